# not compiled: for people, one call at a time.
"""The army builder as players meet it: an army as text goes in, a document for a page or a terminal comes out."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

from warhost.engine.chance import FastChance
from warhost.engine.content import Content
from warhost.engine.errors import BadOption, Reason
from warhost.engine.game import Option, OptionValue
from warhost.engine.text import Text
from warhost.engine.words import in_every_language
from warhost.games.stratego_legends.documents import ArmyReport, Side, UnitsFound, Why
from warhost.games.stratego_legends.mechanics.armies import Muster, army_name, army_text, by_row, read_army
from warhost.games.stratego_legends.tables import CLASSES, COLORS, KINDS, NATURES, OPERATIONS, SIDES, Tables

ANY: Final = "any"
COPIES: Final = {ANY: 0, "three": 3, "two": 2, "one": 1}
POWERS: Final = (*OPERATIONS, *NATURES)  # what a search for powers may name: an operation, or a kind of power
CHECK: Final = "check"
FILL: Final = "fill"
SURPRISE: Final = "surprise"


def army_questions() -> dict[str, Option]:
    """What can be said when an army is asked about."""
    options = (
        Option("side", SIDES, SIDES[0]),
        Option("army", (), ""),
        Option("name", (), ""),
        Option("do", (CHECK, FILL, SURPRISE), CHECK),
        Option("seed", (), "0"),
        Option("copies", tuple(COPIES), ANY),
        Option("rare", (True, False), True),
    )
    return {option.name: option for option in options}


def unit_questions(tables: Tables) -> dict[str, Option]:
    """What units can be looked for by."""
    options = (
        Option("side", (ANY, *SIDES), ANY),
        Option("nation", (ANY, *COLORS), ANY),
        Option("type", (ANY, *tables.type_names), ANY),
        Option("strength", (ANY, *CLASSES), ANY),
        Option("power", (ANY, *POWERS), ANY),
        Option("rare", (True, False), True),
        Option("words", (), ""),
    )
    return {option.name: option for option in options}


# -- an army


class Workshop:
    """Where armies of one side are put together, under the limits of a table."""

    def __init__(self, tables: Tables, side: Side, copies: str = ANY, rare: bool = True) -> None:
        self.tables = tables
        self.side: Side = side
        self.muster = Muster(tables, SIDES.index(side), COPIES[copies], rare)

    def read(self, text: str) -> tuple[str, list[int]]:
        """Name and units of an army as text; raises BadOption."""
        name, army = read_army(self.tables, text)
        return army_name(name), army

    def fill(self, army: list[int], seed: int) -> list[int]:
        """The army completed at random; BadOption if no army can hold these units."""
        misfits = self.misfits(army)
        if misfits:
            raise BadOption("muster-cannot-fill", why=misfits[0].text)
        return self.muster.fill_up(army, FastChance(seed))

    def misfits(self, army: list[int]) -> list[Reason]:
        """Why units of an army cannot stay in it; what is merely missing is not told."""
        found: list[Reason] = []
        sound: list[int] = []
        for kind in army:
            reason = self.muster.refusal(sound, kind)
            if reason is None:
                sound.append(kind)
            else:
                found.append(reason)
        return found

    def surprise(self, seed: int) -> list[int]:
        return self.muster.surprise(FastChance(seed))

    def report(self, army: list[int], name: str = "") -> ArmyReport:
        """All that there is to show of an army: its rows, what is wrong or missing, what can be added and why not."""
        tables = self.tables
        ids = tables.unit_ids
        army = by_row(tables, army)
        variant = self.muster.table_for([kind for kind in army if tables.side[kind] == self.muster.side])
        table = tables.composition if variant is None else variant[1]
        refused: dict[str, Why] = {}
        for kind in range(KINDS):
            if tables.side[kind] == self.muster.side:
                reason = self.muster.refusal(army, kind)
                if reason is not None:
                    refused[ids[kind]] = reason_doc(reason)
        return {
            "side": self.side,
            "name": army_name(name),
            "text": army_text(tables, army, name),
            "units": [ids[kind] for kind in army],
            "size": tables.army_size,
            "ready": self.muster.ready(army),
            "rows": [
                {"row": row, "wanted": table[i], "units": [ids[kind] for kind in army if tables.row[kind] == i]}
                for i, row in enumerate(CLASSES)
            ],
            "nations": {
                color: count
                for number, color in enumerate(COLORS)
                if (count := sum(tables.color[kind] == number for kind in army))
            },
            "problems": [reason_doc(reason) for reason in self.muster.problems(army)],
            "refused": refused,
        }


def reason_doc(reason: Reason) -> Why:
    return {"rule": reason.rule, "text": reason.text.to_doc()}


def answer_army(tables: Tables, asked: Mapping[str, OptionValue]) -> ArmyReport:
    """An army checked, filled up or drawn at random."""
    side = SIDES[SIDES.index(asked["side"])]
    workshop = Workshop(tables, side, str(asked["copies"]), bool(asked["rare"]))
    name, army = workshop.read(str(asked["army"]))
    if asked["do"] == FILL:
        army = workshop.fill(army, read_seed(str(asked["seed"])))
    elif asked["do"] == SURPRISE:
        army = workshop.surprise(read_seed(str(asked["seed"])))
    return workshop.report(army, str(asked["name"]) or name)


def read_seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 18):
        known = (Text("verbatim", text="0–999999999999999999"),)
        raise BadOption("bad-option-value", option="seed", value=text[:40], known=known)
    return int(text)


# -- the catalogue


class Catalogue:
    """The units, to be looked for by what they are and what is written on them."""

    def __init__(self, tables: Tables, content: Content) -> None:
        self.tables = tables
        self.content = content

    @cached_property
    def texts(self) -> list[str]:
        """What is written on each unit, to be looked through; read when somebody first does."""
        names = in_every_language(Path(__file__).parent / "locale", self.content.words)
        return [self._text(kind, names) for kind in range(KINDS)]

    def _text(self, kind: int, names: Mapping[str, str]) -> str:
        """All words of a unit in all languages, its number included."""
        tables = self.tables
        unit = tables.unit_ids[kind]
        powers = [tables.powers[number] for number in tables.powers_of[kind]]
        keys = [f"unit-{unit}", f"type-{tables.type_names[tables.type[kind]].lower()}"]
        keys.append(f"nation-{COLORS[tables.color[kind]]}")
        keys += [f"power-{unit}-{power.place + 1}" for power in powers]
        keys += [f"keyword-{OPERATIONS[power.op]}" for power in powers]
        words = [names[key] for key in keys if key in names]
        return folded(" ".join([str(tables.numbers[kind]), unit, *words]))

    def find(self, asked: Mapping[str, OptionValue]) -> UnitsFound:
        """The units that fit everything asked, in the order of the table of strengths."""
        wanted = folded(str(asked["words"])).split()
        kinds = [kind for kind in range(KINDS) if self._fits(kind, asked)]
        found = [kind for kind in kinds if all(word in self.texts[kind] for word in wanted)]
        return {"units": [self.tables.unit_ids[kind] for kind in by_row(self.tables, found)]}

    def _fits(self, kind: int, asked: Mapping[str, OptionValue]) -> bool:
        tables = self.tables
        return (
            asked["side"] in (ANY, SIDES[tables.side[kind]])
            and asked["nation"] in (ANY, COLORS[tables.color[kind]])
            and asked["type"] in (ANY, tables.type_names[tables.type[kind]])
            and asked["strength"] in (ANY, CLASSES[tables.row[kind]])
            and (asked["power"] == ANY or asked["power"] in self._powers(kind))
            and (bool(asked["rare"]) or not tables.rare[kind])
        )

    def _powers(self, kind: int) -> set[str]:
        powers = [self.tables.powers[number] for number in self.tables.powers_of[kind]]
        return {OPERATIONS[power.op] for power in powers} | {NATURES[power.nature] for power in powers}


def folded(text: str) -> str:
    """Words as one looks for them: without capitals and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
