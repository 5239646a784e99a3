"""The hero draft: each player in turn chooses a hero and an origin, and comes to the island."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.bits import bits
from warhost.engine.errors import Reason
from warhost.engine.state import BOTTOM, Procedure
from warhost.engine.text import Text, Thing
from warhost.games.lords_of_ragnarok.effects.moments import start
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.mechanics.armies import put_army
from warhost.games.lords_of_ragnarok.mechanics.control import ClaimRegions
from warhost.games.lords_of_ragnarok.mechanics.hands import draw
from warhost.games.lords_of_ragnarok.mechanics.heroes import place_hero
from warhost.games.lords_of_ragnarok.model import ACTION, ORIGIN, REALM, SEA, USE, Saga
from warhost.games.lords_of_ragnarok.phases.turn import Turns
from warhost.games.lords_of_ragnarok.tables import HERO, HEROES, LEGION, ORIGINS

DEALT = 2  # heroes, and origins
STARTING_ARMIES = 2


# What may be at hand before the hero of a player is on the island.
COMING: Final = ("ClaimRegions", "Run", "ChooseSea", "ChooseStart", "ShedCards")


def sound_drafter(state: Saga, who: i64) -> bool:
    """Whether it is this seat that drafts."""
    return state.drafted < state.seats and who == state.active == (state.starter + state.drafted) % state.seats


def landed(state: Saga, who: i64) -> bool:
    """Whether hero and drakkar of a seat have their places."""
    return min(state.hero_at[who], state.drakkar[who]) >= 0


class DealDraft(Procedure[Saga]):
    """The next drafter draws two heroes and two origins, and gets the origin that is handed on."""

    lies_on = (BOTTOM,)

    def run(self, state: Saga) -> None:
        who = (state.starter + state.drafted) % state.seats
        state.active = who
        state.hero_pool.sort()
        state.origin_pool.sort()
        state.chance.shuffle(state.hero_pool)
        state.chance.shuffle(state.origin_pool)
        state.offered_heroes = 0
        for hero in state.hero_pool[:DEALT]:
            state.offered_heroes |= 1 << hero
        state.offered_origins = 0
        for origin in state.origin_pool[:DEALT]:
            state.offered_origins |= 1 << origin
        if state.tables.odinson not in state.origin_of:  # lor.hero_draft.odinson_pass
            state.offered_origins |= 1 << state.tables.odinson
        state.reveals += 1
        if state.log is not None:
            state.say(
                "draft",
                player=state.player_text(who),
                heroes=tuple([state.source_text(HERO + h) for h in bits(state.offered_heroes)]),
                origins=tuple([origin_text(state, o) for o in bits(state.offered_origins)]),
            )
        state.frames.append(ChooseHero(who))

    def fits(self, state: Saga, at: i64) -> bool:
        return state.drafted < state.seats and at + 1 == len(state.frames)


def origin_text(state: Saga, origin: i64) -> Text:
    return Thing("origin", state.tables.origin_ids[origin])


class ChooseHero(Ask):
    """Keep one of the hero tiles."""

    fields = ("who",)
    lies_on = (BOTTOM,)
    kind = "hero"
    rule = "lor.hero_draft.choose"
    verbs = {"source": "hero"}

    def options(self, state: Saga) -> list[int]:
        return [USE + HERO + hero for hero in range(HEROES) if state.offered_heroes >> hero & 1]

    def choose(self, state: Saga, choice: i64) -> None:
        hero = choice - USE - HERO
        state.hero_of[self.who] = hero
        state.hero_pool.remove(hero)
        if state.log is not None:
            state.say("hero-chosen", player=state.player_text(self.who), hero=state.source_text(HERO + hero))
        state.frames.append(ChooseOrigin(self.who))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-hero")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if USE + HERO <= choice < ORIGIN:
            return Reason("lor.hero_draft.deal", Text("why-not-dealt", what=state.source_text(choice - USE)))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return sound_drafter(state, self.who) and max(state.hero_of[self.who], state.origin_of[self.who]) < 0


class ChooseOrigin(Ask):
    """Keep one of the origins; then come to the island and take what the origin gives."""

    fields = ("who",)
    lies_on = (BOTTOM,)
    kind = "origin"
    rule = "lor.hero_draft.choose"

    def options(self, state: Saga) -> list[int]:
        return [ORIGIN + origin for origin in range(ORIGINS) if state.offered_origins >> origin & 1]

    def choose(self, state: Saga, choice: i64) -> None:
        origin = choice - ORIGIN
        state.origin_of[self.who] = origin
        if origin in state.origin_pool:
            state.origin_pool.remove(origin)
        state.offered_heroes = 0
        state.offered_origins = 0
        if state.log is not None:
            state.say("origin-chosen", player=state.player_text(self.who), origin=origin_text(state, origin))
        state.frames.append(LayTile(self.who))
        state.frames.append(ClaimRegions())  # lor.hero_draft.control_after_origin
        start(state, state.book.origin[origin], self.who)
        state.frames.append(ClaimRegions())  # lor.hero_draft.start_control
        state.frames.append(ChooseSea(self.who))
        draw(state, self.who, 1)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-origin")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if ORIGIN <= choice < ACTION:
            origin = choice - ORIGIN
            taken = origin == state.tables.odinson
            rule = "lor.hero_draft.odinson_taken" if taken else "lor.hero_draft.deal"
            return Reason(rule, Text("why-not-dealt", what=origin_text(state, origin)))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return sound_drafter(state, self.who) and state.origin_of[self.who] < 0 <= state.hero_of[self.who]


def starting_regions(state: Saga, who: i64, sea: i64) -> i64:
    """Mask of the regions beside a sea without armies and markers of others (`lor.hero_draft.place_forbidden`)."""
    taken: i64 = state.foreign_hosts(who)
    for seat in range(state.seats):
        if seat != who:
            taken |= state.owned[seat]
    return state.board.shore[sea] & ~taken


class ChooseSea(Ask):
    """Place the drakkar in a sea beside which there is a region to start in."""

    fields = ("who",)
    on_top = False
    kind = "start_sea"
    rule = "lor.hero_draft.place_drakkar"
    verbs = {"sea": "launch"}

    def options(self, state: Saga) -> list[int]:
        return [SEA + sea for sea in range(state.board.seas) if starting_regions(state, self.who, sea)]

    def choose(self, state: Saga, choice: i64) -> None:
        sea = choice - SEA
        state.drakkar[self.who] = sea
        if state.log is not None:
            state.say("drakkar", player=state.player_text(self.who), sea=state.sea_text(sea))
        state.frames.append(ChooseStart(self.who))

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-start-sea")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if SEA <= choice < REALM:
            if choice - SEA >= state.board.seas:
                return Reason("lor.setup.board_side", Text("why-not-on-board"))
            return Reason("lor.hero_draft.place_forbidden", Text("why-no-start", sea=state.sea_text(choice - SEA)))
        return self.wrong_kind(state, choice)

    def fits(self, state: Saga, at: i64) -> bool:
        return sound_drafter(state, self.who) and state.drakkar[self.who] < 0


class ChooseStart(Ask):
    """Place hero and armies in a region beside that sea."""

    fields = ("who",)
    kind = "start"
    rule = "lor.hero_draft.place_start"
    verbs = {"region": "land"}

    def options(self, state: Saga) -> list[int]:
        return state.board.members(starting_regions(state, self.who, state.drakkar[self.who]))

    def choose(self, state: Saga, choice: i64) -> None:
        place_hero(state, self.who, choice)
        for army in range(self.who * LEGION, self.who * LEGION + STARTING_ARMIES):
            state.army_value[army] = 1
            put_army(state, army, choice)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-start", sea=state.sea_text(state.drakkar[self.who]))

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if choice >= SEA:
            return self.wrong_kind(state, choice)
        name = state.region_text(choice)
        if choice < state.board.regions and state.board.shore[state.drakkar[self.who]] >> choice & 1:
            return Reason("lor.hero_draft.place_forbidden", Text("why-occupied", region=name))
        return Reason(self.rule, Text("why-not-beside-sea", region=name))

    def fits(self, state: Saga, at: i64) -> bool:
        return sound_drafter(state, self.who) and state.hero_at[self.who] < 0 <= state.drakkar[self.who]


class LayTile(Procedure[Saga]):
    """The hero tile is laid over the origin: from now on its ability works (`lor.heroes.ability_from_first_turn`)."""

    fields = ("who",)
    lies_on = (BOTTOM,)

    def __init__(self, who: i64) -> None:
        self.who = who

    def run(self, state: Saga) -> None:
        state.powers[self.who] |= 1 << HERO + state.hero_of[self.who]
        state.drafted += 1
        if state.drafted < state.seats:
            state.frames.append(DealDraft())
            return
        if state.first < 0:  # lor.hero_draft.first_player
            state.first = state.starter
        state.stirred = False
        state.frames.append(Turns())

    def fits(self, state: Saga, at: i64) -> bool:
        if not sound_drafter(state, self.who) or min(state.hero_of[self.who], state.origin_of[self.who]) < 0:
            return False
        coming = 0
        for frame in state.frames[at + 1 :]:
            who: int = frame.who if isinstance(frame, Ask) else frame.to_doc().get("who", self.who)
            name = type(frame).__name__
            if name not in COMING and not landed(state, who):
                return False
            coming += name in ("ChooseSea", "ChooseStart")
        return coming == (0 if landed(state, self.who) else 1)
