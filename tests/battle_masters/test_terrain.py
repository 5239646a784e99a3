"""Terrain: what is printed, where pieces may be laid, and what river, hedges, marshes and ditches do to movement."""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise
from typing import Any

import pytest

from tests.battle_masters.vocabulary import Field, battle, game, new_battle
from tests.vocabulary import random_play, rule
from warhost.games.battle_masters.mechanics.ground import Ground, buildable
from warhost.games.battle_masters.tables import DIRECTIONS, PIECES, Piece

HALF_HEXES = [f"{letter}{row}" for row in range(2, 13, 2) for letter in "am"]
BARRIER = [
    "marsh e6",
    "marsh e8",
    "marsh e10",
    "ditch_3 e12 SE",  # dug towards the west
    "hedge d5 E",
    "hedge d7 E",
    "hedge d9 E",
    "hedge d11 E",
]


def laid(*pieces: str, portion: str = "full_mat") -> Field:
    """A free battle in preparation: `marsh d8`, `ditch_2 d8 NE`, `hedge d8 E` have been laid."""
    return lay(new_battle(terrain_layer="imperial").play(f"mat {portion}"), *pieces)


def lay(field: Field, *pieces: str) -> Field:
    for piece in pieces:
        kind, place, *turn = piece.split()
        field.play(f"lay {kind}", f"cover {place}", *(f"turn {side}" for side in turn))
    return field


def hedge(place: str, side: str) -> dict[str, Any]:
    return {"piece": "hedge", "hex": place, "side": side}


def ditch(kind: str, place: str, *open_sides: str) -> dict[str, Any]:
    return {"piece": kind, "hex": place, "open": list(open_sides)}


def printed(*codes: str) -> set[str]:
    """The full hexes with these letters on the mat."""
    rows = game().content["board"]["terrain_rows"]
    names = {f"{chr(ord('a') + col)}{row + 1}": code for row, line in enumerate(rows) for col, code in enumerate(line)}
    return {name for name, code in names.items() if code in codes and name not in HALF_HEXES}


# -- terrain in general


@rule("bm.terrain.printed_features")
def test_river_and_road_are_printed_and_the_rest_is_added() -> None:
    assert (len(printed("w")), len(printed("f")), len(printed("r"))) == (12, 3, 41)
    field = laid()
    assert field.view["terrain"] == []
    assert field.offers("lay") == ["ford", "marsh", "ditch_2", "ditch_3", "ditch_4", "hedge", "tower"]
    assert printed("f") == {"a3", "e3", "i3"}


@rule("bm.terrain.printed_features")
@pytest.mark.parametrize("kind", ["marsh", "ditch_2", "tower"])
def test_half_hexes_take_no_hex_and_no_tower(kind: str) -> None:
    field = laid().play(f"lay {kind}")
    for place in HALF_HEXES:
        field.forbids(f"cover {place}", "bm.terrain.printed_features")


@rule("bm.terrain.printed_features")
def test_half_hexes_are_full_spaces_and_take_hedges() -> None:
    field = laid().play("lay hedge", "cover a8")
    assert field.offers("turn") == ["E", "NE", "SE"]

    field = battle(card="imp_knights", imp_knights_blitzen="a9", imp_men_altdorf="a1")
    assert "a8" in field.offers("move")
    field.play("move a8")
    assert field.hex("imp_knights_blitzen") == "a8"


@rule("bm.terrain.place_anywhere_legal")
def test_a_piece_goes_anywhere_its_own_kind_allows() -> None:
    allowed = {
        "ford": printed("w", "f"),
        "marsh": printed("g", "w"),
        "ditch_2": printed("g"),
        "ditch_3": printed("g"),
        "ditch_4": printed("g"),
        "tower": printed("g"),
        "hedge": printed("g", "r", "w", "f") | set(HALF_HEXES),
    }
    for kind, hexes in allowed.items():
        assert set(laid().play(f"lay {kind}").offers("cover")) == hexes, kind


@rule("bm.terrain.place_anywhere_legal")
@pytest.mark.parametrize("last", [0, 3, 4, 7])
def test_the_piece_that_would_cut_the_battlefield_in_two_is_refused(last: int) -> None:
    kind, place, *turn = BARRIER[last].split()
    field = laid(*(piece for piece in BARRIER if piece != BARRIER[last]), portion="south_field")
    field.play(f"lay {kind}")
    if not turn:
        field.forbids(f"cover {place}", "bm.terrain.place_anywhere_legal")
        assert field.refused(f"cover {place}").text.key == "why-cut-off"
        return
    field.play(f"cover {place}")
    field.forbids(f"turn {turn[0]}", "bm.terrain.place_anywhere_legal")
    assert "W" in field.offers("turn") or kind == "ditch_3"
    assert kind == "hedge" or field.offers("turn") == ["E", "NE"]  # whose earthwork leaves a way open


@rule("bm.terrain.place_anywhere_legal")
def test_a_ditch_may_be_turned_so_that_a_way_is_left() -> None:
    field = laid(*(piece for piece in BARRIER if piece != "marsh e8"), portion="south_field")
    field.play("lay ditch_4", "cover e8")
    assert field.offers("turn") == ["NE", "SW"]
    field.forbids("turn E", "bm.terrain.place_anywhere_legal")
    assert field.refused("turn E").text.key == "why-cut-off"


@rule("bm.terrain.place_anywhere_legal")
def test_the_barrier_would_indeed_cut_all_ways() -> None:
    tables = new_battle().state.tables
    pieces = []
    for text in BARRIER:
        kind, place, *turn = text.split()
        side = DIRECTIONS.index(turn[0]) if turn else 0
        pieces.append(Piece(PIECES.index(kind), tables.hex_of_name[place], side))
    south_field = tables.portion_ids.index("south_field")
    north, south, west, east = tables.edge_zones[south_field]
    ground = Ground(tables, south_field, pieces)
    assert not ground.connected(west, east)
    assert ground.connected(north, south)
    for gap in range(len(pieces)):
        assert Ground(tables, south_field, pieces[:gap] + pieces[gap + 1 :]).connected(west, east)


@rule("bm.terrain.place_anywhere_legal")
def test_the_whole_mat_cannot_be_cut() -> None:
    field = laid(*BARRIER)
    assert field.offers("lay") == ["tower"]
    assert len(field.view["terrain"]) == 8


@rule("bm.terrain.place_anywhere_legal")
def test_every_edge_keeps_room_for_the_larger_army() -> None:
    field = laid("marsh b5", "marsh a7", portion="south_field")  # the west edge has sixteen spaces
    field.play("lay marsh")
    field.forbids("cover a9", "bm.terrain.place_anywhere_legal")
    assert field.refused("cover a9").text.key == "why-no-room-left"
    field.play("cover e7", "lay tower")
    field.forbids("cover b9", "bm.terrain.place_anywhere_legal")
    assert field.refused("cover b9").text.key == "why-no-room-left"
    field.play("cover e9", "lay ditch_3")
    assert "b9" in field.offers("cover")  # a ditch can be occupied

    field.play("cover b9", "turn E", "done", "side west").deploy()
    assert all(unit["hex"] for unit in field.view["units"].values())


@rule("bm.terrain.place_anywhere_legal")
def test_the_tower_takes_room_at_an_edge_and_a_ditch_does_not() -> None:
    field = laid("tower b5", "marsh a7", portion="south_field").play("lay marsh")
    field.forbids("cover a9", "bm.terrain.place_anywhere_legal")
    assert "a9" in laid("ditch_2 b5 E", "marsh a7", portion="south_field").play("lay marsh").offers("cover")


@rule("bm.terrain.one_piece_per_hex")
def test_a_hex_takes_one_hex_piece_or_the_tower() -> None:
    for first, second in (("marsh d8", "tower"), ("tower d8", "marsh"), ("ditch_2 d8 E", "ditch_3")):
        field = laid(first).play(f"lay {second}")
        field.forbids("cover d8", "bm.terrain.one_piece_per_hex")
        assert "d7" in field.offers("cover")


@rule("bm.terrain.one_piece_per_hex")
def test_hedges_lie_on_sides_several_around_a_hex_but_one_on_each() -> None:
    field = laid("marsh d8", "hedge d8 E", "hedge d8 NE").play("lay hedge", "cover d8")
    assert field.offers("turn") == ["NW", "W", "SW", "SE"]
    field.forbids("turn E", "bm.terrain.one_piece_per_hex")

    field = laid("hedge d8 E").play("lay hedge", "cover e8")
    field.forbids("turn W", "bm.terrain.one_piece_per_hex")
    assert "E" in laid("hedge e8 NE").play("lay hedge", "cover d8").offers("turn")
    assert "d8" in laid("hedge d8 E").play("lay marsh").offers("cover")


@rule("bm.terrain.one_piece_per_hex", "bm.marsh.no_entry", "bm.ditch.enter_by_open_side", "bm.river.cross_at_ford")
@pytest.mark.parametrize("order", [1, -1])
def test_a_hedge_beside_a_piece_leaves_the_piece_as_it_is(order: int) -> None:
    def beside(piece: dict[str, Any], knights: str) -> Field:
        terrain = [piece, hedge(piece["hex"], "W")]
        return battle(card="imp_knights", terrain=terrain[::order], imp_knights_blitzen=knights)

    beside({"piece": "marsh", "hex": "e8"}, "e7").forbids("move e8", "bm.marsh.no_entry")
    beside(ditch("ditch_4", "e8", "SE", "E"), "e7").forbids("move e8", "bm.ditch.enter_by_open_side")
    assert "c3" in beside({"piece": "ford", "hex": "c3"}, "d2").offers("move")


@rule("bm.components.terrain_pieces")
@pytest.mark.parametrize(
    ("pieces", "left"),
    [
        (["marsh d8", "marsh h8", "marsh d9"], ["ford", "ditch_3", "hedge", "tower"]),
        (["marsh d8", "marsh h8", "marsh d9", "ford c3"], ["hedge", "tower"]),
        (["ford c3", "ford d3"], ["marsh", "ditch_2", "ditch_4", "hedge", "tower"]),
        (["ditch_2 d8 E", "ditch_3 h8 E", "ditch_4 d9 E"], ["ford", "marsh", "hedge", "tower"]),
        (["marsh d8", "ditch_2 h8 E"], ["ford", "marsh", "ditch_3", "ditch_4", "hedge", "tower"]),
        (["tower d8"], ["ford", "marsh", "ditch_2", "ditch_3", "ditch_4", "hedge"]),
        (["hedge d8 E", "hedge d9 E", "hedge h8 E", "hedge h9 E"], list(PIECES[:5]) + ["tower"]),
    ],
)
def test_a_layout_must_be_buildable_from_the_box(pieces: list[str], left: list[str]) -> None:
    field = laid(*pieces)
    assert field.offers("lay") == left
    for kind in PIECES:
        if kind not in left:
            field.forbids(f"lay {kind}", "bm.components.terrain_pieces")


@rule("bm.components.terrain_pieces")
def test_which_sets_of_hexes_the_four_tiles_can_show() -> None:
    tables = new_battle().state.tables
    faces = ("ford", "marsh", "ditch_2", "ditch_3", "ditch_4")
    tiles = [("marsh", "ditch_4"), ("marsh", "ditch_2"), ("marsh", "ford"), ("ford", "ditch_3")]
    for count in range(6):
        for shown in combinations_with_replacement(faces, count):
            expected = any(
                sorted(shown) == sorted(face for face in choice if face)
                for choice in _faces(tiles)
                if len([face for face in choice if face]) == count
            )
            assert buildable(tables, [PIECES.index(kind) for kind in shown]) is expected, shown


def _faces(tiles: list[tuple[str, str]]) -> list[tuple[str, ...]]:
    """Every way to lay tiles, one face up or not at all."""
    ways: list[tuple[str, ...]] = [()]
    for front, back in tiles:
        ways = [(*way, face) for way in ways for face in ("", front, back)]
    return ways


@rule("bm.terrain.fixed_during_battle")
def test_terrain_stays_for_the_whole_battle() -> None:
    field = new_battle(scenario="borderlands", seed=5)
    terrain = field.view["terrain"]
    exits = field.state.ground.exits
    for _ in random_play(field, seed=5, limit=1500):
        assert field.view["terrain"] == terrain
        assert field.state.ground.exits is exits
    field = battle(card="imp_knights", imp_knights_blitzen="e7")
    field.forbids("lay marsh", "bm.setup.one_player_lays_terrain")


@rule("bm.terrain.fixed_during_battle")
def test_only_the_tower_can_be_removed() -> None:
    field = battle(
        card="imp_cannon",
        next_cards=["imp_knights"],
        terrain=[{"piece": "tower", "hex": "f8"}, {"piece": "marsh", "hex": "e7"}],
        table={"rubble": 2},
        imp_cannon="f9",
        imp_knights_blitzen="f7",
        cha_orcs_gazkull="f8",
        cha_goblins_grom="m12",
    )
    field.play("fire cha_orcs_gazkull")
    assert field.view["tower"] is None
    assert "f8" in field.offers("move")
    field.forbids("move e7", "bm.marsh.no_entry")


@rule("bm.terrain.road_no_effect")
def test_the_road_neither_helps_nor_hinders() -> None:
    road = ("f7", "f6")
    assert set(road) <= printed("r")
    field = battle(card="imp_knights", imp_knights_blitzen="f7", cha_orcs_gazkull="g6")
    assert field.offers("move") == ["f6", "e7", "g7", "f8", "g8"]
    field.play("move f6")  # on along the road
    field.forbids("move f5", "bm.movement.one_hex")
    for attacker, target in (road, road[::-1], ("f7", "e7")):
        field = battle(card="imp_knights", imp_knights_blitzen=attacker, cha_orcs_gazkull=target)
        field.throw("bbbb", "bbb").play("attack cha_orcs_gazkull")
        assert field.dice == (4, 3)


# -- river and fords


@rule("bm.river.no_entry")
def test_no_unit_enters_the_river() -> None:
    field = battle(card="imp_knights", imp_knights_blitzen="c2")
    assert field.offers("move") == ["b1", "c1", "b2", "d2", "b3"]
    field.forbids("move c3", "bm.river.no_entry")


@rule("bm.river.cross_at_ford")
def test_fords_are_the_only_way_across() -> None:
    tables = new_battle().state.tables
    bare = new_battle().state.ground
    fords = [tables.hex_of_name[name] for name in ("a3", "e3", "i3")]
    reached = {tables.hex_of_name["a1"]}
    todo = list(reached)
    while todo:
        for n in bare.exits[todo.pop()]:
            if n not in reached and n not in fords:
                reached.add(n)
                todo.append(n)
    north = {tables.hex_names[h] for h in reached}
    assert {"m2", "b3", "f3", "j3"} <= north
    assert not {name for name in north if int(name[1:]) > 3}

    for ford in fords:
        steps = {int(tables.hex_names[h][1:]) for h in bare.exits[ford]}
        assert steps == {2, 3, 4}


@rule("bm.river.cross_at_ford")
def test_a_ford_is_an_ordinary_place_to_stop_and_to_fight_in() -> None:
    field = battle(card="imp_knights", next_cards=["imp_knights"], imp_knights_blitzen="e2", cha_orcs_gazkull="m12")
    field.play("move e3", "move e4")
    assert field.hex("imp_knights_blitzen") == "e4"

    for attacker, target in (("e3", "e4"), ("e4", "e3")):
        field = battle(card="imp_knights", imp_knights_blitzen=attacker, cha_orcs_gazkull=target)
        field.throw("bbbb", "bbb").play("attack cha_orcs_gazkull")
        assert field.dice == (4, 3)


@rule("bm.river.ford_placement")
def test_a_ford_piece_opens_any_river_hex() -> None:
    field = laid().play("lay ford")
    assert {"c3", "d3", "b4", "c4"} <= set(field.offers("cover"))
    field.forbids("cover d8", "bm.river.ford_placement")

    ford = {"piece": "ford", "hex": "c3"}
    field = battle(card="imp_knights", next_cards=["imp_knights"], terrain=[ford], imp_knights_blitzen="c2")
    field.play("move c3", "move d4")
    assert field.hex("imp_knights_blitzen") == "d4"


@rule("bm.river.ford_placement")
def test_a_ford_piece_on_a_printed_ford_changes_nothing() -> None:
    field = laid("ford e3")
    assert field.view["terrain"] == [{"piece": "ford", "hex": "e3"}]
    bare = new_battle().state.ground
    field.play("done")
    assert field.state.ground.exits == bare.exits


@rule("bm.river.fighting_near_water")
def test_neighbours_fight_beside_the_river_with_normal_dice() -> None:
    field = battle(card="imp_knights", imp_knights_blitzen="b3", cha_orcs_gazkull="a3")
    field.throw("bbbb", "bbb").play("attack cha_orcs_gazkull")
    assert field.dice == (4, 3)


@rule("bm.river.fighting_near_water")
def test_across_a_river_hex_only_missiles_reach() -> None:
    field = battle(card="imp_knights", imp_knights_blitzen="c2", cha_orcs_gazkull="d4")
    field.forbids("attack cha_orcs_gazkull", "bm.attack.adjacent_enemy")

    field = battle(card="imp_archers", imp_archers_grunburg="c2", cha_orcs_gazkull="d4")
    field.throw("bbb", "bbb").play("shoot cha_orcs_gazkull")
    assert field.dice == (3, 3)

    field = battle(card="imp_cannon", imp_cannon="c2", cha_orcs_gazkull="d4")
    assert field.offers("fire") == ["cha_orcs_gazkull"]


# -- hedges


@rule("bm.hedge.placement")
def test_a_hedge_lies_on_any_side_but_across_the_road_or_on_the_edge() -> None:
    field = laid().play("lay hedge", "cover e4")  # here the road forks to d5 and e5
    assert field.state.decision().rule == "bm.hedge.placement"
    assert field.offers("turn") == ["E", "NW", "W"]
    for side in ("NE", "SW", "SE"):
        field.forbids(f"turn {side}", "bm.hedge.placement")
    assert laid("hedge d5 E").view["terrain"] == [hedge("d5", "E")]  # two roads, side by side

    field = laid().play("lay hedge", "cover a1")
    assert field.offers("turn") == ["E", "SW", "SE"]
    field.forbids("turn W", "bm.hedge.placement")
    field.forbids("done", "bm.setup.one_player_lays_terrain")


@rule("bm.hedge.placement")
def test_no_hedge_may_lie_between_two_steps_of_any_road() -> None:
    tables = new_battle().state.tables
    for road in game().content["board"]["road_paths"]:
        places = [tables.hex_at(place) for place in road["hexes"]]
        for here, there in pairwise(places):
            side = DIRECTIONS[tables.neighbour[here].index(there)]
            field = laid().play("lay hedge", f"cover {tables.hex_names[here]}")
            assert side not in field.offers("turn")


@rule("bm.hedge.placement", "bm.terrain.one_piece_per_hex")
def test_a_hedge_is_refused_at_the_edge_of_the_part_and_where_one_lies() -> None:
    field = laid("hedge d5 E", portion="south_field").play("lay hedge", "cover d5")
    field.forbids("turn NE", "bm.hedge.placement")
    assert field.refused("turn NE").text.key == "why-hedge-edge"
    field.forbids("turn E", "bm.terrain.one_piece_per_hex")


@rule("bm.hedge.placement")
def test_a_hex_without_a_free_side_takes_no_further_hedge() -> None:
    field = laid("hedge a12 E", "hedge a12").play("lay hedge")  # the corner has two neighbours only
    assert field.view["terrain"] == [hedge("a12", "E"), hedge("a12", "NE")]
    field.forbids("cover a12", "bm.hedge.placement")


@rule("bm.hedge.blocks_movement")
def test_the_other_sides_of_a_hex_with_a_hedge_are_barred_for_reasons_of_their_own() -> None:
    terrain = [hedge("e7", "E"), {"piece": "marsh", "hex": "e8"}]
    field = battle(card="imp_knights", terrain=terrain, imp_knights_blitzen="e7", imp_men_altdorf="d7")
    field.forbids("move f7", "bm.hedge.blocks_movement")
    field.forbids("move e8", "bm.marsh.no_entry")
    field.forbids("move d7", "bm.movement.one_unit_per_hex")


@rule("bm.hedge.blocks_movement")
def test_a_hedge_stops_movement_from_both_sides() -> None:
    for here, there in (("e7", "f7"), ("f7", "e7")):
        field = battle(
            card="imp_knights",
            next_cards=["imp_knights"],
            terrain=[hedge("e7", "E")],
            imp_knights_blitzen=here,
            cha_orcs_gazkull="m12",
        )
        field.forbids(f"move {there}", "bm.hedge.blocks_movement")
        field.play("move f8", f"move {there}")  # around it
        assert field.hex("imp_knights_blitzen") == there


@rule("bm.hedge.attack_across")
def test_neighbours_attack_across_a_hedge_with_normal_dice() -> None:
    field = battle(card="imp_knights", terrain=[hedge("e7", "E")], imp_knights_blitzen="e7", cha_orcs_gazkull="f7")
    field.throw("ssss", "bbb").play("attack cha_orcs_gazkull")
    assert field.dice == (4, 3)
    assert not field.alive("cha_orcs_gazkull")


# -- marsh


@rule("bm.marsh.no_entry")
def test_no_unit_enters_a_marsh() -> None:
    field = battle(card="imp_knights", terrain=[{"piece": "marsh", "hex": "e8"}], imp_knights_blitzen="e7")
    assert field.offers("move") == ["e6", "f6", "d7", "f7", "f8"]
    field.forbids("move e8", "bm.marsh.no_entry")

    field = battle(card="cha_wolf_double", terrain=[{"piece": "marsh", "hex": "e8"}], cha_wolves_bogrot="e7")
    field.forbids("move e8", "bm.marsh.no_entry")
    field.play("move f8")
    field.forbids("move e8", "bm.marsh.no_entry")


@rule("bm.marsh.placement")
def test_a_marsh_lies_anywhere_off_the_road_even_in_the_river() -> None:
    field = laid().play("lay marsh")
    for place in ("b1", "e4", "a3"):  # road, road, printed ford
        field.forbids(f"cover {place}", "bm.marsh.placement")
    assert {"d8", "c3"} <= set(field.offers("cover"))

    field = laid("ford c3").play("lay marsh")
    field.forbids("cover c3", "bm.terrain.one_piece_per_hex")


@rule("bm.marsh.placement")
def test_a_marsh_in_the_river_changes_nothing() -> None:
    bare = new_battle().state.ground
    assert laid("marsh c3").play("done").state.ground.exits == bare.exits


# -- ditch: placing and moving


@rule("bm.ditch.placement")
@pytest.mark.parametrize(("kind", "dug"), [("ditch_2", 2), ("ditch_3", 3), ("ditch_4", 4)])
def test_a_ditch_lies_off_road_and_river_in_one_of_six_directions(kind: str, dug: int) -> None:
    field = laid().play(f"lay {kind}")
    for place in ("b1", "c3", "a3"):  # road, river, printed ford
        field.forbids(f"cover {place}", "bm.ditch.placement")
    field.play("cover h8")
    assert field.state.decision().rule == "bm.ditch.placement"
    assert field.offers("turn") == list(DIRECTIONS)
    field.play("turn SW")
    open_sides = [DIRECTIONS[(4 + i) % 6] for i in range(6 - dug)]
    assert field.view["terrain"] == [ditch(kind, "h8", *open_sides)]
    field.play("done")
    h8 = field.state.tables.hex_of_name["h8"]
    assert len(field.state.ground.exits[h8]) == 6 - dug


DITCH = ditch("ditch_4", "g6", "NE", "NW")  # earthwork on E, W, SW, SE


@rule("bm.ditch.no_crossing", "bm.ditch.enter_by_open_side")
@pytest.mark.parametrize("start", ["h6", "g7", "f7", "f6"])
def test_no_unit_comes_in_over_a_dug_side(start: str) -> None:
    field = battle(card="imp_knights", terrain=[DITCH], imp_knights_blitzen=start)
    field.forbids("move g6", "bm.ditch.enter_by_open_side")


@rule("bm.ditch.enter_by_open_side", "bm.ditch.may_be_occupied")
@pytest.mark.parametrize("start", ["f5", "g5"])
def test_units_come_in_by_the_open_sides(start: str) -> None:
    field = battle(card="imp_knights", terrain=[DITCH], imp_knights_blitzen=start)
    field.play("move g6")
    assert field.hex("imp_knights_blitzen") == "g6"


@rule("bm.ditch.no_crossing", "bm.ditch.leave_by_open_side")
def test_units_leave_by_the_open_sides_only() -> None:
    field = battle(card="imp_knights", terrain=[DITCH], imp_knights_blitzen="g6")
    assert field.offers("move") == ["f5", "g5"]
    for place in ("h6", "g7", "f7", "f6"):
        field.forbids(f"move {place}", "bm.ditch.leave_by_open_side")


@rule("bm.ditch.no_crossing")
def test_between_two_ditches_one_earthwork_is_enough() -> None:
    closed, beside = ditch("ditch_4", "d8", "NE", "NW"), ditch("ditch_3", "e8", "NW", "W", "SW")
    for here, there in (("d8", "e8"), ("e8", "d8")):
        field = battle(card="imp_knights", terrain=[closed, beside], imp_knights_blitzen=here)
        field.forbids(f"move {there}", "bm.ditch.no_crossing")

    field = battle(card="imp_knights", terrain=[ditch("ditch_4", "d8", "E", "NE"), beside], imp_knights_blitzen="d8")
    field.play("move e8")
    assert field.hex("imp_knights_blitzen") == "e8"


@rule("bm.ditch.may_be_occupied")
@pytest.mark.parametrize(
    ("card", "unit"),
    [
        ("imp_cannon", "imp_cannon"),
        ("imp_lords", "imp_lord_knights"),
        ("imp_archers", "imp_archers_grunburg"),
        ("cha_wolf_double", "cha_wolves_bogrot"),
        ("cha_charge_champ", "cha_champions_gorefist"),
        ("cha_gob_orc", "cha_goblins_grom"),
    ],
)
def test_every_unit_of_both_armies_may_occupy_a_ditch(card: str, unit: str) -> None:
    field = battle(card=card, terrain=[DITCH], army={unit: "g5"})
    field.play("move g6")
    assert field.hex(unit) == "g6"


@rule("bm.ditch.may_be_occupied")
def test_the_ogre_too() -> None:
    table = {"ogre_cards": {"move": 1, "attack": 0}}
    ogre = {"hex": "g5", "skulls": 5}
    field = battle(next_cards=["cha_ogre"], terrain=[DITCH], table=table, cha_ogre_grimorg=ogre)
    field.play("move g6")
    assert field.hex("cha_ogre_grimorg") == "g6"
