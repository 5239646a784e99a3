"""Death Curses and their timing; destroyed units, their return, control of enemy units."""

from __future__ import annotations

from tests.stratego_legends.vocabulary import battle
from tests.vocabulary import rule


@rule(
    "sl.death_curses.after_destruction",
    "sl.death_curses.area",
    "sl.death_curses.lasts",
    "sl.information.destroyed_open",
)
def test_a_curse_works_once_its_unit_is_destroyed_and_until_another_replaces_it() -> None:
    field = battle({"d4": "gold_knight", "f2": "srik"}, {"d5": "skeleton_warlock", "c8": "sinakus"})
    assert field.strength("c8") == 5
    field.attack("d4", "d5")
    assert field.curse == "skeleton_warlock"
    assert field.where("skeleton_warlock") == "cursing"
    assert field.table(0)["curse"]["unit"] == "skeleton_warlock"
    assert field.strength("c8") == 6
    for start, end in (("c8", "c7"), ("f2", "f3"), ("c7", "c6"), ("f3", "f4")):
        field.go(start, end)
    assert field.strength("c6") == 6


@rule("sl.death_curses.after_destruction")
def test_a_sacrifice_a_shot_or_a_power_that_strikes_all_around_starts_a_curse_too() -> None:
    field = battle({"d4": "tiera"}, {"d5": "mummy", "f7": "nosimaj"})
    field.attack("d4", "d5").play("pick f7")
    assert field.curse == "nosimaj"
    field = battle({"d4": "frodnaj_archer"}, {"d6": "nosimaj"})
    field.act("d4", "ranged_attack", "pick d6").quietly()
    assert field.curse == "nosimaj"
    field = battle({"d5": "jillus"}, {"d4": "medusa"}, turn="grey")
    field.act("d4", "destroy_adjacent_all").quietly()
    assert field.curse == "jillus"


@rule("sl.death_curses.replaced", "sl.death_curses.single", "sl.destroyed_area.place")
def test_a_new_curse_replaces_the_old_one_whose_unit_is_destroyed_now() -> None:
    field = battle({"d4": "gold_knight", "f2": "srik"}, {"d5": "skeleton_warlock"}, curse="vellec")
    assert field.strength("f2") == 8
    field.attack("d4", "d5")
    assert field.curse == "skeleton_warlock"
    assert field.where("vellec") == "destroyed"
    assert field.strength("f2") == 7
    assert field.table()["destroyed"]["0"] == ["vellec"]


@rule("sl.death_curses.everyone", "sl.death_curses.kinds", "sl.flight.move")
def test_a_curse_works_on_both_sides_by_colour_and_type() -> None:
    field = battle({"d4": "uaivad", "e4": {"unit": "oppolifnas", "seat": 0}}, {"d7": "kralc"}, curse="electibra")
    assert field.strength("d4") == 11
    assert field.strength("e4") == 11
    assert field.strength("d7") == 11
    field = battle({"d4": "gold_knight"}, {"d6": "mummy", "d7": "marr"}, curse="nosimaj")
    field.play("take d4")
    field.forbids("use fly", "sl.flight.move")
    field = battle({"d4": "gold_knight", "d5": "tiera"}, {"d7": "mummy"}, curse="nosimaj")
    field.play("take d4")
    assert "fly" in field.offers("use")


@rule("sl.death_curses.on_end", "sl.curse_timing.end_mandatory")
def test_an_end_effect_waits_for_the_end_and_is_compulsory() -> None:
    field = battle(
        {"d4": "gold_knight", "f2": "grundin"}, {"d5": "skeleton_warlock"}, terrain={"f2": "swamp"}, curse="quicksand"
    )
    assert field.at("f2") == "grundin"
    field.attack("d4", "d5")
    assert field.where("grundin") == "destroyed"  # only an own unit qualified


@rule("sl.death_curses.on_end")
def test_the_end_of_the_game_sets_no_end_effect_off() -> None:
    field = battle(
        {"d4": "gold_knight", "f2": "grundin"}, {"d5": "titan_castle"}, terrain={"f2": "swamp"}, curse="quicksand"
    )
    field.go("d4", "d5")
    assert field.over
    assert field.at("f2") == "grundin"


@rule("sl.death_curses.simultaneous")
def test_two_curses_at_the_same_time_cancel_each_other_and_the_old_one_stays() -> None:
    field = battle(
        {"d4": "jillus"},
        {"d5": {"unit": "skeleton_warlock", "bonus": 1}},
        curse="vellec",
        table={"marked": [4], "boons": [4, 133, 1]},
    )
    field.attack("d4", "d5")
    assert field.where("jillus") == field.where("skeleton_warlock") == "destroyed"
    assert field.curse == "vellec"


@rule("sl.death_curses.same_time")
def test_a_unit_that_falls_in_consequence_falls_later() -> None:
    # Nosimaj (base 2, purple) cannot fall to -1; Vulad (base 1, purple, with a curse) does, after the Wind.
    field = battle({"d5": "anti_purple_wind"}, {"d4": "mummy", "c8": "vulad"}, turn="grey")
    field.attack("d4", "d5")
    assert field.curse == "vulad"
    assert field.where("anti_purple_wind") == "destroyed"


@rule("sl.death_curses.controller")
def test_who_controlled_the_unit_when_it_died_makes_its_choices() -> None:
    field = battle(
        {"d4": "gold_knight", "f2": "grundin"},
        {"d5": "skeleton_warlock", "c7": "mummy"},
        terrain={"f2": "swamp", "c7": "swamp"},
        curse="quicksand",
        curse_of="grey",
    )
    field.attack("d4", "d5")
    assert field.kind == "pick_unit"
    assert field.side == "grey"
    assert field.offers("pick") == ["c7", "f2"]


@rule("sl.curse_timing.old_first", "sl.curse_timing.steps")
def test_the_old_end_comes_before_the_new_curse_and_neither_works_meanwhile() -> None:
    field = battle(
        {"d4": "gold_knight", "f2": "grundin"},
        {"d5": "skeleton_warlock", "c7": "sinakus", "e7": "mummy"},
        terrain={"c7": "swamp", "e7": "swamp"},
        curse="quicksand",
    )
    field.attack("d4", "d5")
    assert field.kind == "pick_unit"
    assert field.where("skeleton_warlock") == "cursing"
    assert field.where("quicksand") == "destroyed"
    assert field.table()["curse"] is None
    assert field.strength("c7") == 6  # the swamp alone
    assert field.seen("c7")
    field.play("pick e7")
    assert field.curse == "skeleton_warlock"
    assert field.strength("c7") == 7


@rule("sl.curse_timing.queue")
def test_a_curse_set_off_by_a_curse_comes_after_the_one_that_starts() -> None:
    field = battle(
        {"d4": "gold_knight"},
        {"d5": "skeleton_warlock", "e7": "nosimaj", "f7": "mummy"},
        terrain={"e7": "swamp", "f7": "swamp"},
        curse="quicksand",
    )
    field.attack("d4", "d5").play("pick e7")
    assert field.curse == "nosimaj"
    assert field.where("skeleton_warlock") == "destroyed"
    started = [line["unit"] for line in field.heard("log-curse")]
    assert started == ["unit-skeleton_warlock", "unit-nosimaj"]


@rule("sl.curse_timing.queue", "sl.curse_timing.before_success")
def test_all_curses_that_wait_come_before_the_power_after_success() -> None:
    field = battle(
        {"d4": "tiera"},
        {"d5": "skeleton_warlock", "e7": "nosimaj", "f7": "mummy"},
        terrain={"e7": "swamp", "f7": "swamp"},
        curse="quicksand",
    )
    field.attack("d4", "d5").play("pick e7")
    assert field.curse == "nosimaj"
    assert (field.kind, field.side) == ("pick_unit", "grey")  # the sacrifice for Tiera
    assert "f7" in field.offers("pick")


@rule("sl.curse_timing.self_return", "sl.returning.not_from_curse")
def test_the_eternal_idol_returns_when_its_curse_ends() -> None:
    field = battle({"d4": "gold_knight"}, {"d5": "skeleton_warlock"}, curse="eternal_idol")
    field.attack("d4", "d5")
    assert field.kind == "pick_space"
    assert field.side == "grey"
    field.play("to e5").quietly()
    assert field.at("e5") == "eternal_idol"
    assert field.curse == "skeleton_warlock"


@rule("sl.returning.not_from_curse")
def test_nobody_comes_back_from_the_curse_area() -> None:
    field = battle(
        grey={"d5": "great_shaman"}, turn="grey", curse="eternal_idol", destroyed=["living_statue", "ground_lightning"]
    )
    field.act("d5", "return_destroyed")
    assert sorted(field.offers("return")) == ["ground_lightning", "living_statue"]


# -- the destroyed, and their return


@rule("sl.destroyed_area.owner")
def test_a_destroyed_unit_lies_with_the_army_it_was_set_up_with() -> None:
    field = battle({"d4": "gold_knight"}, {"d5": {"unit": "dwarven_hero", "seat": 1}})
    field.attack("d4", "d5")
    assert field.table()["destroyed"] == {"0": ["dwarven_hero"], "1": []}


@rule("sl.returning.by_power", "sl.returning.placement")
def test_units_come_back_to_empty_land_only_through_powers() -> None:
    field = battle(
        {"d4": "craglor"},
        {"d5": "lord_of_the_dead"},
        turn="grey",
        terrain={"c3": "swamp", "f6": "swamp", "e5": "swamp"},
        destroyed=["gloomis", "plague_bearer"],
    )
    field.go("d5", "d4").play("pass", "pass")
    assert field.kind == "offer"
    field.play("yes")
    assert field.offers("return") == ["plague_bearer", "gloomis"]
    field.play("return gloomis")
    assert field.offers("to") == ["c3", "e5", "f6"]
    field.play("to c3").quietly()
    assert field.at("c3") == "gloomis"


@rule("sl.returning.by_power", "sl.curse_timing.end_mandatory")
def test_several_units_come_back_as_long_as_their_strengths_add_up_to_no_more_than_the_curse_allows() -> None:
    field = battle(
        {"d4": "gold_knight"},
        {"d5": "skeleton_warlock"},
        terrain={"c3": "forest", "e3": "forest", "g3": "forest", "g5": "forest"},
        curse="bremmuk",
        destroyed=["smerdim", "spitting_mushrooms", "slime_of_bremmuk", "foulis", "foulis"],
    )
    field.attack("d4", "d5")
    assert field.side == "grey"
    assert sorted(field.offers("return")) == ["foulis", "slime_of_bremmuk", "smerdim", "spitting_mushrooms"]
    field.play("return slime_of_bremmuk", "to c3")  # 3 of 8: a 5 still fits
    assert sorted(field.offers("return")) == ["foulis", "smerdim", "spitting_mushrooms"]
    field.play("return foulis", "to e3")  # 5 of 8
    assert field.offers("return") == ["foulis"]
    assert "done" in field.choices
    field.play("return foulis", "to g3").quietly()  # 7 of 8: nobody is left that fits
    assert (field.kind, field.side) == ("turn", "grey")
    assert field.curse == "skeleton_warlock"
    assert field.where("smerdim") == field.where("spitting_mushrooms") == "destroyed"


@rule("sl.returning.placement")
def test_without_room_nobody_returns() -> None:
    field = battle({"d4": "gold_knight"}, {"d5": "lord_of_the_dead"}, turn="grey", destroyed=["gloomis"])
    field.attack("d5", "d4")
    assert field.kind == "turn"
    assert field.where("gloomis") == "destroyed"


@rule("sl.returning.state")
def test_a_returned_unit_is_known_obeys_who_brought_it_and_acts_from_the_next_turn() -> None:
    field = battle(grey={"d5": "coyote"}, turn="grey", destroyed=["golladus"])
    field.act("d5", "replace_self_with_destroyed")
    assert field.at("d5") == "golladus"
    assert field.seen("d5")
    assert field.owner("d5") == "grey"
    field.quietly().go("b1", "b2").play("take d5")
    assert "charge" in field.offers("use")


@rule("sl.returning.state", "sl.control.move_later")
def test_a_unit_that_returns_in_the_middle_of_its_players_turn_waits_for_the_next() -> None:
    # A Fire Wall destroys the Scout, whose curse takes the place of Slud's; at its end Foulis comes back.
    field = battle(
        {"d5": "dwarven_scout"},
        {"d6": "fire_wall"},
        turn="grey",
        terrain={"f5": "forest"},
        curse="slud",
        destroyed=["foulis"],
        table={"turn": {"seat": 1, "quiet": 40}},
    )
    field.act("d6", "weaken").play("return foulis")
    assert (field.at("f5"), field.kind, field.side) == ("foulis", "turn", "grey")
    field.forbids("take f5", "sl.control.move_later")
    field.go("g8", "f8")
    assert field.table()["turn"]["quiet"] == 0
    field.go("b1", "b2").play("take f5")
    assert field.offers("move") == ["e5", "f4", "f6", "g5"]


@rule("sl.returning.state")
def test_a_unit_that_returns_has_only_its_base_strength_and_its_own_keywords() -> None:
    given = {"unit": "king_migol", "bonus": 1, "granted": ["fly"]}
    field = battle(
        {"d5": given, "c6": "migols_royal_guard"},
        {"d4": "kralc"},
        turn="grey",
        table={"marked": [0], "boons": [0, 0, 1]},
    )
    assert field.strength("d5") == 10
    field.declare(0, "ask-end").go("d4", "d5").quietly().play("pick c6")
    assert (field.at("c6"), field.kind) == ("king_migol", "window")  # still in the same turn
    assert field.strength("c6") == 9
    assert "fly" not in field.unit_view("c6", 0)["keywords"]


@rule("sl.returning.state", "sl.strength_zero.destroyed")
def test_a_unit_that_would_have_no_strength_is_destroyed_again() -> None:
    field = battle({"d4": "gold_knight"}, {"d5": "skeleton_grave"}, curse="anti_red_wind", destroyed=["jezrak"])
    field.declare(0, "ask-after").go("d4", "d5").play("pass", "pass")
    assert field.table()["window"]["kind"] == "after"  # in the same turn: it has not even stood up
    assert field.heard("log-return")
    assert field.where("jezrak") == "destroyed"
    assert field.at("d5") is None


# -- control


@rule(
    "sl.control.take",
    "sl.control.powers",
    "sl.control.move_later",
    "sl.control.side",
    "sl.control.duration",
    "sl.movement.not_own",
)
def test_a_captured_unit_is_yours_in_every_respect_but_moves_later() -> None:
    field = battle({"d5": "dancing_sword", "d6": "grundin"}, {"d4": "daemin", "c4": "keelian"}, turn="grey")
    field.declare(1, "ask-after")
    field.go("d4", "d5").play("pass", "pass")
    assert field.owner("dancing_sword") == "grey"
    assert field.at("d4") == "dancing_sword"
    assert field.seen("d4")
    # its ability can be used at once, for a unit of the new side
    assert field.table()["window"]["kind"] == "after"
    assert field.offers("call") == ["d4"]
    field.play("pass")
    field.go("b1", "b2").play("take d4")
    assert field.offers("move")
    field.forbids("move c4", "sl.movement.not_own")  # it is a friend now
    field.play("move d3").quietly()
    assert field.owner("d3") == "grey"


@rule("sl.control.move_later")
def test_a_unit_taken_over_cannot_move_in_the_same_turn() -> None:
    field = battle({"d5": "grundin"}, {"d6": "parasitix"}, turn="grey", options={"stops": "all"})
    field.play("pass", "pass").act("d6", "opponent_gives_control", "pick d5")
    assert field.seen("d5")  # by its former side too, and by everybody who looks on
    field.quietly()
    assert field.side == "beige"
    # Given away by the end of Delmikra's curse, before grey has moved.
    field = battle(
        {"d5": "dwarven_scout", "c3": "grundin"},
        {"d6": "fire_wall"},
        turn="grey",
        curse="delmikra",
        curse_of="grey",
        table={"turn": {"seat": 1, "quiet": 40}},
    )
    field.act("d6", "weaken").play("pick c3", "pick b1")
    assert (field.owner("c3"), field.kind, field.side) == ("grey", "turn", "grey")
    field.forbids("take c3", "sl.control.move_later")
    field.go("g8", "f8").quietly()
    assert field.table()["turn"]["quiet"] == 0


@rule("sl.castles.control", "sl.end.immediate")
def test_who_gives_his_castle_away_first_is_not_asked_for_more() -> None:
    field = battle({"d5": "dwarven_scout"}, {"d6": "fire_wall"}, turn="grey", curse="delmikra", curse_of="grey")
    field.act("d6", "weaken").play("pick a1")
    assert (field.over, field.winner, field.reason) == (True, "grey", "result-castle_taken")


@rule("sl.control.side")
def test_a_captured_unit_may_attack_its_former_side_castle_included() -> None:
    field = battle({"d5": "wind_castle"}, {"d4": {"unit": "gold_knight", "seat": 1}}, turn="grey")
    field.go("d4", "d5")
    assert field.winner == "grey"


@rule("sl.control.capture_space")
def test_a_captured_defender_goes_to_where_the_attacker_began() -> None:
    field = battle({"d7": "grundin"}, {"d3": "daemin", "d1": "lord_of_bones"}, turn="grey")
    field.state.granted[field.block("d3")] |= 1 << 2  # Charge, for this turn
    field.state.marked.append(field.block("d3"))
    field.state.options = field.state.frames[-1].options(field.state)
    field.act("d3", "charge", "to d7").quietly()
    assert field.at("d7") == "daemin"
    assert field.at("d3") == "grundin"
    assert field.owner("d3") == "grey"


@rule("sl.returning.state", "sl.information.reveal_momentary")
def test_a_returned_unit_obeys_who_brought_it_and_lies_open_until_the_next_move() -> None:
    fallen = {"unit": "jezrak", "seat": 0, "where": "destroyed"}  # beige had taken it over
    field = battle({"d4": "gold_knight"}, {"d5": "skeleton_grave"}, more=[fallen], options={"memory_aid": False})
    field.attack("d4", "d5")
    assert (field.at("d5"), field.owner("d5")) == ("jezrak", "grey")
    assert field.seen("d5")
    field.go("g8", "g7")
    assert not field.seen("d5", 0)


@rule("sl.movement.repetition", "sl.returning.state", "sl.control.take")
def test_a_return_and_a_change_of_control_end_the_quiet() -> None:
    quiet = {"turn": {"seat": 1, "quiet": 40}}
    taken = battle({"d4": "holy_light"}, {"d5": "ursatoar"}, table=quiet).act("d5", "gamble_control")
    assert taken.owner("d4") == "grey"
    returned = battle(grey={"d5": "great_shaman"}, destroyed=["wheel_of_energy"], table=quiet)
    returned.act("d5", "return_destroyed").play("to c5").then("done")
    for field in (taken, returned):
        assert (field.kind, field.side, field.table()["turn"]["quiet"]) == ("turn", "beige", 0)
        field.go("b1", "b2")
        assert field.table()["turn"]["quiet"] == 1


@rule("sl.curse_timing.queue", "sl.curse_timing.steps")
def test_curses_of_units_destroyed_one_after_the_other_start_one_after_the_other() -> None:
    # Rekabevets destroys the twos of the enemy and then those of its own side.
    field = battle({"d4": "dwarven_scout", "e4": "tiera"}, {"d6": "rekabevets", "c7": "nosimaj"}, turn="grey")
    field.act("d6", "destroy_by_base_strength")
    assert [line["unit"] for line in field.heard("log-curse")] == ["unit-dwarven_scout"]
    assert (field.where("nosimaj"), field.side) == ("cursing", "beige")  # the end of the Scout's curse comes first
    field.play(*[f"pick {space}" for space in field.offers("pick")[:2]])
    assert field.curse == "nosimaj"
    assert [line["unit"] for line in field.heard("log-curse")] == ["unit-dwarven_scout", "unit-nosimaj"]


@rule("sl.end.immediate", "sl.curse_timing.queue")
def test_curses_that_wait_when_the_battle_ends_never_start() -> None:
    # The end of Noslrac's curse costs five units of beige and then three of grey, the Castle among them.
    field = battle(
        {"d4": "gold_knight", "e1": "dwarven_scout", **dict.fromkeys(("f1", "g1", "h1"), "poy")},
        {"d5": "skeleton_warlock", "f8": "nosimaj"},
        curse="noslrac",
    )
    field.attack("d4", "d5")
    field.play(*[f"pick {space}" for space in ("e1", "f1", "g1", "h1", "a2")])
    assert (field.where("dwarven_scout"), field.side) == ("waiting", "grey")
    field.play("pick f8", "pick g8", "pick h8")
    assert (field.winner, field.reason) == ("beige", "result-castle")
    assert field.where("dwarven_scout") == field.where("nosimaj") == "destroyed"
    assert [line["unit"] for line in field.heard("log-curse")] == []
