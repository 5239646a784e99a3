"""The tables held in memory, by id."""

from __future__ import annotations

import threading

from warhost.tables.live import Live


class Memory:
    """At most one `Live` of a table. Calls may come from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._tables: dict[str, Live] = {}

    def place(self, table: str) -> Live:
        """The table, or an empty place for it that is still to be loaded."""
        with self._lock:
            live = self._tables.get(table)
            if live is None:
                live = self._tables[table] = Live(table)
            return live

    def get(self, table: str) -> Live | None:
        """The table, if it is loaded."""
        live = self._tables.get(table)
        return live if live is not None and live.loaded else None

    def all(self) -> list[Live]:
        with self._lock:
            return [live for live in self._tables.values() if live.loaded]

    def drop(self, table: str) -> None:
        with self._lock:
            self._tables.pop(table, None)
