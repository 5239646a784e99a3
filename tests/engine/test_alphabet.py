"""The alphabet: what numbers stand for, how choices read, and that every game's declarations agree."""

from __future__ import annotations

from typing import Any

import pytest

import warhost
from warhost.engine.alphabet import Alphabet, Span
from warhost.engine.ask import Ask
from warhost.engine.text import Text

SPANS = (Span(0, "hex", ("a1", "a2")), Span(2, "unit", ("ogre",), verb="use"), Span(3, "finish", settled=True))
VERBS = {"move": ("move.rule", "hex"), "use": ("use.rule", "unit"), "finish": ("finish.rule",)}
FIELD = Alphabet(SPANS, VERBS)


def test_numbers_stand_for_things_in_the_order_of_the_spans() -> None:
    assert FIELD.choices == 4
    assert [FIELD.name(choice) for choice in range(4)] == ["a1", "a2", "ogre", ""]
    assert [FIELD.span_of[choice].verb for choice in range(4)] == ["hex", "hex", "use", "finish"]
    assert (FIELD.named("hex", "a2"), FIELD.named("unit", "a2"), FIELD.named("unit", "ogre")) == (1, -1, 2)


def test_a_span_that_does_not_begin_where_the_last_one_ends_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="choices of kind unit begin at 2, not at 3"):
        Alphabet((SPANS[0], Span(3, "unit", ("ogre",))), {})


@pytest.mark.parametrize(
    ("text", "verb"),
    [("move a2", "move"), ("use ogre", "use"), ("finish", "finish"), ("  move   a1 ", "move")]
    + [(text, "") for text in ("", "move", "move ogre", "finish a1", "fly a1", "move a1 a2")],
)
def test_a_verb_is_read_only_with_what_it_can_be_about(text: str, verb: str) -> None:
    assert FIELD.read_verb(text) == verb


def test_a_moment_names_the_rule_of_its_verb() -> None:
    reason = FIELD.moment("move", Text("kind-use"))
    assert reason.rule == "move.rule"
    assert reason.text == Text("why-not-now", verb=Text("verb-move"), now=Text("kind-use"))


@pytest.mark.parametrize("name", warhost.games())
def test_the_verbs_of_all_decisions_are_known_to_the_alphabet(name: str) -> None:
    game = warhost.load(name)
    known = game.alphabet
    assert known.choices == game.choices
    bare = {span.kind for span in known.spans if not span.names}
    kinds: tuple[type[Any], ...] = game.frames
    for kind, verb in {pair for frame in kinds if issubclass(frame, Ask) for pair in frame.verbs.items()}:
        assert verb in known.verbs, verb
        assert known.verbs[verb][1:] == () if kind in bare else kind in known.verbs[verb][1:], (kind, verb)
    for span in known.spans:
        assert span.verb in known.verbs or not span.settled, span.verb
