"""Measures OpenSpiel's games through its Python API, and prints the figures as JSON; nothing if it is not installed."""

from __future__ import annotations

import json
import random
from time import process_time
from typing import Any

from bench.measure import ROUNDS, SECONDS, pin

PEERS = ("backgammon", "chess")


def run(game: Any, seed: int) -> tuple[float, float]:
    """Random games: the player's choices count as decisions; dice are drawn as OpenSpiel asks for them."""
    dice = random.Random(seed)
    decisions = games = 0
    start = process_time()
    while process_time() - start < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        games += 1
    spent = process_time() - start
    return decisions / spent, games / spent


def main() -> None:
    try:
        import pyspiel
    except ImportError:
        print("{}")
        return
    pin()
    figures = {}
    for name in PEERS:
        game = pyspiel.load_game(name)
        run(game, 0)
        decisions, games = max(run(game, seed) for seed in range(1, ROUNDS + 1))
        figures[name] = {"decisions": decisions, "games": games}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
