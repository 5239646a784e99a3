"""What happens in a game, as data; the words of the log are one way to tell it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from warhost.engine import documents
from warhost.engine.text import Param, Text, Thing

EVERYBODY: Final = -1  # the audience of an open event, as a mask of seats

Fact = Param


class Event:
    """Something that happened: its name, and who, what, where and how much as facts.

    `family` begins the key of its words: `log` for what happens in a game.
    """

    __slots__ = ("facts", "family", "name")

    def __init__(self, name: str, facts: Mapping[str, Fact], family: str = "log") -> None:
        self.name = name
        self.facts = facts
        self.family = family

    @property
    def text(self) -> Text:
        """The event in words."""
        return Text(f"{self.family}-{self.name}", **self.facts)

    def to_doc(self) -> documents.Event:
        """The event as data and in words, JSON-ready: a thing is told by its id, and by what is told with it."""
        facts = {name: fact_doc(value) for name, value in self.facts.items()}
        return {"event": self.name, "facts": facts, "text": self.text.to_doc()}


class Telling:
    """An event in the log. Seats outside the audience (a mask) are told `others` instead, or nothing."""

    __slots__ = ("audience", "event", "others")

    def __init__(self, event: Event, audience: int = EVERYBODY, others: Event | None = None) -> None:
        self.event = event
        self.audience = audience
        self.others = others

    def seen_by(self, seat: int | None) -> Event | None:
        if self.audience == EVERYBODY or (seat is not None and self.audience >> seat & 1):
            return self.event
        return self.others


def fact_doc(value: Fact) -> Any:
    if isinstance(value, tuple):
        return [fact_doc(part) for part in value]
    if isinstance(value, Thing):
        told = {name: fact_doc(part) for name, part in value.params.items()}
        return {"id": value.id, **told} if told else value.id
    return value.to_doc() if isinstance(value, Text) else value
