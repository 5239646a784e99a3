"""The Chaos cards of Khorne, one by one."""

from __future__ import annotations

from tests.chaos_in_the_old_world.vocabulary import Table, given
from warhost.games.chaos_in_the_old_world.tables import REGION_IDS


def dominates(table: Table, region: str) -> dict[str, int]:
    found: dict[str, int] = table.region(region)["forecast"]["domination"]["values"]
    return found


# -- Blood Frenzy


def test_blood_frenzy_rolls_two_early_dice_without_a_figure() -> None:
    table = given(phase="battle", dice="4 4", kislev="leper acolyte left:blood_frenzy")
    assert table.rolled == [("khorne", "kislev", 2)]
    assert table.choices == ["hit leper_1", "hit acolyte_1"]
    table.play("hit leper_1")
    assert table.figures("kislev") == [], "removed at once, both"


def test_blood_frenzy_hits_peasants_too() -> None:
    table = given(phase="battle", dice="4 4", kislev="peasant*3 left:blood_frenzy")
    assert table.peasants("khorne") == 2


def test_blood_frenzy_is_rolled_once_with_reborn_in_blood() -> None:
    table = given(phase="battle", dice="1 1", kislev="bloodletter leper left:blood_frenzy right:reborn_in_blood")
    assert len(table.heard("log-roll-early")) == 1
    assert len(table.heard("log-roll")) == 2


def test_blood_frenzy_is_not_rolled_where_dice_are_forbidden() -> None:
    ecstasy = given(phase="battle", kislev="leper left:blood_frenzy right:field_of_ecstasy")
    peace = given(phase="battle", track=("electors_sue_for_peace", None), kislev="leper event left:blood_frenzy")
    cancelled = given(phase="battle", kislev="leper left:blood_frenzy right:changer_of_ways")
    assert ecstasy.rolled == peace.rolled == cancelled.rolled == []


# -- Battle Cry


def test_battle_cry_stops_all_corruption() -> None:
    table = given(phase="corruption", kislev="leper*3 left:battle_cry", tilea="acolyte*2 right:battle_cry")
    assert table.corruption("kislev") == table.corruption("tilea") == {}
    assert table.counters("nurgle") == 0


def test_battle_cry_stops_tokens_of_cards_and_upgrades_but_not_their_other_parts() -> None:
    eaten = given(phase="corruption", kislev="leper*4 nurgle=1 left:battle_cry right:great_foul_consumption")
    assert (eaten.figures("kislev"), eaten.corruption("kislev")) == ([], {"nurgle": 1})
    assert eaten.counters("nurgle") == 0, "nothing was placed"
    infiltration = given(points={"slaanesh": 1}, hand={"slaanesh": "perverse_infiltration"}, kislev="left:battle_cry")
    assert infiltration.play("play perverse_infiltration", "on kislev_right").corruption("kislev") == {}
    daemon = given(points={"nurgle": 3}, upgrades={"nurgle": "great_unclean_one"}, kislev="leper left:battle_cry")
    assert daemon.play("summon great_unclean_one", "to kislev").corruption("kislev") == {}


def test_under_battle_cry_the_region_is_still_checked_for_ruin() -> None:
    table = given(phase="corruption", kislev="leper nurgle=12 left:battle_cry ruiner=slaanesh")
    assert table.ruin("kislev") == 1
    assert (table.vp("nurgle"), table.vp("slaanesh")) == (0, 3)


# -- The Skull Throne


def test_skull_throne_counts_attack_instead_of_figures() -> None:
    table = given(kislev="bloodletter*2 bloodsworn bloodthirster left:skull_throne")
    assert dominates(table, "kislev")["khorne"] == 2 + 2 + 0 + 4 + 1


def test_skull_throne_sees_upgrades_and_dazzle() -> None:
    upgraded = given(
        upgrades={"khorne": "bloodsworn bloodthirster"}, kislev="bloodsworn bloodthirster left:skull_throne"
    )
    assert dominates(upgraded, "kislev")["khorne"] == 1 + 4 + 1, "its attack, not three figures"
    dazzled = given(kislev="bloodletter*2 bloodsworn left:skull_throne right:dazzle")
    assert dominates(dazzled, "kislev")["khorne"] == 1 + 1 + 0 + 1


def test_under_abyssal_pact_skull_throne_counts_nothing() -> None:
    table = given(kislev="bloodletter*2 left:skull_throne right:abyssal_pact")
    assert dominates(table, "kislev")["khorne"] == 1


# -- Field of Carnage


def test_field_of_carnage_works_from_the_moment_it_is_played() -> None:
    table = given(points={"khorne": 1, "nurgle": 2}, hand={"khorne": "field_of_carnage"}, kislev="leper bloodsworn")
    table.play("play field_of_carnage", "on kislev_left")
    table.forbids("summon leper_1", "citow.chaos_cards.field_of_carnage")


def test_field_of_carnage_holds_figures_in_every_region() -> None:
    for region in REGION_IDS:
        table = given(points={"nurgle": 2}, board={region: "leper left:field_of_carnage"})
        table.forbids("summon leper_1", "citow.chaos_cards.field_of_carnage")


def test_field_of_carnage_goes_by_control() -> None:
    table = given(points={"slaanesh": 3}, kislev="bloodsworn@slaanesh left:field_of_carnage")
    table.forbids("summon bloodsworn_1", "citow.chaos_cards.field_of_carnage")


def test_field_of_carnage_stops_teleport_but_no_removal() -> None:
    table = given(points={"tzeentch": 1}, hand={"tzeentch": "teleport"}, kislev="leper acolyte left:field_of_carnage")
    table.play("play teleport", "on kislev_right")
    assert table.figures("kislev") == ["leper", "acolyte"]
    hero = given(phase="end", kislev="leper hero left:field_of_carnage")
    assert hero.figures("kislev") == []


# -- Ritual Slaying


def test_ritual_slaying_draws_for_each_figure_and_copy() -> None:
    table = given(phase="battle", dice="4 4", kislev="bloodletter leper*2 left:ritual_slaying right:ritual_slaying")
    assert len(table.hand("khorne")) == 4


def test_ritual_slaying_counts_early_kills_but_no_peasants_nor_kills_of_others() -> None:
    early = given(phase="battle", dice="4 1", kislev="leper left:blood_frenzy right:ritual_slaying")
    assert len(early.hand("khorne")) == 1
    peasants = given(phase="battle", dice="4 4", kislev="bloodletter peasant*2 left:ritual_slaying")
    assert peasants.hand("khorne") == []
    others = given(phase="battle", dice="4", kislev="plaguebearer acolyte left:ritual_slaying")
    assert others.hand("khorne") == []


# -- Reborn in Blood


def test_reborn_in_blood_adds_a_battle_for_each_copy() -> None:
    table = given(
        phase="battle", kislev="bloodletter plaguebearer left:reborn_in_blood right:reborn_in_blood", dice="1"
    )
    assert len(table.heard("log-battle")) == 3
    assert [line[0] for line in table.rolled] == ["khorne", "nurgle"] * 3


def test_reborn_in_blood_needs_dice_and_targets_and_removes_casualties_first() -> None:
    table = given(phase="battle", dice="4 1 1", kislev="bloodletter plaguebearer left:reborn_in_blood")
    assert len(table.heard("log-battle")) == 1, "nobody is left to fight"
    forbidden = given(phase="battle", kislev="bloodletter leper left:reborn_in_blood right:field_of_ecstasy")
    assert forbidden.heard("log-battle") == []


def test_a_battle_before_it_takes_nothing_from_reborn_in_blood() -> None:
    table = given(
        phase="battle", dice="1", troll_country="bloodletter acolyte", kislev="bloodletter leper left:reborn_in_blood"
    )
    assert [line["region"] for line in table.heard("log-battle")] == ["region-troll_country"] + ["region-kislev"] * 2


def test_the_extra_battle_follows_before_the_next_region() -> None:
    table = given(
        phase="battle", dice="1", kislev="bloodletter leper left:reborn_in_blood", tilea="bloodletter acolyte"
    )
    assert [line["region"] for line in table.heard("log-battle")] == ["region-kislev", "region-kislev", "region-tilea"]


# -- The Blood God's Call


def call(**regions: str) -> Table:
    table = given(points={"khorne": 2}, hand={"khorne": "blood_gods_call"}, board=regions)
    return table.play("play blood_gods_call", "on kislev_left")


def test_blood_gods_call_moves_up_to_two_figures_of_one_region() -> None:
    table = call(tilea="bloodletter bloodsworn bloodthirster", badlands="bloodsworn")
    assert table.sorts("call") == {"bloodletter", "bloodsworn", "bloodthirster"}
    table.play("call bloodthirster")
    table.forbids("call bloodsworn_2", "citow.chaos_cards.player_chooses")
    table.play("call bloodletter_1")
    assert table.figures("kislev") == ["bloodletter", "bloodthirster"]
    assert table.points("khorne") == 0, "nothing but the card is paid"


def test_blood_gods_call_may_move_one_or_nobody() -> None:
    one = call(norsca="bloodletter bloodsworn").play("call bloodletter_1", "finish")
    assert one.figures("kislev") == ["bloodletter"]
    nobody = call(tilea="bloodletter").play("finish")
    assert nobody.figures("kislev") == []
    assert call(kislev="bloodletter").kind != "call", "nobody is elsewhere"


def test_blood_gods_call_ignores_adjacency_and_ruin_and_leaves_others_alone() -> None:
    table = call(badlands="ruin=1 bloodletter leper")
    table.forbids("call leper_1", "citow.chaos_cards.you")
    assert table.play("call bloodletter_1").figures("kislev") == ["bloodletter"]


def test_blood_gods_call_does_not_reach_figures_that_another_controls() -> None:
    table = call(tilea="bloodsworn@slaanesh bloodletter bloodthirster")
    assert table.sorts("call") == {"bloodletter", "bloodthirster"}
    table.forbids("call bloodsworn_1", "citow.chaos_cards.you")
    assert call(tilea="bloodsworn@slaanesh").kind != "call", "nobody else is there to come"
