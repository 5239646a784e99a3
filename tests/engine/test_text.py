"""Texts as data: equal, hashable, and the same after a journey as JSON."""

import json

from warhost import Text
from warhost.language import language

LINE = Text("log-x", unit=Text("unit-a", n=2), faces=(Text("face-skull"), Text("face-blank")), hex="d8", count=3)


def test_texts_are_values() -> None:
    assert Text("a", x=1) == Text("a", x=1)
    assert hash(Text("a", x=1)) == hash(Text("a", x=1))
    assert Text("a", x=1) != Text("a", x=2)
    assert Text("a") != Text("b")
    assert Text("a") != "a"


def test_a_text_reads_back_from_its_document() -> None:
    assert Text.from_doc(json.loads(json.dumps(LINE.to_doc()))) == LINE
    assert Text("a").to_doc() == {"key": "a"}
    assert Text.from_doc({"key": "a"}) == Text("a")


def test_a_text_names_all_keys_it_needs() -> None:
    assert list(LINE.keys()) == ["log-x", "unit-a", "face-skull", "face-blank"]


def test_a_text_shows_itself() -> None:
    assert repr(Text("a", x=1, y=Text("b"))) == "Text('a', x=1, y=Text('b'))"


def test_a_text_is_spoken_with_its_parts() -> None:
    parts = (Text("verbatim", text="a"), Text("verbatim", text="b"), Text("verbatim", text="c"))
    known = Text("unknown-game", game="go", known=parts)
    assert language("en").say(known) == "There is no game “go”. Known games: a, b and c."
    assert language("fr").say(known) != language("en").say(known)
    assert language("en").say(Text("no-such-key")) == "no-such-key"
