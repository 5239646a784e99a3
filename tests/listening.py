"""Ears for tests: a language that takes offence, and a game at random in which all that anybody is shown is read."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

from warhost import Game, State, Text
from warhost.engine.alphabet import Alphabet
from warhost.engine.event import Telling
from warhost.language import Language

UNELIDED = re.compile(r"\b(de|le|la|que) [AEIOUÉÈÊÎÔŒ]\w")  # as in “de Odin”: a name that its sentence did not expect


class Strict(Language):
    """A language that takes offence at a missing message, parameter or elision, also inside other texts."""

    def __init__(self, code: str, owner: Game | None) -> None:
        super().__init__(code, owner)
        self.heard: set[Text] = set()

    def say(self, text: Text) -> str:
        if text.key == "verbatim":
            return super().say(text)
        assert self.knows(text.key), text
        pattern = self.bundle.get_message(text.key).value
        assert pattern is not None
        words, problems = self.bundle.format_pattern(pattern, self.params(text))
        assert not problems, (text, problems)
        assert str(words).strip(), text
        assert self.code != "fr" or not UNELIDED.search(str(words)), words
        return str(words)

    def hear(self, text: Text | None) -> None:
        if text is not None and text not in self.heard:
            self.heard.add(text)
            self.say(text)


def told(log: Sequence[Telling], seats: Sequence[int | None]) -> list[Text]:
    """All that anybody reads in a log."""
    events = [telling.seen_by(seat) for telling in log for seat in seats]
    return [event.text for event in events if event is not None]


def any_time(alphabet: Alphabet) -> list[str]:
    """A well-formed choice for every verb."""
    things = {span.kind: span.names[0] for span in reversed(alphabet.spans) if span.names}
    return [" ".join([verb, *(things[kind] for kind in kinds[:1])]) for verb, (_, *kinds) in alphabet.verbs.items()]


class Listener:
    """Plays at random and reads everything: prompts, choices, reasons, log, result."""

    def __init__(self, any_time: Sequence[str], eager: range = range(0), eagerness: float = 1.0) -> None:
        self.any_time = any_time  # a choice of every kind, most of them out of place whenever they are tried
        self.eager = eager  # choices that random play takes too seldom
        self.eagerness = eagerness

    def listen(self, state: State, rng: random.Random, ears: Sequence[Strict]) -> None:
        """To the end of the game."""
        seats = (None, *range(state.setting.seats))
        log = state.log
        assert log is not None
        while state.seat is not None:
            texts = self.shown(state, rng)
            texts += told(log, seats)
            log.clear()
            for text in texts:
                for ear in ears:
                    ear.hear(text)
            self.step(state, rng)
        result = state.result()
        over = state.why_not(0)
        assert result is not None
        assert over is not None
        for ear in ears:
            for text in (result.reason, over.text, *told(log, seats)):
                ear.hear(text)

    def shown(self, state: State, rng: random.Random) -> list[Text | None]:
        """The prompt, for others too, some of the choices, and some reasons against what cannot be chosen."""
        legal = state.legal()
        reasons = [state.why_not(choice) for choice in rng.sample(range(state.setting.choices), 4)]
        if rng.random() < 0.3:
            reasons.append(state.why_not_text(rng.choice(self.any_time)))
        labels = [state.label(choice) for choice in rng.sample(legal, min(4, len(legal)))]
        told = [reason.text for reason in reasons if reason is not None]
        return [state.decision().prompt, state.frames[-1].prompt_for_others(state), *labels, *told]

    def step(self, state: State, rng: random.Random) -> None:
        """A choice, or now and then, where more than two play, what a player may declare at any time."""
        if state.setting.seats > 2 and rng.random() < 0.002:
            seat = rng.choice([seat for seat in range(state.setting.seats) if state.declarations(seat)])
            state.declare(seat, rng.choice(state.declarations(seat)))
            return
        legal = state.legal()
        wanted = [choice for choice in legal if choice in self.eager]
        state.play(rng.choice(wanted if wanted and rng.random() < self.eagerness else legal))
