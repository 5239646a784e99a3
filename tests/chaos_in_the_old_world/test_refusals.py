"""A refusal names the rule of what is being decided, not one of another card or phase."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.chaos_in_the_old_world.vocabulary import Table, given
from tests.vocabulary import rule


def played(power: str, card: str, **regions: str) -> Table:
    table = given(points={power: 6}, hand={power: card}, board=regions)
    return table.play(f"play {card}", "on kislev_left")


def greenskins() -> Table:
    track = ("greenskins_invade", None)
    return given(
        phase="battle", dice="6", track=track, kislev="event leper plaguebearer great_unclean_one", tilea="acolyte"
    )


def decree() -> Table:
    return given(phase="old_world", old_world="franzs_decree", kislev="leper plaguebearer", tilea="acolyte")


def knights() -> Table:
    hand = {"nurgle": "influenza plague_aura", "khorne": "battle_cry"}
    return given(phase="end", track=("bretonnian_knights", None), hand=hand, bretonnia="leper")


def meddled() -> Table:
    table = given(
        points={"tzeentch": 2},
        hand={"tzeentch": "meddling_of_skaven", "nurgle": "influenza plague_aura rain_of_pus"},
        kislev="leper",
    )
    return table.play("play meddling_of_skaven", "on kislev_left")


def hero() -> Table:
    return given(phase="end", kislev="hero leper plaguebearer", tilea="acolyte")


def horror() -> Table:
    table = given(points={"tzeentch": 4}, upgrades={"tzeentch": "horrors"}, kislev="right:influenza")
    return table.play("summon horror_1", "to kislev")


OLD_WORLD = "citow.old_world_cards.persistent_choices"
CHAOS_CARD = "citow.chaos_cards.player_chooses"


@pytest.mark.parametrize(
    ("table", "choice", "named", "said"),
    [
        (greenskins, "lose acolyte_1", OLD_WORLD, "why-elsewhere"),
        (greenskins, "lose great_unclean_one", OLD_WORLD, "why-safe-class"),
        (greenskins, "decline", "citow.old_world_phase.as_much_as_possible", "why-mandatory"),
        (decree, "lose acolyte_1", OLD_WORLD, "why-elsewhere"),
        (knights, "discard rain_of_pus", OLD_WORLD, "why-not-in-hand"),
        (knights, "decline", OLD_WORLD, "why-must-discard"),
        (meddled, "discard plague_touch", CHAOS_CARD, "why-not-in-hand"),
        (hero, "lose acolyte_1", "citow.end_phase.hero_removes", "why-elsewhere"),
        (hero, "decline", "citow.end_phase.hero_removes", "why-mandatory"),
        (horror, "stand kislev_right", "citow.upgrades.follower", "why-space-taken"),
    ],
)
@rule("citow.old_world_cards.persistent_choices")
def test_a_refusal_names_its_own_rule(table: Callable[[], Table], choice: str, named: str, said: str) -> None:
    asked = table()
    asked.forbids(choice, named)
    assert asked.refused(choice).text.key == said


@rule("citow.chaos_cards.player_chooses")
def test_refusals_of_chaos_cards_name_their_own_rule() -> None:
    decay = played("nurgle", "all_things_decay", kislev="khorne=1 tzeentch=1")
    decay.forbids("decay slaanesh", CHAOS_CARD)
    assert decay.refused("decay slaanesh").text.key == "why-no-corruption"
    teleport = played("tzeentch", "teleport", kislev="leper bloodletter", tilea="acolyte")
    teleport.forbids("teleport acolyte_1", CHAOS_CARD)
    teleport.forbids("decline", "citow.chaos_cards.mandatory")


@rule("citow.old_world_cards.persistent_choices")
def test_who_loses_something_by_an_old_world_card_picks_it_himself() -> None:
    assert (knights().asked, knights().offers("discard")) == ("nurgle", ["plague_aura", "influenza"])
    assert (decree().asked, decree().offers("lose")) == ("nurgle", ["leper_1", "plaguebearer_1"])
    assert knights().play("discard influenza").hand("nurgle") == ["plague_aura"]
