"""What a bot gets instead of the state: everything its seat may know, and nothing else."""

from __future__ import annotations

from warhost.engine import documents
from warhost.engine.chance import Chance
from warhost.engine.errors import BadOption
from warhost.engine.state import Decision, State
from warhost.engine.text import Text


class Knowledge:
    """A game seen from one seat, at one moment."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self._state = state

    def decision(self) -> Decision:
        """What the seat has to decide."""
        return self._asked().decision()

    def legal(self) -> list[int]:
        """What the seat may choose, sorted; nothing while another seat decides."""
        return self._state.legal() if self._state.acting == self.seat else []

    def view(self) -> documents.View:
        """The table as the seat sees it, JSON-ready."""
        return self._state.view(self.seat)

    def notation(self, choice: int) -> str:
        """A choice of the seat's as stable text."""
        return self._asked().notation(choice)

    def label(self, choice: int) -> Text:
        """A choice of the seat's in words."""
        return self._asked().label(choice)

    def sample(self, chance: Chance) -> State:
        """A game as it may be for all the seat knows, to try things in; it goes on with the given chance."""
        twin = self._state.determinize(self.seat, chance)
        twin.log = None  # it tells each seat its own secrets
        return twin

    def _asked(self) -> State:
        # Another seat's choices and how they read may tell what it holds.
        if self._state.acting != self.seat:
            raise BadOption("not-your-decision", seat=self.seat + 1)
        return self._state
