"""The Ogre Champion: its own cards, its wounds, its end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battle_masters.vocabulary import Field, battle, game, new_battle
from tests.vocabulary import example, rule
from warhost.engine.errors import OutOfChance


def ogre_turn(order: str, **units: Any) -> tuple[Field, list[int]]:
    """The moment before an Ogre card is turned up, and the numbers that bring its own cards in this order.

    `m` is a move card, `a` an attack card. Playing `finish` turns the Ogre card up.
    """
    placed = {"imp_lord_knights": "a9", "cha_ogre_grimorg": "f8", **units}
    field = battle(card="imp_lords", next_cards=["cha_ogre", "imp_cannon"], imp_cannon="l2", army=placed)
    moves = field.view["ogre_cards"]["move"]
    numbers: list[int] = []
    for card in order:
        numbers.append(0 if card == "m" else moves)
        moves -= card == "m"
    return field, numbers


def turned(field: Field) -> str:
    return "".join(line["card"].removeprefix("ogre-card-")[0] for line in field.heard("log-ogre-card"))


@rule("bm.ogre.own_deck")
def test_the_ogre_has_three_moves_and_three_attacks() -> None:
    assert [(card["id"], card["copies"]) for card in game().content["ogre_cards"]["cards"]] == [
        ("ogre_move", 3),
        ("ogre_attack", 3),
    ]
    assert new_battle(scenario="quick_start").view["ogre_cards"] == {"move": 3, "attack": 3}


@rule("bm.ogre.acts_on_own_card", "bm.ogre.shuffle_and_turn", "bm.ogre.turn_ends")
def test_on_its_card_the_ogre_moves_and_attacks_several_times() -> None:
    field, cards = ogre_turn("mamaam", imp_men_reikwald="h8", imp_knights_normand="h7")
    field.chance(*cards[:1]).play("finish")
    assert field.side == "chaos"
    assert field.view["card"] == "cha_ogre"
    field.chance(*cards[1:2]).play("move g8")
    field.throw("ssbb", "bbb", then=cards[2:3]).play("attack imp_men_reikwald")
    field.chance(*cards[3:4]).play("move g7")
    field.throw("sbbb", "bbbb", then=cards[4:5]).play("attack imp_knights_normand")
    field.throw("sbbb", "bbb", then=cards[5:]).play("attack imp_men_reikwald")
    assert field.hex("cha_ogre_grimorg") == "g7"
    assert not field.alive("imp_men_reikwald")
    assert field.skulls("imp_knights_normand") == 1
    assert field.view["card"] == "cha_ogre"
    field.play("decline")
    assert turned(field) == "mamaam"
    assert field.view["card"] == "imp_cannon", "after the last card the next battle card"


@rule("bm.ogre.acts_on_own_card")
def test_no_other_card_lets_the_ogre_act() -> None:
    tables = battle().state.tables
    shown = [card for card, mask in zip(tables.card_ids, tables.card_units, strict=True) if mask >> tables.ogre & 1]
    assert shown == ["cha_ogre"]
    assert tables.card_copies[tables.card_of_id["cha_ogre"]] == 5


@rule("bm.ogre.shuffle_and_turn")
def test_all_six_cards_come_up_in_every_activation() -> None:
    field = battle(
        card="imp_lords",
        next_cards=["cha_ogre", "cha_ogre", "imp_lords"],
        imp_lord_knights="a9",
        cha_ogre_grimorg="f8",
    )
    field.luck(3).play("finish", *["decline"] * 6)
    assert sorted(turned(field)) == sorted("mmmaaa" * 2)
    assert turned(field)[:6] != turned(field)[6:], "shuffled each time"
    assert field.view["card"] == "imp_lords"
    assert field.view["ogre_cards"] == {"move": 3, "attack": 3}, "cards turned up are not lost"


@rule("bm.ogre.shuffle_and_turn")
def test_the_order_of_the_cards_is_decided_one_at_a_time() -> None:
    field, cards = ogre_turn("mm")
    field.chance(*cards[:1]).play("finish")
    assert turned(field) == "m", "only one number was drawn"
    assert field.view["ogre_turn"] == {"move": 2, "attack": 3}
    field.chance(*cards[1:]).play("decline")
    assert turned(field) == "mm"
    assert field.view["ogre_turn"] == {"move": 1, "attack": 3}


@rule("bm.ogre.shuffle_and_turn")
def test_each_card_left_is_equally_likely() -> None:
    moves = 0
    for number in range(6):
        field, _ = ogre_turn("", imp_men_reikwald="g8")
        field.chance(number).play("finish")
        moves += field.kind == "ogre_move"
    assert moves == 3
    with pytest.raises(OutOfChance):
        ogre_turn("")[0].chance(6).play("finish")


@rule("bm.ogre.move_card")
def test_a_move_card_moves_one_hex_and_nothing_else() -> None:
    terrain = [{"piece": "tower", "hex": "f9"}, {"piece": "marsh", "hex": "e8"}]
    field = battle(
        card="imp_lords",
        terrain=terrain,
        next_cards=["cha_ogre"],
        imp_lord_knights="a9",
        imp_men_reikwald="g8",
        cha_ogre_grimorg="f8",
    )
    field.chance(0).play("finish")
    assert field.kind == "ogre_move"
    assert set(field.offers("move")) == {"f7", "e7", "e9"}
    field.forbids("move f9", "bm.tower.standard_infantry_only")
    field.forbids("move e8", "bm.marsh.no_entry")
    field.forbids("move g8", "bm.movement.one_unit_per_hex")
    field.forbids("move f6", "bm.movement.one_hex")
    field.forbids("attack imp_men_reikwald", "bm.ogre.move_card")
    field.forbids("attack imp_lord_knights", "bm.ogre.move_card")
    assert field.refused("attack imp_lord_knights").text.key == "why-ogre-move-only"


@rule("bm.ogre.move_card")
def test_a_declined_move_is_lost() -> None:
    field, cards = ogre_turn("mmmaaa")
    field.chance(*cards).play("finish", "decline", "decline", "move g8")
    assert field.hex("cha_ogre_grimorg") == "g8"
    assert field.view["card"] == "imp_cannon", "three move cards, one step; no enemy near for the attacks"


@rule("bm.ogre.attack_card")
def test_an_attack_card_attacks_any_adjacent_enemy_and_nothing_else() -> None:
    field, cards = ogre_turn(
        "aaammm", imp_men_reikwald="g8", imp_knights_normand="f7", imp_archers_grunburg="h8", cha_orcs_gazkull="e8"
    )
    field.chance(*cards[:1]).play("finish")
    assert field.kind == "ogre_attack"
    assert field.offers("attack") == ["imp_knights_normand", "imp_men_reikwald"]
    field.forbids("move e7", "bm.ogre.attack_card")
    field.forbids("attack imp_archers_grunburg", "bm.attack.adjacent_enemy")
    field.forbids("attack imp_lord_knights", "bm.attack.adjacent_enemy")
    field.forbids("attack cha_orcs_gazkull", "bm.ogre.attack_card")
    for card in cards[1:4]:
        field.throw("bbbb", "bbb", then=[card]).play("attack imp_men_reikwald")
    assert len(field.heard("log-attack")) == 3, "several attacks may strike the same unit"


@rule("bm.ogre.attack_card")
def test_without_an_adjacent_enemy_an_attack_card_is_wasted() -> None:
    field, cards = ogre_turn("am", imp_men_reikwald="h8")
    field.chance(*cards).play("finish")
    assert field.kind == "ogre_move", "the next card is up already"
    assert len(field.heard("log-ogre-no-attack")) == 1
    assert field.skulls("imp_men_reikwald") == 0


@rule("bm.ogre.move_card")
def test_without_a_free_hex_a_move_card_is_wasted() -> None:
    ring = {"cha_orcs_gazkull": "f9", "cha_orcs_zogrod": "e9", "cha_goblins_grom": "e8", "cha_goblins_uglub": "e7"}
    field, cards = ogre_turn("ma", imp_men_reikwald="g8", cha_beastmen_bale="f7", **ring)
    field.chance(*cards).play("finish")
    assert field.kind == "ogre_attack"
    assert len(field.heard("log-ogre-no-move")) == 1


@rule("bm.ogre.normal_combat")
@pytest.mark.parametrize("skulls", [0, 4])
def test_the_ogre_attacks_with_four_dice_wounded_or_not(skulls: int) -> None:
    ogre = {"hex": "f8", "skulls": skulls}
    field, cards = ogre_turn("a", cha_ogre_grimorg=ogre, imp_lord_knights="g8", imp_men_reikwald="a9")
    field.chance(*cards).play("finish").throw("sshb", "hbbss", then=[0])
    field.play("attack imp_lord_knights")
    assert field.dice == (4, 5)
    assert field.skulls("imp_lord_knights") == 1
    assert field.skulls("cha_ogre_grimorg") == skulls


@rule("bm.ogre.normal_combat")
@pytest.mark.parametrize("skulls", [0, 4])
def test_the_ogre_defends_with_four_dice_wounded_or_not(skulls: int) -> None:
    field = battle(card="imp_lords", imp_lord_knights="g8", cha_ogre_grimorg={"hex": "f8", "skulls": skulls})
    field.throw("sbbbb", "hbbs").play("attack cha_ogre_grimorg")
    assert field.dice == (5, 4)
    assert field.skulls("cha_ogre_grimorg") == skulls


@rule("bm.ogre.normal_combat")
def test_ditch_tower_and_elite_change_the_ogres_dice() -> None:
    field = battle(
        card="imp_lords",
        next_cards=["cha_ogre"],
        options={"scenario": "campaign"},
        table={"victories": ["draw"]},
        terrain=[{"piece": "tower", "hex": "e8"}, {"piece": "ditch_4", "hex": "d8", "open": ["NW", "W"]}],
        imp_lord_knights="a9",
        imp_men_reikwald="e8",
        imp_archers_grunburg="c8",
        cha_ogre_grimorg={"hex": "d8", "elite": True},
    )
    field.chance(5).play("finish").luck().play("attack imp_men_reikwald")
    assert field.dice == (4 + 1 - 1 - 1, 3 + 1 + 1)


@rule("bm.ogre.skull_costs_card")
@pytest.mark.parametrize("number", range(6))
def test_every_skull_costs_one_of_the_ogres_cards_at_random(number: int) -> None:
    field = battle(card="imp_lords", imp_lord_knights="g8", cha_ogre_grimorg="f8")
    field.throw("sbbbb", "bbbb", then=[number]).play("attack cha_ogre_grimorg")
    lost = "move" if number < 3 else "attack"
    assert field.view["ogre_cards"] == {"move": 3, "attack": 3, lost: 2}
    assert field.heard("log-ogre-loses") == [{"card": f"ogre-card-{lost}"}], "shown to both sides"
    for seat in (0, 1):
        assert "log-ogre-loses" in [line.key for line in field.state.log_for(seat)]
    again = battle(card="imp_lords", imp_lord_knights="g8", cha_ogre_grimorg="f8")
    with pytest.raises(OutOfChance):
        again.throw("sbbbb", "bbbb", then=[6]).play("attack cha_ogre_grimorg")


@rule("bm.ogre.skull_costs_card")
def test_lost_cards_stay_lost_and_the_next_is_drawn_from_the_rest() -> None:
    field = battle(
        card="imp_lords",
        next_cards=["cha_ogre", "imp_lords"],
        imp_lord_knights="g8",
        cha_ogre_grimorg="f8",
    )
    # three skulls: all three attack cards, of six, five and four
    field.throw("sssbb", "bbbb", then=[5, 4, 3, 0]).play("attack cha_ogre_grimorg")
    assert field.view["ogre_cards"] == {"move": 3, "attack": 0}
    field.luck().play("decline", "decline", "decline")
    assert turned(field) == "mmm"
    assert field.view["card"] == "imp_lords"


@rule("bm.ogre.six_skulls", "bm.attack.elimination")
def test_the_sixth_skull_eliminates_the_ogre() -> None:
    field = battle(
        card="imp_knights_lords",
        imp_lord_knights="g8",
        imp_knights_normand="f7",
        cha_ogre_grimorg={"hex": "f8", "skulls": 3},
        cha_orcs_gazkull="a12",
    )
    field.play("use imp_lord_knights").throw("sssbb", "hbbb", then=[0, 0]).play("attack cha_ogre_grimorg")
    assert field.skulls("cha_ogre_grimorg") == 5
    assert field.alive("cha_ogre_grimorg")
    assert sum(field.view["ogre_cards"].values()) == 1
    field.throw("ssss", "bbbb", then=[0]).play("attack cha_ogre_grimorg")
    assert field.skulls("cha_ogre_grimorg") == 6
    assert not field.alive("cha_ogre_grimorg")


@rule("bm.ogre.skull_costs_card", "bm.ogre.shuffle_and_turn", "bm.ogre.move_card", "bm.ogre.attack_card")
@rule("bm.ogre.normal_combat", "bm.ogre.turn_ends", "bm.ogre.six_skulls")
@example("bm.ex.ogre.wounded_turn")
def test_a_wounded_ogre_plays_the_four_cards_it_has_left() -> None:
    field = battle(
        card="imp_foot",
        next_cards=["cha_ogre", "imp_foot"],
        imp_men_reikwald="h8",
        imp_crossbows_melgar="c8",
        cha_ogre_grimorg="f8",
    )
    field.play("use imp_crossbows_melgar")
    field.throw("ssb", "bbbb", then=[3, 0]).play("shoot cha_ogre_grimorg")
    assert [line["card"] for line in field.heard("log-ogre-loses")] == ["ogre-card-attack", "ogre-card-move"]

    field.chance(2, 0).play("finish")
    assert turned(field) == "am", "the first attack card was wasted"
    assert field.view["ogre_turn"] == {"move": 1, "attack": 1}, "which comes next is not known"
    field.chance(1).play("move g8")
    field.throw("bbbb", "bbb", then=[0]).play("attack imp_men_reikwald")
    assert field.dice == (4, 3)
    field.play("decline")
    assert turned(field) == "amam"
    assert field.view["card"] == "imp_foot"

    for skulls, alive in ((4, True), (5, False)):
        last = battle(
            card="imp_lords",
            imp_lord_knights="g8",
            cha_orcs_gazkull="a12",
            cha_ogre_grimorg={"hex": "f8", "skulls": skulls},
        )
        last.throw("sbbbb", "bbbb", then=[0]).play("attack cha_ogre_grimorg")
        assert last.skulls("cha_ogre_grimorg") == skulls + 1
        assert last.alive("cha_ogre_grimorg") == alive
