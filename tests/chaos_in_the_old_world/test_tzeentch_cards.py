"""The Chaos cards of Tzeentch, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chaos_in_the_old_world.vocabulary import Table, given
from warhost.games.chaos_in_the_old_world.tables import CARD_IDS, POWER_IDS


def played(card: str, on: str = "kislev_left", points: int = 3, **more: str) -> Table:
    return given(points={"tzeentch": points}, hand={"tzeentch": card}, board=more).play(f"play {card}", f"on {on}")


# -- Teleport


def test_teleport_moves_a_cultist_or_warrior_of_anybody_to_any_other_region() -> None:
    table = played("teleport", kislev="bloodletter lord_of_change leper", tilea="ruin=1")
    assert table.sorts("teleport") == {"bloodletter", "leper"}
    table.forbids("teleport lord_of_change", "citow.chaos_cards.player_chooses")
    table.play("teleport bloodletter_1")
    assert "tilea" in table.offers("to"), "ruined ones included"
    table.forbids("to kislev", "citow.chaos_cards.player_chooses")
    assert table.play("to tilea").where("bloodletter_1") == "tilea"


def test_protection_and_control_stay_with_a_teleported_figure() -> None:
    table = played("teleport", kislev="leper@slaanesh").play("to tilea")
    assert table.figures("tilea", "slaanesh") == ["leper"]


def test_teleport_of_another_powers_upgraded_figure_is_no_summoning_for_its_player() -> None:
    table = given(
        points={"tzeentch": 3},
        hand={"tzeentch": "teleport"},
        upgrades={"tzeentch": "acolytes horrors"},
        kislev="acolyte@slaanesh warpstone",
    )
    table.play("play teleport", "on kislev_left", "to tilea")
    assert table.kind == "turn", "the Acolyte is not Tzeentch's own now"


# -- Changer of Ways


def test_changer_of_ways_cancels_the_text_of_the_other_card() -> None:
    table = given(kislev="leper left:changer_of_ways right:battle_cry")
    assert table.region("kislev")["forbidden"]["corruption"] is False
    assert table.region("kislev")["spaces"]["right"]["cancelled"] is True
    assert table.region("kislev")["forecast"]["domination"]["values"]["khorne"] == 1, "its cost still counts"


def test_changer_of_ways_leaves_symbols_and_its_twin_alone() -> None:
    table = given(kislev="left:changer_of_ways right:changer_of_ways", tilea="left:changer_of_ways right:dazzle")
    assert (table.region("kislev")["magic"], table.region("tilea")["magic"]) == (2, 2)
    assert table.region("kislev")["spaces"]["left"]["cancelled"] is False


def test_a_card_played_beside_changer_of_ways_does_nothing_and_asks_nothing() -> None:
    table = played("teleport", on="kislev_right", kislev="leper left:changer_of_ways")
    assert (table.figures("kislev"), table.kind) == (["leper"], "turn")
    shield = played("warp_shield", on="kislev_right", kislev="acolyte left:changer_of_ways")
    assert shield.figure("acolyte_1")["shielded"] is False


def test_changer_of_ways_does_not_undo_what_has_happened() -> None:
    table = given(
        points={"slaanesh": 3, "tzeentch": 2},
        hand={"slaanesh": "soporific_musk", "tzeentch": "changer_of_ways"},
        kislev="leper",
    )
    table.play(f"summon {table.offers('summon')[0]}", "to norsca")
    table.play("play soporific_musk", "on kislev_left", "play changer_of_ways", "on kislev_right")
    assert table.figures("kislev", "slaanesh") == ["leper"]


def beside(card: str, words: str = "", **more: Any) -> Table:
    """A card in Kislev whose text Changer of Ways cancels."""
    return given(kislev=f"{words} left:{card} right:changer_of_ways", **more)


def value(table: Table, power: str) -> int:
    found: int = table.region("kislev")["forecast"]["domination"]["values"][power]
    return found


def test_changer_of_ways_cancels_the_cards_of_khorne() -> None:
    assert beside("blood_frenzy", "leper", phase="battle").rolled == []
    assert beside("battle_cry").region("kislev")["forbidden"]["corruption"] is False
    assert value(beside("skull_throne", "bloodletter*2"), "khorne") == 2 + 1
    held = beside("field_of_carnage", "plaguebearer", points={"nurgle": 3})
    assert held.play("summon plaguebearer_1", "to empire").where("plaguebearer_1") == "empire"
    moved = beside("ritual_slaying", "bloodletter leper", phase="battle", dice="4 1")
    assert (len(moved.heard("log-kill")), moved.hand("khorne")) == (1, [])
    assert len(beside("reborn_in_blood", "bloodletter leper", phase="battle", dice="1 1").heard("log-battle")) == 1


def test_changer_of_ways_cancels_the_cards_of_nurgle() -> None:
    assert value(beside("plague_aura", "nurgle=3"), "nurgle") == 0
    assert beside("influenza").region("kislev")["resistance"] == 3
    assert beside("plague_touch", "daemonette").figure("daemonette_1")["defense"] == 2
    assert beside("rain_of_pus", "plaguebearer").figure("plaguebearer_1")["defense"] == 1
    eaten = beside("great_foul_consumption", "plaguebearer*2", phase="corruption")
    assert (eaten.figures("kislev"), eaten.corruption("kislev")) == (["plaguebearer"] * 2, {})
    assert beside("final_rotting", "acolyte nurgle=1", phase="battle").figures("kislev") == ["acolyte"]
    stench = beside("stench_of_death", "plaguebearer*3", phase="corruption")
    assert (stench.vp("nurgle"), stench.corruption("kislev")) == (3, {})


def test_changer_of_ways_cancels_the_other_cards_of_tzeentch() -> None:
    assert beside("dazzle", "bloodletter leper", phase="battle").rolled == [("khorne", "kislev", 2)]
    assert beside("persistence_of_change", "killer=tzeentch", phase="end").cards("kislev") == []


def test_changer_of_ways_cancels_the_cards_of_slaanesh() -> None:
    assert value(beside("insidious_lies", "noble"), "slaanesh") == 1
    battle = beside("field_of_ecstasy", "bloodletter leper", phase="battle", dice="1")
    assert battle.rolled == [("khorne", "kislev", 2)]
    assert value(beside("abyssal_pact", "bloodletter"), "khorne") == 1


@pytest.mark.parametrize(
    ("power", "card", "words"),
    [
        ("khorne", "blood_gods_call", ""),
        ("nurgle", "all_things_decay", "nurgle=1 khorne=1"),
        ("tzeentch", "meddling_of_skaven", "leper bloodletter"),
        ("tzeentch", "drain_power", "leper"),
        ("slaanesh", "perverse_infiltration", ""),
        ("slaanesh", "dark_influence", "peasant noble"),
        ("slaanesh", "soporific_musk", "leper acolyte"),
    ],
)
def test_changer_of_ways_cancels_what_a_card_does_when_it_is_played(power: str, card: str, words: str) -> None:
    points = {"nurgle": 1, power: 3}
    table = given(points=points, hand={power: card}, kislev=f"{words} left:changer_of_ways", tilea="bloodletter")
    while table.asked != power:
        table.play("pass")
    before = table.region("kislev")
    rest = [table.points(other) for other in POWER_IDS if other != power]
    cost = table.state.tables.card_cost[CARD_IDS.index(card)]
    table.play(f"play {card}", "on kislev_right")
    after = table.region("kislev")
    assert (table.kind, table.points(power)) == ("turn", 3 - cost)
    assert [table.points(other) for other in POWER_IDS if other != power] == rest
    assert all(after[part] == before[part] for part in ("figures", "tokens", "corruption"))


def test_changer_of_ways_leaves_the_price_of_degenerate_royalty_alone() -> None:
    table = given(
        points={"slaanesh": 1}, hand={"slaanesh": "degenerate_royalty"}, kislev="nurgle=3 left:changer_of_ways"
    )
    assert table.play("play degenerate_royalty").cards("kislev") == ["changer_of_ways", "degenerate_royalty"]
    assert table.points("slaanesh") == 1


# -- Warp Shield


def test_warp_shield_protects_a_figure_of_ones_own_from_battle() -> None:
    table = played("warp_shield", kislev="acolyte horror leper")
    assert table.offers("shield") == ["acolyte_1", "horror_1"]
    table.forbids("shield leper_1", "citow.chaos_cards.you")
    table.forbids("decline", "citow.chaos_cards.mandatory")
    assert table.play("shield horror_1").figure("horror_1")["shielded"] is True


def test_warp_shield_lasts_for_the_round() -> None:
    table = given(phase="end", kislev="acolyte!", old_world="mass_exodus")
    assert table.figure("acolyte_1")["shielded"] is True
    table.stop = 99
    table.run()
    assert table.figure("acolyte_1")["shielded"] is False


def test_a_protected_figure_still_fights_and_corrupts() -> None:
    table = given(phase="battle", through="corruption", dice="4", kislev="horror! acolyte! leper")
    assert table.rolled == [("tzeentch", "kislev", 1)]
    assert table.corruption("kislev") == {"tzeentch": 1}


def test_warp_shield_without_a_figure_does_nothing() -> None:
    assert played("warp_shield", kislev="leper").kind == "turn"


# -- Temporal Stasis


def test_temporal_stasis_makes_cards_of_others_dearer() -> None:
    table = given(points={"khorne": 3}, hand={"khorne": "battle_cry"}, kislev="left:temporal_stasis")
    table.play("play battle_cry", "on kislev_right")
    assert table.points("khorne") == 0
    free = given(points={"khorne": 1}, hand={"khorne": "blood_frenzy"}, kislev="left:temporal_stasis")
    free.play("play blood_frenzy")
    free.forbids("on kislev_right", "citow.summon.afford")
    own = given(points={"tzeentch": 3}, hand={"tzeentch": "teleport"}, kislev="left:temporal_stasis")
    assert own.play("play teleport", "on kislev_right").points("tzeentch") == 2


# -- The Meddling of Skaven


def test_meddling_makes_an_opponent_discard_two_cards_of_his_choice() -> None:
    table = given(
        points={"tzeentch": 1},
        hand={"tzeentch": "meddling_of_skaven", "nurgle": "influenza influenza plague_aura"},
        kislev="leper acolyte",
    )
    table.play("play meddling_of_skaven", "on kislev_left")
    assert (table.asked, table.choices) == ("nurgle", ["discard plague_aura", "discard influenza"])
    table.forbids("decline", "citow.chaos_cards.player_chooses")
    table.play("discard influenza")
    assert table.choices == ["discard plague_aura", "discard influenza"], "asked again for the second"
    table.play("discard plague_aura")
    assert (table.hand("nurgle"), table.discard("nurgle")) == (["influenza"], ["plague_aura", "influenza"])


def test_meddling_is_with_an_opponent_who_has_a_figure_there() -> None:
    table = given(points={"tzeentch": 1}, hand={"tzeentch": "meddling_of_skaven"}, kislev="leper acolyte seductress")
    table.play("play meddling_of_skaven", "on kislev_left")
    assert (table.asked, table.offers("meddle")) == ("tzeentch", ["nurgle", "slaanesh"])
    table.forbids("meddle tzeentch", "citow.chaos_cards.player_chooses")
    table.forbids("meddle khorne", "citow.chaos_cards.player_chooses")
    assert table.refused("meddle tzeentch").text.key == "why-no-opponent"
    assert table.refused("meddle khorne").text.key == "why-no-figure-there"
    table.forbids("decline", "citow.chaos_cards.mandatory")


def test_nobody_but_khornes_figures_is_teleported_out_of_a_field_of_carnage() -> None:
    table = given(
        points={"tzeentch": 2},
        hand={"tzeentch": "teleport"},
        kislev="bloodsworn bloodletter leper left:field_of_carnage",
    )
    table.play("play teleport", "on kislev_right")
    assert table.sorts("teleport") == {"bloodsworn", "bloodletter"}
    table.forbids("teleport leper_1", "citow.figures.same_terms")


def test_meddling_takes_what_there_is() -> None:
    hand = {"tzeentch": "meddling_of_skaven", "nurgle": "influenza"}
    table = given(points={"tzeentch": 1}, hand=hand, kislev="leper").play("play meddling_of_skaven", "on kislev_left")
    assert (table.hand("nurgle"), table.discard("nurgle")) == ([], ["influenza"])
    nobody = given(points={"tzeentch": 1}, hand=hand, kislev="acolyte").play(
        "play meddling_of_skaven", "on kislev_left"
    )
    assert nobody.hand("nurgle") == ["influenza"]


# -- The Persistence of Change


def test_persistence_of_change_stays_after_a_kill_and_is_judged_again() -> None:
    table = given(phase="battle", through="end", dice="4", kislev="horror leper left:persistence_of_change")
    assert table.cards("kislev") == ["persistence_of_change"]
    assert table.region("kislev")["killers"] == ["tzeentch"]
    assert table.heard("log-stays") == [{"card": "card-persistence_of_change", "region": "region-kislev"}]
    again = given(phase="end", kislev="left:persistence_of_change")
    assert again.cards("kislev") == []
    elsewhere = given(phase="end", kislev="left:persistence_of_change", tilea="killer=tzeentch")
    assert elsewhere.cards("kislev") == []
    other = given(phase="end", kislev="killer=khorne left:persistence_of_change")
    assert other.cards("kislev") == []


def test_persistence_of_change_keeps_space_symbol_and_cost_even_in_ruins() -> None:
    table = given(phase="end", kislev="ruin=1 killer=tzeentch left:persistence_of_change")
    assert table.cards("kislev") == ["persistence_of_change"]
    assert table.region("kislev")["magic"] == 1


# -- Dazzle and Drain Power


def test_dazzle_lowers_the_attack_of_enemies() -> None:
    table = given(phase="battle", dice="1", kislev="bloodletter*2 plaguebearer horror left:dazzle")
    assert table.rolled == [("khorne", "kislev", 2), ("tzeentch", "kislev", 1)]
    two = given(phase="battle", dice="1", kislev="bloodthirster acolyte left:dazzle right:dazzle")
    assert two.rolled == [("khorne", "kislev", 2)]


def test_dazzle_does_not_touch_dice_of_cards_but_first_strikers() -> None:
    table = given(phase="battle", dice="1", kislev="leper left:dazzle right:blood_frenzy")
    assert table.rolled == [("khorne", "kislev", 2)]
    first = given(phase="battle", dice="1", upgrades={"khorne": "bloodletters"}, kislev="bloodletter leper left:dazzle")
    assert first.rolled == [("khorne", "kislev", 1)]


def test_drain_power_takes_a_point_of_everybody_with_a_cultist_here() -> None:
    table = given(
        points={"khorne": 1, "nurgle": 1, "tzeentch": 1, "slaanesh": 2},
        hand={"tzeentch": "drain_power"},
        kislev="bloodletter leper seductress acolyte",
    )
    table.play("summon bloodsworn_1", "to kislev", "summon leper_2", "to kislev")
    table.play("play drain_power", "on kislev_left")
    assert [table.points(power) for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 0, 2, 1]


def test_drain_power_gains_even_if_nobody_loses_and_who_falls_to_zero_is_skipped() -> None:
    table = given(points={"tzeentch": 1, "slaanesh": 1}, hand={"tzeentch": "drain_power"}, kislev="seductress leper")
    table.play("play drain_power", "on kislev_left")
    assert (table.points("slaanesh"), table.points("tzeentch"), table.asked) == (0, 2, "tzeentch")
    assert table.heard("log-drained") == [{"power": "power-slaanesh", "count": 1}], "who has nothing loses nothing"
    spared = given(
        points={"tzeentch": 1, "slaanesh": 2}, hand={"tzeentch": "drain_power"}, kislev="daemonette", tilea="seductress"
    )
    spared.play("play drain_power", "on kislev_left")
    assert spared.points("slaanesh") == 2, "no Cultist of Slaanesh is here"
    warrior = given(points={"tzeentch": 1, "slaanesh": 2}, hand={"tzeentch": "drain_power"}, kislev="daemonette leper")
    assert warrior.play("play drain_power", "on kislev_left").points("slaanesh") == 2, "only a Leper is here"
    empty = given(points={"tzeentch": 1, "slaanesh": 2}, hand={"tzeentch": "drain_power"}, tilea="seductress")
    empty.play("play drain_power", "on kislev_left")
    assert (empty.points("tzeentch"), empty.points("slaanesh")) == (2, 2), "nobody is there at all"
    control = given(
        points={"tzeentch": 1, "nurgle": 0, "slaanesh": 1}, hand={"tzeentch": "drain_power"}, kislev="leper@slaanesh"
    )
    assert control.play("play drain_power", "on kislev_left").points("slaanesh") == 0
