"""The Chaos cards of Nurgle, one by one."""

from __future__ import annotations

from tests.chaos_in_the_old_world.vocabulary import Table, given


def dominates(table: Table, region: str) -> dict[str, int]:
    found: dict[str, int] = table.region(region)["forecast"]["domination"]["values"]
    return found


def test_plague_aura_counts_nurgles_tokens_for_each_copy() -> None:
    one = given(kislev="leper nurgle=3 khorne=2 warpstone*2 left:plague_aura")
    assert dominates(one, "kislev")["nurgle"] == 1 + 3
    two = given(kislev="nurgle=3 left:plague_aura right:plague_aura")
    assert dominates(two, "kislev")["nurgle"] == 6, "without any figure"
    pact = given(kislev="leper nurgle=3 left:plague_aura right:abyssal_pact")
    assert dominates(pact, "kislev")["nurgle"] == 3


def test_influenza_lowers_resistance_by_two_and_adds_up() -> None:
    table = given(empire="left:influenza", estalia="left:influenza right:influenza", kislev="skaven left:influenza")
    assert [table.region(name)["resistance"] for name in ("empire", "estalia", "kislev")] == [3, 0, 0]
    assert table.region("empire")["conquest_value"] == 5
    cancelled = given(empire="left:influenza right:changer_of_ways")
    assert cancelled.region("empire")["resistance"] == 5


def test_plague_touch_lowers_the_defense_of_enemies() -> None:
    table = given(kislev="horror keeper_of_secrets great_unclean_one acolyte left:plague_touch right:plague_touch")
    defenses = [
        table.figure(name)["defense"] for name in ("horror_1", "keeper_of_secrets", "great_unclean_one", "acolyte_1")
    ]
    assert defenses == [1, 2, 3, 1]
    other = given(kislev="leper@slaanesh seductress left:plague_touch", upgrades={"slaanesh": "seductresses"})
    assert (other.figure("leper_1")["defense"], other.figure("seductress_1")["defense"]) == (1, 1)


def test_plague_touch_works_in_battle() -> None:
    table = given(phase="battle", dice="4", kislev="plaguebearer horror left:plague_touch")
    assert "horror" not in table.figures("kislev"), "one hit instead of two"


def test_rain_of_pus_raises_the_defense_of_nurgles_figures() -> None:
    table = given(kislev="leper great_unclean_one acolyte left:rain_of_pus right:rain_of_pus")
    defenses = [table.figure(name)["defense"] for name in ("leper_1", "great_unclean_one", "acolyte_1")]
    assert defenses == [3, 5, 1]
    assert given(kislev="leper@slaanesh left:rain_of_pus").figure("leper_1")["defense"] == 1


# -- A Great Foul Consumption


def test_great_foul_consumption_turns_figures_into_tokens() -> None:
    table = given(phase="corruption", kislev="leper*2 plaguebearer*2 great_unclean_one left:great_foul_consumption")
    assert table.figures("kislev") == []
    assert table.corruption("kislev") == {"nurgle": 2 + 2}, "two of the Lepers, two for five figures"
    assert table.heard("log-kill") == []
    assert table.counters("nurgle") == 1


def test_great_foul_consumption_comes_before_the_check_for_ruin() -> None:
    table = given(phase="corruption", norsca="plaguebearer*2 nurgle=11 left:great_foul_consumption")
    assert table.ruin("norsca") == 1
    assert table.vp("nurgle") == 1 + 3, "dominating, and as a ruiner"


def test_a_second_consumption_finds_nobody_and_others_stay() -> None:
    table = given(
        phase="corruption",
        kislev="plaguebearer*3 acolyte leper@slaanesh left:great_foul_consumption right:great_foul_consumption",
    )
    assert table.corruption("kislev") == {"nurgle": 1, "tzeentch": 1, "slaanesh": 1}
    assert table.figures("kislev") == ["leper", "acolyte"]


# -- The Final Rotting


def test_final_rotting_kills_one_for_each_token() -> None:
    table = given(phase="battle", kislev="acolyte horror seductress nurgle=2 left:final_rotting")
    assert (table.asked, table.kind) == ("nurgle", "rot")
    table.forbids("decline", "citow.chaos_cards.mandatory")
    table.play("rot horror_1", "rot seductress_1")
    assert table.figures("kislev") == ["acolyte"]
    assert table.corruption("kislev") == {"nurgle": 2}, "the tokens stay"


def test_final_rotting_spares_greater_daemons_and_nurgles_own() -> None:
    table = given(
        phase="battle",
        kislev="lord_of_change leper acolyte seductress nurgle=5 left:final_rotting right:field_of_ecstasy",
    )
    assert table.kind == "rot", "it is no battle"
    table.forbids("rot lord_of_change", "citow.early_hits.end_effects")
    table.forbids("rot leper_1", "citow.early_hits.end_effects")
    table.play("rot acolyte_1")
    assert table.figures("kislev") == ["leper", "lord_of_change"], "with fewer targets all of them die"


def test_final_rotting_does_nothing_beside_changer_of_ways() -> None:
    for kislev in ("left:final_rotting right:changer_of_ways", "left:changer_of_ways right:final_rotting"):
        table = given(phase="battle", kislev=f"acolyte nurgle=1 {kislev}")
        assert table.figures("kislev") == ["acolyte"]


def test_final_rotting_ignores_warp_shield_and_gives_nobody_a_counter() -> None:
    table = given(phase="battle", kislev="acolyte! nurgle=1 left:final_rotting")
    assert table.figures("kislev") == []
    assert table.heard("log-counter") == []


# -- All Things Decay and The Stench of Death


def test_all_things_decay_removes_a_token_of_any_power() -> None:
    table = given(points={"nurgle": 1}, hand={"nurgle": "all_things_decay"}, kislev="khorne=1 nurgle=2 warpstone")
    table.play("play all_things_decay", "on kislev_left")
    assert table.offers("decay") == ["khorne", "nurgle"]
    table.forbids("decline", "citow.chaos_cards.mandatory")
    assert table.play("decay khorne").corruption("kislev") == {"nurgle": 2}
    nothing = given(points={"nurgle": 1}, hand={"nurgle": "all_things_decay"}, kislev="warpstone")
    assert nothing.play("play all_things_decay", "on kislev_left").tokens("kislev") == {"warpstone": 1}


def test_a_player_whose_token_decays_stays_a_ruiner() -> None:
    table = given(
        points={"nurgle": 1}, hand={"nurgle": "all_things_decay"}, norsca="slaanesh=1 tzeentch=12 ruiner=slaanesh"
    )
    table.play("play all_things_decay", "on norsca_left", "decay slaanesh").on("corruption")
    assert table.vp("slaanesh") == 3


def test_stench_of_death_corrupts_a_dominated_region_for_each_copy() -> None:
    table = given(phase="corruption", kislev="leper left:stench_of_death", tilea="right:stench_of_death")
    assert table.corruption("kislev") == {"nurgle": 3}
    assert table.corruption("tilea") == {"nurgle": 2}
    assert table.counters("nurgle") == 0, "placed outside the corruption step"
    two = given(phase="corruption", tilea="left:stench_of_death right:stench_of_death")
    assert two.corruption("tilea") == {"nurgle": 4}


def test_stench_of_death_makes_a_ruiner() -> None:
    table = given(phase="corruption", norsca="khorne=11 left:stench_of_death")
    assert (table.ruin("norsca"), table.vp("nurgle")) == (1, 1 + 3)
