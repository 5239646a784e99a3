# not compiled: used once, when content is read.
"""The vocabulary of effects: which operations exist, which arguments they take, and where each may be used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warhost.engine.content import Shape, list_of, one_of, record, whole, yes_no
from warhost.engine.errors import BadContent
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import CONDITIONS, TRIGGERS
from warhost.games.lords_of_ragnarok.tables import ATTRIBUTES, SHIELD, WEAPONS

Ops = dict[str, Shape]

FEW = whole(1, 9)


def op(further: Mapping[str, Shape] | None = None, /, **needed: Shape) -> Shape:
    """The arguments of an operation; those that may be left out come first."""
    return record({"op": lambda _value, _place, _field: None, **needed}, further)


def program(known: Ops, low: int = 0) -> Shape:
    """Operations one after the other, each of those known here."""

    def check_op(value: Any, place: str, field: str) -> None:
        if not isinstance(value, dict) or value.get("op") not in known:
            words = tuple(Text("verbatim", text=name) for name in sorted(known))
            found = value.get("op") if isinstance(value, dict) else value
            raise BadContent("content-unknown-op", place=place, field=field, found=str(found), known=words)
        known[value["op"]](value, place, f"{field} ({value['op']})")

    return list_of(check_op, low)


def with_choice(known: Ops, *choosers: str) -> Ops:
    """The same operations, and those that choose among them."""
    options = {"options": program(known, 2)}
    return {
        **known,
        "choose_one": op({"chooser": one_of("owner", *choosers)}, **options),
        "first_possible": op(**options),
    }


# -- what players do with what they own

WHEREVER: Ops = {
    "draw_combat": op(n=FEW),
    "gain_rune": op(n=FEW, kind=one_of("choice")),
    "gain_priest": op(n=FEW),
    "army_plus": op(
        {"condition": one_of(*CONDITIONS)},
        n=FEW,
        scope=one_of("any_own", "distribute_own", "each_own_army", "own_in_village"),
    ),
    "army_minus": op({"cost": yes_no}, n=FEW, scope=one_of("own_choice", "one_army_within_1_of_hero")),
    "activate_army": op(n=FEW),
    "move_army": op(n=FEW),
    "place_army": op(where=one_of("any_controlled_region")),
    "recruit": op(value=whole(1, 6), where=one_of("any_controlled_region")),
    "move_drakkar": op(n=FEW),
    "place_hero": op(where=one_of("any_region")),
    "heal": op({"all": yes_no}, n=FEW),
    "attribute_plus": op(which=one_of("lowest", *ATTRIBUTES), n=FEW),
    "ally_realm": op(which=one_of("any", "adjacent_to_hero")),
    "activate_monster": op(
        {"die": one_of("choose")}, n=one_of(1), which=one_of("neutral_or_own", "neutral_within_1_of_hero")
    ),
    "control_monster": op(),
    "activate_boss": op(),
    "deal_damage_outside_hunt": op(n=FEW, weapon=one_of("any")),
}
OWN = with_choice(WHEREVER)
ORIGIN: Ops = {**OWN, "become_first_player": op(), "check_control": op()}
RUNE_STEP: Ops = {**OWN, "extra_rune_action": op(n=FEW)}

# -- battles

VALUE = op({"condition": one_of(*CONDITIONS), "per": one_of("own_army_in_battle", "own_injury")}, n=FEW)
IN_BATTLE: Ops = {
    "draw_combat": op(n=FEW),
    "gain_rune": op(n=FEW, kind=one_of("choice")),
    "battle_value": op({"condition": one_of(*CONDITIONS)}, n=FEW),
    "heal": op({"all": yes_no}, n=FEW),
}
BATTLE_CARD: Ops = {
    "draw_combat": op({"when": one_of("after_battle")}, n=FEW),
    "gain_rune": op(n=FEW, kind=one_of("choice")),
    "heal": op({"all": yes_no}, n=FEW),
    "battle_value": VALUE,
    "enemy_army_minus": op({"min_value_left": whole(0, 6)}, n=FEW, when=one_of("now", "if_won")),
    "discard_combat": op(n=FEW, who=one_of("opponent"), how=one_of("choice", "random")),
    "reveal_hand": op(who=one_of("opponent")),
    "ignore_losses": op({"n": FEW, "scope": one_of("all"), "condition": one_of(*CONDITIONS)}),
    "pay_rune_for": op(n=FEW, then=program(IN_BATTLE, 1)),
}

# -- hunts

DAMAGE = op({"when": one_of("after_own_box"), "not_boss": yes_no}, n=FEW, weapon=one_of("any", *WEAPONS[:SHIELD]))
IN_HUNT: Ops = {
    "draw_combat": op(n=FEW),
    "gain_rune": op(n=FEW, kind=one_of("choice")),
    "gain_priest": op(n=FEW),
    "heal": op({"all": yes_no}, n=FEW),
    "deal_damage": op(n=FEW, weapon=one_of("any", *WEAPONS[:SHIELD])),
}
HUNT_CARD: Ops = {
    **IN_HUNT,
    "deal_damage": DAMAGE,
    "discard_combat_for": op(n=FEW, then=program(IN_HUNT, 1)),
    "pay_rune_for": op(n=FEW, then=program(IN_HUNT, 1)),
    "injure_self_for": op(n=FEW, then=program(IN_HUNT, 1)),
    "reveal_monster_hand": op(),
    "monster_draw_minus": op(n=FEW),
    "wild_weapon": op(scope=one_of("this_card")),
    "block_attack": op(),
}
SPECIAL_ATTACK: Ops = with_choice(
    {
        "injure": op(n=FEW, target=one_of("hunter")),
        "discard_combat": op(
            {"needs": FEW}, n=FEW, who=one_of("hunter"), how=one_of("choice", "random", "monster_player_chooses")
        ),
        "army_minus": op(n=FEW, scope=one_of("one_hunter_army_in_region")),
        "skip_hunter_draw": op({"n": one_of(1)}),
        "limit_damage_next_round": op(n=FEW),
        "remove_last_damage": op(n=FEW),
        "end_hunt": op(result=one_of("defeat")),
    },
    "hunter",
)
ATTACK_CARD: Ops = {**SPECIAL_ATTACK, "sheet_special_attack": op()}

# -- monsters and the boss

IN_REGION = (
    "each_army_in_monster_region",
    "one_army_in_monster_region",
    "one_army_adjacent_to_monster",
    "one_army_within_1_of_monster",
)
REGION_ATTACK: Ops = with_choice(
    {
        "army_minus": op(n=FEW, scope=one_of(*IN_REGION)),
        "retreat": op(scope=one_of("each_army_in_monster_region", "all_armies_of_one_player_in_monster_region")),
        "injure": op(
            n=FEW,
            target=one_of("each_hero_in_monster_region", "one_hero_in_monster_region", "one_hero_within_1"),
        ),
        "place_hero": op(where=one_of("monster_region"), target=one_of("one_hero_within_1")),
        "discard_rune": op(n=FEW, who=one_of("target")),
        "discard_combat": op(n=FEW, who=one_of("target"), how=one_of("choice", "random")),
        "forced_move_army": op(
            n=one_of(1), scope=one_of(*IN_REGION[1:]), to=one_of("adjacent_without_foreign_army_or_boss")
        ),
    },
    "active_player",
    "target",
)
BOSS_ACTIVATION: Ops = {"move_boss": op(min=whole(0, 3), max=whole(1, 3)), "boss_region_attack": op()}

# -- blessings, artifacts and heroes, by the moment of their effect

TROPHY_INSTEAD = op(**{"with": program(IN_HUNT, 1)})
SELF_INJURY = op(n=FEW, when=one_of("before_hunt_or_battle"))
AT: dict[str, Ops] = {
    "passive": {
        "limit_plus": op(what=one_of("combat", "runes"), n=FEW),
        "population_floor": op(n=FEW, where=one_of("own_temple_region_without_army")),
        "rune_wild": op(context=one_of("control_monster", "alliance")),
        "reach_plus": op(n=one_of(1), context=one_of("control_monster")),
        "first_ally_card_always": op(),
    },
    "start_of_own_turn": OWN,
    "own_prayer_step": OWN,
    "own_hero_step": {**OWN, "hero_move_range": op(n=whole(3, 6))},
    "start_of_own_hero_step": OWN,
    "own_rune_step": RUNE_STEP,
    "rune_action": OWN,
    "own_maneuvers_move": {"army_move_range": op(n=one_of(2))},
    "end_of_own_maneuvers": OWN,
    "own_army_activation_move": {"army_move_range": op(n=one_of(2))},
    "recruit": {"recruit_value_plus": op(n=FEW)},
    "usurp": {"attribute_as": op(which=one_of("power"), n=FEW, context=one_of("usurp"))},
    "take_control": OWN,
    "own_build": OWN,
    "priest_sent": OWN,
    "forge_rune": {**OWN, "gain_rune": op(n=FEW, kind=one_of("choice", "same_type"))},
    "own_wheel_marker_placed": {**OWN, "realm_bonus": op(who=one_of("self"))},
    "own_wheel_marker_covered": OWN,
    "realm_bonus": {"treat_realm_as_allied": op(which=one_of("adjacent_to_hero"))},
    "battle_value": {"battle_value": VALUE},
    "before_own_battle": {**IN_BATTLE, "may_injure_self": op(n=FEW)},
    "own_battle_when_playing_card": {"ignore_losses": op(scope=one_of("card_being_played"))},
    "own_battle_after_both_passed": IN_BATTLE,
    "battle_losses": {"ignore_losses": op(n=FEW), "skip_defeat_loss": op(n=FEW)},
    "battle_loser_losses": {"enemy_army_minus": op(n=FEW, when=one_of("if_won"))},
    "battle_won": {
        **OWN,
        "army_plus": op(
            n=FEW, scope=one_of("any_own", "distribute_own", "each_own_army", "own_in_village", "own_in_battle")
        ),
    },
    "own_army_destroyed": {name: OWN[name] for name in ("draw_combat", "gain_rune", "gain_priest", "heal")},
    "own_hunt_start": {**IN_HUNT, "may_injure_self": op(n=FEW)},
    "own_hero_round_in_hunt": {**IN_HUNT, "wild_weapon": op(scope=one_of("one_card_per_hunt"))},
    "monster_attack": {"rage_minus": op(n=FEW)},
    "trophy_gained": {"may_replace_trophy": TROPHY_INSTEAD},
    "own_hunt_end": OWN,
    "injury_taken": {
        **{name: OWN[name] for name in ("draw_combat", "gain_rune", "gain_priest")},
        "prevent_injury": op(n=FEW, scope=one_of("first_each_hunt")),
        "may_injure_self": SELF_INJURY,
    },
}
assert tuple(AT) == TRIGGERS


def at_trigger(field: str) -> Shape:
    """A mapping whose `ops` fit the moment that its other field names."""

    def check(value: Any, place: str, name: str) -> None:
        one_of(*TRIGGERS)(value.get(field), value.place_of(field), f"{name}.{field}")
        if "ops" in value:
            program(AT[value[field]], 1)(value["ops"], value.place_of("ops"), f"{name}.ops")

    return check


OPERATIONS = frozenset(
    name
    for known in (
        ORIGIN,
        RUNE_STEP,
        BATTLE_CARD,
        HUNT_CARD,
        ATTACK_CARD,
        REGION_ATTACK,
        BOSS_ACTIVATION,
        *AT.values(),
    )
    for name in known
)
