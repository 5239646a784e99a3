"""What would happen if nothing more were done: battles, domination and corruption of a region, for boards to show."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.documents import BattleOdds, Corruption, Domination, Outlook, Power
from warhost.games.chaos_in_the_old_world.effects.chaos_card import left_card, right_card
from warhost.games.chaos_in_the_old_world.mechanics.battles import early_dice, striking_dice, takes_place
from warhost.games.chaos_in_the_old_world.mechanics.corruption import (
    corruption_forbidden,
    cultists_in,
    earns_counter,
    tokens_for_dominating,
)
from warhost.games.chaos_in_the_old_world.mechanics.figures import (
    attack_values,
    hits_needed,
    hurt_only_by_sixes,
    may_be_hit,
)
from warhost.games.chaos_in_the_old_world.mechanics.regions import (
    conquest_value,
    domination_values,
    dominator,
    highest,
    resistance,
)
from warhost.games.chaos_in_the_old_world.model import OldWorld
from warhost.games.chaos_in_the_old_world.tables import (
    DICE_MOST,
    KHORNE,
    NURGLE,
    POWER_IDS,
    POWERS,
    SLAANESH,
    TZEENTCH,
    WARPSTONE,
)


def domination_forecast(state: OldWorld, region: i64) -> Domination:
    """Who leads, by how much, against which Resistance, and who would dominate for how many points."""
    values = domination_values(state, region)
    leader = highest(values)
    power = dominator(state, region, values)
    others = [values[other] for other in range(POWERS) if other != leader]
    return {
        "values": {POWER_IDS[p]: values[p] for p in range(POWERS) if state.seat_of[p] >= 0},
        "resistance": int(resistance(state, region)),
        "leader": None if leader < 0 else POWER_IDS[leader],
        "lead": 0 if leader < 0 else int(values[leader] - max(others)),
        "missing": 0 if power >= 0 else max(0, int(resistance(state, region)) + 1 - max(values)),
        "dominates": None if power < 0 else POWER_IDS[power],
        "points": 0 if power < 0 else int(conquest_value(state, region)),
    }


def corruption_forecast(state: OldWorld, region: i64) -> Corruption:
    """The tokens that would be placed, how near to ruin that brings the region, and who would gain from it."""
    tables = state.tables
    coming = [0] * POWERS
    early = 0  # tokens for dominating come before the corruption step
    leader: i64 = -1
    if not corruption_forbidden(state, region):
        coming = cultists_in(state, region)
        left, right = left_card(state, region), right_card(state, region)
        for lies in (left, right) if left.number != right.number else (left,):
            if lies.number >= 0:
                coming[lies.power] += int(lies.coming(state, region))
        leader = dominator(state, region, domination_values(state, region))
        if leader >= 0:
            early = int(tokens_for_dominating(state, region, leader))
    now = int(state.corruption_in(region) + state.token(region, WARPSTONE))
    after = now + sum(coming) + early
    card = max(state.ruin) + 1
    ruins = after >= tables.threshold and card <= tables.ruination_cards
    ruiners = [p for p in range(POWERS) if coming[p] > 0 or state.ruiners >> (region * POWERS + p) & 1]
    if early > 0 and leader not in ruiners and not state.terms.ruiners_of_step:
        ruiners = sorted([*ruiners, int(leader)])
    counters = [p for p in (NURGLE, TZEENTCH, SLAANESH) if earns_counter(state, region, p, coming[p])]
    if early > 0:
        coming[leader] += early
    total = [state.corruption[region * POWERS + p] + coming[p] for p in range(POWERS)]
    return {
        "now": now,
        "coming": {POWER_IDS[p]: coming[p] for p in range(POWERS) if coming[p]},
        "after": after,
        "threshold": tables.threshold,
        "missing": max(0, tables.threshold - after),
        "ruined": ruins,
        "card": card if ruins else None,
        "ruiners": [POWER_IDS[p] for p in ruiners],
        "counters": [POWER_IDS[p] for p in counters],
        "tokens": {POWER_IDS[p]: total[p] for p in range(POWERS) if total[p]},
    }


def summoning_forecast(state: OldWorld, figure: i64, region: i64) -> Outlook:
    """Domination and corruption of a region if a figure stood in it."""
    twin = state.clone()
    assert isinstance(twin, OldWorld)
    twin.put(figure, region)
    ruined = state.ruined >> region & 1 == 1
    return {
        "domination": None if ruined else domination_forecast(twin, region),
        "corruption": None if ruined else corruption_forecast(twin, region),
    }


def battle_forecast(state: OldWorld, region: i64) -> dict[Power, BattleOdds] | None:
    """Dice of each Power, early ones apart, the hits to expect, and how likely they suffice for one kill."""
    frenzy = int(early_dice(state, region))
    if frenzy == 0 and not takes_place(state, region):
        return None
    dice = attack_values(state, region) if takes_place(state, region) else [0] * POWERS
    first = frenzy + int(striking_dice(state, region))
    found: dict[Power, BattleOdds] = {}
    for power in range(POWERS):
        thrown = dice[power] + (frenzy if power == KHORNE else 0)
        if thrown == 0:
            continue
        found[POWER_IDS[power]] = {
            "dice": thrown,
            "early": first if power == KHORNE else 0,
            "hits": round(thrown * 0.6, 1),  # a die brings 1/2 + 1/6 × as much again = 0.6 hits
            "kill": kill_percent(state, region, power, thrown),
        }
    return found


def kill_percent(state: OldWorld, region: i64, power: i64, dice: i64) -> int | None:
    """How likely the dice bring the hits for the easiest enemy figure; None without one that any hit can hurt."""
    needed: list[int] = []
    for figure in state.figures_in(region):
        if may_be_hit(state, figure, power) and not hurt_only_by_sixes(state, figure):
            needed.append(int(hits_needed(state, figure, power)))
    if not needed:
        return None
    return state.tables.at_least[min(dice, DICE_MOST)][min(needed)]
