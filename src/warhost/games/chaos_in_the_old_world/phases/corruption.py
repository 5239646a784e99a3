"""The corruption phase: domination of the regions, then corruption tokens and ruin. Nobody decides anything."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.effects.nurgle import great_foul_consumption, stench_of_death
from warhost.games.chaos_in_the_old_world.effects.upgrades import provender_of_ruin
from warhost.games.chaos_in_the_old_world.mechanics.corruption import place_corruption
from warhost.games.chaos_in_the_old_world.mechanics.regions import (
    conquest_value,
    domination_values,
    dominator,
    magic_symbols,
    resistance,
)
from warhost.games.chaos_in_the_old_world.model import OldWorld, power_text, region_text, upgrade_number, upgrade_text
from warhost.games.chaos_in_the_old_world.phases.dials import gain_counter
from warhost.games.chaos_in_the_old_world.tables import (
    HERO,
    NOBLE,
    NURGLE,
    POWERS,
    PROVENDER,
    REGIONS,
    SLAANESH,
    TZEENTCH,
    WARPSTONE,
)


def corruption_phase(state: OldWorld) -> None:
    """Two steps, each in region order (`citow.domination.step`, `citow.corruption.step`)."""
    for region in range(REGIONS):
        if not state.ruined >> region & 1:  # citow.ruined.no_domination
            dominate(state, region)
    for region in range(REGIONS):
        if not state.ruined >> region & 1:  # citow.ruined.definition
            corrupt(state, region)


def dominate(state: OldWorld, region: i64) -> None:
    """The one highest domination value, if it exceeds Resistance, scores the Conquest Value."""
    values = domination_values(state, region)
    power = dominator(state, region, values)
    if power < 0:
        return
    points = conquest_value(state, region)
    state.vp[power] += points
    if state.log is not None:
        state.say(
            "dominate",
            power=power_text(power),
            region=region_text(region),
            value=values[power],
            resistance=resistance(state, region),
            points=points,
        )
    if power == NURGLE:
        stench_of_death(state, region)


def corrupt(state: OldWorld, region: i64) -> None:
    """All players place their tokens; then the region is checked for ruin."""
    if not state.deserted(region):
        place_for_figures(state, region)
    if state.corruption_in(region) + state.token(region, WARPSTONE) >= state.tables.threshold:
        ruin(state, region)


def place_for_figures(state: OldWorld, region: i64) -> None:
    """A token for each Cultist, and what a card makes of figures; Powers whose dial condition is met gain counters."""
    placed: list[int] = []
    for power, count in enumerate(cultists_in(state, region)):
        placed.append(place_corruption(state, region, power, count, True))
    placed[NURGLE] += great_foul_consumption(state, region)
    for power in (NURGLE, TZEENTCH, SLAANESH):
        if earns_counter(state, region, power, placed[power]):
            gain_counter(state, power)


def cultists_in(state: OldWorld, region: i64) -> list[int]:
    """Cultists that each Power controls in a region."""
    found = [0] * POWERS
    where = state.where
    for figure in state.tables.cultists:
        if where[figure] == region:
            found[state.holder[figure]] += 1
    return found


def earns_counter(state: OldWorld, region: i64, power: i64, placed: i64) -> bool:
    """Whether tokens placed in the corruption step of a region meet a Power's dial condition."""
    if placed < state.tables.counter_tokens[power]:
        return False
    if power == NURGLE:
        return state.tables.populous[region]
    if power == TZEENTCH:
        return state.token(region, WARPSTONE) + magic_symbols(state, region) >= state.tables.counter_magic
    return state.terms.slaanesh_anywhere or state.token(region, NOBLE) + state.token(region, HERO) > 0


def ruin(state: OldWorld, region: i64) -> None:
    """The next ruination card lies down face up, and the ruiners score; without a card left nothing happens."""
    tables = state.tables
    number = max(state.ruin) + 1
    if number > tables.ruination_cards:
        return
    state.ruin[region] = number
    state.ruined |= 1 << region
    if state.log is not None:
        state.say("ruin", region=region_text(region), number=number)
    for power in range(POWERS):
        if state.ruiners >> (region * POWERS + power) & 1:
            state.vp[power] += tables.ruiner_points[number]
            if state.log is not None:
                points = tables.ruiner_points[number]
                state.say("ruiner", power=power_text(power), points=points, region=region_text(region))
    bonus = provender_of_ruin(state)
    if bonus > 0:
        state.vp[NURGLE] += bonus
        if state.log is not None:
            cause = upgrade_text(upgrade_number(NURGLE, PROVENDER))
            state.say("points", power=power_text(NURGLE), points=bonus, cause=cause)
