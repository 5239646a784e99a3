"""The words that tests of tables are written in: people, a table between them, and time that we move."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from warhost import Game, State, load
from warhost.tables import creating, documents, playing, seating
from warhost.tables.course import Course
from warhost.tables.creating import Player
from warhost.tables.hall import Hall
from warhost.tables.live import Live
from warhost.tables.store import Store

ME = Player("me")
OPEN = Player("open")
BOT = Player("bot", "random")


class Evening:
    """A hall on a store of its own, whose time stands still until it is moved."""

    def __init__(self, store: Store, game: Game | None = None) -> None:
        self.time = 1_000_000.0
        self.told: list[str] = []
        self.game = game
        self.hall = self.another_hall(store)
        self.hall.listeners.append(lambda table, _own: self.told.append(table))

    @classmethod
    def at(cls, folder: Path, game: Game | None = None) -> Evening:
        return cls(new_store(folder), game)

    def another_hall(self, store: Store) -> Hall:
        """As another process, or the same one started again, would have it."""
        return Hall(store, lambda: self.time, lambda name: self.game or load(name, content=""))

    def guest(self) -> int:
        return self.hall.guests.new()[0]

    def table(self, *players: Player, owner: int | None = None, clock: Any = None, **options: Any) -> Sitting:
        """A table by its players; without any, one person plays both seats."""
        guest = self.guest() if owner is None else owner
        named = list(players) or [ME, ME]
        made = creating.create(self.hall, guest, "battle_masters", None, options, named, "my salt", clock)
        return Sitting(self, made, guest)

    def duel(self, clock: Any = None, **options: Any) -> tuple[Sitting, int, int]:
        """Two people on seats 0 and 1 of a running game."""
        table = self.table(ME, OPEN, clock=clock, **{"scenario": "quick_start", **options})
        other = self.guest()
        seating.join(self.hall, other, table.made.invitations[1], "Berta", "her salt")
        return table, table.owner, other


class Sitting:
    """A table and the guest who made it."""

    def __init__(self, evening: Evening, made: creating.Created, owner: int) -> None:
        self.evening = evening
        self.hall = evening.hall
        self.made = made
        self.owner = owner

    @property
    def live(self) -> Live:
        return self.hall.open(self.made.table)

    @property
    def state(self) -> State:
        state = self.live.state
        assert state is not None
        return state

    @property
    def course(self) -> Course:
        course = self.live.course
        assert course is not None
        return course

    @property
    def number(self) -> int:
        return self.live.number

    @property
    def acting(self) -> int:
        return int(self.state.acting)

    def choices(self) -> list[str]:
        return [self.state.notation(choice) for choice in self.state.legal()]

    def guest_of(self, seat: int) -> int | None:
        return self.live.seats[seat].guest

    def choose(self, text: str, number: int | None = None, seat: int | None = None, guest: int | None = None) -> Any:
        """A choice of whoever is to decide, unless somebody else is named."""
        seat = self.acting if seat is None else seat
        guest = self.guest_of(seat) if guest is None else guest
        return playing.choose(self.hall, self.live, guest, seat, self.number if number is None else number, text)

    def play(self, *texts: str) -> Sitting:
        for text in texts:
            self.choose(text)
        return self

    def random(self, count: int = 1_000_000, seed: int = 0) -> Sitting:
        """Random choices, until the game is over or as many as asked."""
        rng = random.Random(seed)
        for _ in itertools.repeat(None, count):
            if self.live.head.status != "running":
                break
            self.choose(rng.choice(self.choices()))
        return self

    def random_until(self, wanted: Any, seed: int = 0) -> Sitting:
        rng = random.Random(seed)
        while not wanted(self):
            assert self.live.head.status == "running"
            self.choose(rng.choice(self.choices()))
        return self

    def document(self, guest: int | None, seat: int | None, after: int = 0) -> dict[str, Any]:
        return documents.document(self.hall, self.live, guest, seat, after)

    def log(self) -> list[str]:
        """Keys of what a spectator reads."""
        return [line["text"]["key"] for line in self.document(self.owner, None)["log"]]


def new_store(folder: Path) -> Store:
    store = Store.at(folder)
    store.migrate()
    return store


def notations(table: Sitting, wanted: Sequence[str]) -> list[str]:
    """Those of the choices that begin in one of these ways."""
    return [text for text in table.choices() if text.split()[0] in wanted]
