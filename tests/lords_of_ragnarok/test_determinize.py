"""What each seat sees, and how what it cannot know is dealt anew."""

from __future__ import annotations

import json
import random

import pytest

from tests.lords_of_ragnarok.vocabulary import Table, battle, hunt, new_game, saga
from tests.vocabulary import rule
from warhost import FastChance


def samples(table: Table, colour: str | None, count: int = 30) -> list[Table]:
    seat = None if colour is None else ("green", "red", "black", "blue").index(colour)
    return [Table(table.state.determinize(seat, FastChance(seed))) for seed in range(count)]


def played(seats: int, seed: int, choices: int) -> Table:
    table = new_game(seats=seats, seed=seed)
    rng = random.Random(seed)
    for _ in range(choices):
        if table.over:
            break
        table.state.play(rng.choice(table.state.legal()))
    return table


@rule("lor.ownership.hidden_information")
def test_hands_of_others_are_counted_not_shown() -> None:
    table = saga(green={"hand": ["axe", "bow"]}, red={"hand": ["sword"]})
    assert table.seen_by("green")["players"][0]["hand"] == ["axe", "bow"]
    assert table.seen_by("green")["players"][1]["hand"] == []
    assert table.seen_by("green")["players"][1]["cards"] == 1
    assert table.seen_by(None)["players"][0]["hand"] == []
    assert "sword" not in json.dumps(table.seen_by("green")["players"][1])


def test_cards_that_may_be_anywhere_are_counted() -> None:
    table = saga(green={"hand": ["axe", "bow"]}, red={"hand": ["sword"]}, decks={"combat_discard": ["hammer"]})
    unseen = table.seen_by("green")["combat_cards"]["unseen"]
    assert sum(unseen.values()) == 35 - 3
    assert (unseen["axe"], unseen["bow"], unseen["hammer"], unseen["sword"]) == (3, 3, 3, 4)


def test_a_sample_keeps_what_the_seat_sees() -> None:
    table = played(3, 5, 250)
    for colour in ("green", "red", "black"):
        for sample in samples(table, colour, 5):
            assert sample.seen_by(colour) == table.seen_by(colour)
            sample.state.check()


def test_a_sample_depends_on_the_chance_alone() -> None:
    table = played(2, 3, 120)
    other = table.state.determinize(0, FastChance(9))
    other.chance = table.state.chance
    for seed in range(5):
        one, two = (state.determinize(0, FastChance(seed)) for state in (table.state, other))
        assert json.dumps(one.to_position()) == json.dumps(two.to_position())


def test_hands_and_decks_are_dealt_anew() -> None:
    table = saga(green={"hand": ["axe", "bow"]}, red={"hand": ["sword"], "wisdom": 3})
    hands = {tuple(sample.hand("red")) for sample in samples(table, "green")}
    assert len(hands) > 5
    assert {tuple(sample.hand("green")) for sample in samples(table, "green")} == {("axe", "bow")}
    tops = {sample.state.event_deck[-1] for sample in samples(table, "green")}
    assert len(tops) > 5
    assert len({sample.state.blessing_deck[-1] for sample in samples(table, "green")}) > 5


def test_a_card_that_was_shown_stays_where_it_is() -> None:
    table = saga(green={"known": [[], ["axe"]]}, red={"hand": ["axe", "bow"]})
    assert table.seen_by("green")["players"][1]["hand"] == ["axe"]
    found = [sample.hand("red") for sample in samples(table, "green")]
    assert all("axe" in hand for hand in found)
    assert len({tuple(hand) for hand in found}) > 5
    spectators = [sample.hand("red") for sample in samples(table, None)]
    assert not all("axe" in hand for hand in spectators)


@pytest.mark.parametrize("place", [0, 1])
def test_of_two_cards_of_a_kind_nobody_can_tell_which_was_shown(place: int) -> None:
    table = saga(active="red", red={"hand": ["axe", "axe"], "wisdom": 2})
    seat = 1
    table.state.known[seat] = 1 << table.state.hands[seat][place]  # green has seen one of them
    assert table.seen_by("green")["players"][seat]["hand"] == ["axe"]
    table.luck().play("act prepare", "prepare card", "discard axe")
    assert table.seen_by("green")["players"][seat]["hand"] == []


def test_what_others_know_of_a_third_hand_stays_true_of_as_many_cards() -> None:
    table = saga(seats=3, green={"known": [[], ["axe", "bow"]]}, red={"hand": ["axe", "bow"]})
    for sample in samples(table, "black"):
        known = sample.seen_by("green")["players"][1]["hand"]
        assert len(known) == 2
        assert sorted(known) == sorted(sample.hand("red"))


@pytest.mark.parametrize("colour", ["red", None])
def test_who_has_begun_a_pair_against_loki_holds_a_card_that_completes_it(colour: str | None) -> None:
    table = hunt("loki", {"hand": ["sword", "axe"]}, deck=["shield"] * 4).until("hero_round").play("hit sword")
    assert (table.kind, table.choices) == ("second_card", ["hit axe"])
    others = [sample.choices for sample in samples(table, colour, 60)]
    assert all(others)
    assert len({tuple(choices) for choices in others}) > 5


@pytest.mark.parametrize("colour", ["green", None])
def test_who_ignores_the_losses_of_a_card_holds_one_with_losses(colour: str | None) -> None:
    owner = {"artifacts": {"barrow_blade": True}, "hand": ["sword"]}
    table = battle(defender=owner).play("use barrow_blade")
    assert (table.kind, table.choices) == ("battle_card", ["play sword"])
    others = [sample.choices for sample in samples(table, colour, 60)]
    assert all(others)
    assert len({tuple(choices) for choices in others}) > 5


def test_a_card_that_was_shown_may_be_the_one_that_is_needed() -> None:
    keeper = {"known": [["axe"]]}
    table = hunt("loki", {"hand": ["axe", "sword"]}, keeper, deck=["shield"] * 4).until("hero_round").play("hit sword")
    worlds = samples(table, "red", 60)
    assert all("axe" in world.hand("green") for world in worlds)
    assert any(world.choices == ["hit axe"] and world.hand("green").count("axe") == 1 for world in worlds)


@rule("lor.ownership.hidden_information")
@pytest.mark.parametrize(("colour", "knows"), [("green", False), ("red", True), (None, False)])
def test_attack_cards_are_for_the_player_of_the_monster(colour: str | None, knows: bool) -> None:
    table = hunt(attacks=("claws", "bite"))
    seen = table.seen_by(colour)["hunt"]
    assert seen["hand"] == 2
    assert seen["attack_hand"] == (["claws", "bite"] if knows else None)
    hands = {tuple(sample.seen_by("red")["hunt"]["attack_hand"]) for sample in samples(table, colour)}
    assert (len(hands) == 1) == knows
    decks = {tuple(sample.state.attack_deck) for sample in samples(table, colour)}
    assert len(decks) > 5


def test_attack_cards_that_were_shown_are_known_to_the_hunter() -> None:
    table = hunt(attacks=("claws", "bite"))
    table.state.hand_shown = True
    assert table.seen_by("green")["hunt"]["attack_hand"] == ["claws", "bite"]
    assert table.seen_by(None)["hunt"]["attack_hand"] is None
    assert len({tuple(s.seen_by("red")["hunt"]["attack_hand"]) for s in samples(table, "green")}) == 1


@pytest.mark.parametrize("known", [0b11, 0b10, 0b01])
def test_of_three_cards_of_a_kind_whoever_knew_of_some_knows_of_one_less(known: int) -> None:
    """The first in hand goes; it is the last in the deck."""
    table = saga(active="red", red={"hand": ["spear", "spear", "spear"], "wisdom": 3})
    state = table.state
    state.hands[1].sort(reverse=True)
    state.known[1] = known  # of the first spears of the deck, which green has seen
    table.luck().play("act prepare", "prepare card", "discard spear")
    assert table.seen_by("green")["players"][1]["hand"] == ["spear"] * (known.bit_count() - 1)


def test_of_known_cards_the_one_that_goes_is_known_no_more() -> None:
    table = saga(active="red", red={"hand": ["spear", "spear"], "wisdom": 2})
    state = table.state
    state.hands[1].sort(reverse=True)
    state.known[1] = 0b11
    table.luck().play("act prepare", "prepare card", "discard spear")
    assert table.seen_by("green")["players"][1]["hand"] == ["spear"]
