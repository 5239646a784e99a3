"""What can be chosen: regions, armies, cards …, and the verbs: `move 5`, `activate green2`, `tame draugr`."""

from __future__ import annotations

from typing import Final

from warhost.engine.alphabet import Alphabet, Span
from warhost.games.lords_of_ragnarok.model import (
    ACTION,
    ARMY,
    ATTACK,
    ATTRIBUTE,
    BOX,
    CARD,
    FIGURE,
    FINISH,
    FORGE,
    GOD,
    GROW,
    HUNT,
    OPTION,
    ORIGIN,
    PLAYER,
    PREPARE,
    REALM,
    RECRUIT,
    REGION,
    RUNE,
    RUNE_ACTION,
    SEA,
    STRIKE,
    USE,
    YES,
)
from warhost.games.lords_of_ragnarok.tables import (
    ACTIONS,
    ARMIES,
    ATTACK_CARDS,
    ATTRIBUTES,
    BOXES,
    COMBAT_CARDS,
    GODS,
    LEGION,
    PREPARATIONS,
    REGIONS,
    RUNE_ACTIONS,
    RUNES,
    SEAS,
    Tables,
)

# Each verb with the rule that says when its moment is, and what it can name.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "hero": ("lor.hero_draft.choose", "source"),
    "descend": ("lor.hero_draft.choose", "origin"),
    "launch": ("lor.hero_draft.place_drakkar", "sea"),
    "land": ("lor.hero_draft.place_start", "region"),
    "pray": ("lor.prayer.send_priest", "god"),
    "forge": ("lor.prayer.forge_rune",),
    "sail": ("lor.hero_step.move_drakkar", "sea"),
    "heal": ("lor.injuries.heal", "attribute"),
    "invoke": ("lor.rune_actions.one_per_turn", "rune_action"),
    "pay": ("lor.rune_actions.set_different", "rune"),
    "tame": ("lor.rune_actions.control_monster", "figure"),
    "ally": ("lor.rune_actions.alliance", "realm"),
    "travel": ("lor.rune_actions.place_hero", "region"),
    "activate": ("lor.manoeuvres.activate_one", "army"),
    "move": ("lor.manoeuvres.activation_move", "region"),
    "march": ("lor.movement.army_any_region", "army"),
    "grow": ("lor.manoeuvres.activation_grow",),
    "recruit": ("lor.manoeuvres.recruit_if_none",),
    "muster": ("lor.manoeuvres.recruit_where", "region"),
    "act": ("lor.special_actions.mandatory", "action"),
    "accept": ("lor.special_actions.realm_bonus_optional",),
    "prepare": ("lor.prepare.choose_two", "preparation"),
    "raise": ("lor.armies.who_chooses", "army", "attribute"),
    "build": ("lor.build_temple.where", "region"),
    "bless": ("lor.blessing_draft.pick_order", "source"),
    "rouse": ("lor.monsters_action.activate_two", "figure"),
    "hunt": ("lor.monsters_action.hunt_monster", "hunt"),
    "erect": ("lor.build_monument.add_level", "god"),
    "drive": ("lor.monsters.activation_choice", "region"),
    "strike": ("lor.monsters.activation_choice",),
    "trample": ("lor.monsters.trample_choice", "army"),
    "release": ("lor.monsters.release_only_then", "figure"),
    "weaken": ("lor.monsters.die_attack", "army"),
    "rout": ("lor.events.active_player_resolves", "player"),
    "wound": ("lor.events.active_player_resolves", "player"),
    "lure": ("lor.monsters.attack_without_target", "player"),
    "blow": ("lor.movement.forced_move", "army"),
    "lift": ("lor.movement.placement_source", "army"),
    "place": ("lor.movement.placement_source", "region"),
    "retreat": ("lor.movement.retreat_target", "region"),
    "injure": ("lor.injuries.flip", "attribute"),
    "gain": ("lor.runes.from_supply", "rune"),
    "drop": ("lor.runes.over_limit", "rune"),
    "discard": ("lor.heroes.hand_over_limit", "card"),
    "strip": ("lor.hunt.attack_choices", "card"),
    "attack": ("lor.hunt.mr2_play_attack", "attack_card"),
    "defend": ("lor.hunt.mr3_defend", "card"),
    "hit": ("lor.hunt.hero_play", "card"),
    "cover": ("lor.hunt.hero_box_choice", "box"),
    "smite": ("lor.kills.damage_outside_hunt", "figure"),
    "battle": ("lor.battle.several", "region"),
    "wait": ("lor.battle.several", "player"),
    "play": ("lor.battle.b1_alternate", "card"),
    "lose": ("lor.battle.b3_card_losses", "army"),
    "shelter": ("lor.battle.b3_defeat_loss", "army"),
    "use": ("lor.artifacts.discharge", "source"),
    "option": ("lor.cards.as_far_as_possible", "option"),
    "finish": ("lor.turn.optional_steps",),
    "pass": ("lor.battle.b1_pass",),
    "decline": ("lor.cards.as_far_as_possible",),
    "stay": ("lor.boss.sheet",),
    "spare": ("lor.monsters.trample_optional",),
}


def alphabet(tables: Tables) -> Alphabet:
    armies = [f"{tables.colour_ids[army // LEGION]}{army % LEGION + 1}" for army in range(ARMIES)]
    spans = (
        Span(REGION, "region", numbers(REGIONS), verb="move", settled=True),
        Span(SEA, "sea", [f"sea{number}" for number in numbers(SEAS)], verb="sail", settled=True),
        Span(REALM, "realm", tables.realm_ids, verb="ally", settled=True),
        Span(ARMY, "army", armies, verb="activate", settled=True),
        Span(PLAYER, "player", tables.colour_ids, verb="pick"),
        Span(FIGURE, "figure", tables.figure_ids, verb="rouse", settled=True),
        Span(HUNT, "hunt", tables.figure_ids, of="figure", settled=True),
        Span(GOD, "god", GODS, verb="pray", settled=True),
        Span(RUNE, "rune", RUNES, verb="gain", settled=True),
        Span(ATTRIBUTE, "attribute", ATTRIBUTES, verb="heal", settled=True),
        Span(CARD, "card", padded(tables.card_ids, COMBAT_CARDS), verb="play", settled=True),
        Span(ATTACK, "attack_card", padded(tables.attack_ids, ATTACK_CARDS), verb="attack", settled=True),
        Span(USE, "source", tables.source_ids, verb="use", settled=True),
        Span(ORIGIN, "origin", tables.origin_ids, verb="descend", settled=True),
        Span(ACTION, "action", ACTIONS, verb="act", settled=True),
        Span(RUNE_ACTION, "rune_action", RUNE_ACTIONS, verb="invoke", settled=True),
        Span(BOX, "box", numbers(BOXES), verb="cover", settled=True),
        Span(OPTION, "option", numbers(PREPARE - OPTION), settled=True),
        Span(PREPARE, "preparation", PREPARATIONS, verb="prepare", settled=True),
        Span(FINISH, "finish"),
        Span(YES, "yes", verb="accept"),
        Span(GROW, "grow", settled=True),
        Span(RECRUIT, "recruit", settled=True),
        Span(STRIKE, "strike", settled=True),
        Span(FORGE, "forge", settled=True),
    )
    return Alphabet(spans, VERBS)


def numbers(count: int) -> list[str]:
    return [str(number) for number in range(1, count + 1)]


def padded(ids: list[str], count: int) -> list[str]:
    """Names for all numbers of cards; there are more numbers than kinds."""
    return ids + [f"no{number + 1}" for number in range(len(ids), count)]
