"""The drawn map of the browser: shared borders are exactly the adjacency, and everything lies where it belongs."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Final

from tests.chaos_in_the_old_world.vocabulary import game

DATA: Final = Path(__file__).parents[2] / "web" / "src" / "games" / "chaos_in_the_old_world" / "map.json"
MAP: Final[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))
ARCS: Final[dict[str, Any]] = MAP["arcs"]
REGIONS: Final[list[dict[str, Any]]] = MAP["regions"]
WASTE: Final = "nobody's land"
USERS: Final = {"border": 2, "coast": 1, "range": 1}  # how many regions an arc of a kind belongs to
FAR: Final = 40.0  # strangers are at least so far apart that no reader takes them for neighbours

Point = Sequence[float]


def name(reference: str) -> str:
    return reference.lstrip("-")


def users() -> dict[str, list[str]]:
    """Who uses each arc."""
    found: dict[str, list[str]] = defaultdict(list)
    for region in REGIONS:
        for reference in region["arcs"]:
            found[name(reference)].append(region["id"])
    for reference in MAP["waste"]["arcs"]:
        found[name(reference)].append(WASTE)
    return found


def ring(references: list[str]) -> list[Point]:
    """The closed line that a row of arcs makes."""
    points: list[Point] = []
    for reference in references:
        arc = ARCS[name(reference)]["points"]
        walked = arc[::-1] if reference.startswith("-") else arc
        assert not points or points[-1] == walked[0], f"{reference} does not begin where the arc before it ends"
        points += walked[1:] if points else walked
    return points


def contains(line: list[Point], x: float, y: float) -> bool:
    odd = False
    for (ax, ay), (bx, by) in pairwise(line):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def corners(spot: dict[str, float]) -> list[tuple[float, float]]:
    x, y, w, h = spot["x"], spot["y"], spot["w"], spot["h"]
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def adjacency() -> dict[str, set[str]]:
    """The adjacency that the content tells."""
    return {region["id"]: set(region["adjacent"]) for region in game().content["board"]["regions"]}


def test_the_map_draws_the_nine_regions() -> None:
    assert {region["id"] for region in REGIONS} == set(adjacency())
    assert len(REGIONS) == 9


def test_shared_borders_are_exactly_the_adjacency() -> None:
    drawn: dict[str, set[str]] = {region["id"]: set() for region in REGIONS}
    for who in users().values():
        regions = [one for one in who if one != WASTE]
        if len(regions) == 2:
            drawn[regions[0]].add(regions[1])
            drawn[regions[1]].add(regions[0])
    assert drawn == adjacency()


def test_every_arc_is_what_its_kind_says() -> None:
    for arc, who in users().items():
        kind = ARCS[arc]["kind"]
        regions = [one for one in who if one != WASTE]
        assert len(regions) == (0 if arc.startswith("waste-") else USERS[kind]), f"{arc} ({kind}): {who}"
        assert (kind == "range") <= (WASTE in who), f"{arc} should bound the wasteland"
    assert set(users()) == set(ARCS), "every arc is used"


def test_regions_are_closed_and_no_arc_crosses_another() -> None:
    for region in REGIONS:
        line = ring(region["arcs"])
        assert line[0] == line[-1], region["id"]
    segments = [segment for arc in ARCS.values() for segment in pairwise(arc["points"])]
    for (a, b), (c, d) in combinations(segments, 2):
        if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
            continue
        assert not cross(a, b, c, d), f"arcs cross near {a}"


def test_regions_that_are_not_adjacent_keep_their_distance() -> None:
    lines = {region["id"]: ring(region["arcs"]) for region in REGIONS}
    for one, other in combinations(lines, 2):
        if other not in adjacency()[one]:
            gap = min(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 for ax, ay in lines[one] for bx, by in lines[other])
            assert gap >= FAR, f"{one} and {other} look adjacent: {gap:.0f} apart"


def test_spots_lie_in_their_region_or_in_none_and_do_not_overlap() -> None:
    lines = {region["id"]: ring(region["arcs"]) for region in REGIONS}
    spots: list[dict[str, float]] = []
    for region in REGIONS:
        own = [region["figures"], region["counters"], region["corruption"], *region["slots"]]
        spots += own
        for spot in own:
            for other, line in lines.items():
                inside = [contains(line, x, y) for x, y in corners(spot)]
                assert other == region["id"] or not any(inside), f"{region['id']}: {spot} lies in {other}"
        assert all(contains(lines[region["id"]], x, y) for x, y in corners(region["figures"])), region["id"]
        assert [slot["id"] for slot in region["slots"]] == ["left", "right"]
    for a, b in combinations(spots, 2):
        apart = a["x"] + a["w"] <= b["x"] or b["x"] + b["w"] <= a["x"]
        assert apart or a["y"] + a["h"] <= b["y"] or b["y"] + b["h"] <= a["y"], f"{a} and {b} overlap"
