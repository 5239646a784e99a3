"""Why a choice is refused. Each reason names the rule; the frames decide what is legal, this module explains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.stratego_legends.mechanics.ground import RANKS
from warhost.games.stratego_legends.model import (
    ATTACKER,
    FRESH,
    USED_THIS_GAME,
    USED_THIS_TURN,
    Battle,
    keyword_text,
    operation_text,
    space_text,
)
from warhost.games.stratego_legends.tables import (
    ABILITY,
    ACTION,
    CASTLE,
    CHARGE,
    DIAGONAL,
    END_OF_OWN_TURN,
    INNATE,
    KEYWORDS,
    MAGIC,
    NEGATE_MAGIC,
    ONCE_PER_GAME,
    ONCE_PER_TURN,
    OPERATIONS,
    QUICK,
    RAGE,
    Power,
)

# The rule of each keyword that can be used as an action.
ACTION_RULES: Final = {
    "charge": "sl.charge.move",
    "diagonal": "sl.diagonal.move",
    "quick": "sl.quickness.move",
    "fly": "sl.flight.move",
    "ranged_attack": "sl.ranged_attack.range",
    "siege": "sl.siege.condition",
    "swap": "sl.swap.effect",
    "teleport": "sl.teleport.mobile",
    "vision": "sl.vision.range",
}
# The rule that nobody is passed over.
BLOCKED_RULES: Final = {
    "charge": "sl.charge.blocked",
    "diagonal": "sl.diagonal.blocked",
    "quick": "sl.quickness.blocked",
}
# Powers that are of no use to a static unit.
ON_FOOT: Final = ("charge", "diagonal", "quick", "fly", "swap")
# When powers work that nobody uses by choice, by nature; an action always is one's choice.
MOMENT_RULES: Final = (
    "sl.innate.mandatory",
    "sl.actions.own_turn",
    "sl.timing.triggered",
    "sl.magic_units.attacked",
    "sl.death_curses.after_destruction",
)
# Powers by which a unit goes to a space itself.
WAYS: Final = ("charge", "diagonal", "quick", "fly", "diagonal_step", "terrain_jump", "move_to_castle")


def why_not_taken(state: Battle, space: i64) -> Reason:
    """Why the unit on a space can do nothing in this turn."""
    unit = state.board[space]
    where = space_text(space)
    if unit < 0:
        return Reason("sl.turn.must_act", Text("why-nobody", space=where))
    you = state.active
    if state.owner[unit] != you:
        if state.is_enemy(unit, you):
            return Reason("sl.turn.must_act", Text("why-enemy", space=where))
        return Reason("sl.teams.zones", Text("why-ally", space=where, seat=state.owner[unit] + 1))
    name = state.unit_text(unit)
    if state.used[unit] & FRESH:
        return Reason("sl.control.move_later", Text("why-fresh", unit=name))
    if not state.tables.mobile[state.kind[unit]]:
        return why_static(state, unit)
    for free in state.ground.ways[space]:
        if state.board[free] < 0:
            return why_to_and_fro(state, unit, free)
    return Reason("sl.turn.action_available", Text("why-blocked", unit=name))


def why_static(state: Battle, unit: i64) -> Reason:
    rule = "sl.castles.static" if state.tables.row[state.kind[unit]] == CASTLE else "sl.movement.static"
    return Reason(rule, Text("why-static", unit=state.unit_text(unit)))


def why_to_and_fro(state: Battle, unit: i64, space: i64) -> Reason:
    text = Text("why-to-and-fro", unit=state.unit_text(unit), space=space_text(space))
    return Reason("sl.movement.back_and_forth", text)


def why_no_step(state: Battle, unit: i64, space: i64) -> Reason:
    """Why a unit may not go to a space: not by a standard move, nor by an action of its own that moves it."""
    name = state.unit_text(unit)
    if space == state.pos[unit]:
        return Reason("sl.movement.one_step", Text("why-stands-there", unit=name, space=space_text(space)))
    if state.used[unit] & FRESH:
        return Reason("sl.control.move_later", Text("why-fresh", unit=name))
    if not state.tables.mobile[state.kind[unit]]:
        return why_static(state, unit)
    far = space not in state.ground.field.sides[state.pos[unit]]
    ways = ways_of(state, unit)
    if far and not ways:
        return why_too_far(state.pos[unit], space)
    closed = why_closed(state, unit, space)
    if closed is not None:
        return closed
    if far:
        return why_out_of_reach(state, unit, space, ways)
    return why_no_arrival(state, unit, space)


def why_no_arrival(state: Battle, unit: i64, space: i64) -> Reason:
    """A way leads to a space that is empty or an enemy's: so it is barred, or the unit cannot attack."""
    if state.board[space] < 0:
        return why_to_and_fro(state, unit, space)
    rule = "sl.magic_units.no_attack" if state.tables.row[state.kind[unit]] == MAGIC else "sl.powers.text_wins"
    return Reason(rule, Text("why-cannot-attack", unit=state.unit_text(unit)))


def why_closed(state: Battle, unit: i64, space: i64) -> Reason | None:
    """Why a unit could not enter a space from anywhere; None for empty land and for an enemy's space."""
    where = space_text(space)
    if not state.ground.land[space]:
        return Reason("sl.terrain.water_no_entry", Text("why-water", space=where))
    other = state.board[space]
    if other < 0 or state.is_enemy(other, state.owner[unit]):
        return None
    if state.owner[other] != state.owner[unit]:
        return Reason("sl.teams.no_entry_ally", Text("why-allied", space=where))
    if state.tables.attacks_own[state.kind[unit]]:
        return None
    return Reason("sl.movement.not_own", Text("why-own", space=where))


def why_too_far(here: i64, space: i64) -> Reason:
    """A standard move goes one space, and never in a slant."""
    across = here // RANKS - space // RANKS
    up = here % RANKS - space % RANKS
    if across * across == 1 and up * up == 1:
        return Reason("sl.movement.no_diagonal", Text("why-diagonal", space=space_text(space)))
    return Reason("sl.movement.one_step", Text("why-one-step", space=space_text(space)))


def ways_of(state: Battle, unit: i64) -> list[int]:
    """Operations, printed or granted, by which a unit goes further than a step."""
    tables = state.tables
    printed = [tables.powers[number].op for number in tables.powers_of[state.kind[unit]]]
    found: list[int] = []
    for name in WAYS:
        op = OPERATIONS.index(name)
        if op in printed or (op < len(KEYWORDS) and state.has(unit, op)):
            found.append(op)
    return found


def why_out_of_reach(state: Battle, unit: i64, space: i64, ways: list[int]) -> Reason:
    """No step leads to a space, and perhaps none of a unit's ways does."""
    for op in ways:
        power = power_for(state, unit, op)
        if space in state.tables.operations[op].reach(state, power, unit, state.owner[unit]):
            words = operation_text(op)
            text = Text("why-by-power", unit=state.unit_text(unit), space=space_text(space), power=words)
            return Reason("sl.movement.one_step", text)
    blocked = why_blocked(state, unit, space, ways)
    if blocked is not None:
        return blocked
    rule = ACTION_RULES.get(OPERATIONS[ways[0]], "sl.turn.action_available")
    powers = tuple([operation_text(op) for op in ways])
    name = state.unit_text(unit)
    return Reason(rule, Text("why-out-of-reach", unit=name, space=space_text(space), powers=powers))


def power_for(state: Battle, unit: i64, op: i64) -> Power:
    """The power by which a unit uses an operation: its own, or the one of a keyword granted from outside."""
    tables = state.tables
    for number in tables.powers_of[state.kind[unit]]:
        if tables.powers[number].op == op:
            return tables.powers[number]
    return tables.powers[tables.granted_power[op]]


def why_blocked(state: Battle, unit: i64, space: i64, ways: list[int]) -> Reason | None:
    """What blocks the way to a space, if a Charge, a Diagonal or Quickness could lead there."""
    field = state.ground.field
    for op, rays in ((CHARGE, field.lines), (DIAGONAL, field.slants)):
        if op not in ways:
            continue
        for ray in rays[state.pos[unit]]:
            if space in ray:
                for passed in ray[: ray.index(space)]:
                    if not state.free(passed):
                        return why_way_blocked(state, unit, space, op, passed)
                return why_no_arrival(state, unit, space)
    if QUICK in ways:
        between = [s for s in field.sides[state.pos[unit]] if space in field.sides[s]]
        for passed in between:
            if state.free(passed):
                return why_no_arrival(state, unit, space)
        if between:
            return why_way_blocked(state, unit, space, QUICK, between[0])
    return None


def why_way_blocked(state: Battle, unit: i64, space: i64, op: i64, at: i64) -> Reason:
    name = state.unit_text(unit)
    words = operation_text(op)
    text = Text("why-way-blocked", unit=name, power=words, space=space_text(space), at=space_text(at))
    return Reason(BLOCKED_RULES[OPERATIONS[op]], text)


def why_no_action(state: Battle, unit: i64, op: i64) -> Reason:
    """Why a unit cannot use an action or ability now."""
    tables = state.tables
    name = state.unit_text(unit)
    words = operation_text(op)
    kind = state.kind[unit]
    own = [tables.powers[number] for number in tables.powers_of[kind] if tables.powers[number].op == op]
    granted = op < len(KEYWORDS) and state.has(unit, op)
    if not own and not granted:
        return Reason("sl.powers.kinds", Text("why-no-such-power", unit=name))
    if op == RAGE or op == NEGATE_MAGIC:
        return Reason(MOMENT_RULES[INNATE], Text("why-of-itself", unit=name, power=words))
    chosen = [power for power in own if power.nature == ACTION or power.number in tables.abilities[kind]]
    if not chosen and not granted:
        return Reason(MOMENT_RULES[own[0].nature], Text("why-of-itself", unit=name, power=words))
    power = chosen[0] if chosen else power_for(state, unit, op)
    if power.timing == END_OF_OWN_TURN:
        return Reason("sl.timing.extra_turn", Text("why-only-at-end", unit=name))
    if state.used[unit] & FRESH and power.nature == ACTION:
        return Reason("sl.control.move_later", Text("why-fresh", unit=name))
    return why_used_up(state, unit, power) or why_no_target(state, unit, power)


def why_used_up(state: Battle, unit: i64, power: Power) -> Reason | None:
    """The limit of a power that has been reached."""
    name = state.unit_text(unit)
    words = operation_text(power.op)
    if power.limit == ONCE_PER_GAME and state.used[unit] & USED_THIS_GAME:
        return Reason("sl.abilities.once_per_game", Text("why-used-once", unit=name, power=words))
    if power.limit == ONCE_PER_TURN and state.used[unit] & USED_THIS_TURN:
        return Reason("sl.abilities.once_per_turn", Text("why-used-this-turn", unit=name, power=words))
    return None


def why_no_target(state: Battle, unit: i64, power: Power) -> Reason:
    """A power that could be used, if there were somebody or something to use it on."""
    name = state.unit_text(unit)
    op = OPERATIONS[power.op]
    if power.filter.lacks >= 0:
        text = Text("why-nobody-lacks", unit=name, keyword=keyword_text(power.filter.lacks))
        return Reason("sl.actions.granted", text)
    if op in ON_FOOT and not state.tables.mobile[state.kind[unit]]:
        return why_static(state, unit)
    rule = BLOCKED_RULES.get(op) or ACTION_RULES.get(op, "sl.turn.action_available")
    return Reason(rule, Text("why-no-target", unit=name, power=operation_text(power.op)))


def why_no_ability(state: Battle, choice: i64, seat: i64) -> Reason:
    """Why the unit on a space offers no ability in a window."""
    unit = state.unit_of(choice)
    where = space_text(state.site if choice == ATTACKER else choice)
    if unit < 0:
        return Reason("sl.abilities.in_play", Text("why-nobody", space=where))
    if state.owner[unit] != seat:
        return Reason("sl.abilities.optional", Text("why-not-yours", space=where))
    name = state.unit_text(unit)
    tables = state.tables
    kind = state.kind[unit]
    numbers = tables.abilities[kind]
    if not numbers:
        tied = [number for number in tables.powers_of[kind] if tables.powers[number].nature == ABILITY]
        return Reason("sl.timing.triggered" if tied else "sl.powers.kinds", Text("why-no-ability", unit=name))
    power = tables.powers[numbers[0]]
    if power.timing == END_OF_OWN_TURN:
        return Reason("sl.timing.extra_turn", Text("why-only-at-end", unit=name))
    return why_used_up(state, unit, power) or why_no_target(state, unit, power)


def why_no_rage(state: Battle, unit: i64, space: i64) -> Reason:
    """Why a raging unit cannot attack a space."""
    name = state.unit_text(unit)
    other = state.board[space]
    if other < 0 or not state.is_enemy(other, state.owner[unit]):
        return Reason("sl.rage.must_attack", Text("why-rage-enemy", unit=name, space=space_text(space)))
    return Reason("sl.rage.reach", Text("why-rage-reach", unit=name, space=space_text(space)))
