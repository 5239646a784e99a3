# not compiled: read by tools and tests.
"""What happens in a battle; those who do not know a unit are told the event with `-hidden`: each event with its facts.

A fact is a `number`, a `word`, a `text` of its own, or the id of a thing, named by its kind; `[kind]` is a list.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from warhost.games.stratego_legends.documents import Keyword, Nation, PartReason, Stop, Terrain, Winner


class Part(TypedDict):
    """A part of a strength, and what it comes from."""

    id: PartReason
    amount: str
    terrain: NotRequired[Terrain]
    nation: NotRequired[Nation]
    keyword: NotRequired[Keyword]
    unit: NotRequired[str]


EVENTS: Final[dict[str, dict[str, str]]] = {
    "attack": {"unit": "unit", "start": "space", "space": "space"},
    "attack-hidden": {"start": "space", "space": "space"},
    "attack-own": {"unit": "unit", "start": "space", "space": "space"},
    "attack-own-hidden": {"start": "space", "space": "space"},
    "begin": {"side": "side"},
    "boards": {"boards": "[board]"},
    "bonus": {"unit": "unit", "amount": "word", "giver": "unit", "total": "number"},
    "bonus-hidden": {"amount": "word", "total": "number"},
    "campaign": {"game": "number", "beige": "number", "grey": "number"},
    "captured": {"unit": "unit"},
    "captured-hidden": {},
    "compare": {"attack": "number", "defence": "number"},
    "control": {"unit": "unit", "space": "space", "seat": "number", "side": "side"},
    "control-hidden": {"space": "space", "seat": "number", "side": "side"},
    "curse": {"unit": "unit", "power": "power"},
    "curse-ends": {"unit": "unit"},
    "curses-cancel": {"units": "[unit]"},
    "dealt": {},
    "declare-ask": {"seat": "number", "side": "side", "window": "window"},
    "declare-ask-always": {"seat": "number", "side": "side"},
    "declare-ask-usual": {"seat": "number", "side": "side"},
    "declare-claim-draw": {"seat": "number", "side": "side"},
    "declare-concede": {"seat": "number", "side": "side"},
    "declare-draw": {"seat": "number", "side": "side"},
    "declare-refuse-draw": {"seat": "number", "side": "side"},
    "declare-skip": {"seat": "number", "side": "side", "window": "window"},
    "destroyed": {"unit": "unit", "space": "space"},
    "end-agreed-draw": {"winner": "side"},
    "end-both-castles": {"winner": "side"},
    "end-castle": {"winner": "side"},
    "end-castle-taken": {"winner": "side"},
    "end-concession": {"winner": "side"},
    "end-quiet": {"winner": "side"},
    "end-repetition": {"winner": "side"},
    "end-stuck": {"winner": "side"},
    "exchange": {"start": "space", "space": "space"},
    "first": {"side": "side"},
    "granted": {"unit": "unit", "keyword": "keyword"},
    "granted-hidden": {"keyword": "keyword"},
    "guess-right": {},
    "guess-wrong": {},
    "leads": {"seat": "number", "army": "army"},
    "look": {"seat": "number", "unit": "unit", "space": "space"},
    "look-hidden": {"seat": "number", "space": "space"},
    "move": {"unit": "unit", "start": "space", "space": "space"},
    "move-hidden": {"start": "space", "space": "space"},
    "mustered": {"seat": "number"},
    "named": {"unit": "unit", "space": "space"},
    "negated": {"unit": "unit", "spell": "unit"},
    "negated-hidden": {"spell": "unit"},
    "no-units": {"seat": "number"},
    "power": {"unit": "unit", "power": "op"},
    "power-hidden": {"power": "op"},
    "rage": {"unit": "unit"},
    "rage-hidden": {},
    "relocate": {"unit": "unit", "start": "space", "space": "space"},
    "relocate-hidden": {"start": "space", "space": "space"},
    "return": {"unit": "unit", "space": "space", "side": "side"},
    "return-hidden": {"space": "space", "side": "side"},
    "reveal": {"unit": "unit", "space": "space"},
    "reveal-hidden": {"space": "space"},
    "saves": {"unit": "unit", "saved": "unit"},
    "saves-hidden": {"saved": "unit"},
    "shot": {"unit": "unit", "space": "space"},
    "shot-hidden": {"space": "space"},
    "sides": {"beige": "[text]", "grey": "[text]"},
    "siege-castle": {"unit": "unit"},
    "siege-castle-hidden": {},
    "spell": {"unit": "unit"},
    "stand-up": {},
    "strength": {"unit": "unit", "total": "number", "parts": "[part]"},
    "strength-hidden": {"total": "number"},
    "suppressed": {"unit": "unit"},
    "terrain": {"terrain": "terrain"},
    "turn": {"turn": "number", "seat": "number", "side": "side"},
    "zero": {"unit": "unit", "space": "space"},
    "zone": {"unit": "unit", "space": "space", "seat": "number"},
    "zone-hidden": {"space": "space", "seat": "number"},
}

TOLD: Final[dict[str, object]] = {
    "keyword": Keyword,
    "part": Part,
    "side": Winner,
    "terrain": Terrain,
    "window": Stop,
}
