"""The tower: where it stands, who may garrison it, its dice, and its fall."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battle_masters.vocabulary import Field, battle, game, new_battle
from tests.vocabulary import example, rule

TOWER: list[dict[str, Any]] = [{"piece": "tower", "hex": "f3"}]
GARRISONS = {
    *("imp_men_reikwald", "imp_men_grunburg", "imp_men_altdorf"),
    *("imp_archers_grunburg", "imp_archers_bogenhafen", "imp_crossbows_melgar"),
    *("cha_warriors_goreband", "cha_warriors_finmar", "cha_bowmen_doomguard", "cha_bowmen_fellmor"),
    *("cha_orcs_gazkull", "cha_orcs_zogrod", "cha_goblins_grom", "cha_goblins_uglub"),
    *("cha_beastmen_bale", "cha_beastmen_flint"),
}
UNITS = [unit["id"] for unit in game().content["units"]["units"]]


# -- where it may stand


@rule("bm.tower.placement")
def test_the_tower_stands_off_road_and_river() -> None:
    field = new_battle(scenario="free", terrain_layer="imperial")
    field.play("mat full_mat", "lay tower")
    for place in ("c1", "f3", "e8", "l12"):
        assert place in field.offers("cover")
    field.forbids("cover b1", "bm.tower.placement")  # road
    field.forbids("cover g3", "bm.tower.placement")  # river
    field.forbids("cover a3", "bm.tower.placement")  # printed ford
    assert len(field.offers("cover")) == 92 - 10, "all plain hexes but the ten that are halves"
    field.play("cover e8", "done")
    assert field.view["tower"] == {"hex": "e8", "rubble": 0}


# -- who may enter


def enter(unit: str) -> Field:
    """The unit next to the tower, about to move."""
    if unit == "cha_ogre_grimorg":
        field = battle(
            card="imp_lords", next_cards=["cha_ogre"], terrain=TOWER, imp_lord_knights="a12", army={unit: "f2"}
        )
        return field.chance(0).play("finish")
    card = "imp_cannon" if unit == "imp_cannon" else f"{unit[:3]}_whole_army"
    return battle(card=card, terrain=TOWER, army={unit: "f2"})


@rule("bm.tower.standard_infantry_only", "bm.tower.imperial_garrisons", "bm.tower.chaos_garrisons")
@pytest.mark.parametrize("unit", UNITS)
def test_only_ordinary_infantry_may_enter(unit: str) -> None:
    field = enter(unit)
    if unit in GARRISONS:
        assert "f3" in field.offers("move")
        field.play("move f3")
        assert field.hex(unit) == "f3"
    else:
        field.forbids("move f3", "bm.tower.standard_infantry_only")


@rule("bm.tower.standard_infantry_only")
def test_those_who_may_enter_are_the_units_of_five_figures() -> None:
    units = game().content["units"]
    figures = {kind["id"]: kind["figures_per_base"] for kind in units["types"]}
    assert {unit["id"] for unit in units["units"] if figures[unit["type"]] == 5} == GARRISONS


@rule("bm.tower.first_come", "bm.tower.one_unit")
def test_the_tower_belongs_to_whoever_stands_there_and_only_as_long() -> None:
    field = battle(
        card="imp_men_archers",
        next_cards=["cha_beast_orc_gob", "imp_foot", "cha_beast_orc_gob"],
        terrain=TOWER,
        imp_men_reikwald="e3",
        cha_orcs_gazkull="f2",
    )
    field.play("move f3", "finish")
    field.forbids("move f3", "bm.movement.one_unit_per_hex")
    field.play("finish", "move e3", "finish", "move f3")
    assert field.hex("cha_orcs_gazkull") == "f3"


@rule("bm.tower.first_come")
def test_hedges_and_dug_sides_bar_the_tower_like_any_hex() -> None:
    hedge = [*TOWER, {"piece": "hedge", "hex": "f3", "side": "W"}]
    battle(card="imp_men_archers", terrain=hedge, imp_men_reikwald="e3").forbids("move f3", "bm.hedge.blocks_movement")
    ditch = [*TOWER, {"piece": "ditch_4", "hex": "g2", "open": ["NE", "NW"]}]
    field = battle(card="imp_men_archers", terrain=ditch, imp_men_reikwald="g2")
    field.forbids("move f3", "bm.ditch.leave_by_open_side")


@rule("bm.tower.one_unit")
def test_no_second_unit_fits_on_the_tower() -> None:
    field = battle(card="imp_archers", terrain=TOWER, imp_men_reikwald="f3", imp_archers_grunburg="f2")
    field.forbids("move f3", "bm.movement.one_unit_per_hex")


@rule("bm.tower.take_by_force", "bm.attack.no_advance")
def test_who_eliminates_the_garrison_may_move_in_later() -> None:
    field = battle(
        card="cha_beast_orc_gob",
        next_cards=["cha_gob_orc"],
        terrain=TOWER,
        imp_men_reikwald={"hex": "f3", "skulls": 2},
        imp_lord_knights="a12",
        cha_orcs_gazkull="f2",
    )
    field.forbids("move f3", "bm.movement.one_unit_per_hex")
    field.throw("sb", "bbbb").play("attack imp_men_reikwald")
    assert not field.alive("imp_men_reikwald")
    assert field.hex("cha_orcs_gazkull") == "f2"
    field.play("move f3")
    assert field.hex("cha_orcs_gazkull") == "f3"


# -- dice


@rule("bm.tower.garrison_attack_bonus", "bm.tower.garrison_defence_bonus", "bm.tower.attacker_minus_one")
@rule("bm.attack.modifiers_add_up", "bm.tower.imperial_garrisons", "bm.tower.chaos_garrisons")
@example("bm.ex.tower.dice")
def test_the_garrison_has_a_die_more_and_its_attackers_one_fewer() -> None:
    shot = battle(card="imp_archers", terrain=TOWER, imp_archers_grunburg="f3", cha_orcs_gazkull="f1")
    shot.luck().play("shoot cha_orcs_gazkull")
    assert shot.dice == (4, 3)

    melee = battle(card="cha_gob_orc", terrain=TOWER, imp_archers_grunburg="f3", cha_goblins_grom="f2")
    melee.luck().play("attack imp_archers_grunburg")
    assert melee.dice == (1, 4)

    arrows = battle(card="cha_bow_champ", terrain=TOWER, imp_archers_grunburg="f3", cha_bowmen_fellmor="f1")
    arrows.luck().play("shoot imp_archers_grunburg")
    assert arrows.dice == (1, 4)

    charge = battle(card="cha_charge_champ", terrain=TOWER, imp_archers_grunburg="f3", cha_champions_gorefist="f2")
    charge.luck().play("attack imp_archers_grunburg")
    assert charge.dice == (5, 4)

    tables = charge.state.tables
    assert {kind for kind, allowed in zip(tables.unit_type, tables.may_garrison, strict=True) if allowed} == {
        *("men_at_arms", "crossbowmen", "archers"),
        *("chaos_warriors", "chaos_bowmen", "orcs", "goblins", "beastmen"),
    }


@rule("bm.tower.garrison_attack_bonus")
def test_the_garrison_has_its_die_in_melee_too() -> None:
    field = battle(card="cha_beast_orc_gob", terrain=TOWER, cha_orcs_gazkull="f3", imp_men_reikwald="f2")
    field.luck().play("attack imp_men_reikwald")
    assert field.dice == (4, 3)


@rule("bm.tower.garrison_attack_bonus", "bm.tower.garrison_defence_bonus", "bm.tower.attacker_minus_one")
def test_beside_the_tower_there_is_no_bonus() -> None:
    field = battle(card="cha_beast_orc_gob", terrain=TOWER, cha_orcs_gazkull="f2", imp_men_reikwald="g2")
    field.luck().play("attack imp_men_reikwald")
    assert field.dice == (3, 3)


# -- cannonballs


def bombard(*discs: str, at: str = "b3", aim: str = "i3", rubble: int = 0, **units: str) -> Field:
    """One shot along row 3 past the tower; from b3 the fourth disc falls on it."""
    placed = {"cha_champions_gorefist": aim, "imp_cannon": at, "cha_orcs_zogrod": "l12", **units}
    field = battle(card="imp_cannon", terrain=TOWER, table={"rubble": rubble}, army=placed)
    return field.discs(*discs).play("fire cha_champions_gorefist")


@rule("bm.tower.explosion_damages", "bm.tower.bounce_harmless", "bm.tower.third_hit_destroys")
@rule("bm.tower.discs_hit_garrison", "bm.tower.standard_infantry_only")
@example("bm.ex.tower.three_explosions")
def test_the_third_explosion_destroys_the_tower() -> None:
    field = battle(
        card="imp_cannon",
        next_cards=["imp_cannon", "imp_cannon", "imp_lords"],
        terrain=TOWER,
        table={"rubble": 1},
        imp_cannon="b3",
        imp_lord_knights="f2",
        cha_goblins_grom="f3",
        cha_champions_gorefist="i3",
    )
    field.discs("flying", "flying", "flying", "bouncing", "explosion").play("fire cha_champions_gorefist")
    assert field.skulls("cha_goblins_grom") == 1
    assert field.view["tower"] == {"hex": "f3", "rubble": 1}

    field.discs("flying", "flying", "flying", "explosion").play("fire cha_champions_gorefist")
    assert not field.alive("cha_goblins_grom")
    assert field.view["tower"] == {"hex": "f3", "rubble": 2}

    field.discs("flying", "flying", "flying", "explosion").play("fire cha_champions_gorefist")
    assert field.view["tower"] is None
    assert field.heard("log-tower-falls") == [{"hex": "f3"}]
    field.play("move f3")
    assert field.hex("imp_lord_knights") == "f3", "open ground for cavalry"


@rule("bm.tower.standard_infantry_only", "bm.cards.next_after_resolution")
def test_who_could_only_go_up_the_tower_acts_if_it_may() -> None:
    terrain = [{"piece": "tower", "hex": "a11"}, {"piece": "marsh", "hex": "b12"}]  # a12 has no other neighbour
    men = battle(card="imp_foot", next_cards=["cha_gob_orc"], terrain=terrain, imp_men_altdorf="a12")
    assert men.choices == ["move a11", "finish"]
    army = {"imp_knights_blitzen": "a12", "imp_knights_normand": "e7", "imp_knights_delborne": "g7"}
    knights = battle(card="imp_knights", terrain=terrain, army=army)
    assert set(knights.offers("use")) == {"imp_knights_normand", "imp_knights_delborne"}


@rule("bm.tower.third_hit_destroys")
def test_where_the_tower_fell_there_is_no_bonus() -> None:
    ruin = {"tower_stands": False, "rubble": 3}
    into = battle(card="cha_gob_orc", terrain=TOWER, table=ruin, imp_archers_grunburg="f3", cha_goblins_grom="f2")
    into.luck().play("attack imp_archers_grunburg")
    assert into.dice == (2, 3)
    out = battle(card="imp_archers", terrain=TOWER, table=ruin, imp_archers_grunburg="f3", cha_goblins_grom="f2")
    out.luck().play("shoot cha_goblins_grom")
    assert out.dice == (3, 2)


@rule("bm.tower.third_hit_destroys")
@pytest.mark.parametrize("rubble", [1, 2])
def test_one_or_two_rubble_tokens_change_nothing(rubble: int) -> None:
    field = battle(
        card="cha_gob_orc", terrain=TOWER, table={"rubble": rubble}, imp_archers_grunburg="f3", cha_goblins_grom="f2"
    )
    field.luck().play("attack imp_archers_grunburg")
    assert field.dice == (1, 4)


@rule("bm.tower.discs_hit_garrison")
def test_discs_hit_the_garrison_as_on_open_ground() -> None:
    flying = bombard("flying", "flying", "flying", "flying", "explosion", cha_goblins_grom="f3")
    assert flying.skulls("cha_goblins_grom") == 0
    bouncing = bombard("flying", "flying", "flying", "bouncing", "explosion", cha_goblins_grom="f3")
    assert bouncing.skulls("cha_goblins_grom") == 1, "no defence dice"
    friend = bombard("flying", "flying", "flying", "explosion", imp_men_reikwald="f3")
    assert not friend.alive("imp_men_reikwald")


@rule("bm.tower.bounce_harmless", "bm.tower.explosion_damages")
@pytest.mark.parametrize("disc", ["bouncing", "flying"])
def test_only_explosions_damage_the_tower(disc: str) -> None:
    field = bombard("flying", "flying", "flying", disc, "explosion", rubble=2)
    assert field.view["tower"] == {"hex": "f3", "rubble": 2}


@rule("bm.tower.explosion_damages")
@pytest.mark.parametrize("garrison", [True, False])
def test_a_disc_that_explodes_on_the_tower_leaves_rubble(garrison: bool) -> None:
    field = bombard("flying", "flying", "flying", "explosion", cha_goblins_grom="f3" if garrison else "l10")
    assert field.view["tower"] == {"hex": "f3", "rubble": 1}
    assert field.alive("cha_goblins_grom") != garrison


@rule("bm.tower.explosion_damages")
def test_the_first_disc_of_a_misfire_leaves_rubble() -> None:
    field = bombard("explosion", "flying", at="e3")
    assert field.view["tower"] == {"hex": "f3", "rubble": 1}
    assert field.heard("log-rubble") == [{"hex": "f3", "rubble": 1}]
    assert field.heard("log-misfire-flying")


@rule("bm.tower.explosion_damages", "bm.cannon.adjacent_target")
@pytest.mark.parametrize(("at", "discs"), [("b3", ("flying",) * 3), ("e3", ())])
def test_the_target_disc_and_the_adjacent_shot_leave_rubble(at: str, discs: tuple[str, ...]) -> None:
    field = battle(card="imp_cannon", terrain=TOWER, imp_cannon=at, cha_goblins_grom="f3", cha_orcs_gazkull="l12")
    field.discs(*discs).play("fire cha_goblins_grom")
    assert not field.alive("cha_goblins_grom")
    assert field.view["tower"] == {"hex": "f3", "rubble": 1}
