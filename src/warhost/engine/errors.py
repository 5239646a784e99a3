# not compiled: exceptions are never hot, and `speak` is set from outside.
"""What can be wrong with what a user gives us. Each error is a text, so it can be told in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from warhost.engine.text import Param, Text


class WarhostError(ValueError):
    """A mistake in what was asked for: `.text` says what is wrong, where, and what would be right."""

    speak: ClassVar[Callable[[Text], str]] = staticmethod(repr)

    def __init__(self, key: str, **params: Param) -> None:
        self.text = Text(key, **params)
        super().__init__(self.text)

    def __str__(self) -> str:
        return type(self).speak(self.text)


class UnknownGame(WarhostError):
    """No game has this id."""


class BadOption(WarhostError):
    """An option of a new game is unknown or has an impossible value."""


class BadPosition(WarhostError):
    """A position document is malformed or describes what cannot stand on a table."""


class BadReplay(WarhostError):
    """A replay is truncated, edited, or does not replay."""


class BadContent(WarhostError):
    """A content file or content pack has a wrong field."""


class BadNotation(WarhostError):
    """A text names no choice of this decision."""


class OutOfChance(WarhostError):
    """A scripted or recorded source of chance was asked for more than it holds."""


class BrokenInvariant(AssertionError):
    """A state that the rules can never reach: a bug of ours, not of the user."""


def demand(holds: bool, what: str) -> None:
    """Refuse a state of which this does not hold."""
    if not holds:
        raise BrokenInvariant(what)


class Reason:
    """Why a choice is refused: the rule that forbids it, and the words to say so."""

    __slots__ = ("rule", "text")

    def __init__(self, rule: str, text: Text) -> None:
        self.rule = rule
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.rule, self.text))

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.text!r})"


class Illegal(WarhostError):
    """A choice the rules do not allow now; `.reason` names the rule."""

    def __init__(self, reason: Reason) -> None:
        super().__init__("illegal", rule=reason.rule, why=reason.text)
        self.reason = reason
