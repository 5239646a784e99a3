"""Random play to the end, as a loop that compiles with the rest."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.chance import FastChance
from warhost.engine.state import State


def playout(state: State, dice: FastChance, limit: i64) -> i64:
    """Play random choices in the state until the game is over or `limit` have been made; tells how many were."""
    played: i64 = 0
    while played < limit and state.acting >= 0:
        options = state.options
        state.apply(options[dice.below(len(options))])
        played += 1
    return played


def playouts(state: State, dice: FastChance, games: i64, limit: i64) -> i64:
    """Play a copy of the state to the end again and again, each time with chance of its own; tells how many choices."""
    played: i64 = 0
    for _ in range(games):
        copy = state.clone()
        copy.chance = FastChance(dice.below(1 << 30))
        played += playout(copy, dice, limit)
    return played


def clones(state: State, times: i64) -> None:
    """Copy a state again and again, to measure what a copy costs."""
    for _ in range(times):
        state.clone()
