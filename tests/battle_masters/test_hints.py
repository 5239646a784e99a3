"""Facts about choices for a board: dice, odds, the cannon's chance."""

from __future__ import annotations

import pytest

from tests.battle_masters.vocabulary import battle


def test_odds_of_an_attack_are_exact() -> None:
    field = battle(
        card="cha_gob_orc", cha_goblins_grom="e7", imp_cannon={"hex": "f7", "skulls": 2}, imp_men_altdorf="a1"
    )
    hints = field.state.hints(field.state.parse("attack imp_cannon"))
    # two dice of 1/2 against two of 1/6: none is left with 1/4 + 1/2 * (1 - 25/36) + 1/4 * 1/36
    assert hints["attack"] == 2
    assert hints["defence"] == 2
    assert hints["wound"] == hints["kill"] == round(100 * (1 - (1 / 4 + 1 / 2 * 11 / 36 + 1 / 4 * 1 / 36)))


def test_more_skulls_are_less_likely() -> None:
    field = battle(card="imp_lords", imp_lord_knights="e7", cha_orcs_gazkull="f7")
    hints = field.state.hints(field.state.parse("attack cha_orcs_gazkull"))
    assert 0 < hints["kill"] < hints["wound"] < 100


@pytest.mark.parametrize(("place", "percent"), [("c9", 100), ("d9", 78), ("g9", 28), ("l9", 0)])
def test_the_cannon_hits_as_likely_as_its_discs_allow(place: str, percent: int) -> None:
    field = battle(card="imp_cannon", imp_cannon="b9", cha_orcs_gazkull=place)
    assert field.state.hints(field.state.parse("fire cha_orcs_gazkull"))["hit"] == percent


def test_a_step_needs_no_hint() -> None:
    field = battle(card="imp_lords", imp_lord_knights="e7", cha_orcs_gazkull="f7")
    assert field.state.hints(field.state.legal()[0]) == {}
