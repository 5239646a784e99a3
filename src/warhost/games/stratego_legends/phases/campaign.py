"""One battle or a campaign of several: what is set up, what each battle leaves behind."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import BOTTOM, Procedure
from warhost.engine.text import Text
from warhost.games.stratego_legends.frames import Ask
from warhost.games.stratego_legends.model import ATTACKER, DRAW, RUNNING, SIDE, Battle
from warhost.games.stratego_legends.phases.deployment import Deal, clear_table
from warhost.games.stratego_legends.phases.muster import Armies, Boards, draw_first, order_seats, take_sides
from warhost.games.stratego_legends.tables import BEIGE, GREY


class Battles(Procedure[Battle]):
    """The bottom of the stack: closes the battle that was fought, and opens the next one if there is one."""

    fields = ("fought",)
    lies_on = (BOTTOM,)

    def __init__(self, fought: i64) -> None:
        self.fought = fought

    def fits(self, state: Battle, at: i64) -> bool:
        """On it lies what leads on to the next turn, unless the battle is decided."""
        if self.fought != len(state.victories) + 1:
            return False
        if len(state.frames) == 1:
            return state.winner != RUNNING
        return state.winner == RUNNING and "Battles" in state.frames[1].lies_on

    def run(self, state: Battle) -> None:
        if self.fought > 0:
            state.victories = [*state.victories, state.winner]
            state.points = [*state.points, score(state)]
            if state.log is not None and state.terms.games > 1:
                sums = totals(state)
                state.say("campaign", game=self.fought, beige=sums[BEIGE], grey=sums[GREY])
            if campaign_over(state):
                return
        state.frames.append(Battles(self.fought + 1))
        clear_table(state)
        if self.fought == 0:
            state.stops = [int(state.terms.stops)] * state.setting.seats
            take_sides(state)
            draw_first(state)
            state.frames.append(SetUp(True))
        elif state.terms.campaign == "two" or state.victories[-1] == DRAW:
            state.first_side = 1 - state.first_side
            state.frames.append(SetUp(False))
        else:
            state.frames += [SetUp(False), ChooseFirst(1 - state.victories[-1])]


class SetUp(Procedure[Battle]):
    """Armies, boards, and the deal; in a campaign of two games the armies stay (`sl.campaigns.rebuild`)."""

    fields = ("armies",)
    lies_on = ("Battles",)

    def __init__(self, armies: bool) -> None:
        self.armies = armies

    def fits(self, state: Battle, at: i64) -> bool:
        asked = all([isinstance(frame, ChooseFirst) for frame in state.frames[at + 1 :]])
        return asked and not state.born and not state.stood and -1 not in state.brought

    def run(self, state: Battle) -> None:
        order_seats(state)
        state.frames += [Deal(), Boards()]
        size = state.tables.army_size
        whole = len(state.rosters) > 0 and all([len(roster) == size for roster in state.rosters])
        if self.armies or not whole or (state.terms.campaign != "two" and state.terms.armies == "muster"):
            state.frames.append(Armies())  # not whole: somebody gave up while the armies were being built


class ChooseFirst(Ask):
    """The loser of the last game says who begins the next (`sl.campaigns.multi_first`)."""

    fields = ("loser",)
    lies_on = ("SetUp",)
    on_top = True
    kind = "choose_first"
    rule = "sl.campaigns.multi_first"

    def __init__(self, loser: i64) -> None:
        self.loser = loser

    def seat(self, state: Battle) -> i64:
        return state.side_seats[self.loser][0]

    def options(self, state: Battle) -> list[int]:
        return [SIDE + BEIGE, SIDE + GREY]

    def choose(self, state: Battle, choice: i64) -> None:
        state.first_side = choice - SIDE

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-choose-first")

    def why_not(self, state: Battle, choice: i64) -> Reason:
        assert not SIDE <= choice < ATTACKER
        return self.wrong_kind(state, choice)


def fallen(state: Battle, side: i64) -> int:
    """`sl.campaigns.two_score`: units of a side's armies that are destroyed, the Castle and the cursing unit too."""
    return len([u for u in range(len(state.born)) if state.seat_side[state.born[u]] == side and state.pos[u] < 0])


def score(state: Battle) -> int:
    """What the winner of a game scores."""
    return 0 if state.winner == DRAW else fallen(state, 1 - state.winner)


def totals(state: Battle) -> list[int]:
    """Points of the sides in a campaign of two games, victories in a longer one."""
    sums = [0, 0]
    for winner, points in zip(state.victories, state.points):
        if winner != DRAW:
            sums[winner] += points if state.terms.campaign == "two" else 1
    return sums


def campaign_over(state: Battle) -> bool:
    """All games are played, or the lead can no longer be caught (`sl.campaigns.multi_winner`)."""
    left = state.terms.games - len(state.victories)
    if left <= 0:
        return True
    if state.terms.campaign == "two":  # sl.campaigns.two_winner
        return False
    sums = totals(state)
    return abs(sums[BEIGE] - sums[GREY]) > left


def campaign_winner(state: Battle) -> i64:
    sums = totals(state)
    if sums[BEIGE] == sums[GREY]:
        return DRAW
    return BEIGE if sums[BEIGE] > sums[GREY] else GREY
