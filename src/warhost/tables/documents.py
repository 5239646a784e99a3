"""What a table shows: the state of the game to one pair of eyes, the table at a glance, an earlier moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warhost.engine.documents import Choice
from warhost.engine.event import EVERYBODY
from warhost.engine.state import State
from warhost.engine.text import Text
from warhost.tables import absence
from warhost.tables.course import Line, follow, own_decisions, undo_of
from warhost.tables.errors import Closed, Forbidden, Unfit
from warhost.tables.hall import Hall
from warhost.tables.live import ARCHIVE, OVER, RUNNING, Head, Live
from warhost.tables.log import effective, kept
from warhost.tables.people import Access, Seat, demand_sight
from warhost.tables.presence import WATCHING

Doc = dict[str, Any]


# -- the table at a glance


def summary(hall: Hall, head: Head, seats: Sequence[Seat], access: Access, frozen: Text | None = None) -> Doc:
    """A table for lists, and for who does not see the game itself."""
    return {
        "table": head.id,
        "game": head.game,
        "rules": head.rules,
        "content": head.content,
        "options": head.options,
        "title": head.title,
        "listed": head.listed,
        "status": status(head),
        "archive": head.status == ARCHIVE,
        "frozen": None if frozen is None else frozen.to_doc(),
        "number": head.number,
        "turn": head.turn if head.status == RUNNING else None,
        "seats": people(hall, head, seats),
        "watching": WATCHING in hall.presence.of(head.id),
        "clock": head.clock,
        "patience": head.patience,
        "deadline": head.deadline,
        "commitment": head.commitment,
        "result": head.result,
        "mine": list(access.hands),
        "eyes": list(access.seats),
        "kept": list(access.kept),
        "owner": access.owner,
        "spectator": access.spectator,
        "created": head.created,
        "changed": head.moved,
        "rematch": head.rematch if access.any else None,
        "forked": head.forked,
    }


def glance(hall: Hall, live: Live, guest: int | None) -> Doc:
    """The summary of a table in memory, for a guest."""
    with live.lock:
        frozen = None if live.frozen is None else live.frozen.why
        return summary(hall, live.head, live.seats, live.access(guest), frozen)


def invitation(hall: Hall, live: Live, seat: int | None) -> Doc:
    """What whoever holds a link may know of the table: no more than everybody there sees of seats and terms."""
    head = live.head
    return {
        "seat": seat,
        "game": head.game,
        "title": head.title,
        "options": head.options,
        "status": status(head),
        "seats": people(hall, head, live.seats),
        "clock": head.clock,
        "patience": head.patience,
    }


def status(head: Head) -> str:
    """`open`, `running` or `over`; an imported game is over, however far it went."""
    return OVER if head.open_book else head.status


def people(hall: Hall, head: Head, seats: Sequence[Seat]) -> list[Doc]:
    """Who sits where, who is looking, who is away since when, and what may be done about it."""
    return [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "here": absence.here(hall, head.id, seats, seat),
            "gone": absence.gone(hall, head.id, seats, seat),
            "call_at": absence.call_at(hall, head, seats, seat),
            "remind_at": absence.remind_at(hall, head, seats, seat),
            "away": seat.kind == "bot" and seat.guest is not None,
            "kept": seat.kind == "open" and seat.guest is not None,
            "invited": seat.invitation is not None and not seat.invitation_used,
        }
        for seat in seats
    ]


# -- the game, for one pair of eyes


def document(hall: Hall, live: Live, guest: int | None, seat: int | None, after: int = 0, chat_after: int = 0) -> Doc:
    """All that a client needs to show a table, to a seat or (None) to a spectator; the log only after `after`."""
    with live.lock:
        demand_sight(live.access(guest), seat)
        return {
            **(_playing(hall, live, seat, after) if live.frozen is None else _frozen(live, seat, after)),
            "table": glance(hall, live, guest),
            "clock": clock(hall, live),
            "now": hall.now(),
            "chat": [line.to_doc() for line in live.chat if line.id > chat_after],
        }


def _playing(hall: Hall, live: Live, seat: int | None, after: int) -> Doc:
    since = kept(live.rows, min(max(after, 0), live.number))
    lines = [] if live.course is None else live.course.lines
    return {
        "number": live.number,
        "seat": seat,
        "since": since,
        "view": None if live.state is None else live.state.view(seat),
        "choices": choices(live.state, seat),
        "log": _log(lines, seat, since, live.number),
        "undo": _undo(live, seat),
        "offers": _offers(hall, live, seat),
    }


def choices(state: State | None, seat: int | None) -> list[Choice]:
    """What the seat may choose, if it is the one that decides."""
    if state is None or seat is None or state.acting != seat:
        return []
    return [state.describe(choice) for choice in state.legal()]


def _log(lines: Sequence[Line], seat: int | None, after: int, until: int) -> list[Doc]:
    # the newest lines stand at the end, and mostly only those are wanted
    start = len(lines)
    while start > 0 and lines[start - 1].number > after:
        start -= 1
    lines_seen: list[Doc] = []
    for line in lines[start:]:
        event = line.telling.seen_by(seat)
        if event is not None and line.number <= until:
            lines_seen.append({"number": line.number, **event.to_doc()})
    return lines_seen


def _undo(live: Live, seat: int | None) -> Doc | None:
    return None if seat is None or live.course is None else undo_of(live.course, seat).to_doc()


def _offers(hall: Hall, live: Live, seat: int | None) -> Doc:
    """What may be declared, and what somebody asks for: an undo, a bot for who is away."""
    state = live.state
    asking = live.head.asking
    ask = None
    if seat is not None and live.course is not None and live.head.status == RUNNING:
        points = own_decisions(live.course, seat)
        ask = points[0] if points else None
    return {
        "declarations": [] if state is None or seat is None else list(state.declarations(seat)),
        "undo": None if asking is None else {key: asking[key] for key in ("seat", "to", "waiting")},
        "ask_undo": ask,
        "call": absence.question_doc(hall, live),
    }


def clock(hall: Hall, live: Live) -> Doc | None:
    """The seconds left to every seat, and whose are running."""
    if live.head.clock is None:
        return None
    now = hall.now()
    running = live.head.turn if live.head.deadline is not None else None
    ticking = live.clock
    left = (
        [float(live.head.clock["budget"])] * live.head.seats
        if ticking is None
        else [ticking.left_at(seat, now if seat == running else ticking.since) for seat in range(live.head.seats)]
    )
    return {"left": left, "running": running}


def _frozen(live: Live, seat: int | None, after: int) -> Doc:
    """The last picture of a table whose rules are gone."""
    frozen = live.frozen
    assert frozen is not None
    lines_seen: list[Doc] = []
    for number, audience, event, others in frozen.lines:
        allowed = audience == EVERYBODY or (seat is not None and audience >> seat & 1)
        line = event if allowed else others
        if line is not None and number > after:
            told = line if "event" in line else {"event": "said", "facts": {}, "text": line}  # kept before events were
            lines_seen.append({"number": number, **told})
    return {
        "number": live.number,
        "seat": seat,
        "since": after,
        "view": frozen.views.get("" if seat is None else str(seat)),
        "choices": [],
        "log": lines_seen,
        "undo": None,
        "offers": {"declarations": [], "undo": None, "ask_undo": None, "call": None},
    }


# -- earlier moments


def moment(live: Live, guest: int | None, number: int, eyes: int | None, after: int | None = None) -> Doc:
    """The game as it stood after row `number`: through own eyes while it runs, through any when it is over."""
    with live.lock:
        access = live.access(guest)
        demand_sight(access, None)
        if eyes is not None and not 0 <= eyes < live.head.seats:
            raise Unfit("table-no-such-seat", seats=live.head.seats)
        if not live.head.open_book and not access.may_see(eyes):
            raise Forbidden("table-not-your-seat")
        state, lines = state_at(live, number)
        since = number - 1 if after is None else min(max(after, 0), number)
        return {
            "number": number,
            "last": live.number,
            "seat": eyes,
            "since": since,
            "view": state.view(eyes),
            "choices": choices(state, eyes),
            "log": _log(lines, eyes, since, number),
        }


def state_at(live: Live, number: int) -> tuple[State, Sequence[Line]]:
    """The game after a row, and a log that holds all that was said until then."""
    if live.frozen is not None:
        raise Closed("table-frozen", why=live.frozen.why)
    if live.course is None:
        raise Closed("table-not-begun")
    if not 1 <= number <= live.number:
        raise Unfit("table-no-such-moment", number=live.number)
    holding = effective(live.rows[:number])
    entries = live.course.entries
    if not holding or (len(holding) <= len(entries) and entries[len(holding) - 1].row == holding[-1]):
        return live.course.before(len(holding)), live.course.lines
    course = follow(live.course.game, live.head.origin, live.rows[:number])  # a moment that was undone
    return course.now, course.lines
