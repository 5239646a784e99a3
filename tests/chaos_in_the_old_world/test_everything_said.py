"""Whatever is said in a game – prompts, choices, reasons, log, results – has its words in both languages."""

from __future__ import annotations

import random

import pytest

from tests.chaos_in_the_old_world.vocabulary import game
from tests.listening import Listener, Strict, any_time
from warhost.language import LANGUAGES

LISTENER = Listener(any_time(game().alphabet))


@pytest.mark.parametrize("seats", [3, 4])
def test_everything_said_in_a_game_has_its_words(seats: int) -> None:
    ears = [Strict(code, game()) for code in LANGUAGES]
    for seed, assignment in enumerate(("in_order", "choice", "random")):
        LISTENER.listen(game().new(seats=seats, seed=seed, log=True, powers=assignment), random.Random(seed), ears)
    heard = {text.key for text in ears[0].heard}
    assert {"log-summon", "log-kill", "log-dominate", "prompt-turn", "choice-play", "why-wrong-kind"} <= heard
