"""What a battle costs: defeat, losses, strikes, and the retreat."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import SPARED_FROM_DEFEAT
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.mechanics.armies import destroy_army, lower_army, retreat, retreats, why_no_retreat
from warhost.games.lords_of_ragnarok.mechanics.battles import (
    CONTROL,
    LOSER_SUFFERS,
    RETREAT,
    WINNER_STRIKES,
    WINNER_SUFFERS,
    next_step,
)
from warhost.games.lords_of_ragnarok.model import ARMY, PLAYER, Saga

# -- steps 3 and 5: losses


def suffer_defeat(state: Saga, loser: i64) -> None:
    """Each army of the loser loses 1, but for those an effect spares (`lor.battle.b3_defeat_loss`)."""
    spared = state.modifier(loser, SPARED_FROM_DEFEAT)
    if spared > 0 and state.armies_in(loser, state.battle):
        state.frames.append(SpareArmy(loser, spared, 0))
    else:
        lower_all(state, loser, 0)


def lower_all(state: Saga, loser: i64, spared: i64) -> None:
    for army in state.armies_in(loser, state.battle):
        if not spared >> army & 1:
            lower_army(state, army, 1)


class SpareArmy(Ask):
    """The loser chooses an army that is not lowered for the defeat."""

    fields = ("who", "left", "spared")
    kind = "spare"
    rule = "lor.battle.b3_defeat_loss"
    verbs = {"army": "shelter"}

    def __init__(self, who: i64, left: i64, spared: i64) -> None:
        self.who = who
        self.left = left
        self.spared = spared  # mask of armies

    def options(self, state: Saga) -> list[int]:
        armies = state.armies_in(self.who, state.battle)
        return [ARMY + army for army in armies if not self.spared >> army & 1]

    def choose(self, state: Saga, choice: i64) -> None:
        spared = self.spared | 1 << (choice - ARMY)
        others = [army for army in state.armies_in(self.who, state.battle) if not spared >> army & 1]
        if self.left > 1 and others:
            state.frames.append(SpareArmy(self.who, self.left - 1, spared))
        else:
            lower_all(state, self.who, spared)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-spare")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return Reason(self.rule, Text("why-army-elsewhere"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who in state.sides and next_step(state, at) == LOSER_SUFFERS


class SufferLosses(Ask):
    """Share out the loss symbols of one's own cards, one by one (`lor.battle.b3_card_losses`)."""

    fields = ("who", "left")
    on_top = False
    kind = "losses"
    rule = "lor.battle.b3_card_losses"
    verbs = {"army": "lose"}

    def __init__(self, who: i64, left: i64) -> None:
        self.who = who
        self.left = left

    def options(self, state: Saga) -> list[int]:
        if self.left == 0:
            return []
        return [ARMY + army for army in state.armies_in(self.who, state.battle)]

    def choose(self, state: Saga, choice: i64) -> None:
        state.frames.append(SufferLosses(self.who, self.left - 1))
        lower_army(state, choice - ARMY, 1)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-losses", left=self.left)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return Reason(self.rule, Text("why-army-elsewhere"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who in state.sides and next_step(state, at) in (WINNER_STRIKES, CONTROL)


class StrikeLoser(Ask):
    """The winner chooses an army of the loser that loses 1 more."""

    fields = ("who", "left")
    on_top = False
    kind = "strike_loser"
    rule = "lor.battle.b1_effect_mandatory"
    verbs = {"army": "weaken"}

    def __init__(self, who: i64, left: i64) -> None:
        self.who = who
        self.left = left

    def options(self, state: Saga) -> list[int]:
        if self.left == 0:
            return []
        loser = state.sides[1 - state.side_of(self.who)]
        return [ARMY + army for army in state.armies_in(loser, state.battle)]

    def choose(self, state: Saga, choice: i64) -> None:
        state.frames.append(StrikeLoser(self.who, self.left - 1))
        lower_army(state, choice - ARMY, 1)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-strike-loser", left=self.left)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ARMY <= choice < PLAYER:
            return Reason(self.rule, Text("why-army-elsewhere"))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who in state.sides and next_step(state, at) == RETREAT


# -- step 4: retreat


def battle_retreat(state: Saga, loser: i64) -> None:
    """All survivors go to one region; where there is none they are destroyed (`lor.battle.b4_same_region`)."""
    armies = state.armies_in(loser, state.battle)
    if not armies:
        return
    if retreats(state, loser, state.battle) == 0:
        for army in armies:
            destroy_army(state, army)
    else:
        state.frames.append(RetreatTogether(loser))


class RetreatTogether(Ask):
    """The one region to which the loser's armies retreat."""

    fields = ("who",)
    kind = "retreat_together"
    rule = "lor.battle.b4_same_region"
    verbs = {"region": "retreat"}

    def options(self, state: Saga) -> list[int]:
        return state.board.members(retreats(state, self.who, state.battle))

    def choose(self, state: Saga, choice: i64) -> None:
        for army in state.armies_in(self.who, state.battle):
            retreat(state, army, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-retreat-together", region=state.region_text(state.battle))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        return why_no_retreat(state, self, self.who, state.battle, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who in state.sides and next_step(state, at) == WINNER_SUFFERS
