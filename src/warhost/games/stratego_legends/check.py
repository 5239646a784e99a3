# not compiled: read once per process.
"""Whether content of the right shape also fits together: names, boards, and ready-made armies that may be led."""

from __future__ import annotations

from typing import Any

from warhost.engine.content import Content, Record, wrong
from warhost.engine.errors import BadContent
from warhost.games.stratego_legends.mechanics.armies import Muster
from warhost.games.stratego_legends.tables import SIDES, TERRAINS, Tables


def check_names_and_boards(content: Content) -> None:
    """What the tables rely on when they are made."""
    check_units(content["units"])
    check_boards(content["boards"])
    check_numbers(content)


def check_units(doc: Record) -> None:
    """Ids and numbers are unlike, words are known, and a magic unit has its spell."""
    ids = [unit["id"] for unit in doc["units"]]
    for i, unit in enumerate(doc["units"]):
        for field in ("id", "number"):
            if unit[field] in [other[field] for other in doc["units"][:i]]:
                raise wrong(unit.place_of(field), f"{unit['id']}.{field}", "…", unit[field])
        if unit["type"] not in doc["types"]:
            raise wrong(unit.place_of("type"), f"{unit['id']}.type", " | ".join(doc["types"]), unit["type"])
        if doc["nations"][unit["color"]]["army"] != unit["army"]:
            raise wrong(
                unit.place_of("army"), f"{unit['id']}.army", doc["nations"][unit["color"]]["army"], unit["army"]
            )
        spells = [power for power in unit["powers"] if power["op"] == "magic_trigger"]
        if (unit["strength"] == "magic") != (len(spells) == 1):
            raise wrong(unit.place_of("powers"), f"{unit['id']}.powers", "magic_trigger", unit["strength"])
        if unit["strength"] in ("magic", "castle") and unit["can_attack"]:
            raise wrong(unit.place_of("can_attack"), f"{unit['id']}.can_attack", "false", "true")
        used = [
            power["op"] if power["op"] != "keyword" else power["keyword"]
            for power in unit["powers"]
            if power["kind"] in ("action", "ability")
        ]
        if len(set(used)) != len(used):
            raise wrong(unit.place_of("powers"), f"{unit['id']}.powers", "…", used)
        for power in unit["powers"]:
            check_called(power, unit["id"], ids)


def check_called(power: Record, field: str, ids: list[str]) -> None:
    """Units that a power calls by name exist."""
    filters = [power.get("filter", {}), power.get("sacrifice", {}), power.get("target", {}).get("filter", {})]
    called = [unit for one in filters for unit in _listed(one.get("unit", []))] + _listed(power.get("target_unit", []))
    for unit in called:
        if unit not in ids:
            raise wrong(power.place, f"{field}.unit", " | ".join(ids[:5]) + " …", unit)


def _listed(value: Any) -> list[str]:
    return value if isinstance(value, list) else [value]


def check_boards(doc: Record) -> None:
    """Every board that is called by name exists, and every set has four."""
    known = [board["id"] for board in doc["boards"]]
    called = [*doc["default_game"]["boards"], *(slot["board"] for slot in doc["rulebook_photo_layout"]["slots"])]
    for name in called:
        if name not in known:
            raise wrong(doc["default_game"].place, "boards", " | ".join(known), name)
    if set(doc["terrain"]) != set(TERRAINS):
        raise wrong(doc.place_of("terrain"), "terrain", " | ".join(TERRAINS), list(doc["terrain"]))
    sets = [board["set"] for board in doc["boards"]]
    for board in doc["boards"]:
        if sets.count(board["set"]) != 4:
            raise wrong(board.place_of("set"), f"{board['id']}.set", "4 × …", board["set"])


def ready_armies(doc: Record) -> list[Record]:
    return [*doc["starter_armies"], *doc["box_armies"], *doc["expansion_armies"]]


def check_numbers(content: Content) -> None:
    """Units of the ready-made armies exist."""
    numbers = {unit["number"] for unit in content["units"]["units"]}
    for army in ready_armies(content["armies"]):
        for unit in army["units"]:
            number = unit if isinstance(unit, int) else unit["number"]
            if number not in numbers:
                raise wrong(army.place_of("units"), f"{army['id']}.units", "1 | 2 | 3 …", number)


def check_armies(content: Content, tables: Tables) -> None:
    """Ready-made armies are of their side and follow the table of strengths."""
    for army in ready_armies(content["armies"]):
        units = tables.army_lists[tables.army_ids.index(army["id"])]
        for problem in Muster(tables, SIDES.index(army["army"])).problems(units):
            raise BadContent("content-wrong-army", place=army.place_of("units"), army=army["id"], why=problem.text)
