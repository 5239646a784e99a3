"""What happens to heroes: attributes that rise, injuries and healing."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.state import Procedure
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import INJURY_TAKEN
from warhost.games.lords_of_ragnarok.effects.moments import moment
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.mechanics.hands import apply_limits
from warhost.games.lords_of_ragnarok.mechanics.hunts import end_hunt
from warhost.games.lords_of_ragnarok.model import ATTRIBUTE, CARD, FINISH, Saga, attribute_text
from warhost.games.lords_of_ragnarok.tables import ATTRIBUTES, HIGHEST

ALL_TOKENS = (1 << len(ATTRIBUTES)) - 1


def raise_attribute(state: Saga, seat: i64, attribute: i64, n: i64) -> None:
    """Raise an attribute for good; beyond 6 it is lost."""
    place = seat * len(ATTRIBUTES) + attribute
    state.attribute[place] = min(HIGHEST, state.attribute[place] + n)  # lor.heroes.attribute_cap
    if state.log is not None:
        key = "attribute-injured" if state.injured[seat] >> attribute & 1 else "attribute"
        value = state.attribute[place]
        state.say(key, player=state.player_text(seat), attribute=attribute_text(attribute), value=value)


def place_hero(state: Saga, seat: i64, region: i64) -> None:
    """Set a hero in a region: a move or a placement, which differ only in how far they may go."""
    state.hero_at[seat] = region
    if state.log is not None:
        state.say("hero", player=state.player_text(seat), region=state.region_text(region))


# -- injuries


def healthy(state: Saga, seat: i64) -> bool:
    """Whether the hero has a healthy token left."""
    return state.injured[seat] != ALL_TOKENS


class Injure(Procedure[Saga]):
    """A hero suffers injuries, one after the other (`lor.injuries.one_by_one`)."""

    fields = ("who", "left", "chosen")

    def __init__(self, who: i64, left: i64, chosen: bool) -> None:
        self.who = who
        self.left = left
        self.chosen = chosen  # by the hero's own player: it cannot be ignored

    def run(self, state: Saga) -> None:
        if self.left > 1:
            state.frames.append(Injure(self.who, self.left - 1, self.chosen))
        hunting = state.hunter == self.who
        if hunting and not self.chosen and state.ignored_left > 0:
            state.ignored_left -= 1
            if state.log is not None:
                state.say("injury-ignored", player=state.player_text(self.who))
            return
        if healthy(state, self.who):
            state.frames.append(TakeInjury(self.who))
        elif hunting and not state.hunt_over:  # lor.hunt.defeat_cases
            end_hunt(state, False)


class TakeInjury(Ask):
    """Choose the healthy token that is flipped (`lor.injuries.who_chooses`)."""

    fields = ("who",)
    kind = "injury"
    rule = "lor.injuries.who_chooses"
    verbs = {"attribute": "injure"}

    def options(self, state: Saga) -> list[int]:
        return [ATTRIBUTE + a for a in range(len(ATTRIBUTES)) if not state.injured[self.who] >> a & 1]

    def choose(self, state: Saga, choice: i64) -> None:
        attribute = choice - ATTRIBUTE
        state.injured[self.who] |= 1 << attribute
        if state.log is not None:
            state.say("injury", player=state.player_text(self.who), attribute=attribute_text(attribute))
        moment(state, self.who, INJURY_TAKEN)
        apply_limits(state, self.who)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-injury")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ATTRIBUTE <= choice < CARD:
            what = attribute_text(choice - ATTRIBUTE)
            return Reason("lor.injuries.flip", Text("why-injured", attribute=what))
        return self.wrong_kind(state, choice)


# -- healing


def heal(state: Saga, seat: i64, attribute: i64) -> None:
    state.injured[seat] &= ~(1 << attribute)
    if state.log is not None:
        state.say("heal", player=state.player_text(seat), attribute=attribute_text(attribute))


def injured_tokens(state: Saga, seat: i64) -> list[int]:
    """The injured tokens of a hero, as choices."""
    return [ATTRIBUTE + a for a in range(len(ATTRIBUTES)) if state.injured[seat] >> a & 1]


class Heal(Ask):
    """Choose the injured token that is turned back; after the first, more may be left (`lor.injuries.heal`)."""

    fields = ("who", "left", "more")
    kind = "heal"
    rule = "lor.injuries.heal"

    def __init__(self, who: i64, left: i64, more: bool) -> None:
        self.who = who
        self.left = left
        self.more = more  # one has been healed already

    def options(self, state: Saga) -> list[int]:
        found = injured_tokens(state, self.who)
        if found and self.more:
            found.append(FINISH)
        return found

    def choose(self, state: Saga, choice: i64) -> None:
        if choice == FINISH:
            return
        if self.left > 1:
            state.frames.append(Heal(self.who, self.left - 1, True))
        heal(state, self.who, choice - ATTRIBUTE)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-heal", count=self.left)

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ATTRIBUTE <= choice < CARD:
            what = attribute_text(choice - ATTRIBUTE)
            return Reason("lor.injuries.heal_needs_injury", Text("why-healthy", attribute=what))
        if choice == FINISH:
            return Reason("lor.injuries.heal", Text("why-heal-one"))
        return self.wrong_kind(state, choice)
