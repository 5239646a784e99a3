"""Deployment: a random deal, a blind exchange of the enemy's units, standing up, and two exchanges of one's own."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Frame, Procedure
from warhost.engine.text import Text, Thing
from warhost.games.stratego_legends.frames import Ask, is_space
from warhost.games.stratego_legends.mechanics.ground import CONTROLLED, RANKS, ZONE
from warhost.games.stratego_legends.model import FINISH, OUT, POSITION_CHAINS, RUNNING, Battle, side_text, space_text
from warhost.games.stratego_legends.phases.muster import Armies, Boards, BringBoard, MusterUnit, TurnUp, muster_of
from warhost.games.stratego_legends.phases.turn import ChoosePlayer, StartTurn
from warhost.games.stratego_legends.tables import BEIGE, BOARD_SIZE

EXCHANGES: Final = 2


def home(state: Battle, seat: i64) -> list[int]:
    """Land spaces of a seat's own two boards."""
    side = state.seat_side[seat]
    first = state.side_seats[side].index(seat) * ZONE
    ranks = range(BOARD_SIZE) if side == BEIGE else range(BOARD_SIZE, RANKS)
    land = state.ground.land
    return [column * RANKS + r for column in range(first, first + ZONE) for r in ranks if land[column * RANKS + r]]


def clear_table(state: Battle) -> None:
    """Nothing is left of the battle before."""
    seats = state.setting.seats
    state.born = []
    state.kind = []
    state.keeps = []
    state.pos = []
    state.owner = []
    state.holdings = [[] for _ in range(seats)]
    state.strays = []
    state.seen = []
    state.facts = []
    state.bonus = []
    state.granted = []
    state.used = []
    state.board = [-1] * state.ground.field.spaces
    state.brought = []
    state.boons = []
    state.marked = []
    state.shown = []
    state.stood = False
    state.set_curse(-1, -1)
    state.key = 0
    state.pending = []
    state.turn = 0
    state.active = -1
    state.place_in_order = 0
    state.acted = 0
    state.extra = 0
    state.trail = [-1] * (6 * seats)
    state.moved = [-1, -1, -1]
    state.trace = [-1, -1]
    state.quiet = 0
    state.history = []
    state.earlier = []
    state.latest = [-1] * POSITION_CHAINS
    state.winner = RUNNING
    state.ending = 0
    state.conceded = 0
    state.draw_offers = 0


def add_unit(state: Battle, seat: i64, kind: i64, place: i64) -> i64:
    """A new block of an army, somewhere off the battlefield."""
    unit = len(state.born)
    state.born.append(seat)
    state.kind.append(kind)
    state.pos.append(place)
    state.owner.append(seat)
    state.holdings[seat] = [*state.holdings[seat], unit]
    state.seen.append(0)
    state.facts.append(0)
    state.bonus.append(0)
    state.granted.append(0)
    state.used.append(0)
    state.key ^= state.other_key(unit, CONTROLLED + seat)
    return unit


class Deal(Procedure[Battle]):
    """`sl.placement.random`: every army is laid face down at random, one unit on each land space of its two boards."""

    lies_on = ("Battles",)

    def fits(self, state: Battle, at: i64) -> bool:
        """Boards will be laid and whole armies are there, or those who are asked for them."""
        above = state.frames[at + 1 :]
        if state.born or state.stood or not above or not isinstance(above[0], (Boards, TurnUp)):
            return False
        if not all([isinstance(frame, (Boards, TurnUp, Armies, MusterUnit, BringBoard)) for frame in above]):
            return False
        asked = sorted([2 * frame.you + frame.which for frame in above if isinstance(frame, BringBoard)])
        missing = [place for place, board in enumerate(state.brought) if board < 0]
        to_come = any([isinstance(frame, Armies) for frame in above])
        return asked == missing and (to_come or sound_armies(state, above))

    def run(self, state: Battle) -> None:
        for seat in range(state.setting.seats):
            kinds = state.rosters[seat][:]
            state.chance.shuffle(kinds)
            for space, kind in zip(home(state, seat), kinds):
                state.place(add_unit(state, seat, kind, OUT), space)
        state.find_castles()
        if state.log is not None:
            state.say("dealt")
        state.frames.append(StandUp())
        for seat in reversed(state.order):
            state.frames.append(Mix(seat, -1))


def sound_armies(state: Battle, above: list[Frame[Any]]) -> bool:
    """Whether every army, as far as it is chosen, may be led, and is whole or being chosen."""
    for seat in range(state.setting.seats):
        army = state.rosters[seat] if len(state.rosters) > seat else []
        asked = any([isinstance(frame, MusterUnit) and frame.you == seat for frame in above])
        if not asked and len(army) != state.tables.army_size:
            return False
        if state.terms.armies == "muster":
            muster = muster_of(state, seat)
            if not all([muster.refusal(army[:place], kind) is None for place, kind in enumerate(army)]):
                return False
        elif not all([state.tables.side[kind] == state.seat_side[seat] for kind in army]):
            return False
    return True


def sound_deal(state: Battle) -> bool:
    """Whether a unit lies on every space of every home."""
    dealt = [state.board[space] >= 0 for seat in range(state.setting.seats) for space in home(state, seat)]
    return len(dealt) > 0 and all(dealt)


def opposite(state: Battle, seat: i64) -> i64:
    """The player across the table."""
    side = state.seat_side[seat]
    return state.side_seats[1 - side][state.side_seats[side].index(seat)]


def exchange(state: Battle, one: i64, other: i64) -> None:
    """Two blocks change their spaces; everybody sees the spaces (`sl.placement.final_visible`)."""
    first = state.board[one]
    second = state.board[other]
    state.place(first, other)
    state.place(second, one)
    state.trace = [one, other]
    if state.log is not None:
        state.say("exchange", start=space_text(one), space=space_text(other))


class Mix(Ask):
    """Exchange two units of the player opposite, unseen by both, or leave them (`sl.placement.mix_theirs`)."""

    fields = ("you", "first")
    lies_on = ("StandUp", "Mix")
    kind = "mix"
    rule = "sl.placement.mix_theirs"
    verbs = {"space": "mix", "finish": "keep"}

    def __init__(self, you: i64, first: i64) -> None:
        self.you = you
        self.first = first  # the space chosen already, or -1

    def fits(self, state: Battle, at: i64) -> bool:
        return self.first < 0 or self.first in home(state, opposite(state, self.you))

    def seat(self, state: Battle) -> i64:
        return self.you

    def options(self, state: Battle) -> list[int]:
        found = [space for space in home(state, opposite(state, self.you)) if space != self.first]
        if self.first < 0:
            found.append(FINISH)
        return found

    def choose(self, state: Battle, choice: i64) -> None:
        if choice == FINISH:
            return
        if self.first < 0:
            state.frames.append(Mix(self.you, choice))
        else:
            exchange(state, self.first, choice)

    def subject(self, state: Battle) -> Thing | None:
        return Thing("space", space_text(self.first)) if self.first >= 0 else None

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-mix") if self.first < 0 else Text("prompt-mix-with", space=space_text(self.first))

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if is_space(state, choice):
            key = "why-same-space" if choice == self.first else "why-not-theirs"
            return Reason("sl.placement.mix_theirs", Text(key, space=space_text(choice)))
        return self.wrong_kind(state, choice)


class StandUp(Procedure[Battle]):
    """`sl.placement.stand_up`: from now on each player sees the own units."""

    lies_on = ("Battles",)

    def fits(self, state: Battle, at: i64) -> bool:
        asked = all([isinstance(frame, Mix) for frame in state.frames[at + 1 :]])
        return asked and not state.stood and sound_deal(state)

    def run(self, state: Battle) -> None:
        state.stood = True
        state.reveals += 1
        if state.log is not None:
            state.say("stand-up")
        state.frames.append(FirstTurn())
        for seat in reversed(state.order):
            state.frames.append(Exchange(seat, EXCHANGES))


def exchange_rule(state: Battle, seat: i64) -> str:
    """The rule that lets a seat exchange own units: the first player, and then the others."""
    return "sl.placement.final_first" if seat == state.order[0] else "sl.placement.final_second"


class Exchange(Ask):
    """Up to two exchanges of own units before the battle (`sl.placement.final_first`)."""

    fields = ("you", "left")
    lies_on = ("FirstTurn", "Exchange")
    kind = "exchange"
    rule = "sl.placement.final_first"
    verbs = {"space": "exchange", "finish": "keep"}

    def __init__(self, you: i64, left: i64) -> None:
        self.you = you
        self.left = left

    def seat(self, state: Battle) -> i64:
        return self.you

    def options(self, state: Battle) -> list[int]:
        return [*home(state, self.you), FINISH]

    def choose(self, state: Battle, choice: i64) -> None:
        if choice != FINISH:
            state.frames.append(ExchangeWith(self.you, self.left, choice))

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-exchange", left=self.left)

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if is_space(state, choice):
            return Reason(exchange_rule(state, self.you), Text("why-not-own", space=space_text(choice)))
        return self.wrong_kind(state, choice)


class ExchangeWith(Ask):
    """The other unit of an exchange."""

    fields = ("you", "left", "first")
    lies_on = ("FirstTurn", "Exchange")
    on_top = True
    kind = "exchange_with"
    rule = "sl.placement.final_first"
    verbs = {"space": "with"}

    def __init__(self, you: i64, left: i64, first: i64) -> None:
        self.you = you
        self.left = left
        self.first = first

    def fits(self, state: Battle, at: i64) -> bool:
        return self.first in home(state, self.you)

    def seat(self, state: Battle) -> i64:
        return self.you

    def options(self, state: Battle) -> list[int]:
        return [space for space in home(state, self.you) if space != self.first]

    def choose(self, state: Battle, choice: i64) -> None:
        exchange(state, self.first, choice)
        if self.left > 1:
            state.frames.append(Exchange(self.you, self.left - 1))

    def subject(self, state: Battle) -> Thing | None:
        return Thing("space", space_text(self.first)) if self.first >= 0 else None

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-exchange-with", unit=state.unit_text(state.board[self.first]), space=space_text(self.first))

    def prompt_for_others(self, state: Battle) -> Text:
        return Text("prompt-exchange-hidden", space=space_text(self.first))

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if is_space(state, choice):
            key = "why-same-space" if choice == self.first else "why-not-own"
            return Reason(exchange_rule(state, self.you), Text(key, space=space_text(choice)))
        return self.wrong_kind(state, choice)


class FirstTurn(Procedure[Battle]):
    """The battle begins."""

    lies_on = ("Battles",)

    def fits(self, state: Battle, at: i64) -> bool:
        asked = all([isinstance(frame, (Exchange, ExchangeWith)) for frame in state.frames[at + 1 :]])
        return asked and state.stood and sound_deal(state)

    def run(self, state: Battle) -> None:
        if state.log is not None:
            state.say("begin", side=side_text(state.first_side))
        if state.terms.free_order:
            state.frames.append(ChoosePlayer(state.first_side))
        else:
            state.frames.append(StartTurn(state.order[0]))
