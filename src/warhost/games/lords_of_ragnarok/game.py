# not compiled: made once per process.
"""Lords of Ragnarok as a whole: options, and how a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warhost.engine.content import Content
from warhost.engine.game import Game, Option
from warhost.engine.state import Frame, Setting, State
from warhost.games.lords_of_ragnarok.contract import Contract
from warhost.games.lords_of_ragnarok.effects.binding import bind
from warhost.games.lords_of_ragnarok.model import CHOICES, Saga, Terms
from warhost.games.lords_of_ragnarok.phases.preparation import SetUp
from warhost.games.lords_of_ragnarok.phases.turn import Steps, Turns
from warhost.games.lords_of_ragnarok.position import lay_table
from warhost.games.lords_of_ragnarok.tables import Tables


class LordsOfRagnarok(Game):
    """Lords of Ragnarok for two to four players."""

    id = "lords_of_ragnarok"
    version = 1
    seats = (2, 3, 4)
    choices = CHOICES
    bound = 100_000
    frames = ()

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.tables = Tables(content.files)
        self.book = bind(content.files, self.tables)
        self.options = {option.name: option for option in (Option("drafts", (2, 3), 2),)}

    def names(self) -> dict[str, tuple[str, str]]:
        return {}

    def blank(self, setting: Setting) -> State:
        track = 0 if setting.options["drafts"] == 2 else 1
        return Contract(setting, Terms(self.tables, self.book, setting.seats, track))

    def opening(self) -> list[Frame[Any]]:
        return [SetUp()]

    def resumption(self, state: State) -> list[Frame[Any]]:
        assert isinstance(state, Saga)
        return [Turns(), Steps(state.step)]

    def lay_table(self, state: State, doc: Mapping[str, Any]) -> None:
        assert isinstance(state, Saga)
        lay_table(state, doc)
