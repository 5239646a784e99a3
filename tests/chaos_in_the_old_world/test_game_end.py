"""The end of the game."""

from __future__ import annotations

import pytest

from tests.chaos_in_the_old_world.vocabulary import Table, given, new
from tests.vocabulary import example, rule
from warhost import Result

FIVE = {"norsca": "ruin=1", "troll_country": "ruin=2", "estalia": "ruin=3", "badlands": "ruin=4", "tilea": "ruin=5"}


def result(table: Table) -> Result:
    found = table.state.result()
    assert isinstance(found, Result)
    return found


@rule("citow.game_end.when_checked")
def test_the_end_is_checked_only_in_the_last_step() -> None:
    table = given(phase="corruption", vp={"khorne": 49}, norsca="bloodletter*2")
    assert table.vp("khorne") == 50
    assert table.winners is None
    assert table.on("end").winners == ["khorne"]


@rule("citow.game_end.conditions_in_order", "citow.game_end.first_true_only", "citow.game_end.dial")
@example("citow.ex.dial_beats_points")
def test_a_dial_beats_any_points() -> None:
    table = given(phase="end", dial={"nurgle": 10}, vp={"khorne": 80, "nurgle": 3}, old_world="", board=FIVE)
    assert table.winners == ["nurgle"]
    assert result(table).reason.key == "result-dial"


@rule("citow.game_end.conditions_in_order")
def test_points_come_before_ruins_and_ruins_before_the_empty_deck() -> None:
    points = given(phase="end", vp={"khorne": 50, "nurgle": 12}, old_world="", board=FIVE)
    assert (points.winners, result(points).reason.key) == (["khorne"], "result-points")
    ruins = given(phase="end", vp={"khorne": 10, "nurgle": 12}, old_world="", board=FIVE)
    assert (ruins.winners, result(ruins).reason.key) == (["nurgle"], "result-ruin")
    empty = given(phase="end", vp={"khorne": 10, "nurgle": 12}, old_world="")
    assert (empty.winners, result(empty).reason.key) == ([], "result-deck_empty")


@rule("citow.game_end.dial")
def test_of_several_dials_most_points_win_and_a_tie_is_shared() -> None:
    table = given(phase="end", dial={"nurgle": 10, "khorne": 9}, vp={"khorne": 8, "nurgle": 30, "slaanesh": 45})
    assert table.winners == ["nurgle"]
    shared = given(phase="end", dial={"nurgle": 10, "khorne": 9}, vp={"khorne": 30, "nurgle": 30})
    assert shared.winners == ["khorne", "nurgle"]
    assert result(shared).ranking[0] == (0, 1)
    assert [text.key for text in result(shared).reason.params["winners"]] == ["power-khorne", "power-nurgle"]  # type: ignore[union-attr]


@rule("citow.game_end.fifty_points")
def test_fifty_points_and_a_tie_by_threat() -> None:
    assert given(phase="end", vp={"khorne": 49}).winners is None
    assert given(phase="end", vp={"khorne": 50, "slaanesh": 53}).winners == ["slaanesh"]
    tie = given(phase="end", vp={"khorne": 52, "slaanesh": 52, "nurgle": 51})
    assert tie.winners == ["slaanesh"], "Threat 4 against 3"


@rule("citow.game_end.five_ruined")
def test_five_ruins_end_the_game_and_a_tie_goes_by_threat() -> None:
    four = dict(list(FIVE.items())[:4])
    assert given(phase="end", board=four).winners is None
    table = given(phase="end", vp={"khorne": 20, "tzeentch": 20, "nurgle": 19}, board=FIVE)
    assert table.winners == ["khorne"], "Threat 3 against 2"


@rule("citow.game_end.five_ruined")
def test_the_fifth_ruin_does_not_cut_the_round_short() -> None:
    four = dict(list(FIVE.items())[:4])
    table = given(
        phase="corruption",
        through="end",
        kislev="nurgle=12 slaanesh=1",
        counters={"slaanesh": 1, "khorne": 1},
        board=four,
    )
    assert table.winners == ["nurgle"]
    assert table.vp("nurgle") == 10, "the places were scored"
    assert table.vp("slaanesh") == 5 + 3, "and the dials turned"


@rule("citow.game_end.threat_still_tied")
def test_equal_in_points_and_threat_share_the_victory() -> None:
    tables = given().state.tables
    tables.threat, printed = [[7] * len(row) for row in tables.threat], tables.threat
    try:
        table = given(phase="end", vp={"khorne": 52, "slaanesh": 52, "nurgle": 51})
        assert table.winners == ["khorne", "slaanesh"]
    finally:
        tables.threat = printed


@rule("citow.game_end.deck_empty")
def test_all_players_lose_to_the_old_world() -> None:
    table = given(phase="end", vp={"khorne": 49, "slaanesh": 20}, old_world="")
    found = result(table)
    assert found.winners == ()
    assert [text.key for text in found.reason.params["winners"]] == ["nobody"]  # type: ignore[union-attr]
    assert found.ranking == ((0, 1, 2, 3),)
    assert found.scores == (49, 0, 0, 20)


@rule("citow.game_end.last_round")
@pytest.mark.parametrize(("seats", "rounds"), [(4, 7), (3, 8)])
def test_the_round_of_the_last_card_is_played_to_its_end(seats: int, rounds: int) -> None:
    table = new(seats=seats, seed=2)
    while table.state.seat is not None:
        table.state.play(table.state.legal()[-1])
    assert table.state.round == rounds
    assert table.log_keys()[-1] == "log-end-deck_empty"
    assert len(table.heard("log-phase-end")) == rounds
    assert result(table).reason.key == "result-deck_empty"


def test_others_are_ranked_by_points_then_threat() -> None:
    table = given(phase="end", vp={"khorne": 5, "nurgle": 50, "tzeentch": 9, "slaanesh": 5})
    assert result(table).ranking == ((1,), (2,), (3,), (0,))


def test_who_has_conceded_cannot_win() -> None:
    table = given(phase="end", vp={"khorne": 60, "nurgle": 51}, dial={"slaanesh": 7}, table={"conceded": [0, 3]})
    assert result(table).reason.key == "result-points"
    assert result(table).ranking == ((1,), (2,), (0,), (3,))


def test_the_last_who_has_not_conceded_wins_and_all_may_agree_to_a_draw() -> None:
    state = new(seats=3).state
    state.declare(0, "concede")
    assert state.declarations(0) == ()
    state.declare(2, "concede")
    found = state.result()
    assert found is not None
    assert (found.winners, found.reason.key) == ((1,), "result-concession")
    state = new(seats=3).state
    for seat in range(3):
        assert state.result() is None
        state.declare(seat, "draw")
    found = state.result()
    assert found is not None
    assert (found.winners, found.reason.key) == ((0, 1, 2), "result-agreed_draw")
    state = new(seats=4).state
    for seat, what in ((0, "draw"), (1, "draw"), (1, "concede"), (3, "draw")):
        state.declare(seat, what)
        state.check()
        assert state.result() is None
    state.declare(2, "draw")
    found = state.result()
    assert found is not None
    assert (found.winners, found.ranking) == ((0, 2, 3), ((0, 2, 3), (1,))), "who has given up has no say and no share"
    state = new(seats=3).state
    state.declare(0, "draw")
    state.declare(0, "refuse-draw")
    state.declare(1, "draw")
    state.declare(2, "draw")
    assert state.result() is None
