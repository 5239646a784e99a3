"""The Mighty Cannon: target, path of discs, explosions, misfire."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.battle_masters.vocabulary import Field, battle
from tests.vocabulary import example, rule
from warhost.engine.errors import OutOfChance

NEARER = ["c9", "d9", "e9", "f9", "g9", "h9", "i9"]  # the straight path east of a cannon in b9


def shot(**units: str) -> Field:
    """A cannon in b9 with its card, another one to come."""
    return battle(card="imp_cannon", next_cards=["imp_cannon", "cha_gob_orc"], imp_cannon="b9", army=units)


def discs_laid(field: Field) -> list[tuple[str, str]]:
    return [(line["hex"], line["disc"].removeprefix("disc-")) for line in field.heard("log-disc")]


# -- move or fire


@rule("bm.cannon.move_or_fire", "bm.cannon.moves_one_hex")
def test_a_cannon_that_moves_does_not_fire() -> None:
    field = battle(card="imp_cannon", next_cards=["cha_gob_orc"], imp_cannon="b9", cha_orcs_gazkull="g9")
    assert set(field.offers("move")) == {"c9", "c8", "b8", "a9", "b10", "c10"}
    assert field.offers("fire") == ["cha_orcs_gazkull"]
    field.play("move c9")
    assert field.hex("imp_cannon") == "c9"
    assert field.view["card"] == "cha_gob_orc"
    field.forbids("fire cha_orcs_gazkull", "bm.attack.adjacent_enemy")


@rule("bm.cannon.move_or_fire")
def test_a_cannon_that_fires_does_not_move() -> None:
    field = battle(card="imp_cannon", next_cards=["cha_gob_orc"], imp_cannon="b9", cha_orcs_gazkull="d9")
    field.discs("explosion", "flying").play("fire cha_orcs_gazkull")
    assert field.hex("imp_cannon") == "b9"
    assert field.view["card"] == "cha_gob_orc"


@rule("bm.cannon.move_or_fire")
def test_the_cannon_may_do_neither() -> None:
    field = battle(card="imp_cannon", next_cards=["cha_gob_orc"], imp_cannon="b9", cha_orcs_gazkull="d9")
    field.chance().play("finish")
    assert field.view["card"] == "cha_gob_orc"
    assert (field.hex("imp_cannon"), field.skulls("cha_orcs_gazkull")) == ("b9", 0)


@rule("bm.cannon.moves_one_hex")
def test_the_cannon_moves_under_the_same_rules_as_others() -> None:
    terrain = [
        {"piece": "tower", "hex": "e8"},
        {"piece": "marsh", "hex": "d9"},
        {"piece": "hedge", "hex": "e9", "side": "SE"},
    ]
    field = battle(card="imp_cannon", terrain=terrain, imp_cannon="e9", imp_men_reikwald="f9")
    assert set(field.offers("move")) == {"f8", "e10"}
    field.forbids("move e8", "bm.tower.standard_infantry_only")
    field.forbids("move d9", "bm.marsh.no_entry")
    field.forbids("move f10", "bm.hedge.blocks_movement")
    field.forbids("move f9", "bm.movement.one_unit_per_hex")
    field.forbids("move g9", "bm.movement.one_hex")


@rule("bm.cannon.no_dice_attack")
def test_the_cannon_never_attacks_with_dice() -> None:
    field = battle(card="imp_cannon", imp_cannon="b9", cha_orcs_gazkull="c9", cha_orcs_zogrod="e9")
    assert field.offers("attack") == field.offers("shoot") == []
    field.forbids("attack cha_orcs_gazkull", "bm.cannon.no_dice_attack")
    field.forbids("shoot cha_orcs_zogrod", "bm.cannon.no_dice_attack")
    field.chance().play("fire cha_orcs_gazkull")
    assert field.heard("log-attack") == []


@rule("bm.cannon.defence_two_dice")
def test_the_cannon_defends_with_two_dice() -> None:
    field = battle(card="cha_beast_orc_gob", cha_orcs_gazkull="c9", imp_cannon="b9")
    field.throw("sss", "hb").play("attack imp_cannon")
    assert field.dice == (3, 2)
    assert field.skulls("imp_cannon") == 2


# -- the target


@rule("bm.cannon.choose_target_first")
def test_the_target_is_an_enemy_on_the_mat_and_the_choice_is_final() -> None:
    field = shot(
        cha_orcs_gazkull="d7",
        cha_orcs_zogrod="f11",
        imp_men_reikwald="c9",
    )
    assert field.offers("fire") == ["cha_orcs_gazkull", "cha_orcs_zogrod"]
    field.forbids("fire imp_men_reikwald", "bm.cannon.choose_target_first")
    field.forbids("fire cha_beastmen_bale", "bm.attack.elimination")
    field.forbids("disc c8", "bm.cannon.one_disc_at_a_time")
    field.play("fire cha_orcs_gazkull")
    assert field.view["shot"]["target"] == "cha_orcs_gazkull"
    field.forbids("fire cha_orcs_zogrod", "bm.cannon.choose_target_first")
    field.forbids("fire imp_lord_knights", "bm.cannon.choose_target_first")
    assert field.heard("log-fire") == [{"target": "unit-cha_orcs_gazkull", "hex": "d7"}]


@rule("bm.cannon.choose_target_first", "bm.scenarios.arrival_on_first_card")
def test_a_unit_in_reserve_is_no_target() -> None:
    field = battle(
        card="imp_cannon",
        table={"zones": {"chaos": ["l9", "l11"]}},
        imp_cannon="b9",
        cha_orcs_gazkull={"where": "reserve"},
        cha_orcs_zogrod="f11",
    )
    assert field.offers("fire") == ["cha_orcs_zogrod"]
    field.forbids("fire cha_orcs_gazkull", "bm.scenarios.arrival_on_first_card")


@rule("bm.cannon.no_range_limit")
def test_any_enemy_on_the_mat_may_be_the_target_even_out_of_reach() -> None:
    field = battle(card="imp_cannon", imp_cannon="a9", cha_orcs_gazkull="l9", cha_goblins_grom="g9")
    assert field.offers("fire") == ["cha_orcs_gazkull", "cha_goblins_grom"]
    assert field.state.label(field.state.parse("fire cha_orcs_gazkull")).params["percent"] == 0
    path = ["flying"] * 4 + ["bouncing"] * 3 + ["explosion"]
    field.discs(*path).play("fire cha_orcs_gazkull")
    assert field.alive("cha_orcs_gazkull"), "the eighth disc must be an explosion"
    assert field.skulls("cha_goblins_grom") == 1, "but discs on the way hit"
    assert discs_laid(field)[-1] == ("i9", "explosion")


@rule("bm.cannon.adjacent_target", "bm.cannon.move_or_fire")
@example("bm.ex.cannon.adjacent_target")
def test_an_adjacent_target_is_destroyed_without_discs_or_defence() -> None:
    field = battle(
        card="imp_cannon", next_cards=["cha_gob_orc"], imp_cannon="b9", cha_ogre_grimorg="c9", cha_orcs_gazkull="l9"
    )
    field.chance().play("fire cha_ogre_grimorg")
    assert not field.alive("cha_ogre_grimorg")
    assert field.heard("log-disc") == field.heard("log-attack") == []
    assert field.skulls("imp_cannon") == 0
    assert field.view["card"] == "cha_gob_orc", "the cannon's turn is over"


# -- the path


@rule("bm.cannon.choose_target_first", "bm.cannon.shuffle_discs", "bm.cannon.one_disc_at_a_time")
@rule("bm.cannon.flying_disc", "bm.cannon.explosion_ends_shot", "bm.cannon.take_back_discs", "bm.cannon.lay_path")
@example("bm.ex.cannon.shot_falls_short")
def test_a_shot_falls_short() -> None:
    field = shot(cha_beastmen_bale="g9")
    field.discs("flying", "flying", "explosion").play("fire cha_beastmen_bale")
    assert discs_laid(field) == [("c9", "flying"), ("d9", "flying"), ("e9", "explosion")]
    assert field.alive("cha_beastmen_bale")
    assert field.skulls("cha_beastmen_bale") == field.skulls("imp_cannon") == 0
    assert not [key for key in field.log_keys() if key.startswith("log-misfire")]
    assert field.view["shot"] is None
    assert len(field.heard("log-card")) == 1, "the turn is over and the next card is up"


@rule("bm.overview.no_alternating_moves", "bm.cannon.shuffle_discs", "bm.cannon.flying_disc", "bm.cannon.bouncing_disc")
@rule("bm.cannon.discs_needed", "bm.cannon.success", "bm.cannon.take_back_discs")
@example("bm.ex.cannon.second_shot_hits")
def test_the_second_shot_hits() -> None:
    field = shot(cha_beastmen_bale="g9")
    field.discs("flying", "flying", "explosion").play("fire cha_beastmen_bale")
    assert field.side == "imperial"
    assert field.view["card"] == "imp_cannon"
    field.discs("flying", "bouncing", "flying", "flying").play("fire cha_beastmen_bale")
    assert discs_laid(field)[3:] == [("c9", "flying"), ("d9", "bouncing"), ("e9", "flying"), ("f9", "flying")]
    assert field.heard("log-shot-hits") == [{"target": "unit-cha_beastmen_bale", "hex": "g9"}]
    assert not field.alive("cha_beastmen_bale")
    assert field.heard("log-attack") == [], "no defence is rolled"
    assert field.view["shot"] is None


@rule("bm.cannon.shuffle_discs", "bm.cannon.take_back_discs")
def test_every_shot_begins_with_all_nine_discs() -> None:
    field = shot(cha_orcs_gazkull="e7")
    field.play("fire cha_orcs_gazkull")
    assert field.view["shot"]["discs"] == {"flying": 4, "bouncing": 3, "explosion": 2}
    field.discs("flying").play("disc c8")
    assert field.view["shot"]["discs"] == {"flying": 3, "bouncing": 3, "explosion": 2}
    field.chance(7).play(field.choices[0])
    assert field.heard("log-disc")[-1]["disc"] == "disc-explosion"
    field.play("fire cha_orcs_gazkull")
    assert field.view["shot"]["discs"] == {"flying": 4, "bouncing": 3, "explosion": 2}


@rule("bm.cannon.shuffle_discs")
def test_each_disc_is_equally_likely() -> None:
    drawn: Counter[str] = Counter()
    for number in range(9):
        field = shot(cha_orcs_gazkull="d7").play("fire cha_orcs_gazkull")
        field.chance(number, 0, 0, 0).play(field.choices[0])
        drawn[discs_laid(field)[0][1]] += 1
    assert drawn == {"flying": 4, "bouncing": 3, "explosion": 2}
    field = shot(cha_orcs_gazkull="d7").play("fire cha_orcs_gazkull").chance(9)
    with pytest.raises(OutOfChance):
        field.play(field.choices[0])


@rule("bm.cannon.one_disc_at_a_time")
def test_the_hex_is_named_before_its_disc_is_turned_up() -> None:
    field = shot(cha_orcs_gazkull="d7", cha_goblins_grom="c8")
    field.play("fire cha_orcs_gazkull")
    assert field.kind == "disc"
    assert field.view["shot"]["at"] == "b9"
    field.forbids("disc d8", "bm.cannon.one_disc_at_a_time")
    field.discs("bouncing").play("disc c8")
    assert field.skulls("cha_goblins_grom") == 1, "resolved before the next hex is named"
    assert field.kind == "disc"
    assert field.view["shot"]["at"] == "c8"
    field.forbids("disc c9", "bm.cannon.path_towards_target")


@rule("bm.cannon.path_towards_target")
@example("bm.ex.cannon.choice_of_path")
def test_the_path_must_lead_towards_the_target() -> None:
    field = shot(cha_orcs_gazkull="d7")
    field.play("fire cha_orcs_gazkull")
    assert set(field.offers("disc")) == {"c9", "c8"}
    for away in ("b8", "a9", "b10", "c10"):
        field.forbids(f"disc {away}", "bm.cannon.path_towards_target")


@rule("bm.setup.whole_or_part_of_mat")
def test_no_ball_flies_outside_the_part_of_the_mat_in_use() -> None:
    field = battle(card="imp_cannon", table={"portion": "south_field"}, imp_cannon="e5", cha_orcs_gazkull="g6")
    assert field.play("fire cha_orcs_gazkull").kind == "disc"
    field.forbids("disc e4", "bm.setup.whole_or_part_of_mat")


@rule("bm.cannon.path_towards_target")
def test_no_terrain_stops_a_cannonball() -> None:
    terrain = [{"piece": "marsh", "hex": "g2"}, {"piece": "tower", "hex": "h2"}]
    field = battle(card="imp_cannon", terrain=terrain, imp_cannon="f5", cha_orcs_gazkull="g1")
    field.chance(0, 0, 0).play("fire cha_orcs_gazkull")
    assert set(field.offers("disc")) == {"f4", "g4"}, "river hexes"
    field.play("disc g4", "disc g3")
    assert set(field.offers("disc")) == {"g2", "h2"}, "marsh and tower"
    field.play("disc h2")
    assert not field.alive("cha_orcs_gazkull")


@rule("bm.cannon.friend_or_foe", "bm.cannon.bouncing_disc", "bm.cannon.path_towards_target")
@rule("bm.cannon.explosion_disc", "bm.cannon.explosion_ends_shot")
@example("bm.ex.cannon.friendly_bounce_and_path")
def test_discs_strike_friends_too_and_the_shot_goes_on() -> None:
    field = battle(
        card="imp_cannon",
        imp_cannon="b9",
        imp_men_reikwald={"hex": "c9", "skulls": 2},
        cha_goblins_grom="d9",
        cha_orcs_gazkull="e9",
    )
    field.discs("bouncing", "explosion").play("fire cha_orcs_gazkull")
    assert discs_laid(field) == [("c9", "bouncing"), ("d9", "explosion")], "the only path there is"
    assert not field.alive("imp_men_reikwald")
    assert not field.alive("cha_goblins_grom")
    assert field.alive("cha_orcs_gazkull")
    assert field.skulls("imp_cannon") == 0
    assert field.heard("log-shot-hits") == []


@rule("bm.cannon.flying_disc")
def test_a_flying_ball_spares_whoever_is_below() -> None:
    field = shot(cha_goblins_grom="c9", imp_men_reikwald="d9", cha_orcs_gazkull="e9")
    field.discs("flying", "flying").play("fire cha_orcs_gazkull")
    assert field.skulls("cha_goblins_grom") == field.skulls("imp_men_reikwald") == 0
    assert not field.alive("cha_orcs_gazkull")


@rule("bm.cannon.bouncing_disc", "bm.ogre.skull_costs_card")
def test_a_bouncing_ball_gives_one_skull_without_defence() -> None:
    field = shot(cha_ogre_grimorg="c9", cha_goblins_grom="d9", cha_orcs_gazkull="e9")
    # a bouncing disc, the Ogre's card, another bouncing disc
    field.chance(4, 0, 4).play("fire cha_orcs_gazkull")
    assert field.skulls("cha_ogre_grimorg") == field.skulls("cha_goblins_grom") == 1
    assert field.view["ogre_cards"] == {"move": 2, "attack": 3}
    assert field.heard("log-attack") == []
    assert not field.alive("cha_orcs_gazkull"), "the shot went on"


@rule("bm.cannon.explosion_disc", "bm.cannon.friend_or_foe")
@pytest.mark.parametrize("unit", ["cha_ogre_grimorg", "imp_lord_knights"])
def test_an_explosion_eliminates_any_unit(unit: str) -> None:
    field = shot(cha_orcs_gazkull="e9", **{unit: "d9"})
    field.discs("flying", "explosion").play("fire cha_orcs_gazkull")
    assert not field.alive(unit)
    assert field.skulls(unit) == 0, "whatever its life points"
    assert field.alive("cha_orcs_gazkull")


@rule("bm.cannon.explosion_ends_shot")
def test_an_explosion_in_an_empty_hex_ends_the_shot_too() -> None:
    field = shot(cha_orcs_gazkull="f9", cha_goblins_grom="e9")
    field.discs("flying", "explosion").play("fire cha_orcs_gazkull")
    assert len(discs_laid(field)) == 2
    assert field.alive("cha_orcs_gazkull")
    assert field.skulls("cha_goblins_grom") == 0


@rule("bm.cannon.success")
def test_a_completed_shot_eliminates_the_ogre_outright() -> None:
    field = shot(cha_ogre_grimorg="d9", cha_orcs_gazkull="l9")
    field.discs("bouncing").play("fire cha_ogre_grimorg")
    assert not field.alive("cha_ogre_grimorg")
    assert field.heard("log-attack") == []


@rule("bm.cannon.discs_needed", "bm.cannon.lay_path", "bm.cannon.success")
@pytest.mark.parametrize("distance", range(2, 9))
def test_a_target_at_distance_n_needs_n_minus_one_discs(distance: int) -> None:
    goal = [*NEARER, "j9"][distance - 1]
    discs = (["flying"] * 4 + ["bouncing"] * 3)[: distance - 1]
    field = shot(cha_orcs_gazkull=goal)
    field.discs(*discs).play("fire cha_orcs_gazkull")
    assert discs_laid(field) == list(zip(NEARER, discs, strict=False))
    assert not field.alive("cha_orcs_gazkull")


# -- misfire


@rule("bm.cannon.misfire", "bm.misfire.resolve_first_hex", "bm.misfire.draw_for_cannon", "bm.misfire.ends_turn")
@rule("bm.misfire.bouncing", "bm.misfire.flying", "bm.misfire.explosion")
@example("bm.ex.misfire.three_outcomes")
@pytest.mark.parametrize(
    ("disc", "alive", "skulls"), [("flying", True, 0), ("bouncing", True, 1), ("explosion", False, 0)]
)
def test_a_misfire_has_three_outcomes(disc: str, alive: bool, skulls: int) -> None:
    field = battle(
        card="imp_cannon",
        next_cards=["cha_gob_orc"],
        imp_cannon="b9",
        imp_men_altdorf="a1",
        cha_goblins_grom="c9",
        cha_orcs_gazkull="g9",
    )
    field.discs("explosion", disc).play("fire cha_orcs_gazkull")
    assert not field.alive("cha_goblins_grom")
    assert field.alive("cha_orcs_gazkull")
    assert field.alive("imp_cannon") == alive
    assert field.skulls("imp_cannon") == skulls
    assert discs_laid(field) == [("c9", "explosion")], "no further disc on the path"
    keys = field.log_keys()
    assert keys.index("log-eliminated") < keys.index(f"log-misfire-{disc}"), "the hex of the disc comes first"
    assert field.view["card"] == "cha_gob_orc"
    assert field.view["shot"] is None


@rule("bm.misfire.draw_for_cannon")
def test_eight_discs_remain_for_the_cannon() -> None:
    outcomes: Counter[str] = Counter()
    for number in range(8):
        field = shot(cha_orcs_gazkull="g9", imp_men_altdorf="a1")
        field.chance(8, number).play("fire cha_orcs_gazkull")
        outcomes[next(key for key in field.log_keys() if key.startswith("log-misfire"))] += 1
    assert outcomes == {"log-misfire-flying": 4, "log-misfire-bouncing": 3, "log-misfire-explosion": 1}
    with pytest.raises(OutOfChance):
        shot(cha_orcs_gazkull="g9").chance(8, 8).play("fire cha_orcs_gazkull")


@rule("bm.cannon.misfire")
def test_only_the_first_disc_misfires() -> None:
    field = shot(cha_orcs_gazkull="g9")
    field.discs("bouncing", "explosion").play("fire cha_orcs_gazkull")
    assert not [key for key in field.log_keys() if key.startswith("log-misfire")]
    assert field.alive("imp_cannon")
    assert field.skulls("imp_cannon") == 0


@rule("bm.misfire.bouncing")
def test_the_third_skull_of_misfires_eliminates_the_cannon() -> None:
    field = battle(
        card="imp_cannon",
        imp_cannon={"hex": "b9", "skulls": 2},
        imp_men_altdorf="a1",
        cha_orcs_gazkull="g9",
    )
    field.discs("explosion", "bouncing").play("fire cha_orcs_gazkull")
    assert not field.alive("imp_cannon")
    assert field.heard("log-attack") == [], "no defence against it"


@rule("bm.misfire.ends_turn")
def test_after_a_harmless_misfire_the_cannon_neither_fires_again_nor_moves() -> None:
    field = battle(
        card="imp_cannon", next_cards=["cha_gob_orc"], imp_cannon="b9", cha_orcs_gazkull="g9", cha_orcs_zogrod="g11"
    )
    field.discs("explosion", "flying").play("fire cha_orcs_gazkull")
    assert field.side == "chaos"
    field.forbids("use imp_cannon", "bm.overview.no_alternating_moves")
