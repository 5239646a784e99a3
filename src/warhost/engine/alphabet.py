"""The alphabet of a game: what the numbers of its choices stand for, and what it can mean to choose them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text


class Span:
    """Choices of one kind in a row: things of the game, each with its name, or (without names) one bare word.

    `verb` is what choosing them means unless a decision has a verb of its own for the kind; `of` is what the things
    themselves are, where two kinds of choices are about the same things. A `settled` kind needs no decision to be
    understood: chosen at the wrong time, it is told when its time is.
    """

    def __init__(
        self,
        first: int,
        kind: str,
        names: Sequence[str] = (),
        *,
        verb: str = "",
        of: str = "",
        settled: bool = False,
    ) -> None:
        self.first = first
        self.kind = kind
        self.names = list(names)
        self.verb = verb or kind
        self.of = of or kind
        self.settled = settled
        self.count = max(1, len(self.names))
        self.place_of = {name: place for place, name in enumerate(self.names)} or {"": 0}


class Alphabet:
    """All choices of a game, declared once. `verbs` names, for each verb, the rule about its moment and the kinds that
    it can be about; a verb without kinds stands alone.
    """

    def __init__(self, spans: Sequence[Span], verbs: Mapping[str, tuple[str, ...]]) -> None:
        self.spans = list(spans)
        self.verbs = dict(verbs)
        self.span_of: list[Span] = []
        for span in self.spans:
            if span.first != len(self.span_of):
                raise ValueError(f"choices of kind {span.kind} begin at {len(self.span_of)}, not at {span.first}")
            self.span_of += [span] * span.count
        self.choices = len(self.span_of)

    def name(self, choice: i64) -> str:
        """The name of the thing that a choice is about; empty for a bare word."""
        span = self.span_of[choice]
        return span.names[choice - span.first] if span.names else ""

    def named(self, kind: str, name: str) -> int:
        """The choice that stands for a thing; -1 if there is no such thing."""
        for span in self.spans:
            if span.kind == kind and name in span.place_of:
                return span.first + span.place_of[name]
        return -1

    def read_verb(self, text: str) -> str:
        """The verb of a well-formed choice of any decision; empty for anything else."""
        words = text.split()
        if not 1 <= len(words) <= 2 or words[0] not in self.verbs:
            return ""
        kinds = self.verbs[words[0]][1:]
        if len(words) == 1:
            return "" if kinds else words[0]
        return words[0] if any(self.named(kind, words[1]) >= 0 for kind in kinds) else ""

    def moment(self, verb: str, now: Text) -> Reason:
        """Why a choice of another decision cannot be made now."""
        return Reason(self.verbs[verb][0], Text("why-not-now", verb=Text(f"verb-{verb}"), now=now))
