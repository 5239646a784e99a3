"""Operations inside a battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import Args, On, Op
from warhost.games.lords_of_ragnarok.effects.moments import holds
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.mechanics.armies import lower_army
from warhost.games.lords_of_ragnarok.mechanics.battles import PASSED, next_step
from warhost.games.lords_of_ragnarok.model import ALL_LOSSES, ARMY, PLAYER, Saga
from warhost.games.lords_of_ragnarok.phases.battle_cards import PlayCard
from warhost.games.lords_of_ragnarok.phases.battle_losses import StrikeLoser

CARD_BEING_PLAYED: Final = -1  # as a number of losses


class BattleOp(Op[Saga]):
    """An operation that makes sense only for who fights a battle."""

    def fits(self, state: Saga, on: On) -> bool:
        return on.who in state.sides


class BattleValue(BattleOp):
    """A higher battle value from now on."""

    name = "battle_value"

    def __init__(self, n: i64, condition: i64) -> None:
        self.n = n
        self.condition = condition

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"], args.condition())

    def possible(self, state: Saga, on: On) -> bool:
        return holds(state, self.condition, on.who, -1)

    def perform(self, state: Saga, on: On) -> None:
        state.bonus[state.side_of(on.who)] += self.n

    def words(self) -> Text:
        return Text("op-battle_value", n=self.n)


def ignored(args: Args) -> int:
    """How many loss symbols an operation ignores."""
    scope = args.get("scope")
    if scope is None:
        return int(args["n"])
    return ALL_LOSSES if scope == "all" else CARD_BEING_PLAYED


class IgnoreLosses(BattleOp):
    """Loss symbols that do not count: so many, all, or those of a card that is played now."""

    name = "ignore_losses"

    def __init__(self, n: i64, condition: i64) -> None:
        self.n = n
        self.condition = condition

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(ignored(args), args.condition())

    def possible(self, state: Saga, on: On) -> bool:
        if not holds(state, self.condition, on.who, -1):
            return False
        if self.n != CARD_BEING_PLAYED:
            return True
        kinds = state.tables.kind
        return any([state.tables.card_losses[kinds[card]] > 0 for card in state.hands[on.who]])

    def perform(self, state: Saga, on: On) -> None:
        if self.n == CARD_BEING_PLAYED:
            state.frames.append(PlayCard(on.who, True))
        else:
            side = state.side_of(on.who)
            state.ignored[side] = min(ALL_LOSSES, state.ignored[side] + self.n)


class EnemyArmyMinus(BattleOp):
    """An enemy army in this battle loses value: at once, or when the loser has suffered the own losses."""

    name = "enemy_army_minus"

    def __init__(self, n: i64, if_won: bool, least: i64) -> None:
        self.n = n
        self.if_won = if_won
        self.least = least  # value that must remain

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args["n"], args["when"] == "if_won", args.get("min_value_left", 0))

    def possible(self, state: Saga, on: On) -> bool:
        return len(enemy_armies(state, on.who, self.n, self.least)) > 0

    def perform(self, state: Saga, on: On) -> None:
        if self.if_won:
            state.frames.append(StrikeLoser(on.who, self.n))
        else:
            state.frames.append(WeakenEnemy(on.who, self.n, self.least))


def enemy_armies(state: Saga, who: i64, n: i64, least: i64) -> list[int]:
    """The enemy armies in the battle that keep at least so much if they lose n."""
    enemy = state.sides[1 - state.side_of(who)]
    armies = state.armies_in(enemy, state.battle)
    return [ARMY + army for army in armies if least == 0 or state.army_value[army] - n >= least]


class WeakenEnemy(Ask):
    """Choose the enemy army that loses value at once."""

    fields = ("who", "points", "least")
    kind = "weaken_enemy"
    rule = "lor.battle.b1_effect_mandatory"
    verbs = {"army": "weaken"}

    def __init__(self, who: i64, points: i64, least: i64) -> None:
        self.who = who
        self.points = points
        self.least = least

    def options(self, state: Saga) -> list[int]:
        return enemy_armies(state, self.who, self.points, self.least)

    def choose(self, state: Saga, choice: i64) -> None:
        lower_army(state, choice - ARMY, self.points)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-lower", points=self.points)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return Reason(self.rule, Text("why-army-not-meant"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who in state.sides and next_step(state, at) == PASSED
