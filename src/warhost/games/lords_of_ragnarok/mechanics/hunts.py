"""How a hunt is cut short: what is still to be done in it is dropped."""

from __future__ import annotations

from warhost.engine.state import Procedure
from warhost.games.lords_of_ragnarok.model import Saga


class HuntFloor(Procedure[Saga]):
    """All frames above this one are the hunt; below it lies the reckoning."""

    def run(self, state: Saga) -> None:
        return


def end_hunt(state: Saga, won: bool) -> None:
    """A hunt is decided."""
    state.hunt_over = True
    state.hunt_won = won
    while not isinstance(state.frames.pop(), HuntFloor):  # lor.hunt.ended_skips_rest
        pass
    if state.log is not None:
        key = "hunt-won" if won else "hunt-lost"
        state.say(key, player=state.player_text(state.hunter), figure=state.figure_text(state.prey))
