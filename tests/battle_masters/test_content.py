"""Content of Battle Masters that is wrong or does not fit together: the message names file, line and field."""

from __future__ import annotations

import pickle
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

import warhost
from tests.battle_masters.vocabulary import Field
from warhost import BadContent, Text
from warhost.engine.content import Content, read_folder
from warhost.games import folder
from warhost.games.battle_masters.game import BattleMasters
from warhost.language import language

FILES = folder("battle_masters") / "content"
MISSING = object()


@lru_cache
def written() -> bytes:
    return pickle.dumps(read_folder(FILES, "battle_masters"))


def files_to_break() -> dict[str, Any]:
    """A copy of the content as shipped, each field with its place."""
    files: dict[str, Any] = pickle.loads(written())
    return files


def broken(path: tuple[Any, ...], value: Any) -> Text:
    """What is said when one field of the content is changed, or taken away."""
    files = files_to_break()
    place: Any = files
    for key in path[:-1]:
        place = place[key]
    if value is MISSING:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    with pytest.raises(BadContent) as caught:
        BattleMasters(Content(files))
    return caught.value.text


def line_at(place: str) -> str:
    """The line of the content that a message names."""
    file, _, line = place.split(" ", 1)[0].rstrip(":").rpartition(":")
    return (FILES / file.partition("/")[2]).read_text(encoding="utf-8").splitlines()[int(line) - 1]


def pack(tmp_path: Path, file: str, text: str) -> Path:
    (tmp_path / "battle_masters").mkdir()
    (tmp_path / "pack.yaml").write_text("name: test\n", encoding="utf-8")
    (tmp_path / "battle_masters" / f"{file}.yaml").write_text(text, encoding="utf-8")
    return tmp_path


def refused_pack(tmp_path: Path, file: str, text: str) -> Text:
    with pytest.raises(BadContent) as caught:
        warhost.load("battle_masters", content=pack(tmp_path, file, text))
    return caught.value.text


# -- the shape of each file

UNIT = ("units", "units", 0)
CARD = ("battle_cards", "cards", 0)
PLAN = ("scenarios", "scenarios", 0)
PRESET = ("scenarios", "free_battle", "preset")


@pytest.mark.parametrize(
    ("path", "value", "on_line"),
    [
        ((*UNIT, "combat_value"), 0, "combat_value: 5"),
        ((*UNIT, "mode"), "fly", "mode:"),
        ((*UNIT, "type"), "dragons", "type: lord_knights"),
        ((*UNIT, "side"), "orcs", "side: imperial"),
        ((*UNIT, "tower_allowed"), "no", "tower_allowed"),
        ((*UNIT, "range"), 13, "range: 1"),
        ((*CARD, "types"), [], "types: [imperial_knights]"),
        ((*CARD, "types"), ["dragons"], "types: [imperial_knights]"),
        ((*CARD, "special"), "fly", "special: none"),
        ((*CARD, "copies"), 0, "copies: 4"),
        (("ogre_cards", "cards", 0, "copies"), "3", "ogre_move"),
        (("ogre_cards", "cards", 0, "id"), "ogre_dance", "ogre_move"),
        (("cannon_discs", "discs", 1, "id"), "flying", "bouncing"),
        (("dice", "faces", 0, "face"), "shield", "face: shield"),
        (("dice", "modifiers", 0, "id"), "weather", "charge_card"),
        (("dice", "modifiers", 0, "attack"), 4, "charge_card"),
        (("tokens", "terrain_hexes", 0, "back"), "tower", "terrain_1"),
        (("tokens", "components", 2, "id"), "tower", "id: tower"),
        (("tokens", "ditch_shapes", 0, "consecutive"), False, "ditch_4"),
        (("board", "terrain_rows", 0, 3), "x", "terrain_rows:"),
        (("board", "directions", "even_row", "NE"), [0, -1], "even_row:"),
        (("board", "directions", "order"), ["E"], "order:"),
        (("board", "edge_hexes", "half_hexes", 0), [0, 12], "half_hexes:"),
        (("board", "road_paths", 0, "hexes", 1), [5, 5], "north_road_1"),
        (("board", "road_paths", 0, "hexes", 0), [12, 0], "north_road_1"),
        (("board", "mat_portions", 0, "rows"), [0, 12], "full_mat"),
        (("board", "terrain_types", 7, "rubble_to_destroy"), 0, "rubble_to_destroy"),
        (("board", "terrain_types", 0, "id"), "forest", "id: plain"),
        (("board", "terrain_types", 0, "id"), "road", "id: road"),
        (("board", "deployment_zones", 0, "id"), "south", "id: south"),
        ((*PLAN, "setup", "mode"), "surprise", "mode: enter_on_first_card"),
        ((*PLAN, "setup", "chaos_zone", 0), [12, 10], "chaos_zone:"),
        ((*PLAN, "terrain", 0, "piece"), "forest", "piece: tower"),
        ((*PLAN, "terrain", 0, "hex"), [12, 2], "piece: tower"),
        ((*PLAN, "terrain", 3, "orientation"), 6, "piece: ditch_4"),
        ((*PLAN, "terrain", 3, "open_sides"), ["E", "NE"], "piece: ditch_4"),
        ((*PLAN, "terrain", 4, "between"), [[7, 7], [5, 7]], "piece: hedge"),
        ((*PLAN, "variants", 0, "id"), "at_night", "id: fixed_positions"),
        ((*PLAN, "variants", 0, "positions", "imp_cannon"), [6], "imp_cannon"),
        (("scenarios", "campaign", "points"), [1, 1, 1, 3], "points:"),
        (("scenarios", "campaign", "order", 0), 7, "order:"),
        ((*PRESET, "imperial_zone"), "up", "imperial_zone: north"),
        ((*PRESET, "terrain", 0, "piece"), "forest", "piece: tower"),
    ],
)
def test_a_wrong_value_is_found_on_its_line(path: tuple[Any, ...], value: Any, on_line: str) -> None:
    text = broken(path, value)
    assert text.key in ("content-wrong-type", "content-wrong-length")
    place = str(text.params["place"])
    assert place.startswith(f"battle_masters/{path[0]}.yaml:")
    assert on_line in line_at(place)


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ((*UNIT, "life_points"), "life_points"),
        ((*CARD, "copies"), "copies"),
        ((*PLAN, "setup"), "setup"),
        ((*PLAN, "terrain", 0, "hex"), "hex"),
        ((*PLAN, "terrain", 3, "orientation"), "orientation"),
        ((*PLAN, "terrain", 4, "between"), "between"),
        (("board", "terrain_types", 7, "rubble_to_destroy"), "rubble_to_destroy"),
        (("board", "directions", "odd_row", "W"), "W"),
        (("scenarios", "campaign", "order"), "order"),
        (PRESET, "preset"),
        ((*PRESET, "chaos_zone"), "chaos_zone"),
    ],
)
def test_a_missing_field_is_named(path: tuple[Any, ...], field: str) -> None:
    text = broken(path, MISSING)
    assert text.key == "content-field-missing"
    assert text.params["field"] == field
    place = str(text.params["place"])
    assert place.startswith(f"battle_masters/{path[0]}.yaml:")
    assert line_at(place)


@pytest.mark.parametrize("path", [(*UNIT, "speed"), (*CARD, "power"), (*PLAN, "weather"), ("dice", "faces", 0, "glow")])
def test_an_unknown_field_is_named(path: tuple[Any, ...]) -> None:
    text = broken(path, 1)
    assert text.key == "content-unknown-field"
    assert str(text.params["field"]).endswith(f".{path[-1]}")


@pytest.mark.parametrize("file", [path.stem for path in sorted(FILES.glob("*.yaml"))])
def test_a_missing_file_is_named(file: str) -> None:
    files = {name: data for name, data in files_to_break().items() if name != file}
    with pytest.raises(BadContent) as caught:
        BattleMasters(Content(files))
    assert caught.value.text == Text("content-file-missing", file=f"battle_masters/{file}.yaml")


# -- counts


@pytest.mark.parametrize(
    ("path", "value", "field", "wanted", "found"),
    [
        ((*CARD, "copies"), 5, "cards", 59, 60),
        (("dice", "faces", 0, "count"), 4, "faces", 6, 7),
        ((*UNIT, "number"), 2, "units: number", 25, 24),
        ((*UNIT, "mode"), "move_or_fire", "units: mode move_or_fire", 1, 2),
        ((*UNIT, "mode"), "ogre_cards", "units: mode ogre_cards", 1, 2),
        (("units", "armies", 0, "units"), 12, "units: side imperial", 12, 11),
        (("units", "units", 24, "life_points"), 7, "cha_ogre_grimorg.life_points", 6, 7),
        (("ogre_cards", "cards", 0, "copies"), 4, "cha_ogre_grimorg.life_points", 7, 6),
        (("board", "terrain_rows", 0), ["g"] * 13, "terrain_rows", 150, 151),
    ],
)
def test_counts_that_do_not_add_up(path: tuple[Any, ...], value: Any, field: str, wanted: int, found: int) -> None:
    text = broken(path, value)
    assert text.key == "content-wrong-count"
    assert (text.params["field"], text.params["wanted"], text.params["found"]) == (field, wanted, found)


def test_the_rows_of_the_mat_have_twelve_and_thirteen_hexes_in_turn() -> None:
    files = files_to_break()
    rows = files["board"]["terrain_rows"]
    rows[0], rows[1] = ["g"] * 13, ["g"] * 12
    with pytest.raises(BadContent) as caught:
        BattleMasters(Content(files))
    assert caught.value.text.key == "content-wrong-count"
    assert caught.value.text.params["field"] == "terrain_rows[0]"


# -- names and sides


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ((*UNIT, "id"), "imp_cannon"),
        ((*CARD, "id"), "imp_lords"),
        ((*PLAN, "short_id"), "tengin"),
        ((*PLAN, "id"), "battle_of_altdorf"),
    ],
)
def test_an_id_that_is_used_twice(path: tuple[Any, ...], value: str) -> None:
    text = broken(path, value)
    assert text.key == "content-field-twice"
    assert text.params["field"] == value
    assert f"{path[-1]}: {value}" in line_at(str(text.params["place"]))


@pytest.mark.parametrize(
    ("path", "value", "on_line"),
    [
        ((*UNIT, "type"), "orcs", "side: imperial"),
        ((*CARD, "types"), ["orcs"], "types: [imperial_knights]"),
        (("scenarios", "campaign", "order", 0), "battle_of_hastings", "order:"),
        (("scenarios", "campaign", "order", 0), "battle_of_altdorf", "order:"),
        (("scenarios", "campaign", "points"), [1, 1, 1, 2, 2], "points: [1, 1, 1, 3, 5]"),
        ((*PLAN, "campaign_points"), 2, "points: [1, 1, 1, 3, 5]"),
    ],
)
def test_names_and_sides_that_do_not_match(path: tuple[Any, ...], value: Any, on_line: str) -> None:
    text = broken(path, value)
    assert text.key == "content-wrong-type"
    assert on_line in line_at(str(text.params["place"]))


def test_a_unit_of_a_plan_that_no_army_has() -> None:
    text = broken(("scenarios", "scenarios", 1, "setup", "positions", "imp_balloon"), [0, 0])
    assert text.key == "content-wrong-type"
    assert "imp_balloon" in str(text.params["found"])


# -- plans


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ((*PLAN, "terrain", 0, "hex"), [1, 0], "position-wrong-ground"),  # the tower on the road
        ((*PLAN, "terrain", 1, "hex"), [5, 2], "position-covered"),  # a marsh under the tower
        ((*PLAN, "terrain", 4, "between"), [[6, 7], [6, 8]], "position-no-hedge"),  # across the road
        ((*PRESET, "terrain", 0, "hex"), [1, 0], "position-wrong-ground"),
        ((*PRESET, "terrain", 5, "between"), [[6, 7], [6, 8]], "position-no-hedge"),
    ],
)
def test_terrain_that_may_not_lie_so(path: tuple[Any, ...], value: Any, key: str) -> None:
    text = broken(path, value)
    assert text.key == key
    assert "piece:" in line_at(str(text.params["path"]))


def test_a_plan_that_the_box_cannot_build(tmp_path: Path) -> None:
    marshes = "\n".join(f"      - {{piece: marsh, hex: [{col}, 8]}}" for col in (0, 1, 3, 4))
    text = f"scenarios:\n  - id: battle_of_the_river_tengin\n    terrain:\n{marshes}\n"
    found = refused_pack(tmp_path, "scenarios", text)
    assert found.key == "position-not-buildable"
    assert str(found.params["path"]).startswith("battle_masters/scenarios.yaml:7:")


@pytest.mark.parametrize(
    ("unit", "place", "key"),
    [
        ("imp_cannon", [10, 8], "position-overlap"),
        ("imp_cannon", [2, 2], "position-closed-ground"),
        ("imp_cannon", [3, 6], "position-tower"),
    ],
)
def test_units_that_cannot_stand_so(unit: str, place: list[int], key: str) -> None:
    positions = ("scenarios", "scenarios", 1, "setup", "positions")
    text = broken((*positions, unit), place)
    assert text.key == key
    shown = "imp_lord_knights" if key == "position-overlap" else unit
    assert shown in line_at(str(text.params["path"]))


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (("scenarios", "scenarios", 4, "setup", "chaos_zone"), [[0, 0]], "battle_of_altdorf.chaos_zone"),
        (("scenarios", "scenarios", 2, "setup", "imperial_zone"), [], "imperial_zone"),
        (("board", "mat_portions", 2, "rows"), [9, 11], "south_field (west)"),
    ],
)
def test_areas_without_room_for_the_army(path: tuple[Any, ...], value: Any, field: str) -> None:
    text = broken(path, value)
    assert text.key == "content-wrong-type"
    assert str(text.params["field"]).endswith(field)


# -- packs


def test_a_pack_with_a_wrong_field_names_file_and_line(tmp_path: Path) -> None:
    lines = ["units:", "  - id: imp_cannon", "    combat_value: many"]
    text = refused_pack(tmp_path, "units", "\n".join(lines))
    assert text.key == "content-wrong-type"
    assert (text.params["place"], text.params["field"]) == ("battle_masters/units.yaml:3", "imp_cannon.combat_value")


def test_a_pack_with_a_wrong_count_names_the_file(tmp_path: Path) -> None:
    text = refused_pack(tmp_path, "battle_cards", "cards:\n  - id: imp_cannon\n    copies: 5\n")
    assert text.key == "content-wrong-count"
    assert text.params["file"] == "battle_masters/battle_cards.yaml"


def test_a_pack_changes_what_is_played(tmp_path: Path) -> None:
    text = "units:\n  - id: imp_lord_knights\n    combat_value: 6\n    name_en: Lords of the Pack\n"
    game = warhost.load("battle_masters", content=pack(tmp_path, "units", text))
    field = Field(game.new(scenario="tengin"))
    assert field.state.tables.combat_value[0] == 6
    assert language("en", game).say(Text("unit-imp_lord_knights")) == "Lords of the Pack"
    assert field.state.setting.pack == "test"
    assert game.content.hash != warhost.load("battle_masters", content="").content.hash
