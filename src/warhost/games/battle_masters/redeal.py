"""Drawing anew what a seat cannot know: the order of the draw pile, and whatever lies face down.

Things are sorted before they are shuffled, so that a sample depends on the chance alone, not on the truth.
"""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.chance import Chance
from warhost.games.battle_masters.model import ASIDE, OUT, Battle
from warhost.games.battle_masters.tables import CHAOS, IMPERIAL, UNITS


def redeal(state: Battle, seat: int | None, chance: Chance) -> None:
    state.draw_pile.sort()
    chance.shuffle(state.draw_pile)
    if state.hidden:
        viewer = -1 if seat is None else state.terms.seat_side[seat]
        for side in (IMPERIAL, CHAOS):
            if side != viewer:
                for owner in state.terms.side_seats[side]:
                    redeal_tokens(state, owner, chance)


def redeal_tokens(state: Battle, owner: i64, chance: Chance) -> None:
    """Swap the units behind a commander's tokens, and the one in hand, for others that could lie there."""
    units = [u for u in range(UNITS) if state.terms.owner[u] == owner and state.pos[u] != OUT]
    places = sorted([state.pos[u] for u in units if state.pos[u] >= 0])
    chance.shuffle(units)
    if state.tower in places:  # only a unit that may garrison the tower can lie there
        places.remove(state.tower)
        places.insert(0, state.tower)
        first = next(i for i, u in enumerate(units) if state.tables.may_garrison[u])
        units.insert(0, units.pop(first))
    for i, unit in enumerate(units):
        state.pos[unit] = places[i] if i < len(places) else ASIDE
        if i < len(places):
            state.board[places[i]] = unit
    if state.in_hand >= 0 and state.terms.owner[state.in_hand] == owner:
        state.in_hand = units[-1]
