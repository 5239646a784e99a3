"""The corruption phase: domination of the regions, then corruption tokens and ruin. Nobody decides anything."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.effects.chaos_card import left_card, right_card
from warhost.games.chaos_in_the_old_world.mechanics.corruption import (
    cultists_in,
    earns_counter,
    place_corruption,
    tokens_for_dominating,
)
from warhost.games.chaos_in_the_old_world.mechanics.regions import (
    conquest_value,
    domination_values,
    dominator,
    resistance,
)
from warhost.games.chaos_in_the_old_world.model import OldWorld, power_text, region_text, upgrade_number, upgrade_text
from warhost.games.chaos_in_the_old_world.phases.dials import gain_counter
from warhost.games.chaos_in_the_old_world.tables import (
    NURGLE,
    POWERS,
    REGIONS,
    SLAANESH,
    TZEENTCH,
    UPGRADES_EACH,
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
    place_corruption(state, region, power, tokens_for_dominating(state, region, power), False)


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
    for card in [left_card(state, region), right_card(state, region)]:
        if card.number >= 0:
            placed[card.power] += card.in_corruption_step(state, region)
    for power in (NURGLE, TZEENTCH, SLAANESH):
        if earns_counter(state, region, power, placed[power]):
            gain_counter(state, power)


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
    score_upgrades(state)


def score_upgrades(state: OldWorld) -> None:
    """Whoever has an upgrade that scores for ruin scores, ruiner or not."""
    bonus = state.tables.ruination_bonus
    for power in range(POWERS):
        for number in range(UPGRADES_EACH):
            points = bonus[upgrade_number(power, number)]
            if points > 0 and state.has_upgrade(power, number):
                state.vp[power] += points
                if state.log is not None:
                    cause = upgrade_text(upgrade_number(power, number))
                    state.say("points", power=power_text(power), points=points, cause=cause)
