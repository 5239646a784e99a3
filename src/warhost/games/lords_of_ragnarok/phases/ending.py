"""The end of the game: the three victories, Ragnarok's reckoning, and players who concede."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.games.lords_of_ragnarok.model import CONCESSION, ENDINGS, GODI, JARL, LANDS_TO_WIN, NOBODY, Saga, members


def win(state: Saga, seat: i64, ending: i64) -> None:
    """Stop at once: whatever was still to be done is dropped. So a rule pushes what follows before it does this."""
    state.winner = seat
    state.ending = ending
    state.frames.clear()
    if state.log is not None:
        state.say(f"end-{ENDINGS[ending]}", player=state.player_text(seat))


def seek_victory(state: Saga, seat: i64) -> None:
    """`lor.victory.checked_continuously`: whether a seat that gained a region or a temple has won."""
    if state.lands_held(seat) >= LANDS_TO_WIN:
        win(state, seat, JARL)
    elif state.temple_regions(seat) >= state.terms.temples_to_win:
        win(state, seat, GODI)


def around_yggdrasil(state: Saga, seat: i64) -> i64:
    """How many regions beside Yggdrasil the seat controls (`lor.ragnarok.scoring_counts_control`)."""
    return members(state.owned[seat] & state.board.yggdrasil)


def last_turn_order(state: Saga) -> list[int]:
    """The seats in the order of their last turns: who brought the end comes last."""
    return state.clockwise((state.doom + 1) % state.seats)


def reckon(state: Saga, ending: i64) -> None:
    """`lor.ragnarok.scoring`, and the tie for whoever played the last turn first (`lor.ragnarok.tie`)."""
    best = NOBODY
    for seat in last_turn_order(state):
        if best < 0 or around_yggdrasil(state, seat) > around_yggdrasil(state, best):
            best = seat
    win(state, best, ending)


def declare(state: Saga, seat: i64, what: str) -> None:
    """A player gives up, or takes it back; the last who has not given up wins."""
    state.note(seat, what)
    if state.log is not None:
        state.say("concedes" if what == "concede" else "plays-on", player=state.player_text(seat))
    left = [other for other in range(state.seats) if not state.conceded >> other & 1]
    if len(left) == 1:
        win(state, left[0], CONCESSION)
