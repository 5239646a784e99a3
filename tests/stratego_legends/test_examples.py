"""The rulebook's worked examples."""

from __future__ import annotations

from tests.stratego_legends.vocabulary import Field, battle
from tests.vocabulary import example


@example("ex.unit_entries.landor")
def test_landor() -> None:
    field = battle({"d4": "landor"}, {"e5": "mummy"})
    field.play("take d4")
    assert "d5" in field.offers("move")
    field.play("move d5")
    assert not field.seen("d5", 1)
    field = battle({"d4": "landor"}, {"e5": "mummy"})
    field.play("take d4", "use diagonal_step")
    assert field.seen("d4")
    assert {"c5", "e5"} <= set(field.offers("to"))
    field.play("to e5")
    assert field.kind == "window"


@example("ex.unit_entries.wind_castle")
def test_the_wind_castle() -> None:
    field = battle({"d2": "wind_castle", "d3": "gold_knight"})
    field.play("take d2")
    field.then("use relocate_self")
    assert "e3" in field.offers("to")
    assert "d3" not in field.offers("to")
    field.play("to e3").quietly()
    assert field.at("e3") == "wind_castle"
    assert field.seen("e3")
    assert field.side == "grey"
    field.go("g8", "f8")
    field.forbids("take e3", "sl.castles.static")


@example("ex.unit_entries.holy_vision")
def test_the_holy_vision() -> None:
    field = battle({"d5": "holy_vision"}, {"d4": "akillon", "e7": "mummy", "f7": "kralc"}, turn="grey")
    field.go("d4", "d5")
    assert field.seen("holy_vision")
    assert field.seen("akillon")
    field.quietly()
    assert field.where("holy_vision") == "destroyed"
    assert field.heard("log-compare") == []
    assert (field.kind, field.side) == ("pick_unit", "beige")
    field.play("pick e7", "pick f7").quietly()
    assert field.at("d5") == "akillon"
    assert field.seen("e7", 0)
    assert field.seen("f7", 0)
    assert not field.seen("e7", 8)


def scarlett() -> Field:
    """Before Tiera's attack on the desert space."""
    return battle(
        {"d4": "tiera", "c6": "srik", "b5": "high_elf", "c7": "high_elf", "b7": "high_elf"},
        {"d5": "skeleton_warlock", "f2": "murkis", "g5": "bone_legion", "e6": "sinakus", "d7": "enchanted_shield"},
        terrain={"d5": "desert", "f2": "forest", "g3": "forest", "c6": "swamp", "f3": "swamp"},
        curse="strangling_vines",
    )


@example("ex.complex.1_scarlett_attack", "ex.complex.2_curse_replaced", "ex.complex.3_after_success")
def test_scarletts_turn() -> None:
    field = scarlett()
    field.go("d4", "d5")
    assert field.seen("tiera")
    assert field.seen("skeleton_warlock")
    assert field.state.strength(field.state.attacker) == 9
    assert field.strength("skeleton_warlock") == 2
    field.quietly()
    # the Vines end before the Warlock's curse begins: all on forest are revealed, Murkis alone is there
    assert field.where("strangling_vines") == "destroyed"
    assert field.where("murkis") == "destroyed"
    assert field.curse == "skeleton_warlock"
    # then Tiera's power: Bruno chooses among his own
    assert (field.kind, field.side) == ("pick_unit", "grey")
    field.play("pick g5").quietly()
    assert field.where("bone_legion") == "destroyed"
    assert field.at("d5") == "tiera"
    keys = field.log_keys()
    assert keys.index("log-curse-ends") < keys.index("log-curse")
    assert (field.kind, field.side) == ("turn", "grey")


def bruno() -> Field:
    field = scarlett()
    field.attack("d4", "d5").play("pick g5")
    return field


@example("ex.complex.4_bruno_attack")
def test_brunos_attack_without_abilities() -> None:
    field = bruno()
    field.act("e6", "quick", "to c6")
    assert field.state.strength(field.state.attacker) == 7
    assert field.strength("srik") == 7
    field.quietly()
    assert field.where("srik") == field.where("sinakus") == "destroyed"


@example("ex.complex.5_abilities")
def test_brunos_attack_with_abilities() -> None:
    field = bruno()
    field.act("e6", "quick", "to c6")
    assert field.side == "grey"
    field.play("call d7").then("pick attacker")
    assert field.state.strength(field.state.attacker) == 9
    assert field.where("enchanted_shield") == "destroyed"
    for number, elf in enumerate(("b5", "c7", "b7")):
        assert field.side == "beige"
        field.play(f"call {elf}").then("pick c6")
        assert field.strength("srik") == 8 + number
        assert field.side == "grey"
        field.play("pass")
    field.quietly()
    assert field.where("sinakus") == "destroyed"
    assert field.at("c6") == "srik"
    assert field.curse == "skeleton_warlock"


@example("ex.control.daemin")
def test_daemin() -> None:
    field = battle({"d5": "hillstone_curate"}, {"d4": "daemin"}, turn="grey", terrain={"d5": "mountain"})
    field.go("d4", "d5")
    assert field.strength("hillstone_curate") == 7
    field.quietly()
    assert field.at("d5") == "daemin"
    assert field.at("d4") == "hillstone_curate"
    assert field.owner("d4") == "grey"
    assert field.table()["destroyed"] == {"0": [], "1": []}
    field.go("b1", "b2").play("take d4")
    assert field.offers("move")


@example("ex.strength_zero.anti_red_wind", "ex.strength_zero.negated_variant")
def test_the_anti_red_wind() -> None:
    field = battle({"d5": "anti_red_wind"}, {"d4": "queen_kiova", "c8": "jezrak", "e8": "mummy"}, turn="grey")
    field.attack("d4", "d5")
    assert field.where("queen_kiova") == "destroyed"
    assert field.where("anti_red_wind") == "cursing"
    assert field.at("d5") is None
    assert field.strength("e8") == 7
    assert field.where("jezrak") == "destroyed"
    field = battle({"d5": "anti_red_wind"}, {"d4": "yarbu_the_magic_eater", "c8": "mummy"}, turn="grey")
    field.attack("d4", "d5")
    assert field.at("d5") == "yarbu_the_magic_eater"
    assert field.heard("log-spell") == []
    assert field.strength("c8") == 7
