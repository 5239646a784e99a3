"""Victory and Ragnarok."""

from __future__ import annotations

import pytest

from tests.lords_of_ragnarok.vocabulary import Table, game, hunt, saga
from tests.vocabulary import example, rule
from warhost import Illegal
from warhost.language import language

RAVENLAND = [2, 3, 4]  # of the side for two players
ASHLAND = [1, 5, 6, 8]
HAMMERLAND = [7, 9, 10]
SHIELDLAND = [11, 12, 13]


@rule("lor.victory.supreme_jarl", "lor.board.land", "lor.two_players.unchanged")
def test_three_whole_lands_win_at_once() -> None:
    held = [*RAVENLAND, *ASHLAND, 7, 9]
    table = saga("manoeuvres", green={"armies": [(9, 4)], "control": held, "region": 7})
    table.play("activate green1", "move 10")
    assert table.over
    assert table.winner == "green"
    assert table.ending == "jarl"


@rule("lor.victory.supreme_jarl")
def test_two_lands_and_most_of_a_third_do_not_win() -> None:
    held = [*RAVENLAND, *ASHLAND, 7]
    table = saga("manoeuvres", green={"armies": [(9, 2)], "control": held, "region": 7})
    table.end_step()
    assert table.control(9) == "green"
    assert not table.over


@rule(
    "lor.victory.great_godi", "lor.victory.great_godi_ways", "lor.two_players.great_godi", "lor.build_temple.win_check"
)
@example("lor.exi.godi_two_ways")
@pytest.mark.parametrize(("seats", "temples"), [(2, 3), (4, 4)])
def test_the_last_temple_wins_when_built(seats: int, temples: int) -> None:
    shrines = [3, 8, 9, 12, 13]
    regions = {number: {"temple": True} for number in shrines[:temples]}
    table = saga(seats=seats, green={"control": shrines}, regions=regions)
    table.play("act build_temple")
    if not table.over:
        table.play(f"build {shrines[temples]}")
    assert table.winner == "green"
    assert table.ending == "godi"
    assert table.player("green")["priests"]["reserve"] == 0  # tested before the priest comes
    assert table.log_keys()[-2:] == ["log-temple", "log-end-godi"]


@rule("lor.victory.great_godi", "lor.victory.great_godi_ways", "lor.board.temples_stay")
@example("lor.exi.godi_two_ways")
@pytest.mark.parametrize(("seats", "temples"), [(2, 4), (4, 5)])
def test_or_when_a_region_with_a_temple_is_taken(seats: int, temples: int) -> None:
    shrines = [3, 8, 9, 12, 13][:temples]
    regions = {number: {"temple": True} for number in shrines}
    green = {"control": shrines[:-1], "armies": [(14, 1)], "region": 14}
    table = saga("manoeuvres", seats=seats, green=green, red={"control": shrines[-1:]}, regions=regions)
    table.play("activate green1", f"move {shrines[-1]}")
    assert table.winner == "green"
    assert table.ending == "godi"


@rule("lor.victory.great_godi")
def test_one_temple_less_is_not_enough_with_four_players() -> None:
    regions = {number: {"temple": True} for number in (3, 8, 9)}
    table = saga(seats=4, green={"control": [3, 8, 9, 12]}, regions=regions)
    assert not table.play("act build_temple").over
    assert table.view["victories"]["godi"] == {"need": 5, "have": [4, 0, 0, 0]}


@rule("lor.victory.slayer")
def test_who_kills_the_boss_wins_at_once() -> None:
    deck = ["spear"]
    table = hunt("loki", {"hand": ["sword", "axe"], "power": 2}, deck=["bow", "bow", *deck], boxes=())
    for box in range(1, 5):
        table.state.marks[6 * 9 + box] = 0
    table.until("hero_round", "attack claws")
    table.play("hit sword", "hit axe")
    assert table.winner == "green"
    assert table.ending == "slayer"


@rule("lor.victory.slayer_requirement", "lor.monsters_action.kill_credit", "lor.two_players.boss_kills")
@example("lor.exi.boss_hunt_credit")
@pytest.mark.parametrize(
    ("seats", "figures", "tokens", "may"),
    [
        (3, 2, 0, True),
        (3, 1, 1, True),
        (3, 0, 2, True),
        (3, 1, 0, False),
        (2, 1, 0, True),
        (2, 0, 1, True),
        (2, 0, 0, False),
    ],
)
def test_kills_needed_to_hunt_the_boss(seats: int, figures: int, tokens: int, may: bool) -> None:
    killed = {name: {"killer": 0} for name in ("draugr", "troll")[:figures]}
    killed["garm"] = {"region": 8}
    table = saga(seats=seats, green={"region": 8, "slayer_tokens": tokens}, monsters=killed, boss=8)
    table.play("act monsters")
    assert ("hunt loki" in table.choices) == may
    if not may:
        table.forbids("hunt loki", "lor.victory.slayer_requirement")


@rule("lor.victory.checked_continuously", "lor.battle.several", "lor.battle.between_battles")
@pytest.mark.parametrize(("first", "won"), [("9", True), ("14", False)])
def test_a_victory_between_two_battles_is_final(first: str, won: bool) -> None:
    """Green needs region 9 for a third land; the other battle is fought only if it is chosen first."""
    held = [*ASHLAND, *SHIELDLAND, 7, 10]
    green = {"armies": [(6, 6), (12, 1)], "control": held, "region": 1, "drakkar": "sea1"}
    red = {"armies": [(9, 1), (14, 6)], "control": [9, 14], "region": 16, "drakkar": "sea5"}
    table = saga(green=green, red=red)
    table.play("act mobilize", "activate green1", "move 9", "activate green2", "move 14")
    assert table.offers("battle") == ["9", "14"]
    table.play(f"battle {first}")
    assert table.over
    assert table.winner == "green"
    assert (table.army("green2") == (14, 1)) == won  # the other battle was not fought


@rule("lor.victory.several_players_at_once", "lor.control.take_every_step")
@pytest.mark.parametrize(
    ("active", "winner"), [("green", "green"), ("red", "black"), ("black", "black"), ("blue", "green")]
)
def test_of_two_who_would_win_in_one_moment_the_first_from_the_active_player_does(active: str, winner: str) -> None:
    """At the end of the same step green and black both take the last region of a third land."""
    green = {"armies": [(12, 3)], "control": list(range(1, 12)), "region": 1}
    black = {"armies": [(21, 5)], "control": list(range(13, 21)), "region": 16}
    table = saga("prayer", seats=4, active=active, green=green, black=black)
    if not table.over:
        table.end_step()
    assert (table.winner, table.ending) == (winner, "jarl")
    assert (table.control(12), table.control(21)) == (("green", None) if winner == "green" else (None, "black"))


@rule("lor.victory.no_elimination", "lor.manoeuvres.recruit_if_none")
def test_without_regions_and_armies_one_plays_on() -> None:
    table = saga("manoeuvres", green={"drakkar": "sea1"})
    table.play("recruit", "muster 1")
    assert table.armies("green") == [(1, 2)]
    assert table.kind == "action"


@rule("lor.victory.game_length")
def test_when_the_game_is_over_nothing_more_is_played() -> None:
    held = [*RAVENLAND, *ASHLAND, 7, 9]
    table = saga("manoeuvres", green={"armies": [(9, 4)], "control": held, "region": 7})
    table.play("activate green1", "move 10")
    assert table.state.legal() == []
    with pytest.raises(Illegal):
        table.state.play(0)
    reason = table.state.why_not(0)
    assert reason is not None
    assert reason.rule == "lor.victory.game_length"


# -- Ragnarok

MARKED = {"wheel": {"prepare": [0]}}


def nearly_ragnarok(**more: object) -> Table:
    """Green may build: two omens of three lands, temples, kills, towers and realms would turn."""
    regions = {number: {"temple": True} for number in (3, 8, 9)}
    return saga(
        green={"control": [3, 8, 9]},
        regions=regions,
        levels={"odin": 2},
        monsters={"draugr": {"killer": 1}},
        table={"wheel": {"prepare": [0]}},
        **more,  # type: ignore[arg-type]
    )


@rule("lor.ragnarok.omens_checked_on_monument", "lor.build_monument.omens", "lor.ragnarok.flip_met_omens")
def test_omens_turn_only_when_a_monument_is_built_whoever_meets_them() -> None:
    table = nearly_ragnarok()
    assert table.view["omens"]["down"] == 0  # met long since, but not tested
    assert table.view["omens"]["would_be_down"] == 2
    table.luck().play("act build_monument", "erect odin")
    down = [card["id"] for card in table.view["omens"]["cards"] if card["down"]]
    assert down == ["temple_age_2p", "wolf_age_2p", "tower_age_2p"]  # the kill is red's, the new level counts


@rule("lor.ragnarok.omens_stay_down")
def test_a_turned_omen_stays_down() -> None:
    table = saga(table={"wheel": {"prepare": [0]}, "omens_down": ["temple_age_2p"]})
    table.luck().play("act build_monument", "erect odin")
    assert [card["id"] for card in table.view["omens"]["cards"] if card["down"]] == ["temple_age_2p"]


@rule("lor.ragnarok.flip_met_omens", "lor.ragnarok.omens_stay_down")
@pytest.mark.parametrize("down", ["axe_age_2p", "wolf_age_2p"])
def test_omens_turn_one_by_one_and_each_once(down: str) -> None:
    """Three temples meet the age of temples, whichever of its neighbours is down already."""
    regions = {number: {"temple": True} for number in (3, 8, 9)}
    table = saga(
        green={"control": [3, 8, 9]},
        monsters={"draugr": {"killer": 0}} if down == "wolf_age_2p" else {},
        regions=regions,
        table={"wheel": {"prepare": [0]}, "omens_down": [down]},
    )
    table.luck().play("act build_monument", "erect odin")
    assert [line["omen"] for line in table.heard("log-omen")] == ["omen-temple_age_2p"]
    assert {card["id"] for card in table.view["omens"]["cards"] if card["down"]} == {down, "temple_age_2p"}


@rule("lor.ragnarok.starts_at_three", "lor.ragnarok.build_action_finishes", "lor.ragnarok.last_turns")
def test_with_three_down_the_action_is_finished_and_each_plays_one_more_turn() -> None:
    table = nearly_ragnarok().luck().play("act build_monument", "erect odin")
    assert table.heard("log-event")  # the event is still drawn
    ragnarok = table.until("hero_step").view["turn"]["ragnarok"]
    assert ragnarok["order"] == [1, 0]
    turns = []
    while not table.over:
        turns.append(table.active)
        table.until("action").play("act prepare").until("hero_step", "prepare card")
    assert turns == ["red", "green"]
    assert table.ending == "ragnarok"


@rule("lor.ragnarok.starts_at_three")
def test_two_down_are_not_enough() -> None:
    table = saga(table={"wheel": {"prepare": [0]}, "omens_down": ["temple_age_2p", "wolf_age_2p"]})
    table.luck().play("act build_monument", "erect odin")
    assert table.view["turn"]["ragnarok"] is None


def last_turn(**players: object) -> Table:
    """The very last turn, of B (red), who brought Ragnarok; A (green), B and C (black) sit clockwise."""
    return saga(
        "special_action",
        seats=3,
        active="red",
        table={"last_turns": 0, "doom": 1},
        **players,  # type: ignore[arg-type]
    )


def finish(table: Table) -> Table:
    return table.luck().play("act prepare", "prepare card").until("hero_step", "prepare card")


@rule("lor.ragnarok.scoring", "lor.ragnarok.scoring_counts_control")
def test_most_regions_beside_yggdrasil_win() -> None:
    table = last_turn(
        green={"control": [4], "armies": [(15, 1), (15, 1)], "region": 13},
        red={"control": [8, 7, 1, 2, 3], "region": 1},
        black={"control": [13], "region": 2},
    )
    finish(table)
    assert table.winner == "red"
    result = table.state.result()
    assert result is not None
    assert result.scores == (1, 2, 1)
    assert result.ranking == ((1,), (2,), (0,))  # black's last turn came before green's


@rule("lor.ragnarok.tie", "lor.ragnarok.starts_at_three", "lor.ragnarok.last_turns", "lor.ragnarok.scoring")
@example("lor.exd.ragnarok_last_turns_and_tie")
def test_a_tie_goes_to_whose_last_turn_came_first() -> None:
    table = last_turn(green={"control": [4, 7]}, red={"control": [8, 13]}, black={"control": [15]})
    assert table.view["turn"]["ragnarok"] == {"left": 0, "order": [2, 0, 1]}
    finish(table)
    assert table.winner == "green"
    result = table.state.result()
    assert result is not None
    assert (
        language("en", game())
        .say(result.reason)
        .endswith("tied for Regions beside Yggdrasil, but with the earlier last turn.")
    )


@rule("lor.ragnarok.tie_at_zero")
def test_the_tie_rule_holds_at_zero() -> None:
    assert finish(last_turn()).winner == "black"


@rule("lor.ragnarok.victory_during")
def test_a_victory_in_the_last_turns_counts() -> None:
    held = [*RAVENLAND, *ASHLAND, 7, 9]
    green = {"armies": [(9, 4)], "control": held, "region": 7}
    table = saga("manoeuvres", green=green, table={"last_turns": 1, "doom": 1})
    table.play("activate green1", "move 10")
    assert table.ending == "jarl"


@rule("lor.ragnarok.build_again_during")
def test_building_again_neither_restarts_nor_lengthens_it() -> None:
    down = ["temple_age_2p", "wolf_age_2p", "axe_age_2p"]
    table = saga(
        active="red",
        levels={"odin": 2},
        table={"wheel": {"prepare": [1]}, "omens_down": down, "last_turns": 1, "doom": 0},
    )
    table.luck().play("act build_monument", "erect odin").until("hero_step")
    assert table.view["omens"]["down"] == 4
    assert table.view["turn"]["ragnarok"]["left"] == 0
    assert table.active == "green"
    table.until("action").play("act prepare").until("hero_step", "prepare card")
    assert table.ending == "ragnarok"


# -- giving up


def test_the_last_player_who_has_not_given_up_wins() -> None:
    table = saga(seats=3)
    table.state.declare(1, "concede")
    assert not table.over
    assert table.state.view(None)["declared"]["concede"] == [1]
    table.state.declare(1, "play-on")
    assert table.state.view(None)["declared"]["concede"] == []
    table.state.declare(0, "concede")
    table.state.declare(2, "concede")
    assert (table.winner, table.ending) == ("red", "concession")
    assert table.heard("log-end-concession") == [{"player": "player-red"}]


def test_a_game_that_is_over_offers_nothing_to_declare() -> None:
    table = saga()
    assert table.state.declarations(0) == ("concede",)
    table.state.declare(0, "concede")
    assert table.winner == "red"
    assert table.state.declarations(1) == ()
