"""What random play has to know of Stratego Legends."""

from typing import Final

from tests.conformance.walk import Plan
from warhost import Game

WRITTEN_OUT: Final = (
    "104 106 107 143 175 110 146 178 113 149 181 116 152 184 119 "
    "155 187 122 158 190 125 161 193 196 132 133 164 166 198 136"
)

# Values to try for options that take free text.
FREE_TEXT: Final = {
    "beige_lists": ("", "beige_box_2", "Galrien: beige_expansion_2000"),
    "grey_lists": ("", "grey_box_6", WRITTEN_OUT),
}

# Options with which a game need not end by itself.
ENDLESS: Final = {"repetition": False}

# Kinds of things that a log names when they are used, and keys that stand for things without a record.
KINDS: Final = ("unit", "board", "op")
FURTHER: Final = ()
ALWAYS_THERE: Final[set[str]] = set()

# Random games that together meet all content; others are tried when these no longer do.
CONTENT_SEEDS: Final = ()


def lengthy(plan: Plan) -> int | None:
    """Large fields and campaigns are left after a while: what they have of their own shows early."""
    if plan.seats > 2 or plan.options["campaign"] != "single":
        return 1600 // plan.seats
    return None


def content(game: Game) -> set[str]:
    """Message keys of all components, which the log of a game shows when they come into play."""
    return {key for key in game.names() if key.split("-")[0] in KINDS} - ALWAYS_THERE | set(FURTHER)
