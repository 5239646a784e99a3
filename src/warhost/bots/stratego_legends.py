"""A simple opponent at Stratego Legends: it looks one choice ahead and weighs what hidden units may be.

It judges only by what its seat may know, so any sample of that leads to the same choice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.bots.knowledge import Knowledge
from warhost.engine.chance import FastChance
from warhost.games.stratego_legends.effects.operation import Offer, Pick
from warhost.games.stratego_legends.mechanics.ground import RANKS
from warhost.games.stratego_legends.mechanics.odds import (
    BOTH_FALL,
    CAPTURE,
    CASTLE_FALLS,
    LOSE,
    WIN,
    forecast,
    suspects,
)
from warhost.games.stratego_legends.model import (
    ATTACK,
    ATTACKER,
    FINISH,
    KIND,
    POWER,
    SIDE,
    USE,
    Battle,
)
from warhost.games.stratego_legends.phases.attack import NameDefender, Rage
from warhost.games.stratego_legends.phases.campaign import ChooseFirst
from warhost.games.stratego_legends.phases.deployment import Exchange, ExchangeWith
from warhost.games.stratego_legends.phases.movement import steps
from warhost.games.stratego_legends.phases.turn import Act, Turn
from warhost.games.stratego_legends.phases.using import usable_actions
from warhost.games.stratego_legends.phases.window import Window
from warhost.games.stratego_legends.tables import (
    ABILITY,
    BEIGE,
    CASTLE,
    CHARGE,
    COST_DESTROY,
    DIAGONAL,
    FLY,
    MAGIC,
    OPERATIONS,
    QUICK,
    RANGED_ATTACK,
    SIEGE,
    VISION,
    Power,
    Tables,
)

VICTORY: Final = 400.0
MAGIC_WORTH: Final = 3.0
KNOWN: Final = 0.85  # what is left of a unit's worth once the enemy has seen it
LEARNT: Final = 0.4  # what seeing an enemy unit is worth
BARGAIN: Final = 0.6  # a sacrifice must bring so much more than it costs
PULL: Final = 9.0  # how strongly the enemy Castle, wherever it may be, draws units
GUARD: Final = 0.35  # how much of the worth of a unit an enemy beside it puts at risk
DAWDLE: Final = 0.05  # breaks ties between moves that bring nothing

BOOST: Final = OPERATIONS.index("boost")
BOOST_BY_OWN: Final = OPERATIONS.index("boost_by_own_strength")
WEAKEN: Final = OPERATIONS.index("weaken")
DIAGONAL_STEP: Final = OPERATIONS.index("diagonal_step")
TERRAIN_JUMP: Final = OPERATIONS.index("terrain_jump")
CONVERT: Final = OPERATIONS.index("convert_attacker")
REPLACE: Final = OPERATIONS.index("replace_self_with_destroyed")
SACRIFICE: Final = OPERATIONS.index("opponent_sacrifice")
SAVE: Final = OPERATIONS.index("save_ally")
DESTROY_FLYER: Final = OPERATIONS.index("destroy_flyer")
GIVES_CONTROL: Final = OPERATIONS.index("opponent_gives_control")
EXCHANGE: Final = OPERATIONS.index("exchange_positions")
GAMBLES: Final = (OPERATIONS.index("gamble_kill"), OPERATIONS.index("gamble_control"))
TRAVELS: Final = (CHARGE, DIAGONAL, QUICK, FLY, DIAGONAL_STEP, TERRAIN_JUMP)


class SimpleStrategoLegends:
    """Takes the choice after which gains, losses and the way to the enemy Castle add up best."""

    def __init__(self, tables: Tables, seed: int) -> None:
        self.chance = FastChance(seed)
        self._worth: list[float] = [worth_of(tables, kind) for kind in range(len(tables.unit_ids))]
        self._pull: list[float] = []  # how near each space is to where the enemy Castle may be
        self._suspects: dict[int, list[float]] = {}  # by block, for the decision at hand

    def choose(self, knowledge: Knowledge) -> int:
        state = knowledge.sample(self.chance)
        assert isinstance(state, Battle)
        return self.decide(state)

    def decide(self, state: Battle) -> int:
        """The choice in a state of one's own; the state is as before when this returns."""
        self._suspects = {}
        self._pull = []
        frame = state.frames[-1]
        if isinstance(frame, Turn):
            return self._turn(state)
        if isinstance(frame, Act):
            return self._act(state, frame.unit)[0]
        if isinstance(frame, Rage):
            return self._best_attack(state, frame.unit, state.options)
        if isinstance(frame, Window):
            return self._window(state, frame)
        if isinstance(frame, NameDefender):
            return self._name(state)
        if isinstance(frame, Offer):
            return USE if self._accepts(state, frame) else FINISH
        if isinstance(frame, Pick):
            return self._pick(state, frame)
        if isinstance(frame, (Exchange, ExchangeWith)):
            return self._shelter(state, frame)
        if isinstance(frame, ChooseFirst):
            return SIDE + frame.loser
        if state.options[-1] == FINISH:
            return FINISH
        return state.options[self.chance.below(len(state.options))]

    # -- what things are worth

    def _expected(self, state: Battle, unit: i64) -> float:
        """What a unit is worth, for all one knows."""
        if state.sees(state.acting, unit):
            return self._worth[state.kind[unit]]
        total = 0.0
        weights = self._weights(state, unit)
        for kind in range(len(weights)):
            if weights[kind] > 0:
                total += weights[kind] * self._worth[kind]
        return total

    def _weights(self, state: Battle, unit: i64) -> list[float]:
        key: int = unit
        if key not in self._suspects:
            self._suspects[key] = suspects(state, state.acting, unit)
        return self._suspects[key]

    def _castle_odds(self, state: Battle, unit: i64) -> float:
        """How likely a unit is a Castle."""
        total = 0.0
        row = state.tables.row
        weights = self._weights(state, unit)
        for kind in range(len(weights)):
            if row[kind] == CASTLE:
                total += weights[kind]
        return total

    def _own_worth(self, state: Battle, unit: i64) -> float:
        known = state.seen[unit] != 0
        return self._worth[state.kind[unit]] * (KNOWN if known else 1.0)

    def _attack_value(self, state: Battle, unit: i64, space: i64) -> float:
        """What an attack on a space brings on average."""
        odds = forecast(state, state.acting, unit, space)
        mine = self._own_worth(state, unit)
        theirs = self._expected(state, state.board[space])
        if not state.is_enemy(state.board[space], state.acting):
            return -VICTORY
        value = odds[WIN] * theirs + odds[CAPTURE] * 2 * theirs + odds[CASTLE_FALLS] * VICTORY
        value += odds[BOTH_FALL] * (theirs - mine) - odds[LOSE] * mine
        if not state.sees(state.acting, state.board[space]):
            value += LEARNT
        return value

    def _danger(self, state: Battle, unit: i64, space: i64) -> float:
        """What enemies beside a space may do to a unit there."""
        found = 0.0
        mine = self._own_worth(state, unit)
        strength = state.tables.base[state.kind[unit]]
        for near in state.ground.field.sides[space]:
            other = state.board[near]
            if other < 0 or not state.is_enemy(other, state.acting):
                continue
            stronger = 0.0
            weights = self._weights(state, other)
            for kind in range(len(weights)):
                if weights[kind] > 0 and state.tables.base[kind] > strength and state.tables.mobile[kind]:
                    stronger += weights[kind]
            found = max(found, stronger * mine)
        return found

    def _attraction(self, state: Battle, space: i64) -> float:
        """How near a space is to the places where an enemy Castle may stand."""
        if not self._pull:
            spaces = state.ground.field.spaces
            self._pull = [0.0] * spaces
            for unit in range(len(state.pos)):
                if state.pos[unit] >= 0 and state.is_enemy(unit, state.acting):
                    odds = self._castle_odds(state, unit)
                    if odds > 0:
                        there = state.pos[unit]
                        for s in range(spaces):
                            across = abs(int(s // RANKS - there // RANKS))
                            up = abs(int(s % RANKS - there % RANKS))
                            self._pull[s] += odds / (1.0 + across + up)
        return self._pull[space]

    def _move_value(self, state: Battle, unit: i64, space: i64) -> float:
        """What going to an empty space brings."""
        here = state.pos[unit]
        kind = state.kind[unit]
        drawn = PULL * (self._attraction(state, space) - self._attraction(state, here))
        if not state.tables.can_attack[kind]:
            drawn = -0.2 * drawn - 1.0
        risk = GUARD * (self._danger(state, unit, space) - self._danger(state, unit, here))
        land = state.ground.terrain
        gain = 0.1 * (
            state.tables.terrain_bonus[kind * 7 + land[space]] - state.tables.terrain_bonus[kind * 7 + land[here]]
        )
        return drawn * (0.3 + 0.07 * state.tables.base[kind]) - risk + gain

    # -- the turn

    def _turn(self, state: Battle) -> int:
        best = state.options[0]
        most = -1e9
        for choice in state.options:
            if choice >= KIND:
                continue
            unit = state.board[choice]
            act, value = self._act(state, unit)
            if act < 0:
                continue
            value += DAWDLE * (int(self.chance.below(1000)) / 1000)
            if value > most:
                best = choice
                most = value
        return best

    def _act(self, state: Battle, unit: i64) -> tuple[int, float]:
        """The best a unit can do, or -1, and what it brings. An ability is better kept for an attack."""
        best = -1
        most = -1e9
        for space in steps(state, unit):
            value = self._going(state, unit, space)
            if value > most:
                best = space
                most = value
        for number in usable_actions(state, unit, state.acting):
            power = state.tables.powers[number]
            value = self._action_value(state, unit, power)
            if value > most:
                best = POWER + power.op
                most = value
        if best < 0:
            return state.options[0], most
        return best, most

    def _going(self, state: Battle, unit: i64, space: i64) -> float:
        if state.board[space] >= 0:
            return self._attack_value(state, unit, space)
        return self._move_value(state, unit, space)

    def _action_value(self, state: Battle, unit: i64, power: Power) -> float:
        """What an action brings; the unit is shown by it."""
        you = state.acting
        shown = 0.0 if state.seen[unit] else (1.0 - KNOWN) * self._worth[state.kind[unit]]
        cost = self._own_worth(state, unit) if power.cost == COST_DESTROY else shown
        reach = state.tables.operations[power.op].reach(state, power, unit, you)
        best = -1e9
        if power.op in TRAVELS:
            for space in reach:
                best = max(best, self._going(state, unit, space))
        elif power.op == RANGED_ATTACK:
            for space in reach:
                best = max(best, self._shot_value(state, unit, space))
        elif power.op == SIEGE:
            for space in reach:
                best = max(best, self._expected(state, state.board[space]))
        elif power.op == VISION:
            for space in reach:
                if not state.sees(you, state.board[space]):
                    best = max(best, LEARNT)
        elif power.op == SACRIFICE or power.op == GIVES_CONTROL:
            best = (2.0 if power.op == SACRIFICE else 4.0) - BARGAIN
        return best - cost

    def _shot_value(self, state: Battle, unit: i64, space: i64) -> float:
        target = state.board[space]
        weights = self._weights(state, target)
        strength = state.strength(unit)
        value = 0.0 if state.sees(state.acting, target) else LEARNT
        for kind in range(len(weights)):
            if weights[kind] > 0 and state.tables.row[kind] < MAGIC and state.tables.base[kind] < strength:
                value += weights[kind] * self._worth[kind]
        return value

    def _best_attack(self, state: Battle, unit: i64, spaces: list[int]) -> int:
        best = spaces[0]
        most = -1e9
        for space in spaces:
            value = self._attack_value(state, unit, space)
            if value > most:
                best = space
                most = value
        return best

    # -- abilities

    def _window(self, state: Battle, frame: Window) -> int:
        """In an attack, an ability that turns defeat into a draw or victory, if it does not cost too much."""
        if frame.window != ATTACK or len(state.options) < 2:
            return FINISH
        mine, theirs = self._fighters(state)
        if mine < 0 or not (state.has_strength(mine) and state.has_strength(theirs)):
            return FINISH
        lead = state.strength(mine) - state.strength(theirs)
        if lead > 0:
            return FINISH
        help_left: i64 = 0
        best = FINISH
        least = 1e9
        for choice in state.options:
            if choice == FINISH:
                continue
            unit = state.unit_of(choice)
            helps, cost = self._help(state, unit, mine, theirs)
            help_left += helps
            if helps > 0 and cost < least:
                best = choice
                least = cost
        gain = self._worth[state.kind[mine]] + self._expected(state, theirs)
        return best if lead + help_left >= 0 and least < gain * (1.0 if lead + help_left > 0 else 0.5) else FINISH

    def _fighters(self, state: Battle) -> tuple[i64, i64]:
        """The own unit in the attack, and the other; -1 if none is one's own."""
        attacker, defender = state.attacker, state.defender
        if state.owner[attacker] == state.acting:
            return attacker, defender
        return (defender, attacker) if state.owner[defender] == state.acting else (-1, -1)

    def _help(self, state: Battle, unit: i64, mine: i64, theirs: i64) -> tuple[i64, float]:
        """How much a unit's ability helps in the attack, and what it costs."""
        tables = state.tables
        for number in tables.abilities[state.kind[unit]]:
            power = tables.powers[number]
            aimed = theirs if power.op == WEAKEN else mine
            if power.op not in (BOOST, BOOST_BY_OWN, WEAKEN) or unit == mine:
                continue
            reach = state.tables.operations[power.op].reach(state, power, unit, state.acting)
            if state.choice_of(aimed) in reach:
                amount = state.strength(unit) if power.op == BOOST_BY_OWN else power.amount
                cost = self._own_worth(state, unit) if power.cost == COST_DESTROY else 0.1
                return (-amount if power.op == WEAKEN else amount), cost
        return 0, 0.0

    # -- what powers ask

    def _name(self, state: Battle) -> int:
        weights = self._weights(state, state.defender)
        best = 0
        for kind in range(len(weights)):
            if weights[kind] > weights[best]:
                best = kind
        return KIND + best

    def _accepts(self, state: Battle, frame: Offer) -> bool:
        """Whether to use what is offered: nearly always."""
        power = state.tables.powers[frame.power]
        if power.op == CONVERT:
            return True
        if power.op == REPLACE:
            fallen = [u for u in range(len(state.pos)) if state.pos[u] == -1 and state.born[u] == state.acting]
            best = max([self._worth[state.kind[u]] for u in fallen if power.filter.fits[state.kind[u]]], default=0.0)
            return best > self._worth[state.kind[frame.unit]]
        return power.nature == ABILITY

    def _pick(self, state: Battle, frame: Pick) -> int:
        """A unit, space or name for a power."""
        best = state.options[0]
        most = -1e9
        for choice in state.options:
            value = self._pick_value(state, frame, choice)
            if value > most:
                best = choice
                most = value
        return best

    def _pick_value(self, state: Battle, frame: Pick, choice: i64) -> float:
        power = state.tables.powers[frame.power]
        if KIND <= choice < POWER:
            return self._worth[choice - KIND]
        if choice == FINISH:
            return 0.5
        if choice != ATTACKER and choice >= KIND:
            return 0.0
        if power.op in TRAVELS:
            return self._going(state, frame.unit, choice)
        if choice != ATTACKER and state.board[choice] < 0:
            return self._attraction(state, choice)
        return self._unit_value(state, frame, power, state.unit_of(choice))

    def _unit_value(self, state: Battle, frame: Pick, power: Power, unit: i64) -> float:
        you = state.acting
        if power.op == BOOST or power.op == BOOST_BY_OWN or power.op == WEAKEN:
            return 10.0 if unit == state.attacker or unit == state.defender else 0.0
        if power.op == SAVE or power.op == DESTROY_FLYER:
            return 5.0
        if power.op == RANGED_ATTACK:
            return self._shot_value(state, frame.unit, state.pos[unit])
        if power.op in GAMBLES and not state.is_enemy(unit, you):
            return -50.0
        if state.is_enemy(unit, you):
            if power.op == VISION and state.sees(you, unit):
                return 0.0
            return self._expected(state, unit) + VICTORY * self._castle_odds(state, unit) / 100
        if power.op == EXCHANGE:
            return self._worth[state.kind[unit]]
        return -self._worth[state.kind[unit]]

    # -- before the battle

    def _shelter(self, state: Battle, frame: Exchange | ExchangeWith) -> int:
        """The Castle belongs into the last row, away from the middle."""
        you = frame.you
        castle = state.keeps[you]
        side = state.seat_side[you]
        here = state.pos[castle]
        if isinstance(frame, ExchangeWith):
            best = state.options[0]
            least = 1e9
            for space in state.options:
                value = depth(space, side) + 0.1 * self._worth[state.kind[state.board[space]]]
                if value < least:
                    best = space
                    least = value
            return best
        return here if depth(here, side) > 0 else FINISH


def depth(space: i64, side: i64) -> float:
    """Rows between a space and its side's own edge."""
    rank = space % RANKS
    return float(rank if side == BEIGE else RANKS - 1 - rank)


def worth_of(tables: Tables, kind: int) -> float:
    """What a unit is worth: the strong more than in proportion, and a little for every power."""
    row = tables.row[kind]
    if row == CASTLE:
        return VICTORY
    if row == MAGIC:
        return MAGIC_WORTH
    base = tables.base[kind]
    return 0.5 + base * base / 12 + 0.3 * len(tables.powers_of[kind])
