"""Rage and Negate Magic; powers in general."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.stratego_legends.vocabulary import Field, battle, game
from tests.vocabulary import rule


@rule("sl.rage.must_attack", "sl.rage.chain", "sl.rage.reach", "sl.rage.windows", "sl.innate.mandatory")
def test_a_raging_unit_goes_on_by_standard_steps_until_nobody_is_left() -> None:
    field = battle({"d4": "emeraldis"}, {"d5": "helcar", "e5": "lizarkus", "c5": "sinakus", "e7": "mummy"})
    field.go("d4", "d5")
    assert field.kind == "window"
    field.quietly()
    assert field.kind == "rage"
    assert field.side == "beige"
    assert field.offers("attack") == ["c5", "e5"]
    field.forbids("attack e7", "sl.rage.reach")
    field.forbids("attack d6", "sl.rage.must_attack")
    field.play("attack e5")
    assert field.kind == "window"  # a full attack with its own window
    field.quietly()
    assert field.side == "grey"  # nobody beside e5 is left
    assert field.at("e5") == "emeraldis"
    assert field.where("helcar") == field.where("lizarkus") == "destroyed"
    assert field.at("c5") == "sinakus"


@rule("sl.rage.must_attack")
def test_who_does_not_rage_attacks_once() -> None:
    field = battle({"d4": "landor"}, {"d5": "helcar", "d6": "mummy"}).attack("d4", "d5")
    assert (field.at("d5"), field.at("d6")) == ("landor", "mummy")
    assert (field.kind, field.side) == ("turn", "grey")


@rule("sl.rage.windows", "sl.information.reveal_momentary")
def test_what_an_attack_of_the_chain_showed_is_turned_back_for_the_next() -> None:
    own = {"d4": "poy", "d3": "elven_assassin"}
    field = battle(own, {"d5": "crush", "e5": "namhel"}, turn="grey", options={"memory_aid": False})
    field.go("d5", "d4").play("call e5").then("pick attacker")
    assert field.seen("e5", 0)
    field.play("pass", "pass")
    assert (field.where("crush"), field.kind) == ("d3", "window")  # the next attack
    assert not field.seen("e5", 0)


@rule("sl.rage.chain")
def test_the_chain_ends_with_the_death_of_the_raging_unit() -> None:
    field = battle({"d4": "emeraldis"}, {"d5": "helcar", "d6": "mummy"})
    field.attack("d4", "d5")
    assert field.where("emeraldis") == "destroyed"
    assert field.at("d6") == "mummy"


@rule("sl.rage.curse_between")
def test_a_curse_is_resolved_before_the_next_attack_of_the_chain() -> None:
    field = battle({"d4": "emeraldis"}, {"d5": "skeleton_warlock", "d6": "scythe", "c5": "sinakus"})
    field.attack("d4", "d5")
    assert field.kind == "rage"
    assert field.curse == "skeleton_warlock"
    assert field.strength("d6") == 7


@rule("sl.rage.any_enemy")
def test_hidden_magic_units_and_castles_are_enemies_like_any_other() -> None:
    field = battle({"d4": "emeraldis"}, {"d5": "helcar", "d6": "titan_castle"})
    field.attack("d4", "d5")
    assert field.winner == "beige"
    field = battle({"d4": "emeraldis"}, {"d5": "helcar", "d6": "living_statue"})
    field.attack("d4", "d5")
    assert field.where("emeraldis") == field.where("living_statue") == "destroyed"


@rule("sl.rage.windows")
def test_the_window_after_an_attack_opens_once_when_the_chain_has_ended() -> None:
    field = battle({"d4": "emeraldis"}, {"d5": "helcar", "d6": "lizarkus"}, options={"stops": "all"})
    while field.kind == "window":
        field.play("pass")
    field.go("d4", "d5")
    kinds = []
    while field.kind == "window" and field.table()["turn"]["number"] == 1:
        if field.table()["window"]["passed"] == 0:
            kinds.append(field.table()["window"]["kind"])
        field.play("pass")
    assert kinds == ["attack", "attack", "after", "end"]


@rule("sl.negate_magic.effect", "sl.negate_magic.success")
def test_negation_destroys_the_magic_unit_without_its_spell_and_succeeds() -> None:
    field = battle({"d4": "dwarven_warrior"}, {"d5": "living_statue"})
    field.attack("d4", "d5")
    assert field.at("d5") == "dwarven_warrior"
    assert field.where("living_statue") == "destroyed"
    # success: with Rage, which a curse gives Titans, Smektor goes on
    field = battle({"d5": "holy_light", "d6": "elven_assassin"}, {"d4": "smektor"}, turn="grey", curse="ultimadus")
    field.attack("d4", "d5")
    assert field.where("elven_assassin") == "destroyed"
    assert field.at("d6") == "smektor"


@rule("sl.negate_magic.not_curses", "sl.death_curses.not_negated")
def test_negation_stops_no_curse() -> None:
    field = battle({"d5": "anti_red_wind"}, {"d4": "linghorn", "f7": "jezrak"}, turn="grey")
    field.attack("d4", "d5")
    assert field.at("d5") == "linghorn"
    assert field.curse == "anti_red_wind"
    assert field.where("jezrak") == "destroyed"


@rule("sl.negate_magic.only_attacking")
def test_negation_works_only_for_the_attacker_and_not_against_abilities() -> None:
    # The Wheel of Energy's ability is used in the window all the same, by the very Wheel that is attacked too.
    for defender, helper in (("mist_giant", "e6"), ("wheel_of_energy", "d5")):
        friend = "mist_giant" if defender == "wheel_of_energy" else "wheel_of_energy"
        field = battle({"d4": "dwarven_warrior"}, {"d5": defender, "e6": friend})
        field.go("d4", "d5").play("pass")
        assert field.offers("call") == [helper]
        field.play(f"call {helper}")
        assert [line["unit"] for line in field.heard("log-bonus")] == ["unit-mist_giant"]


@rule("sl.powers.show_first", "sl.actions.reveal", "sl.abilities.hidden_ok")
def test_a_unit_is_shown_before_its_power_is_used() -> None:
    field = battle({"d4": "hunter"})
    assert not field.seen("d4", 1)
    field.play("take d4", "use charge")
    assert field.seen("d4", 1)


@rule("sl.powers.destroy_cost", "sl.turn.action_available")
def test_a_cost_of_destruction_is_paid_before_the_effect_and_only_if_it_can_take_effect() -> None:
    field = battle({"d4": "dancing_sword"})  # nobody beside it
    field.play("take d4")
    field.forbids("use boost", "sl.turn.action_available")
    field = battle({"d4": "bakus", "f2": "gold_knight"})
    field.play("take d4", "use teleport")
    assert field.where("bakus") == "destroyed"
    assert field.kind == "pick_unit"
    field.play("pick f2")
    assert field.at("d4") == "gold_knight"


@rule("sl.powers.own_duty", "sl.powers.software_automatic", "sl.abilities.optional")
def test_the_software_applies_what_is_compulsory_and_never_uses_an_ability() -> None:
    field = battle({"d4": "gold_knight", "c5": "sir_urgwaine"}, {"d5": "mummy"}, terrain={"d5": "desert"})
    field.attack("d4", "d5")
    # 8 + 1 against red, 8 + 1 on desert: the forgotten +1 of Sir Urgwaine would have won
    assert field.where("gold_knight") == field.where("mummy") == "destroyed"


@rule("sl.powers.software_hints")
def test_hints_show_the_own_usable_abilities_if_the_table_wants_them() -> None:
    setting = ({"d4": "gold_knight", "c5": "sir_urgwaine"}, {"d5": "mummy"})
    field = battle(*setting)
    field.go("d4", "d5")
    assert field.table(0)["usable"] == [{"at": "c5", "power": "boost"}]
    assert field.table(1)["usable"] == []
    hints = field.state.hints(field.state.parse("call c5"))
    assert hints["powers"] == [{"words": "power-sir_urgwaine-1", "targets": ["d5"]}]  # the attacker stands there
    assert field.table(0)["hints"]
    field = battle(*setting, options={"hints": False})
    field.go("d4", "d5")
    assert field.table(0)["usable"] == []
    assert field.state.hints(field.state.parse("call c5")) == {}
    assert not field.table(0)["hints"]


@rule("sl.powers.software_hints")
def test_without_hints_no_decision_points_at_powers_or_foretells_an_attack() -> None:
    def hinted(field: Field, choice: str) -> Mapping[str, Any]:
        return field.state.hints(field.state.parse(choice))

    own = {"d4": "emeraldis", "a4": "hunter", "c4": "sir_urgwaine", "c3": "gold_knight"}
    setting = (own, {"d5": "helcar", "e5": "marr", "c5": "marr"})
    field = battle(*setting)
    assert hinted(field, "take a4")["actions"]["charge"]
    assert hinted(field, "take c4")["abilities"] == ["boost"]
    strict = battle(*setting, options={"hints": False})
    for space in strict.offers("take"):
        assert set(hinted(strict, f"take {space}")) == {"unit", "moves", "attacks"}
    assert hinted(strict, "take d4")["attacks"] == ["d5"]  # a standard move is no power
    for table, told in ((field, True), (strict, False)):
        other = Field(table.state.clone()).play("take a4")
        assert bool(hinted(other, "use charge")) == told
        table.play("take d4")
        assert ("odds" in hinted(table, "attack d5")) == told
        table.play("attack d5").quietly()
        assert table.kind == "rage"
        assert ("odds" in hinted(table, "attack e5")) == told


@rule("sl.powers.every_unit", "sl.powers.kinds")
def test_every_unit_has_a_power_of_one_of_five_kinds() -> None:
    kinds = {"innate", "action", "ability", "magic", "death_curse"}
    for unit in game().content["units"]["units"]:
        assert unit["powers"], unit["id"]
        assert {power["kind"] for power in unit["powers"]} <= kinds


@rule("sl.powers.text_wins")
def test_a_units_text_wins_over_the_rules() -> None:
    field = battle({"d4": "landor"}, {"e5": "mummy"})
    field.play("take d4", "use diagonal_step")
    assert field.offers("to") == ["c3", "c5", "e3", "e5"]
    field.play("to e5").quietly()
    assert field.where("mummy") == "destroyed"
