"""Taking back: to one's last decision, unless dice, a reveal or somebody else's choice lie between."""

from __future__ import annotations

from warhost.engine.state import State


class Undo:
    """The moments one may return to, newest last, and why there are none before them."""

    def __init__(self) -> None:
        self.moments: list[tuple[State, int]] = []
        self.closed = "cli-undo-nothing"

    def close(self, why: str) -> None:
        self.moments.clear()
        self.closed = why

    def chosen(self, before: State, number: int, after: State) -> None:
        """A person made a choice: it can be taken back if it told nothing that was not known before."""
        why = closing(before, after)
        if why is None:
            self.moments.append((before, number))
        else:
            self.close(why)

    def back(self) -> tuple[State, int] | None:
        """The state before one's last decision and how many choices led to it."""
        return self.moments.pop() if self.moments else None


def closing(before: State, after: State) -> str | None:
    """What closes undo after a choice, or None."""
    if before.chance.to_doc() != after.chance.to_doc():
        return "cli-undo-roll"
    return "cli-undo-reveal" if before.reveals != after.reveals else None
