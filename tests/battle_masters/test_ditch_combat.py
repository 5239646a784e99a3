"""Combat across a ditch: dug sides, open sides, and who ignores them."""

from __future__ import annotations

import pytest

from tests.battle_masters.vocabulary import battle
from tests.vocabulary import example, rule

DITCH = [{"piece": "ditch_4", "hex": "g6", "open": ["NE", "NW"]}]
TWO_DITCHES = [
    {"piece": "ditch_4", "hex": "d8", "open": ["NW", "W"]},
    {"piece": "ditch_2", "hex": "e8", "open": ["SE", "E", "NE", "NW"]},
]


@rule("bm.ditch_combat.attacker_minus_one", "bm.ditch_combat.defender_plus_one", "bm.ditch_combat.both_directions")
@rule("bm.ditch_combat.open_sides_normal", "bm.ditch_combat.missile_attacks_exempt")
@rule("bm.ditch.enter_by_open_side", "bm.ditch.leave_by_open_side", "bm.ditch.no_crossing")
@example("bm.ex.ditch.sides_and_dice")
def test_dug_sides_cost_the_attacker_a_die_and_give_the_defender_one() -> None:
    inwards = battle(card="cha_beast_orc_gob", terrain=DITCH, imp_men_reikwald="g6", cha_orcs_gazkull="g7")
    inwards.luck().play("attack imp_men_reikwald")
    assert inwards.dice == (2, 4)
    assert inwards.heard("log-attack")[-1]["modifiers"] == ["modifier-across_ditch"]

    outwards = battle(card="imp_men_archers", terrain=DITCH, imp_men_reikwald="g6", cha_orcs_gazkull="g7")
    outwards.luck().play("attack cha_orcs_gazkull")
    assert outwards.dice == (2, 4)

    through_opening = battle(card="cha_beast_orc_gob", terrain=DITCH, imp_men_reikwald="g6", cha_orcs_gazkull="g5")
    through_opening.luck().play("attack imp_men_reikwald")
    assert through_opening.dice == (3, 3)

    shot = battle(card="cha_bow_champ", terrain=DITCH, imp_men_reikwald="g6", cha_bowmen_fellmor="g7")
    shot.luck().play("shoot imp_men_reikwald")
    assert shot.dice == (2, 3)

    inside = battle(card="imp_men_archers", terrain=DITCH, imp_men_reikwald="g6")
    assert set(inside.offers("move")) == {"g5", "f5"}
    inside.forbids("move g7", "bm.ditch.leave_by_open_side")
    outside = battle(card="imp_men_archers", terrain=DITCH, imp_men_reikwald="g7")
    outside.forbids("move g6", "bm.ditch.enter_by_open_side")


@rule("bm.ditch_combat.open_sides_normal")
@pytest.mark.parametrize(("place", "dice"), [("g5", (3, 3)), ("f5", (3, 3)), ("h6", (2, 4)), ("f6", (2, 4))])
def test_each_side_counts_as_it_is_dug(place: str, dice: tuple[int, int]) -> None:
    inwards = battle(card="cha_beast_orc_gob", terrain=DITCH, imp_men_reikwald="g6", cha_orcs_gazkull=place)
    inwards.luck().play("attack imp_men_reikwald")
    outwards = battle(card="imp_men_archers", terrain=DITCH, imp_men_reikwald="g6", cha_orcs_gazkull=place)
    outwards.luck().play("attack cha_orcs_gazkull")
    assert inwards.dice == outwards.dice == dice


@rule("bm.ditch_combat.attacker_minus_one", "bm.ditch_combat.defender_plus_one", "bm.ditch.no_crossing")
def test_where_two_ditches_meet_the_change_counts_once() -> None:
    field = battle(card="cha_beast_orc_gob", terrain=TWO_DITCHES, cha_orcs_gazkull="d8", imp_men_reikwald="e8")
    field.forbids("move e8", "bm.ditch.no_crossing")
    field.luck().play("attack imp_men_reikwald")
    assert field.dice == (2, 4)


@rule("bm.ditch_combat.attacker_minus_one")
def test_units_inside_a_ditch_fight_others_beside_it_with_normal_dice() -> None:
    field = battle(card="cha_beast_orc_gob", terrain=DITCH, cha_orcs_gazkull="g7", imp_men_reikwald="h7")
    field.luck().play("attack imp_men_reikwald")
    assert field.dice == (3, 3)


@rule("bm.ditch_combat.missile_attacks_exempt")
def test_shots_from_afar_ignore_the_ditch_on_either_side() -> None:
    into = battle(card="imp_foot", terrain=DITCH, imp_crossbows_melgar="g8", cha_orcs_gazkull="g6")
    into.luck().play("shoot cha_orcs_gazkull")
    out_of = battle(card="imp_foot", terrain=DITCH, imp_crossbows_melgar="g6", cha_orcs_gazkull="g8")
    out_of.luck().play("shoot cha_orcs_gazkull")
    assert into.dice == out_of.dice == (3, 3)


@rule("bm.ditch_combat.missile_attacks_exempt")
def test_shooters_attacked_across_a_dug_side_have_their_extra_die() -> None:
    field = battle(card="cha_beast_orc_gob", terrain=DITCH, imp_archers_grunburg="g6", cha_orcs_gazkull="g7")
    field.luck().play("attack imp_archers_grunburg")
    assert field.dice == (2, 4)


@rule("bm.ditch_combat.missile_attacks_exempt", "bm.cannon.path_towards_target")
def test_cannonballs_ignore_ditches() -> None:
    field = battle(card="imp_cannon", terrain=TWO_DITCHES, imp_cannon="c8", cha_orcs_gazkull="e8", cha_orcs_zogrod="d8")
    field.discs("bouncing").play("fire cha_orcs_gazkull")
    assert field.skulls("cha_orcs_zogrod") == 1
    assert not field.alive("cha_orcs_gazkull")
