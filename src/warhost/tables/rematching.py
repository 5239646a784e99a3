"""The same game once more, with the same people on the same seats."""

from __future__ import annotations

from typing import Any

from warhost.tables.changes import Plan
from warhost.tables.creating import Player, create
from warhost.tables.errors import Closed, Forbidden, Unavailable, Unknown
from warhost.tables.hall import Hall
from warhost.tables.live import OVER, Live
from warhost.tables.people import BOT, Seat, demand_sight, new_token
from warhost.tables.seating import sit


def rematch(hall: Hall, live: Live, guest: int | None, name: str, salt: str) -> str:
    """The table to go on at. Others find their seat kept; the first who asks makes the table."""
    with live.lock:
        access = live.access(guest)
        demand_sight(access, None)
        if not access.seats:
            raise Forbidden("table-not-your-seat")
        assert guest is not None
        if live.head.status != OVER:
            raise Closed("table-not-over")
        hall.change(live, lambda: Plan(head={"rematch": new_token()}) if live.head.rematch is None else None)
        following = live.head.rematch
        assert following is not None
        try:
            other = hall.open(following)
        except Unknown:
            other = _make(hall, live, guest, salt, following)
    while other.access(guest).kept:
        sit(hall, other, guest, None, name, salt)
    return following


def _make(hall: Hall, live: Live, guest: int, salt: str, table: str) -> Live:
    head = live.head
    players = [_again(seat, guest) for seat in live.seats]
    more: dict[str, Any] = {"title": head.title, "position": head.position, "table": table, "patience": head.patience}
    try:
        create(hall, guest, head.game, head.seats, head.options, players, salt, head.clock, **more)
    except Unavailable as problem:
        try:
            return hall.open(table)  # another process made it in the same moment
        except Unknown:
            raise problem from None
    return hall.open(table)


def _again(seat: Seat, guest: int) -> Player:
    if seat.kind == BOT and seat.guest is None:
        return Player("bot", seat.level)
    if seat.guest == guest:
        return Player("me", name=seat.name)
    return Player("open", name=seat.name, kept_for=seat.guest)
