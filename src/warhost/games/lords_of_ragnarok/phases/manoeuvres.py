"""Step 4, Manoeuvres, and what it is to activate an army."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import ACTIVATION_MOVE, MANOEUVRE_RANGE
from warhost.games.lords_of_ragnarok.effects.moments import available, use
from warhost.games.lords_of_ragnarok.frames import Ask, AskInStep, AskOfArmy
from warhost.games.lords_of_ragnarok.legality import why_no_activation, why_no_growth, why_no_move, why_not_usable
from warhost.games.lords_of_ragnarok.mechanics.armies import Recruit, destinations, move_army, raise_army
from warhost.games.lords_of_ragnarok.model import (
    ARMY,
    FINISH,
    GROW,
    MANOEUVRES,
    ORIGIN,
    PLAYER,
    RECRUIT,
    SEA,
    USE,
    Saga,
)
from warhost.games.lords_of_ragnarok.tables import HIGHEST, LEGION


def may_grow(state: Saga, army: i64) -> bool:
    """`lor.manoeuvres.activation_grow`: in a settlement that its owner controls, below 6."""
    home = state.owned[army // LEGION] & state.board.settlements
    return state.army_value[army] < HIGHEST and home >> state.army_at[army] & 1 == 1


def may_act(state: Saga, army: i64) -> bool:
    """Whether activating an army could do anything."""
    return may_grow(state, army) or destinations(state, army, 1) != 0


def ready(state: Saga, seat: i64, done: i64) -> list[int]:
    """The seat's armies that can still be activated, as choices; `done` masks those that were."""
    return [ARMY + army for army in state.on_board(seat) if not done >> army & 1 and may_act(state, army)]


class Manoeuvres(AskInStep):
    """Activate one army; who has none on the board recruits one instead (`lor.manoeuvres.recruit_if_none`)."""

    fields = ("who",)
    lies_on = ("EndOfStep", "Effects")
    step = MANOEUVRES
    kind = "manoeuvres"
    rule = "lor.manoeuvres.activate_one"

    def options(self, state: Saga) -> list[int]:
        found = ready(state, self.who, 0)
        if found:
            found.append(FINISH)
        elif not state.on_board(self.who):
            return [FINISH, RECRUIT]
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == RECRUIT:
            state.frames.append(Recruit(self.who))
        elif choice != FINISH:
            state.frames.append(Activate(choice - ARMY, False))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-manoeuvres" if state.on_board(self.who) else "prompt-manoeuvres-recruit")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return why_no_activation(state, self.who, choice - ARMY, False)
        if choice == RECRUIT:
            return Reason("lor.manoeuvres.recruit_if_none", Text("why-has-army"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        ends = [type(frame).__name__ == "EndOfStep" for frame in state.frames[at - 2 : at]]
        return super().fits(state, at) and any(ends)  # between them what comes into play at the end of the step


class Activate(AskOfArmy):
    """An activated army moves or grows, never both."""

    fields = ("army", "far")
    kind = "activate"
    rule = "lor.manoeuvres.activation_move"

    def __init__(self, army: i64, far: bool) -> None:
        self.army = army
        self.far = far  # it was given a second region, and must move
        self.who = army // LEGION

    def range(self, state: Saga) -> i64:
        if self.far:
            return 2
        if state.step == MANOEUVRES and state.active == self.who:
            return max(1, state.modifier(self.who, MANOEUVRE_RANGE))
        return 1

    def options(self, state: Saga) -> list[int]:
        range_ = self.range(state)
        found = state.board.members(destinations(state, self.army, range_))
        if self.far:
            return found
        if range_ == 1:
            further = [USE + effect.source for effect in available(state, self.who, ACTIVATION_MOVE, self.army)]
            found = found + further
        return found + [GROW] if may_grow(state, self.army) else found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == GROW:
            raise_army(state, self.army, 1)
        elif choice < SEA:
            state.army_moved = True
            move_army(state, self.army, choice)
        else:
            use(state, self.who, ACTIVATION_MOVE, choice - USE, self.army)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-march" if self.far else "prompt-activate", army=state.army_text(self.army))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice < SEA:
            return why_no_move(state, self.army, choice, self.range(state))
        if choice == GROW:
            return why_no_growth(state, self.army)
        if USE <= choice < ORIGIN:
            return why_not_usable(state, self.who, choice - USE)
        return self.wrong_kind(state, choice)


class Mobilize(Ask):
    """Activate armies one by one, each once, at least one of them."""

    fields = ("who", "done", "left")
    on_top = False
    kind = "mobilize"
    rule = "lor.mobilize.effect"

    def __init__(self, who: i64, done: i64, left: i64) -> None:
        self.who = who
        self.done = done  # mask of armies
        self.left = left  # activations still allowed

    def options(self, state: Saga) -> list[int]:
        if self.left == 0:
            return []
        found = ready(state, self.who, self.done)
        if found and self.done:
            found.append(FINISH)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice != FINISH:
            army = choice - ARMY
            state.frames.append(Mobilize(self.who, self.done | 1 << army, self.left - 1))
            state.frames.append(Activate(army, False))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-mobilize")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return why_no_activation(state, self.who, choice - ARMY, self.done >> (choice - ARMY) & 1 == 1)
        if choice == FINISH:
            return Reason(self.rule, Text("why-mobilize-one"))
        return self.wrong_kind(state, choice)
