"""What a region is worth now: Resistance, Conquest Value, magic, domination; and whether one may fight there."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.effects.chaos_card import left_card, right_card
from warhost.games.chaos_in_the_old_world.effects.old_world_card import on_track
from warhost.games.chaos_in_the_old_world.effects.upgrade import in_play
from warhost.games.chaos_in_the_old_world.mechanics.figures import attack_values
from warhost.games.chaos_in_the_old_world.model import HORROR, OldWorld
from warhost.games.chaos_in_the_old_world.tables import CARDS, NOBLE, POWERS, SKAVEN


def resistance(state: OldWorld, region: i64) -> i64:
    """`citow.regions.value_floor`: never below zero."""
    value = state.tables.value[region] - state.token(region, SKAVEN)
    value += left_card(state, region).resistance(state) + right_card(state, region).resistance(state)
    return max(0, value + on_track(state, 0).resistance(state, region) + on_track(state, 1).resistance(state, region))


def conquest_value(state: OldWorld, region: i64) -> i64:
    return state.tables.value[region] + state.token(region, NOBLE)


def magic_forbidden(state: OldWorld, region: i64) -> bool:
    """Whether the Old World keeps magic out of a region."""
    return on_track(state, 0).forbids_magic(state, region) or on_track(state, 1).forbids_magic(state, region)


def magic_symbols(state: OldWorld, region: i64) -> i64:
    """Symbols of a region, whoever brought them (`citow.magic.card_symbol`, `citow.magic.on_figures`)."""
    symbols: i64 = 0
    if magic_forbidden(state, region):
        return symbols
    for power in range(POWERS):
        for upgrade in in_play(state, power):
            symbols += upgrade.magic_symbols(state, region)
    for slot in (2 * region, 2 * region + 1):
        card = state.slots[slot]
        if card >= HORROR or (0 <= card < CARDS and state.tables.magic[card]):
            symbols += 1
    return symbols


def battles_forbidden(state: OldWorld, region: i64) -> bool:
    """Whether no battle takes place in a region and no battle dice are rolled for it."""
    if left_card(state, region).forbids_battle or right_card(state, region).forbids_battle:
        return True
    return on_track(state, 0).forbids_battle(state, region) or on_track(state, 1).forbids_battle(state, region)


def domination_values(state: OldWorld, region: i64) -> list[int]:
    """`citow.domination.value` of each Power: costs of its cards, its figures, and what cards add."""
    first = region * POWERS
    values: list[int] = state.present[first : first + POWERS]
    lies_left = state.slots[2 * region]
    lies_right = state.slots[2 * region + 1]
    if lies_left < 0 and lies_right < 0:  # no card adds or changes anything
        add_upgrades(state, region, values)
        return values
    left = left_card(state, region)
    right = right_card(state, region)
    if left.ignores_figures or right.ignores_figures:
        values = [0] * POWERS
    else:
        add_upgrades(state, region, values)
        for card in [left, right]:
            if card.counts_attack:
                values[card.power] = attack_values(state, region)[card.power]
    for lies in [lies_left, lies_right]:
        if 0 <= lies < CARDS:
            values[state.tables.card_power[lies]] += state.tables.card_cost[lies]
    for card in [left, right]:
        if card.number >= 0:
            values[card.power] += card.domination(state, region)
    return values


def add_upgrades(state: OldWorld, region: i64, values: list[int]) -> None:
    """What upgraded figures count beyond themselves."""
    for power in range(POWERS):
        if values[power] > 0:
            for upgrade in in_play(state, power):
                values[power] += upgrade.domination(state, region)


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
