"""What a figure or a Chaos card costs where it is to go."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.chaos_in_the_old_world.effects.chaos_card import CHAOS_CARDS, left_card, right_card
from warhost.games.chaos_in_the_old_world.effects.old_world_card import on_track
from warhost.games.chaos_in_the_old_world.effects.upgrade import ability
from warhost.games.chaos_in_the_old_world.mechanics.regions import magic_forbidden
from warhost.games.chaos_in_the_old_world.model import EMPTY, OldWorld
from warhost.games.chaos_in_the_old_world.tables import SLOTS


def summoning_cost(state: OldWorld, figure: i64, region: i64) -> i64:
    """The power points for summoning a figure to a region, from the reserve or from where it stands."""
    sort = state.tables.sort[figure]
    cost: i64 = state.cost[sort]
    if ability(state, sort).free(state, figure, region):
        cost = 0
    source = state.where[figure]
    cost += on_track(state, 0).summoning_surcharge(state, source, region)
    return cost + on_track(state, 1).summoning_surcharge(state, source, region)


def roads_guarded(state: OldWorld) -> bool:
    """Whether the Old World makes figures dearer anywhere."""
    return on_track(state, 0).guards_roads or on_track(state, 1).guards_roads


def summoning_cost_varies(state: OldWorld, sort: i64) -> bool:
    """Whether a sort of figure costs more or less than its cost anywhere."""
    return roads_guarded(state) or ability(state, sort).cost_varies


def playing_cost(state: OldWorld, card: i64, region: i64) -> i64:
    """`citow.chaos_cards.cost_paid_may_vary`: the card's own reduction first, then every surcharge."""
    played = CHAOS_CARDS.cards[card]
    cost = played.cost(state, region)
    cost += left_card(state, region).surcharge(state, played.power)
    cost += right_card(state, region).surcharge(state, played.power)
    cost += on_track(state, 0).playing_surcharge(state, card, region)
    return cost + on_track(state, 1).playing_surcharge(state, card, region)


def playing_cost_varies(state: OldWorld, card: i64) -> bool:
    """Whether a card costs more or less than its printed cost anywhere, or is forbidden there."""
    if state.lying & CHAOS_CARDS.dearer or CHAOS_CARDS.cards[card].cost_varies:
        return True
    return state.tables.magic[card] and magic_hindered(state)


def magic_hindered(state: OldWorld) -> bool:
    """Whether the Old World makes cards with the magic symbol dearer or forbids them anywhere."""
    return on_track(state, 0).hinders_magic or on_track(state, 1).hinders_magic


def may_receive(state: OldWorld, card: i64, slot: i64) -> bool:
    """Whether a card may be put on a space, whatever it costs."""
    region = slot // 2
    if state.slots[slot] != EMPTY or state.ruined >> region & 1:
        return False
    return not (state.tables.magic[card] and magic_forbidden(state, region))


def open_spaces(state: OldWorld) -> list[int]:
    """Empty card spaces of regions that are not ruined."""
    slots = state.slots
    ruined = state.ruined
    if ruined == 0:
        return [slot for slot in range(SLOTS) if slots[slot] == EMPTY]
    return [slot for slot in range(SLOTS) if slots[slot] == EMPTY and not ruined >> slot // 2 & 1]


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
    if not playing_cost_varies(state, card):
        return spaces if state.tables.card_cost[card] <= points else []
    return [s for s in spaces if may_receive(state, card, s) and playing_cost(state, card, s // 2) <= points]
