"""The course of a game: the state that a log leads to, what may be undone in it, and what was said on the way."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from warhost.engine.chance import Chance, SecureChance, chance_from_doc
from warhost.engine.errors import BrokenInvariant, Reason, WarhostError
from warhost.engine.event import Event, Telling
from warhost.engine.game import Game
from warhost.engine.state import State
from warhost.engine.text import Text
from warhost.tables.log import CHOICE, DECLARE, REPLACE, START, UNDO, Row

TABLE: Final = "table-log"  # the family of events at the table itself
CHECKPOINT: Final = 64  # entries between the copies that going back starts from


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a game begins: new or from a position, with the dice of the table or those of an imported game."""

    seats: int
    options: dict[str, Any]
    secret: bytes
    position: dict[str, Any] | None
    chance: dict[str, Any] | None

    def begin(self, game: Game, salts: Sequence[str]) -> State:
        source = chance_from_doc(self.chance) if self.chance is not None else SecureChance(self.secret, salts)
        if self.position is None:
            return game.new(seats=self.seats, chance=source, log=True, **self.options)
        state = game.from_position({**self.position, "chance": source.to_doc()})
        state.log = []
        return state


@dataclass(frozen=True, slots=True)
class Entry:
    """A choice or declaration that holds, and how chance and secrets stood before it."""

    row: Row
    numbers: int
    reveals: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log with the number of the row that said it. Lines of the game go when their row is undone."""

    number: int
    telling: Telling
    of_game: bool


class Departure(Exception):
    """The log does not lead where it once led: the rules have changed, or a row is damaged."""

    def __init__(self, number: int, why: Text) -> None:
        super().__init__(f"row {number}")
        self.number = number
        self.why = why


class Course:
    """What the rows add up to, one after the other. Only `add` and `adopt` change it."""

    def __init__(self, game: Game, origin: Origin) -> None:
        self.game = game
        self.origin = origin
        self.number = 0
        self.state: State | None = None
        self.salts: tuple[str, ...] = ()
        self.entries: list[Entry] = []
        self.lines: list[Line] = []
        self._copies: list[State] = []  # the state before entry CHECKPOINT * i

    # -- along the log

    def add(self, row: Row) -> None:
        """Follow a row; raises Departure if it leads elsewhere than when it was written."""
        if row.number != self.number + 1:
            raise Departure(row.number, Text("table-row-missing", number=self.number + 1))
        try:
            if row.kind == START:
                self.adopt(row, self.opened(row.text))
            elif row.kind == CHOICE:
                self.adopt(row, self._played(row))
            elif row.kind == DECLARE:
                self.adopt(row, self.declared(row.seat, row.text))
            else:
                self.adopt(row, self.rewound(int(row.text)) if row.kind == UNDO else None)
        except WarhostError as error:
            raise Departure(row.number, error.text) from None
        except (BrokenInvariant, LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
            raise Departure(row.number, Text("table-row-broken", error=type(error).__name__)) from None
        turn = -1 if self.state is None else int(self.state.acting)
        if turn != row.turn:
            raise Departure(row.number, Text("table-row-turn", seat=row.turn + 1, now=turn + 1))

    def _played(self, row: Row) -> State:
        state = self.now
        if self.origin.chance is None and row.chance_at != numbers(state.chance):
            raise Departure(row.number, Text("table-row-chance", was=row.chance_at or 0, now=numbers(state.chance)))
        if isinstance(state.chance, SecureChance) and row.chance_at is not None:
            state.chance.numbers = row.chance_at  # an imported game may hold a jump
        return self.played(state.parse(row.text))

    @property
    def now(self) -> State:
        """The state of a game that has begun."""
        assert self.state is not None
        return self.state

    # -- trying: a new state, while this one stays as it is

    def opened(self, salts: str) -> State:
        return self.origin.begin(self.game, json.loads(salts))

    def played(self, choice: int) -> State:
        state = self.now.clone()
        state.play(choice)
        return state

    def declared(self, seat: int, what: str) -> State:
        state = self.now.clone()
        state.declare(seat, what)
        return state

    def rewound(self, to: int) -> State:
        """The state of moment `to`; chance goes on after the last number used, so that none comes again."""
        state = self.before(self._holding(to))
        if isinstance(state.chance, SecureChance):
            state.chance.numbers = numbers(self.now.chance)
        return state

    def _holding(self, to: int) -> int:
        return len([entry for entry in self.entries if entry.row.number <= to])

    def before(self, count: int) -> State:
        """The state before entry `count`."""
        if count == len(self.entries):
            return self.now.clone()
        state = self._copies[count // CHECKPOINT].clone()
        for entry in self.entries[count // CHECKPOINT * CHECKPOINT : count]:
            self.step(state, entry)
        state.log = []
        return state

    def step(self, state: State, entry: Entry) -> None:
        """Play an entry in a state that stands before it."""
        if isinstance(state.chance, SecureChance):
            state.chance.numbers = entry.numbers
        if entry.row.kind == CHOICE:
            state.play(state.parse(entry.row.text))
        else:
            state.declare(entry.row.seat, entry.row.text)

    # -- keeping

    def adopt(self, row: Row, state: State | None) -> None:
        """Take a row over, with the state it leads to (None: the game does not move)."""
        if row.kind == START:
            self.salts = tuple(json.loads(row.text))
        elif row.kind == UNDO:
            self._forget(int(row.text))
        if row.plays:
            before = self.now
            if len(self.entries) % CHECKPOINT == 0:
                self._copies.append(before)
            self.entries.append(Entry(row, numbers(before.chance), int(before.reveals)))
        if state is not None:
            self.state = state
            for telling in state.log or ():
                self.lines.append(Line(row.number, telling, row.kind != START))
            state.log = []
        event = table_event(row)
        if event is not None:
            self.lines.append(Line(row.number, Telling(event), False))
        self.number = row.number

    def _forget(self, to: int) -> None:
        count = self._holding(to)
        del self.entries[count:]
        del self._copies[-(-count // CHECKPOINT) :]
        self.lines = [line for line in self.lines if line.number <= to or not line.of_game]


def numbers(chance: Chance) -> int:
    """How many numbers secure chance has given; others do not count."""
    return chance.numbers if isinstance(chance, SecureChance) else 0


def table_event(row: Row) -> Event | None:
    """What a row tells in the log beside what happens in the game."""
    if row.kind == UNDO:
        return Event("undo", {"seat": row.seat + 1}, TABLE)
    if row.kind == REPLACE:
        cause, _, rest = row.text.partition(" ")
        return Event(cause, {"seat": row.seat + 1, "name" if cause in ("person", "back") else "bot": rest}, TABLE)
    return None


def position_hash(state: State) -> str:
    """Equal for equal positions: all on the table, what is still to do, and how many numbers chance has given."""
    doc = [state.whole_table(), [frame.to_doc() for frame in state.frames], numbers(state.chance)]
    return hashlib.sha256(json.dumps(doc, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def follow(game: Game, origin: Origin, rows: Sequence[Row], at: Callable[[Course], None] | None = None) -> Course:
    """The course that rows lead to; `at` is called after each. Raises Departure."""
    course = Course(game, origin)
    for row in rows:
        course.add(row)
        if at is not None:
            at(course)
    return course


# -- undo


@dataclass(frozen=True, slots=True)
class Undo:
    """Whether a seat may take back its last decision by itself, to which moments, and if not, why."""

    points: tuple[int, ...]  # the nearest first
    why: Text | None

    def to_doc(self) -> dict[str, Any]:
        return {
            "open": self.why is None,
            "why": None if self.why is None else self.why.to_doc(),
            "to": self.points[0] if self.points else None,
            "points": list(self.points),
        }


def undo_of(course: Course, seat: int) -> Undo:
    """Own decisions since the last roll, the last reveal, and the last thing anybody else did."""
    if course.state is None:
        return Undo((), Text("table-undo-nothing"))
    if course.state.acting < 0:
        return Undo((), Text("table-undo-over"))
    points: list[int] = []
    why: Text | None = None
    for entry in reversed(course.entries):
        if entry.row.seat != seat:
            why = Text("table-undo-other")
        elif entry.numbers != numbers(course.state.chance):
            why = Text("table-undo-rolled")
        elif entry.reveals != course.state.reveals:
            why = Text("table-undo-revealed")
        else:
            if entry.row.kind == CHOICE:
                points.append(entry.row.number - 1)
            continue
        break
    if points:
        return Undo(tuple(points), None)
    return Undo((), why or Text("table-undo-nothing"))


def own_decisions(course: Course, seat: int) -> list[int]:
    """All moments at which a seat took a decision that still holds, the latest first."""
    return [
        entry.row.number - 1
        for entry in reversed(course.entries)
        if entry.row.seat == seat and entry.row.kind == CHOICE
    ]


# -- reasons


def known_reason(
    state: State, seat: int, ask: Callable[[State], Reason | None], chance: Callable[[], Chance]
) -> Reason:
    """Why a choice is refused, from what the seat may know: a reason that rests on something hidden is not given."""
    reasons: list[Reason | None] = [ask(state.determinize(seat, chance())) for _ in range(3)]
    first = reasons[0]
    if first is not None and all(other == first for other in reasons):
        return first
    return Reason(state.frames[-1].rule, Text("table-why-hidden"))
