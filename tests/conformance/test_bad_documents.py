"""A position or replay that somebody edited is refused with a message, or describes a game that can be played."""

from __future__ import annotations

import io
import random

import pytest

import warhost
from tests.conformance.editing import PER_SEED, Editor, plain
from tests.conformance.fuzz import fuzz_positions
from tests.conformance.walk import plan
from warhost import Game, Replay, WarhostError
from warhost.language import speak_english

EDITS = 40  # of each replay


@pytest.fixture(params=warhost.games())
def game(request: pytest.FixtureRequest) -> Game:
    return warhost.load(request.param)


def spoken(error: WarhostError, change: str) -> None:
    assert speak_english(error.text) != error.text.key, f"{change}: no words for {error.text.key}"


@pytest.mark.parametrize("seed", range(3))
def test_an_edited_position_is_refused_or_can_be_played(game: Game, seed: int) -> None:
    out = io.StringIO()
    work = fuzz_positions(game.id, [seed], out=out)
    assert not work.faults, f"{out.getvalue()}\n{work.summary()}"
    assert work.counts["edits"] == PER_SEED
    assert 0 < work.counts["taken"] < PER_SEED // 2  # some are taken, most are refused


@pytest.mark.parametrize("seed", range(4))
def test_an_edited_replay_is_refused_or_replays(game: Game, seed: int) -> None:
    dice = random.Random(f"replays {seed}")
    record, state = Replay.new(game, seats=plan(game, seed).seats, seed=seed, **plan(game, seed).options)
    while state.seat is not None and len(record.choices) < 40:
        record.play(state, dice.choice(state.legal()))
    for _ in range(EDITS):
        doc = plain(record.to_doc())
        change = Editor(game, doc, [plain(doc)], dice).change_something()
        try:
            for shown in Replay.from_doc(doc).states(game):
                shown.check()
        except WarhostError as error:
            spoken(error, change)
