"""The battlefield: spaces and their neighbours, and the terrain of the boards that were laid."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from warhost.games.stratego_legends.tables import BEIGE, BOARD_SIZE, TERRAINS, WATER, Tables

RANKS: Final = 8  # rows of the battlefield; rank 0 lies along the beige edge
ZONE: Final = 8  # columns of a pair of opposite players
MOST_COLUMNS: Final = 32
MOST_SPACES: Final = RANKS * MOST_COLUMNS
MOST_UNITS: Final = 30 * 8

# Places of a unit beyond the spaces, for telling positions apart.
CONTROLLED: Final = 0  # by seat
SPENT: Final = 8
CURSING: Final = 9
OTHER_PLACES: Final = 10

SIDE_STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
CORNER_STEPS: Final = ((1, 1), (1, -1), (-1, -1), (-1, 1))


class Field:
    """Spaces of a battlefield of some width. A space is counted rank by rank, column after column."""

    def __init__(self, columns: int) -> None:
        self.columns: i64 = columns
        self.spaces: i64 = columns * RANKS
        self.sides: list[list[int]] = []  # neighbours by a side
        self.near: list[list[int]] = []  # all eight neighbours
        self.within_two: list[list[int]] = []
        self.lines: list[list[list[int]]] = []  # straight lines of spaces, nearest first
        self.slants: list[list[list[int]]] = []  # the same diagonally
        for space in range(columns * RANKS):
            self.sides.append(sorted(line[0] for line in self._rays(space, SIDE_STEPS)))
            self.near.append(self._around(space, 1))
            self.within_two.append(self._around(space, 2))
            self.lines.append(self._rays(space, SIDE_STEPS))
            self.slants.append(self._rays(space, CORNER_STEPS))

    def _rays(self, space: int, steps: tuple[tuple[int, int], ...]) -> list[list[int]]:
        rays = []
        for across, up in steps:
            ray = []
            column, rank = space // RANKS + across, space % RANKS + up
            while 0 <= column < self.columns and 0 <= rank < RANKS:
                ray.append(column * RANKS + rank)
                column, rank = column + across, rank + up
            if ray:
                rays.append(ray)
        return rays

    def _around(self, space: int, reach: int) -> list[int]:
        column, rank = space // RANKS, space % RANKS
        return [
            c * RANKS + r
            for c in range(max(0, column - reach), min(self.columns, column + reach + 1))
            for r in range(max(0, rank - reach), min(RANKS, rank + reach + 1))
            if (c, r) != (column, rank)
        ]

    def ahead(self, space: i64, side: i64, steps: i64) -> i64:
        """The space so many steps straight away from a side's own edge, or -1 off the battlefield."""
        rank = space % RANKS + (steps if side == BEIGE else -steps)
        return space + rank - space % RANKS if 0 <= rank < RANKS else -1


def space_name(space: int) -> str:
    """`a1` is the beige player's left corner; after `z` comes `aa`."""
    column, rank = divmod(space, RANKS)
    letter = chr(ord("a") + column % 26)
    return f"{'a' if column >= 26 else ''}{letter}{rank + 1}"


SPACE_NAMES: Final = [space_name(space) for space in range(MOST_SPACES)]
SPACE_OF_NAME: Final = {name: space for space, name in enumerate(SPACE_NAMES)}


@lru_cache(maxsize=4)
def field_of(columns: int) -> Field:
    """The one Field of a width."""
    return Field(columns)


@lru_cache(maxsize=4)
def position_keys(columns: int) -> list[int]:
    """A number for every unit in every place, by whose sum (exclusive or) positions are told apart.

    Places are the spaces and then OTHER_PLACES: who controls it, whether its one use is spent, whether its curse works.
    """
    x = 0x9E3779B97F4A7C15
    keys = []
    for _ in range(MOST_UNITS * columns // MOST_COLUMNS * (columns * RANKS + OTHER_PLACES)):
        x = x * 6364136223846793005 + 1442695040888963407 & 0xFFFFFFFFFFFFFFFF
        keys.append((x ^ x >> 29) & 0x3FFFFFFFFFFFFFFF)
    return keys


class Ground:
    """The terrain of a battlefield. Never changed once laid, so all copies of a battle share it."""

    def __init__(self, field: Field, terrain: list[int]) -> None:
        self.field = field
        self.terrain = terrain
        self.land: list[bool] = [kind != WATER for kind in terrain]
        self.ways: list[list[int]] = [[s for s in sides if terrain[s] != WATER] for sides in field.sides]  # by a side
        self.wet: list[bool] = [any([terrain[s] == WATER for s in field.near[space]]) for space in range(len(terrain))]
        self.of_terrain: list[list[int]] = [
            [space for space, kind in enumerate(terrain) if kind == wanted] for wanted in range(len(TERRAINS))
        ]


@lru_cache(maxsize=4)
def bare_ground(columns: int) -> Ground:
    """The battlefield before boards are laid."""
    return Ground(field_of(columns), [0] * (columns * RANKS))


def turned(board: list[list[int]], quarters: int) -> list[list[int]]:
    """A board after some quarter turns clockwise."""
    last = BOARD_SIZE - 1
    for _ in range(quarters):
        board = [[board[last - c][r] for c in range(BOARD_SIZE)] for r in range(BOARD_SIZE)]
    return board


def slot_corner(slot: int, pairs: int) -> tuple[int, int]:
    """Column and rank of the first space (top left, seen from the beige edge) of a slot of the battlefield.

    Slots are counted as in the content: the grey side's boards from left to right, then the beige side's.
    """
    along = 2 * pairs
    return slot % along * BOARD_SIZE, RANKS - 1 if slot < along else BOARD_SIZE - 1


def lay_boards(tables: Tables, boards: list[int], turns: list[int]) -> Ground:
    """The battlefield that boards make, slot by slot, each with its quarter turns."""
    pairs = len(boards) // 4
    field = field_of(pairs * ZONE)
    terrain = [0] * int(field.spaces)
    for slot, board in enumerate(boards):
        column, rank = slot_corner(slot, pairs)
        for r, row in enumerate(turned(tables.board_maps[board], turns[slot])):
            for c, kind in enumerate(row):
                terrain[(column + c) * RANKS + rank - r] = kind
    return Ground(field, terrain)
