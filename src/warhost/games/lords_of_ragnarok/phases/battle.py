"""Battles at the end of a step, from the first card to the control of the region."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.armies import destroy_army, lower_army, retreat, retreats, why_no_retreat
from warhost.games.lords_of_ragnarok.book import (
    BATTLE_WON,
    BEFORE_BATTLE,
    BOTH_PASSED,
    IGNORED_LOSSES,
    LOSER_LOSSES,
    PER_ARMY,
    PER_INJURY,
    PLAYING_CARD,
    SPARED_FROM_DEFEAT,
    Bonus,
)
from warhost.games.lords_of_ragnarok.control import resistance, take_control
from warhost.games.lords_of_ragnarok.documents import BattleHints
from warhost.games.lords_of_ragnarok.effects.moments import holds, moment, offers, start, use
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.hands import draw, give_up, kinds_held, why_not_held
from warhost.games.lords_of_ragnarok.legality import why_not_usable
from warhost.games.lords_of_ragnarok.model import (
    ARMY,
    ATTACK,
    ATTACKER,
    CARD,
    DEFENDER,
    FIGURE,
    FINISH,
    NOBODY,
    ORIGIN,
    PLAYER,
    SEA,
    USE,
    Saga,
    members,
)
from warhost.games.lords_of_ragnarok.tables import BLESSING_SOURCES, HERO, LEGION, SOURCES

# -- which battles, in which order


def contested(state: Saga) -> list[int]:
    """The regions where armies of several players stand."""
    hosts = [0] * state.board.regions
    for army in range(state.seats * LEGION):
        region = state.army_at[army]
        if region >= 0:
            hosts[region] |= 1 << army // LEGION
    return [region for region, mask in enumerate(hosts) if mask & (mask - 1)]


class Battles(Procedure[Saga]):
    """All battles of a step, one after the other (`lor.battle.several`)."""

    def run(self, state: Saga) -> None:
        if contested(state):
            state.frames.append(self)
            state.frames.append(ChooseBattle(state.active))


class ChooseBattle(Ask):
    """The active player chooses the battle that is fought next."""

    fields = ("who",)
    kind = "battles"
    rule = "lor.battle.several"
    verbs = {"region": "battle"}

    def options(self, state: Saga) -> list[int]:
        return contested(state)

    def choose(self, state: Saga, choice: i64) -> None:
        meet(state, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-battles")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice < SEA:
            return Reason("lor.battle.when", Text("why-no-battle", region=state.region_text(choice)))
        return self.wrong_kind(state, choice)


def meet(state: Saga, region: i64) -> None:
    """Two players fight; where there are more, the active player says who waits."""
    hosts = [seat for seat in range(state.seats) if state.hosts(region) >> seat & 1]
    if len(hosts) > 2:
        state.frames.append(ChooseBystander(state.active, region))
    else:
        begin_battle(state, region, hosts[0], hosts[1])


class ChooseBystander(Ask):
    """Who of three players in one region does not fight yet."""

    fields = ("who", "region")
    kind = "bystander"
    rule = "lor.battle.several"
    verbs = {"player": "wait"}

    def __init__(self, who: i64, region: i64) -> None:
        self.who = who
        self.region = region

    def options(self, state: Saga) -> list[int]:
        return [PLAYER + seat for seat in range(state.seats) if state.hosts(self.region) >> seat & 1]

    def choose(self, state: Saga, choice: i64) -> None:
        hosts = [seat - PLAYER for seat in self.options(state) if seat != choice]
        begin_battle(state, self.region, hosts[0], hosts[1])

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-bystander", region=state.region_text(self.region))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if PLAYER <= choice < FIGURE:
            return Reason(self.rule, Text("why-no-armies-there"))
        return self.wrong_kind(state, choice)


def defender_of(state: Saga, region: i64, one: i64, other: i64) -> i64:
    """`lor.battle.defender`."""
    one_before = was_there(state, one, region)
    if one_before != was_there(state, other, region):
        return one if one_before else other
    if state.control[region] in (one, other):
        return state.control[region]
    order = state.clockwise(state.active)
    return one if order.index(one) > order.index(other) else other


def was_there(state: Saga, seat: i64, region: i64) -> bool:
    return region in state.before[seat * LEGION : seat * LEGION + LEGION]


def begin_battle(state: Saga, region: i64, one: i64, other: i64) -> None:
    defender = defender_of(state, region, one, other)
    attacker = other if defender == one else one
    state.battle = region
    state.fought |= 1 << region
    state.sides = [attacker, defender]
    state.laid = [[], []]
    state.passed = 0
    state.bonus = [0, 0]
    state.ignored = [state.modifier(attacker, IGNORED_LOSSES), state.modifier(defender, IGNORED_LOSSES)]
    state.winning = -1
    if state.log is not None:
        state.say(
            "battle",
            region=state.region_text(region),
            attacker=state.player_text(attacker),
            defender=state.player_text(defender),
        )
    state.frames.append(BattleStep(BEFORE))


# -- its steps

BEFORE: Final = 0
CARDS: Final = 1
PASSED: Final = 2
COMPARE: Final = 3
DEFEAT: Final = 4
LOSER_SUFFERS: Final = 5
WINNER_STRIKES: Final = 6
RETREAT: Final = 7
WINNER_SUFFERS: Final = 8
CONTROL: Final = 9
AFTER: Final = 10
OVER: Final = 11


class BattleStep(Procedure[Saga]):
    """One step of a battle after the other."""

    fields = ("step",)

    def __init__(self, step: i64) -> None:
        self.step = step

    def run(self, state: Saga) -> None:
        step = self.step
        if step < OVER:
            state.frames.append(BattleStep(step + 1))
        winner = NOBODY if state.winning < 0 else state.sides[state.winning]
        loser = NOBODY if state.winning < 0 else state.sides[1 - state.winning]
        if step == BEFORE:
            in_turn_order(state, BEFORE_BATTLE)
        elif step == CARDS:
            state.frames.append(CardTurn(DEFENDER))
        elif step == PASSED:
            in_turn_order(state, BOTH_PASSED)
        elif step == COMPARE:
            compare(state)
        elif step == DEFEAT:
            suffer_defeat(state, loser)
        elif step == LOSER_SUFFERS:
            state.frames.append(SufferLosses(loser, losses(state, 1 - state.winning)))
        elif step == WINNER_STRIKES:
            moment(state, winner, LOSER_LOSSES)
            state.frames.append(StrikeLoser(winner, strikes(state, state.winning)))
        elif step == RETREAT:
            battle_retreat(state, loser)
        elif step == WINNER_SUFFERS:
            state.frames.append(SufferLosses(winner, losses(state, state.winning)))
        elif step == CONTROL:
            settle(state, winner)
        elif step == AFTER:
            after_battle(state, winner)
        else:
            clear_battle(state)


def in_turn_order(state: Saga, trigger: i64) -> None:
    """A window for both sides, clockwise from the active player (`lor.battle.windows`)."""
    for seat in reversed(state.clockwise(state.active)):
        if seat in state.sides:
            moment(state, seat, trigger)


# -- step 1: cards


class CardTurn(Procedure[Saga]):
    """Players alternate until both have passed; who has passed plays no more cards (`lor.battle.b1_pass`)."""

    fields = ("side",)

    def __init__(self, side: i64) -> None:
        self.side = side

    def run(self, state: Saga) -> None:
        if state.passed == 3:
            return
        seat = state.sides[self.side]
        if state.passed >> self.side & 1:
            state.frames.append(CardTurn(1 - self.side))
        elif state.hands[seat]:
            state.frames.append(PlayCard(seat, False))
        else:  # everybody sees that the hand is empty
            state.frames.append(CardTurn(1 - self.side))
            pass_battle(state, self.side)


def pass_battle(state: Saga, side: i64) -> None:
    state.passed |= 1 << side
    if state.log is not None:
        state.say("passes", player=state.player_text(state.sides[side]))


def loss_symbols(state: Saga, side: i64) -> i64:
    """Loss symbols on all cards a side has laid."""
    total: i64 = 0
    for card in state.laid[side]:
        total += state.tables.card_losses[state.tables.kind[card]]
    return total


def losses(state: Saga, side: i64) -> i64:
    """The losses a side has to suffer (`lor.battle.ignored_losses`)."""
    return max(0, loss_symbols(state, side) - state.ignored[side])


def playable(state: Saga, side: i64, kind: i64) -> bool:
    """`lor.battle.b1_loss_limit_sum`."""
    symbols = state.tables.card_losses[kind]
    if symbols == 0:
        return True
    total = max(0, loss_symbols(state, side) + symbols - state.ignored[side])
    return total <= state.total(state.sides[side], state.battle)


class PlayCard(Ask):
    """Play a combat card or pass (`lor.battle.b1_alternate`)."""

    fields = ("who", "free")
    kind = "battle_card"
    rule = "lor.battle.b1_alternate"
    secret = True
    verbs = {"finish": "pass"}

    def __init__(self, who: i64, free: bool) -> None:
        self.who = who
        self.free = free  # the loss symbols of the card are ignored, so one with symbols is played

    def options(self, state: Saga) -> list[int]:
        side = state.side_of(self.who)
        held = kinds_held(state, self.who)
        if self.free:
            return [CARD + kind for kind in held if state.tables.card_losses[kind] > 0]
        found = [CARD + kind for kind in held if playable(state, side, kind)]
        found += offers(state, self.who, PLAYING_CARD)
        found.append(FINISH)
        return found

    def promised(self, state: Saga) -> list[int]:
        return [kind for kind, symbols in enumerate(state.tables.card_losses) if self.free and symbols > 0]

    def choose(self, state: Saga, choice: i64) -> None:
        side = state.side_of(self.who)
        if USE <= choice < ORIGIN:
            use(state, self.who, PLAYING_CARD, choice - USE)
            return
        state.frames.append(CardTurn(1 - side))
        if choice == FINISH:
            pass_battle(state, side)
            return
        kind = choice - CARD
        state.in_play.append(give_up(state, self.who, kind))
        if self.free:
            state.ignored[side] += state.tables.card_losses[kind]
        if state.log is not None:
            state.say("battle-card", player=state.player_text(self.who), card=state.card_text(kind))
        state.frames.append(LayCard(side))  # lor.battle.b1_effect_then_value
        start(state, state.book.card_battle[kind], self.who)

    def hints(self, state: Saga, choice: i64) -> BattleHints:
        """Both sides' values as they would stand, bonuses that are certain by now included."""
        mine = battle_value(state, state.side_of(self.who))
        if CARD <= choice < ATTACK:
            mine += card_worth(state, self.who, choice - CARD)
        return {"own": mine, "other": battle_value(state, 1 - state.side_of(self.who))}

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-free-card" if self.free else "prompt-battle-card", region=state.region_text(state.battle))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if CARD <= choice < ATTACK:
            if choice - CARD in kinds_held(state, self.who):
                rule = "lor.artifacts.discharge" if self.free else "lor.battle.b1_loss_limit_sum"
                key = "why-no-symbols" if self.free else "why-too-many-losses"
                return Reason(rule, Text(key, card=state.card_text(choice - CARD)))
            return why_not_held(state, self.rule, choice)
        if USE <= choice < ORIGIN:
            return why_not_usable(state, self.who, choice - USE)
        if choice == FINISH:
            return Reason("lor.artifacts.discharge", Text("why-play-now"))
        return self.wrong_kind(state, choice)


class LayCard(Procedure[Saga]):
    """The card that was played lies before its player now, and its value counts."""

    fields = ("side",)

    def __init__(self, side: i64) -> None:
        self.side = side

    def run(self, state: Saga) -> None:
        state.laid = state.laid[:]
        state.laid[self.side] = state.laid[self.side] + state.in_play
        state.in_play = []


# -- step 2: values


def battle_value(state: Saga, side: i64) -> i64:
    """Cards, armies, and what artifacts, blessings and the hero add (`lor.battle.b2_value`)."""
    seat = state.sides[side]
    total: i64 = state.bonus[side] + state.total(seat, state.battle)
    for card in state.laid[side]:
        total += card_worth(state, seat, state.tables.kind[card])
    lasting = BLESSING_SOURCES | ((1 << SOURCES) - (1 << HERO))  # artifacts are discharged for theirs
    sources: i64 = state.powers[seat] & state.book.bonus_sources & lasting
    if sources:
        for source in range(SOURCES):
            if sources >> source & 1:
                for bonus in state.book.bonuses[source]:
                    total += worth(state, seat, bonus)
    return total


def card_worth(state: Saga, seat: i64, kind: i64) -> i64:
    """What a combat card adds for a seat at this moment: its value, and what its effect says."""
    total: i64 = state.tables.card_value[kind]
    for bonus in state.book.card_bonuses[kind]:
        total += worth(state, seat, bonus)
    return total


def worth(state: Saga, seat: i64, bonus: Bonus) -> i64:
    """What a bonus adds for a seat at this moment."""
    if not holds(state, bonus.condition, seat, -1):
        return 0
    if bonus.per == PER_ARMY:
        return bonus.n * len(state.armies_in(seat, state.battle))
    if bonus.per == PER_INJURY:
        return bonus.n * members(state.injured[seat])
    return bonus.n


def compare(state: Saga) -> None:
    """The higher value wins, the defender a tie (`lor.battle.tie`)."""
    attack = battle_value(state, ATTACKER)
    defence = battle_value(state, DEFENDER)
    state.winning = ATTACKER if attack > defence else DEFENDER
    if state.log is not None:
        state.say(
            "battle-values",
            attacker=state.player_text(state.sides[ATTACKER]),
            attack=attack,
            defender=state.player_text(state.sides[DEFENDER]),
            defence=defence,
            winner=state.player_text(state.sides[state.winning]),
        )


# -- steps 3 and 5: losses


def suffer_defeat(state: Saga, loser: i64) -> None:
    """Each army of the loser loses 1, but for those an effect spares (`lor.battle.b3_defeat_loss`)."""
    spared = state.modifier(loser, SPARED_FROM_DEFEAT)
    if spared > 0 and state.armies_in(loser, state.battle):
        state.frames.append(SpareArmy(loser, spared, 0))
    else:
        lower_all(state, loser, 0)


def lower_all(state: Saga, loser: i64, spared: i64) -> None:
    for army in state.armies_in(loser, state.battle):
        if not spared >> army & 1:
            lower_army(state, army, 1)


class SpareArmy(Ask):
    """The loser chooses an army that is not lowered for the defeat."""

    fields = ("who", "left", "spared")
    kind = "spare"
    rule = "lor.battle.b3_defeat_loss"
    verbs = {"army": "shelter"}

    def __init__(self, who: i64, left: i64, spared: i64) -> None:
        self.who = who
        self.left = left
        self.spared = spared  # mask of armies

    def options(self, state: Saga) -> list[int]:
        armies = state.armies_in(self.who, state.battle)
        return [ARMY + army for army in armies if not self.spared >> army & 1]

    def choose(self, state: Saga, choice: i64) -> None:
        spared = self.spared | 1 << (choice - ARMY)
        others = [army for army in state.armies_in(self.who, state.battle) if not spared >> army & 1]
        if self.left > 1 and others:
            state.frames.append(SpareArmy(self.who, self.left - 1, spared))
        else:
            lower_all(state, self.who, spared)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-spare")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return Reason(self.rule, Text("why-army-elsewhere"))
        return self.wrong_kind(state, choice)


class SufferLosses(Ask):
    """Share out the loss symbols of one's own cards, one by one (`lor.battle.b3_card_losses`)."""

    fields = ("who", "left")
    kind = "losses"
    rule = "lor.battle.b3_card_losses"
    verbs = {"army": "lose"}

    def __init__(self, who: i64, left: i64) -> None:
        self.who = who
        self.left = left

    def options(self, state: Saga) -> list[int]:
        if self.left == 0:
            return []
        return [ARMY + army for army in state.armies_in(self.who, state.battle)]

    def choose(self, state: Saga, choice: i64) -> None:
        state.frames.append(SufferLosses(self.who, self.left - 1))
        lower_army(state, choice - ARMY, 1)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-losses", left=self.left)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return Reason(self.rule, Text("why-army-elsewhere"))
        return self.wrong_kind(state, choice)


def strikes(state: Saga, side: i64) -> i64:
    """How often the winner's cards lower an army of the loser."""
    total: i64 = 0
    for card in state.laid[side]:
        total += state.book.card_strikes[state.tables.kind[card]]
    return total


class StrikeLoser(Ask):
    """The winner chooses an army of the loser that loses 1 more."""

    fields = ("who", "left")
    kind = "strike_loser"
    rule = "lor.battle.b1_effect_mandatory"
    verbs = {"army": "weaken"}

    def __init__(self, who: i64, left: i64) -> None:
        self.who = who
        self.left = left

    def options(self, state: Saga) -> list[int]:
        if self.left == 0:
            return []
        loser = state.sides[1 - state.side_of(self.who)]
        return [ARMY + army for army in state.armies_in(loser, state.battle)]

    def choose(self, state: Saga, choice: i64) -> None:
        state.frames.append(StrikeLoser(self.who, self.left - 1))
        lower_army(state, choice - ARMY, 1)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-strike-loser", left=self.left)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return Reason(self.rule, Text("why-army-elsewhere"))
        return self.wrong_kind(state, choice)


# -- step 4: retreat


def battle_retreat(state: Saga, loser: i64) -> None:
    """All survivors go to one region; where there is none they are destroyed (`lor.battle.b4_same_region`)."""
    armies = state.armies_in(loser, state.battle)
    if not armies:
        return
    if retreats(state, loser, state.battle) == 0:
        for army in armies:
            destroy_army(state, army)
    else:
        state.frames.append(RetreatTogether(loser))


class RetreatTogether(Ask):
    """The one region to which the loser's armies retreat."""

    fields = ("who",)
    kind = "retreat_together"
    rule = "lor.battle.b4_same_region"
    verbs = {"region": "retreat"}

    def options(self, state: Saga) -> list[int]:
        return state.board.members(retreats(state, self.who, state.battle))

    def choose(self, state: Saga, choice: i64) -> None:
        for army in state.armies_in(self.who, state.battle):
            retreat(state, army, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-retreat-together", region=state.region_text(state.battle))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        return why_no_retreat(state, self, self.who, state.battle, choice)


# -- step 6 and after


def settle(state: Saga, winner: i64) -> None:
    """`lor.battle.b6_take`: the winner takes a region that is not theirs if what is left of the armies suffices."""
    region = state.battle
    owner = state.control[region]
    if owner == winner:
        return
    needed = 0 if owner in state.sides else resistance(state, region)
    if state.total(winner, region) >= needed:
        take_control(state, winner, region)


def after_battle(state: Saga, winner: i64) -> None:
    """Cards are discarded, then come the effects after a battle, clockwise from the active player."""
    draws = [0, 0]
    for side in (ATTACKER, DEFENDER):
        for card in state.laid[side]:
            draws[side] += state.book.card_draws[state.tables.kind[card]]
        state.discard += state.laid[side]
    state.laid = [[], []]
    for seat in reversed(state.clockwise(state.active)):
        if seat in state.sides:
            if seat == winner:
                moment(state, seat, BATTLE_WON)
            state.frames.append(DrawAfter(seat, draws[state.side_of(seat)]))


class DrawAfter(Procedure[Saga]):
    """Combat cards that are drawn after a battle."""

    fields = ("who", "cards")

    def __init__(self, who: i64, cards: i64) -> None:
        self.who = who
        self.cards = cards

    def run(self, state: Saga) -> None:
        draw(state, self.who, self.cards)


def clear_battle(state: Saga) -> None:
    state.battle = -1
    state.sides = [NOBODY, NOBODY]
    state.passed = 0
    state.bonus = [0, 0]
    state.ignored = [0, 0]
    state.winning = -1
