"""Whole servers killed in the middle of a game: the players reconnect, send again, and go on."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from pathlib import Path
from typing import Any

from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.postgres import Postgres
from tests.server.running import PATIENCE, Server, Visitor
from warhost.tables import schema
from warhost.tables.hall import Hall
from warhost.tables.store import Store

BROKEN = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)


class Steadfast:
    """A player whom no broken line can stop: comes back, sends again what was not answered, notes what was."""

    def __init__(self, visitor: Visitor, table: str, seat: int, seed: int) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.rng = random.Random(seed)
        self.answered: dict[int, str] = {}
        self.repeated = 0
        self.breaks = 0
        self.number = 0
        self.choices: list[str] = []
        self.sent: tuple[int, str] | None = None
        self.stop = threading.Event()

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self.play()
            except BROKEN:
                self.breaks += 1
                time.sleep(0.05)

    def play(self) -> None:
        wire = self.visitor.socket(self.table, self.seat, after=self.number, patience=10)
        try:
            if self.sent is not None:
                self.send(wire)
            while not self.stop.is_set():
                with contextlib.suppress(TimeoutError):
                    self.react(wire, wire.hear(0.3))
        finally:
            with contextlib.suppress(*BROKEN):
                wire.close()

    def react(self, wire: Any, message: dict[str, Any]) -> None:
        if message["type"] == "done":
            assert self.sent is not None
            number, text = self.sent
            assert message["number"] == number + 1
            self.answered[number + 1] = text
            self.repeated += message["repeated"]
            self.sent = None
            if self.number <= number:
                self.choices = []  # of the moment that was answered; the next one comes with the next state
        elif message["type"] == "error":
            raise AssertionError(message)
        elif message["type"] == "state":
            assert message["number"] >= self.number
            self.number = message["number"]
            self.choices = [choice["choice"] for choice in message["choices"]]
        if self.sent is None and self.choices:
            self.sent = (self.number, self.rng.choice(self.choices))
            self.choices = []
            self.send(wire)

    def send(self, wire: Any) -> None:
        assert self.sent is not None
        number, text = self.sent
        wire.say(type="choose", seat=self.seat, number=number, choice=text, id=number)


def endure(servers: list[Server], kills: int, victim: Any) -> tuple[str, list[Steadfast]]:
    anna, berta = servers[0].visitor(), servers[-1].visitor()
    made = anna.table("me", "open")
    berta.join(made["invitations"][0]["url"])
    players = [Steadfast(anna, made["table"], 0, 1), Steadfast(berta, made["table"], 1, 2)]
    threads = [threading.Thread(target=player.run) for player in players]
    for thread in threads:
        thread.start()
    rng = random.Random(5)
    for i in range(kills):
        advance(players, rng.randrange(3, 20))
        time.sleep(rng.random() * 0.05)  # some random moment of a choice
        server = victim(i)
        server.kill()
        server.start_again()
    advance(players, 10)  # the game goes on
    for player in players:
        player.stop.set()
    for thread in threads:
        thread.join(PATIENCE)
    return made["table"], players


def advance(players: list[Steadfast], choices: int) -> None:
    """Wait until everybody has heard of so many more."""
    reached = min(player.number for player in players)
    until = time.monotonic() + PATIENCE
    while min(player.number for player in players) < reached + choices:
        assert time.monotonic() < until, "the game does not go on"
        time.sleep(0.005)


def compare(store: Store, table: str, players: list[Steadfast]) -> None:
    columns = schema.log.c
    query = select(columns.number, columns.seat, columns.text).where(columns.table == table)
    stored = {
        row.number: (row.seat, row.text) for row in store.read(lambda connection: connection.execute(query).all())
    }
    assert sorted(stored) == list(range(1, len(stored) + 1))
    for player in players:
        assert player.answered
        for number, text in player.answered.items():
            assert stored[number] == (player.seat, text)
    live = Hall(store).open(table)
    assert live.frozen is None
    store.close()


def test_a_server_killed_again_and_again(tmp_path: Path) -> None:
    server = Server(tmp_path).ready()
    try:
        table, players = endure([server], 4, lambda _i: server)
    finally:
        server.stop()
    compare(Store.at(tmp_path), table, players)
    assert sum(player.breaks for player in players) >= 4


def test_one_of_two_servers_killed_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database("servers")
    servers = [server.ready() for server in [Server(tmp_path, database), Server(tmp_path, database)]]
    try:
        table, players = endure(servers, 4, lambda i: servers[i % 2])
    finally:
        for server in servers:
            server.stop()
    compare(Store(database), table, players)


def test_the_other_server_goes_on_with_the_bots_of_a_dead_one(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database("bots")
    first, second = (server.ready() for server in [Server(tmp_path, database), Server(tmp_path, database)])
    try:
        anna = first.visitor()
        table = anna.table("random", "random")["table"]
        first.kill()
        watcher = Visitor(second.base)
        watcher.http.cookies.update(anna.http.cookies)
        wire = watcher.socket(table)
        before = wire.state()["number"]
        wire.hear_until(lambda message: message["type"] == "state" and message["number"] > before + 5)
        watcher.close()
    finally:
        for server in (first, second):
            server.stop()


def test_a_clean_stop_tells_everybody_to_come_back_and_keeps_all(tmp_path: Path) -> None:
    server = Server(tmp_path).ready()
    anna = server.visitor()
    table = anna.table("me", "me")["table"]
    wire = anna.socket(table, 0)
    number = wire.state()["number"]
    server.process.terminate()
    assert wire.closed() == 1012
    assert server.process.wait(PATIENCE) == 0
    events = [line["event"] for line in server.lines()]
    assert events[-1] == "stopped"
    assert not [line for line in server.lines() if line["level"] == "error"]
    server.stop()
    hall = Hall(Store.at(tmp_path))
    again = hall.open(table)
    assert (again.number, again.saved) == (number, number)  # the snapshot is there too
    hall.close()
