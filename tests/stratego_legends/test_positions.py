"""Positions, options and content that people write: what is wrong is said, what is right is played."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import warhost
from tests.stratego_legends.vocabulary import battle, game, started
from tests.vocabulary import random_play
from warhost import BadContent, BadOption, BadPosition
from warhost.language import speak_english


def position() -> dict[str, Any]:
    return battle({"d4": "gold_knight"}, {"d5": "mummy"}).state.to_position()


def overlap(doc: dict[str, Any]) -> None:
    doc["table"]["units"][0]["at"] = doc["table"]["units"][1]["at"]


def water(doc: dict[str, Any]) -> None:
    doc["table"]["terrain"][4] = "PPPWPPPP"


def unknown_unit(doc: dict[str, Any]) -> None:
    doc["table"]["units"][0]["unit"] = "balrog"


def foreign_army(doc: dict[str, Any]) -> None:
    doc["table"]["units"][0]["army"] = 1


def no_castle(doc: dict[str, Any]) -> None:
    castle = next(unit for unit in doc["table"]["units"] if unit["unit"] == "mirage_castle")
    del castle["at"]
    castle["where"] = "destroyed"


def wrong_curse(doc: dict[str, Any]) -> None:
    doc["table"]["curse"] = {"block": 0, "seat": 0}


def wrong_terrain(doc: dict[str, Any]) -> None:
    doc["table"]["terrain"][0] = "XXXXXXXX"


def off_the_field(doc: dict[str, Any]) -> None:
    doc["table"]["units"][0]["at"] = "k4"


def unknown_field(doc: dict[str, Any]) -> None:
    doc["table"]["weather"] = "rain"


def another_list(doc: dict[str, Any]) -> None:
    doc["table"]["rosters"][0][0] = "landor"


def wrong_order(doc: dict[str, Any]) -> None:
    doc["table"]["order"] = [1, 1]


def frame_of_nobody(doc: dict[str, Any]) -> None:
    doc["frames"].append({"frame": "Act", "unit": 999})


def too_many(doc: dict[str, Any]) -> None:
    doc["table"]["units"] += [{"unit": "mummy", "where": "destroyed"}] * 60


def impossible_secret(doc: dict[str, Any]) -> None:
    doc["table"]["open_rosters"] = False
    doc["table"]["units"] += [{"unit": name, "where": "destroyed"} for name in ("landor", "vellec")]
    doc["table"]["rosters"][0] += ["landor", "vellec"]


SPOILED = (
    impossible_secret,
    overlap,
    water,
    unknown_unit,
    foreign_army,
    no_castle,
    wrong_curse,
    wrong_terrain,
    off_the_field,
    unknown_field,
    another_list,
    wrong_order,
    frame_of_nobody,
    too_many,
)


@pytest.mark.parametrize("spoil", SPOILED)
def test_an_impossible_position_is_refused_in_words(spoil: Callable[[dict[str, Any]], None]) -> None:
    doc = copy.deepcopy(position())
    spoil(doc)
    with pytest.raises(BadPosition) as caught:
        game().from_position(doc)
    assert speak_english(caught.value.text) != caught.value.text.key


def test_a_position_goes_on_as_it_was_saved() -> None:
    field = started(seed=11, armies="surprise", stops="all")
    for _ in random_play(field, seed=5, limit=400):
        doc = json.loads(json.dumps(field.state.to_position()))
        assert game().from_position(doc).to_position() == doc


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"boards": "photo"}, "bad-photo"),
        ({"armies": "lists", "beige_lists": "1 2"}, "muster-not-ready"),
        ({"armies": "lists", "beige_lists": "dragon"}, "muster-unknown-unit"),
        ({"beige_lists": "beige_box_1"}, "bad-lists"),
    ],
)
def test_options_that_do_not_go_together_are_refused(options: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOption) as caught:
        game().new(seats=4, **options)
    assert caught.value.text.key == key
    assert speak_english(caught.value.text) != key


def pack(folder: Path, text: str, file: str = "units") -> Path:
    (folder / "stratego_legends").mkdir(parents=True)
    (folder / "pack.yaml").write_text("name: mine\n", encoding="utf-8")
    (folder / "stratego_legends" / f"{file}.yaml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "text", "wanted"),
    [
        ("units", "units:\n  - id: landor\n    strength: 11\n", "landor.strength"),
        ("units", "units:\n  - id: landor\n    type: Robot\n", "landor.type"),
        ("units", "units:\n  - id: landor\n    army: grey\n", "landor.army"),
        ("units", "units:\n  - id: landor\n    powers: []\n", "powers"),
        ("units", "units:\n  - id: landor\n    number: 2\n", "number"),
        ("boards", "boards:\n  - id: 1A\n    map: [PPPP, PPPP, PPPP, PPPP]\n", "map"),
        ("armies", "box_armies:\n  - id: grey_box_1\n    units: [1, 2]\n", "units"),
    ],
)
def test_a_pack_with_a_wrong_field_is_refused_with_its_place(tmp_path: Path, file: str, text: str, wanted: str) -> None:
    with pytest.raises(BadContent) as caught:
        warhost.load("stratego_legends", content=pack(tmp_path / wanted, text, file))
    said = speak_english(caught.value.text)
    assert wanted in said
    assert ".yaml:" in said


def test_an_army_of_a_pack_must_follow_the_table(tmp_path: Path) -> None:
    numbers = ", ".join(["103"] * 30)
    folder = pack(tmp_path / "army", f"box_armies:\n  - id: grey_box_1\n    units: [{numbers}]\n", "armies")
    with pytest.raises(BadContent) as caught:
        warhost.load("stratego_legends", content=folder)
    assert caught.value.text.key == "content-wrong-army"


def test_a_pack_changes_a_unit(tmp_path: Path) -> None:
    folder = pack(tmp_path / "good", "units:\n  - id: landor\n    name_en: Landor the Great\n")
    changed = warhost.load("stratego_legends", content=folder)
    assert changed.names()["unit-landor"][0] == "Landor the Great"
