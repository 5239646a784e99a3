"""Whatever is said in a game – prompts, choices, reasons, log, results – has its words in both languages."""

from __future__ import annotations

import random

import pytest

from tests.listening import Listener, Strict
from tests.lords_of_ragnarok.vocabulary import game
from warhost.games.lords_of_ragnarok.model import GOD, HUNT
from warhost.language import LANGUAGES

ANY_TIME = [
    "hero ragnar",
    "descend odin",
    "launch sea1",
    "land 3",
    "pray odin",
    "forge",
    "sail sea2",
    "heal power",
    "invoke alliance",
    "pay uruz",
    "tame troll",
    "ally vanaheim",
    "travel 4",
    "activate green1",
    "move 20",
    "grow",
    "recruit",
    "muster 2",
    "act usurp",
    "prepare rune",
    "raise wisdom",
    "build 3",
    "bless hlidskjalf",
    "rouse garm",
    "hunt fafnir",
    "erect thor",
    "drive 5",
    "strike",
    "trample red1",
    "release troll",
    "retreat 4",
    "injure power",
    "gain algiz",
    "drop uruz",
    "discard axe",
    "attack claws",
    "defend shield",
    "hit bow",
    "cover 1",
    "battle 4",
    "play axe",
    "lose red1",
    "use gungnir",
    "option 1",
    "finish",
    "pass",
    "decline",
    "accept",
    "stay",
    "spare",
]
LISTENER = Listener(ANY_TIME, eager=range(HUNT, GOD))  # hunts are rare in random play


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_said_in_a_game_has_its_words(seats: int) -> None:
    ears = [Strict(code, game()) for code in LANGUAGES]
    for seed in range(4):
        rng = random.Random(10 * seats + seed)
        LISTENER.listen(game().new(seats=seats, seed=10 * seats + seed, log=True, drafts=2 + seed % 2), rng, ears)
    assert {"log-turn", "log-hunt", "log-event", "prompt-action", "why-wrong-kind"} <= {t.key for t in ears[0].heard}
