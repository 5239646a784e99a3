"""The end of a battle, and campaigns."""

from __future__ import annotations

import pytest

from tests.stratego_legends.vocabulary import Field, battle, game, new_game
from tests.vocabulary import example, rule
from warhost.games.stratego_legends.mechanics.destruction import destroy


@rule("sl.end.castle", "sl.end.immediate", "sl.object.goal")
def test_the_first_to_destroy_the_castle_wins_and_nothing_further_is_resolved() -> None:
    field = battle({"d4": "tiera"}, {"d5": "titan_castle", "f7": "mummy"})
    field.go("d4", "d5")
    assert field.winner == "beige"
    assert field.state.legal() == []
    reason = field.state.why_not(0)
    assert reason is not None
    assert reason.rule == "sl.end.immediate"


@rule("sl.end.no_move")
def test_who_can_neither_move_nor_act_loses_at_the_start_of_the_turn() -> None:
    field = battle(
        {"d4": "gold_knight", "a1": "mirage_castle"},
        {"h8": "titan_castle", "g8": "living_statue"},
        lonely=True,
        terrain={"f8": "water", "g7": "water"},
    )
    field.go("d4", "d5")
    assert field.winner == "beige"
    assert field.reason == "result-stuck"


@rule("sl.end.no_move")
def test_an_ability_may_still_open_a_way() -> None:
    # Walled in by water; only the Flight that the Cloud Citadel grants leads out.
    field = battle(
        {"a1": "cloud_citadel", "b1": "gold_knight"},
        {"h8": "titan_castle", "g7": "mummy", "g5": "kralc"},
        lonely=True,
        terrain={"c1": "water", "b2": "water", "a2": "water"},
    )
    assert field.choices == ["take a1", "yield"]
    field.act("a1", "grant_keyword").act("b1", "fly")
    assert field.offers("to") == ["b3", "d1"]
    field.play("to b3")
    assert field.at("b3") == "gold_knight"
    assert not field.over


@rule("sl.end.resign")
def test_a_player_gives_up_or_both_agree_on_a_draw() -> None:
    field = battle().declare(1, "concede")
    assert field.winner == "beige"
    assert field.reason == "result-concession"
    field = battle().declare(0, "draw")
    assert not field.over
    field.declare(0, "refuse-draw").declare(1, "draw")
    assert not field.over
    field.declare(0, "draw")
    assert field.winner == "draw"
    assert field.reason == "result-agreed_draw"


@rule("sl.end.resign", "sl.end.immediate")
def test_who_gives_up_in_the_middle_of_an_attack_leaves_it_undecided() -> None:
    field = battle({"d4": "gold_knight"}, {"d5": "mummy"})
    field.go("d4", "d5").declare(0, "concede")
    assert field.winner == "grey"
    assert (field.at("d4"), field.at("d5")) == ("gold_knight", "mummy")
    assert field.table()["attack"] is None
    field = battle({"d4": "frodnaj_archer"}, {"d6": "rock_giant"})
    field.act("d4", "ranged_attack", "pick d6").declare(1, "concede")
    assert field.winner == "beige"
    assert field.at("d6") == "rock_giant"
    assert field.table()["shot"] is None


# -- campaigns


def win(field: Field, side: str) -> None:
    """The battle in progress is won by a side, as the other gives up."""
    while field.kind in ("mix", "exchange", "muster", "bring_board"):
        field.play({"mix": "keep", "exchange": "keep", "muster": "fill"}[field.kind])
    loser = field.table()["sides"]["grey" if side == "beige" else "beige"][0]
    field.declare(loser, "concede")


@rule("sl.campaigns.idea", "sl.campaigns.two_start")
def test_in_two_games_each_side_begins_once_and_each_is_a_complete_game() -> None:
    field = new_game(campaign="two", seed=5)
    first = field.table()["order"][0]
    win(field, "beige")
    assert not field.over
    assert field.table()["order"][0] != first
    assert len(field.table()["units"]) == 60
    assert field.kind == "mix"


@rule("sl.campaigns.two_score", "sl.campaigns.two_winner")
def test_the_winner_scores_the_destroyed_units_of_the_loser() -> None:
    doc = battle(
        {"d4": "gold_knight"},
        {"d5": "titan_castle"},
        destroyed=["kralc", "mummy", "landor"],
        curse="nosimaj",
        options={"campaign": "two"},
    ).state.to_position()
    field = Field(game().from_position(doc))
    field.go("d4", "d5")
    # Kralc, the Mummy, Nosimaj in the curse area and the Castle; beige's Landor counts for nobody
    assert field.table()["campaign"]["points"] == [4]
    assert field.table()["campaign"]["totals"] == {"beige": 4, "grey": 0}
    win(field, "grey")
    assert field.over
    assert field.winner == "beige"
    assert field.reason == "result-campaign"


@rule("sl.campaigns.two_winner")
def test_equal_scores_are_a_drawn_campaign() -> None:
    field = new_game(campaign="two")
    win(field, "beige")
    win(field, "grey")
    assert field.over
    assert field.winner == "draw"


@rule("sl.campaigns.two_score")
def test_units_that_live_under_enemy_control_do_not_count() -> None:
    field = battle(
        {"d4": "gold_knight", "c4": {"unit": "marr", "seat": 0}}, {"d5": "titan_castle"}, options={"campaign": "two"}
    )
    field.go("d4", "d5")
    assert field.table()["campaign"]["points"] == [1]


@rule("sl.campaigns.multi_winner", "sl.campaigns.multi_length", "sl.campaigns.multi_first")
@example("ex.campaign.lengths")
def test_a_campaign_ends_when_the_lead_cannot_be_caught_and_the_loser_chooses_who_begins() -> None:
    field = new_game(campaign="three")
    win(field, "beige")
    assert (field.kind, field.side) == ("choose_first", "grey")
    field.play("begin grey")
    assert field.table()["campaign"]["first"] == "grey"
    win(field, "grey")
    assert (field.kind, field.side) == ("choose_first", "beige")
    field.play("begin grey")
    win(field, "beige")
    assert field.winner == "beige"

    field = new_game(campaign="ten")
    for winner in ("beige", "grey", "beige", "beige", "grey", "beige", "beige", "beige"):
        assert not field.over
        win(field, winner)
        field.then("begin beige")
    assert field.over  # six wins after eight games: the last two are not needed
    assert field.winner == "beige"
    assert field.table()["campaign"]["totals"] == {"beige": 6, "grey": 2}


@rule("sl.campaigns.multi_first", "sl.campaigns.multi_winner")
def test_after_a_draw_the_other_begins_and_nobody_counts_it() -> None:
    field = new_game(campaign="three", first="beige")
    while field.kind in ("mix", "exchange"):
        field.play("keep")
    field.declare(0, "draw").declare(1, "draw")
    assert field.kind == "mix"
    assert field.table()["campaign"]["first"] == "grey"
    assert field.table()["campaign"]["totals"] == {"beige": 0, "grey": 0}


@rule("sl.campaigns.sessions")
def test_a_campaign_is_saved_between_games_and_resumed() -> None:
    field = new_game(campaign="five")
    win(field, "grey")
    again = Field(game().from_position(field.state.to_position()))
    assert again.kind == "choose_first"
    assert again.table()["campaign"] == field.table()["campaign"]


@rule("sl.campaigns.rebuild")
def test_armies_may_be_changed_between_the_games_of_a_longer_campaign_only() -> None:
    field = new_game(campaign="three", armies="muster")
    win(field, "beige")
    field.play("begin beige")
    assert field.kind == "muster"
    field = new_game(campaign="two", armies="muster")
    field.play("fill", "fill")
    rosters = field.state.rosters
    win(field, "beige")
    assert field.kind == "mix"
    assert field.state.rosters == rosters
    assert len(field.table()["units"]) == 60  # destroyed units are there again


@pytest.mark.parametrize(("campaign", "games"), [("single", 1), ("two", 2), ("three", 3), ("five", 5), ("ten", 10)])
@rule("sl.campaigns.multi_length")
def test_the_number_of_games_is_agreed_beforehand(campaign: str, games: int) -> None:
    field = new_game(campaign=campaign)
    view = field.table()["campaign"]
    assert (1 if view is None else view["games"]) == games


@rule("sl.campaigns.rebuild", "sl.end.resign")
def test_who_gives_up_while_armies_are_built_builds_one_for_the_next_game() -> None:
    field = new_game(campaign="two", armies="muster", first="beige")
    field.play("muster landor").declare(0, "concede")
    assert field.table()["campaign"]["winners"] == ["grey"]
    assert field.kind == "muster"
    while field.kind == "muster":
        field.play("fill")
    assert [len(roster) for roster in field.state.rosters] == [30, 30]
    assert field.kind == "mix"


@rule("sl.campaigns.idea", "sl.end.resign")
def test_boards_that_were_brought_when_somebody_gave_up_are_taken_back() -> None:
    field = new_game(campaign="three", boards="bring", first="beige").play("bring 1A").declare(0, "concede")
    assert field.kind == "choose_first"
    assert field.table(0)["brought"] == []
    field.state.check()
    field.play("begin beige")
    assert len(field.offers("bring")) == 28


@rule("sl.campaigns.idea", "sl.end.resign")
def test_an_offer_of_a_draw_ends_with_its_game() -> None:
    field = new_game(campaign="two").declare(0, "draw")
    win(field, "beige")
    field.declare(1, "draw")
    assert not field.over
    assert field.table()["campaign"]["winners"] == ["beige"]


@rule("sl.campaigns.multi_winner", "sl.campaigns.multi_length")
def test_a_campaign_of_draws_ends_with_its_last_game() -> None:
    field = new_game(campaign="three")
    for fought in range(3):
        assert field.table()["campaign"]["points"] == [0] * fought
        field.declare(0, "draw").declare(1, "draw")
    assert (field.over, field.winner) == (True, "draw")


@rule("sl.campaigns.two_score", "sl.campaigns.two_winner")
def test_grey_scores_as_beige_does_and_the_first_game_decides_nothing() -> None:
    field = new_game(campaign="two", first="beige")
    while field.kind in ("mix", "exchange"):
        field.play("keep")
    lost = next(unit for unit in range(60) if field.state.born[unit] == 0 and unit != field.state.keeps[0])
    destroy(field.state, [lost])
    field.declare(0, "concede")
    assert not field.over
    assert field.table()["campaign"]["points"] == [1]
    field.declare(0, "draw").declare(1, "draw")
    assert field.winner == "grey"


@rule("sl.campaigns.rebuild")
def test_armies_of_the_boxes_stay_in_a_longer_campaign() -> None:
    field = new_game(campaign="three", armies="box", seed=3)
    before = [list(roster) for roster in field.state.rosters]
    field.declare(0, "draw").declare(1, "draw")
    assert field.state.rosters == before


@pytest.mark.parametrize(("first", "order"), [("beige", [0, 2, 1, 3]), ("grey", [2, 0, 3, 1])])
@rule("sl.teams.order")
def test_the_sides_take_turns_in_every_game_of_a_campaign(first: str, order: list[int]) -> None:
    field = new_game(seats=4, first=first, campaign="two")
    assert field.table()["order"] == order
    for seat in range(4):
        field.declare(seat, "draw")
    assert field.table()["order"] == ([2, 0, 3, 1] if first == "beige" else [0, 2, 1, 3])
