"""Terrain, the turn, standard moves, static units, going to and fro."""

from __future__ import annotations

import pytest

from tests.stratego_legends.vocabulary import battle, game, started
from tests.vocabulary import example, rule
from warhost import Text
from warhost.games.stratego_legends.mechanics.ground import SPACE_OF_NAME, field_of
from warhost.language import language


@rule("sl.movement.one_step", "sl.movement.no_diagonal", "sl.turn.must_act", "sl.movement.no_reveal")
def test_a_standard_move_is_one_step_to_a_side_and_shows_nothing() -> None:
    field = battle({"d4": "gold_knight"})
    field.play("take d4")
    assert field.offers("move") == ["c4", "d3", "d5", "e4"]
    field.forbids("move e5", "sl.movement.no_diagonal")
    field.forbids("move d6", "sl.movement.one_step")
    field.play("move d5")
    assert field.at("d5") == "gold_knight"
    assert field.table()["last_move"] == ["d4", "d5"]
    assert not field.seen("d5", 1)
    assert "log-move-hidden" in [line.key for line in field.state.log_for(1)]


@rule("sl.movement.no_jump", "sl.movement.not_own", "sl.movement.attack_entry", "sl.movement.one_step")
def test_own_units_block_and_enemies_are_attacked() -> None:
    field = battle({"d4": "gold_knight", "d5": "tiera"}, {"e4": "mummy", "d6": "kralc"})
    field.play("take d4")
    field.forbids("move d5", "sl.movement.not_own")
    assert field.offers("attack") == ["e4"]
    field.forbids("attack d6", "sl.movement.one_step")


@rule(
    "sl.movement.one_step",
    "sl.charge.blocked",
    "sl.diagonal.blocked",
    "sl.quickness.move",
    "sl.flight.move",
    "sl.charge.move",
    "sl.terrain.water_no_entry",
    "sl.movement.not_own",
    "sl.diagonal.move",
    "sl.movement.no_diagonal",
    "sl.movement.static",
    "sl.turn.must_act",
)
def test_a_space_out_of_reach_is_explained_by_the_ways_the_unit_has() -> None:
    units = {
        "d6": "tiera",
        "d4": "hunter",
        "f4": "srik",
        "g2": "dwarven_knight",
        "b2": "gold_knight",
        "b5": "quicksand",
    }
    field = battle(units, {"g7": "mummy"}, terrain={"g4": "water"})
    for text, rule_id, key in (
        ("move d4 d8", "sl.charge.blocked", "why-way-blocked"),
        ("move d4 h4", "sl.charge.blocked", "why-way-blocked"),  # by Srik, before the water
        ("move d4 e6", "sl.charge.move", "why-out-of-reach"),
        ("move d4 g4", "sl.terrain.water_no_entry", "why-water"),
        ("move d4 b2", "sl.movement.not_own", "why-own"),
        ("move f4 b8", "sl.diagonal.blocked", "why-way-blocked"),
        ("move f4 f6", "sl.diagonal.move", "why-out-of-reach"),
        ("move g2 g5", "sl.quickness.move", "why-out-of-reach"),
        ("attack b2 g7", "sl.movement.one_step", "why-one-step"),
        ("move b2 c3", "sl.movement.no_diagonal", "why-diagonal"),
        ("move b5 b6", "sl.movement.static", "why-static"),
        ("move g7 g6", "sl.turn.must_act", "why-enemy"),
        ("move c1 c2", "sl.turn.must_act", "why-nobody"),
        ("move b2 b3", "sl.turn.must_act", "why-take-first"),
    ):
        reason = field.refused(text)
        assert (reason.rule, reason.text.key) == (rule_id, key), text
    blocked = field.refused("move d4 d8").text
    assert (blocked.params["space"], blocked.params["at"]) == ("d8", "d6")
    # The same once the unit is taken.
    field.play("take d4")
    field.forbids("move d8", "sl.charge.blocked")
    field.forbids("move e6", "sl.charge.move")
    # And once the way is chosen.
    field.play("use charge")
    field.forbids("to d8", "sl.charge.blocked")
    field.forbids("to e6", "sl.charge.move")
    field.forbids("to g4", "sl.terrain.water_no_entry")
    field.forbids("to d6", "sl.movement.not_own")


@rule("sl.movement.back_and_forth_actions")
def test_leaps_over_land_count_as_going_to_and_fro() -> None:
    field = battle({"d2": "aubrey"}, {"d8": "mummy"}, terrain={"d2": "forest", "f6": "forest", "c5": "forest"})
    field.act("d2", "terrain_jump", "to f6").quietly().go("d8", "c8")
    field.act("f6", "terrain_jump", "to d2").quietly().go("c8", "d8")
    field.play("take d2", "use terrain_jump")
    assert field.at("c5") == "aubrey"  # f6 was barred, and there is no third


@rule("sl.movement.back_and_forth_actions", "sl.movement.back_and_forth")
def test_a_charge_that_is_barred_is_explained_as_going_to_and_fro() -> None:
    field = battle({"d2": "hunter"}, {"d8": "mummy"})
    field.act("d2", "charge", "to d6").quietly().go("d8", "c8").act("d6", "charge", "to d2").quietly().go("c8", "d8")
    assert field.refused("move d2 d6").rule == "sl.movement.back_and_forth"


@rule("sl.terrain.water_no_entry", "sl.placement.not_on_water")
def test_nobody_enters_water() -> None:
    field = battle({"d4": "gold_knight"}, terrain={"d5": "water"})
    field.play("take d4")
    field.forbids("move d5", "sl.terrain.water_no_entry")


@rule("sl.turn.no_pass", "sl.turn.alternate")
def test_a_turn_cannot_be_passed_and_the_sides_alternate() -> None:
    field = battle({"d4": "gold_knight"}, {"d7": "mummy"})
    field.forbids("yield", "sl.turn.no_pass")
    assert field.side == "beige"
    field.go("d4", "d5")
    assert field.side == "grey"
    field.go("d7", "d6")
    assert field.side == "beige"


@rule("sl.turn.no_pass", "sl.actions.one_per_turn")
def test_a_move_and_an_action_never_come_together() -> None:
    field = battle({"d4": "hunter"})
    field.go("d4", "d5")
    assert field.side == "grey"
    field.go("g8", "g7").act("d5", "charge", "to d7").quietly()
    assert field.side == "grey"


@rule("sl.strength_zero.destroyed", "sl.strength_zero.sources")
def test_a_unit_that_leaves_the_ground_it_lived_by_falls() -> None:
    # The Wind takes the 1 that Helliton has of itself; the mountain gives 4.
    field = battle(grey={"d4": "helliton"}, terrain={"d4": "mountain"}, turn="grey", curse="anti_purple_wind")
    assert field.strength("d4") == 4
    field.go("d4", "d5")
    assert field.where("helliton") == "destroyed"
    assert (field.kind, field.side) == ("turn", "beige")


@rule("sl.movement.static", "sl.castles.static")
def test_static_units_cannot_be_taken() -> None:
    field = battle({"d4": "quicksand", "a1": "urgwaines_castle"})
    field.forbids("take d4", "sl.movement.static")
    field.forbids("take a1", "sl.castles.static")


@rule("sl.movement.back_and_forth")
def test_to_and_fro_is_barred_the_third_time() -> None:
    field = battle({"d4": "gold_knight"}, {"d8": "mummy"})
    field.go("d4", "d5").go("d8", "d7").go("d5", "d4").go("d7", "d8")
    field.play("take d4")
    field.forbids("move d5", "sl.movement.back_and_forth")
    assert "c4" in field.offers("move")


@pytest.mark.parametrize("unit", ["gold_knight", "hunter"])
@rule("sl.movement.back_and_forth", "sl.movement.back_and_forth_actions", "sl.turn.action_available")
def test_a_unit_whose_only_way_is_barred_cannot_be_taken(unit: str) -> None:
    water = dict.fromkeys(("c4", "d3", "e4", "c5", "d6", "e5"), "water")
    field = battle({"d4": unit}, {"d8": "mummy"}, terrain=water)
    field.go("d4", "d5").go("d8", "d7").go("d5", "d4").go("d7", "d8")
    field.forbids("take d4", "sl.movement.back_and_forth")


D3, D4, D5, D6 = (SPACE_OF_NAME[name] for name in ("d3", "d4", "d5", "d6"))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("last_but_one", "last", "barred"),
    [
        ((0, D4, D5), (0, D5, D4), True),
        ((1, D4, D5), (0, D5, D4), False),  # another unit
        ((0, D4, D5), (1, D5, D4), False),
        ((0, D3, D5), (0, D5, D4), False),  # from elsewhere
        ((0, D4, D3), (0, D5, D4), False),  # or to elsewhere
        ((0, D4, D5), (0, D6, D4), False),
        ((0, D4, D5), (0, D5, D3), False),
    ],
)
@rule("sl.movement.back_and_forth")
def test_only_the_same_way_there_and_back_by_the_same_unit_is_barred(
    seat: int, last_but_one: tuple[int, int, int], last: tuple[int, int, int], barred: bool
) -> None:
    own = {"d4": "hunter", "e6": "tiera"} if seat == 0 else {"d4": "golladus", "e6": "kralc"}
    first = 3 * seat  # the three in beige's corner come before grey's
    trail = [-1] * 12
    trail[6 * seat : 6 * seat + 6] = [*last_but_one, *last]
    trail[6 * seat] += first
    trail[6 * seat + 3] += first
    beige, grey = (own, None) if seat == 0 else (None, own)
    field = battle(beige, grey, table={"turn": {"seat": seat, "trail": trail}}).play("take d4")
    assert ("d5" not in field.offers("move")) == barred
    assert ("d5" not in field.play("use charge").offers("to")) == barred


@rule("sl.movement.back_and_forth")
def test_another_unit_in_between_starts_a_new_count_and_attacks_are_exempt() -> None:
    field = battle({"d4": "gold_knight"}, {"d8": "mummy"})
    field.go("d4", "d5").go("d8", "d7").go("b1", "b2").go("d7", "d8").go("d5", "d4").go("d8", "c8")
    field.play("take d4")
    assert "d5" in field.offers("move")

    field = battle({"d4": "gold_knight"}, {"d6": "mummy", "c8": "kralc"})
    field.go("d4", "e4").go("c8", "c7").go("e4", "d4").go("d6", "d5").play("take d4")
    assert field.offers("attack") == ["d5"]


@rule("sl.movement.back_and_forth_actions")
def test_moves_by_actions_count_by_where_they_begin_and_end() -> None:
    field = battle({"d2": "hunter"}, {"d8": "mummy"})
    field.act("d2", "charge", "to d6").quietly().go("d8", "c8").act("d6", "charge", "to d2").quietly().go("c8", "d8")
    field.play("take d2", "use charge")
    assert "d6" not in field.offers("to")
    assert "d5" in field.offers("to")


@rule("sl.movement.back_and_forth_actions")
def test_an_exchange_of_places_counts_as_going_to_and_fro() -> None:
    spirits = dict.fromkeys(("g6", "c5", "b7"), "spirit_of_desert")
    field = battle({"d2": "spirit_of_negation", **spirits}, {"d8": "mummy"})
    field.act("d2", "swap", "pick g6").go("d8", "c8").act("g6", "swap", "pick d2").go("c8", "d8")
    assert field.at("d2") == "spirit_of_negation"
    field.play("take d2", "use swap")
    assert field.offers("pick") == ["b7", "c5"]
    field.play("pick c5").go("h7", "h6").play("take d2")
    assert field.offers("move") == ["c2", "d1", "d3", "e2"]  # who was exchanged went nowhere of itself


@rule("sl.movement.static_relocation")
def test_general_powers_cannot_choose_static_units_but_a_castles_own_power_moves_it() -> None:
    field = battle({"d4": "bakus", "c3": "quicksand", "f2": "tiera"})
    field.act("d4", "teleport")
    assert field.offers("pick") == ["a2", "b1", "f2"]
    field = battle({"d2": "wind_castle", "c3": "gold_knight"})
    field.act("d2", "relocate_self")
    assert "e3" in field.offers("to")


@rule("sl.terrain.adjacent", "sl.terrain.adjacent_edges")
@example("ex.adjacency")
def test_a_space_has_eight_neighbours_fewer_at_the_rim_and_joints_do_not_matter() -> None:
    near = field_of(8).near
    assert len(near[SPACE_OF_NAME["d4"]]) == 8
    assert len(near[SPACE_OF_NAME["a1"]]) == 3
    assert len(near[SPACE_OF_NAME["a4"]]) == 5
    names = {"d4": "e5"}  # four boards meet there
    for one, other in names.items():
        assert SPACE_OF_NAME[other] in near[SPACE_OF_NAME[one]]


@rule("sl.terrain.effect")
def test_terrain_changes_strength_only_as_powers_say() -> None:
    field = battle({"d4": "grundin", "e4": "gold_knight"}, terrain={"d4": "forest", "e4": "forest"})
    assert field.strength("d4") == 7
    assert field.strength("e4") == 8


@rule("sl.terrain.water_flight")
def test_flight_crosses_water() -> None:
    field = battle({"d4": "uaivad"}, terrain={"d5": "water", "d6": "water"})
    field.act("d4", "fly")
    assert field.at("d7") == "uaivad"


@rule("sl.turn.action_available", "sl.ranged_attack.range")
def test_an_action_needs_a_target_but_not_a_hidden_truth() -> None:
    field = battle({"d4": "frodnaj_archer", "d5": "tiera"}, {"d8": "mummy"})
    field.play("take d4")
    field.forbids("use ranged_attack", "sl.ranged_attack.range")
    field = battle({"d4": "concan"})  # no Evit far and wide
    field.play("take d4")
    assert "destroy_by_name" in field.offers("use")


@rule("sl.turn.structure", "sl.timing.windows", "sl.timing.stops")
def test_a_turn_has_a_window_before_and_after_for_those_who_ask() -> None:
    field = battle({"d4": "gold_knight", "e4": "sir_urgwaine"}, options={"stops": "all"})
    kinds = []
    while field.kind == "window":
        kinds.append((field.table()["window"]["kind"], field.side))
        field.play("pass")
    field.go("d4", "d5")
    while field.kind == "window" and field.table()["turn"]["seat"] == 0:
        kinds.append((field.table()["window"]["kind"], field.side))
        field.play("pass")
    assert kinds == [("start", "beige"), ("start", "grey"), ("end", "beige"), ("end", "grey")]


@rule("sl.movement.repetition")
def test_a_position_that_comes_back_may_be_claimed_and_then_ends_the_game() -> None:
    field = battle({"d4": "gold_knight", "c2": "tiera"}, {"d8": "mummy", "c7": "kralc"})
    assert "claim-draw" not in field.state.declarations(0)
    for number in range(4):
        # Two units each, in turn, so that none goes to and fro more than it may.
        for one, other, three, four in (("d4", "d5", "d8", "d7"), ("c2", "c3", "c7", "c6")):
            field.go(one, other).go(three, four)
        for one, other, three, four in (("d5", "d4", "d7", "d8"), ("c3", "c2", "c6", "c7")):
            if not field.over:
                field.go(one, other)
            if not field.over:
                field.go(three, four)
        if number == 1:
            assert "claim-draw" in field.state.declarations(1)
            twin = field.state.clone()
            twin.declare(1, "claim-draw")
            result = twin.result()
            assert result is not None
            assert result.reason.key == "result-repetition"
    assert field.winner == "draw"
    assert field.reason == "result-repetition"


@rule("sl.movement.repetition")
def test_a_hundred_quiet_turns_end_the_game_unless_the_table_wants_otherwise() -> None:
    field = battle(table={"turn": {"seat": 0, "quiet": 99}})
    field.go("b1", "b2")
    assert field.over
    assert field.reason == "result-quiet"
    field = battle(table={"turn": {"seat": 0, "quiet": 99}}, options={"repetition": False})
    field.go("b1", "b2")
    assert not field.over


@rule("sl.movement.repetition")
def test_destruction_breaks_the_quiet() -> None:
    field = battle({"d4": "gold_knight"}, {"d5": "neptillion"}, table={"turn": {"seat": 0, "quiet": 99}})
    field.attack("d4", "d5")
    assert not field.over
    assert field.table()["turn"]["quiet"] == 0


@pytest.mark.parametrize("seed", range(3))
@rule("sl.terrain.types")
def test_every_space_has_one_of_seven_kinds(seed: int) -> None:
    field = started(seed=seed, boards="all")
    rows = field.table()["field"]["terrain"]
    kinds = {"plain", "forest", "swamp", "mountain", "city", "water", "desert"}
    assert {space for row in rows for space in row} <= kinds
    assert sum(space == "water" for row in rows for space in row) == 4


@rule("sl.terrain.types")
def test_a_terrain_is_called_as_in_the_words_of_the_powers() -> None:
    english = language("en", game())
    powers = [english.say(Text(key)) for key in game().names() if key.startswith("power-")]
    for kind in ("plain", "forest", "swamp", "mountain", "city", "desert"):
        assert english.say(Text(f"terrain-{kind}")).casefold() == kind
        assert any(f"{kind} space" in power for power in powers)
