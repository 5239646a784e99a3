"""Who controls a unit: taking one over, and bringing a destroyed one back."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.stratego_legends.mechanics.destruction import weigh
from warhost.games.stratego_legends.mechanics.revealing import reveal
from warhost.games.stratego_legends.model import FRESH, Battle, changed, side_text, space_text
from warhost.games.stratego_legends.phases.ending import check_castles
from warhost.games.stratego_legends.tables import CASTLE


def take_control(state: Battle, unit: i64, seat: i64) -> None:
    """`sl.control.take`: everybody sees which unit changes sides; a captured Castle decides (`sl.castles.control`)."""
    if state.owner[unit] == seat:
        return
    reveal(state, unit)
    state.hand_over(unit, seat)
    arrive(state, unit)
    if state.log is not None:
        state.say_of(
            unit,
            "control",
            space=space_text(state.pos[unit]),
            seat=seat + 1,
            side=side_text(state.seat_side[seat]),
        )
    if state.tables.row[state.kind[unit]] == CASTLE:
        check_castles(state, True)


def bring_back(state: Battle, unit: i64, space: i64, seat: i64) -> None:
    """`sl.returning.state`: known to everybody, under the control of who brought it back."""
    state.hand_over(unit, seat)
    state.place(unit, space)
    state.seen = changed(state.seen, unit, state.terms.everyone)
    state.shown.append(unit)
    arrive(state, unit)
    if state.log is not None:
        state.say_of(unit, "return", space=space_text(space), side=side_text(state.seat_side[seat]))
    weigh(state, [unit])


def arrive(state: Battle, unit: i64) -> None:
    """It moves and acts only in a turn that begins later (`sl.control.move_later`)."""
    state.used = changed(state.used, unit, state.used[unit] | FRESH)
    state.marked.append(unit)
    state.quiet = -1  # sl.movement.repetition
