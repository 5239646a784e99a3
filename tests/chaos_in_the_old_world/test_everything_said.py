"""Whatever is said in a game – prompts, choices, reasons, log, results – has its words in both languages."""

from __future__ import annotations

import random

import pytest

from tests.chaos_in_the_old_world.vocabulary import game
from tests.test_words import Strict
from warhost import State, Text
from warhost.games.chaos_in_the_old_world.notation import MOMENTS, object_names
from warhost.language import LANGUAGES

# A choice of every kind, most of them out of place whenever they are tried.
ANY_TIME = [
    " ".join([verb, *(next(iter(names)) for names in object_names(game().tables, verb)[:1])])
    for verb in sorted(MOMENTS)
]


def listen(state: State, rng: random.Random, ears: tuple[Strict, ...]) -> None:
    """Play at random to the end, and read all that anybody is shown."""
    seats = (None, *range(state.setting.seats))
    log = state.log
    assert log is not None
    while state.seat is not None:
        legal = state.legal()
        texts: list[Text | None] = [state.decision().prompt, *map(state.label, legal)]
        for choice in rng.sample(range(state.setting.choices), 5):
            reason = state.why_not(choice)
            texts.append(None if reason is None else reason.text)
        reason = state.why_not_text(rng.choice(ANY_TIME))
        texts.append(None if reason is None else reason.text)
        texts += [event.seen_by(seat) for event in log for seat in seats]
        log.clear()
        for text in texts:
            for ear in ears:
                ear.hear(text)
        if rng.random() < 0.002:
            seat = rng.choice([seat for seat in range(state.setting.seats) if state.declarations(seat)])
            state.declare(seat, rng.choice(state.declarations(seat)))
        else:
            state.play(rng.choice(legal))
    result = state.result()
    over = state.why_not(0)
    assert result is not None
    assert over is not None
    for ear in ears:
        for text in (result.reason, over.text, *(event.seen_by(seat) for event in log for seat in seats)):
            ear.hear(text)


@pytest.mark.parametrize("seats", [3, 4])
def test_everything_said_in_a_game_has_its_words(seats: int) -> None:
    ears = tuple(Strict(code, game()) for code in LANGUAGES)
    for seed, assignment in enumerate(("in_order", "choice", "random")):
        listen(game().new(seats=seats, seed=seed, log=True, powers=assignment), random.Random(seed), ears)
    heard = {text.key for text in ears[0].heard}
    assert {"log-summon", "log-kill", "log-dominate", "prompt-turn", "choice-play", "why-wrong-kind"} <= heard
