"""Positions, options and content that people write: what is wrong is said, what is right is played."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import warhost
from tests.stratego_legends.test_teams import four
from tests.stratego_legends.vocabulary import Field, battle, game, new_game, started
from tests.vocabulary import random_play, rule
from warhost import BadContent, BadOption, BadPosition, Text
from warhost.games.stratego_legends.tables import OPERATIONS
from warhost.language import language, speak_english


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


def number_of(unit: str, op: str) -> int:
    """The number of a power of a unit, as frames have it."""
    tables = game().tables
    own = tables.powers_of[tables.kind_of_id[unit]]
    return next(number for number in own if OPERATIONS[tables.powers[number].op] == op)


def pick(kind: str, unit: str, op: str, **more: int) -> dict[str, Any]:
    """A decision that a power of a unit asks seat 0 for; the unit is block 0."""
    asked = {"power": number_of(unit, op), "unit": 0, "you": 0, "space": 27, "asked": 0, "stage": 0, "memo": 0}
    return {"frame": kind, **asked, **more}


TURN = {"frame": "Turn"}
ACT = {"frame": "Act", "unit": 0}
WINDOW = {"frame": "Window", "at": 0, "passed": 0}
MISFITS: dict[str, list[dict[str, Any]]] = {
    "a decision below another": [ACT, TURN],
    "a choice of a power below a window": [
        pick("PickUnit", "gold_knight", "strength_mod"),
        {"frame": "Window", "window": 0, "at": 0, "passed": 0},
    ],
    "two turns at a time": [TURN, TURN],
    "a turn, and a unit that rages": [TURN, {"frame": "Rage", "unit": 0}],
    "a turn, and an action under way": [TURN, pick("PickSpace", "dwarven_knight", "quick")],
    "a unit of the enemy in hand": [{"frame": "Act", "unit": 4}],
    "the window of an attack that is not": [{"frame": "Window", "window": 1, "at": 0, "passed": 0}, TURN],
    "the window of a shot that is not": [{"frame": "Window", "window": 2, "at": 0, "passed": 0}, TURN],
    "a window of no kind": [TURN, {"frame": "Window", "window": 5, "at": 0, "passed": 0}],
    "the outcome of an attack that is not": [{"frame": "Outcome", "stage": 3}, TURN],
    "a shot that is not": [{"frame": "Shot", "stage": 0}, TURN],
    "a step of an attack that is not": [{"frame": "Attack", "step": 99}, TURN],
    "an attack that would begin with nobody": [TURN, {"frame": "Attack", "step": 0}],
    "a window of nobody's attack on top": [TURN, {**WINDOW, "window": 1}],
    "a landing on somebody": [TURN, {"frame": "Land", "unit": 0, "space": 28}, ACT],
    "a curse that nobody has": [{"frame": "StartCurse", "unit": 0, "you": 0}, TURN],
    "the end of a curse that nobody has": [{"frame": "EndCurse", "power": 3, "unit": 0, "you": 0}, TURN],
    "a spell that nobody cast": [{"frame": "SpellEffect", "power": 3, "unit": 0, "you": 0, "space": 3}, TURN],
    "a success that nobody had": [{"frame": "AfterSuccess", "power": 3}, TURN],
    "units to be given that are too many": [
        pick("PickUnit", "parasitix", "opponent_gives_control", stage=1, memo=99),
    ],
    "units chosen that are nobody": [pick("PickUnit", "gloomis", "opponent_sacrifice", stage=1, memo=250)],
    "a unit to be placed that is nobody": [pick("PickSpace", "dwarven_knight", "quick", memo=7)],
    "a look at more than there may be": [pick("PickUnit", "girr", "vision", memo=3)],
}


@pytest.mark.parametrize("frames", MISFITS.values(), ids=list(MISFITS))
def test_what_is_to_be_done_next_must_fit_the_table(frames: list[dict[str, Any]]) -> None:
    doc = copy.deepcopy(position())
    doc["frames"] = [{"frame": "Battles", "fought": 1}, {"frame": "EndTurn", "step": 0}, TURN]
    game().from_position(doc)  # so far it is sound
    doc["frames"] = [*doc["frames"][:2], *frames]
    with pytest.raises(BadPosition) as caught:
        game().from_position(doc)
    assert speak_english(caught.value.text) != caught.value.text.key


def test_units_stand_up_at_their_time() -> None:
    field = new_game(first="beige")
    for standing in (True, False):
        doc = field.state.to_position()
        doc["table"]["standing"] = standing
        if standing:
            with pytest.raises(BadPosition):
                game().from_position(doc)
        else:
            game().from_position(doc)
    field.play("keep", "keep")
    doc = field.state.to_position()
    doc["table"]["standing"] = False
    with pytest.raises(BadPosition):
        game().from_position(doc)


def test_boards_are_laid_when_all_armies_are_built() -> None:
    doc = new_game(armies="muster", first="beige").state.to_position()
    game().from_position(doc)
    battles, deal, boards, *musters = doc["frames"]
    assert boards == {"frame": "Boards"}
    for frames in ([battles, deal, musters[0], boards, musters[1]], [battles, deal, *musters]):
        with pytest.raises(BadPosition):
            game().from_position({**doc, "frames": frames})


def test_a_campaign_that_is_decided_does_not_go_on() -> None:
    doc = battle(options={"campaign": "three"}).state.to_position()
    doc["table"] |= {"victories": ["beige", "beige"], "points": [3, 3]}
    doc["frames"][0]["fought"] = 3
    with pytest.raises(BadPosition):
        game().from_position(doc)


@pytest.mark.parametrize(("acted", "sound"), [([], True), ([0, 2], True), ([0], False), ([2, 3], False), ([1], False)])
def test_who_has_played_in_a_round(acted: list[int], sound: bool) -> None:
    doc = four(options={"team_order": "free"}, turn=1 if acted == [0, 2] else 0).state.to_position()
    doc["table"]["turn"]["acted"] = acted
    if sound:
        game().from_position(doc)
    else:
        with pytest.raises(BadPosition):
            game().from_position(doc)


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
    assert language("en", changed).say(Text("unit-landor")) == "Landor the Great"


@rule("sl.strength_zero.destroyed", "sl.strength_zero.sources")
def test_a_unit_of_a_pack_may_fall_by_the_terrain_alone(tmp_path: Path) -> None:
    power = "kind: innate, op: strength_mod, timing: always, amount: -5, condition: {on_terrain: desert}, effect: dries"
    folder = pack(tmp_path / "frail", f"units:\n  - id: lizarkus\n    powers: [{{{power}, text_fr: sèche}}]\n")
    doc = battle(grey={"d5": "lizarkus"}, terrain={"d4": "desert"}, turn="grey").state.to_position()
    field = Field(warhost.load("stratego_legends", content=folder).from_position({**doc, "content": None}))
    field.go("d5", "d4")
    assert field.where("lizarkus") == "destroyed"


@pytest.mark.parametrize("who", ["attacker", "defender"])
def test_a_unit_of_an_attack_that_is_gone_has_fallen(who: str) -> None:
    doc = battle({"d4": "gold_knight"}, {"d5": "mummy"}).go("d4", "d5").state.to_position()
    unit = doc["table"]["units"][doc["table"]["attack"][who]]
    del unit["at"]
    unit["where"] = "destroyed"
    with pytest.raises(BadPosition):
        game().from_position(doc)
    doc["table"]["attack"][f"{who}_fell"] = True
    game().from_position(doc)
