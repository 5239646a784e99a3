"""Boxes of the sheets: which cards cover them, the damage, and its trophies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text, Thing
from warhost.games.lords_of_ragnarok.effects.book import REPLACED_TROPHY
from warhost.games.lords_of_ragnarok.effects.moments import can, start
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.legality import why_no_box, why_not_usable
from warhost.games.lords_of_ragnarok.mechanics.hunts import end_hunt, round_below
from warhost.games.lords_of_ragnarok.model import BOX, FINISH, OPTION, ORIGIN, SLAYER, USE, YES, Saga
from warhost.games.lords_of_ragnarok.phases.ending import win
from warhost.games.lords_of_ragnarok.tables import BOSS, BOXES, NO_TROPHY, SHIELD, SOURCES, TROPHIES, WEAPONS

DEALING: Final = ("HeroRound", "TakeCards")  # rounds in which damage is dealt, or before the first


def may_hit(state: Saga, kind: i64, box: i64) -> bool:
    """Whether a card may cover a box of a monster, by its own symbol or as any weapon."""
    if state.tables.card_weapon[kind] == state.tables.box_weapon[state.prey][box]:
        return True
    return may_be_any(state, kind)


def may_be_any(state: Saga, kind: i64) -> bool:
    """Whether a card may stand for any weapon; a shield never does."""
    if state.tables.card_weapon[kind] == SHIELD:
        return False
    return state.book.card_wild[kind] or state.wild_left > 0


def wilds_needed(state: Saga, first: i64, second: i64, box: i64) -> i64:
    """How many of a pair of cards must stand for another weapon to cover a box of the boss."""
    one = state.tables.box_weapon[BOSS][box]
    two = state.tables.box_second[box]
    straight = misfit(state, first, one) + misfit(state, second, two)
    crossed = misfit(state, first, two) + misfit(state, second, one)
    return min(straight, crossed)


def misfit(state: Saga, kind: i64, weapon: i64) -> i64:
    """1 if a card matches a symbol only as any weapon, at the cost of what allows that; a shield never does."""
    if state.tables.card_weapon[kind] == weapon or state.book.card_wild[kind]:
        return 0
    return BOXES if state.tables.card_weapon[kind] == SHIELD else 1


def hits(state: Saga, kind: i64) -> list[int]:
    """The boxes a card may cover alone."""
    return [box for box in state.uncovered(state.prey) if may_hit(state, kind, box)]


def pair_hits(state: Saga, first: i64, second: i64) -> list[int]:
    """The boxes of the boss that two cards may cover together (`lor.boss.double_boxes`)."""
    return [box for box in state.uncovered(BOSS) if wilds_needed(state, first, second, box) <= state.wild_left]


class CoverBox(Ask):
    """Choose the box that the card, or the pair of cards, covers (`lor.hunt.hero_box_choice`)."""

    fields = ("who", "card", "second")
    on_top = False
    kind = "box"
    rule = "lor.hunt.hero_box_choice"

    def __init__(self, who: i64, card: i64, second: i64) -> None:
        self.who = who
        self.card = card  # kinds of the cards
        self.second = second  # -1: one card is enough

    def options(self, state: Saga) -> list[int]:
        found = hits(state, self.card) if self.second < 0 else pair_hits(state, self.card, self.second)
        return [BOX + box for box in found]

    def choose(self, state: Saga, choice: i64) -> None:
        box = choice - BOX
        if self.second >= 0:
            state.wild_left -= wilds_needed(state, self.card, self.second, box)
        else:
            state.wild_left -= misfit(state, self.card, state.tables.box_weapon[state.prey][box])
        state.discard += state.in_play
        state.in_play = []
        cover(state, box)

    def label(self, state: Saga, choice: i64) -> Text:
        return box_label(state, choice) if BOX <= choice < OPTION else super().label(state, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-box", figure=state.figure_text(state.prey))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        return why_no_box(state, self, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        played = [self.card] if self.second < 0 else [self.card, self.second]
        hunting = self.who == state.hunter and round_below(state, at) == "HeroRound"
        another = any([isinstance(frame, CoverBox) for frame in state.frames[:at]])
        return hunting and state.kinds_in_play() == played and not another


class AnyBox(Ask):
    """Damage without a card's symbol: cover an uncovered box (`lor.hunt.damage_without_card`)."""

    fields = ("who", "weapon", "optional")
    on_top = False
    kind = "any_box"
    rule = "lor.hunt.damage_without_card"

    def __init__(self, who: i64, weapon: i64, optional: bool) -> None:
        self.who = who
        self.weapon = weapon  # -1: any
        self.optional = optional

    def options(self, state: Saga) -> list[int]:
        found = [BOX + box for box in open_boxes(state, self.weapon)]
        if found and self.optional:
            found.append(FINISH)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice != FINISH:
            cover(state, choice - BOX)

    def label(self, state: Saga, choice: i64) -> Text:
        return box_label(state, choice) if BOX <= choice < OPTION else super().label(state, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-box", figure=state.figure_text(state.prey))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        return why_no_box(state, self, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who == state.hunter and round_below(state, at) in DEALING


def open_boxes(state: Saga, weapon: i64) -> list[int]:
    """The boxes that damage of a weapon (-1: any) may still cover in this round."""
    if state.dealt >= state.cap:
        return []
    weapons = state.tables.box_weapon[state.prey]
    return [box for box in state.uncovered(state.prey) if weapon < 0 or weapons[box] == weapon]


def box_label(state: Saga, choice: i64) -> Text:
    """A box with its symbols and trophy."""
    box = choice - BOX
    prey = state.prey
    if prey < 0 or box >= state.tables.boxes[prey]:
        return Text("choice-cover", what=Text("box", number=box + 1))
    weapons = [state.tables.box_weapon[prey][box]]
    if prey == BOSS:
        weapons.append(state.tables.box_second[box])
    return Text(
        "choice-cover-box",
        number=box + 1,
        weapons=weapon_texts(weapons),
        trophy=Thing("trophy", TROPHIES[state.tables.box_trophy[prey][box]]),
    )


def weapon_texts(weapons: list[int]) -> tuple[Text, ...]:
    return tuple([Thing("weapon", WEAPONS[weapon]) for weapon in weapons])


# -- damage


def cover(state: Saga, box: i64) -> None:
    """The hunter's marker covers a box; its trophy is gained at once, then the monster may be dead."""
    prey = state.prey
    state.marks[prey * BOXES + box] = state.hunter
    state.placed.append(box)
    state.dealt += 1
    if state.log is not None:
        player = state.player_text(state.hunter)
        state.say("damage", player=player, figure=state.figure_text(prey), number=box + 1)
    state.frames.append(SeeIfKilled())
    trophy = state.tables.box_trophy[prey][box]
    if trophy != NO_TROPHY and not state.looted >> box & 1:
        state.looted |= 1 << box
        taking = TakeTrophy(state.hunter, trophy)
        if taking.options(state):
            state.frames.append(taking)
        elif state.log is not None:  # lor.trophies.unusable
            lost = Thing("trophy", TROPHIES[trophy])
            state.say("trophy-lost", player=state.player_text(state.hunter), trophy=lost)


class SeeIfKilled(Procedure[Saga]):
    """`lor.hunt.all_covered`."""

    def run(self, state: Saga) -> None:
        if not state.uncovered(state.prey):
            end_hunt(state, True)
            if state.prey == BOSS:
                win(state, state.hunter, SLAYER)

    def fits(self, state: Saga, at: i64) -> bool:
        return round_below(state, at) in DEALING


class TakeTrophy(Ask):
    """The trophy of a box, or what an effect offers instead."""

    fields = ("who", "trophy")
    kind = "trophy"
    rule = "lor.trophies.gain"

    def __init__(self, who: i64, trophy: i64) -> None:
        self.who = who
        self.trophy = trophy

    def options(self, state: Saga) -> list[int]:
        found: list[int] = []
        sources: i64 = state.powers[self.who] & state.book.modified[REPLACED_TROPHY]
        for source in range(SOURCES):
            if sources >> source & 1 and can(state, state.book.trophy_instead[source], self.who):
                found.append(USE + source)
        if can(state, state.book.trophy[self.trophy], self.who):
            found.append(YES)
        elif found:
            found.append(FINISH)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == YES:
            if state.log is not None:
                trophy = Thing("trophy", TROPHIES[self.trophy])
                state.say("trophy", player=state.player_text(self.who), trophy=trophy)
            start(state, state.book.trophy[self.trophy], self.who)
        elif choice != FINISH:
            source = choice - USE
            if state.log is not None:
                state.say("use", player=state.player_text(self.who), what=state.source_text(source))
            start(state, state.book.trophy_instead[source], self.who)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-trophy", trophy=Thing("trophy", TROPHIES[self.trophy]))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice in (YES, FINISH):
            return Reason("lor.trophies.unusable", Text("why-trophy-lost"))
        if USE <= choice < ORIGIN:
            return why_not_usable(state, self.who, choice - USE)
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who == state.hunter and round_below(state, at) in DEALING
