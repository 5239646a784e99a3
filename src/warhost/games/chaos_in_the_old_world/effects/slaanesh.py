"""The Chaos cards of Slaanesh."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.effects.chaos_card import ChaosCard
from warhost.games.chaos_in_the_old_world.effects.upgrades import TakeCultist
from warhost.games.chaos_in_the_old_world.frames import AskIn, in_turn_of, lies_in
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
from warhost.games.chaos_in_the_old_world.tables import CARD_IDS, HERO, NOBLE, PEASANT, REGIONS, SLAANESH

DARK_INFLUENCE: Final = CARD_IDS.index("dark_influence")


class PerverseInfiltration(ChaosCard):
    """A corruption token at once."""

    id = "perverse_infiltration"

    def when_played(self, state: OldWorld, region: i64) -> None:
        place_corruption(state, region, SLAANESH, self.amount(state), False)


class InsidiousLies(ChaosCard):
    """Nobles and Heroes add to Slaanesh's domination value."""

    id = "insidious_lies"

    def domination(self, state: OldWorld, region: i64) -> i64:
        return self.amount(state) * (state.token(region, NOBLE) + state.token(region, HERO))


class SoporificMusk(ChaosCard):
    """Control of an enemy Cultist."""

    id = "soporific_musk"

    def when_played(self, state: OldWorld, region: i64) -> None:
        state.frames.append(TakeCultist(region, True))


class FieldOfEcstasy(ChaosCard):
    """No battle here, and no battle dice."""

    id = "field_of_ecstasy"
    forbids_battle = True


class DegenerateRoyalty(ChaosCard):
    """It costs nothing where enough corruption lies."""

    id = "degenerate_royalty"
    cost_varies = True

    def cost(self, state: OldWorld, region: i64) -> i64:
        if state.corruption_in(region) >= self.amount(state):
            return 0
        return state.tables.card_cost[self.number]


class AbyssalPact(ChaosCard):
    """Figures count for nothing in domination."""

    id = "abyssal_pact"
    ignores_figures = True


# -- Dark Influence


class DarkInfluence(ChaosCard):
    """A Peasant, Hero or Noble goes elsewhere."""

    id = "dark_influence"

    def when_played(self, state: OldWorld, region: i64) -> None:
        state.frames.append(LureToken(region))


class LureToken(AskIn):
    """Which token Dark Influence moves."""

    fields = ("region",)
    lies_on = ("Summoning",)
    on_top = True
    kind = "lure"
    rule = "citow.tokens.how_they_move"
    verbs = {"token": "lure"}

    def __init__(self, region: i64) -> None:
        self.region = region

    def fits(self, state: OldWorld, at: i64) -> bool:
        return in_turn_of(state, SLAANESH, at) and lies_in(state, self.region, DARK_INFLUENCE)

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
    lies_on = ("Summoning",)
    on_top = True
    kind = "lure_to"
    rule = "citow.tokens.how_they_move"
    verbs = {"region": "to"}

    def __init__(self, region: i64, token: i64) -> None:
        self.region = region
        self.token = token

    def fits(self, state: OldWorld, at: i64) -> bool:
        if not in_turn_of(state, SLAANESH, at) or not lies_in(state, self.region, DARK_INFLUENCE):
            return False
        return self.token in (HERO, NOBLE, PEASANT) and state.token(self.region, self.token) > 0

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
