"""Moving: where a standard move may go, and what entering a space means."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.stratego_legends.mechanics.destruction import weigh
from warhost.games.stratego_legends.model import FRESH, MOVED, Battle, space_text
from warhost.games.stratego_legends.phases.attack import begin_attack


def may_attack(state: Battle, unit: i64, other: i64) -> bool:
    """Whether entering the space of another unit would be an attack that is allowed."""
    kind = state.kind[unit]
    owner = state.owner[unit]
    if state.is_enemy(other, owner):
        return state.tables.can_attack[kind]
    return state.tables.attacks_own[kind] and state.owner[other] == owner


def steps(state: Battle, unit: i64) -> list[int]:
    """Spaces a standard move may lead to (`sl.movement.one_step`), sorted."""
    found: list[int] = []
    tables = state.tables
    kind = state.kind[unit]
    if not tables.mobile[kind] or state.used[unit] & FRESH:
        return found
    board = state.board
    owner = state.owner
    you = owner[unit]
    theirs = state.enemy_of[you]
    for space in state.ground.ways[state.pos[unit]]:
        other = board[space]
        if other < 0:
            if state.trail[you * 6] != unit or not barred(state, unit, space):
                found.append(space)
        elif theirs >> owner[other] & 1:
            if tables.can_attack[kind]:
                found.append(space)
        elif tables.attacks_own[kind] and owner[other] == you:
            found.append(space)
    return found


def barred(state: Battle, unit: i64, space: i64) -> bool:
    """`sl.movement.back_and_forth`: after A to B and B to A in the last two turns, A to B is barred in the third."""
    trail = state.trail
    first = state.owner[unit] * 6
    if trail[first] != unit or trail[first + 3] != unit:
        return False
    here = state.pos[unit]
    return (
        trail[first + 1] == here
        and trail[first + 2] == space
        and trail[first + 4] == space
        and trail[first + 5] == here
    )


def along(state: Battle, unit: i64, rays: list[list[int]]) -> list[int]:
    """Spaces in straight lines over empty land, and the first enemy in each (`sl.charge.move`, `sl.diagonal.move`)."""
    found: list[int] = []
    board = state.board
    land = state.ground.land
    for ray in rays:
        for space in ray:
            other = board[space]
            if other >= 0:
                if may_attack(state, unit, other):
                    found.append(space)
                break
            if not land[space]:
                break
            if not barred(state, unit, space):
                found.append(space)
    found.sort()
    return found


def go(state: Battle, unit: i64, space: i64) -> None:
    """Move of its own accord: to an empty space, or onto a unit to attack it."""
    if state.board[space] >= 0:
        begin_attack(state, unit, space)
        return
    here = state.pos[unit]
    state.moved = [unit, here, space]
    state.note_fact(unit, MOVED)
    if state.log is not None:
        state.say_of(unit, "move", start=space_text(here), space=space_text(space))
    arrive_at(state, unit, space)


def arrive_at(state: Battle, unit: i64, space: i64) -> None:
    """Put a unit on an empty space; what the ground does to its strength shows at once."""
    state.trace = [state.pos[unit], space]
    state.place(unit, space)
    kind = state.kind[unit]
    if state.curse_bonus[kind] < 0 or state.bonus[unit] < 0 or state.tables.frail[kind]:
        weigh(state, [unit])
