"""How processes that share a PostgreSQL tell each other which tables they changed."""

from __future__ import annotations

import contextlib
import logging
import queue
import threading
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import URL, Engine, text

from warhost.tables.failures import FAILURES, unavailable

CHANNEL: Final = "warhost"

Hear = Callable[[str, int], None]  # a table has changed: its id and revision; an empty id: any may have

logger: Final = logging.getLogger(__name__)


class Announcer:
    """Tells other processes, and hears from them once it is asked to listen; each in a thread of its own."""

    def __init__(self, engine: Engine, url: URL) -> None:
        self.hearing = False  # whether changes by other processes reach us by themselves
        self._engine = engine
        self._url = url
        self._closing = threading.Event()
        self._waiting: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._listener: threading.Thread | None = None
        self._teller = threading.Thread(target=self._announce, name="warhost-announcer", daemon=True)
        self._teller.start()

    def tell(self, table: str, revision: int) -> None:
        self._waiting.put(f"{table} {revision}")

    def _announce(self) -> None:
        """Pass on what waits together.

        Not within the writes themselves: PostgreSQL lets transactions that notify commit only one after the other, and
        each would wait for the disk. What dies with this process is made up for by `Hall.catch_up`.
        """
        statement = text(
            "SELECT set_config('synchronous_commit', 'off', true), pg_notify(:channel, change)"
            " FROM unnest(CAST(:changes AS text[])) AS change"
        )
        waiting: list[str | None] = []
        while None not in waiting:
            waiting = [self._waiting.get()]
            with contextlib.suppress(queue.Empty):
                while True:
                    waiting.append(self._waiting.get_nowait())
            changes = [change for change in waiting if change is not None]
            try:
                with self._engine.begin() as connection:
                    connection.execute(statement, {"channel": CHANNEL, "changes": changes})
            except FAILURES as error:
                unavailable(error)

    def listen(self, hear: Hear) -> None:
        """Call `hear` for every change that other processes commit."""
        self._listener = threading.Thread(target=self._listen, args=(hear,), name="warhost-listener", daemon=True)
        self._listener.start()

    def _listen(self, hear: Hear) -> None:
        import psycopg

        target: Any = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._closing.is_set():
            try:
                with psycopg.connect(target, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.hearing = True
                    hear("", 0)  # something may have been missed while nobody listened
                    while not self._closing.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            table, _, revision = notice.payload.partition(" ")
                            hear(table, int(revision))
            except psycopg.Error:
                self.hearing = False
                logger.warning("listening-interrupted")
                self._closing.wait(1.0)

    def close(self) -> None:
        """Tell what is still to be told."""
        self._closing.set()
        self._waiting.put(None)
        self._teller.join()
        if self._listener is not None:
            self._listener.join()
