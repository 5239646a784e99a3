"""A bot knows what its seat may know: hidden things can be changed behind its back and it plays the same."""

from __future__ import annotations

import pytest

from tests.battle_masters.vocabulary import game, new_battle
from warhost import BadOption, FastChance, State
from warhost.bots.bot import Bot, RandomBot, bot
from warhost.bots.knowledge import Knowledge
from warhost.games.battle_masters.model import Battle

HIDDEN_SCENARIOS = ["plains", "quick_start", "borderlands", "campaign"]


class Peeker:
    """What no bot may be: it reads the order of the draw pile, and the tokens that lie face down."""

    def choose(self, knowledge: Knowledge) -> int:
        state = knowledge._state
        assert isinstance(state, Battle)
        legal = knowledge.legal()
        secret = sum(place * card for place, card in enumerate(state.draw_pile))
        secret += sum(unit * h for unit, h in enumerate(state.pos))
        return legal[secret % len(legal)]


def differences(first: list[Bot], second: list[Bot], scenario: str, seed: int) -> tuple[int, int]:
    """How often the second bots choose otherwise when hidden things are changed; and how often any were."""
    state = game().new(seed=seed, scenario=scenario)
    trick = FastChance(seed + 99)
    other_choices = changed = 0
    while state.seat is not None:
        seat = state.seat
        tampered = state.determinize(seat, trick)
        changed += tampered.whole_table() != state.whole_table()
        choice = first[seat].choose(Knowledge(state, seat))
        other_choices += choice != second[seat].choose(Knowledge(tampered, seat))
        state.play(choice)
    return other_choices, changed


def pair(name: str, seed: int) -> list[Bot]:
    return [bot(name, game(), seed), bot(name, game(), seed + 1)]


@pytest.mark.parametrize("scenario", HIDDEN_SCENARIOS)
@pytest.mark.parametrize("name", ["simple", "random"])
def test_no_bot_peeks(name: str, scenario: str) -> None:
    other_choices, changed = differences(pair(name, 3), pair(name, 3), scenario, seed=1)
    assert changed > 100
    assert other_choices == 0


def test_face_down_tokens_are_among_the_things_changed() -> None:
    state = game().new(seed=1, scenario="plains")
    bots = pair("simple", 3)
    assert isinstance(state, Battle)
    changed = 0
    while state.hidden:
        seat = state.acting
        changed += state.determinize(seat, FastChance(changed)).whole_table() != state.whole_table()
        state.play(bots[seat].choose(Knowledge(state, seat)))
    assert changed > 20


def test_a_bot_that_peeks_is_caught() -> None:
    other_choices, _ = differences([Peeker(), Peeker()], [Peeker(), Peeker()], "plains", seed=1)
    assert other_choices > 100


def deploying() -> State:
    """Face-down deployment, Chaos to move, with tokens of both sides on the mat."""
    state = new_battle(seed=4, scenario="plains").state
    bots = [RandomBot(1), RandomBot(2)]
    for _ in range(8):
        assert state.seat is not None
        state.play(bots[state.seat].choose(Knowledge(state, state.seat)))
    assert state.seat == 1
    return state


def test_the_deciding_seat_knows_its_decision() -> None:
    state = deploying()
    knowledge = Knowledge(state, 1)
    assert knowledge.seat == 1
    assert knowledge.legal() == state.legal()
    assert knowledge.decision() == state.decision()
    assert knowledge.view() == state.view(1)
    choice = state.legal()[0]
    assert knowledge.notation(choice) == state.notation(choice)
    assert knowledge.label(choice) == state.label(choice)


def test_the_other_seat_does_not_see_what_could_be_chosen() -> None:
    state = deploying()
    knowledge = Knowledge(state, 0)
    assert knowledge.legal() == []
    assert knowledge.view() == state.view(0)
    for ask in (knowledge.decision, lambda: knowledge.notation(0), lambda: knowledge.label(0)):
        with pytest.raises(BadOption) as caught:
            ask()
        assert caught.value.text.key == "not-your-decision"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_sample_agrees_with_the_view_and_tells_no_secrets(seat: int) -> None:
    state = deploying()
    assert state.log
    before = state.to_position()
    sample = Knowledge(state, seat).sample(FastChance(8))
    assert sample.view(seat) == state.view(seat)
    assert sample.log is None
    assert sample.whole_table() != state.whole_table()
    while sample.seat is not None:
        sample.apply(sample.legal()[0])
    assert state.to_position() == before
