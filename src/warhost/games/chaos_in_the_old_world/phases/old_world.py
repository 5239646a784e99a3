"""The Old World phase: a card is turned up, its instructions are carried out, and it goes to the track."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.documents import Hints
from warhost.games.chaos_in_the_old_world.effects.old_world import HORNED_ONES_DUE
from warhost.games.chaos_in_the_old_world.effects.old_world_card import OLD_WORLD_CARDS
from warhost.games.chaos_in_the_old_world.frames import Ask, AskIn, at_top, is_region, step_before
from warhost.games.chaos_in_the_old_world.mechanics.losses import ANY_CLASS, LoseFigure, highest_threat
from warhost.games.chaos_in_the_old_world.mechanics.tokens import (
    PlaceTokens,
    among,
    move_token,
    place_by_choice,
    place_tokens,
    return_token,
)
from warhost.games.chaos_in_the_old_world.model import (
    BLOCKED,
    EMPTY,
    FIGURE,
    HIT,
    OLD_WORLD,
    PAIR,
    PASS,
    POWER,
    SLOT,
    TOKEN,
    UPGRADE,
    OldWorld,
    old_world_text,
    power_text,
    region_text,
    token_text,
)
from warhost.games.chaos_in_the_old_world.tables import (
    BLOCK_SPACE,
    CHOOSE,
    CLEAR_COMETS,
    EVENT,
    EVERYWHERE,
    HERO,
    INSPIRE,
    NOBLE,
    OLD_WORLD_IDS,
    PAIR_UP,
    PEASANT,
    PLACE,
    POWERS,
    REGION_IDS,
    REGIONS,
    REMOVE_FIGURES,
    SCATTER,
    SCORE_PEASANTS,
    SKAVEN,
    SLOTS,
    Step,
)


def old_world_phase(state: OldWorld) -> None:
    """`citow.old_world_phase.draw_one`."""
    card = state.old_world_deck.pop()
    state.reveals += 1
    if state.log is not None:
        state.say("old-world", card=old_world_text(card), power=power_text(state.lowest_threat()))
    state.frames.append(Instruct(card, 0))


class Instruct(Procedure[OldWorld]):
    """The immediate instructions of the card turned up, step by step, and then the track."""

    fields = ("card", "step")
    lies_on = ("Phase",)

    def __init__(self, card: i64, step: i64) -> None:
        self.card = card
        self.step = step

    def fits(self, state: OldWorld, at: i64) -> bool:
        if state.phase != OLD_WORLD or not 0 <= self.card < len(OLD_WORLD_IDS):
            return False
        return self.step == 0 if at_top(state, at) else 1 <= self.step <= len(state.tables.steps[self.card])

    def run(self, state: OldWorld) -> None:
        steps = state.tables.steps[self.card]
        if self.step == len(steps):
            put_on_track(state, self.card)
            return
        state.frames.append(Instruct(self.card, self.step + 1))
        carry_out(state, steps[self.step], self.card)


def put_on_track(state: OldWorld, card: i64) -> None:
    """`citow.old_world_phase.enter_track` and `push`."""
    if state.tables.discarded[card]:
        state.old_world_out.append(card)  # citow.old_world_phase.discard_instead
        return
    if state.track[0] >= 0:
        if state.track[1] >= 0:
            off_the_track(state, state.track[1])
        state.track[1] = state.track[0]
    state.track[0] = card


def off_the_track(state: OldWorld, card: i64) -> None:
    """A card leaves the track, and the game."""
    state.old_world_out.append(card)
    OLD_WORLD_CARDS[card].leaves_track(state)
    if state.log is not None:
        state.say("off-track", card=old_world_text(card))


def carry_out(state: OldWorld, step: Step, card: i64) -> None:
    """One instruction; whatever is impossible of it is dropped."""
    if step.do == PLACE:
        for region in step.regions:
            place_tokens(state, step.token, region, step.each)
    elif step.do == CHOOSE:
        power = state.lowest_threat()
        allowed = among(state, step) & ~step.barred
        place_by_choice(state, PlaceTokens(power, step.token, step.count, step.each, allowed, True))
    elif step.do == CLEAR_COMETS:
        clear_comets(state)
    elif step.do == SCORE_PEASANTS:
        score_peasants(state, card, step.bonus)
    elif step.do == SCATTER:
        state.frames.append(ScatterToken(step.amounts[HERO], step.amounts[NOBLE], step.amounts[PEASANT], EVERYWHERE))
    elif step.do == PAIR_UP:
        state.frames.append(ChoosePair(card))
    elif step.do == REMOVE_FIGURES:
        state.frames.append(Decree(card, sum([1 << region for region in step.regions])))
    elif step.do == INSPIRE:
        state.frames.append(Inspire(step.token))
    elif step.do == BLOCK_SPACE:
        state.frames.append(BlockSpace())


def clear_comets(state: OldWorld) -> None:
    """`citow.old_world_phase.comet_removal`: off the track with all comets, and off the board with all Event tokens."""
    for space in range(2):
        card = state.track[space]
        if card >= 0 and state.tables.comet[card]:
            state.track[space] = -1
            off_the_track(state, card)
    for region in range(REGIONS):
        while state.token(region, EVENT) > 0:
            return_token(state, EVENT, region)


def score_peasants(state: OldWorld, card: i64, bonus: i64) -> None:
    """Plunged Into Chaos: a point for each claimed Peasant, and more for the one player who has most."""
    most = max(state.peasants)
    alone = state.peasants.count(most) == 1
    for power in range(POWERS):
        points = state.peasants[power]
        if alone and points == most:
            points += bonus
        if points > 0:
            state.vp[power] += points
            if state.log is not None:
                state.say("points", power=power_text(power), points=points, cause=old_world_text(card))


# -- The Crusade is Come

SCATTERED: Final = (HERO, NOBLE, PEASANT)


class ScatterToken(Ask):
    """Which kind of token is placed next. The order matters only if there are fewer regions than tokens."""

    fields = ("heroes", "nobles", "peasants", "free")
    lies_on = ("Instruct",)
    on_top = True
    kind = "scatter"
    rule = "citow.old_world_phase.lowest_threat_decides"
    verbs = {"token": "scatter"}

    def __init__(self, heroes: i64, nobles: i64, peasants: i64, free: i64) -> None:
        self.heroes = heroes
        self.nobles = nobles
        self.peasants = peasants
        self.free = free  # regions without a token of this card

    def fits(self, state: OldWorld, at: i64) -> bool:
        return scatters(state, at, self.heroes, self.nobles, self.peasants, self.free)

    def decider(self, state: OldWorld) -> i64:
        return state.lowest_threat()

    def left(self, state: OldWorld) -> list[int]:
        """Tokens of each of the three kinds that can still be placed."""
        return [
            min(self.heroes, state.stock[HERO]),
            min(self.nobles, state.stock[NOBLE]),
            min(self.peasants, state.stock[PEASANT]),
        ]

    def options(self, state: OldWorld) -> list[int]:
        left = self.left(state)
        found = [TOKEN + SCATTERED[i] for i in range(3) if left[i] > 0]
        room = len(state.tables.members[self.free & ~state.ruined])
        if room == 0:
            return []
        return found[:1] if sum(left) <= room else found

    def choose(self, state: OldWorld, choice: i64) -> None:
        state.frames.append(ScatterTo(choice - TOKEN, self.heroes, self.nobles, self.peasants, self.free))

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-scatter")

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.old_world_phase.as_much_as_possible", Text("why-mandatory"))
        if not TOKEN <= choice < POWER:
            return self.wrong_kind(state, choice)
        return Reason(self.rule, Text("why-token-not-now", token=token_text(choice - TOKEN)))


class ScatterTo(Ask):
    """Where it is placed: every token in a region of its own."""

    fields = ("token", "heroes", "nobles", "peasants", "free")
    lies_on = ("Instruct",)
    on_top = True
    kind = "scatter_to"
    rule = "citow.old_world_phase.lowest_threat_decides"
    verbs = {"region": "place"}

    def __init__(self, token: i64, heroes: i64, nobles: i64, peasants: i64, free: i64) -> None:
        self.token = token
        self.heroes = heroes
        self.nobles = nobles
        self.peasants = peasants
        self.free = free

    def fits(self, state: OldWorld, at: i64) -> bool:
        left = {HERO: self.heroes, NOBLE: self.nobles, PEASANT: self.peasants}
        if left.get(self.token, 0) <= 0 or state.stock[self.token] == 0:
            return False
        return scatters(state, at, self.heroes, self.nobles, self.peasants, self.free)

    def decider(self, state: OldWorld) -> i64:
        return state.lowest_threat()

    def options(self, state: OldWorld) -> list[int]:
        return state.tables.members[self.free & ~state.ruined]

    def choose(self, state: OldWorld, choice: i64) -> None:
        place_tokens(state, self.token, choice, 1)
        heroes = self.heroes - (1 if self.token == HERO else 0)
        nobles = self.nobles - (1 if self.token == NOBLE else 0)
        peasants = self.peasants - (1 if self.token == PEASANT else 0)
        state.frames.append(ScatterToken(heroes, nobles, peasants, self.free & ~(1 << choice)))

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-place", token=token_text(self.token), each=1, count=1)

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.old_world_phase.as_much_as_possible", Text("why-mandatory"))
        if choice >= FIGURE:
            return self.wrong_kind(state, choice)
        if state.ruined >> choice & 1:
            return Reason("citow.ruined.no_new_tokens", Text("why-ruined", region=region_text(choice)))
        return Reason(self.rule, Text("why-not-named", region=region_text(choice)))


def scatters(state: OldWorld, at: i64, heroes: i64, nobles: i64, peasants: i64, free: i64) -> bool:
    """Whether the card has led here, and no more tokens are left than it brings."""
    step = step_before(state, at)
    if step.do != SCATTER or free & ~EVERYWHERE:
        return False
    amounts = step.amounts
    return 0 <= heroes <= amounts[HERO] and 0 <= nobles <= amounts[NOBLE] and 0 <= peasants <= amounts[PEASANT]


# -- Dwarf Trollslayers


class ChoosePair(Ask):
    """Which pair of regions receives the tokens."""

    fields = ("card",)
    lies_on = ("Instruct",)
    on_top = True
    kind = "pair"
    rule = "citow.old_world_phase.lowest_threat_decides"

    def __init__(self, card: i64) -> None:
        self.card = card

    def fits(self, state: OldWorld, at: i64) -> bool:
        below = state.frames[at - 1]
        return isinstance(below, Instruct) and below.card == self.card and step_before(state, at).do == PAIR_UP

    def decider(self, state: OldWorld) -> i64:
        return state.lowest_threat()

    def step(self, state: OldWorld) -> Step:
        return next(step for step in state.tables.steps[self.card] if step.do == PAIR_UP)

    def options(self, state: OldWorld) -> list[int]:
        step = self.step(state)
        if state.stock[step.token] == 0:
            return []
        found: list[int] = []
        for i, pair in enumerate(step.pairs):
            if [region for region in pair if not state.ruined >> region & 1]:
                found.append(PAIR + i)
        return found

    def choose(self, state: OldWorld, choice: i64) -> None:
        step = self.step(state)
        for region in step.pairs[choice - PAIR]:
            place_tokens(state, step.token, region, 1)

    def label(self, state: OldWorld, choice: i64) -> Text:
        if not PAIR <= choice < HIT:
            return super().label(state, choice)
        regions = self.step(state).pairs[choice - PAIR]
        return Text("choice-pair", regions=tuple([region_text(region) for region in regions]))

    def hints(self, state: OldWorld, choice: i64) -> Hints:
        if not PAIR <= choice < HIT:
            return super().hints(state, choice)
        return {"regions": [REGION_IDS[region] for region in self.step(state).pairs[choice - PAIR]]}

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-pair", card=old_world_text(self.card))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.old_world_phase.as_much_as_possible", Text("why-mandatory"))
        if PAIR <= choice < HIT:
            return Reason("citow.ruined.no_new_tokens", Text("why-pair-ruined"))
        return self.wrong_kind(state, choice)


# -- Franz's Decree


class Decree(Procedure[OldWorld]):
    """In some regions, in region order, the highest Threat with a figure there loses one."""

    fields = ("card", "regions")
    lies_on = ("Instruct",)

    def __init__(self, card: i64, regions: i64) -> None:
        self.card = card
        self.regions = regions  # mask of those still to come

    def fits(self, state: OldWorld, at: i64) -> bool:
        """Regions after that of the loser are still to come."""
        below, above = state.frames[at - 1], state.frames[at + 1 :]
        step = step_before(state, at)
        if not isinstance(below, Instruct) or below.card != self.card or step.do != REMOVE_FIGURES or not above:
            return False
        loser = above[0]
        if not isinstance(loser, LoseFigure) or not loser.demanded(ANY_CLASS, self.card):
            return False
        later = sum([1 << region for region in step.regions if region > loser.region])
        return loser.region in step.regions and self.regions == later

    def run(self, state: OldWorld) -> None:
        for region in state.tables.members[self.regions]:
            power = highest_threat(state, region, ANY_CLASS)
            if power >= 0:
                later = self.regions & ~((1 << (region + 1)) - 1)
                state.frames.append(Decree(self.card, later))
                state.frames.append(LoseFigure(power, region, ANY_CLASS, self.card))
                return


# -- Divine Inspiration


class Inspire(Ask):
    """The most corrupted region receives a Hero; on a tie the player with the lowest Threat chooses."""

    fields = ("token",)
    lies_on = ("Instruct",)
    on_top = True
    kind = "inspire"
    rule = "citow.old_world_phase.lowest_threat_decides"
    verbs = {"region": "place"}

    def __init__(self, token: i64) -> None:
        self.token = token

    def fits(self, state: OldWorld, at: i64) -> bool:
        step = step_before(state, at)
        return step.do == INSPIRE and self.token == step.token

    def decider(self, state: OldWorld) -> i64:
        return state.lowest_threat()

    def options(self, state: OldWorld) -> list[int]:
        open_regions = state.tables.members[EVERYWHERE & ~state.ruined]
        most = max([state.corruption_in(region) for region in open_regions])
        return [region for region in open_regions if state.corruption_in(region) == most]

    def choose(self, state: OldWorld, choice: i64) -> None:
        place_tokens(state, self.token, choice, 1)
        state.frames.append(Rally(self.token, choice))

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-place", token=token_text(self.token), each=1, count=1)

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.old_world_phase.as_much_as_possible", Text("why-mandatory"))
        if choice >= FIGURE:
            return self.wrong_kind(state, choice)
        if state.ruined >> choice & 1:
            return Reason("citow.ruined.no_new_tokens", Text("why-ruined", region=region_text(choice)))
        return Reason(self.rule, Text("why-less-corrupted", region=region_text(choice)))


class Rally(AskIn):
    """One other Hero may be moved to the region."""

    fields = ("token", "region")
    lies_on = ("Instruct",)
    on_top = True
    kind = "rally"
    rule = "citow.old_world_phase.lowest_threat_decides"
    verbs = {"region": "rally"}

    def __init__(self, token: i64, region: i64) -> None:
        self.token = token
        self.region = region

    def fits(self, state: OldWorld, at: i64) -> bool:
        step = step_before(state, at)
        if step.do != INSPIRE or self.token != step.token:
            return False
        return is_region(self.region) and not state.ruined >> self.region & 1

    def decider(self, state: OldWorld) -> i64:
        return state.lowest_threat()

    def options(self, state: OldWorld) -> list[int]:
        found = [r for r in range(REGIONS) if r != self.region and state.token(r, self.token) > 0]
        if found:
            found.append(PASS)
        return found

    def choose(self, state: OldWorld, choice: i64) -> None:
        if choice != PASS:
            move_token(state, self.token, choice, self.region)

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-rally", token=token_text(self.token), region=region_text(self.region))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice < FIGURE:
            return Reason(self.rule, Text("why-no-token", token=token_text(self.token), region=region_text(choice)))
        return self.wrong_kind(state, choice)


# -- The Horned One's Due


class BlockSpace(Ask):
    """Which free card space is blocked: one beside Skaven if there is any."""

    lies_on = ("Instruct",)
    on_top = True
    kind = "block"
    rule = "citow.old_world_phase.lowest_threat_decides"
    verbs = {"slot": "block"}

    def fits(self, state: OldWorld, at: i64) -> bool:
        return step_before(state, at).do == BLOCK_SPACE

    def decider(self, state: OldWorld) -> i64:
        return state.lowest_threat()

    def options(self, state: OldWorld) -> list[int]:
        free = [s for s in range(SLOTS) if state.slots[s] == EMPTY and not state.ruined >> (s // 2) & 1]
        infested = [s for s in free if state.token(s // 2, SKAVEN) > 0]
        return [SLOT + slot for slot in infested or free]

    def choose(self, state: OldWorld, choice: i64) -> None:
        slot = choice - SLOT
        state.slots[slot] = BLOCKED
        if state.log is not None:
            state.say(
                "block",
                card=old_world_text(HORNED_ONES_DUE),
                region=region_text(slot // 2),
                space=state.tables.slot_ids[slot],
            )

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-block", card=old_world_text(HORNED_ONES_DUE))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.old_world_phase.as_much_as_possible", Text("why-mandatory"))
        if not SLOT <= choice < UPGRADE:
            return self.wrong_kind(state, choice)
        region = (choice - SLOT) // 2
        if state.ruined >> region & 1:
            return Reason("citow.ruined.no_chaos_cards", Text("why-ruined", region=region_text(region)))
        if state.slots[choice - SLOT] != EMPTY:
            return Reason(self.rule, Text("why-space-taken", region=region_text(region)))
        return Reason(self.rule, Text("why-skaven-first", region=region_text(region)))
