"""Choices and places as text: `use imp_cannon`, `move d8`, `fire cha_ogre_grimorg`, `turn NE`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.battle_masters.model import EDGE, FINISH, PIECE, PORTION, TURN, UNIT, YIELD
from warhost.games.battle_masters.tables import DIRECTIONS, EDGES, PIECES, Tables

# Each verb with the rule that says when its moment is.
MOMENTS: Final = {
    "use": "bm.cards.names_side_and_troops",
    "move": "bm.movement.one_hex",
    "attack": "bm.attack.only_units_on_card",
    "shoot": "bm.archers.move_or_shoot",
    "fire": "bm.cannon.move_or_fire",
    "disc": "bm.cannon.one_disc_at_a_time",
    "enter": "bm.scenarios.arrival_on_first_card",
    "deploy": "bm.deployment.alternate_singly",
    "place": "bm.deployment.alternate_singly",
    "lay": "bm.setup.one_player_lays_terrain",
    "cover": "bm.setup.one_player_lays_terrain",
    "turn": "bm.ditch.placement",
    "side": "bm.setup.other_player_picks_side",
    "mat": "bm.setup.whole_or_part_of_mat",
    "finish": "bm.activation.everything_optional",
    "pass": "bm.cards.next_after_resolution",
    "decline": "bm.ogre.shuffle_and_turn",
    "done": "bm.setup.one_player_lays_terrain",
    "yield": "bm.teams.owner_decides",
}
HEX_VERBS: Final = ("move", "disc", "enter", "place", "cover")
UNIT_VERBS: Final = ("use", "attack", "shoot", "fire", "deploy")
BARE_VERBS: Final = ("finish", "pass", "decline", "done", "yield")


def object_name(tables: Tables, choice: i64) -> str:
    """What a choice names: a hex, a unit, an edge …; empty for a bare verb."""
    if choice < UNIT:
        return tables.hex_names[choice]
    if choice < FINISH:
        return tables.unit_ids[choice - UNIT]
    if choice <= YIELD:
        return ""
    if choice < PORTION:
        return EDGES[choice - EDGE]
    if choice < PIECE:
        return tables.portion_ids[choice - PORTION]
    if choice < TURN:
        return PIECES[choice - PIECE]
    return DIRECTIONS[choice - TURN]


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
    if verb in HEX_VERBS:
        return tables.hex_of_name
    if verb in UNIT_VERBS:
        return tables.unit_of_id
    return {"side": EDGES, "mat": tables.portion_ids, "lay": PIECES, "turn": DIRECTIONS}.get(verb, ())


def moment_reason(verb: str, now: Text) -> Reason:
    """Why a choice of another decision cannot be made now."""
    return Reason(MOMENTS[verb], Text("why-not-now", verb=Text(f"verb-{verb}"), now=now))
