"""The content turned once into integer tables that all battles share; ids become indices."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from warhost.games.battle_masters.documents import Direction, Disc, Face, Modifier, PieceName, Side

# -- sizes of the box; the content is checked against them

HEXES: Final = 150
UNITS: Final = 25
CARDS: Final = 59

SIDES: Final[tuple[Side, ...]] = ("imperial", "chaos")
IMPERIAL: Final = SIDES.index("imperial")
CHAOS: Final = SIDES.index("chaos")

# -- how a unit acts (`mode` of the content)

MODES: Final = ("move_then_attack", "move_or_attack", "move_or_fire", "ogre_cards")
MELEE: Final = MODES.index("move_then_attack")
MISSILE: Final = MODES.index("move_or_attack")
CANNON: Final = MODES.index("move_or_fire")
OGRE: Final = MODES.index("ogre_cards")

# -- what a battle card does besides naming troops

SPECIALS: Final = ("none", "charge", "double_move", "whole_army", "cannon", "ogre")
CHARGE: Final = SPECIALS.index("charge")
DOUBLE_MOVE: Final = SPECIALS.index("double_move")
WHOLE_ARMY: Final = SPECIALS.index("whole_army")
CANNON_CARD: Final = SPECIALS.index("cannon")
OGRE_CARD: Final = SPECIALS.index("ogre")

# -- the mat

PLAIN: Final = 0
ROAD: Final = 1
RIVER: Final = 2
FORD: Final = 3
PRINTED: Final = {"g": PLAIN, "r": ROAD, "w": RIVER, "f": FORD}
DIRECTIONS: Final[tuple[Direction, ...]] = ("E", "NE", "NW", "W", "SW", "SE")
EDGES: Final = ("north", "south", "west", "east")

# -- pieces of terrain, as laid; the three ditches differ in their dug sides

PIECES: Final[tuple[PieceName, ...]] = ("ford", "marsh", "ditch_2", "ditch_3", "ditch_4", "hedge", "tower")
FORD_PIECE: Final = PIECES.index("ford")
MARSH: Final = PIECES.index("marsh")
DITCH_2: Final = PIECES.index("ditch_2")
DITCH_4: Final = PIECES.index("ditch_4")
HEDGE: Final = PIECES.index("hedge")
TOWER: Final = PIECES.index("tower")

# -- faces of the die and of the discs

FACES: Final[tuple[Face, ...]] = ("skull", "shield", "blank")
SKULL: Final = FACES.index("skull")
SHIELD: Final = FACES.index("shield")
DISCS: Final[tuple[Disc, ...]] = ("flying", "bouncing", "explosion")
FLYING: Final = DISCS.index("flying")
BOUNCING: Final = DISCS.index("bouncing")
EXPLOSION: Final = DISCS.index("explosion")

# -- dice modifiers, one bit each (`modifiers` of dice.yaml, then the named options of another edition)

MODIFIERS: Final[tuple[Modifier, ...]] = (
    "charge_card",
    "elite_attacker",
    "elite_defender",
    "garrison_attacks",
    "garrison_defends",
    "across_ditch",
    "missile_attacks_adjacent",
    "missile_defends_adjacent",
    "inside_ditch",
)
CHARGE_CARD: Final = 1 << MODIFIERS.index("charge_card")
ELITE_ATTACKER: Final = 1 << MODIFIERS.index("elite_attacker")
ELITE_DEFENDER: Final = 1 << MODIFIERS.index("elite_defender")
GARRISON_ATTACKS: Final = 1 << MODIFIERS.index("garrison_attacks")
GARRISON_DEFENDS: Final = 1 << MODIFIERS.index("garrison_defends")
ACROSS_DITCH: Final = 1 << MODIFIERS.index("across_ditch")
MISSILE_ATTACKS_ADJACENT: Final = 1 << MODIFIERS.index("missile_attacks_adjacent")
MISSILE_DEFENDS_ADJACENT: Final = 1 << MODIFIERS.index("missile_defends_adjacent")
INSIDE_DITCH: Final = 1 << MODIFIERS.index("inside_ditch")
OTHER_EDITION: Final = {  # dice in attack and in defence; off unless the option of that name is on
    "missile_attacks_adjacent": (-1, 0),
    "missile_defends_adjacent": (0, -1),
    "inside_ditch": (0, 1),
}

# -- how a scenario sets up

SETUP_MODES: Final = ("enter_on_first_card", "fixed", "fixed_then_zone", "hidden_tokens", "alternate")
ENTER_ON_FIRST_CARD: Final = SETUP_MODES.index("enter_on_first_card")
FIXED: Final = SETUP_MODES.index("fixed")
HIDDEN_TOKENS: Final = SETUP_MODES.index("hidden_tokens")
ALTERNATE: Final = SETUP_MODES.index("alternate")


class Piece:
    """A piece of terrain where it lies: `turn` is a ditch's first open side, or the side of the hex a hedge is on."""

    def __init__(self, kind: int, hex: int, turn: int = 0) -> None:
        self.kind = kind
        self.hex = hex
        self.turn = turn


class Scenario:
    """A battle plan: terrain, how the armies come to the mat, and where."""

    def __init__(self, id: str, name: str, mode: int, points: int) -> None:
        self.id = id
        self.name = name  # the short name, as the option `scenario` calls it
        self.mode = mode
        self.points = points
        self.pieces: list[Piece] = []
        self.zones: list[list[int]] = [[], []]
        self.positions: dict[int, int] = {}
        self.fixed_positions: dict[int, int] = {}  # of the variant that starts with all units on the mat
        self.tower_capture = False  # whether a variant lets Chaos win by standing on the tower


class Tables:
    """The box: mat, units, cards, discs, dice, scenarios."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        self._read_mat(content["board"])
        self._read_units(content["units"])
        self._read_cards(content["battle_cards"])
        self._read_counts(content)
        self._read_dice(content["dice"])
        self._read_scenarios(content["scenarios"])

    # -- mat

    def _read_mat(self, board: Mapping[str, Any]) -> None:
        rows: list[list[str]] = board["terrain_rows"]
        self.col: list[int] = []
        self.row: list[int] = []
        self.printed: list[int] = []
        self.hex_names: list[str] = []
        self._at: dict[tuple[int, int], int] = {}
        for row, codes in enumerate(rows):
            for col, code in enumerate(codes):
                self._at[(col, row)] = len(self.col)
                self.col.append(col)
                self.row.append(row)
                self.printed.append(PRINTED[code])
                self.hex_names.append(f"{chr(ord('a') + col)}{row + 1}")
        self.hex_of_name: dict[str, int] = {name: h for h, name in enumerate(self.hex_names)}
        self.half: list[bool] = [False] * HEXES
        for place in board["edge_hexes"]["half_hexes"]:
            self.half[self.hex_at(place)] = True

        steps = [board["directions"]["even_row"], board["directions"]["odd_row"]]
        # neighbour[h][d] is the hex beyond side d of hex h, or -1
        self.neighbour: list[list[int]] = []
        for h in range(HEXES):
            beyond: list[int] = []
            for direction in DIRECTIONS:
                dcol, drow = steps[self.row[h] & 1][direction]
                beyond.append(self._at.get((self.col[h] + dcol, self.row[h] + drow), -1))
            self.neighbour.append(beyond)
        self.distance: list[list[int]] = [[self._distance(a, b) for b in range(HEXES)] for a in range(HEXES)]

        # road_sides[h]: mask of the sides over which the road runs on to the next hex
        self.road_sides: list[int] = [0] * HEXES
        for path in board["road_paths"]:
            hexes = [self.hex_at(place) for place in path["hexes"]]
            for a, b in pairwise(hexes):
                self.road_sides[a] |= 1 << self.neighbour[a].index(b)
                self.road_sides[b] |= 1 << self.neighbour[b].index(a)

        self.portion_ids: list[str] = []
        self.portions: list[list[bool]] = []  # inside[h] of each portion of the mat
        for portion in board["mat_portions"]:
            self.portion_ids.append(portion["id"])
            inside: list[bool] = []
            for h in range(HEXES):
                low, high = portion["cols_odd_rows"] if self.row[h] & 1 else portion["cols_even_rows"]
                inside.append(portion["rows"][0] <= self.row[h] <= portion["rows"][1] and low <= self.col[h] <= high)
            self.portions.append(inside)
        self.portion_rows: list[int] = [
            len({self.row[h] for h in range(HEXES) if inside[h]}) for inside in self.portions
        ]
        # edge_zones[portion][edge]: where an army deploys in a free battle, fords still to be laid apart
        self.edge_zones: list[list[list[int]]] = [
            [self.edge_zone(portion, edge, []) for edge in range(len(EDGES))] for portion in range(len(self.portions))
        ]
        self.rubble_to_destroy: int = next(
            kind["rubble_to_destroy"] for kind in board["terrain_types"] if kind["id"] == "tower"
        )

    def hex_at(self, place: list[int]) -> int:
        return self._at[(place[0], place[1])]

    def _distance(self, a: int, b: int) -> int:
        qa = self.col[a] - (self.row[a] + (self.row[a] & 1)) // 2
        qb = self.col[b] - (self.row[b] + (self.row[b] & 1)) // 2
        dq = qa - qb
        dr = self.row[a] - self.row[b]
        return max(abs(dq), abs(dr), abs(dq + dr))

    def edge_zone(self, portion: int, edge: int, pieces: list[Piece]) -> list[int]:
        """The two rows, or the two spaces of each row, nearest to an edge of a portion; no river but at a ford."""
        inside = self.portions[portion]
        fords = [piece.hex for piece in pieces if piece.kind == FORD_PIECE]
        rows = sorted({self.row[h] for h in range(HEXES) if inside[h]})
        zone: list[int] = []
        for row in rows:
            line = [h for h in range(HEXES) if inside[h] and self.row[h] == row]
            if edge == 2:
                line = line[:2]
            elif edge == 3:
                line = line[-2:]
            elif row not in (rows[:2] if edge == 0 else rows[-2:]):
                line = []
            zone += [h for h in line if self.printed[h] != RIVER or h in fords]
        return zone

    # -- units

    def _read_units(self, units: Mapping[str, Any]) -> None:
        records: list[Any] = sorted(units["units"], key=_number)
        self.unit_ids: list[str] = [unit["id"] for unit in records]
        self.unit_of_id: dict[str, int] = {name: u for u, name in enumerate(self.unit_ids)}
        self.side: list[int] = [SIDES.index(unit["side"]) for unit in records]
        self.unit_type: list[str] = [unit["type"] for unit in records]
        self.mode: list[int] = [MODES.index(unit["mode"]) for unit in records]
        self.combat_value: list[int] = [unit["combat_value"] for unit in records]
        self.life_points: list[int] = [unit["life_points"] for unit in records]
        self.range: list[int] = [0 if unit["range"] is None else unit["range"] for unit in records]
        self.may_garrison: list[bool] = [unit["tower_allowed"] for unit in records]
        self.army: list[list[int]] = [[u for u in range(UNITS) if self.side[u] == side] for side in (0, 1)]
        self.cannon: int = self.mode.index(CANNON)
        self.ogre: int = self.mode.index(OGRE)

    # -- cards

    def _read_cards(self, cards: Mapping[str, Any]) -> None:
        faces = cards["cards"]
        self.card_ids: list[str] = [face["id"] for face in faces]
        self.card_of_id: dict[str, int] = {name: c for c, name in enumerate(self.card_ids)}
        self.card_side: list[int] = [SIDES.index(face["side"]) for face in faces]
        self.card_special: list[int] = [SPECIALS.index(face["special"]) for face in faces]
        self.card_copies: list[int] = [face["copies"] for face in faces]
        self.card_units: list[int] = []  # mask of the units a face activates
        for face in faces:
            mask = 0
            for u in range(UNITS):
                if self.unit_type[u] in face["types"]:
                    mask |= 1 << u
            self.card_units.append(mask)
        self.full_deck: list[int] = [c for c, copies in enumerate(self.card_copies) for _ in range(copies)]

    def _read_counts(self, content: Mapping[str, Any]) -> None:
        ogre = {card["id"]: card["copies"] for card in content["ogre_cards"]["cards"]}
        self.ogre_moves: int = ogre["ogre_move"]
        self.ogre_attacks: int = ogre["ogre_attack"]
        discs = {disc["id"]: disc["copies"] for disc in content["cannon_discs"]["discs"]}
        self.disc_counts: list[int] = [discs[name] for name in DISCS]
        # the faces of each double-sided terrain hex, as piece kinds
        self.tiles: list[tuple[int, int]] = [
            (PIECES.index(tile["front"]), PIECES.index(tile["back"])) for tile in content["tokens"]["terrain_hexes"]
        ]
        counts = {part["id"]: part["count"] for part in content["tokens"]["components"]}
        self.hedges: int = counts["hedge"]
        self.towers: int = counts["tower"]
        self.open_sides: list[int] = [6] * len(PIECES)
        for shape in content["tokens"]["ditch_shapes"]:
            self.open_sides[PIECES.index(shape["id"])] = shape["open_sides"]

    # -- dice

    def _read_dice(self, dice: Mapping[str, Any]) -> None:
        self.die: list[int] = []
        for face in dice["faces"]:
            self.die += [FACES.index(face["face"])] * int(face["count"])
        deltas: dict[str, tuple[int, int]] = dict(OTHER_EDITION)
        for modifier in dice["modifiers"]:
            deltas[modifier["id"]] = (modifier["attack"], modifier["defence"])
        # the sum of all modifiers of a mask, so that a battle looks it up in one step
        self.attack_delta: list[int] = []
        self.defence_delta: list[int] = []
        for mask in range(1 << len(MODIFIERS)):
            names = [name for bit, name in enumerate(MODIFIERS) if mask >> bit & 1]
            self.attack_delta.append(sum([deltas[name][0] for name in names]))
            self.defence_delta.append(sum([deltas[name][1] for name in names]))

    # -- scenarios

    def _read_scenarios(self, scenarios: Mapping[str, Any]) -> None:
        self.scenarios: list[Scenario] = []
        for plan in scenarios["scenarios"]:
            setup = plan["setup"]
            scenario = Scenario(plan["id"], plan["short_id"], SETUP_MODES.index(setup["mode"]), plan["campaign_points"])
            scenario.pieces = [self.piece(piece) for piece in plan["terrain"]]
            for side, name in enumerate(SIDES):
                scenario.zones[side] = sorted([self.hex_at(place) for place in setup.get(f"{name}_zone", [])])
            scenario.positions = self._positions(setup)
            for variant in plan.get("variants", []):
                if variant["id"] == "fixed_positions":
                    scenario.fixed_positions = self._positions(variant)
                elif variant["id"] == "tower_capture":
                    scenario.tower_capture = True
            self.scenarios.append(scenario)
        self.scenario_of_name: dict[str, int] = {plan.name: s for s, plan in enumerate(self.scenarios)}
        campaign = scenarios["campaign"]
        self.campaign: list[int] = [
            next(s for s, scenario in enumerate(self.scenarios) if scenario.id == name) for name in campaign["order"]
        ]
        self.campaign_points: list[int] = list(campaign["points"])

        preset = scenarios["free_battle"]["preset"]
        quick = Scenario(preset["id"], "quick_start", ALTERNATE, 0)
        quick.pieces = [self.piece(piece) for piece in preset["terrain"]]
        for side, name in enumerate(SIDES):
            quick.zones[side] = self.edge_zone(0, EDGES.index(preset[f"{name}_zone"]), quick.pieces)
        self.quick_start: Scenario = quick

    def _positions(self, setup: Mapping[str, Any]) -> dict[int, int]:
        return {self.unit_of_id[name]: self.hex_at(place) for name, place in setup.get("positions", {}).items()}

    def piece(self, piece: Mapping[str, Any]) -> Piece:
        kind = PIECES.index(piece["piece"])
        if kind == HEDGE:
            here, there = (self.hex_at(place) for place in piece["between"])
            return Piece(kind, here, self.neighbour[here].index(there))
        return Piece(kind, self.hex_at(piece["hex"]), piece.get("orientation", 0))


def _number(unit: Mapping[str, Any]) -> int:
    number: int = unit["number"]
    return number
