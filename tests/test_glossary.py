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
from warhost.engine.content import read_yaml
from warhost.games import folder

APP = Path(warhost.__file__).parent
PLACES = {"app": APP, **{game: folder(game) for game in warhost.games()}}
LANGUAGES = ("en", "fr")
VALUE = re.compile(r"^(?:[\w-]+ =| +\.\w+ =| +\*?\[\w+\]|)(.*)$")
# what belongs to the things themselves rather than to our way of speaking
UNSPOKEN = {"id", "source", "sources", "confidence", "note", "notes", "meaning", "kind"}


@cache
def said(place: Path, language: str) -> list[tuple[str, str]]:
    return list(speech(place, language))


def speech(place: Path, language: str) -> Iterator[tuple[str, str]]:
    """Everything said in a language, with where: lines of the file of words, and texts of rules and content."""
    words = (place / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    for number, line in enumerate(words.splitlines(), 1):
        if not line.startswith("#"):
            found = VALUE.match(line)
            yield f"{language}.ftl:{number}", re.sub(r"\{[^{}]*\}", " … ", found[1] if found else line)
    for path in [*place.glob("rules.yaml"), *place.glob("content/*.yaml")]:
        yield from in_document(path.name, document(path), language)


@cache
def document(path: Path) -> Any:
    return read_yaml(path, path.name)


def in_document(where: str, doc: Any, language: str) -> Iterator[tuple[str, str]]:
    """The French texts of a document stand under `fr` or `…_fr`; those beside them are English."""
    if isinstance(doc, list):
        for number, part in enumerate(doc):
            name = part.get("id", number) if isinstance(part, dict) else number
            yield from in_document(f"{where} {name}", part, language)
    elif isinstance(doc, dict):
        for key, value in doc.items():
            if isinstance(value, str):
                french = key == "fr" or str(key).endswith("_fr")
                if french == (language == "fr") and (french or key == "en" or f"{key}_fr" in doc):
                    yield f"{where}.{key}", value
            elif key not in UNSPOKEN:
                yield from in_document(f"{where}.{key}", value, language)


def glossary(place: Path) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = yaml.safe_load((place / "locale" / "glossary.yaml").read_text(encoding="utf-8"))
    return entries


def holds(text: str, word: str) -> bool:
    """Whether a text says a word: as it stands if it is in capitals somewhere, in any case if it is not."""
    flags = 0 if word != word.lower() else re.IGNORECASE
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, flags) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_no_word_is_said_that_the_glossary_bans(place: str, language: str) -> None:
    banned = [word for entry in glossary(PLACES[place]) for word in entry.get("never", {}).get(language, ())]
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
    unsaid = [entry[language] for entry in glossary(PLACES[place]) if entry[language].casefold() not in everything]
    assert not unsaid, f"said nowhere: {', '.join(unsaid)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_apostrophes_are_curly(place: str, language: str) -> None:
    slips = [f"{where}: {text[:100]}" for where, text in said(PLACES[place], language) if re.search(r"\w'\w", text)]
    assert not slips, "\n".join(slips)


@pytest.mark.parametrize("place", warhost.games())
def test_french_typography_of_rules_and_content(place: str) -> None:
    files = [(where, text) for where, text in said(PLACES[place], "fr") if not where.startswith("fr.ftl")]
    assert [where for where, text in files if slips(text)] == []


def test_a_banned_word_is_found_wherever_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    words = (
        "one = Prendre une { $case }\n    .the = la case\ntwo =\n    { $n ->\n        [one] Une Case\n    }\n# case\n"
    )
    (tmp_path / "locale" / "fr.ftl").write_text(words, encoding="utf-8")
    (tmp_path / "rules.yaml").write_text("rules: [{id: a, en: a case, fr: une case}, {id: b, ruling: case}]\n")
    found = [where for where, text in said(tmp_path, "fr") if holds(text, "case")]
    assert found == ["fr.ftl:2", "fr.ftl:5", "rules.yaml.rules a.fr"]
