"""The army builder: which armies the table of strengths allows, filling one up, a surprise, and armies as text."""

from __future__ import annotations

import re
from typing import Final

from warhost.engine.chance import Chance
from warhost.engine.errors import BadOption, Reason
from warhost.engine.text import Text, Thing
from warhost.games.stratego_legends.model import kind_text, side_text
from warhost.games.stratego_legends.tables import CLASSES, KINDS, Tables

NO_LIMIT: Final = 0
BETWEEN_LISTS: Final = ";"


class Muster:
    """What an army may be made of: a side, the most copies of one unit (0: any number), rare units or not."""

    def __init__(self, tables: Tables, side: int, copies: int = NO_LIMIT, rare: bool = True) -> None:
        self.tables = tables
        self.side = side
        self.copies = copies
        self.rare = rare
        self.variants = self._variants()

    # -- the table of strengths

    def _variants(self) -> list[tuple[list[int], list[int]]]:
        """The tables an army may follow, the usual one first, each with the units that it needs for that."""
        tables = self.tables
        found: list[tuple[list[int], list[int]]] = [([], tables.composition)]
        for unit, changed in tables.conversions.items():
            if self._available(unit):
                for needed, table in found[:]:
                    rows = [changed.get(row, count) for row, count in enumerate(table)]
                    found.append(([*needed, unit], rows))
        return found

    def fits(self, army: list[int], needed: list[int], table: list[int]) -> bool:
        """Whether an army, perhaps unfinished, can be completed by a table."""
        rows = self.tables.row
        counts = self.counts(army)
        if any([counts[row] > table[row] for row in range(len(CLASSES))]):
            return False
        for unit in needed:
            if any([rows[kind] == rows[unit] and kind != unit for kind in army]):
                return False
        return True

    def counts(self, army: list[int]) -> list[int]:
        """How many units of each row of the table an army has."""
        found = [0] * len(CLASSES)
        for kind in army:
            found[self.tables.row[kind]] += 1
        return found

    def table_for(self, army: list[int]) -> tuple[list[int], list[int]] | None:
        """The first table that an army can be completed by."""
        for needed, table in self.variants:
            if self.fits(army, needed, table):
                return needed, table
        return None

    # -- reasons

    def refusal(self, army: list[int], kind: int) -> Reason | None:
        """Why a unit cannot be added to an army, or None if it can."""
        tables = self.tables
        name = kind_text(tables, kind)
        if tables.side[kind] != self.side:
            return Reason("sl.army_building.nations", Text("muster-other-side", unit=name, side=side_text(self.side)))
        if tables.rare[kind] and not self.rare:
            return Reason("sl.army_building.rare", Text("muster-no-rare", unit=name))
        if self.copies and army.count(kind) >= self.copies:
            return Reason("sl.army_building.duplicates", Text("muster-copies", unit=name, copies=self.copies))
        if len(army) >= tables.army_size:
            return Reason("sl.army_building.total", Text("muster-full", size=tables.army_size))
        if self.table_for([*army, kind]) is None:
            row = CLASSES[tables.row[kind]]
            return Reason("sl.army_building.table", Text("muster-row-full", unit=name, row=Thing("row", row)))
        return None

    def problems(self, army: list[int]) -> list[Reason]:
        """Everything that keeps an army from the battlefield; empty for one that is ready."""
        found: list[Reason] = []
        sound: list[int] = []
        for kind in army:
            reason = self.refusal(sound, kind)
            if reason is None:
                sound.append(kind)
            elif reason not in found:
                found.append(reason)
        variant = self.table_for(sound)
        assert variant is not None
        needed, table = variant
        counts = self.counts(sound)
        for unit in needed:
            if unit not in sound:
                counts[self.tables.row[unit]] += 1
                text = Text("muster-needs", unit=kind_text(self.tables, unit))
                found.append(Reason("sl.army_building.exceptions", text))
        for row, name in enumerate(CLASSES):
            missing = table[row] - counts[row]
            if missing > 0:
                text = Text("muster-row-open", count=missing, row=Thing("row", name))
                found.append(Reason("sl.army_building.table", text))
        return found

    def ready(self, army: list[int]) -> bool:
        """Whether an army may take the field (`sl.army_building.table`, `sl.army_building.exceptions`)."""
        if len(army) != self.tables.army_size:  # sl.army_building.total
            return False
        if any([not self._available(kind) for kind in army]):  # sl.army_building.nations, sl.army_building.rare
            return False
        if self.copies and any([army.count(kind) > self.copies for kind in army]):  # sl.army_building.duplicates
            return False
        counts = self.counts(army)
        for needed, table in self.variants:
            if counts == table and all([army.count(unit) == 1 for unit in needed]):
                return True
        return False

    def addable(self, army: list[int]) -> list[int]:
        """Units that can be added to an army."""
        return [kind for kind in range(KINDS) if self._available(kind) and self.refusal(army, kind) is None]

    def _available(self, kind: int) -> bool:
        return self.tables.side[kind] == self.side and (self.rare or not self.tables.rare[kind])

    # -- chance

    def fill_up(self, army: list[int], chance: Chance) -> list[int]:
        """An army completed at random by the first table that it fits; it must fit one."""
        variant = self.table_for(army)
        assert variant is not None, "an army that fits no table"
        return self._fill_up_by(variant, army, chance)

    def _fill_up_by(self, variant: tuple[list[int], list[int]], army: list[int], chance: Chance) -> list[int]:
        needed, table = variant
        full = army + [unit for unit in needed if unit not in army]
        for row in range(len(CLASSES)):
            while self.counts(full)[row] < table[row]:
                full.append(self._draw(full, row, chance))
        return full

    def _draw(self, army: list[int], row: int, chance: Chance) -> int:
        """A random unit of a row, within the limit on copies."""
        fresh = [
            kind
            for kind in range(KINDS)
            if self._available(kind)
            and self.tables.row[kind] == row
            and (self.copies == NO_LIMIT or army.count(kind) < self.copies)
        ]
        return fresh[chance.below(len(fresh))]

    def surprise(self, chance: Chance) -> list[int]:
        """An army drawn at random; now and then one that follows a changed table."""
        variant = self.variants[0] if chance.below(4) else self.variants[chance.below(len(self.variants))]
        return sorted(self._fill_up_by(variant, [], chance))


# -- as text

MOST_WRITTEN: Final = 200  # units of a text, so that nobody keeps us busy with a long one
LONGEST_NAME: Final = 60


def army_text(tables: Tables, army: list[int], name: str = "") -> str:
    """An army for sharing: its name, then collector's numbers, `11x3` for three of a kind."""
    numbers = []
    for kind in by_row(tables, list(set(army))):
        count = army.count(kind)
        numbers.append(f"{tables.numbers[kind]}x{count}" if count > 1 else str(tables.numbers[kind]))
    name = army_name(name)
    return f"{name}: {' '.join(numbers)}" if name else " ".join(numbers)


def army_name(text: str) -> str:
    """A name that can stand before a list: one line, without the sign that parts the lists of several seats."""
    return " ".join(text.replace(BETWEEN_LISTS, " ").split())[:LONGEST_NAME].strip()


def by_row(tables: Tables, army: list[int]) -> list[int]:
    """An army in the order of the table of strengths."""
    return sorted(army, key=lambda kind: (tables.row[kind], tables.numbers[kind]))


def read_army(tables: Tables, text: str) -> tuple[str, list[int]]:
    """Name and units of an army that was shared as text: numbers or ids, with `x3` for copies, or an army's own id."""
    name, colon, rest = text.rpartition(":")
    words = rest.replace(",", " ").split()
    if len(words) == 1 and words[0] in tables.army_ids:
        return name.strip() if colon else words[0], tables.army_lists[tables.army_ids.index(words[0])][:]
    army: list[int] = []
    for word in words:
        match = re.fullmatch(r"(.+?)(?:x(\d{1,2}))?", word)
        assert match is not None
        army += [read_unit(tables, match.group(1))] * int(match.group(2) or 1)
        if len(army) > MOST_WRITTEN:
            raise BadOption("muster-too-long", most=MOST_WRITTEN)
    return name.strip(), sorted(army)


def read_unit(tables: Tables, word: str) -> int:
    """The design of an id or a collector's number."""
    if word in tables.kind_of_id:
        return tables.kind_of_id[word]
    if word.isdecimal() and len(word) < 5 and int(word) in tables.kind_of_number:
        return tables.kind_of_number[int(word)]
    raise BadOption("muster-unknown-unit", unit=word[:40])


def demand_army(muster: Muster, text: str) -> list[int]:
    """The army of a text, or BadOption with everything that is wrong with it."""
    _, army = read_army(muster.tables, text)
    problems = muster.problems(army)
    if problems:
        why = tuple([problem.text for problem in problems])
        raise BadOption("muster-not-ready", side=side_text(muster.side), rule=problems[0].rule, why=why)
    return army
