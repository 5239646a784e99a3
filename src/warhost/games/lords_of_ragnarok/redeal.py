"""Drawing anew what a seat cannot know: decks, hands of others but for the cards it has seen, attack cards.

Things are sorted before they are shuffled, so that a sample depends on the chance alone, not on the truth.
"""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.bits import bits
from warhost.engine.chance import Chance
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.model import Saga
from warhost.games.lords_of_ragnarok.tables import SEATS


def redeal(state: Saga, seat: i64, chance: Chance) -> None:
    """Resample in place what a seat (NOBODY: a spectator) cannot know."""
    redeal_combat_cards(state, seat, chance)
    for deck in (state.blessing_deck, state.event_deck):
        deck.sort()
        chance.shuffle(deck)
    if state.hunter >= 0:
        redeal_attacks(state, seat, chance)


def redeal_combat_cards(state: Saga, seat: i64, chance: Chance) -> None:
    pool = state.deck
    fixed: list[list[int]] = [[] for _ in range(state.seats)]
    for holder in range(state.seats):
        if holder == seat:
            continue
        known = state.known[seat * SEATS + holder] if seat >= 0 else 0
        fixed[holder] = [card for card in state.hands[holder] if known >> card & 1]
        pool = pool + [card for card in state.hands[holder] if not known >> card & 1]
    pool = sorted(pool)
    chance.shuffle(pool)
    if state.acting >= 0 and state.acting != seat:
        keep_promise(state, fixed[state.acting], pool)
    for holder in range(state.seats):
        if holder == seat:
            continue
        missing = len(state.hands[holder]) - len(fixed[holder])
        state.hands[holder] = fixed[holder] + pool[:missing]
        pool = pool[missing:]
    state.deck = pool
    forget_what_others_know(state, seat)


def keep_promise(state: Saga, fixed: list[int], pool: list[int]) -> None:
    """Whoever decides holds a card that the decision calls for: take one from the pool unless it is known."""
    asked = state.frames[-1]
    kinds = asked.promised(state) if isinstance(asked, Ask) else []
    if not kinds or any([state.tables.kind[card] in kinds for card in fixed]):
        return
    for place, card in enumerate(pool):
        if state.tables.kind[card] in kinds:
            fixed.append(pool.pop(place))
            return


def forget_what_others_know(state: Saga, seat: i64) -> None:
    """What others have seen of third hands stays true of as many cards."""
    for onlooker in range(state.seats):
        for holder in range(state.seats):
            known = state.known[onlooker * SEATS + holder]
            if known == 0 or onlooker == seat or holder == seat:
                continue
            kept: i64 = 0
            for card in sorted(state.hands[holder])[: len(bits(known))]:
                kept |= 1 << card
            state.known[onlooker * SEATS + holder] = kept


def redeal_attacks(state: Saga, seat: i64, chance: Chance) -> None:
    """`lor.ownership.hidden_information`: attack cards in hand are for their player, and who was shown them."""
    knows_hand = seat == state.keeper or (seat == state.hunter and state.hand_shown)
    if not knows_hand:
        size = len(state.attack_hand)
        pool = sorted(state.attack_deck + state.attack_hand)
        chance.shuffle(pool)
        state.attack_hand = pool[:size]
        state.attack_deck = pool[size:]
        return
    state.attack_deck.sort()
    chance.shuffle(state.attack_deck)
