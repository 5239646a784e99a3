"""What random play has to know of Lords of Ragnarok."""

from typing import Final

from warhost import Game, State
from warhost.games.lords_of_ragnarok.model import ACTION, ATTACK, CARD, GOD, HUNT, SEA, Saga
from warhost.games.lords_of_ragnarok.phases.hero_step import HeroStep
from warhost.games.lords_of_ragnarok.phases.hunt import HeroTurn
from warhost.games.lords_of_ragnarok.phases.monsters_action import huntable
from warhost.games.lords_of_ragnarok.phases.special_action import ChooseAction
from warhost.games.lords_of_ragnarok.tables import BUILD_MONUMENT, MONSTERS_ACTION

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

# Random games that together meet all content; others are tried when these no longer do.
CONTENT_SEEDS: Final[tuple[int, ...]] = (47, 132, 62, 18, 182, 3, 170, 23, 26, 177)


def seek(state: State, legal: list[int]) -> list[int]:
    """Hunts, carried on as long as possible: at random hardly any monster is ever killed."""
    assert isinstance(state, Saga)
    frame = state.frames[-1]
    if isinstance(frame, HeroStep):
        return [choice for choice in legal if choice < SEA and choice in state.figure_at]
    if isinstance(frame, ChooseAction):
        wanted = (MONSTERS_ACTION, BUILD_MONUMENT) if huntable(state, frame.who) else ()
        return [ACTION + action for action in wanted if ACTION + action in legal][:1]
    if isinstance(frame, HeroTurn):
        return [choice for choice in legal if CARD <= choice < ATTACK]
    return [choice for choice in legal if HUNT <= choice < GOD]


def content(game: Game) -> set[str]:
    """Message keys of all components, which the log of a game shows when they come into play."""
    things = [key.split("-") for key in game.names()]  # names; texts have one more part
    found = {"-".join(parts) for parts in things if parts[0] in KINDS and len(parts) == (3 if parts[0] == "sea" else 2)}
    return found - {"trophy-none"}
