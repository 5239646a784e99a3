# not compiled: its types are read by tools and tests, and the compiled build keeps none.
"""What every game says to the world, as types: what a seat sees, what it may choose, and what it is told.

`games/GAME/documents.py` holds what is a game's own. JSON Schema and the types of the web app are made from both
(`make contract`): a docstring describes its document there, and a comment behind a field that field.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple, NotRequired, TypedDict, TypeVar, Union

T = TypeVar("T")
Word = TypeVar("Word", bound=str)
Pair = Annotated[list[T], 2]  # a list of just two
Some = Annotated[dict[Word, T], 0]  # a value for some of the words; a plain dict of words has one for each


class Documents(NamedTuple):
    """The types of what is a game's own: of `view["table"]`, of the `hints` of its choices, of its answers.

    `answers` has one for each of the game's questions (`consult`).
    """

    table: object
    hints: object
    answers: Mapping[str, object] = {}


Param = Union[str, int, "Text", list["Text"]]


class Text(TypedDict):
    """Something said to people: the key of a message in the Fluent files, and what it needs."""

    key: str
    params: NotRequired[dict[str, Param]]


class Thing(TypedDict):
    """A thing of the game: what it is, and its id."""

    kind: str
    id: str


class Decision(TypedDict):
    """What is to be decided now, by whom, and the thing on the table that it is about."""

    seat: int
    kind: str
    subject: Thing | None
    prompt: Text
    rule: str


class Result(TypedDict):
    """How a game ended."""

    winners: list[int]
    ranking: list[list[int]]  # groups of equal seats, best first
    scores: list[int]
    reason: Text


class Declared(TypedDict):
    """Seats that have given up, and seats that would agree to a draw."""

    concede: list[int]
    draw: list[int]


class View(TypedDict):
    """What one seat, or a spectator, may know: `state.view(seat)`."""

    seat: int | None  # null: a spectator
    decision: Decision | None  # null: the game is over
    result: Result | None
    declared: Declared
    table: Mapping[str, Any]


class Chosen(TypedDict):
    """The thing that a choice is about."""

    kind: str
    id: str


class Choice(TypedDict):
    """A choice as data: `state.describe(choice)`."""

    choice: str  # its notation: what is sent back
    verb: str
    object: Chosen | None  # null: the choice is a bare word
    label: Text
    hints: Mapping[str, Any]  # facts for a board to show: odds, forecasts


class NoHints(TypedDict):
    """Of most choices there is nothing more to show."""


Single = str | int | Text | Mapping[str, str | int | Text]  # a thing of which more than its id is told is a mapping
Fact = Single | list[Single]


class Event(TypedDict):
    """Something that happened, as data and in words."""

    event: str
    facts: dict[str, Fact]
    text: Text


class Line(Event):
    """A line of the log: an event, and the number of the choice that caused it."""

    number: int
