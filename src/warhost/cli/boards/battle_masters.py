"""Battle Masters in a terminal: the mat as hexes, units as two letters, and the armies beside it.

The Imperial Army is written in capitals, the Forces of Chaos in small letters, so that no colour is needed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text as Ink

from warhost.cli.boards import Drawing, Space, Start
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.language import Language

STARTS: Final = (
    Start(
        {"scenario": "borderlands", "borderlands_setup": "fixed"},
        Text("scenario-borderlands"),
        Text("cli-bm-start-fixed"),
    ),
    Start({"scenario": "borderlands"}, Text("scenario-borderlands"), Text("cli-bm-start-arrival")),
    Start({"scenario": "tengin"}, Text("scenario-tengin"), Text("cli-bm-start-tengin")),
    Start({"scenario": "grunburg"}, Text("scenario-grunburg"), Text("cli-bm-start-arrival")),
    Start({"scenario": "plains"}, Text("scenario-plains"), Text("cli-bm-start-plains")),
    Start({"scenario": "altdorf"}, Text("scenario-altdorf"), Text("cli-bm-start-alternate")),
    Start({"scenario": "quick_start"}, Text("scenario-quick_start"), Text("cli-bm-start-quick")),
    Start({"scenario": "free"}, Text("scenario-free"), Text("cli-bm-start-free")),
    Start({"scenario": "campaign"}, Text("scenario-campaign"), Text("cli-bm-start-campaign")),
)

# -- signs

# The kind of troops and the unit's own name, `MR` the Men-at-Arms of Reikwald; none reads like the name of a hex.
CODES: Final = {
    "imp_lord_knights": "LK",
    "imp_knights_delborne": "KD",
    "imp_knights_blitzen": "KB",
    "imp_knights_normand": "KN",
    "imp_men_reikwald": "MR",
    "imp_men_grunburg": "MG",
    "imp_men_altdorf": "MA",
    "imp_archers_grunburg": "AG",
    "imp_archers_bogenhafen": "AB",
    "imp_crossbows_melgar": "XM",
    "imp_cannon": "CN",
    "cha_champions_gorefist": "cg",
    "cha_warriors_goreband": "wg",
    "cha_warriors_finmar": "wf",
    "cha_bowmen_doomguard": "bd",
    "cha_bowmen_fellmor": "bf",
    "cha_orcs_gazkull": "ok",
    "cha_orcs_zogrod": "oz",
    "cha_goblins_grom": "gr",
    "cha_goblins_uglub": "gu",
    "cha_wolves_bogrot": "rb",
    "cha_wolves_black_fang": "rf",
    "cha_beastmen_bale": "mb",
    "cha_beastmen_flint": "mf",
    "cha_ogre_grimorg": "og",
}
BY_CODE: Final = {code.lower(): unit for unit, code in CODES.items()}
STYLES: Final = {"imperial": "bold cyan", "chaos": "bold red"}
PRINTED: Final = {"g": (" . ", "dim"), "r": (" : ", "dim yellow"), "w": ("~~~", "blue"), "f": ("~=~", "yellow")}
PIECES: Final = {
    "ford": ("~=~", "yellow"),
    "marsh": ('"""', "magenta"),
    "ditch_2": ("\\_/", "yellow"),
    "ditch_3": ("\\_/", "yellow"),
    "ditch_4": ("\\_/", "yellow"),
}
ZONES: Final = {"imperial": ("I", "cyan"), "chaos": ("c", "red")}
HEDGE: Final = ("#", "bold green")
DUG: Final = ("%", "bold yellow")
WOUNDS: Final = " ¹²³⁴⁵⁶"
PLAIN_WOUNDS: Final = " '\"3456"

# -- where things stand on the sheet: a hex is four columns wide, its content three

LEFT: Final = 3  # columns of the row numbers
HEX: Final = 4
MAP_WIDTH: Final = LEFT + 13 * HEX + 1
MAP_LINES: Final = 27
SIDES: Final = {  # line and column of each side from the west side of its hex, and the line drawn there
    "E": (0, 4, "|"),
    "NE": (-1, 3, "\\"),
    "NW": (-1, 1, "/"),
    "W": (0, 0, "|"),
    "SW": (1, 1, "\\"),
    "SE": (1, 3, "/"),
}
ASIDE: Final = 20  # columns that what stands beside the map needs at least
ARMIES: Final = 54  # columns from which both armies fit beside each other, unit by unit
OUTLINED: Final = MAP_LINES + 12  # lines of a window that has room for outlines and choices


def draw(view: Mapping[str, Any], game: Game, language: Language, space: Space, offers: Sequence[str]) -> Drawing:
    """The mat with all that is known to lie on it, and the armies."""
    table = view["table"]
    units = Units(table, game)
    outlined = space.height is None or space.height >= OUTLINED
    beside = space.width >= MAP_WIDTH + 2 + ASIDE
    room = space.width - MAP_WIDTH - 2 if beside else space.width
    mat = Mat(view, game, units, space.ascii, outlined, offers)
    lines = mat.lines()
    aside = Aside(view, game, units, language, room, space.ascii).lines(in_full=outlined and room >= ARMIES)
    if not outlined:
        aside += mat.unseen_sides(language)
    return Drawing(lines, aside, beside, legend(language, space), units.tags(), BY_CODE)


def seat_names(view: Mapping[str, Any], seats: int, language: Language) -> list[str]:
    """The armies; teammates are told apart by their seat."""
    teams: Mapping[str, list[int]] = view["table"]["teams"]
    names: list[str] = [""] * seats
    for side, team in teams.items():
        army = language.say(Text(f"side-{side}"))
        for seat in team:
            alone = len(team) == 1
            names[seat] = army if alone else language.say(Text("cli-bm-teammate", army=army, seat=seat + 1))
    return names


class Units:
    """The units of a view, with their short names."""

    def __init__(self, table: Mapping[str, Any], game: Game) -> None:
        records = sorted(game.content["units"]["units"], key=lambda unit: int(unit["number"]))
        self.views: Mapping[str, Mapping[str, Any]] = table["units"]
        self.records = {record["id"]: record for record in records}
        self.at = {unit["hex"]: name for name, unit in self.views.items() if unit["where"] == "mat"}

    def side(self, unit: str) -> str:
        side: str = self.records[unit]["side"]
        return side

    def army(self, side: str) -> list[str]:
        return [unit for unit in self.records if self.side(unit) == side]

    def life(self, unit: str) -> int:
        points: int = self.records[unit]["life_points"]
        return points

    def skulls(self, unit: str) -> int:
        count: int = self.views[unit]["skulls"]
        return count

    def sign(self, unit: str, ascii: bool) -> str:
        """Two letters and the skulls."""
        return CODES[unit] + (PLAIN_WOUNDS if ascii else WOUNDS)[self.skulls(unit)]

    def style(self, unit: str) -> str:
        return STYLES[self.side(unit)]

    def tags(self) -> dict[str, str]:
        return {
            unit: " ".join([CODES[unit]] + ([seen["hex"]] if seen["hex"] else [])) for unit, seen in self.views.items()
        }


# -- the map


class Mat:
    """The battle mat on a sheet of letters."""

    def __init__(
        self, view: Mapping[str, Any], game: Game, units: Units, ascii: bool, outlined: bool, offers: Sequence[str]
    ) -> None:
        self.table = view["table"]
        self.board = game.content["board"]
        self.units = units
        self.ascii = ascii
        self.outlined = outlined
        self.offered = {offer.rpartition(" ")[2] for offer in offers}
        self.acting = _asked_unit(view)
        self.covered = {piece["hex"]: piece["piece"] for piece in self.table["terrain"] if piece["piece"] != "hedge"}
        self.tokens = {token["hex"]: token["seat"] for token in self.table["tokens"]}
        waiting = [unit for unit in units.views.values() if unit["where"] in ("aside", "reserve")]
        self.zones = self.table["zones"] if waiting or self.tokens else {}
        self.sheet: dict[tuple[int, int], tuple[str, str]] = {}

    def lines(self) -> list[Ink]:
        for row, codes in enumerate(self.board["terrain_rows"]):
            for col, printed in enumerate(codes):
                if self._inside(col, row):
                    self._hex(col, row, printed)
        for piece in self.table["terrain"]:
            self._sides(piece)
        self._tower()
        self._coordinates()
        height = 1 + max(y for y, _ in self.sheet)
        return [self._line(y) for y in range(height)]

    def _inside(self, col: int, row: int) -> bool:
        portion = next(part for part in self.board["mat_portions"] if part["id"] == self.table["portion"])
        low, high = portion["cols_odd_rows"] if row % 2 else portion["cols_even_rows"]
        return bool(portion["rows"][0] <= row <= portion["rows"][1] and low <= col <= high)

    def _place(self, col: int, row: int) -> tuple[int, int]:
        """Line and column of the west side of a hex; even rows are pushed half a hex to the east."""
        line = 2 + 2 * row if self.outlined else 1 + row
        return line, LEFT + HEX * col + (0 if row % 2 else HEX // 2)

    def _put(self, y: int, x: int, text: str, style: str = "") -> None:
        for i, letter in enumerate(text):
            self.sheet[(y, x + i)] = (letter, style)

    def _hex(self, col: int, row: int, printed: str) -> None:
        y, x = self._place(col, row)
        if self.outlined:
            for dy, dx, line in SIDES.values():
                self._put(y + dy, x + dx, line, "dim")
        text, style = self._content(hex_name(col, row), printed)
        self._put(y, x + 1, text, style)

    def _content(self, name: str, printed: str) -> tuple[str, str]:
        """What stands in a hex, in three letters."""
        unit = self.units.at.get(name)
        shot = self.table["shot"]
        if unit is not None:
            style = self.units.style(unit)
            if unit == self.acting or (shot is not None and unit == shot["target"]):
                style += " reverse"
            elif unit in self.offered:
                style += " underline"
            return self.units.sign(unit, self.ascii), style
        if name in self.tokens:
            side = next(side for side, team in self.table["teams"].items() if self.tokens[name] in team)
            return f"{ZONES[side][0]}? ", STYLES[side]
        if name in self.offered:
            return f"{name:<3}", "bold green"
        if shot is not None and name == shot["at"]:
            return " * ", "bold yellow"
        tower = self.table["tower"]
        if tower is not None and name == tower["hex"]:
            return f"T{'*' * tower['rubble']:<2}", "bold"
        if name in self.covered and self.covered[name] in PIECES:
            return PIECES[self.covered[name]]
        for side, zone in self.zones.items():
            if name in zone and printed in "gr":
                return f" {ZONES[side][0]} ", f"dim {ZONES[side][1]}"
        if printed == "g" and self.outlined:
            return "   ", ""
        return PRINTED[printed]

    def _sides(self, piece: Mapping[str, Any]) -> None:
        """Hedges and the dug sides of ditches; without outlines only those to the east and west can be shown."""
        y, x = self._place(*coordinates(piece["hex"]))
        for side in _closed_sides(piece):
            dy, dx, _ = SIDES[side]
            if self.outlined or dy == 0:
                self._put(y + dy, x + dx, *(HEDGE if piece["piece"] == "hedge" else DUG))

    def _tower(self) -> None:
        if self.table["tower"] is not None:
            y, x = self._place(*coordinates(self.table["tower"]["hex"]))
            self._put(y, x, "[", "bold")
            self._put(y, x + HEX, "]", "bold")

    def _coordinates(self) -> None:
        """Row numbers at the left; letters above for the rows 1, 3, 5 …, below for the rows 2, 4, 6 …"""
        rows = [row for row in range(12) if self._inside(0, row)]
        for row in rows:
            y, _ = self._place(0, row)
            self._put(y, 0, f"{row + 1:>2}", "bold")
        top, bottom = (rows[0], rows[-1])
        away = 2 if self.outlined else 1
        for row, dy in ((top, -away), (bottom, away)):
            for col in range(13):
                y, x = self._place(col, row)
                if self._inside(col, row) and col < len(self.board["terrain_rows"][row]):
                    self._put(y + dy, x + 2, chr(ord("a") + col), "bold")

    def _line(self, y: int) -> Ink:
        ink = Ink(no_wrap=True, end="")
        for x in range(MAP_WIDTH):
            letter, style = self.sheet.get((y, x), (" ", ""))
            ink.append(letter, style or None)
        ink.rstrip()
        return ink

    def unseen_sides(self, language: Language) -> list[Ink]:
        """In words, the hedges and dug sides that a map without outlines cannot show."""
        found: dict[str, list[str]] = {"hedge": [], "ditch": []}
        for piece in self.table["terrain"]:
            hidden = [side for side in _closed_sides(piece) if SIDES[side][0] != 0]
            if hidden:
                turns = "/".join(language.say(Text("cli-bm-direction", side=side)) for side in hidden)
                found["hedge" if piece["piece"] == "hedge" else "ditch"].append(f"{piece['hex']} {turns}")
        return [
            Ink(language.say(Text(f"cli-bm-{kind}-sides", sides=", ".join(sides))), "dim")
            for kind, sides in found.items()
            if sides
        ]


def hex_name(col: int, row: int) -> str:
    return f"{chr(ord('a') + col)}{row + 1}"


def coordinates(name: str) -> tuple[int, int]:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def _closed_sides(piece: Mapping[str, Any]) -> list[str]:
    """The sides of a hex that a piece closes."""
    if piece["piece"] == "hedge":
        return [piece["side"]]
    return [side for side in SIDES if side not in piece["open"]] if "open" in piece else []


def _asked_unit(view: Mapping[str, Any]) -> str | None:
    """The unit the prompt is about."""
    decision = view["decision"]
    if decision is None:
        return None
    unit = decision["prompt"].get("params", {}).get("unit")
    return unit["key"].removeprefix("unit-") if isinstance(unit, Mapping) else None


# -- beside the map


class Aside:
    """The card in play, what is left of the decks, and the armies with their skulls."""

    def __init__(
        self, view: Mapping[str, Any], game: Game, units: Units, language: Language, width: int, ascii: bool
    ) -> None:
        self.view = view
        self.table = view["table"]
        self.game = game
        self.units = units
        self.language = language
        self.width = width
        self.ascii = ascii

    def lines(self, in_full: bool) -> list[Ink]:
        matters = [*self._card(), *self._matters(), *self._campaign(), *self._declared()]
        return matters + (self._armies_in_full() if in_full else self._armies_in_short())

    def _say(self, key: str, **params: Any) -> str:
        return self.language.say(Text(key, **params))

    def _card(self) -> list[Ink]:
        table = self.table
        card = table["card"]
        if card is None:
            return [Ink(self._say("cli-bm-no-card"), "bold")]
        style = STYLES[next(face["side"] for face in self.game.content["battle_cards"]["cards"] if face["id"] == card)]
        return [
            Ink.assemble(self._say("cli-bm-card"), " ", (self._say(f"card-{card}"), style)),
            Ink(
                self._say(
                    "cli-bm-piles",
                    draw=table["draw_pile"],
                    played=len(table["played"]),
                    removed=len(table["removed"]),
                ),
                "dim",
            ),
        ]

    def _matters(self) -> list[Ink]:
        """Whatever is out of the ordinary: the Ogre's turn, a shot in flight, rubble, quiet passes."""
        table = self.table
        found: list[Ink] = []
        if table["ogre_turn"] is not None:
            found.append(Ink(self._say("cli-bm-ogre-turn", **table["ogre_turn"])))
        if table["shot"] is not None:
            discs = table["shot"]["discs"]
            target = Text(f"unit-{table['shot']['target']}")
            found.append(Ink(self._say("cli-bm-shot", at=table["shot"]["at"], target=target, **discs)))
        if table["tower"] is not None and table["tower"]["rubble"]:
            found.append(Ink(self._say("cli-bm-rubble", **table["tower"])))
        if table["quiet_passes"]:
            found.append(Ink(self._say("cli-bm-quiet", passes=table["quiet_passes"])))
        return found

    def _campaign(self) -> list[Ink]:
        campaign = self.table["campaign"]
        if campaign is None:
            return []
        fought = len(campaign["winners"])
        return [Ink(self._say("cli-bm-campaign-points", fought=fought, **campaign["points"]))]

    def _declared(self) -> list[Ink]:
        return [
            Ink(self._say(f"cli-bm-declared-{what}", seat=seat + 1), "bold yellow")
            for what, seats in self.view["declared"].items()
            for seat in seats
        ]

    def _army_line(self, side: str) -> Ink:
        army = self.units.army(side)
        seen = [unit for unit in army if unit in self.units.views]
        alive = len(army) - len([unit for unit in seen if self.units.views[unit]["where"] == "out"])
        text = self._say("cli-bm-army", army=Text(f"side-{side}"), alive=alive, units=len(army))
        return Ink.assemble((text, f"{STYLES[side]} underline"))

    # unit by unit

    def _armies_in_full(self) -> list[Ink]:
        width = (self.width - 2) // 2
        columns = [self._army_in_full(side, width) for side in STYLES]
        height = max(len(column) for column in columns)
        lines: list[Ink] = []
        for i in range(height):
            left, right = (column[i] if i < len(column) else Ink() for column in columns)
            left = left.copy()
            left.pad_right(width + 2 - left.cell_len)
            lines.append(left.append_text(right))
        return lines

    def _army_in_full(self, side: str, width: int) -> list[Ink]:
        lines = [self._army_line(side)]
        for unit in self.units.army(side):
            if unit in self.units.views:
                lines.append(self._unit_in_full(unit, width))
        if len(lines) == 1:
            lines.append(Ink(self._say("cli-bm-face-down"), "dim"))
        return lines

    def _unit_in_full(self, unit: str, width: int) -> Ink:
        seen = self.units.views[unit]
        out = seen["where"] == "out"
        where = seen["hex"] or self._say(f"cli-bm-where-{seen['where']}")
        skull, life = ("x", ".") if self.ascii else ("●", "○")
        skulls = self.units.skulls(unit)
        lives = "" if out else skull * skulls + life * (self.units.life(unit) - skulls)
        elite = ("+" if self.ascii else "★") if seen["elite"] else ""
        end = f" {where:<3} {lives}"
        name = Ink(self._say(f"unit-{unit}") + elite)
        name.truncate(width - 3 - len(end), overflow="ellipsis", pad=True)
        if self.ascii:
            name = Ink(name.plain.replace("…", "."))
        ink = Ink.assemble((f"{CODES[unit]:<2} ", self.units.style(unit)), name, end)
        if out:
            ink.stylize("dim")
        return ink

    # in short: the signs alone

    def _armies_in_short(self) -> list[Ink]:
        return [line for side in STYLES for line in self._army_in_short(side)]

    def _army_in_short(self, side: str) -> list[Ink]:
        lines = [self._army_line(side)]
        by_place: dict[str, list[str]] = {}
        for unit in self.units.army(side):
            if unit in self.units.views:
                by_place.setdefault(self.units.views[unit]["where"], []).append(unit)
        for where in ("mat", "aside", "reserve", "out"):
            names = by_place.get(where, [])
            if names:
                place = self._say("cli-bm-there", where=Text(f"cli-bm-where-{where}")) + " "
                ink = Ink("" if where == "mat" else place)
                elite = "+" if self.ascii else "★"
                signs = [
                    (CODES[unit] if where == "out" else self.units.sign(unit, self.ascii).strip())
                    + (elite if self.units.views[unit]["elite"] else "")
                    for unit in names
                ]
                lines.append(ink.append(" ".join(signs), "dim" if where == "out" else STYLES[side]))
        if not by_place:
            lines.append(Ink(self._say("cli-bm-face-down"), "dim"))
        return lines


def legend(language: Language, space: Space) -> list[Ink]:
    wound = PLAIN_WOUNDS[1:3] if space.ascii else WOUNDS[1:3]
    return [Ink(language.say(Text("cli-bm-legend", wounds=wound)), "dim")]
