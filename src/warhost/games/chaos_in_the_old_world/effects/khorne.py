"""The Chaos cards of Khorne."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.effects.chaos_card import ChaosCard
from warhost.games.chaos_in_the_old_world.frames import AskIn, alike, in_turn_of, lies_in
from warhost.games.chaos_in_the_old_world.model import CARD, FIGURE, PASS, OldWorld, power_text, region_text
from warhost.games.chaos_in_the_old_world.tables import CARD_IDS, FIGURES, KHORNE, REGIONS

BLOOD_GODS_CALL: Final = CARD_IDS.index("blood_gods_call")


class BloodFrenzy(ChaosCard):
    """Early dice; all copies of a region are one roll."""

    id = "blood_frenzy"

    def early_dice(self, state: OldWorld) -> i64:
        return self.amount(state)


class BattleCry(ChaosCard):
    """Nobody places corruption here."""

    id = "battle_cry"
    forbids_corruption = True


class SkullThrone(ChaosCard):
    """Khorne's figures count with their attack values; a second copy changes nothing."""

    id = "skull_throne"
    counts_attack = True


class FieldOfCarnage(ChaosCard):
    """The figures of all but Khorne are held."""

    id = "field_of_carnage"
    holds_figures = True

    def holds(self, power: i64) -> bool:
        return power != KHORNE


class RitualSlaying(ChaosCard):
    """Khorne draws for every figure he kills."""

    id = "ritual_slaying"

    def cards_for_kill(self, state: OldWorld, power: i64) -> i64:
        return self.amount(state) if power == KHORNE else 0


class RebornInBlood(ChaosCard):
    """Another battle."""

    id = "reborn_in_blood"

    def further_battles(self, state: OldWorld) -> i64:
        return self.amount(state)


class BloodGodsCall(ChaosCard):
    """Up to two figures come from one other region."""

    id = "blood_gods_call"

    def when_played(self, state: OldWorld, region: i64) -> None:
        state.frames.append(CallFigures(region, -1, self.amount(state)))


class CallFigures(AskIn):
    """Which figure follows The Blood God's Call next; the first one settles the region all come from."""

    fields = ("region", "source", "left")
    lies_on = ("Summoning",)
    on_top = True
    kind = "call"
    rule = "citow.chaos_cards.player_chooses"
    verbs = {"figure": "call", "pass": "finish"}

    def __init__(self, region: i64, source: i64, left: i64) -> None:
        self.region = region
        self.source = source  # -1: not settled yet
        self.left = left

    def fits(self, state: OldWorld, at: i64) -> bool:
        if not in_turn_of(state, KHORNE, at) or not lies_in(state, self.region, BLOOD_GODS_CALL):
            return False
        if not -1 <= self.source < REGIONS or self.source == self.region:
            return False
        return 1 <= self.left <= state.tables.amount[BLOOD_GODS_CALL]

    def decider(self, state: OldWorld) -> i64:
        return KHORNE

    def options(self, state: OldWorld) -> list[int]:
        if self.left == 0:
            return []
        found: list[int] = []
        for figure in range(FIGURES):
            here = state.where[figure]
            if state.holder[figure] == KHORNE and here >= 0 and here != self.region:
                if self.source < 0 or here == self.source:
                    found.append(figure)
        if not found:
            return found
        return state.distinct(found) + [PASS]

    def choose(self, state: OldWorld, choice: i64) -> None:
        if choice == PASS:
            return
        figure = choice - FIGURE
        source = state.where[figure]
        state.put(figure, self.region)
        if state.log is not None:
            state.say(
                "move",
                power=power_text(KHORNE),
                figure=state.figure_text(figure),
                id=state.tables.figure_ids[figure],
                start=region_text(source),
                region=region_text(self.region),
            )
        state.frames.append(CallFigures(self.region, source, self.left - 1))

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-call", region=region_text(self.region), count=self.left)

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if not FIGURE <= choice < CARD:
            return self.wrong_kind(state, choice)
        figure = choice - FIGURE
        name = state.figure_text(figure)
        if state.holder[figure] != KHORNE:
            return Reason("citow.chaos_cards.you", Text("why-not-yours", figure=name))
        if state.where[figure] < 0:
            return Reason(self.rule, Text("why-in-reserve", figure=name))
        if state.where[figure] == self.region:
            return Reason(self.rule, Text("why-already-there", figure=name))
        if self.source >= 0 and state.where[figure] != self.source:
            return Reason(self.rule, Text("why-other-source", region=region_text(self.source)))
        return alike(state, figure)
