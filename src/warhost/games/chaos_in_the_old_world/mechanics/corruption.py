"""Corruption tokens: where they may be placed, by whom a region was corrupted this round, and what they bring."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.effects.chaos_card import left_card, right_card
from warhost.games.chaos_in_the_old_world.mechanics.regions import magic_symbols
from warhost.games.chaos_in_the_old_world.model import OldWorld, power_text, region_text
from warhost.games.chaos_in_the_old_world.tables import HERO, NOBLE, NURGLE, POWERS, TZEENTCH, WARPSTONE


def corruption_forbidden(state: OldWorld, region: i64) -> bool:
    """`citow.ruined.no_corruption`, and a ban beats every permission (`citow.contradictions.ban_wins`)."""
    if state.ruined >> region & 1:
        return True
    return left_card(state, region).forbids_corruption or right_card(state, region).forbids_corruption


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


def tokens_for_dominating(state: OldWorld, region: i64, power: i64) -> i64:
    """Corruption tokens that cards of a region bring to the Power that dominates it."""
    left = left_card(state, region).tokens_for_dominating(state, power)
    return left + right_card(state, region).tokens_for_dominating(state, power)


def remove_corruption(state: OldWorld, region: i64, power: i64) -> None:
    """Take a corruption token off the board; its player stays a ruiner."""
    state.corruption[region * POWERS + power] -= 1
    if state.log is not None:
        state.say("cleanse", power=power_text(power), region=region_text(region))


def no_corruption(rule: str, region: i64, power: i64) -> Reason:
    return Reason(rule, Text("why-no-corruption", power=power_text(power), region=region_text(region)))


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
