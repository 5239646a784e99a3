"""Team games of four, six and eight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.stratego_legends.vocabulary import Field, battle, new_game, started
from tests.vocabulary import example, random_play, rule
from warhost.games.stratego_legends.mechanics.ground import RANKS


def four(beige: Mapping[str, Any] | None = None, grey: Mapping[str, Any] | None = None, **more: Any) -> Field:
    """A team game: seats 0 and 1 beige, 2 and 3 grey; the second pair has a Castle and a unit in the far corners.

    Whatever is given replaces what else would stand on its space.
    """
    second = {
        "beige": {"i1": {"unit": "wind_castle", "army": 1}, "j1": {"unit": "craglor", "army": 1}},
        "grey": {"p8": {"unit": "titan_castle", "army": 3}, "o8": {"unit": "marr", "army": 3}},
    }
    fillers = {
        "beige": {"a1": "mirage_castle", "b1": "humble_clergy", "a2": "gray_knight"},
        "grey": {"h8": "the_hidden_hive", "g8": "mrmrm", "h7": "golladus"},
    }
    one = {**fillers["beige"], **second["beige"], **(beige or {})}
    other = {**fillers["grey"], **second["grey"], **(grey or {})}
    return battle(one, other, seats=4, **more)


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
@rule("sl.teams.sizes", "sl.teams.bring", "sl.teams.layout", "sl.teams.deploy", "sl.object.players")
def test_teams_of_equal_size_with_an_army_and_two_boards_each(seats: int) -> None:
    field = new_game(seats=seats, seed=2)
    table = field.table()
    assert [len(team) for team in table["sides"].values()] == [seats // 2, seats // 2]
    assert table["field"]["columns"] == 8 * seats // 2
    assert len(table["field"]["boards"]) == 2 * seats
    assert len(table["units"]) == 30 * seats
    kinds = []
    while field.kind in ("mix", "exchange"):
        kinds.append((field.kind, field.seat))
        field.play("keep")
    assert kinds == [("mix", seat) for seat in table["order"]] + [("exchange", seat) for seat in table["order"]]
    for army in range(seats):
        place = table["sides"]["beige" if army < seats // 2 else "grey"].index(army)
        ranks = range(4) if army < seats // 2 else range(4, RANKS)
        home = [column * RANKS + rank for column in range(8 * place, 8 * place + 8) for rank in ranks]
        units = [unit for unit in range(30 * seats) if field.state.born[unit] == army]
        assert sorted(field.state.pos[unit] for unit in units) == [s for s in home if field.state.ground.land[s]]


@rule("sl.teams.layout", "sl.teams.zones")
@example("ex.teams.six_players")
def test_six_players_lie_side_by_side_and_each_controls_four_boards() -> None:
    field = started(seats=6, seed=1, first="beige")
    table = field.table()
    assert table["sides"] == {"beige": [0, 1, 2], "grey": [3, 4, 5]}
    for unit in table["units"]:
        column = field.state.pos[unit["block"]] // RANKS
        assert unit["seat"] % 3 == column // 8
    # each side of the field has six boards, two for each player
    assert len(table["field"]["boards"]) == 12
    played = [0]
    for _ in random_play(field, seed=4):
        if field.state.active != played[-1]:
            played.append(field.state.active)
        if len(played) == 7:
            break
    assert played == [0, 3, 1, 4, 2, 5, 0]


@rule("sl.teams.order", "sl.teams.alternate", "sl.teams.everyone_first")
def test_beige_and_grey_alternate_and_nobody_plays_twice_in_a_round() -> None:
    field = four({"d4": "gold_knight"}, {"d6": "marr"})
    order = []
    for start, end in (("d4", "c4"), ("d6", "c6"), ("j1", "j2"), ("o8", "o7")):
        order.append(field.seat)
        field.go(start, end)
    assert order == [0, 2, 1, 3]
    assert field.seat == 0


@rule("sl.teams.order", "sl.teams.everyone_first")
def test_a_table_may_let_teams_choose_who_plays() -> None:
    field = started(seats=4, seed=1, first="beige", team_order="free")
    assert (field.kind, field.offers("seat")) == ("choose_player", ["1", "2"])
    field.play("seat 2")
    assert field.seat == 1
    field.play(field.choices[0])
    while field.kind != "choose_player":
        field.play(field.choices[-1] if field.kind == "window" else field.choices[0])
    assert field.offers("seat") == ["3", "4"]
    field.forbids("seat 2", "sl.teams.everyone_first")


@rule("sl.teams.place_boards")
def test_each_brings_two_boards_which_are_shuffled_and_turned_up_together() -> None:
    field = new_game(seats=4, seed=1, boards="bring", first="beige")
    for seat, boards in ((0, "1A 1B"), (2, "2A 2B"), (1, "3A 3B"), (3, "4A 4B")):
        assert field.seat == seat
        assert field.table()["field"]["boards"] == []
        field.play(*[f"bring {board}" for board in boards.split()])
    names = [slot["board"] for slot in field.table()["field"]["boards"]]
    assert [sorted(names[i : i + 2]) for i in (0, 2, 4, 6)] == [["2A", "2B"], ["4A", "4B"], ["1A", "1B"], ["3A", "3B"]]


@rule("sl.teams.place_boards", "sl.army_building.boards")
def test_the_two_boards_of_each_are_shuffled_apart_from_the_others() -> None:
    layouts = set()
    for seed in range(30):
        field = new_game(seats=4, seed=seed, boards="bring", first="beige")
        for boards in ("1A 1B", "2A 2B", "3A 3B", "4A 4B"):
            field.play(*[f"bring {board}" for board in boards.split()])
        names = [slot["board"] for slot in field.table()["field"]["boards"]]
        layouts.add(tuple(names[slot] < names[slot + 1] for slot in (0, 2, 4, 6)))
    for ways in zip(*layouts, strict=True):
        assert set(ways) == {True, False}
    assert len(layouts) > 8  # of 16: each pair either way, whatever the others do


@rule("sl.teams.zones", "sl.teams.zone_change")
def test_a_unit_that_ends_a_turn_in_a_mates_columns_is_the_mates() -> None:
    field = four({"h4": "gold_knight"})
    field.go("h4", "i4")
    assert field.state.owner[field.block("i4")] == 1
    field.go("g8", "f8").play("take i4")
    assert field.seat == 1


@rule("sl.teams.zone_change")
def test_during_the_turn_the_mover_keeps_the_unit() -> None:
    field = four({"h4": "emeraldis"}, {"i4": "helcar", "j4": "lizarkus"})
    field.go("h4", "i4")
    assert field.seat == 0
    while field.kind == "window":
        field.play("pass")
    assert field.at("j4") == "emeraldis"  # the rage went on under the same player
    assert field.state.owner[field.block("j4")] == 1


@rule("sl.rage.must_attack", "sl.teams.your_units")
def test_a_raging_unit_spares_the_units_of_allies() -> None:
    friends = {"h4": "emeraldis", "i5": {"unit": "wood_elf", "army": 1}, "h6": "wood_elf"}
    field = passing(four(friends, {"h5": "helcar"}).go("h4", "h5"))
    assert (field.at("h5"), field.seat) == ("emeraldis", 2)  # none but friends are left beside it
    field = passing(four(friends, {"h5": "helcar", "g5": "lizarkus"}).go("h4", "h5"))
    assert (field.at("g5"), field.seat) == ("emeraldis", 2)
    assert field.at("i5") == field.at("h6") == "wood_elf"


@rule("sl.teams.zones")
def test_a_mates_unit_cannot_be_taken() -> None:
    field = four()
    field.forbids("take j1", "sl.teams.zones")


@rule("sl.teams.no_entry_ally")
def test_nobody_enters_an_allys_space() -> None:
    field = four({"h4": "gold_knight", "i4": {"unit": "tiera", "army": 1}})
    field.play("take h4")
    field.forbids("move i4", "sl.teams.no_entry_ally")


@rule("sl.teams.end_castles", "sl.teams.castle_lost", "sl.attack.castle")
def test_only_the_last_castle_of_a_side_ends_the_game_and_its_player_plays_on() -> None:
    field = four(
        {"d4": "gold_knight", "l4": {"unit": "tiera", "army": 1}},
        {
            "d5": "rancid_castle",
            "h8": "kralc",
            "l5": {"unit": "bone_castle", "army": 3},
            "p8": {"unit": "kutbone", "army": 3},
        },
    )
    field.go("d4", "d5")
    assert not field.over
    assert field.at("d5") == "gold_knight"
    assert field.table()["attack"] is None
    field.quietly()
    assert field.seat == 2  # without a Castle, and still playing
    field.go("g8", "f8").go("l4", "l5")
    assert field.winner == "beige"


@rule("sl.attack.castle", "sl.attack.success_needed")
def test_to_take_one_castle_of_several_is_a_success_like_any_other() -> None:
    field = four({"d4": "tiera"}, {"d5": "rancid_castle", "h8": "kralc"})
    field.go("d4", "d5").play("against 4")
    assert (field.kind, field.seat) == ("pick_unit", 3)
    assert field.offers("pick") == ["o8", "p8"]


@rule("sl.teams.end_castles")
def test_when_all_castles_of_a_side_are_gone_the_other_wins() -> None:
    field = four({"d4": "gold_knight"}, {"d5": "rancid_castle", "h8": "kralc"})
    field.state.lift(field.state.keeps[3])  # the other grey Castle has been lost before
    field.go("d4", "d5")
    assert field.winner == "beige"


@rule("sl.teams.end_castles")
def test_a_castle_that_is_brought_back_counts_again() -> None:
    lost = {"unit": "wind_castle", "army": 1, "where": "destroyed"}
    field = four(
        {
            "a1": "tiera",
            "d4": "urgwaines_castle",
            "i1": {"unit": "tiera", "army": 1},
            "k4": {"unit": "noble_cleric", "army": 1},
        },
        {"d5": "marr", "k5": {"unit": "uzelis", "army": 3}, "k6": {"unit": "mummy", "army": 3}},
        turn=1,
        more=[lost],
    )
    passing(field.go("k4", "k5")).play("yes").then("return wind_castle")
    assert (field.at("k5"), field.seat) == ("wind_castle", 3)
    field.go("o8", "o7").go("b1", "b2").go("d5", "d4")
    assert field.where("urgwaines_castle") == "destroyed"
    assert not field.over  # the other one stands again
    field.go("i1", "i2").go("k6", "k5")
    assert (field.over, field.winner, field.reason) == (True, "grey", "result-castle")


@rule("sl.teams.end_stuck")
def test_a_stuck_player_loses_for_the_team_or_passes_if_the_table_allows_it() -> None:
    def alone(option: str) -> Field:
        return battle(
            {
                "a1": "mirage_castle",
                "d4": "gold_knight",
                "i1": {"unit": "wind_castle", "army": 1},
                "j1": {"unit": "craglor", "army": 1},
            },
            {"p8": {"unit": "titan_castle", "army": 3}, "o8": {"unit": "marr", "army": 3}},
            seats=4,
            lonely=True,
            options={"empty_zone": option},
        )

    field = alone("loses").go("d4", "d5")
    assert field.winner == "beige"
    assert field.reason == "result-stuck"
    field = alone("passes").go("d4", "d5")
    assert not field.over
    assert field.seat == 1
    assert field.heard("log-no-units") == [{"seat": 3}]


@rule("sl.teams.your_units", "sl.turn.action_available")
def test_your_units_are_your_own_and_an_opponent_is_named() -> None:
    field = four({"d4": "cleansing_mist"})
    field.play("take d4", "use opponent_sacrifice")
    assert field.kind == "pick_opponent"
    assert field.offers("against") == ["3", "4"]
    field.play("against 4")
    assert field.seat == 3
    assert field.offers("pick") == ["o8", "p8"]
    # an ally's unit is neither own nor enemy
    field = four({"h4": "dancing_sword", "i4": {"unit": "tiera", "army": 1}})
    field.play("take h4")
    field.forbids("use boost", "sl.turn.action_available")


@rule("sl.teams.your_units", "sl.siege.condition")
def test_allies_count_for_a_siege_only_if_the_table_says_so() -> None:
    ring = {
        "h4": "dwarven_hero",
        "h5": "quicksand",
        "h6": "tiera",
        "i6": {"unit": "gold_knight", "army": 1},
        "j5": {"unit": "grundin", "army": 1},
    }
    field = four(ring, {"i5": "kralc"})
    field.play("take h4")
    field.forbids("use siege", "sl.siege.condition")
    field = four(ring, {"i5": "kralc"}, options={"siege_allies": True})
    field.play("take h4")
    assert "siege" in field.offers("use")


@rule("sl.teams.ally_secrets")
def test_team_mates_see_each_others_units() -> None:
    field = four({"d4": "gold_knight"})
    assert field.unit_view("d4", 1)["unit"] == "gold_knight"
    assert field.unit_view("d4", 2)["unit"] is None


def passing(field: Field) -> Field:
    """Everybody passes in the windows that are open; four are asked."""
    while not field.over and field.kind == "window":
        field.play("pass")
    return field


@pytest.mark.parametrize("willing", [[1, 3], [2], [0, 2, 3]])
@rule("sl.timing.priority", "sl.timing.stops")
def test_a_window_asks_in_turn_order_those_who_want_to_be_asked(willing: list[int]) -> None:
    field = four({"d4": "gold_knight"}, {"d5": "mummy"})
    for seat in range(4):
        if seat not in willing:
            field.declare(seat, "skip-attack")
    field.go("d4", "d5")
    asked = []
    while field.kind == "window":
        asked.append(field.seat)
        field.play("pass")
    assert asked == sorted(willing, key=[0, 2, 1, 3].index)


@rule("sl.teams.your_units", "sl.returning.by_power")
def test_your_destroyed_units_are_those_of_the_army_you_brought_and_any_are_those_of_all() -> None:
    fallen = [
        {"unit": "poy", "army": 0, "where": "destroyed"},
        {"unit": "srik", "army": 1, "where": "destroyed"},
        {"unit": "gloomis", "army": 2, "where": "destroyed"},
        {"unit": "plague_bearer", "army": 3, "where": "destroyed"},
    ]
    field = four({"d4": "noble_cleric"}, {"d5": "uzelis"}, more=fallen)
    passing(field.go("d4", "d5")).play("yes")  # "one of your own": there is but one, so nobody is asked
    assert field.at("d5") == "poy"
    field = four({"d4": "wood_elf"}, {"d5": "lord_of_the_dead"}, turn=2, more=fallen, terrain={"c3": "swamp"})
    passing(field.go("d5", "d4")).play("yes")
    assert field.offers("return") == ["plague_bearer", "gloomis"]


@rule("sl.returning.by_power", "sl.destroyed_area.owner")
def test_of_two_alike_the_one_of_the_own_army_comes_back() -> None:
    fallen = [{"unit": "foulis", "army": army, "where": "destroyed"} for army in (2, 3)]
    field = four(
        {"d4": "gold_knight"},
        {"l5": {"unit": "skeleton_warlock", "army": 3}, "d5": "skeleton_warlock"},
        more=[*fallen, {"unit": "slud", "army": 3, "where": "cursing"}],
        terrain={"f5": "forest"},
        table={"curse": {"block": 15, "seat": 3}},
    )
    passing(field.go("d4", "d5")).play("return foulis")
    assert field.unit_view("f5")["army"] == 3


@rule("sl.teams.zones", "sl.control.take")
def test_a_captured_unit_follows_the_columns_of_the_capturing_team() -> None:
    field = four({"i4": {"unit": "poy", "army": 1}}, {"h4": "daemin"}, turn=2)
    passing(field.go("h4", "i4"))
    assert field.at("h4") == "poy"
    assert field.state.owner[field.block("h4")] == 2  # where Daemin came from
    assert field.state.owner[field.block("i4")] == 3  # and Daemin itself is in the ally's columns now
    field = four({"i5": {"unit": "poy", "army": 1}}, {"d6": "parasitix"}, turn=2)
    field.act("d6", "opponent_gives_control").play("against 2").play("pick i5")
    assert field.owner("i5") == "grey"
    assert field.state.owner[field.block("i5")] == 3


@rule("sl.timing.extra_turn", "sl.teams.order")
def test_after_an_extra_turn_the_order_goes_on_where_it_was() -> None:
    field = four({"d4": "oreld_the_deliverer"}).declare(0, "ask-end")
    field.go("b1", "b2").play("call d4")
    passing(field)
    assert field.seat == 0
    passing(field.go("b2", "b3"))
    assert field.seat == 2


@rule("sl.teams.deploy", "sl.placement.mix_theirs")
def test_each_mixes_the_army_of_the_player_opposite() -> None:
    field = new_game(seats=4, seed=1, first="beige")
    for seat, columns, ranks in ((0, "abcdefgh", "5678"), (2, "abcdefgh", "1234"), (1, "ijklmnop", "5678")):
        assert field.seat == seat
        spaces = field.offers("mix")
        assert len(spaces) == 30
        assert all(space[0] in columns and space[1] in ranks for space in spaces)
        field.play("keep")


@rule("sl.castles.control", "sl.teams.end_castles")
def test_a_captured_castle_counts_as_eliminated() -> None:
    field = four({"d4": "spirit_of_vision"}, {"d5": "parasitix", "l5": {"unit": "marr", "army": 3}}, turn=2)
    field.act("d5", "opponent_gives_control").play("against 1").play("pick a1")
    assert not field.over
    passing(field).go("j1", "j2").go("l5", "l4").go("b1", "b2").go("g8", "f8")
    field.state.lift(field.state.keeps[1])
    field.state.place(field.state.keeps[1], field.state.pos[field.block("l4")] - 1)  # the other one stands before Marr
    field.go("j2", "j3").go("l4", "l3")
    assert field.winner == "grey"


@rule("sl.teams.bring", "sl.army_building.customise")
def test_each_of_a_team_leads_the_list_written_for_him() -> None:
    names = {"beige": ["beige_box_2", "beige_box_5"], "grey": ["grey_box_1", "grey_box_6"]}
    field = new_game(
        seats=4, armies="lists", beige_lists="; ".join(names["beige"]), grey_lists="; ".join(names["grey"])
    )
    tables = field.state.tables
    wanted = [tables.army_lists[tables.army_ids.index(name)] for name in [*names["beige"], *names["grey"]]]
    assert field.state.rosters == wanted


@rule("sl.teams.order", "sl.turn.alternate")
def test_two_players_take_turns_whatever_the_order_of_teams() -> None:
    field = started(first="grey", team_order="free")
    assert (field.kind, field.side) == ("turn", "grey")
