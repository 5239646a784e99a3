"""What the games say is declared once: schema, types of the boards, page and words follow from it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import warhost
from warhost.language import language

ROOT = Path(__file__).resolve().parents[1]


def writer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("contract", ROOT / "docs" / "contract.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_schema_types_and_page_say_what_the_games_declare() -> None:
    for path, text in writer().written().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.relative_to(ROOT)} is out of date: run make contract"


@pytest.mark.parametrize("name", warhost.games())
@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_event_has_words_and_no_words_are_without_an_event(name: str, code: str) -> None:
    game = warhost.load(name)
    tongue = language(code, game)
    assert [event for event in game.events if not tongue.knows(f"log-{event}")] == []
    source = ROOT / "src" / "warhost" / "games" / name / "locale" / code / "game.ftl"
    lines = source.read_text(encoding="utf-8").splitlines()
    worded = {line.split(" = ")[0].split(" =")[0].removeprefix("log-") for line in lines if line.startswith("log-")}
    assert worded == set(game.events)
