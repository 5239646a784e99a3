"""Battle dice on the table and who fell by them, until another battle begins or the round ends.

A row of ints, as everything in the state: for each roll a head, then its faces. The head is `HEAD + (dice × 3 + cause)
× 4 + Power`, where `dice` are those thrown at first; what follows them in the row are dice that sixes added.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.text import Text, Thing
from warhost.games.chaos_in_the_old_world.documents import Cause
from warhost.games.chaos_in_the_old_world.model import OldWorld, power_text, sort_text
from warhost.games.chaos_in_the_old_world.tables import CLASSES, KHORNE, POWERS, WARRIOR

HEAD: Final = 8  # above all faces
HIT_FACE: Final = 4  # citow.battle.hit

# -- what lets a player roll

CAUSES: Final[tuple[Cause, ...]] = ("regular", "blood_frenzy", "first_strike")
REGULAR: Final = CAUSES.index("regular")
BY_CARD: Final = CAUSES.index("blood_frenzy")
FIRST_STRIKE: Final = CAUSES.index("first_strike")  # upgraded Bloodletters


def cause_text(state: OldWorld, power: i64, cause: i64) -> Text:
    if cause == BY_CARD:
        return Thing("card", CAUSES[BY_CARD])
    return sort_text(state, KHORNE * CLASSES + WARRIOR) if cause == FIRST_STRIKE else power_text(power)


def lay_dice(state: OldWorld, region: i64, power: i64, cause: i64, dice: i64, faces: list[int]) -> None:
    """A roll joins those of the same region; those of another go."""
    if state.dice_region != region:
        take_up_dice(state)
        state.dice_region = region
    state.rolls = [*state.rolls, HEAD + (dice * len(CAUSES) + cause) * POWERS + power, *faces]


def take_up_dice(state: OldWorld) -> None:
    state.dice_region = -1
    state.rolls = []
    state.losses = []


def lay_loss(state: OldWorld, killer: i64, figure: i64) -> None:
    """A figure fell by hits of a player, or a Peasant (-1)."""
    state.losses = [*state.losses, loss_of(killer, figure, 0 if figure < 0 else state.holder[figure])]


def loss_of(killer: i64, figure: i64, holder: i64) -> int:
    """A loss as a number: who killed which figure, and who controlled it."""
    return ((figure + 1) * POWERS + holder) * POWERS + killer


class Roll:
    """One roll of the row."""

    def __init__(self, head: i64) -> None:
        self.power = (head - HEAD) % POWERS
        self.cause = (head - HEAD) // POWERS % len(CAUSES)
        self.dice = (head - HEAD) // POWERS // len(CAUSES)
        self.faces: list[int] = []

    def hits(self) -> int:
        return len([face for face in self.faces if face >= HIT_FACE])


def rolls_on_table(state: OldWorld) -> list[Roll]:
    found: list[Roll] = []
    for number in state.rolls:
        if number >= HEAD:
            found.append(Roll(number))
        else:
            found[-1].faces.append(number)
    return found
