"""The server's own parts in one place: tables, threads to work in, limits, figures."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from warhost.engine.errors import Illegal, UnknownGame, WarhostError
from warhost.server.guard import fault
from warhost.server.limits import Buckets
from warhost.server.metrics import Metrics
from warhost.server.settings import Settings
from warhost.tables.errors import Closed, Forbidden, Stale, Unavailable, Unknown, Used
from warhost.tables.hall import Hall

P = ParamSpec("P")
T = TypeVar("T")

COOKIE: Final = "warhost_guest"
COOKIE_AGE: Final = 400 * 86400  # the longest that browsers keep one
THREADS: Final = 24

logger: Final = logging.getLogger(__name__)


class Service:
    """What handlers share."""

    def __init__(self, settings: Settings, hall: Hall) -> None:
        self.settings = settings
        self.hall = hall
        self.metrics = Metrics()
        self.news = Buckets(settings.limits.news)
        self.links = Buckets(settings.limits.links)
        self.choices = Buckets(settings.limits.choices)
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="warhost-table")

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do table work in a thread: it may wait for the disk."""
        loop = asyncio.get_running_loop()
        if kwargs:
            return await loop.run_in_executor(self.threads, lambda: work(*args, **kwargs))
        return await loop.run_in_executor(self.threads, work, *args)

    def demand_choice(self, table: str, seat: int) -> None:
        """A seat cannot choose faster than any person does."""
        if not self.choices.take((table, seat)):
            self.metrics.count("refused", why="choices")
            raise TooFast("server-too-fast")


class TooFast(WarhostError):
    """Too many requests."""


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


def problem(error: WarhostError) -> bytes:
    """An error as the API words it."""
    if isinstance(error, Illegal):
        return fault(error.reason.text, error.reason.rule)
    if isinstance(error, Stale):
        return fault(error.text, number=error.number)
    return fault(error.text)
