"""What is shown to whom, what everybody can know of a hidden unit, and so whether a question about it is asked."""

from __future__ import annotations

import pytest

from tests.stratego_legends.test_teams import four
from tests.stratego_legends.vocabulary import Field, battle, game, started
from tests.vocabulary import rule
from warhost.games.stratego_legends.mechanics.guesswork import could_be
from warhost.games.stratego_legends.mechanics.revealing import look_at, reveal

TABLES = game().tables
MOVED = 0  # the number of the fact
MEDUSA_ALONE = [name == "medusa" for name in TABLES.unit_ids]
NOT_MEDUSA = next(number for number, fact in enumerate(TABLES.facts) if fact.excludes == MEDUSA_ALONE)


def may_be(field: Field, space: str, name: str) -> bool:
    return could_be(field.state, field.block(space), TABLES.kind_of_id[name])


@pytest.mark.parametrize(
    ("facts", "possible"),
    [
        ([], {"medusa", "larva", "mummy"}),
        ([MOVED], {"medusa", "mummy"}),  # Larva is static
        ([NOT_MEDUSA], {"larva", "mummy"}),
        ([MOVED, NOT_MEDUSA], {"mummy"}),
    ],
)
@rule("sl.timing.no_leak", "sl.information.hidden_identity")
def test_what_everybody_saw_of_a_unit_rules_designs_out(facts: list[int], possible: set[str]) -> None:
    hidden = {"unit": "kralc", "facts": facts}
    field = battle(grey={"d5": hidden, "c6": "medusa", "e6": "larva", "f6": "mummy"})
    assert {name for name in ("medusa", "larva", "mummy") if may_be(field, "d5", name)} == possible
    assert may_be(field, "d5", "kralc")  # what it is in truth, always
    assert not may_be(field, "d5", "scythe")  # nobody leads one


@rule("sl.timing.no_leak", "sl.information.destroyed_open")
def test_designs_that_are_all_accounted_for_are_ruled_out() -> None:
    seen = {"unit": "mummy", "seen": [0, 1, 8]}
    field = battle(grey={"d5": "kralc", "c6": seen, "e6": "larva"}, destroyed=["scythe"])
    assert [may_be(field, "d5", name) for name in ("mummy", "scythe", "larva")] == [False, False, True]
    assert not may_be(field, "c6", "larva")  # everybody knows it
    field = battle(grey={"d5": "kralc", "c6": seen, "e6": "mummy"})
    assert may_be(field, "d5", "mummy")  # there is another


@rule("sl.timing.no_leak", "sl.teams.bring")
def test_a_unit_of_a_mates_army_accounts_for_none_of_this_one() -> None:
    known = {"unit": "high_elf", "army": 1, "seen": [0, 1, 2, 3, 8]}
    field = four({"d4": "poy", "e4": "high_elf", "k4": known})
    assert may_be(field, "d4", "high_elf")


@pytest.mark.parametrize("rare", [True, False])
@rule("sl.timing.no_leak", "sl.army_building.secret", "sl.army_building.rare")
def test_a_secret_army_may_hold_any_unit_of_its_side_that_the_table_allows(rare: bool) -> None:
    field = started(armies="surprise", rare=rare)
    army = field.state.rosters[0]
    unit = next(u for u in range(30) if field.state.born[u] == 0 and TABLES.mobile[field.state.kind[u]])
    absent = [kind for kind in range(232) if kind not in army and TABLES.side[kind] == 0]
    for kind in absent:
        assert could_be(field.state, unit, kind) == (rare or not TABLES.rare[kind])
    assert not any(could_be(field.state, unit, kind) for kind in range(232) if TABLES.side[kind] == 1)


@rule("sl.information.reveal_meaning")
def test_what_is_shown_for_the_first_time_counts_once() -> None:
    field = battle(
        {"d4": "gold_knight", "e4": {"unit": "tiera", "seen": [0, 1, 8]}, "f4": {"unit": "poy", "seen": [1]}}
    )
    counted = []
    for space in ("d4", "d4", "e4", "f4"):
        before = field.state.reveals
        reveal(field.state, field.block(space))
        counted.append(field.state.reveals - before)
        assert field.seen(space)
        assert field.unit_view(space, 1)["shown"]
    assert counted == [1, 0, 0, 1]  # the Dwarf was hidden from those who watch


@pytest.mark.parametrize("seat", [0, 1])
@rule("sl.information.look_private", "sl.information.reveal_momentary")
def test_a_look_shows_a_unit_to_one_player_until_the_next_move(seat: int) -> None:
    field = battle({"d4": "gold_knight"}, {"d7": "mummy"}, options={"memory_aid": False})
    space = ("d7", "d4")[seat]
    for first in (1, 0):
        before = field.state.reveals
        look_at(field.state, field.block(space), seat)
        assert field.state.reveals == before + first
        assert field.state.seen[field.block(space)] == 1 << seat
        assert field.state.shown == [field.block(space)]
    field.go("b1", "b2")
    assert not field.seen(space, seat)
