"""The turn, and its steps 1 to 4: Prayer, Hero, Rune Actions, Manoeuvres."""

from __future__ import annotations

import pytest

from tests.lords_of_ragnarok.vocabulary import saga
from tests.vocabulary import example, rule

# -- the turn


@rule("lor.turn.clockwise", "lor.turn.end")
def test_turns_go_round_clockwise() -> None:
    table = saga(seats=3, active="black").luck()
    seen = []
    for _ in range(4):
        table.until("action")
        seen.append(table.active)
        table.play("act prepare" if "act prepare" in table.choices else "act reinforce")
        table.until("hero_step", "prepare card")
    assert seen == ["black", "green", "red", "black"]


@rule("lor.turn.steps", "lor.turn.optional_steps")
def test_five_steps_in_fixed_order_all_but_the_last_optional() -> None:
    green = {
        "region": 2,
        "priests": 1,
        "runes": ["uruz", "othala"],
        "armies": [(1, 1)],
        "control": [1],
        "artifacts": {"andvaranaut": True},
    }
    table = saga("prayer", green=green)
    seen = []
    while table.kind != "action":
        seen.append(table.step)
        assert "finish" in table.choices
        table.play("finish")
    assert seen == ["prayer", "hero", "rune_actions", "manoeuvres"]
    assert table.step == "special_action"
    assert "finish" not in table.choices
    table.forbids("finish", "lor.special_actions.mandatory")
    table.forbids("move 5", "lor.manoeuvres.activation_move")  # a step left is not returned to


@rule("lor.turn.end", "lor.battle.when")
def test_the_battles_of_the_last_step_belong_to_the_turn() -> None:
    green = {"armies": [(6, 2)], "region": 16, "hand": ["spear"]}
    table = saga(green=green, red={"armies": [(5, 2)], "region": 14, "hand": ["sword"]})
    table.play("act mobilize", "move 5")
    assert table.kind == "battle_card"
    assert table.active == "green"


# -- prayer


@rule("lor.prayer.two_options", "lor.prayer.order_free", "lor.prayer.send_priest")
@pytest.mark.parametrize("order", [("pray odin", "forge"), ("forge", "pray odin")])
def test_both_options_in_any_order_each_once(order: tuple[str, str]) -> None:
    table = saga("prayer", green={"region": 2, "priests": 2})
    assert table.choices == ["pray odin", "pray thor", "pray freya", "finish", "forge"]
    table.play(*order)
    assert table.view["monuments"]["odin"]["priests"] == [1, 0]
    assert table.runes("green") == ["uruz"]
    assert table.step == "hero"  # nothing is left to do


@rule("lor.prayer.send_priest", "lor.prayer.two_options")
def test_one_priest_and_one_rune_a_turn() -> None:
    table = saga("prayer", green={"region": 2, "priests": 2}).play("pray odin")
    table.forbids("pray thor", "lor.prayer.send_priest")
    table = saga("prayer", green={"region": 2, "priests": 2}).play("forge")
    table.forbids("forge", "lor.prayer.two_options")
    table = saga("prayer", green={"region": 1, "priests": 2})
    table.forbids("forge", "lor.prayer.forge_rune")


@rule("lor.prayer.send_priest", "lor.prayer.attribute_gain", "lor.prayer.god_bonus", "lor.prayer.no_presence_needed")
@example("lor.ex.priest_to_thor")
def test_a_priest_to_a_complete_monument() -> None:
    green = {"priests": 1, "power": 2, "wisdom": 2, "region": 1}
    table = saga("prayer", green=green, red={"control": [7], "region": 7}, levels={"thor": 3})
    table.play("pray thor")
    assert table.value("green", "power") == 3
    assert table.player("green")["cards"] == 3
    assert table.view["monuments"]["thor"]["priests"] == [1, 0]
    assert table.kind == "shed_cards"
    table.play(table.choices[0])
    assert table.player("green")["cards"] == 2


@rule("lor.prayer.attribute_gain", "lor.prayer.god_bonus")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_at_every_level_the_attribute_rises_by_one_and_that_levels_bonus_alone_is_gained(level: int) -> None:
    table = saga("prayer", green={"priests": 1, "wisdom": 5}, levels={"freya": level}).play("pray freya")
    assert table.value("green", "wisdom") == 6
    for _ in range(level):
        assert table.kind == "gain_rune"
        table.play("gain uruz")
    assert table.runes("green") == ["uruz"] * level


@rule("lor.prayer.attribute_before_bonus")
def test_the_attribute_rises_before_the_bonus() -> None:
    green = {"priests": 1, "wisdom": 2, "runes": ["uruz", "othala"]}
    table = saga("prayer", green=green, levels={"freya": 1}).play("pray freya", "gain algiz")
    assert len(table.runes("green")) == 3  # the limit is 3 by then
    assert table.step == "hero"


@rule("lor.prayer.level_zero")
def test_at_level_zero_there_is_nothing_to_gain_but_the_priest_counts_as_sent() -> None:
    green = {"priests": 1, "blessings": ["grove_priestess"]}
    table = saga("prayer", green=green).play("pray thor")
    assert table.value("green", "power") == 2
    assert table.view["monuments"]["thor"]["priests"] == [1, 0]
    assert table.player("green")["cards"] == 1  # of the blessing


@rule("lor.prayer.partial_bonus")
def test_a_priest_may_be_sent_for_nothing() -> None:
    table = saga("prayer", green={"priests": 1, "authority": 6}, levels={"odin": 3}).play("pray odin")
    assert table.value("green", "authority") == 6
    assert table.step == "hero"  # no army to raise


@rule("lor.prayer.forge_rune", "lor.runes.over_limit")
def test_the_limit_of_runes_holds_at_a_forge_too() -> None:
    table = saga("prayer", green={"region": 2, "runes": ["algiz", "othala"]}).play("forge")
    assert table.kind == "shed_runes"
    assert table.offers("drop") == ["uruz", "othala", "algiz"]


@rule("lor.prayer.forge_rune")
def test_whoever_controls_the_region_the_hero_takes_its_rune() -> None:
    table = saga("prayer", green={"region": 2}, red={"control": [2], "armies": [(2, 3)]}).play("forge")
    assert table.runes("green") == ["uruz"]


# -- hero


@rule("lor.hero_step.one_of_three", "lor.hero_step.no_mixing", "lor.hero_step.move_drakkar")
@pytest.mark.parametrize(
    ("choice", "region", "drakkar", "injured"),
    [("move 2", 2, "sea1", ["power"]), ("sail sea2", 1, "sea2", ["power"]), ("heal power", 1, "sea1", [])],
)
def test_one_of_three_things(choice: str, region: int, drakkar: str, injured: list[str]) -> None:
    table = saga("hero", green={"region": 1, "drakkar": "sea1", "injured": ["power"], "blessings": ["njord_wind"]})
    table.play(choice)
    assert (table.hero("green"), table.player("green")["drakkar"]) == (region, drakkar)
    assert table.injured("green") == injured
    assert table.choices == ["use njord_wind", "finish"]
    for other in ("move 5", "sail sea5", "heal power"):
        table.forbids(other, "lor.hero_step.no_mixing")


@rule("lor.hero_step.move_drakkar")
def test_the_drakkar_moves_up_to_two_seas() -> None:
    table = saga("hero", seats=3, green={"drakkar": "sea1"})
    assert table.offers("sail") == ["sea2", "sea3", "sea5", "sea6"]
    table.forbids("sail sea4", "lor.hero_step.move_drakkar")


# -- rune actions


@rule("lor.rune_actions.one_per_turn")
def test_one_rune_action_a_turn() -> None:
    green = {"wisdom": 4, "runes": ["uruz", "uruz", "othala", "othala"], "armies": [(9, 1)]}
    table = saga("rune_actions", green=green).play("invoke strengthen")
    assert table.step == "manoeuvres"


@rule("lor.rune_actions.one_per_turn")
def test_a_rune_action_of_a_blessing_is_the_one_of_the_turn() -> None:
    green = {"wisdom": 6, "runes": ["uruz", "uruz", "othala", "othala", "algiz"], "blessings": ["freya_call"]}
    table = saga("rune_actions", green={**green, "region": 1, "armies": [(9, 1)]})
    assert "draw_one" in table.offers("invoke")
    table.play("use freya_call", "pay uruz", "pay othala")
    assert table.player("green")["priests"]["reserve"] == 1
    assert len(table.runes("green")) == 3  # enough for another, which is not to be had
    assert table.step == "manoeuvres"


@rule("lor.rune_actions.one_per_turn")
def test_every_turn_brings_a_rune_action_again() -> None:
    rich = {"wisdom": 4, "runes": ["uruz", "uruz", "othala", "othala"], "armies": [(9, 1)]}
    table = saga("rune_actions", green=rich, red={**rich, "armies": [(16, 1)]}).luck().play("invoke draw_one")
    table.until("rune_step", "prepare card")
    assert table.who == "red"
    assert "draw_one" in table.offers("invoke")
    table.play("finish").until("rune_step", "prepare card")
    assert table.who == "green"
    assert "draw_one" in table.offers("invoke")


@rule("lor.rune_actions.one_per_turn")
def test_the_reason_against_a_second_one() -> None:
    green = {"wisdom": 6, "runes": ["uruz", "uruz", "othala", "othala"], "artifacts": {"gate_chain": True}, "region": 8}
    table = saga("rune_actions", green=green, monsters={"draugr": 8}).luck().play("invoke draw_one")
    assert table.choices == ["use gate_chain", "finish"]
    table.forbids("invoke draw_one", "lor.rune_actions.one_per_turn")


@rule("lor.rune_actions.nine_basic", "lor.rune_actions.must_have_effect")
def test_the_nine_basic_rune_actions() -> None:
    green = {"region": 8, "wisdom": 3, "runes": ["uruz", "othala", "algiz"], "armies": [(9, 1)]}
    table = saga("rune_actions", green=green, monsters={"draugr": 8}, boss=8)
    assert table.offers("invoke") == [
        "activate_boss",
        "control_monster",
        "alliance",
        "strengthen",
        "activate_monster",
        "draw_one",
        "place_hero",
        "raise_lowest",
        "draw_two",
    ]
    cost = table.state.book.rune_action_cost
    assert cost == [0, 0, 0, 2, 2, 2, 2, 3, 3]


@rule("lor.rune_actions.must_have_effect")
def test_what_would_have_no_effect_is_not_offered() -> None:
    green = {"region": 1, "wisdom": 6, "authority": 6, "power": 6, "runes": ["uruz", "othala", "algiz"]}
    table = saga("rune_actions", green=green)
    assert table.offers("invoke") == ["draw_one", "place_hero", "draw_two"]
    table.forbids("invoke strengthen", "lor.rune_actions.must_have_effect")
    table.forbids("invoke raise_lowest", "lor.rune_actions.must_have_effect")
    table.forbids("invoke activate_boss", "lor.rune_actions.activate_boss")
    table.forbids("invoke alliance", "lor.rune_actions.alliance")


@rule("lor.rune_actions.specific_rune", "lor.rune_actions.control_monster", "lor.monsters.max_two")
@example("lor.exi.control_monster_rune")
def test_a_monster_costs_the_rune_of_its_sheet() -> None:
    table = saga("rune_actions", green={"region": 8, "runes": ["othala"]}, monsters={"draugr": 8, "garm": 8})
    before = table.view["runes"]["othala"]
    table.play("invoke control_monster")  # only the Othala monster can be paid
    assert table.log_keys()[-2:] == ["log-pays-rune", "log-tames"]
    assert table.monster("garm")["ring"] == 0
    assert table.monster("draugr")["ring"] is None
    assert table.view["runes"]["othala"] == before + 1


@rule("lor.rune_actions.specific_rune")
def test_of_several_runes_the_one_of_the_sheet_or_realm_is_paid() -> None:
    green = {"region": 8, "runes": ["othala", "algiz"]}
    table = saga("rune_actions", green=green, monsters={"garm": 8}).play("invoke control_monster")
    assert table.runes("green") == ["algiz"]
    table = saga("rune_actions", green={"region": 7, "runes": ["othala", "algiz"]}).play("invoke alliance")
    assert table.view["realms"]["alfheim"] == [0]
    assert table.runes("green") == ["othala"]


@rule("lor.rune_actions.specific_rune", "lor.rune_actions.control_monster")
def test_reasons_against_a_monster_or_realm() -> None:
    green = {"region": 8, "wisdom": 4, "runes": ["othala", "othala", "algiz", "algiz"]}
    beasts = {"draugr": 8, "garm": 8, "fafnir": 8, "huldra": 9, "troll": {"region": 8, "ring": 1}}
    table = saga("rune_actions", green=green, monsters=beasts).play("invoke control_monster")
    table.forbids("tame draugr", "lor.rune_actions.specific_rune")
    table.forbids("tame huldra", "lor.rune_actions.control_monster")
    table.forbids("tame troll", "lor.monsters.no_steal")
    table = saga("rune_actions", green=green, table={"realms": {}}).play("invoke alliance")
    assert table.offers("ally") == ["vanaheim", "alfheim"]
    table.forbids("ally niflheim", "lor.rune_actions.alliance")
    table = saga("rune_actions", green={"region": 7, "runes": ["algiz"]}).play("invoke alliance")
    assert table.view["realms"]["alfheim"] == [0]  # jotunheim would cost uruz


@rule("lor.rune_actions.set_different")
def test_the_runes_of_a_set_are_all_different() -> None:
    table = saga("rune_actions", green={"region": 1, "wisdom": 4, "runes": ["uruz", "uruz", "uruz"]})
    assert "invoke draw_one" not in table.choices
    green = {"region": 1, "wisdom": 4, "runes": ["uruz", "uruz", "othala"]}
    table = saga("rune_actions", green=green)
    table.forbids("invoke draw_two", "lor.rune_actions.set_different")
    table.play("invoke draw_one")
    assert table.runes("green") == ["uruz"]
    green = {"region": 1, "wisdom": 4, "runes": ["uruz", "uruz", "othala", "algiz"]}
    table = saga("rune_actions", green=green).play("invoke draw_one", "pay uruz")
    table.forbids("pay uruz", "lor.rune_actions.set_different")
    assert table.offers("pay") == ["othala", "algiz"]


@rule("lor.rune_actions.activate_boss", "lor.rune_actions.activate_boss_rune", "lor.boss.activation_sources")
@pytest.mark.parametrize("rune", ["uruz", "othala", "algiz"])
def test_any_rune_activates_the_boss_beside_the_hero(rune: str) -> None:
    table = saga("rune_actions", green={"region": 8, "runes": [rune]}, boss=8).play("invoke activate_boss", "drive 6")
    assert table.view["boss"]["region"] == 6
    assert table.runes("green") == []


@rule("lor.rune_actions.activate_boss")
def test_the_boss_elsewhere_is_not_activated() -> None:
    table = saga("rune_actions", green={"region": 5, "runes": ["othala"]}, boss=8)
    table.forbids("invoke activate_boss", "lor.rune_actions.activate_boss")


@rule("lor.rune_actions.army_plus_one")
def test_two_runes_raise_an_army_anywhere() -> None:
    green = {"region": 1, "runes": ["uruz", "algiz"], "armies": [(9, 1), (16, 2)]}
    table = saga("rune_actions", green=green).play("invoke strengthen", "raise green2")
    assert table.armies("green") == [(9, 1), (16, 3)]


@rule("lor.rune_actions.activate_monster", "lor.monsters_action.not_others")
def test_two_runes_activate_a_neutral_or_own_monster() -> None:
    green = {"region": 1, "runes": ["uruz", "algiz"]}
    beasts = {"draugr": 9, "garm": {"region": 9, "ring": 0}, "troll": {"region": 9, "ring": 1}}
    table = saga("rune_actions", green=green, monsters=beasts).play("invoke activate_monster")
    assert table.offers("rouse") == ["draugr", "garm"]
    table.forbids("rouse troll", "lor.monsters_action.not_others")
    table.play("rouse garm", "drive 10")
    assert table.monster("garm")["region"] == 10


@rule("lor.rune_actions.draw_one", "lor.rune_actions.draw_two")
def test_runes_for_cards() -> None:
    table = saga("rune_actions", green={"region": 1, "runes": ["uruz", "algiz"]}).play("invoke draw_one")
    assert table.player("green")["cards"] == 1
    green = {"region": 1, "wisdom": 3, "runes": ["uruz", "algiz", "othala"]}
    table = saga("rune_actions", green=green).play("invoke draw_two")
    assert table.player("green")["cards"] == 2
    assert table.runes("green") == []


@rule("lor.rune_actions.place_hero")
def test_two_runes_place_the_hero_anywhere() -> None:
    table = saga("rune_actions", green={"region": 1, "runes": ["uruz", "algiz"]}).play("invoke place_hero")
    assert len(table.offers("travel")) == 15
    table.forbids("travel 1", "lor.rune_actions.place_hero")
    assert table.play("travel 16").hero("green") == 16


@rule("lor.rune_actions.raise_lowest", "lor.rune_actions.raise_lowest_injured")
def test_three_runes_raise_the_lowest_attribute() -> None:
    runes = ["uruz", "algiz", "othala"]
    green = {"region": 1, "authority": 3, "power": 3, "wisdom": 4, "runes": runes}
    table = saga("rune_actions", green=green).play("invoke raise_lowest")
    assert table.offers("raise") == ["authority", "power"]
    table.forbids("raise wisdom", "lor.rune_actions.raise_lowest_injured")
    assert table.play("raise power").value("green", "power") == 4
    green = {"region": 1, "authority": 3, "power": 5, "wisdom": 4, "injured": ["power"], "runes": runes}
    table = saga("rune_actions", green=green).play("invoke raise_lowest")
    assert table.player("green")["attributes"]["power"] == {"token": 6, "injured": True, "value": 2}
    green = {"region": 1, "authority": 3, "power": 6, "wisdom": 4, "injured": ["power"], "runes": runes}
    table = saga("rune_actions", green=green).play("invoke raise_lowest")
    assert table.value("green", "authority") == 4  # the token on 6 is passed over


# -- manoeuvres


@rule("lor.manoeuvres.activate_one")
def test_one_army_is_activated() -> None:
    table = saga("manoeuvres", green={"armies": [(1, 1), (9, 1)]}, red={"armies": [(16, 1)]}, boss=13)
    assert table.offers("activate") == ["green1", "green2"]
    table.forbids("activate red1", "lor.manoeuvres.activate_one")
    table.forbids("activate green3", "lor.manoeuvres.activate_one")
    table.play("activate green1", "move 2")
    assert table.kind == "action"


@rule("lor.manoeuvres.recruit_if_none")
def test_recruiting_is_for_who_has_no_army_on_the_board() -> None:
    table = saga("manoeuvres", green={"armies": [(1, 1)]})
    table.forbids("recruit", "lor.manoeuvres.recruit_if_none")
    assert table.state.decision().prompt.key == "prompt-manoeuvres"
    table = saga("manoeuvres")
    assert table.choices == ["finish", "recruit"]
    assert table.state.decision().prompt.key == "prompt-manoeuvres-recruit"


@rule("lor.manoeuvres.activation_move", "lor.manoeuvres.activation_grow")
def test_an_activated_army_moves_one_region_or_grows() -> None:
    table = saga("manoeuvres", green={"armies": [(1, 1)], "control": [1], "drakkar": "sea3"}).play("activate green1")
    assert table.choices == ["move 2", "move 4", "move 5", "grow"]
    table.forbids("move 8", "lor.manoeuvres.activation_move")
    table.play("grow")
    assert table.armies("green") == [(1, 2)]
    assert table.kind == "action"
    table = saga("manoeuvres", green={"armies": [(3, 1)], "control": [3], "drakkar": "sea3"}).play("activate green1")
    assert table.armies("green") == [(2, 1)]  # no settlement, and a single neighbour


@rule("lor.manoeuvres.activation_grow")
def test_growing_needs_a_settlement() -> None:
    table = saga("manoeuvres", green={"armies": [(8, 1)], "control": [8]}).play("activate green1")
    table.forbids("grow", "lor.manoeuvres.activation_grow")


@rule("lor.manoeuvres.recruit_where", "lor.manoeuvres.recruit_into_enemy")
def test_where_armies_are_recruited() -> None:
    green = {"drakkar": "sea3", "control": [1, 3, 4, 5]}
    red = {"armies": [(9, 2), (5, 2)], "control": [6, 10]}
    table = saga(green=green, red=red, table={"stirred": False}).play("act reinforce")
    assert table.offers("muster") == ["1", "9", "10", "11"]  # 3 and 4 have no settlement, in 5 stands red
    for region in (3, 4, 6):
        table.forbids(f"muster {region}", "lor.manoeuvres.recruit_where")
    table.forbids("muster 5", "lor.manoeuvres.recruit_into_enemy")
    table.forbids("sail sea1", "lor.hero_step.move_drakkar")
    table.play("muster 9")
    assert table.heard("log-battle")


@rule("lor.manoeuvres.recruit_into_enemy")
@pytest.mark.parametrize(("settlement", "other"), [(1, 5), (5, 1)])
def test_no_army_is_recruited_beside_a_foreign_one(settlement: int, other: int) -> None:
    green = {"drakkar": "sea4", "control": [1, 5]}
    red = {"armies": [(16, 1)] * 5 + [(settlement, 2)], "region": 9}
    table = saga(green=green, red=red, table={"stirred": False}).play("act reinforce")
    assert str(other) in table.offers("muster")
    table.forbids(f"muster {settlement}", "lor.manoeuvres.recruit_into_enemy")


@rule("lor.manoeuvres.recruit_none_left", "lor.reinforce.requirement", "lor.special_actions.must_be_resolvable")
@example("lor.exi.reinforce_impossible")
def test_without_an_army_in_reserve_nobody_recruits() -> None:
    table = saga(green={"armies": [(1, 1), (2, 1), (3, 1), (5, 1), (6, 1), (9, 1)]}, table={"stirred": False})
    assert table.player("green")["armies"]["reserve"] == 0
    table.forbids("act reinforce", "lor.reinforce.requirement")
