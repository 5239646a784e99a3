"""What everybody can know of a hidden unit, so that a question about it betrays nothing."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.stratego_legends.model import Battle


def could_be(state: Battle, unit: i64, kind: i64) -> bool:
    """Whether a unit is, or for all that everybody knows might be, of a design."""
    if state.kind[unit] == kind:
        return True
    if state.seen[unit] & state.terms.everyone == state.terms.everyone or ruled_out(state, unit, kind):
        return False
    army = state.born[unit]
    if not roster_known(state, army):
        return state.tables.side[kind] == state.seat_side[army] and (state.terms.rare or not state.tables.rare[kind])
    return state.rosters[army].count(kind) > placed(state, army, kind)


def ruled_out(state: Battle, unit: i64, kind: i64) -> bool:
    """Whether something everybody saw of a unit excludes a design."""
    known = state.facts[unit]
    facts = state.tables.facts
    number = 0
    while known:
        if known & 1 and facts[number].excludes[kind]:
            return True
        known >>= 1
        number += 1
    return False


def roster_known(state: Battle, army: i64) -> bool:
    """Whether everybody knows which units an army has (`sl.army_building.secret`)."""
    return state.open_rosters


def placed(state: Battle, army: i64, kind: i64) -> int:
    """How many units of a design everybody can point at, on the battlefield or beside it."""
    count = 0
    for unit in range(len(state.born)):
        if state.born[unit] == army and state.kind[unit] == kind:
            known = state.seen[unit] & state.terms.everyone == state.terms.everyone
            if state.pos[unit] < 0 or known:
                count += 1
    return count
