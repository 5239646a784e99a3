"""The vocabulary of powers: every operation of the content that is carried out has its code, found by its id."""

from __future__ import annotations

import warhost
from warhost.engine.collect import classes_in, modules_in
from warhost.games.stratego_legends.effects.operation import Operation
from warhost.games.stratego_legends.game import StrategoLegends
from warhost.games.stratego_legends.tables import OPERATIONS

# Never carried out: each changes a rule at the place of that rule.
IN_PLACE = {
    "rage": "a successful attacker goes on",
    "negate_magic": "the spell of a magic unit is not cast",
    "strength_mod": "strengths are added up with it",
    "capture_in_attack": "the loser of an attack changes sides",
    "guess_name": "the attack is decided by naming the defender",
    "cannot_attack": "standard moves leave out occupied spaces",
    "may_attack_own": "standard moves take in own units",
    "suppress_death_curse": "no curse waits after the attack",
    "on_attacked_and_destroyed": "its own part is carried out in its place",
    "army_building_conversion": "an army is mustered with it",
    "magic_trigger": "its parts are carried out in its place",
    "global_strength_mod": "a curse in force is added to strengths",
    "global_grant_keyword": "a curse in force is asked with the keywords",
}


def game() -> StrategoLegends:
    loaded = warhost.load("stratego_legends")
    assert isinstance(loaded, StrategoLegends)
    return loaded


def test_every_operation_has_code_or_a_place_in_the_rules() -> None:
    without = {name for name, found in zip(OPERATIONS, game().tables.operations) if not found.id}
    assert without == {*IN_PLACE}


def test_code_is_found_by_an_id_that_exists_and_no_two_share() -> None:
    kinds = classes_in(modules_in("warhost.games.stratego_legends.effects"), Operation)
    ids = [kind.id for kind in kinds if kind.id]
    assert sorted(ids) == sorted({*OPERATIONS} - {*IN_PLACE})
    for number, found in enumerate(game().tables.operations):
        assert found.id in ("", OPERATIONS[number])


def test_the_content_uses_every_operation() -> None:
    assert {OPERATIONS[power.op] for power in game().tables.powers} == {*OPERATIONS}
