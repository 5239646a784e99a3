"""Movement: one hex, around obstacles and units, freely past enemies, up the tower."""

from __future__ import annotations

import pytest

from tests.battle_masters.vocabulary import battle
from tests.vocabulary import rule


@rule("bm.movement.one_hex")
def test_a_unit_moves_to_one_of_six_adjacent_hexes() -> None:
    field = battle(card="imp_lords", imp_lord_knights="e7", cha_orcs_gazkull="g8")
    assert set(field.offers("move")) == {"f7", "f6", "e6", "d7", "e8", "f8"}
    field.forbids("move g7", "bm.movement.one_hex")
    field.forbids("move e7", "bm.movement.one_hex")
    field.play("move f8")
    assert field.hex("imp_lord_knights") == "f8"
    field.forbids("move f9", "bm.movement.one_hex")
    assert field.choices == ["attack cha_orcs_gazkull", "finish"]


OBSTACLES = [
    ([], "c5", "c4", "bm.river.no_entry"),
    ([{"piece": "marsh", "hex": "f8"}], "e7", "f8", "bm.marsh.no_entry"),
    ([{"piece": "hedge", "hex": "f8", "side": "NW"}], "e7", "f8", "bm.hedge.blocks_movement"),
    ([{"piece": "ditch_4", "hex": "f8", "open": ["SE", "E"]}], "e7", "f8", "bm.ditch.enter_by_open_side"),
    ([{"piece": "ditch_4", "hex": "f8", "open": ["SE", "E"]}], "f8", "e7", "bm.ditch.leave_by_open_side"),
    ([{"piece": "tower", "hex": "f8"}], "e7", "f8", "bm.tower.standard_infantry_only"),
]


@rule("bm.movement.no_obstacles")
@pytest.mark.parametrize(("terrain", "start", "goal", "because"), OBSTACLES)
def test_obstacles_stop_a_unit(terrain: list[dict[str, str]], start: str, goal: str, because: str) -> None:
    field = battle(card="imp_lords", terrain=terrain, imp_lord_knights=start)
    field.forbids(f"move {goal}", because)
    open_field = battle(card="imp_lords", imp_lord_knights=start)
    assert (goal in open_field.offers("move")) == (because != "bm.river.no_entry")


@rule("bm.movement.no_obstacles")
def test_the_edge_of_the_mat_is_an_obstacle() -> None:
    field = battle(card="imp_lords", imp_lord_knights="a1")
    assert set(field.offers("move")) == {"b1", "a2", "b2"}


@rule("bm.movement.one_unit_per_hex")
def test_a_hex_holds_one_unit() -> None:
    field = battle(card="imp_lords", imp_lord_knights="e7", imp_men_reikwald="f8", cha_orcs_gazkull="e8")
    field.forbids("move f8", "bm.movement.one_unit_per_hex")
    field.forbids("move e8", "bm.movement.one_unit_per_hex")
    assert set(field.offers("move")) == {"f7", "f6", "e6", "d7"}


@rule("bm.movement.no_passing_units")
@pytest.mark.parametrize("wall", ["cha_orcs_gazkull", "imp_men_reikwald"])
def test_nobody_passes_over_friend_or_foe(wall: str) -> None:
    field = battle(
        card="cha_wolf_double",
        cha_wolves_bogrot="a1",
        cha_goblins_grom="a2",
        cha_beastmen_bale="b2",
        cha_wolves_black_fang="m6",
        imp_cannon="l12",
        army={wall: "b1"},
    )
    if wall[:3] == "cha":
        assert field.kind == "act", "only the other unit can do anything"
        assert "l6" in field.offers("move")
    else:
        field.play("use cha_wolves_bogrot")
        assert field.choices == ["attack imp_men_reikwald", "finish"]
        field.forbids("move c1", "bm.movement.one_hex")


@rule("bm.movement.no_zone_of_control")
def test_enemies_nearby_do_not_hold_a_unit() -> None:
    field = battle(card="imp_lords", imp_lord_knights="e7", cha_orcs_gazkull="f7", cha_orcs_zogrod="d8")
    slides_along = {"f6", "f8", "e8", "d7"}
    leaves = {"e6"}
    assert set(field.offers("move")) == slides_along | leaves
    field.play("move f8")
    assert field.offers("attack") == ["cha_orcs_gazkull"]


@rule("bm.movement.tower_entry")
def test_moving_into_the_tower_hex_puts_the_unit_on_top() -> None:
    field = battle(
        card="imp_men_archers",
        terrain=[{"piece": "tower", "hex": "f8"}],
        imp_men_reikwald="e7",
        cha_orcs_gazkull="g8",
    )
    field.play("move f8").throw("ssss", "bbb").play("attack cha_orcs_gazkull")
    assert field.hex("imp_men_reikwald") == field.view["tower"]["hex"] == "f8"
    assert field.dice == (4, 3), "the garrison has one die more"


@rule("bm.movement.one_hex", "bm.wolf_riders.double_move")
@pytest.mark.parametrize(
    ("card", "unit", "steps", "because"),
    [
        ("cha_gob_orc", "cha_orcs_gazkull", ["f7"], "bm.movement.one_hex"),
        ("cha_wolf_double", "cha_wolves_bogrot", ["f8", "f7"], "bm.wolf_riders.double_move"),
    ],
)
def test_who_has_moved_goes_no_further_and_reaches_no_distant_enemy(
    card: str, unit: str, steps: list[str], because: str
) -> None:
    field = battle(card=card, army={unit: "e7", "imp_men_altdorf": "g7", "imp_lord_knights": "h7"})
    field.play(*(f"move {step}" for step in steps))
    field.forbids("move f8", because)
    field.forbids("attack imp_lord_knights", "bm.attack.adjacent_enemy")
