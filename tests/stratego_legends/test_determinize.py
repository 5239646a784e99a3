"""Dealing anew what a seat cannot know: respecting what was seen, moved, counted and destroyed."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import warhost
from tests.stratego_legends.vocabulary import Field, battle, game, new_game, started
from tests.vocabulary import random_play
from warhost.games.stratego_legends.mechanics.armies import Muster
from warhost.games.stratego_legends.model import Battle


def sample(field: Field, seat: int | None, seed: int) -> Field:
    return Field(field.state.determinize(seat, warhost.FastChance(seed)))


def test_own_units_stay_and_the_enemys_change_within_his_list() -> None:
    field = started(seed=3)
    faces: Counter[str] = Counter()
    for seed in range(60):
        world = sample(field, 0, seed)
        assert world.state.view(0) == field.state.view(0)
        assert sorted(world.state.kind[30:]) == sorted(field.state.kind[30:])
        assert world.state.kind[:30] == field.state.kind[:30]
        faces[world.name(30)] += 1
    assert len(faces) > 12


def test_a_unit_that_moved_is_no_static_one() -> None:
    field = battle(
        grey={"d7": "marr", "e7": "larva", "f7": "decay"},
        turn="grey",
    )
    field.go("d7", "d6")
    block = field.block("d6")
    for seed in range(40):
        world = sample(field, 0, seed)
        assert world.state.tables.mobile[world.state.kind[block]]


def test_what_was_seen_stays_and_is_counted() -> None:
    field = battle({"d4": "spirit_of_vision"}, {"d6": "mummy", "e7": "kralc", "f7": "marr"})
    field.act("d4", "vision", "pick d6").quietly()
    for seed in range(20):
        world = sample(field, 0, seed)
        assert world.at("d6") == "mummy"
        assert "mummy" not in (world.at("e7"), world.at("f7"))


def test_what_a_purge_left_is_not_what_it_struck() -> None:
    field = battle({"d5": "gold_knight", "e7": "holy_light", "f7": "grundin", "g7": "poy"}, {"d4": "fungus_of_bremmuk"})
    field.attack("d5", "d4")
    for seed in range(20):
        world = sample(field, 1, seed)
        assert world.at("e7") == "holy_light"
        for space in ("f7", "g7"):
            assert world.state.has_strength(world.block(space)) or world.name(world.block(space)) == "mirage_castle"


def test_a_spectator_knows_what_was_shown_to_all() -> None:
    field = battle({"d4": "spirit_of_vision", "c4": "landor"}, {"d6": "mummy", "e7": "kralc", "f7": "marr"})
    field.act("d4", "vision", "pick d6").quietly()
    seen = {(sample(field, None, seed).at("c4"), sample(field, None, seed).at("d6")) for seed in range(20)}
    assert {mummy for _, mummy in seen} == {"mummy"}
    assert len({other for other, _ in seen}) > 1


@pytest.mark.parametrize("armies", ["surprise", "muster"])
def test_a_secret_army_is_imagined_as_any_that_is_allowed(armies: str) -> None:
    field = new_game(seed=5, armies=armies, first="beige")
    while field.kind in ("muster", "mix", "exchange"):
        field.play("fill" if field.kind == "muster" else "keep")
    for _ in random_play(field, seed=2, limit=120):
        pass
    muster = Muster(game().tables, 1)
    lists = set()
    for seed in range(15):
        world = sample(field, 0, seed)
        world.state.check()
        assert muster.ready(world.state.rosters[1])
        lists.add(tuple(world.state.rosters[1]))
        for unit in range(len(world.state.born)):
            if field.state.sees(0, unit):
                assert world.state.kind[unit] == field.state.kind[unit]
    assert len(lists) > 10


def test_an_army_in_the_making_and_boards_face_down_are_drawn_anew() -> None:
    field = new_game(armies="muster", first="beige")
    field.play("muster landor", "muster high_elf", "muster srik")
    worlds = [sample(field, 1, seed) for seed in range(10)]
    assert all(len(world.state.rosters[0]) == 3 for world in worlds)
    assert len({tuple(world.state.rosters[0]) for world in worlds}) > 5
    assert all(sample(field, 0, seed).state.rosters[0] == field.state.rosters[0] for seed in range(3))
    field = new_game(boards="bring", first="beige").play("bring 1A", "bring 1B")
    for place in (0, 1):
        assert len({sample(field, 1, seed).state.brought[place] for seed in range(12)}) > 4
    assert all(len(set(sample(field, 1, seed).state.brought[:2])) == 2 for seed in range(12))
    assert all(sample(field, 0, seed).state.brought == field.state.brought for seed in range(3))


def test_a_sample_depends_on_the_chance_alone() -> None:
    field = started(seed=8, armies="surprise")
    for _ in random_play(field, seed=1, limit=60):
        pass
    other = field.state.determinize(0, warhost.FastChance(9))
    other.chance = field.state.chance
    assert other.to_position() != field.state.to_position()
    for seed in range(4):
        samples = [state.determinize(0, warhost.FastChance(seed)) for state in (field.state, other)]
        assert json.dumps(samples[0].to_position()) == json.dumps(samples[1].to_position())


def test_a_unit_that_was_taken_up_can_do_something_in_every_world() -> None:
    field = battle(grey={"d7": "marr", "e7": "larva", "f7": "decay", "c7": "flit_spore"}, turn="grey")
    field.play("take d7")
    assert field.kind == "act"
    for seed in range(40):
        world = sample(field, 0, seed)
        assert world.state.legal()


def test_without_the_memory_aid_a_sample_forgets() -> None:
    field = battle(
        {"d4": "spirit_of_vision"}, {"d6": "mummy", "e7": "kralc", "f7": "marr"}, options={"memory_aid": False}
    )
    field.act("d4", "vision", "pick d6").quietly().go("g8", "f8")
    assert len({sample(field, 0, seed).at("d6") for seed in range(20)}) > 1


def test_nobody_imagines_that_a_side_has_lost_its_castle_and_fights_on() -> None:
    # the captive has been forgotten since: for all a spectator knows it may be anything of beige's, but not the Castle
    field = battle({"c2": {"unit": "poy", "seat": 1}}, {"d7": "marr"}, options={"memory_aid": False})
    for seed in range(40):
        world = sample(field, None, seed)
        world.state.check()
        assert world.at("c2") != "mirage_castle"


def test_samples_of_a_state_are_states() -> None:
    world = sample(started(seed=1), 1, 3)
    assert isinstance(world.state, Battle)
    world.state.check()
