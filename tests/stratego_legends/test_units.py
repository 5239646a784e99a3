"""Every power of every unit, on a field of its own: what its record says is what happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.stratego_legends.vocabulary import Field, battle, game
from tests.vocabulary import rule

UNITS: dict[str, Any] = {unit["id"]: unit for unit in game().content["units"]["units"]}
POWERS = [(unit["id"], place) for unit in UNITS.values() for place in range(len(unit["powers"]))]
Units = Mapping[str, str | Mapping[str, Any]]

# Plain units of both sides: one that loses to almost everybody, one in the middle, one that is strong.
WEAK = {"beige": "wood_elf", "grey": "uzelis"}
MIDDLE = {"beige": "vinin_satyr", "grey": "neptillion"}
STRONG = {"beige": "electibra", "grey": "namhel"}
TEN = {"beige": "landor", "grey": "queen_kiova"}
MAGIC = {"beige": "holy_light", "grey": "paranos"}
CASTLES = {"beige": "mirage_castle", "grey": "the_hidden_hive"}
FLYER = {"beige": "fray", "grey": "scythe"}
RAGER = {"beige": "emeraldis", "grey": "crush"}
COLORED = {
    "gold": "gold_knight",
    "green": "grundin",
    "blue": "vinin_satyr",
    "silver": "neptillion",
    "red": "mummy",
    "purple": "mrmrm",
}


def foe(side: str) -> str:
    return "grey" if side == "beige" else "beige"


def arena(
    unit: str, own: Units | None = None, enemy: Units | None = None, at: str = "d4", mine: bool = True, **more: Any
) -> Field:
    """A unit at d4, friends and enemies around it, in the turn of its side (or of the other)."""
    side = UNITS[unit]["army"]
    sides = {side: {at: unit, **(own or {})}, foe(side): dict(enemy or {})}
    return battle(sides["beige"], sides["grey"], turn=side if mine else foe(side), **more)


def alone(unit: str) -> Field:
    """A unit at d4, in the turn of its side, that has nobody but a Castle."""
    castles = {"beige": {"a1": "mirage_castle"}, "grey": {"h8": "the_hidden_hive"}}
    return arena(unit, castles[side_of(unit)], castles[foe(side_of(unit))], lonely=True)


def side_of(unit: str) -> str:
    return str(UNITS[unit]["army"])


def bonus_on(unit: str, terrain: str) -> int:
    return sum(
        power["amount"]
        for power in UNITS[unit]["powers"]
        if power["op"] == "strength_mod" and power["condition"].get("on_terrain") == terrain
    )


# -- keywords


def keyword(unit: str, power: Mapping[str, Any]) -> None:
    KEYWORDS[power["keyword"]](unit)


def charge(unit: str) -> None:
    field = arena(unit).act("d4", "charge")
    assert {"d1", "d8", "b4", "h4"} <= set(field.offers("to"))
    field.play("to d7").quietly()
    assert field.at("d7") == unit


def diagonal(unit: str) -> None:
    field = arena(unit).act("d4", "diagonal")
    assert {"a7", "g7", "c3", "f6"} <= set(field.offers("to"))
    field.play("to f6").quietly()
    assert field.at("f6") == unit


def quick(unit: str) -> None:
    field = arena(unit).act("d4", "quick")
    assert sorted(field.offers("to")) == ["b4", "c3", "c5", "d2", "d6", "e3", "e5", "f4"]
    field.play("to e5").quietly()
    assert field.at("e5") == unit


def fly(unit: str) -> None:
    field = arena(unit, {"d5": MIDDLE[side_of(unit)]}, {"d6": MIDDLE[foe(side_of(unit))]})
    field.act("d4", "fly", "to d7").quietly()
    assert field.at("d7") == unit


def ranged_attack(unit: str) -> None:
    victim = WEAK[foe(side_of(unit))]
    field = arena(unit, enemy={"d6": victim}).act("d4", "ranged_attack", "pick d6").quietly()
    assert field.where(victim) == "destroyed"
    assert field.at("d4") == unit


def siege(unit: str) -> None:
    side = side_of(unit)
    friends = dict.fromkeys(("c5", "c6", "d6", "e5"), MIDDLE[side])
    field = arena(unit, friends, {"d5": TEN[foe(side)]}).act("d4", "siege", "pick d5").quietly()
    assert field.at("d5") is None


def swap(unit: str) -> None:
    field = arena(unit, {"g6": "spirit_of_desert"}).act("d4", "swap", "pick g6").quietly()
    assert field.at("g6") == unit
    assert field.at("d4") == "spirit_of_desert"


def teleport(unit: str) -> None:
    friend = MIDDLE[side_of(unit)]
    field = arena(unit, {"g6": friend}).act("d4", "teleport", "pick g6").quietly()
    assert field.where(unit) == "destroyed"
    assert field.at("d4") == friend
    assert "teleport" not in alone(unit).play("take d4").offers("use")  # nobody to come


def vision(unit: str) -> None:
    field = arena(unit, enemy={"d6": MIDDLE[foe(side_of(unit))]}).act("d4", "vision", "pick d6").quietly()
    assert field.seen("d6")


def rage(unit: str) -> None:
    other = foe(side_of(unit))
    field = arena(unit, enemy={"d5": WEAK[other], "d6": WEAK[other]}).attack("d4", "d5")
    assert field.at("d6") == unit


def negate_magic(unit: str) -> None:
    field = arena(unit, enemy={"d5": MAGIC[foe(side_of(unit))]}).attack("d4", "d5")
    assert field.at("d5") == unit


KEYWORDS: dict[str, Callable[[str], None]] = {
    "charge": charge,
    "diagonal": diagonal,
    "quick": quick,
    "fly": fly,
    "ranged_attack": ranged_attack,
    "siege": siege,
    "swap": swap,
    "teleport": teleport,
    "vision": vision,
    "rage": rage,
    "negate_magic": negate_magic,
}


# -- strength


def strength_mod(unit: str, power: Mapping[str, Any]) -> None:
    condition = power["condition"]
    base = UNITS[unit]["strength"]
    other = foe(side_of(unit))
    if "on_terrain" in condition:
        field = arena(unit, terrain={"d4": condition["on_terrain"]})
        assert field.strength("d4") == base + bonus_on(unit, condition["on_terrain"])
        return
    if "adjacent_to_water" in condition:
        assert arena(unit, terrain={"e5": "water"}).strength("d4") == base + power["amount"]
        assert arena(unit, terrain={"f5": "water"}).strength("d4") == base
        return
    if "opponent_color" in condition:
        opponent = COLORED[condition["opponent_color"]]
    else:
        opponent = {"fly": FLYER, "rage": RAGER}[condition["opponent_keyword"]][other]
    field = arena(unit, enemy={"d5": opponent, "f7": MAGIC[other]})
    assert field.strength("d4") == base
    field.go("d4", "d5")
    assert field.state.strength(field.state.attacker) == base + power["amount"] + bonus_on(unit, "plain")
    field = arena(unit, enemy={"d5": opponent}, mine=False)
    field.go("d5", "d4")
    assert field.strength(unit) == base + power["amount"] + bonus_on(unit, "plain")


def receiver(unit: str, power: Mapping[str, Any]) -> str:
    """A unit that an ability can choose, and whose own strength the plain does not change."""
    tables = game().tables
    wanted = tables.powers[tables.powers_of[tables.kind_of_id[unit]][UNITS[unit]["powers"].index(power)]].filter.fits
    for other in UNITS.values():
        if (
            other["army"] == side_of(unit)
            and wanted[tables.kind_of_id[other["id"]]]
            and other["strength"] not in ("magic", "castle")
        ):
            has_it = power.get("keyword_granted") in other["keywords"]
            if not bonus_on(other["id"], "plain") and other["id"] != unit and not other["static"] and not has_it:
                return str(other["id"])
    raise LookupError(unit)


def boost(unit: str, power: Mapping[str, Any]) -> None:
    friend = receiver(unit, power)
    field = arena(unit, {"e5": friend, "h1": friend}).act("d4", "boost", "pick e5")
    assert field.strength("e5") == UNITS[friend]["strength"] + power["amount"]
    assert field.seen("e5")
    assert (field.where(unit) == "destroyed") == (power["cost"] == "reveal_and_destroy")
    if power.get("limit") == "once_per_turn":
        assert field.state.used[field.block("d4")] & 1
    field.go("h1", "g1")
    assert field.strength("e5") == UNITS[friend]["strength"]


def boost_by_own_strength(unit: str, power: Mapping[str, Any]) -> None:
    friend = receiver(unit, power)
    field = arena(unit, {"e5": friend}).act("d4", "boost_by_own_strength", "pick e5")
    assert field.strength("e5") == UNITS[friend]["strength"] + UNITS[unit]["strength"]


def weaken(unit: str, power: Mapping[str, Any]) -> None:
    enemy = MIDDLE[foe(side_of(unit))]
    field = arena(unit, enemy={"e5": enemy}, options={"stops": "all"}).play("call d4").then("pick e5")
    assert field.strength("e5") == UNITS[enemy]["strength"] + power["amount"]
    assert field.where(unit) == "destroyed"
    field = (
        arena(unit, enemy={"e5": WEAK[foe(side_of(unit))]}, options={"stops": "all"}).play("call d4").then("pick e5")
    )
    assert field.at("e5") is None
    field = (
        arena(unit, enemy={"e5": MAGIC[foe(side_of(unit))]}, options={"stops": "all"}).play("call d4").then("pick e5")
    )
    assert field.seen("e5")


def absorb_ally(unit: str, power: Mapping[str, Any]) -> None:
    friend = MIDDLE[side_of(unit)]
    field = arena(unit, {"e5": friend}, terrain={"f6": "water"}).act("d4", "absorb_ally", "pick e5")
    assert field.where(friend) == "destroyed"
    assert field.strength("d4") == UNITS[unit]["strength"] + UNITS[friend]["strength"] + 2  # Neptillion by the water


def grant_keyword(unit: str, power: Mapping[str, Any]) -> None:
    friend = receiver(unit, power)
    adjacent = power["target"]["scope"] == "adjacent"
    space = "e5" if adjacent else "g6"
    name = power["keyword_granted"]
    field = arena(unit, {space: friend}, options={"stops": "all"})
    field.play("call d4").then(f"pick {space}")
    assert name in field.unit_view(space, 0 if side_of(unit) == "beige" else 1)["keywords"]
    assert field.seen(space)


def extra_turn(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, {"g6": MIDDLE[side_of(unit)]}, options={"stops": "all"}).quietly().go("g6", "g5")
    field.play("call d4").quietly()
    assert field.where(unit) == "destroyed"
    assert field.side == side_of(unit)
    assert field.kind == "turn"


# -- in attacks


def opponents_for(unit: str, wanted: Mapping[str, Any]) -> list[str]:
    tables = game().tables
    from warhost.games.stratego_legends.tables import Filter

    fits = Filter(wanted, list(UNITS.values())).fits
    return [
        u["id"]
        for u in UNITS.values()
        if u["army"] != side_of(unit) and fits[tables.kind_of_id[u["id"]]] and not u["static"]
    ]


def slay_in_attack(unit: str, power: Mapping[str, Any]) -> None:
    victim = opponents_for(unit, power["opponent"])[0]
    field = arena(unit, enemy={"d5": victim})
    field.go("d4", "d5").play("pass", "pass")
    if power["kind"] == "ability":
        assert field.kind == "offer"
        field.play("yes")
    assert field.where(victim) in ("destroyed", "cursing")
    assert field.at("d5") == unit
    field = arena(unit, enemy={"d5": victim}, mine=False)
    field.attack("d5", "d4")
    assert (field.where(unit) == "d4") == (power["role"] == "either")


def capture_in_attack(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, enemy={"d5": MIDDLE["beige"], "e4": "poy"}).attack("d4", "d5")
    assert field.where(MIDDLE["beige"]) == "destroyed"  # base 6 is compared as usual
    field = arena(unit, enemy={"d5": "poy"}).attack("d4", "d5")
    assert field.at("d4") == "poy"
    assert field.owner("d4") == side_of(unit)


def convert_attacker(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, enemy={"d5": "kralc"}, mine=False).go("d5", "d4").play("pass", "pass", "yes").quietly()
    assert field.where(unit) == "destroyed"
    assert field.at("d4") == "kralc"
    assert field.owner("d4") == side_of(unit)
    field = arena(unit, enemy={"d5": "kralc"}, mine=False).go("d5", "d4").play("pass", "pass", "decline")
    assert field.owner("d4") == "grey"


def guess_name(unit: str, power: Mapping[str, Any]) -> None:
    for name, survives in (("kralc", False), ("ultimadus", True)):
        field = arena(unit, enemy={"d5": "kralc"}).go("d4", "d5")
        assert field.kind == "name_defender"
        assert not field.seen("d5", 0)
        field.play(f"name {name}").quietly()
        assert field.where(unit) == "destroyed"
        assert (field.where("kralc") == "d5") == survives
    field = arena(unit, enemy={"d5": "paranos"}).go("d4", "d5").play("name paranos").quietly()
    assert field.where(unit) == field.where("paranos") == "destroyed"
    field = arena(unit, enemy={"d5": "titan_castle"}).go("d4", "d5")
    assert field.over


def cannot_attack(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, enemy={"d5": "mummy"}).play("take d4")
    field.forbids("attack d5", "sl.powers.text_wins")


def may_attack_own(unit: str, power: Mapping[str, Any]) -> None:
    friend = WEAK[side_of(unit)]
    field = arena(unit, {"d5": friend, "f4": friend}).play("take d4")
    assert field.offers("attack") == ["d5"]
    field.play("use charge")
    assert "f4" in field.offers("to")
    field.play("to d5").quietly()
    assert field.at("d5") == unit


def save_ally(unit: str, power: Mapping[str, Any]) -> None:
    field = (
        arena(unit, {"d5": "king_migol"}, {"d6": "kralc"}, mine=False).go("d6", "d5").play("pass", "pass", "pick d4")
    )
    assert field.at("d4") == "king_migol"
    assert field.where(unit) == "destroyed"
    assert field.at("d5") == "kralc"
    # not from strength 0
    field = arena(
        unit,
        {"d5": {"unit": "king_migol", "bonus": -7}},
        {"d6": "kralc", "e6": "fire_wall"},
        mine=False,
        table={"marked": [1], "boons": [1, 167, -7]},
    )
    field.go("d6", "d5").play("call e6").then("pick d5").quietly()
    assert field.where("king_migol") == "destroyed"
    assert field.at("d4") == unit


def counter_ranged_attack(unit: str, power: Mapping[str, Any]) -> None:
    shooter = "spitting_mushrooms" if side_of(unit) == "beige" else "frodnaj_archer"
    for answer in ("yes", "decline"):
        field = (
            arena(unit, enemy={"d6": shooter}, mine=False).act("d6", "ranged_attack", "pick d4").play("pass", "pass")
        )
        if power["kind"] == "ability":
            assert field.kind == "offer"
            field.play(answer)
            if answer == "decline":
                strengths = UNITS[shooter]["strength"], UNITS[unit]["strength"]
                assert (field.where(unit) == "d4") == (strengths[1] >= strengths[0])
                continue
        assert field.where(shooter) == "destroyed"
        assert field.at("d4") == unit


def counter_vision(unit: str, power: Mapping[str, Any]) -> None:
    seer = "girr" if side_of(unit) == "beige" else "spirit_of_vision"
    field = arena(unit, enemy={"d6": seer}, mine=False).act("d6", "vision", "pick d4").quietly()
    assert field.where(seer) == "destroyed"


def suppress_death_curse(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, enemy={"d5": "jillus"}).attack("d4", "d5")
    assert field.where("jillus") == "destroyed"
    assert field.curse is None
    field = arena(unit, enemy={"d5": "jillus"}, mine=False).attack("d5", "d4")
    assert field.where("jillus") == "destroyed"
    assert field.curse is None


def on_attacked_and_destroyed(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, {"c4": "loovius", "e3": "gold_knight"}, {"d5": "kralc"}, mine=False).attack("d5", "d4")
    assert field.where("loovius") == "destroyed"
    assert field.at("e3") == "gold_knight"
    assert field.seen("e3")


# -- moving


def diagonal_step(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, enemy={"e5": "mummy"}).act("d4", "diagonal_step")
    assert field.offers("to") == ["c3", "c5", "e3", "e5"]


def terrain_jump(unit: str, power: Mapping[str, Any]) -> None:
    start = power["from"]
    if "on_terrain" in start:
        land = start["on_terrain"]
        field = arena(unit, {"g2": MIDDLE[side_of(unit)]}, terrain={"d4": land, "g7": land, "a8": land, "g2": land})
        field.act("d4", "terrain_jump")
        assert field.offers("to") == ["a8", "g7"]
        field.play("to g7").quietly()
        assert field.at("g7") == unit
    else:
        field = arena(unit, terrain={"e5": "water", "g2": "water"}).act("d4", "terrain_jump")
        assert {"f1", "h3", "d6", "e4"} <= set(field.offers("to"))
        assert "g2" not in field.offers("to")
        assert "b4" not in field.offers("to")
    field = arena(unit, terrain=dict.fromkeys(("g7", "a8"), start.get("on_terrain", "plain")))
    field.play("take d4")
    field.forbids("use terrain_jump", "sl.turn.action_available")


def relocate_self(unit: str, power: Mapping[str, Any]) -> None:
    land = power["to"].get("on_terrain", "plain")
    field = arena(unit, terrain={"g2": land, "e5": land}).act("d4", "relocate_self")
    goals = field.offers("to")
    assert "e5" in goals
    assert ("g2" in goals) == ("adjacent_to_self" not in power["to"])
    field.play("to e5").quietly()
    assert field.at("e5") == unit
    assert field.unit_view("e5", 0 if side_of(unit) == "beige" else 1)["spent"]


def relocate_by_sacrifice(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, {"g6": "galriens_mist"}).act("d4", "relocate_by_sacrifice", "pick g6").quietly()
    assert field.at("g6") == unit
    assert field.where("galriens_mist") == "destroyed"


def move_to_castle(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, {"g3": "titan_castle"}, terrain={"h3": "water"}).act("d4", "move_to_castle")
    assert field.offers("to") == ["f2", "f3", "f4", "g2", "g4", "h2", "h4"]
    assert field.seen("g3")
    field.play("to g4").quietly()
    assert field.at("g4") == unit


def place_ally(unit: str, power: Mapping[str, Any]) -> None:
    friend = "crevcor" if power["target"]["filter"].get("type") == "Ogre" else MIDDLE[side_of(unit)]
    land = power["to"]["on_terrain"]
    field = arena(
        unit,
        {"e4": friend},
        terrain={"e5": land, "e3": land, "g2": land, "d4": power.get("condition", {}).get("on_terrain", "plain")},
    )
    field.act("d4", "place_ally", "pick e4")
    assert "e5" in field.offers("to")
    assert "e4" not in field.offers("to") or land == "plain"
    field.play("to e5").quietly()
    assert field.at("e5") == friend
    assert field.seen("e5", 1 if side_of(unit) == "beige" else 0) == power["reveal_target"]


def gather_allies(unit: str, power: Mapping[str, Any]) -> None:
    friend = "vinin_satyr" if side_of(unit) == "beige" else "accissejo"
    field = arena(unit, {"g7": friend, "g6": friend, "h4": friend, "g2": friend})
    field.act("d4", "gather_allies", "pick g7", "to d5")
    assert "d5" not in field.offers("pick")  # who came has come
    field.then("pick g6", "to e5").play("done").quietly()
    assert field.at("d5") == field.at("e5") == friend
    assert field.at("g2") == friend
    field = arena(unit, {"g7": friend, "g6": friend, "h4": friend, "g2": friend})
    field.act("d4", "gather_allies", "pick g7", "to d5", "pick g6", "to e5", "pick h4", "to d3").quietly()
    assert field.side != side_of(unit)  # no fourth
    assert "gather_allies" not in alone(unit).play("take d4").offers("use")  # nobody to come


def exchange_positions(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, {"g2": "marr"}, {"d5": "wood_elf", "f7": "holy_light", "c7": "quicksand"}).attack("d4", "d5")
    assert field.side == "beige"
    assert "c7" not in field.offers("pick")
    field.play("pick f7")
    assert field.side == "grey"
    assert "attacker" in field.offers("pick")
    field.play("pick g2").quietly()
    assert field.at("g2") == "holy_light"
    assert field.at("f7") == "marr"
    assert not field.seen("g2", 1)


def opponent_relocates_self(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, enemy={"d5": "placton"}).attack("d4", "d5")
    assert (field.kind, field.side) == ("pick_space", "beige")
    field.play("to c1").quietly()
    assert field.at("c1") == unit


# -- seeing


def reveal_adjacent(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, {"c5": "grundin"}, {"d5": "uzelis", "e6": "mummy", "f7": "kralc"}).attack("d4", "d5")
    assert field.seen("e6")
    assert field.seen("c5")
    assert not field.seen("f7", 0)


def reveal_enemies(unit: str, power: Mapping[str, Any]) -> None:
    other = foe(side_of(unit))
    land = power.get("area", {}).get("on_terrain", "plain")
    enemies = {"e7": MIDDLE[other], "f7": MIDDLE[other], "c7": MIDDLE[other]}
    if power["kind"] == "action":
        field = arena(unit, enemy=enemies, terrain={"e7": land}).act("d4", "reveal_enemies", "pick e7")
        assert (field.kind, field.side) == ("turn", other)  # but one
        assert field.seen("e7")
        if land != "plain":
            assert "reveal_enemies" not in arena(unit, enemy=enemies).play("take d4").offers("use")
        assert not field.seen("c7", 0 if side_of(unit) == "beige" else 1)
        return
    field = cursed(unit, enemies)
    field.play("pick e7", "pick f7")
    assert field.kind == "turn"
    assert field.seen("e7")
    assert field.seen("f7")


def reveal_enemy_castle(unit: str, power: Mapping[str, Any]) -> None:
    other = foe(side_of(unit))
    field = arena(unit, {"e4": MIDDLE[side_of(unit)]}).act("d4", "reveal_enemy_castle").quietly()
    assert field.seen(CASTLES[other])


def reveal_flown_over(unit: str, power: Mapping[str, Any]) -> None:
    for answer in ("yes", "decline"):
        field = arena(unit, enemy={"d5": "mummy", "d6": "kralc"}).act("d4", "fly", "to d7")
        assert field.kind == "offer"
        field.play(answer).quietly()
        assert field.seen("d5", 0) == field.seen("d6", 0) == (answer == "yes")
        assert field.at("d7") == unit


def reveal_terrain_choice(unit: str, power: Mapping[str, Any]) -> None:
    field = cursed(unit, {"e7": "mummy"}, {"e7": "city"})
    assert len(field.offers("terrain")) == 6
    field.play("terrain city").quietly()
    assert field.seen("e7")


def look_at(unit: str, power: Mapping[str, Any]) -> None:
    magic_trigger(unit, power)


# -- striking


def reveal_adjacent_destroy(unit: str, power: Mapping[str, Any]) -> None:
    for victim, falls in (("marr", True), ("neptillion", False), ("paranos", False)):
        field = arena(unit, enemy={"e5": victim}).act("d4", "reveal_adjacent_destroy", "pick e5").quietly()
        assert (field.at("e5") is None) == falls
        assert field.at("d4") == unit


def gamble_kill(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, enemy={"d6": "kralc"}).act("d4", "gamble_kill", "pick d6").quietly()
    assert field.where("kralc") == "destroyed"
    assert field.at("d4") == unit
    field = arena(unit, enemy={"d6": "namhel"}).act("d4", "gamble_kill", "pick d6").quietly()
    assert field.at("d6") == "namhel"
    assert field.where(unit) == "destroyed"


def gamble_control(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, {"c4": "paranos"}, {"e5": "holy_light"}).act("d4", "gamble_control")
    assert field.owner("e5") == "grey"  # the own magic unit was no choice
    field = arena(unit, {"c4": "paranos"}, {"e5": "grundin"}).act("d4", "gamble_control").quietly()
    assert field.where(unit) == "destroyed"


def opponent_sacrifice(unit: str, power: Mapping[str, Any]) -> None:
    other = foe(side_of(unit))
    if power["kind"] == "action":
        field = arena(unit, enemy={"d7": MIDDLE[other]}).act("d4", "opponent_sacrifice")
    else:
        field = arena(unit, enemy={"d5": WEAK[other], "d7": MIDDLE[other]}).attack("d4", "d5")
    assert (field.kind, field.side) == ("pick_unit", other)
    field.play("pick d7").quietly()
    assert field.at("d7") is None


def opponent_gives_control(unit: str, power: Mapping[str, Any]) -> None:
    other = foe(side_of(unit))
    enemies = {"d7": MIDDLE[other], "e7": MIDDLE[other]}
    if power["kind"] == "action":
        field = arena(unit, enemy=enemies).act("d4", "opponent_gives_control", "pick d7").quietly()
        assert field.where(unit) == "destroyed"
    else:
        field = cursed(unit, enemies)
        assert field.side == other
        field.play("pick d7", "pick e7").quietly()
        assert field.owner("e7") == side_of(unit)
    assert field.owner("d7") == side_of(unit)


def gain_control(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, enemy={"d5": "wood_elf", "e6": "grundin", "e4": "landor"}).attack("d4", "d5")
    assert field.offers("pick") == ["e4", "e6"]
    field.play("pick e4").quietly()
    assert field.owner("e4") == "grey"


def regain_control(unit: str, power: Mapping[str, Any]) -> None:
    field = (
        arena(unit, enemy={"e5": {"unit": "grundin", "seat": 1}, "c4": "mummy"}).act("d4", "regain_control").quietly()
    )
    assert field.owner("e5") == "beige"
    assert field.owner("c4") == "grey"


def destroy_adjacent_all(unit: str, power: Mapping[str, Any]) -> None:
    field = (
        arena(unit, {"c4": "marr", "d3": "mummy"}, {"e5": "landor", "f6": "grundin"})
        .act("d4", "destroy_adjacent_all")
        .quietly()
    )
    assert field.at("c4") is field.at("d3") is field.at("e5") is field.at("d4") is None
    assert field.at("f6") == "grundin"


def destroy_by_name(unit: str, power: Mapping[str, Any]) -> None:
    victim = power["target_unit"]
    field = (
        arena(unit, enemy={"d7": victim, "e7": victim, "f7": MIDDLE[foe(side_of(unit))]})
        .act("d4", "destroy_by_name")
        .quietly()
    )
    assert field.at("d7") is field.at("e7") is None
    assert field.at("f7") is not None
    assert field.where(unit) == "destroyed"
    assert (
        arena(unit).act("d4", "destroy_by_name").quietly().where(unit) == "destroyed"
    )  # nobody of that name: spent all the same


def destroy_by_base_strength(unit: str, power: Mapping[str, Any]) -> None:
    field = (
        arena(unit, {"c4": "uzelis"}, {"d7": "wood_elf", "e7": "grundin"})
        .act("d4", "destroy_by_base_strength")
        .quietly()
    )
    assert field.at("d7") is field.at("c4") is None
    assert field.at("e7") == "grundin"


def destroy_all_magic(unit: str, power: Mapping[str, Any]) -> None:
    field = cursed(unit, {"e7": "holy_light"}, own={"f2": "paranos"})
    assert field.where("holy_light") == field.where("paranos") == "destroyed"
    assert field.heard("log-spell") == []


def destroy_flyer(unit: str, power: Mapping[str, Any]) -> None:
    field = arena(unit, enemy={"d5": "kralc"}, mine=False).act("d5", "fly", "to d3")
    assert field.side == "beige"
    assert field.offers("pick") == ["d4"]
    field.play("pick d4").quietly()
    assert field.where("kralc") == "destroyed"
    field = arena(unit, enemy={"d5": "kralc"}, mine=False).act("d5", "fly", "to d3").play("done").quietly()
    assert field.at("d3") == "kralc"


def mass_sacrifice(unit: str, power: Mapping[str, Any]) -> None:
    enemies = dict.fromkeys(("c7", "d7", "e7", "f7", "c6"), MIDDLE["beige"])
    field = cursed(unit, enemies, own={"c2": "marr", "d2": "marr", "f2": "marr"})
    assert field.side == "beige"
    field.play(*[f"pick {space}" for space in enemies])
    assert all(field.at(space) is None for space in enemies)
    assert field.side == "grey"
    field.play("pick c2", "pick d2", "pick f2").quietly()
    assert field.at("c2") is field.at("d2") is field.at("f2") is None


# -- returning


def return_destroyed(unit: str, power: Mapping[str, Any]) -> None:
    side = side_of(unit)
    name = {"Zombie": "gloomis", "Mold": "foulis"}.get(power["filter"].get("type", ""), "")
    if power["kind"] == "action":
        field = arena(unit, destroyed=["living_statue", "ground_lightning", "paranos"]).act("d4", "return_destroyed")
        assert field.offers("return") == ["ground_lightning", "living_statue"]
        field.play("return living_statue", "to d4", "return ground_lightning", "to e6").quietly()
        assert field.at("d4") == "living_statue"
        assert field.at("e6") == "ground_lightning"
        return
    if power["kind"] == "ability":
        field = arena(unit, enemy={"d5": "wood_elf"}, destroyed=[name], terrain={"g2": "swamp"})
        field.go("d4", "d5").play("pass", "pass", "yes").quietly()
        assert field.at("g2") == name
        return
    land = power["to"]["on_terrain"]
    if name:
        field = cursed(unit, {}, {"g2": land, "h3": land}, destroyed=[name, "gangis_wind"])
        assert field.offers("return") == [name]  # the Wind's 9 is too much
        assert "done" in field.choices
        field.play(f"return {name}", "to g2").quietly()
    else:
        name = (
            "grundin"
            if power["filter"]["color"] == "green"
            else {"gold": "holy_knight", "blue": "vinin_satyr"}[power["filter"]["color"]]
        )
        field = cursed(unit, {}, {"g2": land, "h3": land}, destroyed=[name, name, TEN[side]])
        assert "done" not in field.choices
        field.then(f"return {name}").play("to g2").quietly()
    assert field.at("g2") == name


def return_self(unit: str, power: Mapping[str, Any]) -> None:
    field = cursed(unit, {})
    field.play("to e6").quietly()
    assert field.at("e6") == unit


def replace_self_with_destroyed(unit: str, power: Mapping[str, Any]) -> None:
    side = side_of(unit)
    name = {6: "golladus", 4: "colossor", 2: "gloomis"}.get(power["filter"].get("base_strength", [0])[0], "holy_knight")
    other = "landor" if side == "beige" else "kralc"
    if power["kind"] == "action":
        field = arena(unit, destroyed=[name, other]).act("d4", "replace_self_with_destroyed").quietly()
        assert field.at("d4") == name
        field = arena(unit, destroyed=[name], terrain={"d4": "forest"}).play("take d4")
        field.forbids("use replace_self_with_destroyed", "sl.turn.action_available")
        return
    field = (
        arena(unit, enemy={"d5": WEAK["grey"]}, destroyed=[name, "uzelis"])
        .go("d4", "d5")
        .play("pass", "pass", "yes")
        .quietly()
    )
    assert field.at("d5") == name
    assert field.where(unit) == "destroyed"


# -- magic and curses


def magic_trigger(unit: str, power: Mapping[str, Any]) -> None:
    """The attacker falls or stands as the record says; what follows has tests of its own."""
    other = foe(side_of(unit))
    fate = power.get("destroy_attacker", "always")
    for attacker in (STRONG[other], MIDDLE[other]):
        field = arena(unit, enemy={"d5": attacker}, mine=False).attack("d5", "d4")
        while not field.over and field.kind != "turn":
            field.play(field.choices[-1])
        assert field.where(unit) in ("destroyed", "cursing")
        falls = fate == "always" or (fate == "if_current_strength_7_plus" and UNITS[attacker]["strength"] >= 7)
        assert (field.at("d4") is None) == falls, attacker
        if not falls:
            assert field.at("d4") == attacker


def cursed(
    unit: str,
    enemies: Units,
    terrain: Mapping[str, str] | None = None,
    own: Units | None = None,
    destroyed: tuple[str, ...] | list[str] = (),
) -> Field:
    """The curse of a unit ends, because a unit of the other side with one is destroyed."""
    side = side_of(unit)
    newcomer, slayer = ("jillus", "mummy") if side == "grey" else ("skeleton_warlock", "gold_knight")
    sides = {side: {"a5": slayer, **(own or {})}, foe(side): {"a6": newcomer, **enemies}}
    field = battle(sides["beige"], sides["grey"], turn=side, curse=unit, terrain=terrain, destroyed=destroyed)
    field.go("a5", "a6").play("pass", "pass")
    return field


def under_curse(unit: str, curse: str) -> Field:
    """A unit at d4 while a curse is in force."""
    units = {"d4": unit}
    return battle(units, curse=curse) if side_of(unit) == "beige" else battle(grey=units, curse=curse)


def global_strength_mod(unit: str, power: Mapping[str, Any]) -> None:
    tables = game().tables
    curse = tables.kind_of_id[unit]
    fits = tables.powers[tables.powers_of[curse][UNITS[unit]["powers"].index(power)]].filter
    friend = next(
        u["id"]
        for u in UNITS.values()
        if u["strength"] not in ("magic", "castle")
        and fits.fits[tables.kind_of_id[u["id"]]]
        and (fits.keyword < 0 or "fly" in u["keywords"])
        and not bonus_on(u["id"], "plain")
        and u["id"] != unit
        and u["strength"] + power["amount"] > 0
    )
    field = under_curse(friend, unit)
    assert field.strength("d4") == UNITS[friend]["strength"] + power["amount"]
    other = next(u for u in ("gwarf", "elven_assassin") if not fits.fits[tables.kind_of_id[u]] or fits.keyword >= 0)
    field = under_curse(other, unit)
    assert field.strength("d4") == 1


def global_grant_keyword(unit: str, power: Mapping[str, Any]) -> None:
    name = power["keyword_granted"]
    friend = {"Cleric": "tiera", "Titan": "evit", "Worm": "garpus"}.get(power["filter"].get("type", ""), "gold_knight")
    field = under_curse(friend, unit)
    seat = 0 if UNITS[friend]["army"] == "beige" else 1
    assert name in field.unit_view("d4", seat)["keywords"]
    assert name not in UNITS[friend]["keywords"]


def reveal_area_destroy(unit: str, power: Mapping[str, Any]) -> None:
    area = power["area"]
    other = foe(side_of(unit))
    victim, second = MIDDLE[other], WEAK[other]
    terrain = {"e7": area["on_terrain"], "g7": area["on_terrain"]} if "on_terrain" in area else {"f8": "water"}
    elsewhere = (
        dict.fromkeys(("a6", "c8", "a1", "b1", "a2", "g8", "h8", "h7"), "city")
        if area.get("on_terrain") == "plain"
        else {}
    )
    static = "quicksand" if other == "beige" else "larva"
    enemies: dict[str, Any] = {"e7": victim, "g7": static}
    if power["destroy"]["count"] == 1:
        enemies["f7"] = second
        terrain = {**terrain, **({"f7": area["on_terrain"]} if "on_terrain" in area else {})}
    field = cursed(unit, enemies, {**elsewhere, **terrain})
    assert field.seen("g7")
    if power["destroy"]["count"] == 1:
        assert {"e7", "f7"} <= set(field.offers("pick"))
        assert "g7" not in field.offers("pick")  # static
        field.play("pick e7")
        assert field.at("f7") == second
    assert field.where(victim) == "destroyed"


def army_building_conversion(unit: str, power: Mapping[str, Any]) -> None:
    tables = game().tables
    changed = tables.conversions[tables.kind_of_id[unit]]
    assert {str(10 - row): count for row, count in changed.items()} == {str(k): v for k, v in power["by"].items()}


CHECKS: dict[str, Callable[[str, Mapping[str, Any]], None]] = {
    check.__name__: check
    for check in (
        keyword,
        strength_mod,
        boost,
        boost_by_own_strength,
        weaken,
        absorb_ally,
        grant_keyword,
        extra_turn,
        slay_in_attack,
        capture_in_attack,
        convert_attacker,
        guess_name,
        cannot_attack,
        may_attack_own,
        save_ally,
        counter_ranged_attack,
        counter_vision,
        suppress_death_curse,
        on_attacked_and_destroyed,
        diagonal_step,
        terrain_jump,
        relocate_self,
        relocate_by_sacrifice,
        move_to_castle,
        place_ally,
        gather_allies,
        exchange_positions,
        opponent_relocates_self,
        reveal_adjacent,
        reveal_enemies,
        reveal_enemy_castle,
        reveal_flown_over,
        reveal_terrain_choice,
        reveal_adjacent_destroy,
        gamble_kill,
        gamble_control,
        opponent_sacrifice,
        opponent_gives_control,
        gain_control,
        regain_control,
        destroy_adjacent_all,
        destroy_by_name,
        destroy_by_base_strength,
        destroy_all_magic,
        destroy_flyer,
        mass_sacrifice,
        return_destroyed,
        return_self,
        replace_self_with_destroyed,
        magic_trigger,
        global_strength_mod,
        global_grant_keyword,
        reveal_area_destroy,
        army_building_conversion,
    )
}


@pytest.mark.parametrize(("unit", "place"), POWERS, ids=[f"{unit}-{place + 1}" for unit, place in POWERS])
@rule("sl.powers.kinds", "sl.powers.text_wins")
def test_power(unit: str, place: int) -> None:
    power = UNITS[unit]["powers"][place]
    CHECKS[power["op"]](unit, power)


# -- what follows spells


@pytest.mark.parametrize(("unit", "kind"), [("dwarven_ambush", "poy"), ("elven_ambush", "srik")])
def test_an_ambush_moves_a_friend_of_the_right_type(unit: str, kind: str) -> None:
    field = arena(unit, {"g2": kind, "f2": "grundin"}, {"d5": "mummy"}, mine=False).attack("d5", "d4")
    assert field.offers("pick") == ["g2"]
    field.play("pick g2").quietly()
    assert field.at("d4") == kind
    # the question is put also to a player who has none
    field = arena(unit, {}, {"d5": "mummy"}, mine=False).attack("d5", "d4")
    assert field.choices == ["done"]


def test_exorcism_strikes_a_red_unit_on_a_swamp() -> None:
    swamps = {"e7": "swamp", "f7": "swamp", "g7": "swamp"}
    for space, falls in (("e7", True), ("f7", False)):
        field = arena(
            "exorcism", {}, {"d5": "mummy", "e7": "kutbone", "f7": "marr"}, mine=False, terrain=swamps
        ).attack("d5", "d4")
        assert field.offers("pick") == ["e7", "f7"]
        field.play(f"pick {space}").quietly()
        assert (field.at(space) is None) == falls
        assert field.seen("marr", 0) == (not falls)  # who is chosen is shown, whatever it is


def test_the_altar_demands_a_further_unit() -> None:
    field = arena("altar_of_deliverance", {}, {"d5": "mummy", "e7": "kutbone"}, mine=False).attack("d5", "d4")
    assert (field.kind, field.side) == ("pick_unit", "grey")
    field.play("pick e7").quietly()
    assert field.where("kutbone") == "destroyed"


def test_the_haunted_grove_purges_purple_on_forests_if_it_stood_on_one() -> None:
    for land, falls in (("forest", True), ("plain", False)):
        terrain = {"d4": land, "e7": "forest", "f7": "forest"}
        field = arena(
            "haunted_grove", {}, {"d5": "mummy", "e7": "mrmrm", "f7": "marr"}, mine=False, terrain=terrain
        ).attack("d5", "d4")
        assert (field.at("e7") is None) == falls
        assert field.at("f7") == "marr"


def test_the_dragon_talisman_returns_a_dragon_to_an_empty_city() -> None:
    for land, returns in (("plain", True), ("city", False)):  # the attacker itself may stand on a city
        field = arena(
            "dragon_talisman", {}, {"d5": "mummy"}, mine=False, terrain={"g2": "city", "d4": land}, destroyed=["kralc"]
        )
        field.attack("d5", "d4")
        assert (field.where("kralc") == "g2") == returns
        if returns:
            assert field.owner("g2") == "beige"


def test_the_lightning_bolt_strikes_two_spaces_ahead_of_its_own_side() -> None:
    field = arena(
        "lightning_bolt", {"d3": "marr"}, {"d5": "gold_knight", "d2": "grundin", "d1": "poy"}, mine=False
    ).attack("d5", "d4")
    assert field.at("d3") is field.at("d2") is None
    assert field.at("d1") == "poy"
    # close to the far edge only one space is left ahead
    field = arena("lightning_bolt", {}, {"d3": "gold_knight", "d1": "poy"}, at="d2", mine=False).attack("d3", "d2")
    assert field.at("d1") is None
    assert field.at("h8") == "the_hidden_hive"
    assert not field.over


def test_ground_lightning_answers_flyers() -> None:
    for attacker, asked in (("uaivad", True), ("gold_knight", False)):
        field = arena(
            "ground_lightning", {}, {"d5": attacker, "g2": "grundin"}, mine=False, terrain={"g2": "city", "d4": "city"}
        )
        field.attack("d5", "d4")
        assert ("pick g2" in field.choices) == asked
        if asked:
            field.play("pick g2").quietly()
            assert field.where("grundin") == "destroyed"


@pytest.mark.parametrize(("unit", "name"), [("zombie_grave", "gloomis"), ("skeleton_grave", "kutbone")])
def test_a_grave_returns_one_of_its_own_to_its_space(unit: str, name: str) -> None:
    field = arena(unit, {}, {"d5": "gold_knight"}, mine=False, destroyed=[name, "marr"]).attack("d5", "d4")
    assert field.at("d4") == name
    assert field.owner("d4") == "grey"


def test_the_fungus_makes_an_opponent_show_all_magic_units() -> None:
    field = arena(
        "fungus_of_bremmuk", {}, {"d5": "gold_knight", "e7": "holy_light", "f7": "grundin"}, mine=False
    ).attack("d5", "d4")
    assert field.seen("e7")
    assert not field.seen("f7", 1)


def test_every_operation_of_the_vocabulary_is_met_in_a_unit() -> None:
    used = {power["op"] for unit in UNITS.values() for power in unit["powers"]}
    used |= {then["op"] for unit in UNITS.values() for power in unit["powers"] for then in power.get("then", ())}
    assert used == set(game().content["units"]["vocabulary"]["ops"])
    assert (
        set(CHECKS)
        | {"look_at", "relocate_ally", "reveal_destroy_if", "destroy_spaces", "destroy_choice", "opponent_reveals_all"}
        == used
    )
