"""The rules of a game as its players read them, and which of them the tests prove."""

from __future__ import annotations

import ast
import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from warhost.engine.content import Record, anything, list_of, one_of, read_yaml, record, table_of, whole, word
from warhost.engine.errors import BadContent, BadOption
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.games import folder

KINDS = (
    "clarification",
    "component",
    "computation",
    "end",
    "permission",
    "prohibition",
    "scoring",
    "sequence",
    "setup",
    "timing",
    "variant",
)

_SCHEMA = record(
    {
        "game": word,
        "sections": list_of(word, 1),
        "rules": list_of(record({"id": word, "kind": one_of(*KINDS)}, {"pages": list_of(whole(1, 999))}), 1),
    },
    {"note": anything},
)
_WORDS = record(
    {"sections": table_of(word), "rules": table_of(record({"text": word}, {"ruling": word}))},
    {"glossary": table_of(record({"term": word}, {"meaning": word}))},
)


# -- the rulebook


class Rule(NamedTuple):
    """One rule in our words. `ruling` says what we decided where the printed text leaves it open."""

    id: str
    section: str
    kind: str
    text: str
    ruling: str | None
    pages: tuple[int, ...]


class Section(NamedTuple):
    """A chapter of the rulebook."""

    id: str
    title: str
    rules: tuple[Rule, ...]


class Term(NamedTuple):
    """A word of the game, and what it means, if the language says so."""

    id: str
    term: str
    meaning: str | None


class Rulebook:
    """The rules of a game in a language, by section and by id."""

    def __init__(self, game: Game | str, language: str = "en") -> None:
        self.game = game if isinstance(game, str) else game.id
        self.language = language
        place = folder(self.game)
        doc = read_rules(place / "rules.yaml", f"{self.game}/rules.yaml", self.game)
        shown = f"{self.game}/locale/{language}/rules.yaml"
        words = read_words(place / "locale" / language / "rules.yaml", shown, doc)
        rules = [_rule(item, words["rules"][item["id"]]) for item in doc["rules"]]
        self.rules = {rule.id: rule for rule in rules}
        self.sections = tuple(
            Section(name, words["sections"][name], tuple(rule for rule in rules if rule.section == name))
            for name in doc["sections"]
        )
        self.glossary = tuple(
            Term(name, item["term"], item.get("meaning")) for name, item in words.get("glossary", {}).items()
        )

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(self.rules)

    def rule(self, identity: str) -> Rule:
        """The rule of an id; raises BadOption with ids that are near."""
        if identity not in self.rules:
            raise BadOption(
                "unknown-rule", rule=identity, known=tuple(_verbatim(near) for near in self._near(identity))
            )
        return self.rules[identity]

    def search(self, wanted: str) -> list[Rule]:
        """Rules whose text, id or section title holds all the words, whatever their case and accents."""
        words = _folded(wanted).split()
        return [
            rule
            for section in self.sections
            for rule in section.rules
            if all(word in _folded(f"{rule.id} {section.title} {rule.text}") for word in words)
        ]

    def _near(self, identity: str) -> list[str]:
        import difflib

        return difflib.get_close_matches(identity, self.rules, n=5, cutoff=0.3) or sorted(self.rules)[:5]


def read_rules(path: Path, shown: str, game: str) -> Record:
    """The data of a rules file; raises BadContent with file, line and field."""
    doc: Record = read_yaml(path, shown)
    _SCHEMA(doc, f"{shown}:1", "rules")
    if doc["game"] != game:
        raise BadContent(
            "content-wrong-type", place=doc.place_of("game"), field="game", wanted=game, found=repr(doc["game"])
        )
    sections = doc["sections"]
    seen: set[str] = set()
    for name in sections:
        if name in seen:
            raise BadContent("rules-id-twice", place=doc.place_of("sections"), id=name)
        seen.add(name)
    for item in doc["rules"]:
        parts = item["id"].split(".")
        if item["id"] in seen:
            raise BadContent("rules-id-twice", place=item.place_of("id"), id=item["id"])
        if len(parts) != 3 or parts[1] not in sections:
            known = tuple(_verbatim(name) for name in sorted(sections))
            raise BadContent("rules-no-section", place=item.place_of("id"), id=item["id"], known=known)
        seen.add(item["id"])
    return doc


def read_words(path: Path, shown: str, rules: Record) -> Record:
    """What a language says of the rules, of each of them; raises BadContent with file, line and field."""
    doc = read_yaml(path, shown)
    _WORDS(doc, f"{shown}:1", "rules")
    for field, ids in (("sections", rules["sections"]), ("rules", [item["id"] for item in rules["rules"]])):
        said: Record = doc[field]
        for name in ids:
            if name not in said:
                raise BadContent("content-field-missing", place=said.place, record=field, field=name)
        for name in said:
            if name not in ids:
                raise BadContent("rules-unknown-id", place=said.place_of(name), id=name)
    assert isinstance(doc, Record)
    return doc


@lru_cache(maxsize=16)
def rulebook(game: str, language: str) -> Rulebook:
    """The one Rulebook for a game and a language."""
    return Rulebook(game, language)


def _rule(item: Mapping[str, Any], words: Mapping[str, str]) -> Rule:
    section = item["id"].split(".")[1]
    return Rule(item["id"], section, item["kind"], words["text"], words.get("ruling"), tuple(item.get("pages", ())))


def _verbatim(word: str) -> Text:
    return Text("verbatim", text=word)


def _folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


# -- what the tests prove


class Mark(NamedTuple):
    """A test and an id that it is marked with."""

    id: str
    test: str  # file::name
    line: int


class Row(NamedTuple):
    """A section in the table of `warhost rules coverage`."""

    section: Section
    tested: int
    missing: tuple[str, ...]


class Coverage:
    """Which rules of a game have tests."""

    def __init__(self, book: Rulebook, marks: list[Mark]) -> None:
        self.book = book
        self.tests: dict[str, list[str]] = {}
        for mark in marks:
            self.tests.setdefault(mark.id, []).append(mark.test)
        self.missing = tuple(identity for identity in book.rules if identity not in self.tests)
        self.rows = tuple(self._row(section) for section in book.sections)

    def _row(self, section: Section) -> Row:
        missing = tuple(rule.id for rule in section.rules if rule.id not in self.tests)
        return Row(section, len(section.rules) - len(missing), missing)


def coverage(game: Game | str, tests: Path, language: str = "en") -> Coverage:
    """What the tests below a folder prove of a game's rules. A test that is skipped proves nothing."""
    return Coverage(Rulebook(game, language), marks(tests, "rule"))


def marks(tests: Path, marker: str) -> list[Mark]:
    """All ids given to a marker (`@rule("…")`, `@pytest.mark.rule("…")`, `pytestmark`) in test files below a folder."""
    found: list[Mark] = []
    for path in sorted(tests.rglob("test_*.py")):
        shown = path.relative_to(tests).as_posix()
        found += _File(shown, marker).marks(ast.parse(path.read_text(encoding="utf-8")))
    return found


class _File:
    """Reads the marks of one test file without running it."""

    def __init__(self, shown: str, marker: str) -> None:
        self.shown = shown
        self.marker = marker

    def marks(self, tree: ast.Module) -> list[Mark]:
        return list(self._within(tree.body, self._assigned(tree.body), ""))

    def _within(self, body: list[ast.stmt], outer: list[ast.expr], path: str) -> Iterator[Mark]:
        for node in body:
            if isinstance(node, ast.ClassDef):
                inner = outer + node.decorator_list + self._assigned(node.body)
                yield from self._within(node.body, inner, f"{path}::{node.name}")
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                marks = outer + node.decorator_list
                if not any(self._names(mark, "skip") for mark in marks):
                    yield from self._ids(marks, f"{self.shown}{path}::{node.name}")

    def _ids(self, marks: list[ast.expr], test: str) -> Iterator[Mark]:
        for mark in marks:
            for call in ast.walk(mark):  # also inside pytest.param(..., marks=rule("…"))
                if not isinstance(call, ast.Call) or not self._names(call.func, self.marker):
                    continue
                for argument in call.args:
                    if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                        raise BadContent("mark-not-written-out", place=f"{self.shown}:{call.lineno}", mark=self.marker)
                    yield Mark(argument.value, test, call.lineno)

    @staticmethod
    def _assigned(body: list[ast.stmt]) -> list[ast.expr]:
        """The marks of `pytestmark = …`."""
        return [
            node.value
            for node in body
            if isinstance(node, ast.Assign)
            and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets)
        ]

    @staticmethod
    def _names(node: ast.expr, marker: str) -> bool:
        """Whether an expression is `marker` itself, or `pytest.mark.marker`, called or not."""
        if isinstance(node, ast.Call):
            node = node.func
        if isinstance(node, ast.Attribute):
            return node.attr == marker and isinstance(node.value, ast.Attribute) and node.value.attr == "mark"
        return isinstance(node, ast.Name) and node.id == marker
