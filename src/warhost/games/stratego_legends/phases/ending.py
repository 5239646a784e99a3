"""The end of a battle: Castles, a player who cannot play, concession, draws."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.event import Event, Fact
from warhost.games.stratego_legends.model import (
    AGREED_DRAW,
    BOTH_CASTLES,
    CASTLE_LOST,
    CASTLE_TAKEN,
    CONCESSION,
    DRAW,
    OUT,
    PRESETS,
    QUIET,
    QUIET_TURNS,
    REPETITION,
    RUNNING,
    STOPS,
    Battle,
    opponent_side,
    side_text,
    window_text,
)
from warhost.games.stratego_legends.tables import BEIGE, GREY


def end_battle(state: Battle, winner: i64, ending: i64) -> None:
    """`sl.end.immediate`: whatever was still to be done, but for the campaign at the bottom, is dropped."""
    state.winner = winner
    state.ending = ending
    state.frames = state.frames[:1]
    clear_fight(state)
    for unit in state.pending[::2]:
        state.pos[unit] = OUT
    state.pending = []
    if state.log is not None:
        names = ("castle", "stuck", "concession", "agreed-draw", "repetition", "quiet", "both-castles", "castle-taken")
        state.say(f"end-{names[ending]}", winner=side_text(winner))


def clear_fight(state: Battle) -> None:
    """No attack and no Ranged Attack is under way."""
    attacker = state.attacker
    if attacker >= 0 and state.pos[attacker] >= 0 and state.board[state.pos[attacker]] != attacker:
        # The battle ended in the middle of an attack: the attacker is back where it came from.
        state.place(attacker, state.origin)
    state.attacker = -1
    state.defender = -1
    state.origin = -1
    state.site = -1
    state.attack_seat = -1
    state.named = -1
    state.attacker_fell = False
    state.defender_fell = False
    state.beyond_rescue = False
    state.shooter = -1
    state.target = -1


def running(state: Battle) -> bool:
    return state.winner == RUNNING


def castles(state: Battle, side: i64) -> int:
    """Castles of a side's armies that stand under its control (`sl.teams.end_castles`)."""
    return len([seat for seat in state.side_seats[side] if state.castle_of(seat) >= 0])


def check_castles(state: Battle, taken: bool) -> None:
    """`sl.end.castle`, `sl.castles.both_destroyed`, `sl.castles.control`: is a side without Castles?"""
    lost = [castles(state, side) == 0 for side in (BEIGE, GREY)]
    if lost[BEIGE] and lost[GREY]:
        end_battle(state, DRAW, BOTH_CASTLES)
    elif lost[BEIGE] or lost[GREY]:
        end_battle(state, GREY if lost[BEIGE] else BEIGE, CASTLE_TAKEN if taken else CASTLE_LOST)


def check_draws(state: Battle) -> None:
    """`sl.movement.repetition`: the fifth return of a position, or too long a quiet, is a draw."""
    if not state.terms.repetition:
        return
    if state.quiet >= QUIET_TURNS:
        end_battle(state, DRAW, QUIET)
    elif state.repetitions() >= 5:
        end_battle(state, DRAW, REPETITION)


def declare(state: Battle, seat: int, what: str) -> None:
    """`sl.end.resign`, `sl.movement.repetition`, `sl.timing.stops`: what a seat may say at any time.

    Of its stops nobody else is told: to set one can betray a unit.
    """
    mine = 1 << seat
    asked, _, window = what.partition("-")
    if window in PRESETS:
        state.stops[seat] = PRESETS[window]
        if state.log is not None:
            name = "declare-ask-always" if window == "always" else "declare-ask-usual"
            state.tell(Event(name, {"seat": seat + 1, "side": side_text(state.seat_side[seat])}), mine)
        return
    if window in STOPS:
        bit = 1 << STOPS.index(window)
        state.stops[seat] = state.stops[seat] | bit if asked == "ask" else state.stops[seat] & ~bit
        if state.log is not None:
            army = side_text(state.seat_side[seat])
            facts: dict[str, Fact] = {"seat": seat + 1, "side": army, "window": window_text(window)}
            state.tell(Event(f"declare-{asked}", facts), mine)
        return
    if state.log is not None:
        state.say(f"declare-{what}", seat=seat + 1, side=side_text(state.seat_side[seat]))
    if what == "claim-draw":
        end_battle(state, DRAW, REPETITION)
        return
    state.note(seat, what)
    side = state.seat_side[seat]
    team = state.team_mask(side)
    if state.conceded & team == team:
        end_battle(state, opponent_side(side), CONCESSION)
    elif state.draw_offers == (1 << state.setting.seats) - 1:
        end_battle(state, DRAW, AGREED_DRAW)
