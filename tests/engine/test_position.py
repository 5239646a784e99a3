"""Reading documents: every field by its path, and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.engine.errors import says
from warhost import BadPosition
from warhost.engine.position import Reader

DOC = {
    "number": 5,
    "yes": True,
    "word": "b",
    "nothing": None,
    "inner": {"x": 1},
    "rows": [{"x": 1}, {"x": 2}],
    "words": ["a", "b"],
    "numbers": [1, 2],
    "long": "x" * 100,
}


def test_what_is_there_is_read() -> None:
    read = Reader(DOC, "doc")
    assert read.has("number")
    assert not read.has("other")
    assert read.names() == list(DOC)
    assert read.whole("number", 1, 9) == 5
    assert read.number("number") == 5
    assert read.flag("yes") is True
    assert read.one_of("word", ("a", "b")) == "b"
    assert read.one_of("nothing", (None, "a")) is None
    assert read.inner("inner").whole("x", 0, 1) == 1
    assert [row.whole("x", 0, 9) for row in read.items("rows")] == [1, 2]
    assert read.words("words", ("a", "b")) == read.strings("words") == ["a", "b"]
    assert read.wholes("numbers", 0, 9) == [1, 2]
    assert len(read.string("long")) == 100
    read.nothing_else()


def test_what_is_missing_has_its_default() -> None:
    read = Reader({}, "doc")
    assert read.whole("number", 1, 9, 3) == 3
    assert read.flag("yes", False) is False
    assert read.one_of("word", ("a", "b"), "a") == "a"
    assert read.inner("inner").names() == []
    assert read.items("rows") == []
    assert read.words("words", ()) == []
    assert read.wholes("numbers", 0, 0) == []
    assert read.anything("thing") is None


WRONG: list[tuple[Callable[[Reader], Any], tuple[str, ...]]] = [
    (lambda read: read.whole("number", 6, 9), ("doc.number", "5", "6–9")),
    (lambda read: read.whole("number", 7, 7), ("doc.number", "5", "7")),
    (lambda read: read.whole("yes", 0, 9), ("doc.yes", "True")),
    (lambda read: read.whole("word", 0, 9), ("doc.word", "'b'")),
    (lambda read: read.whole("other", 0, 9), ("doc.other",)),
    (lambda read: read.number("word"), ("doc.word", "'b'")),
    (lambda read: read.number("yes") + read.number("other"), ("doc.other",)),
    (lambda read: read.flag("number"), ("doc.number", "5", "true | false")),
    (lambda read: read.one_of("word", ("x", "y")), ("doc.word", "'b'", "x", "y")),
    (lambda read: read.one_of("yes", (1, 2)), ("doc.yes", "True", "1")),
    (lambda read: read.one_of("number", (None, "a")), ("doc.number", "null")),
    (lambda read: read.inner("word"), ("doc.word", "'b'")),
    (lambda read: read.items("word"), ("doc.word", "'b'")),
    (lambda read: read.items("words"), ("doc.words[0]", "'a'")),
    (lambda read: read.words("words", ("a",)), ("doc.words[1]", "'b'")),
    (lambda read: read.strings("numbers"), ("doc.numbers[0]", "1")),
    (lambda read: read.string("other"), ("doc.other",)),
    (lambda read: read.wholes("numbers", 2, 9), ("doc.numbers[0]", "1", "2–9")),
    (lambda read: read.items("rows")[1].whole("x", 5, 6), ("doc.rows[1].x", "2", "5–6")),
    (lambda read: read.inner("inner").flag("x"), ("doc.inner.x",)),
    (lambda read: read.whole("long", 0, 1), ("…",)),
    (lambda read: read.nothing_else(), ("doc.number",)),
]


@pytest.mark.parametrize(("ask", "words"), WRONG, ids=[" ".join(words) for _, words in WRONG])
def test_what_is_wrong_is_named_by_its_path(ask: Callable[[Reader], Any], words: tuple[str, ...]) -> None:
    with pytest.raises(BadPosition) as caught:
        ask(Reader(DOC, "doc"))
    says(caught.value, *words)


def test_unknown_fields_are_refused_with_the_known_ones() -> None:
    read = Reader({"a": 1, "z": 2}, "doc")
    read.anything("a")
    read.anything("b")
    with pytest.raises(BadPosition) as caught:
        read.nothing_else()
    says(caught.value, "doc.z", "a", "b")
