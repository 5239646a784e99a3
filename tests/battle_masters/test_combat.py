"""Attack and defence: who attacks whom, with how many dice, and what skulls and shields do; charge cards."""

from __future__ import annotations

import pytest

from tests.battle_masters.vocabulary import battle
from tests.vocabulary import example, rule
from warhost import BadNotation
from warhost.games.battle_masters.tables import CHARGE


@rule("bm.attack.skull_is_wound", "bm.defence.shield_cancels", "bm.defence.net_wounds", "bm.attack.elimination")
@rule("bm.defence.no_counter_damage", "bm.attack.no_advance")
@example("bm.ex.attack.wounds_and_elimination")
def test_skulls_less_shields_wound_and_the_third_skull_eliminates() -> None:
    field = battle(
        card="cha_gob_orc",
        cha_orcs_gazkull="e7",
        cha_orcs_zogrod="f8",
        imp_lord_knights={"hex": "f7", "skulls": 1},
        imp_cannon="a1",
    )
    field.play("use cha_orcs_gazkull").throw("ssh", "hssbb").play("attack imp_lord_knights")
    assert field.skulls("imp_lord_knights") == 2
    assert field.skulls("cha_orcs_gazkull") == 0

    field.throw("sss", "hbbsb").play("attack imp_lord_knights")
    assert not field.alive("imp_lord_knights")
    assert field.hex("cha_orcs_zogrod") == "f8"
    assert field.skulls("cha_orcs_zogrod") == 0


# -- who attacks whom


@rule("bm.attack.only_units_on_card")
def test_only_units_on_the_card_attack() -> None:
    field = battle(
        card="cha_gob_orc",
        cha_orcs_gazkull="e7",
        cha_orcs_zogrod="j10",
        cha_warriors_finmar="f8",
        imp_lord_knights="f7",
    )
    field.forbids("use cha_warriors_finmar", "bm.attack.only_units_on_card")
    field.luck().play("use cha_orcs_gazkull", "attack imp_lord_knights", "finish")
    assert [line["unit"] for line in field.heard("log-attack")] == ["unit-cha_orcs_gazkull"]


@rule("bm.attack.once_per_turn")
def test_a_unit_attacks_once() -> None:
    field = battle(
        card="cha_beast_orc_gob",
        cha_orcs_gazkull="e7",
        cha_orcs_zogrod="j10",
        cha_beastmen_bale="c11",
        imp_lord_knights="f7",
        imp_men_reikwald="f6",
    )
    field.play("use cha_orcs_gazkull").throw("bbb", "bbbbb").play("attack imp_lord_knights")
    field.forbids("attack imp_men_reikwald", "bm.attack.only_units_on_card")
    field.forbids("use cha_orcs_gazkull", "bm.activation.once_per_card")
    assert field.offers("use") == ["cha_orcs_zogrod", "cha_beastmen_bale"]


@rule("bm.attack.adjacent_enemy", "bm.attack.elimination")
def test_the_target_is_an_enemy_in_an_adjacent_hex() -> None:
    field = battle(
        card="imp_lords",
        terrain=[{"piece": "hedge", "hex": "e7", "side": "W"}, {"piece": "tower", "hex": "e8"}],
        imp_lord_knights="e7",
        imp_men_reikwald="f7",
        cha_orcs_gazkull="g7",
        cha_orcs_zogrod="d7",
        cha_goblins_grom="f6",
    )
    assert field.offers("attack") == ["cha_orcs_zogrod", "cha_goblins_grom"]
    field.forbids("attack cha_orcs_gazkull", "bm.attack.adjacent_enemy")
    field.forbids("attack imp_men_reikwald", "bm.attack.adjacent_enemy")
    field.forbids("attack imp_lord_knights", "bm.attack.adjacent_enemy")
    field.forbids("shoot cha_orcs_gazkull", "bm.attack.adjacent_enemy")
    field.forbids("attack cha_champions_gorefist", "bm.attack.elimination")
    with pytest.raises(BadNotation):
        field.state.why_not_text("attack e8")


@rule("bm.attack.choose_attacker_and_target")
def test_the_attacker_names_one_unit_and_one_target() -> None:
    field = battle(
        card="cha_gob_orc",
        cha_orcs_gazkull="e7",
        cha_orcs_zogrod="f8",
        imp_lord_knights="f7",
        imp_men_reikwald="f6",
    )
    field.play("use cha_orcs_gazkull")
    assert field.offers("attack") == ["imp_lord_knights", "imp_men_reikwald"]
    field.throw("sbb", "bbb").play("attack imp_men_reikwald")
    line = field.heard("log-attack")[-1]
    assert (line["unit"], line["target"], line["hex"]) == ("unit-cha_orcs_gazkull", "unit-imp_men_reikwald", "f6")
    assert (field.skulls("imp_men_reikwald"), field.skulls("imp_lord_knights")) == (1, 0)


# -- dice

IMPERIAL_VALUES = {
    "imp_lord_knights": 5,
    "imp_knights_delborne": 4,
    "imp_men_reikwald": 3,
    "imp_archers_grunburg": 3,
    "imp_crossbows_melgar": 3,
}
CHAOS_VALUES = {
    "cha_champions_gorefist": 5,
    "cha_warriors_goreband": 4,
    "cha_orcs_gazkull": 3,
    "cha_beastmen_bale": 3,
    "cha_bowmen_doomguard": 2,
    "cha_goblins_grom": 2,
    "cha_wolves_bogrot": 2,
}


@rule("bm.attack.dice_equal_value", "bm.defence.every_unit_may_defend")
@pytest.mark.parametrize(("unit", "value"), list(IMPERIAL_VALUES.items()))
@pytest.mark.parametrize(("enemy", "other"), [*CHAOS_VALUES.items(), ("cha_ogre_grimorg", 4)])
def test_an_imperial_attack_has_dice_by_combat_value(unit: str, value: int, enemy: str, other: int) -> None:
    field = battle(card="imp_whole_army", army={unit: "e7", enemy: "f7"})
    field.luck().play(next(choice for choice in field.choices if choice.endswith(enemy)))
    assert field.dice == (value, other)


@rule("bm.attack.dice_equal_value", "bm.defence.every_unit_may_defend")
@pytest.mark.parametrize(("unit", "value"), list(CHAOS_VALUES.items()))
@pytest.mark.parametrize(("enemy", "other"), [*IMPERIAL_VALUES.items(), ("imp_cannon", 2)])
def test_a_chaos_attack_has_dice_by_combat_value(unit: str, value: int, enemy: str, other: int) -> None:
    field = battle(card="cha_whole_army", army={unit: "e7", enemy: "f7"})
    field.luck().play(next(choice for choice in field.choices if choice.endswith(enemy)))
    assert field.dice == (value, other)


@rule("bm.attack.skull_is_wound")
@pytest.mark.parametrize(("thrown", "taken"), [("sbb", 1), ("hhh", 0), ("bbb", 0), ("shb", 1), ("ssb", 2)])
def test_each_skull_wounds_and_other_faces_do_nothing(thrown: str, taken: int) -> None:
    field = battle(card="cha_foot", cha_orcs_gazkull="e7", imp_lord_knights="f7", imp_men_altdorf="a1")
    field.throw(thrown, "bbbbb").play("attack imp_lord_knights")
    assert field.skulls("imp_lord_knights") == taken
    assert field.skulls("cha_orcs_gazkull") == 0


@rule("bm.attack.skull_is_wound", "bm.attack.elimination")
def test_skulls_beyond_the_last_life_point_are_lost() -> None:
    field = battle(card="imp_lords", imp_lord_knights="e7", cha_orcs_gazkull="f7", cha_orcs_zogrod="f6")
    field.throw("sssss", "bbb").play("attack cha_orcs_gazkull")
    assert not field.alive("cha_orcs_gazkull")
    assert field.skulls("cha_orcs_gazkull") == 3
    assert field.skulls("cha_orcs_zogrod") == 0
    assert field.heard("log-eliminated") == [{"unit": "unit-cha_orcs_gazkull", "hex": "f7"}]
    field.state.check()


@rule("bm.attack.elimination")
def test_a_unit_with_two_skulls_fights_on_and_the_third_removes_it_at_once() -> None:
    field = battle(
        card="cha_gob_orc",
        cha_orcs_gazkull="e7",
        cha_orcs_zogrod="f8",
        imp_lord_knights="f7",
        imp_men_reikwald="a5",
    )
    field.play("use cha_orcs_gazkull").throw("ssb", "bbbbb").play("attack imp_lord_knights")
    assert field.hex("imp_lord_knights") == "f7"
    assert field.offers("attack") == ["imp_lord_knights"]
    field.throw("sbb", "bbbbb").play("attack imp_lord_knights")
    assert field.unit("imp_lord_knights")["where"] == "out"
    assert field.hex("imp_lord_knights") is None


@rule("bm.attack.no_advance")
def test_the_attacker_stays_and_the_hex_is_free_for_the_next_mover() -> None:
    field = battle(
        card="cha_gob_orc",
        cha_orcs_gazkull="e7",
        cha_orcs_zogrod="f8",
        imp_lord_knights={"hex": "f7", "skulls": 2},
        imp_cannon="a1",
    )
    field.play("use cha_orcs_gazkull").throw("sss", "bbbbb").play("attack imp_lord_knights")
    assert field.hex("cha_orcs_gazkull") == "e7"
    assert field.state.board[field.state.tables.hex_of_name["f7"]] == -1
    assert "f7" in field.offers("move")


@rule("bm.attack.modifiers_add_up", "bm.tower.attacker_minus_one", "bm.ditch_combat.attacker_minus_one")
@example("bm.ex.attack.minimum_one_die")
def test_at_least_one_die_is_rolled() -> None:
    field = battle(
        card="cha_gob_orc",
        terrain=[{"piece": "tower", "hex": "e8"}, {"piece": "ditch_4", "hex": "d8", "open": ["NW", "W"]}],
        cha_goblins_grom="d8",
        imp_men_reikwald="e8",
    )
    field.throw("s", "bbbbb").play("attack imp_men_reikwald")
    assert field.dice == (1, 5)
    assert field.skulls("imp_men_reikwald") == 1
    assert sorted(field.heard("log-attack")[-1]["modifiers"]) == ["modifier-across_ditch", "modifier-garrison_defends"]


@rule("bm.charge.extra_die", "bm.attack.modifiers_add_up", "bm.elite.attack_die", "bm.elite.defence_die")
@example("bm.ex.elite.charge_dice")
def test_charge_and_elite_dice_add_up_beyond_six() -> None:
    field = battle(
        card="imp_charge_lords",
        options={"scenario": "campaign"},
        table={"victories": ["draw"]},
        imp_lord_knights={"hex": "e7", "elite": True},
        cha_orcs_gazkull={"hex": "f7", "elite": True},
    )
    field.throw("sbbbbbs", "hbbb").play("attack cha_orcs_gazkull")
    assert field.dice == (7, 4)
    assert field.skulls("cha_orcs_gazkull") == 1


@rule("bm.attack.modifiers_add_up")
@pytest.mark.parametrize(("elite", "dice"), [(False, 1), (True, 1)])
def test_the_sum_is_formed_before_it_is_raised_to_one(elite: bool, dice: int) -> None:
    """Two dice, two fewer and for the elite one more: 0 is raised to one die, and 1 is one die, not two."""
    field = battle(
        card="cha_gob_orc",
        options={"scenario": "campaign"},
        table={"victories": ["draw"]},
        terrain=[{"piece": "tower", "hex": "e8"}, {"piece": "ditch_4", "hex": "d8", "open": ["NW", "W"]}],
        cha_goblins_grom={"hex": "d8", "elite": elite},
        imp_men_reikwald="e8",
    )
    label = field.state.label(field.state.parse("attack imp_men_reikwald"))
    assert (label.params["attack"], label.params["defence"]) == (dice, 3 + 1 + 1)
    field.luck().play("attack imp_men_reikwald")
    assert field.dice == (dice, 3 + 1 + 1)


@rule("bm.attack.modifiers_add_up")
@pytest.mark.parametrize(("elite", "dice"), [(False, 1), (True, 1)])
def test_the_sum_of_a_shot_is_formed_before_it_is_raised_to_one_too(elite: bool, dice: int) -> None:
    field = battle(
        card="cha_bow_champ",
        options={"scenario": "campaign", "close_shot_penalty": True},
        table={"victories": ["draw"]},
        terrain=[{"piece": "tower", "hex": "e8"}],
        cha_bowmen_fellmor={"hex": "d8", "elite": elite},
        imp_men_reikwald="e8",
    )
    field.luck().play("shoot imp_men_reikwald")
    assert field.dice == (dice, 3 + 1)


# -- defence


@rule("bm.defence.shield_cancels", "bm.defence.net_wounds")
@pytest.mark.parametrize(
    ("thrown", "parried", "taken"),
    [("sss", "hbbbb", 2), ("sss", "hhbbb", 1), ("sss", "hhhbb", 0), ("sbb", "hhhhh", 0), ("bbb", "hhhhh", 0)],
)
def test_each_shield_cancels_a_skull_but_never_more(thrown: str, parried: str, taken: int) -> None:
    field = battle(card="cha_foot", cha_orcs_gazkull="e7", imp_lord_knights={"hex": "f7", "skulls": 0})
    field.throw(thrown, parried).play("attack imp_lord_knights")
    assert field.skulls("imp_lord_knights") == taken
    assert field.heard("log-attack")[-1]["skulls"] == taken
    assert field.skulls("cha_orcs_gazkull") == 0


@rule("bm.attack.adjacent_enemy", "bm.attack.dice_equal_value", "bm.defence.every_unit_may_defend")
@rule("bm.defence.repeated_attacks", "bm.defence.separate_full_defence", "bm.movement.no_zone_of_control")
@rule("bm.activation.finish_unit_first")
@example("bm.ex.defence.two_orc_units_against_lords")
def test_lords_defend_with_five_dice_against_each_of_two_orc_units() -> None:
    field = battle(
        card="cha_beast_orc_gob",
        cha_orcs_gazkull="e7",
        cha_orcs_zogrod="f8",
        imp_lord_knights="f7",
    )
    field.play("use cha_orcs_gazkull").throw("sbb", "bbbbb").play("attack imp_lord_knights")
    assert field.dice == (3, 5)
    assert field.skulls("imp_lord_knights") == 1, "settled before the second unit moves"
    assert field.hex("cha_orcs_zogrod") == "f8"
    field.play("move g8").throw("sbb", "bbbbb").play("attack imp_lord_knights")
    assert field.dice == (3, 5), "wounded or not"
    assert field.skulls("imp_lord_knights") == 2


@rule("bm.defence.no_counter_damage")
def test_skulls_of_the_defender_hurt_nobody() -> None:
    field = battle(card="cha_foot", cha_orcs_gazkull={"hex": "e7", "skulls": 2}, imp_lord_knights="f7")
    field.throw("bbb", "sssss").play("attack imp_lord_knights")
    assert field.skulls("cha_orcs_gazkull") == 2
    assert field.alive("cha_orcs_gazkull")
    assert field.skulls("imp_lord_knights") == 0


@rule("bm.defence.wounds_accumulate")
def test_skulls_stay_through_cards_and_moves() -> None:
    field = battle(
        card="cha_beast_orc_gob",
        next_cards=["imp_lords", "cha_gob_orc"],
        cha_orcs_gazkull="e7",
        imp_lord_knights="f7",
    )
    field.throw("sbb", "bbbbb").play("attack imp_lord_knights")
    field.play("move f6", "finish")
    assert field.skulls("imp_lord_knights") == 1
    field.throw("sbb", "bbbbb").play("attack imp_lord_knights")
    assert field.skulls("imp_lord_knights") == 2


@rule("bm.defence.wounds_accumulate")
def test_a_reshuffle_heals_nobody() -> None:
    tables = battle().state.tables
    deck = [tables.card_ids[card] for card in tables.full_deck]
    deck.remove("cha_gob_orc")
    field = battle(
        card="cha_gob_orc",
        table={"played": deck},
        cha_orcs_gazkull={"hex": "a9", "skulls": 1},
        imp_lord_knights={"hex": "f7", "skulls": 2},
    )
    field.luck().play("finish")
    assert field.heard("log-reshuffle")
    assert (field.skulls("cha_orcs_gazkull"), field.skulls("imp_lord_knights")) == (1, 2)


# -- charge cards


@rule("bm.charge.four_cards")
def test_four_cards_are_charges() -> None:
    tables = battle().state.tables
    charges = [tables.card_ids[card] for card in tables.full_deck if tables.card_special[card] == CHARGE]
    assert charges == ["imp_charge_lords", "imp_charge_all_knights", "cha_charge_champ", "cha_charge_champ"]


@rule("bm.charge.extra_die")
@pytest.mark.parametrize(
    ("card", "unit", "dice"),
    [
        ("imp_charge_lords", "imp_lord_knights", 6),
        ("imp_charge_all_knights", "imp_lord_knights", 6),
        ("imp_charge_all_knights", "imp_knights_blitzen", 5),
        ("imp_knights_lords", "imp_knights_blitzen", 4),
        ("cha_charge_champ", "cha_champions_gorefist", 6),
        ("cha_champ_wolf", "cha_champions_gorefist", 5),
    ],
)
def test_each_attack_with_a_charge_card_has_one_more_die(card: str, unit: str, dice: int) -> None:
    enemy = "cha_orcs_gazkull" if unit[:3] == "imp" else "imp_men_reikwald"
    field = battle(card=card, army={unit: "e7", enemy: "f7"})
    field.luck().play(f"attack {enemy}")
    assert field.dice == (dice, 3), "in attack only"


@rule("bm.charge.extra_die")
def test_every_unit_of_the_charge_has_the_die_once() -> None:
    field = battle(
        card="imp_charge_all_knights",
        imp_lord_knights="e7",
        imp_knights_blitzen="e5",
        cha_ogre_grimorg="f6",
    )
    field.play("use imp_lord_knights").throw("bbbbbb", "bbbb").play("attack cha_ogre_grimorg")
    field.throw("bbbbb", "bbbb").play("attack cha_ogre_grimorg")
    assert [len(line["attack"]) for line in field.heard("log-attack")] == [6, 5]
    assert {len(line["defence"]) for line in field.heard("log-attack")} == {4}


@rule("bm.charge.normal_move", "bm.charge.extra_die")
def test_a_charge_moves_one_hex_and_keeps_its_die() -> None:
    field = battle(card="imp_charge_lords", imp_lord_knights="d7", cha_orcs_gazkull="f7")
    assert set(field.offers("move")) == {"e7", "e6", "d6", "c7", "d8", "e8"}
    field.play("move e7")
    field.forbids("move f8", "bm.movement.one_hex")
    field.luck().play("attack cha_orcs_gazkull")
    assert field.dice == (6, 3)
