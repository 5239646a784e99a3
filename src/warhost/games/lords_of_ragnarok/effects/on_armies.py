"""Operations on how many and how strong armies are: values and recruiting."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import Args, On, Op
from warhost.games.lords_of_ragnarok.effects.scopes import (
    DISTRIBUTE,
    EACH_IN_REGION,
    EACH_OWN,
    ONE_SOMEWHERE,
    SCOPES,
    candidates,
    has_scope,
)
from warhost.games.lords_of_ragnarok.frames import Ask, AskOfFigure
from warhost.games.lords_of_ragnarok.mechanics.armies import growable, lower_army, raise_army, recruit
from warhost.games.lords_of_ragnarok.model import ARMY, PLAYER, SEA, Saga
from warhost.games.lords_of_ragnarok.tables import HIGHEST, LEGION

# -- values


class ArmyPlus(Op[Saga]):
    """Raise an army, each army, or share points out."""

    name = "army_plus"

    def __init__(self, n: i64, scope: i64) -> None:
        self.n = n
        self.scope = scope

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"], SCOPES.index(args["scope"]))

    def possible(self, state: Saga, on: On) -> bool:
        return len(candidates(state, self.scope, on.who, on.figure)) > 0

    def perform(self, state: Saga, on: On) -> None:
        if self.scope == EACH_OWN:
            for army in growable(state, on.who):
                raise_army(state, army, self.n)
        elif self.scope == DISTRIBUTE:
            state.frames.append(RaiseArmy(on.who, self.scope, 1, self.n))
        else:
            state.frames.append(RaiseArmy(on.who, self.scope, self.n, 1))

    def words(self) -> Text:
        return Text("op-army_plus", n=self.n)

    def fits(self, state: Saga, on: On) -> bool:
        return has_scope(state, self.scope, on.figure)


class RaiseArmy(Ask):
    """Choose the army that rises, point by point where points are shared out (`lor.armies.who_chooses`)."""

    fields = ("who", "scope", "points", "left")
    kind = "raise"
    rule = "lor.armies.who_chooses"
    verbs = {"army": "raise"}

    def __init__(self, who: i64, scope: i64, points: i64, left: i64) -> None:
        self.who = who
        self.scope = scope
        self.points = points
        self.left = left

    def options(self, state: Saga) -> list[int]:
        return [ARMY + army for army in candidates(state, self.scope, self.who, -1)]

    def choose(self, state: Saga, choice: i64) -> None:
        if self.left > 1:
            state.frames.append(RaiseArmy(self.who, self.scope, self.points, self.left - 1))
        raise_army(state, choice - ARMY, self.points)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-raise", points=self.points, left=self.left)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if not ARMY <= choice < PLAYER:
            return self.wrong_kind(state, choice)
        army = choice - ARMY
        if army // LEGION == self.who and state.army_value[army] == HIGHEST:
            return Reason("lor.armies.cap", Text("why-army-full"))
        return Reason(self.rule, Text("why-army-not-meant"))

    def fits(self, state: Saga, at: i64) -> bool:
        return has_scope(state, self.scope, -1)


class ArmyMinus(Op[Saga]):
    """Lower an army, or each army of a region."""

    name = "army_minus"

    def __init__(self, n: i64, scope: i64, cost: bool) -> None:
        self.n = n
        self.scope = scope
        self.cost = cost

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"], SCOPES.index(args["scope"]), bool(args.get("cost")))

    def possible(self, state: Saga, on: On) -> bool:
        return len(candidates(state, self.scope, on.who, on.figure)) > 0

    def perform(self, state: Saga, on: On) -> None:
        if self.scope != EACH_IN_REGION:
            state.frames.append(LowerArmy(on.who, self.scope, self.n, on.figure))
            return
        armies = candidates(state, self.scope, on.who, on.figure)
        for seat in reversed(state.clockwise(state.active)):  # what the losses bring about goes in turn order
            for army in armies:
                if army // LEGION == seat:
                    lower_army(state, army, self.n)

    def words(self) -> Text:
        return Text("op-army_minus-each" if self.scope == EACH_IN_REGION else "op-army_minus", n=self.n)

    def fits(self, state: Saga, on: On) -> bool:
        return has_scope(state, self.scope, on.figure)


class LowerArmy(AskOfFigure):
    """Choose the army that is lowered."""

    fields = ("who", "scope", "points", "figure")
    kind = "lower"
    rule = "lor.cards.as_far_as_possible"
    verbs = {"army": "weaken"}

    def __init__(self, who: i64, scope: i64, points: i64, figure: i64) -> None:
        self.who = who
        self.scope = scope
        self.points = points
        self.figure = figure

    def options(self, state: Saga) -> list[int]:
        return [ARMY + army for army in candidates(state, self.scope, self.who, self.figure)]

    def choose(self, state: Saga, choice: i64) -> None:
        lower_army(state, choice - ARMY, self.points)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-lower", points=self.points)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            rule = "lor.monsters.next_to" if self.scope in ONE_SOMEWHERE else self.rule
            return Reason(rule, Text("why-army-not-meant"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return has_scope(state, self.scope, self.figure)


class RecruitFixed(Op[Saga]):
    """Recruit an army with a fixed value in a region one controls."""

    name = "recruit"

    def __init__(self, value: i64) -> None:
        self.value = value

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["value"])

    def possible(self, state: Saga, on: On) -> bool:
        return state.army_in_reserve(on.who) >= 0 and state.owned[on.who] != 0

    def perform(self, state: Saga, on: On) -> None:
        state.frames.append(RecruitAt(on.who, self.value))

    def words(self) -> Text:
        return Text("op-recruit", n=self.value)


class RecruitAt(Ask):
    """Choose the region of an army with a fixed value."""

    fields = ("who", "points")
    kind = "recruit_at"
    rule = "lor.manoeuvres.recruit"
    verbs = {"region": "muster"}

    def __init__(self, who: i64, points: i64) -> None:
        self.who = who
        self.points = points

    def options(self, state: Saga) -> list[int]:
        return state.board.members(state.owned[self.who])

    def choose(self, state: Saga, choice: i64) -> None:
        recruit(state, self.who, choice, self.points)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-recruit", value=self.points)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice < SEA:
            return Reason(self.rule, Text("why-not-controlled", region=state.region_text(choice)))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return state.army_in_reserve(self.who) >= 0
