"""Events: a monster comes into play, monsters are activated, and perhaps the boss."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.state import Procedure
from warhost.engine.text import Thing
from warhost.games.lords_of_ragnarok.model import RESERVE, SPECIAL_ACTION, Saga, rune_text
from warhost.games.lords_of_ragnarok.phases.monsters import activate, activate_boss


def draw_event(state: Saga) -> int:
    """The next event card; an empty deck is made anew from its discard pile."""
    if not state.event_deck:
        state.event_deck = state.event_discard
        state.event_discard = []
        state.chance.shuffle(state.event_deck)
    state.reveals += 1
    return state.event_deck.pop()


def place_monster(state: Saga, rune: i64, region: i64) -> None:
    """The next monster of a rune comes into play, neutral; the top sheet first (`lor.setup.top_sheet_first`)."""
    for monster in state.sheets[2 * rune : 2 * rune + 2]:
        if state.figure_at[monster] == RESERVE:
            state.figure_at[monster] = region
            if state.log is not None:
                state.say("placed", figure=state.figure_text(monster), region=state.region_text(region))
            return
    if state.log is not None:
        state.say("none-placed", rune=rune_text(rune))


class DrawEvent(Procedure[Saga]):
    """Draw an event: a monster may come, then monsters are activated, then perhaps the boss."""

    lies_on = ("EndOfStep",)

    def run(self, state: Saga) -> None:
        state.event = draw_event(state)
        if state.log is not None:
            state.say("event", event=Thing("event", state.tables.event_ids[state.event]))
        state.frames.append(EventActivation(0))
        place_monster(state, state.tables.event_placement[state.event], state.tables.event_region[state.event])

    def fits(self, state: Saga, at: i64) -> bool:
        return state.step == SPECIAL_ACTION


class EventActivation(Procedure[Saga]):
    """The activations of an event, one after the other: first rune, second rune, top sheets first, then the boss."""

    fields = ("stage",)
    lies_on = ("EndOfStep",)

    def __init__(self, stage: i64) -> None:
        self.stage = stage

    def run(self, state: Saga) -> None:
        runes = state.tables.event_runes[state.event]
        stage = self.stage
        if stage < 2 * len(runes):
            state.frames.append(EventActivation(stage + 1))
            monster = state.sheets[2 * runes[stage // 2] + stage % 2]
            if state.figure_at[monster] >= 0:
                activate(state, monster, False)
            return
        if stage == 2 * len(runes) and state.tables.event_boss[state.event]:
            state.frames.append(EventActivation(stage + 1))
            activate_boss(state)
            return
        state.event_discard.append(state.event)
        state.event = -1

    def fits(self, state: Saga, at: i64) -> bool:
        return state.step == SPECIAL_ACTION and state.event >= 0
