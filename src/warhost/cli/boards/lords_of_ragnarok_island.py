"""The island of Lords of Ragnarok as letters: every polygon of the content on a grid, with borders between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text as Ink

WORLD: Final = 1000  # the coordinates of the content run from 0 to this
PLAIN_BORDER: Final = ("|", "-", "+")
# What a border looks like by the sides on which it goes on: up 1, right 2, down 4, left 8.
BORDERS: Final = "·╵╶└╷│┌├╴┘─┴┐┤┬┼"

Point = Sequence[float]
Token = tuple[str, str]  # letters and their style


class Size:
    """Columns and lines of a map."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height


LARGE: Final = Size(76, 34)
MIDDLE: Final = Size(60, 27)


class Island:
    """One side of the board on a grid: which area each place belongs to, and where its letters go."""

    def __init__(self, side: Mapping[str, Any], size: Size) -> None:
        self.size = size
        regions = [(str(region["number"]), region["polygon"]) for region in side["regions"]]
        realms = [(realm["id"], realm["polygon"]) for realm in side["realms"]]
        seas = [(sea["id"], sea["polygon"]) for sea in side["seas"]]
        self.seas = {sea["id"] for sea in side["seas"]}
        tree = side["yggdrasil"]
        self.areas: list[tuple[str, Sequence[Point]]] = [*regions, *realms, (tree["id"], tree["polygon"]), *seas]
        self.grid = [[self._area(x, y) for x in range(size.width)] for y in range(size.height)]

    def _area(self, x: int, y: int) -> str:
        point = ((x + 0.5) * WORLD / self.size.width, (y + 0.5) * WORLD / self.size.height)
        return next((name for name, polygon in self.areas if inside(point, polygon)), "")

    def at(self, x: int, y: int) -> str:
        if 0 <= x < self.size.width and 0 <= y < self.size.height:
            return self.grid[y][x]
        return ""

    def is_border(self, x: int, y: int) -> bool:
        """Whether a place is the first of its area from the left or from above, at least one of the two on land."""
        here = self.at(x, y)
        if not here:
            return False
        for other in (self.at(x - 1, y), self.at(x, y - 1)):
            if other and other != here:
                return True
        return False

    def border(self, x: int, y: int, ascii: bool) -> str:
        if ascii:
            beside = self.is_border(x - 1, y) or self.is_border(x + 1, y)
            above = self.is_border(x, y - 1) or self.is_border(x, y + 1)
            return PLAIN_BORDER[2 if beside and above else 1 if beside else 0]
        sides = 0
        for bit, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            if self.is_border(x + dx, y + dy):
                sides |= 1 << bit
        return BORDERS[sides]

    def rooms(self, area: str) -> list[tuple[int, int, int]]:
        """Where letters of an area may stand: line, first column and width of its longest free row in each line."""
        found: list[tuple[int, int, int]] = []
        for y in range(self.size.height):
            best = (0, 0)
            x = 0
            while x < self.size.width:
                start = x
                while x < self.size.width and self.at(x, y) == area and not self.is_border(x, y):
                    x += 1
                best = max(best, (x - start, -start))
                x += 1
            if best[0] >= 2:
                found.append((y, -best[1], best[0]))
        return found


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon: a ray from it crosses the outline an odd number of times."""
    x, y = point
    odd = False
    for i in range(len(polygon)):
        (x1, y1), (x2, y2) = polygon[i], polygon[i - 1]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def _length(row: Sequence[Token]) -> int:
    """Columns that tokens take, each with a space behind it."""
    return sum(len(letters) + 1 for letters, _ in row)


class Sheet:
    """The map that is being written: borders, ground, and what stands in every area."""

    def __init__(self, island: Island, ascii: bool) -> None:
        self.island = island
        self.ascii = ascii
        self.cells: dict[tuple[int, int], Token] = {}
        for y in range(island.size.height):
            for x in range(island.size.width):
                if island.is_border(x, y):
                    self.cells[(x, y)] = (island.border(x, y, ascii), "dim")
                elif island.at(x, y) in island.seas and (x + 2 * y) % 4 == 0:
                    self.cells[(x, y)] = ("~", "dim blue")

    def write(self, area: str, tokens: Sequence[Token]) -> None:
        """Write tokens into the middle of an area, line by line; a mark tells that there was no room for all."""
        rooms = self._middle(self.island.rooms(area), sum(len(letters) + 1 for letters, _ in tokens))
        widest = max(width for _, _, width in rooms)
        rows: list[list[Token]] = [[]]
        for letters, style in tokens:
            letters = letters[:widest]
            while rows and _length(rows[-1]) + len(letters) > rooms[len(rows) - 1][2]:
                if len(rows) == len(rooms):
                    self._mark_more(rooms)
                    letters = ""
                    break
                rows.append([])
            if letters:
                rows[-1].append((letters, style))
        for (y, x, width), row in zip(rooms, rows, strict=False):
            x += (width - _length(row) + 1) // 2
            for letters, style in row:
                for i, letter in enumerate(letters):
                    self.cells[(x + i, y)] = (letter, style)
                x += len(letters) + 1

    def _middle(self, rooms: list[tuple[int, int, int]], length: int) -> list[tuple[int, int, int]]:
        """Drop lines at the top and bottom of an area as long as the rest is surely enough."""
        rooms = list(rooms)
        while len(rooms) > 2:
            narrow = min((0, -1), key=lambda end: rooms[end][2])
            rest = rooms[:narrow] if narrow else rooms[1:]
            if sum(width for _, _, width in rest) < 2 * length:
                return rooms
            rooms = rest
        return rooms

    def _mark_more(self, rooms: Sequence[tuple[int, int, int]]) -> None:
        if rooms:
            y, x, width = rooms[-1]
            self.cells[(x + width - 1, y)] = ("+" if self.ascii else "…", "bold")

    def lines(self) -> list[Ink]:
        found: list[Ink] = []
        for y in range(self.island.size.height):
            ink = Ink(no_wrap=True, end="")
            for x in range(self.island.size.width):
                letter, style = self.cells.get((x, y), (" ", ""))
                ink.append(letter, style or None)
            ink.rstrip()
            found.append(ink)
        return found
