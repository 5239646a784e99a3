"""The turn: which units can be taken, who is asked when, and what ends with it."""

from __future__ import annotations

import pytest

from tests.stratego_legends.test_teams import four
from tests.stratego_legends.vocabulary import Field, battle
from tests.vocabulary import rule

AROUND_D4 = ("c4", "d3", "d5", "e4")


def penned_in(*but: str) -> dict[str, str]:
    """Water on all sides of d4, but for some."""
    return {space: "water" for space in AROUND_D4 if space not in but}


# -- who can be taken


@rule("sl.turn.action_available", "sl.movement.attack_entry")
def test_a_unit_that_can_only_attack_can_be_taken() -> None:
    for unit, taken in (("gold_knight", True), ("clevut", False), ("holy_light", False)):
        field = battle({"d4": unit}, {"d5": "mummy"}, terrain=penned_in("d5"))
        assert ("d4" in field.offers("take")) == taken
    field = battle({"d5": "gold_knight"}, {"d4": "mummy"}, terrain=penned_in("d5"), turn="grey")
    assert "d4" in field.offers("take")


@pytest.mark.parametrize(("seat", "taken"), [(2, True), (3, False)])
@rule("sl.turn.action_available", "sl.teams.no_entry_ally")
def test_who_may_attack_own_units_can_be_taken_among_them_but_not_among_allies(seat: int, taken: bool) -> None:
    neighbour = {"unit": "jezrak", "army": 3, "seat": seat}
    water = dict.fromkeys(("h4", "h6", "g5"), "water")
    field = four(grey={"h5": "dumes", "i5": neighbour}, terrain=water, turn=2)
    assert ("h5" in field.offers("take")) == taken
    field = four(grey={"h5": "dumes", "i5": neighbour}, turn=2).play("take h5")
    assert field.offers("attack") == (["i5"] if taken else [])
    assert "i5" not in field.offers("move")
    assert field.play("use charge").offers("to")[-1] == ("i5" if taken else "h7")


@rule("sl.turn.action_available", "sl.actions.granted")
def test_a_unit_penned_in_can_be_taken_if_a_curse_gives_it_flight() -> None:
    for curse, taken in ((None, False), ("nosimaj", True)):
        field = battle({"d4": "poy"}, terrain=penned_in(), curse=curse)
        assert ("d4" in field.offers("take")) == taken


@rule("sl.turn.must_act", "sl.turn.no_pass", "sl.turn.action_available")
def test_who_can_only_use_an_action_must_use_it() -> None:
    field = battle(
        {"a1": "woodland_tower"}, {"h8": "titan_castle", "g8": "mummy"}, lonely=True, terrain={"c1": "water"}
    )
    assert field.choices == ["take a1"]
    field.forbids("yield", "sl.turn.no_pass")


@rule("sl.timing.extra_turn", "sl.turn.action_available")
def test_a_power_for_the_end_of_the_turn_is_no_reason_to_take_a_unit_before() -> None:
    field = battle({"d4": "oreld_the_deliverer"}, terrain=penned_in())
    assert "d4" not in field.offers("take")


@rule("sl.movement.back_and_forth", "sl.turn.action_available")
def test_who_moved_under_the_one_side_begins_to_go_to_and_fro_anew_under_the_other() -> None:
    field = battle({"d4": "gold_knight"}, {"g6": "parasitix"})
    field.go("d4", "d5").act("g6", "opponent_gives_control").play("pick d5")
    assert field.owner("d5") == "grey"
    field.go("b1", "b2").go("d5", "d4").go("b2", "b1").play("take d4")
    assert "d5" in field.offers("move")


@rule("sl.movement.back_and_forth", "sl.turn.action_available")
def test_a_grey_unit_whose_only_way_is_barred_cannot_be_taken_either() -> None:
    water = dict.fromkeys(("c4", "d3", "e4", "c5", "d6", "e5"), "water")
    field = battle(grey={"d4": "mummy"}, terrain=water, turn="grey")
    field.go("d4", "d5").go("b1", "b2").go("d5", "d4").go("b2", "b1")
    field.forbids("take d4", "sl.movement.back_and_forth")


@rule("sl.control.move_later", "sl.turn.action_available")
def test_a_unit_that_came_in_this_turn_may_use_its_ability_and_not_move() -> None:
    newcomer = {"unit": "sir_urgwaine", "used": ["fresh"]}
    field = battle({"d4": newcomer, "e4": "gold_knight"}, table={"marked": [0]}).play("take d4")
    assert field.choices == ["use boost"]


@pytest.mark.parametrize(("unit", "power"), [("hunter", "charge"), ("dwarven_knight", "quick")])
@rule("sl.charge.attack", "sl.quickness.attack_first", "sl.turn.action_available")
def test_a_unit_penned_in_may_charge_or_hurry_at_the_enemy_beside_it(unit: str, power: str) -> None:
    field = battle({"d4": unit}, {"d5": "mummy"}, terrain=penned_in("d5")).play("take d4")
    assert power in field.offers("use")
    assert battle({"d4": unit}, terrain=penned_in()).offers("take") == ["a2", "b1"]


@rule("sl.quickness.move", "sl.quickness.blocked")
def test_quickness_needs_two_steps_and_never_ends_on_water_or_where_it_began() -> None:
    blind = penned_in("d5") | dict.fromkeys(("c5", "e5", "d6"), "water")
    assert battle({"d4": "dwarven_knight"}, terrain=blind).play("take d4").choices == ["move d5"]
    way_out = {space: kind for space, kind in blind.items() if space != "d6"}
    field = battle({"d4": "dwarven_knight"}, terrain=way_out | {"d7": "water"}).play("take d4", "use quick")
    assert field.at("d6") == "dwarven_knight"  # the only space
    dumes = {"unit": "dumes", "granted": ["quick"]}  # who may attack his own side, but not himself
    field = battle(grey={"d4": dumes}, turn="grey", table={"marked": [3]}).play("take d4", "use quick")
    assert field.offers("to") == ["b4", "c3", "c5", "d2", "d6", "e3", "e5", "f4"]


@rule("sl.movement.back_and_forth_actions")
def test_two_steps_there_and_back_count_as_going_to_and_fro() -> None:
    field = battle({"d4": "dwarven_knight"}, {"d8": "mummy"})
    field.act("d4", "quick", "to d6").go("d8", "c8").act("d6", "quick", "to d4").go("c8", "d8")
    field.play("take d4", "use quick")
    assert field.offers("to") == ["b4", "c3", "c5", "d2", "e3", "e5", "f4"]


# -- nothing left to do


def walled_up(option: str = "loses") -> Field:
    """Beige has a Knight without a way, and a Castle whose ability could give him one."""
    return battle(
        {"a1": "cloud_citadel", "b1": "gold_knight"},
        {"h8": "titan_castle", "g7": "mummy"},
        lonely=True,
        terrain={"c1": "water", "b2": "water", "a2": "water"},
        options={"empty_zone": option},
    )


@pytest.mark.parametrize("option", ["loses", "passes"])
@rule("sl.end.no_move", "sl.teams.end_stuck")
def test_who_has_units_and_yields_has_lost(option: str) -> None:
    field = walled_up(option).play("yield")
    assert (field.winner, field.reason) == ("grey", "result-stuck")


@rule("sl.turn.must_act")
def test_a_space_without_a_unit_cannot_be_taken() -> None:
    for turn in ("beige", "grey"):
        reason = battle(turn=turn).refused("move c3 c4")
        assert (reason.rule, reason.text.key) == ("sl.turn.must_act", "why-nobody")


@rule("sl.turn.no_pass")
def test_a_unit_that_was_taken_must_do_something() -> None:
    battle({"d4": "gold_knight"}).play("take d4").forbids("pass", "sl.turn.no_pass")


# -- who is asked when


def asked(field: Field) -> list[tuple[str, int | None]]:
    """Which windows open, and who is asked in each, until everybody has passed."""
    found = []
    while field.kind == "window":
        found.append((field.table()["window"]["kind"], field.seat))
        field.play("pass")
    return found


@rule("sl.timing.priority", "sl.timing.windows", "sl.turn.structure")
def test_in_every_window_of_a_turn_the_player_whose_turn_it_is_is_asked_first() -> None:
    field = battle({"d4": "gold_knight"}, {"d5": "helcar"}, options={"stops": "all"})
    assert asked(field) == [("start", 0), ("start", 1)]
    field.go("d4", "d5")
    after = [(kind, seat) for kind in ("after", "end") for seat in (0, 1)]
    assert asked(field) == [("attack", 0), ("attack", 1), *after, ("start", 1), ("start", 0)]
    field.go("g8", "g7")
    assert asked(field)[:2] == [("end", 1), ("end", 0)]
    field = battle({"d4": "hunter"}, options={"stops": "all"})
    asked(field)
    field.act("d4", "charge", "to d6")
    assert asked(field)[:4] == after


@rule("sl.timing.priority", "sl.abilities.any_time")
def test_after_an_ability_at_the_start_of_the_turn_the_others_are_asked_before_it_goes_on() -> None:
    field = battle({"d4": "sir_urgwaine", "e4": "gold_knight"}, options={"stops": "all"})
    asked(field)
    field.act("d4", "boost")
    assert asked(field) == [("start", 1), ("start", 0)]
    assert (field.kind, field.side) == ("turn", "beige")


@rule("sl.timing.extra_turn")
def test_nobody_takes_an_extra_turn_at_the_end_of_anothers() -> None:
    field = battle({"d4": "oreld_the_deliverer"}, turn="grey").declare(0, "ask-end").go("g8", "g7")
    assert (field.table()["window"]["kind"], field.seat, field.choices) == ("end", 0, ["pass"])
    field.forbids("call d4", "sl.timing.extra_turn")


@rule("sl.attack.definition", "sl.powers.kinds")
def test_the_attacker_is_called_in_an_attack_alone() -> None:
    field = battle({"d4": "landor"}, {"d5": "helcar"}, options={"stops": "all"})
    field.forbids("call attacker", "sl.attack.definition")
    field.forbids("call d4", "sl.powers.kinds")
    asked(field)
    field.go("d4", "d5").forbids("call attacker", "sl.powers.kinds")


@pytest.mark.parametrize("window", ["start", "after", "end"])
@rule("sl.timing.stops", "sl.timing.windows")
def test_who_asks_for_one_kind_of_window_alone_is_asked_there_alone(window: str) -> None:
    field = battle({"d4": "gold_knight"}, {"d5": "helcar", "g7": "mummy"})
    for seat in (0, 1):
        field.declare(seat, "skip-attack").declare(seat, "skip-offers")
    field.declare(1, f"ask-{window}").go("d4", "d5")
    told = asked(field)
    if window == "start":
        assert (told, field.side) == ([("start", 1)], "grey")
        field.go("g7", "g6")
        told = asked(field)
    assert (told, field.kind) == ([(window, 1)], "turn")


@rule("sl.attack.broken_off", "sl.ranged_attack.effect")
def test_the_window_of_a_ranged_attack_closes_when_the_shooter_or_the_target_is_gone() -> None:
    archer = {"unit": "frodnaj_archer", "bonus": -3}  # 2 are left
    for target, helper in (("lizarkus", "e4"), ("enchanted_shield", "d6")):
        field = battle(
            {"d4": archer},
            {"d6": target, "d7": "mummy", "e4": "fire_wall"},
            table={"marked": [0], "boons": [0, 167, -3]},
        )
        field.declare(0, "ask-after").act("d4", "ranged_attack", "pick d6")
        field.play("pass", f"call {helper}").then("pick d4", "pick d7")
        assert field.where("frodnaj_archer" if target == "lizarkus" else "enchanted_shield") == "destroyed"
        assert asked(field) == [("after", 0)]
        assert field.heard("log-strength") == []


# -- what ends with it


def blessed() -> Field:
    """Two units that have got something for this turn."""
    field = battle({"d4": "sir_urgwaine", "e4": "gold_knight", "a1": "cloud_citadel", "b1": "hunter"})
    return field.act("d4", "boost").act("a1", "grant_keyword", "pick b1")


@rule("sl.strength.turn_duration", "sl.abilities.once_per_turn")
def test_nothing_of_a_bonus_or_a_granted_keyword_is_left_in_the_next_turn() -> None:
    field = blessed()
    assert (field.strength("e4"), field.unit_view("b1", 0)["granted"]) == (9, ["fly"])
    assert [part["reason"] for part in field.unit_view("e4", 0)["parts"]] == ["base", "bonus"]
    field.go("a2", "a3")
    assert (field.strength("e4"), field.unit_view("b1", 0)["granted"]) == (8, [])
    assert [part["reason"] for part in field.unit_view("e4", 0)["parts"]] == ["base"]
    assert field.unit_view("b1", 0)["keywords"] == ["charge"]
    field.go("g8", "g7").play("take d4")
    assert field.offers("use") == ["boost"]


@rule("sl.strength.turn_duration")
def test_what_ends_with_the_turn_stays_in_a_copy_made_before() -> None:
    field = blessed()
    twin = field.state.clone()
    before = twin.to_position()
    field.go("a2", "a3")
    assert twin.to_position() == before


@rule("sl.teams.zone_change")
def test_who_changed_zones_is_looked_at_once() -> None:
    field = four({"h4": "gold_knight"}).go("h4", "i4")
    assert field.state.owner[field.block("i4")] == 1
    assert field.state.strays == []
