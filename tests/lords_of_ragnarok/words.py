"""The message keys that the source of Lords of Ragnarok puts together."""

from __future__ import annotations

from typing import Any

from warhost import Game
from warhost.games.lords_of_ragnarok.effects.book import TRIGGERS
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.game import LordsOfRagnarok
from warhost.games.lords_of_ragnarok.model import ENDINGS
from warhost.games.lords_of_ragnarok.tables import ACTIONS, PREPARATIONS


def families(one: Game) -> set[str]:
    assert isinstance(one, LordsOfRagnarok)
    kinds: tuple[type[Any], ...] = one.frames
    asks = [kind for kind in kinds if issubclass(kind, Ask)]
    verbs = {*one.alphabet.verbs, *(verb for ask in asks for verb in ask.verbs.values())}
    rows: dict[str, Any] = {
        "choice": verbs,
        "verb": one.alphabet.verbs,
        "trigger": TRIGGERS,
        "prepare": PREPARATIONS,
        "why-no-prepare": PREPARATIONS,
        "why-cannot": ACTIONS[: ACTIONS.index("usurp")],
        "log-end": ENDINGS,
        "result": ENDINGS,
    }
    return {f"{family}-{name}" for family, names in rows.items() for name in names} | set(one.names())
