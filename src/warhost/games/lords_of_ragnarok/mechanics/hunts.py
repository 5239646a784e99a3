"""How a hunt is cut short: what is still to be done in it is dropped."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.state import Procedure
from warhost.games.lords_of_ragnarok.model import NOBODY, Saga


class HuntFloor(Procedure[Saga]):
    """All frames above this one are the hunt; below it lies the reckoning."""

    lies_on = ("Reckoning",)

    def run(self, state: Saga) -> None:
        return

    def fits(self, state: Saga, at: i64) -> bool:
        """A round of the hunt lies on it, which goes with the attack cards."""
        if state.hunter == NOBODY or state.hunt_over or at + 1 == len(state.frames):
            return False
        above = state.frames[at + 1]
        name = type(above).__name__
        drawn = len(state.attack_deck) + len(state.attack_hand) + len(state.attack_discard) > 0
        under_attack = name in ("AttackLands", "AfterAttack")
        return "HuntFloor" in above.lies_on and under_attack == (state.attack >= 0) and drawn == (name != "TakeCards")


def round_below(state: Saga, at: i64) -> str:
    """The round of the hunt that is under way below a frame; empty without a hunt."""
    for place in range(1, at):
        if isinstance(state.frames[place - 1], HuntFloor):
            return type(state.frames[place]).__name__
    return ""


def end_hunt(state: Saga, won: bool) -> None:
    """A hunt is decided."""
    state.hunt_over = True
    state.hunt_won = won
    while not isinstance(state.frames.pop(), HuntFloor):  # lor.hunt.ended_skips_rest
        pass
    if state.log is not None:
        key = "hunt-won" if won else "hunt-lost"
        state.say(key, player=state.player_text(state.hunter), figure=state.figure_text(state.prey))
