"""The rows of one table in the database: read and written within somebody's transaction."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from sqlalchemy import Connection, Executable, delete, insert, select, update

from warhost.engine.game import Game
from warhost.tables import schema
from warhost.tables.errors import Unknown
from warhost.tables.live import WAITING, ChatLine, Head
from warhost.tables.log import Row
from warhost.tables.people import Seat

CHAT_KEPT: Final = 100  # chat lines shown to who comes later

Values = dict[str, Any]


class Overtaken(Exception):
    """The table was changed since we looked."""


# -- reading


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at a table, who looks on, and what they said last."""

    seats: list[Seat]
    spectators: set[int]
    chat: list[ChatLine]


def read_head(connection: Connection, table: str) -> Head:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
    if row is None:
        raise Unknown("table-unknown")
    return head_of(row)


def read_revisions(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    columns = schema.tables.c
    query = select(columns.id, columns.revision).where(columns.id.in_(tables))
    return {row.id: row.revision for row in connection.execute(query)}


def read_log(connection: Connection, table: str, after: int) -> list[Row]:
    columns = schema.log.c
    query = select(schema.log).where(columns.table == table, columns.number > after).order_by(columns.number)
    return [
        Row(row.number, row.kind, row.seat, row.text, row.chance_at, row.turn, row.time)
        for row in connection.execute(query)
    ]


def read_company(connection: Connection, table: str) -> Company:
    seats, watchers, chat = schema.seats.c, schema.spectators.c, schema.chat.c
    sitting = connection.execute(select(schema.seats).where(seats.table == table).order_by(seats.seat)).mappings()
    looking_on = connection.execute(select(watchers.guest).where(watchers.table == table))
    said = connection.execute(select(schema.chat).where(chat.table == table).order_by(chat.id.desc()).limit(CHAT_KEPT))
    return Company(
        [seat_of(row) for row in sitting],
        {int(row.guest) for row in looking_on},
        [ChatLine(line.id, line.seat, line.name, line.text, line.time) for line in said][::-1],
    )


def head_of(row: Mapping[Any, Any]) -> Head:
    return Head(**{part.name: row[part.name] for part in fields(Head)})


def seat_of(row: Mapping[Any, Any]) -> Seat:
    return Seat(**{part.name: row[part.name] for part in fields(Seat)})


# -- writing


def add_table(connection: Connection, head: Values, seats: Sequence[Values], rows: Iterable[Row]) -> None:
    connection.execute(insert(schema.tables).values(head))
    connection.execute(insert(schema.seats), seats)
    logged = [_logged(head["id"], row) for row in rows]
    if logged:
        connection.execute(insert(schema.log), logged)


def change_table(
    connection: Connection,
    seen: Head,
    head: Values,
    seats: Mapping[int, Values],
    row: Row | None,
    also: Iterable[Executable],
) -> None:
    """Write a change of a table as it was seen; raises Overtaken if it is so no more."""
    columns = schema.tables.c
    step = update(schema.tables).where(columns.id == seen.id, columns.revision == seen.revision).values(head)
    if connection.execute(step).rowcount != 1:
        raise Overtaken
    for seat, values in seats.items():
        place = (schema.seats.c.table == seen.id) & (schema.seats.c.seat == seat)
        connection.execute(update(schema.seats).where(place).values(values))
    if row is not None:
        connection.execute(insert(schema.log), _logged(seen.id, row))
    for statement in also:
        connection.execute(statement)


def remove_table(connection: Connection, seen: Head) -> None:
    """Take away a table without a log; raises Overtaken if it was changed since it was seen."""
    for part in (schema.seats, schema.spectators, schema.chat):
        connection.execute(delete(part).where(part.c.table == seen.id))
    columns = schema.tables.c
    step = delete(schema.tables).where(columns.id == seen.id, columns.revision == seen.revision)
    if connection.execute(step).rowcount != 1:
        raise Overtaken


def _logged(table: str, row: Row) -> Values:
    return {"table": table, **{part.name: getattr(row, part.name) for part in fields(Row)}}


def new_head(game: Game, table: str, owner: int, now: float, **further: Any) -> Values:
    """The head of a table that has just been made."""
    return {
        "id": table,
        "game": game.id,
        "rules": game.version,
        "content": game.content.hash,
        "pack": game.content.pack,
        "title": "",
        "listed": False,
        "status": WAITING,
        "number": 0,
        "revision": 0,
        "people": 0,
        "turn": -1,
        "turn_since": 0,
        "moved": now,
        "deadline": None,
        "secret": b"",
        "position": None,
        "chance": None,
        "clock": None,
        "patience": None,
        "owner": owner,
        "asking": None,
        "calling": None,
        "result": None,
        "created": now,
        "rematch": None,
        "forked": None,
        **further,
    }


def new_seat(table: str, seat: int, kind: str, **further: Any) -> Values:
    """A seat of a table that has just been made."""
    return {
        "table": table,
        "seat": seat,
        "kind": kind,
        "guest": None,
        "level": None,
        "name": None,
        "salt": "",
        "invitation": None,
        "invitation_used": False,
        "noticed": 0,
        "seen": 0.0,
        "reminded": 0.0,
        **further,
    }
