"""Why a choice is refused: each decision names the rule against what cannot be chosen in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.lords_of_ragnarok.vocabulary import Table, battle, saga
from tests.vocabulary import flat, rule
from warhost.games.lords_of_ragnarok.model import CARD

RAISED = {"armies": [(1, 1), (9, 6), (3, 1)], "priests": 1}
MARCHER = {"blessings": ["one_eyed_bargain"], "armies": [(1, 2), (9, 1)], "runes": ["othala"], "drakkar": "sea1"}


def raising() -> Table:
    """Points are shared out among the first and the third of green's armies."""
    return saga("prayer", green=RAISED, red={"armies": [(5, 6)]}, levels={"odin": 3}).play("pray odin")


def raising_at_home() -> Table:
    green = {"blessings": ["hlidskjalf"], "armies": [(1, 1), (5, 1), (9, 1)], "control": [1, 5]}
    return saga("manoeuvres", green=green).play("finish", "use hlidskjalf")


def marching() -> Table:
    return saga("rune_actions", green=MARCHER, red={"armies": [(16, 1)]}).play("use one_eyed_bargain")


def blown() -> Table:
    monsters = {"hraesvelg": {"region": 8, "ring": 0}}
    table = saga(green={"region": 16}, red={"armies": [(8, 3)], "region": 9}, monsters=monsters, boss=7)
    return table.play("act monsters", "strike")


def bonus(action: str, realm: str, **green: Any) -> Table:
    """Green takes the bonus of a realm."""
    table = saga(
        green={"region": 2, "drakkar": "sea1", **green}, monsters={"draugr": 9}, table={"realms": {realm: [0]}}
    )
    return table.play(f"act {action}", "accept")


def placing() -> Table:
    return bonus("prepare", "niflheim", armies=[(9, 2)], control=[1, 3, 9]).play("option 2")


def recruiting() -> Table:
    return bonus("monsters", "muspelheim", control=[1, 3])


def travelling() -> Table:
    return saga("rune_actions", green={"region": 4, "runes": ["uruz", "othala"]}).play("invoke place_hero")


def driven() -> Table:
    return saga("rune_actions", green={"region": 14, "runes": ["uruz"]}, boss=14).play("invoke activate_boss")


REASONS: list[tuple[Callable[[], Table], str, str, str]] = [
    (raising, "raise green2", "lor.armies.cap", "why-army-full"),
    (raising, "raise red1", "lor.armies.who_chooses", "why-army-not-meant"),
    (raising, "raise green4", "lor.armies.who_chooses", "why-army-not-meant"),
    (raising, "move 1", "lor.manoeuvres.activation_move", "why-not-now"),
    (raising, "accept", "lor.armies.who_chooses", "why-wrong-kind"),
    (raising, "finish", "lor.armies.who_chooses", "why-wrong-kind"),
    (raising, "option 1", "lor.cards.as_far_as_possible", "why-not-now"),
    (raising, "pick red", "lor.armies.who_chooses", "why-wrong-kind"),
    (raising_at_home, "raise green3", "lor.armies.who_chooses", "why-army-not-meant"),
    (marching, "march red1", "lor.manoeuvres.activate_one", "why-not-your-army"),
    (marching, "march green3", "lor.manoeuvres.activate_one", "why-in-reserve"),
    (lambda: marching().play("march green1"), "move 15", "lor.manoeuvres.activation_move", "why-not-adjacent"),
    (lambda: marching().play("march green1"), "sail sea1", "lor.hero_step.move_drakkar", "why-not-now"),
    (blown, "move 7", "lor.movement.forced_move", "why-no-drift"),
    (blown, "sail sea1", "lor.hero_step.move_drakkar", "why-not-now"),
    (placing, "sail sea1", "lor.hero_step.move_drakkar", "why-not-now"),
    (recruiting, "muster 9", "lor.manoeuvres.recruit", "why-not-controlled"),
    (recruiting, "sail sea1", "lor.hero_step.move_drakkar", "why-not-now"),
    (driven, "drive 1", "lor.boss.sheet", "why-boss-too-far"),
    (driven, "sail sea1", "lor.hero_step.move_drakkar", "why-not-now"),
    (travelling, "travel 4", "lor.rune_actions.place_hero", "why-there-already"),
    (travelling, "travel 17", "lor.setup.board_side", "why-not-on-board"),
    (travelling, "sail sea1", "lor.hero_step.move_drakkar", "why-not-now"),
]


@pytest.mark.parametrize(
    ("position", "choice", "against", "key"), [pytest.param(*row, marks=rule(row[2])) for row in REASONS]
)
def test_a_refusal_names_its_rule(position: Callable[[], Table], choice: str, against: str, key: str) -> None:
    table = position()
    table.forbids(choice, against)
    assert table.refused(choice).text.key == key


@pytest.mark.parametrize(("beyond", "key"), [(-1, "why-not-held"), (0, "why-no-such-card")])
def test_a_card_that_is_not_held_is_told_from_one_that_does_not_exist(beyond: int, key: str) -> None:
    state = battle(defender={"hand": ["spear"]}).state
    reason = state.why_not(CARD + len(state.tables.card_ids) + beyond)
    assert reason is not None
    assert (reason.rule, reason.text.key) == ("lor.battle.b1_alternate", key)
    if key == "why-not-held":
        assert flat(reason.text) == {"card": "card-shield_wall"}
