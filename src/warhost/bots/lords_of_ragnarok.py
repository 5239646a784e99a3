"""A simple opponent at Lords of Ragnarok: it tries its choices out, to the end of the step, and judges the table.

Battles and hunts on the way are played by a few rules of thumb for everybody, with hands dealt by chance.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.bots.knowledge import Knowledge
from warhost.engine.chance import FastChance
from warhost.games.lords_of_ragnarok.effects.in_hunt import EndHunt
from warhost.games.lords_of_ragnarok.legality import usurp_refused
from warhost.games.lords_of_ragnarok.mechanics.battles import battle_value
from warhost.games.lords_of_ragnarok.mechanics.boxes import CoverBox, hits
from warhost.games.lords_of_ragnarok.mechanics.control import resistance
from warhost.games.lords_of_ragnarok.mechanics.hands import DiscardCards, ShedCards, kinds_held
from warhost.games.lords_of_ragnarok.mechanics.heroes import TakeInjury
from warhost.games.lords_of_ragnarok.model import (
    ATTACK,
    ATTACKER,
    ATTRIBUTE,
    BOX,
    CARD,
    FINISH,
    GOD,
    HUNT,
    LANDS_TO_WIN,
    NOBODY,
    OMENS_TO_END,
    OPTION,
    YES,
    Saga,
    members,
)
from warhost.games.lords_of_ragnarok.phases.battle_cards import PlayCard
from warhost.games.lords_of_ragnarok.phases.hunt import (
    Defend,
    HeroTurn,
    PlayAttack,
    SecondCard,
    defence_value,
    defended,
    partners,
    rage,
)
from warhost.games.lords_of_ragnarok.phases.monsters_action import huntable
from warhost.games.lords_of_ragnarok.phases.rune_step import befriendable
from warhost.games.lords_of_ragnarok.tables import (
    ARTIFACT_SOURCES,
    ARTIFACTS,
    ATTRIBUTES,
    BLESSING_SOURCES,
    BOSS,
    BOXES,
    HIGHEST,
    LEGION,
    MONSTERS,
    MONSTERS_ACTION,
    NO_TROPHY,
    STRENGTH,
    USURP,
    WHEEL,
    WISDOM,
)

DEPTH: Final = 2  # own choices looked ahead after the first: which army, then where
HUNTS: Final = 6  # how often a hunt is tried out
SETTLED: Final = 400  # choices of others after which a line is judged as it stands
VICTORY: Final = 1000.0
EVEN: Final = 1e-9  # values closer than this are equal
SAFE: Final = 4  # margin at which nobody adds another card
STRIKES: Final = 6  # what a card is dearer, in values, for being able to strike

# -- what things are worth

REGION_WORTH: Final = 3.0
SHRINE: Final = 1.2  # where a temple may come
SETTLEMENT: Final = 0.8
FORGE_WORTH: Final = 0.5
MONUMENT: Final = 1.5
WORLD_TREE: Final = 0.4  # a region beside it, while the end is far
LAST_TURNS: Final = 30.0  # the same once Ragnarok has begun: it decides the game
LAND: Final = 9.0  # held in full; its square for a part
TEMPLE: Final = 22.0  # all that are needed; its square for a part
FIRST_TEMPLES: Final = 6.0  # on top of that, in equal parts
KILL: Final = 14.0
ENOUGH_KILLS: Final = 3
MARKER_ON_SHEET: Final = 1.2
ARMY_VALUE: Final = 0.9
ARMY_COUNT: Final = 0.6
ATTRIBUTE_VALUE: Final = 1.0
HURT: Final = 0.4
COMBAT_CARD: Final = 0.7
RUNE_HELD: Final = 0.6
PRIEST: Final = 0.9
ALLY: Final = 1.3
RING: Final = 0.8
BLESSING: Final = 2.0
ARTIFACT_HELD: Final = 2.0
CHARGE: Final = 0.8
SPENT_ACTION: Final = 0.7  # a marker on the wheel: that action is closed until a monument rises
UNGUARDED: Final = 0.2  # of a region that an enemy may simply walk into
PROSPECT: Final = 0.4  # of a region that an army may take next
USURPER: Final = 0.6  # of a region that the hero may usurp
NEAR_FORGE: Final = 0.5
NEAR_REALM: Final = 0.8
NEAR_PREY: Final = 0.25  # of what a hunt is likely to bring
BOSS_FALLS: Final = 0.02  # how likely a strong hero kills the boss
LEADER: Final = 0.4  # how much more the strongest opponent counts than the others


class SimpleLordsOfRagnarok:
    """Takes the choice after which its own standing exceeds the others' by most."""

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(seed)

    def choose(self, knowledge: Knowledge) -> int:
        state = knowledge.sample(self.chance)
        assert isinstance(state, Saga)
        return self.decide(state)

    def decide(self, state: Saga) -> int:
        """The choice in a state of one's own, a sample or a playout; the state is as before when this returns."""
        reflex = self.reflex(state)
        if reflex >= 0:
            return reflex
        me = state.acting
        luck = self.chance.below(1 << 30)  # the same for all choices, so that none looks better by luck alone
        best = -1
        most = 0.0
        for choice in state.options:
            value = self._try(state, me, choice, DEPTH, luck)
            if best < 0 or value > most + EVEN:
                best = choice
                most = value
        return best

    # -- trying out

    def _try(self, state: Saga, me: i64, choice: i64, depth: i64, luck: i64) -> float:
        """What the table is worth after a choice; a hunt is tried out more than once."""
        times = HUNTS if HUNT <= choice < GOD else 1
        total = 0.0
        for time in range(times):
            twin = state.clone()
            assert isinstance(twin, Saga)
            twin.chance = FastChance(luck + time)
            if times > 1:
                twin.chance.shuffle(twin.deck)  # nobody knows which cards a hunt will bring
            twin.apply(choice)
            total += self._follow(twin, me, state.turns, state.step, depth, luck)
        return total / times

    def _follow(self, state: Saga, me: i64, turn: i64, step: i64, depth: i64, luck: i64) -> float:
        """Go on to the end of the step: by reflex, by trying out one's own choices, by default for the others.

        A hunt is played to its end by reflex and default: what comes of it is luck rather than choice.
        """
        for _ in range(SETTLED):
            if state.acting < 0 or state.turns != turn or state.step != step:
                break
            if state.turns == 0 and state.acting != me:  # the next drafter
                break
            reflex = self.reflex(state)
            if reflex >= 0:
                state.apply(reflex)
            elif state.acting != me or state.hunter >= 0:
                state.apply(default(state))
            elif depth == 0:
                state.apply(FINISH if FINISH in state.options else default(state))
            else:
                best = -VICTORY
                for choice in state.options:
                    best = max(best, self._try(state, me, choice, depth - 1, luck + HUNTS))
                return best
        return judge(state, me)

    # -- battles and hunts by rules of thumb

    def reflex(self, state: Saga) -> int:
        """The choice in a battle or hunt; -1 where the choice takes thought."""
        frame = state.frames[-1]
        if isinstance(frame, PlayCard):
            return battle_card(state, frame)
        if isinstance(frame, PlayAttack):
            return fiercest(state)
        if isinstance(frame, Defend):
            return defence(state, frame.who)
        if isinstance(frame, HeroTurn):
            return blow(state, frame.who)
        if isinstance(frame, SecondCard):
            return cheapest(state, state.options)
        if isinstance(frame, CoverBox):
            return richest_box(state)
        if isinstance(frame, TakeInjury):
            return least_missed(state, frame.who)
        if isinstance(frame, (ShedCards, DiscardCards)):
            return least_useful(state, frame.who)
        return -1


def default(state: Saga) -> int:
    """What somebody else is taken to choose: whatever is offered, and else what is named first."""
    return YES if YES in state.options else state.options[0]


def cheapest(state: Saga, options: list[int]) -> int:
    """The combat card of the lowest value among choices."""
    best = -1
    for choice in options:
        if CARD <= choice < ATTACK:
            if best < 0 or state.tables.card_value[choice - CARD] < state.tables.card_value[best - CARD]:
                best = choice
    return best if best >= 0 else options[0]


def battle_card(state: Saga, frame: PlayCard) -> int:
    """The cheapest card that brings the lead; the best one if only several do; else pass."""
    options = state.options
    tables = state.tables
    if FINISH not in options:
        return cheapest(state, options)
    side = state.side_of(frame.who)
    other = 1 - side
    lead = battle_value(state, side) - battle_value(state, other) - (1 if side == ATTACKER else 0)
    passed = state.passed >> other & 1 == 1
    if lead >= SAFE or (lead >= 0 and (passed or not state.hands[state.sides[other]])):
        return FINISH
    best = -1
    best_cost: i64 = 0
    strongest = -1
    sum_left: i64 = 0
    for choice in options:
        if not CARD <= choice < ATTACK:
            continue
        kind = choice - CARD
        value = tables.card_value[kind]
        sum_left += value
        if strongest < 0 or value > tables.card_value[strongest - CARD]:
            strongest = choice
        cost = 2 * tables.card_losses[kind] + value
        if lead + value >= 0 and (best < 0 or cost < best_cost):
            best = choice
            best_cost = cost
    if lead >= 0:
        return FINISH if best < 0 or best_cost > SAFE else best
    if best >= 0:
        return best
    return strongest if strongest >= 0 and lead + sum_left >= 0 else FINISH


def fiercest(state: Saga) -> int:
    """The attack card with the most rage."""
    best = state.options[0]
    for choice in state.options:
        if rage(state, choice - ATTACK) > rage(state, best - ATTACK):
            best = choice
    return best


def least_missed(state: Saga, who: i64) -> int:
    """The healthy token of which an injury takes least."""
    best = state.options[0]
    for choice in state.options:
        if state.value(who, choice - ATTRIBUTE) < state.value(who, best - ATTRIBUTE):
            best = choice
    return best


def least_useful(state: Saga, who: i64) -> int:
    """The card to discard: the lowest value, and in one's own hunt one that cannot strike."""
    best = -1
    best_use: i64 = 0
    for choice in state.options:
        use = state.tables.card_value[choice - CARD]
        if state.hunter == who and strikes(state, who, choice - CARD):
            use += STRIKES
        if best < 0 or use < best_use:
            best = choice
            best_use = use
    return best


def strikes(state: Saga, who: i64, kind: i64) -> bool:
    """Whether a card can deal damage in this hunt."""
    return len(partners(state, who, kind) if state.prey == BOSS else hits(state, kind)) > 0


def defence(state: Saga, who: i64) -> int:
    """One card that stops the attack, one that cannot strike if possible; several only if else the hunt were over."""
    if defended(state):
        return FINISH
    tables = state.tables
    missing = rage(state, state.attack) - defence_value(state)
    best = -1
    best_cost: i64 = 0
    first = -1  # of several: the highest value, but rather one that cannot strike
    first_cost: i64 = 0
    total: i64 = 0
    for card in state.hands[who]:
        total += tables.card_value[tables.kind[card]]
    for kind in kinds_held(state, who):
        value = tables.card_value[kind]
        striking = STRIKES if strikes(state, who, kind) else 0
        shield = tables.card_shield[kind] and tables.attack_stopped_by_shield[state.attack]
        if (shield or value >= missing) and (best < 0 or value + striking < best_cost):
            best = CARD + kind
            best_cost = value + striking
        if first < 0 or striking - value < first_cost:
            first = CARD + kind
            first_cost = striking - value
    if best >= 0:
        return best
    return first if total >= missing and fatal(state, who) else FINISH


def fatal(state: Saga, who: i64) -> bool:
    """Whether the attack, unless it is stopped, ends the hunt or may do so."""
    if members(state.injured[who]) == len(ATTRIBUTES):
        return True
    for op in state.book.programs[state.book.attack[state.attack]]:
        if isinstance(op, EndHunt):
            return True
    return False


def blow(state: Saga, who: i64) -> int:
    """The card with the fewest boxes to cover; the last one is kept for the next round, if this one needs no more."""
    best = -1
    fewest: i64 = 0
    able: i64 = 0
    for choice in state.options:
        if CARD <= choice < ATTACK:
            able += 1
            count = len(partners(state, who, choice - CARD) if state.prey == BOSS else hits(state, choice - CARD))
            if best < 0 or count < fewest:
                best = choice
                fewest = count
    if best < 0:
        return FINISH
    spare = state.dealt > 0 and able == 1 and len(state.uncovered(state.prey)) > 1
    return FINISH if spare else best


def richest_box(state: Saga) -> int:
    """A box with a trophy rather than one without."""
    for choice in state.options:
        if BOX <= choice < OPTION and state.tables.box_trophy[state.prey][choice - BOX] != NO_TROPHY:
            return choice
    return state.options[0]


# -- judging the table


def judge(state: Saga, me: i64) -> float:
    """How much better than the others one stands; the strongest of them counts most."""
    if state.winner != NOBODY:
        return VICTORY if state.winner == me else -VICTORY
    strongest = 0.0
    total = 0.0
    for seat in range(state.seats):
        if seat != me:
            value = standing(state, seat)
            total += value
            strongest = max(strongest, value)
    mean = total / float(state.seats - 1)
    return standing(state, me) + prospects(state, me) - LEADER * strongest - (1.0 - LEADER) * mean


def region_worth(state: Saga, region: i64) -> float:
    board = state.board
    worth = REGION_WORTH
    if board.shrines >> region & 1:
        worth += SHRINE
    if board.settlements >> region & 1:
        worth += SETTLEMENT
    if state.forge_type[region] >= 0:
        worth += FORGE_WORTH
    if board.god_of[region] >= 0:
        worth += MONUMENT
    if board.yggdrasil >> region & 1:
        worth += world_tree(state)
    return worth


def world_tree(state: Saga) -> float:
    """What a region beside Yggdrasil is worth: all the more, the nearer Ragnarok."""
    if state.last_turns >= 0:
        return LAST_TURNS
    down = members(state.omens_down)
    return WORLD_TREE * float(1 + 2 * down * down) if down < OMENS_TO_END else LAST_TURNS


def standing(state: Saga, seat: i64) -> float:
    """What a player has, in regions."""
    board = state.board
    worth = 0.0
    for region in board.members(state.owned[seat]):
        worth += region_worth(state, region)
    worth += lands(state, seat)
    temples = float(state.temple_regions(seat)) / state.terms.temples_to_win
    worth += TEMPLE * temples * temples + FIRST_TEMPLES * temples
    worth += KILL * float(min(ENOUGH_KILLS, state.kills(seat)))
    worth += holdings(state, seat)
    return worth


def lands(state: Saga, seat: i64) -> float:
    """The lands a player holds most of: three of them win the game."""
    parts: list[float] = []
    for land in state.board.lands:
        part = float(members(state.owned[seat] & land)) / float(members(land))
        parts.append(part * part)
    parts.sort(reverse=True)
    return LAND * sum(parts[:LANDS_TO_WIN])


def holdings(state: Saga, seat: i64) -> float:
    """Armies, hero, cards, runes, priests, blessings, artifacts, monsters, alliances."""
    worth = 0.0
    for army in range(seat * LEGION, seat * LEGION + LEGION):
        if state.army_at[army] >= 0:
            worth += ARMY_COUNT + ARMY_VALUE * state.army_value[army]
    for attribute in range(len(ATTRIBUTES)):
        worth += ATTRIBUTE_VALUE * float(state.value(seat, attribute))
    worth -= HURT * float(members(state.injured[seat]))
    worth += COMBAT_CARD * float(min(len(state.hands[seat]), state.card_limit(seat)))
    worth += RUNE_HELD * float(min(state.rune_count(seat), state.rune_limit(seat)))
    worth += PRIEST * state.priests[seat]
    worth += ALLY * float(state.alliances(seat))
    worth += BLESSING * float(members(state.powers[seat] & BLESSING_SOURCES))
    worth += CHARGE * float(members(state.powers[seat] & ARTIFACT_SOURCES))
    for artifact in range(ARTIFACTS):
        if state.artifact_owner[artifact] == seat:
            worth += ARTIFACT_HELD
    for monster in range(MONSTERS):
        if state.ring[monster] == seat:
            worth += RING
        worth += MARKER_ON_SHEET * state.marks[monster * BOXES : monster * BOXES + BOXES].count(seat)
    for action in range(WHEEL):
        if state.marked(seat, action):
            worth -= SPENT_ACTION
    return worth


def prospects(state: Saga, me: i64) -> float:
    """What one's armies and hero may do next, and what others may simply walk into."""
    worth = 0.0
    if state.drakkar[me] < 0 or state.hero_at[me] < 0:
        return worth
    for army in state.on_board(me):
        best = 0.0
        for region in state.board.members(state.reach(me, state.army_at[army])):
            if state.control[region] != me and open_to(state, army, region):
                best = max(best, region_worth(state, region))
        worth += PROSPECT * best
    for seat in range(state.seats):
        if seat != me and state.drakkar[seat] >= 0:
            for army in state.on_board(seat):
                for region in state.board.members(state.reach(seat, state.army_at[army]) & state.owned[me]):
                    if open_to(state, army, region):
                        worth -= UNGUARDED * region_worth(state, region)
    return worth + hero_prospects(state, me)


def open_to(state: Saga, army: i64, region: i64) -> bool:
    """Whether an army would take a region by itself, past what stands there now."""
    seat = army // LEGION
    others: i64 = 0
    for other in range(state.seats):
        if other != seat:
            others += state.total(other, region)
    needed = others + 1 if others > 0 else resistance(state, region)
    return min(HIGHEST, state.army_value[army]) >= needed


def hero_prospects(state: Saga, me: i64) -> float:
    """What the hero may do where it stands."""
    worth = 0.0
    here = state.hero_at[me]
    if not state.marked(me, USURP) and usurp_refused(state, me) is None:
        worth += USURPER * region_worth(state, here)
    if state.forge_full >> here & 1:
        worth += NEAR_FORGE
    if befriendable(state, me, False):
        worth += NEAR_REALM
    if not state.marked(me, MONSTERS_ACTION):
        best = 0.0
        for choice in huntable(state, me):
            best = max(best, hunt_worth(state, me, choice - HUNT))
        worth += NEAR_PREY * best
    return worth


def hunt_worth(state: Saga, me: i64, figure: i64) -> float:
    """What a hunt is likely to bring, by the boxes that Strength, Wisdom and the cards in hand usually cover."""
    strength = float(state.value(me, STRENGTH) + len(state.hands[me]))
    covered = 1.2 + 0.6 * strength + 0.35 * float(state.value(me, WISDOM)) - 0.4 * float(members(state.injured[me]))
    left = float(len(state.uncovered(figure)))
    if figure == BOSS:
        return VICTORY * BOSS_FALLS if covered >= 2.0 * left else 0.0
    if covered >= left:
        return MARKER_ON_SHEET * left + KILL
    return MARKER_ON_SHEET * covered
