"""Who is looking at a table now: the sockets of this process, and what other processes say of theirs."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, select, update

from warhost.tables import schema
from warhost.tables.store import Store

LEASE: Final = 60.0  # seconds another process is believed without news from it
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
        if last and self._store.shared:
            self._store.write(lambda connection: self._withdraw(connection, table, seat))
            self._store.tell(table, 0)
        return last

    def of(self, table: str) -> set[int]:
        """The seats that look, WATCHING for spectators."""
        with self._lock:
            return set(self._here.get(table, ())) | self._elsewhere.get(table, set())

    def watching(self, table: str) -> int:
        """How many spectators' sockets are open in this process."""
        with self._lock:
            return self._here.get(table, Counter())[WATCHING]

    # -- between processes

    def learn(self, table: str) -> None:
        """Read what other processes say of a table."""
        if not self._store.shared:
            return
        columns = schema.presence.c
        query = select(columns.seat).where(
            columns.table == table, columns.process != self._process, columns.until > self._now()
        )
        found = {int(row.seat) for row in self._store.read(lambda connection: connection.execute(query).all())}
        with self._lock:
            if found:
                self._elsewhere[table] = found
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
            connection.execute(delete(schema.presence).where(columns.until < now))

        self._store.write(say)
        for table in list(self._elsewhere):
            self.learn(table)

    def withdraw(self) -> None:
        """Nobody is here any more: the process stops."""
        if self._store.shared:
            mine = delete(schema.presence).where(schema.presence.c.process == self._process)
            self._store.write(lambda connection: connection.execute(mine).rowcount)

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
