"""Lists of tables: a guest's own, those with an open seat, all of them for the host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, func, select, true

from warhost.tables import schema
from warhost.tables.errors import Closed
from warhost.tables.hall import Hall
from warhost.tables.live import WAITING, Head
from warhost.tables.people import Seat
from warhost.tables.records import head_of, seat_of

TABLES_PER_GUEST: Final = 100  # that wait or run, and as many imported ones


def tables_of(hall: Hall, guest: int | None) -> list[Head]:
    """The tables a guest sits at, watches or owns, the latest first."""
    if guest is None:
        return []
    tables, seats, watchers = schema.tables.c, schema.seats.c, schema.spectators.c
    sitting = select(seats.table).where(seats.guest == guest)
    watching = select(watchers.table).where(watchers.guest == guest)
    return _heads(hall, (tables.owner == guest) | tables.id.in_(sitting.union(watching)), 200)


def open_tables(hall: Hall) -> list[Head]:
    """Listed tables with an open seat, the latest first."""
    columns = schema.tables.c
    return _heads(hall, (columns.status == WAITING) & columns.listed, 100)


def all_tables(hall: Hall) -> list[Head]:
    """Every table, the latest first."""
    return _heads(hall, true(), None)


def _heads(hall: Hall, where: ColumnElement[bool], limit: int | None) -> list[Head]:
    query = select(schema.tables).where(where).order_by(schema.tables.c.moved.desc()).limit(limit)
    rows = hall.store.read(lambda connection: connection.execute(query).mappings().all())
    return [head_of(row) for row in rows]


def seats_of(hall: Hall, tables: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of several tables."""
    seats: dict[str, list[Seat]] = {table: [] for table in tables}
    columns = schema.seats.c
    query = select(schema.seats).where(columns.table.in_(tables)).order_by(columns.seat)
    for row in hall.store.read(lambda connection: connection.execute(query).mappings().all()):
        seats[row["table"]].append(seat_of(row))
    return seats


def watched_by(hall: Hall, guest: int | None) -> dict[str, tuple[int, ...]]:
    """The tables a guest watches, each with that guest as its spectator."""
    if guest is None:
        return {}
    columns = schema.spectators.c
    query = select(columns.table).where(columns.guest == guest)
    return {row.table: (guest,) for row in hall.store.read(lambda connection: connection.execute(query).all())}


def demand_room(hall: Hall, guest: int, *statuses: str) -> None:
    """One guest cannot fill the hall with tables of these kinds."""
    columns = schema.tables.c
    query = select(func.count()).where(columns.owner == guest, columns.status.in_(statuses))
    if hall.store.read(lambda connection: connection.execute(query).scalar() or 0) >= TABLES_PER_GUEST:
        raise Closed("table-too-many", count=TABLES_PER_GUEST)
