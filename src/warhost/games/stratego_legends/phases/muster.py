"""Before the battle: who leads which army, of which units, on which boards."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text, Thing
from warhost.games.stratego_legends.frames import Ask
from warhost.games.stratego_legends.mechanics.armies import Muster
from warhost.games.stratego_legends.mechanics.ground import lay_boards
from warhost.games.stratego_legends.model import ARMY, BOARD, FINISH, KIND, POWER, SIDE, Battle, side_text
from warhost.games.stratego_legends.tables import BEIGE, BOARDS, GREY


def take_sides(state: Battle) -> None:
    """`sl.setup.choose_army`: the first half of the seats leads beige, unless the draw says otherwise."""
    seats = list(range(state.setting.seats))
    half = len(seats) // 2
    swapped = state.terms.sides == "drawn" and state.chance.below(2) == 1
    first, second = seats[:half], seats[half:]
    state.seat_sides([second, first] if swapped else [first, second])
    if state.log is not None:
        state.say("sides", beige=seat_texts(state.side_seats[BEIGE]), grey=seat_texts(state.side_seats[GREY]))


def seat_texts(seats: list[int]) -> tuple[Text, ...]:
    return tuple([Text("player-of-seat", seat=seat + 1) for seat in seats])


def draw_first(state: Battle) -> None:
    """`sl.setup.first_player`: a draw of its own names the army that takes the first turn."""
    named = {"beige": BEIGE, "grey": GREY}
    state.first_side = named[state.terms.first] if state.terms.first in named else state.chance.below(2)


def order_seats(state: Battle) -> None:
    """`sl.teams.order`: first player of the starting side, the player opposite, the next one …"""
    first = state.side_seats[state.first_side]
    second = state.side_seats[1 - state.first_side]
    state.order = []
    for i in range(len(first)):
        state.order += [first[i], second[i]]
    if state.log is not None:
        state.say("first", side=side_text(state.first_side))


def muster_of(state: Battle, seat: i64) -> Muster:
    """What the army of a seat may be made of."""
    return Muster(state.tables, state.seat_side[seat], state.terms.copies, state.terms.rare)


class Armies(Procedure[Battle]):
    """Every seat gets its army, or chooses one unit by unit."""

    lies_on = ("Boards",)

    def run(self, state: Battle) -> None:
        terms = state.terms
        tables = state.tables
        state.rosters = [[] for _ in range(state.setting.seats)]
        state.open_rosters = terms.open_lists or terms.armies not in ("surprise", "muster")
        for side in (BEIGE, GREY):
            seats = state.side_seats[side]
            boxes = tables.boxes[side][:]
            if terms.armies == "box":
                state.chance.shuffle(boxes)
            for i, seat in enumerate(seats):
                if terms.armies == "starter":
                    self.lead(state, seat, tables.starters[side])
                elif terms.armies == "box":
                    self.lead(state, seat, boxes[i])
                elif terms.armies == "expansion":
                    self.lead(state, seat, tables.expansions[side])
                elif terms.armies == "surprise":
                    state.rosters[seat] = muster_of(state, seat).surprise(state.chance)
                elif terms.armies == "lists":
                    state.rosters[seat] = terms.lists[side * len(seats) + i]
        if terms.armies == "muster":
            for seat in reversed(state.order):
                state.frames.append(MusterUnit(seat))

    def lead(self, state: Battle, seat: i64, army: i64) -> None:
        state.rosters[seat] = state.tables.army_lists[army]
        if state.log is not None:
            state.say("leads", seat=seat + 1, army=Thing("army", state.tables.army_ids[army]))


class MusterUnit(Ask):
    """A player builds the army: a ready one, or units one after the other; the rest can be left to chance."""

    fields = ("you",)
    lies_on = ("Boards", "MusterUnit")
    kind = "muster"
    rule = "sl.army_building.customise"
    secret = True
    verbs = {"kind": "muster", "finish": "fill"}

    def __init__(self, you: i64) -> None:
        self.you = you

    def seat(self, state: Battle) -> i64:
        return self.you

    def options(self, state: Battle) -> list[int]:
        army = state.rosters[self.you]
        muster = muster_of(state, self.you)
        found = [KIND + kind for kind in muster.addable(army)]
        if not army:
            for number, units in enumerate(state.tables.army_lists):
                if muster.ready(units):
                    found.append(ARMY + number)
        found.append(FINISH)
        return found

    def choose(self, state: Battle, choice: i64) -> None:
        you = self.you
        army = state.rosters[you]
        if choice == FINISH:
            army = muster_of(state, you).fill_up(army, state.chance)
        elif choice < POWER:
            army = [*army, choice - KIND]
        else:
            army = state.tables.army_lists[choice - ARMY][:]
        done = len(army) == state.tables.army_size
        state.rosters = state.rosters[:]
        state.rosters[you] = sorted(army) if done else army
        if not done:
            state.frames.append(MusterUnit(you))
        elif state.log is not None:
            state.say("mustered", seat=you + 1)

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-muster", count=len(state.rosters[self.you]), size=state.tables.army_size)

    def prompt_for_others(self, state: Battle) -> Text:
        return Text("prompt-muster-hidden")

    def why_not(self, state: Battle, choice: i64) -> Reason:
        army = state.rosters[self.you]
        if KIND <= choice < POWER:
            reason = muster_of(state, self.you).refusal(army, choice - KIND)
            assert reason is not None
            return reason
        if ARMY <= choice < SIDE:
            if army:
                return Reason("sl.army_building.several", Text("why-army-begun"))
            return muster_of(state, self.you).problems(state.tables.army_lists[choice - ARMY])[0]
        return self.wrong_kind(state, choice)


# -- boards


class Boards(Procedure[Battle]):
    """Where the boards come from; those that are brought are chosen now."""

    lies_on = ("Deal",)

    def run(self, state: Battle) -> None:
        state.frames.append(TurnUp())
        if state.terms.boards == "bring":
            state.brought = [-1] * (2 * state.setting.seats)
            for seat in reversed(state.order):
                state.frames += [BringBoard(seat, 1), BringBoard(seat, 0)]


class BringBoard(Ask):
    """A player chooses one of the two boards to bring; nobody sees it yet (`sl.army_building.boards`)."""

    fields = ("you", "which")
    lies_on = ("TurnUp", "BringBoard")
    kind = "bring_board"
    rule = "sl.army_building.boards"

    def __init__(self, you: i64, which: i64) -> None:
        self.you = you
        self.which = which

    def fits(self, state: Battle, at: i64) -> bool:
        return len(state.brought) == 2 * state.setting.seats

    def seat(self, state: Battle) -> i64:
        return self.you

    def options(self, state: Battle) -> list[int]:
        other = state.brought[2 * self.you]
        return [BOARD + board for board in range(BOARDS) if board != other]

    def choose(self, state: Battle, choice: i64) -> None:
        state.brought[2 * self.you + self.which] = choice - BOARD

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-bring-board", number=self.which + 1)

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if BOARD <= choice < ARMY:
            board = state.tables.board_ids[choice - BOARD]
            return Reason("sl.army_building.boards", Text("why-board-twice", board=board))
        return self.wrong_kind(state, choice)


class TurnUp(Procedure[Battle]):
    """The boards are shuffled, turned up together and joined as they lie (`sl.setup.no_rearrange`)."""

    lies_on = ("Deal",)

    def run(self, state: Battle) -> None:
        tables = state.tables
        pairs = int(state.terms.pairs)
        if state.terms.boards == "photo":
            state.boards = tables.photo_boards[:]
            state.turns = tables.photo_turns[:]
        else:
            state.boards = [-1] * (4 * pairs)
            drawn = list(range(BOARDS))
            if state.terms.boards == "all":
                state.chance.shuffle(drawn)
            for pair in range(pairs):
                grey, beige = self.boards_of_pair(state, pair, drawn)
                state.boards[2 * pair : 2 * pair + 2] = grey
                state.boards[2 * (pairs + pair) : 2 * (pairs + pair) + 2] = beige
            state.turns = [state.chance.below(4) for _ in state.boards]
        if state.brought:
            state.brought = []
            state.reveals += 1
        state.ground = lay_boards(tables, state.boards, state.turns)
        if state.log is not None:
            names = tuple([Thing("board", tables.board_ids[board]) for board in state.boards])
            state.say("boards", boards=names)

    def boards_of_pair(self, state: Battle, pair: int, drawn: list[int]) -> tuple[list[int], list[int]]:
        """The two boards of the grey and the two of the beige player of a pair."""
        tables = state.tables
        source = state.terms.boards
        if source == "bring":
            grey, beige = [self.brought_by(state, state.side_seats[side][pair]) for side in (GREY, BEIGE)]
            return grey, beige
        if source == "all":
            four = drawn[4 * pair : 4 * pair + 4]
        else:
            four = tables.default_boards[:]
            if source != "rulebook":
                number = int(source.removeprefix("set_"))
                four = [board for board in range(BOARDS) if tables.board_sets[board] == number]
            state.chance.shuffle(four)
        return four[:2], four[2:]

    def brought_by(self, state: Battle, seat: int) -> list[int]:
        """`sl.teams.place_boards`: the player opposite shuffles the two."""
        two = state.brought[2 * seat : 2 * seat + 2]
        state.chance.shuffle(two)
        return two
