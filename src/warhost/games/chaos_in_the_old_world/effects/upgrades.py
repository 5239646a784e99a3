"""The upgrade cards: statistics of followers, abilities, and what the Chaos Power upgrades add."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.frames import Ask, AskIn, alike
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
    upgrade_number,
    upgrade_text,
)
from warhost.games.chaos_in_the_old_world.tables import (
    CLASSES,
    CULTIST,
    FIGURES,
    GREATER_DAEMON,
    KHORNE,
    NURGLE,
    POWERS,
    PROVENDER,
    SLAANESH,
    TZEENTCH,
    UPGRADES_EACH,
    WARPSTONE,
    WARRIOR,
)

BLOODLETTER: Final = KHORNE * CLASSES + WARRIOR  # sorts of figures
BLOODTHIRSTER: Final = KHORNE * CLASSES + GREATER_DAEMON
LEPER: Final = NURGLE * CLASSES + CULTIST
PLAGUEBEARER: Final = NURGLE * CLASSES + WARRIOR
GREAT_UNCLEAN_ONE: Final = NURGLE * CLASSES + GREATER_DAEMON
ACOLYTE: Final = TZEENTCH * CLASSES + CULTIST
HORROR_SORT: Final = TZEENTCH * CLASSES + WARRIOR
LORD_OF_CHANGE: Final = TZEENTCH * CLASSES + GREATER_DAEMON
DAEMONETTE: Final = SLAANESH * CLASSES + WARRIOR
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


def upgraded(state: OldWorld, sort: i64) -> bool:
    """Whether the follower upgrade of a sort of figure is in play."""
    return state.upgrades[sort // CLASSES] >> (sort % CLASSES) & 1 == 1


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


def provender_of_ruin(state: OldWorld) -> i64:
    """Points for Nurgle whenever a region is ruined."""
    if not state.has_upgrade(NURGLE, PROVENDER):
        return 0
    return state.tables.ruination_bonus[upgrade_number(NURGLE, PROVENDER)]


# -- Khorne's and Slaanesh's followers in battle


def bloodthirster_extra(state: OldWorld, region: i64) -> i64:
    """What an upgraded Bloodthirster counts for domination beyond itself."""
    if not upgraded(state, BLOODTHIRSTER):
        return 0
    for figure in state.tables.figures[KHORNE]:
        if state.tables.sort[figure] == BLOODTHIRSTER and state.where[figure] == region:
            return state.tables.upgrade_amount[upgrade_number(KHORNE, GREATER_DAEMON)] - 1
    return 0


def hurt_only_by_sixes(state: OldWorld, sort: i64) -> bool:
    """Upgraded Daemonettes."""
    return sort == DAEMONETTE and upgraded(state, DAEMONETTE)


def avenged(state: OldWorld, figure: i64) -> bool:
    """Whether Nurgle answers the death of a figure: an upgraded Plaguebearer."""
    return state.tables.sort[figure] == PLAGUEBEARER and upgraded(state, PLAGUEBEARER)


# -- magic


def lord_of_change_symbols(state: OldWorld, region: i64) -> i64:
    if not upgraded(state, LORD_OF_CHANGE):
        return 0
    for figure in state.tables.figures[TZEENTCH]:
        if state.tables.sort[figure] == LORD_OF_CHANGE and state.where[figure] == region:
            return state.tables.upgrade_amount[upgrade_number(TZEENTCH, GREATER_DAEMON)]
    return 0


# -- summoning


def creeps(state: OldWorld, figure: i64, region: i64) -> bool:
    """Whether a Leper is summoned for nothing: once a round each, where its player has no figure."""
    if state.tables.sort[figure] != LEPER or not upgraded(state, LEPER) or state.marks[figure] & CREPT:
        return False
    return state.present[region * POWERS + state.holder[figure]] == 0


def creeping_ends(state: OldWorld) -> None:
    """The summoning phase is over: no rule tells the Lepers that crept from the others any more."""
    if upgraded(state, LEPER):
        for figure in state.tables.figures[NURGLE]:
            state.marks[figure] &= ~CREPT


def after_summoning(state: OldWorld, figure: i64, source: i64) -> None:
    """What an upgrade lets a figure do that its player has just summoned; `source` is negative for the reserve."""
    sort = state.tables.sort[figure]
    if not upgraded(state, sort):
        return
    region = state.where[figure]
    if sort == GREAT_UNCLEAN_ONE:
        amount = state.tables.upgrade_amount[upgrade_number(NURGLE, GREATER_DAEMON)]
        place_corruption(state, region, state.holder[figure], amount, False)
    elif sort == ACOLYTE:
        if source >= 0:
            state.frames.append(BringWarpstone(figure, source))
    elif sort == HORROR_SORT:
        state.frames.append(StandOnSpace(figure))


class BringWarpstone(Ask):
    """An upgraded Acolyte may carry a Warpstone token along."""

    fields = ("figure", "source")
    kind = "bring"
    rule = "citow.upgrades.follower"
    verbs = {"accept": "bring"}

    def __init__(self, figure: i64, source: i64) -> None:
        self.figure = figure
        self.source = source

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


class StandOnSpace(Ask):
    """An upgraded Horror may stand on an empty Chaos card space of the region it enters."""

    fields = ("figure",)
    kind = "stand"
    rule = "citow.upgrades.follower"
    verbs = {"slot": "stand"}

    def __init__(self, figure: i64) -> None:
        self.figure = figure

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


# -- Keeper of Secrets


def keeper_is_in(state: OldWorld, region: i64) -> bool:
    """Whether the upgraded Keeper of Secrets, alive, may take a Cultist of a region before the battles."""
    if not upgraded(state, KEEPER_OF_SECRETS):
        return False
    for figure in state.tables.figures[SLAANESH]:
        if state.tables.sort[figure] == KEEPER_OF_SECRETS and state.where[figure] == region:
            return not state.marks[figure] & TIPPED
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
    kind = "seduce"
    rule = "citow.control.as_own"
    verbs = {"figure": "seduce"}

    def __init__(self, region: i64, must: bool) -> None:
        self.region = region
        self.must = must

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
    kind = "upgrade"
    rule = "citow.upgrades.choice"

    def __init__(self, power: i64) -> None:
        self.power = power

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
