"""Acting with a card: move, then attack, one unit after the other; double moves and whole army cards."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.battle_masters.vocabulary import Field, battle
from tests.vocabulary import example, rule

ARMY = {  # all of Chaos, out of reach of the enemy
    "cha_champions_gorefist": "a9",
    "cha_warriors_goreband": "c9",
    "cha_warriors_finmar": "e9",
    "cha_bowmen_doomguard": "g9",
    "cha_bowmen_fellmor": "i9",
    "cha_orcs_gazkull": "k9",
    "cha_orcs_zogrod": "a11",
    "cha_goblins_grom": "c11",
    "cha_goblins_uglub": "e11",
    "cha_wolves_bogrot": "g11",
    "cha_wolves_black_fang": "i11",
    "cha_beastmen_bale": "k11",
    "cha_beastmen_flint": "l10",
    "cha_ogre_grimorg": "f12",
}


# -- one card


@rule("bm.cards.names_side_and_troops", "bm.activation.any_order", "bm.activation.move_then_attack")
@rule("bm.activation.finish_unit_first", "bm.activation.once_per_card", "bm.movement.one_hex")
@example("bm.ex.activation.champions_then_wolf_riders")
def test_champions_move_and_attack_then_the_wolf_riders_move_one_by_one() -> None:
    field = battle(
        card="cha_champ_wolf",
        next_cards=["imp_men_archers"],
        cha_champions_gorefist="d8",
        cha_wolves_bogrot="i8",
        cha_wolves_black_fang="j8",
        imp_men_reikwald="e7",
    )
    assert field.side == "chaos"
    assert field.offers("use") == ["cha_champions_gorefist", "cha_wolves_bogrot", "cha_wolves_black_fang"]

    field.play("use cha_champions_gorefist", "move e8").throw("sssbb", "hbb").play("attack imp_men_reikwald")
    assert field.dice == (5, 3)
    assert field.skulls("imp_men_reikwald") == 2
    field.forbids("use cha_champions_gorefist", "bm.activation.once_per_card")

    field.play("use cha_wolves_bogrot")
    field.forbids("move i6", "bm.movement.one_hex")
    field.play("move i7")
    field.forbids("move i6", "bm.movement.one_hex")
    field.play("move j7")
    assert field.hex("cha_wolves_bogrot") == "i7"
    assert field.hex("cha_wolves_black_fang") == "j7"
    assert field.view["card"] == "imp_men_archers"


@rule("bm.activation.finish_unit_first")
@example("bm.ex.activation.champions_then_wolf_riders")
def test_each_wolf_rider_unit_may_attack_before_the_next_one_moves() -> None:
    field = battle(
        card="cha_champ_wolf",
        cha_wolves_bogrot="i8",
        cha_wolves_black_fang="j8",
        imp_men_reikwald="i6",
    )
    field.play("use cha_wolves_bogrot", "move i7")
    field.forbids("use cha_wolves_black_fang", "bm.activation.finish_unit_first")
    field.throw("sb", "bbb").play("attack imp_men_reikwald")
    assert field.hex("cha_wolves_black_fang") == "j8"
    assert field.skulls("imp_men_reikwald") == 1
    assert field.offers("move"), "now the other unit moves"


@rule("bm.activation.move_then_attack")
def test_who_has_attacked_does_not_move_any_more() -> None:
    field = battle(card="cha_beast_orc_gob", cha_orcs_gazkull="e7", cha_orcs_zogrod="j10", imp_lord_knights="f7")
    field.luck().play("use cha_orcs_gazkull", "attack imp_lord_knights")
    assert field.hex("cha_orcs_gazkull") == "e7"
    field.forbids("use cha_orcs_gazkull", "bm.activation.once_per_card")
    field.play("move k10")
    assert field.hex("cha_orcs_zogrod") == "k10", "the move was that of the unit left"
    assert field.hex("cha_orcs_gazkull") == "e7"


@rule("bm.activation.everything_optional")
def test_nobody_must_move_or_attack() -> None:
    field = battle(
        card="cha_gob_orc",
        next_cards=["imp_lords"],
        cha_orcs_gazkull="e7",
        cha_orcs_zogrod="f8",
        imp_lord_knights="f7",
    )
    field.chance().play("use cha_orcs_gazkull", "finish", "finish")
    assert field.view["card"] == "imp_lords"
    assert (field.hex("cha_orcs_gazkull"), field.hex("cha_orcs_zogrod")) == ("e7", "f8")
    assert field.skulls("imp_lord_knights") == 0


@rule("bm.activation.everything_optional")
def test_a_unit_that_moved_next_to_an_enemy_may_decline_the_attack() -> None:
    field = battle(card="imp_lords", next_cards=["cha_gob_orc"], cha_orcs_gazkull="e7", imp_lord_knights="g7")
    field.chance().play("move f7", "finish")
    assert field.view["card"] == "cha_gob_orc"
    assert field.skulls("cha_orcs_gazkull") == 0
    assert field.hex("imp_lord_knights") == "f7"


@rule("bm.activation.everything_optional")
def test_a_unit_may_attack_without_moving() -> None:
    field = battle(card="imp_lords", cha_orcs_gazkull="e7", imp_lord_knights="f7")
    field.throw("sbbbb", "bbb").play("attack cha_orcs_gazkull")
    assert field.skulls("cha_orcs_gazkull") == 1
    assert field.hex("imp_lord_knights") == "f7"


@rule("bm.activation.any_order")
@pytest.mark.parametrize("order", list(permutations(["cha_orcs_gazkull", "cha_beastmen_bale", "cha_goblins_grom"])))
def test_the_units_of_a_card_act_in_any_order(order: tuple[str, ...]) -> None:
    field = battle(
        card="cha_beast_orc_gob",
        next_cards=["imp_men_archers"],
        cha_orcs_gazkull="e7",
        cha_beastmen_bale="g9",
        cha_goblins_grom="i7",
    )
    for unit in order[:2]:
        field.play(f"use {unit}")
        field.play(field.choices[0])
    assert field.view["card"] == "cha_beast_orc_gob"
    field.play(field.choices[0])
    assert [line["unit"] for line in field.heard("log-move")] == [f"unit-{unit}" for unit in order]
    assert field.view["card"] == "imp_men_archers"


@rule("bm.activation.finish_unit_first", "bm.activation.once_per_card")
def test_a_unit_that_was_left_may_not_come_back_to_attack() -> None:
    field = battle(
        card="cha_beast_orc_gob",
        cha_orcs_gazkull="e8",
        cha_orcs_zogrod="i9",
        cha_beastmen_bale="c11",
        imp_lord_knights="f7",
    )
    field.play("use cha_orcs_gazkull", "move e7")
    assert field.offers("attack") == ["imp_lord_knights"]
    field.forbids("use cha_orcs_zogrod", "bm.activation.finish_unit_first")
    field.play("finish")
    field.forbids("use cha_orcs_gazkull", "bm.activation.once_per_card")
    field.forbids("attack imp_lord_knights", "bm.attack.only_units_on_card")


# -- another unit while one is in use


@rule("bm.activation.finish_unit_first", "bm.activation.once_per_card", "bm.cards.survivors_act")
@pytest.mark.parametrize(
    ("unit", "because", "said"),
    [
        ("cha_orcs_zogrod", "bm.activation.finish_unit_first", "why-unfinished"),
        ("cha_orcs_gazkull", "bm.activation.once_per_card", "why-in-use"),
        ("cha_goblins_grom", "bm.activation.once_per_card", "why-has-acted"),
        ("cha_goblins_uglub", "bm.cards.survivors_act", "why-eliminated"),
        ("cha_champions_gorefist", "bm.attack.only_units_on_card", "why-not-on-card"),
        ("imp_men_reikwald", "bm.overview.no_alternating_moves", "why-other-side"),
    ],
)
def test_another_unit_is_refused_by_the_rule_that_forbids_it(unit: str, because: str, said: str) -> None:
    field = battle(
        card="cha_gob_orc",
        cha_orcs_gazkull="e7",
        cha_orcs_zogrod="i9",
        cha_goblins_grom="c9",
        cha_champions_gorefist="k9",
        imp_men_reikwald="g7",
    )
    field.play("use cha_goblins_grom", "finish", "use cha_orcs_gazkull")
    field.forbids(f"use {unit}", because)
    assert field.refused(f"use {unit}").text.key == said
    field.play("move f7")
    field.forbids(f"use {unit}", because)


@rule("bm.whole_army.excludes_cannon_and_ogre")
def test_the_cannon_is_no_more_on_a_whole_army_card_while_a_unit_is_in_use() -> None:
    field = battle(card="imp_whole_army", imp_cannon="a8", imp_lord_knights="e7", imp_men_altdorf="c9")
    field.play("use imp_lord_knights")
    field.forbids("use imp_cannon", "bm.whole_army.excludes_cannon_and_ogre")
    field.forbids("use imp_men_altdorf", "bm.activation.finish_unit_first")
    field = battle(card="imp_foot", imp_cannon="a8", imp_lord_knights="e7", imp_men_altdorf="c9")
    field.forbids("use imp_cannon", "bm.attack.only_units_on_card")


@rule("bm.activation.finish_unit_first")
def test_a_teammates_unit_is_not_used_while_ones_own_is() -> None:
    army = {"imp_men_reikwald": "b7", "imp_men_grunburg": "d7", "imp_men_altdorf": "f7"}  # seats 0, 1 and 0
    field = battle(card="imp_men_archers", seats=4, army=army).play("use imp_men_reikwald")
    field.forbids("use imp_men_grunburg", "bm.teams.owner_decides")
    field.forbids("use imp_men_altdorf", "bm.activation.finish_unit_first")


@rule("bm.activation.finish_unit_first", "bm.cannon.one_disc_at_a_time")
def test_no_other_unit_acts_while_the_ball_flies() -> None:
    field = battle(card="imp_cannon", imp_cannon="b9", imp_lord_knights="a1", cha_orcs_gazkull="d7")
    field.play("fire cha_orcs_gazkull")
    field.forbids("use imp_cannon", "bm.activation.once_per_card")
    field.forbids("use imp_lord_knights", "bm.attack.only_units_on_card")
    field.forbids("use imp_men_altdorf", "bm.cards.survivors_act")
    field.forbids("use cha_orcs_gazkull", "bm.overview.no_alternating_moves")


@rule("bm.scenarios.arrival_waits")
def test_no_other_unit_acts_while_one_enters() -> None:
    field = battle(
        card="imp_foot",
        table={"zones": {"imperial": ["a1", "b1", "c1"]}},
        imp_men_reikwald={"where": "reserve"},
        imp_men_grunburg={"where": "reserve"},
        imp_men_altdorf={"where": "reserve"},
    )
    field.play("use imp_men_reikwald", "enter a1", "use imp_men_grunburg")
    field.forbids("use imp_men_reikwald", "bm.scenarios.arrival_waits")
    field.forbids("use imp_men_grunburg", "bm.activation.once_per_card")
    field.forbids("use imp_men_altdorf", "bm.activation.finish_unit_first")


@rule("bm.ogre.acts_on_own_card")
def test_the_ogres_card_is_for_the_ogre_alone() -> None:
    field = battle(card="imp_lords", next_cards=["cha_ogre"], imp_lord_knights="a9", cha_ogre_grimorg="f8")
    field.chance(0).play("finish")
    assert field.kind == "ogre_move"
    field.forbids("use cha_ogre_grimorg", "bm.activation.once_per_card")
    field.forbids("use cha_goblins_uglub", "bm.cards.survivors_act")
    field.forbids("use imp_lord_knights", "bm.overview.no_alternating_moves")


@rule("bm.activation.missile_choice")
@pytest.mark.parametrize("unit", ["imp_archers_grunburg", "imp_crossbows_melgar"])
def test_shooters_move_or_shoot(unit: str) -> None:
    def field() -> Field:
        army = {unit: "g7", "imp_men_reikwald": "b12", "imp_men_grunburg": "d12"}
        return battle(card="imp_foot", cha_orcs_gazkull="e7", army=army)

    moved = field().play(f"use {unit}", "move f7")
    moved.forbids("shoot cha_orcs_gazkull", "bm.archers.move_or_shoot")
    moved.forbids(f"use {unit}", "bm.activation.once_per_card")
    shot = field().luck().play(f"use {unit}", "shoot cha_orcs_gazkull")
    shot.forbids(f"use {unit}", "bm.activation.once_per_card")
    assert shot.hex(unit) == "g7"


# -- Wolf Riders


def reachable(field: Field) -> set[str]:
    """Hexes where the unit in use may end its movement, its own included."""
    unit = "cha_wolves_bogrot"
    ends = {str(field.hex(unit))}
    for step in field.offers("move"):
        there = Field(field.state.clone()).play(f"move {step}")
        ends |= {step, *(there.offers("move") if there.kind == "act" else ())}
    return ends


@rule("bm.wolf_riders.double_move", "bm.wolf_riders.attack_after", "bm.movement.no_passing_units")
@example("bm.ex.wolf_riders.double_move")
def test_a_double_move_goes_two_hexes_around_units_and_ends_with_the_attack() -> None:
    field = battle(
        card="cha_wolf_double",
        next_cards=["imp_cannon"],
        cha_wolves_bogrot="i10",
        imp_men_reikwald="i9",
        imp_archers_grunburg="j7",
        imp_cannon="a1",
    )
    ends = reachable(field)
    assert {"i10", "j10", "j9", "h9"} <= ends
    assert "i9" not in ends
    field.forbids("move i9", "bm.movement.one_unit_per_hex")
    field.forbids("move i8", "bm.movement.one_hex")

    field.luck().play("attack imp_men_reikwald")
    assert field.view["card"] == "imp_cannon", "no movement after the attack"
    assert field.hex("cha_wolves_bogrot") == "i10"


@rule("bm.wolf_riders.double_move")
def test_two_hexes_are_a_maximum_and_may_lead_back() -> None:
    field = battle(card="cha_wolf_double", cha_wolves_bogrot="i10", cha_wolves_black_fang="a9", imp_men_reikwald="h9")
    field.play("use cha_wolves_bogrot", "move i9")
    assert field.kind == "act"
    assert "i10" in field.offers("move")
    field.play("move i10")
    assert field.hex("cha_wolves_bogrot") == "i10"
    field.forbids("move i9", "bm.wolf_riders.double_move")
    field.play("finish", "finish")
    assert field.hex("cha_wolves_black_fang") == "a9"


@rule("bm.wolf_riders.double_move", "bm.movement.no_passing_units")
def test_both_steps_obey_all_movement_rules() -> None:
    terrain = [{"piece": "marsh", "hex": "j11"}, {"piece": "hedge", "hex": "j10", "side": "E"}]
    field = battle(card="cha_wolf_double", terrain=terrain, cha_wolves_bogrot="i10", imp_men_reikwald="j9")
    field.play("move j10")
    assert set(field.offers("move")) == {"i9", "i10", "i11"}
    field.forbids("move j11", "bm.marsh.no_entry")
    field.forbids("move k10", "bm.hedge.blocks_movement")
    field.forbids("move j9", "bm.movement.one_unit_per_hex")


@rule("bm.wolf_riders.attack_after")
def test_an_attack_after_the_first_step_gives_the_second_one_up() -> None:
    field = battle(
        card="cha_wolf_double",
        next_cards=["imp_men_archers"],
        cha_wolves_bogrot="i10",
        imp_men_reikwald="i8",
    )
    field.play("move i9").luck().play("attack imp_men_reikwald")
    assert field.hex("cha_wolves_bogrot") == "i9"
    assert field.view["card"] == "imp_men_archers"


@rule("bm.wolf_riders.normal_on_other_cards")
@pytest.mark.parametrize("card", ["cha_gob_wolf", "cha_gob_beast_wolf", "cha_champ_wolf", "cha_whole_army"])
def test_on_other_cards_wolf_riders_move_one_hex(card: str) -> None:
    field = battle(
        card=card,
        cha_wolves_bogrot="i10",
        cha_wolves_black_fang="a11",
        cha_champions_gorefist="c11",
        cha_goblins_grom="e11",
        imp_men_reikwald="j9",
    )
    field.play("use cha_wolves_bogrot", "move j10")
    assert field.offers("move") == []
    field.forbids("move k10", "bm.movement.one_hex")


# -- whole army


@rule("bm.whole_army.all_units", "bm.whole_army.excludes_cannon_and_ogre", "bm.whole_army.may_also_attack")
@rule("bm.wolf_riders.normal_on_other_cards", "bm.archers.move_or_shoot")
@example("bm.ex.whole_army.who_acts")
def test_the_whole_army_acts_but_for_the_ogre() -> None:
    field = battle(card="cha_whole_army", imp_lord_knights="b10", imp_men_reikwald="h10", army=ARMY)
    assert sorted(field.offers("use")) == sorted(unit for unit in ARMY if unit != "cha_ogre_grimorg")
    assert len(field.offers("use")) == 13
    field.forbids("use cha_ogre_grimorg", "bm.whole_army.excludes_cannon_and_ogre")

    field.play("use cha_bowmen_doomguard")
    assert field.offers("move")
    assert field.offers("shoot") == ["imp_men_reikwald"]
    field.play("move g8")
    field.forbids("shoot imp_men_reikwald", "bm.archers.move_or_shoot")

    field.play("use cha_champions_gorefist", "move a10")
    field.throw("sbbbb", "bbbbb").play("attack imp_lord_knights")
    assert field.dice == (5, 5), "no charge die"

    field.play("use cha_wolves_bogrot", "move h11")
    field.forbids("move i10", "bm.movement.one_hex")


@rule("bm.whole_army.all_units", "bm.whole_army.excludes_cannon_and_ogre")
def test_the_imperial_whole_army_acts_but_for_the_cannon() -> None:
    army = {
        "imp_lord_knights": "a9",
        "imp_knights_delborne": "c9",
        "imp_knights_blitzen": "e9",
        "imp_knights_normand": "g9",
        "imp_men_reikwald": "i9",
        "imp_men_grunburg": "k9",
        "imp_men_altdorf": "a11",
        "imp_archers_grunburg": "c11",
        "imp_archers_bogenhafen": "e11",
        "imp_crossbows_melgar": "g11",
        "imp_cannon": "i11",
    }
    field = battle(card="imp_whole_army", army=army)
    assert field.side == "imperial"
    assert sorted(field.offers("use")) == sorted(unit for unit in army if unit != "imp_cannon")
    field.forbids("use imp_cannon", "bm.whole_army.excludes_cannon_and_ogre")
