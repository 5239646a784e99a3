"""Where battles take place, how many, and who rolls before the others."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.effects.chaos_card import left_card, right_card
from warhost.games.chaos_in_the_old_world.effects.upgrade import ability
from warhost.games.chaos_in_the_old_world.mechanics.figures import attack_change, attack_values, has_target
from warhost.games.chaos_in_the_old_world.mechanics.regions import battles_forbidden
from warhost.games.chaos_in_the_old_world.model import OldWorld
from warhost.games.chaos_in_the_old_world.tables import KHORNE, POWERS


def takes_place(state: OldWorld, region: i64) -> bool:
    """`citow.battle.where`: somebody has dice and something that his hits could be assigned to."""
    return not battles_forbidden(state, region) and somebody_fights(state, region, attack_values(state, region))


def somebody_fights(state: OldWorld, region: i64, dice: list[int]) -> bool:
    """Whether a player with dice has a target."""
    for power in range(POWERS):
        if dice[power] > 0 and has_target(state, region, power):
            return True
    return False


def further_battles(state: OldWorld, region: i64) -> i64:
    """Battles of a region after the first."""
    return left_card(state, region).further_battles(state) + right_card(state, region).further_battles(state)


def early_dice(state: OldWorld, region: i64) -> i64:
    """Khorne's dice before all battles; none without a target."""
    dice = left_card(state, region).early_dice(state) + right_card(state, region).early_dice(state)
    # citow.early_hits.needs_target
    if dice > 0 and (battles_forbidden(state, region) or not has_target(state, region, KHORNE)):
        return 0
    return dice


def striking_dice(state: OldWorld, region: i64) -> i64:
    """Dice of the figures of Khorne that strike first in a region."""
    dice: i64 = 0
    if state.upgrades[KHORNE] == 0:
        return dice
    sort = state.tables.sort
    for figure in state.tables.figures[KHORNE]:
        if state.where[figure] == region and ability(state, sort[figure]).strikes_first:
            dice += max(0, state.attack[sort[figure]] + attack_change(state, region, KHORNE))
    return dice
