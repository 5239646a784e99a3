"""Choices as text: `take e4`, `move e5`, `use charge`, `pick d7`, `name landor`, `pass`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.stratego_legends.ground import SPACE_NAMES, SPACE_OF_NAME
from warhost.games.stratego_legends.model import (
    ARMY,
    ATTACKER,
    BOARD,
    FINISH,
    KIND,
    POWER,
    SEAT,
    SIDE,
    TERRAIN,
    USE,
)
from warhost.games.stratego_legends.tables import OPERATIONS, SIDES, TERRAINS, Tables

# Each verb with the rule that says when its moment is.
MOMENTS: Final = {
    "take": "sl.turn.must_act",
    "move": "sl.movement.one_step",
    "attack": "sl.attack.definition",
    "call": "sl.timing.windows",
    "pick": "sl.innate.choices",
    "to": "sl.innate.choices",
    "mix": "sl.placement.mix_theirs",
    "exchange": "sl.placement.final_first",
    "with": "sl.placement.final_first",
    "use": "sl.actions.own_turn",
    "name": "sl.attack.sequence",
    "return": "sl.returning.by_power",
    "muster": "sl.army_building.customise",
    "army": "sl.army_building.several",
    "against": "sl.teams.your_units",
    "seat": "sl.teams.order",
    "terrain": "sl.terrain.types",
    "bring": "sl.army_building.boards",
    "begin": "sl.campaigns.multi_first",
    "yes": "sl.timing.triggered",
    "pass": "sl.timing.priority",
    "decline": "sl.timing.triggered",
    "done": "sl.innate.choices",
    "keep": "sl.placement.final_first",
    "fill": "sl.army_building.customise",
    "yield": "sl.end.no_move",
}
SPACE_VERBS: Final = ("take", "move", "attack", "call", "pick", "to", "mix", "exchange", "with")
KIND_VERBS: Final = ("name", "return", "muster")
BARE_VERBS: Final = ("yes", "pass", "decline", "done", "keep", "fill", "yield")
THE_ATTACKER: Final = "attacker"
SEAT_NAMES: Final = ("1", "2", "3", "4", "5", "6", "7", "8")


def object_name(tables: Tables, choice: i64) -> str:
    """What a choice names: a space, a unit of the catalogue, an operation …; empty for a bare verb."""
    if choice < KIND:
        return SPACE_NAMES[choice]
    if choice < POWER:
        return tables.unit_ids[choice - KIND]
    if choice < SEAT:
        return OPERATIONS[choice - POWER]
    if choice < TERRAIN:
        return SEAT_NAMES[choice - SEAT]
    if choice < BOARD:
        return TERRAINS[choice - TERRAIN]
    if choice < ARMY:
        return tables.board_ids[choice - BOARD]
    if choice < SIDE:
        return tables.army_ids[choice - ARMY]
    if choice < ATTACKER:
        return SIDES[choice - SIDE]
    return THE_ATTACKER if choice == ATTACKER else ""


def read_verb(tables: Tables, text: str) -> str:
    """The verb of a well-formed choice of any decision; empty for anything else."""
    words = text.split()
    if len(words) == 1:
        return words[0] if words[0] in BARE_VERBS else ""
    if len(words) == 2 and words[1] in object_names(tables, words[0]):
        return words[0]
    return ""


def object_names(tables: Tables, verb: str) -> Collection[str]:
    """What a verb can name."""
    if verb in SPACE_VERBS:
        return (*SPACE_OF_NAME, THE_ATTACKER)
    if verb in KIND_VERBS:
        return tables.kind_of_id
    return {
        "use": OPERATIONS,
        "against": SEAT_NAMES,
        "seat": SEAT_NAMES,
        "terrain": TERRAINS,
        "bring": tables.board_ids,
        "army": tables.army_ids,
        "begin": SIDES,
    }.get(verb, ())


def moment_reason(verb: str, now: Text) -> Reason:
    """Why a choice of another decision cannot be made now."""
    return Reason(MOMENTS[verb], Text("why-not-now", verb=Text(f"verb-{verb}"), now=now))


def bare(choice: i64) -> bool:
    """Whether a choice names nothing."""
    return choice == USE or choice == FINISH
