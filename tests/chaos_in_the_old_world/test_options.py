"""Where print and the publisher's FAQ differ: the FAQ by default, the print by option."""

from __future__ import annotations

import pytest

from tests.chaos_in_the_old_world.vocabulary import game, given, new
from tests.vocabulary import rule
from warhost import BadOption


def test_the_faq_is_the_default() -> None:
    assert game().read_options({}) == {
        "powers": "in_order",
        "absent": "anyone",
        "ruiners": "round",
        "khorne_counter": "battle",
        "slaanesh_counter": "noble_or_hero",
    }


@pytest.mark.parametrize("given_options", [{"ruiners": "always"}, {"khorne_counter": "three"}, {"dice": "loaded"}])
def test_an_unknown_option_or_value_is_refused(given_options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        game().read_options(given_options)


# -- ruiners


@rule("citow.corruption.ruiners_score")
@pytest.mark.parametrize(("ruiners", "points"), [("round", 3), ("step", 0)])
def test_ruiners_of_the_round_or_of_the_step(ruiners: str, points: int) -> None:
    table = given(
        options={"ruiners": ruiners},
        points={"slaanesh": 1},
        hand={"slaanesh": "perverse_infiltration"},
        norsca="nurgle=10 bloodsworn",
    )
    table.play("play perverse_infiltration", "on norsca_left", "pass").on("corruption")
    assert table.ruin("norsca") == 1
    assert (table.vp("slaanesh"), table.vp("khorne")) == (points, 3)


@pytest.mark.parametrize(("ruiners", "points"), [("round", 4), ("step", 1)])
def test_stench_of_death_is_not_part_of_the_step(ruiners: str, points: int) -> None:
    table = given(phase="corruption", options={"ruiners": ruiners}, norsca="khorne=11 left:stench_of_death")
    assert (table.ruin("norsca"), table.vp("nurgle")) == (1, points)


@pytest.mark.parametrize(("ruiners", "found"), [("round", ["nurgle"]), ("step", [])])
def test_what_the_great_unclean_one_brings_is_not_part_of_the_step(ruiners: str, found: list[str]) -> None:
    up = {"nurgle": "great_unclean_one"}
    table = given(options={"ruiners": ruiners}, points={"nurgle": 3}, upgrades=up)
    assert table.play("summon great_unclean_one", "to kislev").region("kislev")["ruiners"] == found


def test_great_foul_consumption_is_part_of_the_step() -> None:
    table = given(
        phase="corruption", options={"ruiners": "step"}, norsca="plaguebearer*2 khorne=11 left:great_foul_consumption"
    )
    assert table.vp("nurgle") == 1 + 3


# -- Khorne's counter


@rule("citow.dials.condition_khorne")
@pytest.mark.parametrize(("counter", "found"), [("battle", 1), ("phase", 1), ("two_kills", 0)])
def test_a_single_kill(counter: str, found: int) -> None:
    table = given(phase="battle", options={"khorne_counter": counter}, dice="4 1", kislev="bloodletter leper")
    assert table.counters("khorne") == found


@rule("citow.dials.condition_khorne")
@pytest.mark.parametrize(("counter", "found"), [("battle", 2), ("phase", 1), ("two_kills", 1)])
def test_a_kill_in_each_of_two_battles_of_a_region(counter: str, found: int) -> None:
    table = given(
        phase="battle",
        options={"khorne_counter": counter},
        dice="4 1 4 1",
        kislev="bloodletter leper*2 left:reborn_in_blood",
    )
    assert len(table.heard("log-kill")) == 2
    assert table.counters("khorne") == found


@pytest.mark.parametrize(("counter", "found"), [("battle", 1), ("phase", 1), ("two_kills", 1)])
def test_four_kills_in_one_battle(counter: str, found: int) -> None:
    table = given(phase="battle", options={"khorne_counter": counter}, dice="4 4 4 4", kislev="bloodletter*2 leper*4")
    assert table.counters("khorne") == found


# -- Slaanesh's counter


@rule("citow.dials.condition_slaanesh")
@pytest.mark.parametrize(("counter", "found"), [("noble_or_hero", 1), ("anywhere", 2)])
def test_where_slaanesh_gains_counters(counter: str, found: int) -> None:
    table = given(
        phase="corruption", options={"slaanesh_counter": counter}, tilea="seductress*2", kislev="seductress*3 noble"
    )
    assert table.counters("slaanesh") == found


# -- Powers


@rule("citow.setup.assign_powers")
def test_by_seat_in_power_order_a_seat_is_a_power() -> None:
    assert new(seats=4).view["seats"] == ["khorne", "nurgle", "tzeentch", "slaanesh"]
    assert new(seats=3).view["seats"] == ["khorne", "nurgle", "tzeentch"]
    assert new(seats=3, absent="khorne").view["seats"] == ["nurgle", "tzeentch", "slaanesh"]
    dealt = new(seats=3, absent="khorne", powers="random", seed=3).view["seats"]
    assert sorted(dealt) == ["nurgle", "slaanesh", "tzeentch"]
