"""A table in memory: what is stored of it, and the course of its game."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from typing import Any, Final

from warhost.engine.chance import SecureChance
from warhost.engine.game import Game
from warhost.engine.state import State
from warhost.engine.text import Text
from warhost.tables.course import Course, Origin
from warhost.tables.errors import Closed
from warhost.tables.log import Clock, ClockTerms, Row
from warhost.tables.people import Access, Seat, authorise

WAITING: Final = "open"  # until somebody sits on every seat
RUNNING: Final = "running"
OVER: Final = "over"
ARCHIVE: Final = "archive"  # an imported game, only to look at


@dataclass(frozen=True, slots=True)
class Head:
    """A row of the table `tables`."""

    id: str
    game: str
    rules: int
    content: str
    pack: str | None
    seats: int
    options: dict[str, Any]
    title: str
    listed: bool
    status: str
    number: int
    revision: int
    people: int
    turn: int
    turn_since: int
    moved: float
    deadline: float | None
    secret: bytes
    position: dict[str, Any] | None
    chance: dict[str, Any] | None
    clock: dict[str, Any] | None
    patience: int | None
    owner: int
    spectator: str
    asking: dict[str, Any] | None
    calling: dict[str, Any] | None
    result: dict[str, Any] | None
    created: float
    rematch: str | None
    forked: str | None

    @property
    def origin(self) -> Origin:
        return Origin(self.seats, self.options, self.secret, self.position, self.chance)

    @property
    def commitment(self) -> str | None:
        """What binds the dice of this table before they are thrown."""
        return SecureChance(self.secret).commitment if self.chance is None else None

    def new_clock(self) -> Clock:
        return Clock(ClockTerms.from_doc(self.clock), self.seats)

    @property
    def open_book(self) -> bool:
        """Whether nothing is secret any more."""
        return self.status in (OVER, ARCHIVE)


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something a person at the table said."""

    id: int
    seat: int
    name: str
    text: str
    time: float

    def to_doc(self) -> dict[str, Any]:
        return {"id": self.id, "seat": self.seat, "name": self.name, "text": self.text, "time": self.time}


@dataclass(frozen=True, slots=True)
class Frozen:
    """A table the present rules cannot continue: why, at which row, and the last picture of it."""

    why: Text
    at: int
    number: int
    views: dict[str, Any]
    lines: list[Any]


@dataclass
class Live:
    """Everything known of a table. Hold `lock` to look or to change."""

    id: str
    lock: threading.RLock = field(default_factory=threading.RLock)
    loaded: bool = False
    outdated: bool = False  # another process, or a doubtful write, may have changed what is stored
    used: float = 0.0
    saved: int = 0  # the number of the snapshot
    met: int = 0  # the revision whose seats, spectators and chat these are
    rows: list[Row] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    spectators: set[int] = field(default_factory=set)
    chat: list[ChatLine] = field(default_factory=list)
    course: Course | None = None
    clock: Clock | None = None
    frozen: Frozen | None = None

    head: Head = field(init=False)

    def access(self, guest: int | None) -> Access:
        return authorise(guest, self.seats, self.spectators, self.head.owner)

    @property
    def number(self) -> int:
        return self.head.number

    @property
    def state(self) -> State | None:
        return None if self.course is None else self.course.state

    def playing(self) -> Course:
        """The course of a game that can go on; raises Closed if none can."""
        if self.frozen is not None:
            raise Closed("table-frozen", why=self.frozen.why)
        if self.head.status == WAITING:
            raise Closed("table-not-begun")
        if self.head.open_book or self.course is None:
            raise Closed("table-over")
        return self.course

    def people(self) -> set[int]:
        """Guests that play a seat now."""
        return {seat.guest for seat in self.seats if seat.kind == "human" and seat.guest is not None}

    def begin(self, game: Game) -> None:
        self.course = Course(game, self.head.origin)
        if self.head.clock is not None:
            self.clock = self.head.new_clock()

    def follow(self, rows: list[Row]) -> None:
        """Take over rows that are stored; raises Departure."""
        for row in rows:
            if self.course is not None:
                self.course.add(row)
            if self.clock is not None:
                self.clock.add(row)
            self.rows.append(row)
