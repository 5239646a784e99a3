"""What falls due at running tables: clocks that ran out, bots' turns nobody sees to, players who were not told."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import select, update

from warhost.tables import schema
from warhost.tables.guests import Mailbox
from warhost.tables.hall import Hall
from warhost.tables.live import RUNNING
from warhost.tables.people import BOT, HUMAN
from warhost.tables.playing import answer_due


def clocks(hall: Hall, among: Collection[str], moved_since: float) -> list[str]:
    """Those of the tables whose clock has run out, the longest overdue first; none that nobody moved at since then."""
    columns = schema.tables.c
    query = (
        select(columns.id)
        .where(columns.status == RUNNING, columns.deadline <= hall.now(), columns.moved >= moved_since)
        .where(columns.id.in_(among))
        .order_by(columns.deadline)
    )
    rows = hall.store.read(lambda connection: connection.execute(query).all())
    return [row.id for row in rows if row.id not in hall.frozen]


def bots(hall: Hall, waiting: float) -> list[str]:
    """Tables whose bot has had its turn for so many seconds, the longest first."""
    tables, seats = schema.tables.c, schema.seats.c
    query = (
        select(tables.id, tables.asking)
        .join(schema.seats, (seats.table == tables.id) & (seats.seat == tables.turn))
        .where(tables.status == RUNNING, seats.kind == BOT, tables.moved < hall.now() - waiting)
        .order_by(tables.moved)
    )
    rows = hall.store.read(lambda connection: connection.execute(query).all())
    return [row.id for row in rows if row.id not in hall.frozen and not answer_due(hall, row.asking)]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a person who has not been told of it."""

    table: str
    game: str
    title: str
    seat: int
    since: int
    name: str
    mailbox: Mailbox


def turns(hall: Hall, waiting: float, by_mail_only: bool) -> list[Turn]:
    """Turns that have lasted so many seconds, the longest first; or only those of people whom our mail reaches."""
    tables, seats, guests = schema.tables.c, schema.seats.c, schema.guests.c
    query = (
        select(tables.id, tables.game, tables.title, tables.turn, tables.turn_since)
        .add_columns(seats.name, guests.mail, guests.mail_confirmed, guests.language)
        .join(schema.seats, (seats.table == tables.id) & (seats.seat == tables.turn))
        .join(schema.guests, guests.id == seats.guest)
        .where(
            tables.status == RUNNING,
            seats.kind == HUMAN,
            seats.noticed != tables.turn_since,
            tables.moved <= hall.now() - waiting,
        )
        .order_by(tables.moved)
    )
    if by_mail_only:
        query = query.where(guests.mail_confirmed)
    rows = hall.store.read(lambda connection: connection.execute(query).all())
    return [
        Turn(
            row.id,
            row.game,
            row.title,
            row.turn,
            row.turn_since,
            row.name or "",
            Mailbox(row.mail, row.mail_confirmed, row.language),
        )
        for row in rows
        if row.id not in hall.frozen
    ]


def claim_notice(hall: Hall, table: str, seat: int, turn_since: int) -> bool:
    """Whether a turn is ours to tell: of several processes one only gets to."""
    columns = schema.seats.c
    step = (
        update(schema.seats)
        .where(columns.table == table, columns.seat == seat, columns.noticed != turn_since)
        .values(noticed=turn_since)
    )
    return hall.store.write(lambda connection: connection.execute(step).rowcount) == 1


def release_notice(hall: Hall, table: str, seat: int) -> None:
    """The turn could not be told: anybody may try again."""
    claim_notice(hall, table, seat, -1)
