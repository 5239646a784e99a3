# not compiled: read by tools and tests.
"""What happens in a saga: each event with its facts.

A fact is a `number`, a `word`, a `text` of its own, or the id of a thing, named by its kind; `[kind]` is a list.
"""

from __future__ import annotations

from typing import Final, TypedDict

from warhost.engine.documents import Text
from warhost.games.lords_of_ragnarok.documents import Action, Attribute, God, Rune


class Army(TypedDict):
    """An army as it was then."""

    id: str
    player: str
    number: int
    value: int
    region: str | Text


EVENTS: Final[dict[str, dict[str, str]]] = {
    "action": {"player": "player", "action": "action"},
    "activates": {"figure": "figure"},
    "alliance": {"player": "player", "realm": "realm"},
    "army-destroyed": {"army": "army"},
    "army-moves": {"army": "army", "region": "region"},
    "army-placed": {"army": "army", "region": "region"},
    "army-value": {"army": "army", "value": "number"},
    "artifact": {"player": "player", "artifact": "source"},
    "artifact-gone": {"artifact": "source"},
    "attack": {"figure": "figure", "attack": "attack"},
    "attack-lands": {"attack": "attack"},
    "attack-stopped": {"attack": "attack"},
    "attacks-drawn": {"player": "player", "count": "number"},
    "attacks-drawn-own": {"player": "player", "cards": "[attack]"},
    "attribute": {"player": "player", "attribute": "attribute", "value": "number"},
    "attribute-injured": {"player": "player", "attribute": "attribute", "value": "number"},
    "battle": {"region": "region", "attacker": "player", "defender": "player"},
    "battle-card": {"player": "player", "card": "card"},
    "battle-values": {
        "attacker": "player",
        "attack": "number",
        "defender": "player",
        "defence": "number",
        "winner": "player",
    },
    "blessed": {"player": "player", "blessing": "source"},
    "blessings": {"blessings": "[source]"},
    "boss-regenerates": {"figure": "figure"},
    "concedes": {"player": "player"},
    "control": {"player": "player", "region": "region"},
    "covered": {"player": "player"},
    "damage": {"player": "player", "figure": "figure", "number": "number"},
    "defends": {"player": "player", "card": "card"},
    "die": {"result": "die"},
    "discards": {"player": "player", "card": "card"},
    "draft": {"player": "player", "heroes": "[hero]", "origins": "[origin]"},
    "drakkar": {"player": "player", "sea": "sea"},
    "draws": {"player": "player", "count": "number"},
    "draws-own": {"player": "player", "cards": "[card]"},
    "drops-rune": {"player": "player", "rune": "rune"},
    "end-concession": {"player": "player"},
    "end-godi": {"player": "player"},
    "end-jarl": {"player": "player"},
    "end-ragnarok": {"player": "player"},
    "end-slayer": {"player": "player"},
    "end-stall": {"player": "player"},
    "event": {"event": "event"},
    "forge": {"region": "region", "rune": "rune"},
    "forge-rune": {"player": "player", "rune": "rune"},
    "gains-rune": {"player": "player", "rune": "rune"},
    "heal": {"player": "player", "attribute": "attribute"},
    "hero": {"player": "player", "region": "region"},
    "hero-chosen": {"player": "player", "hero": "hero"},
    "hits": {"player": "player", "card": "card"},
    "hunt": {"player": "player", "figure": "figure", "keeper": "player"},
    "hunt-lost": {"player": "player", "figure": "figure"},
    "hunt-won": {"player": "player", "figure": "figure"},
    "injury": {"player": "player", "attribute": "attribute"},
    "injury-ignored": {"player": "player"},
    "invokes": {"player": "player", "action": "invoke"},
    "killed": {"player": "player", "figure": "figure"},
    "monster-moves": {"figure": "figure", "region": "region"},
    "monument": {"player": "player", "god": "god", "level": "number"},
    "no-action": {"player": "player"},
    "none-placed": {"rune": "rune"},
    "omen": {"omen": "omen"},
    "origin-chosen": {"player": "player", "origin": "origin"},
    "passes": {"player": "player"},
    "pays-rune": {"player": "player", "rune": "rune"},
    "placed": {"figure": "figure", "region": "region"},
    "plays-on": {"player": "player"},
    "prepares": {"player": "player", "option": "prepare"},
    "priest-sent": {"player": "player", "god": "god", "level": "number"},
    "priests": {"player": "player", "count": "number"},
    "ragnarok": {"player": "player"},
    "realm-bonus": {"player": "player", "realm": "realm"},
    "recruits": {"player": "player", "region": "region", "value": "number"},
    "refreshed": {},
    "regenerates": {"figure": "figure", "number": "number"},
    "region-attack": {"figure": "figure", "attack": "text"},
    "releases": {"player": "player", "figure": "figure"},
    "reshuffle": {"cards": "number"},
    "retreats": {"army": "army", "region": "region"},
    "sees-attacks": {"player": "player", "owner": "player"},
    "sees-attacks-own": {"player": "player", "owner": "player", "cards": "[attack]"},
    "sees-hand": {"player": "player", "owner": "player"},
    "sees-hand-own": {"player": "player", "owner": "player", "cards": "[card]"},
    "slayer-token": {"player": "player"},
    "special-attack": {"figure": "figure", "attack": "text"},
    "tames": {"player": "player", "figure": "figure"},
    "temple": {"player": "player", "region": "region"},
    "tramples": {"figure": "figure", "army": "army"},
    "trophy": {"player": "player", "trophy": "trophy"},
    "trophy-lost": {"player": "player", "trophy": "trophy"},
    "turn": {"player": "player", "turn": "number"},
    "unblessed": {"blessings": "[source]"},
    "use": {"player": "player", "what": "hero|source"},
    "weak-spot": {"player": "player"},
}

TOLD: Final[dict[str, object]] = {
    "action": Action,
    "army": Army,
    "attribute": Attribute,
    "god": God,
    "rune": Rune,
}
