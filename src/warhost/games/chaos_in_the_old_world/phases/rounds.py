"""A round: six phases in fixed order, and what ends with the round."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.state import BOTTOM, Procedure
from warhost.games.chaos_in_the_old_world.mechanics.dice import take_up_dice
from warhost.games.chaos_in_the_old_world.model import (
    BATTLE,
    CORRUPTION,
    DRAW,
    END,
    OLD_WORLD,
    PHASES,
    SETUP,
    SHIELDED,
    SUMMONING,
    OldWorld,
)
from warhost.games.chaos_in_the_old_world.phases.battle import StartOfBattle
from warhost.games.chaos_in_the_old_world.phases.corruption import corruption_phase
from warhost.games.chaos_in_the_old_world.phases.draw import DrawPhase
from warhost.games.chaos_in_the_old_world.phases.end import EndPhase
from warhost.games.chaos_in_the_old_world.phases.old_world import old_world_phase
from warhost.games.chaos_in_the_old_world.phases.summoning import Summoning
from warhost.games.chaos_in_the_old_world.tables import FIGURES, REGIONS


class Phase(Procedure[OldWorld]):
    """`citow.round.phases`: carry out a phase, then the next one; after the last a new round begins."""

    fields = ("number",)
    lies_on = (BOTTOM,)

    def __init__(self, number: i64) -> None:
        self.number = number

    def fits(self, state: OldWorld, at: i64) -> bool:
        return state.phase != SETUP and self.number == state.phase + 1

    def run(self, state: OldWorld) -> None:
        number = self.number
        if number > END:
            end_round(state)
            number = OLD_WORLD
        state.phase = number
        state.frames.append(Phase(number + 1))
        if number == OLD_WORLD:
            state.round += 1
        if state.log is not None:
            state.say(f"phase-{PHASES[number]}", round=state.round)
        begin_phase(state, number)


def begin_phase(state: OldWorld, number: i64) -> None:
    """The frames of a phase; the corruption phase asks nobody anything."""
    if number == OLD_WORLD:
        old_world_phase(state)
    elif number == DRAW:
        state.frames.append(DrawPhase(0))
    elif number == SUMMONING:
        state.frames.append(Summoning(0))
    elif number == BATTLE:
        state.frames.append(StartOfBattle(-1))
    elif number == CORRUPTION:
        corruption_phase(state)
    else:
        state.frames.append(EndPhase(0))


def end_round(state: OldWorld) -> None:
    """What was said to last for the round is over."""
    state.ruiners = 0
    state.killers = 0
    state.khorne_kills = [0] * REGIONS
    take_up_dice(state)
    owner = state.tables.owner
    for figure in range(FIGURES):
        if state.marks[figure]:
            state.marks[figure] &= ~SHIELDED
        if state.holder[figure] != owner[figure]:  # citow.control.end
            state.hand_over(figure, owner[figure])
