"""What random play has to know of the example."""

from typing import Final

from warhost import Game

# Values to try for options that take free text.
FREE_TEXT: Final[dict[str, tuple[str, ...]]] = {}

# Options with which a game need not end by itself.
ENDLESS: Final[dict[str, object]] = {}

# Random games that together meet all content; others are tried when these no longer do.
CONTENT_SEEDS: Final = ()


def content(game: Game) -> set[str]:
    """Message keys of all components, which the log of a game shows when they come into play."""
    cards = {f"card-{name}" for name in game.alphabet.spans[0].names}
    return cards | {"log-hit", "result-won", "result-drawn"}
