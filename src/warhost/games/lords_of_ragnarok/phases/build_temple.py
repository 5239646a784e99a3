"""The special action Build Temple."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import OWN_BUILD
from warhost.games.lords_of_ragnarok.effects.moments import moment
from warhost.games.lords_of_ragnarok.frames import AskInStep
from warhost.games.lords_of_ragnarok.mechanics.hands import gain_priests
from warhost.games.lords_of_ragnarok.model import NOBODY, SEA, Saga
from warhost.games.lords_of_ragnarok.phases.blessing_draft import BlessingDraft
from warhost.games.lords_of_ragnarok.phases.ending import seek_victory


def temple_sites(state: Saga, seat: i64) -> i64:
    """Mask of the regions where a seat may build a temple (`lor.build_temple.where`)."""
    if state.temples_built == state.terms.temples:
        return 0
    return state.owned[seat] & state.board.shrines & ~state.temples


class ChooseSite(AskInStep):
    """Choose the region of a temple."""

    fields = ("who",)
    kind = "site"
    rule = "lor.build_temple.where"
    verbs = {"region": "build"}

    def options(self, state: Saga) -> list[int]:
        return state.board.members(temple_sites(state, self.who))

    def choose(self, state: Saga, choice: i64) -> None:
        build_temple(state, self.who, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-site")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice >= SEA:
            return self.wrong_kind(state, choice)
        name = state.region_text(choice)
        if choice >= state.board.regions:
            return Reason("lor.setup.board_side", Text("why-not-on-board"))
        if state.control[choice] != self.who:
            return Reason(self.rule, Text("why-not-controlled", region=name))
        if state.temples >> choice & 1:
            return Reason("lor.board.one_temple_per_region", Text("why-has-temple", region=name))
        return Reason("lor.board.one_temple_per_region", Text("why-no-shrine", region=name))


def build_temple(state: Saga, who: i64, region: i64) -> None:
    """Temple and test of victory (`lor.build_temple.win_check`), priest, then the draft its space may show."""
    space = state.temples_built
    state.temples |= 1 << region
    state.temples_built += 1
    if state.log is not None:
        state.say("temple", player=state.player_text(who), region=state.region_text(region))
    seek_victory(state, who)
    if state.winner != NOBODY:
        return
    if state.terms.drafts[space]:
        state.frames.append(BlessingDraft())
    moment(state, who, OWN_BUILD)
    gain_priests(state, who, 1)
