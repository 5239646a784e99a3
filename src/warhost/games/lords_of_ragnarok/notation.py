"""Choices as text: `move 5`, `activate green2`, `tame draugr`, `act mobilize`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
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
    USE,
    Saga,
    action_text,
    attribute_text,
    god_text,
    rune_text,
)
from warhost.games.lords_of_ragnarok.tables import (
    ACTIONS,
    ATTRIBUTES,
    BOXES,
    GODS,
    PREPARATIONS,
    REGIONS,
    RUNE_ACTIONS,
    RUNES,
    SEAS,
    WEAPONS,
)

# Each verb with the rule that says when its moment is.
MOMENTS: Final = {
    "hero": "lor.hero_draft.choose",
    "descend": "lor.hero_draft.choose",
    "launch": "lor.hero_draft.place_drakkar",
    "land": "lor.hero_draft.place_start",
    "pray": "lor.prayer.send_priest",
    "forge": "lor.prayer.forge_rune",
    "sail": "lor.hero_step.move_drakkar",
    "heal": "lor.injuries.heal",
    "invoke": "lor.rune_actions.one_per_turn",
    "pay": "lor.rune_actions.set_different",
    "tame": "lor.rune_actions.control_monster",
    "ally": "lor.rune_actions.alliance",
    "travel": "lor.rune_actions.place_hero",
    "activate": "lor.manoeuvres.activate_one",
    "move": "lor.manoeuvres.activation_move",
    "march": "lor.movement.army_any_region",
    "grow": "lor.manoeuvres.activation_grow",
    "recruit": "lor.manoeuvres.recruit_if_none",
    "muster": "lor.manoeuvres.recruit_where",
    "act": "lor.special_actions.mandatory",
    "accept": "lor.special_actions.realm_bonus_optional",
    "prepare": "lor.prepare.choose_two",
    "raise": "lor.armies.who_chooses",
    "build": "lor.build_temple.where",
    "bless": "lor.blessing_draft.pick_order",
    "rouse": "lor.monsters_action.activate_two",
    "hunt": "lor.monsters_action.hunt_monster",
    "erect": "lor.build_monument.add_level",
    "drive": "lor.monsters.activation_choice",
    "strike": "lor.monsters.activation_choice",
    "trample": "lor.monsters.trample_choice",
    "release": "lor.monsters.release_only_then",
    "weaken": "lor.monsters.die_attack",
    "rout": "lor.events.active_player_resolves",
    "wound": "lor.events.active_player_resolves",
    "lure": "lor.monsters.attack_without_target",
    "blow": "lor.movement.forced_move",
    "lift": "lor.movement.placement_source",
    "place": "lor.movement.placement_source",
    "retreat": "lor.movement.retreat_target",
    "injure": "lor.injuries.flip",
    "gain": "lor.runes.from_supply",
    "drop": "lor.runes.over_limit",
    "discard": "lor.heroes.hand_over_limit",
    "strip": "lor.hunt.attack_choices",
    "attack": "lor.hunt.mr2_play_attack",
    "defend": "lor.hunt.mr3_defend",
    "hit": "lor.hunt.hero_play",
    "cover": "lor.hunt.hero_box_choice",
    "smite": "lor.kills.damage_outside_hunt",
    "battle": "lor.battle.several",
    "wait": "lor.battle.several",
    "play": "lor.battle.b1_alternate",
    "lose": "lor.battle.b3_card_losses",
    "shelter": "lor.battle.b3_defeat_loss",
    "use": "lor.artifacts.discharge",
    "option": "lor.cards.as_far_as_possible",
    "finish": "lor.turn.optional_steps",
    "pass": "lor.battle.b1_pass",
    "decline": "lor.cards.as_far_as_possible",
    "stay": "lor.boss.sheet",
    "spare": "lor.monsters.trample_optional",
}
REGION_VERBS: Final = (
    "move",
    "land",
    "muster",
    "travel",
    "build",
    "drive",
    "place",
    "retreat",
    "battle",
)
ARMY_VERBS: Final = ("activate", "march", "raise", "trample", "weaken", "blow", "lift", "lose", "shelter")
PLAYER_VERBS: Final = ("rout", "wound", "lure", "wait")
FIGURE_VERBS: Final = ("rouse", "hunt", "tame", "release", "smite")
CARD_VERBS: Final = ("discard", "strip", "defend", "hit", "play")
SOURCE_VERBS: Final = ("use", "hero", "bless")
BARE_VERBS: Final = (
    "forge",
    "grow",
    "recruit",
    "accept",
    "strike",
    "finish",
    "pass",
    "decline",
    "stay",
    "spare",
)


def object_name(state: Saga, choice: i64) -> str:
    """What a choice names: a region, an army …; empty for a bare verb."""
    tables = state.tables
    if choice < SEA:
        return str(choice + 1)
    if choice < REALM:
        return f"sea{choice - SEA + 1}"
    if choice < ARMY:
        return tables.realm_ids[choice - REALM]
    if choice < PLAYER:
        return state.army_name(choice - ARMY)
    if choice < FIGURE:
        return tables.colour_ids[choice - PLAYER]
    if choice < GOD:
        return tables.figure_ids[choice - (FIGURE if choice < HUNT else HUNT)]
    if choice < RUNE:
        return GODS[choice - GOD]
    if choice < ATTRIBUTE:
        return RUNES[choice - RUNE]
    if choice < CARD:
        return ATTRIBUTES[choice - ATTRIBUTE]
    if choice < ATTACK:
        return named(tables.card_ids, choice - CARD)
    if choice < USE:
        return named(tables.attack_ids, choice - ATTACK)
    if choice < ORIGIN:
        return tables.source_ids[choice - USE]
    if choice < ACTION:
        return tables.origin_ids[choice - ORIGIN]
    if choice < RUNE_ACTION:
        return ACTIONS[choice - ACTION]
    if choice < BOX:
        return RUNE_ACTIONS[choice - RUNE_ACTION]
    if choice < OPTION:
        return str(choice - BOX + 1)
    if choice < PREPARE:
        return str(choice - OPTION + 1)
    return PREPARATIONS[choice - PREPARE] if choice < FINISH else ""


def named(ids: list[str], kind: i64) -> str:
    """The name of a kind of card; there are more numbers than kinds."""
    return ids[kind] if kind < len(ids) else f"no{kind + 1}"


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
        return Text(f"origin-{tables.origin_ids[choice - ORIGIN]}")
    if ACTION <= choice < RUNE_ACTION:
        return action_text(choice - ACTION)
    if RUNE_ACTION <= choice < BOX:
        return Text(f"invoke-{RUNE_ACTIONS[choice - RUNE_ACTION]}")
    if BOX <= choice < OPTION:
        return Text("box", number=choice - BOX + 1)
    if PREPARE <= choice < FINISH:
        return Text(f"prepare-{PREPARATIONS[choice - PREPARE]}")
    return Text("verbatim", text=object_name(state, choice))


def card_label(state: Saga, kind: i64) -> Text:
    """A combat card with what is printed on it in figures."""
    tables = state.tables
    weapon = Text(f"weapon-{WEAPONS[tables.card_weapon[kind]]}")
    value = tables.card_value[kind]
    losses = tables.card_losses[kind]
    return Text("card-label", card=state.card_text(kind), weapon=weapon, value=value, losses=losses)


def read_verb(state: Saga, text: str) -> str:
    """The verb of a well-formed choice of any decision; empty for anything else."""
    words = text.split()
    if len(words) == 1:
        return words[0] if words[0] in BARE_VERBS else ""
    if len(words) == 2 and words[1] in object_names(state, words[0]):
        return words[0]
    return ""


def object_names(state: Saga, verb: str) -> Sequence[str]:
    """What a verb can name."""
    tables = state.tables
    if verb in REGION_VERBS:
        return [str(number) for number in range(1, REGIONS + 1)]
    if verb in ("sail", "launch"):
        return [f"sea{number}" for number in range(1, SEAS + 1)]
    if verb == "raise":
        return [*ATTRIBUTES, *[state.army_name(army) for army in range(PLAYER - ARMY)]]
    if verb in ARMY_VERBS:
        return [state.army_name(army) for army in range(PLAYER - ARMY)]
    if verb in PLAYER_VERBS:
        return tables.colour_ids
    if verb in FIGURE_VERBS:
        return tables.figure_ids
    if verb in CARD_VERBS:
        return tables.card_ids
    if verb in SOURCE_VERBS:
        return tables.source_ids
    numbers = [str(number) for number in range(1, BOXES + 1)]
    others: dict[str, Sequence[str]] = {
        "ally": tables.realm_ids,
        "pray": GODS,
        "erect": GODS,
        "gain": RUNES,
        "pay": RUNES,
        "drop": RUNES,
        "heal": ATTRIBUTES,
        "injure": ATTRIBUTES,
        "attack": tables.attack_ids,
        "descend": tables.origin_ids,
        "act": ACTIONS,
        "invoke": RUNE_ACTIONS,
        "cover": numbers,
        "option": numbers,
        "prepare": PREPARATIONS,
    }
    return others.get(verb, ())


def moment_reason(verb: str, now: Text) -> Reason:
    """Why a choice of another decision cannot be made now."""
    return Reason(MOMENTS[verb], Text("why-not-now", verb=Text(f"verb-{verb}"), now=now))
