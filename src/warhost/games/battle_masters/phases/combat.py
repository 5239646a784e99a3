"""Attack and defence: how many dice, what they show, and the skulls that remain."""

from __future__ import annotations

from math import comb

from mypy_extensions import i64

from warhost.engine.text import Text, Thing
from warhost.games.battle_masters.documents import AttackHints
from warhost.games.battle_masters.mechanics.ground import is_ditch
from warhost.games.battle_masters.model import Battle
from warhost.games.battle_masters.phases.ending import eliminate
from warhost.games.battle_masters.tables import (
    ACROSS_DITCH,
    CHARGE,
    CHARGE_CARD,
    ELITE_ATTACKER,
    ELITE_DEFENDER,
    FACES,
    GARRISON_ATTACKS,
    GARRISON_DEFENDS,
    INSIDE_DITCH,
    MISSILE,
    MISSILE_ATTACKS_ADJACENT,
    MISSILE_DEFENDS_ADJACENT,
    MODIFIERS,
    SHIELD,
    SKULL,
)


def modifiers(state: Battle, attacker: i64, target: i64) -> i64:
    """Mask of the dice modifiers that apply to an attack; they add up (`bm.attack.modifiers_add_up`)."""
    tables = state.tables
    here = state.pos[attacker]
    there = state.pos[target]
    missile = tables.mode[attacker] == MISSILE
    adjacent = tables.distance[here][there] == 1
    mask: i64 = 0
    if tables.card_special[state.card] == CHARGE:
        mask |= CHARGE_CARD
    if state.elite:
        if state.elite >> attacker & 1:
            mask |= ELITE_ATTACKER
        if state.elite >> target & 1:
            mask |= ELITE_DEFENDER
    if state.tower >= 0:
        if here == state.tower:
            mask |= GARRISON_ATTACKS
        if there == state.tower:
            mask |= GARRISON_DEFENDS
    across = not missile and state.ground.dug_between(tables, here, there)
    if across:
        mask |= ACROSS_DITCH
    terms = state.terms
    if terms.close_shot_penalty and adjacent:
        if missile:
            mask |= MISSILE_ATTACKS_ADJACENT
        if tables.mode[target] == MISSILE:
            mask |= MISSILE_DEFENDS_ADJACENT
    if terms.ditch_always_protects and not across and is_ditch(state.ground.covered[there]):
        mask |= INSIDE_DITCH
    return mask


def attack_dice(state: Battle, attacker: i64, mask: i64) -> i64:
    """At least one die is always rolled."""
    return max(1, state.tables.combat_value[attacker] + state.tables.attack_delta[mask])


def defence_dice(state: Battle, target: i64, mask: i64) -> i64:
    return max(1, state.tables.combat_value[target] + state.tables.defence_delta[mask])


def attack_label(state: Battle, attacker: i64, target: i64) -> Text:
    """An attack in words, with the dice it would be fought with."""
    mask = modifiers(state, attacker, target)
    return Text(
        "choice-shoot" if state.tables.mode[attacker] == MISSILE else "choice-attack",
        unit=state.unit_text(target),
        hex=state.hex_text(state.pos[target]),
        attack=attack_dice(state, attacker, mask),
        defence=defence_dice(state, target, mask),
    )


def modifier_texts(mask: i64) -> tuple[Text, ...]:
    return tuple([Thing("modifier", name) for bit, name in enumerate(MODIFIERS) if mask >> bit & 1])


def attack_hints(state: Battle, attacker: i64, target: i64) -> AttackHints:
    """Dice on both sides and how likely, in per cent, the attack wounds and eliminates the target."""
    mask = modifiers(state, attacker, target)
    thrown = attack_dice(state, attacker, mask)
    parried = defence_dice(state, target, mask)
    return {
        "attacker": state.tables.unit_ids[attacker],
        "target": state.tables.unit_ids[target],
        "attack": thrown,
        "defence": parried,
        "modifiers": [MODIFIERS[bit] for bit in range(len(MODIFIERS)) if mask >> bit & 1],
        "wound": round(100 * chance_of_skulls(state, thrown, parried, 1)),
        "kill": round(100 * chance_of_skulls(state, thrown, parried, state.life_left(target))),
    }


def chance_of_skulls(state: Battle, thrown: int, parried: int, wanted: int) -> float:
    """How likely at least so many skulls of an attack are left after the shields of the defence."""
    die = state.tables.die
    skull = die.count(SKULL) / len(die)
    shield = die.count(SHIELD) / len(die)
    total = 0.0
    for skulls in range(wanted, thrown + 1):
        for shields in range(min(parried, skulls - wanted) + 1):
            total += _binomial(thrown, skulls, skull) * _binomial(parried, shields, shield)
    return total


def _binomial(dice: int, hits: int, likely: float) -> float:
    return float(comb(dice, hits) * likely**hits * (1 - likely) ** (dice - hits))


def roll(state: Battle, dice: i64) -> list[int]:
    """Faces of some combat dice."""
    die = state.tables.die
    chance = state.chance
    sides = len(die)
    return [die[chance.below(sides)] for _ in range(dice)]


def attack(state: Battle, attacker: i64, target: i64) -> None:
    """One attack: skulls against shields (`bm.defence.net_wounds`)."""
    mask = modifiers(state, attacker, target)
    thrown = roll(state, attack_dice(state, attacker, mask))
    parried = roll(state, defence_dice(state, target, mask))
    skulls = thrown.count(SKULL) - parried.count(SHIELD)
    if state.log is not None:
        state.say(
            "attack",
            unit=state.unit_text(attacker),
            target=state.unit_text(target),
            hex=state.hex_text(state.pos[target]),
            attack=face_texts(thrown),
            defence=face_texts(parried),
            skulls=max(0, skulls),
            modifiers=modifier_texts(mask) or (Thing("modifier", "none"),),
        )
    if skulls > 0:
        wound(state, target, skulls)


def face_texts(faces: list[int]) -> tuple[Text, ...]:
    return tuple([Thing("face", FACES[face]) for face in faces])


def wound(state: Battle, unit: i64, skulls: i64) -> None:
    """Give a unit skull tokens; those beyond its last life point are lost."""
    tables = state.tables
    taken = min(skulls, tables.life_points[unit] - state.skulls[unit])
    state.skulls[unit] += taken
    state.quiet = False
    if unit == tables.ogre:
        for _ in range(taken):
            lose_ogre_card(state)
    if state.skulls[unit] == tables.life_points[unit]:
        eliminate(state, unit)


def lose_ogre_card(state: Battle) -> None:
    """`bm.ogre.skull_costs_card`: one of the cards it still owns, at random and for all to see."""
    move = state.chance.below(state.ogre_moves + state.ogre_attacks) < state.ogre_moves
    if move:
        state.ogre_moves -= 1
    else:
        state.ogre_attacks -= 1
    if state.log is not None:
        state.say("ogre-loses", card=Thing("ogre-card", "move" if move else "attack"))
