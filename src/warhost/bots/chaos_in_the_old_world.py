"""A simple opponent at Chaos in the Old World: it tries its own choices and weighs where each would lead this round.

Every Power is weighed by its own road: what its dial asks for, the regions it would dominate, the corruption it would
leave. Only what the seat may know is looked at, so any sample of the rest leads to the same choice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.bots.knowledge import Knowledge
from warhost.engine.chance import FastChance
from warhost.games.chaos_in_the_old_world.frames import Ask
from warhost.games.chaos_in_the_old_world.mechanics.battles import early_dice
from warhost.games.chaos_in_the_old_world.mechanics.corruption import corruption_forbidden, cultists_in, earns_counter
from warhost.games.chaos_in_the_old_world.mechanics.figures import (
    attack_values,
    hits_needed,
    hurt_only_by_sixes,
    may_be_hit,
)
from warhost.games.chaos_in_the_old_world.mechanics.regions import (
    battles_forbidden,
    conquest_value,
    domination_values,
    dominator,
    resistance,
)
from warhost.games.chaos_in_the_old_world.model import BATTLE, EMPTY, SLOT, TIPPED, UPGRADE, OldWorld
from warhost.games.chaos_in_the_old_world.phases.setup import ChoosePower
from warhost.games.chaos_in_the_old_world.tables import (
    CLASSES,
    DICE_MOST,
    FIGURES,
    HERO,
    KHORNE,
    PEASANT,
    POWERS,
    REGIONS,
    UPGRADES_EACH,
    WARPSTONE,
    Tables,
)

HITS_A_DIE: Final = 0.6  # with explosions
DEPTH: Final = 4  # choices of one's own in a row that are tried together

# What things are worth, in victory points.
TICK: Final = 7.0  # a tick of the dial; more as Victory comes near
SECOND_COUNTER: Final = 0.55  # a further counter, as it may bring the extra tick
RIVAL: Final = 0.3  # a share of what counters are worth, for those of others
LEAD: Final = 0.35  # a victory point of the strongest opponent, to be avoided
TOKEN: Final = 0.5  # a corruption token far from ruin
PROMISE: Final = 0.35  # of a region nearly dominated
FIGURE_WORTH: Final = (0.5, 0.7, 1.2)  # by class, on the board
ENEMY_WORTH: Final = 0.3  # a share of that for figures of others
CARD_WORTH: Final = 0.3  # a card in hand
POINT_WORTH: Final = 0.05  # a power point left
PEASANT_WORTH: Final = 0.6  # a claimed Peasant

# The upgrades in the order in which each Power takes them.
UPGRADE_ORDER: Final = (
    (3, 1, 4, 2, 0),
    (3, 0, 4, 2, 1),
    (3, 2, 0, 4, 1),
    (4, 3, 0, 1, 2),
)


class SimpleChaosInTheOldWorld:
    """Takes the choice after which the round promises most."""

    def __init__(self, tables: Tables, seed: int) -> None:
        self.tables = tables
        self.chance = FastChance(seed)

    def choose(self, knowledge: Knowledge) -> int:
        state = knowledge.sample(self.chance)
        assert isinstance(state, OldWorld)
        return self.decide(state)

    def decide(self, state: OldWorld) -> int:
        """The choice in a state of one's own; the state is as before when this returns."""
        frame = state.frames[-1]
        options = state.options
        if isinstance(frame, ChoosePower):
            return options[self.chance.below(len(options))]
        assert isinstance(frame, Ask)
        me = frame.decider(state)
        if UPGRADE <= options[0] < UPGRADE + POWERS * UPGRADES_EACH:
            return best_upgrade(me, options)
        found = options[0]
        best = -1e9
        for choice in options:
            if twin_space(state, choice):
                continue
            value = self.tried(state, me, choice, DEPTH)
            if value > best + 1e-9:
                best = value
                found = choice
        return found

    def tried(self, state: OldWorld, me: i64, choice: i64, depth: i64) -> float:
        """How good the position is after a choice, and after the best of one's own choices that follow at once."""
        twin = state.clone()
        assert isinstance(twin, OldWorld)
        frame = twin.frames.pop()
        frame.choose(twin, choice)
        while twin.frames and depth > 1:
            top = twin.frames[-1]
            if not isinstance(top, Ask) or top.kind == frame.kind or top.decider(twin) != me:
                break
            options: list[int] = top.options(twin)
            if not options:
                twin.frames.pop()
                continue
            if len(options) == 1:
                twin.frames.pop()
                top.choose(twin, options[0])
                continue
            best = -1e9
            for following in options:
                if twin_space(twin, following):
                    continue
                best = max(best, self.tried(twin, me, following, depth - 1))
            return best
        return worth(twin, me)


def twin_space(state: OldWorld, choice: i64) -> bool:
    """Whether a choice is the right card space of a region whose left one is as good."""
    if not SLOT <= choice < UPGRADE or (choice - SLOT) & 1 == 0:
        return False
    return state.slots[choice - SLOT - 1] == EMPTY


def best_upgrade(power: i64, options: list[int]) -> int:
    for number in UPGRADE_ORDER[power]:
        if UPGRADE + power * UPGRADES_EACH + number in options:
            return UPGRADE + power * UPGRADES_EACH + number
    return options[0]


# -- what a position is worth


def worth(state: OldWorld, me: i64) -> float:
    """The position for a Power, in victory points, if the round went on without further choices."""
    total = own_stock(state, me)
    coming: list[list[float]] = [[], [], [], []]  # of each Power: how likely each region brings it a counter
    fighting = state.phase <= BATTLE
    for region in range(REGIONS):
        dice = [0] * POWERS
        if fighting and not battles_forbidden(state, region):
            dice = attack_values(state, region)
            dice[KHORNE] += early_dice(state, region)
        spared = [survival(state, region, power, dice) for power in range(POWERS)]
        total += figures_worth(state, region, me, spared)
        if dice[me] > 0:
            total += prey(state, region, me, dice[me])
        if dice[KHORNE] > 0:
            coming[KHORNE].append(chance_of_kill(state, region, dice[KHORNE]))
        if state.ruined >> region & 1:
            continue
        if state.phase <= BATTLE:
            total += domination_worth(state, region, me, spared)
            total += corruption_worth(state, region, me, spared, coming)
    for power in range(POWERS):
        if state.seat_of[power] >= 0:
            share = 1.0 if power == me else -RIVAL
            total += share * counters_worth(state, power, coming[power])
    return total


def own_stock(state: OldWorld, me: i64) -> float:
    """Points, cards and Peasants; and the points of whoever else is strongest."""
    others = [state.vp[power] for power in range(POWERS) if power != me]
    total = state.vp[me] - LEAD * max(others) + PEASANT_WORTH * state.peasants[me]
    total += CARD_WORTH * float(state.hand_size(me)) + POINT_WORTH * state.points[me]
    return total + tick_worth(state, me) * state.dial[me]


def tick_worth(state: OldWorld, power: i64) -> float:
    """A tick is worth more the shorter the way to Victory."""
    left = len(state.tables.dial[power]) - 1 - state.dial[power]
    return TICK + 6.0 / max(1, left)


def survival(state: OldWorld, region: i64, power: i64, dice: list[int]) -> float:
    """Which share of a Power's figures in a region outlives the dice of the others."""
    mine = state.present[region * POWERS + power]
    if mine == 0:
        return 1.0
    losses = 0.0
    peasants = int(state.token(region, PEASANT))
    for other in range(POWERS):
        if other != power and dice[other] > 0:
            targets = peasants
            for third in range(POWERS):
                if third != other:
                    targets += state.present[region * POWERS + third]
            losses += HITS_A_DIE * dice[other] * mine / targets
    losses += 0.6 * float(state.token(region, HERO))
    return max(0.0, 1.0 - losses / mine)


def figures_worth(state: OldWorld, region: i64, me: i64, spared: list[float]) -> float:
    """Figures that will still stand there; those of others weigh against."""
    total = 0.0
    sort = state.tables.sort
    for figure in range(FIGURES):
        if state.where[figure] == region and not state.marks[figure] & TIPPED:
            power = state.holder[figure]
            value = FIGURE_WORTH[sort[figure] % CLASSES] * (0.4 + 0.6 * spared[power])
            if state.tables.owner[figure] == me:
                total += value
            else:
                total -= ENEMY_WORTH * value
    return total


def prey(state: OldWorld, region: i64, me: i64, dice: i64) -> float:
    """What own dice may take from others, and the Peasants they may claim."""
    targets = 0
    for power in range(POWERS):
        if power != me:
            targets += state.present[region * POWERS + power]
    peasants = state.token(region, PEASANT)
    hits = HITS_A_DIE * float(dice)
    claimed = max(0.0, min(hits - targets, float(peasants)))
    return 0.25 * min(hits, float(targets)) + 0.8 * PEASANT_WORTH * claimed


def chance_of_kill(state: OldWorld, region: i64, dice: i64) -> float:
    """How likely Khorne kills somebody in a region."""
    easiest: i64 = 99
    for figure in range(FIGURES):
        if state.where[figure] == region and may_be_hit(state, figure, KHORNE):
            if not hurt_only_by_sixes(state, figure):
                easiest = min(easiest, hits_needed(state, figure, KHORNE))
    if easiest > 20 or dice == 0:
        return 0.0
    return state.tables.at_least[min(dice, DICE_MOST)][easiest] / 100.0


def domination_worth(state: OldWorld, region: i64, me: i64, spared: list[float]) -> float:
    """Points for dominating, a promise for coming near, and what others would score."""
    values = domination_values(state, region)
    points = float(conquest_value(state, region))
    power = dominator(state, region, values)
    if power == me:
        return points * (0.35 + 0.65 * spared[me])
    wanted = float(resistance(state, region)) + 1.0
    for other in range(POWERS):
        if other != me:
            wanted = max(wanted, values[other] + 1.0)
    near = PROMISE * points * min(1.0, values[me] / wanted)
    return near - (LEAD * points if power >= 0 else 0.0)


def corruption_worth(state: OldWorld, region: i64, me: i64, spared: list[float], coming: list[list[float]]) -> float:
    """Tokens to be placed, the ruin they may bring, and the counter of a Power that corrupts."""
    first = region * POWERS
    tokens = [float(state.corruption[first + power]) for power in range(POWERS)]
    placing = 0
    if not corruption_forbidden(state, region):
        for power, cultists in enumerate(cultists_in(state, region)):
            tokens[power] += cultists * spared[power]
            if power == me:
                placing = cultists
            if power != KHORNE and cultists > 1 and earns_counter(state, region, power, cultists):
                coming[power].append(at_least_two(cultists, spared[power]))
    total = sum(tokens) + float(state.token(region, WARPSTONE))
    threshold = float(state.tables.threshold)
    nearness = min(1.0, total / threshold)
    value = TOKEN * tokens[me]
    card = min(max(state.ruin) + 1, state.tables.ruination_cards)
    ahead = 0
    for power in range(POWERS):
        if power != me and tokens[power] >= tokens[me]:
            ahead += 1
    place = 0.0
    if tokens[me] > 0:
        place = float((state.tables.first, state.tables.second)[min(ahead, 1)][card][region]) if ahead < 2 else 0.0
    value += place * nearness * nearness * 0.5
    if total >= threshold and max(state.ruin) < state.tables.ruination_cards:
        ruiner = placing > 0 or state.ruiners >> (first + me) & 1 == 1
        value += 0.5 * place + (state.tables.ruiner_points[card] if ruiner else 0.0)
    return value


def at_least_two(cultists: i64, alive: float) -> float:
    """How likely at least two of some Cultists survive."""
    dead = 1.0 - alive
    none = 1.0
    one = 0.0
    for _ in range(cultists):
        one = one * dead + none * alive
        none *= dead
    return 1.0 - none - one


def counters_worth(state: OldWorld, me: i64, coming: list[float]) -> float:
    """Dial counters: the first brings a tick, further ones perhaps the extra tick."""
    missed = 1.0
    expected = 0.0
    for likely in coming:
        missed *= 1.0 - likely
        expected += likely
    have = float(state.counters[me])
    first = 1.0 if have > 0 else 1.0 - missed
    further = have + expected - first
    return tick_worth(state, me) * (first + SECOND_COUNTER * min(2.0, further))
