"""Battles at the end of a step: which are fought, and their steps up to the control of the region."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import (
    BATTLE_WON,
    BEFORE_BATTLE,
    BOTH_PASSED,
    IGNORED_LOSSES,
    LOSER_LOSSES,
)
from warhost.games.lords_of_ragnarok.effects.moments import moment
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.mechanics.battles import (
    AFTER,
    BEFORE,
    CARDS,
    COMPARE,
    CONTROL,
    DEFEAT,
    LOSER_SUFFERS,
    OVER,
    PASSED,
    RETREAT,
    WINNER_STRIKES,
    WINNER_SUFFERS,
    battle_value,
    losses,
    next_step,
    strikes,
)
from warhost.games.lords_of_ragnarok.mechanics.control import resistance, take_control
from warhost.games.lords_of_ragnarok.mechanics.hands import draw
from warhost.games.lords_of_ragnarok.model import ATTACKER, BEFORE_PRAYER, DEFENDER, FIGURE, NOBODY, PLAYER, SEA, Saga
from warhost.games.lords_of_ragnarok.phases.battle_cards import CardTurn
from warhost.games.lords_of_ragnarok.phases.battle_losses import (
    StrikeLoser,
    SufferLosses,
    battle_retreat,
    suffer_defeat,
)
from warhost.games.lords_of_ragnarok.tables import LEGION

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

    lies_on = ("Turns", "Steps")

    def run(self, state: Saga) -> None:
        if contested(state):
            state.frames.append(self)
            state.frames.append(ChooseBattle(state.active))

    def fits(self, state: Saga, at: i64) -> bool:
        return state.step > BEFORE_PRAYER


class ChooseBattle(Ask):
    """The active player chooses the battle that is fought next."""

    fields = ("who",)
    lies_on = ("Battles",)
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

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who == state.active


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
    lies_on = ("Battles",)
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

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who == state.active


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


class BattleStep(Procedure[Saga]):
    """One step of a battle after the other."""

    fields = ("step",)
    lies_on = ("Battles",)

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

    def fits(self, state: Saga, at: i64) -> bool:
        """Before both have passed it is the turn of one of them."""
        above = "" if at + 1 == len(state.frames) else type(state.frames[at + 1]).__name__
        decided = self.step >= DEFEAT
        turn = above in ("CardTurn", "PlayCard")
        return state.battle >= 0 and decided == (state.winning >= 0) and turn == (self.step == PASSED)


def in_turn_order(state: Saga, trigger: i64) -> None:
    """A window for both sides, clockwise from the active player (`lor.battle.windows`)."""
    for seat in reversed(state.clockwise(state.active)):
        if seat in state.sides:
            moment(state, seat, trigger)


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


# -- control, and after


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

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who in state.sides and next_step(state, at) == OVER


def clear_battle(state: Saga) -> None:
    state.battle = -1
    state.sides = [NOBODY, NOBODY]
    state.passed = 0
    state.bonus = [0, 0]
    state.ignored = [0, 0]
    state.winning = -1
