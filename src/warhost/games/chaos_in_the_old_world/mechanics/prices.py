"""What a figure or a Chaos card costs where it is to go."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.effects.old_world import (
    road_wardens,
    teclis_aids_the_empire,
    witch_hunters,
)
from warhost.games.chaos_in_the_old_world.effects.slaanesh import degenerate_royalty
from warhost.games.chaos_in_the_old_world.effects.tzeentch import temporal_stasis
from warhost.games.chaos_in_the_old_world.effects.upgrades import creeps
from warhost.games.chaos_in_the_old_world.model import EMPTY, OldWorld
from warhost.games.chaos_in_the_old_world.tables import (
    DEGENERATE_ROYALTY,
    SLOTS,
    TECLIS_AIDS_THE_EMPIRE,
    TEMPORAL_STASIS,
    TZEENTCH,
    WITCH_HUNTERS,
)


def summoning_cost(state: OldWorld, figure: i64, region: i64) -> i64:
    """The power points for summoning a figure to a region, from the reserve or from where it stands."""
    cost: i64 = state.cost[state.tables.sort[figure]]
    if creeps(state, figure, region):
        cost = 0
    return cost + road_wardens(state, state.where[figure], region)


def playing_cost(state: OldWorld, card: i64, region: i64) -> i64:
    """`citow.chaos_cards.cost_paid_may_vary`: the card's own reduction first, then every surcharge."""
    cost: i64 = state.tables.card_cost[card]
    if card == DEGENERATE_ROYALTY and degenerate_royalty(state, region):
        cost = 0
    cost += temporal_stasis(state, region, state.tables.card_power[card])
    return cost + witch_hunters(state, card, region)


def may_receive(state: OldWorld, card: i64, slot: i64) -> bool:
    """Whether a card may be put on a space, whatever it costs."""
    region = slot // 2
    if state.slots[slot] != EMPTY or state.ruined >> region & 1:
        return False
    return not (state.tables.magic[card] and teclis_aids_the_empire(state, region))


def open_spaces(state: OldWorld) -> list[int]:
    """Empty card spaces of regions that are not ruined."""
    slots = state.slots
    ruined = state.ruined
    if ruined == 0:
        return [slot for slot in range(SLOTS) if slots[slot] == EMPTY]
    return [slot for slot in range(SLOTS) if slots[slot] == EMPTY and not ruined >> slot // 2 & 1]


def surcharged(state: OldWorld, power: i64) -> bool:
    """Whether a card makes a Power's cards dearer anywhere."""
    return power != TZEENTCH and state.lies(TEMPORAL_STASIS)


def magic_hindered(state: OldWorld) -> bool:
    """Whether the Old World makes cards with the magic symbol dearer or forbids them anywhere."""
    return state.on_track(WITCH_HUNTERS) + state.on_track(TECLIS_AIDS_THE_EMPIRE) > 0


def any_space(state: OldWorld) -> bool:
    """Whether there is an open space at all."""
    if EMPTY not in state.slots:
        return False
    return state.ruined == 0 or len(open_spaces(state)) > 0


def playable(state: OldWorld, card: i64, points: i64) -> bool:
    """Whether a card can be played on any open space with so many power points."""
    for slot in open_spaces(state):
        if playing_cost(state, card, slot // 2) <= points and may_receive(state, card, slot):
            return True
    return False


def spaces_for(state: OldWorld, card: i64, spaces: list[int], points: i64) -> list[int]:
    """Of some open spaces those where a card can be played with so many power points."""
    tables = state.tables
    if card != DEGENERATE_ROYALTY and not surcharged(state, tables.card_power[card]):
        if not (tables.magic[card] and magic_hindered(state)):  # the printed cost everywhere
            return spaces if tables.card_cost[card] <= points else []
    return [s for s in spaces if may_receive(state, card, s) and playing_cost(state, card, s // 2) <= points]
