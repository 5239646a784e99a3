"""A position or replay that somebody edited is refused with a message, or describes a game that can be played."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import warhost
from tests.conformance.walk import plan, wander
from warhost import Game, Replay, State, WarhostError
from warhost.language import speak_english

EDITS = 40  # of each position
STRANGE: tuple[Any, ...] = (None, True, -1, 0, 1, 3, 10**6, 2**70, 1.5, "", "x", "d8", [], [0], {}, {"x": 1})


@pytest.fixture(params=warhost.games())
def game(request: pytest.FixtureRequest) -> Game:
    return warhost.load(request.param)


def moments(game: Game, seed: int) -> Iterator[State]:
    """A few states of a random game, and its end."""
    dice = random.Random(seed)
    chosen = plan(game, seed)
    state = game.new(seats=chosen.seats, seed=seed, **chosen.options)
    for choices in (0, 3, 30, 200):
        wander(state, dice, choices)
        yield state.clone()


def edit(doc: Any, dice: random.Random) -> str:
    """Change one place of a document; tells which."""
    path = ""
    while True:
        keys: list[Any] = list(doc) if isinstance(doc, dict) else list(range(len(doc)))
        key = dice.choice(keys)
        path += f".{key}"
        if isinstance(doc[key], dict | list) and doc[key] and dice.random() < 0.85:
            doc = doc[key]
            continue
        what = dice.randrange(4)
        if what == 0:
            del doc[key]
        elif what == 1 and isinstance(doc, list):
            doc.append(copy.deepcopy(doc[key]))
        elif what == 2:
            doc[key] = copy.deepcopy(doc[dice.choice(keys)])
        else:
            doc[key] = copy.deepcopy(dice.choice(STRANGE))
        return path


def spoken(error: WarhostError, path: str) -> None:
    assert speak_english(error.text) != error.text.key, f"{path}: no words for {error.text.key}"


@pytest.mark.parametrize("seed", range(4))
def test_an_edited_position_is_refused_or_can_be_played(game: Game, seed: int) -> None:
    dice = random.Random(f"edits {seed}")
    refused = 0
    for state in moments(game, seed):
        for _ in range(EDITS):
            doc = json.loads(json.dumps(state.to_position()))
            path = edit(doc, dice)
            try:
                again = game.from_position(doc)
            except WarhostError as error:
                refused += 1
                spoken(error, path)
                continue
            again.check()
            wander(again, dice, 20)
            again.check()
    assert refused > EDITS


@pytest.mark.parametrize("seed", range(4))
def test_an_edited_replay_is_refused_or_replays(game: Game, seed: int) -> None:
    dice = random.Random(f"replays {seed}")
    record, state = Replay.new(game, seats=plan(game, seed).seats, seed=seed, **plan(game, seed).options)
    while state.seat is not None and len(record.choices) < 40:
        record.play(state, dice.choice(state.legal()))
    for _ in range(EDITS):
        doc = json.loads(json.dumps(record.to_doc()))
        path = edit(doc, dice)
        try:
            for shown in Replay.from_doc(doc).states(game):
                shown.check()
        except WarhostError as error:
            spoken(error, path)
