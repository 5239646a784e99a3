"""What random play has to know of Lords of Ragnarok."""

from typing import Final

from warhost import Game

FREE_TEXT: Final[dict[str, tuple[str, ...]]] = {}

ENDLESS: Final[dict[str, object]] = {}

# Kinds of things that a log names when they come into play.
KINDS: Final = (
    "player",
    "region",
    "attribute",
    "rune",
    "god",
    "realm",
    "hero",
    "figure",
    "card",
    "source",
    "origin",
    "event",
    "omen",
    "action",
    "invoke",
    "trophy",
    "die",
    "attack",
    "sea",
)

CONTENT_SEEDS: Final[tuple[int, ...]] = ()


def content(game: Game) -> set[str]:
    """Message keys of all components, which the log of a game shows when they come into play."""
    return {key for key in game.names() if key.split("-")[0] in KINDS}
