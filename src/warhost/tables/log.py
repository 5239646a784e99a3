"""The log of a table: the rows that are its truth, and the history that is left when undone choices are taken out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from warhost.engine.position import Reader

START: Final = "start"  # the first row: all seats are taken, the game begins
CHOICE: Final = "choice"  # `seat` chose `text`, in notation
DECLARE: Final = "declare"  # `seat` declared `text`
UNDO: Final = "undo"  # `seat` took the game back to number `text`
REPLACE: Final = "replace"  # who plays `seat` has changed: `text` is a cause and, for a bot, its level


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that happened, numbered from 1. The state after row n is called the moment n."""

    number: int
    kind: str
    seat: int
    text: str
    chance_at: int | None
    turn: int
    time: float

    @property
    def plays(self) -> bool:
        """Whether it moved the game, and so may be undone."""
        return self.kind in (CHOICE, DECLARE)


def effective(rows: Iterable[Row]) -> list[Row]:
    """The choices and declarations that hold, in order."""
    holding: list[Row] = []
    for row in rows:
        if row.plays:
            holding.append(row)
        elif row.kind == UNDO:
            back = int(row.text)
            while holding and holding[-1].number > back:
                holding.pop()
    return holding


def kept(rows: Sequence[Row], after: int) -> int:
    """Up to which number somebody who saw moment `after` still has what holds now."""
    # row n stands at index n - 1
    return min([after, *[int(row.text) for row in rows[after:] if row.kind == UNDO]])


@dataclass(frozen=True, slots=True)
class ClockTerms:
    """Seconds each seat has, what a turn adds, and what happens at zero: `bot` or `concede`."""

    budget: float
    increment: float
    zero: str

    @staticmethod
    def from_doc(doc: object) -> ClockTerms:
        read = Reader(doc, "clock")
        terms = ClockTerms(
            read.whole("budget", 10, 366 * 86400),
            read.whole("increment", 0, 86400 * 31, 0),
            read.one_of("zero", ("bot", "concede"), "bot"),
        )
        read.nothing_else()
        return terms

    def to_doc(self) -> dict[str, Any]:
        return {"budget": self.budget, "increment": self.increment, "zero": self.zero}


class Clock:
    """What the log says of the time each seat has used."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self.terms = terms
        self.left: list[float] = [terms.budget] * seats
        self.turn = -1
        self.since = 0.0

    def add(self, row: Row) -> None:
        """Let the time up to a row pass. A turn's increment comes when the turn goes to another seat."""
        if self.turn >= 0:
            self.left[self.turn] -= max(0.0, row.time - self.since)
            if row.kind == CHOICE and row.seat == self.turn and row.turn != self.turn:
                self.left[self.turn] += self.terms.increment
        if row.kind == REPLACE and row.text.split()[0] in ("back", "person"):
            # who comes back to a clock that has run out needs some time to play at all
            self.left[row.seat] = max(self.left[row.seat], 60.0, self.terms.budget / 10)
        self.turn = row.turn
        self.since = row.time

    def twin(self) -> Clock:
        """A copy to try a row on."""
        twin = Clock(self.terms, 0)
        twin.left, twin.turn, twin.since = self.left[:], self.turn, self.since
        return twin

    def left_at(self, seat: int, now: float) -> float:
        used = max(0.0, now - self.since) if seat == self.turn else 0.0
        return max(0.0, self.left[seat] - used)

    def deadline(self) -> float | None:
        """When the clock that runs runs out."""
        return None if self.turn < 0 else self.since + max(0.0, self.left[self.turn])
