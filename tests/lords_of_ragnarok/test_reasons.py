"""Why a choice is refused: each decision names the rule against what cannot be chosen in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.lords_of_ragnarok.vocabulary import Table, battle, hunt, saga
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


def holding() -> Table:
    """The Rune Actions step of somebody who holds many things."""
    green = {
        "region": 8,
        "runes": ["uruz", "othala"],
        "blessings": ["healing_song", "goat_feast", "call_the_storm"],
        "artifacts": {"gate_chain": True, "barrow_blade": True, "storm_feather": False},
        "wisdom": 4,
    }
    red = {"artifacts": {"andvaranaut": True}, "runes": ["uruz"], "region": 14}
    return saga("rune_actions", green=green, red=red, monsters={"draugr": 7})


def sailed() -> Table:
    green = {"blessings": ["njord_wind"], "region": 1, "drakkar": "sea1"}
    return saga("hero", green=green).play("use njord_wind", "sail sea2")


def praying(priests: int = 1, sent: tuple[int, int] = (0, 0)) -> Table:
    green = {"priests": priests, "region": 2}
    return saga("prayer", green=green, table={"monuments": {"odin": {"level": 1, "priests": list(sent)}}})


def red_invoking() -> Table:
    return saga("rune_actions", active="red", red={"region": 1, "runes": ["uruz", "othala"]})


def marched_from(region: int, **red: Any) -> Table:
    green = {"armies": [(region, 1)], "region": 16}
    return saga("manoeuvres", green=green, red=red, boss=16, table={"stirred": False}).play("activate green1")


def rousing() -> Table:
    beasts = {"draugr": 7, "garm": 9, "fafnir": {"region": 4, "ring": 1}}
    return saga(green={"region": 16}, monsters=beasts).play("act monsters")


def healing() -> Table:
    green = {"artifacts": {"troll_heart": True}, "injured": ["power", "wisdom"]}
    return saga("hero", green=green).play("use troll_heart")


def hitting(prey: str, *hand: str, boxes: tuple[int | None, ...] = (0,)) -> Table:
    table = hunt(prey, {"hand": [*hand, "shield"], "power": 2}, boxes=boxes, deck=["shield"] * 3)
    return table.play("attack tail_sweep", "finish").until("hero_round", "discard shield")


def covering() -> Table:
    return hitting("draugr", "axe").play("hit axe")


REASONS: list[tuple[Any, ...]] = [  # the position, the choice, the rule and words against it, rules it stands beside
    (raising, "raise green2", "lor.armies.cap", "why-army-full"),
    (raising, "raise red1", "lor.armies.who_chooses", "why-army-not-meant", "lor.armies.cap"),
    (raising, "raise green4", "lor.armies.who_chooses", "why-army-not-meant", "lor.armies.cap"),
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
    # what one owns
    (holding, "use andvaranaut", "lor.ownership.reserve", "why-not-owned"),
    (holding, "use storm_feather", "lor.artifacts.discharge", "why-discharged", "lor.ownership.reserve"),
    (holding, "use barrow_blade", "lor.artifacts.discharge", "why-not-usable"),
    (holding, "use freya_call", "lor.ownership.reserve", "why-not-owned"),
    (holding, "use goat_feast", "lor.cards.as_far_as_possible", "why-not-usable", "lor.ownership.reserve")
    + ("lor.cards.effects_add_up", "lor.rune_actions.one_per_turn"),
    (holding, "use healing_song", "lor.rune_actions.must_have_effect", "why-cannot-invoke", "lor.ownership.reserve")
    + ("lor.rune_actions.one_per_turn",),
    (holding, "use call_the_storm", "lor.rune_actions.must_have_effect", "why-cannot-invoke"),
    (lambda: holding().play("invoke draw_one"), "use healing_song", "lor.rune_actions.one_per_turn")
    + ("why-rune-action-done",),
    (sailed, "use njord_wind", "lor.cards.effects_add_up", "why-used"),
    (lambda: praying().play("pray odin"), "pray thor", "lor.prayer.send_priest", "why-priest-sent"),
    (lambda: praying(0), "pray thor", "lor.prayer.send_priest", "why-no-priest"),
    (lambda: praying(1, (1, 1)), "pray odin", "lor.prayer.send_priest", "why-no-slot"),
    (holding, "invoke draw_two", "lor.rune_actions.set_different", "why-few-runes"),
    (red_invoking, "invoke strengthen", "lor.rune_actions.must_have_effect", "why-cannot-invoke")
    + ("lor.rune_actions.set_different",),
    # armies
    (lambda: marched_from(9), "move 17", "lor.setup.board_side", "why-not-on-board"),
    (lambda: marched_from(9), "move 9", "lor.manoeuvres.activation_move", "why-there-already"),
    (lambda: marched_from(9), "move 1", "lor.manoeuvres.activation_move", "why-not-adjacent", "lor.setup.board_side"),
    (lambda: marched_from(9), "grow", "lor.manoeuvres.activation_grow", "why-no-settlement"),
    (lambda: marched_from(2, control=[2]), "grow", "lor.manoeuvres.activation_grow", "why-settlement-not-yours"),
    # monsters and hunts
    (rousing, "rouse huldra", "lor.monsters_action.activate_two", "why-not-in-play"),
    (rousing, "rouse fafnir", "lor.monsters_action.not_others", "why-has-ring", "lor.monsters_action.activate_two"),
    (healing, "heal authority", "lor.injuries.heal_needs_injury", "why-healthy"),
    (healing, "finish", "lor.injuries.heal", "why-heal-one"),
    (lambda: hitting("draugr", "axe"), "hit bow", "lor.hunt.hero_play", "why-card-not-held"),
    (
        lambda: hitting("draugr", "axe"),
        "hit shield",
        "lor.hunt.hero_match_needed",
        "why-no-match",
        "lor.hunt.hero_play",
    ),
    (lambda: hitting("huldra", "sword", boxes=(None, 0)), "hit sword", "lor.hunt.hero_match_needed", "why-no-match")
    + ("lor.boss.double_boxes",),
    (lambda: hitting("loki", "axe"), "hit axe", "lor.boss.double_boxes", "why-no-partner"),
    (
        lambda: hitting("loki", "axe"),
        "hit shield",
        "lor.hunt.hero_match_needed",
        "why-no-match",
        "lor.boss.double_boxes",
    ),
    (covering, "cover 1", "lor.hunt.hero_match_needed", "why-box-covered"),
    (covering, "cover 3", "lor.hunt.hero_match_needed", "why-box-weapon"),
    (covering, "finish", "lor.hunt.hero_match_needed", "why-must-cover"),
    (travelling, "travel 4", "lor.rune_actions.place_hero", "why-there-already"),
    (travelling, "travel 17", "lor.setup.board_side", "why-not-on-board"),
    (travelling, "sail sea1", "lor.hero_step.move_drakkar", "why-not-now"),
]


@rule(
    "lor.armies.cap",
    "lor.armies.who_chooses",
    "lor.artifacts.discharge",
    "lor.boss.double_boxes",
    "lor.boss.sheet",
    "lor.cards.as_far_as_possible",
    "lor.cards.effects_add_up",
    "lor.hero_step.move_drakkar",
    "lor.hunt.hero_match_needed",
    "lor.hunt.hero_play",
    "lor.injuries.heal",
    "lor.injuries.heal_needs_injury",
    "lor.manoeuvres.activate_one",
    "lor.manoeuvres.activation_grow",
    "lor.manoeuvres.activation_move",
    "lor.manoeuvres.recruit",
    "lor.monsters_action.activate_two",
    "lor.monsters_action.not_others",
    "lor.movement.forced_move",
    "lor.ownership.reserve",
    "lor.prayer.send_priest",
    "lor.rune_actions.must_have_effect",
    "lor.rune_actions.one_per_turn",
    "lor.rune_actions.place_hero",
    "lor.rune_actions.set_different",
    "lor.setup.board_side",
)
@pytest.mark.parametrize(("position", "choice", "against", "key"), [row[:4] for row in REASONS])
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
