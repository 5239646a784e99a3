"""Operations that destroy units other than by comparing strengths in an attack."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from warhost.engine.state import Procedure
from warhost.games.stratego_legends.effects.operation import (
    Offer,
    Operation,
    Pick,
    PickOpponent,
    PickUnit,
    allowed,
    candidates,
    carry_out,
    choices_of,
    listed,
    opponents,
    seat_choices,
    spaces,
    standing,
    stands_on,
    units_of,
)
from warhost.games.stratego_legends.effects.seeing import any_enemy_near, enemies_near, note_purge
from warhost.games.stratego_legends.mechanics.control import bring_back, take_control
from warhost.games.stratego_legends.mechanics.destruction import destroy
from warhost.games.stratego_legends.mechanics.revealing import reveal
from warhost.games.stratego_legends.mechanics.strength import strength_line
from warhost.games.stratego_legends.model import FINISH, OFFERS, RANGED, SEAT, Battle, space_text
from warhost.games.stratego_legends.phases.attack import fall
from warhost.games.stratego_legends.phases.ending import running
from warhost.games.stratego_legends.phases.window import Window, asked_in
from warhost.games.stratego_legends.tables import ABILITY, ALL, CASTLE, ENEMY, MAGIC, OWN, Power

SHOT_RANGE: Final = 2
BESIEGERS: Final = 5
STRIKE_LENGTH: Final = 2


# -- in an attack


class Slay(Operation):
    """The opponent in the attack is destroyed without comparison."""

    id = "slay_in_attack"
    rule = "sl.attack.outcome_order"

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        fall(state, [state.defender if unit == state.attacker else state.attacker])


class ConvertAttacker(Operation):
    """The attacker changes sides; the converted unit stays on the attacked space."""

    id = "convert_attacker"
    rule = "sl.attack.outcome_order"

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        take_control(state, state.attacker, you)


class SaveAlly(Operation):
    """A neighbour dies instead: the unit that was attacked and destroyed is put back on the space it leaves."""

    id = "save_ally"
    rule = "sl.timing.triggered"

    def options(self, state: Battle, pick: Pick) -> list[int]:
        saves = state.tables.saves
        found = [
            unit
            for unit in candidates(state, 1, pick.space)
            if state.owner[unit] == pick.you and saves[state.kind[unit]] == pick.power
        ]
        return [*choices_of(state, found), FINISH]

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        if choice == FINISH:
            return
        saver = state.unit_of(choice)
        reveal(state, saver)
        if state.log is not None:
            state.say_of(saver, "saves", saved=state.unit_text(pick.unit))
        destroy(state, [saver])
        bring_back(state, pick.unit, choice, pick.you)


# -- from afar


class RangedAttack(Operation):
    """`sl.ranged_attack.effect`: an enemy within two spaces is shown and, after a window, falls if it is weaker."""

    id = "ranged_attack"
    rule = "sl.ranged_attack.range"
    concerns = ENEMY

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        return any_enemy_near(state, you, state.ground.field.within_two[state.pos[unit]])

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        return choices_of(state, enemies_near(state, you, state.pos[unit], SHOT_RANGE))

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return self.reach(state, state.tables.powers[pick.power], pick.unit, pick.you)

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        target = state.unit_of(choice)
        if state.log is not None:
            state.say_of(pick.unit, "shot", space=space_text(choice))
        reveal(state, target)
        state.shooter = pick.unit
        state.target = target
        state.frames += [Shot(COUNTER), Window(RANGED, 0, 0)]


COUNTER: Final = 0
COMPARISON: Final = 1


class Shot(Procedure[Battle]):
    """The outcome of a Ranged Attack: a power of the target in place of the comparison, or the comparison."""

    fields = ("stage",)

    def __init__(self, stage: i64) -> None:
        self.stage = stage

    def fits(self, state: Battle, at: i64) -> bool:
        return self.stage <= COMPARISON and state.shooter >= 0 and state.attacker < 0

    def run(self, state: Battle) -> None:
        shooter = state.shooter
        target = state.target
        if state.pos[shooter] < 0 or state.pos[target] < 0:
            shot_over(state)
            return
        number = state.tables.counters_shot[state.kind[target]]
        if self.stage == COUNTER and number >= 0:
            you = state.owner[target]
            state.frames.append(Shot(COMPARISON))
            if state.tables.powers[number].nature != ABILITY:
                carry_out(state, number, target, you, state.pos[target])
            elif asked_in(state, you, OFFERS):
                state.frames.append(Offer(number, target, you, state.pos[target], you))
            return
        shot_over(state)
        if state.has_strength(target):
            compare_from_afar(state, shooter, target)


def shot_over(state: Battle) -> None:
    state.shooter = -1
    state.target = -1


def compare_from_afar(state: Battle, shooter: i64, target: i64) -> None:
    """`sl.ranged_attack.lower_destroyed`: each counts the terrain of its own space."""
    if state.log is not None:
        for unit in (shooter, target):
            state.say_of(unit, "strength", total=state.strength(unit), parts=strength_line(state, unit))
    if state.strength(target) < state.strength(shooter):
        destroy(state, [target])


class CounterRangedAttack(Operation):
    """The shooter is destroyed instead."""

    id = "counter_ranged_attack"
    rule = "sl.timing.triggered"

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        destroy(state, [state.shooter])


class Siege(Operation):
    """An enemy among five units falls, whatever its strength (`sl.siege.condition`)."""

    id = "siege"
    rule = "sl.siege.condition"
    concerns = ENEMY

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        found = enemies_near(state, you, state.pos[unit], 1)
        return choices_of(state, [other for other in found if besiegers(state, you, other) >= BESIEGERS])

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return self.reach(state, state.tables.powers[pick.power], pick.unit, pick.you)

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        other = state.unit_of(choice)
        reveal(state, other)
        if state.tables.row[state.kind[other]] != CASTLE:
            destroy(state, [other])
        elif state.log is not None:
            state.say_of(other, "siege-castle")


def besiegers(state: Battle, you: i64, other: i64) -> i64:
    """`sl.siege.count`: own units around a unit; an option counts those of allies too."""
    count: i64 = 0
    for space in state.ground.field.near[state.pos[other]]:
        unit = state.board[space]
        if unit >= 0 and (state.owner[unit] == you or (state.terms.siege_allies and not state.is_enemy(unit, you))):
            count += 1
    return count


# -- one unit that is shown first


class RevealAndJudge(Operation):
    """A unit in range is shown, and what follows depends on whether it matches."""

    def suspects(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> list[int]:
        return [u for u in candidates(state, power.range, space) if allowed(state, power, unit, you, u)]

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        return choices_of(state, self.suspects(state, power, unit, you, state.pos[unit]))

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        power = state.tables.powers[pick.power]
        return choices_of(state, self.suspects(state, power, pick.unit, pick.you, pick.space))

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        power = state.tables.powers[pick.power]
        other = state.unit_of(choice)
        reveal(state, other)
        if state.fits(other, power.filter):
            self.hit(state, pick, other)
        else:
            self.miss(state, pick)

    def hit(self, state: Battle, pick: Pick, other: i64) -> None:
        destroy(state, [other])

    def miss(self, state: Battle, pick: Pick) -> None:
        """Nothing happens."""


class RevealAdjacentDestroy(RevealAndJudge):
    """Destroyed if it matches; nothing otherwise."""

    id = "reveal_adjacent_destroy"


class GambleKill(RevealAndJudge):
    """Destroyed if it matches; otherwise the unit itself is."""

    id = "gamble_kill"

    def miss(self, state: Battle, pick: Pick) -> None:
        destroy(state, [pick.unit])


class GambleControl(GambleKill):
    """Taken over if it matches; an own unit that matches cannot be chosen."""

    id = "gamble_control"

    def suspects(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> list[int]:
        found = super().suspects(state, power, unit, you, space)
        return [u for u in found if state.owner[u] != you or not state.fits(u, power.filter)]

    def hit(self, state: Battle, pick: Pick, other: i64) -> None:
        take_control(state, other, pick.you)


class RevealDestroyIf(Operation):
    """You may have one unit of an area shown; it is destroyed if it matches."""

    id = "reveal_destroy_if"

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        power = state.tables.powers[pick.power]
        found = [
            u
            for u in standing(state)
            if allowed(state, power, pick.unit, pick.you, u) and stands_on(state, power.area, state.pos[u])
        ]
        return [*choices_of(state, found), FINISH]

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        if choice == FINISH:
            return
        other = state.unit_of(choice)
        reveal(state, other)
        if state.fits(other, state.tables.powers[pick.power].victims):
            destroy(state, [other])


class RevealAreaDestroy(Operation):
    """All units of an area are shown; one that you pick, or every one that matches, is destroyed."""

    id = "reveal_area_destroy"

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        for other in standing(state):
            if stands_on(state, power.area, state.pos[other]):
                reveal(state, other)
        if power.count == ALL:
            destroy(state, self.doomed(state, power))
        else:
            state.frames.append(PickUnit(power.number, unit, you, space, you))

    def doomed(self, state: Battle, power: Power) -> list[int]:
        return [
            u for u in standing(state) if stands_on(state, power.area, state.pos[u]) and state.fits(u, power.victims)
        ]

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return choices_of(state, self.doomed(state, state.tables.powers[pick.power]))

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        destroy(state, [state.unit_of(choice)])


# -- without looking


class DestroyAdjacentAll(Operation):
    """Every neighbour of the space the unit left falls in one event."""

    id = "destroy_adjacent_all"
    rule = "sl.castles.other_powers"

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        return choices_of(state, candidates(state, power.range, state.pos[unit]))

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        destroy(state, candidates(state, power.range, space))


class DestroySpaces(Operation):
    """Whatever stands on the next two spaces straight ahead falls in one event."""

    id = "destroy_spaces"

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        struck = [state.ground.field.ahead(space, state.seat_side[you], i + 1) for i in range(STRIKE_LENGTH)]
        destroy(state, [state.board[s] for s in struck if s >= 0 and state.board[s] >= 0])


class DestroyChoice(Operation):
    """You may destroy one unit of an area, whatever it is."""

    id = "destroy_choice"

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickUnit(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        power = state.tables.powers[pick.power]
        area = spaces(state, power.area, pick.you, pick.space)
        found = choices_of(state, [u for u in standing(state) if state.pos[u] in area])
        if power.optional:
            found.append(FINISH)
        return found

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        if choice != FINISH:
            destroy(state, [state.unit_of(choice)])


class AgainstOpponent(Operation):
    """Aimed at a named opponent; whether he has such units is not asked (`sl.turn.action_available`)."""

    rule = "sl.teams.your_units"

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        return True

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickOpponent(power.number, unit, you, space, you))

    def options(self, state: Battle, pick: Pick) -> list[int]:
        return seat_choices(opponents(state, pick.you))

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        self.strike(state, pick, choice - SEAT)

    def strike(self, state: Battle, pick: Pick, opponent: i64) -> None:
        raise NotImplementedError


def purge(state: Battle, number: i64, seat: i64) -> None:
    """All units of a seat that a power names are shown and destroyed in one event."""
    power = state.tables.powers[number]
    doomed = [unit for unit in units_of(state, seat) if state.fits(unit, power.filter)]
    for unit in doomed:
        reveal(state, unit)
    destroy(state, doomed)
    if running(state):
        note_purge(state, number, seat)


class DestroyByName(AgainstOpponent):
    """Every unit of a name falls."""

    id = "destroy_by_name"

    def strike(self, state: Battle, pick: Pick, opponent: i64) -> None:
        purge(state, pick.power, opponent)


class DestroyByBaseStrength(AgainstOpponent):
    """Every unit of some printed strengths falls: the opponent's, then yours."""

    id = "destroy_by_base_strength"

    def strike(self, state: Battle, pick: Pick, opponent: i64) -> None:
        purge(state, pick.power, opponent)
        if running(state):
            purge(state, pick.power, pick.you)


class DestroyAllMagic(Operation):
    """All magic units of all players fall in one event, without spells."""

    id = "destroy_all_magic"

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        row = state.tables.row
        doomed = [u for u in standing(state) if row[state.kind[u]] == MAGIC]
        for other in doomed:
            reveal(state, other)
        destroy(state, doomed)
        for seat in range(state.setting.seats):
            note_purge(state, power.number, seat)


class OpponentSacrifice(Operation):
    """A named opponent chooses units of his and destroys them in one event; `memo` lists those chosen so far."""

    id = "opponent_sacrifice"
    concerns = OWN
    gives_away = True
    stages: ClassVar[int] = 1  # after naming the opponent

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        return True

    def start(self, state: Battle, power: Power, unit: i64, you: i64, space: i64) -> None:
        state.frames.append(PickOpponent(power.number, unit, you, space, you))

    def count(self, power: Power, pick: Pick) -> i64:
        return power.count

    def sound(self, state: Battle, pick: Pick) -> bool:
        if pick.stage == 0:
            return pick.memo == 0
        taken = listed(pick.memo)
        left = [unit for unit in units_of(state, pick.asked) if unit not in taken]
        whole = len(left) + len(taken) == len(units_of(state, pick.asked)) and len(taken) == len(set(taken))
        return pick.stage <= self.stages and whole and len(taken) < self.count(state.tables.powers[pick.power], pick)

    def options(self, state: Battle, pick: Pick) -> list[int]:
        if pick.stage == 0:
            return seat_choices(opponents(state, pick.you))
        taken = listed(pick.memo)
        return choices_of(state, [u for u in units_of(state, pick.asked) if u not in taken])

    def choose(self, state: Battle, pick: Pick, choice: i64) -> None:
        if pick.stage == 0:
            opponent = choice - SEAT
            if units_of(state, opponent):
                state.frames.append(PickUnit(pick.power, pick.unit, pick.you, pick.space, opponent, 1))
            else:
                self.chosen(state, Pick(pick.power, pick.unit, pick.you, pick.space, opponent, 1))
            return
        power = state.tables.powers[pick.power]
        memo = pick.memo << 8 | state.unit_of(choice) + 1
        taken = listed(memo)
        if len(taken) < min(self.count(power, pick), len(units_of(state, pick.asked))):
            state.frames.append(PickUnit(pick.power, pick.unit, pick.you, pick.space, pick.asked, pick.stage, memo))
            return
        for unit in taken:
            reveal(state, unit)
        destroy(state, taken)
        if running(state):
            self.chosen(state, pick)

    def chosen(self, state: Battle, pick: Pick) -> None:
        """That was all."""


class MassSacrifice(OpponentSacrifice):
    """The opponent destroys some of his, then you some of yours, each in one event."""

    id = "mass_sacrifice"

    stages = 2

    def count(self, power: Power, pick: Pick) -> i64:
        return power.opponent_count if pick.stage == 1 else power.own_count

    def chosen(self, state: Battle, pick: Pick) -> None:
        if pick.stage == 1 and units_of(state, pick.you):
            state.frames.append(PickUnit(pick.power, pick.unit, pick.you, pick.space, pick.you, 2))
