"""Powers up close: whom they reach and whom not, what they show, and when they cannot be used."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stratego_legends.test_teams import four, passing
from tests.stratego_legends.vocabulary import Field, battle
from tests.vocabulary import rule


def shown(field: Field) -> list[str]:
    """The units that were shown to everybody, in order."""
    return [line["unit"].removeprefix("unit-") for line in field.heard("log-reveal")]


# -- flights


@rule("sl.movement.back_and_forth_actions", "sl.flight.move")
def test_a_flight_there_and_back_counts_as_going_to_and_fro() -> None:
    field = battle({"d4": "wannok", "d5": "poy", "c4": "poy"}, {"d8": "mummy"})
    field.act("d4", "fly", "to d6").go("d8", "c8").act("d6", "fly", "to d4").go("c8", "d8")
    field.play("take d4", "use fly")
    assert field.at("b4") == "wannok"  # d6 was barred, and there is no third


@rule("sl.timing.triggered", "sl.timing.stops")
def test_who_wants_no_offers_is_asked_nothing_when_he_flies() -> None:
    for wanted in (True, False):
        field = battle({"d4": "lord_of_eagles", "d5": "poy", "c4": "poy"}, {"e4": "mummy"})
        if not wanted:
            field.declare(0, "skip-offers")
        field.play("take d4", "use fly").then("to f4")
        assert field.kind == ("offer" if wanted else "turn")


@rule("sl.timing.triggered", "sl.timing.stops", "sl.powers.show_first")
def test_who_strikes_a_flyer_shows_himself_and_is_not_asked_if_he_wants_no_offers() -> None:
    for wanted in (True, False):
        field = battle({"d4": "celams"}, {"d5": "scythe"}, turn="grey")
        if not wanted:
            field.declare(0, "skip-offers")
        field.act("d5", "fly", "to d3")
        if wanted:
            field.play("pick d4")
            assert field.where("scythe") == "destroyed"
            assert shown(field) == ["scythe", "celams"]
        else:
            assert field.at("d3") == "scythe"


@rule("sl.timing.simultaneous_choice", "sl.timing.triggered")
def test_of_those_flown_over_the_next_in_turn_is_asked_first() -> None:
    field = four(
        {"h5": "celams", "i5": {"unit": "celams", "army": 1}},
        {"g5": "scythe", "o8": {"unit": "marr", "army": 3}},
        turn=2,
    )
    assert field.table()["order"] == [0, 2, 1, 3]
    field.act("g5", "fly", "to j5")
    assert (field.kind, field.seat) == ("pick_unit", 1)


# -- friends


@rule("sl.swap.effect", "sl.movement.static_relocation")
def test_nobody_swaps_with_a_static_unit_or_with_himself() -> None:
    lamp = {"unit": "holy_light", "granted": ["swap"]}
    field = battle({"d4": lamp, "e5": "quicksand", "f6": "dwarven_ambush", "g5": "elven_ambush"}, table={"marked": [0]})
    field.play("take d4", "use swap")
    assert field.offers("pick") == ["f6", "g5"]
    field.forbids("pick d4", "sl.swap.effect")
    field.play("pick g5")
    assert field.table()["last_move"] == ["d4", "g5"]


@rule("sl.swap.effect", "sl.strength_zero.destroyed")
def test_who_is_swapped_to_ground_it_cannot_live_on_falls() -> None:
    weak = {"unit": "spirit_of_desert", "bonus": -2}  # 2, and 3 on the desert
    field = battle(
        {"d4": "spirit_of_negation", "e6": weak},
        terrain={"e6": "desert"},
        table={"marked": [1], "boons": [1, 167, -2]},
    )
    field.act("d4", "swap")
    assert (field.at("e6"), field.where("spirit_of_desert")) == ("spirit_of_negation", "destroyed")


def usable(field: Field, space: str) -> list[str]:
    """What the unit on a space can use in its controller's turn."""
    return field.play(f"take {space}").offers("use") if space in field.offers("take") else []


@rule("sl.turn.action_available", "sl.powers.text_wins")
def test_a_castle_sends_a_neighbour_only_from_plain_to_plain() -> None:
    def castle(ground: str, target: str | None, room: bool = True) -> list[str]:
        spaces = {f"{column}{rank}": "city" for column in "abcdefgh" for rank in range(1, 9)}
        own = {"d6": "plattenuis", **({target: "golladus"} if target else {}), "g3": "mrmrm"}
        terrain = spaces | {"d6": ground} | ({"b3": "plain"} if room else {})
        return usable(battle({"a1": "mirage_castle", "b1": "poy"}, own, terrain, "grey", lonely=True), "d6")

    assert castle("plain", "e6") == ["place_ally"]
    assert castle("city", "e6") == []  # not from another ground
    assert castle("plain", "f6") == []  # nobody beside it
    assert castle("plain", "e6", room=False) == []  # no other plain


@rule("sl.powers.destroy_cost", "sl.turn.action_available")
def test_who_is_destroyed_for_it_leaves_room_for_the_friend() -> None:
    # Almaetis stands on the only forest, and the Fort on a mountain of its own.
    field = battle({"d4": "almaetis", "f2": "poy"}, terrain={"d4": "forest"})
    assert usable(field, "d4") == ["place_ally"]
    field.play("use place_ally", "pick f2")
    assert field.at("d4") == "poy"
    fort = battle(grey={"d5": "ogre_fort", "f7": "dalious"}, terrain={"d5": "mountain"}, turn="grey")
    assert usable(fort, "d5") == []


@rule("sl.turn.action_available", "sl.powers.text_wins", "sl.actions.reveal")
def test_friends_gather_while_there_is_room() -> None:
    friends = {"a7": "kzzt", "c8": "helliton", "f8": "kzzt", "a5": "helliton"}

    def queen(*water: str) -> Field:
        return battle(grey={"d5": "queen_kiova", **friends}, terrain=dict.fromkeys(water, "water"), turn="grey")

    around = ["c4", "c5", "c6", "d4", "d6", "e4", "e5", "e6"]
    assert usable(queen(*around), "d5") == []
    field = queen(*around[:-1])
    assert usable(field, "d5") == ["gather_allies"]
    field.play("use gather_allies")
    assert sorted(field.choices) == ["pick a5", "pick a7", "pick c8", "pick f8", "pick g8"]  # at least one
    field.play("pick c8")
    assert field.seen("helliton")
    assert (field.at("e6"), field.kind, field.side) == ("helliton", "turn", "beige")
    field = queen().play("take d5", "use gather_allies", "pick a7", "to c4", "pick f8", "to d6", "pick a5", "to e4")
    assert (field.kind, field.side) == ("turn", "beige")  # three, and no more


@rule("sl.magic_units.spell_controller", "sl.swap.reveal")
def test_who_comes_out_of_an_ambush_is_shown() -> None:
    field = battle({"d5": "dwarven_ambush", "b2": "poy"}, {"d4": "mummy"}, turn="grey").attack("d4", "d5")
    field.play("pick b2")
    assert field.at("d5") == "poy"
    assert field.seen("d5")


@rule("sl.powers.text_wins", "sl.terrain.water_no_entry")
def test_an_opponent_puts_gnarak_on_any_empty_land() -> None:
    field = battle({"d4": "poy"}, {"d5": "gnarak"}, terrain={"d4": "mountain", "e5": "water"}, turn="grey")
    field.attack("d5", "d4")
    assert (field.kind, field.seat) == ("pick_space", 0)
    taken = {"a1", "b1", "a2", "h8", "g8", "h7", "d4", "e5"}
    assert set(field.offers("to")) == {f"{c}{r}" for c in "abcdefgh" for r in range(1, 9)} - taken


# -- rescues and sieges


@rule("sl.timing.triggered", "sl.control.side")
def test_only_an_own_guard_beside_the_king_can_save_him() -> None:
    traitor = {"unit": "migols_royal_guard", "seat": 1}
    own: dict[str, Any] = {"d5": "king_migol", "c6": "migols_royal_guard", "f5": "migols_royal_guard", "e6": traitor}
    field = battle(own, {"d4": "kralc"}, turn="grey").go("d4", "d5")
    field.state.play(field.state.parse("pass"))
    field.state.play(field.state.parse("pass"))
    assert field.offers("pick") == ["c6"]


@pytest.mark.parametrize(
    ("hero", "others", "works"),
    [
        ("e5", ("c4", "d4", "e4", "c5"), True),
        ("e5", ("c4", "d4", "e4"), False),  # four are too few, whatever is empty
        ("f5", ("c4", "d4", "e4", "c5", "e5"), False),  # who has Siege is no neighbour
    ],
)
@rule("sl.siege.count", "sl.siege.condition")
def test_five_besiege_and_the_one_with_siege_is_one_of_them(hero: str, others: tuple[str, ...], works: bool) -> None:
    captain = {"unit": "dwarven_hero", "seat": 1}
    field = battle({"d5": "poy", "d6": "tiera", hero: captain}, dict.fromkeys(others, "marr"), turn="grey")
    assert ("siege" in usable(field, hero)) == works


@rule("sl.siege.count")
def test_enemies_never_count_for_a_siege() -> None:
    ring: dict[str, Any] = {"h4": "dwarven_hero", "h5": "quicksand", "h6": "tiera", "i6": {"unit": "poy", "army": 1}}
    for allies in (True, False):
        field = four(ring, {"i5": "kralc", "j5": {"unit": "mummy", "army": 3}}, options={"siege_allies": allies})
        assert "siege" not in usable(field, "h4")


# -- what is shown


@rule("sl.castles.other_powers", "sl.information.reveal_meaning")
def test_a_unit_that_is_judged_is_shown_whatever_it_is() -> None:
    field = battle({"d4": "guarded_fortress"}, {"d5": "mummy"}).act("d4", "reveal_adjacent_destroy")
    assert field.at("d5") == "mummy"
    assert field.seen("d5")


@rule("sl.control.take", "sl.turn.action_available")
def test_ursatoar_chooses_among_all_neighbours_but_the_own_magic_ones() -> None:
    own = {"d5": "ursatoar", "c5": "golladus", "e5": "larva"}
    field = battle({"d4": "holy_light", "d6": "poy"}, own, turn="grey").play("take d5", "use gamble_control")
    assert field.offers("pick") == ["c5", "d4", "d6"]
    field.play("pick d4")
    assert field.owner("d4") == "grey"


@rule("sl.magic_units.spell_controller", "sl.teams.your_units")
def test_exorcism_shows_enemies_alone() -> None:
    field = battle(
        {"d4": "exorcism", "c2": "tiera"},
        {"d5": "kralc", "f2": "mummy"},
        terrain={"c2": "swamp", "f2": "swamp"},
        turn="grey",
    ).attack("d5", "d4")
    assert field.offers("pick") == ["f2"]


@rule("sl.powers.text_wins", "sl.information.reveal_meaning", "sl.timing.no_leak")
def test_an_assassination_shows_its_victims_and_everybody_knows_what_the_others_are_not() -> None:
    field = battle({"d4": "mystical_mirror"}, {"c8": "medusa", "e8": "medusa", "f8": "mummy"})
    field.act("d4", "destroy_by_name")
    assert shown(field) == ["mystical_mirror", "medusa", "medusa"]
    fact = field.state.tables.purge_fact[
        field.state.tables.powers_of[field.state.tables.kind_of_id["mystical_mirror"]][1]
    ]
    assert field.state.facts[field.block("f8")] >> fact & 1
    assert not field.state.facts[field.block("b1")] >> fact & 1


@rule("sl.magic_units.other_destruction", "sl.information.reveal_meaning")
def test_all_magic_units_are_shown_before_they_are_destroyed() -> None:
    field = battle({"d4": "gold_knight", "f1": "quicksand"}, {"d5": "skeleton_warlock", "f8": "larva"}, curse="dalious")
    field.attack("d4", "d5")
    assert field.where("quicksand") == field.where("larva") == "destroyed"
    assert shown(field)[2:] == ["quicksand", "larva"]


@rule("sl.attack.success_needed", "sl.information.reveal_meaning")
def test_a_sacrifice_is_shown() -> None:
    field = battle({"d4": "tiera"}, {"d5": "mummy", "f7": "kralc"}).attack("d4", "d5").play("pick f7")
    assert shown(field) == ["tiera", "mummy", "kralc"]


@rule("sl.curse_timing.end_mandatory", "sl.teams.your_units")
def test_an_opponent_without_units_gives_nothing_and_the_own_sacrifice_follows() -> None:
    # The end of Noslrac's curse, in grey hands, is aimed at a player whose army is gone.
    field = battle(
        {"a1": "mirage_castle", "d4": "gold_knight"},
        {
            "d5": "skeleton_warlock",
            "h8": "titan_castle",
            "g8": "marr",
            "f8": "mummy",
            "e8": "kralc",
            "o8": {"unit": "marr", "army": 3},
        },
        seats=4,
        lonely=True,
        curse="noslrac",
    )
    passing(field.go("d4", "d5")).play("against 2")
    assert (field.kind, field.seat) == ("pick_unit", 2)
    assert field.offers("pick") == ["e8", "f8", "g8", "h8"]


# -- who can be chosen


@rule("sl.turn.action_available", "sl.abilities.in_play")
def test_a_power_without_a_fitting_unit_is_not_offered() -> None:
    # the Elf helps Elves, and none but a Knight is near, who attacks
    field = battle({"d4": "gold_knight", "c6": "high_elf"}, {"d5": "helcar"}).go("d4", "d5")
    assert field.choices == ["pass"]
    field = battle({"d4": "wood_elf", "c6": "high_elf"}, {"d5": "helcar"}).go("d4", "d5")
    assert field.offers("call") == ["c6"]
    # nor does Almaetis place herself
    alone = battle({"a1": "mirage_castle", "d4": "almaetis"}, terrain={"f6": "forest"}, lonely=True, grey=ENEMIES)
    assert usable(alone, "d4") == []


ENEMIES = {"h8": "the_hidden_hive", "g8": "mrmrm"}


@rule("sl.powers.text_wins", "sl.teams.castle_lost")
def test_nobody_goes_to_a_castle_that_is_gone() -> None:
    field = four(grey={"p8": {"unit": "garpus", "army": 3}}, turn=3)
    assert usable(field, "p8") == []


@rule("sl.destroyed_area.owner", "sl.returning.by_power")
def test_some_bring_back_units_of_the_own_army_and_some_of_any_but_never_themselves() -> None:
    fallen = [
        {"unit": name, "army": army, "where": "destroyed"} for name, army in (("tiera", 0), ("landor", 0), ("poy", 1))
    ]
    cleric = four({"d4": "noble_cleric"}, {"d5": "jezrak"}, more=fallen)
    passing(cleric.go("d4", "d5")).play("yes")
    assert sorted(cleric.offers("return")) == ["landor", "tiera"]
    bones = [{"unit": name, "army": 3, "where": "destroyed"} for name in ("jezrak", "scythe")]
    grave = passing(four({"d4": "gold_knight"}, {"d5": "skeleton_grave"}, more=bones).go("d4", "d5"))
    assert sorted(grave.offers("return")) == ["jezrak", "scythe"]


@rule("sl.actions.granted")
def test_the_airlord_may_give_himself_what_he_gives() -> None:
    field = battle({"d4": "elementus_the_airlord"}).act("d4", "grant_keyword")
    assert field.unit_view("d4", 0)["granted"] == ["fly"]  # there is no other Spirit


@rule("sl.returning.placement", "sl.turn.action_available")
def test_a_return_is_offered_where_somebody_can_come_back_and_has_room() -> None:
    def offered(swamp: str, fallen: str) -> bool:
        field = battle({"d4": "poy"}, {"d5": "lord_of_the_dead"}, {swamp: "swamp"}, "grey", destroyed=[fallen])
        return field.go("d5", "d4").play("pass", "pass").kind == "offer"

    assert offered("f6", "crazed_terror")
    assert not offered("f6", "kralc")  # no Zombie has fallen
    assert not offered("g8", "crazed_terror")  # somebody stands on the only swamp
    assert not offered("d4", "crazed_terror")  # be it the Lord himself


@rule("sl.vision.effect")
def test_nothing_is_left_of_a_vision_that_was_answered() -> None:
    field = battle({"d4": "spirit_of_vision"}, {"d6": "moridium"}).act("d4", "vision")
    assert field.where("spirit_of_vision") == "destroyed"
    assert field.state.target == -1


@rule("sl.curse_timing.end_mandatory", "sl.information.reveal_meaning")
def test_two_enemies_are_shown_of_whom_the_first_may_lie_open_already() -> None:
    field = battle({"d4": "jillus"}, {"d5": "kralc", "f7": "mummy"}, turn="grey", curse="dwarven_scout")
    field.attack("d5", "d4")
    assert field.offers("pick") == ["f7", "g8", "h7", "h8", "attacker"]  # Kralc has just been seen
    field.play("pick f7")
    assert field.offers("pick") == ["g8", "h7", "h8"]


@rule("sl.powers.text_wins", "sl.information.reveal_meaning")
def test_a_friend_that_is_absorbed_is_shown() -> None:
    field = battle(grey={"d5": "bloodsucker", "d6": "golladus"}, turn="grey").act("d5", "absorb_ally")
    assert shown(field) == ["bloodsucker", "golladus"]
    assert field.where("golladus") == "destroyed"


@rule("sl.turn.action_available", "sl.terrain.effect")
def test_kralc_shows_enemies_on_cities_if_there_are_any() -> None:
    for space, works in (("h8", False), ("b1", True)):  # an own Castle there, or an enemy
        field = battle(grey={"d5": "kralc"}, terrain={space: "city"}, turn="grey", destroyed=["poy"])
        assert ("reveal_enemies" in usable(field, "d5")) == works
