"""New tables: what was agreed, who shall play, and the start of the game once every seat is taken."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from warhost.bots.bot import levels
from warhost.engine.chance import FastChance
from warhost.engine.errors import BadOption
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.tables.absence import PATIENCE, clean_patience
from warhost.tables.changes import Plan
from warhost.tables.course import Course
from warhost.tables.errors import Unfit
from warhost.tables.hall import Hall
from warhost.tables.listing import demand_room
from warhost.tables.live import RUNNING, WAITING, Live
from warhost.tables.log import START, ClockTerms
from warhost.tables.people import (
    HUMAN,
    NAME_LENGTH,
    OPEN,
    SALT_LENGTH,
    TITLE_LENGTH,
    Seat,
    clean,
    digest,
    new_secret,
    new_token,
)
from warhost.tables.records import new_head, new_seat


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
    for player in players:
        if player.kind == "bot":
            demand_level(game, player.level)
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
    live = hall.add(head, rows, begin=(lambda draft: _begin(hall, draft, draft.seats)) if full else None)
    return Created(live.id, invitations, spectate)


def _seat_row(
    table: str, seat: int, player: Player, guest: int, salt: str, invitations: dict[int, str], now: float
) -> dict[str, Any]:
    mine = player.kind == "me"
    token = invitations.get(seat)
    return new_seat(
        table,
        seat,
        HUMAN if mine else player.kind,
        guest=guest if mine else player.kept_for,
        level=player.level if player.kind == "bot" else None,
        name=clean(player.name or "", NAME_LENGTH, "name") or None,
        salt=clean_salt(salt) if mine else "",
        invitation=None if token is None else digest(token),
        seen=now,
    )


def clean_salt(salt: str) -> str:
    """A salt is any short text; it is mixed into the dice as it is."""
    if len(salt) > SALT_LENGTH or not salt.isprintable():
        raise Unfit("table-bad-salt", length=SALT_LENGTH)
    return salt


def demand_level(game: Game, level: str | None) -> None:
    known = levels(game)
    if level not in known:
        names = tuple(Text("verbatim", text=name) for name in known)
        raise BadOption("unknown-bot", bot=level or "", known=names)


def seated(hall: Hall, live: Live, seat: int, fields: dict[str, Any]) -> Plan:
    """A seat of a table that has not begun changes hands; with the last open one taken, the game begins."""
    seats = [replace(other, **fields) if other.seat == seat else other for other in live.seats]
    if any(other.kind == OPEN for other in seats):
        return Plan(seats={seat: fields})
    return replace(_begin(hall, live, seats), seats={seat: fields})


def _begin(hall: Hall, live: Live, seats: Sequence[Seat]) -> Plan:
    """The start of the game, with the salts of those who sit there."""
    salts = json.dumps([seat.salt for seat in seats])
    state = Course(hall.load(live.head.game), live.head.origin).opened(salts)
    return Plan(hall.row(live, START, 0, salts, state), state)
