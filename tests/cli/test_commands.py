"""Help, version, games, rules, coverage, simulation, content packs, positions: what each command prints."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.battle_masters.vocabulary import battle, game
from tests.cli.conftest import Command
from warhost.cli.simulate import wilson


def test_help_is_in_the_language_asked_for(warhost: Command) -> None:
    assert "Watch a replay" in warhost.does("--help")
    assert "Montre un enregistrement" in warhost.does("--help", LANG="fr_FR.UTF-8")
    assert "Montre un enregistrement" in warhost.does("--lang", "fr", "--help")
    assert "Votre place" in warhost.does("play", "--help", "--lang", "fr")
    assert "Votre place" in warhost.does("--lang=fr", "play", "--help")


def test_the_environment_decides_the_language_unless_an_option_does(warhost: Command) -> None:
    assert "places" in warhost.does("games", LANGUAGE="fr:en")
    assert "places" in warhost.does("games", LC_ALL="fr_BE.UTF-8")
    assert "seats" in warhost.does("games", "--lang", "en", LC_ALL="fr_BE.UTF-8")
    assert "seats" in warhost.does("games", LANG="de_DE.UTF-8")


def test_no_words_at_all_give_the_help(warhost: Command) -> None:
    assert "simulate" in warhost().output
    assert "simulate" in warhost.does("--lang", "en")


def test_version_and_games_carry_the_notice(warhost: Command) -> None:
    assert "unofficial fan work" in warhost.does("--version")
    listed = warhost.does("games")
    assert "battle_masters" in listed
    assert "unofficial fan work" in listed
    assert "non officielle" in warhost.does("games", "--lang", "fr")
    for option in game().options:
        assert option in listed


def test_python_m_warhost_and_a_reader_that_stops_early() -> None:
    writer = f"{sys.executable} -m warhost rules battle_masters --all | head -1"
    done = subprocess.run(["sh", "-c", writer], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "Object and principle"
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr


# -- rules


def test_rules_without_a_word_list_the_sections(warhost: Command) -> None:
    contents = warhost.does("rules", "battle_masters")
    assert "misfire" in contents
    assert "Cannon misfire" in contents
    assert "Explosion du canon" in warhost.does("rules", "battle_masters", "--lang", "fr")


def test_a_rule_is_found_by_id_section_and_words(warhost: Command) -> None:
    by_id = warhost.does("rules", "battle_masters", "bm.river.no_entry")
    assert "unless it is a ford" in by_id
    assert by_id.count("bm.") == 1
    section = warhost.does("rules", "battle_masters", "hedge")
    assert section.count("bm.hedge.") == len([r for r in section.splitlines() if r.startswith("bm.")])
    found = warhost.does("rules", "battle_masters", "PIECE", "crossed", "river")
    assert "bm.river.ford_placement" in found
    assert "bm.river.cross_at_ford" not in found
    french = warhost.does("rules", "battle_masters", "gue", "--lang", "fr")
    assert "gué" in french
    assert "Ruling" not in french


def test_a_ruling_is_told_in_the_language_of_the_reader(warhost: Command) -> None:
    words = ("rules", "battle_masters", "bm.elite.defence_die")
    english, french = warhost.does(*words), warhost.does(*words, "--lang", "fr")
    assert "  Ruling: An elite cannon defends with three dice.\n" in english
    assert "  Décision\xa0: Un Canon d’élite se défend avec trois dés.\n" in french
    assert "three dice" not in french


def test_all_rules_can_be_read(warhost: Command) -> None:
    assert warhost.does("rules", "battle_masters", "--all").count("\nbm.") == 199


def test_coverage_tells_which_rules_have_tests(warhost: Command, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_river.py").write_text('@rule("bm.river.no_entry")\ndef test_wet_feet(): ...\n')
    told = warhost.does("rules", "coverage", "--tests", tests)
    assert "1 of 199 rules have tests" in told
    assert "1/" in next(line for line in told.splitlines() if line.startswith("River and fords"))
    assert "bm.river.cross_at_ford" in told
    assert "bm.river.no_entry" not in told
    assert "test_river.py::test_wet_feet" in warhost.does(
        "rules", "coverage", "battle_masters", "--all", "--tests", tests
    )


def test_coverage_needs_tests(warhost: Command, tmp_path: Path) -> None:
    assert "nowhere" in warhost.refuses("rules", "coverage", "--tests", tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["battle_masters", "xyzzy"], "xyzzy"),
        (["battle_masters", "bm.river.no_entri"], "bm.river.no_entry"),
        (["battle_master"], "Did you mean battle_masters?"),
    ],
)
def test_rules_nobody_wrote(warhost: Command, words: list[str], wrong: str) -> None:
    assert wrong in warhost.refuses("rules", *words)


# -- simulation


def test_a_simulation_is_summed_up_as_json(warhost: Command) -> None:
    words = ("simulate", "battle_masters", "-n", 6, "--bots", "random,simple", "--scenario", "quick_start", "--seed", 3)
    doc = json.loads(warhost.does(*words, "--json"))
    assert doc["games"] == 6
    assert doc["options"]["scenario"] == "quick_start"
    assert sum(seat["wins"] for seat in doc["seats"]) + doc["draws"] == 6
    assert [seat["bot"] for seat in doc["seats"]] == ["random", "simple"]
    assert sum(ending["games"] for ending in doc["endings"]) == 6
    assert doc["decisions"]["least"] <= doc["decisions"]["median"] <= doc["decisions"]["most"]
    assert doc["decisions_per_second"] > 0


def test_processes_share_the_work_without_changing_it(warhost: Command) -> None:
    words = ("simulate", "battle_masters", "-n", 5, "-o", "scenario=quick_start", "--json")
    alone, shared = (json.loads(warhost.does(*words, "--jobs", jobs)) for jobs in (1, 2))
    for doc in (alone, shared):
        del doc["seconds"], doc["decisions_per_second"]
    assert alone == shared


def test_a_simulation_is_told_in_words(warhost: Command) -> None:
    words = ("simulate", "battle_masters", "-n", 4, "--seats", 4, "-o", "scenario=quick_start")
    told = warhost.does(*words)
    assert "4 games" in told
    assert "Imperial Army, seat 1" in told
    assert "95% interval" in told
    assert "Intervalle à 95" in warhost.does(*words, "--lang", "fr")


def test_wilson_intervals() -> None:
    assert wilson(50, 100) == pytest.approx((0.40383, 0.59617), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.27754), abs=1e-4)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["-n", "many"], "-n must be a whole number"),
        (["-n", "0"], "-n must be a whole number"),
        (["--jobs", "0"], "--jobs"),
        (["--seed", "-1"], "--seed"),
        (["--bots", "clever"], "clever"),
        (["--bots", "random,random,random"], "3"),
        (["--seats", "9"], "--seats"),
        (["--option", "scenario"], "NAME=VALUE"),
        (["--option", "log=1"], "There is no option “log”"),
    ],
)
def test_simulations_that_cannot_be(warhost: Command, words: list[str], wrong: str) -> None:
    assert wrong in warhost.refuses("simulate", "battle_masters", *words)


# -- content packs and positions


def pack(folder: Path, units: str, name: str = "name: My own box\n") -> Path:
    (folder / "pack" / "battle_masters").mkdir(parents=True)
    (folder / "pack" / "pack.yaml").write_text(name)
    (folder / "pack" / "battle_masters" / "units.yaml").write_text(units)
    return folder / "pack"


def test_a_content_pack_is_named_with_its_hash(warhost: Command, tmp_path: Path) -> None:
    folder = pack(tmp_path, "units:\n  - id: imp_cannon\n    name_en: Old Bertha\n")
    told = warhost.does("content", "check", folder)
    assert "My own box" in told
    assert game().content.hash in told
    assert "changes nothing" not in told
    replaced = warhost.does("play", "battle_masters", "--content", folder, "--seat", 1, typed="\nquit\n\n")
    assert "Old Bertha" in replaced
    assert f"--content {folder}" in replaced.replace("\n", "")


def test_a_pack_that_changes_nothing_is_told(warhost: Command, tmp_path: Path) -> None:
    folder = pack(tmp_path, "units:\n  - id: imp_cannon\n    name_en: The Mighty Cannon\n")
    assert "changes nothing" in warhost.does("content", "check", folder)


def test_a_position_is_drawn_for_a_spectator_or_a_seat(warhost: Command, tmp_path: Path) -> None:
    field = battle(card="imp_cannon", imp_cannon="g6", cha_orcs_gazkull={"hex": "d8", "skulls": 2})
    file = tmp_path / "position.json"
    file.write_text(json.dumps(field.state.to_position()))
    seen = warhost.does("position", "show", file)
    assert "CN" in seen
    assert "ok²" in seen
    assert "Move to" not in seen
    assert "Move to f6" in warhost.does("position", "show", file, "--seat", 1)
    assert "Aller en f6" in warhost.does("position", "show", file, "--seat", 1, "--lang", "fr")
    assert "Move to" not in warhost.does("position", "show", file, "--seat", 2)
    assert "--seat" in warhost.refuses("position", "show", file, "--seat", 3)


def test_a_position_without_a_decision_shows_its_result(warhost: Command, tmp_path: Path) -> None:
    field = battle(card="imp_cannon", imp_cannon="g6", cha_orcs_gazkull="d8")
    field.state.declare(0, "concede")
    file = tmp_path / "position.json"
    file.write_text(json.dumps(field.state.to_position()))
    assert "Forces of Chaos" in warhost.does("position", "show", file)
