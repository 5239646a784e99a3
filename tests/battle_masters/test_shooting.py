"""Archers and crossbowmen: range, targets, dice, and no move besides the shot."""

from __future__ import annotations

import pytest

from tests.battle_masters.vocabulary import battle
from tests.vocabulary import example, rule


@rule("bm.archers.shoot_at_distance", "bm.archers.range_two", "bm.archers.any_target_in_range")
@rule("bm.archers.nothing_blocks", "bm.archers.move_or_shoot")
@example("bm.ex.archers.range_over_everything")
def test_archers_shoot_at_any_enemy_within_two_hexes_over_everything() -> None:
    field = battle(
        card="imp_archers",
        next_cards=["cha_gob_orc"],
        terrain=[{"piece": "marsh", "hex": "f8"}, {"piece": "tower", "hex": "f10"}],
        imp_archers_grunburg="f9",
        imp_men_reikwald="g9",
        cha_goblins_grom="h9",
        cha_orcs_gazkull="e7",
        cha_beastmen_bale="e11",
        cha_goblins_uglub="e9",
        cha_warriors_finmar="i9",
    )
    behind_friend, behind_marsh, behind_tower = "cha_goblins_grom", "cha_orcs_gazkull", "cha_beastmen_bale"
    assert set(field.offers("shoot")) == {behind_friend, behind_marsh, behind_tower, "cha_goblins_uglub"}
    field.forbids("shoot cha_warriors_finmar", "bm.archers.range_two")
    field.forbids("shoot imp_men_reikwald", "bm.archers.any_target_in_range")
    field.play("move g8")
    assert field.view["card"] == "cha_gob_orc", "no shot after moving"


@rule("bm.archers.nothing_blocks")
def test_enemies_and_the_garrisoned_tower_in_between_do_not_block() -> None:
    field = battle(
        card="imp_foot",
        terrain=[{"piece": "tower", "hex": "d9"}, {"piece": "hedge", "hex": "b9", "side": "E"}],
        imp_crossbows_melgar="b9",
        cha_orcs_gazkull="d9",
        cha_goblins_grom="e9",
    )
    assert field.offers("shoot") == ["cha_orcs_gazkull", "cha_goblins_grom"]


@rule("bm.archers.range_two", "bm.archers.shoot_at_distance")
@pytest.mark.parametrize(
    ("card", "unit"),
    [
        ("imp_archers", "imp_archers_grunburg"),
        ("imp_archers", "imp_archers_bogenhafen"),
        ("cha_bow_champ", "cha_bowmen_doomguard"),
        ("cha_bow_champ", "cha_bowmen_fellmor"),
    ],
)
def test_archers_and_bowmen_reach_two_hexes(card: str, unit: str) -> None:
    one, two, three = (
        ("cha_orcs_gazkull", "cha_orcs_zogrod", "cha_goblins_grom")
        if unit[:3] == "imp"
        else ("imp_men_reikwald", "imp_men_grunburg", "imp_lord_knights")
    )
    field = battle(card=card, army={unit: "e9", one: "f9", two: "e7", three: "f12"})
    assert field.offers("shoot") == [one, two]
    field.forbids(f"shoot {three}", "bm.archers.range_two")
    field.luck().play(f"shoot {two}")
    assert field.heard("log-attack")[-1]["target"] == f"unit-{two}"


@rule("bm.archers.range_three")
def test_crossbowmen_reach_three_hexes() -> None:
    field = battle(
        card="imp_foot",
        imp_crossbows_melgar="e9",
        cha_orcs_gazkull="h9",
        cha_orcs_zogrod="g6",
        cha_goblins_grom="i9",
        cha_goblins_uglub="e10",
    )
    assert field.offers("shoot") == ["cha_orcs_gazkull", "cha_orcs_zogrod", "cha_goblins_uglub"]
    field.forbids("shoot cha_goblins_grom", "bm.archers.range_three")


@rule("bm.archers.any_target_in_range")
def test_the_shooter_is_free_to_pass_over_the_nearest_enemy() -> None:
    field = battle(card="imp_archers", imp_archers_grunburg="e9", cha_orcs_gazkull="f9", cha_goblins_grom="g9")
    field.throw("sbb", "bb").play("shoot cha_goblins_grom")
    assert (field.skulls("cha_goblins_grom"), field.skulls("cha_orcs_gazkull")) == (1, 0)


@rule("bm.archers.normal_dice", "bm.archers.target_defends")
@pytest.mark.parametrize("place", ["f9", "g9", "h9"])
def test_a_shot_is_an_attack_with_normal_dice_at_every_distance(place: str) -> None:
    field = battle(card="imp_foot", imp_crossbows_melgar="e9", cha_warriors_finmar={"hex": place, "skulls": 1})
    field.throw("sss", "hbbs").play("shoot cha_warriors_finmar")
    assert field.dice == (3, 4)
    assert field.heard("log-attack")[-1]["skulls"] == 2
    assert not field.alive("cha_warriors_finmar"), "the third skull eliminates"
    assert field.skulls("imp_crossbows_melgar") == 0


@rule("bm.archers.target_defends")
def test_shields_stop_arrows() -> None:
    field = battle(card="cha_bow_champ", cha_bowmen_fellmor="e9", imp_knights_normand="g9")
    field.throw("ss", "hhbb").play("shoot imp_knights_normand")
    assert field.dice == (2, 4)
    assert field.skulls("imp_knights_normand") == 0


@rule("bm.archers.shoot_at_distance")
def test_an_adjacent_enemy_is_shot_at_with_the_same_dice() -> None:
    field = battle(card="imp_archers", imp_archers_grunburg="e9", cha_orcs_gazkull="f9", cha_goblins_grom="g9")
    assert "cha_orcs_gazkull" in field.offers("shoot")
    field.forbids("attack cha_orcs_gazkull", "bm.archers.move_or_shoot")
    field.luck().play("shoot cha_orcs_gazkull")
    assert field.dice == (3, 3)


@rule("bm.archers.move_or_shoot")
@pytest.mark.parametrize("card", ["cha_bow_champ", "cha_whole_army"])
def test_whoever_moved_does_not_shoot_even_at_an_adjacent_enemy(card: str) -> None:
    field = battle(
        card=card,
        cha_bowmen_fellmor="e9",
        cha_champions_gorefist="a11",
        cha_bowmen_doomguard="c11",
        imp_knights_normand="g9",
    )
    field.play("use cha_bowmen_fellmor", "move f9")
    field.forbids("shoot imp_knights_normand", "bm.archers.move_or_shoot")
    field.forbids("use cha_bowmen_fellmor", "bm.activation.once_per_card")
    assert field.heard("log-attack") == []


@rule("bm.archers.move_or_shoot")
def test_whoever_shot_does_not_move() -> None:
    field = battle(card="imp_archers", next_cards=["cha_gob_orc"], imp_archers_grunburg="e9", cha_orcs_gazkull="g9")
    field.throw("bbb", "bbb").play("shoot cha_orcs_gazkull")
    assert field.hex("imp_archers_grunburg") == "e9"
    assert field.view["card"] == "cha_gob_orc"


@rule("bm.archers.any_target_in_range")
@pytest.mark.parametrize("place", ["k11", "l11", "m12"])
def test_who_is_not_on_the_mat_is_no_target_wherever_the_archers_stand(place: str) -> None:
    field = battle(
        card="imp_archers",
        table={"zones": {"chaos": ["a8"]}},
        imp_archers_grunburg=place,
        cha_orcs_gazkull="l10",
        cha_orcs_zogrod={"where": "reserve"},
    )
    assert field.offers("shoot") == ["cha_orcs_gazkull"]
