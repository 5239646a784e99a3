"""Using a power: show the unit, pay, carry it out, and settle what it leaves behind."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.stratego_legends.effects.operation import carry_out, pay
from warhost.games.stratego_legends.mechanics.revealing import turn_back
from warhost.games.stratego_legends.model import FRESH, USED_THIS_GAME, USED_THIS_TURN, Battle
from warhost.games.stratego_legends.phases.curses import Settle
from warhost.games.stratego_legends.phases.ending import running
from warhost.games.stratego_legends.tables import (
    ABILITY_WINDOW,
    KEYWORDS,
    ONCE_PER_GAME,
    ONCE_PER_TURN,
)


def use(state: Battle, number: i64, unit: i64, you: i64) -> None:
    """Use an action or ability (`sl.powers.show_first`, `sl.powers.destroy_cost`)."""
    space = state.pos[unit]
    turn_back(state)  # sl.information.reveal_momentary
    state.frames.append(Settle())  # sl.timing.after_effect
    pay(state, number, unit)
    if running(state):
        carry_out(state, number, unit, you, space)


def limit_reached(state: Battle, number: i64, unit: i64) -> bool:
    limit = state.tables.powers[number].limit
    used = state.used[unit]
    return (limit == ONCE_PER_TURN and used & USED_THIS_TURN != 0) or (
        limit == ONCE_PER_GAME and used & USED_THIS_GAME != 0
    )


def usable_actions(state: Battle, unit: i64, you: i64) -> list[int]:
    """Numbers of the actions a unit can use now, granted ones included (`sl.turn.action_available`)."""
    tables = state.tables
    kind = state.kind[unit]
    printed = tables.actions[kind]
    granted = (state.granted[unit] | state.curse_grants[kind]) & ~tables.keywords[kind]
    found: list[int] = []
    if (not printed and granted == 0) or state.used[unit] & FRESH:
        return found
    for number in printed:
        power = tables.powers[number]
        if state.used[unit] and limit_reached(state, number, unit):
            continue
        if state.tables.operations[power.op].possible(state, power, unit, you):
            found.append(number)
    if granted:
        for keyword in range(2, len(KEYWORDS)):  # the first two are no actions
            if granted >> keyword & 1:
                number = tables.granted_power[keyword]
                if state.tables.operations[keyword].possible(state, tables.powers[number], unit, you):
                    found.append(number)
    return found


def usable_abilities(state: Battle, unit: i64, you: i64, at_own_end: bool) -> list[int]:
    """Numbers of the abilities a unit can use in a window."""
    tables = state.tables
    found: list[int] = []
    for number in tables.abilities[state.kind[unit]]:
        power = tables.powers[number]
        if power.timing != ABILITY_WINDOW and not at_own_end:
            continue
        if state.used[unit] and limit_reached(state, number, unit):
            continue
        if state.tables.operations[power.op].possible(state, power, unit, you):
            found.append(number)
    return found


def number_of(state: Battle, unit: i64, op: i64, numbers: list[int]) -> i64:
    """The power among some that a choice of an operation means."""
    for number in numbers:
        if state.tables.powers[number].op == op:
            return number
    raise ValueError(f"unit {unit} has no operation {op}")
