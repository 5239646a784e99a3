"""What others see, the number of decisions included, never depends on which hidden unit stands where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from tests.stratego_legends.vocabulary import battle
from tests.vocabulary import rule


class Case(NamedTuple):
    """The same deeds with the same beige units in different places, as grey sees them."""

    places: str
    worlds: Sequence[str]  # who stands on the places
    deeds: Sequence[str]
    grey: Mapping[str, str] = {}
    turn: str = "beige"
    water: str = ""
    lonely: bool = False


CASES = {
    "a unit with one way to go, with or without an action": Case(
        "d4 a6 a7",
        ["gold_knight hunter dwarven_knight", "hunter gold_knight dwarven_knight", "dwarven_knight hunter gold_knight"],
        ["take d4", "move d5"],
        water="c4 e4 d3 d6 c5 e5",
    ),
    "one unit that can be taken, or two": Case(
        "d4 f4 a1",
        ["gold_knight mirage_castle hunter", "gold_knight hunter mirage_castle"],
        ["take d4", "move d5"],
        grey={"h8": "titan_castle", "g7": "mummy"},
        water="a2 b1",
        lonely=True,
    ),
    "one partner for a Swap, or two": Case(
        "d4 f4 f6 h2",
        ["spirit_of_wrath spirit_of_vision tiera gold_knight", "spirit_of_wrath spirit_of_vision gold_knight tiera"],
        ["take d4", "use swap", "pick f4"],
    ),
    "abilities in an attack, or none": Case(
        "d4 e4 a6",
        ["gold_knight sir_urgwaine wood_elf", "gold_knight wood_elf sir_urgwaine"],
        ["take d4", "attack d5", "pass", "pass"],
        grey={"d5": "mummy"},
    ),
    "abilities of the one who is attacked, or none": Case(
        "d4 e4 a6",
        ["gold_knight sir_urgwaine wood_elf", "gold_knight wood_elf sir_urgwaine"],
        ["take d5", "attack d4", "pass", "pass"],
        grey={"d5": "mummy"},
        turn="grey",
    ),
    "somebody who could strike down a flyer, or not there": Case(
        "d4 a6", ["celams wood_elf", "wood_elf celams"], ["take d5", "use fly", "done"], {"d5": "helcar"}, "grey"
    ),
    "somebody who could save the fallen, or not there": Case(
        "d4 e4 a6",
        ["king_migol migols_royal_guard wood_elf", "king_migol wood_elf migols_royal_guard"],
        ["take d5", "attack d4", "pass", "pass", "done"],
        grey={"d5": "kralc"},
        turn="grey",
    ),
}


def seen_by_grey(case: Case, world: str) -> list[Any]:
    """Every decision and the table at it, and then the log."""
    units = dict(zip(case.places.split(), world.split(), strict=True))
    field = battle(units, case.grey, dict.fromkeys(case.water.split(), "water"), case.turn, lonely=case.lonely)
    found: list[Any] = []
    for deed in case.deeds:
        view = field.state.view(1)
        table = {name: part for name, part in view["table"].items() if name != "units"}
        backs = [{**unit, "block": None} for unit in view["table"]["units"]]
        found.append((view["decision"], table, sorted(backs, key=lambda unit: str(unit["at"]))))
        field.state.play(field.state.parse(deed))
    return [*found, field.seat, [line.to_doc() for line in field.state.log_for(1)]]


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
@rule("sl.timing.no_leak", "sl.timing.triggered")
def test_nothing_is_told_by_the_pace(case: Case) -> None:
    first, *others = [seen_by_grey(case, world) for world in case.worlds]
    for other in others:
        assert other == first
