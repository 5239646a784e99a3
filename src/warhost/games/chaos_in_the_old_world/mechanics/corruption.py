"""Corruption tokens: where they may be placed, and by whom a region was corrupted this round."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.effects.khorne import battle_cry
from warhost.games.chaos_in_the_old_world.model import OldWorld, power_text, region_text
from warhost.games.chaos_in_the_old_world.tables import POWERS


def corruption_forbidden(state: OldWorld, region: i64) -> bool:
    """`citow.ruined.no_corruption`, and a ban beats every permission (`citow.contradictions.ban_wins`)."""
    return state.ruined >> region & 1 == 1 or battle_cry(state, region)


def place_corruption(state: OldWorld, region: i64, power: i64, count: i64, in_step: bool) -> i64:
    """Place tokens where that is allowed, and tell how many; `in_step`: as part of the corruption step."""
    if count == 0 or corruption_forbidden(state, region):
        return 0
    state.corruption[region * POWERS + power] += count
    if in_step or not state.terms.ruiners_of_step:
        state.ruiners |= 1 << (region * POWERS + power)
    if state.log is not None:
        state.say("corrupt", power=power_text(power), region=region_text(region), count=count)
    return count
