"""All that is said in a game of Lords of Ragnarok has its words in both languages."""

from __future__ import annotations

import random

import pytest

from tests.lords_of_ragnarok.vocabulary import game
from tests.test_words import Strict
from warhost import State, Text
from warhost.games.lords_of_ragnarok.model import GOD, HUNT
from warhost.language import LANGUAGES

# A choice of every kind, most of them out of place whenever they are tried.
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


def listen(state: State, rng: random.Random, ears: tuple[Strict, ...]) -> None:
    """Play at random to the end, and read all that anybody is shown."""
    seats = (None, *range(state.setting.seats))
    log = state.log
    assert log is not None
    while state.seat is not None:
        legal = state.legal()
        texts: list[Text | None] = [state.decision().prompt, state.frames[-1].prompt_for_others(state)]
        texts += [state.label(choice) for choice in rng.sample(legal, min(4, len(legal)))]
        for choice in rng.sample(range(state.setting.choices), 6):
            reason = state.why_not(choice)
            texts.append(None if reason is None else reason.text)
        reason = state.why_not_text(rng.choice(ANY_TIME))
        texts.append(None if reason is None else reason.text)
        texts += [event.seen_by(seat) for event in log for seat in seats]
        log.clear()
        for text in texts:
            for ear in ears:
                ear.hear(text)
        if state.setting.seats > 2 and rng.random() < 0.002:
            seat = rng.randrange(state.setting.seats)
            state.declare(seat, rng.choice(state.declarations(seat)))
        else:
            hunts = [choice for choice in legal if HUNT <= choice < GOD]  # rare in random play
            state.play(rng.choice(hunts or legal))
    result = state.result()
    over = state.why_not(0)
    assert result is not None
    assert over is not None
    for ear in ears:
        for text in (result.reason, over.text, *(event.seen_by(seat) for event in log for seat in seats)):
            ear.hear(text)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_said_in_a_game_has_its_words(seats: int) -> None:
    ears = tuple(Strict(code, game()) for code in LANGUAGES)
    for seed in range(4):
        rng = random.Random(10 * seats + seed)
        listen(game().new(seats=seats, seed=10 * seats + seed, log=True, drafts=2 + seed % 2), rng, ears)
    assert {"log-turn", "log-hunt", "log-event", "prompt-action", "why-wrong-kind"} <= {t.key for t in ears[0].heard}
