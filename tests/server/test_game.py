"""Whole games over real sockets: two people, a bot and a spectator, with every message held against the truth."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from tests.postgres import Postgres
from tests.server.running import Player, Server, serving
from warhost import load
from warhost.tables.course import Course
from warhost.tables.hall import Hall
from warhost.tables.store import Store

STATE = {
    "type",
    "number",
    "seat",
    "status",
    "frozen",
    "since",
    "view",
    "choices",
    "log",
    "clock",
    "people",
    "watching",
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


LONG = Evening("battle_masters", 3, 800, {"scenario": "plains", "teams": "1+2"}, (0,), (90, 70, 50))


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
        thread.join(300)
    assert failures == []
    return table, players


def truth(store: Store, table: str) -> dict[int, dict[int | None, dict[str, Any]]]:
    """For every moment of a game, what each seat and a spectator may know, from the stored log and the engine alone."""
    live = Hall(store, load=lambda name: load(name, content="")).open(table)
    course = Course(load(live.head.game, content=""), live.head.origin)
    found: dict[int, dict[int | None, dict[str, Any]]] = {}
    lines: list[tuple[int, Any]] = []
    for row in live.rows:
        known = len(course.lines)
        course.add(row)
        lines += [(line.number, line.event) for line in course.lines[known:]]
        state = course.now
        found[row.number] = {
            seat: {
                "view": state.view(seat),
                "choices": [
                    {"choice": state.notation(choice), "label": state.label(choice).to_doc(), **state.hints(choice)}
                    for choice in state.legal()
                ]
                if state.acting == seat
                else [],
                "log": [
                    {"number": number, "text": text.to_doc()}
                    for number, event in lines
                    if (text := event.seen_by(seat)) is not None
                ],
            }
            for seat in (None, *range(live.head.seats))
        }
    return found


def compare(player: Player, known: dict[int, dict[int | None, dict[str, Any]]]) -> int:
    """Every message the player got: nothing in it but what its seat may know at that moment."""
    compared = 0
    for message in player.heard:
        if message["type"] == "done":
            assert set(message) == {"type", "id", "number", "repeated"} or set(message) == {"type", "id"}
            continue
        if message["type"] == "people":
            assert set(message) == {"type", "people", "watching"}
            continue
        if message["type"] == "error":
            assert message["error"]["key"] == "table-stale"
            continue
        assert set(message) == STATE
        may_know = known[message["number"]][player.seat]
        assert message["seat"] == player.seat
        assert message["view"] == may_know["view"]
        assert message["choices"] == may_know["choices"]
        assert message["log"] == [line for line in may_know["log"] if line["number"] > message["since"]]
        assert message["clock"] is None
        assert message["chat"] == []
        compared += 1
    return compared


def check(store: Store, table: str, players: list[Player]) -> None:
    known = truth(store, table)
    for player in players:
        assert player.number == max(known)
        assert compare(player, known) > len(known) / 4
        assert player.reconnects > 3
        # all log lines arrived exactly once, over all reconnects
        numbers = [
            (line["number"], repr(line["text"]))
            for message in player.heard
            if message["type"] == "state"
            for line in message["log"]
        ]
        own = [(line["number"], repr(line["text"])) for line in known[max(known)][player.seat]["log"]]
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
            play([server], Evening("stratego_legends", 2, 130)),
            play([server], Evening("lords_of_ragnarok", 3, 80)),
        ]
    store = Store.at(folder)
    for table, players in played:
        check(store, table, players)
    store.close()


def test_a_whole_game_on_postgresql_with_the_people_at_two_server_processes(folder: Path, postgres: Postgres) -> None:
    database = postgres.database("game")
    with serving(folder, database) as first, serving(folder, database) as second:
        table, players = play([first, second], replace(LONG, concede_at=500))
    store = Store(database)
    check(store, table, players)
    store.close()
