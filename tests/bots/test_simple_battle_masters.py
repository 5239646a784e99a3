"""The simple opponent at Battle Masters: sound judgement in plain positions, legal play everywhere, and it wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.battle_masters.vocabulary import OTHER_EDITION, Field, battle, game, new_battle, worn_deck
from warhost.bots.battle_masters import SimpleBattleMasters
from warhost.bots.bot import Bot, RandomBot, bot, play_out
from warhost.bots.knowledge import Knowledge
from warhost.games.battle_masters.game import BattleMasters
from warhost.games.battle_masters.model import Battle

SCENARIOS = ["free", "quick_start", "borderlands", "tengin", "grunburg", "plains", "altdorf", "campaign"]


def simple(seed: int = 0) -> SimpleBattleMasters:
    rules = game()
    assert isinstance(rules, BattleMasters)
    return SimpleBattleMasters(rules.tables, seed)


def chosen(field: Field, seed: int = 0) -> str:
    """What the simple opponent does here, in notation."""
    state = field.state
    assert state.seat is not None
    return state.notation(simple(seed).choose(Knowledge(state, state.seat)))


def wounded(place: str, skulls: int) -> Mapping[str, Any]:
    return {"hex": place, "skulls": skulls}


def victim(field: Field) -> str:
    """The unit that is attacked in the end, after any steps."""
    while chosen(field).startswith("move"):
        field.play(chosen(field))
    verb, _, target = chosen(field).partition(" ")
    assert verb in ("attack", "shoot", "fire"), verb
    return target


def distance(field: Field, here: str, there: str) -> int:
    tables = field.state.tables
    return tables.distance[tables.hex_of_name[here]][tables.hex_of_name[there]]


def destination(field: Field, unit: str) -> str:
    """Where the unit stands after the choice made here."""
    verb, _, place = chosen(field).partition(" ")
    return place if verb == "move" else field.hex(unit) or ""


# -- judgement: whom to attack


def test_it_kills_a_wounded_unit_rather_than_hit_a_fresh_one() -> None:
    east = battle("imp_lords", imp_lord_knights="f6", cha_orcs_gazkull="e6", cha_orcs_zogrod=wounded("g6", 2))
    assert victim(east) == "cha_orcs_zogrod"
    west = battle("imp_lords", imp_lord_knights="f6", cha_orcs_gazkull=wounded("e6", 2), cha_orcs_zogrod="g6")
    assert victim(west) == "cha_orcs_gazkull"


def test_archers_shoot_at_the_unit_that_is_worth_more() -> None:
    field = battle("imp_archers", imp_archers_grunburg="f6", cha_goblins_grom="d6", cha_champions_gorefist="h6")
    assert chosen(field) == "shoot cha_champions_gorefist"


def test_a_unit_in_reach_of_an_enemy_steps_up_and_attacks() -> None:
    field = battle("imp_lords", imp_lord_knights="f6", cha_goblins_grom="f8")
    assert chosen(field).startswith("move")
    assert victim(field) == "cha_goblins_grom"


def test_wolf_riders_use_their_second_step_to_attack() -> None:
    field = battle("cha_wolf_double", cha_wolves_bogrot="f9", imp_archers_grunburg=wounded("f6", 2))
    assert victim(field) == "imp_archers_grunburg"


def test_the_unit_with_the_best_attack_goes_first() -> None:
    field = battle(
        "imp_knights",
        imp_knights_delborne="b6",
        imp_knights_blitzen="f6",
        cha_orcs_gazkull=wounded("g6", 2),
    )
    assert chosen(field) == "use imp_knights_blitzen"


# -- judgement: moving


def test_far_from_the_enemy_it_marches_towards_him() -> None:
    field = battle("imp_lords", imp_lord_knights="c6", cha_orcs_gazkull="j6")
    assert distance(field, destination(field, "imp_lord_knights"), "j6") == distance(field, "c6", "j6") - 1


def test_it_finds_the_way_over_a_ford() -> None:
    place = "c2"
    walked = []
    for _ in range(4):
        field = battle("imp_lords", imp_lord_knights=place, cha_orcs_gazkull="c7")
        place = destination(field, "imp_lord_knights")
        walked.append(place)
    assert "a3" in walked or "e3" in walked


def test_archers_shoot_rather_than_walk_into_melee() -> None:
    field = battle("imp_archers", imp_archers_grunburg="f6", cha_champions_gorefist="f8")
    assert chosen(field) == "shoot cha_champions_gorefist"


def knights_against_goblins(quiet_passes: int) -> Field:
    """Goblins three hexes from a row of knights, with only knights' cards to come."""
    knights = {"imp_knights_delborne": "c6", "imp_knights_blitzen": "c7", "imp_knights_normand": "c8"}
    return battle(
        "cha_gob_orc",
        cha_goblins_grom="f7",
        imp_lord_knights="c9",
        army=knights,
        table={**worn_deck("imp_knights", "imp_knights_lords", card="cha_gob_orc"), "quiet_passes": quiet_passes},
    )


def gap(field: Field) -> int:
    place = destination(field, "cha_goblins_grom")
    return min(distance(field, place, h) for h in ("c6", "c7", "c8", "c9"))


def test_goblins_keep_out_of_reach_of_knights_who_will_act_next() -> None:
    assert gap(knights_against_goblins(quiet_passes=0)) >= 3


def test_a_long_quiet_time_makes_it_bold() -> None:
    assert gap(knights_against_goblins(quiet_passes=1)) == 2


def test_a_seat_whose_way_is_blocked_lets_its_teammate_go_first() -> None:
    # the lords could only step back: teammates stand before them
    field = battle(
        "imp_knights_lords",
        seats=4,
        imp_lord_knights="c6",
        imp_knights_delborne="d6",
        imp_men_reikwald="c5",
        imp_men_grunburg="c7",
        cha_orcs_gazkull="j6",
    )
    assert field.state.seat == 0
    assert chosen(field) == "yield"
    field.play("yield")
    assert field.state.seat == 1
    assert distance(field, destination(field, "imp_knights_delborne"), "j6") < distance(field, "d6", "j6")


# -- judgement: the cannon


def test_the_cannon_does_not_fire_through_its_own_knights_when_another_target_is_as_good() -> None:
    left = battle("imp_cannon", imp_cannon="g8", imp_lord_knights="f8", cha_orcs_gazkull="d8", cha_orcs_zogrod="j8")
    assert chosen(left) == "fire cha_orcs_zogrod"
    right = battle("imp_cannon", imp_cannon="g8", imp_lord_knights="h8", cha_orcs_gazkull="d8", cha_orcs_zogrod="j8")
    assert chosen(right) == "fire cha_orcs_gazkull"


def test_the_cannon_fires_at_what_it_will_surely_hit() -> None:
    field = battle("imp_cannon", imp_cannon="g8", cha_orcs_gazkull="d8", cha_orcs_zogrod="h8")
    assert chosen(field) == "fire cha_orcs_zogrod"


@pytest.mark.parametrize(
    ("unit", "path"),
    [({"imp_lord_knights": "f8"}, "g8"), ({"imp_lord_knights": "g8"}, "f8"), ({"cha_orcs_gazkull": "g8"}, "g8")],
)
def test_the_ball_flies_round_friends_and_over_enemies(unit: dict[str, str], path: str) -> None:
    field = battle("imp_cannon", imp_cannon="f9", cha_champions_gorefist="f5", army=unit)
    field.luck().play("fire cha_champions_gorefist")
    assert field.offers("disc") == ["f8", "g8"]
    assert chosen(field) == f"disc {path}"


# -- judgement: the Ogre


def ogre(card: str, **units: str | Mapping[str, Any]) -> Field:
    """The Ogre at f6 in its turn: this card was just turned up, two of each kind are to come."""
    doc = battle("cha_ogre", cha_ogre_grimorg="f6", army=units).state.to_position()
    doc["frames"] = [*doc["frames"][:2], {"frame": "OgreTurn", "moves": 2, "attacks": 2}, {"frame": card}]
    return Field(game().from_position(doc))


def test_the_ogre_strikes_the_weakened_unit() -> None:
    field = ogre("OgreAttack", imp_men_reikwald=wounded("e6", 2), imp_men_grunburg="g6")
    assert chosen(field) == "attack imp_men_reikwald"
    field = ogre("OgreAttack", imp_men_reikwald="e6", imp_men_grunburg=wounded("g6", 2))
    assert chosen(field) == "attack imp_men_grunburg"


def test_the_ogre_steps_up_to_the_enemy() -> None:
    field = ogre("OgreMove", imp_men_reikwald="d6")
    assert distance(field, destination(field, "cha_ogre_grimorg"), "d6") == 1


def test_the_ogre_stays_beside_its_victim_while_attacks_are_to_come() -> None:
    field = ogre("OgreMove", imp_men_reikwald=wounded("e6", 2))
    assert distance(field, destination(field, "cha_ogre_grimorg"), "e6") == 1


# -- judgement: coming to the mat


@pytest.mark.parametrize("scenario", ["quick_start", "altdorf"])
def test_shooters_and_cannon_deploy_behind_the_front(scenario: str) -> None:
    field = new_battle(seed=2, scenario=scenario)
    bots = [simple(1), simple(2)]
    while field.deploying:
        state = field.state
        state.play(bots[state.acting].choose(Knowledge(state, state.acting)))
    enemies = [field.hex(unit) or "" for unit in field.state.tables.unit_ids if unit.startswith("cha_")]

    def depth(unit: str) -> int:
        return min(distance(field, field.hex(unit) or "", enemy) for enemy in enemies)

    line = max(depth(unit) for unit in ("imp_men_reikwald", "imp_men_grunburg", "imp_men_altdorf"))
    for unit in ("imp_cannon", "imp_archers_grunburg", "imp_archers_bogenhafen", "imp_crossbows_melgar"):
        assert depth(unit) > line


def test_an_entering_shooter_takes_the_tower_in_its_zone() -> None:
    field = battle(
        "imp_foot",
        terrain=[{"piece": "tower", "hex": "g6"}],
        table={"scenario": "quick_start", "zones": {"imperial": ["a1", "g6", "m12"], "chaos": ["g12"]}},
        imp_crossbows_melgar={"where": "reserve"},
        cha_orcs_gazkull="g9",
        lonely=True,
    )
    assert chosen(field) == "enter g6"


def test_it_takes_the_tower_when_that_wins_the_battle() -> None:
    field = battle(
        "cha_gob_orc",
        terrain=[{"piece": "tower", "hex": "g6"}],
        options={"scenario": "borderlands", "tower_capture": True},
        cha_orcs_gazkull="f6",
        imp_men_reikwald=wounded("e6", 2),
    )
    assert chosen(field) == "move g6"


# -- legal play


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_plays_legally_in_every_scenario_with_every_number_of_seats(scenario: str, seats: int) -> None:
    state = game().new(seats=seats, seed=seats, scenario=scenario)
    play_out(state, [simple(seat) for seat in range(seats)])
    state.check()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_plays_legally_whatever_its_enemy_does(scenario: str) -> None:
    for side in (0, 1):
        bots: list[Bot] = [RandomBot(1), RandomBot(2)]
        bots[side] = simple(3)
        play_out(game().new(seed=side, scenario=scenario), bots)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_plays_legally_with_the_options_of_the_other_edition(scenario: str) -> None:
    play_out(game().new(seed=1, scenario=scenario, **OTHER_EDITION), [simple(1), simple(2)])


@pytest.mark.parametrize("scenario", ["free", "plains", "borderlands"])
def test_deciding_leaves_the_state_as_it_was(scenario: str) -> None:
    state = game().new(seed=6, scenario=scenario)
    assert isinstance(state, Battle)
    bots = [simple(1), simple(2)]
    while state.seat is not None:
        before = state.to_position()
        choice = bots[state.seat].decide(state)
        assert state.to_position() == before
        state.play(choice)


def test_battles_between_equals_end_by_elimination() -> None:
    for seed, scenario in enumerate(SCENARIOS[:-1]):
        state = game().new(seed=seed, scenario=scenario)
        result = play_out(state, [simple(seed), simple(seed + 1)])
        assert result.reason.key == "result-elimination"


# -- strength


def test_it_beats_random_play() -> None:
    won = 0
    for seed in range(12):
        side = seed % 2
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed + 1)]
        bots[side] = bot("simple", game(), seed)
        result = play_out(game().new(seed=seed, scenario=SCENARIOS[seed % 7]), bots)
        won += result.winners == (side,)
    assert won >= 11
