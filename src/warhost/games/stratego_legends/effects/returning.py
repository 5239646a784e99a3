"""Operations that bring destroyed units back (`sl.returning.by_power`)."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.stratego_legends.effects.operation import (
    Operation,
    Pick,
    PickDestroyed,
    PickSpace,
    kinds_of,
    pool,
    spaces,
    standing,
    stands_on,
)
from warhost.games.stratego_legends.mechanics.control import bring_back
from warhost.games.stratego_legends.model import FINISH, KIND, OUT, Battle
from warhost.games.stratego_legends.tables import ANY, COST_DESTROY, CURSE, Power


class ReturnDestroyed(Operation):
    """Units of the destroyed area come back, each to a space that fits.

    An even stage asks for a unit, an odd one for its space; `memo` holds the strength brought back so far and the unit.
    """

    id = "return_destroyed"
    rule = "sl.returning.placement"

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        return bool(self.reach(state, power, unit, you)) and bool(self.fallen(state, power, unit, you, 0))

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        space = state.pos[unit]
        return self.places(state, power, you, space, space if power.cost == COST_DESTROY else -1)

    def places(self, state: Battle, power: Power, you: i64, space: i64, vacated: i64 = -1) -> list[int]:
        if power.to_self:
            return [space] if state.board[space] < 0 else []
        return spaces(state, power.to, you, space, vacated)

    def fallen(self, state: Battle, power: Power, unit: i64, you: i64, strength: i64) -> list[int]:
        found = pool(state, power, unit, you, power.filter)
        if power.most_strength == 0:
            return found
        base = state.tables.base
        return [u for u in found if strength + base[state.kind[u]] <= power.most_strength]

    def sound(self, state: Battle, pick: Pick) -> bool:
        power = state.tables.powers[pick.power]
        strength = pick.memo if pick.stage % 2 == 0 else pick.memo >> 8
        fallen = self.fallen(state, power, pick.unit, pick.you, strength)
        return pick.stage % 2 == 0 or pick.memo & 255 in fallen

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        if power.all_empty >= 0 and not nobody_on(state, power.all_empty):
            return
        self.ask(state, Pick(power.number, unit, you, space, you))

    def ask(self, state: Battle, pick: Pick) -> None:
        """The next unit, if there is one and room for it."""
        power = state.tables.powers[pick.power]
        if self.places(state, power, pick.you, pick.space):
            state.frames.append(
                PickDestroyed(pick.power, pick.unit, pick.you, pick.space, pick.you, pick.stage, pick.memo)
            )

    def options(self, state: Battle, pick: Pick) -> list[int]:
        power = state.tables.powers[pick.power]
        if pick.stage % 2 == 1:
            return self.places(state, power, pick.you, pick.space)
        found = kinds_of(state, self.fallen(state, power, pick.unit, pick.you, pick.memo))
        if power.count == ANY and (pick.stage > 0 or power.nature == CURSE):
            found.append(FINISH)
        return found

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        power = state.tables.powers[pick.power]
        if choice == FINISH:
            return
        if pick.stage % 2 == 0:
            unit = chosen_one(state, self.fallen(state, power, pick.unit, pick.you, pick.memo), choice - KIND, pick.you)
            memo = pick.memo << 8 | unit
            state.frames.append(PickSpace(pick.power, pick.unit, pick.you, pick.space, pick.you, pick.stage + 1, memo))
            return
        unit = pick.memo & 255
        strength = (pick.memo >> 8) + state.tables.base[state.kind[unit]]
        bring_back(state, unit, choice, pick.you)
        if power.count == ANY:
            self.ask(state, Pick(pick.power, pick.unit, pick.you, pick.space, pick.you, pick.stage + 1, strength))


def nobody_on(state: Battle, terrain: i64) -> bool:
    """Whether no unit stands on any space of a terrain."""
    for unit in standing(state):
        if state.ground.terrain[state.pos[unit]] == terrain:
            return False
    return True


def chosen_one(state: Battle, units: list[int], kind: i64, you: i64) -> i64:
    """The destroyed unit that a name means: one of the own army before others."""
    same = [unit for unit in units if state.kind[unit] == kind]
    own = [unit for unit in same if state.born[unit] == you]
    return own[0] if own else same[0]


class ReturnSelf(Operation):
    """The unit whose curse has ended comes back to any empty land (`sl.curse_timing.self_return`)."""

    id = "return_self"
    rule = "sl.curse_timing.self_return"

    def sound(self, state: Battle, pick: Pick) -> bool:
        return state.pos[pick.unit] == OUT and super().sound(state, pick)

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        if state.pos[unit] == OUT:
            state.frames.append(PickSpace(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return spaces(state, state.tables.powers[pick.power].to, pick.you, pick.space)

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        bring_back(state, pick.unit, choice, pick.you)


class ReplaceSelfWithDestroyed(Operation):
    """The unit dies and a destroyed one of the own army takes its space."""

    id = "replace_self_with_destroyed"
    rule = "sl.returning.by_power"

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        if not stands_on(state, power.condition, state.pos[unit]):
            return False
        return bool(pool(state, power, unit, you, power.filter))

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        if state.board[space] < 0:
            state.frames.append(PickDestroyed(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        power = state.tables.powers[pick.power]
        return kinds_of(state, pool(state, power, pick.unit, pick.you, power.filter))

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        power = state.tables.powers[pick.power]
        units = pool(state, power, pick.unit, pick.you, power.filter)
        bring_back(state, chosen_one(state, units, choice - KIND, pick.you), pick.space, pick.you)
