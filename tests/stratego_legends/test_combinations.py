"""Where two rules meet: strengths that end with an attack, moves that count, units that lie open for a while."""

from __future__ import annotations

from typing import Any

from tests.stratego_legends.test_teams import four
from tests.stratego_legends.vocabulary import Field, battle
from tests.vocabulary import rule


def weakened(unit: str, amount: int) -> dict[str, object]:
    return {"unit": unit, "bonus": amount}


# -- strength 0 outside the comparison


@rule("sl.strength_zero.destroyed", "sl.strength.sources", "sl.timing.after_effect")
def test_a_unit_kept_alive_by_a_bonus_against_its_opponent_falls_with_the_end_of_the_attack() -> None:
    # Kzzt has 3, and +3 against Flight: weakened by 4 in the attack it wins with 2, and has nothing left after it.
    field = battle({"d5": "julisa"}, {"d4": "kzzt", "c5": "fire_wall", "e5": "fire_wall"}, turn="grey")
    kzzt, julisa = field.block("kzzt"), field.block("julisa")
    field.go("d4", "d5")
    field.state.bonus[kzzt] = -4
    field.state.bonus[julisa] = -1
    field.state.marked += [kzzt, julisa]
    field.state.boons += [kzzt, 167, -4, julisa, 167, -1]
    assert field.state.strength(kzzt) == 2
    field.quietly()
    assert field.where("julisa") == "destroyed"
    assert field.where("kzzt") == "destroyed"
    assert field.at("d5") is None
    assert [line["unit"] for line in field.heard("log-zero")] == ["unit-kzzt"]


@rule("sl.strength_zero.destroyed", "sl.control.capture_space")
def test_a_captured_unit_is_weighed_on_the_ground_it_is_put_on() -> None:
    # A Wood Elf has 2 and +2 on forest: with -2 it is captured there, and falls on the plain.
    field = battle({"d5": "wood_elf"}, {"d4": "daemin"}, turn="grey", terrain={"d5": "forest"})
    elf = field.block("wood_elf")
    field.go("d4", "d5")
    field.state.bonus[elf] = -2
    field.state.marked.append(elf)
    field.state.boons += [elf, 167, -2]
    field.quietly()
    assert field.heard("log-captured")
    assert field.where("wood_elf") == "destroyed"
    assert field.at("d4") is None
    assert field.at("d5") == "daemin"


@rule("sl.timing.after_effect", "sl.death_curses.after_destruction")
def test_the_curse_of_a_unit_that_falls_by_a_step_starts_at_once() -> None:
    # Warbrin has 3 and +2 on forest; with -4 it stands there with 1, and falls when it steps out of the wood.
    field = battle(
        {"d4": weakened("warbrin", -4)},
        terrain={"d4": "forest"},
        table={"marked": [0], "boons": [0, 167, -4]},
        options={"stops": "all"},
    )
    field.quietly().play("take d4", "move d5")
    assert field.curse == "warbrin"
    assert field.table()["window"]["kind"] == "end"


# -- what lies open


def forgetful() -> Field:
    """Without the memory aid, an attack on d5 by a Gold Knight; a shield stands beside the defender."""
    return battle(
        {"d4": "gold_knight", "c5": "sir_urgwaine"},
        {"d5": "helcar", "e6": "enchanted_shield"},
        options={"memory_aid": False},
    )


@rule("sl.information.reveal_momentary", "sl.information.memory_aid")
def test_an_ability_in_an_attack_leaves_its_two_units_open_until_it_is_over_and_not_longer() -> None:
    field = forgetful().go("d4", "d5")
    field.play("call c5").then("pick attacker")
    for seat in (0, 1, None):
        units = field.table(seat)["units"]
        assert {unit["unit"] for unit in units if unit["at"] == "d5"} == {"gold_knight", "helcar"}
        assert all(unit["shown"] for unit in units if unit["at"] == "d5")
    field.play("pass", "pass")
    assert field.at("d5") == "gold_knight"
    assert field.seen("d5", 1)  # everybody looks at what happened until the next move
    field.go("g8", "f8")
    assert field.unit_view("d5", 1)["unit"] is None
    assert field.unit_view("c5", 1)["unit"] is None


@rule("sl.information.reveal_momentary", "sl.ranged_attack.reveal")
def test_an_ability_in_a_ranged_attack_hides_neither_shooter_nor_target() -> None:
    field = battle(
        {"d4": "frodnaj_archer"}, {"d6": "rock_giant", "e7": "enchanted_shield"}, options={"memory_aid": False}
    )
    field.act("d4", "ranged_attack", "pick d6").play("pass", "call e7").then("pick d6")
    assert field.unit_view("d4", 1)["unit"] == "frodnaj_archer"
    assert field.unit_view("d6", 0)["unit"] == "rock_giant"
    field.quietly().go("g8", "f8")
    assert field.unit_view("d4", 1)["unit"] is None
    assert field.unit_view("d6", 0)["unit"] is None


# -- moves that count


@rule("sl.movement.back_and_forth_actions", "sl.movement.back_and_forth")
def test_going_back_to_the_castle_counts_as_going_to_and_fro() -> None:
    field = battle({"b4": "gold_knight"}, {"e5": "garpus", "e7": "titan_castle"}, turn="grey", terrain={"d6": "water"})
    field.act("e5", "move_to_castle", "to e6").quietly().go("b4", "b5").go("e6", "e5").go("b5", "b6")
    field.play("take e5")
    field.forbids("move e6", "sl.movement.back_and_forth")
    field.play("use move_to_castle")
    assert "e6" not in field.offers("to")
    assert "f6" in field.offers("to")


# -- team-mates


@rule("sl.teams.zones", "sl.teams.your_units", "sl.castles.static", "sl.turn.action_available")
def test_a_castle_in_a_mates_columns_is_no_place_to_return_to() -> None:
    worm = {"e6": "garpus", "l7": {"unit": "bone_castle", "army": 2, "seat": 3}, "h8": "kralc"}
    field = four({"d4": "gold_knight"}, worm, turn=2)
    field.play("take e6")
    field.forbids("use move_to_castle", "sl.turn.action_available")


@rule("sl.abilities.once_per_game", "sl.returning.state", "sl.castles.static")
def test_a_castle_that_comes_back_has_still_used_its_one_move() -> None:
    spent = {"unit": "wind_castle", "army": 1, "where": "destroyed", "used": ["this_game"]}
    field = four(
        {"i1": {"unit": "tiera", "army": 1}, "k4": {"unit": "noble_cleric", "army": 1}},
        {"k5": {"unit": "uzelis", "army": 3}},
        turn=1,
        more=[spent],
    )
    field.go("k4", "k5")
    while field.kind == "window":
        field.play("pass")
    field.play("yes").then("return wind_castle")
    assert field.at("k5") == "wind_castle"
    for start, end in (("o8", "o7"), ("b1", "b2"), ("g8", "f8")):
        while field.kind == "window":
            field.play("pass")
        field.go(start, end)
    assert field.seat == 1
    assert field.unit_view("k5", 1)["spent"]
    field.forbids("take k5", "sl.castles.static")


# -- events that are no attack


@rule("sl.attack.only_by_entry", "sl.ranged_attack.not_attack")
def test_a_unit_that_is_shot_was_not_attacked() -> None:
    # The Wizard's Familiar takes its neighbours with it when it is attacked and destroyed, and only then.
    units = {"d4": "wizards_familiar", "c4": "loovius"}
    shot = battle(units, {"d6": "rock_giant"}, turn="grey")
    shot.act("d6", "ranged_attack", "pick d4").quietly()
    assert shot.where("wizards_familiar") == "destroyed"
    assert shot.at("c4") == "loovius"
    assert not shot.seen("c4", 1)
    attacked = battle(units, {"d5": "rock_giant"}, turn="grey").attack("d5", "d4")
    assert attacked.where("loovius") == "destroyed"


def besieged(defender: str, neighbour: str) -> Field:
    """A unit of beige's on d5 among five of grey's, and a friend beside it; Siege is a captive Hero's."""
    ring: dict[str, Any] = {
        "c4": {"unit": "dwarven_hero", "seat": 1},
        "d4": "larva",
        "e4": "marr",
        "c5": "mummy",
        "e5": "gwarf",
    }
    field = battle({"d5": defender, "d6": neighbour}, ring, turn="grey")
    return field.act("c4", "siege", "pick d5")


@rule("sl.attack.only_by_entry", "sl.siege.condition")
def test_a_unit_that_is_besieged_was_not_attacked() -> None:
    # neither does the Familiar take its neighbours with it, nor may the Guard give himself for his King
    field = besieged("wizards_familiar", "loovius")
    assert field.where("wizards_familiar") == "destroyed"
    assert field.at("d6") == "loovius"
    assert not field.seen("d6", 1)
    assert (field.kind, field.side) == ("turn", "beige")
    field = besieged("king_migol", "migols_royal_guard")
    assert field.where("king_migol") == "destroyed"
    assert (field.kind, field.side) == ("turn", "beige")


@rule("sl.attack.only_by_entry", "sl.rage.attacker_only")
def test_who_besieges_or_shoots_has_not_attacked_successfully() -> None:
    # Crush rages; with Siege or a Ranged Attack granted it stays where it is, and the next enemy beside it is spared.
    for keyword, target in (("siege", "d5"), ("ranged_attack", "d6")):
        crush = {"unit": "crush", "granted": [keyword]}
        ring: dict[str, Any] = {"d4": crush, "c4": "larva", "c5": "mummy", "c6": "gwarf", "e6": "helcar"}
        field = battle({target: "wood_elf", "e4": "poy"}, ring, turn="grey", table={"marked": [2]})
        field.act("d4", keyword, f"pick {target}").quietly()
        assert field.where("wood_elf") == "destroyed"
        assert field.at("d4") == "crush"
        assert field.at("e4") == "poy"
        assert (field.kind, field.side) == ("turn", "beige")


@rule("sl.attack.only_by_entry", "sl.strength_zero.destroyed")
def test_a_familiar_that_is_weakened_to_nothing_outside_an_attack_takes_nobody_along() -> None:
    familiar = {"unit": "wizards_familiar", "bonus": -1}
    field = battle(
        {"d4": familiar, "c4": "loovius"},
        {"d5": "fire_wall"},
        turn="grey",
        table={"marked": [0], "boons": [0, 167, -1]},
    )
    field.act("d5", "weaken", "pick d4")
    assert field.where("wizards_familiar") == "destroyed"
    assert field.at("c4") == "loovius"
    assert not field.seen("c4", 1)


@rule("sl.attack.only_by_entry", "sl.timing.triggered")
def test_nobody_is_rescued_from_a_sacrifice() -> None:
    field = battle({"d5": "king_migol", "c5": "migols_royal_guard"}, {"d6": "gloomis"}, turn="grey")
    field.act("d6", "opponent_sacrifice", "pick d5")
    assert field.where("king_migol") == "destroyed"
    assert field.kind == "turn"


@rule("sl.attack.outcome_order")
def test_the_attackers_guess_settles_the_attack_before_the_defender_can_convert_it() -> None:
    field = battle({"d5": "clevut"}, {"d4": {"unit": "psychic_devourer", "seat": 1}}, turn="grey")
    field.go("d4", "d5").play("name landor", "pass", "pass")
    assert field.kind == "turn"  # Clevut was not asked
    assert field.where("psychic_devourer") == "destroyed"
    assert field.at("d5") == "clevut"


@rule("sl.timing.simultaneous_choice", "sl.timing.triggered")
def test_of_several_who_are_flown_over_the_player_in_turn_is_asked_first() -> None:
    field = battle(
        {"d6": "celams"},
        {"d4": "helcar", "d5": {"unit": "celams", "seat": 1}},
        turn="grey",
    )
    field.act("d4", "fly")
    assert (field.side, field.offers("pick")) == ("grey", ["d5"])
    field.play("done")
    assert (field.side, field.offers("pick")) == ("beige", ["d6"])
    field.play("pick d6").quietly()
    assert field.where("helcar") == "destroyed"


@rule("sl.attack.success_definition")
def test_an_attacker_that_changes_sides_has_not_succeeded_and_rages_no_more() -> None:
    field = battle({"d5": "clevut", "d6": "grundin"}, {"d4": "akillon", "e5": "marr"}, turn="grey")
    field.go("d4", "d5").play("pass", "pass", "yes")
    assert field.owner("d5") == "beige"
    assert (field.kind, field.side) == ("turn", "beige")
    assert field.at("e5") == "marr"  # nor does it fall upon its former friends


@rule("sl.death_curses.controller", "sl.destroyed_area.owner")
def test_the_curse_of_a_captured_unit_is_its_captors() -> None:
    captured = {"unit": "strangling_vines", "seat": 1}
    field = battle(
        {"d4": "gold_knight", "b4": "tiera"},
        {"d5": captured, "b5": "nosimaj", "f2": "marr"},
        terrain={"f2": "forest", "f3": "forest"},
    )
    field.attack("d4", "d5")
    assert field.table()["curse"]["seat"] == 1
    assert field.table()["curse"]["army"] == 0
    field.go("f2", "f3").go("b4", "b5").quietly()
    # the Vines end: grey must destroy a unit on forest, and only its own Marr stands there
    assert field.where("marr") == "destroyed"
    assert field.table()["destroyed"]["0"] == ["strangling_vines"]
