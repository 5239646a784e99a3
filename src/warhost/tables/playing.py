"""What happens at a running table: choices, declarations, undo, bots that step in, clocks that run out."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from warhost.bots.bot import SIMPLE, levels
from warhost.engine.chance import Chance, FastChance
from warhost.engine.errors import Illegal, Reason
from warhost.engine.game import Game
from warhost.engine.state import State
from warhost.tables.changes import Plan
from warhost.tables.course import Course, known_reason, own_decisions, undo_of
from warhost.tables.errors import Closed, Stale, Unfit
from warhost.tables.hall import Hall
from warhost.tables.live import RUNNING, Live
from warhost.tables.log import CHOICE, DECLARE, REPLACE, UNDO
from warhost.tables.people import BOT, HUMAN, demand_hand, demand_sight

NOTATION_LENGTH: Final = 200
LOG_LENGTH: Final = 20_000  # rows after which nothing is taken back any more, and bots do not come and go
ANSWER_SECONDS: Final = 300.0  # that a bot leaves people to agree on an undo


@dataclass(frozen=True, slots=True)
class Done:
    """A choice is on the disk, as row `number`; `repeated` if it was there already."""

    number: int
    repeated: bool


# -- choosing


def choose(hall: Hall, live: Live, guest: int | None, seat: int, number: int, text: str) -> Done:
    """A person's choice at the moment `number`."""
    return _choose(hall, live, seat, number, text, lambda live: demand_hand(live.access(guest), seat))


def choose_for_bot(hall: Hall, live: Live, seat: int, number: int, text: str) -> Done:
    """A bot's choice at the moment `number`; raises Stale if a person sits there now."""

    def demand(live: Live) -> None:
        if live.seats[seat].kind != BOT or answer_due(hall, live.head.asking):
            raise Stale("table-stale", live.number)

    return _choose(hall, live, seat, number, text, demand)


def _choose(hall: Hall, live: Live, seat: int, number: int, text: str, demand: Callable[[Live], None]) -> Done:
    wanted = " ".join(text.split())
    if len(wanted) > NOTATION_LENGTH:
        raise Unfit("table-too-long", what="choice", length=NOTATION_LENGTH)
    done: list[Done] = []

    def plan() -> Plan | None:
        demand(live)
        if 0 <= number < live.number:
            taken = live.rows[number]
            if (taken.kind, taken.seat, taken.text) == (CHOICE, seat, wanted):
                done.append(Done(taken.number, True))
                return None
        if number != live.number:
            raise Stale("table-stale", live.number)
        course = live.playing()
        state = course.played(_legal(course.now, seat, wanted))
        row = hall.row(live, CHOICE, seat, wanted, state)
        done.append(Done(row.number, False))
        return Plan(row, state)

    hall.change(live, plan)
    return done[-1]


def _legal(state: State, seat: int, text: str) -> int:
    """The choice a text stands for; raises with a reason that tells no more than the seat may know."""
    if state.acting != seat:
        raise Closed("table-not-your-turn")
    for choice in state.legal():
        if state.notation(choice) == text:
            return choice
    raise Illegal(known_reason(state, seat, lambda twin: twin.why_not_text(text), fresh_chance))


def fresh_chance() -> Chance:
    """Chance nobody can foresee, for what is drawn in place of what a seat cannot know."""
    return FastChance(secrets.randbits(60))


def why(live: Live, guest: int | None, seat: int, text: str) -> Reason | None:
    """Why a seat may not choose something now; None if it may."""
    with live.lock:
        demand_sight(live.access(guest), seat)
        state = live.playing().now
        try:
            _legal(state, seat, " ".join(text.split())[:NOTATION_LENGTH])
        except Illegal as error:
            return error.reason
        return None


def declare(hall: Hall, live: Live, guest: int | None, seat: int, what: str) -> None:
    """Concede, offer a draw …"""

    def plan() -> Plan:
        demand_hand(live.access(guest), seat)
        state = live.playing().declared(seat, what)
        return Plan(hall.row(live, DECLARE, seat, what, state), state)

    hall.change(live, plan)


# -- undo


def undo(hall: Hall, live: Live, guest: int | None, seat: int, to: int | None = None) -> None:
    """Take back own decisions, as far as nothing was rolled, shown or done by others since."""

    def plan() -> Plan | None:
        demand_hand(live.access(guest), seat)
        course = live.playing()
        if to is not None and _just_undone(live, seat, to):
            return None
        possible = undo_of(course, seat)
        if possible.why is not None:
            raise Closed("table-undo-closed", why=possible.why)
        target = possible.points[0] if to is None else to
        if target not in possible.points:
            raise Closed("table-undo-not-there")
        return _undo(hall, live, course, seat, target)

    hall.change(live, plan)


def ask_undo(hall: Hall, live: Live, guest: int | None, seat: int, to: int | None = None) -> None:
    """Ask everybody to go back to an own decision; bots agree, and so does who plays several seats.

    Whoever a bot plays for is asked too: they may come back, and shall find their game. The next choice ends a question
    that has no answer; if it is a bot's, the bot gives people ANSWER_SECONDS before it plays on.
    """

    def plan() -> Plan | None:
        demand_hand(live.access(guest), seat)
        course = live.playing()
        if to is not None and _just_undone(live, seat, to):
            return None
        points = own_decisions(course, seat)
        target = to if to is not None else points[0] if points else -1
        if target not in points:
            raise Closed("table-undo-not-there")
        demand_pages(live)
        waiting = _others(live, guest)
        if not waiting:
            return _undo(hall, live, course, seat, target)
        return Plan(head={"asking": {"seat": seat, "to": target, "waiting": waiting, "since": hall.now()}})

    hall.change(live, plan)


def answer_undo(hall: Hall, live: Live, guest: int | None, seat: int, agree: bool, to: int | None = None) -> None:
    """Agree to an undo, or not; the asker may take the question back in the same way.

    `to` is the moment the question was about: whoever agreed to that has not agreed to another one asked since.
    """

    def plan() -> Plan:
        access = live.access(guest)
        demand_sight(access, seat)
        course = live.playing()
        asking = live.head.asking
        if asking is None:
            raise Closed("table-undo-not-asked")
        if to is not None and to != asking["to"]:
            raise Closed("table-undo-other-question")
        mine = access.seats
        waiting = [other for other in asking["waiting"] if other not in mine]
        if not agree:
            return Plan(head={"asking": None})
        if asking["seat"] in mine:
            raise Closed("table-undo-own-question")
        if waiting:
            return Plan(head={"asking": {**asking, "waiting": waiting}})
        return _undo(hall, live, course, asking["seat"], asking["to"])

    hall.change(live, plan)


def _others(live: Live, guest: int | None) -> list[int]:
    """Seats of other people, whoever plays them at the moment."""
    return [seat.seat for seat in live.seats if seat.guest not in (None, guest)]


def answer_due(hall: Hall, asking: dict[str, Any] | None) -> bool:
    """Whether bots wait for the answers to a question about undo."""
    return asking is not None and hall.now() < asking.get("since", 0.0) + ANSWER_SECONDS


def _just_undone(live: Live, seat: int, to: int) -> bool:
    """The same request came twice."""
    last = live.rows[-1]
    return (last.kind, last.seat, last.text) == (UNDO, seat, str(to))


def demand_pages(live: Live) -> None:
    """A game goes forward and comes to its end; what could be done for ever must end too."""
    if live.number >= LOG_LENGTH:
        raise Closed("table-log-full", count=LOG_LENGTH)


def _undo(hall: Hall, live: Live, course: Course, seat: int, to: int) -> Plan:
    demand_pages(live)
    state = course.rewound(to)
    return Plan(hall.row(live, UNDO, seat, str(to), state), state)


# -- who plays a seat


def stand_in(hall: Hall, live: Live, seat: int, cause: str, **seat_fields: Any) -> Plan:
    """A bot takes a seat of a running game: by the `clock`, or because somebody `left` or is `absent`."""
    level = best_level(live.playing().game)
    row = hall.row(live, REPLACE, seat, f"{cause} {level}", None)
    return Plan(row, seats={seat: {"kind": BOT, "level": level, **seat_fields}})


def best_level(game: Game) -> str:
    """The bot that steps in."""
    known = levels(game)
    return SIMPLE if SIMPLE in known else known[0]


def come_back(hall: Hall, live: Live, guest: int | None, seat: int) -> None:
    """A person takes the seat again that a bot has played for them."""

    def plan() -> Plan | None:
        access = live.access(guest)
        demand_sight(access, seat)
        if seat in access.hands:
            return None
        live.playing()
        row = hall.row(live, REPLACE, seat, f"back {live.seats[seat].name or ''}".strip(), None)
        return Plan(row, seats={seat: {"kind": HUMAN, "level": None, "seen": hall.now()}})

    hall.change(live, plan)


def bot_failed(hall: Hall, live: Live, seat: int, level: str, number: int) -> None:
    """A bot that did not answer gives its seat to the simple one, and the log says so."""

    def plan() -> Plan | None:
        course = live.playing()
        mine = live.seats[seat]
        if live.number != number or mine.kind != BOT or mine.level != level:
            return None
        simple = best_level(course.game)
        row = hall.row(live, REPLACE, seat, f"failed {simple}", None)
        return Plan(row, seats={seat: {"level": simple}})

    hall.change(live, plan)


# -- clocks


def expire(hall: Hall, live: Live) -> bool:
    """See whether the clock that runs has run out, and do what the table agreed on. True if it had."""

    def plan() -> Plan | None:
        seat = out_of_time(hall, live)
        if seat is None:
            return None
        course = live.playing()
        assert live.clock is not None
        if live.clock.terms.zero == "concede" and "concede" in course.now.declarations(seat):
            conceded = course.declared(seat, "concede")
            return Plan(hall.row(live, DECLARE, seat, "concede", conceded), conceded)
        return stand_in(hall, live, seat, "clock")

    struck = False
    while hall.change(live, plan):  # who has conceded may still have to decide: then a bot does
        struck = True
    return struck


def out_of_time(hall: Hall, live: Live) -> int | None:
    """The seat of a person who has to decide and has no time left."""
    if live.head.status != RUNNING or live.clock is None or live.frozen is not None:
        return None
    seat = live.head.turn
    if live.seats[seat].kind != HUMAN or live.clock.left_at(seat, hall.now()) > 0:
        return None
    return seat
