"""The special action Monsters: rouse two, or hunt one."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.frames import AskInStep
from warhost.games.lords_of_ragnarok.legality import why_no_hunt, why_no_rousing
from warhost.games.lords_of_ragnarok.model import FIGURE, FINISH, GOD, HUNT, Saga
from warhost.games.lords_of_ragnarok.phases.hunt import begin_hunt
from warhost.games.lords_of_ragnarok.phases.monsters import activate
from warhost.games.lords_of_ragnarok.tables import BOSS, MONSTERS


def rousable(state: Saga, seat: i64, first: i64) -> list[int]:
    """The monsters a seat may activate, neutral ones and its own, as choices."""
    found: list[int] = []
    for monster in range(MONSTERS):
        if state.figure_at[monster] >= 0 and monster != first:
            ring = state.ring[monster]
            if ring < 0 or ring == seat:
                found.append(FIGURE + monster)
    return found


def huntable(state: Saga, seat: i64) -> list[int]:
    """The monsters beside the hero, and the boss for who has the kills, as choices."""
    here = state.hero_at[seat]
    found = [HUNT + monster for monster in range(MONSTERS) if state.figure_at[monster] == here]
    if state.figure_at[BOSS] == here and state.kills(seat) >= state.terms.kills_for_boss:
        found.append(HUNT + BOSS)
    return found


class MonstersAction(AskInStep):
    """Activate one or two monsters, or hunt (`lor.monsters_action.one_option`)."""

    fields = ("who", "first")
    on_top = False
    kind = "monsters"
    rule = "lor.monsters_action.one_option"

    def __init__(self, who: i64, first: i64) -> None:
        self.who = who
        self.first = first  # the monster that was activated, -1: none yet

    def options(self, state: Saga) -> list[int]:
        found = rousable(state, self.who, self.first)
        if self.first < 0:
            return found + huntable(state, self.who)
        if found:
            found.append(FINISH)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == FINISH:
            return
        if choice >= HUNT:
            begin_hunt(state, self.who, choice - HUNT)
            return
        monster = choice - FIGURE
        if self.first < 0:
            state.frames.append(MonstersAction(self.who, monster))
        activate(state, monster, False)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-monsters" if self.first < 0 else "prompt-second-monster")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if FIGURE <= choice < HUNT:
            return why_no_rousing(state, self.who, choice - FIGURE, self.first)
        if HUNT <= choice < GOD:
            if self.first >= 0:
                return Reason(self.rule, Text("why-activating"))
            return why_no_hunt(state, self.who, choice - HUNT)
        return self.wrong_kind(state, choice)
