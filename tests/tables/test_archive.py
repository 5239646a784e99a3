"""Replays as tables, tables as replays, forks, and what becomes of tables when the rules change."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, ClassVar

import pytest
from sqlalchemy import update

from tests.tables.evening import BOT, ME, OPEN, Evening, Sitting
from warhost import BadReplay, FastChance, Game, Replay, Text, UnknownGame, load
from warhost.games.battle_masters.game import BattleMasters
from warhost.tables import archive, dice, documents, listing, playing, schema, seating, snapshots
from warhost.tables.course import position_hash
from warhost.tables.errors import Closed, Unfit, Unknown
from warhost.tables.hall import Hall
from warhost.tables.store import Store


def conceded(evening: Evening, moves: int = 80) -> Sitting:
    table, _, berta = evening.duel()
    table.random(moves, seed=1)
    playing.declare(evening.hall, table.live, berta, 1, "concede")
    return table


# -- in and out


def test_a_replay_taken_in_shows_every_moment_to_its_owner(evening: Evening) -> None:
    table = conceded(evening)
    doc = archive.export(table.live, table.owner).to_doc()
    reader = evening.guest()
    live = evening.hall.open(archive.take_in(evening.hall, reader, json.loads(json.dumps(doc))))
    assert (live.head.status, live.number) == ("archive", table.number)
    for number in (1, 30, live.number):
        for eyes in (None, 0, 1):
            mine = documents.moment(live, reader, number, eyes)
            assert mine["view"] == documents.moment(table.live, table.owner, number, eyes)["view"]
    with pytest.raises(Unknown):
        documents.moment(live, evening.guest(), 1, None)
    again = archive.export(live, reader).to_doc()
    assert again == doc


def test_an_unfinished_game_with_plain_dice_can_be_taken_in_and_continued(evening: Evening) -> None:
    game = load("battle_masters", content="")
    replay, state = Replay.new(game, chance=FastChance(5), scenario="plains")
    for _ in range(50):
        replay.play(state, state.legal()[0])
    reader = evening.guest()
    live = evening.hall.open(archive.take_in(evening.hall, reader, replay.to_doc()))
    assert live.head.commitment is None
    made = archive.fork(evening.hall, live, reader, live.number, "fresh")
    on = evening.hall.open(made.table)
    assert on.head.status == "running"
    assert on.head.commitment is not None
    assert on.state is not None
    assert on.state.view(None)["table"] == state.view(None)["table"]


@pytest.mark.parametrize(
    "broken",
    [
        None,
        [],
        "replay",
        {},
        {"warhost_replay": 2},
        {"choices": ["dance"], "count": 1},
        {"choices": ["pass"] * 3, "count": 2},
        {"choices": ["!9"], "count": 1},
        {"choices": ["@9 concede"], "count": 1},
        {"game": "chess"},
        {"chance": {"kind": "secure", "secret": "zz"}},
        {"chance": {"kind": "secure", "secret": "00", "numbers": -5}},
        {"chance": {"kind": "fast", "x": 0}},
        {"options": {"scenario": "moon"}},
        {"seats": 40},
        {"position": {"table": {"units": 7}}},
        {"position": {"frames": [{"frame": "Act", "unit": 10**9}]}},
    ],
)
def test_a_replay_that_cannot_be_is_refused_in_words(evening: Evening, broken: Any) -> None:
    game = load("battle_masters", content="")
    doc: Any = Replay.new(game, scenario="quick_start")[0].to_doc()
    doc = {**doc, **broken} if isinstance(broken, dict) and len(broken) else broken
    with pytest.raises((BadReplay, UnknownGame, Unfit, ValueError)) as caught:
        archive.take_in(evening.hall, evening.guest(), doc)
    assert hasattr(caught.value, "text")


def test_a_replay_of_endless_length_is_refused(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "IMPORT_LIMIT", 10)
    table = conceded(evening, 20)
    doc = archive.export(table.live, table.owner).to_doc()
    with pytest.raises(Unfit):
        archive.take_in(evening.hall, evening.guest(), doc)


def test_one_guest_cannot_fill_the_hall_with_replays(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "TABLES_PER_GUEST", 1)
    table = conceded(evening, 5)
    doc = archive.export(table.live, table.owner).to_doc()
    guest = evening.guest()
    archive.take_in(evening.hall, guest, doc)
    with pytest.raises(Closed):
        archive.take_in(evening.hall, guest, doc)
    evening.table(ME, OPEN, owner=guest)


def test_a_fork_goes_on_from_any_moment_with_dice_of_its_own(evening: Evening) -> None:
    table = conceded(evening)
    number = 40
    state, _ = documents.state_at(table.live, number)
    made = archive.fork(evening.hall, table.live, table.owner, number, "new salt")
    live = evening.hall.open(made.table)
    assert live.state is not None
    assert live.state.whole_table() == state.whole_table()
    assert [seat.kind for seat in live.seats] == ["human", "bot"]
    assert live.head.secret != table.live.head.secret
    assert live.head.forked == table.made.table
    open_fork = archive.fork(evening.hall, table.live, table.owner, number, "", [ME, OPEN])
    assert list(open_fork.invitations) == [1]
    with pytest.raises(Closed):
        archive.fork(evening.hall, table.live, table.owner, table.number, "")  # there it was over
    with pytest.raises(Unfit):
        archive.fork(evening.hall, table.live, table.owner, 9999, "")


def test_a_fork_can_be_played_out_exported_and_checked(evening: Evening) -> None:
    table = conceded(evening)
    made = archive.fork(evening.hall, table.live, table.owner, 30, "s", [ME, ME])
    fork = Sitting(evening, made, table.owner)
    fork.random(40, seed=9)
    playing.declare(evening.hall, fork.live, fork.owner, 0, "concede")
    replay = archive.export(fork.live, fork.owner)
    assert replay.position is not None
    *_, last = Replay.from_doc(json.loads(json.dumps(replay.to_doc()))).states(load("battle_masters", content=""))
    assert position_hash(last) == position_hash(fork.state)
    assert dice.verify(replay, load("battle_masters", content="")).fault is None


# -- after a restart, after an upgrade


def test_a_table_opens_as_it_was_left(evening: Evening) -> None:
    table = conceded(evening)
    snapshots.take(evening.hall.store, table.live)
    again = evening.another_hall(evening.hall.store).open(table.made.table)
    assert again.frozen is None
    assert again.state is not None
    assert position_hash(again.state) == position_hash(table.state)
    assert (again.number, again.saved) == (table.number, table.number)


def test_a_snapshot_that_differs_is_reported_and_the_log_wins(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    table = conceded(evening)
    snapshots.take(evening.hall.store, table.live)
    wrong = update(schema.snapshots).values(hash="0" * 64)
    evening.hall.store.write(lambda connection: connection.execute(wrong).rowcount)
    with caplog.at_level(logging.ERROR):
        again = evening.another_hall(evening.hall.store).open(table.made.table)
    assert "snapshot-differs" in caplog.text
    assert again.frozen is None
    assert again.state is not None
    assert position_hash(again.state) == position_hash(table.state)
    assert again.saved == 0  # and is written anew


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        ({"text": "dance"}, "notation-unknown"),
        ({"text": "pass"}, ""),
        ({"chance_at": 9999}, "table-row-chance"),
        ({"turn": 1}, "table-row-turn"),
        ({"turn": 0}, "table-row-turn"),
        ({"kind": "undo", "text": "x"}, "table-row-broken"),
    ],
)
def test_a_damaged_row_freezes_the_table_which_stays_readable(
    evening: Evening, damage: dict[str, Any], key: str
) -> None:
    table, anna, _ = evening.duel(scenario="plains")
    table.random(30, seed=1)
    snapshots.take(evening.hall.store, table.live)
    row = table.live.rows[19]
    if all(getattr(row, name) == value for name, value in damage.items()):
        return  # this very row says so rightly
    shown = table.document(anna, 0)
    here = (schema.log.c.table == table.made.table) & (schema.log.c.number == 20)
    wrong = update(schema.log).where(here).values(damage)
    evening.hall.store.write(lambda connection: connection.execute(wrong).rowcount)
    again = evening.another_hall(evening.hall.store)
    live = again.open(table.made.table)
    assert live.frozen is not None
    assert live.frozen.at == 20
    assert key in live.frozen.why.key
    frozen = documents.document(again, live, anna, 0)
    assert frozen["view"] == shown["view"]
    assert frozen["log"] == shown["log"]
    assert (frozen["choices"], frozen["table"]["frozen"]["key"]) == ([], live.frozen.why.key)
    with pytest.raises(Closed):
        playing.choose(again, live, anna, 0, live.number, "pass")
    with pytest.raises(Closed):
        playing.declare(again, live, anna, 0, "concede")
    seating.leave(again, live, anna)  # one can always get up


class NewRules(BattleMasters):
    """The same rules under a new version."""

    version: ClassVar[int] = BattleMasters.version + 1


class OtherRules(NewRules):
    """Rules that turn other cards: chance is asked once more before the game."""

    def start(self, *args: Any, **kwargs: Any) -> Any:
        args[1].below(7)
        return super().start(*args, **kwargs)


def under(evening: Evening, game: Game | None) -> Hall:
    hall = evening.another_hall(evening.hall.store)

    def refuse(name: str) -> Game:
        raise UnknownGame("unknown-game", game=name, known=(Text("verbatim", text="none"),))

    hall.load = refuse if game is None else lambda _name: game
    return hall


@pytest.fixture
def running(evening: Evening) -> Sitting:
    table, _, _ = evening.duel()
    table.random(60, seed=1)
    snapshots.take(evening.hall.store, table.live)
    return table


def verdicts(hall: Hall) -> list[tuple[str, int]]:
    return [(verdict.verdict, verdict.number) for verdict in archive.verify_tables(hall)]


def test_verify_says_which_tables_would_change(evening: Evening, running: Sitting) -> None:
    content = load("battle_masters", content="").content
    assert verdicts(under(evening, load("battle_masters", content=""))) == [("same", 61)]
    assert verdicts(under(evening, NewRules(content))) == [("same", 61)]
    (verdict, number), *_ = verdicts(under(evening, OtherRules(content)))
    assert verdict == "changed"
    assert 1 <= number <= 61
    assert verdicts(under(evening, None)) == [("gone", 0)]
    conceded(evening)
    assert len(verdicts(evening.hall)) == 1
    assert len(list(archive.verify_tables(evening.hall, everything=True))) == 2


def test_a_table_that_plays_the_same_goes_on_under_the_new_version(evening: Evening, running: Sitting) -> None:
    hall = under(evening, NewRules(load("battle_masters", content="").content))
    live = hall.open(running.made.table)
    state = live.state
    assert state is not None
    assert live.head.rules == 1
    seat = int(state.acting)
    playing.choose(hall, live, live.seats[seat].guest, seat, live.number, state.notation(state.legal()[0]))
    assert live.head.rules == 2


@pytest.mark.parametrize("game", [OtherRules, None])
def test_a_table_whose_rules_are_gone_stays_readable(
    evening: Evening, running: Sitting, game: type[Game] | None
) -> None:
    shown = {seat: running.document(running.guest_of(seat or 0), seat) for seat in (None, 0, 1)}
    hall = under(evening, None if game is None else game(load("battle_masters", content="").content))
    live = hall.open(running.made.table)
    for seat, doc in shown.items():
        frozen = documents.document(hall, live, running.guest_of(seat or 0), seat)
        assert (frozen["view"], frozen["log"]) == (doc["view"], doc["log"])
        assert frozen["table"]["frozen"] is not None


# -- keeping house


def test_tables_nobody_uses_leave_memory_and_come_back(evening: Evening) -> None:
    table = conceded(evening)
    evening.time += 10_000
    evening.hall.presence.arrive(table.made.table, 0)
    evening.hall.tidy()
    assert len(evening.hall.in_memory()) == 1
    evening.hall.presence.leave(table.made.table, 0)
    evening.time += 10_000
    evening.hall.tidy()
    assert evening.hall.in_memory() == []
    assert table.live.number == table.number
    assert table.live.saved == table.number


def test_a_hall_that_closes_leaves_snapshots(evening: Evening, folder: Path) -> None:
    table = evening.table(ME, BOT, scenario="quick_start")
    hall = evening.another_hall(Store.at(folder))
    hall.open(table.made.table)
    hall.close()
    assert evening.another_hall(evening.hall.store).open(table.made.table).saved == 1
