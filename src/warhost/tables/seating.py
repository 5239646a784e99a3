"""Sitting down and getting up: new tables, links, open seats, bots, rematches."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection, Executable, delete, func, insert, select

from warhost.bots.bot import levels
from warhost.engine.chance import FastChance
from warhost.engine.errors import BadOption
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.tables import documents, schema
from warhost.tables.absence import PATIENCE, clean_patience
from warhost.tables.course import Course
from warhost.tables.errors import Closed, Forbidden, Unavailable, Unfit, Unknown, Used
from warhost.tables.hall import Hall, Plan, head_of, new_head, seat_of
from warhost.tables.live import OVER, RUNNING, WAITING, ChatLine, Head, Live
from warhost.tables.log import REPLACE, START, ClockTerms
from warhost.tables.people import (
    BOT,
    CHAT_LENGTH,
    HUMAN,
    NAME_LENGTH,
    OPEN,
    SALT_LENGTH,
    TITLE_LENGTH,
    Access,
    Seat,
    clean,
    demand_hand,
    demand_sight,
    digest,
    new_secret,
    new_token,
)
from warhost.tables.playing import demand_pages, stand_in

CHAT_STORED: Final = 1000  # lines of a table; what is older goes
TABLES_PER_GUEST: Final = 100  # that wait or run, and as many imported ones
EMPTY: Final[dict[str, Any]] = {  # a seat nobody has sat on
    "kind": OPEN,
    "guest": None,
    "level": None,
    "name": None,
    "salt": "",
    "invitation": None,
    "invitation_used": False,
}


@dataclass(frozen=True, slots=True)
class Player:
    """Who shall play a seat: `me`, `open` or a `bot`; an open seat may be kept for a guest."""

    kind: str
    level: str | None = None
    name: str | None = None
    kept_for: int | None = None


@dataclass(frozen=True, slots=True)
class Created:
    """A new table, with the tokens that are never shown again."""

    table: str
    invitations: dict[int, str]
    spectate: str


# -- new tables


def create(
    hall: Hall,
    guest: int,
    game_id: str,
    seats: int | None,
    options: dict[str, Any],
    players: Sequence[Player],
    salt: str,
    clock: object = None,
    listed: bool = False,
    title: str = "",
    position: dict[str, Any] | None = None,
    forked: str | None = None,
    table: str | None = None,
    patience: int | None = PATIENCE,
) -> Created:
    """A new table; the game begins at once if no seat is open."""
    game = hall.load(game_id)
    count = len(players) if seats is None else seats
    if count != len(players):
        raise Unfit("table-players", players=len(players), seats=count)
    # everything that could be wrong with the options shows in a first state
    chance = FastChance(0)
    first = game.new(seats=count, chance=chance, **options) if position is None else game.from_position(position)
    _demand_levels(game, players)
    demand_room(hall, guest, WAITING, RUNNING)
    terms = None if clock is None else ClockTerms.from_doc(clock).to_doc()
    spectate = new_token()
    invitations = {n: new_token() for n, player in enumerate(players) if player.kind == "open" and not player.kept_for}
    name = table or new_token()
    head = new_head(
        game,
        name,
        guest,
        hall.now(),
        seats=count,
        options=dict(first.setting.options),
        title=clean(title, TITLE_LENGTH, "title"),
        listed=listed,
        secret=new_secret(),
        position=position,
        clock=terms,
        patience=clean_patience(patience),
        spectator=digest(spectate),
        forked=forked,
    )
    rows = [_seat_row(name, n, player, guest, salt, invitations, hall.now()) for n, player in enumerate(players)]

    full = all(player.kind != "open" for player in players)
    live = hall.found(head, rows, begin=(lambda draft: begin(hall, draft, draft.seats)) if full else None)
    return Created(live.id, invitations, spectate)


def _seat_row(
    table: str, seat: int, player: Player, guest: int, salt: str, invitations: dict[int, str], now: float
) -> dict[str, Any]:
    mine = player.kind == "me"
    token = invitations.get(seat)
    return {
        "table": table,
        "seat": seat,
        "kind": HUMAN if mine else player.kind,
        "guest": guest if mine else player.kept_for,
        "level": player.level if player.kind == "bot" else None,
        "name": clean(player.name or "", NAME_LENGTH, "name") or None,
        "salt": clean_salt(salt) if mine else "",
        "invitation": None if token is None else digest(token),
        "invitation_used": False,
        "noticed": 0,
        "seen": now,
        "reminded": 0.0,
    }


def clean_salt(salt: str) -> str:
    """A salt is any short text; it is mixed into the dice as it is."""
    if len(salt) > SALT_LENGTH or not salt.isprintable():
        raise Unfit("table-bad-salt", length=SALT_LENGTH)
    return salt


def _demand_levels(game: Game, players: Sequence[Player]) -> None:
    known = levels(game)
    for player in players:
        if player.kind == "bot" and player.level not in known:
            names = tuple(Text("verbatim", text=name) for name in known)
            raise BadOption("unknown-bot", bot=player.level or "", known=names)


def demand_room(hall: Hall, guest: int, *statuses: str) -> None:
    """One guest cannot fill the hall with tables of these kinds."""
    columns = schema.tables.c
    query = select(func.count()).where(columns.owner == guest, columns.status.in_(statuses))
    if hall.store.read(lambda connection: connection.execute(query).scalar() or 0) >= TABLES_PER_GUEST:
        raise Closed("table-too-many", count=TABLES_PER_GUEST)


def seated(hall: Hall, live: Live, seat: int, fields: dict[str, Any]) -> Plan:
    """A seat of a table that has not begun changes hands; with the last open one taken, the game begins."""
    seats = [replace(other, **fields) if other.seat == seat else other for other in live.seats]
    if any(other.kind == OPEN for other in seats):
        return Plan(seats={seat: fields})
    return replace(begin(hall, live, seats), seats={seat: fields})


def begin(hall: Hall, live: Live, seats: Sequence[Seat]) -> Plan:
    """The start of the game, with the salts of those who sit there."""
    salts = json.dumps([seat.salt for seat in seats])
    state = Course(hall.load(live.head.game), live.head.origin).opened(salts)
    return Plan(hall.row(live, START, 0, salts, state), state)


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

    found = hall.store.read(find)
    if found is None:
        raise Unknown("table-link-unknown")
    return hall.open(found[0], fresh=True), found[1]


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
    game = hall.load(live.head.game)
    _demand_levels(game, [Player("bot", level)])

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
        gone = schema.spectators.delete().where(columns.table == live.id, columns.guest == guest)
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


# -- chat


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


# -- again


def rematch(hall: Hall, live: Live, guest: int | None, name: str, salt: str) -> str:
    """The same game with the same seats. Others find their seat kept; the first who asks makes the table."""
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
            other = _make_rematch(hall, live, guest, salt, following)
    while other.access(guest).kept:
        sit(hall, other, guest, None, name, salt)
    return following


def _make_rematch(hall: Hall, live: Live, guest: int, salt: str, table: str) -> Live:
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


# -- lists


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


def _heads(hall: Hall, where: Any, limit: int) -> list[Head]:
    query = select(schema.tables).where(where).order_by(schema.tables.c.moved.desc()).limit(limit)
    found = hall.store.read(lambda connection: connection.execute(query).mappings().all())
    return [head_of(row) for row in found]


def seats_of(hall: Hall, tables: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of several tables."""
    found: dict[str, list[Seat]] = {table: [] for table in tables}
    columns = schema.seats.c
    query = select(schema.seats).where(columns.table.in_(tables)).order_by(columns.seat)
    for row in hall.store.read(lambda connection: connection.execute(query).mappings().all()):
        found[row["table"]].append(seat_of(row))
    return found


def watched_by(hall: Hall, guest: int | None) -> dict[str, tuple[int, ...]]:
    """The tables a guest watches, each with that guest as its spectator."""
    if guest is None:
        return {}
    columns = schema.spectators.c
    query = select(columns.table).where(columns.guest == guest)
    return {row.table: (guest,) for row in hall.store.read(lambda connection: connection.execute(query).all())}
