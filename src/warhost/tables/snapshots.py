"""Pictures of tables: to compare with after a restart, and to show should the rules be gone."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update

from warhost.tables import schema
from warhost.tables.course import Course, Departure, position_hash
from warhost.tables.live import Frozen, Live
from warhost.tables.store import Store


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game as it stood after row `number`."""

    number: int
    hash: str
    doc: bytes

    def last_sight(self, departure: Departure) -> Frozen:
        """What is left to see of a game that cannot go on."""
        doc = json.loads(zlib.decompress(self.doc))
        return Frozen(departure.why, departure.number, self.number, doc["views"], doc["lines"])


def read(connection: Connection, table: str) -> Snapshot | None:
    columns = schema.snapshots.c
    row = connection.execute(select(columns.number, columns.hash, columns.doc).where(columns.table == table)).first()
    return None if row is None else Snapshot(row.number, row.hash, row.doc)


def take(store: Store, live: Live) -> None:
    """Keep a picture of a table, unless the one kept shows it as it is."""
    if live.frozen is not None or live.state is None or live.saved == live.number:
        return
    assert live.course is not None
    doc = zlib.compress(json.dumps(picture(live.course)).encode(), 6)
    values = {"number": live.number, "hash": position_hash(live.state), "doc": doc}
    where = schema.snapshots.c.table == live.id

    def write(connection: Connection) -> None:
        if connection.execute(update(schema.snapshots).where(where).values(values)).rowcount == 0:
            connection.execute(insert(schema.snapshots).values(table=live.id, **values))

    store.write(write)
    live.saved = live.number


def picture(course: Course) -> dict[str, Any]:
    """A game as data that any later version can show: the position, every seat's view, the log with its audiences."""
    state = course.now
    eyes = [None, *range(state.setting.seats)]
    return {
        "position": state.to_position(),
        "views": {"" if seat is None else str(seat): state.view(seat) for seat in eyes},
        "lines": [
            [
                line.number,
                line.telling.audience,
                line.telling.event.to_doc(),
                None if line.telling.others is None else line.telling.others.to_doc(),
            ]
            for line in course.lines
        ],
    }
