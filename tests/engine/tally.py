"""The smallest game that needs all of the engine: two seats bid hidden cards, and the higher total wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from warhost.engine.alphabet import Alphabet, Span
from warhost.engine.ask import Ask
from warhost.engine.chance import Chance
from warhost.engine.content import Content
from warhost.engine.errors import BrokenInvariant, Reason
from warhost.engine.event import Event
from warhost.engine.game import Game, Option
from warhost.engine.position import Reader
from warhost.engine.state import Frame, Procedure, Result, Setting, State
from warhost.engine.text import Text
from warhost.engine.words import Named

CARDS = 6  # a choice is a card of the hand


class Tally(State):
    """Hands, totals, and the bid that lies face down."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.hands: list[list[int]] = [[], []]
        self.totals = [0, 0]
        self.bid = -1

    def clone(self) -> Tally:
        twin = Tally(self.setting)
        self.copy_flow(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.totals = self.totals[:]
        twin.bid = self.bid
        return twin

    def redeal(self, seat: int | None, chance: Chance) -> None:
        hidden = [i for i in (0, 1) if i != seat]
        cards = [card for i in hidden for card in self.hands[i]]
        chance.shuffle(cards)
        for i in hidden:
            self.hands[i] = sorted(cards.pop() for _ in self.hands[i])

    def table(self, seat: int | None) -> dict[str, Any]:
        return {"totals": self.totals[:], "hand": None if seat is None else self.hands[seat][:]}

    def result(self) -> Result | None:
        if self.acting >= 0:
            return None
        best = 0 if self.totals[0] >= self.totals[1] else 1
        return Result((best,), ((best,), (1 - best,)), tuple(self.totals), Text("result-tally"))

    def check(self) -> None:
        if len({card for hand in self.hands for card in hand}) != sum(len(hand) for hand in self.hands):
            raise BrokenInvariant("a card is in two hands")

    def limits(self) -> dict[str, tuple[int, int]]:
        return {"who": (0, 1)}

    def whole_table(self) -> dict[str, Any]:
        return {"hands": [hand[:] for hand in self.hands], "totals": self.totals[:], "bid": self.bid}

    def declarations(self, seat: int) -> tuple[str, ...]:
        return () if self.acting < 0 else ("resign",)

    def declared(self, seat: int, what: str) -> None:
        self.totals[seat] = -1
        self.frames = []

    def over_reason(self) -> Reason:
        return Reason("tally.end", Text("why-over"))


class Deal(Procedure[Tally]):
    """Shuffle and deal three cards each."""

    def run(self, state: Tally) -> None:
        cards = list(range(CARDS))
        state.chance.shuffle(cards)
        state.hands = [sorted(cards[:3]), sorted(cards[3:])]
        state.frames.append(Bid(0))


class Bid(Ask[Tally]):
    """Lay a card face down; asked also of a seat with one card left, as skipping would tell how many it holds."""

    fields = ("who",)
    kind = "bid"
    rule = "tally.bid"
    secret = True

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, state: Tally) -> int:
        return self.who

    def options(self, state: Tally) -> list[int]:
        return state.hands[self.who][:]

    def choose(self, state: Tally, choice: int) -> None:
        state.hands[self.who].remove(choice)
        state.totals[self.who] += choice
        if state.log is not None:
            if choice:
                state.tell(Event("bid", {"card": choice}), 1 << self.who, Event("bid-hidden", {}))
            else:
                state.tell(Event("bid-nothing", {}), 1 << self.who)
        state.frames.append(Bid(1 - self.who))

    def prompt(self, state: Tally) -> Text:
        return Text("prompt-bid", hand=len(state.hands[self.who]))

    def why_not(self, state: Tally, choice: int) -> Reason:
        return Reason("tally.own_cards", Text("why-not-yours", card=choice))

    def label(self, state: Tally, choice: int) -> Text:
        return Text("choice-bid", card=choice)


class TallyGame(Game):
    """The game as the engine loads it."""

    id = "tally"
    version = 3
    seats = (2,)
    choices = CARDS
    bound = CARDS

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(content or Content({"cards": [1, 2, 3]}))
        self.alphabet = Alphabet([Span(0, "bid", [str(card) for card in range(CARDS)])], {"bid": ("tally.bid", "bid")})
        self.options = {
            "deck": Option("deck", ("small", "2+2"), "small"),
            "rounds": Option("rounds", (1, 3), 3),
            "open": Option("open", (False, True), False),
            "motto": Option("motto", (), ""),
        }

    def named(self) -> Iterator[Named]:
        yield from ()

    def blank(self, setting: Setting) -> State:
        return Tally(setting)

    def opening(self) -> list[Frame[Any]]:
        return [Deal()]

    def resumption(self, state: State) -> list[Frame[Any]]:
        return [Bid(1)]

    def lay_table(self, state: State, doc: Mapping[str, Any]) -> None:
        assert isinstance(state, Tally)
        read = Reader(doc, "position.table")
        state.hands = read.anything("hands")
        state.totals = read.wholes("totals", -1, 99)
        state.bid = read.whole("bid", -1, CARDS, -1)
        read.nothing_else()
