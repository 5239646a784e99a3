"""Warhost: four fantasy war games with every rule enforced, for players, hosts and researchers."""

from typing import TYPE_CHECKING

import warhost.language as _language  # teaches errors to speak
from warhost.engine.chance import Chance, FastChance, ScriptedChance, SecureChance
from warhost.engine.errors import (
    BadContent,
    BadNotation,
    BadOption,
    BadPosition,
    BadReplay,
    Illegal,
    Reason,
    UnknownGame,
    WarhostError,
)
from warhost.engine.event import Event
from warhost.engine.game import Game, Option
from warhost.engine.replay import Replay
from warhost.engine.state import Decision, Result, State
from warhost.engine.text import Text
from warhost.games import load

if TYPE_CHECKING:
    from warhost.games import games  # at run time the package of that name answers the call itself

__all__ = [
    "BadContent",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadReplay",
    "Chance",
    "Decision",
    "Event",
    "FastChance",
    "Game",
    "Illegal",
    "Option",
    "Reason",
    "Replay",
    "Result",
    "ScriptedChance",
    "SecureChance",
    "State",
    "Text",
    "UnknownGame",
    "WarhostError",
    "games",
    "load",
]

del _language
