"""What an Old World card on the track can say, question by question, and which cards lie there."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.model import OldWorld


class OldWorldCard:
    """A card without a persistent effect: to every question of the rules it gives the answer of the rulebook.

    A persistent effect is a class that bears the id of its card and gives other answers.
    """

    id: ClassVar[str] = ""

    guards_roads: bool = False  # it may raise what figures cost (`summoning_surcharge`)
    hinders_magic: bool = False  # it may raise what cards with the magic symbol cost, or forbid them
    acts_at_end: bool = False  # it acts in the Old World step of the end phase (`at_end`)

    def __init__(self, number: i64) -> None:
        self.number = number  # -1: no card at all

    def amount(self, state: OldWorld) -> i64:
        """The number that its text speaks of."""
        return state.tables.old_world_amount[self.number]

    # -- continuous

    def resistance(self, state: OldWorld, region: i64) -> i64:
        """What it adds to the Resistance of a region."""
        return 0

    def summoning_surcharge(self, state: OldWorld, source: i64, region: i64) -> i64:
        """What a figure costs more to summon to a region; `source` is negative for the reserve."""
        return 0

    def playing_surcharge(self, state: OldWorld, card: i64, region: i64) -> i64:
        """What a Chaos card costs more in a region."""
        return 0

    def forbids_battle(self, state: OldWorld, region: i64) -> bool:
        """Whether there is no battle in a region."""
        return False

    def forbids_magic(self, state: OldWorld, region: i64) -> bool:
        """Whether there is no magic in a region."""
        return False

    def leaves_track(self, state: OldWorld) -> None:
        """What ends with it."""

    # -- at their time

    def at_battle(self, state: OldWorld) -> None:
        """What it does at the beginning of the battle phase."""

    def at_end(self, state: OldWorld) -> None:
        """What it does in the Old World step of the end phase."""


NO_EFFECT: Final = OldWorldCard(-1)
OLD_WORLD_CARDS: Final[list[OldWorldCard]] = []  # by number; bound when the game is loaded


def on_track(state: OldWorld, space: i64) -> OldWorldCard:
    """The card on a space of the track, 0 or 1; on an empty one it says nothing."""
    card: i64 = state.track[space]
    return OLD_WORLD_CARDS[card] if card >= 0 else NO_EFFECT
