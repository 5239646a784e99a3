"""What random play has to know of Chaos in the Old World."""

from typing import Final

from warhost import Game

# Values to try for options that take free text.
FREE_TEXT: Final[dict[str, tuple[str, ...]]] = {}

# Options with which a game need not end by itself.
ENDLESS: Final[dict[str, object]] = {}

# Random players never come to fifty points or five ruins; the tests of the game's end do.
# Kinds of things that a log names when they are used, and keys that stand for components without a record.
KINDS: Final = ("region", "power", "follower", "card", "old", "upgrade")
TEXTS: Final = (  # say what a thing does, not its name
    *("card-text", "old-immediate", "old-persistent", "upgrade-text"),
    *("card-details", "old-details", "upgrade-details"),
)
FURTHER: Final = (
    "token-event",
    "token-hero",
    "token-noble",
    "token-peasant",
    "token-skaven",
    "token-warpstone",
    "instruction-score_vp",
    "instruction-upgrade",
    "instruction-draw_chaos_cards",
    "instruction-place_warpstone",
    "instruction-place_noble",
    "instruction-remove_corruption",
    "instruction-remove_old_world_tokens",
    "instruction-victory",
    "log-dominate",
    "log-ruin",
    "log-ruin-scored",
    "log-control",
    "log-revenge",
    "log-wounded",
    "result-dial",
    "result-deck_empty",
    "result-concession",
    "result-agreed_draw",
)

# Random games that together meet all content; others are tried when these no longer do.
CONTENT_SEEDS: Final = (71, 146, 278, 144, 22, 5, 13, 133, 148, 260)


def content(game: Game) -> set[str]:
    """Message keys of all components, which the log of a game shows when they come into play."""
    named = {key for key in game.names() if key.split("-")[0] in KINDS}
    return {key for key in named if not key.startswith(TEXTS)} | set(FURTHER)
