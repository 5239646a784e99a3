"""The persistent effects of the Old World cards, card by card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.effects.old_world_card import OldWorldCard
from warhost.games.chaos_in_the_old_world.frames import Ask, AskIn, acting_card, alike, is_played, is_region
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
    CLASSES,
    EVENT,
    FIGURES,
    HERO,
    NOBLE,
    OLD_WORLD_IDS,
    PEASANT,
    POWERS,
    REGION_IDS,
    REGIONS,
    SKAVEN,
    SLOTS,
    WARPSTONE,
)

BRETONNIA: Final = REGION_IDS.index("bretonnia")

# -- cards that a decision names

BRETONNIAN_KNIGHTS: Final = OLD_WORLD_IDS.index("bretonnian_knights")
DARK_ELF_CORSAIRS: Final = OLD_WORLD_IDS.index("dark_elf_corsairs")
DWARF_TROLLSLAYERS: Final = OLD_WORLD_IDS.index("dwarf_trollslayers")
GRAIL_IS_FOUND: Final = OLD_WORLD_IDS.index("grail_is_found")
GREENSKINS_INVADE: Final = OLD_WORLD_IDS.index("greenskins_invade")
HORNED_ONES_DUE: Final = OLD_WORLD_IDS.index("horned_ones_due")
NORSE_REAVERS: Final = OLD_WORLD_IDS.index("norse_reavers")

# -- continuous


class PeasantUprising(OldWorldCard):
    """Peasants add to Resistance."""

    id = "peasant_uprising"

    def resistance(self, state: OldWorld, region: i64) -> i64:
        return self.amount(state) * state.token(region, PEASANT)


class ElectorsArise(OldWorldCard):
    """Nobles add to Resistance."""

    id = "electors_arise"

    def resistance(self, state: OldWorld, region: i64) -> i64:
        return self.amount(state) * state.token(region, NOBLE)


class RoadWardens(OldWorldCard):
    """A figure on the board costs more to summon from or to a region with a Hero."""

    id = "road_wardens"
    guards_roads = True

    def summoning_surcharge(self, state: OldWorld, source: i64, region: i64) -> i64:
        if source < 0 or state.token(source, HERO) + state.token(region, HERO) == 0:
            return 0
        return self.amount(state)


class WitchHunters(OldWorldCard):
    """A Chaos card with a magic symbol costs more in a region with a Hero."""

    id = "witch_hunters"
    hinders_magic = True

    def playing_surcharge(self, state: OldWorld, card: i64, region: i64) -> i64:
        if not state.tables.magic[card] or state.token(region, HERO) == 0:
            return 0
        return self.amount(state)


class ElectorsSueForPeace(OldWorldCard):
    """No battle where an Event token lies."""

    id = "electors_sue_for_peace"

    def forbids_battle(self, state: OldWorld, region: i64) -> bool:
        return state.token(region, EVENT) > 0


class TeclisAidsTheEmpire(OldWorldCard):
    """No magic where an Event token lies."""

    id = "teclis_aids_the_empire"
    hinders_magic = True

    def forbids_magic(self, state: OldWorld, region: i64) -> bool:
        return state.token(region, EVENT) > 0


class HornedOnesDue(OldWorldCard):
    """The marker goes when its card leaves the track."""

    id = "horned_ones_due"

    def leaves_track(self, state: OldWorld) -> None:
        for slot in range(SLOTS):
            if state.slots[slot] == BLOCKED:
                state.slots[slot] = EMPTY


# -- at the beginning of the battle phase


class GreenskinsInvade(OldWorldCard):
    """Where an Event token lies everybody may lose a figure."""

    id = "greenskins_invade"

    def at_battle(self, state: OldWorld) -> None:
        state.frames.append(GreenskinRaid(0))


class GreenskinRaid(Procedure[OldWorld]):
    """Greenskins Invade: in regions with an Event token everybody with figures rolls a die, and may lose one."""

    fields = ("step",)
    lies_on = ("StartOfBattle",)

    def __init__(self, step: i64) -> None:
        self.step = step  # region × 4 + Power

    def fits(self, state: OldWorld, at: i64) -> bool:
        above = state.frames[at + 1 :]
        if state.frames[at - 1].to_doc()["region"] != 0 or state.on_track(GREENSKINS_INVADE) == 0 or not above:
            return False
        loser = above[0]
        if not isinstance(loser, LoseFigure) or not loser.demanded(CULTISTS_AND_WARRIORS, GREENSKINS_INVADE):
            return False
        return self.step == loser.region * POWERS + loser.power + 1

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


class WarpstoneDiscovery(OldWorldCard):
    """A Chaos card for everybody who has a figure beside a Warpstone."""

    id = "warpstone_discovery"
    acts_at_end = True

    def at_end(self, state: OldWorld) -> None:
        for power in range(POWERS):
            for region in range(REGIONS):
                if state.spread[power] >> region & 1 and state.token(region, WARPSTONE) > 0:
                    draw_cards(state, power, self.amount(state))
                    break


class Skavengers(OldWorldCard):
    """Skaven carry Warpstone away."""

    id = "skavengers"
    acts_at_end = True

    def at_end(self, state: OldWorld) -> None:
        for region in range(REGIONS):
            if state.token(region, SKAVEN) > 0:
                for _ in range(min(state.token(region, WARPSTONE), self.amount(state))):
                    return_token(state, WARPSTONE, region)


class BretonnianKnights(OldWorldCard):
    """Whoever has a figure in Bretonnia discards a card."""

    id = "bretonnian_knights"
    acts_at_end = True

    def at_end(self, state: OldWorld) -> None:
        state.frames.append(KnightsErrant(0))


class KnightsErrant(Procedure[OldWorld]):
    """Bretonnian Knights: whoever has a figure in Bretonnia discards a card, in Power order."""

    fields = ("power",)
    lies_on = ("EndPhase", "TrackCard")

    def __init__(self, power: i64) -> None:
        self.power = power

    def fits(self, state: OldWorld, at: i64) -> bool:
        above = state.frames[at + 1 :]
        if acting_card(state, at) != BRETONNIAN_KNIGHTS or not above:
            return False
        loser = above[0]
        if not isinstance(loser, DiscardToKnights) or self.power != loser.power + 1:
            return False
        return loser.left <= state.tables.old_world_amount[BRETONNIAN_KNIGHTS]

    def run(self, state: OldWorld) -> None:
        for power in range(self.power, POWERS):
            if state.present[BRETONNIA * POWERS + power] > 0:
                state.frames.append(KnightsErrant(power + 1))
                discard_some(state, DiscardToKnights(power, state.tables.old_world_amount[BRETONNIAN_KNIGHTS]))
                return


class DwarfTrollslayers(OldWorldCard):
    """A Warrior or Greater Daemon beside a Hero goes."""

    id = "dwarf_trollslayers"
    acts_at_end = True

    def at_end(self, state: OldWorld) -> None:
        state.frames.append(SlayFigure())


class SlayFigure(Ask):
    """Dwarf Trollslayers: the player with the lowest Threat names a Warrior or Greater Daemon beside a Hero."""

    lies_on = ("EndPhase", "TrackCard")
    on_top = True
    kind = "slay"
    rule = "citow.old_world_cards.persistent_choices"
    verbs = {"figure": "slay"}

    def fits(self, state: OldWorld, at: i64) -> bool:
        return acting_card(state, at) == DWARF_TROLLSLAYERS

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


class NorseReavers(OldWorldCard):
    """Where an Event token lies a Noble or Peasant goes, or else a Cultist."""

    id = "norse_reavers"
    acts_at_end = True

    def at_end(self, state: OldWorld) -> None:
        state.frames.append(Reaving(0))


class Reaving(Procedure[OldWorld]):
    """Norse Reavers: where an Event token lies a Noble or Peasant goes, or else a Cultist."""

    fields = ("region",)
    lies_on = ("EndPhase", "TrackCard")

    def __init__(self, region: i64) -> None:
        self.region = region

    def fits(self, state: OldWorld, at: i64) -> bool:
        above = state.frames[at + 1 :]
        if acting_card(state, at) != NORSE_REAVERS or not above:
            return False
        loser = above[0]
        if isinstance(loser, LoseFigure):
            return loser.demanded(CULTISTS, NORSE_REAVERS) and self.region == loser.region + 1
        return isinstance(loser, PlunderToken) and self.region == loser.region + 1

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
    lies_on = ("Reaving",)
    on_top = True
    kind = "plunder"
    rule = "citow.old_world_cards.persistent_choices"
    verbs = {"token": "plunder"}

    def __init__(self, region: i64) -> None:
        self.region = region

    def fits(self, state: OldWorld, at: i64) -> bool:
        return is_region(self.region)

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


class DarkElfCorsairs(OldWorldCard):
    """Where an Event token lies, whoever has most Cultists loses one."""

    id = "dark_elf_corsairs"
    acts_at_end = True

    def at_end(self, state: OldWorld) -> None:
        state.frames.append(CorsairRaid(0))


class CorsairRaid(Procedure[OldWorld]):
    """Dark Elf Corsairs: where an Event token lies, whoever has most Cultists loses one."""

    fields = ("region",)
    lies_on = ("EndPhase", "TrackCard")

    def __init__(self, region: i64) -> None:
        self.region = region

    def fits(self, state: OldWorld, at: i64) -> bool:
        above = state.frames[at + 1 :]
        if acting_card(state, at) != DARK_ELF_CORSAIRS or not above:
            return False
        loser = above[0]
        if not isinstance(loser, LoseFigure) or not loser.demanded(CULTISTS, DARK_ELF_CORSAIRS):
            return False
        return self.region == loser.region + 1

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


class GrailIsFound(OldWorldCard):
    """The Event tokens are settled at once, so that none is treated twice."""

    id = "grail_is_found"
    acts_at_end = True

    def at_end(self, state: OldWorld) -> None:
        quests: i64 = 0
        for region in range(REGIONS):
            quests |= state.token(region, EVENT) << (3 * region)
        state.frames.append(GrailQuest(quests))


class GrailQuest(Procedure[OldWorld]):
    """The Event tokens still to be treated, in region order, three bits a region."""

    fields = ("quests",)
    lies_on = ("EndPhase", "TrackCard")

    def __init__(self, quests: i64) -> None:
        self.quests = quests

    def fits(self, state: OldWorld, at: i64) -> bool:
        """Of each region no more Event tokens are treated than it holds."""
        above = state.frames[at + 1 :]
        if acting_card(state, at) != GRAIL_IS_FOUND or not above or not 0 <= self.quests < 1 << 3 * REGIONS:
            return False
        treated = above[0]
        if not isinstance(treated, (ClaimGrail, CarryGrail)):
            return False
        for region in range(REGIONS):
            now = 1 if region == treated.region else 0
            if (self.quests >> 3 * region & 7) + now > state.token(region, EVENT):
                return False
        return True

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
    lies_on = ("GrailQuest",)
    on_top = True
    kind = "claim"
    rule = "citow.old_world_cards.default_timing"
    verbs = {"accept": "claim"}

    def __init__(self, region: i64, power: i64) -> None:
        self.region = region
        self.power = power

    def fits(self, state: OldWorld, at: i64) -> bool:
        return is_region(self.region) and is_played(state, self.power)

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
    lies_on = ("GrailQuest",)
    on_top = True
    kind = "carry"
    rule = "citow.old_world_cards.persistent_choices"
    verbs = {"region": "carry"}

    def __init__(self, region: i64) -> None:
        self.region = region

    def fits(self, state: OldWorld, at: i64) -> bool:
        return is_region(self.region)

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
