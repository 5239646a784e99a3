"""What one seat may see of a battle: all of it but the order of the draw pile and the enemy's face-down tokens."""

from __future__ import annotations

from typing import Final

from warhost.games.battle_masters import documents
from warhost.games.battle_masters.documents import (
    Activation,
    Campaign,
    Laying,
    OgreCard,
    Shot,
    Table,
    Unit,
    Where,
    Winner,
)
from warhost.games.battle_masters.frames import Ask
from warhost.games.battle_masters.model import ASIDE, OUT, RESERVE, Battle, campaign_totals
from warhost.games.battle_masters.phases.cannon import LayDisc
from warhost.games.battle_masters.phases.cards import UseCard
from warhost.games.battle_masters.phases.ogre import OgreTurn
from warhost.games.battle_masters.phases.preparation import CoverHex, TurnPiece
from warhost.games.battle_masters.tables import (
    DIRECTIONS,
    HEDGE,
    PIECES,
    SIDES,
    UNITS,
    Piece,
    Tables,
)

OFF_THE_MAT: Final[dict[int, Where]] = {ASIDE: "aside", RESERVE: "reserve", OUT: "out"}
WINNERS: Final[tuple[Winner, ...]] = (*SIDES, "draw")


def table_view(state: Battle, seat: int | None) -> Table:
    """The table as a seat (None: a spectator) sees it."""
    tables = state.tables
    viewer = -1 if seat is None else state.terms.seat_side[seat]
    face_down = [state.hidden and tables.side[unit] != viewer for unit in range(UNITS)]
    return {
        "scenario": scenario_name(state),
        "portion": tables.portion_ids[state.portion],
        "terrain": [piece_doc(tables, piece) for piece in state.pieces],
        "tower": None if state.tower < 0 else {"hex": tables.hex_names[state.tower], "rubble": state.rubble},
        "zones": {name: [tables.hex_names[h] for h in state.zones[side]] for side, name in enumerate(SIDES)},
        "units": {tables.unit_ids[u]: unit_view(state, u) for u in range(UNITS) if not face_down[u]},
        "tokens": [
            {"hex": name, "seat": owner}
            for name, owner in sorted(
                (tables.hex_names[state.pos[u]], state.terms.owner[u])
                for u in range(UNITS)
                if face_down[u] and state.pos[u] >= 0
            )
        ],
        "card": None if state.card < 0 else tables.card_ids[state.card],
        "activation": activation_view(state),
        "in_hand": None if state.in_hand < 0 or face_down[state.in_hand] else tables.unit_ids[state.in_hand],
        "laying": laying_view(state),
        "draw_pile": len(state.draw_pile),
        "unseen": sorted(tables.card_ids[card] for card in state.draw_pile),
        "played": [tables.card_ids[card] for card in state.played],
        "removed": [tables.card_ids[card] for card in state.removed],
        "ogre_cards": {"move": state.ogre_moves, "attack": state.ogre_attacks},
        "ogre_turn": ogre_turn(state),
        "shot": shot(state),
        "quiet_passes": state.quiet_passes,
        "teams": {name: list(state.terms.side_seats[side]) for side, name in enumerate(SIDES)},
        "campaign": campaign_view(state),
    }


def scenario_name(state: Battle) -> str:
    return state.terms.scenario if state.scenario < 0 else state.tables.scenarios[state.scenario].name


def unit_view(state: Battle, unit: int) -> Unit:
    h = state.pos[unit]
    return {
        "where": "mat" if h >= 0 else OFF_THE_MAT[h],
        "hex": state.tables.hex_names[h] if h >= 0 else None,
        "skulls": state.skulls[unit],
        "elite": state.elite >> unit & 1 == 1,
        "seat": state.terms.owner[unit],
    }


def piece_doc(tables: Tables, piece: Piece) -> documents.Piece:
    doc: documents.Piece = {"piece": PIECES[piece.kind], "hex": tables.hex_names[piece.hex]}
    if piece.kind == HEDGE:
        doc["side"] = DIRECTIONS[piece.turn]
    elif tables.open_sides[piece.kind] < 6:
        doc["open"] = [DIRECTIONS[(piece.turn + i) % 6] for i in range(tables.open_sides[piece.kind])]
    return doc


def activation_view(state: Battle) -> Activation | None:
    """The units of the card in play: the one acting now, those still to come, those that have acted."""
    if state.card < 0:
        return None
    ids = state.tables.unit_ids
    eligible = 0
    for frame in state.frames:
        if isinstance(frame, UseCard):
            eligible = frame.eligible
    top = state.frames[-1] if state.frames else None
    unit = top.in_use(state) if isinstance(top, Ask) else -1
    shown = [u for u in range(UNITS) if state.tables.card_units[state.card] >> u & 1 and state.pos[u] != OUT]
    return {
        "unit": None if unit < 0 else ids[unit],
        "ready": [ids[u] for u in shown if eligible >> u & 1],
        "done": [ids[u] for u in shown if not eligible >> u & 1 and u != unit],
    }


def laying_view(state: Battle) -> Laying | None:
    """The piece of terrain about to be laid, and its hex once that is chosen."""
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, CoverHex):
        return {"piece": PIECES[frame.piece], "hex": None}
    if isinstance(frame, TurnPiece):
        return {"piece": PIECES[frame.piece], "hex": state.tables.hex_names[frame.hex]}
    return None


def ogre_turn(state: Battle) -> dict[OgreCard, int] | None:
    """The Ogre's cards still to be turned up in its turn."""
    for frame in state.frames:
        if isinstance(frame, OgreTurn):
            return {"move": frame.moves, "attack": frame.attacks}
    return None


def shot(state: Battle) -> Shot | None:
    """The cannon shot under way: its target, where the ball is, and the discs left."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, LayDisc):
        return None
    return {
        "target": state.tables.unit_ids[frame.target],
        "at": state.tables.hex_names[frame.at],
        "discs": {"flying": frame.flying, "bouncing": frame.bouncing, "explosion": frame.explosions},
    }


def campaign_view(state: Battle) -> Campaign | None:
    """The campaign log: winners so far and points."""
    if state.terms.scenario != "campaign":
        return None
    totals = campaign_totals(state.terms.campaign_points, state.victories)
    return {
        "battles": [state.tables.scenarios[s].name for s in state.tables.campaign],
        "worth": list(state.terms.campaign_points),
        "winners": [WINNERS[winner] for winner in state.victories],
        "points": dict(zip(SIDES, totals, strict=True)),
    }
