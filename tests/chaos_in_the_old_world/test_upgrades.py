"""The twenty upgrade cards, one by one."""

from __future__ import annotations

from tests.chaos_in_the_old_world.vocabulary import Table, game, given
from warhost.language import language


def said(table: Table, choice: int) -> str:
    """A choice in English words."""
    return language("en", game()).say(table.state.label(choice))


# -- Khorne


def test_bloodsworn_attack_with_one() -> None:
    table = given(phase="battle", dice="1", upgrades={"khorne": "bloodsworn"}, kislev="bloodsworn*2 leper")
    assert table.rolled == [("khorne", "kislev", 2)]


def test_bloodletters_strike_first_and_only_once() -> None:
    table = given(phase="battle", dice="4 4", upgrades={"khorne": "bloodletters"}, kislev="bloodletter plaguebearer*2")
    assert table.figures("kislev") == ["bloodletter"]
    assert table.rolled == [("khorne", "kislev", 2)], "nobody strikes back"


def test_bloodthirster_counts_as_three_figures() -> None:
    up = {"khorne": "bloodthirster"}
    table = given(upgrades=up, kislev="bloodthirster bloodletter", tilea="bloodsworn")
    assert table.region("kislev")["forecast"]["domination"]["values"]["khorne"] == 4
    assert table.region("tilea")["forecast"]["domination"]["values"]["khorne"] == 1
    card = given(upgrades=up, kislev="bloodthirster left:influenza")
    assert card.region("kislev")["forecast"]["domination"]["values"]["khorne"] == 3
    throne = given(upgrades=up, kislev="bloodthirster left:skull_throne")
    assert throne.region("kislev")["forecast"]["domination"]["values"]["khorne"] == 4 + 1


def test_khornes_power_and_cards() -> None:
    table = given(phase="draw", upgrades={"khorne": "power cards"})
    assert (table.points("khorne"), len(table.hand("khorne"))) == (8, 3)


# -- Nurgle


def test_a_leper_costs_nothing_where_nurgle_has_no_figure() -> None:
    table = given(points={"nurgle": 1}, upgrades={"nurgle": "lepers"}, kislev="plaguebearer")
    table.play("summon leper_1", "to empire")
    assert table.points("nurgle") == 1
    assert table.play("summon leper_2", "to empire").points("nurgle") == 0, "there is a figure now"


def test_each_leper_creeps_once_a_round() -> None:
    table = given(points={"nurgle": 2}, upgrades={"nurgle": "lepers"}, kislev="leper plaguebearer")
    table.play("summon leper_1", "to empire")
    assert table.points("nurgle") == 2
    table.play("summon leper_1", "to bretonnia")
    assert table.points("nurgle") == 1, "the same one again costs its price"
    again = given(points={"nurgle": 1}, upgrades={"nurgle": "lepers"}, kislev="leper^", round=2)
    again.stop = 99
    again.play("summon leper_1", "to empire")
    while again.state.round == 2 or again.asked != "nurgle" or again.kind != "turn":
        again.play(again.choices[-1])
    assert again.play("summon leper_1", "to kislev").points("nurgle") == 6, "a new round, a new chance"


def test_lepers_that_crept_are_told_apart_in_words_while_that_matters() -> None:
    table = given(points={"nurgle": 2}, upgrades={"nurgle": "lepers"}, kislev="leper^ leper")
    words = {table.state.notation(choice): said(table, choice) for choice in table.state.legal()}
    assert words["summon leper_1"] == "Summon a Leper (Kislev: free summoning used), cost 1"
    assert words["summon leper_2"] == "Summon a Leper (Kislev), cost 0"
    assert words["summon leper_3"] == "Summon a Leper (reserve), cost 0 to 1, by region"
    assert table.figure("leper_1")["crept"] is True
    battle = given(through="battle", points={"nurgle": 1}, upgrades={"nurgle": "lepers"}, kislev="leper^ leper horror")
    battle.dice("4").play("pass")
    assert battle.figures("kislev", "nurgle") == ["leper"], "one of two alike: nobody is asked which"


def test_what_marks_a_figure_is_all_told() -> None:
    table = given(
        points={"slaanesh": 3},
        upgrades={"nurgle": "lepers"},
        kislev="acolyte!@slaanesh acolyte@slaanesh leper^@slaanesh",
    )
    words = [said(table, choice) for choice in table.state.legal()[:3]]
    assert words == [
        "Summon a Leper (Kislev: controlled by Slaanesh and free summoning used), cost 1",
        "Summon an Acolyte (Kislev: controlled by Slaanesh and protected), cost 1",
        "Summon an Acolyte (Kislev: controlled by Slaanesh), cost 1",
    ]


def test_hits_are_picked_only_as_long_as_there_are_two_sorts() -> None:
    table = given(
        phase="battle",
        dice="4 6 1 6 1",
        upgrades={"slaanesh": "daemonettes"},
        kislev="bloodthirster lord_of_change daemonette",
    )
    table.play("hit lord_of_change")
    assert table.choices == ["spend plain", "spend six"]
    table.play("spend plain")
    assert table.where("lord_of_change") is None, "the second hit can only be a six, and the last six is lost"
    assert table.where("daemonette_1") == "kislev"


def test_plaguebearers_avenge_themselves() -> None:
    table = given(
        phase="battle",
        dice="4 4",
        upgrades={"nurgle": "plaguebearers"},
        kislev="bloodletter bloodsworn plaguebearer*2 acolyte",
    )
    table.play("hit plaguebearer_1", "hit plaguebearer_2")
    assert (table.asked, table.kind) == ("nurgle", "revenge")
    assert table.sorts("hit") == {"bloodletter", "bloodsworn"}
    table.forbids("hit acolyte_1", "citow.upgrades.follower")
    table.forbids("decline", "citow.battle.must_assign")
    table.play("hit bloodletter_1")
    assert table.figures("kislev") == ["acolyte"], "two hits for two Plaguebearers"


def test_revenge_is_enough_or_lost_and_its_victims_still_roll() -> None:
    up = {"nurgle": "plaguebearers"}
    weak = given(phase="battle", dice="1 4", upgrades=up, kislev="lord_of_change plaguebearer")
    assert weak.where("lord_of_change") == "kislev", "one hit does not kill a defense of two"
    early = given(phase="battle", dice="4 1", upgrades=up, kislev="bloodletter plaguebearer*2 left:blood_frenzy")
    assert [line["figure"] for line in early.heard("log-kill")] == ["follower-plaguebearer", "follower-bloodletter"]
    assert early.rolled == [("khorne", "kislev", 2), ("khorne", "kislev", 2), ("nurgle", "kislev", 1)]
    assert early.figures("kislev") == ["plaguebearer"]


def test_plaguebearers_that_fell_before_the_upgrade_are_not_avenged_later() -> None:
    table = given(phase="battle", dice="4 1", kislev="bloodletter plaguebearer leper").play("hit plaguebearer_1")
    assert (table.heard("log-revenge"), table.state.fallen) == ([], 0)


def test_only_plaguebearers_are_avenged() -> None:
    table = given(phase="battle", dice="4", upgrades={"nurgle": "plaguebearers"}, kislev="bloodletter leper")
    assert (len(table.heard("log-kill")), table.heard("log-revenge")) == (1, [])


def test_nobody_answers_for_what_nurgle_kills() -> None:
    up = {"nurgle": "plaguebearers"}
    table = given(phase="battle", dice="4", upgrades=up, kislev="plaguebearer leper@slaanesh acolyte")
    assert (table.asked, table.offers("hit")) == ("nurgle", ["leper_1", "acolyte_1"])
    assert table.play("hit leper_1").heard("log-revenge") == []


def test_revenge_is_refused_where_it_does_not_suffice() -> None:
    table = given(
        phase="battle",
        dice="4",
        upgrades={"nurgle": "plaguebearers"},
        kislev="plaguebearer leper bloodletter bloodsworn*2 bloodthirster",
    )
    table.play("hit plaguebearer_1")
    assert table.sorts("hit") == {"bloodletter", "bloodsworn"}
    table.forbids("hit bloodthirster", "citow.battle.no_partial_hits")
    table.forbids("hit bloodsworn_2", "citow.figures.source")


def test_revenge_follows_early_hits_and_tips_its_victims() -> None:
    table = given(
        phase="battle",
        dice="4 1 1",
        upgrades={"nurgle": "plaguebearers", "khorne": "bloodletters"},
        kislev="bloodletter bloodsworn plaguebearer leper",
    )
    table.play("hit plaguebearer_1")
    assert (table.asked, table.kind) == ("nurgle", "revenge")
    table.play("hit bloodsworn_1")
    assert table.figures("kislev") == ["bloodletter", "leper"]


def test_revenge_at_the_beginning_of_the_phase_is_cleared_away_without_a_battle() -> None:
    table = given(
        phase="battle",
        dice="4 1",
        upgrades={"nurgle": "plaguebearers"},
        kislev="bloodsworn plaguebearer left:blood_frenzy",
    )
    assert table.figures("kislev") == [], "no battle follows, and the tipped one leaves all the same"


def test_revenge_hits_are_no_sixes_and_spare_the_protected() -> None:
    up = {"nurgle": "plaguebearers", "slaanesh": "daemonettes"}
    table = given(phase="battle", dice="1 4", upgrades=up, kislev="daemonette plaguebearer left:plague_touch")
    assert table.where("daemonette_1") == "kislev"
    shielded = given(phase="battle", dice="1 4", upgrades=up, kislev="horror! acolyte plaguebearer")
    assert shielded.where("horror_1") == "kislev"
    assert shielded.where("acolyte_1") is None


def test_the_great_unclean_one_corrupts_where_it_enters() -> None:
    up = {"nurgle": "great_unclean_one"}
    table = given(points={"nurgle": 6}, upgrades=up).play("summon great_unclean_one", "to kislev")
    assert table.corruption("kislev") == {"nurgle": 2}
    assert table.region("kislev")["ruiners"] == ["nurgle"]
    assert table.play("summon great_unclean_one", "to empire").corruption("empire") == {"nurgle": 2}
    assert table.counters("nurgle") == 0


def test_nurgles_power_and_provender() -> None:
    assert given(phase="draw", upgrades={"nurgle": "power"}).points("nurgle") == 7
    table = given(phase="corruption", upgrades={"nurgle": "provender"}, norsca="khorne=12", tilea="khorne=12")
    assert table.vp("nurgle") == 6, "three for each ruin, though no ruiner"


# -- Tzeentch


def test_acolytes_may_carry_a_warpstone() -> None:
    up = {"tzeentch": "acolytes"}
    table = given(points={"tzeentch": 2}, upgrades=up, kislev="acolyte warpstone*2").play(
        "summon acolyte_1", "to empire"
    )
    assert table.choices == ["bring", "decline"]
    assert table.play("bring").token_places("warpstone") == ["kislev", "empire"]
    north = given(points={"tzeentch": 2}, upgrades=up, norsca="acolyte warpstone").play("summon acolyte_1", "bring")
    assert north.token_places("warpstone") == ["troll_country"]
    declined = given(points={"tzeentch": 2}, upgrades=up, kislev="acolyte warpstone").play(
        "summon acolyte_1", "to empire"
    )
    assert declined.play("decline").token_places("warpstone") == ["kislev"]


def test_acolytes_carry_nothing_from_the_reserve_nor_into_ruins() -> None:
    up = {"tzeentch": "acolytes"}
    none = given(points={"tzeentch": 2}, upgrades=up, kislev="acolyte", tilea="warpstone")
    assert none.play("summon acolyte_1", "to empire").kind == "turn", "there is none where it comes from"
    reserve = given(points={"tzeentch": 2}, upgrades=up, kislev="acolyte warpstone").play(
        "summon acolyte_2", "to kislev"
    )
    assert reserve.kind == "turn"
    ruins = given(points={"tzeentch": 2}, upgrades=up, kislev="acolyte warpstone", empire="ruin=1")
    assert ruins.play("summon acolyte_1", "to empire").kind == "turn"


def test_horrors_may_stand_on_a_card_space() -> None:
    up = {"tzeentch": "horrors"}
    table = given(points={"tzeentch": 4}, upgrades=up, kislev="right:influenza").play("summon horror_1", "to kislev")
    assert table.choices == ["stand kislev_left", "decline"]
    table.play("stand kislev_left")
    region = table.region("kislev")
    assert region["spaces"]["left"] == {"figure": "horror_1"}
    assert (region["magic"], region["forecast"]["domination"]["values"]["tzeentch"]) == (1, 1)
    full = given(points={"khorne": 1}, hand={"khorne": "battle_cry"}, upgrades=up, kislev="left:horror right:influenza")
    full.play("play battle_cry")
    full.forbids("on kislev_left", "citow.chaos_cards.full_region")


def test_a_horror_leaves_its_space_when_it_moves_or_dies() -> None:
    up = {"tzeentch": "horrors"}
    table = given(points={"tzeentch": 4}, upgrades=up, kislev="left:horror").play(
        "summon horror_1", "to empire", "decline"
    )
    assert table.region("kislev")["spaces"]["left"] is None
    dead = given(phase="battle", dice="4 4", upgrades=up, kislev="left:horror bloodletter")
    assert dead.region("kislev")["spaces"]["left"] is None
    right = given(points={"tzeentch": 4}, upgrades=up, tilea="left:influenza right:horror").play(
        "summon horror_1", "to estalia", "decline"
    )
    assert (right.cards("tilea"), right.region("tilea")["spaces"]["right"]) == (["influenza"], None)
    stays = given(phase="end", upgrades=up, kislev="left:horror")
    assert stays.region("kislev")["spaces"]["left"] == {"figure": "horror_1"}, "over the rounds"


def test_horrors_do_not_stand_in_ruins_but_do_when_teleported() -> None:
    up = {"tzeentch": "horrors"}
    ruins = given(points={"tzeentch": 4}, upgrades=up, kislev="ruin=1 acolyte").play("summon horror_1", "to kislev")
    assert ruins.kind == "turn"
    moved = given(points={"tzeentch": 4}, hand={"tzeentch": "teleport"}, upgrades=up, kislev="horror")
    moved.play("play teleport", "on kislev_left", "to tilea")
    assert moved.offers("stand") == ["tilea_left", "tilea_right"]


def test_the_lord_of_change_carries_two_symbols() -> None:
    table = given(upgrades={"tzeentch": "lord_of_change"}, kislev="lord_of_change left:dazzle")
    assert table.region("kislev")["magic"] == 3
    assert given(kislev="lord_of_change").region("kislev")["magic"] == 0


def test_tzeentchs_power_and_cards() -> None:
    table = given(phase="draw", upgrades={"tzeentch": "power cards"})
    assert (table.points("tzeentch"), len(table.hand("tzeentch"))) == (7, 6)


# -- Slaanesh


def test_seductresses_defend_with_two() -> None:
    table = given(phase="battle", dice="4 1", upgrades={"slaanesh": "seductresses"}, kislev="bloodletter seductress")
    assert table.where("seductress_1") == "kislev"


def test_daemonettes_fall_to_two_sixes_early_ones_included() -> None:
    up = {"slaanesh": "daemonettes"}
    table = given(phase="battle", dice="6 1 1 6 1 1", upgrades=up, kislev="bloodletter daemonette left:blood_frenzy")
    assert table.where("daemonette_1") is None, "one early six waited for the second"
    fives = given(phase="battle", dice="5 5", upgrades=up, kislev="daemonette left:blood_frenzy")
    assert fives.where("daemonette_1") == "kislev"
    assert fives.heard("log-wounded") == []
    hero = given(phase="end", upgrades=up, kislev="daemonette hero")
    assert hero.where("daemonette_1") is None, "removals work as ever"


def test_the_keeper_of_secrets_may_take_a_cultist() -> None:
    up = {"slaanesh": "keeper_of_secrets"}
    table = given(phase="battle", upgrades=up, kislev="keeper_of_secrets leper acolyte", tilea="bloodsworn")
    assert table.choices == ["seduce leper_1", "seduce acolyte_1", "decline"]
    table.dice("1").play("seduce leper_1")
    assert table.figures("kislev", "slaanesh") == ["leper", "keeper_of_secrets"]
    declined = given(phase="battle", upgrades=up, dice="1", kislev="keeper_of_secrets leper").play("decline")
    assert declined.figures("kislev", "nurgle") == ["leper"]
    plain = given(phase="battle", kislev="keeper_of_secrets leper", dice="1 1 1 1")
    assert (plain.kind, plain.figures("kislev", "nurgle")) == (None, ["leper"]), "not without the upgrade"
    away = given(phase="battle", upgrades=up, kislev="seductress leper", tilea="keeper_of_secrets")
    assert away.kind is None, "only where the Keeper is"
    assert (table.heard("log-roll-early"), declined.view["dice"]["rolls"][0]["dice"]) == ([], 2), "no dice of a card"


def test_the_keeper_does_not_take_a_cultist_that_has_been_killed() -> None:
    table = given(
        phase="battle",
        dice="4 1",
        upgrades={"slaanesh": "keeper_of_secrets", "nurgle": "plaguebearers"},
        kislev="keeper_of_secrets plaguebearer bloodsworn acolyte left:blood_frenzy",
    )
    table.play("hit plaguebearer_1")
    assert table.figure("bloodsworn_1")["tipped"] is True, "the Plaguebearer avenged itself"
    assert table.choices == ["seduce acolyte_1", "decline"]
    table.forbids("seduce bloodsworn_1", "citow.battle.kill")


def test_a_keeper_killed_by_early_hits_takes_nobody() -> None:
    table = given(
        phase="battle",
        dice="6 6 4 4 1",
        upgrades={"slaanesh": "keeper_of_secrets"},
        kislev="keeper_of_secrets leper left:blood_frenzy",
    )
    for _ in range(4):
        table.play("hit keeper_of_secrets")
    assert table.where("keeper_of_secrets") is None
    assert table.kind is None


def test_both_power_upgrades_of_slaanesh_add_up() -> None:
    assert given(phase="draw", upgrades={"slaanesh": "power_1"}).points("slaanesh") == 7
    assert given(phase="draw", upgrades={"slaanesh": "power_2"}).points("slaanesh") == 8
    assert given(phase="draw", upgrades={"slaanesh": "power_1 power_2"}).points("slaanesh") == 9
