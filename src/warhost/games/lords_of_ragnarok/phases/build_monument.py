"""The seventh special action, Build Monument: omens, clean-up, gains, and then an event."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text, Thing
from warhost.games.lords_of_ragnarok.effects.book import OWN_BUILD
from warhost.games.lords_of_ragnarok.effects.moments import moment
from warhost.games.lords_of_ragnarok.frames import AskInStep
from warhost.games.lords_of_ragnarok.mechanics.hands import Limits, fill_forge
from warhost.games.lords_of_ragnarok.model import (
    GOD,
    OMENS_TO_END,
    RUNE,
    Saga,
    god_text,
    members,
    rune_text,
)
from warhost.games.lords_of_ragnarok.phases.events import DrawEvent
from warhost.games.lords_of_ragnarok.tables import ARTIFACT, ARTIFACTS, GODS, OMENS, RUNE_TYPES, SEATS, TOP, WHEEL


class ChooseMonument(AskInStep):
    """Choose the monument that rises, whoever controls its region (`lor.build_monument.any_monument`)."""

    fields = ("who",)
    kind = "monument"
    rule = "lor.build_monument.add_level"
    verbs = {"god": "erect"}

    def options(self, state: Saga) -> list[int]:
        return [GOD + god for god in range(len(GODS)) if state.level[god] < TOP]

    def choose(self, state: Saga, choice: i64) -> None:
        build(state, self.who, choice - GOD)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-monument")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if GOD <= choice < RUNE:
            return Reason("lor.build_monument.not_complete", Text("why-complete", god=god_text(choice - GOD)))
        return self.wrong_kind(state, choice)


def build(state: Saga, who: i64, god: i64) -> None:
    """`lor.build_monument.steps`, in order."""
    state.level[god] += 1
    if state.log is not None:
        state.say("monument", player=state.player_text(who), god=god_text(god), level=state.level[god])
    turn_omens(state, who)
    clean_up(state)
    for region in state.board.forges:
        if not state.forge_full >> region & 1:
            fill_forge(state, region)
    if state.log is not None:
        state.say("refreshed")
    state.frames.append(DrawEvent())
    moment(state, who, OWN_BUILD)
    state.frames.append(Limits(who))
    collect(state, who)


# -- omens


def omen_met(state: Saga, omen: i64, seat: i64) -> i64:
    """How much a seat has of what an omen asks for; monuments count for everybody."""
    bracket = state.terms.bracket
    kind = OMENS[state.tables.omen_kind[bracket][omen]]
    if kind == "player_controls_territories":
        return state.lands_held(seat)
    if kind == "player_controls_temples":
        return state.temple_regions(seat)
    if kind == "player_kills":
        return state.kills(seat)
    if kind == "player_alliances":
        return state.alliances(seat)
    return len([level for level in state.level if level >= state.tables.omen_level[bracket][omen]])


def turn_omens(state: Saga, who: i64) -> None:
    """`lor.ragnarok.flip_met_omens`; with three of them down Ragnarok begins (`lor.ragnarok.starts_at_three`)."""
    bracket = state.terms.bracket
    for omen, need in enumerate(state.tables.omen_need[bracket]):
        if state.omens_down >> omen & 1:
            continue
        if max([omen_met(state, omen, seat) for seat in range(state.seats)]) >= need:
            state.omens_down |= 1 << omen
            if state.log is not None:
                state.say("omen", omen=Thing("omen", state.tables.omen_ids[bracket][omen]))
    if members(state.omens_down) >= OMENS_TO_END and state.last_turns < 0:
        state.last_turns = state.seats
        state.doom = who
        if state.log is not None:
            state.say("ragnarok", player=state.player_text(who))


# -- clean-up and gains


def clean_up(state: Saga) -> None:
    """Priests go to the supply, markers leave the wheel, artifacts are recharged."""
    state.priests_on = [0] * (len(GODS) * SEATS)
    state.wheel = [0] * WHEEL
    for artifact in range(ARTIFACTS):
        owner = state.artifact_owner[artifact]
        if owner >= 0:
            state.powers[owner] |= 1 << ARTIFACT + artifact


def collect(state: Saga, who: i64) -> None:
    """The builder's priests for temples and runes of forges in regions they control."""
    gained = min(state.temple_regions(who), state.priests_left(who))
    state.priests[who] += gained
    if state.log is not None and gained > 0:
        state.say("priests", player=state.player_text(who), count=gained)
    for region in state.board.forges:
        if state.forge_full >> region & 1 and state.control[region] == who:
            rune = state.forge_type[region]
            state.forge_full &= ~(1 << region)
            state.runes[who * RUNE_TYPES + rune] += 1
            if state.log is not None:
                state.say("forge-rune", player=state.player_text(who), rune=rune_text(rune))
