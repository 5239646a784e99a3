# not compiled: used once, when content is read.
"""The effects of the content bound into a book: every record's operations as programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.lords_of_ragnarok.effects import (
    alternatives,
    holdings,
    in_battle,
    in_hunt,
    moving_armies,
    on_armies,
    on_heroes,
    on_monsters,
)
from warhost.games.lords_of_ragnarok.effects.book import (
    ALWAYS,
    CARD_LIMIT,
    CONDITIONS,
    FIRST_ALLY_ALWAYS,
    HERO_RANGE,
    IGNORED_INJURIES,
    IGNORED_LOSSES,
    MANOEUVRE_RANGE,
    PER,
    POPULATION_FLOOR,
    RAGE,
    REALMS_BESIDE_HERO,
    RECRUIT_VALUE,
    REPLACED_TROPHY,
    RUNE_LIMIT,
    SPARED_FROM_DEFEAT,
    TAME_REACH,
    TRIGGERS,
    USURP_STRENGTH,
    WILD_ALLIANCE,
    WILD_TAME,
    WILD_WEAPON,
    Binder,
    Bonus,
    Book,
    Effect,
    Op,
    Record,
    condition_of,
)
from warhost.games.lords_of_ragnarok.tables import (
    ARTIFACT,
    BOSS,
    GODS,
    HERO,
    RUNE_ACTIONS,
    TROPHIES,
    Tables,
)

MODULES = (alternatives, holdings, in_battle, in_hunt, moving_armies, on_armies, on_heroes, on_monsters)


def operations() -> dict[str, type[Op[Any]]]:
    """The operations by the word that records of the content have for them."""
    found = [kind for module in MODULES for kind in vars(module).values() if isinstance(kind, type)]
    return {kind.name: kind for kind in found if issubclass(kind, Op) and vars(kind).get("name")}


# Operations that change a rule for their owner: the rule, and the number.
LASTING: dict[str, Callable[[Record], tuple[int, int]]] = {
    "limit_plus": lambda args: (CARD_LIMIT if args["what"] == "combat" else RUNE_LIMIT, args["n"]),
    "population_floor": lambda args: (POPULATION_FLOOR, args["n"]),
    "rune_wild": lambda args: (WILD_TAME if args["context"] == "control_monster" else WILD_ALLIANCE, 1),
    "reach_plus": lambda args: (TAME_REACH, args["n"]),
    "first_ally_card_always": lambda _args: (FIRST_ALLY_ALWAYS, 1),
    "hero_move_range": lambda args: (HERO_RANGE, args["n"]),
    "recruit_value_plus": lambda args: (RECRUIT_VALUE, args["n"]),
    "attribute_as": lambda args: (USURP_STRENGTH, args["n"]),
    "treat_realm_as_allied": lambda _args: (REALMS_BESIDE_HERO, 1),
    "skip_defeat_loss": lambda args: (SPARED_FROM_DEFEAT, args["n"]),
    "wild_weapon": lambda _args: (WILD_WEAPON, 1),
    "rage_minus": lambda args: (RAGE, args["n"]),
    "prevent_injury": lambda args: (IGNORED_INJURIES, args["n"]),
    "may_replace_trophy": lambda _args: (REPLACED_TROPHY, 1),
}


def bind(files: Mapping[str, Any], tables: Tables) -> Book:
    """The book of a game's content."""
    binder = Binder(operations())
    book = binder.book
    for card in files["combat_cards"]["cards"]:
        bind_card(binder.of("card", card), card)
    attacks = files["monster_attack_cards"]["cards"]
    book.attack = [binder.of("attack", card).program(card["effect"]["ops"]) for card in attacks]
    monsters = files["monsters"]
    for figure, sheet in enumerate([*monsters["monsters"], monsters["boss"]]):
        binder.of("figure", sheet)
        book.region_attack[figure] = binder.program(sheet["region_attack"]["ops"])
        book.special_attack[figure] = binder.program(sheet["special_attack"]["ops"])
    assert figure == BOSS
    book.boss_activation = binder.program(monsters["boss"]["activation"]["ops"])
    trophies = {trophy["id"]: trophy for trophy in monsters["trophy_types"]}
    book.trophy = [binder.of("trophy", trophies[name]).program(trophies[name].get("ops", [])) for name in TROPHIES]
    for god in files["gods"]["gods"]:
        binder.of("god", god)
        for level in god["levels"]:
            book.god[GODS.index(god["id"])][level["level"]] = binder.program(level["ops"])
    for realm, card in enumerate(files["realms"]["realms"]):
        binder.of("realm", card)
        book.realm[0][realm] = binder.program(card["two_player"]["bonus"]["ops"])
        book.realm[1][realm] = binder.program(card["bonus"]["ops"])
    book.origin = [binder.of("origin", origin).program(origin["ops"]) for origin in files["origins"]["origins"]]
    actions = {action["id"]: action for action in files["rune_actions"]["rune_actions"]}
    for name in RUNE_ACTIONS:
        book.rune_action.append(binder.of("invoke", actions[name]).program(actions[name]["ops"]))
        cost = actions[name]["cost"]
        book.rune_action_cost.append(cost["runes"] if cost["kind"] == "different" else 0)
    bind_sources(binder, files, tables)
    return book


def bind_card(binder: Binder, card: Record) -> None:
    """A combat card: what it does before and after its box in a hunt, at once and at the end of a battle."""
    book = binder.book
    hunt = [op for op in card["hunt"]["ops"] if op["op"] not in ("wild_weapon", "block_attack")]
    after = [op for op in hunt if gives_damage(op)]
    book.card_hunt.append(binder.program([op for op in hunt if op not in after]))
    book.card_after.append(binder.program(after))
    book.card_wild.append(any(op["op"] == "wild_weapon" for op in card["hunt"]["ops"]))
    battle = card["battle"]["ops"]
    values = [op for op in battle if op["op"] == "battle_value"]
    wins = [op for op in battle if op["op"] == "enemy_army_minus" and op["when"] == "if_won"]
    draws = [op for op in battle if op["op"] == "draw_combat" and "when" in op]
    book.card_bonuses.append([bonus(op) for op in values])
    book.card_strikes.append(sum(op["n"] for op in wins))
    book.card_draws.append(sum(op["n"] for op in draws))
    book.card_battle.append(binder.program([op for op in battle if op not in [*values, *wins, *draws]]))


def gives_damage(op: Record) -> bool:
    """Whether a hunt effect covers a further box, and so comes after the card's own."""
    return op["op"] == "deal_damage" or any(then["op"] == "deal_damage" for then in op.get("then", ()))


def bonus(args: Record) -> Bonus:
    return Bonus(args["n"], condition_of(args), PER.index(args.get("per", "once")))


def bind_sources(binder: Binder, files: Mapping[str, Any], tables: Tables) -> None:
    """Blessings, artifacts and heroes."""
    for source, blessing in enumerate(files["blessings"]["blessings"]):
        bind_source(binder.of("source", blessing), source, blessing["trigger"], blessing)
    artifacts = [*files["artifacts"]["divine_artifacts"], *files["artifacts"]["monster_artifacts"]]
    for card in artifacts:
        source = ARTIFACT + tables.artifact_ids.index(card["id"])
        bind_source(binder.of("source", card), source, card["timing"], {**card, "optional": True})
    for hero, tile in enumerate(files["heroes"]["heroes"]):
        bind_source(binder.of("hero", tile), HERO + hero, tile["ability"]["trigger"], tile["ability"])


def bind_source(binder: Binder, source: int, trigger: str, card: Record) -> None:
    book = binder.book
    shown = card.get("condition", "always")
    active: list[Record] = []
    for op in card["ops"]:
        name = op["op"]
        if name == "battle_value" and trigger == "battle_value":
            share = bonus(op)
            share.condition = share.condition or CONDITIONS.index(shown)
            book.bonuses[source].append(share)
            book.bonus_sources |= 1 << source
        elif name == "ignore_losses" and trigger == "battle_losses":
            book.add_modifier(IGNORED_LOSSES, source, op["n"])
        elif name == "army_move_range" and trigger == "own_maneuvers_move":
            book.add_modifier(MANOEUVRE_RANGE, source, op["n"])
        elif name == "may_injure_self" and "when" in op:
            program = binder.program([op])
            book.add_effect(Effect(source, TRIGGERS.index("own_hunt_start"), ALWAYS, True, program))
            in_land = CONDITIONS.index("battle_in_land_of_hero")
            book.add_effect(Effect(source, TRIGGERS.index("before_own_battle"), in_land, True, program))
        elif name in LASTING:
            rule, n = LASTING[name](op)
            book.add_modifier(rule, source, n)
            if name == "may_replace_trophy":
                book.trophy_instead[source] = binder.program(op["with"])
        else:
            active.append(op)
            shown = op.get("condition", shown) if name != "battle_value" else shown
    if active:
        program = binder.program(active)
        effect = Effect(source, TRIGGERS.index(trigger), CONDITIONS.index(shown), card["optional"], program)
        cost = card.get("rune_action_cost")
        if cost is not None:
            effect.runes = cost["runes"]
            effect.any_rune = cost["kind"] == "any"
        book.add_effect(effect)
