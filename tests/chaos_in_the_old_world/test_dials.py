"""Threat dials: conditions, ticks, instructions."""

from __future__ import annotations

import pytest

from tests.chaos_in_the_old_world.vocabulary import game, given, upgrade_ids
from tests.vocabulary import example, rule
from warhost.games.chaos_in_the_old_world.tables import INSTRUCTION_IDS, POWER_IDS

TABLES = game().tables


@rule("citow.dials.threat_value")
@example("citow.ex.khorne_threat_window")
def test_threat_is_the_number_in_the_small_window() -> None:
    table = given()
    assert table.threat("khorne") == 3
    assert table.view["powers"]["khorne"]["dial"]["threat"] == 3
    turned = given(phase="end", counters={"khorne": 1, "nurgle": 1})
    assert (turned.dial("khorne"), turned.threat("khorne")) == (1, 6)
    everywhere = [threat for row in TABLES.threat for threat in row[:-1]]
    assert sorted(everywhere) == list(range(1, 35)), "no two are equal"
    on_victory = given(dial={"slaanesh": 7})
    assert on_victory.threat("slaanesh") > 34
    assert on_victory.view["powers"]["slaanesh"]["dial"]["threat"] is None


@rule("citow.dials.length")
def test_each_dial_has_its_own_instructions() -> None:
    assert [len(dial) - 1 for dial in TABLES.dial] == [9, 10, 8, 7]
    khorne = [(INSTRUCTION_IDS[i], n) for i, n in zip(TABLES.dial[0], TABLES.dial_amount[0], strict=True)]
    assert khorne[1:3] == [("score_vp", 4), ("upgrade", 1)]
    assert (INSTRUCTION_IDS[TABLES.dial[1][1]], TABLES.dial_amount[1][1]) == ("score_vp", 3)
    assert (INSTRUCTION_IDS[TABLES.dial[2][1]], TABLES.dial_amount[2][1]) == ("place_warpstone", 1)
    for dial in TABLES.dial:
        assert (INSTRUCTION_IDS[dial[0]], INSTRUCTION_IDS[dial[-1]]) == ("start", "victory")


@rule("citow.dials.counter_immediate")
def test_counters_are_gained_at_once_and_several_in_a_round() -> None:
    table = given(phase="corruption", kislev="leper*2", estalia="leper*3")
    assert table.counters("nurgle") == 2
    assert table.heard("log-counter") == [{"power": "power-nurgle"}] * 2
    keys = table.log_keys()
    assert keys.index("log-counter") < max(i for i, key in enumerate(keys) if key == "log-corrupt")


@rule("citow.dials.condition_khorne")
def test_khorne_gains_a_counter_for_each_battle_with_a_kill() -> None:
    table = given(phase="battle", dice="4 1 4 1", kislev="bloodletter leper", tilea="bloodletter acolyte")
    assert table.counters("khorne") == 2
    none = given(phase="battle", dice="1 1 1 1", kislev="bloodletter leper")
    assert none.counters("khorne") == 0


@rule("citow.dials.condition_khorne")
def test_early_and_normal_kills_of_a_battle_give_one_counter_and_a_further_battle_another() -> None:
    table = given(phase="battle", dice="4 1 4 1", kislev="bloodletter leper*2 left:blood_frenzy")
    assert (len(table.heard("log-kill")), table.counters("khorne")) == (2, 1)
    again = given(phase="battle", dice="4 1 4 1", kislev="bloodletter leper*2 left:reborn_in_blood")
    assert (len(again.heard("log-kill")), again.counters("khorne")) == (2, 2)


@rule("citow.dials.condition_nurgle")
def test_nurgle_needs_two_tokens_in_a_populous_region() -> None:
    table = given(phase="corruption", kislev="leper*2", empire="leper", tilea="leper*3")
    assert table.counters("nurgle") == 1


@rule("citow.dials.condition_tzeentch")
@pytest.mark.parametrize(
    ("tilea", "counters"),
    [
        ("acolyte*2 warpstone*2", 1),
        ("acolyte*2 warpstone left:stench_of_death", 1),
        ("acolyte*2 left:dazzle right:plague_aura", 1),
        ("acolyte*2 warpstone left:influenza", 0),
        ("acolyte warpstone*2", 0),
    ],
)
def test_tzeentch_needs_two_tokens_among_magic(tilea: str, counters: int) -> None:
    assert given(phase="corruption", tilea=tilea).counters("tzeentch") == counters


@rule("citow.dials.condition_slaanesh")
@pytest.mark.parametrize(
    ("tilea", "counters"),
    [("seductress*2 noble", 1), ("seductress*2 hero", 1), ("seductress*2 peasant", 0), ("seductress noble", 0)],
)
def test_slaanesh_needs_two_tokens_beside_a_noble_or_hero(tilea: str, counters: int) -> None:
    assert given(phase="corruption", tilea=tilea).counters("slaanesh") == counters


@rule("citow.dials.counter_immediate", "citow.dials.condition_slaanesh")
@example("citow.ex.slaanesh_counters")
def test_example_slaanesh_counters() -> None:
    table = given(
        phase="corruption", empire="seductress noble", bretonnia="seductress*2 hero", estalia="seductress*3 noble"
    )
    assert [line["count"] for line in table.heard("log-corrupt")] == [1, 2, 3]
    keys = [key for key in table.log_keys() if key in ("log-corrupt", "log-counter")]
    assert keys == ["log-corrupt", "log-corrupt", "log-counter", "log-corrupt", "log-counter"]
    assert table.counters("slaanesh") == 2


@rule("citow.dials.condition_slaanesh")
@example("citow.ex.slaanesh_counters_as_printed")
def test_example_slaanesh_counters_as_printed() -> None:
    places = {"empire": "seductress", "bretonnia": "seductress*2", "estalia": "seductress*3"}
    assert given(phase="corruption", board=places).counters("slaanesh") == 0
    printed = given(phase="corruption", options={"slaanesh_counter": "anywhere"}, board=places)
    assert printed.counters("slaanesh") == 2


@rule("citow.dials.one_per_event")
@example("citow.ex.khorne_four_kills")
def test_more_than_needed_brings_no_more() -> None:
    khorne = given(phase="battle", dice="4 4 4 4", kislev="bloodletter*2 leper*4")
    assert (len(khorne.heard("log-kill")), khorne.counters("khorne")) == (4, 1)
    nurgle = given(phase="corruption", kislev="leper*6")
    assert nurgle.counters("nurgle") == 1


@rule("citow.dials.one_per_event")
def test_tokens_of_other_moments_do_not_count_and_those_of_the_step_add_up() -> None:
    early = given(points={"slaanesh": 1}, hand={"slaanesh": "perverse_infiltration"}, tilea="seductress noble")
    early.play("play perverse_infiltration", "on tilea_left", "pass").on("corruption")
    assert early.corruption("tilea") == {"slaanesh": 2}
    assert early.counters("slaanesh") == 0
    together = given(phase="corruption", kislev="leper plaguebearer left:great_foul_consumption")
    assert together.corruption("kislev") == {"nurgle": 2}
    assert together.counters("nurgle") == 1, "one of the Leper, one of the card"


@rule("citow.dials.khorne_own_kills")
def test_only_khornes_own_hits_count() -> None:
    table = given(phase="battle", dice="1 1 4", kislev="bloodletter horror leper").play("hit leper_1")
    assert table.heard("log-kill")[0]["power"] == "power-tzeentch"
    assert table.counters("khorne") == 0
    controlled = given(phase="battle", dice="4 1", kislev="bloodletter bloodsworn@slaanesh")
    assert controlled.counters("khorne") == 1, "a figure of his own that another controls is an enemy"


@rule("citow.dials.peasants_not_figures")
def test_peasants_bring_no_counter() -> None:
    table = given(phase="battle", dice="4 4", kislev="bloodletter peasant*3")
    assert (table.peasants("khorne"), table.counters("khorne")) == (2, 0)


# -- ticks


@rule("citow.dials.first_tick", "citow.dials.extra_tick")
@example("citow.ex.first_round_dials")
def test_example_first_round_dials() -> None:
    table = given(phase="end", counters={"khorne": 2, "nurgle": 1, "tzeentch": 1})
    assert (table.asked, table.kind) == ("tzeentch", "place_by_dial")
    assert (table.vp("khorne"), table.vp("nurgle")) == (4, 3)
    table.play("place kislev")
    assert (table.asked, table.kind) == ("khorne", "upgrade"), "the extra tick comes after all first ones"
    table.play("upgrade khorne_power")
    assert table.token_places("warpstone") == ["kislev"]
    assert [table.dial(power) for power in POWER_IDS] == [2, 1, 1, 0]
    assert [table.counters(power) for power in POWER_IDS] == [0, 0, 0, 0]


@rule("citow.dials.first_tick")
def test_each_instruction_is_finished_before_the_next_tick() -> None:
    table = given(phase="end", counters={"khorne": 1, "nurgle": 1}, dial={"khorne": 1})
    assert (table.asked, table.kind) == ("khorne", "upgrade")
    assert table.dial("nurgle") == 0
    assert table.play("upgrade khorne_power").dial("nurgle") == 1


@rule("citow.dials.extra_tick")
def test_the_only_one_with_counters_turns_two_ticks_and_no_more() -> None:
    table = given(phase="end", counters={"nurgle": 5})
    assert table.dial("nurgle") == 2


@rule("citow.dials.extra_tick_tie", "citow.dials.extra_tick")
def test_a_tie_for_most_gives_no_extra_tick() -> None:
    table = given(phase="end", counters={"nurgle": 2, "slaanesh": 2, "khorne": 1})
    assert [table.dial(power) for power in POWER_IDS] == [1, 1, 0, 1]


@rule("citow.dials.counters_cleared")
def test_no_counter_is_kept() -> None:
    table = given(phase="end", counters={"nurgle": 2, "slaanesh": 2, "khorne": 1})
    assert [table.counters(power) for power in POWER_IDS] == [0, 0, 0, 0]
    most = given(phase="end", counters={"nurgle": 2})
    assert (most.counters("nurgle"), most.dial("nurgle")) == (0, 2), "not before the extra tick"


@rule("citow.dials.instruction_mandatory", "citow.dials.remove_old_world_tokens")
@example("citow.ex.remove_two_tokens_only_one")
def test_an_instruction_is_carried_out_as_far_as_possible() -> None:
    table = given(phase="end", dial={"slaanesh": 5}, counters={"slaanesh": 1, "nurgle": 1}, kislev="noble")
    assert table.tokens("kislev") == {}
    assert table.kind is None
    two = given(
        phase="end", dial={"slaanesh": 5}, counters={"slaanesh": 1, "nurgle": 1}, kislev="noble hero", tilea="peasant"
    )
    assert two.asked == "slaanesh"
    two.forbids("decline", "citow.dials.instruction_mandatory")


@rule("citow.dials.draw_cards")
def test_draw_chaos_cards() -> None:
    table = given(phase="end", dial={"khorne": 2}, counters={"khorne": 1, "nurgle": 1})
    assert len(table.hand("khorne")) == 2


@rule("citow.dials.place_tokens")
def test_place_nobles_anywhere_but_in_ruins() -> None:
    table = given(phase="end", dial={"slaanesh": 2}, counters={"slaanesh": 1, "nurgle": 1}, kislev="ruin=1")
    assert "kislev" not in table.offers("place")
    table.forbids("place kislev", "citow.ruined.no_new_tokens")
    table.forbids("decline", "citow.dials.instruction_mandatory")
    table.play("place tilea", "place tilea")
    assert table.token_places("noble") == ["tilea", "tilea"]


@rule("citow.dials.remove_corruption")
def test_remove_corruption_of_anybody_from_anywhere() -> None:
    table = given(
        phase="end",
        dial={"nurgle": 5},
        counters={"khorne": 1, "nurgle": 1},
        kislev="khorne=1 tzeentch=2",
        tilea="nurgle=1",
    )
    assert table.offers("cleanse") == ["kislev", "tilea"]
    table.forbids("cleanse norsca", "citow.dials.remove_corruption")
    table.play("cleanse kislev")
    table.forbids("remove slaanesh", "citow.dials.remove_corruption")
    table.play("remove tzeentch")
    table.play("cleanse tilea")
    assert (table.corruption("kislev"), table.corruption("tilea")) == ({"khorne": 1, "tzeentch": 1}, {})


@rule("citow.dials.remove_old_world_tokens")
def test_remove_old_world_tokens_of_any_kind_but_claimed_peasants() -> None:
    table = given(
        phase="end",
        dial={"slaanesh": 5},
        counters={"slaanesh": 1, "nurgle": 1},
        peasants={"khorne": 3},
        kislev="noble warpstone",
        tilea="skaven",
    )
    table.play("clear kislev", "return warpstone", "clear tilea")
    assert (table.tokens("kislev"), table.tokens("tilea")) == ({"noble": 1}, {})
    assert (table.stock("skaven"), table.peasants("khorne")) == (6, 3)


@rule("citow.dials.score_vp")
def test_score_victory_points() -> None:
    table = given(phase="end", dial={"tzeentch": 6}, counters={"tzeentch": 1, "nurgle": 1})
    assert table.vp("tzeentch") == 5


@rule("citow.dials.upgrade")
def test_upgrade_card() -> None:
    table = given(phase="end", dial={"nurgle": 2}, counters={"khorne": 1, "nurgle": 1}, upgrades={"nurgle": "lepers"})
    assert table.offers("upgrade") == list(upgrade_ids("nurgle")[1:])
    table.forbids("upgrade nurgle_lepers", "citow.upgrades.permanent")
    table.forbids("upgrade khorne_power", "citow.upgrades.choice")
    assert table.play("upgrade nurgle_provender").upgrades("nurgle") == ["nurgle_lepers", "nurgle_provender"]


TICKS = [(power, i) for p, power in enumerate(POWER_IDS) for i in range(1, len(TABLES.dial[p]))]


@pytest.mark.parametrize(("power", "position"), TICKS)
def test_every_position_of_every_dial(power: str, position: int) -> None:
    other = "khorne" if power != "khorne" else "nurgle"
    table = given(
        phase="end",
        dial={power: position - 1},
        counters={power: 1, other: 1},
        kislev="khorne=2 nurgle=2 noble*2 warpstone*2",
    )
    while table.asked is not None:
        assert table.asked == power
        table.play(table.choices[0])
    assert table.dial(power) == position
    p = POWER_IDS.index(power)
    amount = TABLES.dial_amount[p][position]
    done = {
        "score_vp": table.vp(power) == amount,
        "upgrade": len(table.upgrades(power)) == amount,
        "draw_chaos_cards": len(table.hand(power)) == amount,
        "place_warpstone": len(table.token_places("warpstone")) == 2 + amount,
        "place_noble": len(table.token_places("noble")) == 2 + amount,
        "remove_corruption": sum(table.corruption("kislev").values()) == 4 - amount,
        "remove_old_world_tokens": sum(table.tokens("kislev").values()) == 4 - amount,
        "victory": table.winners == [power],
    }
    right = INSTRUCTION_IDS[TABLES.dial[p][position]]
    assert done[right], "what the window says"
    assert [name for name, happened in done.items() if happened and name != right and amount] == []


@rule("citow.dials.start_and_victory")
def test_victory_does_not_stop_play_and_no_dial_turns_beyond_it() -> None:
    table = given(phase="end", dial={"slaanesh": 6}, counters={"slaanesh": 1, "nurgle": 1})
    keys = table.log_keys()
    assert keys[-1] == "log-end-dial"
    assert table.dial("slaanesh") == 7
    beyond = given(phase="end", dial={"slaanesh": 6}, counters={"slaanesh": 2})
    assert beyond.dial("slaanesh") == 7, "the extra tick is ignored"
    assert [table.vp(power) for power in ("khorne", "tzeentch", "slaanesh")] == [0, 0, 0], (
        "Start and Victory do nothing"
    )
