"""Stratego Legends in a terminal: the field in squares, units by their strength, what is known of the enemy beside it.

Beige units stand in round brackets, grey ones in pointed brackets, so that no colour is needed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from rich.text import Text as Ink

from warhost.cli.boards import Drawing, Space, Start
from warhost.cli.kept_armies import kept
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.games.stratego_legends.game import StrategoLegends
from warhost.games.stratego_legends.mechanics.armies import Muster, demand_army
from warhost.games.stratego_legends.tables import SIDES
from warhost.language import Language

STARTS: Final = (
    Start({"armies": "starter"}, Text("army-legions_of_landor"), Text("cli-sl-start-starter")),
    Start({"armies": "box", "boards": "all"}, Text("option-armies-box"), Text("cli-sl-start-box")),
    Start({"armies": "surprise"}, Text("option-armies-surprise"), Text("cli-sl-start-surprise")),
    Start({"armies": "muster", "boards": "bring"}, Text("option-armies-muster"), Text("cli-sl-start-muster")),
    Start({"armies": "starter", "campaign": "two"}, Text("option-campaign-two"), Text("cli-sl-start-two")),
)

# -- signs

LANDS: Final = {
    "plain": (".", "dim"),
    "forest": ("f", "green"),
    "swamp": ("s", "magenta"),
    "mountain": ("m", "bright_black"),
    "city": ("c", "bright_white"),
    "desert": ("d", "yellow"),
}
WATER: Final = ("~~~~~", "blue")
BRACKETS: Final = {"beige": ("(", ")", "bold yellow"), "grey": ("<", ">", "bold cyan")}
MAGIC: Final = "*"
CASTLE: Final = "C"
HIDDEN: Final = "??"
SIGNS: Final = {"magic": MAGIC, "castle": CASTLE}  # of the rows of the table of strengths that are no numbers
SEEN: Final = "'"  # an own unit that an enemy has seen

CELL: Final = 6  # columns of a space: its mark, its land, and four for who stands there
LEFT: Final = 3  # columns of the rank numbers
STRIP: Final = 8  # columns of the field that fit beside each other
MAP_WIDTH: Final = LEFT + STRIP * CELL
ASIDE: Final = 24  # columns that what stands beside the map needs at least
LETTERS: Final = 26


def draw(view: Mapping[str, Any], game: Game, language: Language, space: Space, offers: Sequence[str]) -> Drawing:
    """The battlefield with all that is known to stand on it; wide fields strip by strip."""
    table = view["table"]
    beside = space.width >= MAP_WIDTH + 2 + ASIDE
    room = space.width - MAP_WIDTH - 2 if beside else space.width
    squares = Squares(view, offers)
    aside = Aside(view, game, language, room).lines(space.height)
    tags = {unit["at"]: language.say(Text(f"unit-{unit['unit']}")) for unit in table["units"] if unit["unit"]}
    return Drawing(squares.lines(), aside, beside, legend(language, space), tags, {})


def seat_names(view: Mapping[str, Any], seats: int, language: Language) -> list[str]:
    """The armies; team-mates are told apart by their seat."""
    names: list[str] = [language.say(Text("cli-seat", seat=seat + 1)) for seat in range(seats)]
    for side, team in view["table"]["sides"].items():
        army = language.say(Text(f"side-{side}"))
        for seat in team:
            names[seat] = army if len(team) == 1 else language.say(Text("cli-sl-teammate", army=army, seat=seat + 1))
    return names


def column_name(column: int) -> str:
    return ("a" if column >= LETTERS else "") + chr(ord("a") + column % LETTERS)


class Squares:
    """The field on a sheet of letters."""

    def __init__(self, view: Mapping[str, Any], offers: Sequence[str]) -> None:
        self.table = view["table"]
        self.field = self.table["field"]
        self.offered = {offer.rpartition(" ")[2] for offer in offers}
        self.units = {unit["at"]: unit for unit in self.table["units"]}
        self.marked = {self.table["taken"], *self.table["last_move"]}
        attack = self.table["attack"]
        if attack is not None:
            self.marked.add(attack["space"])

    def lines(self) -> list[Ink]:
        found: list[Ink] = []
        for first in range(0, self.field["columns"], STRIP):
            if first:
                found.append(Ink())
            columns = range(first, min(first + STRIP, self.field["columns"]))
            found.append(Ink(" " * LEFT + "".join(column_name(c).center(CELL) for c in columns).rstrip()))
            for row, lands in enumerate(self.field["terrain"]):
                rank = self.field["ranks"] - row
                line = Ink(f"{rank:>2} ")
                for column in columns:
                    line.append_text(self._cell(f"{column_name(column)}{rank}", lands[column]))
                line.rstrip()
                found.append(line)
        return found

    def _cell(self, name: str, land: str) -> Ink:
        """A mark, the land, and who stands there."""
        cell = Ink(">" if name in self.offered else ("=" if name in self.marked else " "), "bold")
        if land == "water":
            return cell.append(*WATER)
        cell.append(*LANDS[land])
        unit = self.units.get(name)
        if unit is None:
            return cell.append(" " * (CELL - 2))
        left, right, style = BRACKETS[unit["side"]]
        seen = SEEN if unit.get("known_to") else ""
        text = f"{left}{face(unit)}{right}{seen}"
        if unit["shown"]:
            style += " reverse"
        return cell.append(text[: CELL - 2].ljust(CELL - 2), style)


def face(unit: Mapping[str, Any]) -> str:
    """A unit in two letters at most: its strength now, or what it is instead."""
    if unit["unit"] is None:
        return HIDDEN
    if unit["strength"] is not None:
        return str(unit["strength"])
    return CASTLE if unit["type"] == "Castle" else MAGIC


# -- beside the map


class Aside:
    """What is told beside the map: the turn, the curse, the fight, the fallen, and the own units by name."""

    def __init__(self, view: Mapping[str, Any], game: Game, language: Language, room: int) -> None:
        self.view = view
        self.table = view["table"]
        self.game = game
        self.language = language
        self.room = room

    def lines(self, height: int | None) -> list[Ink]:
        told = [
            *self._muster(),
            *self._turn(),
            *self._curse(),
            *self._fight(),
            *self._fallen(),
            *self._enemies(),
            *self._campaign(),
        ]
        found = [part for line in told for part in self._wrapped(line)]
        names = self._own()
        most = len(names) if height is None else max(0, height - 12 - len(found))
        return [Ink(line) for line in [*found, *(name[: self.room] for name in names[:most])]]

    def _wrapped(self, line: str) -> list[str]:
        """A line in as many as it needs, the further ones as far in as the first."""
        indent = " " * (len(line) - len(line.lstrip()))
        return wrap(line, self.room, initial_indent=indent, subsequent_indent=indent + " ") or [""]

    def say(self, key: str, **params: Any) -> str:
        return self.language.say(Text(key, **params))

    def name(self, unit: str) -> str:
        return self.say(f"unit-{unit}")

    def _muster(self) -> list[str]:
        """How an army that was built before is brought, while one is built."""
        decision = self.view["decision"]
        if decision is None or decision["kind"] != "muster" or decision["seat"] != self.view["seat"]:
            return []
        if self.table["rosters"][self.view["seat"]]["units"]:
            return []
        names = list(kept())
        found = [self.say("cli-sl-bring-army")]
        if names:
            found.append(self.say("cli-sl-kept-armies", names=", ".join(names)))
        return found

    def _turn(self) -> list[str]:
        turn = self.table["turn"]
        if turn["seat"] is None:
            return []
        names = seat_names(self.view, len(self.table["order"]), self.language)
        found = [self.say("cli-sl-turn", number=turn["number"], army=names[turn["seat"]])]
        if turn["quiet"] >= 50:
            found.append(self.say("cli-sl-quiet", turns=turn["quiet"]))
        return found

    def _curse(self) -> list[str]:
        curse = self.table["curse"]
        if curse is None:
            return []
        return [self.say("cli-sl-curse", unit=self.name(curse["unit"])), " " + self.say(curse["power"])]

    def _fight(self) -> list[str]:
        found = []
        for fight in (self.table["attack"], self.table["shot"]):
            for role in ("attacker", "defender", "shooter", "target"):
                fighter = None if fight is None else fight.get(role)
                if fighter is not None and "unit" in fighter:
                    found.append(f"{self.name(fighter['unit'])} {fighter.get('strength', '')}".rstrip())
                    found += [
                        f"  {part['amount']:+d} {part_words(part, self.language)}" for part in fighter.get("parts", ())
                    ]
        return found

    def _fallen(self) -> list[str]:
        found = []
        for side, team in self.table["sides"].items():
            fallen = [unit for seat in team for unit in self.table["destroyed"][str(seat)]]
            standing = sum(unit["side"] == side for unit in self.table["units"])
            found.append(self.say("cli-sl-army", army=self.say(f"side-{side}"), standing=standing, fallen=len(fallen)))
            if fallen:
                found.append("  " + ", ".join(self.name(unit) for unit in fallen))
        return found

    def _enemies(self) -> list[str]:
        """What still hides in the armies against the reader, by rows of the table of strengths."""
        if self.view["seat"] is None:
            return []
        names = seat_names(self.view, len(self.table["order"]), self.language)
        found = []
        for enemy in self.table["enemies"]:
            rows = [(row, count) for row, count in (enemy["rows"] or {}).items() if count]
            if rows and enemy["hidden"] < enemy["standing"]:
                signs = [f"{SIGNS.get(row, row)}{'' if count == 1 else f'x{count}'}" for row, count in rows]
                found.append(self.say("cli-sl-hidden", army=names[enemy["army"]], rows=" ".join(signs)))
        return found

    def _campaign(self) -> list[str]:
        campaign = self.table["campaign"]
        if campaign is None:
            return []
        totals = campaign["totals"]
        return [
            self.say("cli-sl-campaign", fought=len(campaign["winners"]), beige=totals["beige"], grey=totals["grey"])
        ]

    def _own(self) -> list[str]:
        """Every unit the reader knows, by space."""
        known = [unit for unit in self.table["units"] if unit["unit"]]
        return [f"{unit['at']:>3} {face(unit):>2} {self.name(unit['unit'])}" for unit in sorted(known, key=_by_space)]


def _by_space(unit: Mapping[str, Any]) -> tuple[str, int, str]:
    return unit["side"], -int(unit["at"][-1]), unit["at"]


# -- armies


def row(view: Mapping[str, Any], game: Game, line: str) -> list[str]:
    """The choices that `army NAME` or `army 1 3 11x3 …` stands for while an army is built: its units, one by one.

    Nobody else learns what is in it. Raises BadOption if this table does not allow such an army.
    """
    word, _, text = line.strip().partition(" ")
    decision = view["decision"]
    if word != "army" or not text or decision is None or decision["kind"] != "muster":
        return []
    table = view["table"]
    if table["rosters"][view["seat"]]["units"]:
        return []
    assert isinstance(game, StrategoLegends)
    tables = game.tables
    side = [view["seat"] in table["sides"][name] for name in SIDES].index(True)
    muster = Muster(tables, side, table["limits"]["copies"], table["limits"]["rare"])
    army = demand_army(muster, kept().get(text.strip(), text))
    return [f"muster {tables.unit_ids[kind]}" for kind in army]


# -- cards


def card(view: Mapping[str, Any], game: Game, language: Language, space: Space, what: str) -> list[Ink]:
    """A unit with its powers in words, named by its space, its id, its number, or its name in the language spoken."""
    table = view["table"]
    units = {unit["at"]: unit for unit in table["units"]}
    wanted = what.casefold().strip()
    found = units.get(wanted)
    if found is not None and found["unit"] is None:
        return [Ink(line) for line in _hidden(table, language, found)]
    for record in game.content["units"]["units"]:
        name = language.say(Text(f"unit-{record['id']}"))
        here = found is not None and found["unit"] == record["id"]
        if here or (found is None and wanted in (record["id"], str(record["number"]), name.casefold())):
            lines = _printed(record, language)
            if found is not None:
                lines[1:1] = _standing(found, language)
            return [Ink(part) for line in lines for part in _broken(line, space.width)]
    return []


def _broken(line: str, width: int) -> list[str]:
    return wrap(line, width, subsequent_indent="    " if line.startswith(" ") else "", break_on_hyphens=False)


def _printed(record: Mapping[str, Any], language: Language) -> list[str]:
    """What the reference sheet says of a unit."""
    say = language.say
    head = Text(
        "cli-sl-card",
        unit=Text(f"unit-{record['id']}"),
        number=record["number"],
        row=Text(f"row-{record['strength']}"),
        nation=Text(f"nation-{record['color']}"),
        type=Text(f"type-{record['type'].lower()}"),
    )
    powers = [say(Text(f"power-{record['id']}-{place + 1}")) for place in range(len(record["powers"]))]
    return [say(head), *(f"  - {power}" for power in powers)]


def _standing(unit: Mapping[str, Any], language: Language) -> list[str]:
    """What becomes of it where it stands."""
    found = []
    if unit["strength"] is not None:
        parts = ", ".join(f"{part['amount']:+d} {part_words(part, language)}" for part in unit["parts"])
        now = Text("cli-sl-card-now", space=unit["at"], strength=unit["strength"], parts=parts)
        found.append("  " + language.say(now))
    if unit["known_to"]:
        found.append("  " + language.say(Text("cli-sl-card-seen")))
    return found


def _hidden(table: Mapping[str, Any], language: Language, unit: Mapping[str, Any]) -> list[str]:
    """A unit of which only the back is seen, and what it may be for all that it did."""
    found = [language.say(Text("cli-sl-card-hidden", space=unit["at"]))]
    for enemy in table["enemies"]:
        rows = enemy["may_be"].get(unit["at"])
        if rows is None and enemy["army"] == unit["army"] and enemy["rows"] is not None:
            rows = [row for row, count in enemy["rows"].items() if count]
        if rows is not None:
            found.append(language.say(Text("cli-sl-card-may-be", rows=tuple(Text(f"row-{row}") for row in rows))))
    return found


def part_words(part: Mapping[str, Any], language: Language) -> str:
    """Why a strength has a part."""
    reason, of = part["reason"], part["of"]
    if reason in ("curse", "bonus"):
        return language.say(Text(f"unit-{of}"))
    if reason == "base":
        return language.say(Text("cli-sl-base"))
    if reason == "color":
        return language.say(Text(f"nation-{of}"))
    if reason == "keyword":
        return language.say(Text(f"keyword-{of}"))
    return language.say(Text(f"terrain-{of}"))


def legend(language: Language, space: Space) -> list[Ink]:
    text = language.say(Text("cli-sl-legend"))
    lines: list[str] = [""]
    for part in text.split(" · "):
        if lines[-1] and len(lines[-1]) + len(part) + 3 > space.width:
            lines.append(part)
        else:
            lines[-1] += (" · " if lines[-1] else "") + part
    return [Ink(line.replace("·", "-") if space.ascii else line, "dim") for line in lines]
