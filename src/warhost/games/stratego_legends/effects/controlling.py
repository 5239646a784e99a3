"""Operations that change who controls a unit."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.stratego_legends.effects.operation import (
    Operation,
    Pick,
    PickOpponent,
    PickUnit,
    choices_of,
    opponents,
    seat_choices,
    targets,
    units_of,
)
from warhost.games.stratego_legends.mechanics.control import take_control
from warhost.games.stratego_legends.model import SEAT, Battle
from warhost.games.stratego_legends.phases.ending import running
from warhost.games.stratego_legends.tables import OWN, Power


class GainControl(Operation):
    """You take over one enemy unit that the power can choose."""

    id = "gain_control"
    rule = "sl.control.take"

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        return choices_of(state, targets(state, power, unit, you, state.pos[unit]))

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        power = state.tables.powers[pick.power]
        return choices_of(state, targets(state, power, pick.unit, pick.you, pick.space))

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        take_control(state, state.unit_of(choice), pick.you)


class RegainControl(GainControl):
    """You take back a unit of your army that the enemy holds."""

    id = "regain_control"


class OpponentGivesControl(Operation):
    """A named opponent chooses units of his, one after the other, and they are yours; `memo` counts those to come."""

    id = "opponent_gives_control"
    concerns = OWN
    gives_away = True

    def sound(self, state: Battle, pick: Pick) -> bool:
        if pick.stage == 1:
            return 0 < pick.memo <= state.tables.powers[pick.power].count
        return super().sound(state, pick)

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        return True

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickOpponent(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        if pick.stage == 0:
            return seat_choices(opponents(state, pick.you))
        return choices_of(state, units_of(state, pick.asked))

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        if pick.stage == 0:
            count = state.tables.powers[pick.power].count
            state.frames.append(PickUnit(pick.power, pick.unit, pick.you, pick.space, choice - SEAT, 1, count))
            return
        take_control(state, state.unit_of(choice), pick.you)
        if pick.memo > 1 and running(state):
            state.frames.append(PickUnit(pick.power, pick.unit, pick.you, pick.space, pick.asked, 1, pick.memo - 1))
