"""What every operation of the vocabulary can do, and the decisions it asks for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.stratego_legends.documents import Hints
from warhost.games.stratego_legends.frames import Ask, is_space
from warhost.games.stratego_legends.mechanics.destruction import destroy
from warhost.games.stratego_legends.mechanics.revealing import reveal
from warhost.games.stratego_legends.model import (
    ATTACKER,
    FINISH,
    KIND,
    OUT,
    POWER,
    SEAT,
    TERRAIN,
    USE,
    USED_THIS_TURN,
    Battle,
    changed,
    kind_text,
    operation_text,
    power_text,
    space_text,
)
from warhost.games.stratego_legends.phases.ending import castles, running
from warhost.games.stratego_legends.tables import (
    ACTION,
    COST_DESTROY,
    COST_REVEAL,
    EITHER,
    ENEMY,
    ONCE_PER_GAME,
    ONCE_PER_TURN,
    OPERATIONS,
    OWN,
    WATER,
    AnyOperation,
    Filter,
    Place,
    Power,
)


class Operation(AnyOperation[Battle, "Pick"]):
    """What most operations have in common."""

    rule = "sl.powers.kinds"

    def possible(self, state: Battle, power: Power, unit: i64, you: i64) -> bool:
        return bool(self.reach(state, power, unit, you))

    def reach(self, state: Battle, power: Power, unit: i64, you: i64) -> list[int]:
        return []

    def sound(self, state: Battle, pick: Pick) -> bool:
        return pick.stage == 0 and pick.memo == 0

    def why_not(self, state: Battle, pick: Pick, choice: i64) -> Reason:
        words = operation_text(state.tables.powers[pick.power].op)
        return Reason(self.rule, Text("why-not-target", power=words, space=place_text(state, choice)))


# Why a choice that a power asks for cannot be left out, by nature of the power.
DUTIES: Final = (
    "sl.innate.mandatory",
    "sl.turn.must_act",
    "sl.timing.no_stack",
    "sl.magic_units.spell_controller",
    "sl.curse_timing.end_mandatory",
)


def place_text(state: Battle, choice: i64) -> str:
    """The space of a choice; an attacker stands on the attacked one."""
    return space_text(state.site if choice == ATTACKER else choice)


def carry_out(state: Battle, number: i64, unit: i64, you: i64, space: i64) -> None:
    """Start a power whose cost is paid."""
    power = state.tables.powers[number]
    if state.log is not None:
        if state.pos[unit] >= 0:
            state.say_of(unit, "power", power=operation_text(power.op))
        else:
            state.say("power", unit=state.unit_text(unit), power=operation_text(power.op))
    state.tables.operations[power.op].start(state, power, unit, you, space)


def pay(state: Battle, number: i64, unit: i64) -> None:
    """`sl.powers.show_first`, `sl.powers.destroy_cost`: show the unit, and destroy it if that is the price."""
    power = state.tables.powers[number]
    count_use(state, power, unit)  # sl.abilities.once_per_turn, sl.abilities.once_per_game
    if power.cost >= COST_REVEAL:
        reveal(state, unit)
    if power.cost == COST_DESTROY:
        destroy(state, [unit])


def count_use(state: Battle, power: Power, unit: i64) -> None:
    """`sl.abilities.once_per_turn`, `sl.abilities.once_per_game`: a power with a limit is used once more."""
    if power.limit == ONCE_PER_TURN:
        state.used = changed(state.used, unit, state.used[unit] | USED_THIS_TURN)
        state.marked.append(unit)
    elif power.limit == ONCE_PER_GAME:
        state.spend(unit)


# -- decisions


class Pick(Ask):
    """A choice that a power asks for. `asked` decides; `stage` and `memo` belong to the operation."""

    fields = ("power", "unit", "you", "space", "asked", "stage", "memo")
    on_top = True
    rule = "sl.innate.choices"

    def __init__(self, power: i64, unit: i64, you: i64, space: i64, asked: i64, stage: i64 = 0, memo: i64 = 0) -> None:
        self.power = power
        self.unit = unit
        self.you = you
        self.space = space
        self.asked = asked
        self.stage = stage
        self.memo = memo

    def fits(self, state: Battle, at: i64) -> bool:
        power = state.tables.powers[self.power]
        may_begin = power.nature != ACTION or state.idle()
        return may_begin and state.tables.operations[power.op].sound(state, self)

    def seat(self, state: Battle) -> i64:
        return self.asked

    def options(self, state: Battle) -> list[int]:
        power = state.tables.powers[self.power]
        return state.tables.operations[power.op].options(state, self)

    def choose(self, state: Battle, choice: i64) -> None:
        power = state.tables.powers[self.power]
        state.tables.operations[power.op].choose(state, self, choice)

    def prompt(self, state: Battle) -> Text:
        power = state.tables.powers[self.power]
        return Text(
            f"prompt-{self.kind}",
            unit=state.unit_text(self.unit),
            power=operation_text(power.op),
            words=power_text(state.tables, self.power),
        )

    def hints(self, state: Battle, choice: i64) -> Hints:
        return {
            "power": OPERATIONS[state.tables.powers[self.power].op],
            "unit": state.tables.unit_ids[state.kind[self.unit]],
        }

    def why_not(self, state: Battle, choice: i64) -> Reason:
        power = state.tables.powers[self.power]
        if choice == FINISH:
            return Reason(DUTIES[power.nature], Text("why-must-choose", power=operation_text(power.op)))
        if is_space(state, choice):
            return self.why_not_there(state, choice)
        return self.wrong_kind(state, choice)

    def why_not_there(self, state: Battle, choice: i64) -> Reason:
        """Why a space of the battlefield, or the attacker, is no choice."""
        return self.wrong_kind(state, choice)


class PickUnit(Pick):
    """Choose a unit on the battlefield: asked also when there is only one, as others must not learn that there is."""

    kind = "pick_unit"
    secret = True
    verbs = {"finish": "done"}

    def label(self, state: Battle, choice: i64) -> Text:
        """Whoever is about to give away his last Castle is warned (`sl.castles.destroyed_otherwise`)."""
        if choice < KIND and state.tables.operations[state.tables.powers[self.power].op].gives_away:
            unit = state.unit_of(choice)
            if state.castle_of(self.asked) == unit and castles(state, state.seat_side[self.asked]) == 1:
                return Text("choice-pick-castle", unit=state.unit_text(unit), space=space_text(choice))
        return super().label(state, choice)

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if choice != ATTACKER:
            return super().why_not(state, choice)
        if state.attacker < 0:
            return Reason("sl.attack.definition", Text("why-no-attack-now"))
        return self.why_not_there(state, choice)

    def why_not_there(self, state: Battle, choice: i64) -> Reason:
        power = state.tables.powers[self.power]
        op = state.tables.operations[power.op]
        unit = state.unit_of(choice)
        where = place_text(state, choice)
        if unit < 0:
            return Reason(op.rule, Text("why-nobody", space=where))
        side = power.side if op.concerns == EITHER else op.concerns
        if side == OWN and state.owner[unit] != self.asked:
            return Reason("sl.teams.your_units", Text("why-not-yours", space=where))
        if side == ENEMY and not state.is_enemy(unit, self.asked):
            return Reason("sl.teams.your_units", Text("why-no-enemy", space=where))
        if op.moves_others and not state.tables.mobile[state.kind[unit]]:
            return Reason("sl.movement.static_relocation", Text("why-static", unit=state.unit_text(unit)))
        return op.why_not(state, self, choice)


class PickSpace(Pick):
    """Choose a space."""

    kind = "pick_space"
    verbs = {"space": "to"}

    def why_not_there(self, state: Battle, choice: i64) -> Reason:
        if not state.ground.land[choice]:
            return Reason("sl.terrain.water_no_entry", Text("why-water", space=space_text(choice)))
        return state.tables.operations[state.tables.powers[self.power].op].why_not(state, self, choice)


class PickDestroyed(Pick):
    """Choose a destroyed unit, by its name."""

    kind = "pick_destroyed"
    rule = "sl.returning.by_power"
    verbs = {"kind": "return", "finish": "done"}

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if not KIND <= choice < POWER:
            return super().why_not(state, choice)
        name = kind_text(state.tables, choice - KIND)
        if state.curse >= 0 and state.kind[state.curse] == choice - KIND:
            return Reason("sl.returning.not_from_curse", Text("why-cursing", unit=name))
        words = operation_text(state.tables.powers[self.power].op)
        return Reason(self.rule, Text("why-not-fallen", unit=name, power=words))


class PickOpponent(Pick):
    """Name an opponent (`sl.teams.your_units`)."""

    kind = "pick_opponent"
    rule = "sl.teams.your_units"

    def why_not(self, state: Battle, choice: i64) -> Reason:
        seat = choice - SEAT
        if not 0 <= seat < state.setting.seats:
            return super().why_not(state, choice)
        if seat not in opponents(state, self.asked):
            return Reason(self.rule, Text("why-not-opponent", seat=seat + 1))
        power = state.tables.powers[self.power]
        return Reason(
            state.tables.operations[power.op].rule, Text("why-not-seat", seat=seat + 1, power=operation_text(power.op))
        )


class PickTerrain(Pick):
    """Choose a kind of terrain."""

    kind = "pick_terrain"
    rule = "sl.terrain.types"

    def why_not(self, state: Battle, choice: i64) -> Reason:
        if choice == TERRAIN + WATER:
            return Reason("sl.terrain.water_no_entry", Text("why-nobody-in-water"))
        return super().why_not(state, choice)


class Offer(Pick):
    """Use a power at the event it is tied to, or decline (`sl.timing.triggered`). Everybody sees whose power it is."""

    kind = "offer"
    rule = "sl.timing.triggered"
    verbs = {"finish": "decline"}

    def options(self, state: Battle) -> list[int]:
        return [USE, FINISH]

    def choose(self, state: Battle, choice: i64) -> None:
        if choice == USE:
            pay(state, self.power, self.unit)
            if running(state):
                carry_out(state, self.power, self.unit, self.you, self.space)


# -- whom and where


def targets(state: Battle, power: Power, unit: i64, you: i64, space: i64) -> list[int]:
    """Units on the battlefield that a power can choose: by side, distance and filter."""
    return [other for other in candidates(state, power.range, space) if suits(state, power, unit, you, other)]


def any_target(state: Battle, power: Power, unit: i64, you: i64, space: i64) -> bool:
    """Whether a power can choose a unit; as `targets`, but no further than to the first."""
    if power.range == 0:
        return bool(targets(state, power, unit, you, space))
    around = surroundings(state, power.range, space)
    board = state.board
    other: i64
    for s in around:
        other = board[s]
        if other >= 0 and suits(state, power, unit, you, other):
            return True
    attacker = state.attacker
    return attacker >= 0 and state.pos[attacker] in around and suits(state, power, unit, you, attacker)


def suits(state: Battle, power: Power, unit: i64, you: i64, other: i64) -> bool:
    """Whether a unit is on the side that a power concerns, and as it wants it to be."""
    return allowed(state, power, unit, you, other) and state.fits(other, power.filter)


def standing(state: Battle) -> list[int]:
    """All units on the battlefield."""
    return [unit for unit in range(len(state.pos)) if state.pos[unit] >= 0]


def candidates(state: Battle, reach: i64, space: i64) -> list[int]:
    """All units within so many king's moves of a space but not on it; anywhere if the reach is 0."""
    if reach == 0:
        return standing(state)
    around = surroundings(state, reach, space)
    board = state.board
    found = [board[s] for s in around if board[s] >= 0]
    attacker = state.attacker
    if attacker >= 0 and state.pos[attacker] in around and attacker not in found:
        found.append(attacker)
    return found


def surroundings(state: Battle, reach: i64, space: i64) -> list[int]:
    """Spaces within one or two king's moves of a space but without it."""
    field = state.ground.field
    return field.near[space] if reach == 1 else field.within_two[space]


def allowed(state: Battle, power: Power, unit: i64, you: i64, other: i64) -> bool:
    """Whether a unit is on the side that a power concerns."""
    if other == unit and power.exclude_self:
        return False
    side = power.side
    if side == OWN:
        return state.owner[other] == you
    if side == ENEMY:
        return state.is_enemy(other, you)
    return True  # either, both


def choices_of(state: Battle, units: list[int]) -> list[int]:
    """Units as choices, sorted."""
    found = [state.choice_of(unit) for unit in units]
    found.sort()
    return found


def spaces(state: Battle, place: Place, you: i64, space: i64, vacated: i64 = -1) -> list[int]:
    """Land spaces that fit a condition. A space that is about to be `vacated` counts as empty."""
    ground = state.ground
    if place.by_self:
        around = ground.field.near[space]
    elif place.by_castle:
        castle = state.castle_of(you)
        if castle < 0 or state.owner[castle] != you:  # a team-mate may hold it
            return []
        around = ground.field.near[state.pos[castle]]
    elif place.like_self:
        around = ground.of_terrain[ground.terrain[space]]
    elif place.terrain >= 0:
        around = ground.of_terrain[place.terrain]
    else:
        around = list(range(ground.field.spaces))
    found: list[int] = []
    board = state.board
    for s in around:
        if not ground.land[s] or (place.empty and board[s] >= 0 and s != vacated):
            continue
        if place.terrain >= 0 and ground.terrain[s] != place.terrain:
            continue
        if place.wet and not ground.wet[s]:
            continue
        found.append(s)
    return found


def stands_on(state: Battle, place: Place, space: i64) -> bool:
    """Whether a space fits the terrain and water of a condition."""
    if place.terrain >= 0 and state.ground.terrain[space] != place.terrain:
        return False
    return not place.wet or state.ground.wet[space]


def opponents(state: Battle, you: i64) -> list[int]:
    """Seats of the other team."""
    return state.side_seats[1 - state.seat_side[you]]


def units_of(state: Battle, seat: i64) -> list[int]:
    """Units on the battlefield that a seat controls."""
    pos = state.pos
    return [unit for unit in state.holdings[seat] if pos[unit] >= 0]


def pool(state: Battle, power: Power, unit: i64, you: i64, wanted: Filter) -> list[int]:
    """Destroyed units that a power may bring back (`sl.returning.not_from_curse`)."""
    found: list[int] = []
    for other in range(len(state.pos)):
        if state.pos[other] != OUT:
            continue
        if other == unit or not wanted.fits[state.kind[other]]:  # sl.returning.by_power
            continue
        if not power.own_pool or state.born[other] == you:  # sl.destroyed_area.owner
            found.append(other)
    return found


def kinds_of(state: Battle, units: list[int]) -> list[int]:
    """Destroyed units as choices, sorted, each design once."""
    return sorted({KIND + state.kind[unit] for unit in units})


def seat_choices(seats: list[int]) -> list[int]:
    return [SEAT + seat for seat in seats]


def listed(memo: i64) -> list[int]:
    """The units of a memo, eight bits each."""
    found: list[int] = []
    while memo:
        found.append((memo & 255) - 1)
        memo >>= 8
    return found
