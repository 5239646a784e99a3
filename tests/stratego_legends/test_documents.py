"""The types of what is shown know just the words that the rules know, and the army builder keeps to them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import pytest
from jsonschema_rs import Draft202012Validator

from tests.stratego_legends.vocabulary import game
from warhost.games.stratego_legends import documents
from warhost.games.stratego_legends.mechanics.odds import OUTCOMES
from warhost.games.stratego_legends.model import STOPS, WINDOWS
from warhost.games.stratego_legends.tables import CLASSES, COLORS, KEYWORDS, SIDES, TERRAINS

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("declared", "words"),
    [
        (documents.Side, SIDES),
        (documents.Nation, COLORS),
        (documents.Terrain, TERRAINS),
        (documents.Row, CLASSES),
        (documents.Keyword, KEYWORDS),
        (documents.WindowKind, WINDOWS),
        (documents.Stop, STOPS),
        (documents.Outcome, OUTCOMES),
    ],
)
def test_words_are_declared_as_they_are_counted(declared: object, words: tuple[str, ...]) -> None:
    assert get_args(declared) == words


@pytest.mark.parametrize(
    ("answer", "what", "given"),
    [
        ("ArmyReport", "army", {"army": "legions_of_landor"}),
        ("ArmyReport", "army", {"army": "1 1 1"}),
        ("ArmyReport", "army", {"do": "surprise", "side": "grey", "copies": "one", "rare": False}),
        ("UnitsFound", "units", {"words": "zombie"}),
    ],
)
def test_the_army_builder_answers_as_the_contract_says(answer: str, what: str, given: dict[str, object]) -> None:
    schema = json.loads((ROOT / "docs" / "schema" / "stratego_legends.json").read_text(encoding="utf-8"))
    Draft202012Validator({**schema, "$ref": f"#/$defs/{answer}"}).validate(game().consult(what, given))
