"""Step 2, Hero: move the hero, or move the drakkar, or heal an injury."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import HERO_RANGE, HERO_STEP, START_OF_HERO_STEP
from warhost.games.lords_of_ragnarok.effects.moments import offers, use
from warhost.games.lords_of_ragnarok.frames import Ask, AskInStep
from warhost.games.lords_of_ragnarok.legality import why_not_usable
from warhost.games.lords_of_ragnarok.mechanics.heroes import heal, injured_tokens, place_hero
from warhost.games.lords_of_ragnarok.model import (
    ATTRIBUTE,
    CARD,
    FINISH,
    HERO_MOVES,
    ORIGIN,
    REALM,
    SEA,
    USE,
    Saga,
    attribute_text,
)

HERO_STRIDE = 2  # regions, unless an effect says more
DRAKKAR_STRIDE = 2  # seas


def hero_reach(state: Saga, seat: i64) -> i64:
    """Mask of the regions the hero may move to (`lor.hero_step.move_hero`)."""
    here: i64 = 1 << state.hero_at[seat]
    found: i64 = here
    edge: i64 = here
    for _ in range(max(HERO_STRIDE, state.modifier(seat, HERO_RANGE))):
        further: i64 = 0
        for region in state.board.members(edge):
            further |= state.reach(seat, region)
        edge = further & ~found
        found |= further
    return found & ~here


def sea_reach(state: Saga, seat: i64, stride: i64) -> list[int]:
    """The seas within so many of the drakkar, as choices (`lor.movement.drakkar`)."""
    here: i64 = 1 << state.drakkar[seat]
    found: i64 = here
    for _ in range(stride):
        further = found
        for sea in range(state.board.seas):
            if found >> sea & 1:
                further |= state.board.sea_near[sea]
        found = further
    return [SEA + sea for sea in range(state.board.seas) if (found & ~here) >> sea & 1]


class HeroStep(AskInStep):
    """One of three things, and what blessings and artifacts add."""

    fields = ("who", "done")
    on_top = False
    step = HERO_MOVES
    kind = "hero_step"
    rule = "lor.hero_step.one_of_three"

    def __init__(self, who: i64, done: bool) -> None:
        self.who = who
        self.done = done

    def at_start(self, state: Saga) -> bool:
        """Whether nothing has been done in the step but what belongs to its start."""
        return not self.done and state.used & state.book.sources[HERO_STEP] == 0

    def options(self, state: Saga) -> list[int]:
        who = self.who
        found: list[int] = []
        if not self.done:
            found += state.board.members(hero_reach(state, who))
            found += sea_reach(state, who, DRAKKAR_STRIDE)
            if state.injured[who]:
                found += injured_tokens(state, who)
        further = offers(state, who, HERO_STEP, state.used)
        if self.at_start(state):
            further += offers(state, who, START_OF_HERO_STEP)
        further.sort()
        found += further
        if found:
            found.append(FINISH)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        who = self.who
        if choice == FINISH:
            return
        if USE <= choice < ORIGIN:
            source = choice - USE
            state.frames.append(self)
            if state.book.sources[HERO_STEP] >> source & 1:
                state.used |= 1 << source
                use(state, who, HERO_STEP, source)
            else:
                use(state, who, START_OF_HERO_STEP, source)
            return
        state.frames.append(HeroStep(who, True))
        if choice < SEA:
            place_hero(state, who, choice)
        elif choice < REALM:
            sail(state, who, choice - SEA)
        else:
            heal(state, who, choice - ATTRIBUTE)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-hero-step" if not self.done else "prompt-hero-step-more")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if USE <= choice < ORIGIN:
            source = choice - USE
            held = state.powers[self.who] & state.book.sources[START_OF_HERO_STEP]
            if held >> source & 1 and not self.at_start(state):
                return Reason("lor.artifacts.discharge", Text("why-start-over", what=state.source_text(source)))
            return why_not_usable(state, self.who, source)
        if choice >= CARD or REALM <= choice < ATTRIBUTE:
            return self.wrong_kind(state, choice)
        if self.done:
            return Reason("lor.hero_step.no_mixing", Text("why-hero-step-done"))
        if choice < SEA:
            return Reason("lor.hero_step.move_hero", Text("why-hero-too-far", region=state.region_text(choice)))
        if choice < REALM:
            return Reason("lor.hero_step.move_drakkar", Text("why-sea-too-far"))
        what = attribute_text(choice - ATTRIBUTE)
        return Reason("lor.injuries.heal_needs_injury", Text("why-healthy", attribute=what))


def sail(state: Saga, who: i64, sea: i64) -> None:
    state.drakkar[who] = sea
    if state.log is not None:
        state.say("drakkar", player=state.player_text(who), sea=state.sea_text(sea))


class SailOn(Ask):
    """Move the drakkar because an effect says so."""

    fields = ("who", "stride")
    kind = "sail"
    rule = "lor.movement.drakkar"

    def __init__(self, who: i64, stride: i64) -> None:
        self.who = who
        self.stride = stride

    def options(self, state: Saga) -> list[int]:
        return sea_reach(state, self.who, self.stride)

    def choose(self, state: Saga, choice: i64) -> None:
        sail(state, self.who, choice - SEA)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-sail", seas=self.stride)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if SEA <= choice < REALM:
            return Reason(self.rule, Text("why-sea-too-far"))
        return self.wrong_kind(state, choice)
