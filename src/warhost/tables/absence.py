"""Whoever has gone from a running game: since when, when a bot may be called in for them, and who agrees to it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from warhost.tables.changes import Plan
from warhost.tables.errors import Closed, Unfit
from warhost.tables.hall import Hall
from warhost.tables.live import RUNNING, Head, Live
from warhost.tables.people import BOT, HUMAN, Access, Seat, demand_hand
from warhost.tables.playing import stand_in

PATIENCE: Final = 3600  # seconds a table waits for whoever is away, unless it agrees on something else
SHORTEST, LONGEST = 60, 366 * 86400  # what it may agree on
LEFT_IN_PEACE: Final = 60.0  # seconds before anybody is reminded
REMINDED: Final = 3600.0  # seconds between two reminders of a person

# -- who is away


def here(hall: Hall, table: str, seats: Sequence[Seat], seat: Seat) -> bool:
    """Whether the person of a seat has the table open; whoever plays several seats looks at one of them at a time."""
    looking = hall.presence.of(table)
    return any(other.seat in looking for other in _of_person(seats, seat))


def gone(hall: Hall, table: str, seats: Sequence[Seat], seat: Seat) -> float | None:
    """Since when the person who plays a seat is away; None for whoever is here, and where no person plays."""
    if seat.kind != HUMAN or here(hall, table, seats, seat):
        return None
    return max(hall.presence.seen(table, other.seat, other.seen) for other in _of_person(seats, seat))


def _of_person(seats: Sequence[Seat], seat: Seat) -> list[Seat]:
    return [other for other in seats if other is seat or (seat.guest is not None and other.guest == seat.guest)]


def _awaited(hall: Hall, head: Head, seats: Sequence[Seat], seat: Seat) -> float | None:
    """Since when the game waits for somebody who is away; None if it does not."""
    if head.status != RUNNING or head.turn != seat.seat:
        return None
    away = gone(hall, head.id, seats, seat)
    return None if away is None else max(away, head.moved)


def call_at(hall: Hall, head: Head, seats: Sequence[Seat], seat: Seat) -> float | None:
    """From when on a bot may be called in for a seat; None if the game does not wait for somebody who is away."""
    since = _awaited(hall, head, seats, seat)
    return None if since is None or head.patience is None else since + head.patience


def remind_at(hall: Hall, head: Head, seats: Sequence[Seat], seat: Seat) -> float | None:
    """From when on the person of a seat may be reminded; None if there is nobody to remind, or no way to."""
    since = _awaited(hall, head, seats, seat)
    if since is None or seat.guest is None or not hall.reminds:
        return None
    return max(since + LEFT_IN_PEACE, seat.reminded + REMINDED)


# -- a bot for whoever is away


def clean_patience(seconds: int | None) -> int | None:
    if seconds is not None and not SHORTEST <= seconds <= LONGEST:
        raise Unfit("table-bad-patience", least=SHORTEST, most=LONGEST)
    return seconds


def call_in(hall: Hall, live: Live, guest: int | None, seat: int, absent: int, yes: bool = True) -> None:
    """Have a bot play for somebody who is away: it comes when everybody who is here has asked for it.

    The first who asks puts the question; the next choice ends it, and so does the return of whoever was away.
    """

    def plan() -> Plan | None:
        access = live.access(guest)
        demand_hand(access, seat)
        away = _demand_seat(live, absent)
        if away.kind == BOT and yes:
            return None  # somebody was quicker
        live.playing()
        _demand_absent(hall, live, away)
        if live.head.patience is None:
            raise Closed("table-call-never")
        _demand_time(hall, call_at(hall, live.head, live.seats, away))
        calling = question(hall, live)
        if not yes:
            if calling is None:
                raise Closed("table-call-not-asked")
            return Plan(head={"calling": {**calling, "refused": seat}})
        return _agreed(hall, live, access, away, seat, calling)

    hall.change(live, plan)


def _agreed(hall: Hall, live: Live, access: Access, away: Seat, seat: int, calling: dict[str, Any] | None) -> Plan:
    if calling is None or calling["refused"] is not None:
        calling = {"seat": away.seat, "asked": seat, "agreed": [], "since": hall.now()}
    agreed = sorted({*calling["agreed"], *access.hands})
    if not _silent(hall, live, away, agreed):
        return stand_in(hall, live, away.seat, "absent")
    return Plan(head={"calling": {**calling, "agreed": agreed, "refused": None}})


def question(hall: Hall, live: Live) -> dict[str, Any] | None:
    """The question whether a bot shall play for somebody, while it holds: they are away, as they were when it came."""
    calling = live.head.calling
    if calling is None:
        return None
    since = _awaited(hall, live.head, live.seats, live.seats[calling["seat"]])
    return calling if since is not None and since <= calling["since"] else None


def question_doc(hall: Hall, live: Live) -> dict[str, Any] | None:
    calling = question(hall, live)
    if calling is None:
        return None
    waiting = _silent(hall, live, live.seats[calling["seat"]], calling["agreed"])
    return {**{key: calling[key] for key in ("seat", "asked", "agreed", "refused")}, "waiting": waiting}


def _silent(hall: Hall, live: Live, away: Seat, agreed: Sequence[int]) -> list[int]:
    """Seats of those who are here and have not agreed."""
    return [
        seat.seat
        for seat in live.seats
        if seat.kind == HUMAN
        and seat.seat not in agreed
        and seat.guest != away.guest
        and here(hall, live.id, live.seats, seat)
    ]


# -- a reminder


def remind(hall: Hall, live: Live, guest: int | None, seat: int, absent: int) -> Seat:
    """Note that the person of a seat is reminded now; gives the seat. Raises if it is too early for that."""
    reminded: list[Seat] = []

    def plan() -> Plan:
        demand_hand(live.access(guest), seat)
        away = _demand_seat(live, absent)
        live.playing()
        _demand_absent(hall, live, away)
        if not hall.reminds:
            raise Closed("table-remind-no-way")
        _demand_time(hall, remind_at(hall, live.head, live.seats, away))
        reminded.append(away)
        return Plan(seats={absent: {"reminded": hall.now()}})

    hall.change(live, plan)
    return reminded[-1]


def not_reminded(hall: Hall, live: Live, seat: Seat) -> None:
    """The reminder did not get through: it may be tried again."""
    hall.change(live, lambda: Plan(seats={seat.seat: {"reminded": seat.reminded}}))


def _demand_seat(live: Live, seat: int) -> Seat:
    if not 0 <= seat < live.head.seats:
        raise Unfit("table-no-such-seat", seats=live.head.seats)
    return live.seats[seat]


def _demand_absent(hall: Hall, live: Live, seat: Seat) -> None:
    if gone(hall, live.id, live.seats, seat) is None:
        raise Closed("table-not-absent")
    if live.head.turn != seat.seat:
        raise Closed("table-not-awaited")


def _demand_time(hall: Hall, at: float | None) -> None:
    assert at is not None
    if hall.now() < at:
        raise Closed("table-absent-wait", minutes=math.ceil((at - hall.now()) / 60))
