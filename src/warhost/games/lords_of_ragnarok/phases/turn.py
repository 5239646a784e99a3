"""The order of play: turns, their five steps, and the end of each step."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.state import BOTTOM, Procedure
from warhost.games.lords_of_ragnarok.effects.book import END_OF_MANOEUVRES, START_OF_TURN
from warhost.games.lords_of_ragnarok.effects.moments import moment
from warhost.games.lords_of_ragnarok.mechanics.control import ClaimRegions
from warhost.games.lords_of_ragnarok.model import (
    BEFORE_PRAYER,
    HERO_MOVES,
    MANOEUVRES,
    PRAYER,
    RAGNAROK,
    RUNE_ACTIONS_STEP,
    SPECIAL_ACTION,
    Saga,
)
from warhost.games.lords_of_ragnarok.phases.battle import Battles
from warhost.games.lords_of_ragnarok.phases.ending import reckon
from warhost.games.lords_of_ragnarok.phases.hero_step import HeroStep
from warhost.games.lords_of_ragnarok.phases.manoeuvres import Manoeuvres
from warhost.games.lords_of_ragnarok.phases.prayer import Prayer
from warhost.games.lords_of_ragnarok.phases.rune_step import RuneStep
from warhost.games.lords_of_ragnarok.phases.special_action import SpecialAction


class Turns(Procedure[Saga]):
    """Turns go round clockwise (`lor.turn.clockwise`) until somebody wins or the last turn has been played."""

    lies_on = (BOTTOM,)

    def run(self, state: Saga) -> None:
        if state.last_turns == 0:
            reckon(state, RAGNAROK)
            return
        if state.last_turns > 0:
            state.last_turns -= 1
        state.active = state.first if state.turns == 0 else (state.active + 1) % state.seats
        state.turns += 1
        state.used = 0
        if state.log is not None:
            state.say("turn", player=state.player_text(state.active), turn=state.turns)
        state.frames.append(self)
        state.frames.append(Steps(BEFORE_PRAYER))


class Steps(Procedure[Saga]):
    """One step of the turn, its end, and the steps that follow (`lor.turn.steps`)."""

    fields = ("step",)
    lies_on = ("Turns",)

    def __init__(self, step: i64) -> None:
        self.step = step

    def run(self, state: Saga) -> None:
        step = self.step
        frames = state.frames
        who = state.active
        if step < SPECIAL_ACTION:
            frames.append(Steps(step + 1))
        state.step = step
        state.before = state.army_at[:]
        state.fought = 0
        state.army_moved = False
        if step == BEFORE_PRAYER:
            moment(state, who, START_OF_TURN)
            return
        frames.append(EndOfStep())
        if step == PRAYER:
            frames.append(Prayer(who, False, False))
        elif step == HERO_MOVES:
            frames.append(HeroStep(who, False))
        elif step == RUNE_ACTIONS_STEP:
            state.rune_actions = 1
            frames.append(RuneStep(who))
        elif step == MANOEUVRES:
            moment(state, who, END_OF_MANOEUVRES)
            frames.append(Manoeuvres(who))
        else:
            frames.append(SpecialAction())

    def fits(self, state: Saga, at: i64) -> bool:
        """It is the next step; where nothing lies on it, it may also be the one that the table names."""
        begins = at + 1 == len(state.frames) and self.step == state.step
        return (begins or self.step == state.step + 1) and self.step <= SPECIAL_ACTION


class EndOfStep(Procedure[Saga]):
    """Control is tested, then battles are fought; nothing can have changed unless an army stirred."""

    lies_on = ("Turns", "Steps")

    def run(self, state: Saga) -> None:
        if state.stirred:
            state.stirred = False
            state.frames.append(Battles())
            state.frames.append(ClaimRegions())

    def fits(self, state: Saga, at: i64) -> bool:
        return state.step > BEFORE_PRAYER
