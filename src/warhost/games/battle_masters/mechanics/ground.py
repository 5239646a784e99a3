"""The battlefield as it lies: the mat or a part of it, with the pieces on it. Fixed for a battle, shared by states."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.battle_masters.tables import (
    DITCH_2,
    DITCH_4,
    FORD,
    FORD_PIECE,
    HEDGE,
    HEXES,
    MARSH,
    PLAIN,
    RIVER,
    TOWER,
    Piece,
    Scenario,
    Tables,
)


class Ground:
    """Where one can stand, over which sides one can go, and where the tower was built."""

    def __init__(self, tables: Tables, portion: int, pieces: list[Piece]) -> None:
        inside = tables.portions[portion]
        self.inside: list[bool] = inside
        self.covered: list[int] = [-1] * HEXES  # kind of the hex piece or tower in a hex
        self.hedged: list[int] = [0] * HEXES  # mask of sides with a hedge
        self.dug: list[int] = [0] * HEXES  # mask of dug sides, seen from either hex
        self.tower: i64 = -1
        for piece in pieces:
            if piece.kind == HEDGE:
                self._mark(tables, self.hedged, piece.hex, piece.turn)
                continue
            self.covered[piece.hex] = piece.kind
            if piece.kind == TOWER:
                self.tower = piece.hex
            if is_ditch(piece.kind):
                for side in range(tables.open_sides[piece.kind], 6):
                    self._mark(tables, self.dug, piece.hex, (piece.turn + side) % 6)
        # a hex one may stand in (the tower's own limit apart)
        self.open: list[bool] = [
            inside[h] and self.covered[h] != MARSH and (tables.printed[h] != RIVER or self.covered[h] == FORD_PIECE)
            for h in range(HEXES)
        ]
        self.near: list[list[int]] = [  # neighbours on the battlefield, whatever lies there
            sorted([n for n in tables.neighbour[h] if n >= 0 and inside[n]]) if inside[h] else [] for h in range(HEXES)
        ]
        self.exits: list[list[int]] = [self._exits(tables, h) for h in range(HEXES)]

    def _mark(self, tables: Tables, sides: list[int], h: int, side: int) -> None:
        sides[h] |= 1 << side
        beyond = tables.neighbour[h][side]
        if beyond >= 0:
            sides[beyond] |= 1 << ((side + 3) % 6)

    def _exits(self, tables: Tables, h: int) -> list[int]:
        if not self.open[h]:
            return []
        barred = self.hedged[h] | self.dug[h]
        found: list[int] = []
        for side in range(6):
            n = tables.neighbour[h][side]
            if n >= 0 and self.open[n] and not barred >> side & 1:
                found.append(n)
        return sorted(found)

    def dug_between(self, tables: Tables, a: i64, b: i64) -> bool:
        """Whether earthwork lies on the side that two neighbouring hexes share."""
        sides = self.dug[a]
        return sides != 0 and sides >> tables.neighbour[a].index(b) & 1 == 1

    def connected(self, start: list[int], goal: list[int]) -> bool:
        """Whether some way leads from one group of hexes to the other."""
        reached = {h for h in start if self.open[h]}
        todo = list(reached)
        while todo:
            for n in self.exits[todo.pop()]:
                if n not in reached:
                    reached.add(n)
                    todo.append(n)
        return any([h in reached for h in goal])


class Grounds:
    """The battlefields that many battles share, made when first needed."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.bare = Ground(tables, 0, [])
        self._of: dict[str, Ground] = {}

    def of(self, scenario: Scenario) -> Ground:
        if scenario.id not in self._of:
            self._of[scenario.id] = Ground(self.tables, 0, scenario.pieces)
        return self._of[scenario.id]


def is_ditch(kind: i64) -> bool:
    return DITCH_2 <= kind <= DITCH_4


def takes_piece(tables: Tables, kind: i64, h: i64) -> bool:
    """Whether the printed mat allows a piece of this kind in a hex (hedges lie on sides, not in hexes)."""
    if tables.half[h]:
        return False
    printed = tables.printed[h]
    if kind == FORD_PIECE:
        return printed == RIVER or printed == FORD
    if kind == MARSH:
        return printed == PLAIN or printed == RIVER
    return printed == PLAIN


def buildable(tables: Tables, kinds: list[int]) -> bool:
    """Whether the hedges, the tower and the four double-sided hexes of the box suffice for these pieces."""
    if kinds.count(HEDGE) > tables.hedges or kinds.count(TOWER) > tables.towers:
        return False
    return _tiles_suffice(tables.tiles, [kind for kind in kinds if kind != HEDGE and kind != TOWER])


def _tiles_suffice(tiles: list[tuple[int, int]], kinds: list[int]) -> bool:
    if not kinds:
        return True
    for i, tile in enumerate(tiles):
        if kinds[0] in tile and _tiles_suffice(tiles[:i] + tiles[i + 1 :], kinds[1:]):
            return True
    return False
