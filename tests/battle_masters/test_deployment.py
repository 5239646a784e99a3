"""Deployment: armies face to face in two rows, one unit at a time, Chaos first."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battle_masters.vocabulary import Field, battle, new_battle
from tests.vocabulary import example, rule

ROWS = {
    "north": {f"{letter}1" for letter in "abcdefghijkl"} | {f"{letter}2" for letter in "abcdefghijklm"},
    "south": {f"{letter}11" for letter in "abcdefghijkl"} | {f"{letter}12" for letter in "abcdefghijklm"},
}


def deploying(edge: str = "south", *pieces: str) -> Field:
    """A free battle ready for deployment; the Forces of Chaos are at the given edge."""
    field = new_battle(terrain_layer="imperial").play("mat full_mat")
    for piece in pieces:
        kind, place, *turn = piece.split()
        field.play(f"lay {kind}", f"cover {place}", *(f"turn {side}" for side in turn))
    return field.play("done", f"side {edge}")


def put(field: Field, unit: str, place: str) -> Field:
    return field.play(f"deploy {unit}", f"place {place}")


@rule("bm.deployment.face_to_face", "bm.deployment.one_or_two_rows")
@pytest.mark.parametrize(("edge", "other"), [("north", "south"), ("south", "north")])
def test_along_the_length_each_army_has_the_two_rows_at_its_edge(edge: str, other: str) -> None:
    field = deploying(edge)
    assert set(field.view["zones"]["chaos"]) == ROWS[edge]
    assert set(field.view["zones"]["imperial"]) == ROWS[other]
    field.play("deploy cha_ogre_grimorg")
    assert set(field.offers("place")) == ROWS[edge]  # half hexes included


@rule("bm.deployment.face_to_face", "bm.deployment.one_or_two_rows")
def test_along_the_width_each_army_has_the_two_spaces_at_the_end_of_each_row() -> None:
    field = deploying("west")
    west, east = set(field.view["zones"]["chaos"]), set(field.view["zones"]["imperial"])
    assert west == {f"{letter}{row}" for letter in "ab" for row in range(1, 13)} - {"b4"}  # b4 is river
    even = {f"{letter}{row}" for letter in "lm" for row in range(2, 13, 2)}
    odd = {f"{letter}{row}" for letter in "kl" for row in range(1, 13, 2)}
    assert east == (even | odd) - {"k3", "l3"}


@rule("bm.deployment.one_or_two_rows")
def test_nobody_is_deployed_beyond_the_two_rows() -> None:
    field = deploying("south").play("deploy cha_ogre_grimorg")
    for place in ("d10", "d1", "d5"):
        field.forbids(f"place {place}", "bm.deployment.one_or_two_rows")
    assert field.state.decision().rule == "bm.deployment.one_or_two_rows"


@rule("bm.deployment.chaos_first")
@pytest.mark.parametrize("layer", ["imperial", "chaos"])
@pytest.mark.parametrize("edge", ["north", "west"])
def test_chaos_places_the_first_unit(layer: str, edge: str) -> None:
    field = new_battle(terrain_layer=layer).play("mat full_mat", "done", f"side {edge}")
    assert (field.kind, field.side) == ("deploy_unit", "chaos")
    assert new_battle(scenario="quick_start").side == "chaos"


@rule("bm.deployment.alternate_singly", "bm.deployment.chaos_first")
@example("bm.ex.deployment.alternation")
def test_one_unit_each_in_turn_and_chaos_places_its_last_three_in_a_row() -> None:
    field = deploying("south").deploy()
    placed = [line["unit"][len("unit-") :][:3] for line in field.heard("log-deploy")]
    assert placed[:22] == ["cha", "imp"] * 11
    assert placed[22:] == ["cha"] * 3
    units = field.view["units"].values()
    assert all(unit["where"] == "mat" for unit in units)
    assert field.view["card"]


@rule("bm.deployment.alternate_singly")
def test_units_are_placed_singly_once_and_none_is_held_back() -> None:
    field = deploying("south").play("deploy cha_ogre_grimorg")
    field.forbids("deploy cha_orcs_gazkull", "bm.deployment.alternate_singly")
    field.play("place d11")
    assert field.side == "imperial"
    field.forbids("finish", "bm.deployment.alternate_singly")
    assert field.refused("finish").text.key == "why-hold-back"
    put(field, "imp_cannon", "d1")
    field.forbids("deploy cha_ogre_grimorg", "bm.deployment.alternate_singly")
    assert len(field.offers("deploy")) == 13


@rule("bm.deployment.one_unit_per_hex")
def test_a_hex_receives_one_unit() -> None:
    field = put(deploying("south"), "cha_ogre_grimorg", "d11")
    put(field, "imp_cannon", "d1").play("deploy cha_orcs_gazkull")
    field.forbids("place d11", "bm.deployment.one_unit_per_hex")
    field.play("place d12")
    assert field.hex("cha_orcs_gazkull") == "d12"


@rule("bm.deployment.one_or_two_rows", "bm.deployment.one_unit_per_hex", "bm.deployment.no_river_or_marsh")
def test_a_hex_outside_the_rows_is_told_from_one_that_is_closed_or_taken() -> None:
    field = put(deploying("south", "marsh d11"), "cha_ogre_grimorg", "f11")
    put(field, "imp_cannon", "d1").play("deploy cha_orcs_gazkull")
    field.forbids("place d8", "bm.deployment.one_or_two_rows")
    field.forbids("place d1", "bm.deployment.one_or_two_rows")  # taken too, but the other army's
    field.forbids("place f11", "bm.deployment.one_unit_per_hex")
    field.forbids("place d11", "bm.deployment.no_river_or_marsh")
    field.forbids("place c3", "bm.deployment.no_river_or_marsh")  # outside too


@rule("bm.deployment.no_river_or_marsh")
def test_nobody_is_deployed_in_a_marsh_or_in_the_river() -> None:
    field = deploying("south", "marsh d11").play("deploy cha_ogre_grimorg")
    field.forbids("place d11", "bm.deployment.no_river_or_marsh")
    assert set(field.offers("place")) == ROWS["south"] - {"d11"}

    field = deploying("west").play("deploy cha_ogre_grimorg")
    field.forbids("place b4", "bm.deployment.no_river_or_marsh")


@rule("bm.deployment.no_river_or_marsh")
def test_fords_and_ditches_are_allowed_and_need_no_opening() -> None:
    field = deploying("west", "ditch_4 b9 E").play("deploy cha_ogre_grimorg")
    assert {"a3", "b9"} <= set(field.offers("place"))  # a printed ford, the ditch
    field.play("place b9")
    assert field.hex("cha_ogre_grimorg") == "b9"

    field = new_battle(scenario="altdorf").play("deploy cha_ogre_grimorg")
    assert {"d3", "g4"} <= set(field.offers("place"))  # the ford pieces of the plan


@rule("bm.deployment.no_river_or_marsh", "bm.river.ford_placement")
@pytest.mark.parametrize(("edge", "ford", "river"), [("west", "b4", "k3"), ("east", "l3", "k3"), ("east", "k3", "l3")])
def test_a_ford_laid_in_the_area_of_an_army_is_deployed_on(edge: str, ford: str, river: str) -> None:
    field = deploying(edge, f"ford {ford}").play("deploy cha_ogre_grimorg")
    assert ford in field.view["zones"]["chaos"]
    field.forbids(f"place {river}", "bm.deployment.no_river_or_marsh")
    field.play(f"place {ford}")
    assert field.hex("cha_ogre_grimorg") == ford


@rule("bm.deployment.no_river_or_marsh", "bm.tower.standard_infantry_only")
def test_the_tower_receives_only_who_may_garrison_it() -> None:
    field = deploying("south", "tower d11")
    for unit in ("cha_ogre_grimorg", "cha_wolves_bogrot", "cha_champions_gorefist"):
        refusing = deploying("south", "tower d11").play(f"deploy {unit}")
        refusing.forbids("place d11", "bm.tower.standard_infantry_only")
    put(field, "cha_orcs_gazkull", "d11")
    assert field.hex("cha_orcs_gazkull") == "d11"


def test_a_hand_written_position_may_begin_with_deployment() -> None:
    zones = {"imperial": ["a1", "b1"], "chaos": ["a12", "b12", "c12"]}
    army: dict[str, Any] = {
        "imp_cannon": {"where": "aside"},
        "cha_orcs_gazkull": {"where": "aside"},
        "cha_orcs_zogrod": {"where": "aside"},
    }
    field = battle(army=army, table={"zones": zones, "rest_of_deck": False})
    assert (field.kind, field.side) == ("deploy_unit", "chaos")
    put(field, "cha_orcs_gazkull", "a12").play("place a1", "place b12")
    assert field.view["card"]
    assert [field.hex(name) for name in army] == ["a1", "a12", "b12"]
