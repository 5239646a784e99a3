"""The opponents by name, the one that plays at random, and how bots play a game to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from warhost.bots.battle_masters import SimpleBattleMasters
from warhost.bots.chaos_in_the_old_world import SimpleChaosInTheOldWorld
from warhost.bots.knowledge import Knowledge
from warhost.bots.lords_of_ragnarok import SimpleLordsOfRagnarok
from warhost.bots.stratego_legends import SimpleStrategoLegends
from warhost.engine.chance import FastChance
from warhost.engine.errors import BadOption
from warhost.engine.game import Game
from warhost.engine.replay import Replay
from warhost.engine.state import Result, State
from warhost.engine.text import Text
from warhost.games.battle_masters.game import BattleMasters
from warhost.games.chaos_in_the_old_world.game import ChaosInTheOldWorld
from warhost.games.lords_of_ragnarok.game import LordsOfRagnarok
from warhost.games.stratego_legends.game import StrategoLegends

RANDOM: Final = "random"
SIMPLE: Final = "simple"


class Bot(Protocol):
    """An opponent: asked only when its seat has to decide."""

    def choose(self, knowledge: Knowledge) -> int:
        """One of the legal choices."""
        ...


class RandomBot:
    """Takes any legal choice, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(seed)

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal()
        return legal[self.chance.below(len(legal))]


def levels(game: Game) -> tuple[str, ...]:
    """Names of the bots that play a game, weakest first."""
    played = isinstance(game, (BattleMasters, ChaosInTheOldWorld, StrategoLegends, LordsOfRagnarok))
    return (RANDOM, SIMPLE) if played else (RANDOM,)


def bot(name: str, game: Game, seed: int) -> Bot:
    """A bot by its name; the same seed makes it play the same way."""
    if name == RANDOM:
        return RandomBot(seed)
    if name == SIMPLE and isinstance(game, BattleMasters):
        return SimpleBattleMasters(game.tables, seed)
    if name == SIMPLE and isinstance(game, ChaosInTheOldWorld):
        return SimpleChaosInTheOldWorld(game.tables, seed)
    if name == SIMPLE and isinstance(game, LordsOfRagnarok):
        return SimpleLordsOfRagnarok(seed)
    if name == SIMPLE and isinstance(game, StrategoLegends):
        return SimpleStrategoLegends(game.tables, seed)
    raise BadOption("unknown-bot", bot=name, known=tuple([Text("verbatim", text=level) for level in levels(game)]))


def play_out(state: State, bots: Sequence[Bot], replay: Replay | None = None) -> Result:
    """Let a bot per seat play to the end; every choice is checked, and written down if there is a replay."""
    if len(bots) != state.setting.seats:
        raise BadOption("bots-per-seat", bots=len(bots), seats=state.setting.seats)
    while state.acting >= 0:
        seat = state.acting
        choice = bots[seat].choose(Knowledge(state, seat))
        if replay is None:
            state.play(choice)
        else:
            replay.play(state, choice)
    result = state.result()
    assert result is not None
    return result
