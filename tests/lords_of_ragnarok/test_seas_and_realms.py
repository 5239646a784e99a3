"""Seas and drakkars, realms and alliances, runes and forges."""

from __future__ import annotations

import pytest

from tests.lords_of_ragnarok.vocabulary import battle, saga
from tests.vocabulary import example, rule

# -- seas


@rule("lor.seas.only_drakkars", "lor.seas.shared_sea", "lor.seas.no_control_no_battle", "lor.movement.drakkar")
def test_drakkars_share_a_sea_and_nothing_happens() -> None:
    table = saga("hero", green={"drakkar": "sea1", "region": 3}, red={"drakkar": "sea2"})
    assert table.offers("sail") == ["sea2", "sea3", "sea4", "sea5"]  # from sea to sea, never ashore
    assert table.offers("move") == ["1", "2", "4", "5"]  # a hero goes across the sea, never out on it
    table.play("sail sea2")
    assert table.view["seas"]["sea2"] == [0, 1]
    assert "log-battle" not in table.log_keys()


@rule("lor.seas.bridge", "lor.seas.bridge_only_for_moves", "lor.movement.army_any_region")
@example("lor.ex.drakkar_bridge")
def test_the_drakkar_bridges_the_regions_of_its_sea_for_its_owner() -> None:
    """R is region 6, S the sea of 5, 6 and 9."""
    green = {"drakkar": "sea2", "armies": [(6, 3)], "region": 1}
    table = saga("manoeuvres", green=green).play("activate green1")
    assert table.offers("move") == ["5", "8", "9"]
    table = saga("manoeuvres", seats=3, green={**green, "armies": [(11, 3)], "drakkar": "sea4"}).play("activate green1")
    assert table.offers("move") == ["10", "12", "14", "16"]  # by land 10 and 12, by sea 12, 14 and 16
    table = saga(
        "manoeuvres", seats=3, green={**green, "armies": [(11, 3)], "drakkar": "sea1"}, red={"drakkar": "sea4"}
    )
    table.play("activate green1")
    assert table.offers("move") == ["10", "12"]  # another player's drakkar is no help


@rule("lor.seas.bridge_only_for_moves")
def test_the_bridge_makes_no_other_neighbours() -> None:
    table = saga("rune_actions", green={"drakkar": "sea4", "region": 11, "runes": ["uruz", "othala"]})
    table.play("invoke alliance")
    assert table.view["realms"]["jotunheim"] == [0]  # the only realm beside 11; muspelheim lies across the sea


@rule("lor.seas.drakkar_stays")
def test_using_the_bridge_does_not_move_the_drakkar() -> None:
    green = {"drakkar": "sea4", "armies": [(11, 1), (11, 1)], "region": 1}
    table = saga(green=green, boss=9).play("act mobilize", "activate green1", "move 16", "activate green2", "move 16")
    assert table.player("green")["drakkar"] == "sea4"
    assert table.armies("green") == [(16, 1), (16, 1)]


@rule("lor.seas.always_on_board")
def test_there_is_always_a_sea_to_recruit_from() -> None:
    table = saga("manoeuvres", green={"drakkar": "sea3"}, red={"control": [9, 10, 11]}).play("recruit")
    assert table.offers("muster") == ["9", "10", "11"]


# -- realms


@rule("lor.realms.several_allies", "lor.realms.marker")
def test_all_players_may_be_allied_with_a_realm_and_one_with_all_realms() -> None:
    every = ("vanaheim", "alfheim", "jotunheim", "muspelheim", "svartalfheim", "niflheim")
    realms = {realm: [0] for realm in every} | {"vanaheim": [1, 2, 3]}
    green = {"region": 5, "runes": ["othala"]}
    table = saga("rune_actions", seats=4, green=green, table={"realms": realms}).play("invoke alliance")
    assert table.view["realms"] == {realm: [0] for realm in every} | {"vanaheim": [0, 1, 2, 3]}
    table = saga("rune_actions", active="red", red=green).play("invoke alliance")
    assert table.view["realms"]["vanaheim"] == [1]


@rule("lor.realms.closed", "lor.realms.several_allies", "lor.realms.marker", "lor.realms.permanent")
def test_several_players_are_allied_with_a_realm_for_good() -> None:
    table = saga("rune_actions", green={"region": 5, "runes": ["othala"]}, table={"realms": {"vanaheim": [1]}})
    table.play("invoke alliance")
    assert table.view["realms"]["vanaheim"] == [0, 1]
    table.until("action").luck().play("act prepare").until("hero_step", "prepare card")
    assert table.view["realms"]["vanaheim"] == [0, 1]
    assert all("vanaheim" not in text for text in table.choices)  # nothing moves there


@rule("lor.realms.one_alliance_each")
def test_one_alliance_with_each_realm() -> None:
    green = {"region": 8, "runes": ["othala", "algiz"]}
    table = saga("rune_actions", green=green, table={"realms": {"vanaheim": [0]}})
    table.play("invoke alliance")
    assert table.view["realms"]["alfheim"] == [0]  # the other one beside region 8
    table = saga("rune_actions", green=green, table={"realms": {"vanaheim": [0], "alfheim": [0]}})
    assert "invoke alliance" not in table.choices
    everywhere = {
        realm: [0] for realm in ("vanaheim", "alfheim", "jotunheim", "muspelheim", "svartalfheim", "niflheim")
    }
    assert saga(table={"realms": everywhere}).view["omens"]["cards"][4]["have"] == [6, 0]


@rule("lor.realms.first_ally_card", "lor.rune_actions.alliance")
@pytest.mark.parametrize(("allies", "cards"), [([], 1), ([1], 0)])
def test_the_first_ally_draws_a_card(allies: list[int], cards: int) -> None:
    table = saga("rune_actions", green={"region": 5, "runes": ["othala"]}, table={"realms": {"vanaheim": allies}})
    table.play("invoke alliance")
    assert table.player("green")["cards"] == cards
    assert table.runes("green") == []


@rule("lor.rune_actions.alliance", "lor.cards.as_far_as_possible")
def test_the_rune_of_an_alliance_is_paid_before_the_card_is_drawn() -> None:
    """Whoever may pay with any rune chooses it without knowing the card."""
    green = {"region": 5, "runes": ["uruz", "algiz"], "blessings": ["vanir_friend"]}
    table = saga("rune_actions", green=green).play("invoke alliance")
    assert table.kind == "pay"
    assert table.player("green")["cards"] == 0
    table.play("pay algiz")
    assert table.view["realms"]["vanaheim"] == [0]
    assert table.player("green")["cards"] == 1
    assert [key for key in table.log_keys() if key in ("log-pays-rune", "log-alliance", "log-draws-own")] == [
        "log-pays-rune",
        "log-alliance",
        "log-draws-own",
    ]


# -- runes


@rule("lor.runes.from_forge", "lor.prayer.forge_rune", "lor.runes.forge_token_fixed", "lor.runes.forge_holds_one")
def test_a_rune_from_a_forge_is_the_one_that_lies_there() -> None:
    table = saga("prayer", green={"region": 2}, regions={2: {"forge": "algiz", "control": 1}})
    supply = dict(table.view["runes"])
    table.play("forge")
    assert table.runes("green") == ["algiz"]
    assert table.view["runes"] == supply
    assert table.region(2)["forge"] == {"rune": "algiz", "full": False}


@rule("lor.runes.from_supply", "lor.prepare.rune")
def test_a_rune_gained_otherwise_is_of_any_type_from_the_supply() -> None:
    table = saga(seats=2).luck().play("act prepare", "prepare rune")
    assert table.offers("gain") == ["uruz", "othala", "algiz"]
    before = table.view["runes"]["othala"]
    table.play("gain othala")
    assert table.runes("green") == ["othala"]
    assert table.view["runes"]["othala"] == before - 1


@rule("lor.runes.reserve_limit", "lor.runes.over_limit", "lor.heroes.wisdom")
@example("lor.exi.wisdom_two_limits")
def test_too_many_runes_are_discarded_at_once_by_choice() -> None:
    green = {"wisdom": 2, "hand": ["spear", "bow"], "runes": ["uruz", "othala"]}
    table = saga(green=green).play("act prepare", "prepare rune", "gain algiz")
    assert table.kind == "shed_runes"
    assert len(table.runes("green")) == 3
    table.play("drop uruz")
    assert table.runes("green") == ["othala", "algiz"]
    assert table.player("green")["cards"] == 2


@rule("lor.runes.over_limit")
def test_the_runes_of_one_bonus_are_all_taken_before_any_is_discarded() -> None:
    green = {"priests": 1, "wisdom": 2, "runes": ["uruz", "uruz"]}
    table = saga("prayer", green=green, levels={"freya": 3}).play("pray freya")
    table.play("gain othala", "gain othala", "gain algiz")
    assert (table.kind, len(table.runes("green"))) == ("shed_runes", 5)
    table.play("drop uruz", "drop uruz")
    assert table.runes("green") == ["othala", "othala", "algiz"]  # Wisdom rose before


@rule("lor.runes.spent_to_supply", "lor.runes.over_limit")
def test_spent_and_discarded_runes_return_to_the_supply() -> None:
    table = saga("rune_actions", green={"region": 1, "runes": ["uruz", "othala"], "armies": [(9, 1)]})
    before = dict(table.view["runes"])
    table.play("invoke strengthen")
    assert table.runes("green") == []
    assert table.view["runes"] == {**before, "uruz": before["uruz"] + 1, "othala": before["othala"] + 1}


@rule("lor.runes.forge_refilled", "lor.runes.forge_holds_one", "lor.build_monument.refill_forges")
def test_forges_are_refilled_whoever_builds() -> None:
    table = saga(active="red", regions={2: {"rune": False}}, table={"wheel": {"prepare": [1]}})
    assert not table.region(2)["forge"]["full"]
    before = dict(table.view["runes"])
    table.luck().play("act build_monument", "erect odin")
    assert table.region(2)["forge"]["full"]
    assert all(table.region(number)["forge"]["full"] for number in (2, 6, 10, 14))
    assert table.view["runes"] == {**before, "uruz": before["uruz"] - 1}  # only the missing one


@rule("lor.runes.type_exhausted", "lor.limits.limited")
def test_a_type_that_has_run_out_cannot_be_gained() -> None:
    rich = {"runes": {"uruz": 8}, "wisdom": 6, "blessings": ["seidr_weaving"]}
    others = {"runes": {"uruz": 2}}
    uruz = {"forge": "uruz", "rune": True}
    table = saga(
        active="red",
        green=rich,
        red=others,
        regions={2: uruz, 6: uruz, 10: {"forge": "othala"}, 14: {"forge": "algiz"}},
    )
    assert table.view["runes"]["uruz"] == 0
    table.play("act prepare", "prepare rune")
    assert table.offers("gain") == ["othala", "algiz"]
    table.forbids("gain uruz", "lor.runes.type_exhausted")


@rule("lor.runes.type_exhausted")
@pytest.mark.parametrize("left", [None, 0, 1, 2])
def test_a_rune_can_be_gained_while_one_of_any_type_is_left(left: int | None) -> None:
    table = saga()
    state = table.state
    state.rune_supply = [int(rune == left) for rune in range(3)]
    state.apply(state.parse("act prepare"))
    assert ("prepare rune" in table.choices) == (left is not None)


@rule("lor.runes.type_exhausted", "lor.runes.forge_refilled")
def test_a_forge_whose_rune_has_run_out_stays_empty() -> None:
    rich = {"runes": {"uruz": 8}, "wisdom": 6, "blessings": ["seidr_weaving"]}
    empty = {"forge": "uruz", "rune": False}
    table = saga(
        green=rich,
        red={"runes": {"uruz": 2}, "wisdom": 2},
        regions={2: empty, 6: empty, 10: {"forge": "uruz"}, 14: {"forge": "uruz"}},
        table={"wheel": {"prepare": [0]}},
    )
    table.luck().play("act build_monument", "erect odin")
    assert not table.region(2)["forge"]["full"]


@rule("lor.seas.bridge", "lor.movement.retreat_bridge")
def test_the_bridge_serves_retreats_too() -> None:
    table = battle({"armies": [(6, 6)]}, {"drakkar": "sea2", "control": [9, 6], "armies": [(5, 2)]})
    assert table.kind == "retreat_together"
    assert table.offers("retreat") == ["6", "9"]
