"""Bringing a table into memory, and up to date there: its log is followed, and wins over the snapshot."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from warhost.engine.errors import WarhostError
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.tables import records, snapshots
from warhost.tables.course import Departure, position_hash
from warhost.tables.live import Frozen, Head, Live
from warhost.tables.log import Row
from warhost.tables.records import Company
from warhost.tables.snapshots import Snapshot
from warhost.tables.store import Store

logger: Final = logging.getLogger(__name__)

LoadGame = Callable[[str], Game]


def load(live: Live, store: Store, load_game: LoadGame) -> None:
    """Read a whole table; raises Unknown."""

    def read(connection: Connection) -> tuple[Head, list[Row], Snapshot | None, Company]:
        return (
            records.read_head(connection, live.id),
            records.read_log(connection, live.id, 0),
            snapshots.read(connection, live.id),
            records.read_company(connection, live.id),
        )

    live.head, rows, snapshot, company = store.read(read)
    _seat(live, company)
    live.rows, live.course, live.clock, live.frozen = [], None, None, None
    live.saved = 0 if snapshot is None else snapshot.number
    try:
        game = load_game(live.head.game)
    except WarhostError as error:
        _freeze(live, rows, Departure(0, error.text), snapshot)
    else:
        if rows:
            _follow(live, game, rows, snapshot)
    live.loaded, live.outdated = True, False


def _seat(live: Live, company: Company) -> None:
    live.seats, live.spectators, live.chat = company.seats, company.spectators, company.chat
    live.met = live.head.people


def _follow(live: Live, game: Game, rows: list[Row], snapshot: Snapshot | None) -> None:
    """Follow the log, and hold the snapshot against it."""
    live.begin(game)
    try:
        for row in rows:
            live.follow([row])
            if snapshot is not None and row.number == snapshot.number and live.state is not None:
                if position_hash(live.state) != snapshot.hash:
                    if live.head.rules != game.version or not game.content.was(live.head.content):
                        raise Departure(row.number, Text("table-other-position"))
                    logger.error("snapshot-differs", extra={"table": live.id, "number": row.number})
                    live.saved = 0
    except Departure as departure:
        _freeze(live, rows, departure, snapshot)
        logger.error("log-departs", extra={"table": live.id, "number": departure.number})


def _freeze(live: Live, rows: list[Row], departure: Departure, snapshot: Snapshot | None) -> None:
    """The table cannot go on; it stays readable as far as the last snapshot shows it."""
    live.course, live.clock, live.rows = None, None, list(rows)
    if snapshot is None:
        live.frozen = Frozen(departure.why, departure.number, 0, {}, [])
    else:
        live.frozen = snapshot.last_sight(departure)


def refresh(live: Live, store: Store, load_game: LoadGame) -> None:
    """Catch up with what other processes wrote."""
    if not live.outdated:
        stored = store.glance(lambda connection: records.read_revisions(connection, [live.id]))
        if stored.get(live.id) == live.head.revision:
            return

    def read(connection: Connection) -> tuple[Head, list[Row], Company | None]:
        head = records.read_head(connection, live.id)
        rows = records.read_log(connection, live.id, len(live.rows))
        return head, rows, records.read_company(connection, live.id) if head.people > live.met else None

    live.outdated = False  # before looking: what comes now makes us look again
    try:
        live.head, rows, company = store.read(read)
    except BaseException:
        live.outdated = True
        raise
    if company is not None:
        _seat(live, company)
    if live.frozen is not None or not rows:
        return
    if live.course is None:
        live.begin(load_game(live.head.game))
    known = list(live.rows)
    try:
        live.follow(rows)
    except Departure as departure:
        logger.error("log-departs", extra={"table": live.id, "number": departure.number})
        snapshot = store.read(lambda connection: snapshots.read(connection, live.id))
        _freeze(live, known + rows, departure, snapshot)
