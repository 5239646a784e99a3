"""The view a board is drawn from: how near the end is, scenes, the wheel, what regions need, forecasts of choices."""

from __future__ import annotations

import json

from tests.lords_of_ragnarok.vocabulary import Table, battle, game, hunt, saga
from tests.vocabulary import rule


def test_a_view_is_plain_data() -> None:
    table = hunt(hunter={"hand": ["sword"]})
    for colour in (None, "green", "red"):
        assert json.loads(json.dumps(table.seen_by(colour))) == table.seen_by(colour)


def test_omens_tell_how_near_each_is() -> None:
    table = saga(green={"control": [3, 8]}, regions={3: {"temple": True}, 8: {"temple": True}})
    omens = table.view["omens"]
    cards = {card["id"]: card for card in omens["cards"]}
    assert (cards["temple_age_2p"]["need"], cards["temple_age_2p"]["have"]) == (3, [2, 0])
    assert not cards["temple_age_2p"]["met"]
    assert (omens["down"], omens["would_be_down"], omens["needed"]) == (0, 0, 3)
    table = saga(levels={"odin": 3}, table={"omens_down": ["wolf_age_2p"]})
    omens = table.view["omens"]
    cards = {card["id"]: card for card in omens["cards"]}
    assert cards["tower_age_2p"]["met"]
    assert cards["wolf_age_2p"]["down"]
    assert (omens["down"], omens["would_be_down"]) == (1, 2)


def test_victories_tell_how_near_each_player_is() -> None:
    table = saga(
        green={"control": [1, 2, 3, 4], "slayer_tokens": 1},
        red={"control": [8, 9]},
        regions={8: {"temple": True}},
        boss=5,
    )
    goals = table.view["victories"]
    assert (goals["jarl"]["need"], goals["jarl"]["have"]) == (3, [1, 0])
    assert goals["jarl"]["lands"]["ravenland"] == {"regions": 3, "held": [3, 0]}
    assert (goals["godi"]["need"], goals["godi"]["have"]) == (4, [0, 1])
    assert (goals["slayer"]["need"], goals["slayer"]["have"], goals["slayer"]["covered"]) == (1, [1, 0], 0)
    assert goals["yggdrasil"] == [1, 1]


def test_the_wheel_shows_its_markers_from_the_bottom_up() -> None:
    table = saga(seats=3, table={"wheel": {"prepare": [2, 0]}})
    assert table.view["wheel"]["prepare"] == [2, 0]
    assert table.view["wheel"]["usurp"] == []
    assert table.view["realm_bonuses"]["monsters"] == "muspelheim"
    assert table.player("black")["markers"] == 1


def test_a_region_tells_what_it_takes_and_who_stands_there() -> None:
    table = saga(
        green={"armies": [(5, 3), (5, 2)], "control": [5], "region": 5},
        red={"region": 5},
        monsters={"troll": {"region": 5, "ring": 1}},
    )
    region = table.region(5)
    assert (region["population"], region["resistance"], region["totals"]) == (0, 0, [5, 0])
    assert region["heroes"] == [0, 1]
    assert region["monsters"] == ["troll"]
    assert [army["id"] for army in region["armies"]] == ["green1", "green2"]
    assert table.region(4)["resistance"] == 5


def test_a_hallowed_temple_resists() -> None:
    table = saga(green={"control": [8], "blessings": ["hallowed_ground"]}, regions={8: {"temple": True}})
    assert table.region(8)["resistance"] == 3
    green = {"control": [8], "armies": [(8, 1)], "blessings": ["hallowed_ground"]}
    assert saga(green=green, regions={8: {"temple": True}}).region(8)["resistance"] == 0  # the army is what resists


def test_a_monument_tells_its_growth() -> None:
    table = saga(levels={"thor": 2}, green={"control": [7]})
    thor = table.view["monuments"]["thor"]
    assert (thor["region"], thor["level"], thor["top"], thor["control"], thor["free"]) == (7, 2, 3, 0, 3)


def test_a_hunt_shows_boxes_attack_and_defence() -> None:
    table = hunt(hunter={"hand": ["sword", "axe"], "wisdom": 2}, attacks=("claws", "bite"), boxes=[1])
    seen = table.view["hunt"]
    assert (seen["hunter"], seen["keeper"], seen["prey"]) == (0, 1, "draugr")
    assert (seen["boxes"][:2], seen["left"], seen["attack"]) == ([1, None], 7, None)
    table.play("attack claws")
    attack = table.view["hunt"]["attack"]
    assert (attack["id"], attack["rage"], attack["weak_spot"]) == ("claws", 3, 5)
    assert (attack["stopped"], attack["weak_spot_found"]) == (False, False)
    hints = {table.state.notation(choice): table.state.hints(choice) for choice in table.state.legal()}
    assert hints["defend axe"] == {"defence": 4, "rage": 3, "stopped": True, "weak_spot": True}
    assert hints["finish"] == {"defence": 0, "rage": 3, "stopped": False, "weak_spot": False}
    table.play("defend axe")
    attack = table.view["hunt"]["attack"]
    assert (attack["stopped"], attack["weak_spot_found"]) == (True, True)


def test_a_hunt_shows_the_cards_played_in_the_running_round() -> None:
    """Those of the defence while the attack lasts, then those that strike, though all of them are discarded."""
    hunter = {"hand": ["bow", "barbed_spear", "sword", "axe", "shield"], "power": 2}
    decks = ["hammer", "hammer", "spear", "spear"]
    table = hunt(hunter=hunter, attacks=("claws", "bite", "claws", "tail_sweep"), deck=decks)
    assert table.view["hunt"]["played"] == []
    table.play("attack claws", "defend bow", "defend axe")
    for viewer in (None, "green", "red"):
        assert table.seen_by(viewer)["hunt"]["played"] == ["bow", "axe"]
    assert table.view["hunt"]["defence"] == 5
    table.play("finish")
    assert table.kind == "hero_round"
    assert (table.view["hunt"]["played"], table.view["hunt"]["defence"]) == ([], 0)
    table.play("hit barbed_spear")
    assert table.kind == "hunt_effect"
    assert table.view["hunt"]["played"] == ["barbed_spear"]  # its effect comes before its box
    table.play("decline", "cover 4", "hit sword", "cover 1")
    assert table.view["hunt"]["played"] == ["barbed_spear", "sword"]
    again = game().from_position(table.state.to_position())
    assert again.view(None)["table"]["hunt"]["played"] == ["barbed_spear", "sword"]
    assert table.state.clone().view(None) == table.state.view(None)
    table.play("finish", "attack claws")
    assert table.view["hunt"]["played"] == []


def test_an_attack_that_takes_effect_still_shows_the_defence() -> None:
    table = hunt(hunter={"hand": ["bow"]}, attacks=("claws", "bite")).play("attack claws", "defend bow", "finish")
    assert table.kind == "injury"
    assert table.view["hunt"]["played"] == ["bow"]


def test_a_battle_shows_both_sides() -> None:
    table = battle(attacker={"hand": ["axe"], "control": [6]}, defender={"hand": ["sword", "bow"]})
    hints = {table.state.notation(choice): table.state.hints(choice) for choice in table.state.legal()}
    assert hints["play sword"] == {"own": 7, "other": 4}
    assert hints["pass"] == {"own": 4, "other": 4}
    table.play("play sword")
    seen = table.view["battle"]
    assert (seen["region"], seen["attacker"], seen["defender"]) == (5, 0, 1)
    assert seen["cards"] == [[], ["sword"]]
    assert (seen["values"], seen["armies"], seen["losses"]) == ([4, 7], [4, 4], [0, 1])
    assert seen["passed"] == [False, False]
    assert seen["winner"] is None
    assert 6 in seen["retreats"][0]
    assert 6 not in seen["retreats"][1]


def test_a_battle_shows_the_card_whose_effect_is_resolved() -> None:
    table = battle(attacker={"hand": ["bow"]}, defender={"hand": ["smith_hammer", "spear"]}).play("play smith_hammer")
    seen = table.view["battle"]
    assert table.kind == "gain_rune"
    assert (seen["playing"], seen["cards"], seen["values"]) == ([None, "smith_hammer"], [[], []], [4, 4])
    table.play("gain uruz")
    seen = table.view["battle"]
    assert (seen["playing"], seen["cards"], seen["values"]) == ([None, None], [[], ["smith_hammer"]], [4, 6])


def test_what_was_used_up_in_the_turn_is_told() -> None:
    table = saga("hero", green={"blessings": ["njord_wind"]}, table={"used": ["njord_wind"]})
    assert table.view["turn"]["used"] == ["njord_wind"]


def test_ragnarok_tells_the_turns_left_and_their_order() -> None:
    table = saga("hero", seats=3, table={"last_turns": 2, "doom": 1})
    assert table.view["turn"]["ragnarok"] == {"left": 2, "order": [2, 0, 1]}
    assert saga("hero").view["turn"]["ragnarok"] is None


@rule("lor.ownership.hidden_information")
def test_what_shows_something_hidden_counts_and_nothing_else_does() -> None:
    """No move is taken back beyond that."""

    def shows(table: Table, *choices: str) -> bool:
        before = table.state.reveals
        return table.play(*choices).state.reveals > before

    marked = {"wheel": {"prepare": [0]}}
    drafting = saga(green={"control": [3]}, regions={16: {"temple": True, "control": 1}})
    assert not shows(saga("hero", green={"region": 1}), "move 2")
    assert not shows(saga(table=marked), "act build_monument")
    assert shows(saga(table=marked, decks={"events": ["event_01"]}).luck(), "act build_monument", "erect odin")
    assert shows(drafting.luck(), "act build_temple")
    assert shows(saga(), "act prepare", "prepare card")
    assert shows(battle({"hand": ["spear"]}, {"hand": ["bow"]}), "play bow")
    assert shows(hunt(), "attack claws")
    bowman = hunt(hunter={"hand": ["longbow"], "power": 2}, deck=["shield"] * 4)
    bowman.until("hero_round", "discard shield").play("hit longbow")
    assert shows(bowman, "accept")
    lured = hunt("huldra", {"hand": ["spear", "bow"]}, attacks=("special_attack", "claws"))
    assert shows(lured.play("attack special_attack"), "finish")
