# not compiled: read by tools and tests.
"""What happens in the Old World: each event with its facts.

A fact is a `number`, a `word`, a `text` of its own, or the id of a thing, named by its kind; `[kind]` is a list.
"""

from __future__ import annotations

from typing import Final

from warhost.games.chaos_in_the_old_world.documents import Power, Token

EVENTS: Final[dict[str, dict[str, str]]] = {
    "acts": {"card": "old"},
    "battle": {"region": "region"},
    "block": {"card": "old", "region": "region", "space": "slot"},
    "cleanse": {"power": "power", "region": "region"},
    "consume": {"card": "card", "region": "region", "count": "number"},
    "control": {"power": "power", "figure": "follower", "id": "figure", "loser": "power", "region": "region"},
    "corrupt": {"power": "power", "region": "region", "count": "number"},
    "counter": {"power": "power"},
    "declare-concede": {"seat": "number"},
    "declare-draw": {"seat": "number"},
    "declare-refuse-draw": {"seat": "number"},
    "discard": {"power": "power", "card": "card"},
    "dominate": {"power": "power", "region": "region", "value": "number", "resistance": "number", "points": "number"},
    "drained": {"power": "power", "count": "number"},
    "drains": {"power": "power", "count": "number"},
    "draw": {"power": "power", "cards": "[card]"},
    "draw-hidden": {"power": "power", "count": "number"},
    "embody": {"seat": "number", "power": "power"},
    "end-agreed_draw": {"winners": "[power]"},
    "end-concession": {"winners": "[power]"},
    "end-deck_empty": {"winners": "[text]"},
    "end-dial": {"winners": "[power]"},
    "end-points": {"winners": "[power]"},
    "end-ruin": {"winners": "[power]"},
    "kill": {"power": "power", "figure": "follower", "id": "figure", "owner": "power", "region": "region"},
    "move": {"power": "power", "figure": "follower", "id": "figure", "start": "region", "region": "region"},
    "off-track": {"card": "old"},
    "old-world": {"card": "old", "power": "power"},
    "pass": {"power": "power", "points": "number"},
    "peasant": {"power": "power", "region": "region"},
    "phase-battle": {"round": "number"},
    "phase-corruption": {"round": "number"},
    "phase-draw": {"round": "number"},
    "phase-end": {"round": "number"},
    "phase-old_world": {"round": "number"},
    "phase-summoning": {"round": "number"},
    "play": {"power": "power", "card": "card", "region": "region", "space": "slot", "cost": "number"},
    "points": {"power": "power", "points": "number", "cause": "old|upgrade"},
    "raid": {"power": "power", "region": "region", "face": "number"},
    "removed": {"figure": "follower", "id": "figure", "power": "power", "region": "region", "cause": "old|token"},
    "reshuffle": {"power": "power", "cards": "number"},
    "revenge": {"upgrade": "upgrade", "region": "region", "hits": "number"},
    "roll": {
        "power": "power",
        "region": "region",
        "cause": "power",
        "dice": "number",
        "faces": "word",
        "hits": "number",
    },
    "roll-early": {
        "power": "power",
        "region": "region",
        "cause": "card|follower",
        "dice": "number",
        "faces": "word",
        "hits": "number",
    },
    "rot": {"card": "card", "figure": "follower", "id": "figure", "owner": "power", "region": "region"},
    "ruin": {"region": "region", "number": "number"},
    "ruin-scored": {"power": "power", "region": "region", "points": "number"},
    "ruiner": {"power": "power", "points": "number", "region": "region"},
    "shield": {"figure": "follower", "id": "figure", "region": "region"},
    "stand": {"figure": "follower", "id": "figure", "region": "region", "space": "slot"},
    "stays": {"card": "card", "region": "region"},
    "summon": {"power": "power", "figure": "follower", "id": "figure", "region": "region", "cost": "number"},
    "summon-from": {
        "power": "power",
        "figure": "follower",
        "id": "figure",
        "start": "region",
        "region": "region",
        "cost": "number",
    },
    "tick": {"power": "power", "position": "number", "instruction": "text"},
    "token": {"token": "token", "region": "region", "count": "number"},
    "token-moves": {"token": "token", "start": "region", "region": "region"},
    "token-returns": {"token": "token", "region": "region"},
    "upgrade": {"power": "power", "upgrade": "upgrade"},
    "wounded": {"figure": "follower", "id": "figure", "power": "power", "region": "region"},
}

TOLD: Final[dict[str, object]] = {"power": Power, "token": Token}
