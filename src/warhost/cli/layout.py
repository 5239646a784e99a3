"""The page of a game: the map, what stands beside it, the last lines of the log, and the choices."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Ink

from warhost.cli.boards import Drawing, Space, board
from warhost.cli.screen import Screen
from warhost.engine.game import Game

LOG_LINES = 2  # shown in any case
SPACE = re.compile(r"[a-z]+[0-9]+")  # a space of a board by its column and its row
ROOMY = 45  # lines of a window in which the legend never hurts
ASKED = 8  # lines that a question and its choices usually take


def draw(
    screen: Screen, game: Game, view: Mapping[str, Any], offers: Sequence[str] = (), space: Space | None = None
) -> Drawing:
    """The table of a view, drawn for the room there is."""
    return board(game).draw(view, game, screen.language, space or screen.space, offers)


def seat_names(screen: Screen, game: Game, view: Mapping[str, Any], seats: int) -> list[str]:
    return board(game).seat_names(view, seats, screen.language)


def card(screen: Screen, game: Game, view: Mapping[str, Any], what: str) -> list[Ink]:
    """What a reader of a view may know of a thing, if the game has cards to read."""
    read = getattr(board(game), "card", None)
    return [] if read is None else list(read(view, game, screen.language, screen.space, what))


def row(game: Game, view: Mapping[str, Any], line: str) -> list[str]:
    """The choices, in notation, that a line stands for, if the game has lines for several."""
    read = getattr(board(game), "row", None)
    return [] if read is None else list(read(view, game, line))


def page(drawing: Drawing, log: Sequence[str], space: Space, legend: bool) -> RenderableType:
    """The map with all that is told about it, side by side or one below the other.

    In a window too low for both, the map comes last: what the question pushes out is what can be asked for again.
    """
    parts: list[RenderableType] = []
    explained = drawing.legend if legend else []
    if drawing.beside:
        width = max(line.cell_len for line in drawing.map)
        room = space.width - width - 2
        free = len(drawing.map) - sum(_height(line.cell_len, room) for line in drawing.aside) - 1
        news = _wrapped_log(log, room, max(free, 0))
        grid = Table.grid(padding=(0, 2, 0, 0))
        # what a window lacks is missed least at the top of what stands beside the map
        grid.add_column(width=width, no_wrap=True, vertical="top" if space.height is None else "bottom")
        grid.add_column(width=room, overflow="fold")
        grid.add_row(_lines(drawing.map), _lines([*drawing.aside, *([Ink()] if news else []), *news]))
        parts.append(grid)
        if not news:
            parts += _wrapped_log(log, space.width, LOG_LINES)
        parts += explained
    else:
        news = _wrapped_log(log, space.width, LOG_LINES)
        below = sum(_height(line.cell_len, space.width) for line in (*drawing.aside, *news, *explained))
        low = space.height is not None and len(drawing.map) + below + ASKED > space.height
        told = [_lines(drawing.aside), *explained, *news] if low else [_lines(drawing.aside), *news, *explained]
        parts += [*told, _lines(drawing.map)] if low else [_lines(drawing.map), *told]
    return Group(*parts)


def roomy(space: Space) -> bool:
    """Whether the legend may always be shown."""
    return space.height is None or space.height >= ROOMY


def _lines(lines: Sequence[Ink]) -> Ink:
    return Ink("\n").join(lines)


def _height(cells: int, width: int) -> int:
    """Lines that a text takes; words that do not break cost about a tenth."""
    return 1 if cells <= width else -(-cells * 11 // (width * 10))


def _wrapped_log(log: Sequence[str], width: int, lines: int) -> list[Ink]:
    """As many of the last lines of the log as fit, the newest at the bottom."""
    found: list[Ink] = []
    for text in reversed(log):
        lines -= _height(len(text) + 2, width)
        if lines < 0:
            break
        found.insert(0, Ink(f"› {text}", "dim"))
    return found


def choices(
    labels: Sequence[str],
    offers: Sequence[str],
    tags: Mapping[str, str],
    space: Space,
    marks: Mapping[str, str] | None = None,
) -> RenderableType:
    """Numbered choices, to be read downwards, in columns where they fit and lines are dear.

    A long list would push the map out of a small window. There the marks of the map stand for words, what all labels
    begin with is left to the question, and if need be spaces of the board are told by their names alone.
    """
    names = [offer.rpartition(" ")[2] for offer in offers]

    def entries(texts: Sequence[str], tags: Mapping[str, str] = tags) -> list[Ink]:
        return [
            _entry(i + 1, text, tags.get(name, "")) for i, (text, name) in enumerate(zip(texts, names, strict=True))
        ]

    found = entries(labels)
    columns, height = _columns(found, space)
    if space.height is not None and height > space.height // 3:
        found = entries(_without_beginning([_marked(label, marks or {}) for label in labels], offers))
        columns, height = _columns(found, space)
        things = [name for name, offer in zip(names, offers, strict=True) if " " in offer]
        if height > space.height // 2 and _one_kind(offers) and all(SPACE.fullmatch(name) for name in things):
            found = entries([name if " " in offer else label for label, offer, name in zip(labels, offers, names)], {})
            columns, height = _columns(found, space)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        grid.add_column(overflow="fold")
    for row in range(height):
        grid.add_row(*(found[i] if i < len(found) else "" for i in range(row, height * columns, height)))
    return grid


def _marked(label: str, marks: Mapping[str, str]) -> str:
    for words, mark in marks.items():
        label = label.replace(words, mark)
    return label


def _one_kind(offers: Sequence[str]) -> bool:
    """Whether all choices that name a thing do the same with it."""
    return len({offer.partition(" ")[0] for offer in offers if " " in offer}) == 1


def _without_beginning(labels: Sequence[str], offers: Sequence[str]) -> list[str]:
    """Labels without the words that all of them begin with; choices of several kinds keep theirs, as do bare ones."""
    of_things = [label.split(" ") for label, offer in zip(labels, offers, strict=True) if " " in offer]
    if not _one_kind(offers) or len(of_things) == 1:
        return list(labels)
    most = min(len(words) for words in of_things) - 1
    same = 0
    while same < most and len({words[same] for words in of_things}) == 1:
        same += 1
    return [
        " ".join(label.split(" ")[same:]) if " " in offer else label
        for label, offer in zip(labels, offers, strict=True)
    ]


def _columns(found: Sequence[Ink], space: Space) -> tuple[int, int]:
    """How many columns, and how many lines they need; each column is as wide as its own longest entry."""
    widths = [entry.cell_len + 2 for entry in found]
    columns = -(-len(found) // 4) if roomy(space) else len(found)
    while columns > 1:
        height = -(-len(found) // columns)
        columns = -(-len(found) // height)
        if sum(max(widths[i : i + height]) for i in range(0, len(found), height)) <= space.width + 2:
            return columns, height
        columns -= 1
    return 1, len(found)


def _entry(number: int, label: str, tag: str) -> Ink:
    entry = Ink.assemble((f"{number:>2}", "bold green"), " ", label)
    if tag and tag.rpartition(" ")[2] not in label:
        entry.append(f" ({tag})", "dim")
    return entry
