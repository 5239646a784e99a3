"""The Chaos cards of Slaanesh."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.effects.upgrades import TakeCultist
from warhost.games.chaos_in_the_old_world.frames import AskIn
from warhost.games.chaos_in_the_old_world.mechanics.corruption import place_corruption
from warhost.games.chaos_in_the_old_world.mechanics.tokens import move_token
from warhost.games.chaos_in_the_old_world.model import (
    FIGURE,
    PASS,
    POWER,
    TOKEN,
    OldWorld,
    region_text,
    token_text,
)
from warhost.games.chaos_in_the_old_world.tables import (
    ABYSSAL_PACT,
    DEGENERATE_ROYALTY,
    FIELD_OF_ECSTASY,
    HERO,
    INSIDIOUS_LIES,
    NOBLE,
    PEASANT,
    PERVERSE_INFILTRATION,
    REGIONS,
    SLAANESH,
)


def perverse_infiltration(state: OldWorld, region: i64) -> None:
    """A corruption token at once."""
    place_corruption(state, region, SLAANESH, state.tables.amount[PERVERSE_INFILTRATION], False)


def insidious_lies(state: OldWorld, region: i64) -> i64:
    """What Nobles and Heroes add to Slaanesh's domination value."""
    copies = state.copies(region, INSIDIOUS_LIES)
    if copies == 0:
        return 0
    return copies * state.tables.amount[INSIDIOUS_LIES] * (state.token(region, NOBLE) + state.token(region, HERO))


def soporific_musk(state: OldWorld, region: i64) -> None:
    """Control of an enemy Cultist."""
    state.frames.append(TakeCultist(region, True))


def field_of_ecstasy(state: OldWorld, region: i64) -> bool:
    """No battle here, and no battle dice."""
    return state.copies(region, FIELD_OF_ECSTASY) > 0


def degenerate_royalty(state: OldWorld, region: i64) -> bool:
    """Whether the card costs nothing in a region: enough corruption lies there."""
    return state.corruption_in(region) >= state.tables.amount[DEGENERATE_ROYALTY]


def abyssal_pact(state: OldWorld, region: i64) -> bool:
    """Figures count for nothing in domination."""
    return state.copies(region, ABYSSAL_PACT) > 0


# -- Dark Influence


def dark_influence(state: OldWorld, region: i64) -> None:
    """A Peasant, Hero or Noble goes elsewhere."""
    state.frames.append(LureToken(region))


class LureToken(AskIn):
    """Which token Dark Influence moves."""

    fields = ("region",)
    kind = "lure"
    rule = "citow.tokens.how_they_move"
    verbs = {"token": "lure"}

    def __init__(self, region: i64) -> None:
        self.region = region

    def decider(self, state: OldWorld) -> i64:
        return SLAANESH

    def options(self, state: OldWorld) -> list[int]:
        return [TOKEN + kind for kind in (HERO, NOBLE, PEASANT) if state.token(self.region, kind) > 0]

    def choose(self, state: OldWorld, choice: i64) -> None:
        state.frames.append(LureTo(self.region, choice - TOKEN))

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-lure", region=region_text(self.region))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.chaos_cards.mandatory", Text("why-mandatory"))
        if not TOKEN <= choice < POWER:
            return self.wrong_kind(state, choice)
        kind = choice - TOKEN
        if kind in (HERO, NOBLE, PEASANT):
            return Reason(self.rule, Text("why-no-token", token=token_text(kind), region=region_text(self.region)))
        return Reason(self.rule, Text("why-token-immune", token=token_text(kind)))


class LureTo(AskIn):
    """Where the token goes: any other region that is not ruined."""

    fields = ("region", "token")
    kind = "lure_to"
    rule = "citow.tokens.how_they_move"
    verbs = {"region": "to"}

    def __init__(self, region: i64, token: i64) -> None:
        self.region = region
        self.token = token

    def decider(self, state: OldWorld) -> i64:
        return SLAANESH

    def options(self, state: OldWorld) -> list[int]:
        return [r for r in range(REGIONS) if r != self.region and not state.ruined >> r & 1]

    def choose(self, state: OldWorld, choice: i64) -> None:
        move_token(state, self.token, self.region, choice)

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-lure-to", token=token_text(self.token))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == self.region:
            return Reason(self.rule, Text("why-same-region", region=region_text(choice)))
        if choice < FIGURE:
            return Reason("citow.ruined.no_new_tokens", Text("why-ruined", region=region_text(choice)))
        return self.wrong_kind(state, choice)
