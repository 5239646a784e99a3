"""Measures one build of Warhost, whichever this interpreter imports, and prints the figures as JSON."""

from __future__ import annotations

import json
import math
import os
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import warhost
import warhost.engine.state
from warhost import FastChance, State
from warhost.bots.playout import clones, playouts

ROUNDS = 5
SECONDS = 0.4  # of one measurement, in time of the processor, so that neighbours on the machine disturb little
LIMIT = 100_000  # decisions of one game


def pin() -> None:
    """Stay on one core where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        core = max(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {core})


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
    start = process_time()
    clones(state, times)
    return (process_time() - start) / times * 1e6


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


class Subject:
    """A game under some options, and the best that was measured of it."""

    def __init__(self, name: str, seats: int, options: dict[str, Any]) -> None:
        self.game = warhost.load(name)
        self.seats = seats
        self.options = options
        self.middle = midgame(self.make)
        self.by_hand = self.in_engine = (0.0, 0.0)
        self.clone = math.inf
        by_hand(self.make, 0)  # warm up

    def make(self, seed: int) -> State:
        return self.game.new(seats=self.seats, seed=seed, **self.options)

    def measure(self) -> None:
        self.by_hand = max(self.by_hand, by_hand(self.make, 1))
        self.in_engine = max(self.in_engine, in_engine(self.make, 1))
        self.clone = min(self.clone, clone_time(self.middle))

    def figures(self) -> dict[str, Any]:
        return {
            "decisions": self.by_hand[0],
            "games": self.by_hand[1],
            "playout_decisions": self.in_engine[0],
            "playout_games": self.in_engine[1],
            "clone_us": self.clone,
            "bytes": own_bytes(self.middle),
        }


def main() -> None:
    pin()
    subjects = [Subject(one["game"], one["seats"], one["options"]) for one in json.loads(sys.argv[1])]
    for _ in range(ROUNDS):  # all in turn, so that a slow moment of the machine does not fall on one of them alone
        for subject in subjects:
            subject.measure()
    compiled = not str(warhost.engine.state.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "figures": [subject.figures() for subject in subjects]}))


if __name__ == "__main__":
    main()
