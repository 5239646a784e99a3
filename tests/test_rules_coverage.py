"""Rules of a complete game have tests, rulings both languages; examples are played; every mark names what exists."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import warhost
from warhost.language import LANGUAGES
from warhost.rules import Rulebook, coverage, marks

TESTS = Path(__file__).resolve().parent
COMPLETE = [game for game in warhost.games() if warhost.load(game).complete]


def examples(game: str) -> set[str]:
    path = TESTS / game / "examples.yaml"
    if not path.exists():
        return set()
    return {example["id"] for example in yaml.safe_load(path.read_text(encoding="utf-8"))["examples"]}


@pytest.mark.parametrize("game", COMPLETE)
def test_every_rule_of_a_complete_game_has_a_test(game: str) -> None:
    missing = coverage(game, TESTS).missing
    assert not missing, f"{len(missing)} rules of {game} without a test: {', '.join(missing)}"


@pytest.mark.parametrize("game", COMPLETE)
def test_every_ruling_of_a_complete_game_is_given_in_every_language(game: str) -> None:
    english, *others = (Rulebook(game, code).rules for code in sorted(LANGUAGES, key=lambda code: code != "en"))
    assert any(rule.ruling for rule in english.values())
    for rules in others:
        alone = [rule.id for rule in rules.values() if bool(rule.ruling) != bool(english[rule.id].ruling)]
        assert not alone, f"{len(alone)} rulings of {game} not in all languages: {', '.join(alone)}"
        assert [rule.id for rule in rules.values() if rule.ruling and rule.ruling == english[rule.id].ruling] == []


@pytest.mark.parametrize("game", COMPLETE)
def test_every_example_of_a_complete_game_is_played(game: str) -> None:
    wanted = examples(game)
    assert wanted, f"tests/{game}/examples.yaml holds no examples"
    missing = sorted(wanted - {mark.id for mark in marks(TESTS, "example")})
    assert not missing, f"{len(missing)} examples of {game} without a test: {', '.join(missing)}"


def test_marks_name_rules_that_exist() -> None:
    known = {identity for game in warhost.games() for identity in Rulebook(game).ids}
    unknown = [f"{mark.test}: {mark.id}" for mark in marks(TESTS, "rule") if mark.id not in known]
    assert not unknown, "\n".join(unknown)


def test_marks_name_examples_that_exist() -> None:
    known = {identity for game in warhost.games() for identity in examples(game)}
    unknown = [f"{mark.test}: {mark.id}" for mark in marks(TESTS, "example") if mark.id not in known]
    assert not unknown, "\n".join(unknown)


@pytest.mark.parametrize("game", warhost.games())
def test_the_table_counts_every_rule_once(game: str) -> None:
    rows = coverage(game, TESTS).rows
    book = Rulebook(game)
    assert [row.section.id for row in rows] == [section.id for section in book.sections]
    assert sum(row.tested + len(row.missing) for row in rows) == len(book.rules)
