"""Figures in a region: what they attack and defend with, and who can be hit."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.effects.nurgle import plague_touch, rain_of_pus
from warhost.games.chaos_in_the_old_world.effects.tzeentch import dazzle
from warhost.games.chaos_in_the_old_world.model import SHIELDED, TIPPED, OldWorld
from warhost.games.chaos_in_the_old_world.tables import FIGURES, NURGLE, PEASANT, POWERS, TZEENTCH


def attack_values(state: OldWorld, region: i64) -> list[int]:
    """The attack values of the figures that each Power controls in a region, added up."""
    totals = [0] * POWERS
    if state.deserted(region):
        return totals
    dazzled = dazzle(state, region)
    sort = state.tables.sort
    where = state.where
    for figure in range(FIGURES):
        if where[figure] == region:
            power = state.holder[figure]
            attack = state.attack[sort[figure]]
            if power != TZEENTCH:
                attack = max(0, attack - dazzled)
            totals[power] += attack
    return totals


def defense(state: OldWorld, figure: i64) -> i64:
    """The defense value of a figure where it stands; never below 1 (`citow.battle.kill`)."""
    region = state.where[figure]
    value: i64 = state.defense[state.tables.sort[figure]]
    if state.holder[figure] == NURGLE:
        value += rain_of_pus(state, region)
    else:
        value -= plague_touch(state, region)
    return max(1, value)


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
