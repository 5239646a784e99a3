"""Dealing anew what a seat cannot know."""

from __future__ import annotations

import json

import warhost
from tests.battle_masters.vocabulary import new_battle
from tests.vocabulary import random_play


def test_a_sample_depends_on_the_chance_alone() -> None:
    field = new_battle(scenario="plains", seed=4)
    for _ in random_play(field, limit=21):
        pass
    other = field.state.determinize(0, warhost.FastChance(9))
    other.chance = field.state.chance
    assert other.to_position() != field.state.to_position()
    for seed in range(5):
        samples = [state.determinize(0, warhost.FastChance(seed)) for state in (field.state, other)]
        assert json.dumps(samples[0].to_position()) == json.dumps(samples[1].to_position())


def test_tokens_are_dealt_anew_and_the_deck_is_reshuffled() -> None:
    field = new_battle(scenario="plains", seed=4)
    for _ in random_play(field, limit=21):
        pass
    mine = field.state.view(0)["table"]["units"]
    behind = set()
    for seed in range(40):
        sample = field.state.determinize(0, warhost.FastChance(seed))
        assert sample.view(0)["table"]["units"] == mine
        units = sample.to_position()["table"]["units"]
        token = field.state.view(0)["table"]["tokens"][0]["hex"]
        behind |= {name for name, unit in units.items() if unit.get("hex") == token}
    assert len(behind) > 5
