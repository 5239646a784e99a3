"""Measures one build of Warhost, whichever this interpreter imports, and prints the figures as JSON."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import warhost
import warhost.engine.state
from warhost import FastChance, State
from warhost.bots.playout import clones, playouts

RUNS = 5
SECONDS = 0.4  # of one run, in time of the processor, so that neighbours on the machine disturb little
LIMIT = 100_000  # decisions of one game


def pin() -> None:
    """Stay on one core where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        core = max(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {core})


def best(run: Callable[[], tuple[float, float]]) -> tuple[float, float]:
    """The fastest of several short runs, as (decisions per second, games per second)."""
    return max(run() for _ in range(RUNS))


def by_hand(make: Callable[[int], State], seed: int) -> tuple[float, float]:
    """Random games driven from Python through the contract, as a user would."""
    decisions = games = 0
    dice = FastChance(seed)
    spent = 0.0
    while spent < SECONDS:
        state = make(seed + games)
        start = process_time()
        while state.seat is not None:
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])
            decisions += 1
        spent += process_time() - start
        games += 1
    return decisions / spent, games / spent


def in_engine(make: Callable[[int], State], seed: int) -> tuple[float, float]:
    """Random games in the loop that bots use, compiled where the rest is."""
    decisions = games = 0
    dice = FastChance(seed)
    spent = 0.0
    while spent < SECONDS:
        state = make(seed + games)
        start = process_time()
        decisions += playouts(state, dice, 1, LIMIT)
        spent += process_time() - start
        games += 1
    return decisions / spent, games / spent


def clone_time(state: State) -> float:
    """Microseconds that a copy takes."""
    times = 20_000
    seconds = []
    for _ in range(RUNS):
        start = process_time()
        clones(state, times)
        seconds.append(process_time() - start)
    return min(seconds) / times * 1e6


def own_bytes(state: State) -> int:
    """What a copy takes in memory beyond what it shares with its original."""
    shared: set[int] = set()
    _count(state, shared, set())
    return _count(state.clone(), set(), shared)


def _count(thing: Any, seen: set[int], shared: set[int]) -> int:
    if id(thing) in seen or id(thing) in shared or isinstance(thing, type):
        return 0
    seen.add(id(thing))
    total = sys.getsizeof(thing)
    if isinstance(thing, list | tuple):
        return total + sum(_count(item, seen, shared) for item in thing)
    if isinstance(thing, dict):
        return total + sum(_count(key, seen, shared) + _count(value, seen, shared) for key, value in thing.items())
    if isinstance(thing, str | bytes | int | float | bool) or thing is None:
        return total
    names = [*getattr(thing, "__dict__", {})]
    for kind in type(thing).__mro__:
        names += getattr(kind, "__mypyc_attrs__", ())
        slots = getattr(kind, "__slots__", ())
        names += [slots] if isinstance(slots, str) else slots
    inside = getattr(thing, "__dict__", None)
    total += sys.getsizeof(inside) if inside is not None else 0
    return total + sum(_count(getattr(thing, name, None), seen, shared) for name in dict.fromkeys(names))


def midgame(make: Callable[[int], State]) -> State:
    state = make(1)
    dice = FastChance(1)
    for _ in range(400):
        if state.seat is None:
            break
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    return state


def measure(name: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    game = warhost.load(name)

    def make(seed: int) -> State:
        return game.new(seats=seats, seed=seed, **options)

    by_hand(make, 0)  # warm up
    hand = best(lambda: by_hand(make, 1))
    engine = best(lambda: in_engine(make, 1))
    middle = midgame(make)
    return {
        "decisions": hand[0],
        "games": hand[1],
        "playout_decisions": engine[0],
        "playout_games": engine[1],
        "clone_us": clone_time(middle),
        "bytes": own_bytes(middle),
    }


def main() -> None:
    pin()
    subjects = json.loads(sys.argv[1])
    compiled = not str(warhost.engine.state.__file__).endswith(".py")
    figures = [measure(subject["game"], subject["seats"], subject["options"]) for subject in subjects]
    print(json.dumps({"compiled": compiled, "figures": figures}))


if __name__ == "__main__":
    main()
