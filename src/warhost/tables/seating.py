"""Sitting down and getting up: links, open seats, bots on seats, names, spectators."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from warhost.tables import documents, schema
from warhost.tables.changes import Plan
from warhost.tables.creating import clean_salt, demand_level, seated
from warhost.tables.errors import Closed, Forbidden, Unfit, Unknown, Used
from warhost.tables.hall import Hall
from warhost.tables.live import RUNNING, WAITING, Live
from warhost.tables.log import REPLACE
from warhost.tables.people import (
    BOT,
    HUMAN,
    NAME_LENGTH,
    OPEN,
    Access,
    Seat,
    clean,
    demand_hand,
    digest,
    new_token,
)
from warhost.tables.playing import demand_pages, stand_in

EMPTY: Final[dict[str, Any]] = {  # a seat nobody has sat on
    "kind": OPEN,
    "guest": None,
    "level": None,
    "name": None,
    "salt": "",
    "invitation": None,
    "invitation_used": False,
}


# -- sitting down


def join(hall: Hall, guest: int, token: str, name: str, salt: str) -> tuple[Live, Access]:
    """Exchange the token of a link for a seat, or for a place among the spectators."""
    live, seat = _linked(hall, token)
    if seat is None:
        watch(hall, live, guest)
    else:
        _take(hall, live, guest, seat, name, salt, digest(token))
    return live, live.access(guest)


def look(hall: Hall, guest: int | None, token: str) -> dict[str, Any]:
    """Where a link leads, as whoever sits at the table sees it. Looking uses nothing up; a link that no longer works is
    refused as it is when followed."""
    live, seat = _linked(hall, token)
    with live.lock:
        access = live.access(guest)
        free = not access.any if seat is None else _to_take(live, guest, seat, digest(token))
        return {**documents.invitation(hall, live, seat), "table": live.id if access.any else None, "yours": not free}


def _linked(hall: Hall, token: str) -> tuple[Live, int | None]:
    """The table and the seat of a link, no seat for spectators."""
    hashed = digest(token)
    seats, tables = schema.seats.c, schema.tables.c

    def find(connection: Connection) -> tuple[str, int | None] | None:
        row = connection.execute(select(seats.table, seats.seat).where(seats.invitation == hashed)).first()
        if row is not None:
            return row.table, row.seat
        watched = connection.execute(select(tables.id).where(tables.spectator == hashed)).scalar()
        return None if watched is None else (watched, None)

    place = hall.store.read(find)
    if place is None:
        raise Unknown("table-link-unknown")
    table, seat = place
    return hall.open(table, fresh=True), seat


def watch(hall: Hall, live: Live, guest: int) -> None:
    """Let a guest look on."""

    def plan() -> Plan | None:
        if live.access(guest).any:
            return None
        row = insert(schema.spectators).values(table=live.id, guest=guest)
        return Plan(also=[row])

    hall.change(live, plan)


def sit(hall: Hall, live: Live, guest: int, seat: int | None, name: str, salt: str) -> int:
    """Take an open seat of a listed table, or one that was kept for the guest."""
    taken: list[int] = []

    def free() -> int:
        access = live.access(guest)
        if not (live.head.listed or access.kept):
            raise Unknown("table-unknown") if not access.any else Closed("table-not-listed")
        mine = [n for n in access.kept if seat in (None, n)]
        others = [s.seat for s in live.seats if s.kind == OPEN and s.guest is None and seat in (None, s.seat)]
        if not mine and not (live.head.listed and others):
            raise Closed("table-no-open-seat")
        return (mine or others)[0]

    with live.lock:
        taken.append(free())
        _take(hall, live, guest, taken[0], name, salt, None)
    return taken[0]


def _take(hall: Hall, live: Live, guest: int, seat: int, name: str, salt: str, link: str | None) -> None:
    """Give a seat to a guest: an open one, or at a running table one whose person or bot gives way."""
    name = clean(name, NAME_LENGTH, "name")
    salt = clean_salt(salt)

    def plan() -> Plan | None:
        if not _to_take(live, guest, seat, link):
            return None
        mine = live.seats[seat]
        fields: dict[str, Any] = {
            "kind": HUMAN,
            "guest": guest,
            "level": None,
            "invitation_used": True,
            "seen": hall.now(),
        }
        if name or mine.guest != guest:
            fields["name"] = name or None
        if live.head.status == WAITING:
            return seated(hall, live, seat, {**fields, "salt": salt})
        row = hall.row(live, REPLACE, seat, f"person {name}".strip(), None)
        return Plan(row, seats={seat: fields})

    hall.change(live, plan)


def _to_take(live: Live, guest: int | None, seat: int, link: str | None) -> bool:
    """Whether a guest would get a seat they have not yet; raises if they cannot get it."""
    mine = live.seats[seat]
    if link is not None and (mine.invitation != link or mine.invitation_used):
        if mine.invitation == link and mine.guest is not None and mine.guest == guest:
            return False  # the same browser follows its link again
        raise Used("table-link-used")
    if live.head.status == WAITING:
        if mine.kind != OPEN and link is None:
            raise Closed("table-no-open-seat")
        return True
    live.playing()
    if any(other != seat for other in live.access(guest).seats):
        raise Closed("table-one-seat")  # a second seat would show what the first may not know
    return True


# -- running a table


def fill(hall: Hall, live: Live, guest: int | None, seat: int, level: str) -> None:
    """A bot takes an open seat, or plays for the guest who asks."""
    demand_level(hall.load(live.head.game), level)

    def plan() -> Plan | None:
        access = live.access(guest)
        mine = live.seats[seat]
        _demand_rule(live, access, seat)
        if mine.kind != OPEN and seat not in access.hands and not (access.owner and mine.kind == BOT):
            raise Forbidden("table-not-your-seat")
        fields = {"kind": BOT, "level": level, "invitation": None, "invitation_used": False}
        if live.head.status == WAITING:
            return seated(hall, live, seat, {**fields, "guest": None, "name": None, "salt": ""})
        live.playing()
        demand_pages(live)
        return Plan(hall.row(live, REPLACE, seat, f"bot {level}", None), seats={seat: fields})

    hall.change(live, plan)


def invite(hall: Hall, live: Live, guest: int | None, seat: int) -> str:
    """A new link for a seat; an older one stops working. Nobody can call another person off a seat with it."""
    token = new_token()

    def plan() -> Plan:
        access = live.access(guest)
        mine = live.seats[seat]
        _demand_rule(live, access, seat)
        _demand_free(mine, guest)
        if live.head.open_book:
            raise Closed("table-over")
        fields: dict[str, Any] = {"invitation": digest(token), "invitation_used": False}
        if mine.kind == OPEN:
            fields["guest"] = None
        return Plan(seats={seat: fields})

    hall.change(live, plan)
    return token


def revoke(hall: Hall, live: Live, guest: int | None, seat: int) -> None:
    """The seat's link stops working; before the game, a bot's seat is open again."""

    def plan() -> Plan:
        access = live.access(guest)
        mine = live.seats[seat]
        _demand_rule(live, access, seat)
        if live.head.status == WAITING and (mine.kind == BOT or seat in access.hands):
            return Plan(seats={seat: EMPTY})
        _demand_free(mine, guest)
        return Plan(seats={seat: {"invitation": None, "invitation_used": False}})

    hall.change(live, plan)


def _demand_rule(live: Live, access: Access, seat: int) -> None:
    """Whoever plays may fill empty seats; before the game only its owner may."""
    if not access.any:
        raise Unknown("table-unknown")
    if not 0 <= seat < live.head.seats:
        raise Unfit("table-no-such-seat", seats=live.head.seats)
    if access.owner or seat in access.seats or (live.head.status != WAITING and access.hands):
        return
    raise Forbidden("table-not-owner")


def _demand_free(seat: Seat, guest: int | None) -> None:
    """Nobody gives away the seat of another, not even while a bot plays it: that person may come back."""
    if seat.kind != OPEN and seat.guest not in (None, guest):
        raise Forbidden("table-not-your-seat")


def rename(hall: Hall, live: Live, guest: int | None, seat: int, name: str) -> None:
    """How a person wants to be called."""

    def plan() -> Plan:
        demand_hand(live.access(guest), seat)
        return Plan(seats={seat: {"name": clean(name, NAME_LENGTH, "name") or None}})

    hall.change(live, plan)


def spectator_link(hall: Hall, live: Live, guest: int | None) -> str:
    """A new link for spectators; the older one stops working."""
    token = new_token()

    def plan() -> Plan:
        access = live.access(guest)
        if not access.any:
            raise Unknown("table-unknown")
        if not (access.owner or access.hands):
            raise Forbidden("table-not-owner")
        return Plan(head={"spectator": digest(token)})

    hall.change(live, plan)
    return token


def dismiss(hall: Hall, live: Live, guest: int | None) -> None:
    """The owner gives up a table before its game: it is gone, and its links with it."""

    def demand() -> None:
        access = live.access(guest)
        if not access.any:
            raise Unknown("table-unknown")
        if not access.owner:
            raise Forbidden("table-not-owner")
        if live.head.status != WAITING:
            raise Closed("table-begun")

    hall.remove(live, demand)


def leave(hall: Hall, live: Live, guest: int | None) -> None:
    """Get up from all seats: before the game they are open again, in the game a bot plays on."""
    access = live.access(guest)
    if not access.any:
        raise Unknown("table-unknown")
    assert guest is not None
    for seat in (*access.seats, *access.kept):
        hall.change(live, lambda seat=seat: _get_up(hall, live, guest, seat))  # type: ignore[misc]
    if access.spectator:
        columns = schema.spectators.c
        gone = delete(schema.spectators).where(columns.table == live.id, columns.guest == guest)
        hall.change(live, lambda: Plan(also=[gone]))


def _get_up(hall: Hall, live: Live, guest: int, seat: int) -> Plan | None:
    """Leave one seat, as the table stands now: it may have begun, or the seat been given away, a moment ago."""
    if live.seats[seat].guest != guest:
        return None
    if live.head.status == WAITING:
        return Plan(seats={seat: EMPTY})
    if live.head.status == RUNNING and live.frozen is None:
        return stand_in(hall, live, seat, "left", guest=None, invitation=None, invitation_used=False)
    return Plan(seats={seat: {"guest": None}})
