"""Why a figure cannot be summoned or a card not played. Each reason names the rule; the frames decide what is legal."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.frames import alike
from warhost.games.chaos_in_the_old_world.mechanics.figures import held
from warhost.games.chaos_in_the_old_world.mechanics.hands import not_in_hand
from warhost.games.chaos_in_the_old_world.mechanics.prices import may_receive, open_spaces, playing_cost, summoning_cost
from warhost.games.chaos_in_the_old_world.model import (
    BLOCKED,
    EMPTY,
    FIGURE,
    OldWorld,
    card_text,
    power_text,
    region_text,
)
from warhost.games.chaos_in_the_old_world.tables import SLOTS


def why_no_figure(state: OldWorld, power: i64, figure: i64) -> Reason:
    """Why a figure cannot be summoned by a Power now."""
    name = state.figure_text(figure)
    here = state.where[figure]
    if state.holder[figure] != power:
        if state.tables.owner[figure] == power:
            text = Text("why-controlled", figure=name, power=power_text(state.holder[figure]))
            return Reason("citow.control.summon", text)
        return Reason("citow.figures.steps", Text("why-not-yours", figure=name))
    if here >= 0 and held(state, here, power):
        return Reason("citow.chaos_cards.field_of_carnage", Text("why-carnage", figure=name))
    if _alike_offered(state, figure):
        return alike(state, figure)
    cost = cheapest(state, figure)
    return Reason("citow.summon.afford", Text("why-too-dear", cost=cost, points=state.points[power]))


def cheapest(state: OldWorld, figure: i64) -> i64:
    """The least that a figure costs anywhere within reach."""
    power = state.holder[figure]
    regions = state.tables.members[state.tables.reach[state.spread[power]]]
    return min([summoning_cost(state, figure, region) for region in regions if region != state.where[figure]])


def _alike_offered(state: OldWorld, figure: i64) -> bool:
    """Whether a figure that no rule tells apart from this one is among the choices."""
    look = state.look(figure)
    for other in range(figure):
        if FIGURE + other in state.options and state.look(other) == look:
            return True
    return False


def why_no_region(state: OldWorld, figure: i64, region: i64) -> Reason:
    """Why a figure cannot be summoned to a region."""
    power = state.holder[figure]
    name = region_text(region)
    if state.where[figure] == region:
        return Reason("citow.figures.new_region", Text("why-already-there", figure=state.figure_text(figure)))
    if not state.tables.reach[state.spread[power]] >> region & 1:
        return Reason("citow.figures.where", Text("why-out-of-reach", region=name))
    cost = summoning_cost(state, figure, region)
    return Reason("citow.summon.afford", Text("why-too-dear", cost=cost, points=state.points[power]))


def why_no_card(state: OldWorld, power: i64, card: i64) -> Reason:
    """Why a Chaos card cannot be played now."""
    if state.tables.card_power[card] != power:
        return Reason("citow.draw.own_deck", Text("why-card-not-yours", card=card_text(card)))
    if state.hand[card] == 0:
        return not_in_hand("citow.chaos_cards.steps", card)
    spaces = [slot for slot in range(SLOTS) if may_receive(state, card, slot)]
    if not spaces:
        for slot in open_spaces(state):  # each in a region that bans the card's magic symbol
            return why_no_magic(card, slot // 2)
        return Reason("citow.chaos_cards.full_board", Text("why-full-board"))
    cost = min([playing_cost(state, card, slot // 2) for slot in spaces])
    return Reason("citow.summon.afford", Text("why-too-dear", cost=cost, points=state.points[power]))


def why_no_space(state: OldWorld, card: i64, slot: i64) -> Reason:
    """Why a Chaos card cannot be put on a space."""
    region = slot // 2
    name = region_text(region)
    power = state.tables.card_power[card]
    if state.ruined >> region & 1:
        return Reason("citow.ruined.no_chaos_cards", Text("why-ruined", region=name))
    if state.slots[slot] == BLOCKED:
        return Reason("citow.old_world_cards.persistent_on_track", Text("why-space-blocked", region=name))
    if state.slots[slot] != EMPTY:
        full = state.slots[slot ^ 1] != EMPTY
        rule = "citow.chaos_cards.full_region" if full else "citow.chaos_cards.steps"
        return Reason(rule, Text("why-space-taken", region=name))
    cost = playing_cost(state, card, region)
    if cost > state.points[power]:
        return Reason("citow.summon.afford", Text("why-too-dear", cost=cost, points=state.points[power]))
    return why_no_magic(card, region)


def why_no_magic(card: i64, region: i64) -> Reason:
    text = Text("why-no-magic", region=region_text(region), card=card_text(card))
    return Reason("citow.contradictions.ban_wins", text)
