"""A duel: five cards each, laid face down one against one; card and die together decide who hits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypedDict

from warhost.engine.alphabet import Alphabet, Span
from warhost.engine.ask import AskSeat
from warhost.engine.chance import Chance
from warhost.engine.content import Content, Record, list_of, record, whole, word
from warhost.engine.documents import Documents, NoHints
from warhost.engine.errors import Reason, demand
from warhost.engine.event import Event
from warhost.engine.game import Game
from warhost.engine.position import Reader
from warhost.engine.state import BOTTOM, Frame, Procedure, Result, Setting, State
from warhost.engine.text import Text, Thing

SEATS: Final = (0, 1)
HAND: Final = 5
SCHEMA: Final = record({"cards": list_of(record({"id": word, "strength": whole(0, 9), "copies": whole(3, 9)}), 4, 4)})


class Table(TypedDict):
    """What a seat sees."""

    hand: list[str]  # the viewer's own
    cards: list[int]  # in the hand of each seat
    hits: list[int]  # of each seat


class DuelState(State):
    """What lies on the table. Cards are numbers, in the order of the content."""

    def __init__(self, setting: Setting, cards: list[Record]) -> None:
        super().__init__(setting)
        self.cards = cards
        self.stock = [card for card, its in enumerate(cards) for _ in range(its["copies"])]  # what nobody was dealt
        self.hands: list[list[int]] = [[], []]
        self.laid: list[list[int]] = [[], []]
        self.hits = [0, 0]

    def clone(self) -> DuelState:
        twin = DuelState(self.setting, self.cards)
        self.copy_flow(twin)
        twin.stock = self.stock[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = [laid[:] for laid in self.laid]
        twin.hits = self.hits[:]
        return twin

    def card(self, card: int) -> Thing:
        return Thing("card", self.cards[card]["id"])

    def names(self, cards: list[int]) -> list[str]:
        return [self.card(card).id for card in cards]

    def table(self, seat: int | None) -> Table:
        own = [] if seat is None else self.hands[seat]
        return {"hand": self.names(own), "cards": [len(hand) for hand in self.hands], "hits": self.hits[:]}

    def whole_table(self) -> dict[str, Any]:
        hands, laid = [*map(self.names, self.hands)], [*map(self.names, self.laid)]
        seats = {f"seat_{seat}": {"hand": hands[seat], "laid": laid[seat], "hits": self.hits[seat]} for seat in SEATS}
        return {**seats, "stock": self.names(self.stock), "conceded": self.conceded}

    def redeal(self, seat: int | None, chance: Chance) -> None:
        others = [other for other in SEATS if other != seat]
        unseen = sorted(self.stock + [card for other in others for card in self.hands[other] + self.laid[other]])
        chance.shuffle(unseen)
        for other in others:
            self.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
            self.laid[other] = [unseen.pop() for _ in self.laid[other]]
        self.stock = unseen

    def declarations(self, seat: int) -> tuple[str, ...]:
        return ("concede",) if self.acting >= 0 else ()

    def declared(self, seat: int, what: str) -> None:
        self.note(seat, what)
        self.frames = []
        self.say("concede", seat=seat + 1)

    def result(self) -> Result | None:
        if self.acting >= 0:
            return None
        if not self.conceded and self.hits[0] == self.hits[1]:
            return Result(SEATS, (SEATS,), tuple(self.hits), Text("result-drawn"))
        best = int(self.conceded == 1) if self.conceded else self.hits.index(max(self.hits))
        return Result((best,), ((best,), (1 - best,)), tuple(self.hits), Text("result-won", seat=best + 1))

    def over_reason(self) -> Reason:
        return Reason("duel.end.hits", Text("why-over"))

    def check(self) -> None:
        self.check_frames()
        held = [self.hands[seat] + self.laid[seat] for seat in SEATS]
        met = self.stock + held[0] + held[1]
        demand(all(met.count(card) <= its["copies"] for card, its in enumerate(self.cards)), "too many of a card")
        demand(len(held[0]) == len(held[1]) <= HAND - sum(self.hits), "the hands are not what the bouts have left")
        demand((self.acting < 0) == (self.conceded > 0 or not held[0]), "over too soon, or too late")


class Deal(Procedure[DuelState]):
    """`duel.setup.deal`: the rest of the cards stays hidden."""

    def run(self, state: DuelState) -> None:
        state.chance.shuffle(state.stock)
        state.hands = [sorted(state.stock.pop() for _ in range(HAND)) for _ in SEATS]
        state.frames.append(Lay(0))


class Lay(AskSeat[DuelState]):
    """`duel.bout.lay`: asked also of a hand of equal cards, as skipping would tell that they are."""

    kind = "lay"
    rule = "duel.bout.lay"
    lies_on = (BOTTOM,)
    secret = True

    def fits(self, state: DuelState, at: int) -> bool:
        return self.who in SEATS and not state.laid[self.who] and len(state.laid[1 - self.who]) <= 1

    def options(self, state: DuelState) -> list[int]:
        return sorted(set(state.hands[self.who]))

    def why_not(self, state: DuelState, choice: int) -> Reason:
        return Reason(self.rule, Text("why-not-held", card=state.card(choice)))

    def choose(self, state: DuelState, choice: int) -> None:
        state.hands[self.who].remove(choice)
        state.laid[self.who] = [choice]
        if state.log is not None:
            told = Event("lay", {"seat": self.who + 1, "card": state.card(choice)})
            state.tell(told, 1 << self.who, Event("lay-hidden", {"seat": self.who + 1}))
        second = len(state.laid[1 - self.who]) == 1
        if second:
            clash(state, *state.laid[0], *state.laid[1])
        state.frames.append(Lay(self.who if second else 1 - self.who))  # an empty hand ends the duel


def clash(state: DuelState, first: int, second: int) -> None:
    """`duel.bout.clash`: the cards are shown, and a die is added to each."""
    dice = [1 + state.chance.below(6) for _ in SEATS]
    totals = [state.cards[card]["strength"] + die for card, die in zip((first, second), dice)]
    state.laid = [[], []]
    state.reveals += 1
    if state.log is not None:
        state.say("clash", first=state.card(first), second=state.card(second), first_die=dice[0], second_die=dice[1])
    for seat in SEATS:
        if totals[seat] > totals[1 - seat]:
            state.hits[seat] += 1
            state.say("hit", seat=seat + 1)


class Duel(Game):
    """The game as the engine loads it."""

    id = "duel"
    version = 1
    seats = (2,)
    choices = 4  # a choice is a card
    bound = 2 * HAND
    events = {
        "lay": {"seat": "number", "card": "card"},
        "clash": {"first": "card", "second": "card", "first_die": "number", "second_die": "number"},
        **{name: {"seat": "number"} for name in ("lay-hidden", "hit", "concede")},
    }
    documents = Documents(Table, NoHints)

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        SCHEMA(content["cards"], "duel/cards.yaml:1", "cards")
        ids = [card["id"] for card in content["cards"]["cards"]]
        self.alphabet = Alphabet([Span(0, "card", ids, verb="lay")], {"lay": ("duel.bout.lay", "card")})

    def blank(self, setting: Setting) -> State:
        return DuelState(setting, self.content["cards"]["cards"])

    def opening(self) -> list[Frame[Any]]:
        return [Deal()]

    def resumption(self, state: State) -> list[Frame[Any]]:
        assert isinstance(state, DuelState)
        return [Lay(1 if state.laid[0] else 0)]

    def lay_table(self, state: State, doc: Mapping[str, Any]) -> None:
        assert isinstance(state, DuelState)
        read = Reader(doc, "position.table")
        places = self.alphabet.spans[0].place_of
        for seat in SEATS:
            one = read.inner(f"seat_{seat}")
            state.hands[seat] = sorted(places[card] for card in one.words("hand", [*places]))
            state.laid[seat] = [places[card] for card in one.words("laid", [*places])]
            state.hits[seat] = one.whole("hits", 0, HAND, 0)
            one.nothing_else()
        state.stock = [places[card] for card in read.words("stock", [*places])]
        state.conceded = read.whole("conceded", 0, 2, 0)  # a mask, but never both
        read.nothing_else()
