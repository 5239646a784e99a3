"""Playing Chaos cards: the general rules."""

from __future__ import annotations

import pytest

from tests.chaos_in_the_old_world.vocabulary import given
from tests.vocabulary import example, rule
from warhost.games.chaos_in_the_old_world.tables import REGION_IDS


@rule("citow.chaos_cards.steps")
def test_choose_pay_put_apply() -> None:
    table = given(points={"slaanesh": 3}, hand={"slaanesh": "dark_influence"}, kislev="peasant noble")
    table.play("play dark_influence")
    assert (table.hand("slaanesh"), table.points("slaanesh"), table.kind) == (["dark_influence"], 3, "play_on")
    table.play("on kislev_right")
    assert (table.cards("kislev"), table.points("slaanesh"), table.kind) == (["dark_influence"], 2, "lure")
    assert table.hand("slaanesh") == []
    table.forbids("play dark_influence", "citow.summon.one_action")


@rule("citow.chaos_cards.any_region")
def test_any_region_that_is_not_ruined_and_has_room() -> None:
    table = given(points={"khorne": 3}, hand={"khorne": "battle_cry"}, norsca="bloodsworn", kislev="ruin=1")
    table.play("play battle_cry")
    assert {name.rpartition("_")[0] for name in table.offers("on")} == set(REGION_IDS) - {"kislev"}


@rule("citow.chaos_cards.full_region")
def test_no_third_card_in_a_region_whoever_played_the_two() -> None:
    table = given(points={"khorne": 3}, hand={"khorne": "battle_cry"}, kislev="left:influenza right:dazzle")
    table.play("play battle_cry")
    table.forbids("on kislev_left", "citow.chaos_cards.full_region")
    table.forbids("on kislev_right", "citow.chaos_cards.full_region")


@rule("citow.chaos_cards.full_board")
def test_no_card_at_all_on_a_full_board() -> None:
    board = {
        "norsca": "left:battle_cry right:battle_cry",
        "troll_country": "left:battle_cry right:battle_cry",
        "kislev": "left:influenza right:influenza",
        "empire": "left:influenza right:influenza",
        "bretonnia": "left:dazzle right:dazzle",
        "estalia": "left:dazzle right:teleport",
        "tilea": "left:teleport right:teleport",
        "border_princes": "left:teleport right:drain_power",
    }
    room = given(points={"khorne": 3}, hand={"khorne": "skull_throne"}, board=board)
    assert room.play("play skull_throne").offers("on") == ["badlands_left", "badlands_right"]
    one = {**board, "kislev": "ruin=1", "badlands": "left:influenza"}
    last = given(points={"khorne": 3}, hand={"khorne": "skull_throne"}, board=one)
    assert last.play("play skull_throne").cards("badlands") == ["influenza", "skull_throne"], "the only space left"
    full = given(points={"khorne": 3}, hand={"khorne": "skull_throne"}, badlands="ruin=1", board=board)
    assert full.offers("play") == []
    full.forbids("play skull_throne", "citow.chaos_cards.full_board")
    every = {**board, "badlands": "left:drain_power right:warp_shield"}
    for words in ({}, {"norsca": "ruin=1"}):
        none = given(points={"khorne": 3}, hand={"khorne": "skull_throne"}, board={**every, **words})
        assert none.offers("play") == []


@rule("citow.chaos_cards.choose_space")
def test_left_or_right_and_both_over_two_turns() -> None:
    table = given(points={"khorne": 3}, hand={"khorne": "battle_cry skull_throne"})
    table.play("play battle_cry", "on kislev_right", "play skull_throne", "on kislev_left")
    assert table.cards("kislev") == ["skull_throne", "battle_cry"]


@rule("citow.chaos_cards.effect_time")
def test_at_once_continuously_or_later() -> None:
    at_once = given(points={"slaanesh": 1}, hand={"slaanesh": "perverse_infiltration"})
    assert at_once.play("play perverse_infiltration", "on kislev_left").corruption("kislev") == {"slaanesh": 1}
    continuous = given(kislev="left:influenza")
    assert continuous.region("kislev")["resistance"] == 1
    later = given(points={"khorne": 1}, hand={"khorne": "blood_frenzy"}, kislev="leper")
    later.play("play blood_frenzy", "on kislev_left")
    assert later.rolled == [], "not before the battle phase"


@rule("citow.chaos_cards.left_first")
def test_the_left_card_acts_first() -> None:
    table = given(phase="battle", kislev="acolyte horror seductress nurgle=1 left:final_rotting right:final_rotting")
    right = {"frame": "EndOfBattle", "slot": 2 * REGION_IDS.index("kislev") + 1}
    assert (table.kind, right in table.state.to_position()["frames"]) == ("rot", True), "the right card still waits"
    table.play("rot acolyte_1")
    assert (table.kind, right in table.state.to_position()["frames"]) == ("rot", False), "now it acts"


@rule("citow.chaos_cards.mandatory")
@example("citow.ex.teleport_must_move")
def test_teleport_must_move_somebody() -> None:
    table = given(points={"tzeentch": 2}, hand={"tzeentch": "teleport"}, kislev="acolyte bloodletter")
    table.play("play teleport", "on kislev_left")
    assert table.kind == "teleport"
    assert table.sorts("teleport") == {"acolyte", "bloodletter"}
    table.forbids("decline", "citow.chaos_cards.mandatory")
    table.play("teleport acolyte_1", "to tilea")
    assert table.where("acolyte_1") == "tilea"


@rule("citow.chaos_cards.mandatory")
@pytest.mark.parametrize(
    ("power", "card", "kislev", "kind"),
    [
        ("nurgle", "all_things_decay", "khorne=1 nurgle=1", "decay"),
        ("tzeentch", "teleport", "acolyte horror", "teleport"),
        ("tzeentch", "warp_shield", "acolyte horror", "shield"),
        ("tzeentch", "meddling_of_skaven", "bloodletter leper", "meddle"),
        ("slaanesh", "dark_influence", "peasant noble", "lure"),
        ("slaanesh", "soporific_musk", "leper acolyte", "seduce"),
    ],
)
def test_nobody_declines_what_a_card_does_when_it_is_played(power: str, card: str, kislev: str, kind: str) -> None:
    table = given(points={power: 3}, hand={power: card}, kislev=kislev).play(f"play {card}", "on kislev_left")
    assert (table.asked, table.kind) == (power, kind)
    assert not {"decline", "finish", "pass"} & set(table.choices)
    table.forbids("decline", "citow.chaos_cards.mandatory")


@rule("citow.chaos_cards.mandatory")
def test_a_card_is_applied_even_to_the_disadvantage_of_its_player() -> None:
    decay = given(points={"nurgle": 1}, hand={"nurgle": "all_things_decay"}, kislev="nurgle=1")
    assert decay.play("play all_things_decay", "on kislev_left").corruption("kislev") == {}, "the own token"
    teleport = given(points={"tzeentch": 2}, hand={"tzeentch": "teleport"}, kislev="acolyte")
    assert teleport.play("play teleport", "on kislev_left").offers("to") == [r for r in REGION_IDS if r != "kislev"]
    eaten = given(phase="corruption", kislev="plaguebearer left:great_foul_consumption")
    assert (eaten.figures("kislev"), eaten.corruption("kislev")) == ([], {}), "a figure left over brings nothing"


@rule("citow.chaos_cards.mandatory")
def test_the_final_rotting_kills_as_many_as_it_can() -> None:
    table = given(phase="battle", kislev="acolyte horror seductress nurgle=2 left:final_rotting")
    assert table.choices == ["rot acolyte_1", "rot horror_1", "rot seductress_1"]
    table.forbids("decline", "citow.chaos_cards.mandatory")
    table.play("rot horror_1")
    assert table.choices == ["rot acolyte_1", "rot seductress_1"]


@rule("citow.chaos_cards.mandatory")
def test_a_card_whose_text_says_so_is_optional() -> None:
    table = given(points={"khorne": 2}, hand={"khorne": "blood_gods_call"}, tilea="bloodletter bloodsworn")
    table.play("play blood_gods_call", "on kislev_left")
    assert "finish" in table.choices, "up to two figures"
    assert table.play("finish").figures("kislev") == []


@rule("citow.chaos_cards.no_target_ok")
@example("citow.ex.teleport_empty_region")
def test_a_card_may_be_played_where_it_does_nothing() -> None:
    table = given(points={"tzeentch": 2}, hand={"tzeentch": "teleport"}, tilea="acolyte")
    table.play("play teleport", "on kislev_left")
    assert table.cards("kislev") == ["teleport"]
    assert table.where("acolyte_1") == "tilea"
    assert table.kind == "turn"


@rule("citow.chaos_cards.no_target_ok")
def test_the_possible_part_of_an_effect_is_carried_out() -> None:
    table = given(points={"khorne": 2}, hand={"khorne": "blood_gods_call"}, tilea="bloodletter")
    table.play("play blood_gods_call", "on kislev_left", "call bloodletter_1")
    assert table.figures("kislev") == ["bloodletter"], "one instead of two"


@rule("citow.chaos_cards.you")
def test_you_is_who_played_the_card() -> None:
    table = given(kislev="plaguebearer bloodletter left:rain_of_pus right:skull_throne")
    assert table.figure("plaguebearer_1")["defense"] == 2
    assert table.figure("bloodletter_1")["defense"] == 1
    assert table.region("kislev")["forecast"]["domination"]["values"]["khorne"] == 3, "attack 2 and the card's cost 1"
    assert table.region("kislev")["forecast"]["domination"]["values"]["nurgle"] == 2


@rule("citow.chaos_cards.player_chooses")
def test_open_choices_belong_to_the_player_of_the_card_but_everybody_gives_up_his_own() -> None:
    table = given(
        points={"tzeentch": 2},
        hand={"tzeentch": "meddling_of_skaven", "khorne": "battle_cry skull_throne blood_frenzy"},
        kislev="bloodletter leper",
    )
    table.play("play meddling_of_skaven", "on kislev_left")
    assert (table.asked, table.offers("meddle")) == ("tzeentch", ["khorne", "nurgle"])
    table.play("meddle khorne")
    assert (table.asked, table.kind) == ("khorne", "discard")


@rule("citow.chaos_cards.cumulative")
@example("citow.ex.blood_frenzy_twice")
def test_two_copies_add_up() -> None:
    table = given(
        phase="battle",
        dice="1 1 1 1 2 2",
        kislev="leper left:blood_frenzy right:blood_frenzy",
        norsca="bloodletter peasant",
    )
    assert table.rolled == [("khorne", "kislev", 4), ("khorne", "norsca", 2)], "before normal dice in any region"


@rule("citow.chaos_cards.non_cumulative")
@example("citow.ex.field_of_carnage_twice_en", "citow.ex.field_of_carnage_twice_fr")
def test_a_second_ban_adds_nothing() -> None:
    kislev = "bloodletter plaguebearer left:field_of_carnage right:field_of_carnage"
    table = given(points={"nurgle": 3}, kislev=kislev)
    table.forbids("summon plaguebearer_1", "citow.chaos_cards.field_of_carnage")
    table.play("summon plaguebearer_2", "to kislev")
    assert table.figures("kislev", "nurgle") == ["plaguebearer"] * 2, "into the region it is allowed"
    own = given(points={"khorne": 3}, kislev=kislev).play("summon bloodletter_1", "to empire")
    assert own.where("bloodletter_1") == "empire"


@rule("citow.chaos_cards.field_of_carnage")
def test_field_of_carnage_holds_others_in_its_region() -> None:
    table = given(points={"nurgle": 3}, kislev="plaguebearer left:field_of_carnage", norsca="plaguebearer")
    assert table.offers("summon") == ["leper_1", "plaguebearer_2", "plaguebearer_3", "great_unclean_one"]
    table.forbids("summon plaguebearer_1", "citow.chaos_cards.field_of_carnage")


@rule("citow.chaos_cards.non_cumulative", "citow.domination.value")
@example("citow.ex.skull_throne_twice")
def test_two_skull_thrones_count_figures_once() -> None:
    table = given(kislev="bloodletter*2 left:skull_throne right:skull_throne")
    assert table.region("kislev")["forecast"]["domination"]["values"]["khorne"] == 6, (
        "4 by attack, 2 by the cards' costs"
    )


@rule("citow.chaos_cards.steps", "citow.summon.skip_at_zero")
@example("citow.ex.skull_throne_played_in_kislev")
def test_example_skull_throne_in_kislev() -> None:
    table = given(
        points={"khorne": 1, "nurgle": 2},
        hand={"khorne": "skull_throne reborn_in_blood"},
        troll_country="left:influenza right:influenza",
    )
    table.forbids("play reborn_in_blood", "citow.summon.afford")
    table.play("play skull_throne")
    table.forbids("on troll_country_left", "citow.chaos_cards.full_region")
    table.play("on kislev_left")
    assert (table.points("khorne"), table.cards("kislev"), table.asked) == (0, ["skull_throne"], "nurgle")
    table.play("summon leper_1", "to kislev")
    assert table.asked == "nurgle", "Khorne's turn is skipped"


@rule("citow.chaos_cards.cost_paid_may_vary")
def test_reductions_first_then_surcharges() -> None:
    table = given(
        points={"slaanesh": 2},
        hand={"slaanesh": "degenerate_royalty"},
        kislev="nurgle=3 left:temporal_stasis",
        tilea="nurgle=3",
        norsca="nurgle=2",
    )
    table.play("play degenerate_royalty")
    assert table.offers("on") == ["kislev_right", "tilea_left", "tilea_right"]
    table.forbids("on norsca_left", "citow.summon.afford")
    table.play("on kislev_right")
    assert table.points("slaanesh") == 0, "nothing for the card itself, two for Temporal Stasis"
    other = given(points={"slaanesh": 2}, hand={"slaanesh": "insidious_lies"}, kislev="nurgle=3")
    assert other.play("play insidious_lies", "on kislev_left").points("slaanesh") == 1, "the reduction is its own"
    hunted = given(points={"tzeentch": 3}, track=("witch_hunters", None), hand={"tzeentch": "dazzle"}, kislev="hero")
    assert hunted.play("play dazzle", "on kislev_left").points("tzeentch") == 0, "one for the Witch Hunters"


@rule("citow.chaos_cards.cost_for_domination_fixed")
def test_for_domination_the_printed_cost_counts() -> None:
    table = given(points={"slaanesh": 1}, hand={"slaanesh": "degenerate_royalty"}, tilea="nurgle=3")
    table.play("play degenerate_royalty", "on tilea_left")
    assert table.points("slaanesh") == 1
    assert table.region("tilea")["forecast"]["domination"]["values"]["slaanesh"] == 3


@rule("citow.chaos_cards.reminder_text", "citow.chaos_cards.chosen_figure_keeps_effect")
@example("citow.ex.warp_shield_then_teleport")
def test_warp_shield_follows_a_teleported_figure() -> None:
    table = given(points={"tzeentch": 4}, hand={"tzeentch": "warp_shield teleport"}, empire="acolyte")
    table.play("play warp_shield", "on empire_left", "play teleport", "on empire_right", "to estalia")
    assert table.where("acolyte_1") == "estalia"
    assert table.cards("empire") == ["warp_shield", "teleport"]
    assert table.figure("acolyte_1")["shielded"] is True


@rule("citow.chaos_cards.chosen_figure_keeps_effect")
def test_cancelling_the_card_later_does_not_take_the_effect_away() -> None:
    table = given(
        points={"tzeentch": 4}, hand={"tzeentch": "warp_shield changer_of_ways"}, empire="acolyte bloodletter"
    )
    table.play("play warp_shield", "on empire_left", "play changer_of_ways", "on empire_right", "pass")
    table.dice("4 4").on("battle")
    assert table.figures("empire") == ["bloodletter", "acolyte"]


@rule("citow.chaos_cards.stay_until_end")
def test_cards_stay_through_battle_and_corruption() -> None:
    table = given(phase="battle", through="corruption", kislev="left:influenza right:battle_cry")
    assert table.cards("kislev") == ["influenza", "battle_cry"]
    assert table.on("end").cards("kislev") == []
    assert (table.discard("nurgle"), table.discard("khorne")) == (["influenza"], ["battle_cry"])
