"""The command `warhost` at the fingertips of a test."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from warhost.cli.app import app
from warhost.cli.screen import Screen


class Command:
    """Runs the command with a home of its own, in a window as wide and high as wanted, typing what is given."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.replays = home / "warhost" / "replays"

    def __call__(self, *words: object, typed: str = "", **env: str | None) -> Result:
        unset = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "WARHOST_CONTENT", "WARHOST_GAMES", "LINES")
        clean: dict[str, str | None] = dict.fromkeys(unset)
        known = {"XDG_DATA_HOME": str(self.home), "LANG": "C.UTF-8", "COLUMNS": "120"}
        return CliRunner(env={**clean, **known, **env}).invoke(app, [str(word) for word in words], input=typed)

    def does(self, *words: object, typed: str = "", **env: str | None) -> str:
        """What the command prints when all is well."""
        result = self(*words, typed=typed, **env)
        assert result.exit_code == 0, result.output
        return result.stdout

    def refuses(self, *words: object, typed: str = "", **env: str | None) -> str:
        """The message of a command that cannot do what it is asked, on one line."""
        result = self(*words, typed=typed, **env)
        assert result.exit_code == 2, result.output
        assert "Traceback" not in result.output
        assert isinstance(result.exception, SystemExit)
        return " ".join(result.stderr.split())

    def kept(self) -> list[Path]:
        """The games kept in the data folder, in the order they were begun."""
        return sorted(self.replays.glob("*.json"), key=lambda path: path.stem)


@pytest.fixture
def warhost(tmp_path: Path) -> Command:
    return Command(tmp_path / "home")


@pytest.fixture
def somebody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person sits at the terminal, whatever the streams say."""
    monkeypatch.setattr(Screen, "interactive", property(lambda _: True))


def print_of(folder: Path) -> dict[str, str]:
    """A fingerprint of every file below a folder."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
