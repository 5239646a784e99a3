"""Every attribute of every state class is copied by `clone`, written by positions and brought back by them.

Whoever adds an attribute and forgets one of these places is told here which, and puts it right or says here why not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

import warhost
from warhost import Chance, State
from warhost.engine.state import Frame

pytestmark = pytest.mark.interpreted  # compiled objects do not say what they hold
SEEDS = (1, 2)
LENGTH = 600  # decisions of a random game, which is looked at when each kind of decision comes first

# Fixed for a whole game, and shared by all its states.
FIXED = ("setting", "terms", "tables", "book", "board", "seats")

# Not in a position of its own: by game, for each reason.
NOT_WRITTEN: dict[str, dict[str, tuple[str, ...]]] = {
    "": {
        "follows from the frames": ("options", "acting"),
        "a position begins a log of its own, and undo never goes back beyond it": ("log", "reveals"),
    },
    "battle_masters": {"follows from portion, pieces and units": ("ground", "board", "living")},
    "chaos_in_the_old_world": {
        "follows from upgrades": ("cost", "attack", "defense"),
        "follows from figures and cards": ("present", "spread", "lying"),
        "follows from the seats of the Powers": ("power_of",),
        "follows from what lies on the board": ("stock", "ruined"),
        "shown only until the next decision": ("rolls",),
    },
    "stratego_legends": {
        "follows from the seats of the sides": ("seat_side", "enemy_of"),
        "follows from the units": ("keeps", "holdings", "strays", "board", "key"),
        "follows from the unit that curses": ("curse_bonus", "curse_grants", "curse_keyword"),
        "chains through the history": ("earlier", "latest"),
        "follows from the boards": ("ground",),
    },
    "lords_of_ragnarok": {
        "follows from the regions": ("owned", "temples_built"),
        "follows from what the players have": ("rune_supply", "hero_pool", "origin_pool"),
        "nobody offers a draw in this game": ("draw_offers",),
    },
}
# Equal in meaning, not in value, once a position was read.
NOT_EQUAL: dict[str, dict[str, str]] = {
    "battle_masters": {"ground": "while terrain is laid, the pieces count only once all of them lie"},
    "lords_of_ragnarok": {
        **dict.fromkeys(("hero_pool", "origin_pool"), "drawn from at random, so in any order"),
        **dict.fromkeys(("deck", "discard", "hands", "laid"), "of equal cards any one will do"),
    },
    "stratego_legends": {"strays": "units are looked at when the turn ends, in order; some need not be"},
}


def attributes(state: State) -> dict[str, Any]:
    return {name: value for name, value in vars(state).items() if name not in FIXED or isinstance(value, list)}


def unwritten(game: str) -> set[str]:
    return {name for part in ("", game) for names in NOT_WRITTEN[part].values() for name in names}


def plain(value: Any) -> Any:
    """A value as data that can be compared: objects by what they hold."""
    if isinstance(value, Frame | Chance):
        return value.to_doc()
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if hasattr(value, "__dict__"):
        return {name: plain(item) for name, item in vars(value).items()}
    return value


@lru_cache
def moments(name: str) -> list[State]:
    """States of a few random games."""
    found: list[State] = []
    for seed in SEEDS:
        dice = random.Random(seed)
        game = warhost.load(name)
        state = game.new(seats=game.seats[(seed - 1) % len(game.seats)], seed=seed, log=True)
        met: set[str] = set()
        for _ in range(LENGTH):
            if state.seat is None:
                break
            if state.decision().kind not in met:
                met.add(state.decision().kind)
                found.append(state.clone())
            state.apply(dice.choice(state.legal()))
        found.append(state)
    return found


def others(value: Any) -> Iterator[Any]:
    """Values of the same type that something could have instead, or could not."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, -99, 1 << 40)
    elif isinstance(value, list):
        yield value[:-1]
        yield [*value, *(value[-1:] or [0])]
        for at in sorted({0, len(value) // 2, len(value) - 1}) if value else ():
            yield from ([*value[:at], other, *value[at + 1 :]] for other in others(value[at]))
    elif isinstance(value, Chance):
        yield warhost.FastChance(99)
    else:
        yield object()


def changed(state: State, name: str) -> Iterator[State]:
    for value in others(vars(state)[name]):
        twin = state.clone()
        setattr(twin, name, value)
        yield twin


def copied(state: State, name: str) -> bool:
    """Whether another value is in the copy too."""
    other = next(changed(state, name), None)
    return other is not None and plain(vars(other.clone())[name]) == plain(vars(other)[name])


def written(state: State, name: str) -> bool:
    """Whether another value gives another document, or none."""
    before = state.to_position()
    for twin in changed(state, name):
        try:
            if twin.to_position() != before:
                return True
        except Exception:
            return True
    return False


@pytest.mark.parametrize("name", warhost.games())
def test_a_copy_has_every_attribute(name: str) -> None:
    """As it is at every moment, and with another value at some: a copy may leave out what is not in use."""
    left = {*attributes(moments(name)[0])}
    for state in moments(name):
        twin = vars(state.clone())
        for attribute, value in attributes(state).items():
            assert plain(twin[attribute]) == plain(value), attribute
        left -= {attribute for attribute in left if copied(state, attribute)}
    assert not left, f"clone forgets {', '.join(sorted(left))}"


@pytest.mark.parametrize("name", warhost.games())
def test_a_position_writes_every_attribute(name: str) -> None:
    left = {*attributes(moments(name)[0])} - unwritten(name)
    for state in moments(name):
        left -= {attribute for attribute in left if written(state, attribute)}
    assert not left, f"positions are without {', '.join(sorted(left))}"


@pytest.mark.parametrize("name", warhost.games())
def test_a_position_brings_back_every_attribute(name: str) -> None:
    """Positions refuse fields that they do not read, so all that is written is read; here also what follows from it."""
    unlike = {"log", "reveals", *NOT_EQUAL.get(name, ())}
    lost: set[str] = set()
    for state in moments(name):
        back = vars(warhost.load(name).from_position(state.to_position()))
        lost |= {attribute for attribute, value in attributes(state).items() if plain(back[attribute]) != plain(value)}
    assert lost <= unlike, f"positions do not bring back {', '.join(sorted(lost - unlike))}"


@pytest.mark.parametrize("name", warhost.games())
def test_what_is_excused_exists(name: str) -> None:
    known = {*vars(moments(name)[0])}
    assert unwritten(name) <= known
    assert {*NOT_EQUAL.get(name, ())} <= known
