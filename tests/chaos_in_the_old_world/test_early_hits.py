"""Early hits, and effects at the beginning and the end of the battle phase."""

from __future__ import annotations

from tests.chaos_in_the_old_world.vocabulary import given
from tests.vocabulary import example, rule

FIRST = {"khorne": "bloodletters"}


@rule("citow.early_hits.what", "citow.early_hits.removed_at_once")
@example("citow.ex.early_hits_outright_kill")
def test_early_hits_that_kill_remove_at_once() -> None:
    table = given(phase="battle", dice="6 4 5", kislev="bloodthirster great_unclean_one left:blood_frenzy")
    assert table.where("great_unclean_one") is None, "three early hits"
    assert table.rolled == [("khorne", "kislev", 2)], "Nurgle rolls no dice, and there is no battle left"


@rule("citow.early_hits.explode")
def test_early_dice_explode() -> None:
    table = given(phase="battle", dice="6 6 1 1", kislev="leper*2 left:blood_frenzy")
    assert table.heard("log-roll-early")[0]["faces"] == "6 6 1 1"
    assert table.figures("kislev") == []


@rule("citow.early_hits.accumulate", "citow.early_hits.finish")
@example("citow.ex.early_hits_great_unclean_one")
def test_example_great_unclean_one() -> None:
    table = given(phase="battle", dice="4 5 2 3 4 5 1 3 5", kislev="bloodthirster great_unclean_one left:blood_frenzy")
    assert len(table.heard("log-wounded")) == 2
    assert table.rolled == [("khorne", "kislev", 2), ("khorne", "kislev", 4), ("nurgle", "kislev", 3)]
    assert len(table.heard("log-kill")) == 1
    assert table.figures("kislev") == ["bloodthirster"], "one hit cannot kill it"


@rule("citow.early_hits.accumulate")
def test_waiting_hits_cannot_be_moved_and_lapse_with_the_battle() -> None:
    table = given(
        phase="battle",
        dice="4 1 1 1 1 1 1 1 1",
        kislev="bloodletter great_unclean_one left:blood_frenzy right:reborn_in_blood",
    )
    assert table.heard("log-battle") == [{"region": "region-kislev"}] * 2
    table = given(
        phase="battle",
        dice="4 4 1 1 1 1 1 4 1 1 1 1",
        kislev="bloodletter great_unclean_one left:blood_frenzy right:reborn_in_blood",
    )
    assert table.where("great_unclean_one") == "kislev", "in the second battle the two early hits are gone"


@rule("citow.early_hits.must_assign")
def test_early_hits_must_be_assigned_freely() -> None:
    table = given(phase="battle", dice="4 4", kislev="great_unclean_one leper peasant left:blood_frenzy")
    assert table.choices == ["hit leper_1", "hit great_unclean_one", "hit peasant"]
    table.forbids("decline", "citow.early_hits.must_assign")
    table.play("hit great_unclean_one")
    assert table.figure("great_unclean_one")["hits"] == {"khorne": 1}
    assert table.choices == ["hit leper_1", "hit great_unclean_one", "hit peasant"], "one hit is left"


@rule("citow.early_hits.must_assign")
def test_early_hits_of_several_sources_add_up() -> None:
    table = given(
        phase="battle", dice="4 1 4 4", upgrades=FIRST, kislev="bloodletter great_unclean_one left:blood_frenzy"
    )
    assert table.where("great_unclean_one") is None, "one of the card and two of the Bloodletter"


@rule("citow.early_hits.finish")
def test_normal_hits_finish_a_wounded_figure_only_if_they_suffice() -> None:
    table = given(phase="battle", dice="4 1 4 1 1 1 1", kislev="bloodletter great_unclean_one left:blood_frenzy")
    assert table.where("great_unclean_one") == "kislev", "one early and one normal hit are two of three"
    table = given(
        phase="battle", dice="4 1 4 4 1 1 1", kislev="bloodletter great_unclean_one leper left:blood_frenzy"
    ).play("hit great_unclean_one")
    assert table.offers("hit") == ["leper_1", "great_unclean_one"]
    table.play("hit great_unclean_one")
    assert len(table.heard("log-kill")) == 1


@rule("citow.early_hits.finish")
def test_why_a_wounded_figure_cannot_be_finished() -> None:
    table = given(
        phase="battle", dice="4 1 4 1", kislev="bloodletter great_unclean_one leper acolyte left:blood_frenzy"
    ).play("hit great_unclean_one")
    table.forbids("hit great_unclean_one", "citow.early_hits.finish")


@rule("citow.early_hits.finish")
def test_a_figure_whose_defense_falls_to_its_waiting_hits_lives_until_the_next_hit() -> None:
    kislev = "bloodletter keeper_of_secrets leper left:blood_frenzy right:rain_of_pus"
    table = given(phase="battle", dice="4 1", upgrades={"slaanesh": "keeper_of_secrets"}, kislev=kislev)
    table.play("hit leper_1")
    assert (table.figure("leper_1")["defense"], table.figure("leper_1")["hits"]) == (2, {"khorne": 1})
    table.dice("1 1").play("seduce leper_1")
    assert table.where("leper_1") == "kislev", "without Rain of Pus its defense is 1, but nobody has hit it again"
    table = given(phase="battle", dice="4 1", upgrades={"slaanesh": "keeper_of_secrets"}, kislev=kislev)
    table.play("hit leper_1").dice("4 1").play("seduce leper_1")
    assert table.where("leper_1") is None, "one hit more"
    assert table.counters("khorne") == 1


@rule("citow.early_hits.not_shared")
def test_early_hits_of_one_player_do_not_help_another() -> None:
    table = given(
        phase="battle",
        dice="4 4 1 1 1 4",
        kislev="great_unclean_one horror bloodsworn seductress left:blood_frenzy",
    )
    table.play("hit great_unclean_one", "hit great_unclean_one")
    assert (table.asked, table.offers("hit")) == ("tzeentch", ["bloodsworn_1", "seductress_1"])
    assert table.figure("great_unclean_one")["hits"] == {"khorne": 2}, "one short of its defense, for Khorne alone"
    table.forbids("hit great_unclean_one", "citow.battle.no_partial_hits")
    assert table.refused("hit great_unclean_one").text.params["needed"] == 3
    assert table.play("hit bloodsworn_1").where("great_unclean_one") == "kislev"


@rule("citow.early_hits.not_shared")
def test_early_hits_help_the_player_who_assigned_them() -> None:
    daemon = {"region": "kislev", "hits": {"tzeentch": 2}}
    figures = {"great_unclean_one": daemon, "horror_1": {"region": "kislev"}, "bloodletter_1": {"region": "kislev"}}
    table = given(phase="battle", dice="4 4 1 1 1 4", table={"figures": figures}).play("hit great_unclean_one")
    assert [line["hits"] for line in table.heard("log-roll")] == [2, 0, 1]
    assert [(line["power"], line["figure"]) for line in table.heard("log-kill")] == [
        ("power-khorne", "follower-horror"),
        ("power-tzeentch", "follower-great_unclean_one"),
    ]


@rule("citow.early_hits.start_effects")
def test_start_effects_of_all_regions_precede_all_normal_dice() -> None:
    table = given(
        phase="battle",
        dice="1 1 1 1 1 1",
        norsca="bloodletter acolyte",
        badlands="leper left:blood_frenzy",
        tilea="peasant right:blood_frenzy",
    )
    assert table.rolled == [("khorne", "tilea", 2), ("khorne", "badlands", 2), ("khorne", "norsca", 2)]


@rule("citow.early_hits.needs_target")
def test_early_dice_need_a_target() -> None:
    table = given(phase="battle", kislev="bloodletter acolyte! left:blood_frenzy", tilea="bloodsworn left:blood_frenzy")
    assert table.rolled == []
    assert given(phase="battle", kislev="leper left:blood_frenzy").rolled == [("khorne", "kislev", 2)]
    peace = given(phase="battle", kislev="leper left:blood_frenzy right:field_of_ecstasy")
    assert peace.rolled == [], "nobody can be hit where no dice are rolled"


@rule("citow.early_hits.needs_target", "citow.battle.mandatory")
def test_whoever_has_a_target_when_the_battle_begins_the_others_roll_too() -> None:
    table = given(phase="battle", dice="4 1 1 1 6 6 4", upgrades=FIRST, kislev="bloodthirster plaguebearer horror!")
    assert [line[0] for line in table.rolled] == ["khorne", "nurgle", "tzeentch"], "though nobody is left to be hit"


@rule("citow.early_hits.needs_target", "citow.early_hits.first_strikers")
def test_first_strikers_who_leave_no_target_leave_no_normal_battle() -> None:
    table = given(phase="battle", dice="4 4", upgrades=FIRST, kislev="bloodletter bloodthirster plaguebearer*2")
    assert table.figures("kislev", "nurgle") == []
    assert table.rolled == [("khorne", "kislev", 2)], "the Bloodthirster has nobody to fight"
    others = given(
        phase="battle", dice="4 4 1 1 1 1 1", upgrades=FIRST, kislev="bloodletter bloodthirster leper*2 horror!"
    )
    assert others.rolled == [("khorne", "kislev", 2), ("khorne", "kislev", 4), ("tzeentch", "kislev", 1)], (
        "Tzeentch has a target, so there is a battle, in which all roll"
    )
    nobody = given(phase="battle", dice="1 1 1", upgrades=FIRST, kislev="bloodletter lord_of_change!")
    assert nobody.rolled == [("tzeentch", "kislev", 3)], "the Bloodletter strikes first or not at all"
    absent = given(phase="battle", dice="1 1 1 1 1", upgrades=FIRST, kislev="bloodthirster plaguebearer")
    assert absent.heard("log-roll-early") == []


@rule("citow.early_hits.end_effects")
def test_end_effects_come_after_all_battles() -> None:
    table = given(
        phase="battle", dice="1 1", norsca="acolyte nurgle=1 left:final_rotting", badlands="bloodletter leper"
    )
    keys = table.log_keys()
    assert keys.index("log-battle") < keys.index("log-rot")
    assert table.figures("norsca") == []


@rule("citow.early_hits.first_strikers")
def test_upgraded_bloodletters_strike_first() -> None:
    table = given(
        phase="battle", dice="4 4 1 1 1 1", upgrades=FIRST, kislev="bloodletter bloodthirster plaguebearer*2 leper"
    )
    assert table.heard("log-roll-early")[0]["dice"] == 2, "the Bloodletter alone"
    table.play("hit plaguebearer_1", "hit plaguebearer_2")
    assert table.rolled == [("khorne", "kislev", 2), ("khorne", "kislev", 4)], "the Bloodthirster in his turn"
    assert table.figures("kislev", "nurgle") == ["leper"], "those killed early do not roll"


@rule("citow.early_hits.first_strikers")
def test_dazzled_first_strikers_have_no_dice() -> None:
    kislev = "bloodletter bloodthirster leper left:dazzle right:dazzle"
    table = given(phase="battle", dice="1", upgrades=FIRST, kislev=kislev)
    assert (table.heard("log-roll-early"), table.rolled) == ([], [("khorne", "kislev", 2)])


@rule("citow.early_hits.first_strikers")
def test_first_strikers_come_after_start_effects_and_strike_first_again_in_a_further_battle() -> None:
    table = given(
        phase="battle",
        dice="1 1 1 1 1 1 1 1 1 1",
        upgrades=FIRST,
        kislev="bloodletter plaguebearer left:blood_frenzy right:reborn_in_blood",
    )
    causes = [line["cause"] for line in table.heard("log-roll-early")]
    assert causes == ["card-blood_frenzy", "follower-bloodletter", "follower-bloodletter"]
    assert [line[0] for line in table.rolled] == ["khorne", "khorne", "nurgle", "khorne", "nurgle"]


@rule("citow.early_hits.start_effects", "citow.battle.no_partial_hits", "citow.battle.excess_lost")
@example("citow.ex.complicated_fight")
def test_example_complicated_fight() -> None:
    table = given(
        phase="battle",
        dice="1 6 4 4 4 1 2 3 6 6 4",
        estalia="bloodletter bloodsworn great_unclean_one plaguebearer*2 leper left:blood_frenzy right:rain_of_pus",
    )
    defenses = {name: table.figure(name)["defense"] for name in ("plaguebearer_1", "leper_1", "great_unclean_one")}
    assert defenses == {"plaguebearer_1": 2, "leper_1": 2, "great_unclean_one": 4}
    assert table.heard("log-roll-early")[0]["hits"] == 2
    table.play("hit plaguebearer_1", "hit plaguebearer_1")
    assert table.where("plaguebearer_1") is None
    assert table.rolled[1] == ("khorne", "estalia", 2)
    table.forbids("hit great_unclean_one", "citow.battle.no_partial_hits")
    table.play("hit leper_1")
    assert table.rolled[2] == ("nurgle", "estalia", 4)
    assert table.heard("log-roll")[1]["hits"] == 3
    table.play("hit bloodletter_1")
    killed = [line["figure"] for line in table.heard("log-kill")]
    assert killed == ["follower-plaguebearer", "follower-leper", "follower-bloodletter", "follower-bloodsworn"]
    assert table.figures("estalia") == ["plaguebearer", "great_unclean_one"]
    assert table.cards("estalia") == ["blood_frenzy", "rain_of_pus"]


@rule("citow.early_hits.accumulate", "citow.early_hits.finish")
@example("citow.ex.complicated_fight_alternative")
def test_example_complicated_fight_alternative() -> None:
    table = given(
        phase="battle",
        dice="1 6 4 4 4 1 1 1 1 1",
        estalia="bloodletter bloodsworn great_unclean_one plaguebearer*2 leper left:blood_frenzy right:rain_of_pus",
    )
    table.play("hit great_unclean_one", "hit great_unclean_one")
    assert table.figure("great_unclean_one")["hits"] == {"khorne": 2}
    hints = table.state.hints(table.state.parse("hit great_unclean_one"))
    assert hints["needed"] == 2
    table.play("hit great_unclean_one")
    assert table.where("great_unclean_one") is None
