"""How a strength adds up: every part with its reason, and what a strength would be elsewhere."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.text import Text, Thing
from warhost.games.stratego_legends.documents import PartReason, PartView
from warhost.games.stratego_legends.model import Battle, kind_text, terrain_text
from warhost.games.stratego_legends.tables import COLORS, KEYWORDS, MAGIC, TERRAINS


class Part:
    """One addend: why, of what, how much."""

    def __init__(self, reason: PartReason, of: str, amount: int) -> None:
        self.reason: PartReason = reason
        self.of = of
        self.amount = amount

    def to_doc(self) -> PartView:
        return {"reason": self.reason, "of": self.of, "amount": self.amount}


class Stand:
    """A unit as it would fight on a space, whatever it is in truth."""

    def __init__(self, kind: int, space: int, bonus: int, keywords: int) -> None:
        self.kind = kind
        self.space = space
        self.bonus = bonus
        self.keywords = keywords


def stand_of(state: Battle, unit: i64, space: i64) -> Stand:
    """A unit as it is, on a space of its own choosing."""
    return Stand(state.kind[unit], space, state.bonus[unit], state.keywords(unit))


def parts(state: Battle, me: Stand, other: Stand | None) -> list[Part]:
    """The addends of a strength, the base first; none for a unit without strength."""
    tables = state.tables
    kind = me.kind
    found: list[Part] = []
    if tables.row[kind] >= MAGIC:
        return found
    found.append(Part("base", tables.unit_ids[kind], tables.base[kind]))
    terrain = state.ground.terrain[me.space]
    _add(found, "terrain", TERRAINS[terrain], tables.terrain_bonus[kind * len(TERRAINS) + terrain])
    if state.ground.wet[me.space]:
        _add(found, "water", "water", tables.water_bonus[kind])
    if other is not None:
        color = tables.color[other.kind]
        _add(found, "color", COLORS[color], tables.color_bonus[kind * len(COLORS) + color])
        for keyword, name in enumerate(KEYWORDS):
            if other.keywords >> keyword & 1:
                _add(found, "keyword", name, tables.keyword_bonus[kind][keyword])
    if state.curse >= 0 and (state.curse_keyword < 0 or me.keywords >> state.curse_keyword & 1):
        _add(found, "curse", tables.unit_ids[state.kind[state.curse]], state.curse_bonus[kind])
    return found


def _add(found: list[Part], reason: PartReason, of: str, amount: int) -> None:
    if amount:
        found.append(Part(reason, of, amount))


def unit_parts(state: Battle, unit: i64) -> list[Part]:
    """The addends of a unit's current strength."""
    other: Stand | None = None
    if unit == state.attacker:
        other = stand_of(state, state.defender, state.site)
    elif unit == state.defender:
        other = stand_of(state, state.attacker, state.site)
    found = parts(state, stand_of(state, unit, state.pos[unit]), other)
    if found:
        boons = state.boons
        for i in range(0, len(boons), 3):
            if boons[i] == unit:
                _add(found, "bonus", state.tables.unit_ids[boons[i + 1]], boons[i + 2])
    return found


def total(found: list[Part]) -> int:
    return sum([part.amount for part in found])


def strength_line(state: Battle, unit: i64) -> tuple[Text, ...]:
    """The addends in words."""
    return tuple([part_text(state, part) for part in unit_parts(state, unit)])


def part_text(state: Battle, part: Part) -> Text:
    amount = f"{part.amount:+d}" if part.reason != "base" else str(part.amount)
    if part.reason in ("base", "water"):
        return Thing("part", part.reason, amount=amount)
    if part.reason == "terrain":
        return Thing("part", "terrain", amount=amount, terrain=terrain_text(TERRAINS.index(part.of)))
    if part.reason == "color":
        return Thing("part", "color", amount=amount, nation=Thing("nation", part.of))
    if part.reason == "keyword":
        return Thing("part", "keyword", amount=amount, keyword=Thing("keyword", part.of))
    giver = kind_text(state.tables, state.tables.kind_of_id[part.of])
    return Thing("part", part.reason, amount=amount, unit=giver)
