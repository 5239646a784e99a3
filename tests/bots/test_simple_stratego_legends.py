"""The simple opponent at Stratego Legends: it sees what anybody would, peeks at nothing, and beats chance."""

from __future__ import annotations

import pytest

import warhost
from tests.stratego_legends.vocabulary import Field, battle, game, started
from warhost import FastChance
from warhost.bots.bot import bot, play_out
from warhost.bots.knowledge import Knowledge


def choice(field: Field, seed: int = 0) -> str:
    assert field.seat is not None
    chosen = bot("simple", game(), seed).choose(Knowledge(field.state, field.seat))
    return field.state.notation(chosen)


def deed(field: Field) -> str:
    """What it does with the unit that it takes."""
    field.state.play(field.state.parse(choice(field)))
    return choice(field)


def test_it_attacks_a_weaker_unit_that_it_knows() -> None:
    field = battle({"d4": "landor"}, {"d5": "golladus"})
    field.state.seen[field.block("d5")] = field.state.terms.everyone
    assert choice(field) == "take d4"
    assert deed(field) == "attack d5"


def test_it_leaves_a_stronger_unit_alone() -> None:
    field = battle({"d4": "wood_elf"}, {"d5": "kralc"})
    field.state.seen[field.block("d5")] = field.state.terms.everyone
    assert choice(field) != "take d4" or deed(field) != "attack d5"


def test_it_takes_the_enemy_castle_with_whoever_stands_beside_it() -> None:
    field = battle({"d4": "wood_elf"}, {"d5": "the_hidden_hive", "c4": "golladus"})
    field.state.seen[field.block("d5")] = field.state.terms.everyone
    assert choice(field) == "take d4"
    assert deed(field) == "attack d5"


def test_it_helps_where_help_turns_an_attack_and_keeps_still_where_it_is_won() -> None:
    even = battle({"d4": "gold_knight", "e4": "sir_urgwaine"}, {"d5": "mrmrm"}).go("d4", "d5")
    assert even.strength("gold_knight") == even.strength("mrmrm")
    assert choice(even) == "call e4"
    won = battle({"d4": "gold_knight", "e4": "sir_urgwaine"}, {"d5": "golladus"}).go("d4", "d5")
    assert won.strength("gold_knight") > won.strength("golladus")
    assert choice(won) == "pass"


def test_it_brings_its_castle_to_the_last_row() -> None:
    for seed in range(12):
        field = warhost.load("stratego_legends").new(seed=seed)
        bots = [bot("simple", game(), seat) for seat in range(2)]
        while field.seat is not None and field.decision().kind in ("mix", "exchange", "exchange_with"):
            field.apply(bots[field.seat].choose(Knowledge(field, field.seat)))
        ranks = [field.view(seat)["table"]["units"] for seat in range(2)]
        castles = [next(unit["at"] for unit in units if unit.get("type") == "Castle") for units in ranks]
        assert [at[1] for at in castles] == ["1", "8"]


@pytest.mark.parametrize("armies", ["starter", "surprise"])
def test_it_does_not_peek(armies: str) -> None:
    """Whatever the seat cannot know is changed; the choice stays."""
    field = started(seed=5, armies=armies, first="beige")
    thinkers = [bot("simple", game(), seat) for seat in range(2)]
    changed = 0
    for number in range(120):
        seat = field.seat
        if seat is None:
            break
        truth = bot("simple", game(), number).choose(Knowledge(field.state, seat))
        for world in range(3):
            other = field.state.determinize(seat, FastChance(1000 * number + world))
            changed += Field(other).state.kind != field.state.kind
            assert bot("simple", game(), number).choose(Knowledge(other, seat)) == truth
        field.state.apply(thinkers[seat].choose(Knowledge(field.state, seat)))
    assert changed > 100


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_random_play(seat: int) -> None:
    wins = 0
    for seed in range(12):
        bots = [bot("simple" if s == seat else "random", game(), seed * 2 + s) for s in range(2)]
        result = play_out(game().new(seed=seed), bots)
        wins += result.winners == (seat,)
    assert wins >= 11
