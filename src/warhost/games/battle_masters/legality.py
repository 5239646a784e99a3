"""Why a choice is refused. Each reason names the rule; the frames decide what is legal, this module explains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.battle_masters.mechanics.ground import is_ditch
from warhost.games.battle_masters.model import ASIDE, OUT, RESERVE, Battle
from warhost.games.battle_masters.tables import CANNON, MARSH, MISSILE, OGRE, WHOLE_ARMY

# The rule that bids each mode attack enemies only.
ENEMY_ONLY: Final = (
    "bm.attack.adjacent_enemy",
    "bm.archers.any_target_in_range",
    "bm.cannon.choose_target_first",
    "bm.ogre.attack_card",
)

DEPLOYMENT_RULES: Final = {  # deployment has words of its own for these limits
    "bm.river.no_entry": "bm.deployment.no_river_or_marsh",
    "bm.marsh.no_entry": "bm.deployment.no_river_or_marsh",
    "bm.movement.one_unit_per_hex": "bm.deployment.one_unit_per_hex",
}


def why_no_standing(state: Battle, unit: i64, h: i64) -> Reason:
    """Why a unit may not be in a hex."""
    name = state.hex_text(h)
    ground = state.ground
    if not ground.inside[h]:
        return Reason("bm.setup.whole_or_part_of_mat", Text("why-outside", hex=name))
    if ground.covered[h] == MARSH:
        return Reason("bm.marsh.no_entry", Text("why-marsh", hex=name))
    if not ground.open[h]:
        return Reason("bm.river.no_entry", Text("why-river", hex=name))
    if state.board[h] >= 0:
        return Reason("bm.movement.one_unit_per_hex", Text("why-occupied", hex=name))
    assert h == state.tower
    return Reason("bm.tower.standard_infantry_only", Text("why-tower", unit=state.unit_text(unit)))


def why_no_move(state: Battle, unit: i64, h: i64) -> Reason:
    """Why a unit may not step to a hex."""
    tables = state.tables
    ground = state.ground
    here = state.pos[unit]
    name = state.hex_text(h)
    if not ground.inside[h]:
        return Reason("bm.setup.whole_or_part_of_mat", Text("why-outside", hex=name))
    if h not in ground.near[here]:
        return Reason("bm.movement.one_hex", Text("why-not-adjacent", hex=name))
    side = tables.neighbour[here].index(h)
    if ground.hedged[here] >> side & 1:
        return Reason("bm.hedge.blocks_movement", Text("why-hedge", hex=name))
    if ground.dug[here] >> side & 1:
        entering = is_ditch(ground.covered[h])
        rule = "bm.ditch.enter_by_open_side" if entering else "bm.ditch.leave_by_open_side"
        if entering and is_ditch(ground.covered[here]):
            rule = "bm.ditch.no_crossing"
        return Reason(rule, Text("why-ditch", hex=name))
    return why_no_standing(state, unit, h)


def why_no_attack(state: Battle, unit: i64, target: i64) -> Reason:
    """Why a unit may not attack another from where it stands."""
    tables = state.tables
    name = state.unit_text(target)
    mode = tables.mode[unit]
    if tables.side[target] == tables.side[unit]:
        return Reason(ENEMY_ONLY[mode], Text("why-friend", unit=name))
    if state.pos[target] == OUT:
        return Reason("bm.attack.elimination", Text("why-eliminated", unit=name))
    if state.pos[target] == RESERVE:
        return Reason("bm.scenarios.arrival_on_first_card", Text("why-in-reserve", unit=name))
    distance = tables.distance[state.pos[unit]][state.pos[target]]
    if mode == MISSILE:
        reach = tables.range[unit]
        if distance <= reach:
            return Reason("bm.archers.any_target_in_range", Text("why-pinned", unit=state.unit_text(unit)))
        rule = "bm.archers.range_two" if reach == 2 else "bm.archers.range_three"
        return Reason(rule, Text("why-out-of-range", unit=name, distance=distance, range=reach))
    if mode == CANNON:
        reach = state.terms.cannon_range
        return Reason("bm.cannon.no_range_limit", Text("why-out-of-range", unit=name, distance=distance, range=reach))
    return Reason("bm.attack.adjacent_enemy", Text("why-not-adjacent-enemy", unit=name, distance=distance))


def why_no_use(state: Battle, unit: i64, in_use: i64, entered: i64, eligible: i64) -> Reason:
    """Why a unit may not be used now with the card in play, while another one, or none (-1), is in use."""
    tables = state.tables
    name = state.unit_text(unit)
    card = state.card
    on_card = tables.card_units[card] >> unit & 1 == 1
    if tables.side[unit] != tables.card_side[card]:
        return Reason("bm.overview.no_alternating_moves", Text("why-other-side", unit=name))
    if state.pos[unit] == OUT:
        return Reason("bm.cards.survivors_act", Text("why-eliminated", unit=name))
    if not on_card:
        if tables.card_special[card] == WHOLE_ARMY and tables.mode[unit] in (CANNON, OGRE):
            return Reason("bm.whole_army.excludes_cannon_and_ogre", Text("why-not-whole-army", unit=name))
        return Reason("bm.attack.only_units_on_card", Text("why-not-on-card", unit=name))
    if unit == in_use:
        return Reason("bm.activation.once_per_card", Text("why-in-use", unit=name))
    if entered >> unit & 1:
        return Reason("bm.scenarios.arrival_waits", Text("why-just-entered", unit=name))
    if state.terms.owner[unit] != state.acting:
        return Reason("bm.teams.owner_decides", Text("why-not-yours", unit=name))
    if in_use >= 0 and eligible >> unit & 1:
        return Reason("bm.activation.finish_unit_first", Text("why-unfinished", unit=state.unit_text(in_use)))
    if state.pos[unit] == RESERVE:
        return Reason("bm.scenarios.arrival_zone", Text("why-no-room", unit=name))
    if eligible >> unit & 1:
        return Reason("bm.cards.next_after_resolution", Text("why-idle", unit=name))
    return Reason("bm.activation.once_per_card", Text("why-has-acted", unit=name))


def why_no_entry(state: Battle, unit: i64, h: i64) -> Reason:
    """Why a unit may not come to the mat on a hex."""
    if h not in state.zones[state.tables.side[unit]]:
        return Reason("bm.scenarios.arrival_zone", Text("why-not-in-zone", hex=state.hex_text(h)))
    return why_no_standing(state, unit, h)


def why_not_deployed_here(state: Battle, unit: i64, h: i64) -> Reason:
    """Why a unit may not be deployed on a hex."""
    if state.ground.open[h] and h not in state.zones[state.tables.side[unit]]:
        area = "bm.deployment.one_or_two_rows" if state.scenario < 0 else "bm.scenarios.plan"
        return Reason(area, Text("why-not-in-zone", hex=state.hex_text(h)))
    standing = why_no_standing(state, unit, h)
    return Reason(DEPLOYMENT_RULES.get(standing.rule, standing.rule), standing.text)


def why_no_deployment(state: Battle, unit: i64, seat: i64) -> Reason:
    """Why a unit cannot be picked for deployment."""
    name = state.unit_text(unit)
    if state.tables.side[unit] != state.terms.seat_side[seat]:
        return Reason("bm.setup.choose_armies", Text("why-not-yours", unit=name))
    if state.terms.owner[unit] != seat:
        return Reason("bm.teams.owner_decides", Text("why-not-yours", unit=name))
    assert state.pos[unit] != ASIDE
    return Reason("bm.deployment.alternate_singly", Text("why-deployed", unit=name))
