"""Whatever a user gets wrong: one message that says where and what would be right, exit code 2, no file touched."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.battle_masters.vocabulary import battle, game
from tests.cli.conftest import Command, print_of
from warhost import FastChance, Replay

Doc = dict[str, Any]
Change = Callable[[Doc], object]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "batle_masters"], ["batle_masters", "Did you mean battle_masters?"]),
        (["play", "chess"], ["There is no game “chess”", "battle_masters"]),
        (["simulate", "chess"], ["chess"]),
        (["rules", "chess"], ["chess"]),
        (["play", "battle_masters", "--option", "scenery=free"], ["scenery", "Did you mean scenario?"]),
        (["play", "battle_masters", "--option", "seed=4"], ["There is no option “seed”"]),
        (["play", "battle_masters", "--scenario", "borderland"], ["borderland", "Did you mean borderlands?"]),
        (["play", "battle_masters", "--option", "tower_capture=perhaps"], ["perhaps", "true"]),
        (["play", "battle_masters", "--option", "tower_capture"], ["NAME=VALUE"]),
        (["play", "battle_masters", "--scenario", "plains", "--seats", "seven"], ["--seats", "seven"]),
        (["play", "battle_masters", "--scenario", "plains", "--seats", "1"], ["1 seat", "2"]),
        (["play", "battle_masters", "--scenario", "plains", "--seat", "3"], ["--seat", "1 to 2"]),
        (["play", "battle_masters", "--scenario", "plains", "--seed", "x"], ["--seed", "“x”"]),
        (["play", "battle_masters", "--opponent", "clever"], ["clever", "simple"]),
        (["play", "battle_masters", "-o", "teams=1+3", "--scenario", "plains"], ["1+3"]),
        (["play", "battle_masters", "--lang", "de"], ["de", "en and fr"]),
        (["play", "battle_masters", "--from", "nowhere.json"], ["nowhere.json", "cannot be read"]),
        (["play", "battle_masters", "--from", "x.json", "--seed", "3"], ["--from", "--seed"]),
        (["play", "battle_masters", "--content", "nowhere"], ["nowhere"]),
        (["replay", "nowhere.json"], ["nowhere.json", "cannot be read"]),
        (["position", "show", "nowhere.json"], ["nowhere.json", "cannot be read"]),
        (["content", "check", "nowhere"], ["nowhere"]),
    ],
)
def test_words_that_mean_nothing(warhost: Command, words: list[str], told: list[str]) -> None:
    message = warhost.refuses(*words, typed="\n\n")
    for part in told:
        assert part in message


def test_the_message_is_in_the_language_asked_for(warhost: Command) -> None:
    assert "Vouliez-vous dire battle_masters ?" in warhost.refuses("play", "batle_masters", "--lang", "fr")
    assert "Erreur :" in warhost.refuses("play", "chess", LANG="fr_FR.UTF-8")


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["serve", "--prt", "3"], ["no option --prt", "Did you mean --port?"], "pas ici d’option --prt"),
        (["serve", "--port"], ["--port needs a value"], "--port demande une valeur"),
        (["simulate", "battle_masters", "--json=3"], ["--json takes no value"], "--json ne prend pas de valeur"),
        (["sevre"], ["no command “sevre”", "Did you mean serve?"], "pas de commande « sevre »"),
        (["tables", "lst"], ["no command “lst”", "Did you mean list?"], "pas de commande « lst »"),
        (["backup"], ["FILE is missing", "backup --help"], "Il manque FILE"),
        (["games", "one", "two"], ["“one two” is not expected here"], "« one two » est de trop"),
    ],
)
def test_words_the_command_does_not_know(warhost: Command, words: list[str], english: list[str], french: str) -> None:
    message = warhost.refuses(*words)
    for part in english:
        assert part in message
    assert french in warhost.refuses(*words, LANG="fr_FR.UTF-8")


# -- positions


def position() -> Doc:
    field = battle(
        card="imp_knights_lords",
        terrain=[{"piece": "tower", "hex": "e6"}],
        imp_lord_knights="d8",
        imp_knights_blitzen="e8",
        cha_ogre_grimorg="d10",
    )
    return field.state.to_position()


def _overlap(doc: Doc) -> None:
    doc["table"]["units"]["imp_knights_blitzen"]["hex"] = "d8"


def _in_river(doc: Doc) -> None:
    doc["table"]["units"]["imp_lord_knights"]["hex"] = "d3"


def _cavalry_in_tower(doc: Doc) -> None:
    doc["table"]["units"]["imp_lord_knights"]["hex"] = "e6"


def _sixty_cards(doc: Doc) -> None:
    doc["table"]["draw_pile"].append("imp_cannon")
    assert len(doc["table"]["draw_pile"]) + len(doc["table"]["played"]) + 1 == 60


def _too_few_cards(doc: Doc) -> None:
    doc["table"]["draw_pile"].pop()


def _off_the_mat(doc: Doc) -> None:
    doc["table"]["units"]["imp_lord_knights"]["hex"] = "z9"


def _unknown_unit(doc: Doc) -> None:
    doc["table"]["units"]["imp_dragon"] = {"hex": "a2"}


def _too_many_skulls(doc: Doc) -> None:
    doc["table"]["units"]["imp_lord_knights"]["skulls"] = 3


def _unknown_field(doc: Doc) -> None:
    doc["table"]["weather"] = "fog"


def _unknown_option(doc: Doc) -> None:
    doc["options"]["weather"] = "fog"


def _units_as_list(doc: Doc) -> None:
    doc["table"]["units"] = []


def _bad_frame(doc: Doc) -> None:
    doc["frames"][-1]["frame"] = "Explode"


def _bad_chance(doc: Doc) -> None:
    doc["chance"] = {"kind": "dice"}


def _other_game(doc: Doc) -> None:
    doc["game"] = "chess"


def _no_game(doc: Doc) -> None:
    del doc["game"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (_overlap, ["table.units.imp_knights_blitzen.hex", "d8"]),
        (_in_river, ["table.units.imp_lord_knights.hex", "d3", "river"]),
        (_cavalry_in_tower, ["table.units.imp_lord_knights.hex", "e6", "infantry"]),
        (_sixty_cards, ["table.draw_pile", "imp_cannon", "4"]),
        (_too_few_cards, ["table.draw_pile"]),
        (_off_the_mat, ["table.units.imp_lord_knights.hex", "z9"]),
        (_unknown_unit, ["table.units.imp_dragon"]),
        (_too_many_skulls, ["table.units.imp_lord_knights.skulls", "0–2"]),
        (_unknown_field, ["table.weather"]),
        (_unknown_option, ["weather"]),
        (_units_as_list, ["table.units"]),
        (_bad_frame, ["frames", "Explode"]),
        (_bad_chance, ["dice"]),
        (_other_game, ["chess"]),
        (_no_game, ["game"]),
    ],
)
@pytest.mark.parametrize("command", ["show", "play"])
def test_positions_that_cannot_be(
    warhost: Command, tmp_path: Path, change: Change, told: list[str], command: str
) -> None:
    doc = position()
    change(doc)
    file = tmp_path / "files" / "position.json"
    file.parent.mkdir()
    file.write_text(json.dumps(doc))
    before = print_of(file.parent)
    words = ["position", "show", file] if command == "show" else ["play", "battle_masters", "--from", file]
    message = warhost.refuses(*words)
    for part in ("position.json", *told):
        assert part in message
    assert print_of(file.parent) == before
    assert warhost.kept() == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", ["line 1"]),
        ('{\n "game": "battle_masters",\n "table": {', ["line 3", "JSON"]),
        ("[1, 2]", ["neither a replay nor a position"]),
        ("[" * 100_000, ["JSON"]),
        ("\udcff", ["UTF-8"]),
    ],
)
def test_files_that_are_no_documents(warhost: Command, tmp_path: Path, text: str, told: list[str]) -> None:
    file = tmp_path / "position.json"
    file.write_text(text, errors="surrogateescape")
    message = warhost.refuses("position", "show", file)
    for part in ("position.json", *told):
        assert part in message


def test_a_folder_is_no_file(warhost: Command, tmp_path: Path) -> None:
    assert "cannot be read" in warhost.refuses("replay", tmp_path)


def test_a_replay_is_no_position(warhost: Command, tmp_path: Path) -> None:
    file = replay_file(tmp_path)
    assert "warhost replay" in warhost.refuses("position", "show", file)


# -- replays


def replay_file(tmp_path: Path, change: Change | None = None) -> Path:
    """Forty choices of a battle, changed."""
    record, state = Replay.new(game(), seed=5, scenario="borderlands", borderlands_setup="fixed")
    chance = FastChance(1)
    for _ in range(40):
        legal = state.legal()
        record.play(state, legal[chance.below(len(legal))])
    doc = record.to_doc()
    if change is not None:
        change(doc)
    file = tmp_path / "files" / "replay.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(doc, indent=1))
    return file


def _illegal(doc: Doc) -> None:
    doc["choices"][10] = "use imp_cannon"


def _gibberish(doc: Doc) -> None:
    doc["choices"][10] = "fly to the moon"


def _shortened(doc: Doc) -> None:
    del doc["choices"][20:]


def _older(doc: Doc) -> None:
    doc["rules"] = 7


def _other_content(doc: Doc) -> None:
    doc["content"] = "0123456789abcdef"


def _bad_declaration(doc: Doc) -> None:
    doc["choices"][10] = "@9 concede"


def _bad_seed(doc: Doc) -> None:
    doc["chance"] = {"kind": "fast", "seed": "lucky"}


def _bad_seats(doc: Doc) -> None:
    doc["seats"] = 12


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (_illegal, ["Choice 11", "use imp_cannon", "bm."]),
        (_gibberish, ["Choice 11", "fly to the moon"]),
        (_shortened, ["choices", "40", "20", "truncated"]),
        (_bad_declaration, ["Choice 11", "@9 concede"]),
        (_other_game, ["chess"]),
        (_bad_seed, ["lucky"]),
        (_bad_seats, ["12 seats"]),
        (_unknown_option, ["weather"]),
    ],
)
@pytest.mark.parametrize("command", ["replay", "play"])
def test_replays_that_do_not_replay(
    warhost: Command, tmp_path: Path, change: Change, told: list[str], command: str
) -> None:
    file = replay_file(tmp_path, change)
    before = print_of(file.parent)
    words = ["replay", file] if command == "replay" else ["play", "battle_masters", "--from", file]
    message = warhost.refuses(*words)
    for part in ("replay.json", *told):
        assert part in message
    assert print_of(file.parent) == before


def test_a_truncated_file_names_the_line(warhost: Command, tmp_path: Path) -> None:
    file = replay_file(tmp_path)
    file.write_text(file.read_text()[:600])
    message = warhost.refuses("replay", file)
    assert "replay.json" in message
    assert "line " in message


def test_a_doctored_replay_is_shown_as_far_as_it_goes(warhost: Command, tmp_path: Path) -> None:
    result = warhost("replay", replay_file(tmp_path, _illegal))
    assert result.exit_code == 2
    assert "After choice 10 of 10" in result.stdout
    assert "Card:" in result.stdout


@pytest.mark.parametrize(("change", "told"), [(_older, "version 7"), (_other_content, "0123456789abcdef")])
def test_a_replay_of_other_rules_is_shown_and_said_to_be_one(
    warhost: Command, tmp_path: Path, change: Change, told: str
) -> None:
    file = replay_file(tmp_path, change)
    result = warhost("replay", file)
    assert result.exit_code == 2
    assert told in " ".join(result.stderr.split())
    assert "After choice 40 of 40" in result.stdout
    message = warhost.refuses("play", "battle_masters", "--from", file)
    assert told in message
    assert f"warhost replay {file}" in message


def test_steps_beyond_the_replay(warhost: Command, tmp_path: Path) -> None:
    file = replay_file(tmp_path)
    assert "0 to 40" in warhost.refuses("replay", file, "--step", 41)
    assert "--step" in warhost.refuses("replay", file, "--step", "last")
    assert "--seat" in warhost.refuses("replay", file, "--seat", 0)


# -- content packs


@pytest.mark.parametrize(
    ("units", "told"),
    [
        ("units:\n  - id: imp_cannon\n    combat_valeu: 3\n", ["battle_masters/units.yaml:3", "combat_valeu"]),
        ("units:\n  - id: imp_cannon\n    combat_value: many\n", ["battle_masters/units.yaml:3", "combat_value"]),
        ("units:\n  - id: imp_dragon\n", ["battle_masters/units.yaml:2", "imp_dragon"]),
        ("units:\n  - name_en: Dragon\n", ["battle_masters/units.yaml", "id"]),
        ("units: [\n", ["battle_masters/units.yaml:2", "YAML"]),
        ("dragons: 3\n", ["battle_masters/units.yaml:1", "dragons"]),
    ],
)
@pytest.mark.parametrize("command", ["check", "play"])
def test_packs_with_a_wrong_field(warhost: Command, tmp_path: Path, units: str, told: list[str], command: str) -> None:
    folder = tmp_path / "pack"
    (folder / "battle_masters").mkdir(parents=True)
    (folder / "pack.yaml").write_text("name: My own box\n")
    (folder / "battle_masters" / "units.yaml").write_text(units)
    before = print_of(folder)
    words = ["content", "check", folder] if command == "check" else ["play", "battle_masters", "--content", folder]
    message = warhost.refuses(*words)
    for part in told:
        assert part in message
    assert print_of(folder) == before


def test_packs_without_name_or_game(warhost: Command, tmp_path: Path) -> None:
    assert "pack.yaml" in warhost.refuses("content", "check", tmp_path)
    (tmp_path / "pack.yaml").write_text("name: Empty\n")
    assert "battle_masters" in warhost.refuses("content", "check", tmp_path)
    (tmp_path / "chess").mkdir()
    assert "chess" in warhost.refuses("content", "check", tmp_path)
