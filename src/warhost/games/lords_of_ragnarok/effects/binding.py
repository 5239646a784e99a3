# not compiled: used once, when content is read.
"""The effects of the content bound into a book: every record's operations as programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from warhost.engine.text import Thing
from warhost.games.lords_of_ragnarok.effects.alternatives import CHOOSERS, ChooseOne, FirstPossible
from warhost.games.lords_of_ragnarok.effects.book import (
    ALWAYS,
    CARD_LIMIT,
    CONDITIONS,
    FIRST_ALLY_ALWAYS,
    HERO_RANGE,
    IGNORED_INJURIES,
    IGNORED_LOSSES,
    MANOEUVRE_RANGE,
    NOTHING_TO_DO,
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
    Bonus,
    Book,
    Effect,
    Op,
)
from warhost.games.lords_of_ragnarok.effects.holdings import (
    HOW,
    WHO,
    DiscardCombat,
    DiscardCombatFor,
    DiscardRune,
    DrawCombat,
    GainPriest,
    GainRune,
    PayRuneFor,
    RevealHand,
)
from warhost.games.lords_of_ragnarok.effects.in_battle import (
    CARD_BEING_PLAYED,
    BattleValue,
    EnemyArmyMinus,
    IgnoreLosses,
)
from warhost.games.lords_of_ragnarok.effects.in_hunt import (
    DealDamage,
    EndHunt,
    LimitDamageNextRound,
    MonsterDrawMinus,
    RemoveLastDamage,
    RevealMonsterHand,
    SheetSpecialAttack,
    SkipHunterDraw,
)
from warhost.games.lords_of_ragnarok.effects.moving_armies import (
    ActivateArmy,
    ArmyMoveRange,
    ForcedMoveArmy,
    MoveArmy,
    PlaceArmy,
    RetreatArmies,
)
from warhost.games.lords_of_ragnarok.effects.on_armies import ArmyMinus, ArmyPlus, RecruitFixed
from warhost.games.lords_of_ragnarok.effects.on_heroes import (
    LOWEST_ATTRIBUTE,
    TARGETS,
    AllyRealm,
    AttributePlus,
    BecomeFirstPlayer,
    CheckControl,
    ExtraRuneAction,
    HealInjuries,
    InjureHeroes,
    InjureSelfFor,
    LureHero,
    MayInjureSelf,
    MoveDrakkar,
    PlaceOwnHero,
    RealmBonusAgain,
)
from warhost.games.lords_of_ragnarok.effects.on_monsters import (
    WHICH,
    ActivateBoss,
    ActivateMonster,
    BossRegionAttack,
    ControlMonster,
    DealDamageOutsideHunt,
    MoveBoss,
)
from warhost.games.lords_of_ragnarok.effects.scopes import SCOPES
from warhost.games.lords_of_ragnarok.model import ALL_LOSSES
from warhost.games.lords_of_ragnarok.tables import (
    ARTIFACT,
    ATTRIBUTES,
    BOSS,
    GODS,
    HERO,
    RUNE_ACTIONS,
    TROPHIES,
    WEAPONS,
    Tables,
)

Args = Mapping[str, Any]


class Binder:
    """Makes the programs of a book."""

    def __init__(self) -> None:
        self.book = Book()
        self.component = self.book.named[NOTHING_TO_DO]

    def of(self, kind: str, record: Args) -> Binder:
        """What is bound from now on stands on this component."""
        self.component = Thing(kind, record["id"])
        return self

    def program(self, ops: Sequence[Args]) -> int:
        """The number of a program; the empty one is shared."""
        if not ops:
            return NOTHING_TO_DO
        bound: list[Op[Any]] = [OPERATIONS[args["op"]](self, args) for args in ops]
        self.book.programs.append(bound)
        self.book.named.append(self.component)
        return len(self.book.programs) - 1

    def options(self, args: Args) -> list[int]:
        return [self.program([option]) for option in args["options"]]


def condition(args: Args) -> int:
    return CONDITIONS.index(args.get("condition", "always"))


def ignored(args: Args) -> int:
    """How many loss symbols an operation ignores."""
    scope = args.get("scope")
    if scope is None:
        return int(args["n"])
    return ALL_LOSSES if scope == "all" else CARD_BEING_PLAYED


def attribute(args: Args) -> int:
    return LOWEST_ATTRIBUTE if args["which"] == "lowest" else ATTRIBUTES.index(args["which"])


def discarding(_: Binder, args: Args) -> Op[Any]:
    return DiscardCombat(args["n"], WHO.index(args["who"]), HOW.index(args["how"]), args.get("needs", 0))


def damage(_: Binder, args: Args) -> Op[Any]:
    weapon = -1 if args["weapon"] == "any" else WEAPONS.index(args["weapon"])
    return DealDamage(args["n"], weapon, args.get("when") == "after_own_box", bool(args.get("not_boss")))


def striking(_: Binder, args: Args) -> Op[Any]:
    return EnemyArmyMinus(args["n"], args["when"] == "if_won", args.get("min_value_left", 0))


def choosing(binder: Binder, args: Args) -> Op[Any]:
    return ChooseOne(CHOOSERS.index(args.get("chooser", "owner")), binder.options(args))


OPERATIONS: dict[str, Callable[[Binder, Args], Op[Any]]] = {
    "draw_combat": lambda _, args: DrawCombat(args["n"]),
    "gain_rune": lambda _, args: GainRune(args["n"], args["kind"] == "same_type"),
    "gain_priest": lambda _, args: GainPriest(args["n"]),
    "discard_rune": lambda _, args: DiscardRune(args["n"], WHO.index(args["who"])),
    "discard_combat": discarding,
    "discard_combat_for": lambda binder, args: DiscardCombatFor(args["n"], binder.program(args["then"])),
    "pay_rune_for": lambda binder, args: PayRuneFor(args["n"], binder.program(args["then"])),
    "reveal_hand": lambda _, _args: RevealHand(),
    "army_plus": lambda _, args: ArmyPlus(args["n"], SCOPES.index(args["scope"])),
    "army_minus": lambda _, args: ArmyMinus(args["n"], SCOPES.index(args["scope"]), bool(args.get("cost"))),
    "army_move_range": lambda _, args: ArmyMoveRange(args["n"]),
    "activate_army": lambda _, args: ActivateArmy(args["n"]),
    "move_army": lambda _, args: MoveArmy(args["n"]),
    "forced_move_army": lambda _, args: ForcedMoveArmy(SCOPES.index(args["scope"])),
    "place_army": lambda _, _args: PlaceArmy(),
    "recruit": lambda _, args: RecruitFixed(args["value"]),
    "retreat": lambda _, args: RetreatArmies(SCOPES.index(args["scope"])),
    "move_drakkar": lambda _, args: MoveDrakkar(args["n"]),
    "place_hero": lambda _, args: LureHero() if args["where"] == "monster_region" else PlaceOwnHero(),
    "heal": lambda _, args: HealInjuries(args["n"], bool(args.get("all"))),
    "injure": lambda _, args: InjureHeroes(args["n"], TARGETS.index(args["target"])),
    "may_injure_self": lambda _, args: MayInjureSelf(args["n"]),
    "injure_self_for": lambda binder, args: InjureSelfFor(args["n"], binder.program(args["then"])),
    "attribute_plus": lambda _, args: AttributePlus(attribute(args), args["n"]),
    "ally_realm": lambda _, args: AllyRealm(args["which"] == "adjacent_to_hero"),
    "realm_bonus": lambda _, _args: RealmBonusAgain(),
    "become_first_player": lambda _, _args: BecomeFirstPlayer(),
    "check_control": lambda _, _args: CheckControl(),
    "extra_rune_action": lambda _, args: ExtraRuneAction(args["n"]),
    "activate_monster": lambda _, args: ActivateMonster(WHICH.index(args["which"]), args.get("die") == "choose"),
    "control_monster": lambda _, _args: ControlMonster(),
    "activate_boss": lambda _, _args: ActivateBoss(),
    "deal_damage_outside_hunt": lambda _, args: DealDamageOutsideHunt(args["n"]),
    "move_boss": lambda _, args: MoveBoss(args["min"], args["max"]),
    "boss_region_attack": lambda _, _args: BossRegionAttack(),
    "deal_damage": damage,
    "reveal_monster_hand": lambda _, _args: RevealMonsterHand(),
    "monster_draw_minus": lambda _, args: MonsterDrawMinus(args["n"]),
    "skip_hunter_draw": lambda _, _args: SkipHunterDraw(),
    "limit_damage_next_round": lambda _, args: LimitDamageNextRound(args["n"]),
    "remove_last_damage": lambda _, args: RemoveLastDamage(args["n"]),
    "sheet_special_attack": lambda _, _args: SheetSpecialAttack(),
    "end_hunt": lambda _, _args: EndHunt(),
    "battle_value": lambda _, args: BattleValue(args["n"], condition(args)),
    "ignore_losses": lambda _, args: IgnoreLosses(ignored(args), condition(args)),
    "enemy_army_minus": striking,
    "choose_one": choosing,
    "first_possible": lambda binder, args: FirstPossible(binder.options(args)),
}

# Operations that change a rule for their owner: the rule, and the number.
LASTING: dict[str, Callable[[Args], tuple[int, int]]] = {
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
    binder = Binder()
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


def bind_card(binder: Binder, card: Args) -> None:
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


def gives_damage(op: Args) -> bool:
    """Whether a hunt effect covers a further box, and so comes after the card's own."""
    return op["op"] == "deal_damage" or any(then["op"] == "deal_damage" for then in op.get("then", ()))


def bonus(args: Args) -> Bonus:
    return Bonus(args["n"], condition(args), PER.index(args.get("per", "once")))


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


def bind_source(binder: Binder, source: int, trigger: str, card: Args) -> None:
    book = binder.book
    shown = card.get("condition", "always")
    active: list[Args] = []
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
