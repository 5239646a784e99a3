"""The battle phase: effects at its beginning, a battle in each region that has one, effects at its end."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.documents import Hints
from warhost.games.chaos_in_the_old_world.effects.chaos_card import in_force, left_card, right_card
from warhost.games.chaos_in_the_old_world.effects.old_world_card import on_track
from warhost.games.chaos_in_the_old_world.effects.upgrade import ability, in_play, upgraded
from warhost.games.chaos_in_the_old_world.effects.upgrades import PLAGUEBEARER, TakeCultist
from warhost.games.chaos_in_the_old_world.frames import (
    AskIn,
    alike,
    at_top,
    figure_note,
    is_played,
    is_region,
    on_board,
)
from warhost.games.chaos_in_the_old_world.mechanics.battles import (
    early_dice,
    further_battles,
    somebody_fights,
    striking_dice,
    takes_place,
)
from warhost.games.chaos_in_the_old_world.mechanics.dice import (
    BY_CARD,
    FIRST_STRIKE,
    HIT_FACE,
    REGULAR,
    cause_text,
    lay_dice,
    lay_loss,
    take_up_dice,
)
from warhost.games.chaos_in_the_old_world.mechanics.figures import (
    attack_values,
    defense,
    has_target,
    hits_needed,
    hurt_only_by_sixes,
    may_be_hit,
)
from warhost.games.chaos_in_the_old_world.mechanics.hands import draw_cards
from warhost.games.chaos_in_the_old_world.model import (
    ACCEPT,
    BATTLE,
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
    lies_on = ("Phase",)

    def __init__(self, region: i64) -> None:
        self.region = region  # -1: the track

    def fits(self, state: OldWorld, at: i64) -> bool:
        if state.phase != BATTLE:
            return False
        return self.region == -1 if at_top(state, at) else 0 <= self.region <= REGIONS

    def run(self, state: OldWorld) -> None:
        if self.region < 0:
            state.frames.append(StartOfBattle(0))
            for space in (1, 0):  # the frame pushed last acts first
                on_track(state, space).at_battle(state)
            return
        upgrades = [upgrade for power in range(POWERS) for upgrade in in_play(state, power) if upgrade.acts_at_battle]
        for region in range(self.region, REGIONS):
            dice = early_dice(state, region)
            if dice > 0 or upgrades:
                state.frames.append(StartOfBattle(region + 1))
                for upgrade in upgrades:
                    upgrade.at_battle(state, region)
                if dice > 0:
                    roll(state, region, KHORNE, dice, BY_CARD)
                return
        state.frames.append(Battle(0, 0))


# -- a battle


class Battle(Procedure[OldWorld]):
    """`citow.battle.region_order`: the next region where a battle takes place; `number` counts extra battles there."""

    fields = ("region", "number")
    lies_on = ("Phase",)

    def __init__(self, region: i64, number: i64) -> None:
        self.region = region
        self.number = number

    def fits(self, state: OldWorld, at: i64) -> bool:
        return False  # it goes on at once to what it leads to

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
                first_strike(state, region)
                return
            clear_away(state, region)
            number = 0
        state.frames.append(EndOfBattle(0))


def first_strike(state: OldWorld, region: i64) -> None:
    """`citow.early_hits.first_strikers`: upgraded Bloodletters roll before all other figures of the battle."""
    dice = striking_dice(state, region)
    if dice > 0 and has_target(state, region, KHORNE):
        roll(state, region, KHORNE, dice, FIRST_STRIKE)


class NormalDice(Procedure[OldWorld]):
    """`citow.battle.player_order`: each player rolls all dice and assigns the hits before the next one rolls."""

    fields = ("region", "power")
    lies_on = ("AfterBattle",)

    def __init__(self, region: i64, power: i64) -> None:
        self.region = region
        self.power = power

    def fits(self, state: OldWorld, at: i64) -> bool:
        below = state.frames[at - 1]
        if not isinstance(below, AfterBattle) or below.region != self.region:
            return False
        return 0 <= self.power <= POWERS and not at_top(state, at)

    def run(self, state: OldWorld) -> None:
        if self.power == POWERS:
            return
        region = self.region
        dice = attack_values(state, region)
        struck = striking_dice(state, region)
        if struck > 0:
            dice[KHORNE] -= struck
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
        if answered(state, power):
            state.frames.append(Revenge(region, power))
        state.frames.append(AssignHits(region, power, plain, sixes, early))


def answered(state: OldWorld, power: i64) -> bool:
    """Whether Nurgle answers for the Plaguebearers that a player kills."""
    return power != NURGLE and upgraded(state, PLAGUEBEARER)


def rolled(state: OldWorld, at: i64, region: i64, power: i64, early: bool) -> bool:
    """Whether a roll of a player in a region can have led to a frame: before all battles, first of one, or in turn."""
    place = at - 1
    while isinstance(state.frames[place], (Revenge, TakeCultist)):
        place -= 1
    below = state.frames[place]
    if not is_region(region) or not is_played(state, power):
        return False
    if isinstance(below, StartOfBattle):
        return early and power == KHORNE and below.region == region + 1
    if not isinstance(below, NormalDice) or below.region != region:
        return False
    return power == KHORNE if early and below.power == 0 else not early and below.power == power + 1


def comes_from_roll(state: OldWorld, at: i64, region: i64, power: i64, early: bool) -> bool:
    """Whether the hits of a roll can be being assigned, with Nurgle's answer to come where there is one."""
    below = state.frames[at - 1]
    if isinstance(below, Revenge) and (below.region, below.foe) != (region, power):
        return False
    return isinstance(below, Revenge) == answered(state, power) and rolled(state, at, region, power, early)


class AssignHits(AskIn):
    """Which target is hit next. A normal target takes as many hits as kill it, an early one a single hit."""

    fields = ("region", "power", "plain", "sixes", "early")
    lies_on = ("StartOfBattle", "TakeCultist", "NormalDice", "Revenge")
    on_top = True
    kind = "hit"
    rule = "citow.battle.targets"
    verbs = {"figure": "hit", "token": "hit"}

    def __init__(self, region: i64, power: i64, plain: i64, sixes: i64, early: bool) -> None:
        self.region = region
        self.power = power
        self.plain = plain  # hits from a 4 or 5
        self.sixes = sixes
        self.early = early

    def fits(self, state: OldWorld, at: i64) -> bool:
        if not comes_from_roll(state, at, self.region, self.power, self.early):
            return False
        return min(self.plain, self.sixes) >= 0 and self.plain + self.sixes > 0

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
        hits = self.sixes if hurt_only_by_sixes(state, figure) else self.plain + self.sixes
        return hits >= 1 if self.early else hits >= hits_needed(state, figure, self.power)

    def choose(self, state: OldWorld, choice: i64) -> None:
        if choice == TOKEN + PEASANT:
            self.spend(state, -1, 1)
        else:
            figure = choice - FIGURE
            self.spend(state, figure, 1 if self.early else hits_needed(state, figure, self.power))

    def spend(self, state: OldWorld, figure: i64, count: i64) -> None:
        """Assign hits to a figure, or to a Peasant (-1); where sixes matter the player picks the hits one by one."""
        if figure >= 0 and hurt_only_by_sixes(state, figure):
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
        for figure in range(FIGURES):
            if state.where[figure] == self.region and may_be_hit(state, figure, self.power):
                if hurt_only_by_sixes(state, figure):
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
        if hurt_only_by_sixes(state, figure):
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
    lies_on = ("StartOfBattle", "TakeCultist", "NormalDice", "Revenge")
    on_top = True
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

    def fits(self, state: OldWorld, at: i64) -> bool:
        """Hits of both sorts go to a target one by one."""
        figure = self.figure
        if not comes_from_roll(state, at, self.region, self.power, self.early) or min(self.plain, self.sixes) < 0:
            return False
        count: i64 = 1
        if figure >= 0:
            if not on_board(state, figure) or state.where[figure] != self.region:
                return False
            if not may_be_hit(state, figure, self.power) or hurt_only_by_sixes(state, figure):
                return False
            if not self.early:
                count = hits_needed(state, figure, self.power)
        elif figure != -1 or state.token(self.region, PEASANT) == 0:
            return False
        within = 0 <= self.spent_plain <= self.plain and 0 <= self.spent_sixes <= self.sixes
        return self.count == count and within and self.spent_plain + self.spent_sixes < count <= self.plain + self.sixes

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
    if ability(state, state.tables.sort[figure]).avenged:
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
    draw_cards(state, power, cards_for_kill(state, region, power))


def cards_for_kill(state: OldWorld, region: i64, power: i64) -> i64:
    """Chaos cards that cards of a region bring to a Power that has killed there."""
    left = left_card(state, region).cards_for_kill(state, power)
    return left + right_card(state, region).cards_for_kill(state, power)


def khorne_condition(state: OldWorld) -> i64:
    """`citow.dials.condition_khorne`: kills in a battle that bring the one counter it can give."""
    return 2 if state.terms.khorne_counter == TWO_KILLS else state.tables.counter_tokens[KHORNE]


# -- the revenge of upgraded Plaguebearers


class Revenge(Procedure[OldWorld]):
    """After a player has assigned the hits of a roll, Nurgle answers for the Plaguebearers that fell."""

    fields = ("region", "foe")
    lies_on = ("StartOfBattle", "TakeCultist", "NormalDice")

    def __init__(self, region: i64, foe: i64) -> None:
        self.region = region
        self.foe = foe

    def fits(self, state: OldWorld, at: i64) -> bool:
        if at_top(state, at) or not answered(state, self.foe):
            return False
        return rolled(state, at, self.region, self.foe, True) or rolled(state, at, self.region, self.foe, False)

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
    lies_on = ("StartOfBattle", "TakeCultist", "NormalDice")
    on_top = True
    kind = "revenge"
    rule = "citow.upgrades.follower"
    verbs = {"figure": "hit"}

    def __init__(self, region: i64, foe: i64, hits: i64) -> None:
        self.region = region
        self.foe = foe
        self.hits = hits

    def fits(self, state: OldWorld, at: i64) -> bool:
        if self.hits <= 0 or not answered(state, self.foe):
            return False
        return rolled(state, at, self.region, self.foe, True) or rolled(state, at, self.region, self.foe, False)

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
        if hurt_only_by_sixes(state, figure):  # the hits come from no die
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
        if hurt_only_by_sixes(state, figure):
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
    lies_on = ("Phase",)

    def __init__(self, region: i64, number: i64) -> None:
        self.region = region
        self.number = number

    def fits(self, state: OldWorld, at: i64) -> bool:
        if state.phase != BATTLE or not is_region(self.region) or at_top(state, at):
            return False
        return 0 <= self.number <= further_battles(state, self.region)

    def run(self, state: OldWorld) -> None:
        region = self.region
        clear_away(state, region)
        if state.terms.khorne_counter == PER_BATTLE:
            state.khorne_kills[region] = 0
        if self.number < further_battles(state, region):
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
    lies_on = ("Phase",)

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def fits(self, state: OldWorld, at: i64) -> bool:
        return state.phase == BATTLE and 1 <= self.slot <= SLOTS and not at_top(state, at)

    def run(self, state: OldWorld) -> None:
        for slot in range(self.slot, SLOTS):
            card = in_force(state, slot)
            if card.acts_after_battles:
                state.frames.append(EndOfBattle(slot + 1))
                card.after_battles(state, slot // 2)
                return
