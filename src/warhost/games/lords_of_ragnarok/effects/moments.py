"""When effects come into play: programs that run, and the moments at which players use what they own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import (
    ALWAYS,
    ARMY_DESTROYED,
    ATTACKER_IN_LAND,
    ATTACKER_WITH_TWO,
    BATTLE_IN_LAND,
    BATTLE_WON,
    BEFORE_BATTLE,
    BOTH_PASSED,
    END_OF_MANOEUVRES,
    FORGE_RUNE,
    HERO_IN_BATTLE,
    HUNT_END,
    HUNT_START,
    INJURY_TAKEN,
    IS_ATTACKER,
    IS_DEFENDER,
    LOSER_LOSSES,
    MARKER_COVERED,
    MARKER_PLACED,
    NO_ARMY_MOVED,
    NOTHING_TO_DO,
    OWN_BUILD,
    PRIEST_SENT,
    SETTLEMENT_WITHOUT_BATTLE,
    START_OF_TURN,
    TAKE_CONTROL,
    TRIGGERS,
    Effect,
    On,
)
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.model import (
    ATTACKER,
    BEFORE_PRAYER,
    DEFENDER,
    FINISH,
    MANOEUVRES,
    ORIGIN,
    PRAYER,
    SPECIAL_ACTION,
    USE,
    Saga,
)
from warhost.games.lords_of_ragnarok.tables import ARTIFACT, HERO, RUNE_TYPES, WHEEL

# -- programs


class Run(Procedure[Saga]):
    """A program that is carried out, operation after operation (`lor.cards.as_far_as_possible`)."""

    fields = ("program", "at", "who", "figure", "target")

    def __init__(self, program: i64, at: i64, who: i64, figure: i64, target: i64) -> None:
        self.program = program
        self.at = at
        self.who = who
        self.figure = figure
        self.target = target

    def run(self, state: Saga) -> None:
        ops = state.book.programs[self.program]
        op = ops[self.at]
        if not op.binds:
            go_on(state, self.program, self.at, self.who, self.figure, self.target)
        on = On(self.program, self.at, self.who, self.figure, self.target)
        if op.possible(state, on):
            op.perform(state, on)

    def fits(self, state: Saga, at: i64) -> bool:
        return sound_program(state, self.program, self.at, self.who, self.figure, self.target)


def sound_program(state: Saga, program: i64, at: i64, who: i64, figure: i64, target: i64) -> bool:
    """Whether a program can be carried out from an operation on for what it is about."""
    ops = state.book.programs[program]
    if at >= len(ops):
        return False
    return all([ops[i].fits(state, On(program, i, who, figure, target)) for i in range(at, len(ops))])


def go_on(state: Saga, program: i64, at: i64, who: i64, figure: i64, target: i64) -> None:
    """Push what follows an operation of a program."""
    if at + 1 < len(state.book.programs[program]):
        state.frames.append(Run(program, at + 1, who, figure, target))


def start(state: Saga, program: i64, who: i64, figure: i64 = -1, target: i64 = -1) -> None:
    """Push a program, unless it is empty."""
    if program != NOTHING_TO_DO:
        state.frames.append(Run(program, 0, who, figure, target))


def can(state: Saga, program: i64, who: i64, figure: i64 = -1, target: i64 = -1) -> bool:
    """Whether a program could change something, its costs being payable."""
    useful = False
    for at, op in enumerate(state.book.programs[program]):
        if op.possible(state, On(program, at, who, figure, target)):
            if not op.cost:
                useful = True
        elif op.cost:
            return False
    return useful


# -- conditions


def holds(state: Saga, condition: i64, seat: i64, place: i64) -> bool:
    """Whether a condition holds for a seat; `place` is the region that was taken, where that matters."""
    if condition == ALWAYS:
        return True
    if condition == NO_ARMY_MOVED:
        return not state.army_moved
    if condition == SETTLEMENT_WITHOUT_BATTLE:
        peaceful = not state.fought >> place & 1
        return peaceful and (state.board.settlements & state.land_of_hero(seat)) >> place & 1 == 1
    if condition == IS_ATTACKER:
        return state.sides[ATTACKER] == seat
    if condition == IS_DEFENDER:
        return state.sides[DEFENDER] == seat
    if condition == ATTACKER_WITH_TWO:
        return state.sides[ATTACKER] == seat and len(state.armies_in(seat, state.battle)) >= 2
    if condition == HERO_IN_BATTLE:
        return state.hero_at[seat] == state.battle
    in_land = state.land_of_hero(seat) >> state.battle & 1 == 1
    if condition == ATTACKER_IN_LAND:
        return in_land and state.sides[ATTACKER] == seat
    assert condition == BATTLE_IN_LAND
    return in_land


# -- moments

IN_BATTLE: Final = (BEFORE_BATTLE, BOTH_PASSED, LOSER_LOSSES, BATTLE_WON)
AT_ANY_TIME: Final = (OWN_BUILD, PRIEST_SENT, MARKER_COVERED, ARMY_DESTROYED, INJURY_TAKEN)


def available(state: Saga, seat: i64, trigger: i64, place: i64 = -1, used: i64 = 0) -> list[Effect]:
    """The seat's effects that could change something at this moment."""
    sources: i64 = state.powers[seat] & state.book.sources[trigger] & ~used
    if sources == 0:
        return []
    found: list[Effect] = []
    for effect in state.book.at[trigger]:
        if sources >> effect.source & 1 and holds(state, effect.condition, seat, place):
            if can(state, effect.program, seat, -1, place):
                found.append(effect)
    return found


def offers(state: Saga, seat: i64, trigger: i64, used: i64 = 0) -> list[int]:
    """The same as choices."""
    return [USE + effect.source for effect in available(state, seat, trigger, -1, used)]


def use(state: Saga, seat: i64, trigger: i64, source: i64, place: i64 = -1) -> None:
    """Use what a seat owns; an artifact is discharged (`lor.artifacts.discharge`)."""
    for effect in state.book.at[trigger]:
        if effect.source == source:
            if ARTIFACT <= source < HERO:
                state.powers[seat] &= ~(1 << source)
            if state.log is not None:
                state.say("use", player=state.player_text(seat), what=state.source_text(source))
            start(state, effect.program, seat, -1, place)
            return


def sound_moment(state: Saga, trigger: i64, who: i64, place: i64) -> bool:
    """Whether effects of a trigger may come into play now, for this seat and about this place."""
    if trigger == TAKE_CONTROL:
        return 0 <= place < state.board.regions
    if trigger == FORGE_RUNE:
        return 0 <= place < RUNE_TYPES and state.step == PRAYER
    if trigger == MARKER_PLACED:
        return 0 <= place < WHEEL and state.step == SPECIAL_ACTION
    if trigger in IN_BATTLE:
        return state.battle >= 0 and who in state.sides
    if trigger == HUNT_START or trigger == HUNT_END:
        return state.hunter == who and state.hunt_over == (trigger == HUNT_END)
    if trigger == START_OF_TURN:
        return state.active == who and state.step == BEFORE_PRAYER
    if trigger == END_OF_MANOEUVRES:
        return state.active == who and state.step == MANOEUVRES
    return trigger in AT_ANY_TIME


class Effects(Ask):
    """A moment at which a seat's effects come into play, in the order its player wants."""

    fields = ("who", "trigger", "place", "used")
    on_top = False
    kind = "effects"
    rule = "lor.ownership.simultaneous_effects"
    verbs = {"finish": "decline"}

    def __init__(self, who: i64, trigger: i64, place: i64, used: i64) -> None:
        self.who = who
        self.trigger = trigger
        self.place = place  # region, rune … that it is about, -1: none
        self.used = used  # sources that have had their turn

    def options(self, state: Saga) -> list[int]:
        found: list[int] = []
        optional = True
        for effect in available(state, self.who, self.trigger, self.place, self.used):
            found.append(USE + effect.source)
            if not effect.optional:
                optional = False
        if found and optional:
            found.append(FINISH)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice != FINISH:
            source = choice - USE
            state.frames.append(Effects(self.who, self.trigger, self.place, self.used | 1 << source))
            use(state, self.who, self.trigger, source, self.place)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-effects", moment=Text(f"trigger-{TRIGGERS[self.trigger]}"))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if USE <= choice < ORIGIN:
            source = choice - USE
            rule = "lor.artifacts.discharge" if ARTIFACT <= source < HERO else "lor.cards.as_far_as_possible"
            return Reason(rule, Text("why-not-usable", what=state.source_text(source)))
        if choice == FINISH:
            return Reason("lor.cards.as_far_as_possible", Text("why-mandatory"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        """It is the moment that it names, and all that may come into play fits it."""
        if not sound_moment(state, self.trigger, self.who, self.place):
            return False
        programs = [effect.program for effect in state.book.at[self.trigger]]
        return all([sound_program(state, program, 0, self.who, -1, self.place) for program in programs])


def moment(state: Saga, seat: i64, trigger: i64, place: i64 = -1) -> None:
    """Let a seat's effects of a moment come into play, if it owns any."""
    if state.powers[seat] & state.book.sources[trigger]:
        state.frames.append(Effects(seat, trigger, place, 0))
