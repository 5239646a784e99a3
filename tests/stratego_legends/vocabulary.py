"""The words tests of Stratego Legends are written in: given a position, when these choices, then these facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import warhost
from tests.vocabulary import Trial
from warhost import State
from warhost.games.stratego_legends.game import StrategoLegends
from warhost.games.stratego_legends.mechanics.ground import RANKS, SPACE_NAMES, SPACE_OF_NAME
from warhost.games.stratego_legends.model import Battle
from warhost.games.stratego_legends.tables import TERRAINS

SIDES = ("beige", "grey")
# Far from everything: a Castle, and two units that can always move.
FILLERS = {
    "beige": {"a1": "mirage_castle", "b1": "humble_clergy", "a2": "gray_knight"},
    "grey": {"h8": "the_hidden_hive", "g8": "mrmrm", "h7": "golladus"},
}
CODES = "PFSMCWD"


class Field(Trial[Battle]):
    """A battle to try things on. Units are called by their spaces or ids."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Battle)
        super().__init__(state)

    # -- when

    def play(self, *choices: str) -> Field:
        """Make choices, in notation; what must always hold is looked at after each."""
        for text in choices:
            super().play(text)
            self.choose_the_only_unit()
            self.state.check()
            assert self.over or self.state.legal() == sorted(set(self.state.legal()))
        return self

    def choose_the_only_unit(self) -> None:
        """A unit that a power must choose is asked for even if there is no other; the tests need not name it."""
        while not self.over and self.kind == "pick_unit" and len(self.choices) == 1 and self.choices != ["done"]:
            self.state.play(self.state.legal()[0])

    def go(self, start: str, end: str) -> Field:
        """A standard move or attack; its choices are made as far as they are asked."""
        if self.kind == "turn":
            self.play(f"take {start}")
        if not self.over and self.kind == "act":
            verb = "move" if self.at(end) is None else "attack"
            self.play(f"{verb} {end}")
        return self

    def act(self, start: str, power: str, *then: str) -> Field:
        """An action or an ability in one's own turn; choices that are not asked, being the only ones, are left out."""
        if self.kind == "turn":
            self.play(f"take {start}")
        if not self.over and self.kind == "act":
            self.play(f"use {power}")
        return self.then(*then)

    def then(self, *choices: str) -> Field:
        """Choices that are made if they are asked for; the only choice of all is made by itself."""
        for text in choices:
            if not self.over and text in self.choices:
                self.play(text)
        return self

    def quietly(self) -> Field:
        """Everybody passes in all windows that open, and declines what is offered."""
        while not self.over and self.kind in ("window", "offer"):
            self.play("pass" if self.kind == "window" else "decline")
        return self

    def attack(self, start: str, end: str) -> Field:
        """An attack in which nobody uses an ability."""
        return self.go(start, end).quietly()

    def declare(self, seat: int, what: str) -> Field:
        self.state.declare(seat, what)
        return self

    # -- then

    @property
    def seat(self) -> int | None:
        return self.state.seat

    @property
    def side(self) -> str:
        """The side whose decision it is."""
        assert self.state.seat is not None
        return SIDES[self.state.seat_side[self.state.seat]]

    def at(self, space: str) -> str | None:
        """The unit that stands on a space."""
        unit = self.state.board[SPACE_OF_NAME[space]]
        return None if unit < 0 else self.name(unit)

    def name(self, block: int) -> str:
        return self.state.tables.unit_ids[self.state.kind[block]]

    def block(self, what: str) -> int:
        """The block on a space, or else the first of a name."""
        if what in SPACE_OF_NAME:
            return self.state.board[SPACE_OF_NAME[what]]
        return next(unit for unit in range(len(self.state.born)) if self.name(unit) == what)

    def where(self, name: str) -> str:
        """The space of a unit, or `destroyed`, `cursing`, `waiting`."""
        space = self.state.pos[self.block(name)]
        return SPACE_NAMES[space] if space >= 0 else {-1: "destroyed", -2: "cursing", -3: "waiting"}[space]

    def strength(self, what: str) -> int:
        return int(self.state.strength(self.block(what)))

    def owner(self, what: str) -> str:
        """The side that controls a unit."""
        return SIDES[self.state.side_of(self.block(what))]

    def seen(self, what: str, seat: int | None = None) -> bool:
        """Whether everybody, or one seat, knows what a unit is."""
        unit = self.block(what)
        if seat is not None:
            return self.state.sees(seat, unit)
        return all(self.state.sees(s, unit) for s in (*range(self.state.setting.seats), 8))

    @property
    def curse(self) -> str | None:
        return None if self.state.curse < 0 else self.name(self.state.curse)

    def table(self, seat: int | None = None) -> Mapping[str, Any]:
        return self.state.view(seat)["table"]

    def unit_view(self, space: str, seat: int | None = None) -> dict[str, Any]:
        """A block as a seat sees it."""
        (found,) = [unit for unit in self.table(seat)["units"] if unit["at"] == space]
        assert isinstance(found, dict)
        return found

    @property
    def winner(self) -> str | None:
        result = self.state.result()
        if result is None:
            return None
        if len(result.winners) == self.state.setting.seats:
            return "draw"
        return SIDES[self.state.seat_side[result.winners[0]]]

    @property
    def reason(self) -> str:
        result = self.state.result()
        assert result is not None
        return result.reason.key


def game() -> StrategoLegends:
    """Stratego Legends as shipped."""
    found = warhost.load("stratego_legends", content="")
    assert isinstance(found, StrategoLegends)
    return found


def battle(
    beige: Mapping[str, str | Mapping[str, Any]] | None = None,
    grey: Mapping[str, str | Mapping[str, Any]] | None = None,
    terrain: Mapping[str, str] | None = None,
    turn: str | int = "beige",
    curse: str | None = None,
    curse_of: str | None = None,
    destroyed: Sequence[str] = (),
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    table: Mapping[str, Any] | None = None,
    lonely: bool = False,
    more: Sequence[Mapping[str, Any]] = (),
) -> Field:
    """A position: units by space (`{"d4": "landor"}`, or in full), terrain by space, all else plain land.

    Each side gets a Castle and two units in its far corner, unless `lonely` or the space is taken; a side that has a
    Castle gets no other. A curse is named by its unit, and by the side that controls it if that is not its own;
    destroyed units belong to their own side, `more` are units off the field in full.
    """
    units: list[dict[str, Any]] = []
    tables = game().tables
    for side, given in (("beige", beige or {}), ("grey", grey or {})):
        for space, what in given.items():
            doc = {"unit": what} if isinstance(what, str) else dict(what)
            doc["at"] = space
            units.append(doc)
        own = [doc["unit"] for doc in units]
        if not lonely:
            for space, name in FILLERS[side].items():
                castle = any(tables.side[tables.kind_of_id[u]] == SIDES.index(side) and is_castle(u) for u in own)
                if not any(doc["at"] == space for doc in units) and not (castle and is_castle(name)):
                    units.append({"unit": name, "at": space})
    for name in destroyed:
        units.append({"unit": name, "where": "destroyed"})
    units += [dict(doc) for doc in more]
    if curse is not None:
        units.append({"unit": curse, "where": "cursing"})
    reaper = {} if curse_of is None else {"seat": 0 if curse_of == "beige" else seats // 2}
    columns = seats // 2 * 8
    lands = {SPACE_OF_NAME[space]: CODES[TERRAINS.index(name)] for space, name in (terrain or {}).items()}
    doc = {
        "game": "stratego_legends",
        "seats": seats,
        "options": dict(options or {}),
        "table": {
            "terrain": [
                "".join(lands.get(c * RANKS + r, "P") for c in range(columns)) for r in range(RANKS - 1, -1, -1)
            ],
            "units": units,
            "turn": {"seat": turn if isinstance(turn, int) else (0 if turn == "beige" else seats // 2)},
            **({"curse": {"block": len(units) - 1, **reaper}} if curse is not None else {}),
            **(table or {}),
        },
    }
    return Field(game().from_position(doc))


def is_castle(name: str) -> bool:
    tables = game().tables
    return tables.row[tables.kind_of_id[name]] == 11


def new_game(seats: int = 2, seed: int = 0, **options: Any) -> Field:
    """A fresh game with a log."""
    return Field(game().new(seats=seats, seed=seed, log=True, **options))


def started(seats: int = 2, seed: int = 0, **options: Any) -> Field:
    """A fresh game in which everybody leaves the units where they were dealt."""
    field = new_game(seats, seed, **options)
    while field.kind in ("mix", "exchange"):
        field.play("keep")
    return field
