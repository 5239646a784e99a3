"""What random play has to know of Stratego Legends."""

from typing import Final

from tests.conformance.walk import Plan
from warhost import Game
from warhost.games.stratego_legends.tables import OPERATIONS

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

# Kinds of things that a log names when they are used, and how the log tells of the operations that are never carried
# out as such, because they change a rule at its own place.
KINDS: Final = ("unit", "board")
TOLD_AS: Final = {
    "rage": "log-rage",
    "negate_magic": "log-negated",
    "strength_mod": "part-terrain",
    "capture_in_attack": "log-captured",
    "guess_name": "log-named",
    "may_attack_own": "log-attack-own",
    "suppress_death_curse": "log-suppressed",
    "magic_trigger": "log-spell",
    "global_strength_mod": "part-curse",
    "global_grant_keyword": "power-jillus-1",
}
# What forbids something, or works before the battle, leaves no line.
UNTOLD: Final = {"cannot_attack", "army_building_conversion"}
FURTHER: Final = ("part-water", "part-color", "part-keyword", "part-bonus", "log-curses-cancel", "log-curse-ends")

# Random games that together meet all content; others are tried when these no longer do.
CONTENT_SEEDS: Final = (163, 308, 503, 351, 322, 388, 20, 584, 590, 441, 455, 299, 24, 40, 120, 297, 354, 563)


def lengthy(plan: Plan) -> int | None:
    """Large fields and campaigns are left after a while: what they have of their own shows early."""
    if plan.seats > 2 or plan.options["campaign"] != "single":
        return 1600 // plan.seats
    return None


def content(game: Game) -> set[str]:
    """Message keys of all components, which the log of a game shows when they come into play."""
    names = {key for key in game.names() if key.split("-")[0] in KINDS}
    operations = {TOLD_AS.get(name, f"op-{name}") for name in OPERATIONS if name not in UNTOLD}
    return names | operations | set(FURTHER)
