"""Whole games over real sockets: two people, a bot and a spectator, with every message held against the truth."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from tests.postgres import Postgres
from tests.server.running import PATIENCE, Player, Server, serving
from warhost import load
from warhost.tables.course import Course
from warhost.tables.hall import Hall
from warhost.tables.store import Store

STATE = {
    "type",
    "table",
    "number",
    "seat",
    "since",
    "view",
    "choices",
    "log",
    "clock",
    "now",
    "undo",
    "offers",
    "chat",
}


@dataclass(frozen=True)
class Evening:
    """What is played: by two people and bots, until the people on these seats concede at a number."""

    game: str
    seats: int
    concede_at: int
    options: dict[str, Any] = field(default_factory=dict)
    conceding: tuple[int, ...] = (0, 1)
    reconnects: tuple[int, int, int] = (18, 15, 12)  # numbers between two of Anna's, Berta's and the spectator's


LONG = Evening("battle_masters", 3, 500, {"scenario": "plains", "teams": "1+2"}, (0,), (90, 70, 50))


def play(servers: list[Server], evening: Evening) -> tuple[str, list[Player]]:
    """Two people on two servers (or one), bots beside them, a spectator; all play until it is over."""
    anna, berta, carl = servers[0].visitor(), servers[-1].visitor(), servers[-1].visitor()
    kinds = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "level": "random"}] * (evening.seats - 2)]
    made = anna.post("/api/tables", game=evening.game, options=evening.options, players=kinds, salt="salt")
    berta.join(made["invitations"][0]["url"], "Berta")
    carl.join(made["spectate"])
    table = made["table"]
    players = [Player(anna, table, 0, 1), Player(berta, table, 1, 2), Player(carl, table, None, 3)]
    failures: list[BaseException] = []

    def run(player: Player, every: int) -> None:
        try:
            player.play(evening.concede_at if player.seat in evening.conceding else 1 << 40, every)
        except BaseException as error:
            failures.append(error)
            raise

    threads = [
        threading.Thread(target=run, args=(player, every))
        for player, every in zip(players, evening.reconnects, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(3 * PATIENCE)
    assert failures == []
    assert not any(thread.is_alive() for thread in threads), "the game did not end"
    return table, players


class Truth(NamedTuple):
    """What each seat and a spectator may know: at every moment, and all that was said with the number of its moment."""

    moments: dict[int, dict[int | None, dict[str, Any]]]
    lines: dict[int | None, list[dict[str, Any]]]

    @property
    def last(self) -> int:
        return max(self.moments)


def truth(store: Store, table: str) -> Truth:
    """From the stored log and the engine alone."""
    live = Hall(store, load=lambda name: load(name, content="")).open(table)
    course = Course(load(live.head.game, content=""), live.head.origin)
    viewers = (None, *range(live.head.seats))
    moments: dict[int, dict[int | None, dict[str, Any]]] = {}
    for row in live.rows:
        course.add(row)
        state = course.now
        moments[row.number] = {
            seat: {
                "view": state.view(seat),
                "choices": [state.describe(choice) for choice in state.legal()] if state.acting == seat else [],
            }
            for seat in viewers
        }
    lines = {
        seat: [
            {"number": line.number, **event.to_doc()}
            for line in course.lines
            if (event := line.telling.seen_by(seat)) is not None
        ]
        for seat in viewers
    }
    return Truth(moments, lines)


def compare(player: Player, known: Truth) -> int:
    """Every message the player got: nothing in it but what its seat may know at that moment."""
    compared = 0
    for message in player.heard:
        if message["type"] == "done":
            assert set(message) == {"type", "id", "number", "repeated"}
            continue
        if message["type"] == "table":
            assert set(message) == {"type", "table", "now"}
            continue
        if message["type"] == "error":
            assert message["error"]["key"] == "table-stale"
            continue
        assert set(message) == STATE
        may_know = known.moments[message["number"]][player.seat]
        assert message["seat"] == player.seat
        assert message["view"] == may_know["view"]
        assert message["choices"] == may_know["choices"]
        assert message["log"] == [
            line for line in known.lines[player.seat] if message["since"] < line["number"] <= message["number"]
        ]
        assert message["clock"] is None
        assert message["chat"] == []
        compared += 1
    return compared


def check(store: Store, table: str, players: list[Player]) -> None:
    known = truth(store, table)
    for player in players:
        assert player.number == known.last
        assert compare(player, known) > known.last / 4
        assert player.reconnects > 3
        # all log lines arrived exactly once, over all reconnects
        numbers = [
            (line["number"], repr(line["text"]))
            for message in player.heard
            if message["type"] == "state"
            for line in message["log"]
        ]
        own = [(line["number"], repr(line["text"])) for line in known.lines[player.seat]]
        assert numbers == own


def test_a_whole_game_on_sqlite(folder: Path) -> None:
    with serving(folder) as server:
        table, players = play([server], LONG)
    store = Store.at(folder)
    check(store, table, players)
    store.close()


def test_the_secrets_of_every_other_game(folder: Path) -> None:
    """Hands, hidden units and face-down cards: a third of an evening each, which is enough to hold all of them."""
    with serving(folder) as server:
        played = [
            play([server], Evening("chaos_in_the_old_world", 3, 80)),
            play([server], Evening("stratego_legends", 2, 130, conceding=(0,))),
            play([server], Evening("lords_of_ragnarok", 3, 80)),
        ]
    store = Store.at(folder)
    for table, players in played:
        check(store, table, players)
    store.close()


def test_a_whole_game_on_postgresql_with_the_people_at_two_server_processes(folder: Path, postgres: Postgres) -> None:
    database = postgres.database("game")
    with serving(folder, database) as first, serving(folder, database) as second:
        table, players = play([first, second], LONG)
    store = Store(database)
    check(store, table, players)
    store.close()
