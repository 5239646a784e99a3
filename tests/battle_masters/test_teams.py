"""Team play: up to three players a side, who commands what, in which order they act, and that they win together."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battle_masters.vocabulary import Field, battle, game, new_battle
from tests.vocabulary import rule
from warhost import BadOption

MEN = ("imp_men_reikwald", "imp_men_grunburg", "imp_men_altdorf")  # numbers 5, 6 and 7: seats 0, 1 and 0 of a pair
ARCHERS = ("imp_archers_grunburg", "imp_archers_bogenhafen")  # numbers 8 and 9: seats 1 and 0
CROSSBOWS = "imp_crossbows_melgar"  # number 10: seat 1
FOOT = (*MEN, *ARCHERS, CROSSBOWS)


def commands(field: Field, side: str) -> dict[int, list[str]]:
    """The units of each seat of a side, in the order of their numbers."""
    found: dict[int, list[str]] = {seat: [] for seat in field.view["teams"][side]}
    for name in field.state.tables.unit_ids:
        if name.startswith(side[:3]):
            found[field.unit(name)["seat"]].append(name)
    return found


def foot(seats: int = 4, next_cards: tuple[str, ...] = (), **options: Any) -> Field:
    """The six Imperial foot units in a line, and the card that shows them all."""
    army = {name: f"{letter}7" for name, letter in zip(FOOT, "bcdefg", strict=True)}
    return battle(card="imp_foot", next_cards=next_cards, seats=seats, options=options, army=army)


# -- size


@rule("bm.teams.size")
@pytest.mark.parametrize(
    ("seats", "teams", "imperial", "chaos"),
    [
        (2, "even", [0], [1]),
        (3, "even", [0], [1, 2]),
        (3, "1+2", [0], [1, 2]),
        (3, "2+1", [0, 1], [2]),
        (4, "even", [0, 1], [2, 3]),
        (4, "1+3", [0], [1, 2, 3]),
        (4, "3+1", [0, 1, 2], [3]),
        (5, "even", [0, 1], [2, 3, 4]),
        (5, "3+2", [0, 1, 2], [3, 4]),
        (6, "even", [0, 1, 2], [3, 4, 5]),
        (6, "3+3", [0, 1, 2], [3, 4, 5]),
    ],
)
def test_one_to_three_players_a_side(seats: int, teams: str, imperial: list[int], chaos: list[int]) -> None:
    field = new_battle(seats=seats, scenario="quick_start", teams=teams)
    assert field.view["teams"] == {"imperial": imperial, "chaos": chaos}


@rule("bm.teams.size")
@pytest.mark.parametrize("seats", [1, 7])
def test_nobody_plays_alone_or_with_more_than_six(seats: int) -> None:
    assert game().seats == (2, 3, 4, 5, 6)
    with pytest.raises(BadOption) as caught:
        game().new(seats=seats)
    assert caught.value.text.key == "bad-seats"


@rule("bm.teams.size")
@pytest.mark.parametrize(("seats", "teams"), [(2, "1+2"), (4, "3+3"), (6, "2+2")])
def test_teams_must_add_up_to_the_seats(seats: int, teams: str) -> None:
    with pytest.raises(BadOption) as caught:
        game().new(seats=seats, teams=teams)
    assert caught.value.text.key == "bad-teams"
    assert caught.value.text.params == {"teams": teams, "seats": seats}


@rule("bm.teams.size")
@pytest.mark.parametrize("teams", ["4+1", "1+1", "0+2", "many", ""])
def test_other_teams_are_not_known(teams: str) -> None:
    with pytest.raises(BadOption) as caught:
        game().new(seats=5, teams=teams)
    assert caught.value.text.key == "bad-option-value"


# -- who commands what


@rule("bm.teams.split_before_play")
@pytest.mark.parametrize(
    ("seats", "teams", "imperial", "chaos"),
    [
        (2, "even", [11], [14]),
        (4, "even", [6, 5], [7, 7]),
        (6, "even", [4, 4, 3], [5, 5, 4]),
        (4, "1+3", [11], [5, 5, 4]),
    ],
)
def test_units_are_dealt_one_by_one(seats: int, teams: str, imperial: list[int], chaos: list[int]) -> None:
    field = new_battle(seats=seats, scenario="quick_start", teams=teams)
    for side, counts in (("imperial", imperial), ("chaos", chaos)):
        shares = commands(field, side)
        assert [len(units) for units in shares.values()] == counts
        army = [name for name in field.state.tables.unit_ids if name.startswith(side[:3])]
        for i, units in enumerate(shares.values()):
            assert units == army[i :: len(shares)]


@rule("bm.teams.split_before_play")
def test_the_team_may_split_otherwise() -> None:
    field = new_battle(seats=4, scenario="quick_start", split="imp_cannon:1, imp_lord_knights:1 cha_ogre_grimorg:2")
    assert field.unit("imp_cannon")["seat"] == 1
    assert field.unit("imp_lord_knights")["seat"] == 1
    assert field.unit("cha_ogre_grimorg")["seat"] == 2
    assert [len(units) for units in commands(field, "imperial").values()] == [4, 7]
    assert field.unit("imp_knights_delborne")["seat"] == 1  # as dealt
    assert field.state.setting.options["split"] == "imp_cannon:1, imp_lord_knights:1 cha_ogre_grimorg:2"


@rule("bm.teams.split_before_play")
def test_the_owner_stays_for_the_whole_campaign() -> None:
    field = new_battle(seats=4, scenario="campaign", split="imp_cannon:1")
    before = {name: unit["seat"] for name, unit in field.view["units"].items()}
    field.state.declare(0, "concede")
    field.state.declare(1, "concede")
    assert field.view["scenario"] == "tengin"
    assert {name: unit["seat"] for name, unit in field.view["units"].items()} == before


@rule("bm.teams.split_before_play")
@pytest.mark.parametrize(
    ("split", "key", "params"),
    [
        ("imp_balloon:0", "bad-split-unit", {"unit": "imp_balloon"}),
        ("imp_cannon:2", "bad-split-seat", {"unit": "imp_cannon", "seat": "2"}),
        ("imp_cannon:9", "bad-split-seat", {"unit": "imp_cannon", "seat": "9"}),
        ("imp_cannon:one", "bad-split-seat", {"unit": "imp_cannon", "seat": "one"}),
        ("imp_cannon", "bad-split-seat", {"unit": "imp_cannon", "seat": ""}),
        ("cha_ogre_grimorg:1", "bad-split-seat", {"unit": "cha_ogre_grimorg", "seat": "1"}),
        ("imp_cannon:1, :", "bad-split-unit", {"unit": ""}),
    ],
)
def test_a_wrong_split_says_what_is_wrong(split: str, key: str, params: dict[str, str]) -> None:
    with pytest.raises(BadOption) as caught:
        game().new(seats=4, split=split)
    text = caught.value.text
    assert text.key == key
    assert {name: text.params[name] for name in params} == params
    known = text.params["known"]
    assert isinstance(known, tuple)
    assert len(known) == (25 if key == "bad-split-unit" else 2)


# -- deployment


@rule("bm.teams.owner_decides", "bm.deployment.alternate_singly")
def test_owners_deploy_their_own_units_whoever_has_most_left_first() -> None:
    field = new_battle(seats=4, scenario="quick_start")
    assert field.state.seat == 2
    field.forbids("deploy cha_warriors_goreband", "bm.teams.owner_decides")
    asked = []
    while field.kind == "deploy_unit":
        seat = field.state.seat
        asked.append(seat)
        field.state.apply(field.state.legal()[0])
        assert field.state.seat == seat  # the same player puts the unit down
        field.state.apply(field.state.legal()[0])
        if len(asked) == 20:
            break
    assert asked[0::2][:6] == [2, 3, 2, 3, 2, 3]
    assert asked[1::2][:6] == [0, 0, 1, 0, 1, 0]  # seat 0 has six units, seat 1 five


@rule("bm.teams.owner_decides")
def test_a_bigger_share_is_deployed_first() -> None:
    split = " ".join(f"{name}:1" for name in FOOT)
    field = new_battle(seats=4, scenario="quick_start", split=split)
    field.play("deploy cha_champions_gorefist", "place a12")
    assert field.state.seat == 1


@rule("bm.teams.owner_decides", "bm.setup.one_player_lays_terrain", "bm.setup.other_player_picks_side")
def test_the_first_of_a_team_speaks_for_it_in_preparation() -> None:
    field = new_battle(seats=6, terrain_layer="chaos")
    assert field.state.seat == 3
    field.play("mat full_mat", "lay marsh", "cover d8")
    assert field.state.seat == 3
    field.play("done")
    assert field.state.seat == 0


# -- acting


@rule("bm.teams.owner_decides")
def test_teammates_act_in_seat_order_each_with_his_own_units() -> None:
    field = foot(next_cards=("cha_gob_orc",))
    assert field.state.seat == 0
    assert field.choices == [f"use {name}" for name in (MEN[0], MEN[2], ARCHERS[1])] + ["pass", "yield"]
    field.forbids(f"use {MEN[1]}", "bm.teams.owner_decides")
    field.play(f"use {MEN[0]}")
    assert field.state.seat == 0
    field.play("finish", "pass")
    assert field.state.seat == 1
    assert field.choices == [f"use {name}" for name in (MEN[1], ARCHERS[0], CROSSBOWS)] + ["pass"]
    field.forbids("yield", "bm.teams.owner_decides")
    field.play("pass")
    assert field.view["card"] == "cha_gob_orc"


@rule("bm.teams.owner_decides")
def test_by_agreement_teammates_act_in_any_order() -> None:
    field = foot()
    field.play("yield")
    assert field.state.seat == 1
    field.forbids("yield", "bm.teams.owner_decides")  # nobody is left to yield to
    field.play(f"use {MEN[1]}", "finish", "yield")
    assert field.state.seat == 0
    field.play(f"use {ARCHERS[1]}", "finish", "yield")
    assert field.state.seat == 1
    field.play(f"use {ARCHERS[0]}", "finish", f"use {CROSSBOWS}")
    assert field.kind == "act"
    field.play("finish")
    assert field.state.seat == 0
    assert field.offers("use") == [MEN[0], MEN[2]]
    field.forbids(f"use {ARCHERS[1]}", "bm.activation.once_per_card")
    field.forbids(f"use {MEN[1]}", "bm.teams.owner_decides")


@rule("bm.teams.owner_decides")
def test_three_teammates_pass_the_turn_on_until_the_last() -> None:
    field = foot(seats=6)
    owned = ((MEN[2], CROSSBOWS), (MEN[0], ARCHERS[0]), (MEN[1], ARCHERS[1]))
    for seat in (0, 1, 2):
        assert field.state.seat == seat
        assert field.offers("use") == list(owned[seat])
        assert ("yield" in field.choices) is (seat < 2)
        if seat < 2:
            field.play("yield")
    field.play(f"use {owned[2][0]}", "finish")
    assert field.state.seat == 2  # goes on, or yields again
    assert "yield" in field.choices


@rule("bm.teams.owner_decides")
def test_after_one_of_three_has_passed_the_next_is_asked_and_may_yield_anew() -> None:
    field = foot(seats=6).play("yield")
    assert field.state.seat == 1
    field.play("pass")
    assert field.state.seat == 2
    assert "yield" in field.choices
    field.play("yield")
    assert field.state.seat == 0


@rule("bm.teams.owner_decides")
def test_passing_leaves_the_card_to_the_teammate() -> None:
    field = foot(next_cards=("cha_gob_orc",))
    field.play("yield", "pass")
    assert field.state.seat == 0
    assert field.offers("use") == [MEN[0], MEN[2], ARCHERS[1]]
    assert "yield" not in field.choices
    field.play("pass")
    assert field.view["card"] == "cha_gob_orc"


@rule("bm.teams.owner_decides")
def test_who_passes_passes_with_his_own_units_alone() -> None:
    split = "imp_lord_knights:1 imp_knights_blitzen:0 imp_knights_normand:0"
    army = {"imp_knights_blitzen": "c7", "imp_knights_normand": "g7", "imp_lord_knights": "e9"}
    field = battle(card="imp_knights_lords", seats=4, options={"split": split}, army=army)
    assert field.state.seat == 0
    field.play("pass")
    assert (field.state.seat, field.kind) == (1, "act")


@rule("bm.teams.owner_decides")
def test_only_the_owner_is_asked_when_a_card_shows_nobody_else() -> None:
    field = battle(card="imp_lords", seats=4, options={"split": "imp_lord_knights:1"}, imp_lord_knights="e7")
    assert (field.state.seat, field.kind) == (1, "act")

    split = "imp_cannon:1 cha_ogre_grimorg:3"
    field = battle(card="imp_cannon", seats=4, options={"split": split}, imp_cannon="b9", cha_orcs_gazkull="d7")
    assert field.state.seat == 1
    field.play("fire cha_orcs_gazkull")
    assert (field.state.seat, field.kind) == (1, "disc")

    table = {"ogre_cards": {"move": 1, "attack": 0}}
    ogre = {"hex": "e7", "skulls": 5}
    field = battle(next_cards=["cha_ogre"], seats=4, options={"split": split}, table=table, cha_ogre_grimorg=ogre)
    assert (field.state.seat, field.kind) == (3, "ogre_move")


@rule("bm.teams.owner_decides")
def test_the_card_is_not_offered_to_a_seat_whose_units_can_do_nothing() -> None:
    closed = [{"piece": "marsh", "hex": name} for name in ("b12", "a11")]  # a12 has no other neighbour
    field = battle(card="imp_foot", seats=4, terrain=closed, army={MEN[0]: "a12", MEN[1]: "e7", CROSSBOWS: "c7"})
    assert field.unit(MEN[0])["seat"] == 0
    assert field.state.seat == 1
    assert "yield" not in field.choices


@rule("bm.teams.owner_decides", "bm.scenarios.arrival_on_first_card")
def test_teammates_bring_in_their_own_reserves() -> None:
    zones = {"imperial": ["m8", "m10", "l9"], "chaos": ["a8"]}
    reserve = {name: {"where": "reserve"} for name in MEN[:2]}
    field = battle(
        card="imp_foot",
        next_cards=["cha_gob_orc"],
        seats=4,
        table={"zones": zones},
        army={**reserve, MEN[2]: "e7", ARCHERS[0]: "g7"},
    )
    assert field.state.seat == 0
    assert field.choices == [f"use {MEN[0]}", f"use {MEN[2]}", "yield"]
    field.forbids("pass", "bm.scenarios.arrival_on_first_card")
    field.forbids(f"use {MEN[1]}", "bm.teams.owner_decides")
    field.play("yield", f"use {MEN[1]}")
    assert (field.state.seat, field.kind) == (1, "enter")
    field.play("enter m8", "yield")
    field.play(f"use {MEN[0]}")
    assert field.offers("enter") == ["l9", "m10"]
    field.play("enter l9")
    assert field.hex(MEN[0]) == "l9"
    field.forbids(f"use {MEN[0]}", "bm.scenarios.arrival_waits")


@rule("bm.teams.owner_decides", "bm.scenarios.arrival_zone")
def test_a_teammate_may_make_room_for_a_reserve() -> None:
    army: dict[str, Any] = {MEN[0]: {"where": "reserve"}, MEN[1]: "m8", MEN[2]: "e7"}
    table = {"zones": {"imperial": ["m8"], "chaos": ["a8"]}}
    field = battle(card="imp_foot", seats=4, table=table, army=army)
    assert field.state.seat == 0
    field.forbids(f"use {MEN[0]}", "bm.scenarios.arrival_zone")
    assert field.choices == [f"use {MEN[2]}", "yield"]
    field.play("yield", "move l8")
    assert field.hex(MEN[0]) is None
    assert field.state.seat == 0
    field.play(f"use {MEN[0]}")
    assert field.hex(MEN[0]) == "m8"


@rule("bm.teams.owner_decides", "bm.scenarios.arrival_on_first_card")
def test_who_has_passed_still_brings_in_a_reserve_when_a_teammate_makes_room() -> None:
    army: dict[str, Any] = {MEN[0]: {"where": "reserve"}, MEN[1]: "m8", MEN[2]: "e7", ARCHERS[1]: "g7"}
    table = {"zones": {"imperial": ["m8"], "chaos": ["a8"]}}
    field = battle(card="imp_foot", next_cards=["cha_gob_orc"], seats=4, table=table, army=army)
    assert field.state.seat == 0
    field.play("pass", "move l8")
    assert field.hex(MEN[0]) == "m8"
    assert field.view["card"] == "cha_gob_orc", "the others of the seat act no more"


@rule("bm.teams.owner_decides", "bm.scenarios.arrival_on_first_card", "bm.activation.everything_optional")
def test_to_pass_and_to_yield_are_refused_each_for_its_own_reason() -> None:
    def field(**army: Any) -> Field:
        table = {"zones": {"imperial": ["m8", "m10"], "chaos": ["a8"]}}
        return battle(card="imp_foot", seats=4, table=table, army={ARCHERS[1]: "g7", **army})

    entering = field(**{MEN[0]: {"where": "reserve"}})
    entering.forbids("pass", "bm.scenarios.arrival_on_first_card")
    entering.forbids("yield", "bm.teams.owner_decides")
    entering.forbids("lay tower", "bm.setup.one_player_lays_terrain")
    single = field(**{MEN[1]: "e7"})
    assert single.choices == [f"use {ARCHERS[1]}", "yield"]
    single.forbids("pass", "bm.activation.everything_optional")


# -- together


@rule("bm.teams.win_together")
def test_a_team_wins_as_a_whole() -> None:
    field = battle(card="imp_cannon", seats=6, lonely=True, imp_cannon="e7", cha_orcs_gazkull="f7")
    field.play("fire cha_orcs_gazkull")
    result = field.state.result()
    assert result is not None
    assert result.winners == (0, 1, 2)
    assert result.ranking == ((0, 1, 2), (3, 4, 5))
    assert len(set(result.scores[:3])) == 1
    assert result.scores[3:] == (0, 0, 0)


@rule("bm.teams.win_together")
def test_a_player_without_units_stays_in_the_team() -> None:
    field = battle(card="imp_cannon", seats=4, imp_cannon="e7", cha_orcs_gazkull="f7", cha_goblins_grom="m12")
    assert field.unit("imp_cannon")["seat"] == 0  # nobody is left of seat 1
    field.state.declare(0, "concede")
    assert not field.over  # his word counts too
    assert field.state.view(None)["declared"]["concede"] == [0]
    field.play("fire cha_orcs_gazkull")
    field.state.declare(1, "concede")
    assert field.winner == "chaos"


@rule("bm.teams.win_together", "bm.end.concession_and_draw")
def test_a_draw_needs_every_seat() -> None:
    field = foot()
    for seat in (0, 2, 3):
        field.state.declare(seat, "draw")
        assert not field.over
    field.state.declare(2, "refuse-draw")
    field.state.declare(1, "draw")
    assert not field.over
    field.state.declare(2, "draw")
    assert field.winner == "draw"
