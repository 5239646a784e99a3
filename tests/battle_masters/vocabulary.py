"""The words tests of Battle Masters are written in: given a position, when these choices and dice, then these facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import warhost
from tests.vocabulary import Trial
from warhost import State
from warhost.games.battle_masters.model import Battle
from warhost.games.battle_masters.tables import BOUNCING, DISCS, FACES, FLYING

FAR_AWAY = {"imperial": ("imp_men_altdorf", "a1"), "chaos": ("cha_goblins_uglub", "m12")}
# A hex that nobody can leave, and that can be attacked from all its three neighbours.
HEDGED_IN = [{"piece": "hedge", "hex": "a1", "side": side} for side in ("E", "SE", "SW")]
# What the other edition of the rules says where the two differ.
OTHER_EDITION: dict[str, Any] = {
    "tower_capture": True,
    "close_shot_penalty": True,
    "pinned_shooters": True,
    "point_blank_misfire": True,
    "ditch_always_protects": True,
    "cannon_range_eight": True,
    "campaign_points": "other_edition",
    "borderlands_setup": "fixed",
}


class Field(Trial[Battle]):
    """A battle to try things on. Units are called by their ids, hexes by their names."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Battle)
        super().__init__(state)

    # -- when

    def deploy(self) -> Field:
        """Deploy all units that are still waiting, in the order of their numbers, on the first hexes of their areas."""
        while self.deploying:
            self.state.apply(self.state.legal()[0])
        return self

    def throw(self, attack: str = "", defence: str = "", then: Sequence[int | Sequence[int]] = ()) -> Field:
        """The faces the next dice show, by first letters: `s` skull, `h` shield, `b` blank; then other numbers."""
        return self.chance(*(self._face(letter) for letter in (attack + defence).replace(" ", "")), *then)

    def discs(self, *names: str) -> Field:
        """The discs turned up next, from the first of a shot on. A forced path is laid as soon as the cannon fires."""
        left = list(self.state.tables.disc_counts)
        script = []
        for name in names:
            disc = DISCS.index(name)
            script.append((0, left[FLYING], left[FLYING] + left[BOUNCING])[disc])
            left[disc] -= 1
        return self.chance(*script)

    def _face(self, letter: str) -> int:
        name = {"s": "skull", "h": "shield", "b": "blank"}[letter]
        return self.state.tables.die.index(FACES.index(name))

    # -- then

    @property
    def deploying(self) -> bool:
        return (self.kind or "").startswith("deploy")

    @property
    def side(self) -> str:
        """The side whose decision it is."""
        assert self.state.seat is not None
        return ("imperial", "chaos")[self.state.terms.seat_side[self.state.seat]]

    def unit(self, name: str) -> dict[str, Any]:
        """A unit as everybody sees it: where, hex, skulls, elite, seat."""
        view: dict[str, Any] = self.view["units"][name]
        return view

    def alive(self, name: str) -> bool:
        return bool(self.unit(name)["where"] != "out")

    def hex(self, name: str) -> str | None:
        where: str | None = self.unit(name)["hex"]
        return where

    def skulls(self, name: str) -> int:
        count: int = self.unit(name)["skulls"]
        return count

    @property
    def view(self) -> Mapping[str, Any]:
        """The table as a spectator sees it."""
        return self.state.view(None)["table"]

    @property
    def dice(self) -> tuple[int, int]:
        """How many dice the last attack was fought with: in attack, in defence."""
        last = self.heard("log-attack")[-1]
        return len(last["attack"]), len(last["defence"])

    @property
    def winner(self) -> str | None:
        result = self.state.result()
        if result is None:
            return None
        if len(result.winners) == self.state.setting.seats:
            return "draw"
        return ("imperial", "chaos")[self.state.terms.seat_side[result.winners[0]]]


def battle(
    card: str | None = None,
    next_cards: Sequence[str] = (),
    terrain: Sequence[Mapping[str, Any]] = (),
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    table: Mapping[str, Any] | None = None,
    lonely: bool = False,
    army: Mapping[str, Any] | None = None,
    **units: str | Mapping[str, Any],
) -> Field:
    """A position: the card in play, the cards on top of the draw pile, terrain pieces, units.

    A unit is given by its hex (`orcs="d8"`) or in full (`{"hex": "d8", "skulls": 2}`); those whose names vary come as
    an `army`. A side without units gets one far away, so that the battle goes on, unless `lonely`.
    """
    placed: dict[str, Any] = {
        name: {"hex": place} if isinstance(place, str) else dict(place)
        for name, place in {**(army or {}), **units}.items()
    }
    if not lonely:
        for side, (name, place) in FAR_AWAY.items():
            alive = [unit for unit, doc in placed.items() if unit[:3] == side[:3] and doc.get("where") != "out"]
            if not alive:
                placed[name] = {"hex": place}
    ogre_skulls = placed.get("cha_ogre_grimorg", {}).get("skulls", 0)
    ogre_cards = {"move": 3 - ogre_skulls // 2, "attack": 3 - (ogre_skulls + 1) // 2}
    doc = {
        "game": "battle_masters",
        "seats": seats,
        "options": {"scenario": "quick_start", **(options or {})},
        "table": {
            "terrain": list(terrain),
            "units": placed,
            "card": card,
            "draw_pile": list(next_cards),
            "rest_of_deck": True,
            "ogre_cards": ogre_cards,
            **(table or {}),
        },
    }
    return Field(game().from_position(doc))


def worn_deck(*draw_pile: str, card: str | None = None, played: Sequence[str] = ()) -> dict[str, Any]:
    """A table whose deck is worn down to these cards (and the one in play): all others are removed."""
    rest = Counter({face["id"]: face["copies"] for face in game().content["battle_cards"]["cards"]})
    rest.subtract([*draw_pile, *played, *([card] if card else [])])
    return {"draw_pile": list(draw_pile), "played": list(played), "removed": list(rest.elements())}


def game() -> warhost.Game:
    """Battle Masters as shipped."""
    return warhost.load("battle_masters", content="")


def new_battle(seats: int = 2, seed: int = 0, **options: Any) -> Field:
    """A fresh game with a log."""
    return Field(game().new(seats=seats, seed=seed, log=True, **options))
