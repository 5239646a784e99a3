"""What a region is worth now: Resistance, Conquest Value, magic, domination; and whether one may fight there."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.effects.khorne import skull_throne
from warhost.games.chaos_in_the_old_world.effects.nurgle import influenza, plague_aura
from warhost.games.chaos_in_the_old_world.effects.old_world import (
    electors_arise,
    electors_sue_for_peace,
    peasant_uprising,
    teclis_aids_the_empire,
)
from warhost.games.chaos_in_the_old_world.effects.slaanesh import abyssal_pact, field_of_ecstasy, insidious_lies
from warhost.games.chaos_in_the_old_world.effects.upgrades import bloodthirster_extra, lord_of_change_symbols
from warhost.games.chaos_in_the_old_world.mechanics.figures import attack_values
from warhost.games.chaos_in_the_old_world.model import HORROR, OldWorld
from warhost.games.chaos_in_the_old_world.tables import CARDS, KHORNE, NOBLE, NURGLE, POWERS, SKAVEN, SLAANESH


def resistance(state: OldWorld, region: i64) -> i64:
    """`citow.regions.value_floor`: never below zero."""
    value = state.tables.value[region] - state.token(region, SKAVEN) - influenza(state, region)
    return max(0, value + peasant_uprising(state, region) + electors_arise(state, region))


def conquest_value(state: OldWorld, region: i64) -> i64:
    return state.tables.value[region] + state.token(region, NOBLE)


def magic_symbols(state: OldWorld, region: i64) -> i64:
    """Symbols of a region, whoever brought them (`citow.magic.card_symbol`, `citow.magic.on_figures`)."""
    if teclis_aids_the_empire(state, region):
        return 0
    symbols = lord_of_change_symbols(state, region)
    for slot in (2 * region, 2 * region + 1):
        card = state.slots[slot]
        if card >= HORROR or (0 <= card < CARDS and state.tables.magic[card]):
            symbols += 1
    return symbols


def battles_forbidden(state: OldWorld, region: i64) -> bool:
    """Whether no battle takes place in a region and no battle dice are rolled for it."""
    return field_of_ecstasy(state, region) or electors_sue_for_peace(state, region)


def domination_values(state: OldWorld, region: i64) -> list[int]:
    """`citow.domination.value` of each Power: costs of its cards, its figures, and what cards add."""
    tables = state.tables
    first = region * POWERS
    values: list[int] = state.present[first : first + POWERS]
    left = state.slots[2 * region]
    right = state.slots[2 * region + 1]
    if left < 0 and right < 0:  # no card adds or changes anything
        if values[KHORNE] > 0:
            values[KHORNE] += bloodthirster_extra(state, region)
        return values
    if abyssal_pact(state, region):
        values = [0] * POWERS
    elif values[KHORNE] > 0:
        if skull_throne(state, region):
            values[KHORNE] = attack_values(state, region)[KHORNE]
        else:
            values[KHORNE] += bloodthirster_extra(state, region)
    for card in (left, right):
        if 0 <= card < CARDS:
            values[tables.card_power[card]] += tables.card_cost[card]
    values[NURGLE] += plague_aura(state, region)
    values[SLAANESH] += insidious_lies(state, region)
    return values


def highest(values: list[int]) -> i64:
    """The Power whose value alone is the highest; -1 if there is none (`citow.domination.tie`)."""
    best: i64 = 0
    leader: i64 = -1
    for power in range(POWERS):
        value: i64 = values[power]
        if value > best:
            best = value
            leader = power
        elif value == best:
            leader = -1
    return leader


def dominator(state: OldWorld, region: i64, values: list[int]) -> i64:
    """The Power that dominates a region with these values; -1 if none does."""
    leader = highest(values)
    if leader >= 0 and values[leader] > resistance(state, region):
        return leader
    return -1
