"""Chaos cards between deck, hand and discard pile: drawing, reshuffling, discarding."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.event import Event
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.frames import Ask, in_turn_of, is_played
from warhost.games.chaos_in_the_old_world.model import CARD, PASS, SLOT, OldWorld, card_text, power_text
from warhost.games.chaos_in_the_old_world.tables import CARD_IDS, TZEENTCH

MEDDLING_OF_SKAVEN: Final = CARD_IDS.index("meddling_of_skaven")


def draw_cards(state: OldWorld, power: i64, count: i64) -> None:
    """From the own deck; an empty one is made anew from the discard pile (`citow.draw.reshuffle`)."""
    drawn: list[int] = []
    for _ in range(count):
        deck = state.decks[power]
        if not deck:
            _reshuffle(state, power)
            deck = state.decks[power]
            if not deck:
                break
        card = deck.pop()
        state.hand[card] += 1
        drawn.append(card)
    if drawn:
        state.reveals += 1
        if state.log is not None:
            name = power_text(power)
            seen = Event("draw", {"power": name, "cards": tuple([card_text(card) for card in drawn])})
            others = Event("draw-hidden", {"power": name, "count": len(drawn)})
            state.tell(seen, 1 << state.seat_of[power], others)


def _reshuffle(state: OldWorld, power: i64) -> None:
    """The discard pile becomes the deck; as all can see what it holds, they can tell what is in hand."""
    deck: list[int] = []
    for card in state.tables.cards_of[power]:
        for _ in range(state.discard[card]):
            deck.append(card)
        state.discard[card] = 0
        state.known[card] = state.hand[card]
    state.chance.shuffle(deck)
    state.decks[power] = deck
    if state.log is not None and deck:
        state.say("reshuffle", power=power_text(power), cards=len(deck))


def discard_card(state: OldWorld, card: i64) -> None:
    """From hand to the own discard pile, for all to see."""
    state.leave_hand(card)
    state.discard[card] += 1
    if state.log is not None:
        state.say("discard", power=power_text(state.tables.card_power[card]), card=card_text(card))


def discard_some(state: OldWorld, frame: DiscardCards) -> None:
    """A player discards cards of his choice; with no more than that in hand, all of them."""
    if state.hand_size(frame.power) > frame.left:
        state.frames.append(frame)
        return
    for card in state.tables.cards_of[frame.power]:
        while state.hand[card] > 0:
            discard_card(state, card)


def held(state: OldWorld, power: i64) -> list[int]:
    """The kinds of cards in a hand, as choices."""
    return [CARD + card for card in state.tables.cards_of[power] if state.hand[card] > 0]


class DiscardCards(Ask):
    """A player gives up cards, one at a time. Nothing is skipped, as that would tell that all cards are alike."""

    fields = ("power", "left")
    lies_on = ("Summoning",)
    on_top = True
    kind = "discard"
    rule = "citow.chaos_cards.player_chooses"
    secret = True
    verbs = {"card": "discard"}

    def __init__(self, power: i64, left: i64) -> None:
        self.power = power
        self.left = left

    def fits(self, state: OldWorld, at: i64) -> bool:
        """Cards are left to choose from, as else all would have gone at once."""
        if self.power == TZEENTCH or not is_played(state, self.power) or not in_turn_of(state, TZEENTCH, at):
            return False
        return 1 <= self.left <= state.tables.amount[MEDDLING_OF_SKAVEN] and self.left < state.hand_size(self.power)

    def decider(self, state: OldWorld) -> i64:
        return self.power

    def options(self, state: OldWorld) -> list[int]:
        return held(state, self.power)

    def choose(self, state: OldWorld, choice: i64) -> None:
        discard_card(state, choice - CARD)
        if self.left > 1:
            state.frames.append(self.following())

    def following(self) -> DiscardCards:
        return DiscardCards(self.power, self.left - 1)

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-discard", count=self.left)

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if CARD <= choice < SLOT:
            return not_in_hand(self.rule, choice - CARD)
        if choice == PASS:
            return Reason(self.rule, Text("why-must-discard"))
        return self.wrong_kind(state, choice)


class DiscardToKnights(DiscardCards):
    """The same by an Old World card, Bretonnian Knights."""

    lies_on = ("KnightsErrant",)
    rule = "citow.old_world_cards.persistent_choices"

    def fits(self, state: OldWorld, at: i64) -> bool:
        return is_played(state, self.power) and 1 <= self.left < state.hand_size(self.power)

    def following(self) -> DiscardCards:
        return DiscardToKnights(self.power, self.left - 1)


def not_in_hand(rule: str, card: i64) -> Reason:
    return Reason(rule, Text("why-not-in-hand", card=card_text(card)))
