"""What random play has to know of Battle Masters."""

from typing import Final

from warhost import Game

# Values to try for options that take free text.
FREE_TEXT: Final = {"split": ("", "imp_cannon:0", "imp_lord_knights:0, imp_crossbows_melgar:0")}

# Options with which a game need not end by itself.
ENDLESS: Final = {"stalemate_guard": False}

# Kinds of things that a log names when they are used, and keys that stand for components without a record.
KINDS: Final = ("unit", "card", "mat", "face", "modifier", "disc", "scenario", "side", "lay")
FURTHER: Final = (
    "ogre-card-move",
    "ogre-card-attack",
    "side-draw",
    "log-tower-falls",
    "log-misfire-flying",
    "log-misfire-bouncing",
    "log-misfire-explosion",
    "log-reveal",
    "log-enter",
    "log-token",
    "log-campaign",
    "log-elite",
    "log-elite-lost",
    "result-elimination",
    "result-concession",
    "result-agreed_draw",
    "result-stalemate",
    "result-tower_captured",
    "result-campaign",
)

# Printed on the mat or lying beside it: in every battle there, and never named in a log.
ALWAYS_THERE: Final = {"lay-plain", "lay-road", "lay-river", "lay-ditch", "disc-target", "scenario-free"}

# Random games that together meet all content; others are tried when these no longer do.
CONTENT_SEEDS: Final = (302, 229, 58, 100, 130, 27, 186)


def content(game: Game) -> set[str]:
    """Message keys of all components, which the log of a game shows when they come into play."""
    named = {key for key in game.names() if key.split("-")[0] in KINDS and not key.endswith("-about")}
    return named - ALWAYS_THERE | set(FURTHER)
