"""Why a choice is refused, decision by decision: the rule that is named is the one that forbids it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.stratego_legends.test_teams import four, passing
from tests.stratego_legends.vocabulary import Field, battle, new_game, started
from tests.vocabulary import flat, rule
from warhost.games.stratego_legends.mechanics.ground import SPACE_OF_NAME
from warhost.games.stratego_legends.model import (
    ARMY,
    ATTACKER,
    BOARD,
    CHOICES,
    FINISH,
    KIND,
    POWER,
    SEAT,
    SIDE,
    TERRAIN,
    USE,
)
from warhost.games.stratego_legends.phases.turn import Turn

Reasons = Mapping[str, tuple[str, str]]  # by choice: the rule, and the words


def says(field: Field, kind: str, reasons: Reasons) -> None:
    """In a decision of a kind choices are refused with these reasons."""
    assert field.kind == kind
    for text, wanted in reasons.items():
        reason = field.refused(text)
        assert (reason.rule, reason.text.key) == wanted, text


# -- before the battle


@rule("sl.placement.mix_theirs", "sl.placement.final_first", "sl.placement.final_second")
def test_exchanges() -> None:
    field = new_game(first="beige", boards="photo")
    says(field, "mix", {"mix a1": ("sl.placement.mix_theirs", "why-not-theirs")})
    space = field.offers("mix")[0]
    field.play(f"mix {space}")
    says(field, "mix", {f"mix {space}": ("sl.placement.mix_theirs", "why-same-space")})
    field.play(field.choices[0], "keep")
    for rule_id, theirs in (("sl.placement.final_first", "a8"), ("sl.placement.final_second", "a1")):
        says(field, "exchange", {f"exchange {theirs}": (rule_id, "why-not-own")})
        space = field.offers("exchange")[0]
        field.play(f"exchange {space}")
        says(
            field,
            "exchange_with",
            {f"with {theirs}": (rule_id, "why-not-own"), f"with {space}": (rule_id, "why-same-space")},
        )
        field.play(field.choices[0], "keep")


@rule("sl.army_building.nations", "sl.army_building.duplicates", "sl.setup.layout", "sl.teams.layout")
def test_armies_and_fields() -> None:
    says(
        new_game(armies="muster", first="beige", copies="three"),
        "muster",
        {
            "army horde_of_kralc": ("sl.army_building.nations", "muster-other-side"),
            "army beige_expansion_2000": ("sl.army_building.duplicates", "muster-copies"),
        },
    )
    says(started(), "turn", {"take k4": ("sl.setup.layout", "why-off-field")})
    says(four(), "turn", {"take z4": ("sl.teams.layout", "why-off-field")})


@rule("sl.teams.everyone_first", "sl.teams.alternate")
def test_who_plays() -> None:
    field = started(seats=4, seed=1, first="beige", team_order="free")
    says(field, "choose_player", {"seat 3": ("sl.teams.alternate", "why-other-team")})
    field.play("seat 2").play(field.choices[0])
    while field.kind != "choose_player":
        field.play(field.choices[-1] if field.kind == "window" else field.choices[0])
    says(
        field,
        "choose_player",
        {
            "seat 2": ("sl.teams.everyone_first", "why-has-played"),
            "seat 1": ("sl.teams.alternate", "why-other-team"),
        },
    )


# -- in a turn


@rule("sl.turn.no_pass", "sl.turn.must_act")
def test_a_turn_is_not_passed_and_a_power_is_a_units() -> None:
    says(
        battle({"d4": "hunter"}),
        "turn",
        {
            "pass": ("sl.turn.no_pass", "why-no-pass"),
            "yield": ("sl.turn.no_pass", "why-no-pass"),
            "use charge": ("sl.turn.must_act", "why-take-user"),
        },
    )


@rule(
    "sl.movement.one_step",
    "sl.quickness.blocked",
    "sl.magic_units.no_attack",
    "sl.castles.static",
    "sl.charge.move",
    "sl.turn.no_pass",
    "sl.quickness.move",
)
def test_where_a_unit_does_not_go() -> None:
    hunter = battle({"d4": "hunter"}).play("take d4")
    says(
        hunter,
        "act",
        {
            "move d7": ("sl.movement.one_step", "why-by-power"),  # a Charge leads there
            "move e6": ("sl.charge.move", "why-out-of-reach"),
            "move d4": ("sl.movement.one_step", "why-stands-there"),
            "pass": ("sl.turn.no_pass", "why-no-pass"),
        },
    )
    assert battle({"d4": "hunter"}).refused("move d4 d7").text.key == "why-by-power"
    walled = {"d4": "dwarven_knight", "d5": "tiera", "c4": "tiera", "e4": "tiera"}
    knight = battle(walled).play("take d4")
    says(
        knight,
        "act",
        {
            "move d6": ("sl.quickness.blocked", "why-way-blocked"),
            "move e5": ("sl.quickness.blocked", "why-way-blocked"),
            "move d2": ("sl.movement.one_step", "why-by-power"),
            "move d7": ("sl.quickness.move", "why-out-of-reach"),
        },
    )
    # a mobile magic unit that may charge in this turn cannot attack all the same
    lamp = {"unit": "holy_light", "granted": ["charge"]}
    field = battle({"d4": lamp}, {"d7": "mummy"}, table={"marked": [0]}).play("take d4")
    says(field, "act", {"attack d7": ("sl.magic_units.no_attack", "why-cannot-attack")})
    castle = battle({"d2": "wind_castle"}).play("take d2")
    says(castle, "act", {"move d3": ("sl.castles.static", "why-static")})


@rule(
    "sl.innate.mandatory",
    "sl.timing.triggered",
    "sl.death_curses.after_destruction",
    "sl.charge.blocked",
    "sl.powers.kinds",
    "sl.magic_units.attacked",
    "sl.timing.extra_turn",
    "sl.turn.action_available",
    "sl.ranged_attack.range",
    "sl.diagonal.blocked",
    "sl.castles.static",
)
def test_powers_that_cannot_be_used() -> None:
    cases: dict[str, Reasons] = {
        "emeraldis": {"use rage": ("sl.innate.mandatory", "why-of-itself")},
        "dwarven_warrior": {"use negate_magic": ("sl.innate.mandatory", "why-of-itself")},
        "vellec": {"use global_strength_mod": ("sl.death_curses.after_destruction", "why-of-itself")},
        "tiera": {
            "use opponent_sacrifice": ("sl.innate.mandatory", "why-of-itself"),
            "use charge": ("sl.powers.kinds", "why-no-such-power"),
        },
        "noble_cleric": {"use replace_self_with_destroyed": ("sl.timing.triggered", "why-of-itself")},
        "holy_light": {"use magic_trigger": ("sl.magic_units.attacked", "why-of-itself")},
        "oreld_the_deliverer": {"use extra_turn": ("sl.timing.extra_turn", "why-only-at-end")},
        "dancing_sword": {"use boost": ("sl.turn.action_available", "why-no-target")},
        "frodnaj_archer": {"use ranged_attack": ("sl.ranged_attack.range", "why-no-target")},
    }
    for unit, reasons in cases.items():
        says(battle({"d4": unit}).play("take d4"), "act", reasons)
    penned = {"d4": "srik", "c3": "grundin", "c5": "grundin", "e3": "grundin", "e5": "grundin"}
    says(battle(penned).play("take d4"), "act", {"use diagonal": ("sl.diagonal.blocked", "why-no-target")})
    winged = {"unit": "cloud_citadel", "granted": ["fly"]}
    field = battle({"c4": winged, "d4": "gold_knight"}, table={"marked": [0]}).play("take c4")
    says(field, "act", {"use fly": ("sl.castles.static", "why-static")})


@rule("sl.control.move_later", "sl.turn.action_available")
def test_a_unit_that_came_under_control_in_this_turn_may_use_abilities_but_no_actions() -> None:
    amulet = {"unit": "angelas_amulet", "used": ["fresh"]}
    field = battle({"d4": amulet, "e4": "galrien"}, table={"marked": [0]}).play("take d4")
    assert field.offers("use") == ["boost"]
    says(field, "act", {"use quick": ("sl.control.move_later", "why-fresh")})


@rule("sl.control.move_later", "sl.movement.static", "sl.charge.blocked")
def test_only_who_came_under_control_in_this_turn_has_to_wait() -> None:
    newcomer = {"unit": "gold_knight", "used": ["fresh"]}
    statue = {"unit": "quicksand", "used": ["this_turn"]}
    hunter = {"unit": "hunter", "used": ["this_turn"]}
    ring: dict[str, Any] = dict.fromkeys(("b5", "c4", "c6"), "poy")
    field = battle({"d2": newcomer, "f2": statue, "c5": hunter, **ring}, {"d5": "mummy"}, table={"marked": [0, 1, 2]})
    says(
        field,
        "turn",
        {
            "take d2": ("sl.control.move_later", "why-fresh"),
            "take f2": ("sl.movement.static", "why-static"),
        },
    )
    walled: dict[str, Any] = {"c5": hunter, **ring, "d5": "poy"}
    says(battle(walled, table={"marked": [0]}), "turn", {"take c5": ("sl.turn.action_available", "why-blocked")})
    archer = {"unit": "frodnaj_archer", "used": ["this_turn"]}
    field = battle({"d4": archer}, table={"marked": [0]}).play("take d4")
    says(field, "act", {"use ranged_attack": ("sl.ranged_attack.range", "why-no-target")})


@rule("sl.movement.no_diagonal", "sl.movement.one_step", "sl.turn.action_available")
def test_only_the_next_space_across_is_a_diagonal_and_ways_of_a_units_own_are_told() -> None:
    field = battle({"d4": "gold_knight", "g4": "landor"})
    for text, wanted in {
        "move d4 e5": ("sl.movement.no_diagonal", "why-diagonal"),
        "move d4 c3": ("sl.movement.no_diagonal", "why-diagonal"),
        "move d4 f5": ("sl.movement.one_step", "why-one-step"),
        "move d4 e6": ("sl.movement.one_step", "why-one-step"),
        "move g4 g6": ("sl.turn.action_available", "why-out-of-reach"),
    }.items():
        reason = field.refused(text)
        assert (reason.rule, reason.text.key) == wanted, text


@rule("sl.abilities.once_per_game", "sl.abilities.once_per_turn", "sl.turn.action_available")
def test_a_power_is_used_up_only_by_its_own_limit() -> None:
    def refusal(power: str, **given: Any) -> tuple[str, str]:
        """Why a unit that may look about in this turn cannot use another power."""
        unit = {"granted": ["vision"], **given}
        field = battle({"d4": unit, "b1": "poy"}, {"d6": "mummy"}, table={"marked": [0]}).play("take d4")
        reason = field.refused(f"use {power}")
        return reason.rule, reason.text.key

    nothing = ("sl.turn.action_available", "why-no-target")
    assert refusal("relocate_self", unit="wind_castle", used=["this_game"]) == (
        "sl.abilities.once_per_game",
        "why-used-once",
    )
    assert refusal("boost", unit="sir_urgwaine") == nothing
    assert refusal("boost", unit="sir_urgwaine", used=["this_game"]) == nothing
    assert refusal("boost", unit="sir_urgwaine", used=["this_turn"]) == (
        "sl.abilities.once_per_turn",
        "why-used-this-turn",
    )
    assert refusal("boost", unit="dancing_sword", used=["this_turn"]) == nothing  # no limit at all
    hive = {"unit": "the_hidden_hive", "granted": ["vision"]}  # and there is no forest
    field = battle({"d4": "poy"}, {"d6": hive}, turn="grey", table={"marked": [4]}).play("take d6")
    says(field, "act", {"use relocate_self": nothing})


@rule("sl.timing.extra_turn", "sl.turn.action_available")
def test_an_ability_without_a_target_waits_for_no_other_moment() -> None:
    field = battle(
        {"d4": "sir_urgwaine", "f4": "oreld_the_deliverer"}, {"d8": "titan_castle"}, options={"stops": "all"}
    )
    says(
        field,
        "window",
        {
            "call d4": ("sl.turn.action_available", "why-no-target"),
            "call f4": ("sl.timing.extra_turn", "why-only-at-end"),
        },
    )
    field.play("pass")
    says(field, "window", {"call d8": ("sl.turn.action_available", "why-no-target")})


# -- choices that powers ask for


@rule(
    "sl.actions.must_displace",
    "sl.flight.no_attack",
    "sl.flight.direction",
    "sl.turn.must_act",
    "sl.terrain.water_no_entry",
    "sl.setup.layout",
    "sl.flight.move",
    "sl.movement.not_own",
    "sl.quickness.blocked",
)
def test_goals_of_movement_actions() -> None:
    field = battle({"d4": "hunter"}, terrain={"h4": "water"}).play("take d4", "use charge")
    says(
        field,
        "pick_space",
        {
            "to d4": ("sl.actions.must_displace", "why-stands-there"),
            "to h4": ("sl.terrain.water_no_entry", "why-water"),
            "to k4": ("sl.setup.layout", "why-off-field"),
            "pass": ("sl.turn.must_act", "why-must-choose"),
        },
    )
    flyer = battle({"d4": "uaivad", "d5": "tiera", "c4": "tiera"}, {"e4": "mummy"}).play("take d4", "use fly")
    says(
        flyer,
        "pick_space",
        {
            "to e4": ("sl.flight.no_attack", "why-no-attack-in-flight"),
            "to f6": ("sl.flight.direction", "why-not-in-line"),
            "to d7": ("sl.flight.move", "why-not-target"),  # d6 is the first free land
            "to d5": ("sl.movement.not_own", "why-own"),
        },
    )
    walled = {"d4": "dwarven_knight", "d5": "tiera", "c4": "tiera", "e4": "tiera"}
    knight = battle(walled, {"h1": "mummy"}).play("take d4", "use quick")
    says(knight, "pick_space", {"to d6": ("sl.quickness.blocked", "why-way-blocked")})


@rule(
    "sl.swap.effect",
    "sl.movement.back_and_forth_actions",
    "sl.movement.static_relocation",
    "sl.vision.range",
    "sl.movement.back_and_forth",
    "sl.teams.your_units",
    "sl.attack.definition",
)
def test_partners_and_targets_of_actions() -> None:
    spirits = dict.fromkeys(("g6", "c5", "b7"), "spirit_of_desert")
    field = battle({"d2": "spirit_of_negation", **spirits}, {"d8": "mummy"})
    field.act("d2", "swap", "pick g6").go("d8", "c8").act("g6", "swap", "pick d2").go("c8", "d8")
    field.play("take d2", "use swap")
    says(
        field,
        "pick_unit",
        {
            "pick g6": ("sl.movement.back_and_forth", "why-to-and-fro"),
            "pick a2": ("sl.swap.effect", "why-not-target"),
            "pick a1": ("sl.movement.static_relocation", "why-static"),
            "pick d8": ("sl.teams.your_units", "why-not-yours"),
            "pick e5": ("sl.swap.effect", "why-nobody"),
            "pick attacker": ("sl.attack.definition", "why-no-attack-now"),
        },
    )
    seer = battle({"d4": "spirit_of_vision", "d5": "tiera"}, {"d6": "mummy", "d8": "marr", "e5": "marr"})
    says(
        seer.play("take d4", "use vision"),
        "pick_unit",
        {
            "pick d5": ("sl.teams.your_units", "why-no-enemy"),
            "pick d8": ("sl.vision.range", "why-not-target"),
        },
    )
    says(
        battle({"d4": "jenzik", "f1": "quicksand"}).play("take d4", "use teleport"),
        "pick_unit",
        {"pick f1": ("sl.movement.static_relocation", "why-static")},
    )


@rule(
    "sl.magic_units.no_strength",
    "sl.castles.no_strength",
    "sl.timing.no_stack",
    "sl.powers.kinds",
    "sl.teams.your_units",
)
def test_receivers_of_a_bonus() -> None:
    units = {"d4": "dancing_sword", "e4": "holy_light", "c4": "gold_knight", "c5": "gold_knight", "d3": "wind_castle"}
    says(
        battle({**units, "g4": "tiera"}).play("take d4", "use boost"),
        "pick_unit",
        {
            "pick e4": ("sl.magic_units.no_strength", "why-no-strength"),
            "pick d3": ("sl.castles.no_strength", "why-no-strength"),
            "pick g4": ("sl.powers.kinds", "why-not-target"),
            "done": ("sl.timing.no_stack", "why-must-choose"),
        },
    )
    wall = battle({"d4": "poy", "e4": "poy", "f8": "wind_castle"}, {"d5": "fire_wall"}, turn="grey")
    says(
        wall.play("take d5", "use weaken"),
        "pick_unit",
        {"pick f8": ("sl.powers.kinds", "why-not-target")},  # too far away, whatever it is
    )
    # in an attack the attacker has a name of his own
    field = battle({"d4": "gold_knight"}, {"d5": "helcar", "e6": "enchanted_shield", "f6": "marr"}).go("d4", "d5")
    field.play("pass").state.play(field.state.parse("call e6"))
    says(field, "pick_unit", {"pick attacker": ("sl.teams.your_units", "why-not-yours")})


@rule(
    "sl.curse_timing.end_mandatory",
    "sl.returning.not_from_curse",
    "sl.returning.by_power",
    "sl.powers.kinds",
    "sl.returning.placement",
)
def test_what_curses_and_spells_ask_for() -> None:
    field = battle(
        {"d4": "gold_knight"},
        {"d5": "skeleton_warlock", "c7": "mummy", "e7": "mummy", "f7": "larva"},
        terrain={"c7": "swamp", "e7": "swamp", "f7": "swamp"},
        curse="quicksand",
    ).attack("d4", "d5")
    says(
        field,
        "pick_unit",
        {
            "done": ("sl.curse_timing.end_mandatory", "why-must-choose"),
            "pick f7": ("sl.powers.kinds", "why-not-target"),
        },
    )
    field = battle(
        grey={"d5": "great_shaman"}, turn="grey", curse="eternal_idol", destroyed=["living_statue", "ground_lightning"]
    ).act("d5", "return_destroyed")
    says(
        field,
        "pick_destroyed",
        {
            "return eternal_idol": ("sl.returning.not_from_curse", "why-cursing"),
            "return kralc": ("sl.returning.by_power", "why-not-fallen"),
            "pick d5": ("sl.returning.by_power", "why-wrong-kind"),
        },
    )
    field.play("return living_statue")
    says(field, "pick_space", {"to h8": ("sl.returning.placement", "why-not-target")})
    field = battle(
        grey={"d5": "great_shaman"}, turn="grey", destroyed=["living_statue", "ground_lightning", "kralc"]
    ).act("d5", "return_destroyed")
    says(field, "pick_destroyed", {"return kralc": ("sl.returning.by_power", "why-not-fallen")})  # no curse is in force


@rule("sl.teams.your_units", "sl.terrain.water_no_entry", "sl.powers.kinds", "sl.curse_timing.end_mandatory")
def test_opponents_and_terrains() -> None:
    field = four({"d4": "cleansing_mist"}).play("take d4", "use opponent_sacrifice")
    says(field, "pick_opponent", {"against 2": ("sl.teams.your_units", "why-not-opponent")})
    field.play("against 3")
    says(field, "pick_unit", {"pick a1": ("sl.teams.your_units", "why-not-yours")})
    field = battle(
        {"a1": "woodland_tower", "b1": "tiera", "i1": {"unit": "tiera", "army": 1}, "q1": {"unit": "tiera", "army": 2}},
        {
            "a8": "titan_castle",
            "i8": {"unit": "bone_castle", "army": 4},
            "q8": {"unit": "marr", "army": 5},
        },
        seats=6,
        lonely=True,
    ).play("take a1", "use reveal_enemy_castle")
    says(field, "pick_opponent", {"against 6": ("sl.powers.kinds", "why-not-seat")})
    field = battle({"d4": "gold_knight"}, {"d5": "skeleton_warlock"}, curse="saravannus").attack("d4", "d5")
    says(
        field,
        "pick_terrain",
        {
            "terrain water": ("sl.terrain.water_no_entry", "why-nobody-in-water"),
            "pass": ("sl.curse_timing.end_mandatory", "why-must-choose"),
        },
    )


# -- windows, offers, Rage


@rule(
    "sl.abilities.once_per_turn",
    "sl.timing.triggered",
    "sl.rage.must_attack",
    "sl.rage.reach",
    "sl.powers.kinds",
    "sl.abilities.optional",
    "sl.abilities.in_play",
)
def test_windows_offers_and_rage() -> None:
    field = battle({"d4": "gold_knight", "c5": "noble_cleric", "e5": "hunter"}, {"d5": "mummy", "b8": "marr"})
    field.go("d4", "d5")
    says(
        field,
        "window",
        {
            "call c5": ("sl.timing.triggered", "why-no-ability"),
            "call e5": ("sl.powers.kinds", "why-no-ability"),
            "call d5": ("sl.abilities.optional", "why-not-yours"),
            "call f5": ("sl.abilities.in_play", "why-nobody"),
        },
    )
    offer = passing(battle({"d5": "uaivad"}, {"d4": "helliton"}, turn="grey").go("d4", "d5"))
    says(offer, "offer", {"pick d5": ("sl.timing.triggered", "why-wrong-kind")})
    raging = battle({"d4": "emeraldis", "c5": "tiera"}, {"d5": "helcar", "d6": "marr", "e5": "marr", "d8": "marr"})
    raging.attack("d4", "d5")
    says(
        raging,
        "rage",
        {
            "attack c5": ("sl.rage.must_attack", "why-rage-enemy"),
            "attack d4": ("sl.rage.must_attack", "why-rage-enemy"),
            "attack d8": ("sl.rage.reach", "why-rage-reach"),
            "pass": ("sl.rage.must_attack", "why-wrong-kind"),
        },
    )


# -- what a number means


@rule("sl.turn.must_act")
def test_every_number_means_the_same_in_every_decision() -> None:
    state = battle({"d4": "gold_knight"}, {"d5": "helcar"}).go("d4", "d5").state
    ask = Turn()
    verbs = {
        0: "take",
        KIND: "name",
        POWER: "use",
        SEAT: "against",
        TERRAIN: "terrain",
        BOARD: "bring",
        ARMY: "army",
        SIDE: "begin",
        ATTACKER: "take",
        USE: "yes",
        FINISH: "yield",
    }
    firsts = list(verbs)
    for first, behind in zip(firsts, [*firsts[1:], CHOICES], strict=True):
        for choice in (first, behind - 1):
            assert ask.verb(state, choice) == verbs[first]
    assert (ask.notation(state, FINISH), ask.notation(state, 0)) == ("yield", "take a1")


@rule("sl.information.hidden_identity")
def test_a_choice_is_called_by_the_unit_there_if_its_player_knows_it() -> None:
    state = battle({"d4": "gold_knight"}, {"d5": "helcar", "h1": "mummy"}).go("d4", "d5").state
    ask = Turn()

    def unit(choice: int) -> str:
        return str(flat(ask.label(state, choice))["unit"])

    named = {space: unit(SPACE_OF_NAME[space]) for space in ("a1", "d5", "h8", "c3")}
    assert named == {"a1": "unit-mirage_castle", "d5": "unit-helcar", "h8": "unit-hidden", "c3": "unit-none"}
    assert unit(ATTACKER) == "unit-gold_knight"
    assert unit(SPACE_OF_NAME["i1"]) == unit(SPACE_OF_NAME["p8"]) == "unit-none"  # beyond this battlefield


@rule("sl.setup.layout", "sl.teams.layout")
def test_only_a_space_beyond_the_battlefield_is_off_it() -> None:
    ask = Turn()
    for field, layout in ((battle(), "sl.setup.layout"), (four(), "sl.teams.layout")):
        state = field.state
        beyond = int(state.ground.field.spaces)
        assert {ask.wrong_kind(state, choice).rule for choice in (beyond, KIND - 1)} == {layout}
        for choice in (beyond - 1, KIND, SEAT, ATTACKER, FINISH):
            assert ask.wrong_kind(state, choice).rule != layout
        # what has the same verb everywhere is told when it has its moment
        told = {ask.wrong_kind(state, choice).text.key for choice in (POWER, TERRAIN, BOARD, ARMY, SIDE)}
        assert "why-wrong-kind" not in told
