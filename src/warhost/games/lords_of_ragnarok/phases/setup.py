"""Setting up the table: forges, sheets, decks, the boss and the first monsters."""

from __future__ import annotations

from warhost.engine.state import BOTTOM, Procedure
from warhost.games.lords_of_ragnarok.mechanics.hands import fill_forge
from warhost.games.lords_of_ragnarok.model import NOBODY, RESERVE, Saga, rune_text
from warhost.games.lords_of_ragnarok.phases.events import draw_event, place_monster
from warhost.games.lords_of_ragnarok.phases.hero_draft import DealDraft
from warhost.games.lords_of_ragnarok.tables import (
    ARMIES,
    ARTIFACTS,
    BOSS,
    BOXES,
    FIGURES,
    GODS,
    HEROES,
    LOWEST,
    MONSTERS,
    ORIGINS,
    REALMS,
    RUNE_TYPES,
    SEATS,
    WHEEL,
)


def clear_table(state: Saga) -> None:
    """Everything as it lies in the box, the sheets in their printed order."""
    seats = state.seats
    tables = state.tables
    regions = state.board.regions
    state.hero_of = [-1] * seats
    state.origin_of = [-1] * seats
    state.hero_at = [-1] * seats
    state.drakkar = [-1] * seats
    state.attribute = [LOWEST] * (3 * seats)
    state.injured = [0] * seats
    state.runes = [0] * (RUNE_TYPES * seats)
    state.priests = [0] * seats
    state.powers = [0] * seats
    state.slayer_tokens = [0] * seats
    state.army_at = [RESERVE] * ARMIES
    state.army_value = [0] * ARMIES
    state.before = state.army_at[:]
    state.control = [NOBODY] * regions
    state.owned = [0] * seats
    state.level = [0] * len(GODS)
    state.priests_on = [0] * (len(GODS) * SEATS)
    state.forge_type = [-1] * regions
    state.rune_supply = tables.rune_supply[:]
    state.allies = [0] * REALMS
    state.wheel = [0] * WHEEL
    state.artifact_owner = [NOBODY] * ARTIFACTS
    state.figure_at = [RESERVE] * FIGURES
    state.ring = [NOBODY] * MONSTERS
    state.killer = [NOBODY] * MONSTERS
    state.sheets = [monster for pair in tables.pairs for monster in pair]
    state.marks = [NOBODY] * (FIGURES * BOXES)
    state.hands = [[] for _ in range(seats)]
    state.known = [0] * (SEATS * SEATS)
    state.hero_pool = list(range(HEROES))
    state.origin_pool = [origin for origin in range(ORIGINS) if origin != tables.odinson]


class SetUp(Procedure[Saga]):
    """The steps of the set-up in their order, up to the hero draft."""

    lies_on = (BOTTOM,)

    def run(self, state: Saga) -> None:
        clear_table(state)
        place_forges(state)
        for rune in range(RUNE_TYPES):  # lor.setup.monster_pairs
            if state.chance.below(2) == 1:
                top = state.sheets[2 * rune]
                state.sheets[2 * rune] = state.sheets[2 * rune + 1]
                state.sheets[2 * rune + 1] = top
        state.deck = list(range(len(state.tables.kind)))
        state.blessing_deck = list(range(len(state.tables.blessing_ids)))
        state.event_deck = state.tables.event_deck[state.terms.bracket][:]
        for deck in (state.deck, state.blessing_deck, state.event_deck):
            state.chance.shuffle(deck)
        place_boss(state)
        for _ in range(state.seats):
            event = draw_event(state)
            state.event_discard.append(event)
            place_monster(state, state.tables.event_placement[event], state.tables.event_region[event])
        state.starter = state.chance.below(state.seats)
        state.frames.append(DealDraft())


def place_forges(state: Saga) -> None:
    """`lor.setup.forges`; with two players three different ones and one of the rest (`lor.two_players.forges`)."""
    regions = state.board.forges
    tokens: list[int] = []
    rest: list[int] = []
    for rune in range(RUNE_TYPES):
        copies = state.tables.forge_tokens[rune]
        if len(regions) < sum(state.tables.forge_tokens):
            tokens.append(rune)
            copies -= 1
        rest += [rune] * copies
    state.chance.shuffle(rest)
    tokens += rest[: len(regions) - len(tokens)]
    state.chance.shuffle(tokens)
    for region, rune in zip(regions, tokens):
        state.forge_type[region] = rune
        fill_forge(state, region)
        if state.log is not None:
            state.say("forge", region=state.region_text(region), rune=rune_text(rune))


def place_boss(state: Saga) -> None:
    """`lor.setup.place_boss`."""
    event = draw_event(state)
    state.event_discard.append(event)
    region = state.tables.event_region[event]
    state.figure_at[BOSS] = region
    if state.log is not None:
        state.say("placed", figure=state.figure_text(BOSS), region=state.region_text(region))
