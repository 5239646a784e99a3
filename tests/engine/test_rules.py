"""The rulebook as data: what is read, what is found, what is refused, and how marks of tests are read."""

from __future__ import annotations

from pathlib import Path

import pytest

import warhost
from tests.engine.errors import says
from warhost import BadContent, BadOption
from warhost.rules import Coverage, Rulebook, coverage, marks, read_rules, read_words

GOOD = """\
game: toy
sections:
  - start
rules:
  - {id: toy.start.first, kind: setup}
"""
WORDS = """\
sections:
  start: Start
rules:
  toy.start.first:
    text: The youngest begins.
"""


def read(tmp_path: Path, text: str, words: str = WORDS) -> None:
    for name, content in (("rules.yaml", text), ("words.yaml", words)):
        (tmp_path / name).write_text(content, encoding="utf-8")
    rules = read_rules(tmp_path / "rules.yaml", "toy/rules.yaml", "toy")
    read_words(tmp_path / "words.yaml", "toy/words.yaml", rules)


def test_every_game_has_a_rulebook() -> None:
    for game in warhost.games():
        book = Rulebook(warhost.load(game))
        assert len(book.rules) == sum(len(section.rules) for section in book.sections)
        assert all(rule.text for rule in book.rules.values())
        assert all(section.rules for section in book.sections)


def test_a_rule_is_found_by_its_id() -> None:
    english, french = (Rulebook("battle_masters", code).rule("bm.movement.one_hex") for code in ("en", "fr"))
    assert english.section == french.section == "movement"
    assert english.text != french.text


def test_a_ruling_is_given_in_the_language_asked_for() -> None:
    english, french = (Rulebook("battle_masters", code) for code in ("en", "fr"))
    assert english.rule("bm.elite.defence_die").ruling == "An elite cannon defends with three dice."
    assert french.rule("bm.elite.defence_die").ruling == "Un Canon d’élite se défend avec trois dés."
    assert [book.rule("bm.movement.one_hex").ruling for book in (english, french)] == [None, None]


def test_an_unknown_id_is_answered_with_near_ones() -> None:
    with pytest.raises(BadOption) as caught:
        Rulebook("battle_masters").rule("bm.movement.one_hexx")
    assert "bm.movement.one_hex" in says(caught.value, "bm.movement.one_hexx")
    with pytest.raises(BadOption):
        Rulebook("battle_masters").rule("zzzzzzzz")


def test_search_asks_for_all_words_and_minds_neither_case_nor_accents() -> None:
    book = Rulebook("battle_masters")
    found = book.search("OGRE skull")
    assert found
    assert all("ogre" in f"{rule.id} {rule.text}".lower() for rule in found)
    french = Rulebook("battle_masters", "fr")
    assert french.search("tranchee") == french.search("Tranchée") != []
    assert book.search("no such words at all") == []


def test_the_glossary_and_the_titles_are_in_the_language_asked_for() -> None:
    english, french = (Rulebook("battle_masters", code) for code in ("en", "fr"))
    assert ("ford", "ford") in {(term.id, term.term) for term in english.glossary}
    assert ("ford", "gué") in {(term.id, term.term) for term in french.glossary}
    assert [term.id for term in english.glossary] == [term.id for term in french.glossary]
    assert english.sections[0].title != french.sections[0].title


def test_a_sound_file_is_read(tmp_path: Path) -> None:
    read(tmp_path, GOOD)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("game: toy", "game: other", ("toy/rules.yaml:1", "other", "toy")),
        ("kind: setup", "kind: mood", ("toy/rules.yaml:5", "kind", "mood", "setup")),
        ("toy.start.first", "toy.middle.first", ("toy/rules.yaml:5", "toy.middle.first", "start")),
        ("toy.start.first", "first", ("toy/rules.yaml:5", "first")),
        ("kind: setup}", "kind: setup, colour: red}", ("toy/rules.yaml:5", "colour")),
        ("kind: setup}", "kind: setup, pages: [x]}", ("toy/rules.yaml:5", "pages[0]")),
        ("  - start", "  - start\n  - start", ("toy/rules.yaml:2", "start")),
    ],
)
def test_what_is_wrong_in_a_file_is_named(tmp_path: Path, old: str, new: str, words: tuple[str, ...]) -> None:
    with pytest.raises(BadContent) as caught:
        read(tmp_path, GOOD.replace(old, new))
    says(caught.value, *words)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("    text: The youngest begins.", "    ruling: x", ("toy/words.yaml:5", "text")),
        ("  toy.start.first:", "  toy.start.second:", ("toy/words.yaml:4", "toy.start.first")),
        ("  start: Start", "  start: Start\n  middle: Middle", ("toy/words.yaml:3", "middle")),
        ("  start: Start", "  middle: Middle", ("toy/words.yaml:2", "start")),
    ],
)
def test_what_a_language_leaves_out_is_named(tmp_path: Path, old: str, new: str, words: tuple[str, ...]) -> None:
    with pytest.raises(BadContent) as caught:
        read(tmp_path, GOOD, WORDS.replace(old, new))
    says(caught.value, *words)


# -- marks of tests

TEST_FILE = """
import pytest
from tests.vocabulary import rule

pytestmark = rule("toy.all")

@rule("toy.one", "toy.two")
def test_one(): ...

@pytest.mark.rule("toy.three")
async def test_three(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("toy.param"))])
def test_param(n): ...

@rule("toy.class")
class TestClass:
    pytestmark = [rule("toy.inner")]

    @rule("toy.method")
    def test_method(self): ...

    def helper(self): ...

@pytest.mark.skip(reason="later")
@rule("toy.skipped")
def test_skipped(): ...

@rule("toy.helper")
def not_a_test(): ...

book.rule("toy.not_a_mark")
"""


def test_marks_are_read_from_functions_classes_and_modules(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "test_toy.py").write_text(TEST_FILE, encoding="utf-8")
    (tmp_path / "notes.py").write_text('@rule("toy.elsewhere")\ndef test_x(): ...\n', encoding="utf-8")
    found: dict[str, set[str]] = {}
    for mark in marks(tmp_path, "rule"):
        found.setdefault(mark.id, set()).add(mark.test.removeprefix("sub/test_toy.py::"))
    assert found == {
        "toy.all": {"test_one", "test_three", "test_param", "TestClass::test_method"},
        "toy.one": {"test_one"},
        "toy.two": {"test_one"},
        "toy.three": {"test_three"},
        "toy.param": {"test_param"},
        "toy.class": {"TestClass::test_method"},
        "toy.inner": {"TestClass::test_method"},
        "toy.method": {"TestClass::test_method"},
    }


def test_ids_that_are_computed_are_refused(tmp_path: Path) -> None:
    (tmp_path / "test_toy.py").write_text("@rule(*IDS)\ndef test_x(): ...\n", encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        marks(tmp_path, "rule")
    says(caught.value, "test_toy.py:1", "rule")


def test_coverage_tells_which_rules_have_no_test(tmp_path: Path) -> None:
    (tmp_path / "test_toy.py").write_text('@rule("bm.movement.one_hex")\ndef test_x(): ...\n', encoding="utf-8")
    found = coverage("battle_masters", tmp_path)
    assert isinstance(found, Coverage)
    assert found.tests == {"bm.movement.one_hex": ["test_toy.py::test_x"]}
    assert "bm.movement.one_hex" not in found.missing
    assert len(found.missing) == len(Rulebook("battle_masters").rules) - 1
    row = next(row for row in found.rows if row.section.id == "movement")
    assert (row.tested, len(row.missing)) == (1, len(row.section.rules) - 1)
