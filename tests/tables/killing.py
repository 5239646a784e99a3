"""Kills processes that play at tables, at random moments, and counts what was acknowledged and what is stored.

Run as a program: python -m tests.tables.killing URL KILLS PROCESSES SEED. Every round one of the playing processes is
ended by SIGKILL, and another takes its place, first sending again what it never got an answer to. The report is JSON.
"""

from __future__ import annotations

import json
import os
import random
import select as waiting
import signal
import sys
import threading
import time
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from sqlalchemy import create_engine, select

from warhost import load
from warhost.tables import creating, listing, playing, schema
from warhost.tables.errors import Closed, Stale
from warhost.tables.hall import Hall
from warhost.tables.store import Store

TABLES = 6
THREADS = 3
LONG = 100  # rows after which a table is given up, so that opening stays quick

Try = tuple[str, int, int, str]  # table, number, seat, text


# -- the process that plays


def play(url: str, guest: int, tables: list[str], resend: list[Try], out: int, seed: int) -> None:
    """Play until killed, saying before and after every choice what it is."""
    hall = Hall(Store(url), load=lambda name: load(name, content=""))

    def say(kind: str, attempt: Try, *more: Any) -> None:
        os.write(out, (json.dumps([kind, *attempt, *more]) + "\n").encode())  # short enough to be written whole

    def choose(attempt: Try, kind: str) -> None:
        table, number, seat, text = attempt
        try:
            done = playing.choose(hall, hall.open(table), guest, seat, number, text)
            say(kind, attempt, "repeated" if done.repeated else "applied")
        except (Stale, Closed):
            say(kind, attempt, "stale")

    for attempt in resend:
        choose(attempt, "again")

    def run(seed: int) -> None:
        rng = random.Random(seed)
        while True:
            live = hall.open(rng.choice(tables))
            with live.lock:
                state = live.state
                if state is None or state.acting < 0:
                    continue
                number = live.number
                attempt = (live.id, number, int(state.acting), state.notation(rng.choice(state.legal())))
            if rng.random() < 0.05:
                undo(live, attempt[2])
                continue
            say("try", attempt)
            choose(attempt, "done")

    def undo(live: Any, seat: int) -> None:
        try:
            playing.undo(hall, live, guest, seat)
        except Closed:
            return

    threads = [threading.Thread(target=run, args=(seed * 100 + n,), daemon=True) for n in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


# -- the one who kills and counts


@dataclass
class Child:
    """A playing process and what it said."""

    pid: int
    pipe: int
    said: bytes = b""
    lines: list[list[Any]] = field(default_factory=list)

    def drain(self) -> None:
        while waiting.select([self.pipe], [], [], 0)[0]:
            more = os.read(self.pipe, 1 << 16)
            if not more:
                return
            self.said += more

    def end(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        while more := os.read(self.pipe, 1 << 16):
            self.said += more
        os.close(self.pipe)
        self.lines = [json.loads(line) for line in self.said.decode().splitlines(keepends=True) if line.endswith("\n")]


class Killer:
    """Starts, kills, compares."""

    def __init__(self, url: str, processes: int, seed: int) -> None:
        self.url = url
        self.processes = processes
        self.rng = random.Random(seed)
        self.seeds = seed * 1_000_000
        self.guest, self.tables = self.prepare()
        self.report = {
            "kills": 0,
            "acknowledged": 0,
            "in_flight": 0,
            "repeated": 0,
            "applied": 0,
            "stale": 0,
            "tables": 0,
        }

    def prepare(self) -> tuple[int, list[str]]:
        store = Store(self.url)
        store.migrate()
        hall = Hall(store, load=lambda name: load(name, content=""))
        guest = hall.guests.new()[0]
        tables = [self.new_table(hall, guest) for _ in range(TABLES)]
        store.close()
        return guest, tables

    def new_table(self, hall: Hall, guest: int) -> str:
        me = creating.Player("me")
        return creating.create(hall, guest, "battle_masters", 2, {"scenario": "plains"}, [me, me], "s").table

    def start(self, resend: list[Try]) -> Child:
        reading, writing = os.pipe()
        self.seeds += 1
        pid = os.fork()
        if pid == 0:
            try:
                os.close(reading)
                play(self.url, self.guest, self.tables, resend, writing, self.seeds)
            finally:
                os._exit(1)
        os.close(writing)
        return Child(pid, reading)

    def run(self, kills: int) -> dict[str, Any]:
        children = [self.start([]) for _ in range(self.processes)]
        for _ in range(kills):
            victim = children.pop(self.rng.randrange(len(children)))
            self.await_moment(victim, children)
            victim.end()
            self.report["kills"] += 1
            self.compare(victim)
            self.renew()
            children.append(self.start(self.unanswered(victim)))
        for child in children:
            child.end()
            self.compare(child)
        self.reopen()
        return self.report

    def await_moment(self, victim: Child, others: list[Child]) -> None:
        """A random moment: now and then while it starts, mostly some time after its first words."""
        began = time.monotonic()
        patient = self.rng.random() > 0.1
        until = began + self.rng.random() ** 2 * 0.2
        while time.monotonic() < until or (patient and not victim.said and time.monotonic() < began + 300):
            for child in (victim, *others):
                child.drain()
            if patient and not victim.said:
                until = time.monotonic() + self.rng.random() ** 2 * 0.2
            time.sleep(0.002)

    def unanswered(self, child: Child) -> list[Try]:
        answered = {tuple(line[1:5]) for line in child.lines if line[0] in ("done", "again")}
        found = [tuple(line[1:5]) for line in child.lines if line[0] == "try" and tuple(line[1:5]) not in answered]
        self.report["in_flight"] += len(found)
        return found

    def compare(self, child: Child) -> None:
        """All that was acknowledged is stored, as it was acknowledged, at its number."""
        stored = self.stored({*self.tables, *[line[1] for line in child.lines]})
        for kind, table, number, seat, text, *outcome in child.lines:
            if kind == "try":
                continue
            row = stored.get((table, number + 1))
            if kind == "again":
                self.report[outcome[0]] += 1
            if outcome[0] == "stale":
                assert row is None or row != ("choice", seat, text), (kind, table, number, seat, text, row)
                continue
            self.report["acknowledged"] += 1
            assert row == ("choice", seat, text), (kind, table, number, seat, text, outcome, row)

    def stored(self, tables: set[str]) -> dict[tuple[str, int], tuple[str, int, str]]:
        """The log of these tables, also of those that have made room for others meanwhile."""
        columns = schema.log.c
        query = select(columns.table, columns.number, columns.kind, columns.seat, columns.text)
        engine = create_engine(self.url.replace("postgresql://", "postgresql+psycopg://"))
        with engine.connect() as connection:
            rows = connection.execute(query.where(columns.table.in_(tables))).all()
        engine.dispose()
        found = {(row.table, row.number): (row.kind, row.seat, row.text) for row in rows}
        assert len(found) == len(rows)  # no number twice
        for table in tables:
            numbers = sorted(number for name, number in found if name == table)
            assert numbers == list(range(1, len(numbers) + 1)), table  # and none left out
        return found

    def renew(self) -> None:
        """Tables that are over or long are looked at once more and make room for new ones."""
        columns = schema.tables.c
        store = Store(self.url)
        query = select(columns.id).where(
            columns.id.in_(self.tables), (columns.status != "running") | (columns.number > LONG)
        )
        finished = [row.id for row in store.read(lambda connection: connection.execute(query).all())]
        if finished:
            hall = Hall(store, load=lambda name: load(name, content=""))
            for table in finished:
                self.check(hall, table)
                self.tables = [name for name in self.tables if name != table] + [self.new_table(hall, self.guest)]
        store.close()

    def check(self, hall: Hall, table: str) -> None:
        """The log leads somewhere without a contradiction."""
        live = hall.open(table)
        assert live.frozen is None, live.frozen
        assert live.number == len(live.rows)
        self.report["tables"] += 1

    def reopen(self) -> None:
        store = Store(self.url)
        hall = Hall(store, load=lambda name: load(name, content=""))
        for table in self.tables:
            self.check(hall, table)
        store.close()


if __name__ == "__main__":
    with patch.object(listing, "TABLES_PER_GUEST", sys.maxsize):  # the quicker it plays, the more tables it leaves
        killer = Killer(sys.argv[1], int(sys.argv[3]), int(sys.argv[4]))
        print(json.dumps(killer.run(int(sys.argv[2]))))
