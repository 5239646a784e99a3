"""Whatever is said in a battle – prompts, choices, reasons, log, results – has its words in both languages."""

from __future__ import annotations

import random

import pytest

from tests.battle_masters.vocabulary import OTHER_EDITION, game
from tests.listening import Listener, Strict, any_time
from warhost.games.battle_masters.model import FINISH, UNIT
from warhost.language import LANGUAGES

# Mostly to attack, or nobody is ever hurt.
LISTENER = Listener(any_time(game().alphabet), eager=range(UNIT, FINISH), eagerness=0.7)


@pytest.mark.parametrize("scenario", game().options["scenario"].values)
def test_everything_said_in_a_battle_has_its_words(scenario: str) -> None:
    ears = [Strict(code, game()) for code in LANGUAGES]
    for seed, seats in enumerate((2, 5)):
        options = OTHER_EDITION if seed else {}
        LISTENER.listen(
            game().new(seats=seats, seed=seed, log=True, scenario=scenario, **options), random.Random(seed), ears
        )
    assert {"log-attack", "log-card", "prompt-use", "why-wrong-kind"} <= {text.key for text in ears[0].heard}
