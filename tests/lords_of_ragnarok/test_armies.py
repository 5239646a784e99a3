"""Armies, priests, movement, retreat and placement, and who owns and knows what."""

from __future__ import annotations

import pytest

from tests.lords_of_ragnarok.vocabulary import COLOURS, battle, hunt, new_game, saga
from tests.vocabulary import example, rule
from warhost import FastChance, Text

# -- armies


@rule("lor.armies.value_range", "lor.armies.cap")
def test_values_go_from_one_to_six() -> None:
    table = saga("manoeuvres", green={"armies": [(1, 6), (2, 1)], "control": [1, 2]}).play("activate green1")
    table.forbids("grow", "lor.armies.cap")
    table = saga("rune_actions", green={"armies": [(1, 6)], "runes": ["uruz", "othala"], "region": 9})
    assert "invoke strengthen" not in table.choices  # lost, so not offered


@rule("lor.armies.who_chooses")
def test_points_are_shared_out_one_by_one_also_all_to_one_army() -> None:
    green = {"armies": [(1, 1), (9, 1)], "priests": 1}
    table = saga("prayer", green=green, levels={"odin": 3}).play("pray odin", "raise green1", "raise green1")
    assert table.offers("raise") == ["green1", "green2"]
    table.play("raise green1")
    assert table.armies("green") == [(1, 4), (9, 1)]
    assert [line["value"] for line in table.heard("log-army-value")] == [2, 3, 4]
    told = [line.event.facts["army"] for line in table.state.log or () if line.event.name == "army-value"]
    assert [army.params["value"] for army in told if isinstance(army, Text)] == [1, 2, 3]  # as it was before


@rule("lor.armies.cap")
def test_an_army_at_six_cannot_be_chosen_and_the_rest_is_lost() -> None:
    green = {"armies": [(1, 5), (9, 6)], "priests": 1}
    table = saga("prayer", green=green, levels={"odin": 3}).play("pray odin")
    assert table.armies("green") == [(1, 6), (9, 6)]


@rule("lor.armies.destroyed")
def test_an_army_below_one_returns_to_the_reserve_and_can_be_recruited_again() -> None:
    table = saga(red={"armies": [(1, 1)]}, monsters={"draugr": {"region": 2, "ring": 0}})
    table.play("act monsters", "drive 1", "trample red1")
    assert table.armies("red") == []
    assert table.player("red")["armies"] == {"board": 0, "reserve": 6}
    assert "act reinforce" in table.until("action").choices


@rule("lor.armies.total_value", "lor.armies.stacking")
def test_armies_in_a_region_add_up_but_stay_separate() -> None:
    table = saga("manoeuvres", green={"armies": [(4, 2), (4, 2), (1, 1)], "region": 9}).play(
        "activate green3", "move 4"
    )
    assert table.control(4) == "green"  # 2 + 2 + 1 against 5
    assert table.armies("green") == [(4, 1), (4, 2), (4, 2)]
    table = saga("manoeuvres", green={"armies": [(4, 2), (1, 2)], "region": 9}).play("activate green2", "move 4")
    assert table.control(4) is None  # 2 + 2
    values = battle({"armies": [(6, 3)]}, {"armies": [(5, 2), (5, 2)]}).heard("log-battle-values")[0]
    assert (values["attack"], values["defence"]) == (3, 4)


@rule("lor.armies.enemy_monster_no_effect", "lor.movement.army_any_region")
def test_moving_into_a_region_with_monsters_has_no_effect() -> None:
    table = saga(
        "manoeuvres", green={"armies": [(1, 2)], "region": 9}, monsters={"draugr": 2, "troll": {"region": 2, "ring": 1}}
    )
    table.play("activate green1", "move 2")
    assert table.armies("green") == [(2, 2)]


# -- priests


@rule("lor.priests.gain", "lor.build_temple.priest")
def test_a_priest_comes_from_the_supply() -> None:
    table = saga(green={"control": [3]}).luck().play("act build_temple")
    assert table.player("green")["priests"] == {"reserve": 1, "supply": 3}


@rule("lor.priests.only_monument_slots", "lor.priests.stay_until_build", "lor.build_monument.remove_priests")
def test_a_priest_stays_in_its_slot_until_a_level_is_built() -> None:
    table = saga("prayer", green={"priests": 1}, levels={"odin": 1}, table={"wheel": {"prepare": [0]}}).play(
        "pray odin"
    )
    assert table.view["monuments"]["odin"]["priests"] == [1, 0]
    table.until("action")
    assert table.view["monuments"]["odin"]["priests"] == [1, 0]
    table.luck().play("act build_monument", "erect thor")
    assert table.view["monuments"]["odin"]["priests"] == [0, 0]
    assert table.player("green")["priests"] == {"reserve": 0, "supply": 4}


@rule("lor.priests.own_colour", "lor.limits.limited")
def test_four_priests_a_player_and_no_more() -> None:
    table = saga(green={"control": [3], "priests": 4}).luck().play("act build_temple")
    assert table.player("green")["priests"] == {"reserve": 4, "supply": 0}
    monuments = {"thor": {"level": 2, "priests": [0, 2]}, "freya": {"level": 1, "priests": [0, 1]}}
    table = saga(active="red", red={"control": [3], "priests": 1}, table={"monuments": monuments})
    table.luck().play("act build_temple")
    assert table.player("red")["priests"] == {"reserve": 1, "supply": 0}  # three have been sent


@rule("lor.priests.slots_are_data", "lor.prayer.send_priest")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_a_monument_has_a_slot_more_than_levels(level: int) -> None:
    monuments = {"thor": {"level": level, "priests": [level, 0]}}
    table = saga("prayer", green={"priests": 1}, table={"monuments": monuments})
    assert table.view["monuments"]["thor"]["free"] == 1
    assert "pray thor" in table.choices
    monuments = {"thor": {"level": level, "priests": [level, 1]}}
    table = saga("prayer", green={"priests": 1}, table={"monuments": monuments})
    assert table.view["monuments"]["thor"]["free"] == 0
    table.forbids("pray thor", "lor.prayer.send_priest")


# -- movement


@rule("lor.movement.hero_any_region", "lor.hero_step.move_hero")
def test_a_hero_moves_up_to_two_regions_whatever_they_hold() -> None:
    red = {"armies": [(2, 6)], "control": [2], "region": 2}
    table = saga("hero", green={"region": 1, "drakkar": "sea3"}, red=red, boss=4)
    assert table.offers("move") == ["2", "3", "4", "5", "6", "8", "15"]
    table.forbids("move 7", "lor.hero_step.move_hero")
    assert table.play("move 4").hero("green") == 4


@rule("lor.movement.hero_any_region", "lor.hero_step.move_hero", "lor.seas.bridge")
@pytest.mark.parametrize(
    ("region", "drakkar", "reached"),
    [
        (10, "sea1", ["6", "7", "8", "9", "11", "12", "13"]),
        (10, "sea4", ["6", "7", "8", "9", "11", "12", "13", "14", "16"]),  # by land to 11, then over the sea
        (11, "sea1", ["7", "9", "10", "12", "13", "14"]),
        (11, "sea4", ["7", "9", "10", "12", "13", "14", "15", "16"]),  # over the sea to 16, then by land
    ],
)
def test_the_drakkar_serves_a_hero_on_any_part_of_the_way(region: int, drakkar: str, reached: list[str]) -> None:
    assert saga("hero", green={"region": region, "drakkar": drakkar}).offers("move") == reached


@rule("lor.movement.army_into_enemy", "lor.battle.when")
def test_moving_among_armies_of_another_player_causes_a_battle_at_the_end_of_the_step() -> None:
    table = saga(green={"armies": [(6, 2), (1, 1)], "region": 16}, red={"armies": [(5, 2)], "region": 14})
    table.play("act mobilize", "activate green1", "move 5")
    assert table.kind == "mobilize"
    assert "log-battle" not in table.log_keys()
    table.play("finish")
    assert "log-battle" in table.log_keys()


@rule("lor.movement.loki_blocks_armies", "lor.movement.loki_placement_retreat", "lor.movement.loki_leave_and_stay")
@example("lor.exd.loki_region")
def test_no_army_moves_where_loki_stands() -> None:
    green = {"armies": [(2, 3), (1, 1)], "drakkar": "sea1", "control": [1], "region": 9}
    table = saga(green=green, boss=1).play("act mobilize", "activate green1")
    table.forbids("move 1", "lor.movement.loki_blocks_armies")
    table.play("move 4", "activate green2", "move 5")  # out of his region an army may go
    assert table.armies("green") == [(4, 3), (5, 1)]
    table = saga(green=green, boss=1).play("act reinforce", "muster 1")  # recruiting is no move
    assert (1, 2) in table.armies("green")
    table = battle({"armies": [(6, 6)]}, {"armies": [(5, 2)], "control": [1]}, boss=1)
    assert table.armies("red") == [(1, 1)]  # neither is a retreat


@rule("lor.movement.loki_blocks_armies")
@pytest.mark.parametrize(("boss", "reached"), [(5, ["1", "3", "4", "8", "15"]), (4, ["1", "3", "5"])])
@pytest.mark.parametrize("by", ["sleipnir_stride", "storm_feather"])
def test_loki_bars_the_second_region_of_a_long_move_too(by: str, boss: int, reached: list[str]) -> None:
    """In the first region he bars the way to those beyond it."""
    gift = {"blessings": [by]} if by == "sleipnir_stride" else {"artifacts": {by: True}}
    green = {"armies": [(2, 3)], "drakkar": "sea3", "region": 9, **gift}
    table = saga("manoeuvres", green=green, boss=boss).play("activate green1")
    if by == "storm_feather":
        table.play("use storm_feather")
    assert table.offers("move") == reached
    table.forbids(f"move {boss}", "lor.movement.loki_blocks_armies")


@rule("lor.movement.loki_placement_retreat", "lor.movement.placement_not_move", "lor.movement.placement_source")
def test_placing_an_army_is_no_move() -> None:
    green = {"armies": [(9, 2)], "control": [1, 9], "region": 2}
    table = saga(active="red", green=green, boss=1, table={"realms": {"niflheim": [0]}})
    table.play("act prepare", "accept", "option 2")
    assert table.armies("green") == [(1, 2)]  # far away, and where Loki stands


@rule("lor.movement.placement_source")
def test_an_army_is_placed_in_another_region_one_controls() -> None:
    green = {"armies": [(9, 2)], "control": [1, 3, 9], "region": 2}
    table = saga(active="red", green=green, table={"realms": {"niflheim": [0]}})
    table.play("act prepare", "accept", "option 2")
    assert table.offers("place") == ["1", "3"]
    table.forbids("place 9", "lor.movement.placement_source")
    assert table.refused("place 9").text.key == "why-there-already"
    assert table.refused("place 2").text.key == "why-not-controlled"


@rule("lor.movement.placement_source")
@pytest.mark.parametrize(("controlled", "may"), [([9], False), ([10], True), ([9, 10], True)])
def test_a_placement_needs_another_region_one_controls(controlled: list[int], may: bool) -> None:
    green = {"armies": [(9, 2)], "control": controlled, "region": 2}
    table = saga(active="red", green=green, table={"realms": {"niflheim": [0]}, "stirred": False})
    table.play("act prepare", "accept")
    assert (table.kind == "option") == may


@rule("lor.movement.retreat_target", "lor.movement.retreat_choice", "lor.movement.retreat_mandatory")
def test_a_retreat_goes_to_an_adjacent_region_one_controls() -> None:
    table = battle({"armies": [(6, 6)]}, {"armies": [(5, 2)], "control": [1, 8, 9]})
    assert table.who == "red"
    assert table.choices == ["retreat 1", "retreat 8"]  # it cannot be destroyed instead
    table.forbids("retreat 4", "lor.movement.retreat_target")
    table.forbids("retreat 9", "lor.movement.retreat_target")
    table.forbids("retreat 6", "lor.movement.retreat_target")
    assert table.refused("retreat 4").text.key == "why-retreat-not-own"
    assert table.refused("retreat 9").text.key == "why-not-adjacent"
    table.forbids("sail sea1", "lor.hero_step.move_drakkar")
    assert table.play("retreat 8").armies("red") == [(8, 1)]


@rule("lor.movement.retreat_impossible")
def test_an_army_that_cannot_retreat_is_destroyed() -> None:
    table = battle({"armies": [(6, 6)]}, {"armies": [(5, 3)], "control": [9]})
    assert table.armies("red") == []
    assert table.player("red")["armies"]["reserve"] == 6


@rule("lor.movement.retreat_not_move")
def test_a_retreat_is_no_move_for_effects() -> None:
    """Loki's region is closed to moves, and a move would count as one; a retreat goes there and counts as none."""
    table = saga(
        "manoeuvres",
        green={"drakkar": "sea2", "control": [8], "blessings": ["hlidskjalf"], "region": 1},
        red={"armies": [(5, 4)], "control": [5], "region": 16},
        boss=8,
    )
    table.play("recruit", "muster 5")  # the army is beaten and retreats to region 8
    assert table.armies("green") == [(8, 1)]
    assert table.heard("log-retreats")
    assert not table.heard("log-army-moves")


@rule("lor.movement.retreat_into_pending_battle")
def test_an_army_may_retreat_into_a_region_where_a_battle_is_pending() -> None:
    green = {"armies": [(6, 6), (4, 6)], "region": 16, "drakkar": "sea4"}
    red = {"armies": [(5, 2), (1, 3)], "control": [1, 5], "region": 14, "drakkar": "sea4"}
    table = saga(green=green, red=red).play("act mobilize", "activate green1", "move 5", "activate green2", "move 1")
    table.play("battle 5")
    values = table.heard("log-battle-values")
    assert [line["defence"] for line in values] == [2, 4]  # the survivor of the first fights in the second


@rule("lor.movement.retreat_outside_battle", "lor.usurp.retreat")
def test_outside_a_battle_each_army_may_go_elsewhere() -> None:
    red = {"armies": [(5, 1), (5, 1)], "control": [5, 1, 6]}
    table = saga(green={"region": 5, "power": 4}, red={**red, "region": 9}).play("act usurp", "retreat 1", "retreat 6")
    assert table.armies("red") == [(1, 1), (6, 1)]


@rule("lor.movement.monster", "lor.movement.monster_no_bridge")
def test_monsters_move_across_borders_only() -> None:
    table = saga(green={"drakkar": "sea1", "region": 9}, monsters={"draugr": {"region": 3, "ring": 0}, "garm": 13})
    table.play("act monsters", "rouse draugr")
    assert table.offers("drive") == ["2"]
    table.forbids("drive 1", "lor.movement.monster_no_bridge")
    table.forbids("drive 13", "lor.movement.monster")


@rule("lor.movement.placement_conflict")
def test_an_army_placed_among_others_fights_at_the_end_of_the_step() -> None:
    """Red's weak army stands in a hallowed temple of green; green places an army there."""
    green = {"armies": [(9, 6)], "control": [3, 9], "blessings": ["hallowed_ground"], "region": 1}
    red = {"armies": [(3, 2)], "region": 16, "drakkar": "sea4"}
    table = saga(active="red", green=green, red=red, regions={3: {"temple": True}}, table={"realms": {"niflheim": [0]}})
    table.luck().play("act prepare", "accept", "option 2")
    table.until("hero_step", "prepare card", "discard spear")
    assert table.heard("log-battle")[0] == {
        "region": "region-3",
        "attacker": "player-green",
        "defender": "player-red",
    }
    assert table.armies("red") == []


@rule("lor.movement.forced_move")
def test_a_forced_move_crosses_a_border_and_its_owner_bears_the_consequences() -> None:
    red = {"armies": [(5, 2)], "drakkar": "sea2", "region": 16}
    table = saga(green={"region": 9}, red=red, monsters={"hraesvelg": {"region": 5, "ring": 0}}, boss=8)
    table.play("act monsters", "strike")
    assert table.offers("move") == ["1", "4", "6"]  # not 9 across the sea, not 8 where Loki stands
    table.forbids("move 9", "lor.movement.forced_move")
    table.play("move 1")
    assert table.control(1) == "red"


# -- ownership


@rule("lor.ownership.reserve", "lor.ownership.on_board", "lor.ownership.supply")
def test_what_a_player_owns() -> None:
    green = {
        "runes": ["uruz"],
        "priests": 2,
        "hand": ["spear"],
        "control": [1, 4],
        "blessings": ["megingjord"],
        "artifacts": {"andvaranaut": False, "gungnir": True},
        "armies": [(1, 1)],
    }
    table = saga(green=green, monsters={"draugr": {"region": 3, "ring": 0}})
    player = table.player("green")
    assert player["armies"] == {"board": 1, "reserve": 5}
    assert player["regions"] == [1, 4]
    assert player["monsters"] == ["draugr"]
    assert player["blessings"] == ["megingjord"]
    assert player["artifacts"] == [{"id": "gungnir", "charged": True}, {"id": "andvaranaut", "charged": False}]
    assert player["priests"] == {"reserve": 2, "supply": 2}
    assert sum(table.view["runes"].values()) == 36 - 4 - 1  # four forges hold one each


@rule("lor.ownership.never_owned")
def test_nobody_controls_the_boss() -> None:
    green = {"region": 8, "wisdom": 3, "runes": ["uruz", "othala", "algiz"]}
    table = saga("rune_actions", green=green, monsters={"draugr": 8, "garm": 8}, boss=8).play("invoke control_monster")
    assert table.offers("tame") == ["draugr", "garm"]
    table.forbids("tame loki", "lor.ownership.never_owned")


@rule("lor.ownership.hidden_information")
def test_hands_and_attack_cards_are_hidden_their_numbers_and_discards_are_not() -> None:
    table = hunt(hunter={"hand": ["axe"], "power": 2}, keeper={"hand": ["bow"]})
    other = table.seen_by("red")
    assert other["players"][0]["hand"] == []
    assert other["players"][0]["cards"] == 3
    assert other["hunt"]["attack_hand"] == ["claws", "tail_sweep"]
    mine = table.seen_by("green")
    assert mine["hunt"]["attack_hand"] is None
    assert mine["hunt"]["hand"] == 2
    assert mine["players"][1]["hand"] == []
    table.play("attack claws")
    assert table.view["hunt"]["discard"] == ["tail_sweep"]
    assert table.view["players"][0]["hand"] == []


@rule("lor.ownership.hidden_information", "lor.cards.discards_open")
def test_what_is_hidden_is_dealt_anew_for_who_cannot_know_it() -> None:
    table = new_game(3, seed=5)
    while table.kind != "hero_step":
        table.play(table.choices[0])
    for seat in range(3):
        world = table.state.determinize(seat, FastChance(1))
        assert world.view(seat) == table.state.view(seat)
        assert world.whole_table() != table.state.whole_table()


@rule("lor.ownership.simultaneous_effects")
def test_effects_of_one_moment_are_ordered_by_their_owner() -> None:
    green = {"region": 8, "hero": "beowulf", "blessings": ["mjolnir_echo"]}
    table = saga(green=green, monsters={"draugr": 8})
    table.luck().play("act monsters", "hunt draugr")
    assert table.kind == "effects"
    assert table.choices == ["use mjolnir_echo", "use beowulf"]


@rule("lor.ownership.simultaneous_effects")
def test_players_resolve_theirs_clockwise_from_the_active_player() -> None:
    both = {"injured": [], "region": 1}
    table = saga(active="red", green=both, red=both, seats=2, monsters={"fafnir": {"region": 1, "ring": 1}})
    table.play("act monsters", "rouse fafnir", "strike")
    assert table.who == "red"
    table.play("injure power")
    assert table.who == "green"


@rule("lor.ownership.simultaneous_effects", "lor.movement.retreat_outside_battle")
@pytest.mark.parametrize(("active", "order"), [("green", ["red", "black"]), ("black", ["black", "red"])])
def test_armies_of_several_players_retreat_in_turn_order(active: str, order: list[str]) -> None:
    """Black's weak army stands in red's hallowed temple beside an army of red when Garm howls."""
    red = {"armies": [(8, 1)], "control": [4, 7, 8], "blessings": ["hallowed_ground"], "region": 16}
    black = {"armies": [(8, 1)], "control": [5, 6], "region": 16}
    table = saga(
        seats=3,
        active=active,
        red=red,
        black=black,
        regions={8: {"temple": True}},
        monsters={"garm": {"region": 8, "ring": COLOURS.index(active)}},
        table={"stirred": False},
    )
    table.play("act monsters", "strike")
    assert table.who == order[0]
    assert table.play(table.choices[0]).who == order[1]


@rule("lor.limits.markers_unlimited")
def test_markers_never_run_out() -> None:
    wheel = {action: [0] for action in ("reinforce", "mobilize", "prepare", "build_temple", "monsters")}
    realms = {realm: [0] for realm in ("vanaheim", "alfheim", "jotunheim", "muspelheim", "niflheim")}
    beasts = {name: {"region": 16, "boxes": [0, 0, 0, 0, 0, 0]} for name in ("draugr", "troll", "garm", "huldra")}
    table = saga(
        green={"region": 1, "control": [2, 3, 5, 7, 9, 11, 13]},
        monsters=beasts,
        table={"wheel": wheel, "realms": realms},
    )
    table.play("act usurp", "decline")  # 5 + 6 + 24 + 7 markers lie there already
    assert table.control(1) == "green"


@rule("lor.limits.scarce_order")
def test_scarce_things_are_taken_in_turn_order() -> None:
    green = {"region": 8, "slayer_tokens": 5, "blessings": ["call_the_storm"], "runes": ["uruz", "othala"]}
    boxes = [2, 2, 2, 2, 1, 1, 1, 1, None]  # of fafnir's nine
    table = saga("rune_actions", seats=3, green=green, monsters={"fafnir": {"region": 8, "boxes": boxes}})
    table.play("use call_the_storm")
    assert table.player("red")["slayer_tokens"] == 1
    assert table.player("black")["slayer_tokens"] == 0
