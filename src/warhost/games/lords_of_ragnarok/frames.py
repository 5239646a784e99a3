"""What the decisions have in common: who decides, and how choices are labelled."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from warhost.engine.ask import AskSeat
from warhost.engine.state import NOTHING
from warhost.engine.text import Text, Thing
from warhost.games.lords_of_ragnarok.model import (
    ACTION,
    ARMY,
    ATTACK,
    ATTRIBUTE,
    BOX,
    CARD,
    FIGURE,
    FINISH,
    GOD,
    HUNT,
    OPTION,
    ORIGIN,
    PLAYER,
    PREPARE,
    REALM,
    RUNE,
    RUNE_ACTION,
    SEA,
    SPECIAL_ACTION,
    USE,
    Saga,
    action_text,
    attribute_text,
    god_text,
    rune_text,
)
from warhost.games.lords_of_ragnarok.tables import MONSTERS, PREPARATIONS, RUNE_ACTIONS, WEAPONS


class Ask(AskSeat[Saga]):
    """A decision of a seat; few come back, or wait, while something else is decided."""

    on_top = True

    def promised(self, state: Saga) -> list[int]:
        """Kinds of combat cards of which the seat holds one, as everybody can tell; nothing where nobody can."""
        return NOTHING

    def label(self, state: Saga, choice: i64) -> Text:
        verb = self.verb(state, choice)
        if choice >= FINISH:
            return Text(f"choice-{verb}")
        what = object_text(state, choice)
        if USE <= choice < BOX:  # things with words of their own
            return Text(f"choice-{verb}", what=what, about=Text(f"{what.key}-about"))
        return Text(f"choice-{verb}", what=what)


class AskInStep(Ask):
    """A decision that a step of the turn is about, for the active player."""

    lies_on: ClassVar[tuple[str, ...]] = ("EndOfStep",)
    step: ClassVar[int] = SPECIAL_ACTION

    def fits(self, state: Saga, at: i64) -> bool:
        return self.who == state.active and state.step == self.step


class AskOfArmy(Ask):
    """A decision about an army that acts, or is acted on."""

    army: i64

    def subject(self, state: Saga) -> Thing | None:
        return Thing("army", state.army_name(self.army))

    def fits(self, state: Saga, at: i64) -> bool:
        return state.army_at[self.army] >= 0


class AskOfFigure(Ask):
    """A decision of what a monster does, or of what befalls it; -1: of something else."""

    figure: i64

    def subject(self, state: Saga) -> Thing | None:
        return Thing("figure", state.tables.figure_ids[self.figure]) if self.figure >= 0 else None


class AskOfMonster(AskOfFigure):
    """A decision about a monster on the board."""

    def fits(self, state: Saga, at: i64) -> bool:
        return is_monster(state, self.figure)


def is_monster(state: Saga, figure: i64) -> bool:
    """Whether a figure is a monster on the board."""
    return 0 <= figure < MONSTERS and state.figure_at[figure] >= 0


def object_text(state: Saga, choice: i64) -> Text:
    """The same in words."""
    tables = state.tables
    if choice < SEA:
        return state.region_text(choice)
    if choice < REALM:
        sea = choice - SEA
        return state.sea_text(sea) if sea < state.board.seas else Text("verbatim", text=f"sea{sea + 1}")
    if choice < ARMY:
        return state.realm_text(choice - REALM)
    if choice < PLAYER:
        return state.army_text(choice - ARMY)
    if choice < FIGURE:
        return state.player_text(choice - PLAYER)
    if choice < GOD:
        return state.figure_text(choice - (FIGURE if choice < HUNT else HUNT))
    if choice < RUNE:
        return god_text(choice - GOD)
    if choice < ATTRIBUTE:
        return rune_text(choice - RUNE)
    if choice < CARD:
        return attribute_text(choice - ATTRIBUTE)
    if choice < ATTACK and choice - CARD < len(tables.card_ids):
        return card_label(state, choice - CARD)
    if ATTACK <= choice < USE and choice - ATTACK < len(tables.attack_ids):
        return state.attack_text(choice - ATTACK)
    if USE <= choice < ORIGIN:
        return state.source_text(choice - USE)
    if ORIGIN <= choice < ACTION:
        return Thing("origin", tables.origin_ids[choice - ORIGIN])
    if ACTION <= choice < RUNE_ACTION:
        return action_text(choice - ACTION)
    if RUNE_ACTION <= choice < BOX:
        return Thing("invoke", RUNE_ACTIONS[choice - RUNE_ACTION])
    if BOX <= choice < OPTION:
        return Text("box", number=choice - BOX + 1)
    if PREPARE <= choice < FINISH:
        return Thing("prepare", PREPARATIONS[choice - PREPARE])
    return Text("verbatim", text=state.setting.alphabet.name(choice))


def card_label(state: Saga, kind: i64) -> Text:
    """A combat card with what is printed on it in figures."""
    tables = state.tables
    weapon = Thing("weapon", WEAPONS[tables.card_weapon[kind]])
    value = tables.card_value[kind]
    losses = tables.card_losses[kind]
    return Text("card-label", card=state.card_text(kind), weapon=weapon, value=value, losses=losses)
