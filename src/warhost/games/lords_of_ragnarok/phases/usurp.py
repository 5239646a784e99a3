"""The special action Usurp."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.frames import AskInStep
from warhost.games.lords_of_ragnarok.mechanics.armies import recruit, recruit_value, retreat_all
from warhost.games.lords_of_ragnarok.mechanics.control import take_control
from warhost.games.lords_of_ragnarok.model import FINISH, RECRUIT, SPECIAL_ACTION, Saga
from warhost.games.lords_of_ragnarok.tables import LEGION


def usurp(state: Saga, who: i64) -> None:
    """`lor.usurp.order`: retreats, control, recruit."""
    region = state.hero_at[who]
    state.frames.append(Usurped(who, region))
    others = [army for army in range(state.seats * LEGION) if state.army_at[army] == region and army // LEGION != who]
    retreat_all(state, others)


class Usurped(Procedure[Saga]):
    """Take control of the region; then an army may be recruited there."""

    fields = ("who", "region")
    lies_on = ("EndOfStep",)

    def __init__(self, who: i64, region: i64) -> None:
        self.who = who
        self.region = region

    def run(self, state: Saga) -> None:
        state.frames.append(RecruitThere(self.who, self.region))
        take_control(state, self.who, self.region)

    def fits(self, state: Saga, at: i64) -> bool:
        return state.step == SPECIAL_ACTION and self.who == state.active


class RecruitThere(AskInStep):
    """Recruit in the usurped region, or not (`lor.usurp.recruit_optional`)."""

    fields = ("who", "region")
    on_top = False
    kind = "usurped"
    rule = "lor.usurp.recruit"
    verbs = {"finish": "decline"}

    def __init__(self, who: i64, region: i64) -> None:
        self.who = who
        self.region = region

    def options(self, state: Saga) -> list[int]:
        return [FINISH, RECRUIT] if state.army_in_reserve(self.who) >= 0 else []

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == RECRUIT:
            recruit(state, self.who, self.region, recruit_value(state, self.who))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-usurped", region=state.region_text(self.region), value=recruit_value(state, self.who))
