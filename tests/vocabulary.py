"""The words tests of every game are written in: given a position, when these choices and dice, then these facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

import pytest

import warhost
from warhost import FastChance, Illegal, Reason, ScriptedChance, State, Text

rule = pytest.mark.rule
example = pytest.mark.example

AnyState = TypeVar("AnyState", bound=State)
AnyTrial = TypeVar("AnyTrial", bound="Trial[Any]")


class Trial(Generic[AnyState]):
    """A game to try things on. Choices are called by their notation, log lines by their keys."""

    def __init__(self, state: AnyState) -> None:
        self.state = state
        state.log = state.log or []

    # -- when

    def play(self, *choices: str) -> Self:
        """Make choices, in notation."""
        for text in choices:
            self.state.play(self.state.parse(text))
        return self

    def chance(self, *numbers: int | Sequence[int]) -> Self:
        """The raw numbers chance gives next; anything beyond them is an error."""
        self.state.chance = ScriptedChance(numbers)
        return self

    def luck(self, seed: int = 0) -> Self:
        """Any chance will do."""
        self.state.chance = FastChance(seed)
        return self

    # -- then

    @property
    def over(self) -> bool:
        return self.state.seat is None

    @property
    def kind(self) -> str | None:
        """What sort of decision is to be made; None when nobody decides."""
        return None if self.over else self.state.decision().kind

    @property
    def choices(self) -> list[str]:
        """The legal choices, in notation."""
        return [] if self.over else [self.state.notation(choice) for choice in self.state.legal()]

    def offers(self, verb: str) -> list[str]:
        """What may follow a verb now: `offers("move")` gives places, `offers("attack")` units."""
        return [text.partition(" ")[2] for text in self.choices if text.partition(" ")[0] == verb]

    def refused(self, text: str) -> Reason:
        """The reason against a choice; fails if it is allowed."""
        reason = self.state.why_not_text(text)
        assert reason is not None, f"{text} is allowed"
        return reason

    def forbids(self, text: str, rule_id: str) -> None:
        """The choice is refused, by this rule, and playing it is impossible."""
        assert text not in self.choices
        assert self.refused(text).rule == rule_id, self.refused(text)
        try:
            choice = self.state.parse(text)
        except warhost.BadNotation:
            return
        with pytest.raises(Illegal) as caught:
            self.state.play(choice)
        assert caught.value.reason.rule == rule_id

    def heard(self, key: str) -> list[Mapping[str, Any]]:
        """Parameters of all log lines with this key so far, nested texts as their keys."""
        return [flat(telling.event.text) for telling in self.state.log or () if telling.event.text.key == key]

    def log_keys(self) -> list[str]:
        return [telling.event.text.key for telling in self.state.log or ()]


def flat(text: Text) -> dict[str, Any]:
    """The parameters of a text, nested texts as their keys."""

    def plain(value: Any) -> Any:
        if isinstance(value, Text):
            return value.key
        return [plain(part) for part in value] if isinstance(value, tuple) else value

    return {name: plain(value) for name, value in text.params.items()}


def random_play(trial: AnyTrial, seed: int = 0, limit: int = 1_000_000) -> Iterator[AnyTrial]:
    """Random choices from here on, one yield each, until the game is over or the limit is reached."""
    chance = FastChance(seed)
    while not trial.over and limit > 0:
        legal = trial.state.legal()
        trial.state.apply(legal[chance.below(len(legal))])
        limit -= 1
        yield trial
