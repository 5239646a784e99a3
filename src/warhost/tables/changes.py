"""A change of a table as it is planned: the next row of its log, and what the table's head says after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable

from warhost.engine.chance import SecureChance
from warhost.engine.state import State
from warhost.tables.live import OVER, RUNNING, Live
from warhost.tables.log import START, Clock, Row
from warhost.tables.people import HUMAN


@dataclass
class Plan:
    """A change of a table: a row with the state it leads to, and fields to set."""

    row: Row | None = None
    state: State | None = None
    head: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    also: Sequence[Executable] = ()


def next_row(live: Live, kind: str, seat: int, text: str, state: State | None, now: float) -> Row:
    """The next row of a table, leading to a state (None: the game does not move)."""
    before = live.state
    after = before if state is None else state
    used = None
    if before is not None and isinstance(before.chance, SecureChance):
        used = before.chance.numbers
    turn = -1 if after is None else int(after.acting)
    return Row(live.number + 1, kind, seat, text, used, turn, now)


def clock_after(live: Live, row: Row) -> Clock | None:
    if live.head.clock is None:
        return None
    clock = live.clock.twin() if live.clock is not None else live.head.new_clock()
    clock.add(row)
    return clock


def head_after(live: Live, plan: Plan, clock: Clock | None) -> dict[str, Any]:
    """The fields of a table's head that a change sets, with the clock as it then stands."""
    revision = live.head.revision + 1
    values = {"revision": revision, **plan.head}
    if plan.seats or plan.also:
        values["people"] = revision
    if plan.row is not None:
        values |= after_row(live, plan, plan.row, clock)
    return values


def after_row(live: Live, plan: Plan, row: Row, clock: Clock | None) -> dict[str, Any]:
    """What the head of a table says after a row."""
    values: dict[str, Any] = {"number": row.number, "moved": row.time, "turn": row.turn}
    values |= {"asking": None, "calling": None}
    if row.turn != live.head.turn:
        values["turn_since"] = row.number
    kinds = {seat.seat: plan.seats.get(seat.seat, {}).get("kind", seat.kind) for seat in live.seats}
    ticks = clock is not None and row.turn >= 0 and kinds[row.turn] == HUMAN
    values["deadline"] = clock.deadline() if clock is not None and ticks else None
    if row.kind == START:
        values["status"] = RUNNING
    state = plan.state
    if state is not None and state.acting < 0:
        result = state.result()
        values |= {"status": OVER, "result": None if result is None else result.to_doc()}
    if live.course is not None:
        game = live.course.game
        # the log replays the same under these rules, or the table would be frozen
        values |= {"rules": game.version, "content": game.content.hash, "pack": game.content.pack}
    return values
