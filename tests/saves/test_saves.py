"""Files that an earlier Warhost wrote still open, replay and go on.

The code of commit 8fb1849 made them: seeded games of simple bots that now and then choose at random, and a hall in
which two people played such games, took choices back, agreed on an undo, let a bot play for them, forked and imported.
"""

from __future__ import annotations

import gzip
import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from warhost import Game, Replay, State, games, load
from warhost.tables import archive, dice, documents, listing, playing, seating
from warhost.tables.course import position_hash
from warhost.tables.hall import Hall
from warhost.tables.live import Live
from warhost.tables.store import Store

HERE = Path(__file__).parent
REPLAYS = sorted(path.name.removesuffix(".replay.json") for path in HERE.glob("*.replay.json"))
ANNA, BERTA = "nVsbBi1RMar1jf3YZ4Zq0C", "VB8iY4qw2oF5WJKBQx4BOu"  # their cookies


def game_of(name: str) -> Game:
    return load(name.split(".", maxsplit=1)[0], content="")


def saved(name: str) -> Replay:
    return Replay.load(HERE / f"{name}.replay.json")


def choices(state: State) -> list[str]:
    return [state.notation(choice) for choice in state.legal()]


def go_on(state: State, count: int = 100) -> None:
    rng = random.Random(0)
    while state.seat is not None and count:
        state.play(rng.choice(state.legal()))
        count -= 1
    state.check()


# -- replays


@pytest.mark.parametrize("name", REPLAYS)
def test_a_replay_is_followed_to_its_last_choice(name: str) -> None:
    replay, game = saved(name), game_of(name)
    *_, last = replay.states(game)
    last.check()
    go_on(last)


@pytest.mark.parametrize("name", [f"{game}.table" for game in games()])
def test_the_dice_of_a_table_are_still_proven_by_its_replay(name: str) -> None:
    replay, game = saved(name), game_of(name)
    replay.content = game.content.hash  # which any word in the content changes
    finding = dice.verify(replay, game)
    assert finding.proven
    assert finding.fault is None


# -- positions


@pytest.mark.parametrize("name", games())
def test_a_position_is_the_moment_of_the_game_at_which_it_was_saved(name: str) -> None:
    game = game_of(name)
    positions = json.loads(gzip.decompress((HERE / f"{name}.positions.json.gz").read_bytes()))
    for course, moments in positions.items():
        for number, state in enumerate(saved(f"{name}.{course}").states(game)):
            if str(number) in moments:
                opened = game.from_position(moments[str(number)])
                opened.check()
                assert position_hash(opened) == position_hash(state), (course, number)
                assert choices(opened) == choices(state)
                assert opened.view(opened.seat)["table"] == state.view(state.seat)["table"]
                go_on(opened)


# -- tables


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """The hall as it was left, the day after."""
    (tmp_path / "warhost.db").write_bytes(gzip.decompress((HERE / "warhost.db.gz").read_bytes()))
    store = Store.at(tmp_path)
    store.migrate()
    hall = Hall(store, lambda: 1_790_100_000.0, lambda name: load(name, content=""))
    yield hall
    hall.close()


def tables(hall: Hall, *statuses: str) -> list[Live]:
    found = [hall.open(head.id) for head in listing.all_tables(hall) if head.status in statuses]
    assert found
    return found


def test_every_table_plays_the_same_up_to_now(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        verdicts = list(archive.verify_tables(hall, everything=True))
    assert {verdict.verdict for verdict in verdicts} == {"same"}
    assert {verdict.game for verdict in verdicts} == set(games())
    assert {verdict.status for verdict in verdicts} == {"open", "running", "over", "archive"}
    assert caplog.text == ""  # not even a snapshot differs


def test_people_find_their_tables_and_every_moment_of_them(hall: Hall) -> None:
    anna, berta = hall.guests.of(ANNA), hall.guests.of(BERTA)
    assert len(listing.tables_of(hall, anna)) == 13
    assert len(listing.tables_of(hall, berta)) == 9
    for live in tables(hall, "over"):
        assert {seat.guest for seat in live.seats if seat.kind == "human"} == {anna, berta}
        assert [line.text for line in live.chat] == ["Well met.", "Enchantée !"]
        assert live.state is not None
        result = live.state.result()
        assert result is not None
        assert result.to_doc() == live.head.result
        for number in (1, live.number // 2, live.number):
            assert documents.moment(live, berta, number, 0)["view"]["seat"] == 0


@pytest.mark.parametrize("name", games())
def test_a_finished_table_gives_the_replay_it_gave(hall: Hall, name: str) -> None:
    (live,) = [live for live in tables(hall, "over") if live.head.game == name]
    now, then = archive.export(live, hall.guests.of(ANNA)).to_doc(), saved(f"{name}.table").to_doc()
    assert {**now, "content": ""} == {**then, "content": ""}


def test_running_tables_go_on(hall: Hall) -> None:
    rng = random.Random(0)
    running = tables(hall, "running")
    assert len(running) == 8  # of each game one that two began, and one that goes on from a finished one
    for live in running:
        for _ in range(40):
            state = live.state
            assert state is not None
            if state.seat is None:
                break
            choice = state.notation(rng.choice(state.legal()))
            seat = live.seats[state.seat]
            if seat.kind == "bot":
                playing.choose_for_bot(hall, live, seat.seat, live.number, choice)
            else:
                playing.choose(hall, live, seat.guest, seat.seat, live.number, choice)


def test_a_table_that_waits_begins(hall: Hall) -> None:
    (live,) = tables(hall, "open")
    seating.fill(hall, live, hall.guests.of(ANNA), 1, "simple")
    assert live.head.status == "running"
