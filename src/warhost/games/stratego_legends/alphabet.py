"""What can be chosen in a battle: spaces, designs, operations …, and the verbs: `take e4`, `use charge`."""

from __future__ import annotations

from typing import Final

from warhost.engine.alphabet import Alphabet, Span
from warhost.games.stratego_legends.mechanics.ground import SPACE_NAMES
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

# Each verb with the rule that says when its moment is, and what it can name.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "take": ("sl.turn.must_act", "space"),
    "move": ("sl.movement.one_step", "space"),
    "attack": ("sl.attack.definition", "space"),
    "call": ("sl.timing.windows", "space"),
    "pick": ("sl.innate.choices", "space"),
    "to": ("sl.innate.choices", "space"),
    "mix": ("sl.placement.mix_theirs", "space"),
    "exchange": ("sl.placement.final_first", "space"),
    "with": ("sl.placement.final_first", "space"),
    "use": ("sl.actions.own_turn", "operation"),
    "name": ("sl.attack.sequence", "kind"),
    "return": ("sl.returning.by_power", "kind"),
    "muster": ("sl.army_building.customise", "kind"),
    "army": ("sl.army_building.several", "army"),
    "against": ("sl.teams.your_units", "seat"),
    "seat": ("sl.teams.order", "seat"),
    "terrain": ("sl.terrain.types", "terrain"),
    "bring": ("sl.army_building.boards", "board"),
    "begin": ("sl.campaigns.multi_first", "side"),
    "yes": ("sl.timing.triggered",),
    "pass": ("sl.timing.priority",),
    "decline": ("sl.timing.triggered",),
    "done": ("sl.innate.choices",),
    "keep": ("sl.placement.final_first",),
    "fill": ("sl.army_building.customise",),
    "yield": ("sl.end.no_move",),
}


def alphabet(tables: Tables) -> Alphabet:
    spans = (
        Span(0, "space", SPACE_NAMES, verb="pick"),
        Span(KIND, "kind", tables.unit_ids, verb="name"),
        Span(POWER, "operation", OPERATIONS, verb="use", settled=True),
        Span(SEAT, "seat", [str(seat + 1) for seat in range(TERRAIN - SEAT)], verb="against"),
        Span(TERRAIN, "terrain", TERRAINS, settled=True),
        Span(BOARD, "board", tables.board_ids, verb="bring", settled=True),
        Span(ARMY, "army", tables.army_ids, settled=True),
        Span(SIDE, "side", SIDES, verb="begin", settled=True),
        Span(ATTACKER, "space", ("attacker",), verb="pick"),
        Span(USE, "yes"),
        Span(FINISH, "finish", verb="pass"),
    )
    return Alphabet(spans, VERBS)
