"""Why a choice is refused. Each reason names the rule; the frames decide what is legal, this module explains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import RUNE_ACTION_ADDED, USURP_STRENGTH
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.mechanics.armies import destinations
from warhost.games.lords_of_ragnarok.mechanics.control import resistance
from warhost.games.lords_of_ragnarok.model import BOX, FINISH, KILLED, OPTION, RESERVE, Saga, action_text, god_text
from warhost.games.lords_of_ragnarok.tables import (
    ACTIONS,
    ARTIFACT,
    BOSS,
    BUILD_MONUMENT,
    HERO,
    HIGHEST,
    LEGION,
    RUNE_ACTIONS,
    SHIELD,
    STRENGTH,
    TOP,
    USURP,
)

REQUIREMENTS: Final = (  # the rule that says when each special action can be carried out
    "lor.reinforce.requirement",
    "lor.special_actions.must_be_resolvable",
    "lor.prepare.second_impossible",
    "lor.build_temple.requirement",
    "lor.monsters_action.requirement",
    "lor.usurp.hero_alone",
    "lor.build_monument.not_complete",
)


# -- sources


def why_not_usable(state: Saga, seat: i64, source: i64) -> Reason:
    """Why a blessing, an artifact or the hero's ability cannot be used now."""
    what = state.source_text(source)
    if ARTIFACT <= source < HERO:
        if state.artifact_owner[source - ARTIFACT] != seat:
            return Reason("lor.ownership.reserve", Text("why-not-owned", what=what))
        if not state.powers[seat] >> source & 1:
            return Reason("lor.artifacts.discharge", Text("why-discharged", what=what))
        return Reason("lor.artifacts.discharge", Text("why-not-usable", what=what))
    if not state.powers[seat] >> source & 1:
        return Reason("lor.ownership.reserve", Text("why-not-owned", what=what))
    if state.used >> source & 1:
        return Reason("lor.cards.effects_add_up", Text("why-used", what=what))
    if state.book.sources[RUNE_ACTION_ADDED] >> source & 1:
        if state.rune_actions == 0:
            return Reason("lor.rune_actions.one_per_turn", Text("why-rune-action-done"))
        return Reason("lor.rune_actions.must_have_effect", Text("why-cannot-invoke"))
    return Reason("lor.cards.as_far_as_possible", Text("why-not-usable", what=what))


# -- prayer and runes


def why_no_priest(state: Saga, seat: i64, god: i64, sent: bool) -> Reason:
    if sent:
        return Reason("lor.prayer.send_priest", Text("why-priest-sent"))
    if state.priests[seat] == 0:
        return Reason("lor.prayer.send_priest", Text("why-no-priest"))
    return Reason("lor.prayer.send_priest", Text("why-no-slot", god=god_text(god)))


def why_no_rune_action(state: Saga, seat: i64, action: i64) -> Reason:
    if state.rune_actions == 0:
        return Reason("lor.rune_actions.one_per_turn", Text("why-rune-action-done"))
    cost = state.book.rune_action_cost[action]
    if cost == 0:
        return Reason(f"lor.rune_actions.{RUNE_ACTIONS[action]}", Text("why-cannot-invoke"))
    held = len([rune for rune in range(3) if state.runes[seat * 3 + rune] > 0])
    if held < cost:
        return Reason("lor.rune_actions.set_different", Text("why-few-runes", count=cost))
    return Reason("lor.rune_actions.must_have_effect", Text("why-cannot-invoke"))


# -- armies


def why_no_activation(state: Saga, seat: i64, army: i64, done: bool) -> Reason:
    if army // LEGION != seat:
        return Reason("lor.manoeuvres.activate_one", Text("why-not-your-army"))
    if done:
        return Reason("lor.mobilize.once_each", Text("why-activated"))
    if state.army_at[army] < 0:
        return Reason("lor.manoeuvres.activate_one", Text("why-in-reserve"))
    return Reason("lor.manoeuvres.activation_move", Text("why-idle-army"))


def why_no_move(state: Saga, army: i64, region: i64, range_: i64) -> Reason:
    if region >= state.board.regions:
        return Reason("lor.setup.board_side", Text("why-not-on-board"))
    name = state.region_text(region)
    if region == state.figure_at[BOSS]:
        return Reason("lor.movement.loki_blocks_armies", Text("why-boss-there", region=name))
    if region == state.army_at[army]:
        return Reason("lor.manoeuvres.activation_move", Text("why-there-already", region=name))
    assert not destinations(state, army, range_) >> region & 1
    return Reason("lor.manoeuvres.activation_move", Text("why-not-adjacent", region=name))


def why_no_growth(state: Saga, army: i64) -> Reason:
    if state.army_value[army] == HIGHEST:
        return Reason("lor.armies.cap", Text("why-army-full"))
    region = state.army_at[army]
    if not state.board.settlements >> region & 1:
        return Reason("lor.manoeuvres.activation_grow", Text("why-no-settlement"))
    moved = state.before[army] != region
    rule = "lor.mobilize.no_growth_in_new_region" if moved else "lor.manoeuvres.activation_grow"
    return Reason(rule, Text("why-settlement-not-yours"))


# -- special actions


def usurp_refused(state: Saga, seat: i64) -> Reason | None:
    """Why a seat cannot usurp the region of its hero; None if it can."""
    region = state.hero_at[seat]
    owner = state.control[region]
    if owner == seat:
        return Reason("lor.usurp.not_own", Text("why-usurp-own"))
    for other in range(state.seats):
        if other != seat and state.hero_at[other] == region:
            return Reason("lor.usurp.hero_alone", Text("why-other-hero"))
    strength = state.value(seat, STRENGTH) + state.modifier(seat, USURP_STRENGTH)
    if owner < 0:
        needed = state.board.population[region]
        rule = "lor.usurp.neutral_condition"
    elif not state.armies_in(owner, region):
        needed = resistance(state, region)  # lor.usurp.undefended, unless an effect of the owner says more
        rule = "lor.usurp.undefended"
    else:
        needed = 0
        for other in range(state.seats):
            if other != seat:
                needed += state.total(other, region)
        rule = "lor.usurp.controlled_condition"
    if strength >= needed:
        return None
    return Reason(rule, Text("why-too-weak", strength=strength, needed=needed))


def why_no_action(state: Saga, seat: i64, action: i64) -> Reason:
    if action == BUILD_MONUMENT:
        if min(state.level) == TOP:
            return Reason("lor.build_monument.not_complete", Text("why-all-complete"))
        return Reason("lor.build_monument.requirement", Text("why-no-marker"))
    if state.marked(seat, action):
        return Reason("lor.special_actions.not_twice", Text("why-own-marker", action=action_text(action)))
    refused = usurp_refused(state, seat) if action == USURP else None
    if refused is not None:
        return refused
    return Reason(REQUIREMENTS[action], Text(f"why-cannot-{ACTIONS[action]}"))


def why_no_rousing(state: Saga, seat: i64, figure: i64, first: i64) -> Reason:
    name = state.figure_text(figure)
    if figure == BOSS:
        return Reason("lor.boss.activation_sources", Text("why-boss-no-monster"))
    if figure == first:
        return Reason("lor.monsters_action.activate_two", Text("why-roused", figure=name))
    if state.figure_at[figure] in (RESERVE, KILLED):
        return Reason("lor.monsters_action.activate_two", Text("why-not-in-play", figure=name))
    return Reason("lor.monsters_action.not_others", Text("why-has-ring", figure=name))


def why_no_hunt(state: Saga, seat: i64, figure: i64) -> Reason:
    if state.figure_at[figure] != state.hero_at[seat]:
        rule = "lor.monsters_action.hunt_boss" if figure == BOSS else "lor.monsters_action.hunt_monster"
        return Reason(rule, Text("why-monster-elsewhere", figure=state.figure_text(figure)))
    needed = state.terms.kills_for_boss
    return Reason("lor.victory.slayer_requirement", Text("why-few-kills", kills=state.kills(seat), needed=needed))


# -- the hunt


def why_no_damage(state: Saga, seat: i64, kind: i64) -> Reason:
    if kind not in [state.tables.kind[card] for card in state.hands[seat]]:
        return Reason("lor.hunt.hero_play", Text("why-card-not-held"))
    name = state.card_text(kind)
    if state.prey == BOSS and state.tables.card_weapon[kind] != SHIELD:
        return Reason("lor.boss.double_boxes", Text("why-no-partner", card=name))
    return Reason("lor.hunt.hero_match_needed", Text("why-no-match", card=name))


def why_no_box(state: Saga, frame: Ask, choice: i64) -> Reason:
    if BOX <= choice < OPTION:
        if choice - BOX not in state.uncovered(state.prey):
            return Reason("lor.hunt.hero_match_needed", Text("why-box-covered", number=choice - BOX + 1))
        return Reason("lor.hunt.hero_match_needed", Text("why-box-weapon", number=choice - BOX + 1))
    if choice == FINISH:
        return Reason("lor.hunt.hero_match_needed", Text("why-must-cover"))
    return frame.wrong_kind(state, choice)
