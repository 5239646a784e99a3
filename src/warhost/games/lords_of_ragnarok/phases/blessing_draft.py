"""The draft of blessings that a temple may bring about."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.model import FINISH, ORIGIN, SPECIAL_ACTION, USE, Saga


class BlessingDraft(Procedure[Saga]):
    """Reveal one blessing more than there are players (`lor.blessing_draft.reveal`)."""

    lies_on = ("EndOfStep",)

    def run(self, state: Saga) -> None:
        state.display = []
        for _ in range(state.seats + 1):
            if not state.blessing_deck:
                state.blessing_deck = state.blessing_discard
                state.blessing_discard = []
                state.chance.shuffle(state.blessing_deck)
            if state.blessing_deck:
                state.display.append(state.blessing_deck.pop())
        state.reveals += 1
        if state.log is not None:
            state.say("blessings", blessings=tuple([state.source_text(b) for b in state.display]))
        state.frames.append(PickBlessing(state.active, state.seats))

    def fits(self, state: Saga, at: i64) -> bool:
        return state.step == SPECIAL_ACTION


class PickBlessing(Ask):
    """Take one blessing: the active player first, then counter-clockwise (`lor.blessing_draft.pick_order`)."""

    fields = ("who", "left")
    lies_on = ("EndOfStep",)
    kind = "blessing"
    rule = "lor.blessing_draft.pick_order"
    verbs = {"source": "bless"}

    def __init__(self, who: i64, left: i64) -> None:
        self.who = who
        self.left = left  # players who are still to take one

    def options(self, state: Saga) -> list[int]:
        return [USE + blessing for blessing in sorted(state.display)]

    def choose(self, state: Saga, choice: i64) -> None:
        blessing = choice - USE
        state.display.remove(blessing)
        state.powers[self.who] |= 1 << blessing
        if state.log is not None:
            state.say("blessed", player=state.player_text(self.who), blessing=state.source_text(blessing))
        if self.left > 1:
            state.frames.append(PickBlessing((self.who - 1) % state.seats, self.left - 1))
            return
        state.blessing_discard += state.display
        if state.log is not None:
            state.say("unblessed", blessings=tuple([state.source_text(b) for b in state.display]))
        state.display = []

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-blessing")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if USE <= choice < ORIGIN:
            return Reason("lor.blessing_draft.reveal", Text("why-not-on-display", what=state.source_text(choice - USE)))
        if choice == FINISH:
            return Reason("lor.blessing_draft.last_discarded", Text("why-must-bless"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return state.step == SPECIAL_ACTION
