"""Preparing a free battle: the mat or a part of it, the terrain, the sides."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text, Thing
from warhost.games.battle_masters.frames import Ask
from warhost.games.battle_masters.mechanics.ground import Ground, buildable, is_ditch, takes_piece
from warhost.games.battle_masters.model import ASIDE, EDGE, FINISH, OUT, PIECE, PORTION, TURN, UNIT, Battle, side_text
from warhost.games.battle_masters.tables import (
    CHAOS,
    EDGES,
    FORD_PIECE,
    HEDGE,
    HEXES,
    IMPERIAL,
    MARSH,
    PIECES,
    TOWER,
    Piece,
)


class ChoosePortion(Ask):
    """The player who prepares the battlefield takes the whole mat or a part of it."""

    fields = ("side",)
    lies_on = ("ChooseSide",)
    kind = "portion"
    rule = "bm.setup.whole_or_part_of_mat"

    def __init__(self, side: i64) -> None:
        self.side = side  # who lays the terrain

    def fits(self, state: Battle, at: i64) -> bool:
        below = state.frames[at - 1]
        return isinstance(below, ChooseSide) and self.side == 1 - below.side and state.pieces == []

    def seat(self, state: Battle) -> i64:
        return state.captain(self.side)

    def options(self, state: Battle) -> list[int]:
        return [PORTION + portion for portion in range(len(state.tables.portions))]

    def choose(self, state: Battle, choice: i64) -> None:
        state.portion = choice - PORTION
        state.ground = Ground(state.tables, state.portion, [])
        if state.log is not None:
            state.say("portion", portion=Thing("mat", state.tables.portion_ids[state.portion]))
        state.frames.append(LayTerrain(self.side))

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-portion")

    def why_not(self, state: Battle, choice: i64) -> Reason:
        return self.wrong_kind(state, choice)


class LayTerrain(Ask):
    """Take another piece of terrain, or be done: as many or as few as wished."""

    fields = ("side",)
    lies_on = ("ChooseSide",)
    kind = "terrain"
    rule = "bm.setup.one_player_lays_terrain"
    verbs = {"finish": "done"}

    def __init__(self, side: i64) -> None:
        self.side = side

    def fits(self, state: Battle, at: i64) -> bool:
        below = state.frames[at - 1]
        return isinstance(below, ChooseSide) and self.side == 1 - below.side

    def seat(self, state: Battle) -> i64:
        return state.captain(self.side)

    def options(self, state: Battle) -> list[int]:
        found: list[int] = []
        for kind in range(len(PIECES)):
            if in_the_box(state, kind) and has_room(state, kind):
                found.append(PIECE + kind)
        return [FINISH, *found]

    def choose(self, state: Battle, choice: i64) -> None:
        if choice == FINISH:
            state.ground = Ground(state.tables, state.portion, state.pieces)
            state.tower = state.ground.tower
            return
        state.frames.append(LayTerrain(self.side))
        state.frames.append(CoverHex(self.side, choice - PIECE))

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-terrain", laid=len(state.pieces))

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if not PIECE <= choice < TURN:
            return self.wrong_kind(state, choice)
        kind = choice - PIECE
        rule = placement_rule(kind) if in_the_box(state, kind) else "bm.components.terrain_pieces"
        return Reason(rule, Text("why-no-piece", piece=piece_text(kind)))


class CoverHex(Ask):
    """Choose the hex for a piece; for a hedge, a hex on one side of which it will lie."""

    fields = ("side", "piece")
    lies_on = ("LayTerrain",)
    kind = "cover"
    rule = "bm.terrain.place_anywhere_legal"
    verbs = {"hex": "cover"}

    def __init__(self, side: i64, piece: i64) -> None:
        self.side = side
        self.piece = piece

    def fits(self, state: Battle, at: i64) -> bool:
        below = state.frames[at - 1]
        return isinstance(below, LayTerrain) and self.side == below.side and in_the_box(state, self.piece)

    def seat(self, state: Battle) -> i64:
        return state.captain(self.side)

    def options(self, state: Battle) -> list[int]:
        return hexes_for(state, self.piece)

    def choose(self, state: Battle, choice: i64) -> None:
        if self.piece == HEDGE:
            state.frames.append(TurnHedge(self.side, self.piece, choice))
        elif is_ditch(self.piece):
            state.frames.append(TurnPiece(self.side, self.piece, choice))
        else:
            lay(state, Piece(self.piece, choice))

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-cover", piece=piece_text(self.piece))

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if choice >= UNIT:
            return self.wrong_kind(state, choice)
        return why_not_here(state, self.piece, choice)


class TurnPiece(Ask):
    """A ditch's first open side; the others follow anticlockwise."""

    fields = ("side", "piece", "hex")
    lies_on = ("LayTerrain",)
    kind = "turn"
    rule = "bm.ditch.placement"

    def __init__(self, side: i64, piece: i64, hex: i64) -> None:
        self.side = side
        self.piece = piece
        self.hex = hex

    def fits(self, state: Battle, at: i64) -> bool:
        below = state.frames[at - 1]
        if not self.turns() or not isinstance(below, LayTerrain) or self.side != below.side:
            return False
        return in_the_box(state, self.piece) and 0 <= self.hex < HEXES and lies_somehow(state, self.piece, self.hex)

    def turns(self) -> bool:
        """Whether the piece is one that is turned like this."""
        return is_ditch(self.piece)

    def seat(self, state: Battle) -> i64:
        return state.captain(self.side)

    def options(self, state: Battle) -> list[int]:
        return [TURN + d for d in range(6) if may_lie(state, self.piece, self.hex, d)]

    def choose(self, state: Battle, choice: i64) -> None:
        lay(state, Piece(self.piece, self.hex, choice - TURN))

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-turn-ditch", piece=piece_text(self.piece), hex=state.hex_text(self.hex))

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if choice < TURN:
            return self.wrong_kind(state, choice)
        return Reason("bm.terrain.place_anywhere_legal", Text("why-cut-off"))


class TurnHedge(TurnPiece):
    """The side of the hex a hedge lies on."""

    rule = "bm.hedge.placement"

    def turns(self) -> bool:
        return self.piece == HEDGE

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-turn-hedge", piece=piece_text(self.piece), hex=state.hex_text(self.hex))

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if choice < TURN:
            return self.wrong_kind(state, choice)
        return why_not_hedge(state, self.hex, choice - TURN)


class ChooseSide(Ask):
    """The player who did not lay the terrain chooses the side of the mat for his army."""

    fields = ("side",)
    lies_on = ("Deployment",)
    kind = "side"
    rule = "bm.setup.other_player_picks_side"

    def __init__(self, side: i64) -> None:
        self.side = side  # who chooses

    def fits(self, state: Battle, at: i64) -> bool:
        """The terrain of a free battle, the tower undamaged, is laid on an empty mat and leaves room at every edge."""
        free = state.terms.scenario == "free" and self.side in (IMPERIAL, CHAOS)
        empty = all([h in (ASIDE, OUT) for h in state.pos]) and state.rubble == 0
        return free and empty and leaves_room(state, state.pieces)

    def seat(self, state: Battle) -> i64:
        return state.captain(self.side)

    def options(self, state: Battle) -> list[int]:
        return [EDGE + edge for edge in range(len(EDGES))]

    def choose(self, state: Battle, choice: i64) -> None:
        edge = choice - EDGE
        zones = [state.tables.edge_zone(state.portion, place, state.pieces) for place in (edge, edge ^ 1)]
        state.zones = zones if self.side == 0 else zones[::-1]
        if state.log is not None:
            state.say("side", side=side_text(self.side), edge=Thing("side", EDGES[edge]))

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-side")

    def why_not(self, state: Battle, choice: i64) -> Reason:
        return self.wrong_kind(state, choice)


# -- where pieces may go


def piece_text(kind: i64) -> Text:
    return Thing("lay", PIECES[kind])


def placement_rule(kind: i64) -> str:
    """The rule that says where a piece may lie."""
    if kind == FORD_PIECE:
        return "bm.river.ford_placement"
    if kind == MARSH:
        return "bm.marsh.placement"
    if kind == TOWER:
        return "bm.tower.placement"
    return "bm.hedge.placement" if kind == HEDGE else "bm.ditch.placement"


def lay(state: Battle, piece: Piece) -> None:
    state.pieces = [*state.pieces, piece]
    if state.log is not None:
        state.say("lay", piece=piece_text(piece.kind), hex=state.hex_text(piece.hex))


def in_the_box(state: Battle, kind: i64) -> bool:
    """Whether a piece of this kind is left beside those that lie on the mat."""
    return 0 <= kind < len(PIECES) and buildable(state.tables, [*[piece.kind for piece in state.pieces], kind])


def hexes_for(state: Battle, kind: i64) -> list[int]:
    """Hexes where a piece may be laid, in at least one direction."""
    return [h for h in range(HEXES) if lies_somehow(state, kind, h)]


def has_room(state: Battle, kind: i64) -> bool:
    """Whether any hex takes such a piece."""
    for h in range(HEXES):
        if lies_somehow(state, kind, h):
            return True
    return False


def lies_somehow(state: Battle, kind: i64, h: i64) -> bool:
    turns = 6 if kind == HEDGE or is_ditch(kind) else 1
    for turn in range(turns):
        if may_lie(state, kind, h, turn):
            return True
    return False


def may_lie(state: Battle, kind: i64, h: i64, turn: i64) -> bool:
    """Whether a piece may be laid so: the limits of its own kind, and a battle must remain possible."""
    if not state.ground.inside[h]:
        return False
    piece = Piece(kind, h, turn)
    if kind == HEDGE:
        return hedge_may_lie(state, h, turn) and not cuts_off(state, piece)
    if not takes_piece(state.tables, kind, h) or covered(state, h):
        return False
    return not fills_zone(state, piece) and not cuts_off(state, piece)


def covered(state: Battle, h: i64) -> bool:
    """`bm.terrain.one_piece_per_hex`."""
    return any([piece.hex == h and piece.kind != HEDGE for piece in state.pieces])


def hedge_may_lie(state: Battle, h: i64, turn: i64) -> bool:
    """A side shared by two spaces of the battlefield, without a hedge, over which no road runs."""
    beyond = state.tables.neighbour[h][turn]
    if beyond < 0 or not state.ground.inside[beyond] or state.tables.road_sides[h] >> turn & 1:
        return False
    return not hedge_lies(state, h, turn)


def hedge_lies(state: Battle, h: i64, turn: i64) -> bool:
    beyond = state.tables.neighbour[h][turn]
    back = (turn + 3) % 6
    for piece in state.pieces:
        if piece.kind == HEDGE and (
            (piece.hex == h and piece.turn == turn) or (piece.hex == beyond and piece.turn == back)
        ):
            return True
    return False


def fills_zone(state: Battle, piece: Piece) -> bool:
    """`bm.terrain.place_anywhere_legal`: whether the piece would leave an army too little room at some edge."""
    return not leaves_room(state, [*state.pieces, piece])


def leaves_room(state: Battle, pieces: list[Piece]) -> bool:
    """Whether the larger army finds room at every edge, the tower not counted."""
    tables = state.tables
    largest = max([len(army) for army in tables.army])
    closed = [piece.hex for piece in pieces if piece.kind == MARSH or piece.kind == TOWER]
    for zone in tables.edge_zones[state.portion]:
        if len([h for h in zone if h not in closed]) < largest:
            return False
    return True


def cuts_off(state: Battle, piece: Piece) -> bool:
    """Whether no way would lead from one edge zone to the opposite one.

    A barrier needs a piece in every row it crosses, so with fewer pieces than rows there is nothing to search.
    """
    pieces = [*state.pieces, piece]
    if len(pieces) < state.tables.portion_rows[state.portion]:
        return False
    ground = Ground(state.tables, state.portion, pieces)
    for edge in (0, 2):
        start = state.tables.edge_zones[state.portion][edge]
        if not ground.connected(start, state.tables.edge_zones[state.portion][edge + 1]):
            return True
    return False


def why_not_here(state: Battle, kind: i64, h: i64) -> Reason:
    """Why a piece may not be laid in a hex."""
    tables = state.tables
    name = state.hex_text(h)
    piece = piece_text(kind)
    if not state.ground.inside[h]:
        return Reason("bm.setup.whole_or_part_of_mat", Text("why-outside", hex=name))
    if kind == HEDGE:
        return Reason("bm.hedge.placement", Text("why-no-hedge-here", hex=name))
    if tables.half[h]:
        return Reason("bm.terrain.printed_features", Text("why-half-hex", hex=name))
    if not takes_piece(tables, kind, h):
        return Reason(placement_rule(kind), Text("why-wrong-ground", piece=piece, hex=name))
    if covered(state, h):
        return Reason("bm.terrain.one_piece_per_hex", Text("why-covered", hex=name))
    if fills_zone(state, Piece(kind, h)):
        return Reason("bm.terrain.place_anywhere_legal", Text("why-no-room-left"))
    return Reason("bm.terrain.place_anywhere_legal", Text("why-cut-off"))


def why_not_hedge(state: Battle, h: i64, turn: i64) -> Reason:
    """Why a hedge may not lie on a side of a hex."""
    tables = state.tables
    beyond = tables.neighbour[h][turn]
    if beyond < 0 or not state.ground.inside[beyond]:
        return Reason("bm.hedge.placement", Text("why-hedge-edge"))
    if tables.road_sides[h] >> turn & 1:
        return Reason("bm.hedge.placement", Text("why-hedge-road"))
    if hedge_lies(state, h, turn):
        return Reason("bm.terrain.one_piece_per_hex", Text("why-hedge-twice"))
    return Reason("bm.terrain.place_anywhere_legal", Text("why-cut-off"))
