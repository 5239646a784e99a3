"""Whatever is said in a battle – prompts, choices, reasons, log, results – has its words in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.listening import Listener, Strict, any_time
from tests.stratego_legends.vocabulary import game
from warhost.language import LANGUAGES

LISTENER = Listener(any_time(game().alphabet))
WAYS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 2, "armies": "surprise", "boards": "all", "stops": "all"},
    {"seats": 2, "armies": "expansion", "campaign": "two", "sides": "drawn", "boards": "bring"},
    {"seats": 2, "armies": "muster", "copies": "one", "memory_aid": False, "hints": False},
    {"seats": 4, "armies": "box", "team_order": "free", "siege_allies": True, "empty_zone": "passes"},
]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.get("armies", "starter"))
def test_everything_said_in_a_battle_has_its_words(way: dict[str, Any]) -> None:
    ears = [Strict(code, game()) for code in LANGUAGES]
    LISTENER.listen(game().new(seed=1, log=True, **way), random.Random(1), ears)
    heard = {text.key for text in ears[0].heard}
    assert {"log-reveal", "log-destroyed", "prompt-turn", "choice-take", "why-wrong-kind"} <= heard
