"""Ability windows: one ability or a pass at a time, until all have passed one after another (`sl.timing.priority`)."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.stratego_legends.documents import Hints
from warhost.games.stratego_legends.frames import Ask, is_space
from warhost.games.stratego_legends.legality import why_no_ability, why_no_action
from warhost.games.stratego_legends.model import (
    ATTACK,
    ATTACKER,
    END,
    FINISH,
    KIND,
    POWER,
    RANGED,
    SEAT,
    STOP_OF,
    WINDOWS,
    Battle,
    space_text,
    window_text,
)
from warhost.games.stratego_legends.phases.using import number_of, usable_abilities, use


def asked_in(state: Battle, seat: i64, window: i64) -> bool:
    """Whether a seat wants to be asked in a kind of window (`sl.timing.stops`): never a question of what it holds."""
    return state.stops[seat] >> STOP_OF[window] & 1 == 1


def able(state: Battle, seat: i64, at_own_end: bool) -> list[int]:
    """Units of a seat with an ability that can be used now, as choices."""
    abilities = state.tables.abilities
    kind = state.kind
    pos = state.pos
    found: list[int] = []
    unit: i64
    for unit in state.holdings[seat]:
        k: i64 = kind[unit]
        if abilities[k] and pos[unit] >= 0:
            if usable_abilities(state, unit, seat, at_own_end):
                found.append(state.choice_of(unit))
    found.sort()
    return found


def fight_goes_on(state: Battle, window: i64) -> bool:
    """A window in an attack closes when one of the two units is gone (`sl.attack.broken_off`)."""
    if window == ATTACK:
        site = state.site
        return state.pos[state.attacker] == site and state.pos[state.defender] == site
    if window == RANGED:
        return state.pos[state.shooter] >= 0 and state.pos[state.target] >= 0
    return True


def somebody_asked(state: Battle, window: i64) -> bool:
    """Whether anybody wants to be asked in a kind of window."""
    bit = STOP_OF[window]
    for stops in state.stops:
        if stops >> bit & 1:
            return True
    return False


class Window(Ask):
    """A player uses one ability or passes. Asked even without one, or the pace would tell (`sl.timing.no_leak`)."""

    fields = ("window", "at", "passed")
    kind = "window"
    rule = "sl.timing.priority"
    secret = True
    verbs = {"space": "call"}

    def __init__(self, window: i64, at: i64, passed: i64) -> None:
        self.window = window
        self.at = at  # places after the player whose turn it is
        self.passed = passed  # players who have passed one after another

    def fits(self, state: Battle, at: i64) -> bool:
        if self.window == ATTACK:
            return state.attacker >= 0
        return self.window != RANGED or state.shooter >= 0

    def seat(self, state: Battle) -> i64:
        order = state.order
        return order[(state.place_in_order + self.at) % len(order)]

    def options(self, state: Battle) -> list[int]:
        if not fight_goes_on(state, self.window):
            return []
        seat = self.seat(state)
        if not asked_in(state, seat, self.window):
            self.skip(state)
            return []
        found = able(state, seat, self.window == END and seat == state.active)
        found.append(FINISH)
        return found

    def skip(self, state: Battle) -> None:
        """Who does not want to be asked passes; so on to the next who does."""
        order = state.order
        seats = len(order)
        at = self.at
        first = state.place_in_order
        for passed in range(self.passed + 1, seats):
            at += 1
            if asked_in(state, order[(first + at) % seats], self.window):
                state.frames.append(Window(self.window, at, passed))
                return

    def go_on(self, state: Battle) -> None:
        """After a pass: the next player, or the window closes."""
        if self.passed + 1 < len(state.order):
            state.frames.append(Window(self.window, self.at + 1, self.passed + 1))

    def choose(self, state: Battle, choice: i64) -> None:
        if choice == FINISH:
            self.go_on(state)
            return
        seat = self.seat(state)
        state.frames.append(Window(self.window, self.at + 1, 0))
        state.frames.append(UseAbility(state.unit_of(choice), seat, self.window))

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-window", window=window_text(WINDOWS[self.window]))

    def hints(self, state: Battle, choice: i64) -> Hints:
        """What the ability is and whom it can help, if the table gives hints (`sl.powers.software_hints`)."""
        if choice == FINISH or not state.terms.hints:
            return {}
        unit = state.unit_of(choice)
        seat = self.seat(state)
        tables = state.tables
        numbers = usable_abilities(state, unit, seat, self.window == END and seat == state.active)
        powers = [tables.powers[number] for number in numbers]
        return {
            "unit": tables.unit_ids[state.kind[unit]],
            "powers": [
                {
                    "words": f"power-{tables.unit_ids[p.owner]}-{p.place + 1}",
                    "targets": [
                        space_text(state.site if s == ATTACKER else s)
                        for s in state.tables.operations[p.op].reach(state, p, unit, seat)
                        if s < KIND or s == ATTACKER
                    ],
                }
                for p in powers
            ],
        }

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if choice == ATTACKER and state.attacker < 0:
            return Reason("sl.attack.definition", Text("why-no-attack-now"))
        if is_space(state, choice) or choice == ATTACKER:
            return why_no_ability(state, choice, self.seat(state))
        return self.wrong_kind(state, choice)


class UseAbility(Ask):
    """Which of its abilities the unit uses; asked only of a unit with several."""

    fields = ("unit", "you", "window")
    on_top = True
    kind = "use_ability"
    rule = "sl.abilities.optional"

    def __init__(self, unit: i64, you: i64, window: i64) -> None:
        self.unit = unit
        self.you = you
        self.window = window

    def fits(self, state: Battle, at: i64) -> bool:
        return state.pos[self.unit] >= 0 and state.owner[self.unit] == self.you

    def seat(self, state: Battle) -> i64:
        return self.you

    def numbers(self, state: Battle) -> list[int]:
        return usable_abilities(state, self.unit, self.you, self.window == END and self.you == state.active)

    def options(self, state: Battle) -> list[int]:
        return sorted([POWER + state.tables.powers[number].op for number in self.numbers(state)])

    def choose(self, state: Battle, choice: i64) -> None:
        use(state, number_of(state, self.unit, choice - POWER, self.numbers(state)), self.unit, self.you)

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-use-ability", unit=state.unit_text(self.unit))

    def prompt_for_others(self, state: Battle) -> Text:
        return Text("prompt-use-ability-hidden")

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if POWER <= choice < SEAT:
            return why_no_action(state, self.unit, choice - POWER)
        return self.wrong_kind(state, choice)
