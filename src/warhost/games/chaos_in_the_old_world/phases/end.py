"""The end phase: cards leave, Heroes strike, the Old World acts, ruins are scored, dials turn, the end is checked."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.state import Procedure
from warhost.games.chaos_in_the_old_world.effects.chaos_card import in_force
from warhost.games.chaos_in_the_old_world.effects.old_world_card import on_track
from warhost.games.chaos_in_the_old_world.frames import at_top, is_region
from warhost.games.chaos_in_the_old_world.mechanics.losses import ANY_CLASS, LoseToHero, highest_threat
from warhost.games.chaos_in_the_old_world.model import (
    EMPTY,
    END,
    OldWorld,
    card_text,
    old_world_text,
    power_text,
    region_text,
)
from warhost.games.chaos_in_the_old_world.phases.dials import AdvanceDials
from warhost.games.chaos_in_the_old_world.phases.ending import check_for_game_end
from warhost.games.chaos_in_the_old_world.tables import CARDS, HERO, POWERS, REGIONS, SLOTS


class EndPhase(Procedure[OldWorld]):
    """`citow.end_phase.steps`: six of them, in this order."""

    fields = ("step",)
    lies_on = ("Phase",)

    def __init__(self, step: i64) -> None:
        self.step = step

    def fits(self, state: OldWorld, at: i64) -> bool:
        return state.phase == END and (self.step == 0 if at_top(state, at) else self.step in (2, 3, 5))

    def run(self, state: OldWorld) -> None:
        step = self.step
        if step < 5:
            state.frames.append(EndPhase(step + 1))
        if step == 0:
            remove_cards(state)
        elif step == 1:
            state.frames.append(Heroes(0, 0))
        elif step == 2:
            for space in (1, 0):  # the frame pushed last acts first
                state.frames.append(TrackCard(space))
        elif step == 3:
            score_ruins(state)
        elif step == 4:
            state.frames.append(AdvanceDials(0))
        else:
            state.history = state.history + state.vp
            check_for_game_end(state)


def remove_cards(state: OldWorld) -> None:
    """`citow.end_phase.remove_cards`: to the discard piles, but for those that stay."""
    staying = [in_force(state, slot).stays(state, slot // 2) for slot in range(SLOTS)]
    state.lying = 0
    for slot in range(SLOTS):
        card = state.slots[slot]
        if not 0 <= card < CARDS:
            continue
        if not staying[slot]:
            state.slots[slot] = EMPTY
            state.discard[card] += 1
            continue
        state.lay(slot, card)
        if state.log is not None:
            state.say("stays", card=card_text(card), region=region_text(slot // 2))


class Heroes(Procedure[OldWorld]):
    """`citow.end_phase.hero_one_by_one`: region by region, one Hero after the other."""

    fields = ("region", "acted")
    lies_on = ("EndPhase",)

    def __init__(self, region: i64, acted: i64) -> None:
        self.region = region
        self.acted = acted  # Heroes of the region that have struck

    def fits(self, state: OldWorld, at: i64) -> bool:
        below, above = state.frames[at - 1], state.frames[at + 1 :]
        if not isinstance(below, EndPhase) or below.step != 2 or not above or not is_region(self.region):
            return False
        loser = above[0]
        if not isinstance(loser, LoseToHero) or loser.region != self.region:
            return False
        return 1 <= self.acted <= state.token(self.region, HERO)

    def run(self, state: OldWorld) -> None:
        acted = self.acted
        for region in range(self.region, REGIONS):
            if acted < state.token(region, HERO):
                power = highest_threat(state, region, ANY_CLASS)
                if power >= 0:
                    state.frames.append(Heroes(region, acted + 1))
                    state.frames.append(LoseToHero(power, region, ANY_CLASS, 0))
                    return
            acted = 0


class TrackCard(Procedure[OldWorld]):
    """The card on a space of the Old World track acts."""

    fields = ("space",)
    lies_on = ("EndPhase",)

    def __init__(self, space: i64) -> None:
        self.space = space

    def fits(self, state: OldWorld, at: i64) -> bool:
        below = state.frames[at - 1]
        return isinstance(below, EndPhase) and below.step == 3 and self.space == 1 and not at_top(state, at)

    def run(self, state: OldWorld) -> None:
        card = on_track(state, self.space)
        if card.acts_at_end:
            if state.log is not None:
                state.say("acts", card=old_world_text(card.number))
            card.at_end(state)


def score_ruins(state: OldWorld) -> None:
    """Every face-up ruination card is scored once and turned down; the corruption there goes back."""
    for region in range(REGIONS):
        if state.ruined >> region & 1 and not state.face_down >> region & 1:
            points = places(state, region)
            for power in range(POWERS):
                if points[power] > 0:
                    state.vp[power] += points[power]
                    if state.log is not None:
                        state.say(
                            "ruin-scored",
                            power=power_text(power),
                            region=region_text(region),
                            points=points[power],
                        )
            state.face_down |= 1 << region
            for power in range(POWERS):
                state.corruption[region * POWERS + power] = 0


def places(state: OldWorld, region: i64) -> list[int]:
    """`citow.ruin_scoring`: what each Power scores for its place among the corrupters of a ruined region."""
    tokens = state.corruption[region * POWERS : (region + 1) * POWERS]
    card = state.ruin[region]
    first = state.tables.first[card][region]
    second = state.tables.second[card][region]
    points = [0] * POWERS
    most = max(tokens)
    if most == 0:
        return points
    leaders = tokens.count(most)
    if leaders > 1:  # citow.ruin_scoring.tie_first
        return [(first + second) // leaders if count == most else 0 for count in tokens]
    points[tokens.index(most)] = first
    next_most = max([count for count in tokens if count < most])
    if next_most > 0:  # citow.ruin_scoring.tie_second
        followers = tokens.count(next_most)
        for power in range(POWERS):
            if tokens[power] == next_most:
                points[power] = second // followers
    return points
