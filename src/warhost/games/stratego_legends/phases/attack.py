"""The attack, step by step in the rulebook's order (`sl.attack.sequence`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.stratego_legends.documents import Hints
from warhost.games.stratego_legends.effects.operation import (
    Offer,
    PickUnit,
    carry_out,
    stands_on,
)
from warhost.games.stratego_legends.frames import Ask, is_space
from warhost.games.stratego_legends.legality import why_no_rage
from warhost.games.stratego_legends.mechanics.control import take_control
from warhost.games.stratego_legends.mechanics.destruction import destroy, weigh
from warhost.games.stratego_legends.mechanics.guesswork import could_be
from warhost.games.stratego_legends.mechanics.odds import attack_hints
from warhost.games.stratego_legends.mechanics.revealing import reveal, turn_back
from warhost.games.stratego_legends.mechanics.strength import strength_line
from warhost.games.stratego_legends.model import (
    ATTACK,
    KIND,
    MOVED,
    OFFERS,
    OUT,
    Battle,
    kind_text,
    operation_text,
    space_text,
)
from warhost.games.stratego_legends.phases.curses import Settle
from warhost.games.stratego_legends.phases.ending import clear_fight, running
from warhost.games.stratego_legends.phases.window import Window, asked_in
from warhost.games.stratego_legends.tables import (
    ABILITY,
    CASTLE,
    IF_STRONG,
    KINDS,
    MAGIC,
    NEGATE_MAGIC,
    NEVER,
    RAGE,
    STRONG,
    Power,
)

# Steps of an attack after the defender's space was entered.
REVEAL: Final = 0
WINDOW: Final = 1
OUTCOME: Final = 2
REMOVAL: Final = 3
CURSES: Final = 4
SUCCESS: Final = 5
RAGING: Final = 6


def begin_attack(state: Battle, unit: i64, space: i64) -> None:
    """Enter the defender's space. A Castle falls at once, without a window (`sl.attack.castle`)."""
    turn_back(state)
    defender = state.board[space]
    if state.log is not None:
        key = "attack" if state.is_enemy(defender, state.owner[unit]) else "attack-own"
        state.say_of(unit, key, start=space_text(state.pos[unit]), space=space_text(space))
    state.attacker = unit
    state.defender = defender
    state.origin = state.pos[unit]
    state.site = space
    state.attack_seat = state.owner[unit]
    state.trace = [state.pos[unit], space]
    state.note_fact(unit, MOVED)
    state.enter(unit, space)
    if state.tables.row[state.kind[defender]] == CASTLE:
        reveal(state, unit)
        reveal(state, defender)
        destroy(state, [defender])
        if running(state):
            state.frames.append(Attack(CURSES))
        return
    state.frames.append(Attack(REVEAL))
    if state.tables.guesses[state.kind[unit]] >= 0:
        state.frames.append(NameDefender())


def both_there(state: Battle) -> bool:
    """Whether attacker and defender still face each other on the attacked space."""
    return state.pos[state.attacker] == state.site and state.pos[state.defender] == state.site


def successful(state: Battle) -> bool:
    """`sl.attack.success_definition`: the attacker survives under the same control, the defender was destroyed."""
    return state.defender_fell and not state.attacker_fell and state.owner[state.attacker] == state.attack_seat


def sound_attack(state: Battle) -> bool:
    """Whether an attack is under way of which both units are on the battlefield, or have fallen."""
    if state.attacker < 0:
        return False
    attacker_there = state.attacker_fell or state.pos[state.attacker] >= 0
    return attacker_there and (state.defender_fell or state.pos[state.defender] >= 0)


class Attack(Procedure[Battle]):
    """One step of the attack, and then the next."""

    fields = ("step",)

    def __init__(self, step: i64) -> None:
        self.step = step

    def fits(self, state: Battle, at: i64) -> bool:
        others = any([isinstance(frame, Attack) for frame in state.frames[:at]])
        return self.step <= RAGING and not others and sound_attack(state)

    def run(self, state: Battle) -> None:
        step = self.step
        if step < RAGING:
            state.frames.append(Attack(step + 1))
        if step == REVEAL:
            reveal_both(state)
        elif step == WINDOW:
            if both_there(state):
                state.frames.append(Window(ATTACK, 0, 0))
        elif step == OUTCOME:
            if state.log is not None and both_there(state):
                tell_strengths(state)
            state.frames.append(Outcome(SPELLS))
        elif step == REMOVAL:
            remove(state)
        elif step == CURSES:
            state.frames.append(Settle())
        elif step == SUCCESS:
            if successful(state):
                for number in reversed(state.tables.after_success[state.kind[state.attacker]]):
                    state.frames.append(AfterSuccess(number))
        else:
            go_on_raging(state)


def reveal_both(state: Battle) -> None:
    """Steps 3 and 4: both units are shown; compulsory modifiers may bring one to 0."""
    reveal(state, state.attacker)
    reveal(state, state.defender)
    weigh(state, [state.attacker, state.defender])


def tell_strengths(state: Battle) -> None:
    """The strengths as they add up, with their reasons, once nothing can change them any more."""
    for unit in (state.attacker, state.defender):
        if state.has_strength(unit):
            state.say_of(unit, "strength", total=state.strength(unit), parts=strength_line(state, unit))


class NameDefender(Ask):
    """The attacker's controller names the defender before the units are revealed."""

    on_top = True
    kind = "name_defender"
    rule = "sl.attack.sequence"

    def fits(self, state: Battle, at: i64) -> bool:
        return sound_attack(state)

    def seat(self, state: Battle) -> i64:
        return state.attack_seat

    def options(self, state: Battle) -> list[int]:
        return list(range(KIND, KIND + KINDS))

    def choose(self, state: Battle, choice: i64) -> None:
        state.named = choice - KIND
        if state.log is not None:
            state.say("named", unit=kind_text(state.tables, state.named), space=space_text(state.site))

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-name-defender", space=space_text(state.site))


# -- step 6: the outcome

SPELLS: Final = 0
ATTACKERS_POWERS: Final = 1
DEFENDERS_POWERS: Final = 2
COMPARISON: Final = 3


class Outcome(Procedure[Battle]):
    """`sl.attack.outcome_order`: each stage that settles the attack leaves nothing to the next."""

    fields = ("stage",)

    def __init__(self, stage: i64) -> None:
        self.stage = stage

    def fits(self, state: Battle, at: i64) -> bool:
        return self.stage <= COMPARISON and sound_attack(state)

    def run(self, state: Battle) -> None:
        if not both_there(state):
            return
        stage = self.stage
        if stage < COMPARISON:
            state.frames.append(Outcome(stage + 1))
        if stage == SPELLS:
            if state.tables.row[state.kind[state.defender]] == MAGIC:
                spell_or_negation(state)
        elif stage == ATTACKERS_POWERS:
            attackers_powers(state)
        elif stage == DEFENDERS_POWERS:
            defenders_powers(state)
        else:
            compare(state)


def fall(state: Battle, units: list[int]) -> None:
    """Units destroyed at the outcome. Sinnue and its like silence the curse of their opponent."""
    suppresses = state.tables.suppresses
    suppressed: i64 = -1
    if suppresses[state.kind[state.attacker]]:
        suppressed = state.defender
    elif suppresses[state.kind[state.defender]]:
        suppressed = state.attacker
    destroy(state, units, suppressed)


def spell_or_negation(state: Battle) -> None:
    """`sl.magic_units.attacked`, `sl.negate_magic.effect`: the magic unit dies, and casts its spell if it can."""
    defender = state.defender
    attacker = state.attacker
    you = state.owner[defender]
    power = state.tables.powers[state.tables.spell[state.kind[defender]]]
    if state.has(attacker, NEGATE_MAGIC):
        if state.log is not None:
            state.say_of(attacker, "negated", spell=state.unit_text(defender))
        fall(state, [defender])
        return
    if state.log is not None:
        state.say("spell", unit=state.unit_text(defender))
    follow = [number for number in power.then if spell_condition(state, state.tables.powers[number])]
    dies = power.attacker_fate != NEVER
    if power.attacker_fate == IF_STRONG:
        dies = state.strength(attacker) >= STRONG
    fall(state, [defender, attacker] if dies else [defender])
    if running(state):
        for number in reversed(follow):
            state.frames.append(SpellEffect(number, defender, you, state.site))


def spell_condition(state: Battle, power: Power) -> bool:
    """What a further effect of a spell asks of the attacker and of the space, at the outcome."""
    attacker = state.attacker
    if power.attacker_color >= 0 and state.tables.color[state.kind[attacker]] != power.attacker_color:
        return False
    if power.attacker_keyword >= 0 and not state.has(attacker, power.attacker_keyword):
        return False
    return stands_on(state, power.condition, state.site)


class SpellEffect(Procedure[Battle]):
    """A further effect of a spell, after the magic unit and its attacker have died."""

    fields = ("power", "unit", "you", "space")

    def __init__(self, power: i64, unit: i64, you: i64, space: i64) -> None:
        self.power = power
        self.unit = unit
        self.you = you
        self.space = space

    def fits(self, state: Battle, at: i64) -> bool:
        tables = state.tables
        kind = state.kind[self.unit]
        sources = [number for number in (tables.spell[kind], tables.mourned[kind]) if number >= 0]
        return self.space >= 0 and any([self.power in tables.powers[number].then for number in sources])

    def run(self, state: Battle) -> None:
        carry_out(state, self.power, self.unit, self.you, self.space)


def attackers_powers(state: Battle) -> None:
    """A guess, a slaying or a capture in place of the comparison."""
    attacker = state.attacker
    defender = state.defender
    kind = state.kind[attacker]
    tables = state.tables
    if tables.guesses[kind] >= 0:
        right = state.named == state.kind[defender]
        if state.log is not None:
            state.say("guess-right" if right else "guess-wrong")
        fall(state, [attacker, defender] if right else [attacker])
        return
    for number in tables.slays[kind]:
        if tables.powers[number].filter.fits[state.kind[defender]]:
            slay(state, number, attacker)
            return
    number = tables.captures[kind]
    if number >= 0 and tables.powers[number].filter.fits[state.kind[defender]]:
        if state.log is not None:
            state.say_of(defender, "captured")
        state.place(defender, state.origin)
        take_control(state, defender, state.attack_seat)


def defenders_powers(state: Battle) -> None:
    """The defender slays or turns its attacker."""
    defender = state.defender
    kind = state.kind[defender]
    tables = state.tables
    for number in tables.slays[kind]:
        power = tables.powers[number]
        if power.as_defender and power.filter.fits[state.kind[state.attacker]]:
            slay(state, number, defender)
            return
    number = tables.converts[kind]
    if number >= 0:
        offer(state, number, defender)


def slay(state: Battle, number: i64, unit: i64) -> None:
    """An innate slaying is done; as an ability it is offered."""
    if state.tables.powers[number].nature == ABILITY:
        offer(state, number, unit)
    else:
        carry_out(state, number, unit, state.owner[unit], state.site)


def offer(state: Battle, number: i64, unit: i64) -> None:
    """Ask the controller of a unit that everybody sees."""
    you = state.owner[unit]
    if asked_in(state, you, OFFERS):
        state.frames.append(Offer(number, unit, you, state.pos[unit], you))


def compare(state: Battle) -> None:
    """`sl.attack.compare`, `sl.attack.tie`."""
    attacker = state.attacker
    defender = state.defender
    ours = state.strength(attacker)
    theirs = state.strength(defender)
    if state.log is not None:
        state.say("compare", attack=ours, defence=theirs)
    if ours == theirs:
        fall(state, [attacker, defender])
    else:
        fall(state, [attacker] if ours < theirs else [defender])


# -- step 7: the destroyed are removed


def remove(state: Battle) -> None:
    """Powers that react to the defender being attacked and destroyed."""
    defender = state.defender
    if not state.defender_fell:
        return
    kind = state.kind[defender]
    tables = state.tables
    if not state.beyond_rescue and state.pos[defender] == OUT:
        offer_rescue(state, defender)
    if tables.mourned[kind] >= 0:
        if state.log is not None:
            deed = operation_text(tables.powers[tables.mourned[kind]].op)
            state.say("power", unit=state.unit_text(defender), power=deed)
        for number in reversed(tables.powers[tables.mourned[kind]].then):
            state.frames.append(SpellEffect(number, defender, state.owner[defender], state.site))


def offer_rescue(state: Battle, defender: i64) -> None:
    """`sl.timing.triggered`: asked whenever, for all the others know, a rescuer could stand beside the fallen unit."""
    tables = state.tables
    you = state.owner[defender]
    for kind in tables.savers:
        number = tables.saves[kind]
        if not tables.powers[number].filter.fits[state.kind[defender]]:
            continue
        for space in state.ground.field.near[state.site]:
            unit = state.board[space]
            if unit >= 0 and state.owner[unit] == you and could_be(state, unit, kind):
                if asked_in(state, you, OFFERS):
                    state.frames.append(PickUnit(number, defender, you, state.site, you))
                return


# -- step 9: after success


class AfterSuccess(Procedure[Battle]):
    """A power after a successful attack, if its unit is still there (`sl.attack.success_power_alive`)."""

    fields = ("power",)

    def __init__(self, power: i64) -> None:
        self.power = power

    def fits(self, state: Battle, at: i64) -> bool:
        return state.attacker >= 0 and self.power in state.tables.after_success[state.kind[state.attacker]]

    def run(self, state: Battle) -> None:
        unit = state.attacker
        if not successful(state):
            return
        you = state.owner[unit]
        state.frames.append(Settle())
        power = state.tables.powers[self.power]
        if power.nature != ABILITY:
            carry_out(state, self.power, unit, you, state.pos[unit])
        elif state.tables.operations[power.op].possible(state, power, unit, you):
            offer(state, self.power, unit)


def go_on_raging(state: Battle) -> None:
    """`sl.rage.must_attack`: after success a raging unit attacks again; the attack is over in any case.

    What counted only against the opponent counts no longer, and a weakened unit may fall to 0 by that.
    """
    unit = state.attacker
    other = state.defender
    again = successful(state) and state.has(unit, RAGE)
    clear_fight(state)
    weigh(state, [unit, other])  # sl.strength_zero.destroyed
    if again:
        state.frames.append(Rage(unit))
    if state.pending:
        state.frames.append(Settle())  # sl.timing.after_effect


def rage_targets(state: Battle, unit: i64) -> list[int]:
    """Enemies one standard step away (`sl.rage.reach`)."""
    if state.pos[unit] < 0:
        return []
    found: list[int] = []
    for space in state.ground.field.sides[state.pos[unit]]:
        other = state.board[space]
        if other >= 0 and state.is_enemy(other, state.owner[unit]):
            found.append(space)
    return found


class Rage(Ask):
    """The raging unit's controller chooses whom it attacks next."""

    fields = ("unit",)
    kind = "rage"
    rule = "sl.rage.must_attack"
    verbs = {"space": "attack"}

    def __init__(self, unit: i64) -> None:
        self.unit = unit

    def fits(self, state: Battle, at: i64) -> bool:
        return state.idle()

    def seat(self, state: Battle) -> i64:
        return state.owner[self.unit]

    def options(self, state: Battle) -> list[int]:
        return rage_targets(state, self.unit)

    def choose(self, state: Battle, choice: i64) -> None:
        if state.log is not None:
            state.say_of(self.unit, "rage")
        begin_attack(state, self.unit, choice)

    def prompt(self, state: Battle) -> Text:
        return Text("prompt-rage", unit=state.unit_text(self.unit))

    def hints(self, state: Battle, choice: i64) -> Hints:
        return attack_hints(state, self.unit, choice)

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if is_space(state, choice):
            return why_no_rage(state, self.unit, choice)
        return self.wrong_kind(state, choice)
