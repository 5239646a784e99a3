"""The server's own parts in one place: tables, threads to work in, limits, figures."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final, ParamSpec, TypeVar

from starlette.responses import Response

from warhost.server.faults import TooFast
from warhost.server.limits import Buckets, a_day
from warhost.server.metrics import Metrics
from warhost.server.notices import Notices
from warhost.server.settings import Settings
from warhost.tables.acts import Act, Actor, Host
from warhost.tables.hall import Hall
from warhost.tables.live import Live

P = ParamSpec("P")
T = TypeVar("T")

COOKIE: Final = "warhost_guest"
COOKIE_AGE: Final = 400 * 86400  # the longest that browsers keep one
THREADS: Final = 24
NOT_TEXT: Final = "not UTF-8"  # of a body whose letters cannot be read
FORESEEN: Final = 1.0  # seconds that are counted for work that has only begun

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
        self.work = Buckets(settings.limits.work)
        self.tables = Buckets(a_day(settings.limits.tables_a_day))
        self.guests = Buckets(a_day(settings.limits.guests_a_day))
        self.chat = Buckets(a_day(settings.limits.chat_a_day))
        self.storage = Buckets(a_day(settings.limits.storage_a_day))
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="warhost-table")

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do table work in a thread: it may wait for the disk."""
        loop = asyncio.get_running_loop()
        if kwargs:
            return await loop.run_in_executor(self.threads, lambda: work(*args, **kwargs))
        return await loop.run_in_executor(self.threads, work, *args)

    def demand_choice(self, table: str, seat: int) -> None:
        """A seat cannot choose faster than any person does."""
        self.demand_rate(self.choices, (table, seat), "choices")

    def demand_rate(self, buckets: Buckets, who: Hashable, why: str) -> None:
        """Nobody asks faster than their bucket fills."""
        if wait := buckets.spend(who):
            raise self.refusal(why, TooFast("server-too-fast", wait))

    def demand_new_table(self, who: str) -> None:
        """An address makes so many tables a day, however many guests it pretends to be."""
        if wait := self.tables.spend(who):
            most = self.settings.limits.tables_a_day
            raise self.refusal("tables", TooFast("server-limit-tables", wait, count=most))

    def demand_new_guest(self, who: str) -> None:
        if wait := self.guests.spend(who):
            most = self.settings.limits.guests_a_day
            raise self.refusal("guests", TooFast("server-limit-guests", wait, count=most))

    def demand_chat(self, who: str) -> None:
        if wait := self.chat.spend(who):
            most = self.settings.limits.chat_a_day
            raise self.refusal("chat", TooFast("server-limit-chat", wait, count=most))

    def demand_storage(self, who: str, size: int) -> None:
        """What an address brings along stays with us for ever."""
        if wait := self.storage.spend(who, size):
            most = self.settings.limits.storage_a_day // 1024 // 1024
            raise self.refusal("storage", TooFast("server-limit-storage", wait, count=most))

    @contextmanager
    def costly(self, who: str) -> Iterator[None]:
        """Count what is computed here for an address; raises if it has used up its share."""
        if wait := self.work.spend(who, FORESEEN):
            raise self.refusal("work", TooFast("server-limit-work", wait))
        began = time.thread_time()
        try:
            yield
        finally:
            self.work.charge(who, time.thread_time() - began - FORESEEN)

    def refusal(self, why: str, error: TooFast) -> TooFast:
        self.metrics.count("refused", why=why)
        return error


def set_cookie(response: Response, token: str, secure: bool) -> None:
    """Let a browser be known as a guest."""
    response.set_cookie(COOKIE, token, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure, path="/")


class Caller(Host):
    """An address from which people act: what it may still ask for, and the ways it has to reach others."""

    def __init__(self, service: Service, notices: Notices, address: str) -> None:
        self.service = service
        self.notices = notices
        self.address = address

    def act(self, act: Act, table: str, guest: int | None, fresh: bool) -> dict[str, Any]:
        """Carry out an act, on the table as it is stored (`fresh`) or for all we heard."""
        hall = self.service.hall
        live = hall.open(table, fresh=fresh)
        if not fresh and not live.access(guest).may_see(act.eyes):
            live = hall.open(table, fresh=True)  # another process may know of a seat that we have not heard of
        return act.carry_out(Actor(hall, live, guest, self))

    def demand_choice(self, table: str, seat: int) -> None:
        self.service.demand_choice(table, seat)

    def demand_chat(self, table: str, guest: int | None) -> None:
        self.service.demand_choice(table, -1 if guest is None else -guest)
        self.service.demand_chat(self.address)

    def costly(self) -> AbstractContextManager[None]:
        return self.service.costly(self.address)

    def remind(self, live: Live, guest: int | None, seat: int, absent: int) -> None:
        self.notices.remind(live, guest, seat, absent)
