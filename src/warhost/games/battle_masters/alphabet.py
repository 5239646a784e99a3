"""What can be chosen in a battle: hexes, units, edges …, and the verbs: `use imp_cannon`, `move d8`, `turn NE`."""

from __future__ import annotations

from typing import Final

from warhost.engine.alphabet import Alphabet, Span
from warhost.games.battle_masters.model import EDGE, FINISH, HEX, PIECE, PORTION, TURN, UNIT, YIELD
from warhost.games.battle_masters.tables import DIRECTIONS, EDGES, PIECES, Tables

# Each verb with the rule that says when its moment is, and what it can name.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "use": ("bm.cards.names_side_and_troops", "unit"),
    "move": ("bm.movement.one_hex", "hex"),
    "attack": ("bm.attack.only_units_on_card", "unit"),
    "shoot": ("bm.archers.move_or_shoot", "unit"),
    "fire": ("bm.cannon.move_or_fire", "unit"),
    "disc": ("bm.cannon.one_disc_at_a_time", "hex"),
    "enter": ("bm.scenarios.arrival_on_first_card", "hex"),
    "deploy": ("bm.deployment.alternate_singly", "unit"),
    "place": ("bm.deployment.alternate_singly", "hex"),
    "lay": ("bm.setup.one_player_lays_terrain", "piece"),
    "cover": ("bm.setup.one_player_lays_terrain", "hex"),
    "turn": ("bm.ditch.placement", "direction"),
    "side": ("bm.setup.other_player_picks_side", "edge"),
    "mat": ("bm.setup.whole_or_part_of_mat", "portion"),
    "finish": ("bm.activation.everything_optional",),
    "pass": ("bm.cards.next_after_resolution",),
    "decline": ("bm.ogre.shuffle_and_turn",),
    "done": ("bm.setup.one_player_lays_terrain",),
    "yield": ("bm.teams.owner_decides",),
}


def alphabet(tables: Tables) -> Alphabet:
    spans = (
        Span(HEX, "hex", tables.hex_names),
        Span(UNIT, "unit", tables.unit_ids),
        Span(FINISH, "finish"),
        Span(YIELD, "yield", settled=True),
        Span(EDGE, "edge", EDGES, verb="side", settled=True),
        Span(PORTION, "portion", tables.portion_ids, verb="mat", settled=True),
        Span(PIECE, "piece", PIECES, verb="lay", settled=True),
        Span(TURN, "direction", DIRECTIONS, verb="turn", settled=True),
    )
    return Alphabet(spans, VERBS)
