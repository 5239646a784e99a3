"""The end phase: cards, Heroes, ruins."""

from __future__ import annotations

import pytest

from tests.chaos_in_the_old_world.vocabulary import given
from tests.vocabulary import example, rule
from warhost.games.chaos_in_the_old_world.phases.end import score_ruins
from warhost.games.chaos_in_the_old_world.tables import CARD_IDS, CARDS, KHORNE, POWER_IDS, POWERS, REGION_IDS


@rule("citow.end_phase.steps")
def test_six_steps_in_order() -> None:
    table = given(
        phase="end",
        vp={"slaanesh": 50},
        counters={"nurgle": 1},
        track=("skavengers", None),
        kislev="bloodletter hero skaven warpstone left:battle_cry",
        norsca="ruin=1:up khorne=3",
    )
    order = ["log-removed", "log-token-returns", "log-ruin-scored", "log-tick", "log-end-points"]
    assert list(dict.fromkeys(key for key in table.log_keys() if key in order)) == order
    assert table.cards("kislev") == []


@rule("citow.end_phase.steps")
def test_cards_are_gone_when_heroes_act() -> None:
    table = given(phase="end", kislev="bloodletter bloodsworn hero left:battle_cry")
    assert (table.asked, table.kind) == ("khorne", "lose"), "the Hero is just about to strike"
    assert (table.cards("kislev"), table.discard("khorne")) == ([], ["battle_cry"])


@rule("citow.end_phase.remove_cards")
def test_cards_go_to_the_piles_of_their_players() -> None:
    table = given(phase="end", kislev="left:battle_cry right:dazzle", tilea="right:influenza left:insidious_lies")
    assert [table.discard(power) for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [
        ["battle_cry"],
        ["influenza"],
        ["dazzle"],
        ["insidious_lies"],
    ]
    assert table.cards("kislev") == table.cards("tilea") == []
    assert not any(table.state.lies(card) for card in range(CARDS))


@rule("citow.end_phase.remove_cards")
@pytest.mark.parametrize("card", CARD_IDS)
def test_every_card_leaves_the_board(card: str) -> None:
    table = given(phase="end", norsca=f"left:{card}", badlands=f"right:{card}")
    assert table.cards("norsca") == table.cards("badlands") == []
    assert [one for power in POWER_IDS for one in table.discard(power)] == [card, card]


@rule("citow.end_phase.remove_cards")
def test_a_card_that_stays_lies_there_still() -> None:
    table = given(phase="end", kislev="killer=tzeentch left:persistence_of_change right:dazzle")
    assert table.cards("kislev") == ["persistence_of_change"]
    assert [card for card in CARD_IDS if table.state.lies(CARD_IDS.index(card))] == ["persistence_of_change"]


@rule("citow.end_phase.remove_cards")
def test_control_goes_on_through_the_end_phase() -> None:
    table = given(phase="end", dial={"slaanesh": 3}, kislev="leper@slaanesh plaguebearer hero")
    assert table.figures("kislev") == ["plaguebearer"], "the Hero saw the Leper as a figure of Slaanesh"


@rule("citow.end_phase.hero_removes")
def test_the_highest_threat_with_a_figure_removes_one_of_his_choice() -> None:
    table = given(phase="end", dial={"khorne": 8}, kislev="leper plaguebearer acolyte hero", norsca="bloodletter")
    assert table.threat("tzeentch") > table.threat("nurgle")
    assert table.figures("kislev") == ["leper", "plaguebearer"], "Khorne is higher, but not there"
    table = given(phase="end", dial={"nurgle": 2}, kislev="leper plaguebearer acolyte hero")
    assert (table.asked, table.kind) == ("nurgle", "lose")
    assert table.offers("lose") == ["leper_1", "plaguebearer_1"]
    table.forbids("lose acolyte_1", "citow.end_phase.hero_removes")
    table.forbids("decline", "citow.end_phase.hero_removes")
    assert table.play("lose plaguebearer_1").figures("kislev") == ["leper", "acolyte"]


@rule("citow.end_phase.hero_tie")
def test_a_tie_for_the_highest_threat_goes_by_power_order() -> None:
    tables = given().state.tables
    tables.threat, printed = [[7] * len(row) for row in tables.threat], tables.threat
    try:
        table = given(phase="end", kislev="leper acolyte seductress hero")
        assert table.figures("kislev") == ["acolyte", "seductress"]
    finally:
        tables.threat = printed


@rule("citow.end_phase.hero_one_by_one")
@example("citow.ex.several_heroes")
def test_heroes_act_one_at_a_time() -> None:
    table = given(phase="end", kislev="bloodletter leper hero*2")
    assert [line["power"] for line in table.heard("log-removed")] == ["power-khorne", "power-nurgle"]
    order = given(phase="end", tilea="bloodletter hero", kislev="leper hero", norsca="acolyte hero")
    assert [line["region"] for line in order.heard("log-removed")] == ["region-norsca", "region-kislev", "region-tilea"]


@rule("citow.end_phase.hero_no_figures")
def test_a_hero_without_figures_does_nothing_and_heroes_stay() -> None:
    table = given(phase="end", kislev="hero", tilea="hero leper")
    assert table.token_places("hero") == ["kislev", "tilea"]
    assert len(table.heard("log-removed")) == 1


@rule("citow.end_phase.hero_not_kill")
def test_a_hero_kills_for_nobody() -> None:
    table = given(phase="end", kislev="bloodletter leper hero*2")
    assert (table.figures("kislev"), table.heard("log-kill")) == ([], [])
    assert [(line["power"], line["cause"]) for line in table.heard("log-removed")] == [
        ("power-khorne", "token-hero"),
        ("power-nurgle", "token-hero"),
    ]
    assert table.heard("log-tick") == [], "nobody gains a counter"


@rule("citow.end_phase.hero_protected")
def test_warp_shield_does_not_stop_a_hero() -> None:
    table = given(phase="end", kislev="acolyte! hero")
    assert table.figures("kislev") == []


# -- ruins


@rule("citow.ruin_scoring.which")
def test_every_face_up_card_is_scored_once_in_region_order() -> None:
    table = given(phase="end", tilea="ruin=1:up khorne=2", norsca="ruin=3:up khorne=2", kislev="ruin=2 khorne=0")
    assert [(line["region"], line["points"]) for line in table.heard("log-ruin-scored")] == [
        ("region-norsca", 7),
        ("region-tilea", 7),
    ]


@rule("citow.ruin_scoring.which")
def test_a_card_that_lies_face_down_is_not_scored_again() -> None:
    state = given(phase="end", kislev="ruin=1:up khorne=2", old_world="mass_exodus").state
    scored = state.vp[KHORNE]
    assert scored == 8
    kislev = REGION_IDS.index("kislev")
    state.corruption[kislev * POWERS + KHORNE] = 3  # no rule puts any there: were it so, the card is done with
    score_ruins(state)
    assert (state.vp[KHORNE], state.corruption[kislev * POWERS + KHORNE]) == (scored, 3)


@rule("citow.ruin_scoring.first_second", "citow.ruin_scoring.flip_and_clear")
@example("citow.ex.estalia_scored")
def test_example_estalia_scored() -> None:
    table = given(phase="end", estalia="ruin=1:up khorne=5 nurgle=8 tzeentch=1 slaanesh=1")
    assert [table.vp(power) for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [4, 9, 0, 0]
    assert table.region("estalia")["ruin"] == {"card": 1, "scored": True}
    assert table.corruption("estalia") == {}


@rule("citow.ruin_scoring.first_second")
def test_most_and_second_most() -> None:
    table = given(phase="end", empire="ruin=1:up slaanesh=6 tzeentch=5 khorne=2")
    assert [table.vp(power) for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 0, 5, 10]
    around = given(
        phase="end", kislev="nurgle=9", empire="ruin=1:up slaanesh=6 tzeentch=5", bretonnia="khorne=8 nurgle=7"
    )
    assert [around.vp(power) for power in POWER_IDS] == [0, 0, 5, 10], "tokens of other regions do not count"


@rule("citow.ruin_scoring.only_one")
def test_a_single_corrupter_scores_the_first_place_only() -> None:
    table = given(phase="end", empire="ruin=1:up slaanesh=6")
    assert [table.vp(power) for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 0, 0, 10]
    nobody = given(phase="end", empire="ruin=1:up")
    assert nobody.heard("log-ruin-scored") == []


@rule("citow.ruin_scoring.tie_first")
def test_a_tie_for_most_shares_both_values() -> None:
    table = given(phase="end", empire="ruin=1:up khorne=4 nurgle=4 tzeentch=3")
    assert [table.vp(power) for power in ("khorne", "nurgle", "tzeentch")] == [7, 7, 0], "15 by 2, rounded down"
    three = given(phase="end", norsca="ruin=1:up khorne=4 nurgle=4 tzeentch=4 slaanesh=3")
    assert [three.vp(power) for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [3, 3, 3, 0]
    alone = given(phase="end", empire="ruin=1:up khorne=4 nurgle=3")
    assert (alone.vp("khorne"), alone.vp("nurgle")) == (10, 5), "no tie"


@rule("citow.ruin_scoring.tie_second")
def test_a_tie_for_second_shares_the_second_value() -> None:
    table = given(phase="end", empire="ruin=1:up khorne=6 nurgle=3 tzeentch=3")
    assert [table.vp(power) for power in ("khorne", "nurgle", "tzeentch")] == [10, 2, 2]
    nobody = given(phase="end", empire="ruin=1:up khorne=6")
    assert [nobody.vp(power) for power in POWER_IDS] == [10, 0, 0, 0], "who has no token is not second"


@rule("citow.ruin_scoring.warpstone_not_counted")
def test_warpstones_take_no_place() -> None:
    table = given(phase="end", empire="ruin=1:up khorne=2 nurgle=1 warpstone*9")
    assert (table.vp("khorne"), table.vp("nurgle")) == (10, 5)
    assert table.tokens("empire") == {"warpstone": 9}


@rule("citow.ruin_scoring.flip_and_clear")
def test_a_card_turned_down_is_not_scored_again() -> None:
    table = given(phase="end", empire="ruin=1:up khorne=2")
    assert table.vp("khorne") == 10
    again = given(phase="end", empire="ruin=1")
    assert again.vp("khorne") == 0
    assert again.ruined == ["empire"]
