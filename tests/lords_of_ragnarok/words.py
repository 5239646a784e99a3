"""The message keys that the source of Lords of Ragnarok puts together."""

from __future__ import annotations

from typing import Any

from warhost import Game
from warhost.games.lords_of_ragnarok.book import TRIGGERS
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.game import LordsOfRagnarok
from warhost.games.lords_of_ragnarok.model import ENDINGS
from warhost.games.lords_of_ragnarok.notation import MOMENTS
from warhost.games.lords_of_ragnarok.tables import ACTIONS, PREPARATIONS


def families(one: Game) -> set[str]:
    assert isinstance(one, LordsOfRagnarok)
    kinds: tuple[type[Any], ...] = one.frames
    asks = [kind for kind in kinds if issubclass(kind, Ask)]
    verbs = {*MOMENTS, *(verb for ask in asks for verb in spoken(ask))}
    rows: dict[str, Any] = {
        "choice": verbs,
        "verb": MOMENTS,
        "trigger": TRIGGERS,
        "prepare": PREPARATIONS,
        "why-no-prepare": PREPARATIONS,
        "why-cannot": ACTIONS[: ACTIONS.index("usurp")],
        "log-end": ENDINGS,
        "result": ENDINGS,
    }
    return {f"{family}-{name}" for family, names in rows.items() for name in names} | set(one.names())


def spoken(ask: type[Ask]) -> set[str]:
    """The verbs of a decision that it can ever use: those it names itself."""
    return {value for name, value in vars(ask).items() if name.endswith("_verb") and isinstance(value, str)}
