"""The end of a battle: elimination at once, concession and draw, the stalemate guard."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battle_masters.vocabulary import HEDGED_IN, Field, battle, game, new_battle, worn_deck
from tests.vocabulary import rule
from warhost import BadOption, Illegal

# -- elimination


@rule("bm.end.army_eliminated", "bm.end.checked_at_once")
def test_the_last_unit_eliminated_loses_the_battle_in_the_middle_of_a_card() -> None:
    field = battle(
        card="cha_beast_orc_gob",
        cha_orcs_gazkull="e7",
        cha_orcs_zogrod="j10",
        cha_beastmen_bale="c11",
        imp_men_reikwald={"hex": "f7", "skulls": 2},
    )
    field.play("use cha_orcs_gazkull").throw("sss", "bbb").play("attack imp_men_reikwald")
    assert field.over
    assert field.winner == "chaos"
    assert field.heard("log-end-elimination") == [{"winner": "side-chaos"}]
    assert field.state.legal() == []
    assert field.refused("use cha_orcs_zogrod").rule == "bm.end.army_eliminated"
    result = field.state.result()
    assert result is not None
    assert (result.winners, result.ranking, result.scores) == ((1,), ((1,), (0,)), (0, 9))
    field.state.check()


@rule("bm.end.army_eliminated")
def test_the_battle_goes_on_while_one_unit_is_left() -> None:
    field = battle(
        card="cha_beast_orc_gob",
        cha_orcs_gazkull="e7",
        imp_men_reikwald={"hex": "f7", "skulls": 2},
        imp_cannon="a1",
    )
    field.throw("sss", "bbb").play("attack imp_men_reikwald")
    assert not field.over
    assert field.winner is None


@rule("bm.end.checked_at_once")
def test_a_shot_that_kills_the_last_enemy_ends_the_battle() -> None:
    field = battle(card="imp_cannon", imp_cannon="b9", cha_orcs_gazkull="d9")
    field.discs("flying").play("fire cha_orcs_gazkull")
    assert field.winner == "imperial"
    point_blank = battle(card="imp_cannon", imp_cannon="b9", cha_orcs_gazkull="c9")
    point_blank.chance().play("fire cha_orcs_gazkull")
    assert point_blank.winner == "imperial"


@rule("bm.end.checked_at_once", "bm.misfire.explosion")
@pytest.mark.parametrize(("disc", "skulls"), [("explosion", 0), ("bouncing", 2)])
def test_a_misfire_that_destroys_the_last_imperial_unit_wins_for_chaos(disc: str, skulls: int) -> None:
    field = battle(card="imp_cannon", imp_cannon={"hex": "b9", "skulls": skulls}, cha_orcs_gazkull="g9")
    field.discs("explosion", disc).play("fire cha_orcs_gazkull")
    assert field.winner == "chaos"


@rule("bm.end.checked_at_once")
def test_the_ogres_remaining_cards_are_not_turned_up() -> None:
    field = battle(
        card="imp_men_archers",
        next_cards=["cha_ogre"],
        imp_men_reikwald={"hex": "g8", "skulls": 2},
        cha_ogre_grimorg="f8",
    )
    field.chance(5).play("finish").throw("ssss", "bbb").play("attack imp_men_reikwald")
    assert field.winner == "chaos"
    assert len(field.heard("log-ogre-card")) == 1


@rule("bm.end.no_other_victory")
def test_neither_the_tower_nor_the_far_edge_wins() -> None:
    field = battle(
        card="cha_beast_orc_gob",
        next_cards=["cha_gob_orc", "imp_lords"],
        terrain=[{"piece": "tower", "hex": "b12"}],
        cha_orcs_gazkull="b11",
        imp_lord_knights="a1",
        table={"zones": {"chaos": ["a1", "b1"], "imperial": ["a12", "b12"]}},
    )
    field.play("move b12")
    assert field.hex("cha_orcs_gazkull") == "b12", "on the tower and at the enemy's edge"
    assert not field.over
    field.play("move a12")
    assert not field.over


@rule("bm.end.no_other_victory")
def test_units_in_reserve_keep_their_army_alive() -> None:
    field = battle(
        card="cha_beast_orc_gob",
        next_cards=["imp_lords"],
        table={"zones": {"imperial": ["a1", "b1"]}},
        cha_orcs_gazkull="e7",
        imp_men_reikwald={"hex": "f7", "skulls": 2},
        imp_lord_knights={"where": "reserve"},
    )
    field.throw("sss", "bbb").play("attack imp_men_reikwald")
    assert not field.over
    field.play("enter a1")
    assert field.hex("imp_lord_knights") == "a1"


# -- concession and draw


@rule("bm.end.concession_and_draw")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_side_may_concede_whoever_is_to_decide(seat: int) -> None:
    field = battle(card="cha_gob_orc", cha_orcs_gazkull="e7", imp_lord_knights="a1")
    assert field.state.seat == 1
    field.state.declare(seat, "concede")
    assert field.over
    assert field.winner == ("chaos", "imperial")[seat]
    assert field.heard("log-end-concession") == [{"winner": ("side-chaos", "side-imperial")[seat]}]
    result = field.state.result()
    assert result is not None
    assert result.reason.key == "result-concession"


@rule("bm.end.concession_and_draw")
def test_a_side_may_concede_in_the_middle_of_a_shot_and_of_deployment() -> None:
    shot = battle(card="imp_cannon", imp_cannon="b9", cha_orcs_gazkull="d7").play("fire cha_orcs_gazkull")
    shot.state.declare(0, "concede")
    assert shot.winner == "chaos"
    fresh = new_battle(scenario="altdorf")
    fresh.play(fresh.choices[0])
    fresh.state.declare(1, "concede")
    assert fresh.winner == "imperial"
    fresh.state.check()


@rule("bm.end.concession_and_draw")
def test_a_team_concedes_when_all_of_it_do() -> None:
    field = battle(card="cha_gob_orc", seats=4, cha_orcs_gazkull="e7", imp_lord_knights="a1")
    field.state.declare(3, "concede")
    assert not field.over
    assert field.state.view(None)["declared"]["concede"] == [3]
    assert field.state.declarations(3) == ("draw",)
    field.state.declare(0, "concede")
    assert not field.over
    field.state.declare(2, "concede")
    assert field.winner == "imperial"


@rule("bm.end.concession_and_draw")
def test_a_draw_needs_everybody() -> None:
    field = battle(card="cha_gob_orc", cha_orcs_gazkull="e7", imp_lord_knights="a1")
    field.state.declare(0, "draw")
    assert not field.over
    assert field.state.view(None)["declared"]["draw"] == [0]
    field.state.declare(1, "draw")
    sides = [{"seat": 1, "side": "side-imperial"}, {"seat": 2, "side": "side-chaos"}]
    assert field.heard("log-declare-draw") == sides
    assert field.winner == "draw"
    result = field.state.result()
    assert result is not None
    assert (result.winners, result.ranking) == ((0, 1), ((0, 1),))
    assert result.reason.key == "result-agreed_draw"


@rule("bm.end.concession_and_draw")
def test_an_offer_of_a_draw_may_be_taken_back() -> None:
    field = battle(card="cha_gob_orc", cha_orcs_gazkull="e7", imp_lord_knights="a1")
    assert field.state.declarations(0) == ("draw", "concede")
    field.state.declare(0, "draw")
    assert field.state.declarations(0) == ("refuse-draw", "concede")
    field.state.declare(0, "refuse-draw")
    field.state.declare(1, "draw")
    assert not field.over
    with pytest.raises(BadOption):
        field.state.declare(1, "draw")


@rule("bm.end.concession_and_draw")
def test_nothing_is_declared_after_the_end() -> None:
    field = battle(card="cha_gob_orc", cha_orcs_gazkull="e7", imp_lord_knights="a1")
    field.state.declare(0, "concede")
    assert field.state.declarations(1) == ()
    with pytest.raises(Illegal) as caught:
        field.state.declare(1, "concede")
    assert caught.value.reason.rule == "bm.end.concession_and_draw"


@rule("bm.end.concession_and_draw", "bm.end.stalemate", "bm.end.army_eliminated", "bm.end.no_other_victory")
def test_after_the_end_the_rule_that_ended_the_battle_is_named() -> None:
    conceded = battle(card="cha_gob_orc", cha_orcs_gazkull="e7", imp_lord_knights="a1")
    conceded.state.declare(0, "concede")
    conceded.forbids("move f7", "bm.end.concession_and_draw")
    drawn = battle(card="cha_gob_orc", cha_orcs_gazkull="e7", imp_lord_knights="a1")
    drawn.state.declare(0, "draw")
    drawn.state.declare(1, "draw")
    drawn.forbids("move f7", "bm.end.concession_and_draw")
    last_card().chance().play("finish").forbids("move f7", "bm.end.stalemate")
    wiped_out = battle(card="imp_cannon", imp_cannon="e7", cha_orcs_gazkull="f7", lonely=True)
    wiped_out.play("fire cha_orcs_gazkull").forbids("move f7", "bm.end.army_eliminated")
    captured = battle(
        card="cha_gob_orc",
        options={"scenario": "borderlands", "tower_capture": True},
        terrain=[{"piece": "tower", "hex": "f3"}],
        cha_orcs_gazkull="e3",
    )
    captured.play("move f3").forbids("move f4", "bm.end.no_other_victory")


@rule("bm.campaign.winner")
def test_after_a_campaign_the_rule_that_ends_it_is_named() -> None:
    field = new_battle(scenario="campaign")
    for _ in range(5):
        field.state.declare(0, "concede")
    field.forbids("move f7", "bm.campaign.winner")
    assert field.refused("move f7").text.key == "why-campaign-over"


# -- stalemate


def last_card(options: dict[str, Any] | None = None, army: dict[str, Any] | None = None, **table: Any) -> Field:
    """The last card of a third quiet pass, with the orcs of the card about to act; two cards go on to the next pass."""
    deck = worn_deck(card="cha_gob_orc", played=["imp_lords"])
    units = {"cha_orcs_gazkull": "e7", "imp_lord_knights": "a1", **(army or {})}
    table = {**deck, "quiet_passes": 2, "quiet": True, **table}
    return battle(card="cha_gob_orc", table=table, options=options, lonely=True, army=units)


@rule("bm.end.stalemate")
def test_the_third_quiet_pass_stops_the_battle_after_its_last_card() -> None:
    field = last_card()
    assert field.kind == "act", "its last card is still carried out"
    field.chance().play("finish")
    assert field.over
    assert field.heard("log-reshuffle") == [], "it ends before a reshuffle"
    assert field.heard("log-end-stalemate") == [{"winner": "side-imperial"}]
    assert field.winner == "imperial", "3 of 33 are more than 3 of 45"


@rule("bm.end.stalemate")
def test_three_passes_are_needed() -> None:
    field = last_card(quiet_passes=1)
    field.luck().play("finish")
    assert field.view["quiet_passes"] == 2
    field.play("finish", "finish")
    assert field.over
    assert len(field.heard("log-reshuffle")) == 1


@rule("bm.end.stalemate")
def test_three_passes_from_the_start_of_a_battle() -> None:
    field = last_card(quiet_passes=0)
    field.luck()
    decisions = 0
    while not field.over:
        field.play("finish")
        decisions += 1
    assert decisions == 1 + 2 + 2, "what was left of the first pass, and two whole ones"
    assert field.heard("log-end-stalemate")


@rule("bm.end.stalemate")
def test_a_skull_in_the_pass_sets_the_count_back() -> None:
    field = last_card(army={"imp_lord_knights": "f7"})
    cards = field.state.tables.card_of_id
    field.throw("sbb", "bbbbb", then=[[cards["cha_gob_orc"], cards["imp_lords"]]]).play("attack imp_lord_knights")
    assert field.skulls("imp_lord_knights") == 1
    assert not field.over
    assert field.view["quiet_passes"] == 0


@rule("bm.end.stalemate")
def test_an_attack_without_a_skull_token_is_quiet() -> None:
    field = last_card(army={"imp_lord_knights": "f7"})
    field.throw("sbb", "hbbbb").play("attack imp_lord_knights")
    assert field.over
    assert field.heard("log-end-stalemate")


@rule("bm.end.stalemate")
def test_an_elimination_sets_the_count_back() -> None:
    table = {**worn_deck(card="imp_cannon", played=["imp_cannon"]), "quiet_passes": 2}
    field = battle(
        card="imp_cannon", table=table, imp_cannon="b9", cha_orcs_gazkull="c9", cha_orcs_zogrod="l9", lonely=True
    )
    field.luck().play("fire cha_orcs_gazkull")
    assert not field.over
    assert field.view["quiet_passes"] == 0


@rule("bm.end.stalemate")
def test_an_arrival_sets_the_count_back() -> None:
    field = last_card(army={"cha_orcs_gazkull": {"where": "reserve"}}, zones={"chaos": ["l9", "l11"]})
    field.luck().play("enter l9")
    assert not field.over
    assert field.view["quiet_passes"] == 0


@rule("bm.end.stalemate")
def test_an_earlier_event_of_the_pass_counts_too() -> None:
    field = last_card(quiet=False)
    field.luck().play("finish")
    assert not field.over
    assert field.view["quiet_passes"] == 0
    field.play("finish", "finish")
    assert field.view["quiet_passes"] == 1, "the next pass was quiet again"


def armies(imperial: int, chaos: int) -> dict[str, Any]:
    """Armies with so many life points left: unhurt units, one that is hurt, and the rest eliminated."""
    found: dict[str, Any] = {}
    for side, left, rows in (("imperial", imperial, (9, 11)), ("chaos", chaos, (5, 7))):
        places = [f"{col}{row}" for row in rows for col in "acegik"]
        units = [unit["id"] for unit in game().content["units"]["units"] if unit["side"] == side]
        units.remove("imp_cannon" if side == "imperial" else "cha_ogre_grimorg")
        units.sort(key=lambda unit: unit not in ("imp_lord_knights", "cha_orcs_gazkull"))
        for unit, place in zip(units, places, strict=False):
            if left > 0:
                found[unit] = {"hex": place, "skulls": max(0, 3 - left)}
            left -= 3
    return found


@rule("bm.end.stalemate")
@pytest.mark.parametrize(
    ("imperial", "chaos", "winner"),
    [(11, 15, "draw"), (22, 30, "draw"), (20, 27, "imperial"), (19, 26, "chaos"), (8, 11, "chaos"), (3, 4, "imperial")],
)
def test_the_larger_share_of_the_starting_life_points_wins(imperial: int, chaos: int, winner: str) -> None:
    field = last_card(army=armies(imperial, chaos))
    assert [field.state.army_life(side) for side in (0, 1)] == [imperial, chaos]
    field.chance().play("pass" if "pass" in field.choices else "finish")
    assert field.winner == winner
    assert field.heard("log-end-stalemate")


@rule("bm.end.stalemate")
def test_reserve_units_count_with_all_their_life_points() -> None:
    field = last_card(army={"cha_wolves_bogrot": {"where": "reserve"}}, zones={"chaos": ["l9", "l11"]})
    field.chance().play("finish")
    assert field.winner == "chaos", "6 of 45 are more than 3 of 33"


@rule("bm.end.stalemate")
def test_the_guard_may_be_switched_off() -> None:
    field = last_card(quiet_passes=7, options={"stalemate_guard": False})
    field.luck().play("finish")
    assert not field.over
    assert field.heard("log-reshuffle") == [{"cards": 2}]
    assert field.view["quiet_passes"] == 8


@rule("bm.end.stalemate")
def test_without_the_guard_a_battle_in_which_nobody_can_act_stops_too() -> None:
    """The men stand behind hedges, and the Ogre has only attacks left: the cards would turn for ever."""
    field = battle(
        card="cha_gob_orc",
        options={"stalemate_guard": False},
        terrain=HEDGED_IN,
        table={"ogre_cards": {"move": 0, "attack": 2}},
        imp_men_altdorf="a1",
        cha_ogre_grimorg={"hex": "h9", "skulls": 4},
        cha_orcs_gazkull="e7",
    )
    field.luck().play("finish")
    assert not field.over, "the orcs can still move"
    field = battle(
        options={"stalemate_guard": False},
        terrain=HEDGED_IN,
        table={**worn_deck("imp_men_archers", "cha_ogre"), "ogre_cards": {"move": 0, "attack": 2}},
        imp_men_altdorf="a1",
        cha_ogre_grimorg={"hex": "h9", "skulls": 4},
        lonely=True,
    )
    assert field.over
    assert field.winner == "imperial", "3 of 33 are more than 2 of 45"
    field.forbids("move b1", "bm.end.stalemate")


@rule("bm.end.stalemate")
@pytest.mark.parametrize(("move", "attack"), [(2, 0), (1, 1)])
def test_an_ogre_that_can_still_move_keeps_the_battle_going(move: int, attack: int) -> None:
    field = battle(
        options={"stalemate_guard": False},
        terrain=HEDGED_IN,
        table={**worn_deck(played=["imp_men_archers", "cha_ogre"]), "ogre_cards": {"move": move, "attack": attack}},
        imp_men_altdorf="a1",
        cha_ogre_grimorg={"hex": "h9", "skulls": 4},
        lonely=True,
    )
    assert field.kind == "ogre_move"


@rule("bm.end.stalemate")
@pytest.mark.parametrize(("move", "attack", "kind"), [(2, 0, None), (0, 2, "ogre_attack"), (1, 1, "ogre_attack")])
def test_an_ogre_behind_hedges_keeps_the_battle_going_by_its_attacks_alone(
    move: int, attack: int, kind: str | None
) -> None:
    field = battle(
        options={"stalemate_guard": False},
        terrain=HEDGED_IN,
        table={**worn_deck(played=["cha_ogre"]), "ogre_cards": {"move": move, "attack": attack}},
        imp_men_altdorf="b1",
        cha_ogre_grimorg={"hex": "a1", "skulls": 4},
        lonely=True,
    )
    assert field.kind == kind
    assert field.over is (kind is None)


@rule("bm.end.stalemate")
@pytest.mark.parametrize("limited", [False, True])
def test_a_cannon_behind_hedges_keeps_the_battle_going_while_it_has_a_target(limited: bool) -> None:
    field = battle(
        options={"stalemate_guard": False, "cannon_range_eight": limited},
        terrain=HEDGED_IN,
        table={**worn_deck(played=["imp_cannon", "cha_ogre"]), "ogre_cards": {"move": 0, "attack": 2}},
        imp_cannon="a1",
        cha_ogre_grimorg={"hex": "m12", "skulls": 4},
        lonely=True,
    )
    assert field.over is limited
    assert limited or field.offers("fire") == ["cha_ogre_grimorg"]


@rule("bm.end.stalemate")
def test_a_deck_that_is_used_up_for_good_stops_the_battle() -> None:
    table = worn_deck("imp_lords", card="imp_cannon")
    army = {"imp_cannon": {"hex": "b9", "skulls": 2}, "cha_orcs_gazkull": "d9", "cha_orcs_zogrod": "l9"}
    field = battle(card="imp_cannon", table=table, army=army | {"imp_men_altdorf": "a1"}, lonely=True)
    field.discs("explosion", "explosion").play("fire cha_orcs_gazkull")
    assert field.view["removed"].count("imp_lords") > 0
    assert field.over
    assert field.heard("log-end-stalemate")
