"""Bots by name, and games that bots play to their end."""

import pytest

from tests.battle_masters.vocabulary import game
from warhost import BadOption, Replay
from warhost.bots.battle_masters import SimpleBattleMasters
from warhost.bots.bot import Bot, RandomBot, bot, levels, play_out
from warhost.bots.knowledge import Knowledge
from warhost.language import language


def test_levels_are_named_from_weak_to_strong() -> None:
    assert levels(game()) == ("random", "simple")


def test_every_level_names_a_bot() -> None:
    assert isinstance(bot("random", game(), 0), RandomBot)
    assert isinstance(bot("simple", game(), 0), SimpleBattleMasters)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_an_unknown_name_is_refused_with_the_known_ones(code: str) -> None:
    with pytest.raises(BadOption) as caught:
        bot("grandmaster", game(), 0)
    assert caught.value.text.key == "unknown-bot"
    said = language(code).say(caught.value.text)
    for word in ("grandmaster", "random", "simple"):
        assert word in said


def test_a_game_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(BadOption) as caught:
        play_out(game().new(seats=3), [RandomBot(0), RandomBot(1)])
    assert caught.value.text.key == "bots-per-seat"
    assert "2 bots" in str(caught.value)
    assert "3 seats" in str(caught.value)


def battle_of_bots(seed: int) -> Replay:
    replay, state = Replay.new(game(), seed=seed, scenario="tengin")
    bots: list[Bot] = [bot("simple", game(), 1), bot("random", game(), 2)]
    result = play_out(state, bots, replay)
    assert result == state.result()
    return replay


def test_a_battle_of_bots_is_written_down_and_replays() -> None:
    replay = battle_of_bots(5)
    last = list(replay.states(game()))[-1]
    assert last.seat is None
    assert last.result() is not None


def test_the_same_seeds_play_the_same_battle() -> None:
    assert battle_of_bots(5).choices == battle_of_bots(5).choices
    assert battle_of_bots(5).choices != battle_of_bots(6).choices


def test_the_random_bot_takes_every_legal_choice_about_equally_often() -> None:
    state = game().new(seed=3, scenario="quick_start")
    legal = state.legal()
    assert state.seat is not None
    knowledge = Knowledge(state, state.seat)
    random = RandomBot(0)
    taken = [random.choose(knowledge) for _ in range(200 * len(legal))]
    assert sorted(set(taken)) == legal
    assert max(taken.count(choice) for choice in legal) < 300
    assert min(taken.count(choice) for choice in legal) > 100
