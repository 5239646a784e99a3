"""The end of a battle: elimination, concession, an agreed draw, the stalemate guard."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.bits import mask_of
from warhost.games.battle_masters.model import (
    AGREED_DRAW,
    CONCESSION,
    DRAW,
    ELIMINATION,
    OUT,
    RUNNING,
    STALEMATE,
    TOWER_CAPTURED,
    Battle,
    side_text,
)
from warhost.games.battle_masters.tables import CHAOS, IMPERIAL


def end_battle(state: Battle, winner: i64, ending: i64) -> None:
    """Stop at once: whatever was still to be done, but for the campaign at the bottom, is dropped."""
    state.winner = winner
    state.ending = ending
    state.frames = state.frames[:1]
    state.in_hand = -1
    if state.log is not None:
        names = ("elimination", "concession", "agreed-draw", "stalemate", "tower-captured")
        state.say(f"end-{names[ending]}", winner=side_text(winner))
    reveal(state)


def reveal(state: Battle) -> None:
    """`bm.scenarios.plains_reveal`: face-down tokens are turned up, also when a battle ends before it began."""
    if not state.hidden:
        return
    state.hidden = False
    state.reveals += 1
    if state.log is not None:
        state.say("reveal")


def eliminate(state: Battle, unit: i64) -> None:
    """Remove a unit (`bm.attack.elimination`); victory is checked after every single one (`bm.end.checked_at_once`)."""
    h = state.pos[unit]
    state.board[h] = -1
    state.pos[unit] = OUT
    state.quiet = False  # bm.end.stalemate
    side = state.tables.side[unit]
    state.living[side] -= 1
    if state.log is not None:
        state.say("eliminated", unit=state.unit_text(unit), hex=state.hex_text(h))
    if state.living[side] == 0:
        end_battle(state, 1 - side, ELIMINATION)


def tower_entered(state: Battle, unit: i64) -> None:
    """The other edition's instant win, where it holds (`bm.end.no_other_victory`)."""
    if state.pos[unit] == state.tower and state.tables.side[unit] == CHAOS and state.tower_wins():
        end_battle(state, CHAOS, TOWER_CAPTURED)


def pass_through_deck_over(state: Battle) -> bool:
    """`bm.end.stalemate`: three quiet passes in a row stop the battle, unless the players switched the guard off."""
    state.quiet_passes = state.quiet_passes + 1 if state.quiet else 0
    state.quiet = True
    return state.quiet_passes >= 3 and state.terms.stalemate_guard


def stop(state: Battle) -> None:
    """End a battle in which nothing happens any more; the larger share of life points kept wins."""
    life = state.tables.life_points
    start = [sum([life[u] for u in army]) for army in state.tables.army]
    imperial = state.army_life(IMPERIAL) * start[CHAOS]
    chaos = state.army_life(CHAOS) * start[IMPERIAL]
    end_battle(state, DRAW if imperial == chaos else (IMPERIAL if imperial > chaos else CHAOS), STALEMATE)


def declare(state: Battle, seat: int, what: str) -> None:
    """`bm.end.concession_and_draw`: a side concedes, or the battle is drawn, once all its or all seats say so."""
    if state.log is not None:
        state.say(f"declare-{what}", seat=seat + 1, side=side_text(state.terms.seat_side[seat]))
    state.note(seat, what)
    side = state.terms.seat_side[seat]
    team = mask_of(state.terms.side_seats[side])
    if state.conceded & team == team:
        end_battle(state, 1 - side, CONCESSION)
    elif state.draw_offers == (1 << state.setting.seats) - 1:
        end_battle(state, DRAW, AGREED_DRAW)


def running(state: Battle) -> bool:
    return state.winner == RUNNING
