"""What all decisions have in common: how choices are written, read and refused follows from the game's alphabet."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from mypy_extensions import i64

from warhost.engine.errors import BadNotation, Reason
from warhost.engine.state import Frame, State
from warhost.engine.text import Text, Thing

S = TypeVar("S", bound=State)


class Ask(Frame[S]):
    """A decision. `verbs` says what it means here to choose a thing of some kind."""

    verbs: ClassVar[dict[str, str]] = {}

    def verb(self, state: S, choice: i64) -> str:
        span = state.setting.alphabet.span_of[choice]
        return self.verbs.get(span.kind, span.verb)

    def thing(self, state: S, choice: i64) -> Thing | None:
        known = state.setting.alphabet
        span = known.span_of[choice]
        return Thing(span.of, known.name(choice)) if span.names else None

    def notation(self, state: S, choice: i64) -> str:
        name = state.setting.alphabet.name(choice)
        verb = self.verb(state, choice)
        return f"{verb} {name}" if name else verb

    def parse(self, state: S, text: str) -> int:
        verb, _, name = text.partition(" ")
        for span in state.setting.alphabet.spans:
            if name in span.place_of:
                choice = span.first + span.place_of[name]
                if self.verb(state, choice) == verb:
                    return choice
        return -1

    def prompt(self, state: S) -> Text:
        return Text(f"prompt-{self.kind}")

    def label(self, state: S, choice: i64) -> Text:
        thing = self.thing(state, choice)
        verb = self.verb(state, choice)
        return Text(f"choice-{verb}") if thing is None else Text(f"choice-{verb}", **{thing.kind: thing})

    def why_not(self, state: S, choice: i64) -> Reason:
        return self.wrong_kind(state, choice)

    def why_not_text(self, state: S, text: str) -> Reason:
        verb = state.setting.alphabet.read_verb(text)
        if verb == "":
            raise BadNotation("notation-unknown", text=text, example=self.notation(state, state.options[0]))
        return state.setting.alphabet.moment(verb, self.now())

    def wrong_kind(self, state: S, choice: i64) -> Reason:
        """The reason against a choice that means nothing in this decision."""
        known = state.setting.alphabet
        if known.span_of[choice].settled:
            return known.moment(self.verb(state, choice), self.now())
        return Reason(self.rule, Text("why-wrong-kind", kind=self.now()))

    def now(self) -> Text:
        """What is being decided, in words."""
        return Text(f"kind-{self.kind}")


class AskSeat(Ask[S]):
    """A decision of a seat that the frame itself names."""

    fields: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: i64) -> None:
        self.who = who

    def seat(self, state: S) -> i64:
        return self.who
