"""The fuzz finds what is broken on purpose, names it, and goes on behind a process that died."""

from __future__ import annotations

import io
import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

import warhost
from tests.conformance.editing import PER_SEED, edited, plain, positions
from tests.conformance.fuzz import Fuzz, Report, Task, play_game, try_edit
from tests.conformance.walk import Walk, plan
from warhost import BadPosition, Game, State
from warhost.engine.errors import BrokenInvariant
from warhost.games.battle_masters.game import BattleMasters
from warhost.games.battle_masters.state import BattleState

SEED = 5


@pytest.fixture(autouse=True)
def _patient_again() -> Iterator[None]:
    """Here no process of its own ends with the game: the limit to its computing would end what comes after."""
    yield
    signal.setitimer(signal.ITIMER_PROF, 0)


@pytest.fixture
def game() -> Game:
    return warhost.load("battle_masters")


# -- edits


def test_an_edit_follows_from_its_numbers(game: Game) -> None:
    once = [edited(game, SEED, number) for number in range(8)]
    positions.cache_clear()
    assert [edited(game, SEED, number) for number in range(8)] == once
    assert len({str(doc) for doc, _ in once}) == 8


def test_an_edit_changes_the_position_and_says_how(game: Game) -> None:
    met = positions(game, SEED)
    told = []
    for number in range(PER_SEED):
        doc, changes = edited(game, SEED, number)
        assert doc not in met or len(changes) > 1, changes  # two changes may undo each other
        told += changes
    for words in ("→ removed", "added", "doubled", "↔", "moved to", "as in another position", "position.frames["):
        assert any(words in change for change in told), words
    assert all(change.startswith("position") for change in told)


def test_positions_are_of_every_kind_of_decision(game: Game) -> None:
    met = {doc["frames"][-1]["frame"] for doc in positions(game, SEED) if doc["frames"]}
    assert {"DeployUnit", "DeployHex", "UseCard", "Act"} <= met
    assert positions(game, SEED)[-1] == last_position(game)


def last_position(game: Game) -> Any:
    return plain(Walk(game, plan(game, SEED)).run().state.to_position())


# -- what is broken is found


def fault_of(game: Game, numbers: range = range(PER_SEED)) -> Any:
    for number in numbers:
        fault, _ = try_edit(game, SEED, number)
        if fault is not None:
            return fault
    raise AssertionError("nothing was found")


@pytest.mark.interpreted
def test_an_accident_in_reading_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def lay(self: BattleMasters, state: State, doc: Any) -> None:
        raise KeyError("units")

    monkeypatch.setattr(BattleMasters, "lay_table", lay)
    fault = fault_of(game)
    assert "reading it: KeyError: 'units'" in fault.words
    assert fault.command in fault.words
    assert "positions battle_masters --seed 5 --edit" in fault.command
    assert fault.sort.startswith("KeyError")


@pytest.mark.interpreted
def test_a_refusal_without_words_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def lay(self: BattleMasters, state: State, doc: Any) -> None:
        raise BadPosition("flibbertigibbet")

    monkeypatch.setattr(BattleMasters, "lay_table", lay)
    assert "refusing it: no words for 'flibbertigibbet'" in fault_of(game).words


@pytest.mark.interpreted
def test_a_state_that_breaks_later_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    positions(game, SEED)
    check = BattleState.check
    calls: dict[int, int] = {}

    def later(self: BattleState) -> None:
        check(self)
        calls[id(self)] = calls.get(id(self), 0) + 1
        if calls[id(self)] == 100:
            raise BrokenInvariant("one unit too many")

    monkeypatch.setattr(BattleState, "check", later)
    fault = fault_of(game)
    assert "choices: BrokenInvariant: one unit too many" in fault.words
    assert fault.words.count("position") > 1  # and what was edited


@pytest.mark.interpreted
@pytest.mark.parametrize(("calls", "at"), [(0, "begin"), (50, "check")])
def test_a_broken_game_is_found_with_its_seed(game: Game, monkeypatch: pytest.MonkeyPatch, calls: int, at: str) -> None:
    left = iter(range(calls))

    def check(self: BattleState) -> None:
        if next(left, None) is None:
            raise BrokenInvariant("one unit too many")

    monkeypatch.setattr(BattleState, "check", check)
    (report,) = play_game(Task(game.id, SEED))
    assert report.fault is not None
    assert report.fault.sort.startswith(at)
    assert "one unit too many" in report.fault.words
    assert "seats=" in report.fault.words
    assert report.fault.command.endswith("tests.conformance.fuzz games battle_masters --seed 5")
    assert report.counts["games"] == 1


def test_a_game_is_looked_at_closely_at_times() -> None:
    thorough, sparing = (next(play_game(Task("chaos_in_the_old_world", seed))).counts for seed in (13, 14))
    assert thorough["closely"] > 3 * sparing["closely"]


# -- processes


def mishaps(task: Task) -> Iterator[Report]:
    """Takes down its process with the first seed, never ends with the second, and is well with others."""
    yield Report(0, {})
    if task.seed == 0:
        os.abort()
    if task.seed == 1:
        signal.setitimer(signal.ITIMER_PROF, 0.2)
        while True:
            pass
    yield Report(1, {"games": 1, "decisions": 7})


def test_the_work_goes_on_behind_a_process_that_died() -> None:
    out = io.StringIO()
    work = Fuzz(mishaps, 2, out, "games")
    work.run(Task("battle_masters", seed) for seed in range(6))
    assert work.counts == {"games": 6, "decisions": 28}
    assert [sort.split()[0] for sort in sorted(work.faults)] == ["SIGABRT", "endless"]
    assert "the process died: SIGABRT" in out.getvalue()
    assert "no end after 30 s" in out.getvalue()
    assert "games battle_masters --seed 1" in work.summary()
    assert work.seeds == list(range(6))


def half_way(task: Task) -> Iterator[Report]:
    """Dies in the middle of the edits of a seed."""
    for number in range(task.start, PER_SEED):
        yield Report(number, {})
        if number == PER_SEED // 2:
            os.abort()
        yield Report(number + 1, {"edits": 1})


def test_the_edits_behind_the_one_that_died_are_tried_too() -> None:
    out = io.StringIO()
    work = Fuzz(half_way, 1, out, "positions")
    work.run([Task("battle_masters", SEED)])
    assert work.counts["edits"] == PER_SEED
    ((fault,),) = work.faults.values()
    assert f"positions battle_masters --seed {SEED} --edit {PER_SEED // 2}" in fault.words
    assert edited(warhost.load("battle_masters"), SEED, PER_SEED // 2)[1][0] in fault.words


def test_it_is_enough_at_some_time() -> None:
    work = Fuzz(mishaps, 1, io.StringIO(), "games")
    work.run((Task("battle_masters", seed) for seed in range(2, 1000)), lambda: work.counts["decisions"] >= 20)
    assert work.counts["games"] == 3
    assert "seeds 2–4: 3 games, 21 decisions" in work.progress()
