"""Drawing anew what a seat cannot know: hands, decks, Old World cards not dealt, the card about to be played."""

from __future__ import annotations

from warhost.engine.chance import Chance
from warhost.games.chaos_in_the_old_world.mechanics.prices import open_spaces, spaces_for
from warhost.games.chaos_in_the_old_world.model import OldWorld
from warhost.games.chaos_in_the_old_world.phases.summoning import PlayOn
from warhost.games.chaos_in_the_old_world.tables import POWERS


def redeal(state: OldWorld, seat: int | None, chance: Chance) -> None:
    """The order of all decks, what nobody can tell of the hands of others, and the Old World cards not dealt.

    A card that another is about to play is one of those he may hold.

    Cards are sorted before they are shuffled, so that a sample depends on the chance alone, not on the truth.
    """
    mine = -1 if seat is None else state.power_of[seat]
    for power in range(POWERS):
        deck = state.decks[power]
        size = len(deck)
        if power != mine:
            for card in state.tables.cards_of[power]:
                for _ in range(state.hand[card] - state.known[card]):
                    deck.append(card)
                state.hand[card] = state.known[card]
        deck.sort()
        chance.shuffle(deck)
        for card in deck[size:]:
            state.hand[card] += 1
        state.decks[power] = deck[:size]
    pool = sorted(state.old_world_deck + state.old_world_aside)
    size = len(state.old_world_deck)
    chance.shuffle(pool)
    state.old_world_deck = pool[:size]
    state.old_world_aside = pool[size:]
    if state.announced >= 0 and state.tables.card_power[state.announced] != mine:
        _announce_another(state, chance)


def _announce_another(state: OldWorld, chance: Chance) -> None:
    """Any card of the hand that could be played in several places, or none would have been chosen yet."""
    power = state.tables.card_power[state.announced]
    spaces = open_spaces(state)
    points = state.points[power]
    able = [card for card in state.tables.cards_of[power] if len(spaces_for(state, card, spaces, points)) > 1]
    held = [card for card in able if state.hand[card] > 0]
    if not held:  # then a card nobody knows of is exchanged for one of the deck
        deck = state.decks[power]
        places = [i for i in range(len(deck)) if deck[i] in able]
        place = places[chance.below(len(places))]
        hidden = [card for card in state.tables.cards_of[power] if state.hand[card] > state.known[card]]
        state.hand[hidden[0]] -= 1
        held = [deck[place]]
        state.hand[held[0]] += 1
        deck[place] = hidden[0]
    state.announced = held[chance.below(len(held))]
    state.frames[-1] = PlayOn(state.announced)
