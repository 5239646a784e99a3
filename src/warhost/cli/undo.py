"""Taking back: to one's last decision, unless dice, a reveal or somebody else's choice lie between."""

from __future__ import annotations

from warhost.engine.chance import FastChance
from warhost.engine.state import State

SAMPLES = 16


class Undo:
    """The moments one may return to, newest last, and why there are none before them."""

    def __init__(self) -> None:
        self.moments: list[tuple[State, int]] = []
        self.closed = "cli-undo-nothing"

    def close(self, why: str) -> None:
        self.moments.clear()
        self.closed = why

    def chosen(self, before: State, number: int, choice: int, after: State) -> None:
        """A person made a choice: it can be taken back if it told nothing that was not known before."""
        why = closing(before, choice, after)
        if why is None:
            self.moments.append((before, number))
        else:
            self.close(why)

    def back(self) -> tuple[State, int] | None:
        """The state before one's last decision and how many choices led to it."""
        return self.moments.pop() if self.moments else None


def closing(before: State, choice: int, after: State) -> str | None:
    """What closes undo after a choice, or None.

    Dice show in the source of chance. Something revealed shows when the same choice is made in other games that were
    just as possible for all the seat knew: it sees something else there.
    """
    if before.chance.to_doc() != after.chance.to_doc():
        return "cli-undo-roll"
    seat = before.seat
    seen = (after.view(seat), after.log_for(seat))
    for sample in range(SAMPLES):
        twin = before.determinize(seat, FastChance(sample))
        twin.apply(choice)
        if (twin.view(seat), twin.log_for(seat)) != seen:
            return "cli-undo-reveal"
    return None
