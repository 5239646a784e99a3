"""The simple opponent at Chaos in the Old World: every Power follows its own road, and nobody peeks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chaos_in_the_old_world.vocabulary import Table, game, given, new
from warhost import FastChance, State
from warhost.bots.bot import bot, levels, play_out
from warhost.bots.chaos_in_the_old_world import SimpleChaosInTheOldWorld
from warhost.bots.knowledge import Knowledge
from warhost.games.chaos_in_the_old_world.tables import POWER_IDS


def chosen(table: Table) -> str:
    """What the bot answers, in notation."""
    state = table.state
    return state.notation(asked(state, 1))


def asked(state: State, seed: int) -> int:
    assert state.seat is not None
    return SimpleChaosInTheOldWorld(game().tables, seed).choose(Knowledge(state, state.seat))


def turn(table: Table) -> Table:
    """The bot plays until somebody else is asked."""
    seat = table.state.seat
    while table.state.seat == seat:
        before = table.state.points[:]
        table.play(chosen(table))
        if table.state.points != before and table.kind == "turn":
            break
    return table


def test_it_is_known_by_its_name() -> None:
    assert levels(game()) == ("random", "simple")
    assert isinstance(bot("simple", game(), 1), SimpleChaosInTheOldWorld)


# -- each Power's own road


def test_khorne_goes_where_there_is_somebody_to_kill() -> None:
    table = given(points={"khorne": 2}, kislev="bloodsworn", empire="leper*2", troll_country="")
    turn(table)
    assert "bloodletter" in table.figures("empire")


def test_khorne_spreads_to_a_second_region_rather_than_strike_twice_in_one() -> None:
    table = given(points={"khorne": 2}, kislev="bloodletter*2 leper", empire="acolyte")
    turn(table)
    assert "bloodletter" in table.figures("empire")


def test_nurgle_brings_two_lepers_to_a_populous_region() -> None:
    table = given(points={"nurgle": 2})
    turn(turn(table))
    populous = [
        name for name in ("kislev", "empire", "bretonnia", "estalia") if table.figures(name) == ["leper", "leper"]
    ]
    assert len(populous) == 1


def test_tzeentch_looks_for_warpstone_and_magic() -> None:
    table = given(points={"tzeentch": 2}, badlands="warpstone*2", tilea="warpstone")
    turn(turn(table))
    assert table.figures("badlands") == ["acolyte", "acolyte"]


def test_slaanesh_looks_for_nobles_and_heroes() -> None:
    table = given(points={"slaanesh": 2}, border_princes="noble")
    turn(turn(table))
    assert table.figures("border_princes") == ["seductress", "seductress"]


def test_nobody_sends_cultists_to_be_slaughtered() -> None:
    table = given(points={"slaanesh": 1}, kislev="bloodletter*3 noble", empire="seductress noble")
    turn(table)
    assert "seductress" not in table.figures("kislev")


def test_it_dominates_a_region_it_can_dominate() -> None:
    table = given(points={"khorne": 2}, estalia="bloodletter*4")
    turn(table)
    assert table.region("estalia")["forecast"]["domination"]["dominates"] == "khorne"


@pytest.mark.interpreted
def test_khorne_hits_the_easier_of_two_figures_and_takes_the_kill() -> None:
    table = given(phase="battle", dice="4 5", kislev="bloodletter lord_of_change peasant*2")
    assert chosen(table) == "hit lord_of_change"


def test_upgrades_are_taken_in_order() -> None:
    table = given(phase="end", dial={"khorne": 1}, counters={"khorne": 1, "nurgle": 1})
    assert chosen(table) == "upgrade khorne_power"
    later = given(phase="end", dial={"khorne": 1}, counters={"khorne": 1, "nurgle": 1}, upgrades={"khorne": "power"})
    assert chosen(later) == "upgrade khorne_bloodletters"


# -- fair play


def test_deciding_leaves_the_state_as_it_was_and_samples_do_not_matter() -> None:
    state = new(seed=8).state
    dice = FastChance(3)
    for _ in range(60):
        if state.seat is None:
            break
        before = state.to_position()
        first = asked(state, 1)
        assert state.to_position() == before
        assert first in state.legal()
        assert asked(state, 2) == first, "what the seat cannot know is drawn otherwise, and changes nothing"
        hidden = state.determinize(state.seat, FastChance(7))
        assert asked(hidden, 1) == first
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (3, {"absent": "nurgle"}), (3, {"powers": "choice"})])
def test_it_plays_whole_games_with_itself(seats: int, options: dict[str, Any]) -> None:
    state = game().new(seats=seats, seed=4, **options)
    result = play_out(state, [bot("simple", game(), seat) for seat in range(seats)])
    assert state.seat is None
    assert result.reason.key in ("result-dial", "result-points", "result-ruin", "result-deck_empty")


@pytest.mark.parametrize("power", POWER_IDS)
def test_it_beats_three_random_players(power: str) -> None:
    seat = POWER_IDS.index(power)
    won = 0
    for seed in range(3):
        state = game().new(seats=4, seed=seed)
        bots = [bot("simple" if s == seat else "random", game(), 10 * seed + s) for s in range(4)]
        won += play_out(state, bots).winners == (seat,)
    assert won >= 2
