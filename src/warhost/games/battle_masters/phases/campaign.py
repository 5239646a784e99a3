"""One battle or a campaign of five: what is set up, and what a battle leaves behind."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.state import BOTTOM, Procedure
from warhost.engine.text import Thing
from warhost.games.battle_masters.model import (
    ASIDE,
    CONCESSION,
    ELIMINATION,
    OUT,
    RESERVE,
    RUNNING,
    Battle,
    campaign_totals,
    side_text,
)
from warhost.games.battle_masters.phases.cards import ShuffleDeck
from warhost.games.battle_masters.phases.deployment import Deployment
from warhost.games.battle_masters.phases.preparation import ChoosePortion, ChooseSide
from warhost.games.battle_masters.tables import (
    CHAOS,
    ENTER_ON_FIRST_CARD,
    FIXED,
    HEXES,
    HIDDEN_TOKENS,
    IMPERIAL,
    UNITS,
    Scenario,
)


class Battles(Procedure[Battle]):
    """The bottom of the stack: closes the battle that was fought, and opens the next one if there is one."""

    fields = ("fought",)
    lies_on = (BOTTOM,)

    def __init__(self, fought: i64) -> None:
        self.fought = fought

    def fits(self, state: Battle, at: i64) -> bool:
        decided = state.winner != RUNNING
        return self.fought == len(state.victories) + 1 <= state.battles() and decided == (len(state.frames) == 1)

    def run(self, state: Battle) -> None:
        campaign = state.terms.scenario == "campaign"
        if self.fought > 0:
            state.victories = [*state.victories, state.winner]
            if not campaign or self.fought == len(state.tables.campaign):
                return
            before = state.elite
            state.elite = survivors(state)
            if state.log is not None:
                tell_how_it_stands(state, before)
        if campaign and state.log is not None:
            worth = state.terms.campaign_points[self.fought]
            state.say("campaign-battle", number=self.fought + 1, battles=state.battles(), worth=worth)
        state.frames.append(Battles(self.fought + 1))
        clear_table(state)
        tables = state.tables
        name = state.terms.scenario
        if name == "free":
            prepare_free_battle(state)
        elif name == "quick_start":
            prepare_scenario(state, -1, tables.quick_start)
        else:
            plan = tables.campaign[self.fought] if campaign else tables.scenario_of_name[name]
            prepare_scenario(state, plan, tables.scenarios[plan])


def tell_how_it_stands(state: Battle, before: i64) -> None:
    """Between two battles: the points, and who is elite now or no more."""
    totals = campaign_totals(state.terms.campaign_points, state.victories)
    state.say("campaign", imperial=totals[IMPERIAL], chaos=totals[CHAOS])
    for side in (IMPERIAL, CHAOS):
        for key, mask in (("elite", state.elite), ("elite-lost", before & ~state.elite)):
            units = tuple([state.unit_text(unit) for unit in state.tables.army[side] if mask >> unit & 1])
            if units:
                state.say(key, side=side_text(side), units=units)


def survivors(state: Battle) -> i64:
    """`bm.elite.earned_by_survival`: units still in play become, or remain, elite."""
    mask: i64 = 0
    for unit in range(UNITS):
        surrendered = state.ending == CONCESSION and state.tables.side[unit] != state.winner
        if state.pos[unit] != OUT and not surrendered:
            mask |= 1 << unit
    return mask


def clear_table(state: Battle) -> None:
    """Full armies, no wounds, all cards, an undamaged tower (`bm.campaign.five_battles`)."""
    tables = state.tables
    state.portion = 0
    state.rubble = 0
    state.pos = [ASIDE] * UNITS
    state.skulls = [0] * UNITS
    state.board = [-1] * HEXES
    state.living = [len(army) for army in tables.army]
    state.draw_pile = []
    state.played = []
    state.removed = []
    state.card = -1
    state.ogre_moves = tables.ogre_moves
    state.ogre_attacks = tables.ogre_attacks
    state.quiet = True
    state.quiet_passes = 0
    state.winner = RUNNING
    state.ending = ELIMINATION
    state.conceded = 0
    state.draw_offers = 0


def prepare_free_battle(state: Battle) -> None:
    """One player lays the terrain, the other picks a side; then the armies deploy."""
    layer = state.terms.terrain_layer
    if layer < 0:
        layer = state.chance.below(2)
    if state.log is not None:
        state.say("layer", side=side_text(layer))
    state.frames += [ShuffleDeck(), Deployment(CHAOS), ChooseSide(1 - layer), ChoosePortion(layer)]


def prepare_scenario(state: Battle, index: int, scenario: Scenario) -> None:
    """Lay the plan's terrain and bring the armies to the mat as it says."""
    state.scenario = index
    state.pieces = scenario.pieces
    state.ground = state.terms.grounds.of(scenario)
    state.tower = state.ground.tower
    state.zones = scenario.zones
    mode = scenario.mode
    positions = scenario.positions
    if state.terms.borderlands_fixed and scenario.fixed_positions:
        mode = FIXED
        positions = scenario.fixed_positions
    state.hidden = mode == HIDDEN_TOKENS
    if mode == ENTER_ON_FIRST_CARD:
        state.pos = [RESERVE] * UNITS
    for unit, h in positions.items():
        state.place(unit, h)
    if state.log is not None:
        state.say("scenario", scenario=Thing("scenario", scenario.name))
    state.frames += [ShuffleDeck(), Deployment(CHAOS)]
