"""Board, population and control of regions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lords_of_ragnarok.vocabulary import battle, new_game, saga
from tests.vocabulary import example, rule


@rule("lor.board.terrain_types", "lor.board.region_contents")
def test_regions_realms_and_seas() -> None:
    view = new_game(3).view
    assert len(view["regions"]) == 21
    assert len(view["seas"]) == 6
    assert len(view["realms"]) == 6
    assert view["regions"]["21"]["population"] == 5
    board = new_game(3).state.board
    assert board.settlements >> 20 & 1
    assert board.shrines >> 20 & 1
    assert board.forges == [1, 5, 9, 13, 16, 19]


@rule("lor.board.yggdrasil_closed", "lor.board.adjacency")
def test_yggdrasil_connects_nothing() -> None:
    table = saga("manoeuvres", green={"armies": [(8, 3)], "drakkar": "sea1", "region": 1})
    table.play("activate green1")
    assert table.offers("move") == ["4", "5", "6", "7"]  # 13 and 15 lie across Yggdrasil
    table.forbids("move 13", "lor.manoeuvres.activation_move")


@rule("lor.board.settlement")
def test_a_settlement_serves_who_controls_it() -> None:
    table = saga("manoeuvres", green={"armies": [(1, 1)]}, red={"control": [1]}, table={"stirred": False})
    table.play("activate green1")
    table.forbids("grow", "lor.manoeuvres.activation_grow")
    table = saga("manoeuvres", green={"armies": [(1, 1)], "control": [1]}).play("activate green1", "grow")
    assert table.armies("green") == [(1, 2)]
    green = {"armies": [(1, 1), (5, 1), (9, 1)], "control": [5, 9]}
    table = saga(green=green, red={"control": [1]}, table={"stirred": False}).play("act prepare", "prepare army")
    assert table.armies("green") == [(1, 1), (5, 2), (9, 1)]  # 1 is not hers, 9 has none


@rule("lor.board.one_temple_per_region")
def test_one_temple_a_shrine() -> None:
    table = saga(green={"control": [1, 3, 8, 9]}, regions={3: {"temple": True}}).play("act build_temple")
    assert table.offers("build") == ["8", "9"]
    table.forbids("build 3", "lor.board.one_temple_per_region")
    table.forbids("build 1", "lor.board.one_temple_per_region")


@rule("lor.board.temples_stay")
def test_a_temple_serves_whoever_controls_its_region() -> None:
    table = battle({"armies": [(6, 6)]}, {"armies": [(5, 1)]}, region=5)
    assert table.control(5) == "green"
    table = saga(
        "manoeuvres", green={"armies": [(8, 1)], "region": 1}, red={"control": [7, 8]}, regions={8: {"temple": True}}
    )
    table.end_step()
    assert table.view["victories"]["godi"]["have"] == [1, 0]
    assert table.region(8)["temple"]


@rule("lor.board.figures_may_share")
def test_heroes_monsters_boss_and_armies_of_one_player_share_a_region() -> None:
    table = saga(
        "hero",
        green={"region": 8, "armies": [(8, 1)]},
        red={"region": 8},
        monsters={"draugr": 8, "garm": 8},
        boss=8,
    )
    place = table.region(8)
    assert place["heroes"] == [0, 1]
    assert place["monsters"] == ["draugr", "garm"]
    assert place["boss"]
    assert len(place["armies"]) == 1


@rule("lor.control.neutral_or_owned", "lor.control.heroes_do_not_control")
def test_only_armies_and_usurp_give_control() -> None:
    table = saga("prayer", green={"region": 1}, monsters={"draugr": {"region": 2, "ring": 0}})
    table.until("hero_step").play("finish")
    assert table.control(1) is None
    assert table.control(2) is None


@rule("lor.control.take_neutral", "lor.control.marker_covers_strength", "lor.control.take_every_step")
@rule("lor.manoeuvres.activation_move", "lor.control.owned_strength_zero")
@example("lor.ex.take_neutral_region")
def test_an_army_as_strong_as_the_population_takes_a_neutral_region() -> None:
    table = saga("manoeuvres", seats=3, green={"armies": [(18, 4)], "region": 1})
    assert table.region(19)["population"] == 4
    table.play("activate green1", "move 19")
    assert table.control(19) == "green"
    assert table.region(19)["population"] == 0


@rule("lor.control.take_neutral", "lor.control.too_weak_stays")
def test_a_weaker_army_stays_without_control() -> None:
    table = saga("manoeuvres", seats=3, green={"armies": [(18, 3)], "region": 1}, table={"stirred": False})
    table.play("activate green1", "move 19")
    assert table.control(19) is None
    assert table.armies("green") == [(19, 3)]


@rule("lor.control.take_every_step")
@pytest.mark.parametrize(
    ("step", "then"),
    [("prayer", "hero"), ("hero", "rune_actions"), ("rune_actions", "manoeuvres"), ("manoeuvres", "special_action")],
)
def test_the_test_is_made_at_the_end_of_every_step_for_every_player(step: str, then: str) -> None:
    green = {"armies": [(1, 2)], "region": 2, "runes": ["uruz", "othala"]}
    table = saga(step, green=green, red={"armies": [(5, 2)]})
    assert (table.step, table.control(1), table.control(5)) == (step, None, None)
    table.play("finish")
    assert table.step == then
    assert table.control(1) == "green"
    assert table.control(5) == "red"


@rule("lor.control.take_every_step", "lor.rune_actions.army_plus_one")
def test_an_army_that_grows_may_take_the_region_where_it_stands() -> None:
    green = {"armies": [(9, 1)], "region": 16, "runes": ["uruz", "algiz"]}
    table = saga("rune_actions", green=green, table={"stirred": False}).play("invoke strengthen")
    assert table.army("green1") == (9, 2)  # population 2
    assert table.step == "manoeuvres"
    assert table.control(9) == "green"


@rule("lor.control.take_every_step")
@pytest.mark.parametrize("colour", ["green", "red", "black", "blue"])
def test_every_one_of_a_players_six_armies_takes_a_region(colour: str) -> None:
    armies = [(1, 2), (2, 3), (3, 2), (5, 2), (6, 3), (9, 2)]
    players: dict[str, Any] = {colour: {"armies": armies, "region": 16}}
    table = saga("prayer", seats=4, **players)
    table.until("hero_step")
    assert [table.control(region) for region in (1, 2, 3, 5, 6, 9)] == [colour] * 6


@rule("lor.control.no_check_inside_step", "lor.mobilize.no_growth_in_new_region", "lor.control.end_of_step_order")
@rule("lor.mobilize.then_control_then_battles")
@example("lor.exd.control_not_checked_inside_step")
def test_control_is_not_tested_inside_a_step() -> None:
    green = {"armies": [(4, 3), (1, 1)], "region": 9, "drakkar": "sea3"}
    table = saga(green=green, table={"stirred": False}).play("act mobilize", "activate green1", "move 1")
    assert table.control(1) is None
    table.play("activate green2")
    table.forbids("grow", "lor.manoeuvres.activation_grow")
    table.play("move 2")
    assert table.control(1) == "green"  # after the activations
    table = saga(green=green, table={"stirred": False}).play("act mobilize", "activate green1", "move 1", "finish")
    assert table.control(1) == "green"


@rule("lor.control.end_of_step_order", "lor.movement.retreat_target")
def test_control_comes_before_battles() -> None:
    """Red can retreat to region 1, taken in this very step before the battle."""
    green = {"armies": [(6, 6)], "region": 16, "drakkar": "sea4"}
    red = {"armies": [(5, 2), (1, 2)], "control": [5], "region": 16, "drakkar": "sea4"}
    table = saga("manoeuvres", green=green, red=red).play("activate green1", "move 5")
    assert table.control(1) == "red"
    assert table.armies("red") == [(1, 1), (1, 2)]


@rule("lor.control.take_undefended", "lor.control.owned_strength_zero")
def test_any_army_takes_an_undefended_region_of_another_player() -> None:
    table = saga("manoeuvres", green={"armies": [(8, 1)], "region": 1}, red={"control": [7]})
    table.play("activate green1", "move 7")
    assert table.control(7) == "green"


@rule("lor.control.take_undefended")
def test_armies_in_reserve_take_nothing() -> None:
    """All of red's armies are on the board, some of green's are not; region 16 is red's, and empty."""
    red = {"armies": [(1, 2)] * 6, "control": [1, 16], "region": 9}
    table = saga("manoeuvres", green={"armies": [(6, 3)], "region": 9}, red=red).end_step()
    assert table.control(6) == "green"
    assert table.control(16) == "red"


@rule("lor.control.control_persists", "lor.control.never_neutral_again")
def test_control_lasts_when_the_armies_leave_or_are_destroyed() -> None:
    table = saga("manoeuvres", green={"armies": [(1, 1)], "control": [1], "region": 9}).play(
        "activate green1", "move 2"
    )
    assert table.control(1) == "green"
    table = saga(green={"armies": [(1, 1)], "control": [1]}, monsters={"draugr": 2})
    table.die("move").play("act monsters", "drive 1")
    assert table.armies("green") == []
    assert table.control(1) == "green"
    assert table.region(1)["population"] == 0


@rule("lor.control.one_players_armies", "lor.battle.when")
def test_two_players_share_a_region_only_until_the_battle() -> None:
    table = battle({"armies": [(6, 2)], "control": [6]}, {"armies": [(5, 3)]})
    hosts = {army["seat"] for army in table.region(5)["armies"]}
    assert len(hosts) == 1
