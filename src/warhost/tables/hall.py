"""The hall: all tables of a store, those in use held in memory, every change committed before anybody hears of it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from warhost.engine.errors import WarhostError
from warhost.engine.state import State
from warhost.games import load as load_game
from warhost.tables import changes, loading, records, snapshots
from warhost.tables.changes import Plan
from warhost.tables.errors import Unavailable, Unknown
from warhost.tables.guests import Guests
from warhost.tables.live import OVER, Live
from warhost.tables.loading import LoadGame
from warhost.tables.log import Row
from warhost.tables.memory import Memory
from warhost.tables.people import new_token
from warhost.tables.presence import Presence
from warhost.tables.records import Overtaken
from warhost.tables.store import Store

TRIES: Final = 50  # how often a change is planned anew because another one came first
IDLE: Final = 300.0  # seconds after which a table nobody uses leaves memory
SNAPSHOT: Final = 50  # rows between snapshots
FAREWELL: Final = 1.0  # seconds for the last pictures when we stop
ID_LENGTH: Final = 22  # of a table's name


class Hall:
    """All tables. Calls may come from any thread."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        load: LoadGame = load_game,
    ) -> None:
        self.store = store
        self.now = now
        self.load = load
        self.guests = Guests(store, now)
        self.presence = Presence(store, now, new_token())
        self.listeners: list[Callable[[str, bool], None]] = []
        self.reminds = False  # whether whoever is away can be told from here
        self.frozen: set[str] = set()  # tables met that the present rules cannot continue: nothing falls due there
        self._memory = Memory()

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
                    snapshots.take(self.store, live)
            self.presence.withdraw()
        self.store.close()

    # -- opening

    def open(self, table: str, fresh: bool = False) -> Live:
        """A table; raises Unknown. What other processes change comes by itself; `fresh` does not wait for it."""
        if not 0 < len(table) <= ID_LENGTH or not table.isascii() or not table.isprintable():
            raise Unknown("table-unknown")  # not to be asked of a database, which may not even bear it
        live = self._memory.place(table)
        with live.lock:
            try:
                if not live.loaded:
                    loading.load(live, self.store, self.load)
                    self._note_frozen(live)
                elif live.outdated or (self.store.shared and (fresh or not self.store.hearing)):
                    self._refresh(live)
            except BaseException:
                if not live.loaded:
                    self._memory.drop(table)
                raise
            live.used = self.now()
        return live

    def _refresh(self, live: Live) -> None:
        loading.refresh(live, self.store, self.load)
        self._note_frozen(live)

    def _note_frozen(self, live: Live) -> None:
        if live.frozen is not None:
            self.frozen.add(live.id)

    def at_hand(self, table: str) -> Live | None:
        """A table that is in memory and, for all we heard, up to date."""
        if self.store.shared and not self.store.hearing:
            return None
        live = self._memory.get(table)
        return None if live is None or live.outdated else live

    def in_memory(self) -> list[Live]:
        return self._memory.all()

    def drop(self, live: Live) -> None:
        """Let a table leave memory; nothing is lost."""
        self._memory.drop(live.id)
        self.presence.forget(live.id)

    # -- changing

    def add(
        self,
        head: dict[str, Any],
        seats: list[dict[str, Any]],
        rows: Sequence[Row] = (),
        begin: Callable[[Live], Plan] | None = None,
    ) -> Live:
        """Store a new table at one stroke, with the game begun on it if it is to begin at once."""
        if begin is not None:
            draft = Live(head["id"])
            draft.head, draft.seats = records.head_of(head), [records.seat_of(seat) for seat in seats]
            plan = begin(draft)
            assert plan.row is not None
            rows = [plan.row]
            head = {**head, **changes.after_row(draft, plan, plan.row, changes.clock_after(draft, plan.row))}
        self.store.write(lambda connection: records.add_table(connection, head, seats, rows))
        live = self.open(head["id"])
        self._tell(live.id)
        return live

    def row(self, live: Live, kind: str, seat: int, text: str, state: State | None) -> Row:
        """The next row of a table, written now; `state` is where it leads (None: the game does not move)."""
        return changes.next_row(live, kind, seat, text, state, self.now())

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
                except Overtaken:
                    live.outdated = True
                    self._refresh(live)
                except Unavailable:
                    raise  # it may have happened: only who asked knows whether to ask again
                except WarhostError:
                    # refused by what we knew: another process may know better
                    known = live.head.revision
                    self._refresh(live)
                    if live.head.revision == known:
                        raise
            raise Unavailable("table-storage")

    def remove(self, live: Live, demand: Callable[[], None]) -> None:
        """Take away a table on which no game has begun; `demand` raises if it must stay."""
        with live.lock:
            while True:
                demand()
                try:
                    self.store.write(lambda connection: records.remove_table(connection, live.head))
                    break
                except Overtaken:
                    live.outdated = True
                    self._refresh(live)
            live.outdated = True
            self.drop(live)
        self.store.tell(live.id, live.head.revision + 1)
        self._tell(live.id)

    def _commit(self, live: Live, plan: Plan) -> None:
        seen = live.head
        row = plan.row
        clock = None if row is None else changes.clock_after(live, row)
        values = changes.head_after(live, plan, clock)
        try:
            self.store.write(
                lambda connection: records.change_table(connection, seen, values, plan.seats, row, plan.also)
            )
        except Overtaken:
            raise
        except BaseException:
            live.outdated = True  # it may be on the disk all the same
            raise
        self.store.tell(live.id, seen.revision + 1)
        live.head = replace(seen, **values)
        live.seats = [replace(seat, **plan.seats.get(seat.seat, {})) for seat in live.seats]
        if row is not None:
            if live.course is None:
                live.begin(self.load(seen.game))
            assert live.course is not None
            live.course.adopt(row, plan.state)
            live.rows.append(row)
            live.clock = clock
        if plan.also:
            live.outdated = True
            self._refresh(live)
        else:
            live.met = live.head.people
        self._tell(live.id)

    # -- hearing

    def _tell(self, table: str, own: bool = True) -> None:
        for listener in self.listeners:
            listener(table, own)

    def _hear(self, table: str, revision: int) -> None:
        """A table was changed here or by another process; an empty name: any may have been, and we missed it."""
        for live in self.in_memory() if not table else [self._memory.get(table)]:
            if live is None or (revision and live.head.revision >= revision):
                continue
            if revision:
                live.outdated = True
            else:  # somebody came or went, or we missed what it was
                live.outdated = live.outdated or not table
                self.presence.learn(live.id)
            self._tell(live.id, own=False)

    def catch_up(self, tables: Collection[str]) -> None:
        """Look after tables of whose changes we may not have heard, as when a process died just before telling."""
        if self.store.shared and tables:
            for table, revision in self.store.glance(lambda line: records.read_revisions(line, tables)).items():
                self._hear(table, revision)

    # -- keeping house

    def tidy(self) -> None:
        """Snapshots that are due; tables that nobody uses leave memory."""
        for live in self.in_memory():
            with live.lock:
                idle = self.now() - live.used > IDLE and not self.presence.of(live.id)
                due = live.number - live.saved >= SNAPSHOT or live.head.status == OVER
                if idle or due:
                    snapshots.take(self.store, live)
                if idle:
                    self.drop(live)
