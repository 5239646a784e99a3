"""Operations that choose among others."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from warhost.engine.errors import BrokenInvariant, Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import Args, On, Op
from warhost.games.lords_of_ragnarok.effects.moments import can, sound_program, start
from warhost.games.lords_of_ragnarok.frames import AskOfFigure
from warhost.games.lords_of_ragnarok.model import OPTION, PREPARE, Saga

CHOOSERS: Final = ("owner", "hunter", "active_player", "target")
BY_HUNTER: Final = CHOOSERS.index("hunter")
BY_ACTIVE: Final = CHOOSERS.index("active_player")
BY_TARGET: Final = CHOOSERS.index("target")


class ChooseOne(Op[Saga]):
    """Somebody picks one of the options that can be done."""

    name = "choose_one"

    def __init__(self, chooser: i64, options: list[int]) -> None:
        self.chooser = chooser
        self.options = options  # programs

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(CHOOSERS.index(args.get("chooser", "owner")), args.options())

    def possible(self, state: Saga, on: On) -> bool:
        return any([can(state, option, on.who, on.figure, on.target) for option in self.options])

    def perform(self, state: Saga, on: On) -> None:
        who = on.who
        if self.chooser == BY_HUNTER:
            who = state.hunter
        elif self.chooser == BY_ACTIVE:
            who = state.active
        elif self.chooser == BY_TARGET:
            who = on.target
        state.frames.append(ChooseOption(who, on.who, on.program, on.at, on.figure, on.target))

    def fits(self, state: Saga, on: On) -> bool:
        return options_fit(state, self.options, on)


def options_fit(state: Saga, options: list[int], on: On) -> bool:
    for option in options:
        for op in state.book.programs[option]:
            if not op.fits(state, on):
                return False
    return True


class ChooseOption(AskOfFigure):
    """One of the things an effect offers."""

    fields = ("who", "owner", "program", "at", "figure", "target")
    kind = "option"
    rule = "lor.cards.as_far_as_possible"

    def __init__(self, who: i64, owner: i64, program: i64, at: i64, figure: i64, target: i64) -> None:
        self.who = who
        self.owner = owner  # for whom the option is carried out
        self.program = program
        self.at = at
        self.figure = figure
        self.target = target

    def programs(self, state: Saga) -> list[int]:
        op: Op[Any] = state.book.programs[self.program][self.at]
        if not isinstance(op, ChooseOne):
            raise BrokenInvariant(f"nothing to choose in program {self.program} at {self.at}")
        return op.options

    def options(self, state: Saga) -> list[int]:
        found: list[int] = []
        for i, option in enumerate(self.programs(state)):
            if can(state, option, self.owner, self.figure, self.target):
                found.append(OPTION + i)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        start(state, self.programs(state)[choice - OPTION], self.owner, self.figure, self.target)

    def label(self, state: Saga, choice: i64) -> Text:
        programs = self.programs(state)
        if not OPTION <= choice < OPTION + len(programs):
            return super().label(state, choice)
        return state.book.programs[programs[choice - OPTION]][0].words()

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-option", what=state.book.named[self.program])

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if OPTION <= choice < PREPARE:
            return Reason(self.rule, Text("why-option-impossible"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return sound_program(state, self.program, self.at, self.owner, self.figure, self.target)


class FirstPossible(Op[Saga]):
    """The first option that can be done."""

    name = "first_possible"

    def __init__(self, options: list[int]) -> None:
        self.options = options  # programs

    @classmethod
    def bind(cls, args: Args) -> Op[Saga]:
        return cls(args.options())

    def possible(self, state: Saga, on: On) -> bool:
        return any([can(state, option, on.who, on.figure, on.target) for option in self.options])

    def perform(self, state: Saga, on: On) -> None:
        for option in self.options:
            if can(state, option, on.who, on.figure, on.target):
                start(state, option, on.who, on.figure, on.target)
                return

    def fits(self, state: Saga, on: On) -> bool:
        return options_fit(state, self.options, on)
