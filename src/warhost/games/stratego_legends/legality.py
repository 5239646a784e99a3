"""Why a choice is refused. Each reason names the rule; the frames decide what is legal, this module explains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.stratego_legends.ground import RANKS
from warhost.games.stratego_legends.model import (
    ATTACKER,
    END,
    FRESH,
    USED_THIS_GAME,
    USED_THIS_TURN,
    Battle,
    keyword_text,
    operation_text,
    space_text,
)
from warhost.games.stratego_legends.tables import (
    CASTLE,
    CHARGE,
    DIAGONAL,
    END_OF_OWN_TURN,
    KEYWORDS,
    MAGIC,
    ONCE_PER_GAME,
    ONCE_PER_TURN,
    OPERATIONS,
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
    kind = state.kind[unit]
    if state.used[unit] & FRESH:
        return Reason("sl.control.move_later", Text("why-fresh", unit=name))
    if not state.tables.mobile[kind]:
        rule = "sl.castles.static" if state.tables.row[kind] == CASTLE else "sl.movement.static"
        return Reason(rule, Text("why-static", unit=name))
    return Reason("sl.turn.action_available", Text("why-blocked", unit=name))


def why_no_step(state: Battle, unit: i64, space: i64) -> Reason:
    """Why a unit may not go to a space: not by a standard move, nor by an action of its own that moves it."""
    kind = state.kind[unit]
    tables = state.tables
    name = state.unit_text(unit)
    if state.used[unit] & FRESH:
        return Reason("sl.control.move_later", Text("why-fresh", unit=name))
    if not tables.mobile[kind]:
        return Reason("sl.movement.static", Text("why-static", unit=name))
    far = space not in state.ground.field.sides[state.pos[unit]]
    ways = ways_of(state, unit)
    if far and not ways:
        return why_too_far(state.pos[unit], space)
    closed = why_closed(state, unit, space)
    if closed is not None:
        return closed
    if far:
        return why_out_of_reach(state, unit, space, ways)
    if state.board[space] < 0:
        return Reason("sl.movement.back_and_forth", Text("why-to-and-fro", unit=name, space=space_text(space)))
    rule = "sl.magic_units.no_attack" if tables.row[kind] == MAGIC else "sl.powers.text_wins"
    return Reason(rule, Text("why-cannot-attack", unit=name))


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
    """None of a unit's ways leads to a space."""
    blocked = why_blocked(state, unit, space, ways)
    if blocked is not None:
        return blocked
    rule = ACTION_RULES.get(OPERATIONS[ways[0]], "sl.turn.action_available")
    powers = tuple([operation_text(op) for op in ways])
    name = state.unit_text(unit)
    return Reason(rule, Text("why-out-of-reach", unit=name, space=space_text(space), powers=powers))


def why_blocked(state: Battle, unit: i64, space: i64, ways: list[int]) -> Reason | None:
    """What blocks a line to a space, if a Charge or a Diagonal could follow one."""
    name = state.unit_text(unit)
    where = space_text(space)
    field = state.ground.field
    for op, rays in ((CHARGE, field.lines), (DIAGONAL, field.slants)):
        if op not in ways:
            continue
        for ray in rays[state.pos[unit]]:
            if space in ray:
                for passed in ray[: ray.index(space)]:
                    if state.board[passed] >= 0 or not state.ground.land[passed]:
                        words = operation_text(op)
                        text = Text("why-way-blocked", unit=name, power=words, space=where, at=space_text(passed))
                        return Reason(f"sl.{OPERATIONS[op]}.blocked", text)
                return Reason("sl.movement.back_and_forth", Text("why-to-and-fro", unit=name, space=where))
    return None


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
    if state.used[unit] & FRESH:
        return Reason("sl.control.move_later", Text("why-fresh", unit=name))
    for power in own:
        if power.limit == ONCE_PER_GAME and state.used[unit] & USED_THIS_GAME:
            return Reason("sl.abilities.once_per_game", Text("why-used-once", unit=name, power=words))
        if power.limit == ONCE_PER_TURN and state.used[unit] & USED_THIS_TURN:
            return Reason("sl.abilities.once_per_turn", Text("why-used-this-turn", unit=name, power=words))
    if own:
        return why_no_target(state, unit, own[0])
    return Reason(ACTION_RULES[OPERATIONS[op]], Text("why-no-target", unit=name, power=words))


def why_no_target(state: Battle, unit: i64, power: Power) -> Reason:
    """A power that could be used, if there were somebody or something to use it on."""
    name = state.unit_text(unit)
    if power.filter.lacks >= 0:
        text = Text("why-nobody-lacks", unit=name, keyword=keyword_text(power.filter.lacks))
        return Reason("sl.actions.granted", text)
    rule = ACTION_RULES.get(OPERATIONS[power.op], "sl.turn.action_available")
    return Reason(rule, Text("why-no-target", unit=name, power=operation_text(power.op)))


def why_no_ability(state: Battle, choice: i64, seat: i64, window: i64) -> Reason:
    """Why the unit on a space offers no ability in a window."""
    unit = state.unit_of(choice)
    where = space_text(state.site if choice == ATTACKER else choice)
    if unit < 0:
        return Reason("sl.abilities.in_play", Text("why-nobody", space=where))
    if state.owner[unit] != seat:
        return Reason("sl.abilities.optional", Text("why-not-yours", space=where))
    name = state.unit_text(unit)
    tables = state.tables
    numbers = tables.abilities[state.kind[unit]]
    if not numbers:
        return Reason("sl.powers.kinds", Text("why-no-ability", unit=name))
    power = tables.powers[numbers[0]]
    words = operation_text(power.op)
    if power.timing == END_OF_OWN_TURN and (window != END or seat != state.active):
        return Reason("sl.timing.extra_turn", Text("why-only-at-end", unit=name))
    if power.limit == ONCE_PER_TURN and state.used[unit] & USED_THIS_TURN:
        return Reason("sl.abilities.once_per_turn", Text("why-used-this-turn", unit=name, power=words))
    return why_no_target(state, unit, power)


def why_no_rage(state: Battle, unit: i64, space: i64) -> Reason:
    """Why a raging unit cannot attack a space."""
    name = state.unit_text(unit)
    other = state.board[space]
    if other < 0 or not state.is_enemy(other, state.owner[unit]):
        return Reason("sl.rage.must_attack", Text("why-rage-enemy", unit=name, space=space_text(space)))
    return Reason("sl.rage.reach", Text("why-rage-reach", unit=name, space=space_text(space)))
