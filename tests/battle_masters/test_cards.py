"""Battle cards: the common deck, whom a card lets act, played, removed and reshuffled cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.battle_masters.vocabulary import HEDGED_IN, Field, battle, game, new_battle, worn_deck
from tests.vocabulary import example, rule
from warhost import ScriptedChance

KNIGHTS, LORDS, MEN, ARCHERS, CROSSBOWS = "imperial_knights", "lord_knights", "men_at_arms", "archers", "crossbowmen"
CHAMPIONS, WARRIORS, BOWMEN, ORCS = "champions_of_chaos", "chaos_warriors", "chaos_bowmen", "orcs"
GOBLINS, WOLVES, BEASTMEN = "goblins", "wolf_riders", "beastmen"


def faces(side: str) -> Counter[tuple[frozenset[str], str]]:
    """How many copies of each face the content has: troops shown, and what is special."""
    cards = game().content["battle_cards"]["cards"]
    return Counter({(frozenset(c["types"]), c["special"]): c["copies"] for c in cards if c["side"] == side})


def face(*types: str, special: str = "none") -> tuple[frozenset[str], str]:
    return frozenset(types), special


# -- the box


@rule("bm.cards.imperial_faces")
def test_ten_imperial_faces_make_26_cards() -> None:
    assert faces("imperial") == {
        face(KNIGHTS): 4,
        face(LORDS): 2,
        face(KNIGHTS, LORDS): 6,
        face(ARCHERS): 2,
        face(MEN, ARCHERS): 1,
        face(MEN, CROSSBOWS, ARCHERS): 4,
        face("cannon", special="cannon"): 4,
        face(LORDS, KNIGHTS, MEN, ARCHERS, CROSSBOWS, special="whole_army"): 1,
        face(LORDS, special="charge"): 1,
        face(LORDS, KNIGHTS, special="charge"): 1,
    }


@rule("bm.cards.chaos_faces")
def test_thirteen_chaos_faces_make_33_cards() -> None:
    assert faces("chaos") == {
        face(GOBLINS, ORCS): 3,
        face(GOBLINS, CHAMPIONS, BEASTMEN): 1,
        face(GOBLINS, WOLVES): 2,
        face(WARRIORS, CHAMPIONS, BOWMEN): 4,
        face(BEASTMEN, ORCS, GOBLINS): 2,
        face(WARRIORS, BEASTMEN, ORCS, BOWMEN, GOBLINS): 1,
        face(GOBLINS, BEASTMEN, WOLVES): 1,
        face(WOLVES, special="double_move"): 5,
        face(CHAMPIONS, WOLVES): 5,
        face(CHAMPIONS, WARRIORS, BOWMEN, ORCS, GOBLINS, WOLVES, BEASTMEN, special="whole_army"): 1,
        face(BOWMEN, CHAMPIONS): 1,
        face(CHAMPIONS, special="charge"): 2,
        face("ogre", special="ogre"): 5,
    }


@rule("bm.cards.common_deck")
def test_the_cards_of_both_armies_are_shuffled_into_one_deck() -> None:
    tables = new_battle().state.tables
    order = tables.full_deck[1:] + tables.full_deck[:1]
    chance = ScriptedChance([order])
    field = Field(game().new(chance=chance, scenario="borderlands", borderlands_setup="fixed"))
    assert chance.used == 1
    assert len(order) == 59
    assert {tables.card_side[card] for card in order} == {0, 1}
    assert field.state.card == order[-1]
    assert field.state.draw_pile == order[:-1]


@rule("bm.cards.common_deck")
def test_the_deck_lies_face_down() -> None:
    field = new_battle(scenario="borderlands", borderlands_setup="fixed", seed=1)
    drawn = [field.state.tables.card_ids[card] for card in field.state.draw_pile]
    for seat in (0, 1, None):
        table = field.state.view(seat)["table"]
        assert table["draw_pile"] == 58
        assert table["unseen"] == sorted(drawn) != drawn


# -- turning up cards


@rule("bm.cards.names_side_and_troops")
def test_a_card_lets_every_living_unit_of_its_types_act() -> None:
    field = battle(
        card="cha_gob_orc",
        cha_orcs_gazkull="e7",
        cha_orcs_zogrod="f8",
        cha_goblins_grom="j9",
        cha_goblins_uglub="j10",
        cha_beastmen_bale="c11",
        imp_men_altdorf="e6",
    )
    assert field.side == "chaos"
    assert field.offers("use") == ["cha_orcs_gazkull", "cha_orcs_zogrod", "cha_goblins_grom", "cha_goblins_uglub"]
    field.forbids("use cha_beastmen_bale", "bm.attack.only_units_on_card")
    field.forbids("use imp_men_altdorf", "bm.overview.no_alternating_moves")


@rule("bm.cards.drawn_in_turn", "bm.cards.next_after_resolution")
def test_the_next_card_turns_up_by_itself_when_all_units_are_done() -> None:
    field = battle(
        card="cha_gob_orc",
        next_cards=["imp_knights", "cha_gob_orc"],
        cha_orcs_gazkull="e7",
        cha_orcs_zogrod="f8",
        imp_knights_normand="b3",
    )
    field.play("use cha_orcs_gazkull", "finish")
    assert field.view["card"] == "cha_gob_orc"
    assert field.side == "chaos"
    field.play("move g8")
    assert field.view["card"] == "imp_knights"
    assert field.side == "imperial"
    field.play("finish")
    assert field.view["card"] == "cha_gob_orc"


@rule("bm.cards.next_after_resolution")
def test_who_passes_with_all_units_gives_the_card_up() -> None:
    field = battle(
        card="cha_gob_orc",
        next_cards=["imp_lords"],
        cha_orcs_gazkull="e7",
        cha_orcs_zogrod="f8",
        cha_beastmen_bale="c11",
        imp_lord_knights="b3",
    )
    field.play("pass")
    assert field.view["card"] == "imp_lords"
    assert field.view["played"][-1] == "cha_gob_orc"
    assert field.side == "imperial"


@rule("bm.cards.next_after_resolution")
def test_a_card_whose_units_can_do_nothing_is_played_and_nobody_acts_instead() -> None:
    field = battle(
        card="imp_lords",
        next_cards=["cha_wolf_double"],
        imp_lord_knights="a1",
        imp_men_altdorf="b1",
        imp_archers_grunburg="a2",
        imp_crossbows_melgar="b2",
        cha_wolves_bogrot="j9",
    )
    assert field.view["card"] == "cha_wolf_double"
    assert field.view["played"] == ["imp_lords"]
    assert field.view["removed"] == []


@rule("bm.cards.next_after_resolution", "bm.activation.finish_unit_first", "bm.activation.once_per_card")
def test_a_hemmed_in_unit_of_the_card_is_told_so() -> None:
    field = battle(
        card="imp_knights_lords",
        imp_knights_delborne="a1",
        imp_men_altdorf="b1",
        imp_archers_grunburg="a2",
        imp_crossbows_melgar="b2",
        imp_lord_knights="h7",
        imp_knights_normand="h9",
        imp_knights_blitzen="h11",
    )
    assert field.offers("use") == ["imp_lord_knights", "imp_knights_blitzen", "imp_knights_normand"]
    field.forbids("use imp_knights_delborne", "bm.cards.next_after_resolution")
    field.play("use imp_lord_knights", "finish")
    field.forbids("use imp_knights_delborne", "bm.cards.next_after_resolution")
    field.forbids("use imp_lord_knights", "bm.activation.once_per_card")
    field.play("use imp_knights_normand")
    field.forbids("use imp_knights_delborne", "bm.activation.finish_unit_first")


@rule("bm.cards.next_after_resolution")
def test_a_unit_behind_hedges_acts_if_it_has_somebody_to_attack() -> None:
    def field(card: str, limited: bool = False, **army: Any) -> Field:
        ogre = {"hex": "h9", "skulls": 5}
        return battle(
            card=card,
            next_cards=["cha_ogre"],
            terrain=HEDGED_IN,
            options={"cannon_range_eight": limited},
            table={"ogre_cards": {"move": 1, "attack": 0}},
            cha_ogre_grimorg=ogre,
            **army,
        )

    assert field("cha_gob_orc", cha_orcs_gazkull="a1", imp_men_altdorf="b1").offers("attack") == ["imp_men_altdorf"]
    assert field("cha_gob_orc", cha_orcs_gazkull="a1", imp_men_altdorf="c1").view["card"] == "cha_ogre"
    assert field("imp_cannon", imp_cannon="a1").offers("fire") == ["cha_ogre_grimorg"]
    assert field("imp_cannon", limited=True, imp_cannon="a1").view["card"] == "cha_ogre"


@rule("bm.cards.drawn_in_turn")
@pytest.mark.parametrize(("following", "shown"), [(["imp_lords"], 1), (["cha_champ_wolf", "imp_lords"], 2)])
def test_no_undo_goes_back_beyond_a_card_that_was_turned_up(following: list[str], shown: int) -> None:
    field = battle(card="cha_gob_orc", next_cards=following, cha_orcs_gazkull="e7", imp_lord_knights="b3")
    seen = field.state.reveals
    field.play("move f7")
    assert field.view["card"] == "imp_lords"
    assert field.state.reveals == seen + shown, "a card without living troops is seen too"


# -- played, removed, reshuffled


@rule("bm.cards.played_pile", "bm.cards.reshuffle")
def test_played_cards_pile_up_and_become_the_new_deck() -> None:
    table = worn_deck("imp_lords", card="cha_gob_orc")
    field = battle(card="cha_gob_orc", table=table, cha_orcs_gazkull="e7", imp_lord_knights="b3", lonely=True)
    field.play("finish")
    assert field.view["played"] == ["cha_gob_orc"]
    assert field.view["card"] == "imp_lords"
    assert field.view["draw_pile"] == 0

    cards = field.state.tables.card_of_id
    field.chance([cards["imp_lords"], cards["cha_gob_orc"]])
    removed = field.view["removed"]
    field.play("finish")
    assert field.heard("log-reshuffle") == [{"cards": 2}]
    assert field.view["card"] == "cha_gob_orc", "shuffled to the top"
    assert field.view["played"] == []
    assert field.view["unseen"] == ["imp_lords"], "the card just played is shuffled in too"
    assert field.view["removed"] == removed, "removed cards stay out"


@rule("bm.cards.reshuffle")
def test_the_last_card_is_carried_out_before_the_reshuffle() -> None:
    table = worn_deck(card="cha_gob_orc")
    field = battle(
        card="cha_gob_orc", table=table, cha_orcs_gazkull="e7", cha_orcs_zogrod="f8", imp_cannon="b3", lonely=True
    )
    field.play("use cha_orcs_gazkull", "finish")
    assert field.heard("log-reshuffle") == []
    field.play("finish")
    assert field.heard("log-reshuffle") == [{"cards": 1}]


@rule("bm.cards.survivors_act")
def test_only_the_survivors_of_a_card_act() -> None:
    field = battle(
        card="cha_gob_wolf",
        cha_goblins_grom="e7",
        cha_wolves_bogrot="f8",
        cha_wolves_black_fang={"where": "out"},
        cha_goblins_uglub={"where": "out"},
    )
    assert field.offers("use") == ["cha_goblins_grom", "cha_wolves_bogrot"]
    field.forbids("use cha_wolves_black_fang", "bm.cards.survivors_act")
    assert "cha_gob_wolf" not in field.view["removed"]


@rule("bm.cards.dead_card_removed", "bm.whole_army.excludes_cannon_and_ogre")
@rule("bm.cards.survivors_act", "bm.cards.played_pile", "bm.cards.reshuffle")
@example("bm.ex.cards.survivors_and_dead_cards")
def test_a_card_without_living_troops_leaves_the_deck() -> None:
    table = worn_deck("cha_champ_wolf", "cha_gob_wolf", "cha_ogre", "imp_whole_army")
    dead = len(table["removed"])
    field = battle(table=table, cha_goblins_grom="e7", imp_cannon="b3", lonely=True)
    assert field.view["removed"][dead:] == ["cha_champ_wolf"]
    assert field.view["card"] == "cha_gob_wolf"
    assert field.kind == "act", "the goblins are the only unit to act"
    assert field.offers("move")

    field.play("finish")
    assert field.view["removed"][dead:] == ["cha_champ_wolf", "cha_ogre", "imp_whole_army"]
    assert [line["card"] for line in field.heard("log-card-removed")] == ["card-cha_ogre", "card-imp_whole_army"]
    assert field.heard("log-reshuffle") == [{"cards": 1}]
    assert field.view["card"] == "cha_gob_wolf"
    assert field.view["draw_pile"] == 0
    assert field.view["played"] == []


@rule("bm.cards.dead_card_removed")
def test_units_in_reserve_keep_their_card_alive() -> None:
    field = battle(
        next_cards=["cha_gob_wolf"],
        table={"zones": {"chaos": ["j9", "j10"]}},
        cha_goblins_grom={"where": "reserve"},
        imp_lord_knights="b3",
        lonely=True,
    )
    assert field.view["card"] == "cha_gob_wolf"
    assert field.view["removed"] == []


@rule("bm.cards.dead_card_removed")
@pytest.mark.parametrize(("card", "alone"), [("imp_whole_army", "imp_cannon"), ("cha_whole_army", "cha_ogre_grimorg")])
def test_a_whole_army_card_is_dead_when_only_cannon_or_ogre_is_left(card: str, alone: str) -> None:
    other = "cha_orcs_zogrod" if card[:3] == "imp" else "imp_lord_knights"
    field = battle(next_cards=[card], lonely=True, army={alone: "j9", other: "b3"})
    assert card in field.view["removed"]
