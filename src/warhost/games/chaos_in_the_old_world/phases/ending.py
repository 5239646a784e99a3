"""The end of the game: four conditions in order, concession, an agreed draw."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.model import (
    AGREED_DRAW,
    BY_DIAL,
    BY_POINTS,
    BY_RUIN,
    CONCESSION,
    DECK_EMPTY,
    ENDINGS,
    OldWorld,
    power_text,
)
from warhost.games.chaos_in_the_old_world.phases.dials import on_victory
from warhost.games.chaos_in_the_old_world.phases.old_world import Instruct
from warhost.games.chaos_in_the_old_world.tables import POWERS


def check_for_game_end(state: OldWorld) -> None:
    """`citow.game_end.conditions_in_order`: the first that is true ends the game and alone decides who wins."""
    playing = contenders(state)
    on_dial = [power for power in playing if on_victory(state, power)]
    rich = [power for power in playing if state.vp[power] >= state.tables.goal]
    if on_dial:
        end_game(state, BY_DIAL, most_points(state, on_dial))
    elif rich:
        end_game(state, BY_POINTS, highest_of(state, most_points(state, rich)))
    elif max(state.ruin) >= state.tables.ruination_cards:
        end_game(state, BY_RUIN, highest_of(state, most_points(state, playing)))
    elif not state.old_world_deck:
        end_game(state, DECK_EMPTY, [])


def contenders(state: OldWorld) -> list[int]:
    """The Powers that can win: whoever has conceded cannot any more."""
    seats = state.seat_of
    return [power for power in range(POWERS) if seats[power] >= 0 and not state.conceded >> seats[power] & 1]


def most_points(state: OldWorld, powers: list[int]) -> list[int]:
    most = max([state.vp[power] for power in powers])
    return [power for power in powers if state.vp[power] == most]


def highest_of(state: OldWorld, powers: list[int]) -> list[int]:
    """A tie goes to the highest Threat; those equal in that too share the victory."""
    highest = max([state.threat(power) for power in powers])
    return [power for power in powers if state.threat(power) == highest]


def end_game(state: OldWorld, ending: i64, winners: list[int]) -> None:
    """Nothing more is done; `winners` are Powers."""
    finish(state, ending, [state.seat_of[power] for power in winners])


def finish(state: OldWorld, ending: i64, seats: list[int]) -> None:
    """The game is over; an Old World card that was just being carried out is laid aside."""
    state.old_world_out += [frame.card for frame in state.frames if isinstance(frame, Instruct)]
    state.announced = -1
    state.ending = ending
    for seat in seats:
        state.winners |= 1 << seat
    state.frames = []
    if state.log is not None:
        state.say(f"end-{ENDINGS[ending]}", winners=winner_texts(state))


def winner_texts(state: OldWorld) -> tuple[Text, ...]:
    """Who wins, by Power, or by seat where no Power was chosen yet."""
    found: list[Text] = []
    for seat in range(state.setting.seats):
        if state.winners >> seat & 1:
            power = state.power_of[seat]
            found.append(power_text(power) if power >= 0 else Text("seat", seat=seat + 1))
    return tuple(found) or (Text("nobody"),)


def declare(state: OldWorld, seat: i64, what: str) -> None:
    """The last player who has not conceded wins; if all who are left agree to a draw, they share the victory."""
    if state.log is not None:
        state.say(f"declare-{what}", seat=seat + 1)
    state.note(seat, what)
    state.draw_offers &= ~state.conceded
    left = [s for s in range(state.setting.seats) if not state.conceded >> s & 1]
    if len(left) == 1:
        finish(state, CONCESSION, left)
    elif len([s for s in left if state.draw_offers >> s & 1]) == len(left):
        finish(state, AGREED_DRAW, left)
