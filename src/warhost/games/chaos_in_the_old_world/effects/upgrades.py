"""The upgrade cards: statistics of followers, abilities, and what the Chaos Power upgrades add."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.effects.upgrade import Upgrade, upgraded
from warhost.games.chaos_in_the_old_world.frames import (
    Ask,
    AskIn,
    alike,
    at_top,
    in_turn_of,
    is_region,
    lies_in,
    on_board,
    told_by_dial,
)
from warhost.games.chaos_in_the_old_world.mechanics.corruption import place_corruption
from warhost.games.chaos_in_the_old_world.mechanics.tokens import move_token
from warhost.games.chaos_in_the_old_world.model import (
    ACCEPT,
    CARD,
    CREPT,
    EMPTY,
    FIGURE,
    HORROR,
    ON_SPACE,
    PASS,
    SLOT,
    TIPPED,
    UPGRADE,
    OldWorld,
    power_text,
    region_text,
    upgrade_text,
)
from warhost.games.chaos_in_the_old_world.tables import (
    CARD_IDS,
    CLASSES,
    CULTIST,
    FIGURES,
    GREATER_DAEMON,
    NURGLE,
    POWERS,
    SLAANESH,
    TZEENTCH,
    UPGRADE_CARD,
    UPGRADES_EACH,
    WARPSTONE,
    WARRIOR,
)

SOPORIFIC_MUSK: Final = CARD_IDS.index("soporific_musk")
LEPER: Final = NURGLE * CLASSES + CULTIST  # sorts of figures
PLAGUEBEARER: Final = NURGLE * CLASSES + WARRIOR
ACOLYTE: Final = TZEENTCH * CLASSES + CULTIST
HORROR_SORT: Final = TZEENTCH * CLASSES + WARRIOR
KEEPER_OF_SECRETS: Final = SLAANESH * CLASSES + GREATER_DAEMON


def put_into_play(state: OldWorld, upgrade: i64) -> None:
    """`citow.dials.upgrade`: from now on, for the rest of the game."""
    power = upgrade // UPGRADES_EACH
    state.upgrades[power] |= 1 << (upgrade % UPGRADES_EACH)
    set_statistics(state)
    if state.log is not None:
        state.say("upgrade", power=power_text(power), upgrade=upgrade_text(upgrade))


def set_statistics(state: OldWorld) -> None:
    """`citow.upgrades.follower`: cost, attack and defense of each sort of figure with the upgrades in play."""
    tables = state.tables
    better = [state.upgrades[sort // CLASSES] >> sort % CLASSES & 1 == 1 for sort in range(POWERS * CLASSES)]
    state.cost = _statistics(better, tables.upgraded_cost, tables.cost)
    state.attack = _statistics(better, tables.upgraded_attack, tables.attack)
    state.defense = _statistics(better, tables.upgraded_defense, tables.defense)


def _statistics(better: list[bool], upgraded: list[int], printed: list[int]) -> list[int]:
    return [upgraded[sort] if better[sort] else printed[sort] for sort in range(POWERS * CLASSES)]


# -- Chaos Power upgrades


def extra_points(state: OldWorld, power: i64) -> i64:
    return _bonus(state, power, state.tables.points_bonus)


def extra_cards(state: OldWorld, power: i64) -> i64:
    return _bonus(state, power, state.tables.draw_bonus)


def _bonus(state: OldWorld, power: i64, bonus: list[int]) -> i64:
    total: i64 = 0
    in_play = state.upgrades[power]
    if in_play:
        for number in range(UPGRADES_EACH):
            if in_play >> number & 1:
                total += bonus[power * UPGRADES_EACH + number]
    return total


# -- Khorne's followers


class Bloodletters(Upgrade):
    """`citow.early_hits.first_strikers`."""

    id = "khorne_bloodletters"
    strikes_first = True


class Bloodthirster(Upgrade):
    """It counts for more than one figure in domination."""

    id = "khorne_bloodthirster"

    def domination(self, state: OldWorld, region: i64) -> i64:
        return self.amount(state) - 1 if stands_in(state, self.sort, region) else 0


# -- Nurgle's followers


class Lepers(Upgrade):
    """They are summoned for nothing, once a round each, where their player has no figure."""

    id = "nurgle_lepers"
    cost_varies = True

    def free(self, state: OldWorld, figure: i64, region: i64) -> bool:
        return not state.marks[figure] & CREPT and state.present[region * POWERS + state.holder[figure]] == 0


class Plaguebearers(Upgrade):
    """Nurgle answers their death."""

    id = "nurgle_plaguebearers"
    avenged = True


class GreatUncleanOne(Upgrade):
    """Corruption tokens wherever it is summoned."""

    id = "nurgle_great_unclean_one"

    def after_summoning(self, state: OldWorld, figure: i64, source: i64) -> None:
        place_corruption(state, state.where[figure], state.holder[figure], self.amount(state), False)


# -- Tzeentch's followers


class Acolytes(Upgrade):
    """They may carry a Warpstone token along."""

    id = "tzeentch_acolytes"

    def after_summoning(self, state: OldWorld, figure: i64, source: i64) -> None:
        if source >= 0:
            state.frames.append(BringWarpstone(figure, source))


class BringWarpstone(Ask):
    """An upgraded Acolyte may carry a Warpstone token along."""

    fields = ("figure", "source")
    lies_on = ("Summoning",)
    on_top = True
    kind = "bring"
    rule = "citow.upgrades.follower"
    verbs = {"accept": "bring"}

    def __init__(self, figure: i64, source: i64) -> None:
        self.figure = figure
        self.source = source

    def fits(self, state: OldWorld, at: i64) -> bool:
        if not arrived(state, self.figure, ACOLYTE, at):
            return False
        return is_region(self.source) and self.source != state.where[self.figure]

    def decider(self, state: OldWorld) -> i64:
        return state.holder[self.figure]

    def options(self, state: OldWorld) -> list[int]:
        if state.token(self.source, WARPSTONE) == 0 or state.ruined >> state.where[self.figure] & 1:
            return []
        return [ACCEPT, PASS]

    def choose(self, state: OldWorld, choice: i64) -> None:
        if choice == ACCEPT:
            move_token(state, WARPSTONE, self.source, state.where[self.figure])

    def prompt(self, state: OldWorld) -> Text:
        where = region_text(state.where[self.figure])
        return Text("prompt-bring", start=region_text(self.source), region=where)

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        return self.wrong_kind(state, choice)


class Horrors(Upgrade):
    """They may stand on a Chaos card space."""

    id = "tzeentch_horrors"

    def after_summoning(self, state: OldWorld, figure: i64, source: i64) -> None:
        state.frames.append(StandOnSpace(figure))


class StandOnSpace(Ask):
    """An upgraded Horror may stand on an empty Chaos card space of the region it enters."""

    fields = ("figure",)
    lies_on = ("Summoning",)
    on_top = True
    kind = "stand"
    rule = "citow.upgrades.follower"
    verbs = {"slot": "stand"}

    def __init__(self, figure: i64) -> None:
        self.figure = figure

    def fits(self, state: OldWorld, at: i64) -> bool:
        return arrived(state, self.figure, HORROR_SORT, at) and not state.marks[self.figure] & ON_SPACE

    def decider(self, state: OldWorld) -> i64:
        return state.holder[self.figure]

    def options(self, state: OldWorld) -> list[int]:
        region = state.where[self.figure]
        found: list[int] = []
        if not state.ruined >> region & 1:
            for slot in (2 * region, 2 * region + 1):
                if state.slots[slot] == EMPTY:
                    found.append(SLOT + slot)
        if found:
            found.append(PASS)
        return found

    def choose(self, state: OldWorld, choice: i64) -> None:
        if choice == PASS:
            return
        slot = choice - SLOT
        state.slots[slot] = HORROR + self.figure
        state.marks[self.figure] |= ON_SPACE
        if state.log is not None:
            state.say(
                "stand",
                figure=state.figure_text(self.figure),
                id=state.tables.figure_ids[self.figure],
                region=region_text(slot // 2),
                space=state.tables.slot_ids[slot],
            )

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-stand", region=region_text(state.where[self.figure]))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if not SLOT <= choice < UPGRADE:
            return self.wrong_kind(state, choice)
        slot = choice - SLOT
        if slot // 2 != state.where[self.figure]:
            return Reason(self.rule, Text("why-other-region", region=region_text(slot // 2)))
        return Reason(self.rule, Text("why-space-taken", region=region_text(slot // 2)))


class LordOfChange(Upgrade):
    """It bears magic symbols."""

    id = "tzeentch_lord_of_change"

    def magic_symbols(self, state: OldWorld, region: i64) -> i64:
        return self.amount(state) if stands_in(state, self.sort, region) else 0


# -- Slaanesh's followers


class Daemonettes(Upgrade):
    """Only a 6 hurts them."""

    id = "slaanesh_daemonettes"
    only_sixes = True


class KeeperOfSecrets(Upgrade):
    """It may take a Cultist of its region before the battles."""

    id = "slaanesh_keeper_of_secrets"
    acts_at_battle = True

    def at_battle(self, state: OldWorld, region: i64) -> None:
        if keeper_is_in(state, region):
            state.frames.append(TakeCultist(region, False))


def keeper_is_in(state: OldWorld, region: i64) -> bool:
    """Whether the upgraded Keeper of Secrets stands in a region, alive."""
    if not upgraded(state, KEEPER_OF_SECRETS):
        return False
    for figure in state.tables.figures_of_sort[KEEPER_OF_SECRETS]:
        if state.where[figure] == region:
            return not state.marks[figure] & TIPPED
    return False


def arrived(state: OldWorld, figure: i64, sort: i64, at: i64) -> bool:
    """Whether it is an upgraded figure of this sort that has led to a frame, just summoned or moved by its player."""
    if not on_board(state, figure) or not in_turn_of(state, state.holder[figure], at):
        return False
    return state.tables.sort[figure] == sort and upgraded(state, sort)


def stands_in(state: OldWorld, sort: i64, region: i64) -> bool:
    """Whether a figure of a sort stands in a region."""
    for figure in state.tables.figures_of_sort[sort]:
        if state.where[figure] == region:
            return True
    return False


def enemy_cultists(state: OldWorld, region: i64, power: i64) -> list[int]:
    """Cultists in a region that another player controls and that have not been killed."""
    found: list[int] = []
    for figure in range(FIGURES):
        if state.where[figure] == region and state.holder[figure] != power:
            if state.tables.sort[figure] % CLASSES == CULTIST and not state.marks[figure] & TIPPED:
                found.append(figure)
    return found


class TakeCultist(AskIn):
    """Slaanesh takes control of an enemy Cultist until the end of the round, by a card or by the Keeper of Secrets."""

    fields = ("region", "must")
    lies_on = ("Summoning", "StartOfBattle")
    kind = "seduce"
    rule = "citow.control.as_own"
    verbs = {"figure": "seduce"}

    def __init__(self, region: i64, must: bool) -> None:
        self.region = region
        self.must = must

    def fits(self, state: OldWorld, at: i64) -> bool:
        below = state.frames[at - 1].to_doc()
        if self.must:
            return at_top(state, at) and in_turn_of(state, SLAANESH, at) and lies_in(state, self.region, SOPORIFIC_MUSK)
        beginning = below == {"frame": "StartOfBattle", "region": self.region + 1}
        return beginning and is_region(self.region) and upgraded(state, KEEPER_OF_SECRETS)

    def decider(self, state: OldWorld) -> i64:
        return SLAANESH

    def options(self, state: OldWorld) -> list[int]:
        found = enemy_cultists(state, self.region, SLAANESH)
        if not found or self.must:
            return state.distinct(found)
        if not keeper_is_in(state, self.region):  # early hits have killed it meanwhile
            return []
        return state.distinct(found) + [PASS]

    def choose(self, state: OldWorld, choice: i64) -> None:
        if choice == PASS:
            return
        figure = choice - FIGURE
        loser = state.holder[figure]
        state.hand_over(figure, SLAANESH)
        if state.log is not None:
            state.say(
                "control",
                power=power_text(SLAANESH),
                figure=state.figure_text(figure),
                id=state.tables.figure_ids[figure],
                loser=power_text(loser),
                region=region_text(self.region),
            )

    def prompt(self, state: OldWorld) -> Text:
        key = "prompt-seduce" if self.must else "prompt-seduce-maybe"
        return Text(key, region=region_text(self.region))

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.chaos_cards.mandatory", Text("why-mandatory"))
        if not FIGURE <= choice < CARD:
            return self.wrong_kind(state, choice)
        figure = choice - FIGURE
        name = state.figure_text(figure)
        if state.where[figure] != self.region:
            return Reason(self.rule, Text("why-elsewhere", figure=name, region=region_text(self.region)))
        if state.tables.sort[figure] % CLASSES != CULTIST:
            return Reason(self.rule, Text("why-no-cultist", figure=name))
        if state.holder[figure] == SLAANESH:
            return Reason(self.rule, Text("why-already-yours", figure=name))
        if state.marks[figure] & TIPPED:
            return Reason("citow.battle.kill", Text("why-tipped", figure=name))
        return alike(state, figure)


# -- the choice of an upgrade


class ChooseUpgrade(Ask):
    """`citow.upgrades.choice`: any of the own upgrades not yet in play."""

    fields = ("power",)
    lies_on = ("AdvanceDials", "ChooseUpgrade")
    kind = "upgrade"
    rule = "citow.upgrades.choice"

    def __init__(self, power: i64) -> None:
        self.power = power

    def fits(self, state: OldWorld, at: i64) -> bool:
        """One for each upgrade that the dial still gives, all of one Power."""
        amount = told_by_dial(state, self.power, UPGRADE_CARD, at)
        asked = [frame for frame in state.frames[: at + 1] if isinstance(frame, ChooseUpgrade)]
        alike = [frame for frame in asked if frame.power == self.power]
        return len(asked) == len(alike) <= min(amount, UPGRADES_EACH)

    def decider(self, state: OldWorld) -> i64:
        return self.power

    def options(self, state: OldWorld) -> list[int]:
        first = UPGRADE + self.power * UPGRADES_EACH
        in_play = state.upgrades[self.power]
        return [first + number for number in range(UPGRADES_EACH) if not in_play >> number & 1]

    def choose(self, state: OldWorld, choice: i64) -> None:
        put_into_play(state, choice - UPGRADE)

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-upgrade")

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.dials.instruction_mandatory", Text("why-mandatory"))
        if not UPGRADE <= choice < UPGRADE + POWERS * UPGRADES_EACH:
            return self.wrong_kind(state, choice)
        upgrade = choice - UPGRADE
        if upgrade // UPGRADES_EACH != self.power:
            return Reason(self.rule, Text("why-upgrade-not-yours", upgrade=upgrade_text(upgrade)))
        return Reason("citow.upgrades.permanent", Text("why-upgrade-in-play", upgrade=upgrade_text(upgrade)))
