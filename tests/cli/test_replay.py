"""Watching a replay: forward, back, anywhere, from any seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.battle_masters.vocabulary import game
from tests.cli.conftest import Command
from warhost import FastChance, Replay, Text
from warhost.cli.replaying import KEYFRAMES, Film
from warhost.language import language


def recorded(tmp_path: Path, count: int, **options: str) -> Path:
    record, state = Replay.new(game(), seed=5, **options)  # type: ignore[arg-type]
    chance = FastChance(1)
    for _ in range(count):
        legal = state.legal()
        record.play(state, legal[chance.below(len(legal))])
    file = tmp_path / "replay.json"
    record.save(file)
    return file


@pytest.fixture
def battle_file(tmp_path: Path) -> Path:
    return recorded(tmp_path, 40, scenario="borderlands", borderlands_setup="fixed")


def places(seen: str) -> list[str]:
    return [line.split()[2] for line in seen.splitlines() if line.startswith("After choice ")]


def test_without_a_person_the_whole_log_is_told(warhost: Command, battle_file: Path) -> None:
    seen = warhost.does("replay", battle_file)
    assert "› Battle plan: Battle of the Borderlands." in seen
    assert places(seen) == ["40"]


def test_one_moment_alone(warhost: Command, battle_file: Path) -> None:
    seen = warhost.does("replay", battle_file, "--step", 7, "--lang", "fr")
    assert "Après le choix 7 sur 40" in seen
    assert "Armée Impériale" in seen


@pytest.mark.usefixtures("somebody_watches")
def test_a_person_steps_through(warhost: Command, battle_file: Path) -> None:
    said = "n\n\np\n20\nx\n-3\n99\nb\np\ne\nq\n"
    seen = warhost.does("replay", battle_file, typed=said)
    assert places(seen) == ["0", "1", "2", "1", "20", "40", "0", "0", "40"]
    assert seen.count("or a number up to 40") == 2


@pytest.mark.usefixtures("somebody_watches")
def test_a_person_may_begin_anywhere_and_just_go(warhost: Command, battle_file: Path) -> None:
    assert places(warhost.does("replay", battle_file, "--step", 12)) == ["12"]


def test_hidden_things_stay_hidden_from_the_other_seat(warhost: Command, tmp_path: Path) -> None:
    file = recorded(tmp_path, 2, scenario="plains")
    deployed = Replay.load(file).choices[0].removeprefix("deploy ")
    name = language("en", game()).say(Text(f"unit-{deployed}"))
    assert f"{name}: deployed at" in " ".join(warhost.does("replay", file, "--seat", 2).split())
    for words in ((), ("--seat", 1)):
        assert name not in warhost.does("replay", file, *words)


def test_a_film_shows_the_same_states_forwards_and_backwards(tmp_path: Path) -> None:
    count = 2 * KEYFRAMES + 7
    replay = Replay.load(recorded(tmp_path, count, scenario="quick_start"))
    film = Film(game(), replay)
    states = list(replay.states(game()))
    assert film.length == count
    for number in (count, 0, KEYFRAMES, KEYFRAMES - 1, 2 * KEYFRAMES + 3, 1):
        assert film.at(number).to_position() == states[number].to_position()
        assert film.at(number).log_for(None) == states[number].log_for(None)
