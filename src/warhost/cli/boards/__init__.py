"""How a game looks in a terminal: one module a game, found by the game's id, and a plain listing for the rest.

A board is drawn from a view, never from a state, so that it cannot show what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from rich.text import Text as Ink

from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.language import Language

DRAWN = ("battle_masters", "chaos_in_the_old_world", "stratego_legends", "lords_of_ragnarok")


class Space(NamedTuple):
    """Columns and lines to draw in; no height means that nobody looks through a window. `ascii`: no other letters."""

    width: int
    height: int | None
    ascii: bool


class Drawing(NamedTuple):
    """A table as lines: the map, and what is told beside it (or below, where there is no room)."""

    map: list[Ink]
    aside: list[Ink]
    beside: bool
    legend: list[Ink]
    tags: Mapping[str, str]  # by the name choices give a thing: where to find it on the map
    codes: Mapping[str, str]  # short names of the map in small letters, and what choices call these things
    marks: Mapping[str, str] = {}  # words of labels, and the marks of the map that say the same in less room


class Start(NamedTuple):
    """A way to begin that a newcomer is offered: options, its name, a word about it, and for how many seats it is."""

    options: Mapping[str, str]
    name: Text
    about: Text
    seats: int | None = None  # None: the game's usual number


class Board(Protocol):
    """What a module of a game provides; the first of `STARTS` is the one for newcomers."""

    STARTS: Sequence[Start]

    def draw(
        self, view: Mapping[str, Any], game: Game, language: Language, space: Space, offers: Sequence[str]
    ) -> Drawing:
        """The table of a view. `offers` are the choices of the reader, in notation, to be marked on the map."""

    # A module may have `card(view, game, language, space, what)` too: lines about a thing its reader asks for;
    # and `row(view, game, line)`: the choices, in notation, that one line stands for.

    def seat_names(self, view: Mapping[str, Any], seats: int, language: Language) -> list[str]:
        """What each seat is called."""


def board(game: Game) -> Board:
    """The board of a game."""
    name = game.id if game.id in DRAWN else "plain"
    return cast(Board, import_module(f"warhost.cli.boards.{name}"))
