"""Step 1, Prayer: send a priest to a monument, take a rune from the forge."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import FORGE_RUNE, PRAYER_STEP, PRIEST_SENT
from warhost.games.lords_of_ragnarok.effects.moments import moment, offers, start, use
from warhost.games.lords_of_ragnarok.frames import AskInStep
from warhost.games.lords_of_ragnarok.legality import why_no_priest, why_not_usable
from warhost.games.lords_of_ragnarok.mechanics.hands import Limits
from warhost.games.lords_of_ragnarok.mechanics.heroes import raise_attribute
from warhost.games.lords_of_ragnarok.model import (
    FINISH,
    FORGE,
    GOD,
    ORIGIN,
    PRAYER,
    RUNE,
    USE,
    Saga,
    god_text,
    rune_text,
)
from warhost.games.lords_of_ragnarok.tables import GODS, RUNE_TYPES, SEATS


def free_slots(state: Saga, god: i64) -> i64:
    """Slots of a monument without a priest (`lor.priests.slots_are_data`)."""
    taken: i64 = 0
    for seat in range(state.seats):
        taken += state.priests_on[god * SEATS + seat]
    return state.tables.slots[god][state.level[god]] - taken


class Prayer(AskInStep):
    """Both options of the step, in any order, and artifacts that are used in it."""

    fields = ("who", "sent", "forged")
    on_top = False
    step = PRAYER
    kind = "prayer"
    rule = "lor.prayer.two_options"

    def __init__(self, who: i64, sent: bool, forged: bool) -> None:
        self.who = who
        self.sent = sent
        self.forged = forged

    def options(self, state: Saga) -> list[int]:
        who = self.who
        found: list[int] = []
        if not self.sent and state.priests[who] > 0:
            for god in range(len(GODS)):
                if free_slots(state, god) > 0:
                    found.append(GOD + god)
        found += offers(state, who, PRAYER_STEP)
        forge = not self.forged and state.forge_full >> state.hero_at[who] & 1 == 1
        if found or forge:
            found.append(FINISH)
        if forge:
            found.append(FORGE)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == FINISH:
            return
        who = self.who
        if choice == FORGE:
            state.frames.append(Prayer(who, self.sent, True))
            take_from_forge(state, who)
        elif choice < RUNE:
            state.frames.append(Prayer(who, True, self.forged))
            send_priest(state, who, choice - GOD)
        else:
            state.frames.append(self)
            use(state, who, PRAYER_STEP, choice - USE)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-prayer")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if GOD <= choice < RUNE:
            return why_no_priest(state, self.who, choice - GOD, self.sent)
        if USE <= choice < ORIGIN:
            return why_not_usable(state, self.who, choice - USE)
        if choice == FORGE:
            if self.forged:
                return Reason("lor.prayer.two_options", Text("why-forged"))
            return Reason("lor.prayer.forge_rune", Text("why-no-forge"))
        return self.wrong_kind(state, choice)


def send_priest(state: Saga, who: i64, god: i64) -> None:
    """The attribute rises first (`lor.prayer.attribute_before_bonus`), then the god's bonus is taken."""
    level = state.level[god]
    state.priests[who] -= 1
    state.priests_on[god * SEATS + who] += 1
    if state.log is not None:
        state.say("priest-sent", player=state.player_text(who), god=god_text(god), level=level)
    moment(state, who, PRIEST_SENT)
    start(state, state.book.god[god][level], who)
    gain = state.tables.god_gain[god][level]
    if gain > 0:
        raise_attribute(state, who, state.tables.god_attribute[god], gain)


def take_from_forge(state: Saga, who: i64) -> None:
    """`lor.runes.from_forge`: the token that lies there."""
    region = state.hero_at[who]
    rune = state.forge_type[region]
    state.forge_full &= ~(1 << region)
    state.runes[who * RUNE_TYPES + rune] += 1
    if state.log is not None:
        state.say("forge-rune", player=state.player_text(who), rune=rune_text(rune))
    state.frames.append(Limits(who))
    moment(state, who, FORGE_RUNE, rune)
