"""The battle phase: dice, hits, casualties."""

from __future__ import annotations

from tests.chaos_in_the_old_world.vocabulary import given
from tests.vocabulary import example, rule


@rule("citow.battle.where")
def test_a_battle_needs_dice_and_a_target() -> None:
    alone = given(phase="battle", kislev="bloodletter*3")
    assert alone.heard("log-battle") == []
    harmless = given(phase="battle", kislev="leper acolyte bloodsworn")
    assert harmless.heard("log-battle") == [], "nobody has a die"
    shielded = given(phase="battle", kislev="bloodletter acolyte!")
    assert shielded.heard("log-battle") == [], "nobody can be hit"
    for kislev in ("bloodletter acolyte", "bloodletter acolyte leper", "bloodletter acolyte leper seductress"):
        real = given(phase="battle", dice="1 1", kislev=kislev)
        assert real.heard("log-battle") == [{"region": "region-kislev"}]
    forbidden = given(phase="battle", kislev="bloodletter acolyte left:field_of_ecstasy")
    assert forbidden.heard("log-battle") == []


@rule("citow.battle.where")
def test_dice_of_a_card_need_no_figure() -> None:
    table = given(phase="battle", dice="1 1", kislev="leper left:blood_frenzy")
    assert table.rolled == [("khorne", "kislev", 2)]


@rule("citow.battle.mandatory")
def test_nobody_declines_and_hits_without_a_target_are_lost() -> None:
    # Tzeentch's only figure is protected: Khorne rolls all the same, as Tzeentch fights
    table = given(phase="battle", dice="6 5 4 4 4 4 1 1", kislev="bloodletter*2 lord_of_change!")
    assert table.rolled == [("khorne", "kislev", 4), ("tzeentch", "kislev", 3)]
    assert table.figures("kislev") == ["bloodletter", "lord_of_change"]


@rule("citow.battle.region_order")
def test_one_region_after_the_other() -> None:
    table = given(
        phase="battle", dice="4 1 1 1", badlands="bloodletter leper*2", norsca="bloodletter acolyte*2 seductress"
    )
    assert table.rolled == [("khorne", "norsca", 2)]
    assert table.kind == "hit", "the next region waits until this one is settled"
    table.play("hit seductress_1")
    assert [line[1] for line in table.rolled] == ["norsca", "badlands"]


@rule("citow.battle.player_order")
def test_each_player_rolls_and_assigns_before_the_next() -> None:
    table = given(phase="battle", dice="4 1 4", kislev="bloodletter plaguebearer acolyte")
    assert [line[0] for line in table.rolled] == ["khorne"]
    assert table.asked == "khorne"
    table.play("hit acolyte_1")
    assert [line[0] for line in table.rolled] == ["khorne", "nurgle"]


@rule("citow.battle.dice_count")
def test_attack_values_add_up() -> None:
    table = given(
        phase="battle", dice="1 " * 6 + "1 " * 3, kislev="bloodletter bloodthirster bloodsworn great_unclean_one"
    )
    assert table.rolled == [("khorne", "kislev", 6), ("nurgle", "kislev", 3)]


@rule("citow.battle.dice_count")
def test_never_less_than_no_die() -> None:
    table = given(phase="battle", kislev="plaguebearer leper acolyte left:dazzle right:dazzle")
    assert table.rolled == []


@rule("citow.battle.tipped_still_roll")
def test_a_tipped_figure_still_rolls() -> None:
    table = given(phase="battle", dice="4 1 4", kislev="bloodletter plaguebearer")
    assert table.rolled == [("khorne", "kislev", 2), ("nurgle", "kislev", 1)]
    assert table.figures("kislev") == [], "both died"


@rule("citow.battle.hit")
def test_four_five_and_six_hit() -> None:
    for face, alive in ((1, True), (2, True), (3, True), (4, False), (5, False)):
        table = given(phase="battle", dice=f"{face}", kislev="plaguebearer acolyte")
        assert ("acolyte" in table.figures("kislev")) == alive


@rule("citow.battle.explode")
def test_sixes_roll_again_without_limit() -> None:
    table = given(phase="battle", dice="6 6 6 2", kislev="plaguebearer acolyte*3")
    assert table.heard("log-roll")[0]["faces"] == "6 6 6 2"
    assert table.figures("kislev") == ["plaguebearer"], "three hits of one die"


@rule("citow.battle.assign_after_all_dice")
def test_hits_are_assigned_when_all_dice_are_known() -> None:
    table = given(phase="battle", dice="6 4 5 1 1 1", kislev="bloodletter great_unclean_one acolyte")
    assert table.heard("log-roll")[0]["faces"] == "6 4 5"
    assert table.state.decision().prompt.params["hits"] == 3
    assert table.sorts("hit") == {"great_unclean_one", "acolyte"}, "with all three even the daemon can be killed"


@rule("citow.battle.targets")
def test_enemy_figures_and_peasants_of_the_region_only() -> None:
    table = given(
        phase="battle", dice="4 1", kislev="bloodletter bloodsworn leper peasant noble hero warpstone", norsca="acolyte"
    )
    assert table.choices == ["hit leper_1", "hit peasant"]
    table.forbids("hit noble", "citow.battle.targets")
    table.forbids("hit acolyte_1", "citow.battle.targets")
    table.forbids("to kislev", "citow.figures.steps")


@rule("citow.battle.own_figures")
def test_own_figures_are_safe_unless_another_controls_them() -> None:
    table = given(phase="battle", dice="4 1", kislev="plaguebearer*2 leper@slaanesh leper acolyte")
    assert table.asked == "nurgle"
    assert table.sorts("hit") == {"leper", "acolyte"}
    table.forbids("hit leper_2", "citow.battle.own_figures")
    table.forbids("hit plaguebearer_1", "citow.battle.own_figures")
    assert table.play("hit leper_1").where("leper_1") is None


@rule("citow.battle.must_assign", "citow.battle.own_figures", "citow.control.as_own")
@example("citow.ex.own_figure_under_enemy_control")
def test_an_own_figure_under_enemy_control_must_be_hit_if_it_is_the_only_target() -> None:
    table = given(phase="battle", dice="5", kislev="plaguebearer leper@slaanesh")
    assert table.figures("kislev") == ["plaguebearer"]


@rule("citow.battle.kill")
def test_hits_equal_to_the_defense_tip_a_figure_over() -> None:
    table = given(phase="battle", dice="4 5 4", kislev="bloodletter horror acolyte great_unclean_one")
    assert table.offers("hit") == ["acolyte_1", "horror_1"], "two hits: not enough for the Great Unclean One"
    table.play("hit horror_1")
    assert table.figure("horror_1")["tipped"] is True, "it lies there until the battle is over"
    assert table.asked == "nurgle"
    assert table.play("hit acolyte_1").where("horror_1") is None


@rule("citow.battle.kill")
def test_defense_is_never_lower_than_one() -> None:
    table = given(kislev="acolyte left:plague_touch right:plague_touch")
    assert table.figure("acolyte_1")["defense"] == 1


@rule("citow.battle.kill")
def test_cards_raise_and_lower_the_defense() -> None:
    table = given(kislev="plaguebearer leper@slaanesh horror left:rain_of_pus right:plague_touch")
    defenses = [table.figure(name)["defense"] for name in ("plaguebearer_1", "leper_1", "horror_1")]
    assert defenses == [2, 1, 1]


@rule("citow.battle.tipped_not_target")
def test_a_tipped_figure_is_no_target() -> None:
    table = given(phase="battle", dice="4 1 4", kislev="bloodletter plaguebearer acolyte*2").play("hit acolyte_1")
    assert table.offers("hit") == ["bloodletter_1", "acolyte_2"]
    table.forbids("hit acolyte_1", "citow.battle.tipped_not_target")


@rule("citow.battle.no_partial_hits")
def test_too_few_hits_cannot_be_parked() -> None:
    table = given(phase="battle", dice="4 5 1 1", kislev="bloodletter*2 great_unclean_one leper acolyte seductress")
    table.forbids("hit great_unclean_one", "citow.battle.no_partial_hits")
    assert table.sorts("hit") == {"leper", "acolyte", "seductress"}


@rule("citow.battle.players_do_not_combine")
def test_hits_of_different_players_do_not_add_up() -> None:
    # two hits of Nurgle and one of Tzeentch would kill a Bloodthirster if they added up
    table = given(phase="battle", dice="1 1 1 1 4 4 4", kislev="bloodthirster plaguebearer*2 horror!")
    assert [line["hits"] for line in table.heard("log-roll")] == [0, 2, 1]
    assert table.figures("kislev") == ["bloodthirster", "plaguebearer", "horror"], "Nurgle's two hits are lost"


@rule("citow.battle.must_assign")
def test_hits_must_be_assigned_while_there_is_a_target() -> None:
    table = given(phase="battle", dice="4 4", kislev="bloodletter leper acolyte peasant").play("hit peasant")
    table.forbids("decline", "citow.battle.must_assign")
    assert table.offers("hit") == ["leper_1", "acolyte_1"]


@rule("citow.battle.must_assign")
def test_a_choice_that_wastes_hits_is_legal() -> None:
    table = given(phase="battle", dice="4 4 4 1 1 1 1", kislev="bloodletter*2 great_unclean_one leper")
    table.play("hit leper_1")
    assert table.where("leper_1") is None
    assert table.where("great_unclean_one") == "kislev", "two hits are wasted"


@rule("citow.battle.excess_lost")
def test_hits_without_a_target_are_lost() -> None:
    table = given(phase="battle", dice="4 4 4 4", kislev="bloodletter*2 leper")
    assert table.figures("kislev") == ["bloodletter", "bloodletter"]
    assert table.kind is None


@rule("citow.battle.unkillable")
def test_a_protected_figure_is_no_target() -> None:
    table = given(phase="battle", dice="4 4", kislev="bloodletter acolyte! acolyte seductress")
    table.forbids("hit acolyte_1", "citow.battle.unkillable")
    table.play("hit acolyte_2")
    assert table.where("acolyte_1") == "kislev", "the other hit went to the Seductress"
    assert table.where("seductress_1") is None


@rule("citow.battle.six_only")
@example("citow.ex.six_only_daemonettes")
def test_daemonettes_are_hurt_by_sixes_only() -> None:
    up = {"slaanesh": "daemonettes"}
    table = given(phase="battle", dice="4 5 6 3", upgrades=up, kislev="bloodthirster daemonette leper*3 acolyte")
    table.forbids("hit daemonette_1", "citow.battle.six_only")
    fives = given(phase="battle", dice="4 5 1", upgrades=up, kislev="bloodletter daemonette")
    assert fives.where("daemonette_1") == "kislev", "both hits are lost"
    plain = given(phase="battle", dice="4 5 1", kislev="bloodletter daemonette")
    assert plain.where("daemonette_1") is None, "not upgraded"
    sixes = given(phase="battle", dice="6 6 1 1 1", upgrades=up, kislev="bloodletter daemonette")
    assert sixes.where("daemonette_1") is None, "two sixes, one of an exploded die"


@rule("citow.battle.six_only")
def test_the_player_says_which_hit_goes_where_when_it_matters() -> None:
    up = {"slaanesh": "daemonettes"}
    table = given(phase="battle", dice="6 6 1 4 1", upgrades=up, kislev="bloodletter daemonette leper*2")
    assert table.sorts("hit") == {"leper", "daemonette"}
    spent = table.play("hit leper_1")
    assert (spent.kind, spent.choices) == ("spend", ["spend plain", "spend six"])
    spent.play("spend plain")
    assert "daemonette" in spent.sorts("hit"), "the sixes are kept"
    table = given(phase="battle", dice="6 6 1 4 1", upgrades=up, kislev="bloodletter daemonette leper*2")
    table.play("hit leper_1", "spend six")
    assert "daemonette" not in table.sorts("hit"), "one six is not enough for a defense of two"


@rule("citow.battle.six_only")
def test_no_question_where_only_one_sort_of_hits_can_be_meant() -> None:
    up = {"slaanesh": "daemonettes"}
    sixes = given(phase="battle", dice="6 6 4 1", upgrades=up, kislev="bloodthirster daemonette leper acolyte")
    sixes.play("hit daemonette_1")
    assert (sixes.offers("hit"), sixes.state.decision().prompt.params["hits"]) == (["leper_1", "acolyte_1"], 1)
    spent = given(phase="battle", dice="4 4 4 6", upgrades=up, kislev="bloodthirster daemonette lord_of_change leper*3")
    spent.play("hit lord_of_change", "spend six")
    assert (spent.kind, spent.offers("hit")) == (None, []), "the second hit is plain, and two more kill Lepers"
    assert spent.figures("kislev") == ["bloodthirster", "leper", "daemonette"]
    own = given(
        phase="battle", dice="6 4 1", upgrades=up, kislev="daemonette keeper_of_secrets leper acolyte seductress"
    )
    assert (own.asked, own.play("hit leper_1").kind) == ("slaanesh", None), "the own Daemonette is no target"


@rule("citow.battle.peasant_dies")
def test_one_hit_kills_a_peasant_for_its_killer() -> None:
    table = given(phase="battle", dice="4 4", kislev="bloodletter peasant*3")
    assert (table.tokens("kislev"), table.peasants("khorne")) == ({"peasant": 1}, 2)
    assert table.stock("peasant") == 17, "claimed tokens are not in the stock"
    assert [loss["killer"] for loss in table.view["dice"]["losses"]] == ["khorne", "khorne"]


@rule("citow.battle.peasants_passive")
def test_peasants_roll_no_dice() -> None:
    table = given(phase="battle", kislev="leper*3 peasant*5")
    assert table.rolled == []


@rule("citow.battle.remove_tipped")
def test_tipped_figures_leave_when_the_region_is_done() -> None:
    table = given(
        phase="battle", dice="4 1 4 1 4", kislev="bloodletter plaguebearer*2 acolyte", tilea="bloodletter leper acolyte"
    )
    table.play("hit plaguebearer_1")
    assert (table.asked, table.figure("plaguebearer_1")["tipped"]) == ("nurgle", True)
    table.play("hit acolyte_1")
    assert table.where("plaguebearer_1") is None
    assert table.view["battle"]["region"] == "tilea", "the next region is fought"


@rule("citow.battle.remove_tipped", "citow.battle.tipped_still_roll")
def test_who_was_tipped_before_the_battles_stays_for_the_one_in_his_region() -> None:
    table = given(
        phase="battle",
        dice="4 1",
        upgrades={"nurgle": "plaguebearers"},
        norsca="leper",
        kislev="bloodletter plaguebearer acolyte left:blood_frenzy",
    ).play("hit plaguebearer_1")
    assert table.rolled == [("khorne", "kislev", 2)] * 2, "by the card, and by the Bloodletter that Nurgle has killed"
    assert table.figures("kislev") == ["acolyte"]


# -- examples


@rule("citow.battle.player_order", "citow.battle.remove_tipped")
@example("citow.ex.three_way_battle")
def test_example_three_way_battle() -> None:
    table = given(
        phase="battle",
        dice="1 3 4 6 5 2 4 5",
        kislev="bloodletter*2 great_unclean_one acolyte*2",
        empire="bloodletter leper*2",
    )
    table.play("hit great_unclean_one")
    assert table.asked == "nurgle"
    table.dice("1 1").play("hit bloodletter_1", "hit acolyte_1")
    rolls = {line["power"]: (line["dice"], line["hits"]) for line in table.heard("log-roll")[:2]}
    assert rolls == {"power-khorne": (4, 3), "power-nurgle": (3, 2)}
    assert table.figures("kislev") == ["bloodletter", "acolyte"]
    assert table.heard("log-battle")[-1] == {"region": "region-empire"}


@rule("citow.battle.where", "citow.battle.peasant_dies")
@example("citow.ex.fighting_peasants")
def test_example_fighting_peasants() -> None:
    table = given(phase="battle", dice="3 4", border_princes="bloodletter peasant*2")
    assert table.heard("log-roll")[0]["hits"] == 1
    assert table.tokens("border_princes") == {"peasant": 1}
    assert table.peasants("khorne") == 1


@rule("citow.regions.skip", "citow.battle.where")
@example("citow.ex.region_without_combatants")
def test_example_region_without_combatants() -> None:
    table = given(phase="battle", kislev="noble hero warpstone")
    assert table.heard("log-battle") == []
    assert table.kind is None
