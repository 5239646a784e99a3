"""Content as data: what is wrong in a file or a pack is named by file, line and field."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import warhost
from tests.engine.errors import says
from warhost import BadContent
from warhost.engine import content
from warhost.engine.content import Content, Record, check_files, lay_over, read_folder, read_pack, read_yaml

UNITS = """\
units:
  - id: knights
    value: 4
    elite: false
    name_en: Knights
    ways: [charge, ride]
  - id: archers
    value: 3
    elite: true
    name_en: Archers
    ways: []
bonus:
  charge: 1
"""

SCHEMA = {
    "units": content.record(
        {
            "units": content.list_of(
                content.record(
                    {
                        "id": content.word,
                        "value": content.whole(1, 6),
                        "elite": content.yes_no,
                        "name_en": content.word,
                        "ways": content.list_of(content.one_of("charge", "ride"), 0, 2),
                    },
                    {"remark": content.maybe(content.word), "anything": content.anything},
                ),
                1,
            ),
            "bonus": content.table_of(content.whole(0, 3)),
        }
    )
}


def files(tmp_path: Path, text: str) -> dict[str, Any]:
    folder = tmp_path / "toy"
    folder.mkdir(exist_ok=True)
    (folder / "units.yaml").write_text(text, encoding="utf-8")
    return read_folder(folder, "toy")


def problem(tmp_path: Path, old: str, new: str) -> BadContent:
    assert old in UNITS
    with pytest.raises(BadContent) as caught:
        check_files(files(tmp_path, UNITS.replace(old, new, 1)), SCHEMA, "toy")
    return caught.value


# -- files


def test_a_sound_file_is_read_with_the_lines_of_its_fields(tmp_path: Path) -> None:
    read = files(tmp_path, UNITS)
    check_files(read, SCHEMA, "toy")
    knights = read["units"]["units"][0]
    assert knights == {"id": "knights", "value": 4, "elite": False, "name_en": "Knights", "ways": ["charge", "ride"]}
    assert isinstance(knights, Record)
    assert knights.place == "toy/units.yaml:2"
    assert knights.place_of("value") == "toy/units.yaml:3"
    assert knights.place_of("no such field") == knights.place


def test_further_fields_may_be_there_or_empty(tmp_path: Path) -> None:
    more = "value: 4\n    remark: brave\n    anything: [1, {a: 2}]\n    source: house\n    confidence: low\n    note: x"
    check_files(files(tmp_path, UNITS.replace("value: 4", more)), SCHEMA, "toy")
    check_files(files(tmp_path, UNITS.replace("value: 4", "value: 4\n    remark:")), SCHEMA, "toy")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("value: 4", "value: four", ("toy/units.yaml:3", "knights.value", "'four'", "1", "6")),
        ("value: 4", "value: 7", ("toy/units.yaml:3", "knights.value", "7")),
        ("value: 4", "value: true", ("toy/units.yaml:3", "knights.value", "True")),
        ("value: 4", "value: 4.5", ("toy/units.yaml:3", "knights.value", "4.5")),
        ("value: 4", "value:", ("toy/units.yaml:3", "knights.value")),
        ("value: 4", "value: [4]", ("toy/units.yaml:3", "knights.value")),
        ("value: 4", "value: {a: 4}", ("toy/units.yaml:3", "knights.value")),
        ("elite: false", "elite: 0", ("toy/units.yaml:4", "knights.elite", "true | false")),
        ("name_en: Knights", 'name_en: " "', ("toy/units.yaml:5", "knights.name_en")),
        ("    name_en: Knights\n", "", ("toy/units.yaml:2", "knights", "name_en")),
        ("name_en: Knights", "name_en: Knights\n    colour: red", ("toy/units.yaml:6", "knights.colour")),
        ("value: 4", "value: 4\n    remark: 5", ("toy/units.yaml:4", "knights.remark", "5")),
        ("value: 4", "value: 4\n    source: hearsay", ("toy/units.yaml:4", "source", "hearsay", "house")),
        ("[charge, ride]", "[charge, fly]", ("knights.ways[1]", "fly", "charge | ride")),
        ("[charge, ride]", "[charge, ride, charge]", ("knights.ways", "3", "2")),
        ("[charge, ride]", "charge", ("knights.ways", "charge")),
        ("  charge: 1", "  charge: 9", ("toy/units.yaml:13", "bonus.charge", "9")),
        ("\n  charge: 1", " 5", ("toy/units.yaml:12", "bonus", "5")),
    ],
)
def test_a_wrong_field_is_named_with_its_line(tmp_path: Path, old: str, new: str, words: tuple[str, ...]) -> None:
    says(problem(tmp_path, old, new), *words)


@pytest.mark.parametrize("text", ["", "[]", "- 1\n- 2\n", "5\n"])
def test_a_file_of_another_shape_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadContent) as caught:
        check_files(files(tmp_path, text), SCHEMA, "toy")
    says(caught.value, "toy/units.yaml:1", "units")


def test_a_record_that_is_no_mapping_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as caught:
        check_files(files(tmp_path, "units: [knights]\nbonus: {}\n"), SCHEMA, "toy")
    says(caught.value, "units.units[0]")


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadContent) as caught:
        check_files({}, SCHEMA, "toy")
    says(caught.value, "toy/units.yaml")


@pytest.mark.parametrize(
    ("text", "line"), [("units: [1, 2\nbonus: 3\n", 2), ("a: 'open\n", 2), ("\ta: 1\n", 1), ("a: 1\n b: 2\n", 2)]
)
def test_what_is_no_yaml_is_refused_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    with pytest.raises(BadContent) as caught:
        files(tmp_path, text)
    says(caught.value, f"toy/units.yaml:{line}")


@pytest.mark.parametrize("text", ["a: !!int hello\n", "a: 2024-99-99\n", "a: !!timestamp x\n"])
def test_a_scalar_that_cannot_be_read_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadContent) as caught:
        files(tmp_path, text)
    says(caught.value, "toy/units.yaml:1")


def test_a_date_is_text(tmp_path: Path) -> None:
    read = Content(files(tmp_path, "a: 2024-01-02\nb: 1.5\nc:\n"))
    assert read["units"] == {"a": "2024-01-02", "b": 1.5, "c": None}


def test_a_file_that_holds_itself_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as caught:
        files(tmp_path, "a: &a [*a]\n")
    says(caught.value, "toy/units.yaml:1")


def refused(tmp_path: Path, text: str, *words: str) -> None:
    with pytest.raises(BadContent) as caught:
        files(tmp_path, text)
    says(caught.value, *words)


def test_a_file_whose_aliases_multiply_is_refused(tmp_path: Path) -> None:
    lines = ["a0: &a0 [word, word]"] + [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 30)]
    refused(tmp_path, "\n".join(lines), "toy/units.yaml:7", "aliases", "16384")


def test_long_words_by_many_aliases_are_refused(tmp_path: Path) -> None:
    text = f"a: &a {'x' * 100_000}\nb: [{', '.join(['*a'] * 1000)}]\n"
    refused(tmp_path, text, "toy/units.yaml:2", "aliases")


def test_a_few_aliases_are_welcome(tmp_path: Path) -> None:
    assert files(tmp_path, "a: &a [1, 2]\nb: [*a, *a]\n")["units"]["b"] == [[1, 2], [1, 2]]


@pytest.mark.parametrize("part", ["[", "- ", "{a: ", "? "])
def test_a_file_that_is_nested_too_deep_is_refused(tmp_path: Path, part: str) -> None:
    for depth in (60, 200_000):
        refused(tmp_path, part * depth + "x", "toy/units.yaml:1", "50")


def test_aliases_that_are_nested_too_deep_are_refused(tmp_path: Path) -> None:
    lines = ["a0: &a0 [1]"] + [f"a{n}: &a{n} [*a{n - 1}]" for n in range(1, 2000)]
    refused(tmp_path, "\n".join(lines), "toy/units.yaml:51", "50")


@pytest.mark.parametrize(
    "number", ["0x" + "f" * 5000, "1" + ":59" * 5000, "1" + ":59" * 5000 + ".5", "9" * 5000, ".nan", ".inf", "-.inf"]
)
def test_a_number_without_end_is_refused(tmp_path: Path, number: str) -> None:
    refused(tmp_path, f"units:\n  - note: {number}\n", "toy/units.yaml:2", "40")


def test_a_file_without_end_is_refused(tmp_path: Path) -> None:
    (tmp_path / "units.yaml").symlink_to("/dev/zero")
    with pytest.raises(BadContent) as caught:
        read_yaml(tmp_path / "units.yaml", "toy/units.yaml")
    says(caught.value, "toy/units.yaml", "4096")


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    refused(tmp_path, "# " + "x" * (4 * 1024 * 1024), "toy/units.yaml", "4096")


def test_a_field_that_stands_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as caught:
        files(tmp_path, UNITS.replace("    value: 4\n", "    value: 4\n    value: 5\n"))
    says(caught.value, "toy/units.yaml:4", "value")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as caught:
        read_yaml(tmp_path / "nowhere.yaml", "toy/nowhere.yaml")
    says(caught.value, "toy/nowhere.yaml")
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00a")
    with pytest.raises(BadContent) as caught:
        read_yaml(tmp_path / "bytes.yaml", "toy/bytes.yaml")
    says(caught.value, "toy/bytes.yaml")


# -- packs


def pack(tmp_path: Path, text: str, name: str = "name: My box\n") -> tuple[str, Mapping[str, Any]]:
    base = files(tmp_path, UNITS)
    folder = tmp_path / "pack"
    (folder / "toy").mkdir(parents=True, exist_ok=True)
    (folder / "pack.yaml").write_text(name, encoding="utf-8")
    (folder / "toy" / "units.yaml").write_text(text, encoding="utf-8")
    given, packed = read_pack(folder, ("toy", "other"))
    return given, lay_over(base, packed["toy"], "toy")


def test_a_pack_replaces_single_fields_of_single_records(tmp_path: Path) -> None:
    name, merged = pack(tmp_path, "units:\n  - id: archers\n    value: 5\n    ways: [ride]\nbonus: {charge: 2}\n")
    assert name == "My box"
    check_files(merged, SCHEMA, "toy")
    knights, archers = merged["units"]["units"]
    assert (knights["value"], archers["value"], archers["ways"], archers["elite"]) == (4, 5, ["ride"], True)
    assert merged["units"]["bonus"] == {"charge": 2}


def test_a_wrong_value_of_a_pack_is_named_by_the_line_of_the_pack(tmp_path: Path) -> None:
    _, merged = pack(tmp_path, "units:\n  - id: archers\n\n    value: 50\n")
    with pytest.raises(BadContent) as caught:
        check_files(merged, SCHEMA, "toy")
    says(caught.value, "toy/units.yaml:4", "archers.value", "50")


def test_a_pack_changes_the_hash(tmp_path: Path) -> None:
    base = Content(files(tmp_path, UNITS))
    _, merged = pack(tmp_path, "units: [{id: archers, value: 5}]\n")
    other = Content(merged, "My box")
    assert base.hash != other.hash
    assert base.hash == Content(files(tmp_path, UNITS)).hash
    assert (base.pack, other.pack) == (None, "My box")
    assert base["units"]["bonus"] == {"charge": 1}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("units: [{id: dragons, value: 5}]\n", ("toy/units.yaml:1", "dragons", "knights", "archers")),
        ("units: [{id: archers, colour: red}]\n", ("toy/units.yaml:1", "colour", "value")),
        ("colour: red\n", ("toy/units.yaml:1", "colour", "units")),
        ("units: [{value: 5}]\n", ("toy/units.yaml:1", "units")),
        ("units: [{id: archers}, {id: archers}]\n", ("toy/units.yaml:1", "units")),
        ("units: [5]\n", ("toy/units.yaml:1", "units")),
        ("bonus: 5\n", ("toy/units.yaml:1", "bonus", "5")),
        ("bonus: [5]\n", ("toy/units.yaml:1", "bonus")),
        ("bonus:\n", ("toy/units.yaml:1", "bonus")),
        ("[1]\n", ("toy/units.yaml:1", "units")),
    ],
)
def test_what_a_pack_cannot_replace_is_named(tmp_path: Path, text: str, words: tuple[str, ...]) -> None:
    with pytest.raises(BadContent) as caught:
        pack(tmp_path, text)
    says(caught.value, *words)


def test_a_pack_gives_a_whole_list_where_it_says_so(tmp_path: Path) -> None:
    _, merged = pack(tmp_path, "whole: [units]\nunits: [{id: dragons, value: 5, ways: [fly]}]\nbonus: {charge: 2}\n")
    assert [unit["id"] for unit in merged["units"]["units"]] == ["dragons"]
    assert merged["units"]["bonus"]["charge"] == 2
    assert "whole" not in merged["units"]


@pytest.mark.parametrize("wanted", ["[dragons]", "[bonus]", "[units]", "units", "5"])
def test_a_whole_list_must_be_one_of_ours_and_be_given(tmp_path: Path, wanted: str) -> None:
    with pytest.raises(BadContent) as caught:
        pack(tmp_path, f"bonus: {{charge: 2}}\nwhole: {wanted}\n")
    says(caught.value, "toy/units.yaml:2", "units")


@pytest.mark.parametrize("name", ["side", "number", "level"])
def test_records_without_ids_go_by_another_name(tmp_path: Path, name: str) -> None:
    for folder, text in (
        ("base", "rows: [{%s: 1, value: 1}, {%s: 2, value: 2}]\n"),
        ("pack", "rows: [{%s: 2, value: 9}]\n"),
    ):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "rows.yaml").write_text(text.replace("%s", name), encoding="utf-8")
    base, over = (read_folder(tmp_path / folder, "toy") for folder in ("base", "pack"))
    merged = lay_over(base, over, "toy")
    assert [row["value"] for row in merged["rows"]["rows"]] == [1, 9]


def test_a_pack_may_say_where_any_record_comes_from(tmp_path: Path) -> None:
    _, merged = pack(tmp_path, "units: [{id: archers, source: owner, note: from my box}]\n")
    archers = next(unit for unit in merged["units"]["units"] if unit["id"] == "archers")
    assert (archers["source"], archers["note"]) == ("owner", "from my box")
    check_files(merged, SCHEMA, "toy")


def test_a_list_of_records_replaced_by_something_else_is_found_by_the_schema(tmp_path: Path) -> None:
    _, merged = pack(tmp_path, "units: knights\n")
    with pytest.raises(BadContent) as caught:
        check_files(merged, SCHEMA, "toy")
    says(caught.value, "units.units")


@pytest.mark.parametrize("name", ["", "title: My box\n", "name: 5\n", "[]\n"])
def test_a_pack_needs_a_name(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadContent) as caught:
        pack(tmp_path, UNITS, name)
    says(caught.value, "pack.yaml:1")


def test_a_pack_without_its_description_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as caught:
        read_pack(tmp_path, ("toy",))
    says(caught.value, "pack.yaml")


def test_a_pack_that_is_no_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as caught:
        read_pack(tmp_path / "nowhere", ("toy",))
    says(caught.value, str(tmp_path / "nowhere"))


def test_a_pack_for_no_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("name: My box\n", encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        read_pack(tmp_path, ("toy",))
    says(caught.value, str(tmp_path), "toy")
    (tmp_path / "chess").mkdir()
    with pytest.raises(BadContent) as caught:
        read_pack(tmp_path, ("toy",))
    says(caught.value, "chess", "toy")


def test_a_pack_with_a_file_the_game_does_not_have_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as caught:
        lay_over(files(tmp_path, UNITS), {"dragons": {}}, "toy")
    says(caught.value, "toy/dragons.yaml", "units.yaml")


def test_a_game_is_loaded_with_a_pack_of_a_folder_or_of_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "mine"
    (folder / "battle_masters").mkdir(parents=True)
    (folder / "pack.yaml").write_text("name: My box\n", encoding="utf-8")
    units = 'units: [{id: imp_cannon, name_en: "Old \\"Thunder\\" {Berta}"}]\n'
    (folder / "battle_masters" / "units.yaml").write_text(units, encoding="utf-8")
    plain = warhost.load("battle_masters")
    packed = warhost.load("battle_masters", content=folder)
    assert packed.content.pack == "My box"
    assert packed.content.hash == plain.content.hash  # names are no part of what is played
    tongue = warhost.language.Language("en", packed)
    assert tongue.say(warhost.Text("unit-imp_cannon")) == 'Old "Thunder" {Berta}'
    monkeypatch.setenv("WARHOST_CONTENT", str(folder))
    assert warhost.load("battle_masters") is packed
    doc = packed.new().to_position()
    assert doc["pack"] == "My box"
    assert packed.from_position(doc).to_position() == doc
