"""Figures in a region: whether they may leave, what they attack and defend with, and who can be hit."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.effects.chaos_card import left_card, right_card
from warhost.games.chaos_in_the_old_world.effects.upgrade import ability
from warhost.games.chaos_in_the_old_world.model import SHIELDED, TIPPED, OldWorld
from warhost.games.chaos_in_the_old_world.tables import FIGURES, PEASANT, POWERS


def held(state: OldWorld, region: i64, power: i64) -> bool:
    """Whether a card keeps the figures of a Power from leaving a region."""
    return left_card(state, region).holds(power) or right_card(state, region).holds(power)


def after_summoning(state: OldWorld, figure: i64, source: i64) -> None:
    """What an upgrade lets a figure do that its player has just summoned; `source` is negative for the reserve."""
    ability(state, state.tables.sort[figure]).after_summoning(state, figure, source)


def attack_change(state: OldWorld, region: i64, power: i64) -> i64:
    """What cards add to the attack of each figure of a Power in a region."""
    return left_card(state, region).attack(state, power) + right_card(state, region).attack(state, power)


def attack_values(state: OldWorld, region: i64) -> list[int]:
    """The attack values of the figures that each Power controls in a region, added up."""
    totals = [0] * POWERS
    if state.deserted(region):
        return totals
    changed = state.slots[2 * region] >= 0 or state.slots[2 * region + 1] >= 0
    change = [int(attack_change(state, region, power)) for power in range(POWERS)] if changed else totals[:]
    sort = state.tables.sort
    where = state.where
    for figure in range(FIGURES):
        if where[figure] == region:
            power = state.holder[figure]
            totals[power] += max(0, state.attack[sort[figure]] + change[power])
    return totals


def defense(state: OldWorld, figure: i64) -> i64:
    """The defense value of a figure where it stands; never below 1 (`citow.battle.kill`)."""
    region = state.where[figure]
    power = state.holder[figure]
    value: i64 = state.defense[state.tables.sort[figure]]
    value += left_card(state, region).defense(state, power) + right_card(state, region).defense(state, power)
    return max(1, value)


def hurt_only_by_sixes(state: OldWorld, figure: i64) -> bool:
    return ability(state, state.tables.sort[figure]).only_sixes


def hits_needed(state: OldWorld, figure: i64, power: i64) -> i64:
    """The hits a player still has to assign to kill a figure, those that wait on it counted."""
    needed = defense(state, figure)
    for hit in state.waiting:
        if hit == figure * POWERS + power:
            needed -= 1
    return max(1, needed)


def may_be_hit(state: OldWorld, figure: i64, power: i64) -> bool:
    """Whether hits of a player could go to a figure of the region: an enemy, alive, not protected."""
    return state.holder[figure] != power and not state.marks[figure] & (SHIELDED | TIPPED)


def has_target(state: OldWorld, region: i64, power: i64) -> bool:
    """Whether a player's hits could legally be assigned to anything in a region."""
    if state.token(region, PEASANT) > 0:
        return True
    where = state.where
    for figure in range(FIGURES):
        if where[figure] == region and may_be_hit(state, figure, power):
            return True
    return False
