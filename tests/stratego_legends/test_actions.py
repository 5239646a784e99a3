"""The action keywords, one after the other."""

from __future__ import annotations

from tests.stratego_legends.vocabulary import battle
from tests.vocabulary import example, rule


@rule("sl.charge.move", "sl.charge.blocked", "sl.charge.attack")
def test_charge() -> None:
    field = battle({"d4": "hunter", "b4": "tiera"}, {"d7": "mummy", "d8": "kralc"}, terrain={"g4": "water"})
    field.play("take d4", "use charge")
    assert field.offers("to") == ["c4", "d1", "d2", "d3", "d5", "d6", "d7", "e4", "f4"]
    field.play("to d7")
    assert field.kind == "window"
    field.quietly()
    assert field.where("hunter") == field.where("mummy") == "destroyed"


@rule("sl.diagonal.move", "sl.diagonal.blocked", "sl.diagonal.attack")
def test_diagonal_slips_between_corners_but_passes_over_nobody() -> None:
    field = battle(
        {"d4": "srik", "e4": "tiera", "d5": "gold_knight"},
        {"f6": "mummy", "g7": "kralc"},
        terrain={"b2": "water"},
    )
    field.play("take d4", "use diagonal")
    assert field.offers("to") == ["a7", "b6", "c3", "c5", "e3", "e5", "f2", "f6", "g1"]
    field.play("to f6").quietly()
    assert field.where("srik") == "destroyed"


@rule("sl.quickness.move", "sl.quickness.blocked", "sl.quickness.attack_second")
def test_quickness_is_two_steps_round_a_corner_over_nobody() -> None:
    field = battle({"d4": "dwarven_knight", "d5": "tiera"}, {"f4": "mummy"}, terrain={"d3": "water"})
    field.play("take d4", "use quick")
    assert field.offers("to") == ["b4", "c3", "c5", "e3", "e5", "f4"]
    field.play("to f4").quietly()
    assert field.where("mummy") == field.where("dwarven_knight") == "destroyed"


@rule("sl.quickness.attack_first")
def test_an_attack_on_the_first_step_ends_quickness() -> None:
    field = battle({"d4": "dwarven_knight"}, {"d5": "neptillion"})
    field.act("d4", "quick", "to d5").quietly()
    assert field.at("d5") == "dwarven_knight"
    assert field.side == "grey"
    assert "d6" not in battle({"d4": "dwarven_knight"}, {"d5": "neptillion"}).play("take d4", "use quick").offers("to")


@rule("sl.flight.move", "sl.flight.direction", "sl.flight.no_attack", "sl.terrain.water_flight")
def test_flight() -> None:
    field = battle(
        {"d4": "uaivad", "d5": "tiera", "f4": "grundin"},
        {"d6": "mummy", "c4": "kralc", "b4": "mummy", "a4": "mummy"},
        terrain={"d7": "water", "d3": "water", "d2": "water"},
    )
    field.play("take d4", "use fly")
    # up over friend, foe and water; down over water; e4 is free, so no flight; no land behind a4
    assert field.offers("to") == ["d1", "d8"]


@rule("sl.flight.move")
def test_flight_lands_on_the_first_free_land_only() -> None:
    field = battle({"d4": "uaivad", "d5": "tiera"})
    field.act("d4", "fly").quietly()
    assert field.at("d6") == "uaivad"


@rule("sl.ranged_attack.range", "sl.ranged_attack.reveal", "sl.ranged_attack.effect")
def test_ranged_attack_reaches_two_spaces_any_way_over_anybody() -> None:
    field = battle(
        {"d4": "frodnaj_archer", "d5": "tiera"},
        {"d6": "mummy", "f5": "kralc", "b2": "sarro", "e4": "gwarf", "g4": "marr"},
    )
    field.play("take d4", "use ranged_attack")
    assert field.offers("pick") == ["b2", "d6", "e4", "f5"]
    field.play("pick b2")
    assert field.seen("sarro")
    field.quietly()
    assert field.where("sarro") == "destroyed"


@rule("sl.ranged_attack.lower_destroyed", "sl.ranged_attack.not_lower")
def test_each_counts_the_terrain_of_its_own_space_and_equals_stay() -> None:
    field = battle({"d4": "frodnaj_archer"}, {"d6": "hcaor_ogre_mage"}, terrain={"d6": "mountain"})
    field.act("d4", "ranged_attack", "pick d6").quietly()
    assert field.at("d6") == "hcaor_ogre_mage"  # 4 + 2
    field = battle({"d4": "frodnaj_archer"}, {"d6": "rock_giant"})
    field.act("d4", "ranged_attack", "pick d6").quietly()
    assert field.at("d6") == "rock_giant"  # 5 against 5
    assert field.at("d4") == "frodnaj_archer"
    field = battle({"d4": "frodnaj_archer"}, {"d6": "hcaor_ogre_mage"})
    field.act("d4", "ranged_attack", "pick d6").quietly()
    assert field.where("hcaor_ogre_mage") == "destroyed"


@rule("sl.ranged_attack.lower_destroyed")
def test_bonuses_that_count_only_in_attacks_do_not_count() -> None:
    # Colossor, who shoots in this turn, has 4, and +3 against Flight, but only in an attack: not enough for a 6.
    colossor = {"unit": "colossor", "granted": ["ranged_attack"]}
    field = battle({"d6": "wannok"}, {"d4": colossor}, turn="grey", table={"marked": [4]})
    field.act("d4", "ranged_attack", "pick d6").quietly()
    assert field.at("d6") == "wannok"
    field = battle({"d4": "frodnaj_archer"}, {"d6": "kzzt"}, curse="nosimaj")  # 3, and +3 against Flight
    field.act("d4", "ranged_attack", "pick d6").quietly()
    assert field.where("kzzt") == "destroyed"


@rule("sl.ranged_attack.immune", "sl.castles.no_strength", "sl.magic_units.no_strength")
def test_magic_units_and_castles_are_only_revealed() -> None:
    for name in ("living_statue", "titan_castle"):
        field = battle({"d4": "frodnaj_archer"}, {"d6": name})
        field.act("d4", "ranged_attack", "pick d6").quietly()
        assert field.at("d6") == name
        assert field.seen("d6")


@rule("sl.siege.condition", "sl.siege.count", "sl.siege.reveal")
@example("ex.siege.weak_against_strong")
def test_siege_destroys_whatever_five_surround() -> None:
    ring = {"c4": "dwarven_hero", "d4": "quicksand", "e4": "tiera", "c5": "gold_knight", "e5": "wind_castle"}
    field = battle(ring, {"d5": "kralc"})
    field.act("c4", "siege", "pick d5").quietly()
    assert field.where("kralc") == "destroyed"
    assert field.seen("c4")
    assert not any(field.seen(space, 1) for space in ("d4", "e4", "c5", "e5"))
    four = {space: name for space, name in ring.items() if space != "e4"}
    field = battle(four, {"d5": "kralc"})
    field.play("take c4")
    field.forbids("use siege", "sl.siege.condition")
    far = {**{space: name for space, name in ring.items() if space != "c4"}, "c6": "grundin", "a7": "dwarven_hero"}
    field = battle(far, {"d5": "kralc"})
    field.play("take a7")  # the unit with Siege is none of the five
    field.forbids("use siege", "sl.siege.condition")


@rule("sl.siege.magic", "sl.siege.castle", "sl.siege.curse")
@example("ex.siege.weak_against_strong")
def test_siege_on_magic_castles_and_curses() -> None:
    ring = {"c4": "dwarven_hero", "d4": "quicksand", "e4": "tiera", "c5": "gold_knight", "e5": "grundin"}
    field = battle(ring, {"d5": "living_statue"})
    field.act("c4", "siege", "pick d5").quietly()
    assert field.where("living_statue") == "destroyed"
    assert field.at("c4") == "dwarven_hero"
    field = battle(ring, {"d5": "titan_castle"})
    field.act("c4", "siege", "pick d5").quietly()
    assert field.at("d5") == "titan_castle"
    assert field.seen("d5")
    assert field.side == "grey"
    field = battle(ring, {"d5": "skeleton_warlock"})
    field.act("c4", "siege", "pick d5").quietly()
    assert field.curse == "skeleton_warlock"


@rule("sl.swap.effect", "sl.swap.one_has_it", "sl.swap.reveal")
@example("ex.swap.spirits")
def test_swap_trades_places_with_the_same_type_at_any_distance() -> None:
    field = battle({"b2": "almaetis", "g6": "spirit_of_negation", "e4": "gold_knight", "d2": "wind_castle"})
    field.play("take g6", "use swap")
    assert field.at("g6") == "almaetis"
    assert field.at("b2") == "spirit_of_negation"
    assert field.seen("g6")
    assert field.seen("b2")
    field = battle({"b2": "almaetis", "g6": "spirit_of_negation", "f1": "spirit_of_vision", "e4": "gold_knight"})
    field.play("take g6", "use swap")
    assert field.offers("pick") == ["b2", "f1"]


@rule("sl.teleport.effect", "sl.teleport.mobile", "sl.teleport.reveal")
def test_teleport_brings_a_mobile_unit_to_the_space_of_the_destroyed_one() -> None:
    field = battle({"d4": "jenzik", "g2": "gold_knight", "f1": "quicksand"})
    field.act("d4", "teleport")
    assert field.offers("pick") == ["a2", "b1", "g2"]
    field.play("pick g2").quietly()
    assert field.at("d4") == "gold_knight"
    assert field.seen("d4")
    assert field.where("jenzik") == "destroyed"


@rule("sl.vision.effect", "sl.vision.range")
def test_vision_shows_an_enemy_within_two_spaces_to_all() -> None:
    field = battle({"d4": "spirit_of_vision", "d5": "tiera"}, {"d6": "mummy", "d7": "kralc", "f2": "marr"})
    field.play("take d4", "use vision")
    assert field.offers("pick") == ["d6", "f2"]
    field.play("pick d6").quietly()
    assert field.seen("d4")
    assert field.seen("d6")
    assert not field.seen("d7", 0)
