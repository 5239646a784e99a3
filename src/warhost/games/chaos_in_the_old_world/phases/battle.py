"""The battle phase: effects at its beginning, a battle in each region that has one, effects at its end."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.cards.khorne import blood_frenzy, reborn_in_blood, ritual_slaying
from warhost.games.chaos_in_the_old_world.cards.nurgle import RotFigure, final_rotting
from warhost.games.chaos_in_the_old_world.cards.old_world import at_battle
from warhost.games.chaos_in_the_old_world.cards.tzeentch import dazzle
from warhost.games.chaos_in_the_old_world.cards.upgrades import (
    BLOODLETTER,
    DAEMONETTE,
    PLAGUEBEARER,
    TakeCultist,
    avenged,
    hurt_only_by_sixes,
    keeper_is_in,
    upgraded,
)
from warhost.games.chaos_in_the_old_world.dice import (
    BY_CARD,
    FIRST_STRIKE,
    HIT_FACE,
    REGULAR,
    cause_text,
    lay_dice,
    lay_loss,
    take_up_dice,
)
from warhost.games.chaos_in_the_old_world.documents import Hints
from warhost.games.chaos_in_the_old_world.figures import (
    attack_values,
    defense,
    has_target,
    hits_needed,
    may_be_hit,
)
from warhost.games.chaos_in_the_old_world.frames import AskIn, alike, figure_note
from warhost.games.chaos_in_the_old_world.model import (
    ACCEPT,
    CARD,
    FIGURE,
    HIT,
    PASS,
    PER_BATTLE,
    POWER,
    SHIELDED,
    TIPPED,
    TOKEN,
    TWO_KILLS,
    OldWorld,
    power_text,
    region_text,
    token_text,
    upgrade_text,
)
from warhost.games.chaos_in_the_old_world.phases.dials import gain_counter
from warhost.games.chaos_in_the_old_world.regions import battles_forbidden
from warhost.games.chaos_in_the_old_world.tables import (
    FIGURES,
    KHORNE,
    NURGLE,
    PEASANT,
    POWERS,
    REGIONS,
    SLOTS,
    TOKENS,
    UPGRADES_EACH,
    WARRIOR,
)

# -- the beginning of the phase


class StartOfBattle(Procedure[OldWorld]):
    """`citow.early_hits.start_effects`: the Old World track, then region by region Chaos cards and upgrades."""

    fields = ("region",)

    def __init__(self, region: i64) -> None:
        self.region = region  # -1: the track

    def run(self, state: OldWorld) -> None:
        if self.region < 0:
            state.frames.append(StartOfBattle(0))
            for space in (1, 0):
                if state.track[space] >= 0:
                    at_battle(state, state.track[space])
            return
        for region in range(self.region, REGIONS):
            dice = frenzy_dice(state, region)
            keeper = keeper_is_in(state, region)
            if dice > 0 or keeper:
                state.frames.append(StartOfBattle(region + 1))
                if keeper:
                    state.frames.append(TakeCultist(region, False))
                if dice > 0:
                    roll(state, region, KHORNE, dice, BY_CARD)
                return
        state.frames.append(Battle(0, 0))


def frenzy_dice(state: OldWorld, region: i64) -> i64:
    """Early dice of a region; none without a target (`citow.early_hits.needs_target`)."""
    dice = blood_frenzy(state, region)
    if dice > 0 and (battles_forbidden(state, region) or not has_target(state, region, KHORNE)):
        return 0
    return dice


# -- a battle


class Battle(Procedure[OldWorld]):
    """`citow.battle.region_order`: the next region where a battle takes place; `number` counts extra battles there."""

    fields = ("region", "number")

    def __init__(self, region: i64, number: i64) -> None:
        self.region = region
        self.number = number

    def run(self, state: OldWorld) -> None:
        number = self.number
        for region in range(self.region, REGIONS):
            if takes_place(state, region):
                if state.log is not None:
                    state.say("battle", region=region_text(region))
                if number > 0:  # in a first battle the early dice of the region stay
                    take_up_dice(state)
                state.frames.append(AfterBattle(region, number))
                state.frames.append(NormalDice(region, 0))
                if upgraded(state, BLOODLETTER):
                    first_strike(state, region)
                return
            clear_away(state, region)
            number = 0
        state.frames.append(EndOfBattle(0))


def takes_place(state: OldWorld, region: i64) -> bool:
    """`citow.battle.where`: somebody has dice and something that his hits could be assigned to."""
    return not battles_forbidden(state, region) and somebody_fights(state, region, attack_values(state, region))


def somebody_fights(state: OldWorld, region: i64, dice: list[int]) -> bool:
    """Whether a player with dice has a target."""
    for power in range(POWERS):
        if dice[power] > 0 and has_target(state, region, power):
            return True
    return False


def first_strike(state: OldWorld, region: i64) -> None:
    """`citow.early_hits.first_strikers`: upgraded Bloodletters roll before all other figures of the battle."""
    dice = striking_dice(state, region)
    if dice > 0 and has_target(state, region, KHORNE):
        roll(state, region, KHORNE, dice, FIRST_STRIKE)


def striking_dice(state: OldWorld, region: i64) -> i64:
    """Dice of the figures of Khorne that strike first in a region."""
    dice: i64 = 0
    for figure in state.tables.figures[KHORNE]:
        if state.where[figure] == region and state.tables.sort[figure] == BLOODLETTER:
            dice += max(0, state.attack[BLOODLETTER] - dazzle(state, region))
    return dice


class NormalDice(Procedure[OldWorld]):
    """`citow.battle.player_order`: each player rolls all dice and assigns the hits before the next one rolls."""

    fields = ("region", "power")

    def __init__(self, region: i64, power: i64) -> None:
        self.region = region
        self.power = power

    def run(self, state: OldWorld) -> None:
        if self.power == POWERS:
            return
        region = self.region
        dice = attack_values(state, region)
        if upgraded(state, BLOODLETTER):
            dice[KHORNE] -= striking_dice(state, region)
            if self.power == 0 and not somebody_fights(state, region, dice):  # citow.early_hits.needs_target
                return
        for power in range(self.power, POWERS):
            if dice[power] > 0:
                state.frames.append(NormalDice(region, power + 1))
                roll(state, region, power, dice[power], REGULAR)
                return


def roll(state: OldWorld, region: i64, power: i64, dice: i64, cause: i64) -> None:
    """Roll battle dice with their explosions, then let the player assign the hits."""
    chance = state.chance
    early = cause != REGULAR
    sixes: i64 = 0
    plain: i64 = 0
    left = dice
    faces: list[int] = []
    while left > 0:
        left -= 1
        face = chance.below(6) + 1
        if face == 6:  # citow.battle.explode
            sixes += 1
            left += 1
        elif face >= HIT_FACE:
            plain += 1
        faces.append(face)
    lay_dice(state, region, power, cause, dice, faces)
    if state.log is not None:
        state.say(
            "roll-early" if early else "roll",
            power=power_text(power),
            region=region_text(region),
            cause=cause_text(state, power, cause),
            dice=dice,
            faces=" ".join([str(face) for face in faces]),
            hits=sixes + plain,
        )
    if sixes + plain > 0:
        if power != NURGLE and upgraded(state, PLAGUEBEARER):
            state.frames.append(Revenge(region, power))
        state.frames.append(AssignHits(region, power, plain, sixes, early))


class AssignHits(AskIn):
    """Which target is hit next. A normal target takes as many hits as kill it, an early one a single hit."""

    fields = ("region", "power", "plain", "sixes", "early")
    kind = "hit"
    rule = "citow.battle.targets"
    verbs = {"figure": "hit", "token": "hit"}

    def __init__(self, region: i64, power: i64, plain: i64, sixes: i64, early: bool) -> None:
        self.region = region
        self.power = power
        self.plain = plain  # hits from a 4 or 5
        self.sixes = sixes
        self.early = early

    def decider(self, state: OldWorld) -> i64:
        return self.power

    def options(self, state: OldWorld) -> list[int]:
        if self.plain + self.sixes == 0:
            return []
        where = state.where
        targets: list[int] = []
        for figure in range(FIGURES):
            if where[figure] == self.region and self.suffices(state, figure):
                targets.append(figure)
        found = state.distinct(targets) if targets else targets
        if state.token(self.region, PEASANT) > 0:
            found.append(TOKEN + PEASANT)
        return found

    def suffices(self, state: OldWorld, figure: i64) -> bool:
        """Whether the hits left may go to a figure of the region."""
        if not may_be_hit(state, figure, self.power):
            return False
        hits = self.sixes if hurt_only_by_sixes(state, state.tables.sort[figure]) else self.plain + self.sixes
        return hits >= 1 if self.early else hits >= hits_needed(state, figure, self.power)

    def choose(self, state: OldWorld, choice: i64) -> None:
        if choice == TOKEN + PEASANT:
            self.spend(state, -1, 1)
        else:
            figure = choice - FIGURE
            self.spend(state, figure, 1 if self.early else hits_needed(state, figure, self.power))

    def spend(self, state: OldWorld, figure: i64, count: i64) -> None:
        """Assign hits to a figure, or to a Peasant (-1); where sixes matter the player picks the hits one by one."""
        if figure >= 0 and hurt_only_by_sixes(state, state.tables.sort[figure]):
            sixes = count
        elif self.sixes_matter(state):
            state.frames.append(SpendHit(self.region, self.power, self.plain, self.sixes, self.early, figure, count))
            return
        else:
            sixes = max(0, count - self.plain)
        strike(state, self.region, self.power, figure, count, self.early)
        plain = self.plain - (count - sixes)
        state.frames.append(AssignHits(self.region, self.power, plain, self.sixes - sixes, self.early))

    def sixes_matter(self, state: OldWorld) -> bool:
        """Whether somebody in the region can be hurt by sixes only."""
        if not upgraded(state, DAEMONETTE):
            return False
        for figure in range(FIGURES):
            if state.where[figure] == self.region and may_be_hit(state, figure, self.power):
                if hurt_only_by_sixes(state, state.tables.sort[figure]):
                    return True
        return False

    def label(self, state: OldWorld, choice: i64) -> Text:
        if not FIGURE <= choice < CARD:
            return super().label(state, choice)
        return target_label(state, choice - FIGURE, self.power)

    def hints(self, state: OldWorld, choice: i64) -> Hints:
        facts = super().hints(state, choice)
        if FIGURE <= choice < CARD:
            facts["needed"] = hits_needed(state, choice - FIGURE, self.power)
        elif choice == TOKEN + PEASANT:
            facts["needed"] = 1
        facts["hits"] = self.plain + self.sixes
        facts["sixes"] = self.sixes
        return facts

    def prompt(self, state: OldWorld) -> Text:
        key = "prompt-hit-early" if self.early else "prompt-hit"
        hits = self.plain + self.sixes
        return Text(key, region=region_text(self.region), hits=hits, sixes=self.sixes)

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            rule = "citow.early_hits.must_assign" if self.early else "citow.battle.must_assign"
            return Reason(rule, Text("why-must-assign"))
        if choice == TOKEN + PEASANT:
            return Reason(self.rule, Text("why-no-token", token=token_text(PEASANT), region=region_text(self.region)))
        if TOKEN <= choice < POWER:
            return Reason(self.rule, Text("why-token-no-target", token=token_text(choice - TOKEN)))
        if not FIGURE <= choice < CARD:
            return self.wrong_kind(state, choice)
        return self.why_no_target(state, choice - FIGURE)

    def why_no_target(self, state: OldWorld, figure: i64) -> Reason:
        name = state.figure_text(figure)
        if state.where[figure] != self.region:
            return Reason(self.rule, Text("why-elsewhere", figure=name, region=region_text(self.region)))
        if state.holder[figure] == self.power:
            return Reason("citow.battle.own_figures", Text("why-own-figure", figure=name))
        if state.marks[figure] & TIPPED:
            return Reason("citow.battle.tipped_not_target", Text("why-tipped", figure=name))
        if state.marks[figure] & SHIELDED:
            return Reason("citow.battle.unkillable", Text("why-shielded", figure=name))
        if self.suffices(state, figure):
            return alike(state, figure)
        needed = hits_needed(state, figure, self.power)
        if hurt_only_by_sixes(state, state.tables.sort[figure]):
            text = Text("why-sixes-only", figure=name, needed=1 if self.early else needed, sixes=self.sixes)
            return Reason("citow.battle.six_only", text)
        waiting = defense(state, figure) - needed > 0
        rule = "citow.early_hits.finish" if waiting else "citow.battle.no_partial_hits"
        return Reason(rule, Text("why-too-few-hits", figure=name, needed=needed, hits=self.plain + self.sixes))


def target_label(state: OldWorld, figure: i64, power: i64) -> Text:
    """A target in words, with the hits it takes to kill it."""
    return Text(
        "choice-hit-figure",
        power=power_text(state.holder[figure]),
        figure=state.figure_text(figure),
        note=figure_note(state, figure),
        hits=hits_needed(state, figure, power),
    )


class SpendHit(AskIn):
    """Which of the hits goes to the target: asked only where somebody else can be hurt by sixes alone."""

    fields = ("region", "power", "plain", "sixes", "early", "figure", "count", "spent_plain", "spent_sixes")
    kind = "spend"
    rule = "citow.battle.six_only"

    def __init__(
        self,
        region: i64,
        power: i64,
        plain: i64,
        sixes: i64,
        early: bool,
        figure: i64,
        count: i64,
        spent_plain: i64 = 0,
        spent_sixes: i64 = 0,
    ) -> None:
        self.region = region
        self.power = power
        self.plain = plain  # hits before this target was chosen
        self.sixes = sixes
        self.early = early
        self.figure = figure  # -1: a Peasant
        self.count = count  # hits the target takes
        self.spent_plain = spent_plain
        self.spent_sixes = spent_sixes

    def decider(self, state: OldWorld) -> i64:
        return self.power

    def options(self, state: OldWorld) -> list[int]:
        found: list[int] = []
        if self.spent_plain < self.plain:
            found.append(HIT)
        if self.spent_sixes < self.sixes:
            found.append(HIT + 1)
        return found

    def choose(self, state: OldWorld, choice: i64) -> None:
        sixes = self.spent_sixes + (choice - HIT)
        plain = self.spent_plain + 1 - (choice - HIT)
        if plain + sixes < self.count:
            again = SpendHit(
                self.region, self.power, self.plain, self.sixes, self.early, self.figure, self.count, plain, sixes
            )
            state.frames.append(again)
            return
        strike(state, self.region, self.power, self.figure, self.count, self.early)
        state.frames.append(AssignHits(self.region, self.power, self.plain - plain, self.sixes - sixes, self.early))

    def label(self, state: OldWorld, choice: i64) -> Text:
        if not HIT <= choice < ACCEPT:
            return super().label(state, choice)
        return Text("choice-spend-six") if choice > HIT else Text("choice-spend-plain")

    def prompt(self, state: OldWorld) -> Text:
        name = token_text(PEASANT) if self.figure < 0 else state.figure_text(self.figure)
        left = self.count - self.spent_plain - self.spent_sixes
        return Text("prompt-spend", target=name, count=left)

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        return self.wrong_kind(state, choice)


# -- hits


def strike(state: OldWorld, region: i64, power: i64, figure: i64, count: i64, early: bool) -> None:
    """Hits arrive: a Peasant dies, an early hit waits or kills, enough normal hits kill."""
    if figure < 0:
        claim_peasant(state, region, power)
        return
    if early and hits_needed(state, figure, power) > 1:
        state.waiting.append(figure * POWERS + power)
        if state.log is not None:
            state.say(
                "wounded",
                figure=state.figure_text(figure),
                id=state.tables.figure_ids[figure],
                power=power_text(state.holder[figure]),
                region=region_text(region),
            )
        return
    kill(state, region, figure, power, early)


def claim_peasant(state: OldWorld, region: i64, power: i64) -> None:
    """`citow.battle.peasant_dies`."""
    state.tokens[region * TOKENS + PEASANT] -= 1
    state.peasants[power] += 1
    lay_loss(state, power, -1)
    if state.log is not None:
        state.say("peasant", power=power_text(power), region=region_text(region))


def kill(state: OldWorld, region: i64, figure: i64, power: i64, at_once: bool) -> None:
    """A figure dies by hits that a player assigned: removed at once by early hits, else tipped over for now."""
    if state.log is not None:
        state.say(
            "kill",
            power=power_text(power),
            figure=state.figure_text(figure),
            id=state.tables.figure_ids[figure],
            owner=power_text(state.holder[figure]),
            region=region_text(region),
        )
    lay_loss(state, power, figure)
    if avenged(state, figure):
        state.fallen += 1
    if at_once:
        state.remove(figure)
    else:
        state.marks[figure] |= TIPPED
    state.killers |= 1 << (region * POWERS + power)
    if power == KHORNE:
        state.khorne_kills[region] += 1
        if state.khorne_kills[region] == khorne_condition(state):
            gain_counter(state, KHORNE)
        ritual_slaying(state, region)


def khorne_condition(state: OldWorld) -> i64:
    """`citow.dials.condition_khorne`: kills in a battle that bring the one counter it can give."""
    return 2 if state.terms.khorne_counter == TWO_KILLS else state.tables.counter_tokens[KHORNE]


# -- the revenge of upgraded Plaguebearers


class Revenge(Procedure[OldWorld]):
    """After a player has assigned the hits of a roll, Nurgle answers for the Plaguebearers that fell."""

    fields = ("region", "foe")

    def __init__(self, region: i64, foe: i64) -> None:
        self.region = region
        self.foe = foe

    def run(self, state: OldWorld) -> None:
        fallen = state.fallen
        state.fallen = 0
        if fallen > 0:
            if state.log is not None:
                name = upgrade_text(NURGLE * UPGRADES_EACH + WARRIOR)
                state.say("revenge", upgrade=name, region=region_text(self.region), hits=fallen)
            state.frames.append(AssignRevenge(self.region, self.foe, fallen))


class AssignRevenge(AskIn):
    """Which figure of the killer the automatic hits of the Plaguebearers go to."""

    fields = ("region", "foe", "hits")
    kind = "revenge"
    rule = "citow.upgrades.follower"
    verbs = {"figure": "hit"}

    def __init__(self, region: i64, foe: i64, hits: i64) -> None:
        self.region = region
        self.foe = foe
        self.hits = hits

    def decider(self, state: OldWorld) -> i64:
        return NURGLE

    def options(self, state: OldWorld) -> list[int]:
        if self.hits == 0:
            return []
        targets = [f for f in range(FIGURES) if state.where[f] == self.region and self.suffices(state, f)]
        return state.distinct(targets)

    def suffices(self, state: OldWorld, figure: i64) -> bool:
        if state.holder[figure] != self.foe or not may_be_hit(state, figure, NURGLE):
            return False
        if hurt_only_by_sixes(state, state.tables.sort[figure]):  # the hits come from no die
            return False
        return hits_needed(state, figure, NURGLE) <= self.hits

    def choose(self, state: OldWorld, choice: i64) -> None:
        figure = choice - FIGURE
        needed = hits_needed(state, figure, NURGLE)
        kill(state, self.region, figure, NURGLE, False)
        state.frames.append(AssignRevenge(self.region, self.foe, self.hits - needed))

    def label(self, state: OldWorld, choice: i64) -> Text:
        if not FIGURE <= choice < CARD:
            return super().label(state, choice)
        return target_label(state, choice - FIGURE, NURGLE)

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-revenge", foe=power_text(self.foe), region=region_text(self.region), hits=self.hits)

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason("citow.battle.must_assign", Text("why-must-assign"))
        if not FIGURE <= choice < CARD:
            return self.wrong_kind(state, choice)
        figure = choice - FIGURE
        name = state.figure_text(figure)
        if state.where[figure] != self.region:
            return Reason(self.rule, Text("why-elsewhere", figure=name, region=region_text(self.region)))
        if state.holder[figure] != self.foe:
            return Reason(self.rule, Text("why-not-the-killer", figure=name, foe=power_text(self.foe)))
        if state.marks[figure] & TIPPED:
            return Reason("citow.battle.tipped_not_target", Text("why-tipped", figure=name))
        if state.marks[figure] & SHIELDED:
            return Reason("citow.battle.unkillable", Text("why-shielded", figure=name))
        if hurt_only_by_sixes(state, state.tables.sort[figure]):
            return Reason("citow.battle.six_only", Text("why-no-die", figure=name))
        needed = hits_needed(state, figure, NURGLE)
        if needed > self.hits:
            text = Text("why-too-few-hits", figure=name, needed=needed, hits=self.hits)
            return Reason("citow.battle.no_partial_hits", text)
        return alike(state, figure)


# -- the end of a battle, and of the phase


class AfterBattle(Procedure[OldWorld]):
    """Everybody has rolled: casualties leave, and the region fights again or the next one does."""

    fields = ("region", "number")

    def __init__(self, region: i64, number: i64) -> None:
        self.region = region
        self.number = number

    def run(self, state: OldWorld) -> None:
        region = self.region
        clear_away(state, region)
        if state.terms.khorne_counter == PER_BATTLE:
            state.khorne_kills[region] = 0
        if self.number < reborn_in_blood(state, region):
            state.frames.append(Battle(region, self.number + 1))
        else:
            state.frames.append(Battle(region + 1, 0))


def clear_away(state: OldWorld, region: i64) -> None:
    """`citow.battle.remove_tipped`; early hits that still wait lapse."""
    if state.deserted(region):
        return
    for figure in range(FIGURES):
        if state.marks[figure] & TIPPED and state.where[figure] == region:
            state.remove(figure)
    # citow.early_hits.accumulate
    state.waiting = [hit for hit in state.waiting if state.where[hit // POWERS] != region]


class EndOfBattle(Procedure[OldWorld]):
    """`citow.early_hits.end_effects`: after the last battle, region by region, left card first."""

    fields = ("slot",)

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def run(self, state: OldWorld) -> None:
        for slot in range(self.slot, SLOTS):
            victims = final_rotting(state, slot)
            if victims > 0:
                state.frames.append(EndOfBattle(slot + 1))
                state.frames.append(RotFigure(slot // 2, victims))
                return
