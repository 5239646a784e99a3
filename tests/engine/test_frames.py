"""Frames: collected from a game's folder, and each in a place where it can be before any of them runs."""

from __future__ import annotations

from typing import Any

import pytest

import warhost
from tests.engine.tally import Bid, Deal, Tally, TallyGame
from warhost import BadPosition
from warhost.engine.errors import BrokenInvariant
from warhost.engine.state import BOTTOM, Frame, Procedure


class Floor(Procedure[Tally]):
    """Lies at the bottom."""

    lies_on = (BOTTOM,)


class Wall(Procedure[Tally]):
    """Lies on the floor or another wall, of which there are no more than the totals say."""

    fields = ("height",)
    lies_on = ("Floor", "Wall")

    def __init__(self, height: int) -> None:
        self.height = height

    def fits(self, state: Tally, at: int) -> bool:
        return at <= state.totals[0]


class Roof(Wall):
    """Nothing lies on it."""

    on_top = True


class Built(Tally):
    def limits(self) -> dict[str, tuple[int, int]]:
        return {"height": (1, 3)}


@pytest.mark.parametrize(
    ("frames", "wrong"),
    [
        ([], -1),
        ([Floor()], -1),
        ([Floor(), Wall(1), Wall(3), Roof(1)], -1),
        ([Deal(), Floor()], 1),
        ([Wall(1)], 0),
        ([Floor(), Roof(1), Wall(1)], 1),
        ([Floor(), Wall(1), Deal(), Wall(1)], 3),
        ([Floor(), Wall(0)], 1),
        ([Floor(), Wall(1), Wall(4)], 2),
        ([Floor(), Wall(1), Wall(1), Wall(1), Wall(1)], 4),
    ],
)
def test_the_first_frame_that_cannot_be_where_it_is_is_found(frames: list[Frame[Any]], wrong: int) -> None:
    game = TallyGame()
    state = Built(game.setting(2, game.read_options({})))
    state.totals = [3, 0]
    state.frames = frames
    assert state.misfit() == wrong
    if wrong < 0:
        state.check_frames()
    else:
        with pytest.raises(BrokenInvariant, match=type(frames[wrong]).__name__):
            state.check_frames()


def test_a_position_is_refused_with_the_place_of_the_frame() -> None:
    doc = TallyGame().new(seed=1).to_position()
    with pytest.raises(BadPosition) as caught:
        TallyGame().from_position({**doc, "frames": [{"frame": "Bid", "who": 0}, {"frame": "Bid", "who": 2}]})
    assert caught.value.text == warhost.Text("position-misfit", path="position.frames[1]")


def test_the_frames_of_a_game_of_one_file_are_those_of_the_file() -> None:
    assert TallyGame().frames == (Bid, Deal)


@pytest.mark.parametrize("game", warhost.games())
def test_the_frames_of_a_game_are_collected_and_known_by_their_names(game: str) -> None:
    kinds = warhost.load(game).frames
    names = [kind.__name__ for kind in kinds]
    assert names == sorted(set(names))
    for kind in kinds:
        assert {*kind.lies_on} <= {BOTTOM, *names}, f"{kind.__name__} lies on what is no frame"
    for state in (warhost.load(game).new(seed=seed) for seed in range(3)):
        assert {type(frame) for frame in state.frames} <= {*kinds}
