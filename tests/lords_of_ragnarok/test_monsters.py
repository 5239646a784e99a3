"""The action Monsters, activation and control of monsters, the boss, Build Monument, events."""

from __future__ import annotations

import pytest

from tests.lords_of_ragnarok.vocabulary import Table, hunt, saga, start_hunt
from tests.vocabulary import example, rule
from warhost import Text
from warhost.games.lords_of_ragnarok.tables import BOSS

# -- the action


@rule("lor.monsters_action.one_option", "lor.monsters_action.hunt_monster", "lor.monsters_action.hunt_boss")
def test_activate_or_hunt_a_monster_or_hunt_the_boss() -> None:
    green = {"region": 8, "slayer_tokens": 1}
    table = saga(green=green, monsters={"draugr": 8, "garm": 9}, boss=8).play("act monsters")
    assert table.choices == ["rouse draugr", "rouse garm", "hunt draugr", "hunt loki"]
    table.forbids("hunt garm", "lor.monsters_action.hunt_monster")
    table = saga(green={**green, "region": 9}, monsters={"draugr": 8, "garm": 9}, boss=8).play("act monsters")
    table.forbids("hunt loki", "lor.monsters_action.hunt_boss")


@rule("lor.monsters_action.activate_two", "lor.monsters_action.one_at_a_time")
def test_one_or_two_different_monsters_one_after_the_other() -> None:
    beasts = {"draugr": {"region": 8, "ring": 0}, "garm": {"region": 9, "ring": 0}, "fafnir": 1}
    table = saga(green={"region": 16}, monsters=beasts).play("act monsters", "rouse draugr", "drive 7")
    assert table.monster("draugr")["region"] == 7  # resolved before the second is chosen
    assert table.choices == ["rouse garm", "rouse fafnir", "finish"]
    table.forbids("rouse draugr", "lor.monsters_action.activate_two")
    table.forbids("hunt garm", "lor.monsters_action.one_option")
    table.play("rouse garm", "drive 10")
    assert table.active == "red"
    table = saga(green={"region": 16}, monsters=beasts).play("act monsters", "rouse draugr", "drive 7", "finish")
    assert table.active == "red"


@rule("lor.monsters_action.not_others")
def test_a_monster_of_another_player_cannot_be_activated() -> None:
    beasts = {"draugr": {"region": 8, "ring": 1}, "garm": 9, "fafnir": 9}
    table = saga(green={"region": 16}, monsters=beasts).play("act monsters")
    table.forbids("rouse draugr", "lor.monsters_action.not_others")
    table.forbids("rouse troll", "lor.monsters_action.activate_two")
    table.forbids("rouse loki", "lor.boss.activation_sources")


@rule("lor.monsters_action.hunt_any_control", "lor.hunt.who_plays_monster", "lor.hunt.hunter_controls_target")
@pytest.mark.parametrize(("ring", "keeper"), [(None, 3), (2, 2), (0, 3), (3, 3)])
def test_whoever_controls_it_may_be_hunted_and_who_plays_it(ring: int | None, keeper: int) -> None:
    table = hunt(ring=ring, seats=4)
    assert table.view["hunt"]["keeper"] == keeper
    assert table.kind == "attack"
    assert table.state.seat == keeper


@rule("lor.hunt.who_plays_monster")
@pytest.mark.parametrize(("ring", "keeper"), [(0, "green"), (None, "red"), (2, "red"), (3, "blue")])
def test_its_owner_plays_it_else_the_player_to_the_right(ring: int | None, keeper: str) -> None:
    monsters = {"draugr": {"region": 8, "ring": ring}}
    table = saga(seats=4, active="black", black={"region": 8}, monsters=monsters)
    assert start_hunt(table, "draugr", ["claws", "tail_sweep"]).who == keeper


@rule("lor.two_players.neighbour", "lor.hunt.who_plays_monster")
def test_with_two_players_the_opponent_plays_every_monster_and_the_boss() -> None:
    assert hunt().view["hunt"]["keeper"] == 1
    assert hunt("loki").view["hunt"]["keeper"] == 1


@rule("lor.monsters_action.requirement")
def test_the_action_needs_something_to_do() -> None:
    table = saga(green={"region": 8, "slayer_tokens": 2}, monsters={"draugr": {"region": 9, "ring": 1}}, boss=9)
    table.forbids("act monsters", "lor.monsters_action.requirement")
    table = saga(green={"region": 8, "slayer_tokens": 2}, boss=8)
    assert "act monsters" in table.choices


# -- activation


@rule("lor.monsters.activation_choice", "lor.monsters.decisions")
def test_the_owner_of_a_controlled_monster_decides() -> None:
    table = saga(green={"region": 16}, monsters={"draugr": {"region": 8, "ring": 0}}).play("act monsters")
    assert table.choices == ["drive 4", "drive 5", "drive 6", "drive 7", "strike"]


@rule("lor.monsters.controlled_full_attack")
def test_a_region_attack_is_resolved_in_full_against_oneself_too() -> None:
    green = {"region": 16, "armies": [(8, 2), (8, 1)]}
    table = saga(green=green, monsters={"draugr": {"region": 8, "ring": 0}}).play("act monsters", "strike")
    assert table.armies("green") == [(8, 1)]


@rule("lor.monsters.neutral_die", "lor.monsters.die_move", "lor.monsters.trample", "lor.monsters.trample_mandatory")
@example("lor.ex.neutral_monster_trample")
@pytest.mark.parametrize(("value", "left"), [(3, [(19, 2)]), (1, [])])
def test_a_neutral_monster_that_moves_tramples(value: int, left: list[tuple[int, int]]) -> None:
    red = {"armies": [(19, value)], "region": 9}
    table = saga(seats=3, green={"region": 16}, red=red, monsters={"draugr": 18}, table={"stirred": False})
    table.die("move").play("act monsters", "drive 19")
    assert table.monster("draugr")["region"] == 19
    assert table.armies("red") == left


@rule("lor.monsters.die_move", "lor.monsters.no_decline")
def test_a_move_cannot_be_refused() -> None:
    table = saga(green={"region": 16}, monsters={"draugr": 8}).die("move").play("act monsters")
    assert table.choices == ["drive 4", "drive 5", "drive 6", "drive 7"]
    table.forbids("strike", "lor.monsters.die_move")
    table.forbids("finish", "lor.monsters.no_decline")


@rule("lor.monsters.die_attack", "lor.monsters.no_decline")
def test_an_attack_is_resolved_the_active_player_choosing() -> None:
    armies = {"armies": [(8, 3), (8, 3)], "region": 16}
    table = saga(green=armies, monsters={"fafnir": 8}).die("attack").play("act monsters")
    assert table.who == "green"
    assert table.choices == ["weaken green1", "weaken green2"]
    table.play("weaken green2")
    assert table.armies("green") == [(8, 1), (8, 3)]


@rule("lor.monsters.die_both", "lor.components.monster_die")
def test_a_double_result_leaves_the_choice() -> None:
    table = saga(green={"region": 16}, monsters={"draugr": 8}).die("choice").play("act monsters")
    assert table.choices == ["drive 4", "drive 5", "drive 6", "drive 7", "strike"]


@rule("lor.monsters.trample_choice", "lor.monsters.trample")
def test_of_several_armies_the_mover_chooses_one() -> None:
    red = {"armies": [(7, 3), (7, 2)], "region": 9, "control": [7]}
    table = saga(green={"region": 16}, red=red, monsters={"draugr": 8}).die("move").play("act monsters", "drive 7")
    assert table.who == "green"
    assert table.choices == ["trample red1", "trample red2"]
    table.forbids("spare", "lor.monsters.trample_mandatory")
    table.play("trample red2")
    assert table.armies("red") == [(7, 1), (7, 3)]


@rule("lor.monsters.trample_mandatory")
def test_a_neutral_monster_tramples_even_the_active_players_army() -> None:
    green = {"armies": [(7, 3)], "region": 16, "control": [7]}
    table = saga(green=green, monsters={"draugr": 8}).die("move").play("act monsters", "drive 7")
    assert table.armies("green") == [(7, 2)]


@rule("lor.monsters.trample_optional")
def test_the_controller_may_forgo_a_trample() -> None:
    green = {"armies": [(7, 3)], "region": 16, "control": [7]}
    table = saga(green=green, monsters={"draugr": {"region": 8, "ring": 0}}).play("act monsters", "drive 7")
    assert table.choices == ["trample green1", "spare"]
    table.play("spare")
    assert table.armies("green") == [(7, 3)]


@rule("lor.monsters.trample_destroys")
def test_trample_destroys_an_army_of_one_and_control_stays() -> None:
    red = {"armies": [(7, 1)], "region": 9, "control": [7]}
    table = saga(green={"region": 16}, red=red, monsters={"draugr": 8}).die("move").play("act monsters", "drive 7")
    assert table.armies("red") == []
    assert table.control(7) == "red"


@rule("lor.monsters.max_two", "lor.monsters.release", "lor.monsters.release_only_then")
def test_a_third_monster_costs_one_of_two() -> None:
    beasts = {"draugr": {"region": 9, "ring": 0}, "garm": {"region": 9, "ring": 0}, "fafnir": 8}
    table = saga("rune_actions", green={"region": 8, "runes": ["algiz"]}, monsters=beasts).play(
        "invoke control_monster"
    )
    assert table.choices == ["release draugr", "release garm"]
    table.forbids("finish", "lor.monsters.max_two")
    table.forbids("release fafnir", "lor.monsters.release")
    table.play("release garm")
    assert table.player("green")["monsters"] == ["draugr", "fafnir"]
    assert table.monster("garm")["ring"] is None
    table.forbids("release draugr", "lor.monsters.release_only_then")


@rule("lor.monsters.no_steal")
def test_a_monster_of_another_player_is_never_taken_over() -> None:
    green = {"region": 8, "runes": ["uruz", "othala"]}
    table = saga("rune_actions", green=green, monsters={"draugr": {"region": 8, "ring": 1}})
    assert "invoke control_monster" not in table.choices
    rings = {"draugr": {"region": 8, "ring": 1}, "troll": {"region": 8, "ring": 0}, "garm": 8, "huldra": 8}
    table = saga("rune_actions", green=green, monsters=rings).play("invoke control_monster")
    assert table.offers("tame") == ["garm", "huldra"]
    table.forbids("tame draugr", "lor.monsters.no_steal")
    table.forbids("tame troll", "lor.rune_actions.control_monster")
    assert table.refused("tame troll").text.key == "why-ring-yours"


@rule("lor.monsters.region_attack_battles")
def test_retreats_are_at_once_and_battles_wait_for_the_end_of_the_step() -> None:
    """Garm drives red from 8 to 5, where green's army stands too weak in the land of red."""
    green = {"armies": [(5, 1)], "region": 16}
    red = {"armies": [(8, 4)], "control": [5], "region": 9, "blessings": ["hallowed_ground"]}
    table = saga(
        green=green,
        red=red,
        monsters={"garm": {"region": 8, "ring": 0}, "fafnir": {"region": 1, "ring": 0}},
        table={"stirred": False},
    )
    table.play("act monsters", "rouse garm", "strike")
    assert table.armies("red") == [(5, 4)]
    assert not table.heard("log-battle")
    table.play("finish")
    assert table.heard("log-battle")


@rule("lor.monsters.next_to")
def test_next_to_is_a_border_never_a_drakkar() -> None:
    red = {"armies": [(9, 3), (8, 3)], "drakkar": "sea2", "region": 16}
    green = {"drakkar": "sea2", "region": 16}
    table = saga(green=green, red=red, monsters={"troll": {"region": 5, "ring": 0}}, table={"stirred": False})
    table.play("act monsters", "strike")
    assert table.armies("red") == [(8, 1), (9, 3)]  # 9 lies across the sea only


@rule("lor.monsters.attack_without_target")
def test_an_attack_without_a_target_does_nothing() -> None:
    table = saga(green={"region": 16}, monsters={"draugr": {"region": 8, "ring": 0}}).play("act monsters", "strike")
    assert table.heard("log-region-attack")
    assert table.active == "red"
    table = saga(green={"region": 16}, monsters={"draugr": 8}).die("attack").play("act monsters")
    assert table.active == "red"


# -- the boss


@rule("lor.boss.not_monster", "lor.boss.activation_sources")
def test_the_boss_is_no_monster() -> None:
    green = {"region": 8, "runes": ["uruz", "othala"], "blessings": ["call_the_storm"], "wisdom": 4}
    table = saga("rune_actions", green=green, monsters={"draugr": 9, "garm": 9}, boss=8)
    assert "use call_the_storm" not in table.choices
    table.play("invoke activate_monster")
    table.forbids("rouse loki", "lor.boss.activation_sources")
    table = saga("rune_actions", green={**green, "region": 9}, monsters={"draugr": 9, "garm": 9}, boss=9)
    table.play("use call_the_storm")
    assert table.offers("smite") == ["draugr", "garm"]
    table.forbids("smite loki", "lor.boss.not_monster")


@rule("lor.boss.sheet")
def test_the_boss_moves_and_attacks_as_its_sheet_says() -> None:
    red = {"armies": [(6, 3)], "region": 9, "control": [6]}
    table = saga("rune_actions", green={"region": 8, "runes": ["uruz"]}, red=red, boss=8).play("invoke activate_boss")
    assert table.kind == "boss"
    assert "stay" in table.choices
    assert table.offers("drive") == ["1", "2", "4", "5", "6", "7", "9", "10", "13", "15"]
    table.forbids("drive 16", "lor.boss.sheet")
    table.play("drive 6")
    assert table.armies("red") == [(6, 3)]  # no trample
    assert table.choices == ["option 1", "option 2"]
    assert table.state.decision().prompt == Text("prompt-option", what=table.state.figure_text(BOSS))
    table.play("option 1")
    assert table.armies("red") == [(6, 2)]


@rule("lor.boss.hunt_rules", "lor.boss.double_boxes")
def test_a_box_of_the_boss_takes_two_cards() -> None:
    table = hunt("loki", {"hand": ["sword", "axe", "spear"], "power": 2}, deck=["shield", "shield", "shield"])
    table.until("hero_round", "attack claws")
    table.forbids("hit spear", "lor.boss.double_boxes")  # no bow and no hammer in hand
    table.play("hit sword")
    assert table.choices == ["hit axe"]
    table.forbids("hit spear", "lor.boss.double_boxes")
    table.play("hit axe")
    assert table.covered("loki") == [1]
    assert table.view["hunt"]["dealt"] == 1


@rule("lor.boss.double_boxes_effects")
def test_the_hunt_effects_of_both_cards_may_be_used() -> None:
    hand = ["smith_hammer", "barbed_spear"]
    table = hunt("loki", {"hand": hand, "power": 2}, deck=["shield"] * 4).until("hero_round", "attack claws")
    table.play("hit barbed_spear", "hit smith_hammer")
    assert table.kind == "hunt_effect"
    before = table.player("green")["cards"]
    table.play("accept")
    assert table.player("green")["cards"] == before + 1
    table.play("accept", "gain uruz")
    assert table.runes("green") == ["uruz"]
    assert table.covered("loki") == [5]


@rule("lor.boss.regenerates", "lor.boss.not_monster")
def test_the_boss_regenerates_after_a_failed_hunt_and_gives_no_credit() -> None:
    table = hunt("loki", {"hand": ["sword", "axe"], "power": 2}, deck=["shield"] * 4, attacks=("tail_sweep", "claws"))
    table.until("hero_round", "attack tail_sweep", "discard shield").play("hit sword", "hit axe")
    assert table.covered("loki") == [1]
    table.until("hero_step", "finish")
    assert table.covered("loki") == []
    assert table.heard("log-boss-regenerates") == [{"figure": "figure-loki"}]
    assert table.view["victories"]["slayer"]["have"] == [2, 0]


# -- Build Monument


MARKED = {"wheel": {"prepare": [0]}}


@rule("lor.build_monument.requirement")
def test_building_needs_a_marker_on_the_wheel() -> None:
    table = saga(table={"wheel": {"prepare": [1]}})
    table.forbids("act build_monument", "lor.build_monument.requirement")
    assert "act build_monument" in saga(table=MARKED).choices


@rule("lor.build_monument.add_level", "lor.build_monument.any_monument", "lor.build_monument.not_complete")
def test_any_monument_below_the_top_rises_by_one_level() -> None:
    table = saga(green={"region": 16}, red={"control": [7]}, levels={"odin": 3}, table=MARKED).play(
        "act build_monument"
    )
    assert table.offers("erect") == ["thor", "freya"]
    table.luck().play("erect thor")
    assert table.view["monuments"]["thor"]["level"] == 1
    complete = saga(levels={"odin": 3, "thor": 3, "freya": 3}, table=MARKED)
    complete.forbids("act build_monument", "lor.build_monument.not_complete")


@rule("lor.build_monument.builder_priests")
@pytest.mark.parametrize(("own", "gained"), [([], 0), ([3], 1), ([3, 8], 2)])
def test_the_builder_gains_a_priest_for_each_temple_in_regions_of_their_own(own: list[int], gained: int) -> None:
    regions = {number: {"temple": True} for number in (3, 8, 9)}
    red = {"control": [number for number in (3, 8, 9) if number not in own]}
    table = saga(green={"control": own}, red=red, regions=regions, table={"wheel": {"prepare": [0]}})
    table.luck().play("act build_monument", "erect odin")
    assert table.player("green")["priests"] == {"reserve": gained, "supply": 4 - gained}
    assert table.player("red")["priests"]["reserve"] == 0


@rule("lor.build_monument.remove_priests", "lor.build_monument.clear_wheel", "lor.build_monument.recharge")
@rule("lor.build_monument.refill_forges", "lor.build_monument.builder_priests", "lor.build_monument.builder_runes")
@rule("lor.priests.own_colour", "lor.build_monument.steps")
@example("lor.exd.build_monument_refresh")
def test_what_building_refreshes_and_brings() -> None:
    green = {"control": [3, 8, 9, 2, 6], "priests": 2, "wisdom": 2, "runes": ["othala"]}
    table = saga(
        seats=3,
        green=green,
        red={"artifacts": {"andvaranaut": False}},
        regions={
            3: {"temple": True, "control": 0},
            8: {"temple": True, "control": 0},
            9: {"temple": True, "control": 0},
            2: {"forge": "uruz", "rune": False, "control": 0},
            6: {"forge": "algiz", "rune": True, "control": 0},
        },
        table={
            "monuments": {"odin": {"level": 1, "priests": [2, 0, 0]}, "thor": {"level": 1, "priests": [0, 1, 0]}},
            "wheel": {"prepare": [0, 1], "usurp": [2]},
        },
    )
    table.luck().play("act build_monument", "erect freya")
    assert all(sum(one["priests"]) == 0 for one in table.view["monuments"].values())
    assert table.player("red")["priests"] == {"reserve": 0, "supply": 4}
    assert all(stack == [] for stack in table.view["wheel"].values())
    assert table.player("red")["artifacts"] == [{"id": "andvaranaut", "charged": True}]
    assert table.player("green")["priests"] == {"reserve": 4, "supply": 0}  # two kept, two of three gained
    assert sorted(table.runes("green")) == ["algiz", "othala", "uruz"]
    assert table.kind == "shed_runes"
    table.play("drop othala")
    assert not table.region(2)["forge"]["full"]
    assert not table.region(6)["forge"]["full"]  # taken, so empty
    assert table.region(10)["forge"]["full"]


@rule("lor.build_monument.steps", "lor.build_monument.event")
def test_level_omens_clean_up_gains_and_event_come_in_this_order() -> None:
    regions: dict[int, dict[str, object]] = {3: {"temple": True}, 2: {"forge": "uruz", "rune": False}}
    table = saga(
        green={"control": [2, 3]}, levels={"odin": 2}, regions=regions, table=MARKED, decks={"events": ["event_12"]}
    )
    table.luck().play("act build_monument", "erect odin").until("hero_step")
    assert table.heard("log-event") == [{"event": "event-event_12"}]
    assert table.view["events"]["discard"] == ["event_12"]
    steps = ["log-monument", "log-omen", "log-refreshed", "log-priests", "log-forge-rune", "log-event"]
    assert [key for key in table.log_keys() if key in steps] == steps


# -- events


def event(name: str, monsters: dict[str, object] | None = None, **more: object) -> Table:
    """Green builds a monument, and this event comes. Uruz, Othala and Algiz are the runes of the pairs in order."""
    table = saga(table=MARKED, decks={"events": [name]}, monsters=monsters or {}, **more)  # type: ignore[arg-type]
    return table.play("act build_monument")


@rule("lor.events.placement", "lor.setup.top_sheet_first")
def test_the_next_monster_of_the_rune_comes_to_the_region_of_the_card() -> None:
    table = event("event_01").luck().play("erect odin")  # Uruz in region 1
    assert table.monster("draugr")["region"] == 1
    assert table.monster("draugr")["ring"] is None
    table = event("event_01", {"draugr": 9}).luck().play("erect odin")
    assert table.monster("troll")["region"] == 1


@rule("lor.events.placement_none")
@pytest.mark.parametrize("first", [{"region": 9}, {"killer": 1}])
def test_when_both_are_in_play_or_killed_nothing_is_placed(first: dict[str, int]) -> None:
    table = event("event_01", {"draugr": first, "troll": 16}).luck().play("erect odin")
    assert table.monster("troll")["region"] == 16
    assert "log-none-placed" in table.log_keys()


@rule("lor.events.placement_none")
@pytest.mark.parametrize(
    ("name", "pair"),
    [("event_01", ("draugr", "troll")), ("event_02", ("garm", "huldra")), ("event_03", ("fafnir", "hraesvelg"))],
)
def test_no_monster_of_another_rune_comes_instead(name: str, pair: tuple[str, str]) -> None:
    table = event(name, {monster: {"killer": 1} for monster in pair}).luck().play("erect odin")
    assert [monster for monster, one in table.view["monsters"].items() if one["region"] is not None] == []


@rule("lor.events.placed_in_occupied", "lor.movement.placement_not_move")
@example("lor.exd.placed_monster_no_trample")
def test_a_placed_monster_does_not_trample() -> None:
    red = {"armies": [(7, 2)], "control": [7], "region": 9}
    table = event("event_07", red=red).die("move").play("erect odin")
    assert table.state.tables.event_placement[6] == 0
    assert table.monster("draugr")["region"] == 7
    assert table.armies("red") == [(7, 2)]
    assert table.monster("draugr")["ring"] is None


@rule("lor.events.activation_order")
def test_all_monsters_of_the_first_rune_then_of_the_second_top_sheets_first() -> None:
    beasts = {"garm": 9, "huldra": 9, "fafnir": 9, "hraesvelg": 9, "troll": 9, "draugr": {"killer": 1}}
    table = event("event_01", beasts)  # Othala, then Algiz
    table.state.sheets[2:4] = [3, 2]  # huldra on top
    table.die(*["move"] * 4).play("erect odin")
    for _ in range(4):
        table.play(table.choices[0])
    roused = [line["figure"] for line in table.heard("log-activates")]
    assert roused == ["figure-huldra", "figure-garm", "figure-fafnir", "figure-hraesvelg"]


@rule("lor.events.activation_order", "lor.monsters.neutral_die")
@pytest.mark.parametrize("region", [1, 16])
def test_neutral_monsters_are_activated_by_the_die_wherever_they_are(region: int) -> None:
    table = event("event_01", {"garm": region}).die("move").play("erect odin")
    assert table.kind == "monster"
    table.forbids("strike", "lor.monsters.die_move")


@rule("lor.events.activation_includes_new")
def test_a_monster_placed_by_the_card_is_activated_too() -> None:
    table = event("event_02").die("move").play("erect odin")  # places Othala, activates Uruz and Othala, then the boss
    assert table.kind == "monster"
    assert [line["figure"] for line in table.heard("log-activates")] == ["figure-garm"]


@rule("lor.events.activation_controlled", "lor.monsters.decisions")
def test_a_controlled_monster_is_activated_by_its_owner() -> None:
    table = event("event_01", {"garm": {"region": 9, "ring": 1}}).luck().play("erect odin")
    assert table.who == "red"
    assert table.choices == ["drive 6", "drive 10", "strike"]


@rule("lor.events.boss", "lor.events.active_player_resolves")
def test_the_boss_comes_last_played_by_the_builder() -> None:
    table = event("event_02", {"garm": {"killer": 0}, "huldra": {"killer": 0}}).luck().play("erect odin")
    assert table.kind == "boss"
    assert table.who == "green"
    table = event("event_01", {"draugr": {"killer": 0}, "troll": {"killer": 0}}).luck().play("erect odin")
    assert table.active == "red"  # no boss symbol on this card


@rule("lor.events.active_player_resolves")
def test_the_builder_makes_the_choices_of_neutral_monsters() -> None:
    table = event("event_01", {"garm": 9}).die("move").play("erect odin")
    assert table.who == "green"


@rule("lor.cards.reshuffle")
def test_the_event_deck_is_made_anew_from_its_discard_pile() -> None:
    decks = []
    for seed in (0, 1):
        table = saga(table=MARKED)
        state = table.state
        state.event_discard, state.event_deck = state.event_deck, []
        table.luck(seed).play("act build_monument", "erect odin")
        assert table.view["events"]["deck"] == 15
        decks.append([*state.event_deck])
    assert decks[0] != decks[1], "another shuffle, another order"
