# not compiled: read once per process.
"""Whether content of the right shape also fits together: counts, names, plans that can be built and deployed on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warhost.engine.content import Content, Record, wrong
from warhost.engine.errors import BadContent
from warhost.games.battle_masters.mechanics.ground import Ground, buildable, takes_piece
from warhost.games.battle_masters.tables import (
    CARDS,
    EDGES,
    ENTER_ON_FIRST_CARD,
    HEDGE,
    HEXES,
    PIECES,
    SIDES,
    UNITS,
    Scenario,
    Tables,
)


def check_counts_and_names(content: Content) -> None:
    """What the tables rely on when they are made."""
    units: list[Record] = content["units"]["units"]
    cards: list[Record] = content["battle_cards"]["cards"]
    plans: list[Record] = content["scenarios"]["scenarios"]
    _expect("battle_cards.yaml", "cards", CARDS, sum(card["copies"] for card in cards))
    rows = content["board"]["terrain_rows"]
    _expect("board.yaml", "terrain_rows", HEXES, sum(len(row) for row in rows))
    for i, row in enumerate(rows):
        _expect("board.yaml", f"terrain_rows[{i}]", 12 + (i & 1), len(row))
    _expect("dice.yaml", "faces", 6, sum(face["count"] for face in content["dice"]["faces"]))
    _expect("units.yaml", "units: number", UNITS, len({unit["number"] for unit in units}))
    for mode in ("move_or_fire", "ogre_cards"):
        _expect("units.yaml", f"units: mode {mode}", 1, sum(unit["mode"] == mode for unit in units))
    for army in content["units"]["armies"]:
        of_side = [unit for unit in units if unit["side"] == army["id"]]
        _expect("units.yaml", f"units: side {army['id']}", army["units"], len(of_side))
    ogre = next(unit for unit in units if unit["mode"] == "ogre_cards")
    _expect("units.yaml", f"{ogre['id']}.life_points", _copies(content["ogre_cards"]["cards"]), ogre["life_points"])
    for records, field in ((units, "id"), (cards, "id"), (plans, "id"), (plans, "short_id")):
        _different(records, field)
    _check_sides(content)
    _check_names(content["scenarios"], [unit["id"] for unit in units])


def _copies(records: list[Record]) -> int:
    return sum(record["copies"] for record in records)


def _expect(file: str, field: str, wanted: int, found: int) -> None:
    if wanted != found:
        raise BadContent("content-wrong-count", file=f"battle_masters/{file}", field=field, wanted=wanted, found=found)


def _different(records: list[Record], field: str) -> None:
    seen: list[str] = []
    for record in records:
        if record[field] in seen:
            raise BadContent("content-field-twice", place=record.place_of(field), field=record[field])
        seen.append(record[field])


def _check_sides(content: Content) -> None:
    """A unit fights for the side of its troops, and a card activates troops of its own side."""
    side_of = {troops["id"]: troops["side"] for troops in content["units"]["types"]}
    for unit in content["units"]["units"]:
        if unit["side"] != side_of[unit["type"]]:
            raise wrong(unit.place_of("side"), f"{unit['id']}.side", side_of[unit["type"]], unit["side"])
    for card in content["battle_cards"]["cards"]:
        own = [troops for troops, side in side_of.items() if side == card["side"]]
        for troops in card["types"]:
            if troops not in own:
                raise wrong(card.place_of("types"), f"{card['id']}.types", " | ".join(own), troops)


def _check_names(scenarios: Mapping[str, Any], units: list[str]) -> None:
    for plan in scenarios["scenarios"]:
        for part in (plan["setup"], *plan.get("variants", [])):
            for name in part.get("positions", {}):
                if name not in units:
                    raise wrong(part["positions"].place_of(name), f"{plan['id']}.positions", " | ".join(units), name)
    campaign = scenarios["campaign"]
    points = {plan["id"]: plan["campaign_points"] for plan in scenarios["scenarios"]}
    if sorted(campaign["order"]) != sorted(points):
        raise wrong(campaign.place_of("order"), "campaign.order", ", ".join(points), ", ".join(campaign["order"]))
    worth = [points[name] for name in campaign["order"]]
    if campaign["points"] != worth:
        raise wrong(campaign.place_of("points"), "campaign.points", str(worth), campaign["points"])


# -- the plans


def check_plans(content: Content, tables: Tables) -> None:
    """Every plan can be laid with the pieces of the box, and has room for the armies."""
    largest = max(len(army) for army in tables.army)
    for portion, zones in zip(content["board"]["mat_portions"], tables.edge_zones, strict=True):
        for edge, zone in zip(EDGES, zones, strict=True):
            if len(zone) < largest:
                raise wrong(portion.place, f"{portion['id']} ({edge})", f"≥ {largest}", len(zone))
    for record, scenario in zip(content["scenarios"]["scenarios"], tables.scenarios, strict=True):
        ground = _check_terrain(record, scenario, tables)
        for part in (record["setup"], *record.get("variants", [])):
            _check_positions(part, ground, tables)
        _check_room(record, scenario, ground, tables)
    preset = content["scenarios"]["free_battle"]["preset"]
    ground = _check_terrain(preset, tables.quick_start, tables)
    _check_room(preset, tables.quick_start, ground, tables)


def _check_terrain(record: Record, scenario: Scenario, tables: Tables) -> Ground:
    """The same limits, in the same words, as for the terrain of a position."""
    for i, (piece, doc) in enumerate(zip(scenario.pieces, record["terrain"], strict=True)):
        path = f"{doc.place}: {record['id']}.terrain[{i}]"
        name = tables.hex_names[piece.hex]
        before = scenario.pieces[:i]
        if piece.kind == HEDGE:
            if tables.road_sides[piece.hex] >> piece.turn & 1:
                raise BadContent("position-no-hedge", path=path, hex=name)
        elif not takes_piece(tables, piece.kind, piece.hex):
            raise BadContent("position-wrong-ground", path=path, piece=PIECES[piece.kind], hex=name)
        elif piece.hex in [other.hex for other in before if other.kind != HEDGE]:
            raise BadContent("position-covered", path=path, hex=name)
        if not buildable(tables, [other.kind for other in [*before, piece]]):
            raise BadContent("position-not-buildable", path=path)
    return Ground(tables, 0, scenario.pieces)


def _check_positions(part: Record, ground: Ground, tables: Tables) -> None:
    taken: dict[int, str] = {}
    for unit, place in part.get("positions", {}).items():
        path = f"{part['positions'].place_of(unit)}: {unit}"
        h = tables.hex_at(place)
        name = tables.hex_names[h]
        if h in taken:
            raise BadContent("position-overlap", path=path, hex=name, unit=taken[h])
        if not ground.open[h]:
            raise BadContent("position-closed-ground", path=path, hex=name)
        if h == ground.tower and not tables.may_garrison[tables.unit_of_id[unit]]:
            raise BadContent("position-tower", path=path, hex=name)
        taken[h] = unit


def _check_room(record: Record, scenario: Scenario, ground: Ground, tables: Tables) -> None:
    for side, name in enumerate(SIDES):
        waiting = len([unit for unit in tables.army[side] if unit not in scenario.positions])
        wanted = min(1, waiting) if scenario.mode == ENTER_ON_FIRST_CARD else waiting
        room = len([h for h in scenario.zones[side] if ground.open[h] and h != ground.tower])
        if room < wanted:
            raise wrong(record.place, f"{record['id']}.{name}_zone", f"≥ {wanted}", room)
