"""The corruption step and ruination."""

from __future__ import annotations

from tests.chaos_in_the_old_world.vocabulary import given
from tests.vocabulary import example, rule

FOUR_RUINS = {"norsca": "ruin=1", "troll_country": "ruin=2", "estalia": "ruin=3", "badlands": "ruin=4"}


@rule("citow.corruption.step")
def test_region_order() -> None:
    table = given(phase="corruption", badlands="leper", norsca="acolyte", kislev="seductress")
    assert [line["region"] for line in table.heard("log-corrupt")] == [
        "region-norsca",
        "region-kislev",
        "region-badlands",
    ]


@rule("citow.corruption.place", "citow.corruption.mandatory")
def test_a_token_for_each_cultist() -> None:
    table = given(phase="corruption", kislev="leper*3 acolyte bloodsworn*2 nurgle=1")
    assert table.corruption("kislev") == {"khorne": 2, "nurgle": 4, "tzeentch": 1}
    assert table.kind is None, "nobody is asked"


@rule("citow.corruption.only_cultists")
def test_warriors_and_greater_daemons_place_nothing() -> None:
    table = given(phase="corruption", kislev="plaguebearer*2 great_unclean_one bloodthirster horror")
    assert table.corruption("kislev") == {}


@rule("citow.corruption.all_then_check")
def test_all_place_before_the_region_is_checked() -> None:
    table = given(phase="corruption", norsca="bloodsworn seductress nurgle=11", tilea="leper")
    assert table.ruin("norsca") == 1
    assert (table.vp("khorne"), table.vp("slaanesh")) == (3, 3), "the last one is a ruiner too"
    keys = [key for key in table.log_keys() if key in ("log-corrupt", "log-ruin")]
    assert keys == ["log-corrupt", "log-corrupt", "log-ruin", "log-corrupt"], "ruin is settled before the next region"


@rule("citow.corruption.ruin_threshold")
def test_twelve_tokens_and_warpstones_ruin() -> None:
    eleven = given(phase="corruption", norsca="khorne=3 nurgle=3 tzeentch=2 slaanesh=1 warpstone*2")
    assert eleven.ruin("norsca") == 0
    twelve = given(phase="corruption", norsca="khorne=3 nurgle=3 tzeentch=2 slaanesh=1 warpstone*3")
    assert twelve.ruin("norsca") == 1


@rule("citow.corruption.check_only_here")
def test_only_the_corruption_step_checks_and_ruiners_are_not_needed() -> None:
    waiting = given(points={"tzeentch": 1}, norsca="nurgle=9 warpstone*5")
    assert waiting.ruin("norsca") == 0
    table = given(phase="corruption", norsca="nurgle=9 warpstone*5")
    assert table.ruin("norsca") == 1
    assert [table.vp(power) for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 0, 0, 0]


@rule("citow.corruption.take_card")
@example("citow.ex.third_ruination_card")
def test_the_lowest_card_left_is_taken_face_up() -> None:
    table = given(phase="corruption", norsca="ruin=2", kislev="ruin=1", tilea="nurgle=12")
    assert table.ruin("tilea") == 3
    assert table.region("tilea")["ruin"] == {"card": 3, "scored": False}


@rule("citow.corruption.ruiners_score")
def test_ruiners_score_the_same_for_one_token_as_for_many() -> None:
    table = given(phase="corruption", empire="bloodsworn leper*4 tzeentch=8 seductress", kislev="ruin=1")
    assert table.ruin("empire") == 2
    assert [table.vp(power) for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [4, 4, 0, 4]


@rule("citow.corruption.ruiners_score")
def test_by_the_faq_tokens_of_the_whole_round_make_a_ruiner() -> None:
    table = given(points={"slaanesh": 1}, hand={"slaanesh": "perverse_infiltration"}, norsca="nurgle=11")
    table.play("play perverse_infiltration", "on norsca_left", "pass").on("corruption")
    assert (table.ruin("norsca"), table.vp("slaanesh")) == (1, 3)


@rule("citow.corruption.no_card_left")
@example("citow.ex.ruination_cards_run_out")
def test_without_a_card_left_nothing_is_ruined() -> None:
    table = given(phase="corruption", kislev="nurgle=11 leper", tilea="nurgle=11 leper", board=FOUR_RUINS)
    assert (table.ruin("kislev"), table.ruin("tilea")) == (5, 0)
    assert [line["region"] for line in table.heard("log-ruiner")] == ["region-kislev"]
    table.on("end")
    assert [line["region"] for line in table.heard("log-ruin-scored")] == ["region-kislev"]


@rule("citow.corruption.place", "citow.corruption.ruiners_score", "citow.components.ruination_card_one")
@example("citow.ex.estalia_ruined")
def test_example_estalia_ruined() -> None:
    table = given(phase="corruption", estalia="khorne=4 nurgle=5 slaanesh=1 bloodsworn leper*3 acolyte")
    placed = {line["power"]: line["count"] for line in table.heard("log-corrupt")}
    assert placed == {"power-khorne": 1, "power-nurgle": 3, "power-tzeentch": 1}
    assert table.corruption("estalia") == {"khorne": 5, "nurgle": 8, "tzeentch": 1, "slaanesh": 1}
    assert table.ruin("estalia") == 1
    scored = {line["power"]: line["points"] for line in table.heard("log-ruiner")}
    assert scored == {"power-khorne": 3, "power-nurgle": 3, "power-tzeentch": 3}
    assert table.heard("log-ruin-scored") == [], "places are scored in the end phase"
