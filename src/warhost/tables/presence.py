"""Who is looking at a table now: the sockets of this process, and what other processes say of theirs."""

from __future__ import annotations

import contextlib
import threading
from collections import Counter
from collections.abc import Callable
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, select, update

from warhost.tables import schema
from warhost.tables.errors import Unavailable
from warhost.tables.store import Store

LEASE: Final = 60.0  # seconds another process is believed without a word from it
WATCHING: Final = -1  # the seat of a spectator


class Presence:
    """Counts of open sockets per table and seat."""

    def __init__(self, store: Store, now: Callable[[], float], process: str) -> None:
        self._store = store
        self._now = now
        self._process = process
        self._lock = threading.Lock()
        self._here: dict[str, Counter[int]] = {}
        self._elsewhere: dict[str, set[int]] = {}
        self._began = now()
        self._seen: dict[str, dict[int, float]] = {}  # when seats were seen since we began

    def arrive(self, table: str, seat: int) -> bool:
        """Count a socket in; true if the seat was not looking before."""
        with self._lock:
            counts = self._here.setdefault(table, Counter())
            counts[seat] += 1
            first = counts[seat] == 1
        if first and self._store.shared:
            self._store.write(lambda connection: self._announce(connection, table, seat))
            self._store.tell(table, 0)
        return first

    def leave(self, table: str, seat: int) -> bool:
        """Count a socket out; true if the seat looks no longer."""
        with self._lock:
            counts = self._here.get(table, Counter())
            counts[seat] -= 1
            last = counts[seat] <= 0
            if last:
                del counts[seat]
            if not counts:
                self._here.pop(table, None)
            if last and seat != WATCHING:
                self._seen.setdefault(table, {})[seat] = self._now()
        if last and (self._store.shared or seat != WATCHING):
            with contextlib.suppress(Unavailable):  # that somebody has gone is no reason to fail
                self._store.write(lambda connection: self._gone(connection, table, seat))
            self._store.tell(table, 0)
        return last

    def seen(self, table: str, seat: int, stored: float) -> float:
        """When a seat that does not look was last seen; a process that is alone saw nobody go before it began."""
        with self._lock:
            newer = self._seen.get(table, {}).get(seat, 0.0)
        return max(stored, newer, 0.0 if self._store.shared else self._began)

    def attended(self) -> list[str]:
        """The tables at which a person who sits there looks, in this process."""
        with self._lock:
            return [table for table, counts in self._here.items() if any(seat != WATCHING for seat in counts)]

    def forget(self, table: str) -> None:
        """A table leaves memory: what was seen there is stored."""
        with self._lock:
            self._seen.pop(table, None)

    def of(self, table: str) -> set[int]:
        """The seats that look, WATCHING for spectators."""
        with self._lock:
            return set(self._here.get(table, ())) | self._elsewhere.get(table, set())

    # -- between processes

    def learn(self, table: str) -> None:
        """Read what other processes say of a table."""
        if not self._store.shared:
            return
        columns = schema.presence.c
        query = select(columns.seat).where(
            columns.table == table, columns.process != self._process, columns.until > self._now()
        )
        when = select(schema.seats.c.seat, schema.seats.c.seen).where(schema.seats.c.table == table)

        def read(connection: Connection) -> tuple[set[int], dict[int, float]]:
            looking = {int(row.seat) for row in connection.execute(query)}
            return looking, {int(row.seat): float(row.seen) for row in connection.execute(when)}

        looking, seen = self._store.read(read)
        with self._lock:
            self._seen[table] = seen
            if looking:
                self._elsewhere[table] = looking
            else:
                self._elsewhere.pop(table, None)

    def renew(self) -> None:
        """Say again who is here, and forget what dead processes said."""
        if not self._store.shared:
            return
        columns = schema.presence.c
        now = self._now()

        def say(connection: Connection) -> None:
            connection.execute(
                update(schema.presence).where(columns.process == self._process).values(until=now + LEASE)
            )
            self._note(connection, columns.until < now)
            connection.execute(delete(schema.presence).where(columns.until < now))

        self._store.write(say)
        for table in list(self._elsewhere):
            self.learn(table)

    def withdraw(self) -> None:
        """Nobody is here any more: the process stops."""
        if self._store.shared:
            mine = schema.presence.c.process == self._process

            def go(connection: Connection) -> None:
                self._note(connection, mine)
                connection.execute(delete(schema.presence).where(mine))

            self._store.write(go)

    def _note(self, connection: Connection, which: ColumnElement[bool]) -> None:
        """Who is no longer said to look was seen until now, or as long as the process that said so was believed."""
        columns = schema.presence.c
        for row in connection.execute(select(columns.table, columns.seat, columns.until).where(which)).all():
            self._saw(connection, row.table, row.seat, min(row.until, self._now()))

    def _saw(self, connection: Connection, table: str, seat: int, when: float) -> None:
        columns = schema.seats.c
        place = (columns.table == table) & (columns.seat == seat) & (columns.seen < when)
        connection.execute(update(schema.seats).where(place).values(seen=when))

    def _gone(self, connection: Connection, table: str, seat: int) -> None:
        self._saw(connection, table, seat, self._now())
        if self._store.shared:
            self._withdraw(connection, table, seat)

    def _announce(self, connection: Connection, table: str, seat: int) -> None:
        self._withdraw(connection, table, seat)
        until = self._now() + LEASE
        connection.execute(schema.presence.insert().values(process=self._process, table=table, seat=seat, until=until))

    def _withdraw(self, connection: Connection, table: str, seat: int) -> None:
        columns = schema.presence.c
        connection.execute(
            delete(schema.presence).where(
                columns.process == self._process, columns.table == table, columns.seat == seat
            )
        )
