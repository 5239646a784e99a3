"""Games in and out of tables: replays, forks, and the check of all tables after an upgrade."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import select

from warhost.engine.chance import SecureChance
from warhost.engine.errors import BadReplay, WarhostError
from warhost.engine.replay import Replay
from warhost.engine.text import Text
from warhost.tables import schema
from warhost.tables.course import numbers
from warhost.tables.creating import Created, Player, create
from warhost.tables.dice import FAULTS, prove
from warhost.tables.documents import state_at
from warhost.tables.errors import Closed, Unfit
from warhost.tables.hall import Hall
from warhost.tables.listing import demand_room
from warhost.tables.live import ARCHIVE, RUNNING, Live
from warhost.tables.log import CHOICE, DECLARE, START, Row
from warhost.tables.people import HUMAN, demand_sight, digest, new_token
from warhost.tables.playing import best_level
from warhost.tables.records import new_head, new_seat

IMPORT_LIMIT: Final = 50_000  # entries of a replay that a server takes in


# -- out


def export(live: Live, guest: int | None) -> Replay:
    """The replay of a finished game, secret and all."""
    with live.lock:
        demand_sight(live.access(guest), None)
        if not live.head.open_book:
            raise Closed("table-not-over")
        if live.frozen is not None or live.course is None:
            raise Closed("table-frozen", why=live.frozen.why if live.frozen else Text("table-not-begun"))
        course = live.course
        head = live.head
        start = head.chance or SecureChance(head.secret, course.salts).to_doc()
        position = None if head.position is None else {**head.position, "chance": start}
        replay = Replay(
            head.game,
            course.game.version,
            course.game.content.hash,
            head.seats,
            head.options,
            start,
            pack=course.game.content.pack,
            position=position,
        )
        replay.choices = _entries(live)
    prove(replay, course.game)
    return replay


def _entries(live: Live) -> list[str]:
    """Choices and declarations that hold, with `!N` where undone ones had used numbers."""
    assert live.course is not None
    entries: list[str] = []
    state = live.course.before(0)
    for entry in live.course.entries:
        if entry.numbers != numbers(state.chance):
            entries.append(f"!{entry.numbers}")
        entries.append(entry.row.text if entry.row.kind == CHOICE else f"@{entry.row.seat} {entry.row.text}")
        live.course.step(state, entry)
    return entries


# -- in


def take_in(hall: Hall, guest: int, doc: object) -> str:
    """A replay as a table to look at; it may be continued by a fork."""
    replay = Replay.from_doc(doc)
    if len(replay.choices) > IMPORT_LIMIT:
        raise Unfit("table-replay-long", count=IMPORT_LIMIT)
    demand_room(hall, guest, ARCHIVE)
    game = hall.load(replay.game)
    try:
        rows = _rows(replay, hall)
    except WarhostError:
        raise
    except FAULTS:
        raise BadReplay("table-verify-broken", number=0) from None
    table = new_token()
    begins_at = replay.position or {}
    head = new_head(
        game,
        table,
        guest,
        hall.now(),
        seats=replay.seats,
        options=replay.options,
        status=ARCHIVE,
        number=len(rows),
        position=replay.position,
        chance=begins_at.get("chance", replay.start),
        spectator=digest(new_token()),
    )
    seats = [new_seat(table, seat, HUMAN) for seat in range(replay.seats)]
    hall.add(head, seats, rows)
    return table


def _rows(replay: Replay, hall: Hall) -> list[Row]:
    """The rows of a table on which the replay was played."""
    state = replay.begin(hall.load(replay.game), log=False)
    now = hall.now()
    rows = [Row(1, START, 0, json.dumps([]), 0, int(state.acting), now)]
    for number, text in enumerate(replay.choices):
        seat = int(state.acting)
        before = numbers(state.chance)
        replay.step(state, number)
        if text.startswith("!"):
            continue
        kind = CHOICE
        if text.startswith("@"):
            kind, (declarer, _, text) = DECLARE, text[1:].partition(" ")
            seat = int(declarer)
        rows.append(Row(len(rows) + 1, kind, seat, " ".join(text.split()), before, int(state.acting), now))
    return rows


# -- on


def fork(
    hall: Hall,
    live: Live,
    guest: int,
    number: int,
    salt: str,
    players: Sequence[Player] = (),
    name: str = "",
) -> Created:
    """A new table that goes on from a moment of a finished game, with dice of its own."""
    with live.lock:
        access = live.access(guest)
        demand_sight(access, None)
        if not live.head.open_book:
            raise Closed("table-not-over")
        state, _ = state_at(live, number)
        if state.acting < 0:
            raise Closed("table-fork-over")
        position = state.to_position()
        del position["chance"]
        game = hall.load(live.head.game)
        mine = access.seats or (int(state.acting),)
    chosen = list(players) or [
        Player("me", name=name) if seat in mine else Player("bot", best_level(game)) for seat in range(live.head.seats)
    ]
    return create(
        hall,
        guest,
        live.head.game,
        live.head.seats,
        {},
        chosen,
        salt,
        title=live.head.title,
        position=position,
        forked=live.id,
    )


# -- after an upgrade


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a table still plays the same: `same` up to its number, `changed` at that number, or `gone`."""

    table: str
    game: str
    status: str
    rules: int
    number: int
    verdict: str
    why: Text | None


def verify_tables(hall: Hall, everything: bool = False, only: str | None = None) -> Iterator[Verdict]:
    """Replay every running table (or every table, or only one) and say which would change."""
    columns = schema.tables.c
    query = select(columns.id, columns.game, columns.status, columns.rules, columns.number).order_by(columns.created)
    if only is not None:
        query = query.where(columns.id == only)
    elif not everything:
        query = query.where(columns.status == RUNNING)
    for row in hall.store.read(lambda connection: connection.execute(query).all()):
        live = hall.open(row.id)
        with live.lock:
            frozen = live.frozen
        verdict = "same" if frozen is None else "gone" if frozen.why.key == "unknown-game" else "changed"
        number = row.number if frozen is None else frozen.at
        yield Verdict(row.id, row.game, row.status, row.rules, number, verdict, None if frozen is None else frozen.why)
        hall.drop(live)
