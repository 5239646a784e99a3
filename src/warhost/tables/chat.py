"""What people at a table say to each other."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Executable, delete, insert, select

from warhost.tables import schema
from warhost.tables.changes import Plan
from warhost.tables.errors import Forbidden, Unfit
from warhost.tables.hall import Hall
from warhost.tables.live import ChatLine, Live
from warhost.tables.people import CHAT_LENGTH, clean, demand_sight

CHAT_STORED: Final = 1000  # lines of a table; what is older goes


def say(hall: Hall, live: Live, guest: int | None, text: str) -> ChatLine:
    """A line of chat from somebody who sits at the table."""
    line = clean(text, CHAT_LENGTH, "chat")
    said: list[int] = []

    def plan() -> Plan:
        access = live.access(guest)
        demand_sight(access, None)
        if not access.seats:
            raise Forbidden("table-spectators-listen")
        if not line:
            raise Unfit("table-empty-chat")
        said.append(access.seats[0])
        name = live.seats[said[-1]].name or ""
        values = {"table": live.id, "seat": said[-1], "name": name, "text": line, "time": hall.now()}
        return Plan(also=[insert(schema.chat).values(values), _without_old(live.id)])

    with live.lock:
        hall.change(live, plan)
        return next(kept for kept in reversed(live.chat) if (kept.seat, kept.text) == (said[-1], line))


def _without_old(table: str) -> Executable:
    """Of what is said only so much is kept."""
    columns = schema.chat.c
    newest = select(columns.id).where(columns.table == table).order_by(columns.id.desc())
    return delete(schema.chat).where(
        columns.table == table, columns.id <= newest.offset(CHAT_STORED).limit(1).scalar_subquery()
    )
