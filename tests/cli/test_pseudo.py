"""A made-up language is picked up from its files alone, and no word of the terminal escapes it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pseudo import CODE, environment, mark, spoken_there, unmarked
from warhost import games, load

TYPED = "1\n1\n1\nwhy 1\nrule\nlog\nmap\n"
# what is typed and not said: ids, files, rules by their ids, and the command to play on
CODES = re.compile(r"\S*[./_]\S*|--\w+(?: \w+)?|-m warhost play|warhost play")


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return spoken_there(tmp_path_factory.mktemp("pseudo"))


def said(there: Path, *words: str, typed: str = "") -> str:
    """What the command prints in the made-up language."""
    size = {"COLUMNS": "200", "LINES": "60", "XDG_DATA_HOME": str(there / "home")}
    command = [sys.executable, "-m", "warhost", *words, "--lang", CODE]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environment(there) | size, check=True
    )
    return done.stdout


@pytest.mark.parametrize("game", games())
def test_a_game_is_played_without_a_word_of_another_language(there: Path, game: str) -> None:
    seen = said(there, "play", game, "--seed", "1", "--opponent", "simple", "--seat", "1", typed=TYPED)
    verbs = re.compile(rf"{CODES.pattern}|\b({'|'.join(load(game, content='').alphabet.verbs)})\b")
    assert unmarked(seen, verbs) == []
    assert len(re.findall(rf"[{mark('abcdefghijklmnopqrstuvwxyz')}]{{3,}}", seen)) > 30


def test_the_rules_are_read_and_the_help_is_told(there: Path) -> None:
    assert unmarked(said(there, "rules", "battle_masters", "movement"), CODES) == []
    known = re.compile(r"--?[\w-]+|\b[A-Z|]{2,}\b|warhost play|<\w+>")
    assert unmarked(said(there, "play", "--help"), known) == []
