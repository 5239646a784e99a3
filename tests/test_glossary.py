"""One word for one thing: what glossary.yaml names is said, what it bans is not, in words, rules and content."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import warhost
from tests.test_words import slips
from warhost.games import folder
from warhost.language import LANGUAGES

APP = Path(warhost.__file__).parent
PLACES = {"app": APP, **{game: folder(game) for game in warhost.games()}}
VALUE = re.compile(r"^(?:[\w-]+ =| +\.\w+ =| +\*?\[\w+\]|)(.*)$")


@cache
def said(place: Path, language: str) -> list[tuple[str, str]]:
    return list(speech(place, language))


def speech(place: Path, language: str) -> Iterator[tuple[str, str]]:
    """Everything said in a language, with where: lines of the files of words, and what is said of rules."""
    for path in sorted((place / "locale" / language).glob("*.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                found = VALUE.match(line)
                yield f"{path.name}:{number}", re.sub(r"\{[^{}]*\}", " … ", found[1] if found else line)
    for path in (place / "locale" / language).glob("rules.yaml"):
        words = yaml.safe_load(path.read_text(encoding="utf-8"))
        yield from ((f"{path.name} {section}", title) for section, title in words["sections"].items())
        for identity, rule in words["rules"].items():
            yield from ((f"{path.name} {identity}.{field}", text) for field, text in rule.items())
        for identity, term in words.get("glossary", {}).items():
            yield f"{path.name} {identity}", term["term"]


def glossary(place: Path, language: str) -> dict[str, dict[str, Any]]:
    path = place / "locale" / language / "glossary.yaml"
    entries: dict[str, dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return entries


def holds(text: str, word: str) -> bool:
    """Whether a text says a word: as it stands if it is in capitals somewhere, in any case if it is not."""
    flags = 0 if word != word.lower() else re.IGNORECASE
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, flags) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_no_word_is_said_that_the_glossary_bans(place: str, language: str) -> None:
    banned = [word for entry in glossary(PLACES[place], language).values() for word in entry.get("never", ())]
    slips = [
        f"{where}: « {word} » in: {text[:120]}"
        for where, text in said(PLACES[place], language)
        for word in banned
        if holds(text, word)
    ]
    assert not slips, "\n".join(slips)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_every_word_of_the_glossary_is_said(place: str, language: str) -> None:
    everything = "\n".join(text for _, text in said(PLACES[place], language)).casefold()
    words = [entry["say"] for entry in glossary(PLACES[place], language).values()]
    unsaid = [word for word in words if word.casefold() not in everything]
    assert not unsaid, f"said nowhere: {', '.join(unsaid)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_apostrophes_are_curly(place: str, language: str) -> None:
    slips = [f"{where}: {text[:100]}" for where, text in said(PLACES[place], language) if re.search(r"\w'\w", text)]
    assert not slips, "\n".join(slips)


@pytest.mark.parametrize("place", warhost.games())
def test_french_typography_of_rules_and_content(place: str) -> None:
    files = [
        (where, text) for where, text in said(PLACES[place], "fr") if not where.startswith(("app.ftl", "game.ftl"))
    ]
    assert [where for where, text in files if slips(text)] == []


def test_a_banned_word_is_found_wherever_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "locale" / "fr").mkdir(parents=True)
    words = (
        "one = Prendre une { $case }\n    .the = la case\ntwo =\n    { $n ->\n        [one] Une Case\n    }\n# case\n"
    )
    (tmp_path / "locale" / "fr" / "game.ftl").write_text(words, encoding="utf-8")
    rules = "sections: {s: règles}\nrules: {a: {text: une case}, b: {text: rien, ruling: cases}}\n"
    (tmp_path / "locale" / "fr" / "rules.yaml").write_text(rules, encoding="utf-8")
    found = [where for where, text in said(tmp_path, "fr") if holds(text, "case")]
    assert found == ["game.ftl:2", "game.ftl:5", "rules.yaml a.text"]


@pytest.mark.parametrize("place", PLACES)
def test_every_language_has_a_word_for_each_thing_of_the_glossary(place: str) -> None:
    assert len({tuple(glossary(PLACES[place], language)) for language in LANGUAGES}) == 1
