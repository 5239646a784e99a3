"""Magic units and Castles."""

from __future__ import annotations

import pytest

from tests.stratego_legends.vocabulary import battle, game
from tests.vocabulary import rule


@rule("sl.magic_units.no_strength")
def test_magic_units_ignore_strength_changes_and_receive_no_bonus() -> None:
    field = battle({"d4": "dancing_sword", "e4": "holy_light", "c4": "gold_knight"})
    field.act("d4", "boost")
    assert field.strength("c4") == 10  # the only receiver, so it was not asked
    # the Wind weakens all that is purple, and magic units have nothing to lose
    field = battle({"d5": "anti_purple_wind"}, {"d4": "mummy", "c7": "larva", "e7": "paranos"}, turn="grey")
    field.attack("d4", "d5")
    assert field.curse == "anti_purple_wind"
    assert (field.at("c7"), field.at("e7")) == ("larva", "paranos")
    assert field.unit_view("c7", 1)["strength"] is None


@rule("sl.magic_units.no_attack", "sl.magic_units.mostly_static")
def test_a_mobile_magic_unit_moves_to_empty_spaces_only() -> None:
    field = battle({"d4": "holy_light"}, {"d5": "mummy"})
    field.play("take d4")
    assert field.offers("move") == ["c4", "d3", "e4"]
    field.forbids("attack d5", "sl.magic_units.no_attack")
    tables = game().tables
    magic = [kind for kind, row in enumerate(tables.row) if row == 10]
    assert sum(tables.mobile[kind] for kind in magic) == 10
    assert len(magic) == 32


@rule("sl.magic_units.attacked", "sl.magic_units.with_attacker")
def test_an_attacked_magic_unit_dies_with_its_attacker_and_nothing_is_compared() -> None:
    field = battle({"d4": "landor"}, {"d5": "living_statue"})
    field.attack("d4", "d5")
    assert field.where("landor") == field.where("living_statue") == "destroyed"
    assert field.heard("log-compare") == []


@rule("sl.magic_units.with_attacker", "sl.death_curses.same_time")
def test_magic_unit_and_attacker_with_curses_cancel_each_other() -> None:
    field = battle({"d4": "vellec"}, {"d5": "flit_spore"})
    field.attack("d4", "d5")
    assert field.curse is None
    assert field.where("vellec") == field.where("flit_spore") == "destroyed"


@rule("sl.magic_units.spell_controller")
def test_the_choices_of_a_spell_are_its_controllers() -> None:
    field = battle(
        {"d4": "gold_knight", "c2": "tiera", "f3": "grundin"},
        {"d5": "skull_of_gorion"},
        terrain={"c2": "swamp", "f3": "swamp"},
    )
    field.attack("d4", "d5")
    assert field.side == "grey"
    assert field.offers("pick") == ["c2", "f3"]
    field.play("pick c2").quietly()
    assert field.where("tiera") == "destroyed"


@rule("sl.magic_units.spell_controller")
def test_a_spell_that_says_may_can_be_declined() -> None:
    field = battle({"d4": "gold_knight", "c2": "tiera"}, {"d5": "skull_of_gorion"}, terrain={"c2": "swamp"})
    field.attack("d4", "d5").play("done")
    assert field.at("c2") == "tiera"


@rule("sl.magic_units.attacked")
def test_galriens_mist_takes_an_attacker_of_seven_or_more_along() -> None:
    for attacker, falls in (("akillon", True), ("crush", False)):
        field = battle({"d5": "galriens_mist"}, {"d4": attacker}, turn="grey").attack("d4", "d5")
        assert field.where("galriens_mist") == "destroyed"
        assert field.at("d5") == (None if falls else attacker)


@rule("sl.magic_units.attacked")
def test_a_spell_that_asks_for_a_colour_strikes_after_an_attacker_of_that_colour_only() -> None:
    for attacker, asks in (("gold_knight", True), ("landor", False)):
        field = battle({"d4": attacker, "c2": "tiera"}, {"d5": "skull_of_gorion"}, terrain={"c2": "swamp"})
        field.attack("d4", "d5")
        assert field.kind == ("pick_unit" if asks else "turn")


@rule("sl.magic_units.other_destruction", "sl.siege.magic")
def test_a_magic_unit_destroyed_otherwise_casts_nothing() -> None:
    field = battle(grey={"d5": "medusa", "d6": "eternal_idol", "e6": "living_statue"}, turn="grey")
    field.act("d5", "destroy_adjacent_all").quietly()
    assert field.where("living_statue") == "destroyed"
    assert field.curse == "eternal_idol"
    assert field.heard("log-spell") == []


@rule("sl.castles.no_strength", "sl.turn.action_available")
def test_castles_have_no_strength_and_receive_none() -> None:
    field = battle({"d4": "dancing_sword", "e4": "wind_castle"})
    field.play("take d4")
    field.forbids("use boost", "sl.turn.action_available")
    assert field.unit_view("e4", 0)["strength"] is None


@rule("sl.castles.static")
def test_a_castle_moves_only_by_its_own_entry_and_uses_abilities() -> None:
    field = battle({"d4": "cloud_citadel", "e4": "gold_knight"})
    field.act("d4", "grant_keyword")
    assert "fly" in field.unit_view("e4", 0)["granted"]


@rule("sl.castles.other_powers", "sl.castles.destroyed_otherwise", "sl.end.castle")
def test_other_powers_can_destroy_a_castle_and_its_army_loses() -> None:
    field = battle({"d4": "wind_castle"}, {"d5": "medusa"}, turn="grey")
    field.act("d5", "destroy_adjacent_all")
    assert field.winner == "grey"
    assert field.reason == "result-castle"


AREAS = {
    "strangling_vines": "forest",
    "flood_bringer": "",
    "quicksand": "swamp",
    "earthquake": "plain",
    "eruption": "mountain",
    "warbrin": "city",
}


@pytest.mark.parametrize(("curse", "land"), AREAS.items())
@rule("sl.castles.other_powers", "sl.castles.static")
def test_a_curse_that_shows_an_area_shows_castles_there_and_spares_them(curse: str, land: str) -> None:
    # the area is d1, and h6 with the grey Castle; Castles are static, and the curses strike mobile units only
    elsewhere = "city" if land != "city" else "plain"
    spaces = ("a2", "a5", "a6", "b1", "d1", "g8", "h7", "e8")
    terrain = dict.fromkeys(spaces, elsewhere) | ({"d1": land, "h6": land} if land else {"d2": "water", "h5": "water"})
    field = battle(
        {"a5": "gold_knight", "d1": "wind_castle", "c8": "tiera"},
        {"a6": "skeleton_warlock", "h6": "titan_castle", "e8": "mummy"},
        terrain={"c8": elsewhere} | terrain,
        curse=curse,
    )
    assert not field.seen("h6", 0)
    field.attack("a5", "a6")
    assert field.curse == "skeleton_warlock"
    assert (field.at("d1"), field.at("h6")) == ("wind_castle", "titan_castle")
    for seat in (0, 1, 8):
        assert field.seen("d1", seat)
        assert field.seen("h6", seat)
    assert not field.seen("e8", 0)  # elsewhere
    assert (field.kind, field.side) == ("turn", "grey")  # nobody could be chosen


@rule("sl.castles.other_powers")
def test_a_castle_is_shown_by_vision_by_its_terrain_by_neighbours_and_by_a_look() -> None:
    field = battle({"d4": "spirit_of_vision"}, {"d6": "titan_castle"}).act("d4", "vision", "pick d6")
    assert field.seen("d6")
    field = battle({"d5": "holy_vision"}, {"d4": "kralc", "e7": "titan_castle"}, turn="grey").attack("d4", "d5")
    field.play("pick e7")
    assert field.seen("e7", 0)


@rule("sl.castles.destroyed_otherwise", "sl.castles.other_powers")
def test_a_castle_destroyed_by_its_own_side_loses_for_that_side() -> None:
    field = battle(grey={"d5": "medusa", "d6": "titan_castle"}, turn="grey")
    field.act("d5", "destroy_adjacent_all")
    assert field.winner == "beige"


@rule("sl.castles.both_destroyed")
def test_both_castles_in_one_event_are_a_draw() -> None:
    field = battle({"d4": "wind_castle"}, {"d5": "medusa", "d6": "titan_castle"}, turn="grey")
    field.act("d5", "destroy_adjacent_all")
    assert field.winner == "draw"
    assert field.reason == "result-both_castles"


@rule("sl.castles.control")
def test_gaining_control_of_the_enemy_castle_wins() -> None:
    field = battle(
        {"d5": "grundin", "e6": "wind_castle", "a1": "tiera"},
        {"d6": "silwon_the_confusing"},
        turn="grey",
        terrain={"d5": "plain"},
    )
    field.state.bonus[field.block("d6")] = 5
    field.state.marked.append(field.block("d6"))
    field.state.boons += [field.block("d6"), 133, 5]
    field.attack("d6", "d5")
    assert field.winner == "grey"
    assert field.reason == "result-castle_taken"


@rule("sl.castles.control")
def test_a_castle_handed_over_loses() -> None:
    field = battle({"d5": "wind_castle"}, {"d6": "parasitix"}, turn="grey")
    field.act("d6", "opponent_gives_control", "pick d5")
    assert field.winner == "grey"
