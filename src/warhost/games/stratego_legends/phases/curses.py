"""Death Curses: what follows every effect, and how one curse takes the place of another."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.state import Procedure
from warhost.games.stratego_legends.effects.operation import carry_out
from warhost.games.stratego_legends.mechanics.destruction import weigh_all
from warhost.games.stratego_legends.model import CURSED, OUT, Battle, power_text
from warhost.games.stratego_legends.phases.ending import running


class Settle(Procedure[Battle]):
    """What an effect leaves behind: the curses of units that it destroyed, in turn (`sl.timing.after_effect`)."""

    def run(self, state: Battle) -> None:
        if state.pending:
            state.frames.append(Settle())
            replace_curse(state)


def replace_curse(state: Battle) -> None:
    """`sl.curse_timing.steps`: the new unit enters, the old one goes, its end is carried out, the new curse begins."""
    unit = state.pending[0]
    seat = state.pending[1]
    state.pending = state.pending[2:]
    state.pos[unit] = CURSED
    old = state.curse
    old_seat = state.curse_seat
    if old >= 0:
        state.set_curse(-1, -1)
        state.pos[old] = OUT
        if state.log is not None:
            state.say("curse-ends", unit=state.unit_text(old))
    state.frames.append(StartCurse(unit, seat))
    if old >= 0:
        ends = state.tables.at_end[state.kind[old]]
        for number in reversed(ends):
            state.frames.append(EndCurse(number, old, old_seat))


class EndCurse(Procedure[Battle]):
    """The instructions of a curse that has been replaced (`sl.curse_timing.old_first`)."""

    fields = ("power", "unit", "you")

    def __init__(self, power: i64, unit: i64, you: i64) -> None:
        self.power = power
        self.unit = unit
        self.you = you

    def fits(self, state: Battle, at: i64) -> bool:
        return self.power in state.tables.at_end[state.kind[self.unit]]

    def run(self, state: Battle) -> None:
        carry_out(state, self.power, self.unit, self.you, -1)


class StartCurse(Procedure[Battle]):
    """The new curse takes effect; units at strength 0 are destroyed."""

    fields = ("unit", "you")

    def __init__(self, unit: i64, you: i64) -> None:
        self.unit = unit
        self.you = you

    def fits(self, state: Battle, at: i64) -> bool:
        return state.curse < 0 and state.pos[self.unit] == CURSED

    def run(self, state: Battle) -> None:
        state.set_curse(self.unit, self.you)
        if state.log is not None:
            number = state.tables.curse_power[state.kind[self.unit]]
            state.say("curse", unit=state.unit_text(self.unit), power=power_text(state.tables, number))
        weigh_all(state)
        if running(state):
            for unit in range(len(state.born)):
                state.note_penalty(unit)
