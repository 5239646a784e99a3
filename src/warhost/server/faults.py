"""Errors as the API words them, by call and by socket."""

from __future__ import annotations

import math
from typing import Any, Final

from warhost.engine.errors import Illegal, UnknownGame, WarhostError
from warhost.engine.text import Param, Text
from warhost.tables.errors import Closed, Forbidden, Stale, Unavailable, Unknown, Used


class TooFast(WarhostError):
    """Too many requests, or too costly ones; `seconds` is how long to wait."""

    def __init__(self, key: str, seconds: float, **params: Param) -> None:
        self.seconds = max(1, math.ceil(seconds))
        super().__init__(key, minutes=math.ceil(self.seconds / 60), **params)


STATUS: Final[tuple[tuple[type[WarhostError], int], ...]] = (
    (Unknown, 404),
    (UnknownGame, 404),
    (Forbidden, 403),
    (Used, 410),
    (Stale, 409),
    (Closed, 409),
    (TooFast, 429),
    (Unavailable, 503),
)


def status_of(error: WarhostError) -> int:
    """The HTTP status of an error; what is left is a request that cannot be right."""
    return next((status for kind, status in STATUS if isinstance(error, kind)), 422)


def problem(error: WarhostError) -> dict[str, Any]:
    """An error of the rules, the tables or ours."""
    if isinstance(error, Illegal):
        return fault(error.reason.text, error.reason.rule)
    if isinstance(error, Stale):
        return fault(error.text) | {"number": error.number}
    if isinstance(error, TooFast):
        return fault(error.text) | {"retry": error.seconds}
    return fault(error.text)


def fault(text: Text, rule: str | None = None) -> dict[str, Any]:
    return {"error": {"key": text.key, "text": text.to_doc(), "rule": rule}}
