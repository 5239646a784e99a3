"""What destruction leaves behind: nothing on the unit, a curse that waits, and what everybody has seen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stratego_legends.vocabulary import battle
from tests.vocabulary import rule
from warhost.games.stratego_legends.mechanics.destruction import destroy
from warhost.games.stratego_legends.model import MOVED

EVERYBODY = [0, 1, 8]


@pytest.mark.parametrize("given", [{"bonus": 3}, {"granted": ["fly"]}, {"bonus": 3, "granted": ["rage"]}])
@rule("sl.information.destroyed_open", "sl.strength.turn_duration")
def test_a_unit_that_is_destroyed_keeps_nothing_and_the_others_keep_what_they_have(given: dict[str, Any]) -> None:
    knight = {"unit": "gold_knight", "seen": EVERYBODY, "facts": [0], **given}
    other = {"unit": "gold_knight", "seen": EVERYBODY, "facts": [0], "bonus": 7, "granted": ["fly"]}
    giver = 133
    boons = [1, giver, 4, 0, giver, 1, 1, giver, 3, 0, giver, 2]
    field = battle({"d4": knight, "e5": other}, table={"marked": [0, 1], "boons": boons})
    state = field.state
    destroy(state, [0])
    assert (state.seen[0], state.facts[0], state.bonus[0], state.granted[0]) == (0, 0, 0, 0)
    assert (state.seen[1], state.facts[1], state.bonus[1]) == (0b100000011, MOVED, 7)
    assert field.unit_view("e5", 1)["granted"] == ["fly"]
    assert state.boons == [1, giver, 4, 1, giver, 3]


@rule("sl.information.destroyed_open")
def test_a_hidden_unit_that_is_destroyed_shows_something_and_a_known_one_nothing() -> None:
    field = battle({"d4": "gold_knight", "e5": {"unit": "tiera", "seen": EVERYBODY}})
    before = field.state.reveals
    destroy(field.state, [field.block("e5")])
    assert field.state.reveals == before
    destroy(field.state, [field.block("d4")])
    assert field.state.reveals == before + 1


@rule("sl.destroyed_area.place")
def test_a_unit_that_is_gone_is_not_destroyed_again() -> None:
    field = battle(destroyed=["vellec"])
    before = field.state.to_position()
    destroy(field.state, [field.block("vellec")])
    assert field.state.to_position() == before
    assert field.log_keys() == []


@rule("sl.returning.not_from_curse", "sl.death_curses.area")
def test_a_unit_whose_curse_is_about_to_start_cannot_be_brought_back() -> None:
    # A Warlock that beige has taken over attacks the Grave, which brings a Skeleton back while his curse waits.
    captive = {"unit": "skeleton_warlock", "seat": 0}
    field = battle({"b7": "tiera"}, {"d4": captive, "d5": "skeleton_grave"}, destroyed=["jezrak", "scythe"])
    field.attack("d4", "d5")
    assert field.where("skeleton_warlock") == "waiting"
    assert sorted(field.offers("return")) == ["jezrak", "scythe"]
    field.play("return scythe")
    assert field.curse == "skeleton_warlock"
