"""The persistent effects of the Old World cards, card by card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.frames import Ask, AskIn, alike
from warhost.games.chaos_in_the_old_world.mechanics.hands import DiscardToKnights, discard_some, draw_cards
from warhost.games.chaos_in_the_old_world.mechanics.losses import (
    CULTISTS,
    CULTISTS_AND_WARRIORS,
    WARRIORS_AND_DAEMONS,
    LoseFigure,
    figures_of,
    highest_threat,
    remove_figure,
)
from warhost.games.chaos_in_the_old_world.mechanics.tokens import move_token, return_token
from warhost.games.chaos_in_the_old_world.model import (
    ACCEPT,
    BLOCKED,
    CARD,
    EMPTY,
    FIGURE,
    PASS,
    POWER,
    TOKEN,
    OldWorld,
    old_world_text,
    power_text,
    region_text,
    token_text,
)
from warhost.games.chaos_in_the_old_world.tables import (
    BRETONNIAN_KNIGHTS,
    CLASSES,
    DARK_ELF_CORSAIRS,
    DWARF_TROLLSLAYERS,
    ELECTORS_ARISE,
    ELECTORS_SUE_FOR_PEACE,
    EVENT,
    FIGURES,
    GRAIL_IS_FOUND,
    GREENSKINS_INVADE,
    HERO,
    HORNED_ONES_DUE,
    NOBLE,
    NORSE_REAVERS,
    PEASANT,
    PEASANT_UPRISING,
    POWERS,
    REGION_IDS,
    REGIONS,
    ROAD_WARDENS,
    SKAVEN,
    SKAVENGERS,
    SLOTS,
    TECLIS_AIDS_THE_EMPIRE,
    WARPSTONE,
    WARPSTONE_DISCOVERY,
    WITCH_HUNTERS,
)

BRETONNIA: Final = REGION_IDS.index("bretonnia")

# -- continuous


def peasant_uprising(state: OldWorld, region: i64) -> i64:
    """What Peasants add to Resistance."""
    copies = state.on_track(PEASANT_UPRISING)
    if copies == 0:
        return 0
    return copies * state.tables.old_world_amount[PEASANT_UPRISING] * state.token(region, PEASANT)


def electors_arise(state: OldWorld, region: i64) -> i64:
    """What Nobles add to Resistance."""
    copies = state.on_track(ELECTORS_ARISE)
    if copies == 0:
        return 0
    return copies * state.tables.old_world_amount[ELECTORS_ARISE] * state.token(region, NOBLE)


def road_wardens(state: OldWorld, source: i64, region: i64) -> i64:
    """What a figure on the board costs more to summon from or to a region with a Hero."""
    copies = state.on_track(ROAD_WARDENS)
    if copies == 0 or source < 0 or state.token(source, HERO) + state.token(region, HERO) == 0:
        return 0
    return copies * state.tables.old_world_amount[ROAD_WARDENS]


def witch_hunters(state: OldWorld, card: i64, region: i64) -> i64:
    """What a Chaos card with a magic symbol costs more in a region with a Hero."""
    copies = state.on_track(WITCH_HUNTERS)
    if copies == 0 or not state.tables.magic[card] or state.token(region, HERO) == 0:
        return 0
    return copies * state.tables.old_world_amount[WITCH_HUNTERS]


def electors_sue_for_peace(state: OldWorld, region: i64) -> bool:
    """No battle where an Event token lies."""
    return state.token(region, EVENT) > 0 and state.on_track(ELECTORS_SUE_FOR_PEACE) > 0


def teclis_aids_the_empire(state: OldWorld, region: i64) -> bool:
    """No magic where an Event token lies."""
    return state.token(region, EVENT) > 0 and state.on_track(TECLIS_AIDS_THE_EMPIRE) > 0


def horned_ones_due_ends(state: OldWorld) -> None:
    """The marker goes when its card leaves the track."""
    for slot in range(SLOTS):
        if state.slots[slot] == BLOCKED:
            state.slots[slot] = EMPTY


def off_the_track(state: OldWorld, card: i64) -> None:
    """A card leaves the track, and the game."""
    state.old_world_out.append(card)
    if card == HORNED_ONES_DUE:
        horned_ones_due_ends(state)
    if state.log is not None:
        state.say("off-track", card=old_world_text(card))


# -- at the beginning of the battle phase


def at_battle(state: OldWorld, card: i64) -> None:
    """What a card of the track does before all battles."""
    if card == GREENSKINS_INVADE:
        state.frames.append(GreenskinRaid(0))


class GreenskinRaid(Procedure[OldWorld]):
    """Greenskins Invade: in regions with an Event token everybody with figures rolls a die, and may lose one."""

    fields = ("step",)

    def __init__(self, step: i64) -> None:
        self.step = step  # region × 4 + Power

    def run(self, state: OldWorld) -> None:
        for step in range(self.step, REGIONS * POWERS):
            region = step // POWERS
            power = step % POWERS
            if state.token(region, EVENT) == 0 or state.present[step] == 0:
                continue
            face = state.chance.below(6) + 1
            if state.log is not None:
                state.say("raid", power=power_text(power), region=region_text(region), face=face)
            if face >= state.tables.old_world_amount[GREENSKINS_INVADE]:
                state.frames.append(GreenskinRaid(step + 1))
                state.frames.append(LoseFigure(power, region, CULTISTS_AND_WARRIORS, GREENSKINS_INVADE))
                return


# -- in the Old World step of the end phase


ACTING_AT_END: Final = (
    WARPSTONE_DISCOVERY,
    BRETONNIAN_KNIGHTS,
    DWARF_TROLLSLAYERS,
    NORSE_REAVERS,
    DARK_ELF_CORSAIRS,
    GRAIL_IS_FOUND,
    SKAVENGERS,
)


def at_end(state: OldWorld, card: i64) -> None:
    """What a card of the track does when Old World cards are resolved."""
    if card == WARPSTONE_DISCOVERY:
        warpstone_discovery(state)
    elif card == BRETONNIAN_KNIGHTS:
        state.frames.append(KnightsErrant(0))
    elif card == DWARF_TROLLSLAYERS:
        state.frames.append(SlayFigure())
    elif card == NORSE_REAVERS:
        state.frames.append(Reaving(0))
    elif card == DARK_ELF_CORSAIRS:
        state.frames.append(CorsairRaid(0))
    elif card == GRAIL_IS_FOUND:
        grail_is_found(state)
    elif card == SKAVENGERS:
        skavengers(state)


def warpstone_discovery(state: OldWorld) -> None:
    """A Chaos card for everybody who has a figure beside a Warpstone."""
    for power in range(POWERS):
        for region in range(REGIONS):
            if state.spread[power] >> region & 1 and state.token(region, WARPSTONE) > 0:
                draw_cards(state, power, state.tables.old_world_amount[WARPSTONE_DISCOVERY])
                break


def skavengers(state: OldWorld) -> None:
    """Skaven carry Warpstone away."""
    for region in range(REGIONS):
        if state.token(region, SKAVEN) > 0:
            for _ in range(min(state.token(region, WARPSTONE), state.tables.old_world_amount[SKAVENGERS])):
                return_token(state, WARPSTONE, region)


class KnightsErrant(Procedure[OldWorld]):
    """Bretonnian Knights: whoever has a figure in Bretonnia discards a card, in Power order."""

    fields = ("power",)

    def __init__(self, power: i64) -> None:
        self.power = power

    def run(self, state: OldWorld) -> None:
        for power in range(self.power, POWERS):
            if state.present[BRETONNIA * POWERS + power] > 0:
                state.frames.append(KnightsErrant(power + 1))
                discard_some(state, DiscardToKnights(power, state.tables.old_world_amount[BRETONNIAN_KNIGHTS]))
                return


class SlayFigure(Ask):
    """Dwarf Trollslayers: the player with the lowest Threat names a Warrior or Greater Daemon beside a Hero."""

    kind = "slay"
    rule = "citow.old_world_cards.persistent_choices"
    verbs = {"figure": "slay"}

    def decider(self, state: OldWorld) -> i64:
        return state.lowest_threat()

    def options(self, state: OldWorld) -> list[int]:
        sort = state.tables.sort
        found: list[int] = []
        for figure in range(FIGURES):
            region = state.where[figure]
            if region >= 0 and WARRIORS_AND_DAEMONS >> sort[figure] % CLASSES & 1 and state.token(region, HERO) > 0:
                found.append(figure)
        return state.distinct(found)

    def choose(self, state: OldWorld, choice: i64) -> None:
        remove_figure(state, choice - FIGURE, old_world_text(DWARF_TROLLSLAYERS))

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-slay", card=old_world_text(DWARF_TROLLSLAYERS))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.old_world_phase.as_much_as_possible", Text("why-mandatory"))
        if not FIGURE <= choice < CARD:
            return self.wrong_kind(state, choice)
        figure = choice - FIGURE
        name = state.figure_text(figure)
        region = state.where[figure]
        if region < 0:
            return Reason(self.rule, Text("why-in-reserve", figure=name))
        if state.tables.sort[figure] % CLASSES == 0:
            return Reason(self.rule, Text("why-safe-class", figure=name))
        if state.token(region, HERO) == 0:
            return Reason(self.rule, Text("why-no-token", token=token_text(HERO), region=region_text(region)))
        return alike(state, figure)


class Reaving(Procedure[OldWorld]):
    """Norse Reavers: where an Event token lies a Noble or Peasant goes, or else a Cultist."""

    fields = ("region",)

    def __init__(self, region: i64) -> None:
        self.region = region

    def run(self, state: OldWorld) -> None:
        for region in range(self.region, REGIONS):
            if state.token(region, EVENT) == 0:
                continue
            if state.token(region, NOBLE) + state.token(region, PEASANT) > 0:
                state.frames.append(Reaving(region + 1))
                state.frames.append(PlunderToken(region))
                return
            power = highest_threat(state, region, CULTISTS)
            if power >= 0:
                state.frames.append(Reaving(region + 1))
                state.frames.append(LoseFigure(power, region, CULTISTS, NORSE_REAVERS))
                return


class PlunderToken(AskIn):
    """Whether the Reavers take a Noble or a Peasant."""

    fields = ("region",)
    kind = "plunder"
    rule = "citow.old_world_cards.persistent_choices"
    verbs = {"token": "plunder"}

    def __init__(self, region: i64) -> None:
        self.region = region

    def decider(self, state: OldWorld) -> i64:
        return state.lowest_threat()

    def options(self, state: OldWorld) -> list[int]:
        return [TOKEN + kind for kind in (NOBLE, PEASANT) if state.token(self.region, kind) > 0]

    def choose(self, state: OldWorld, choice: i64) -> None:
        return_token(state, choice - TOKEN, self.region)

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-plunder", card=old_world_text(NORSE_REAVERS), region=region_text(self.region))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.old_world_phase.as_much_as_possible", Text("why-mandatory"))
        if TOKEN <= choice < POWER:
            return Reason(self.rule, Text("why-token-immune", token=token_text(choice - TOKEN)))
        return self.wrong_kind(state, choice)


class CorsairRaid(Procedure[OldWorld]):
    """Dark Elf Corsairs: where an Event token lies, whoever has most Cultists loses one."""

    fields = ("region",)

    def __init__(self, region: i64) -> None:
        self.region = region

    def run(self, state: OldWorld) -> None:
        for region in range(self.region, REGIONS):
            if state.token(region, EVENT) == 0:
                continue
            power = self.most_cultists(state, region)
            if power >= 0:
                state.frames.append(CorsairRaid(region + 1))
                state.frames.append(LoseFigure(power, region, CULTISTS, DARK_ELF_CORSAIRS))
                return

    def most_cultists(self, state: OldWorld, region: i64) -> i64:
        """On a tie the highest Threat of the tied."""
        found: i64 = -1
        most: i64 = 0
        for power in range(POWERS):
            count = len(figures_of(state, power, region, CULTISTS))
            if count > most or (count == most and count > 0 and state.threat(power) > state.threat(found)):
                found = power
                most = count
        return found


# -- The Grail is Found


def grail_is_found(state: OldWorld) -> None:
    """The Event tokens are settled now, so that none is treated twice."""
    quests: i64 = 0
    for region in range(REGIONS):
        quests |= state.token(region, EVENT) << (3 * region)
    state.frames.append(GrailQuest(quests))


class GrailQuest(Procedure[OldWorld]):
    """The Event tokens still to be treated, in region order, three bits a region."""

    fields = ("quests",)

    def __init__(self, quests: i64) -> None:
        self.quests = quests

    def run(self, state: OldWorld) -> None:
        for region in range(REGIONS):
            if self.quests >> (3 * region) & 7:
                state.frames.append(GrailQuest(self.quests - (1 << (3 * region))))
                power = self.strongest(state, region)
                if power >= 0:
                    state.frames.append(ClaimGrail(region, power))
                else:
                    state.frames.append(CarryGrail(region))
                return

    def strongest(self, state: OldWorld, region: i64) -> i64:
        """The player with strictly the most figures in a region."""
        found: i64 = -1
        most: i64 = 0
        for power in range(POWERS):
            count = state.present[region * POWERS + power]
            if count > most:
                found = power
                most = count
            elif count == most:
                found = -1
        return found


class ClaimGrail(AskIn):
    """The strongest player of the region may turn the token into victory points."""

    fields = ("region", "power")
    kind = "claim"
    rule = "citow.old_world_cards.default_timing"
    verbs = {"accept": "claim"}

    def __init__(self, region: i64, power: i64) -> None:
        self.region = region
        self.power = power

    def decider(self, state: OldWorld) -> i64:
        return self.power

    def options(self, state: OldWorld) -> list[int]:
        return [ACCEPT, PASS]

    def choose(self, state: OldWorld, choice: i64) -> None:
        if choice == PASS:
            state.frames.append(CarryGrail(self.region))
            return
        return_token(state, EVENT, self.region)
        points = state.tables.old_world_amount[GRAIL_IS_FOUND]
        state.vp[self.power] += points
        if state.log is not None:
            card = old_world_text(GRAIL_IS_FOUND)
            state.say("points", power=power_text(self.power), points=points, cause=card)

    def prompt(self, state: OldWorld) -> Text:
        points = state.tables.old_world_amount[GRAIL_IS_FOUND]
        return Text("prompt-claim", region=region_text(self.region), points=points)

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        return self.wrong_kind(state, choice)


class CarryGrail(AskIn):
    """Nobody claimed the token: the player with the lowest Threat moves it to a neighbour."""

    fields = ("region",)
    kind = "carry"
    rule = "citow.old_world_cards.persistent_choices"
    verbs = {"region": "carry"}

    def __init__(self, region: i64) -> None:
        self.region = region

    def decider(self, state: OldWorld) -> i64:
        return state.lowest_threat()

    def options(self, state: OldWorld) -> list[int]:
        return state.tables.members[state.tables.near[self.region] & ~state.ruined]

    def choose(self, state: OldWorld, choice: i64) -> None:
        move_token(state, EVENT, self.region, choice)

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-carry", region=region_text(self.region))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.old_world_phase.as_much_as_possible", Text("why-mandatory"))
        if choice >= FIGURE:
            return self.wrong_kind(state, choice)
        if state.tables.near[self.region] >> choice & 1:
            return Reason("citow.ruined.no_new_tokens", Text("why-ruined", region=region_text(choice)))
        return Reason("citow.regions.adjacent", Text("why-not-adjacent", region=region_text(choice)))
