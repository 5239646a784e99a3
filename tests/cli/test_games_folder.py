"""Games of a folder of one's own: the example is played, told of, and in no list unless it is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

import warhost as library
from tests.cli.conftest import Command
from warhost.language import words

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"

pytestmark = pytest.mark.interpreted


@pytest.fixture(autouse=True)
def nothing_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARHOST_GAMES", "")  # what an option sets is put back


def test_the_example_is_played_on_the_plain_board(warhost: Command) -> None:
    told = warhost.does("--games", EXAMPLES, "play", "duel", "--seat", "1", "--seed", "3", typed="1\n" * 5)
    assert "Hand  Feint, Thrust, Thrust, Slash, Lunge" in told
    assert "Player 2 lays a card face down." in told
    assert "wins the duel." in told or "The duel is drawn." in told
    assert f"--games {EXAMPLES} replay" in " ".join(told.split())


def test_a_card_that_is_not_held_is_refused_with_the_rule(warhost: Command) -> None:
    told = warhost.does(
        "--games", EXAMPLES, "play", "duel", "--seat", "1", "--seed", "3", "--lang", "fr", typed="lunge\nlay lunge\n"
    )
    assert "Fente n’est pas dans la main." in told
    assert "duel.bout.lay" in told


def test_no_list_has_it_unless_asked(warhost: Command) -> None:
    assert "duel" not in warhost.does("games")
    assert "duel" in warhost.refuses("play", "duel")
    assert "Duel" in warhost.does("games", WARHOST_GAMES=str(EXAMPLES))


def test_a_folder_without_games_is_refused(warhost: Command, tmp_path: Path) -> None:
    assert "game.py" in warhost.refuses("--games", tmp_path, "games")


def test_a_lobby_has_words_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "web-game-duel" not in words("en")
    monkeypatch.setenv("WARHOST_GAMES", str(EXAMPLES))
    assert library.games()[-1] == "duel"
    assert "web-game-duel = Duel" in words("en")
