"""Showing units: to everybody, to one player alone, and turning them back (`sl.information.reveal_meaning`)."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.event import Event
from warhost.games.stratego_legends.model import Battle, changed, space_text


def reveal(state: Battle, unit: i64) -> None:
    """Show a unit to every player at the table."""
    if state.knowers(unit) & state.terms.everyone != state.terms.everyone:
        state.reveals += 1
    if state.seen[unit] != state.terms.everyone:
        state.seen = changed(state.seen, unit, state.terms.everyone)
    if unit not in state.shown:
        state.shown.append(unit)
        if state.log is not None:
            state.say_of(unit, "reveal", space=space_text(state.pos[unit]))


def look_at(state: Battle, unit: i64, seat: i64) -> None:
    """Show a unit to one player alone; everybody sees where that player looks (`sl.information.look_private`)."""
    if not state.sees(seat, unit):
        state.reveals += 1
    state.seen = changed(state.seen, unit, state.seen[unit] | 1 << seat)
    if unit not in state.shown:
        state.shown.append(unit)
    if state.log is not None:
        space = space_text(state.pos[unit])
        line = Event("look", {"seat": seat + 1, "unit": state.unit_text(unit), "space": space})
        others = Event("look-hidden", {"seat": seat + 1, "space": space})
        state.tell(line if state.terms.memory_aid else others, 1 << seat, others)


def turn_back(state: Battle) -> None:
    """What was shown is turned back; without the memory aid it is hidden again (`sl.information.reveal_momentary`).

    This is done when the next move, action or ability is chosen, so that everybody has seen it before. The units of an
    attack or Ranged Attack under way lie open until it is over.
    """
    if not state.shown:
        return
    fighting: list[int] = [state.attacker, state.defender, state.shooter, state.target]
    kept: list[int] = []
    for unit in state.shown:
        if unit in fighting:
            kept.append(unit)
        elif not state.terms.memory_aid:
            state.seen = changed(state.seen, unit, 0)
    state.shown = kept
