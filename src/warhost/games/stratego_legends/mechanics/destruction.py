"""Destroying units: one event at a time, with Castles, strength 0 and waiting Death Curses."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.stratego_legends.model import WAITING, Battle, changed, space_text
from warhost.games.stratego_legends.phases.ending import check_castles
from warhost.games.stratego_legends.tables import CASTLE, MAGIC


def destroy(state: Battle, units: list[int], suppressed: i64 = -1) -> None:
    """Destroy units at the same time (`sl.death_curses.same_time`). The curse of `suppressed` does not start."""
    tables = state.tables
    cursed: list[int] = []
    castle = False
    for unit in units:
        if state.pos[unit] < 0:
            continue
        kind = state.kind[unit]
        if state.log is not None:
            state.say("destroyed", unit=state.unit_text(unit), space=space_text(state.pos[unit]))
        if state.knowers(unit) & state.terms.everyone != state.terms.everyone:
            state.reveals += 1
        state.lift(unit)
        forget(state, unit)
        if unit == state.attacker:
            state.attacker_fell = True
        if unit == state.defender:
            state.defender_fell = True
        if tables.cursed[kind] and unit != suppressed:
            cursed.append(unit)
        elif tables.cursed[kind] and state.log is not None:
            state.say("suppressed", unit=state.unit_text(unit))
        if tables.row[kind] == CASTLE:
            castle = True
        state.quiet = -1
    if len(cursed) == 1:  # several at once cancel each other (`sl.death_curses.simultaneous`)
        state.pos[cursed[0]] = WAITING
        state.pending += [cursed[0], state.owner[cursed[0]]]
    elif cursed and state.log is not None:
        state.say("curses-cancel", units=tuple([state.unit_text(unit) for unit in cursed]))
    if castle:
        check_castles(state, False)


def forget(state: Battle, unit: i64) -> None:
    """A unit that leaves the battlefield loses what was given to it for the turn."""
    state.seen = changed(state.seen, unit, 0)
    state.facts = changed(state.facts, unit, 0)
    if state.bonus[unit] or state.granted[unit]:
        state.bonus = changed(state.bonus, unit, 0)
        state.granted = changed(state.granted, unit, 0)
        kept: list[int] = []
        for i in range(0, len(state.boons), 3):
            if state.boons[i] != unit:
                kept += state.boons[i : i + 3]
        state.boons = kept


def weigh(state: Battle, units: list[int]) -> None:
    """`sl.strength_zero.destroyed`: those of the units that a change has brought to 0 are destroyed at once."""
    row = state.tables.row
    gone: list[int] = []
    for unit in units:
        if state.pos[unit] >= 0 and row[state.kind[unit]] < MAGIC and state.strength(unit) <= 0:
            gone.append(unit)
    if gone:
        if state.defender in gone:
            state.beyond_rescue = True  # sl.strength_zero.no_rescue
        if state.log is not None:
            for unit in gone:
                state.say("zero", unit=state.unit_text(unit), space=space_text(state.pos[unit]))
        destroy(state, gone)


def weigh_all(state: Battle) -> None:
    weigh(state, list(range(len(state.born))))
