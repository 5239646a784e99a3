"""Low windows: what a game asks does not push its map away."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import warhost
from warhost import Game, State
from warhost.cli import layout
from warhost.cli.boards import Space, board
from warhost.language import language

COLUMNS = 80
SET_UP = 30  # decisions looked at


def window(game: Game, state: State, height: int, code: str, legend: bool = False) -> tuple[list[str], list[str]]:
    """What is left in the window when a decision is asked for, and the lines of the map."""
    seat, space = state.seat, Space(COLUMNS, height, False)
    speak = language(code, game).say
    offers = [state.notation(choice) for choice in state.legal()]
    drawing = board(game).draw(state.view(seat), game, language(code, game), space, offers)
    console = Console(width=COLUMNS, file=io.StringIO(), record=True)
    console.print(layout.page(drawing, [speak(line) for line in state.log_for(seat)], space, legend))
    console.print(speak(state.decision().prompt))
    labels = [speak(state.label(choice)) for choice in state.legal()]
    console.print(layout.choices(labels, offers, drawing.tags, space, drawing.marks))
    shown = console.export_text().splitlines()[1 - height :]  # the answer is typed in the last line
    return shown, [line.plain.rstrip() for line in drawing.map if line.plain.strip()]


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize(
    ("name", "height"), [("stratego_legends", 24), ("stratego_legends", 40), ("lords_of_ragnarok", 40)]
)
def test_the_whole_map_stays_in_the_window_during_the_set_up(name: str, height: int, code: str) -> None:
    chance = warhost.FastChance(1)
    game = warhost.load(name)
    state = game.new(seats=2, seed=3)
    asked = set()
    for _ in range(SET_UP):
        shown, lines = window(game, state, height, code, legend=layout.roomy(Space(COLUMNS, height, False)))
        assert all(any(row.startswith(line) for row in shown) for line in lines)
        asked.add(len(state.legal()))
        state.apply(state.legal()[chance.below(len(state.legal()))])
    assert name != "stratego_legends" or 31 in asked


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("height", [24, 40])
def test_in_a_low_window_the_map_of_the_old_world_stands_right_above_the_question(height: int, code: str) -> None:
    game = warhost.load("chaos_in_the_old_world")
    state = game.new(seats=4, seed=3)
    speak = language(code, game).say
    shown, lines = window(game, state, height, code, legend=True)
    place = shown.index(next(row for row in shown if speak(state.decision().prompt).startswith(row.rstrip())))
    assert [row.rstrip() for row in shown[:place] if row.strip()][-len(lines) :] == lines
