"""Forecasts of an attack for the player who thinks of it: from what that player may know, and without abilities."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.games.stratego_legends.documents import Hints, Outcome
from warhost.games.stratego_legends.mechanics.strength import Stand, parts, stand_of, total
from warhost.games.stratego_legends.model import Battle, space_text
from warhost.games.stratego_legends.tables import (
    ABILITY,
    CASTLE,
    CLASSES,
    IF_STRONG,
    MAGIC,
    NEGATE_MAGIC,
    NEVER,
    STRONG,
)

WIN: Final = 0  # the defender falls, the attacker stands
LOSE: Final = 1
BOTH_FALL: Final = 2
CAPTURE: Final = 3
CASTLE_FALLS: Final = 4
OUTCOMES: Final[tuple[Outcome, ...]] = ("win", "lose", "both", "capture", "castle")


def suspects(state: Battle, seat: i64, unit: i64) -> list[float]:
    """How likely a unit is of each design, for all a seat knows: the unseen rest of its army, what it did excluded."""
    tables = state.tables
    weights = [0.0] * len(tables.unit_ids)
    if state.sees(seat, unit):
        weights[state.kind[unit]] = 1.0
        return weights
    army = state.born[unit]
    if state.open_rosters:
        for kind in state.rosters[army]:
            weights[kind] += 1.0
        for other in range(len(state.born)):
            if state.born[other] == army and state.sees(seat, other):
                weights[state.kind[other]] -= 1.0
    else:
        left = [float(count) for count in tables.composition]
        designs = [0] * len(CLASSES)
        for other in range(len(state.born)):
            if state.born[other] == army and state.sees(seat, other):
                left[tables.row[state.kind[other]]] -= 1.0
        side = state.seat_side[army]
        for kind, row in enumerate(tables.row):
            designs[row] += tables.side[kind] == side and (state.terms.rare or not tables.rare[kind])
        for kind, row in enumerate(tables.row):
            if tables.side[kind] == side and (state.terms.rare or not tables.rare[kind]):
                weights[kind] = max(0.0, left[row]) / designs[row]
    for number, fact in enumerate(tables.facts):
        if state.facts[unit] >> number & 1:
            weights = [0.0 if fact.excludes[kind] else weight for kind, weight in enumerate(weights)]
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole else weights


def duel(state: Battle, attacker: Stand, defender: Stand) -> int:
    """How an attack ends when nobody uses an ability."""
    tables = state.tables
    kind = attacker.kind
    row = tables.row[defender.kind]
    if row == CASTLE:
        return CASTLE_FALLS
    strength = total(parts(state, attacker, defender)) + attacker.bonus
    if row == MAGIC:
        fate = tables.powers[tables.spell[defender.kind]].attacker_fate
        harmless = fate == NEVER or (fate == IF_STRONG and strength < STRONG)
        return WIN if harmless or attacker.keywords >> NEGATE_MAGIC & 1 else BOTH_FALL
    if tables.guesses[kind] >= 0:
        return LOSE
    if _slays(state, kind, defender.kind, False):
        return WIN
    capture = tables.captures[kind]
    if capture >= 0 and tables.powers[capture].filter.fits[defender.kind]:
        return CAPTURE
    if _slays(state, defender.kind, kind, True):
        return LOSE
    other = total(parts(state, defender, attacker)) + defender.bonus
    return BOTH_FALL if strength == other else (WIN if strength > other else LOSE)


def _slays(state: Battle, kind: int, victim: int, defending: bool) -> bool:
    for number in state.tables.slays[kind]:
        power = state.tables.powers[number]
        if power.filter.fits[victim] and (power.as_defender or not defending):
            return power.nature != ABILITY or not defending
    return False


def forecast(state: Battle, seat: i64, unit: i64, space: i64) -> list[float]:
    """How likely each outcome of an attack on a space is."""
    found = [0.0] * len(OUTCOMES)
    defender = state.board[space]
    mine = stand_of(state, unit, space)
    grants = state.granted[defender]
    weights = suspects(state, seat, defender)
    for kind in range(len(weights)):
        if weights[kind] > 0:
            keywords = state.tables.keywords[kind] | grants | state.curse_grants[kind]
            found[duel(state, mine, Stand(kind, space, state.bonus[defender], keywords))] += weights[kind]
    return found


def attack_hints(state: Battle, unit: i64, space: i64) -> Hints:
    """An attack as its attacker may foresee it: own strength with its parts, and the odds in per cent.

    Nothing at a table that gives no hints (`sl.powers.software_hints`).
    """
    if not state.terms.hints:
        return {}
    seat = state.owner[unit]
    defender = state.board[space]
    known = state.sees(seat, defender)
    tables = state.tables
    mine = stand_of(state, unit, space)
    theirs = stand_of(state, defender, space) if known else None
    odds = forecast(state, seat, unit, space)
    ours = parts(state, mine, theirs)
    return {
        "attacker": tables.unit_ids[state.kind[unit]],
        "space": space_text(space),
        "defender": tables.unit_ids[state.kind[defender]] if known else None,
        "strength": total(ours) + state.bonus[unit],
        "parts": [part.to_doc() for part in ours],
        "bonus": state.bonus[unit],
        "defence": None
        if theirs is None or not state.has_strength(defender)
        else defence(state, defender, theirs, mine),
        "odds": {name: round(100 * odds[i]) for i, name in enumerate(OUTCOMES)},
    }


def defence(state: Battle, defender: i64, theirs: Stand, mine: Stand) -> int:
    return total(parts(state, theirs, mine)) + state.bonus[defender]
