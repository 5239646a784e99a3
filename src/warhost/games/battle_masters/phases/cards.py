"""The battle cards: one is turned up, and its side uses the troops it shows, in any order."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.bits import mask_of
from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text, Thing
from warhost.games.battle_masters.frames import Ask, CardInUse
from warhost.games.battle_masters.legality import why_no_use
from warhost.games.battle_masters.model import FINISH, RESERVE, UNIT, YIELD, Battle, side_text
from warhost.games.battle_masters.phases.activation import Act, Enter, most_steps
from warhost.games.battle_masters.phases.deployment import waiting
from warhost.games.battle_masters.phases.ending import pass_through_deck_over, stop
from warhost.games.battle_masters.phases.ogre import OgreTurn
from warhost.games.battle_masters.tables import CANNON, CHAOS, IMPERIAL, OGRE, UNITS


class ShuffleDeck(Procedure[Battle]):
    """The last step of preparation (`bm.setup.steps_in_order`): all battle cards become one deck."""

    lies_on = ("Battles",)

    def fits(self, state: Battle, at: i64) -> bool:
        deployed = not waiting(state, IMPERIAL) and not waiting(state, CHAOS)
        return not state.dealt() and (deployed or at + 1 < len(state.frames))

    def run(self, state: Battle) -> None:
        state.draw_pile = state.tables.full_deck[:]
        state.chance.shuffle(state.draw_pile)
        if state.log is not None:
            state.say("shuffle", cards=len(state.draw_pile))
        state.frames.append(TurnCard())


class TurnCard(Procedure[Battle]):
    """Turn up the next battle card; when it has been carried out, the next one."""

    lies_on = ("Battles",)

    def fits(self, state: Battle, at: i64) -> bool:
        return state.dealt()

    def run(self, state: Battle) -> None:
        tables = state.tables
        state.frames.append(self)
        if state.card >= 0:
            state.played.append(state.card)
            state.card = -1
        if not state.draw_pile:
            if pass_through_deck_over(state) or all_stuck(state):
                stop(state)
                return
            state.draw_pile = state.played
            state.played = []
            state.chance.shuffle(state.draw_pile)
            if state.log is not None:
                state.say("reshuffle", cards=len(state.draw_pile))
        card = state.draw_pile.pop()
        state.reveals += 1
        side = side_text(tables.card_side[card])
        if state.shown_alive(card) == 0:  # bm.cards.dead_card_removed
            state.removed.append(card)
            if state.log is not None:
                state.say("card-removed", card=card_text(state, card), side=side)
            return
        state.card = card
        if state.log is not None:
            state.say("card", card=card_text(state, card), side=side)
        begin_card(state)


def all_stuck(state: Battle) -> bool:
    """Whether no card left lets any unit do anything: they would turn for ever without `bm.end.stalemate`."""
    for card in state.played:
        alive = state.shown_alive(card)
        for unit in state.tables.army[state.tables.card_side[card]]:
            if alive >> unit & 1 and can_act(state, unit):
                return False
    return True


def begin_card(state: Battle) -> None:
    """Let the side of the card in play act."""
    tables = state.tables
    if state.ogre_turn():
        state.frames.append(OgreTurn(state.ogre_moves, state.ogre_attacks))
    else:
        captain = state.captain(tables.card_side[state.card])
        state.frames.append(UseCard(state.shown_alive(state.card), 0, captain, 0))


def card_text(state: Battle, card: i64) -> Text:
    return Thing("card", state.tables.card_ids[card])


class UseCard(CardInUse):
    """Choose the next unit of the card; teammates go in seat order unless they yield to each other."""

    fields = ("eligible", "entered", "turn", "yielded")
    lies_on = ("TurnCard",)
    kind = "use"
    rule = "bm.activation.any_order"
    verbs = {"unit": "use", "finish": "pass"}

    def __init__(self, eligible: i64, entered: i64, turn: i64, yielded: i64) -> None:
        self.eligible = eligible
        self.entered = entered
        self.turn = turn  # the seat asked first
        self.yielded = yielded  # seats that let a teammate go first since the last unit acted

    def fits(self, state: Battle, at: i64) -> bool:
        if state.card < 0 or state.ogre_turn():
            return False
        team = state.terms.side_seats[state.tables.card_side[state.card]]
        alive = state.shown_alive(state.card)
        units = self.eligible & ~alive == 0 and self.entered & ~alive == 0 and self.eligible & self.entered == 0
        return units and self.turn in team and self.yielded & ~mask_of(team) == 0

    def seat(self, state: Battle) -> i64:
        team = state.terms.side_seats[state.tables.card_side[state.card]]
        if len(team) == 1:
            return self.turn
        start = team.index(self.turn)
        for i in range(len(team)):
            seat = team[(start + i) % len(team)]
            if self.ready(state, seat):
                return seat
        return self.turn

    def ready(self, state: Battle, seat: i64) -> list[int]:
        """The seat's units that can do something now, as choices."""
        owner = state.terms.owner
        found: list[int] = []
        for unit in state.tables.army[state.tables.card_side[state.card]]:
            if self.eligible >> unit & 1 and owner[unit] == seat and can_act(state, unit):
                found.append(UNIT + unit)
        return found

    def options(self, state: Battle) -> list[int]:
        seat = self.seat(state)
        found = self.ready(state, seat)
        if not found:
            return found
        yielding = self.may_yield(state, seat)
        if len(found) > 1 and not self.must_enter(state, seat):
            found.append(FINISH)
        if yielding:
            found.append(YIELD)
        return found

    def must_enter(self, state: Battle, seat: i64) -> bool:
        """Whether a reserve unit of the seat still has to be placed (`bm.scenarios.arrival_on_first_card`)."""
        return any([state.pos[choice - UNIT] == RESERVE for choice in self.ready(state, seat)])

    def may_yield(self, state: Battle, seat: i64) -> bool:
        team = state.terms.side_seats[state.tables.card_side[state.card]]
        if len(team) == 1:
            return False
        waiting = [mate for mate in team if mate != seat and not self.yielded >> mate & 1]
        return any([len(self.ready(state, mate)) > 0 for mate in waiting])

    def choose(self, state: Battle, choice: i64) -> None:
        seat = self.seat(state)
        if choice == FINISH:
            state.frames.append(UseCard(self.eligible & ~self.on_mat(state, seat), self.entered, seat, 0))
            return
        if choice == YIELD:
            team = state.terms.side_seats[state.tables.card_side[state.card]]
            following = team[(team.index(seat) + 1) % len(team)]
            state.frames.append(UseCard(self.eligible, self.entered, following, self.yielded | 1 << seat))
            return
        unit = choice - UNIT
        rest = self.eligible & ~(1 << unit)
        if state.pos[unit] == RESERVE:
            state.frames.append(UseCard(rest, self.entered | 1 << unit, seat, 0))
            state.frames.append(Enter(unit))
            return
        state.frames.append(UseCard(rest, self.entered, seat, 0))
        state.frames.append(Act(unit, most_steps(state), False))

    def on_mat(self, state: Battle, seat: i64) -> i64:
        mask: i64 = 0
        for unit in range(UNITS):
            if state.terms.owner[unit] == seat and state.pos[unit] != RESERVE:
                mask |= 1 << unit
        return mask

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-use", card=card_text(state, state.card))

    def why_not(self, state: Battle, choice: i64) -> Reason:
        seat = self.seat(state)
        if UNIT <= choice < FINISH:
            top = state.frames[-1]
            assert isinstance(top, Ask)
            return why_no_use(state, choice - UNIT, top.in_use(state), self.entered, self.eligible)
        if choice == FINISH and self.must_enter(state, seat):
            return Reason("bm.scenarios.arrival_on_first_card", Text("why-must-enter"))
        if choice == FINISH:
            return Reason("bm.activation.everything_optional", Text("why-pass-later"))
        if choice == YIELD:
            return Reason("bm.teams.owner_decides", Text("why-no-yield"))
        return self.wrong_kind(state, choice)


def can_act(state: Battle, unit: i64) -> bool:
    """Whether a unit has anything to do: a hex to step to or enter, or an enemy to attack."""
    here = state.pos[unit]
    tables = state.tables
    if here == RESERVE:
        for h in state.zones[tables.side[unit]]:
            if state.may_stand(unit, h):
                return True
        return False
    board = state.board
    garrison = tables.may_garrison[unit]
    mode = tables.mode[unit]
    if mode != OGRE or state.ogre_moves > 0:
        for h in state.ground.exits[here]:
            if board[h] < 0 and (garrison or h != state.tower):
                return True
    if mode == CANNON:
        return len(state.cannon_targets()) > 0
    return (mode != OGRE or state.ogre_attacks > 0) and len(state.targets(unit)) > 0
