"""Whatever is said in a battle – prompts, choices, reasons, log, results – has its words in both languages."""

from __future__ import annotations

import random

import pytest

from tests.battle_masters.vocabulary import OTHER_EDITION, game
from tests.listening import Listener, Strict
from warhost.games.battle_masters.model import FINISH, UNIT
from warhost.language import LANGUAGES

ANY_TIME = [
    "use imp_cannon",
    "move d8",
    "attack imp_cannon",
    "shoot imp_cannon",
    "fire cha_ogre_grimorg",
    "finish",
    "lay hedge",
    "cover d8",
    "turn NE",
    "side north",
    "mat full_mat",
    "deploy imp_cannon",
    "place d8",
    "enter d8",
    "disc d8",
    "pass",
    "decline",
    "done",
    "yield",
]
# Mostly to attack, or nobody is ever hurt.
LISTENER = Listener(ANY_TIME, eager=range(UNIT, FINISH), eagerness=0.7)


@pytest.mark.parametrize("scenario", game().options["scenario"].values)
def test_everything_said_in_a_battle_has_its_words(scenario: str) -> None:
    ears = [Strict(code, game()) for code in LANGUAGES]
    for seed, seats in enumerate((2, 5)):
        options = OTHER_EDITION if seed else {}
        LISTENER.listen(
            game().new(seats=seats, seed=seed, log=True, scenario=scenario, **options), random.Random(seed), ears
        )
    assert {"log-attack", "log-card", "prompt-use", "why-wrong-kind"} <= {text.key for text in ears[0].heard}
