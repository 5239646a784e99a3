"""Files that another version wrote: the message says which one opens them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command
from warhost import load


def written(path: Path, **changes: Any) -> Path:
    game = load("battle_masters", content="")
    doc = {**game.new(seed=1).to_position(), **changes}
    path.write_text(json.dumps(doc))
    return path


@pytest.mark.parametrize("command", [("position", "show"), ("play", "battle_masters", "--from")])
def test_a_position_of_other_rules_that_does_not_fit(
    warhost: Command, tmp_path: Path, command: tuple[str, ...]
) -> None:
    current = load("battle_masters", content="").version
    older = written(tmp_path / "older.json", rules=current + 4, table={"mat": []})
    told = warhost.refuses(*command, older)
    assert "older.json" in told
    assert "table.mat" in told
    assert f"version {current + 4} of the rules" in told
    assert f"now at version {current}" in told
    assert "open it with the version of Warhost that wrote it" in told
    assert "ouvrez-le avec la version" in warhost.refuses(*command, older, "--lang", "fr")


def test_a_position_that_is_only_wrong_is_not_called_old(warhost: Command, tmp_path: Path) -> None:
    assert "version" not in warhost.refuses("position", "show", written(tmp_path / "wrong.json", table={"mat": []}))


def test_a_position_of_other_rules_that_fits_is_shown(warhost: Command, tmp_path: Path) -> None:
    assert warhost.does("position", "show", written(tmp_path / "fits.json", rules=999))
