"""The hall: all tables of a store, those in use held in memory, every change committed before anybody hears of it."""

from __future__ import annotations

import contextlib
import json
import logging
import threading
import time
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from sqlalchemy import Connection, Executable, delete, insert, select, update

from warhost.engine.chance import SecureChance
from warhost.engine.errors import WarhostError
from warhost.engine.game import Game
from warhost.engine.state import State
from warhost.engine.text import Text
from warhost.games import load as load_game
from warhost.tables import schema
from warhost.tables.course import Course, Departure, position_hash
from warhost.tables.errors import Unavailable, Unknown
from warhost.tables.live import OVER, RUNNING, WAITING, ChatLine, Frozen, Head, Live
from warhost.tables.log import START, Clock, Row
from warhost.tables.people import HUMAN, Seat, digest, new_token
from warhost.tables.presence import Presence
from warhost.tables.store import Store

TRIES: Final = 50  # how often a change is planned anew because another one came first
IDLE: Final = 300.0  # seconds after which a table nobody uses leaves memory
SNAPSHOT: Final = 50  # rows between snapshots
FAREWELL: Final = 1.0  # seconds for the last pictures when we stop
CHAT_KEPT: Final = 100  # chat lines shown to who comes later
ID_LENGTH: Final = 22  # of a table's name

logger: Final = logging.getLogger(__name__)


@dataclass
class Plan:
    """A change of a table: a row with the state it leads to, and fields to set."""

    row: Row | None = None
    state: State | None = None
    head: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    also: Sequence[Executable] = ()


class Behind(Exception):
    """The table was changed since we looked."""


class Hall:
    """All tables. Calls may come from any thread."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        load: Callable[[str], Game] = load_game,
    ) -> None:
        self.store = store
        self.now = now
        self.load = load
        self.process = new_token()
        self.presence = Presence(store, now, self.process)
        self.listeners: list[Callable[[str, bool], None]] = []
        self.reminds = False  # whether whoever is away can be told from here
        self.frozen: set[str] = set()  # tables met that the present rules cannot continue: nothing falls due there
        self._lock = threading.Lock()
        self._live: dict[str, Live] = {}
        self._guests: dict[str, int] = {}

    def listen(self) -> None:
        """Hear from other processes from now on."""
        self.store.listen(self._hear)

    def close(self) -> None:
        """Leave everything in order for the next start."""
        until = time.monotonic() + FAREWELL
        with contextlib.suppress(Unavailable):  # all that matters is on the disk already
            for live in sorted(self.in_memory(), key=lambda live: live.saved - live.number):
                if time.monotonic() > until:
                    break  # its last picture is at most SNAPSHOT rows old
                with live.lock:
                    self.snapshot(live)
            self.presence.withdraw()
        self.store.close()

    # -- guests

    def guest(self, token: str | None) -> int | None:
        """The guest a cookie belongs to; nobody for a cookie we never gave."""
        if not token or len(token) > 64:
            return None
        hashed = digest(token)
        known = self._guests.get(hashed)
        if known is None:
            query = select(schema.guests.c.id).where(schema.guests.c.token == hashed)
            known = self.store.read(lambda connection: connection.execute(query).scalar())
            if known is not None:
                if len(self._guests) > 10_000:
                    self._guests.clear()
                self._guests[hashed] = known
        return known

    def new_guest(self, language: str = "en") -> tuple[int, str]:
        """A guest and the cookie to give."""
        token = new_token()
        row = insert(schema.guests).values(
            token=digest(token), created=self.now(), mail_confirmed=False, language=language
        )

        def add(connection: Connection) -> int:
            key = connection.execute(row).inserted_primary_key
            assert key is not None
            return int(key[0])

        return self.store.write(add), token

    def forget_guest(self, guest: int) -> None:
        """A guest who got no seat was never here."""
        with contextlib.suppress(Unavailable):
            self.store.write(
                lambda connection: connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))
            )

    # -- opening

    def open(self, table: str, fresh: bool = False) -> Live:
        """A table; raises Unknown. News of other processes come by themselves; `fresh` does not wait for them."""
        if not 0 < len(table) <= ID_LENGTH or not table.isascii() or not table.isprintable():
            raise Unknown("table-unknown")  # not to be asked of a database, which may not even bear it
        with self._lock:
            live = self._live.get(table)
            if live is None:
                live = self._live[table] = Live(table)
        with live.lock:
            try:
                if not live.loaded:
                    self._load(live)
                elif live.behind or (self.store.shared and (fresh or not self.store.hearing)):
                    self.refresh(live)
            except BaseException:
                if not live.loaded:
                    with self._lock:
                        self._live.pop(table, None)
                raise
            live.used = self.now()
        return live

    def at_hand(self, table: str) -> Live | None:
        """A table that is in memory and, for all we heard, up to date."""
        live = self._live.get(table)
        if live is None or not live.loaded or live.behind or (self.store.shared and not self.store.hearing):
            return None
        return live

    def in_memory(self) -> list[Live]:
        with self._lock:
            return [live for live in self._live.values() if live.loaded]

    def drop(self, live: Live) -> None:
        """Let a table leave memory; nothing is lost."""
        with self._lock:
            self._live.pop(live.id, None)
        self.presence.forget(live.id)

    def _load(self, live: Live) -> None:
        def read(connection: Connection) -> tuple[Head, list[Row], Any]:
            columns = schema.snapshots.c
            head = self._head(connection, live)
            rows = self._rows(connection, live.id, 0)
            snapshot = connection.execute(select(schema.snapshots).where(columns.table == live.id)).first()
            self._sitting(connection, live)
            return head, rows, snapshot

        live.head, rows, snapshot = self.store.read(read)
        live.met = live.head.people
        live.rows, live.course, live.clock, live.frozen = [], None, None, None
        live.saved = 0 if snapshot is None else snapshot.number
        game, why = self._game(live.head)
        if game is None:
            assert why is not None
            self._freeze(live, rows, Departure(0, why))
        elif rows:
            self._replay(live, game, rows, snapshot)
        live.loaded, live.behind = True, False

    def _game(self, head: Head) -> tuple[Game | None, Text | None]:
        try:
            return self.load(head.game), None
        except WarhostError as error:
            return None, error.text

    def _replay(self, live: Live, game: Game, rows: list[Row], snapshot: Any) -> None:
        """Follow the log, and hold the snapshot against it: the log wins."""
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
            logger.error("log-departs", extra={"table": live.id, "number": departure.number})
            self._freeze(live, rows, departure)

    def _freeze(self, live: Live, rows: list[Row], departure: Departure) -> None:
        """The table cannot go on; it stays readable as far as the last snapshot shows it."""
        columns = schema.snapshots.c
        query = select(schema.snapshots).where(columns.table == live.id)
        found = self.store.read(lambda connection: connection.execute(query).first())
        self.frozen.add(live.id)
        live.course, live.clock, live.rows = None, None, list(rows)
        if found is None:
            live.frozen = Frozen(departure.why, departure.number, 0, {}, [])
        else:
            doc = json.loads(zlib.decompress(found.doc))
            live.frozen = Frozen(departure.why, departure.number, found.number, doc["views"], doc["lines"])

    def refresh(self, live: Live) -> None:
        """Catch up with what other processes wrote."""
        query = select(schema.tables.c.revision).where(schema.tables.c.id == live.id)
        if not live.behind:
            stored = self.store.glance(lambda connection: connection.execute(query).scalar())
            if stored == live.head.revision:
                return

        def read(connection: Connection) -> tuple[Head, list[Row]]:
            head = self._head(connection, live)
            rows = self._rows(connection, live.id, len(live.rows))
            if head.people > live.met:
                self._sitting(connection, live)
            return head, rows

        live.behind = False  # before looking: what comes now makes us look again
        try:
            live.head, rows = self.store.read(read)
            live.met = live.head.people
        except BaseException:
            live.behind = True
            raise
        if live.frozen is not None or not rows:
            return
        if live.course is None:
            game, _ = self._game(live.head)
            assert game is not None
            live.begin(game)
        known = list(live.rows)
        try:
            live.follow(rows)
        except Departure as departure:
            logger.error("log-departs", extra={"table": live.id, "number": departure.number})
            self._freeze(live, known + rows, departure)

    def _head(self, connection: Connection, live: Live) -> Head:
        found = connection.execute(select(schema.tables).where(schema.tables.c.id == live.id)).mappings().first()
        if found is None:
            raise Unknown("table-unknown")
        return head_of(found)

    def _rows(self, connection: Connection, table: str, after: int) -> list[Row]:
        columns = schema.log.c
        query = select(schema.log).where(columns.table == table, columns.number > after).order_by(columns.number)
        return [
            Row(row.number, row.kind, row.seat, row.text, row.chance_at, row.turn, row.time)
            for row in connection.execute(query)
        ]

    def _sitting(self, connection: Connection, live: Live) -> None:
        seats, watchers, chat = schema.seats.c, schema.spectators.c, schema.chat.c
        found = connection.execute(select(schema.seats).where(seats.table == live.id).order_by(seats.seat))
        live.seats = [seat_of(row) for row in found.mappings()]
        who = connection.execute(select(watchers.guest).where(watchers.table == live.id))
        live.spectators = {int(row.guest) for row in who}
        lines = connection.execute(
            select(schema.chat).where(chat.table == live.id).order_by(chat.id.desc()).limit(CHAT_KEPT)
        )
        live.chat = [ChatLine(line.id, line.seat, line.name, line.text, line.time) for line in lines][::-1]

    # -- changing

    def found(
        self,
        head: dict[str, Any],
        seats: list[dict[str, Any]],
        rows: Sequence[Row] = (),
        begin: Callable[[Live], Plan] | None = None,
    ) -> Live:
        """Store a new table at one stroke, with the game begun on it if it is to begin at once."""
        if begin is not None:
            draft = Live(head["id"])
            draft.head, draft.seats = head_of(head), [seat_of(seat) for seat in seats]
            plan = begin(draft)
            assert plan.row is not None
            rows = [plan.row]
            head = {**head, **self._after_row(draft, plan, plan.row, self._clock_after(draft, plan.row))}

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(head))
            connection.execute(insert(schema.seats), seats)
            if rows:
                connection.execute(insert(schema.log), [{"table": head["id"], **row_doc(row)} for row in rows])

        self.store.write(write)
        live = self.open(head["id"])
        self.heard(live.id)
        return live

    def _clock_after(self, live: Live, row: Row) -> Clock | None:
        if live.head.clock is None:
            return None
        clock = live.clock.twin() if live.clock is not None else live.head.new_clock()
        clock.add(row)
        return clock

    def change(self, live: Live, plan: Callable[[], Plan | None]) -> bool:
        """Plan a change and commit it; plan anew if another change came first. False: there was nothing to be done."""
        with live.lock:
            for _ in range(TRIES):
                try:
                    planned = plan()
                    if planned is None:
                        return False
                    self._commit(live, planned)
                    return True
                except Behind:
                    live.behind = True
                    self.refresh(live)
                except Unavailable:
                    raise  # it may have happened: only who asked knows whether to ask again
                except WarhostError:
                    # refused by what we knew: another process may know better
                    known = live.head.revision
                    self.refresh(live)
                    if live.head.revision == known:
                        raise
            raise Unavailable("table-storage")

    def remove(self, live: Live, demand: Callable[[], None]) -> None:
        """Take away a table on which no game has begun; `demand` raises if it must stay."""
        columns = schema.tables.c

        def write(connection: Connection) -> None:
            for part in (schema.seats, schema.spectators, schema.chat):
                connection.execute(delete(part).where(part.c.table == live.id))
            mine = (columns.id == live.id) & (columns.revision == live.head.revision)
            if connection.execute(delete(schema.tables).where(mine)).rowcount != 1:
                raise Behind

        with live.lock:
            while True:
                demand()
                try:
                    self.store.write(write)
                    break
                except Behind:
                    live.behind = True
                    self.refresh(live)
            live.behind = True
            self.drop(live)
        self.store.tell(live.id, live.head.revision + 1)
        self.heard(live.id)

    def _commit(self, live: Live, plan: Plan) -> None:
        head = live.head
        values = {"revision": head.revision + 1, **plan.head}
        if plan.seats or plan.also:
            values["people"] = head.revision + 1
        row = plan.row
        clock = None if row is None else self._clock_after(live, row)
        if row is not None:
            values |= self._after_row(live, plan, row, clock)
        columns = schema.tables.c
        step = update(schema.tables).where(columns.id == live.id, columns.revision == head.revision).values(values)

        def write(connection: Connection) -> None:
            if connection.execute(step).rowcount != 1:
                raise Behind
            for seat, changes in plan.seats.items():
                place = (schema.seats.c.table == live.id) & (schema.seats.c.seat == seat)
                connection.execute(update(schema.seats).where(place).values(changes))
            if row is not None:
                connection.execute(insert(schema.log), {"table": live.id, **row_doc(row)})
            for further in plan.also:
                connection.execute(further)

        try:
            self.store.write(write)
        except Behind:
            raise
        except BaseException:
            live.behind = True  # it may be on the disk all the same
            raise
        self.store.tell(live.id, head.revision + 1)
        live.head = replace(head, **values)
        live.seats = [replace(seat, **plan.seats.get(seat.seat, {})) for seat in live.seats]
        if row is not None:
            if live.course is None:
                live.begin(self.load(head.game))
            assert live.course is not None
            live.course.adopt(row, plan.state)
            live.rows.append(row)
            live.clock = clock
        if plan.also:
            live.behind = True
            self.refresh(live)
        else:
            live.met = live.head.people
        self.heard(live.id)

    def _after_row(self, live: Live, plan: Plan, row: Row, clock: Clock | None) -> dict[str, Any]:
        """What the head of a table says after a row."""
        head = live.head
        values: dict[str, Any] = {"number": row.number, "moved": row.time, "turn": row.turn, "asking": None}
        values["calling"] = None
        if row.turn != head.turn:
            values["turn_since"] = row.number
        kinds = {seat.seat: plan.seats.get(seat.seat, {}).get("kind", seat.kind) for seat in live.seats}
        ticks = clock is not None and row.turn >= 0 and kinds[row.turn] == HUMAN
        values["deadline"] = clock.deadline() if clock is not None and ticks else None
        if row.kind == START:
            values["status"] = RUNNING
        state = plan.state
        if state is not None and state.acting < 0:
            result = state.result()
            values |= {"status": OVER, "result": None if result is None else result.to_doc()}
        if live.course is not None:
            game = live.course.game
            # the log replays the same under these rules, or the table would be frozen
            values |= {"rules": game.version, "content": game.content.hash, "pack": game.content.pack}
        return values

    def row(self, live: Live, kind: str, seat: int, text: str, state: State | None) -> Row:
        """The next row of a table, leading to a state (None: the game does not move)."""
        before = live.state
        after = before if state is None else state
        used = None
        if before is not None and isinstance(before.chance, SecureChance):
            used = before.chance.numbers
        turn = -1 if after is None else int(after.acting)
        return Row(live.number + 1, kind, seat, text, used, turn, self.now())

    def heard(self, table: str, own: bool = True) -> None:
        for listener in self.listeners:
            listener(table, own)

    def _hear(self, table: str, revision: int) -> None:
        """News from another process, or from ourselves; an empty name means that any may have been missed."""
        with self._lock:
            known = list(self._live.values()) if not table else [self._live[table]] if table in self._live else []
        for live in known:
            if not live.loaded or (revision and live.head.revision >= revision):
                continue
            if revision:
                live.behind = True
            else:  # somebody came or went, or we missed what it was
                live.behind = live.behind or not table
                self.presence.learn(live.id)
            self.heard(live.id, own=False)

    def catch_up(self, tables: Collection[str]) -> None:
        """Look after tables whose news may have been lost, as when another process died just before telling."""
        columns = schema.tables.c
        if not self.store.shared or not tables:
            return
        query = select(columns.id, columns.revision).where(columns.id.in_(tables))
        for row in self.store.glance(lambda connection: connection.execute(query).all()):
            self._hear(row.id, row.revision)

    # -- keeping house

    def snapshot(self, live: Live) -> None:
        """Keep a picture of a table: to compare with after a restart, to show should the rules be gone."""
        if live.frozen is not None or live.state is None or live.saved == live.number:
            return
        assert live.course is not None
        doc = zlib.compress(json.dumps(picture(live.course)).encode(), 6)
        values = {"number": live.number, "hash": position_hash(live.state), "doc": doc}
        where = schema.snapshots.c.table == live.id

        def write(connection: Connection) -> None:
            if connection.execute(update(schema.snapshots).where(where).values(values)).rowcount == 0:
                connection.execute(insert(schema.snapshots).values(table=live.id, **values))

        self.store.write(write)
        live.saved = live.number

    def tidy(self) -> None:
        """Snapshots that are due; tables that nobody uses leave memory."""
        for live in self.in_memory():
            with live.lock:
                idle = self.now() - live.used > IDLE and not self.presence.of(live.id)
                due = live.number - live.saved >= SNAPSHOT or live.head.status == OVER
                if idle or due:
                    self.snapshot(live)
                if idle:
                    self.drop(live)


def new_head(game: Game, table: str, owner: int, now: float, **further: Any) -> dict[str, Any]:
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


def head_of(row: Mapping[Any, Any]) -> Head:
    return Head(**{part.name: row[part.name] for part in fields(Head)})


def seat_of(row: Mapping[Any, Any]) -> Seat:
    return Seat(**{part.name: row[part.name] for part in fields(Seat)})


def row_doc(row: Row) -> dict[str, Any]:
    return {part.name: getattr(row, part.name) for part in fields(Row)}


def picture(course: Course) -> dict[str, Any]:
    """A game as data that any later version can show: the position, every seat's view, the log with its audiences."""
    state = course.now
    eyes = [None, *range(state.setting.seats)]
    return {
        "position": state.to_position(),
        "views": {"" if seat is None else str(seat): state.view(seat) for seat in eyes},
        "lines": [
            [
                line.number,
                line.telling.audience,
                line.telling.event.to_doc(),
                None if line.telling.others is None else line.telling.others.to_doc(),
            ]
            for line in course.lines
        ],
    }
