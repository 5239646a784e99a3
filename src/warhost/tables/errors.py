"""What a table refuses, by what the asker can do about it."""

from __future__ import annotations

from warhost.engine.errors import WarhostError
from warhost.engine.text import Param


class TableError(WarhostError):
    """A table does not do what was asked."""


class Unknown(TableError):
    """There is no such thing, or the asker may not know of it."""


class Forbidden(TableError):
    """The asker does not sit there."""


class Used(TableError):
    """The link was used up or taken back."""


class Closed(TableError):
    """Not now: the text says why."""


class Unfit(TableError):
    """What was given cannot be used: the text says what would be right."""


class Unavailable(TableError):
    """Storage does not answer; asking again later is safe."""


class Stale(TableError):
    """The table has moved on; `number` is where it stands."""

    def __init__(self, key: str, number: int, **params: Param) -> None:
        super().__init__(key, number=number, **params)
        self.number = number
