"""Operations on what players hold: combat cards, runes, priests."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import Args, On, Op
from warhost.games.lords_of_ragnarok.effects.moments import can, start
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.mechanics.hands import (
    DiscardCards,
    DropRune,
    PickFromHand,
    discard,
    discard_at_random,
    draw,
    drawable,
    gain_priests,
    gain_runes,
    kinds_held,
    runes_held,
    runes_left,
    show_hand,
    take_rune,
    why_not_held,
)
from warhost.games.lords_of_ragnarok.model import ATTACK, ATTRIBUTE, CARD, FINISH, RUNE, Saga, rune_text
from warhost.games.lords_of_ragnarok.phases.rune_step import spend
from warhost.games.lords_of_ragnarok.tables import RUNE_TYPES

# -- whom an operation concerns

WHO: Final = ("hunter", "opponent", "target")
HUNTER: Final = WHO.index("hunter")
OPPONENT: Final = WHO.index("opponent")

# -- how cards are discarded

HOW: Final = ("choice", "random", "monster_player_chooses")
BY_CHOICE: Final = HOW.index("choice")
AT_RANDOM: Final = HOW.index("random")


def concerned(state: Saga, who: i64, on: On) -> i64:
    """The seat that an operation concerns."""
    if who == HUNTER:
        return state.hunter
    if who == OPPONENT:
        return state.sides[1 - state.side_of(on.who)]
    return on.target


def can_be_concerned(state: Saga, who: i64, on: On) -> bool:
    """Whether there is a seat that an operation concerns."""
    if who == HUNTER:
        return state.hunter >= 0
    if who == OPPONENT:
        return on.who in state.sides
    return 0 <= on.target < state.seats


class DrawCombat(Op[Saga]):
    """Draw combat cards."""

    name = "draw_combat"

    def __init__(self, n: i64) -> None:
        self.n = n

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"])

    def possible(self, state: Saga, on: On) -> bool:
        return drawable(state)

    def perform(self, state: Saga, on: On) -> None:
        draw(state, on.who, self.n)

    def words(self) -> Text:
        return Text("op-draw_combat", n=self.n)


class GainRune(Op[Saga]):
    """Gain runes of one's choice, or more of the type that was taken from a forge."""

    name = "gain_rune"

    def __init__(self, n: i64, same_type: bool) -> None:
        self.n = n
        self.same_type = same_type

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"], args["kind"] == "same_type")

    def possible(self, state: Saga, on: On) -> bool:
        return state.rune_supply[on.target] > 0 if self.same_type else runes_left(state)

    def perform(self, state: Saga, on: On) -> None:
        if not self.same_type:
            gain_runes(state, on.who, self.n)
            return
        for _ in range(min(self.n, state.rune_supply[on.target])):
            take_rune(state, on.who, on.target)

    def words(self) -> Text:
        return Text("op-gain_rune", n=self.n)

    def fits(self, state: Saga, on: On) -> bool:
        return not self.same_type or 0 <= on.target < RUNE_TYPES


class GainPriest(Op[Saga]):
    """Gain priests from the supply."""

    name = "gain_priest"

    def __init__(self, n: i64) -> None:
        self.n = n

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"])

    def possible(self, state: Saga, on: On) -> bool:
        return state.priests_left(on.who) > 0

    def perform(self, state: Saga, on: On) -> None:
        gain_priests(state, on.who, self.n)

    def words(self) -> Text:
        return Text("op-gain_priest", n=self.n)


class DiscardRune(Op[Saga]):
    """Somebody discards runes of their choice."""

    name = "discard_rune"

    def __init__(self, n: i64, who: i64) -> None:
        self.n = n
        self.who = who

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"], WHO.index(args["who"]))

    def possible(self, state: Saga, on: On) -> bool:
        return state.rune_count(concerned(state, self.who, on)) > 0

    def perform(self, state: Saga, on: On) -> None:
        seat = concerned(state, self.who, on)
        state.frames.append(DropRune(seat, min(self.n, state.rune_count(seat))))

    def words(self) -> Text:
        return Text("op-discard_rune", n=self.n)

    def fits(self, state: Saga, on: On) -> bool:
        return can_be_concerned(state, self.who, on)


class DiscardCombat(Op[Saga]):
    """Somebody discards combat cards: of their choice, at random, or as the monster's player chooses."""

    name = "discard_combat"

    def __init__(self, n: i64, who: i64, how: i64, needs: i64) -> None:
        self.n = n
        self.who = who
        self.how = how
        self.needs = needs  # cards that must be held

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"], WHO.index(args["who"]), HOW.index(args["how"]), args.get("needs", 0))

    def possible(self, state: Saga, on: On) -> bool:
        return len(state.hands[concerned(state, self.who, on)]) >= max(1, self.needs)

    def perform(self, state: Saga, on: On) -> None:
        seat = concerned(state, self.who, on)
        cards = min(self.n, len(state.hands[seat]))
        if self.how == BY_CHOICE:
            state.frames.append(DiscardCards(seat, cards))
        elif self.how == AT_RANDOM:
            discard_at_random(state, seat, cards)
        else:
            show_hand(state, seat, state.keeper)
            state.frames.append(PickFromHand(state.keeper, seat, cards))

    def words(self) -> Text:
        return Text("op-discard_combat", n=self.n)

    def fits(self, state: Saga, on: On) -> bool:
        return can_be_concerned(state, self.who, on)


class RevealHand(Op[Saga]):
    """The opponent in a battle shows the combat cards in hand, to this player alone."""

    name = "reveal_hand"

    def possible(self, state: Saga, on: On) -> bool:
        return len(state.hands[concerned(state, OPPONENT, on)]) > 0

    def perform(self, state: Saga, on: On) -> None:
        show_hand(state, concerned(state, OPPONENT, on), on.who)

    def fits(self, state: Saga, on: On) -> bool:
        return can_be_concerned(state, OPPONENT, on)


# -- what is paid for something else


class DiscardCombatFor(Op[Saga]):
    """The player may discard combat cards for something."""

    name = "discard_combat_for"
    may = True

    def __init__(self, n: i64, then: i64) -> None:
        self.n = n
        self.then = then

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"], args.program("then"))

    def possible(self, state: Saga, on: On) -> bool:
        return len(state.hands[on.who]) >= self.n and can(state, self.then, on.who, on.figure, on.target)

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(DiscardFor(on.who, self.n, self.then, False))


class DiscardFor(Ask):
    """Discard a card to get what an effect promises, or leave it."""

    fields = ("who", "left", "then", "begun")
    kind = "discard_for"
    rule = "lor.cards.as_far_as_possible"
    verbs = {"card": "discard", "finish": "decline"}

    def __init__(self, who: i64, left: i64, then: i64, begun: bool) -> None:
        self.who = who
        self.left = left
        self.then = then  # program
        self.begun = begun

    def options(self, state: Saga) -> list[int]:
        found = [CARD + kind for kind in kinds_held(state, self.who)]
        return found if self.begun else found + [FINISH]

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == FINISH:
            return
        if self.left > 1:
            state.frames.append(DiscardFor(self.who, self.left - 1, self.then, True))
        else:
            start(state, self.then, self.who)
        discard(state, self.who, choice - CARD)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-discard-for", count=self.left, gain=state.book.programs[self.then][0].words())

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if CARD <= choice < ATTACK:
            return why_not_held(state, self.rule, choice)
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        ops = [op for program in state.book.programs for op in program]
        return any([isinstance(op, DiscardCombatFor) and op.then == self.then for op in ops])


class PayRuneFor(Op[Saga]):
    """The player may spend runes of any type for something."""

    name = "pay_rune_for"
    may = True

    def __init__(self, n: i64, then: i64) -> None:
        self.n = n
        self.then = then

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"], args.program("then"))

    def possible(self, state: Saga, on: On) -> bool:
        return state.rune_count(on.who) >= self.n and can(state, self.then, on.who, on.figure, on.target)

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(PayFor(on.who, self.n, self.then, False))


class PayFor(Ask):
    """Spend a rune to get what an effect promises, or leave it."""

    fields = ("who", "left", "then", "begun")
    kind = "pay_for"
    rule = "lor.cards.as_far_as_possible"
    verbs = {"rune": "pay", "finish": "decline"}

    def __init__(self, who: i64, left: i64, then: i64, begun: bool) -> None:
        self.who = who
        self.left = left
        self.then = then  # program
        self.begun = begun

    def options(self, state: Saga) -> list[int]:
        found = runes_held(state, self.who)
        return found if self.begun else found + [FINISH]

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == FINISH:
            return
        if self.left > 1:
            state.frames.append(PayFor(self.who, self.left - 1, self.then, True))
        else:
            start(state, self.then, self.who)
        spend(state, self.who, choice - RUNE)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-pay-for", count=self.left, gain=state.book.programs[self.then][0].words())

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if RUNE <= choice < ATTRIBUTE:
            return Reason(self.rule, Text("why-no-rune", rune=rune_text(choice - RUNE)))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        ops = [op for program in state.book.programs for op in program]
        return any([isinstance(op, PayRuneFor) and op.then == self.then for op in ops])
