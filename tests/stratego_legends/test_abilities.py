"""Abilities and their windows: who is asked when, in which order, and that nothing is betrayed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stratego_legends.test_teams import four
from tests.stratego_legends.vocabulary import Field, battle
from tests.vocabulary import rule
from warhost import BadOption, FastChance


@rule("sl.abilities.any_time", "sl.abilities.moments")
def test_an_ability_is_used_in_the_turn_of_either_player() -> None:
    field = battle({"d4": "sir_urgwaine", "e4": "gold_knight"}, options={"stops": "all"})
    assert field.offers("call") == ["d4"]  # start of the own turn
    field.quietly().go("b1", "b2")
    assert field.table()["window"]["kind"] == "end"
    assert field.offers("call") == ["d4"]
    field.play("pass", "pass", "pass")
    assert field.table()["turn"]["seat"] == 1
    assert field.side == "beige"
    assert field.offers("call") == ["d4"]  # start of the opponent's


@rule("sl.abilities.moments")
def test_the_player_in_turn_can_use_abilities_until_the_move() -> None:
    field = battle({"d4": "sir_urgwaine", "e4": "gold_knight"})
    field.act("d4", "boost", "pick e4")
    assert field.strength("e4") == 9
    assert field.kind == "turn"
    assert field.side == "beige"
    field.go("e4", "e5")
    assert field.side == "grey"


@rule("sl.abilities.unlimited")
def test_an_ability_without_limit_is_used_again_and_again() -> None:
    field = battle({"d4": "sir_urgwaine", "e7": "urgwaines_knights", "a1": "urgwaines_castle"})
    field.act("a1", "grant_keyword", "pick d4").act("a1", "grant_keyword", "pick e7")
    field.play("take d4")
    assert "quick" in field.offers("use")


@rule("sl.abilities.once_per_turn")
def test_once_per_turn_counts_per_unit_and_is_renewed_in_every_turn() -> None:
    field = battle(
        {"d4": "srik", "c4": "high_elf", "e4": "high_elf"}, {"d5": "neptillion"}, turn="grey", options={"stops": "all"}
    )
    field.play("pass", "call c4").then("pick d4").play("pass", "call e4").then("pick d4").play("pass")
    assert field.strength("d4") == 9
    field.forbids("call c4", "sl.abilities.once_per_turn")
    field.quietly().go("g8", "f8").quietly()
    assert field.side == "beige"
    field.play("take c4")
    assert "boost" in field.offers("use")


@rule("sl.abilities.once_per_turn", "sl.actions.own_turn")
def test_an_ability_that_is_used_up_leaves_the_unit_its_action() -> None:
    field = battle({"d4": "angelas_amulet", "e4": "galrien"})
    field.act("d4", "boost", "pick e4").play("take d4")
    assert field.offers("use") == ["quick"]
    field.forbids("use boost", "sl.abilities.once_per_turn")


@rule("sl.abilities.once_per_turn", "sl.control.powers")
def test_a_unit_taken_over_can_use_its_ability_at_once() -> None:
    captive = {"unit": "wood_elf", "seat": 1}
    field = battle({"d5": "high_elf"}, {"d6": "parasitix", "c5": captive}, turn="grey")
    field.declare(1, "ask-after").act("d6", "opponent_gives_control", "pick d5")
    assert field.table()["window"]["kind"] == "after"
    assert field.offers("call") == ["d5"]
    field.play("call d5").then("pick c5")
    assert field.strength("c5") == 3


@rule("sl.abilities.once_per_game")
def test_once_per_game_stays_used_under_another_controller() -> None:
    # grey has taken the Wind Castle over: it may make its one move for its new side, if it has not made it before
    for used in ([], ["this_game"]):
        captive = {"unit": "wind_castle", "army": 1, "seat": 2, "used": used}
        field = four({"i1": {"unit": "tiera", "army": 1}, "d4": captive}, turn=2)
        assert ("d4" in field.offers("take")) == (not used)
    # and it is the change itself that leaves the mark alone
    castle = {"unit": "wind_castle", "army": 1, "used": ["this_game"]}
    field = four({"i1": castle}, {"d6": "parasitix"}, turn=2)
    field.act("d6", "opponent_gives_control").play("against 2", "pick i1")
    assert field.owner("i1") == "grey"
    assert field.unit_view("i1", 3)["spent"]


@rule("sl.abilities.once_per_game", "sl.castles.static")
def test_once_per_game_is_not_renewed_in_a_later_turn() -> None:
    field = battle({"d2": {"unit": "wind_castle", "used": ["this_game"]}, "d3": "gold_knight"})
    field.forbids("take d2", "sl.castles.static")
    assert field.unit_view("d2", 0)["spent"]
    field = battle({"d2": "wind_castle"})
    field.act("d2", "relocate_self", "to e3").quietly().go("g8", "f8")
    field.forbids("take e3", "sl.castles.static")


@rule("sl.abilities.once_per_turn", "sl.abilities.once_per_game")
def test_a_limit_on_the_turn_and_one_on_the_game_are_counted_apart() -> None:
    castle = {"unit": "wind_castle", "used": ["this_turn"]}
    field = battle({"d2": castle, "d4": "gold_knight"}, table={"marked": [0]})
    assert "d2" in field.offers("take")
    paladin = {"unit": "sir_urgwaine", "used": ["this_game"]}
    field = battle({"d4": paladin, "e4": "gold_knight"}).play("take d4")
    assert field.offers("use") == ["boost"]


@rule("sl.information.reveal_momentary", "sl.powers.show_first")
def test_a_unit_shown_for_its_ability_is_turned_back_when_the_next_is_used() -> None:
    elves = {"d4": "wood_elf", "c5": "high_elf", "e5": "high_elf"}
    field = battle(elves, {"d5": "kralc"}, options={"memory_aid": False})
    field.go("d4", "d5").play("call c5").then("pick attacker")
    assert field.seen("c5", 1)
    field.play("pass", "call e5").then("pick attacker")
    assert field.seen("e5", 1)
    assert not field.seen("c5", 1)


@rule("sl.timing.after_effect", "sl.death_curses.after_destruction")
def test_the_curse_of_a_unit_that_an_action_destroys_starts_before_anything_else() -> None:
    field = battle({"e6": "dwarven_scout"}, {"d5": "medusa"}, turn="grey").declare(1, "ask-after")
    field.act("d5", "destroy_adjacent_all")
    assert field.table()["window"]["kind"] == "after"
    assert field.curse == "dwarven_scout"


@rule("sl.abilities.in_play")
def test_only_units_on_the_battlefield_use_abilities() -> None:
    # sword and shield help a neighbour; destroyed, they help nobody, wherever friends stand
    friends = {"a8": "tiera", "h1": "tiera", "g1": "tiera"}
    enemies = {"d5": "mummy", "a7": "marr", "b8": "marr"}
    field = battle({"d4": "gold_knight", **friends}, enemies, destroyed=["dancing_sword", "enchanted_shield"])
    field.go("d4", "d5")
    assert (field.side, field.choices) == ("beige", ["pass"])
    field.forbids("call e6", "sl.abilities.in_play")
    field.play("pass")
    assert (field.side, field.choices) == ("grey", ["pass"])


@rule("sl.timing.priority")
def test_the_player_in_turn_goes_first_and_a_window_closes_when_all_have_passed_in_a_row() -> None:
    field = battle(
        {"d4": "gold_knight", "c5": "dancing_sword"},
        {"d5": "helcar", "e6": "enchanted_shield", "e5": "wheel_of_energy"},
    )
    field.go("d4", "d5")
    order = [field.side]
    field.play("pass")
    order.append(field.side)
    field.play("call e6").then("pick d5")
    order.append(field.side)  # who has passed may act again
    field.play("call c5").then("pick attacker")
    order.append(field.side)
    field.play("pass")
    order.append(field.side)
    field.play("pass")
    assert order == ["beige", "grey", "beige", "grey", "beige"]
    assert field.where("helcar") == "destroyed"


@rule("sl.timing.no_stack")
def test_an_ability_takes_effect_before_anyone_can_use_another() -> None:
    field = battle({"d4": "gold_knight"}, {"d5": "helcar", "e6": "enchanted_shield"})
    field.go("d4", "d5").play("pass", "call e6")
    assert field.strength("helcar") == 8
    assert field.side == "beige"
    assert field.kind == "window"


@rule("sl.timing.not_inside", "sl.timing.windows")
def test_no_ability_in_the_middle_of_an_instruction() -> None:
    field = battle({"d4": "tiera", "c5": "dancing_sword"}, {"d5": "mummy", "f7": "kralc"})
    field.go("d4", "d5").quietly()
    assert field.kind == "pick_unit"  # grey chooses the sacrifice, and nobody is asked for abilities
    field.forbids("call c5", "sl.timing.windows")


@rule("sl.timing.triggered")
def test_an_ability_tied_to_an_event_is_offered_there_and_lost_if_declined() -> None:
    setting = ({"d5": "uaivad"}, {"d4": "helliton"})
    field = battle(*setting, turn="grey")
    field.go("d4", "d5").play("pass", "pass")
    assert field.kind == "offer"
    assert field.side == "grey"
    field.play("yes")
    assert field.where("uaivad") == "cursing"
    field = battle(*setting, turn="grey")
    field.go("d4", "d5").play("pass", "pass", "decline")
    assert field.where("helliton") == "destroyed"


@rule("sl.timing.triggered", "sl.timing.no_leak")
def test_a_rescue_is_asked_for_whenever_a_rescuer_could_stand_there() -> None:
    # The hidden neighbour is a Royal Guard, or is not: the question comes in both cases.
    for neighbour in ("migols_royal_guard", "dwarven_hero"):
        roster = [
            ["king_migol", "mirage_castle", "humble_clergy", "gray_knight", neighbour, "migols_royal_guard"],
            ["mummy", "kralc", "the_hidden_hive", "mrmrm", "golladus"],
        ]
        if neighbour == "dwarven_hero":
            units = {"d5": "king_migol", "c6": neighbour, "b8": "migols_royal_guard"}
        else:
            units = {"d5": "king_migol", "c6": neighbour}
            roster[0] = [name for name in roster[0] if name != "migols_royal_guard"] + ["migols_royal_guard"]
        field = battle(units, {"d4": "kralc", "e8": "mummy"}, turn="grey", table={"rosters": roster})
        field.go("d4", "d5").play("pass", "pass")
        assert field.kind == "pick_unit"
        assert field.side == "beige"
        rescuers = field.offers("pick")
        assert rescuers == (["c6"] if neighbour == "migols_royal_guard" else [])
        if rescuers:
            field.play("pick c6")
            assert field.at("c6") == "king_migol"
            assert field.where("migols_royal_guard") == "destroyed"
            assert field.at("d5") == "kralc"
        else:
            field.play("done")
            assert field.where("king_migol") == "destroyed"


@rule("sl.timing.triggered", "sl.control.side")
def test_a_guard_that_has_changed_sides_saves_nobody() -> None:
    field = battle({"d5": "king_migol"}, {"d4": "kralc", "c6": {"unit": "migols_royal_guard", "seat": 1}}, turn="grey")
    field.attack("d4", "d5")
    assert (field.kind, field.side) == ("turn", "beige")


@rule("sl.timing.triggered", "sl.army_building.secret")
def test_where_armies_are_secret_any_own_neighbour_might_be_the_rescuer() -> None:
    secret = {"open_rosters": False}
    field = battle({"d5": "king_migol", "c6": "dwarven_hero"}, {"d4": "kralc"}, turn="grey", table=secret)
    field.attack("d4", "d5")
    assert (field.kind, field.side, field.choices) == ("pick_unit", "beige", ["done"])
    # one that was captured from grey, and is forgotten since, is known to be of the other army
    field = battle({"d5": "king_migol", "c6": {"unit": "marr", "seat": 0}}, {"d4": "kralc"}, turn="grey", table=secret)
    field.attack("d4", "d5")
    assert (field.kind, field.side) == ("turn", "beige")


@rule("sl.timing.triggered")
def test_no_rescue_is_asked_for_when_everybody_knows_the_neighbours() -> None:
    known = {"unit": "dwarven_hero", "seen": [0, 1, 8]}
    field = battle({"d5": "king_migol", "c6": known, "b8": "migols_royal_guard"}, {"d4": "kralc"}, turn="grey")
    field.attack("d4", "d5")
    assert field.kind == "turn"


@rule("sl.timing.triggered")
def test_no_rescue_is_asked_for_when_the_only_rescuer_is_known_to_have_fallen() -> None:
    units = {"d5": "king_migol", "c6": "dwarven_hero"}
    field = battle(units, {"d4": "kralc"}, turn="grey", destroyed=["migols_royal_guard"])
    field.attack("d4", "d5")
    assert field.kind == "turn"
    # with another one on the list the hidden neighbour might be it
    field = battle(
        {**units, "b8": "migols_royal_guard"}, {"d4": "kralc"}, turn="grey", destroyed=["migols_royal_guard"]
    )
    field.attack("d4", "d5")
    assert (field.kind, field.choices) == ("pick_unit", ["done"])


@rule("sl.timing.triggered", "sl.timing.stops")
def test_automatic_passing_spares_the_question() -> None:
    field = battle({"d5": "king_migol", "c6": "migols_royal_guard"}, {"d4": "kralc"}, turn="grey")
    field.declare(0, "skip-offers").attack("d4", "d5")
    assert field.kind == "turn"
    assert field.where("king_migol") == "destroyed"


@rule("sl.timing.stops", "sl.timing.no_leak")
def test_everybody_is_asked_in_attacks_even_without_any_ability() -> None:
    field = battle({"d4": "gold_knight"}, {"d5": "mummy"})
    field.go("d4", "d5")
    assert field.kind == "window"
    assert field.choices == ["pass"]
    field.play("pass")
    assert field.side == "grey"
    assert field.choices == ["pass"]


@rule("sl.timing.stops")
def test_all_stops_and_the_usual_ones_are_set_at_one_stroke() -> None:
    field = battle({"d4": "gold_knight"})
    assert "ask-usual" not in field.state.declarations(0)
    field.declare(0, "ask-always")
    assert field.table(0)["stops"][0] == ["start", "attack", "after", "end", "offers"]
    assert field.table(1)["stops"][1] == ["attack", "offers"]
    assert "ask-always" not in field.state.declarations(0)
    field.go("d4", "d5")
    assert (field.kind, field.seat) == ("window", 0)  # at the end of the turn
    field.play("pass").declare(0, "ask-usual")
    assert field.table(0)["stops"][0] == ["attack", "offers"]
    assert field.log_keys()[-1] == "log-declare-ask-usual"


@pytest.mark.parametrize("what", ["ask-end", "skip-offers", "ask-always"])
@rule("sl.timing.stops", "sl.timing.no_leak")
def test_nobody_else_is_told_where_a_player_wants_to_be_asked(what: str) -> None:
    def seen(field: Field, seat: int | None) -> Any:
        return field.state.view(seat), [line.to_doc() for line in field.state.log_for(seat)]

    for seats in (2, 4):
        plain, told = (four({"d4": "gold_knight"}) if seats == 4 else battle({"d4": "gold_knight"}) for _ in range(2))
        told.declare(0, what)
        for seat in (None, *range(1, seats)):
            assert seen(told, seat) == seen(plain, seat)
            worlds = [field.state.determinize(seat, FastChance(3)).to_position() for field in (plain, told)]
            assert worlds[0] == worlds[1]  # nor is it guessed from the truth
        assert seen(told, 0) != seen(plain, 0)
        assert told.table(0)["stops"][1:] == [None] * (seats - 1)


@rule("sl.timing.stops")
def test_who_is_asked_in_a_window_is_asked_there_in_every_world_one_can_imagine() -> None:
    field = battle({"d4": "gold_knight"}).declare(0, "ask-end").go("d4", "d5")
    assert (field.kind, field.seat) == ("window", 0)
    world = field.state.determinize(1, FastChance(3))
    assert (world.seat, world.decision().kind) == (0, "window")
    assert [world.notation(choice) for choice in world.legal()] == ["pass"]


@rule("sl.timing.stops")
def test_stops_are_set_and_taken_away_at_any_time() -> None:
    field = battle({"d4": "gold_knight"}, {"d5": "mummy"})
    field.declare(1, "ask-start").go("d4", "c4")
    assert field.kind == "window"  # at the start of grey's own turn
    assert field.side == "grey"
    field.declare(1, "skip-start")
    assert field.kind == "turn"
    field.declare(0, "skip-attack").declare(1, "skip-attack").go("d5", "d4")
    assert field.kind == "turn"
    field = battle({"d4": "gold_knight"}, {"d5": "mummy"}).declare(0, "skip-attack").declare(1, "skip-attack")
    field.go("d4", "d5")
    assert field.where("mummy") == "destroyed"
    assert [field.table(seat)["stops"][seat] for seat in (0, 1)] == [["offers"], ["offers"]]
    with pytest.raises(BadOption, match="cannot be declared"):
        field.declare(0, "skip-attack")


@rule("sl.timing.windows")
def test_a_ranged_attack_has_its_window_after_the_target_is_revealed() -> None:
    field = battle({"d4": "frodnaj_archer"}, {"d6": "rock_giant", "e7": "enchanted_shield"})
    field.act("d4", "ranged_attack", "pick d6")
    assert field.table()["window"]["kind"] == "ranged"
    assert field.seen("d6")
    field.play("pass", "call e7").then("pick d6")
    assert field.strength("d6") == 7


@rule("sl.timing.simultaneous_choice", "sl.timing.priority")
def test_a_window_asks_the_player_in_turn_first() -> None:
    field = battle({"d4": "gold_knight"}, {"d5": "mummy"}, options={"stops": "all"}, turn="grey")
    assert field.side == "grey"
    field.play("pass")
    assert field.side == "beige"


@rule("sl.timing.extra_turn")
def test_an_extra_turn_is_complete_and_two_uses_give_two() -> None:
    field = battle(
        {"e4": "oreld_the_deliverer", "d4": "oreld_the_deliverer", "c4": "sir_urgwaine", "c5": "gold_knight"},
    )
    field.declare(0, "ask-end")
    field.act("c4", "boost", "pick c5").go("c5", "c6")
    assert field.offers("call") == ["d4", "e4"]
    field.play("call d4", "call e4").then("pass")
    assert field.side == "beige"
    assert field.table()["turn"]["extra"] == 1
    assert field.strength("c6") == 8  # effects of the old turn have ended
    field.play("take c4")
    assert field.offers("move")
    field.play(field.choices[0]).quietly()
    assert field.side == "beige"
    assert field.table()["turn"]["extra"] == 0
    field.go("b1", "b2").quietly()
    assert field.side == "grey"


@rule("sl.timing.extra_turn")
def test_an_extra_turn_is_offered_only_at_the_end_of_the_own_turn() -> None:
    field = battle({"d4": "oreld_the_deliverer"}, options={"stops": "all"})
    field.forbids("call d4", "sl.timing.extra_turn")
    field.quietly().go("b1", "b2")
    assert field.offers("call") == ["d4"]


@rule("sl.actions.own_turn")
def test_actions_are_no_answer_in_the_opponents_turn() -> None:
    field = battle({"d4": "hunter"}, turn="grey", options={"stops": "all"})
    field.play("pass")
    assert field.side == "beige"
    field.forbids("use charge", "sl.actions.own_turn")


@rule("sl.actions.granted")
def test_a_granted_action_is_used_like_a_printed_one_and_is_the_one_of_the_turn() -> None:
    field = battle({"c4": "cloud_citadel", "d4": "gold_knight", "d5": "tiera"})
    field.act("c4", "grant_keyword", "pick d4").play("take d4")
    assert field.offers("use") == ["fly"]
    field.play("use fly").then("to d6").quietly()
    assert field.at("d6") == "gold_knight"
    assert field.side == "grey"


@rule("sl.actions.granted", "sl.strength.turn_duration")
def test_a_granted_action_is_gone_with_the_turn() -> None:
    field = battle({"c4": "cloud_citadel", "d4": "gold_knight", "d5": "tiera"})
    field.act("c4", "grant_keyword", "pick d4").go("b1", "b2").go("g8", "f8").play("take d4")
    assert field.offers("use") == []


@rule("sl.actions.granted")
def test_a_power_that_only_a_curse_gives_can_be_granted_for_the_turn_as_the_curse_may_end() -> None:
    # Nosimaj gives every mobile unit Flight, until a Fire Wall brings the Scout down, who has a curse of his own.
    field = battle(
        {"d5": "dwarven_scout"},
        {"d6": "fire_wall", "b7": "oppolifnas", "a7": "marr", "a6": "mummy", "b8": "scythe"},
        turn="grey",
        curse="nosimaj",
    )
    field.act("b7", "grant_keyword")
    assert field.offers("pick") == ["a6", "a7"]
    reason = field.refused("pick b8")  # Flight is printed on it
    assert (reason.rule, reason.text.key) == ("sl.actions.granted", "why-has-keyword")
    field.play("pick a7").act("d6", "weaken", "pick d5")
    assert field.curse == "dwarven_scout"
    field.play("take a7")
    assert "fly" in field.offers("use")


@rule("sl.actions.granted")
def test_nobody_is_granted_what_he_has_for_the_whole_turn() -> None:
    field = battle(grey={"b7": "oppolifnas", "a7": "scythe"}, turn="grey", curse="nosimaj").play("take b7")
    reason = field.refused("use grant_keyword")
    assert (reason.rule, reason.text.key) == ("sl.actions.granted", "why-nobody-lacks")
    field = battle(grey={"b7": "oppolifnas", "a7": "marr"}, turn="grey", options={"stops": "all"})
    field.play("call b7", "pass")
    reason = field.refused("call b7")
    assert (reason.rule, reason.text.key) == ("sl.actions.granted", "why-nobody-lacks")


@rule("sl.actions.must_displace")
def test_a_movement_action_never_ends_where_it_began() -> None:
    field = battle({"d4": "dwarven_knight", "e4": "aubrey"}, terrain={"e4": "forest", "f6": "forest"})
    field.play("take d4", "use quick")
    assert "d4" not in field.offers("to")
    field = battle({"e4": "aubrey"}, terrain={"e4": "forest", "f6": "forest", "g6": "forest"})
    field.play("take e4", "use terrain_jump")
    assert field.offers("to") == ["f6", "g6"]
