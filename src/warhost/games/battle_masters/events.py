# not compiled: read by tools and tests.
"""What happens in a battle: each event with its facts.

A fact is a `number`, a `word`, a `text` of its own, or the id of a thing, named by its kind; `[kind]` is a list.
"""

from __future__ import annotations

from typing import Final, Literal

from warhost.games.battle_masters.documents import Disc, Face, Modifier, OgreCard, PieceName

EVENTS: Final[dict[str, dict[str, str]]] = {
    "attack": {
        "unit": "unit",
        "target": "unit",
        "hex": "hex",
        "attack": "[face]",
        "defence": "[face]",
        "skulls": "number",
        "modifiers": "[modifier]",
    },
    "campaign": {"imperial": "number", "chaos": "number"},
    "campaign-battle": {"number": "number", "battles": "number", "worth": "number"},
    "card": {"card": "card", "side": "side"},
    "card-removed": {"card": "card", "side": "side"},
    "declare-concede": {"seat": "number", "side": "side"},
    "declare-draw": {"seat": "number", "side": "side"},
    "declare-refuse-draw": {"seat": "number", "side": "side"},
    "deploy": {"unit": "unit", "hex": "hex"},
    "disc": {"disc": "disc", "hex": "hex"},
    "eliminated": {"unit": "unit", "hex": "hex"},
    "elite": {"side": "side", "units": "[unit]"},
    "elite-lost": {"side": "side", "units": "[unit]"},
    "end-agreed-draw": {"winner": "side"},
    "end-concession": {"winner": "side"},
    "end-elimination": {"winner": "side"},
    "end-stalemate": {"winner": "side"},
    "end-tower-captured": {"winner": "side"},
    "enter": {"unit": "unit", "hex": "hex"},
    "fire": {"target": "unit", "hex": "hex"},
    "lay": {"piece": "lay", "hex": "hex"},
    "layer": {"side": "side"},
    "misfire-bouncing": {"hex": "hex"},
    "misfire-explosion": {"hex": "hex"},
    "misfire-flying": {"hex": "hex"},
    "move": {"unit": "unit", "start": "hex", "hex": "hex"},
    "ogre-card": {"card": "ogre-card", "left": "number"},
    "ogre-loses": {"card": "ogre-card"},
    "ogre-no-attack": {},
    "ogre-no-move": {},
    "portion": {"portion": "mat"},
    "reshuffle": {"cards": "number"},
    "reveal": {},
    "rubble": {"hex": "hex", "rubble": "number"},
    "scenario": {"scenario": "scenario"},
    "shot-hits": {"target": "unit", "hex": "hex"},
    "shuffle": {"cards": "number"},
    "side": {"side": "side", "edge": "side"},
    "token": {"side": "side", "hex": "hex"},
    "tower-falls": {"hex": "hex"},
}

TOLD: Final[dict[str, object]] = {
    "disc": Disc,
    "face": Face,
    "lay": PieceName,
    "modifier": Modifier | Literal["none"],
    "ogre-card": OgreCard,
}
