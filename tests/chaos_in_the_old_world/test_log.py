"""The log tells what has happened, to whom and where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.chaos_in_the_old_world.vocabulary import Table, given, new


def played(power: str, card: str, **regions: str) -> Table:
    return given(points={power: 3}, hand={power: card}, board=regions).play(f"play {card}", "on kislev_left")


def turned_up(card: str, **regions: str) -> Table:
    return given(phase="old_world", old_world=card, board=regions)


@pytest.mark.parametrize(
    ("table", "key", "told"),
    [
        (
            lambda: new(3, powers="choice").play("embody nurgle"),
            "log-embody",
            [{"seat": 1, "power": "power-nurgle"}],
        ),
        (
            lambda: turned_up("electors_arise"),
            "log-token",
            [{"token": "token-noble", "region": "region-empire", "count": 1}],
        ),
        (
            lambda: given(phase="old_world", old_world="witch_hunters", track=("skavengers", "horned_ones_due")),
            "log-off-track",
            [{"card": "old-horned_ones_due"}],
        ),
        (
            lambda: given(phase="old_world", old_world="plunged_into_chaos", peasants={"nurgle": 2}),
            "log-points",
            [{"power": "power-nurgle", "points": 5, "cause": "old-plunged_into_chaos"}],
        ),
        (
            lambda: turned_up("horned_ones_due", kislev="skaven").play("block kislev_right"),
            "log-block",
            [{"card": "old-horned_ones_due", "region": "region-kislev", "space": "kislev_right"}],
        ),
        (
            lambda: given(points={"khorne": 2}, kislev="bloodsworn").play("pass"),
            "log-pass",
            [{"power": "power-khorne", "points": 2}],
        ),
        (
            lambda: given(points={"khorne": 2}, kislev="bloodsworn").play("summon bloodsworn_2", "to empire"),
            "log-summon",
            [
                {
                    "power": "power-khorne",
                    "figure": "follower-bloodsworn",
                    "id": "bloodsworn_2",
                    "region": "region-empire",
                    "cost": 1,
                }
            ],
        ),
        (
            lambda: given(points={"khorne": 2}, kislev="bloodsworn").play("summon bloodsworn_1", "to empire"),
            "log-summon-from",
            [
                {
                    "power": "power-khorne",
                    "figure": "follower-bloodsworn",
                    "id": "bloodsworn_1",
                    "start": "region-kislev",
                    "region": "region-empire",
                    "cost": 1,
                }
            ],
        ),
        (
            lambda: played("khorne", "blood_gods_call", tilea="bloodletter").play("call bloodletter_1"),
            "log-move",
            [
                {
                    "power": "power-khorne",
                    "figure": "follower-bloodletter",
                    "id": "bloodletter_1",
                    "start": "region-tilea",
                    "region": "region-kislev",
                }
            ],
        ),
        (
            lambda: played("tzeentch", "teleport", kislev="leper").play("to tilea"),
            "log-move",
            [
                {
                    "power": "power-tzeentch",
                    "figure": "follower-leper",
                    "id": "leper_1",
                    "start": "region-kislev",
                    "region": "region-tilea",
                }
            ],
        ),
        (
            lambda: played("tzeentch", "warp_shield", kislev="horror"),
            "log-shield",
            [{"figure": "follower-horror", "id": "horror_1", "region": "region-kislev"}],
        ),
        (lambda: played("tzeentch", "drain_power"), "log-drains", [{"power": "power-tzeentch", "count": 1}]),
        (
            lambda: played("nurgle", "all_things_decay", kislev="khorne=1"),
            "log-cleanse",
            [{"power": "power-khorne", "region": "region-kislev"}],
        ),
        (
            lambda: played("slaanesh", "dark_influence", kislev="noble").play("to tilea"),
            "log-token-moves",
            [{"token": "token-noble", "start": "region-kislev", "region": "region-tilea"}],
        ),
        (
            lambda: played("slaanesh", "soporific_musk", kislev="leper"),
            "log-control",
            [
                {
                    "power": "power-slaanesh",
                    "figure": "follower-leper",
                    "id": "leper_1",
                    "loser": "power-nurgle",
                    "region": "region-kislev",
                }
            ],
        ),
        (
            lambda: given(points={"tzeentch": 4}, upgrades={"tzeentch": "horrors"}).play(
                "summon horror_1", "to kislev", "stand kislev_left"
            ),
            "log-stand",
            [{"figure": "follower-horror", "id": "horror_1", "region": "region-kislev", "space": "kislev_left"}],
        ),
        (
            lambda: given(phase="battle", dice="4 4", kislev="bloodletter peasant"),
            "log-peasant",
            [{"power": "power-khorne", "region": "region-kislev"}],
        ),
        (
            lambda: given(phase="battle", kislev="nurgle=1 acolyte left:final_rotting"),
            "log-rot",
            [
                {
                    "card": "card-final_rotting",
                    "figure": "follower-acolyte",
                    "id": "acolyte_1",
                    "owner": "power-tzeentch",
                    "region": "region-kislev",
                }
            ],
        ),
        (
            lambda: given(phase="corruption", kislev="leper plaguebearer left:great_foul_consumption"),
            "log-consume",
            [{"card": "card-great_foul_consumption", "region": "region-kislev", "count": 2}],
        ),
        (
            lambda: given(phase="corruption", upgrades={"nurgle": "provender"}, norsca="nurgle=12"),
            "log-points",
            [{"power": "power-nurgle", "points": 3, "cause": "upgrade-nurgle_provender"}],
        ),
        (
            lambda: given(phase="corruption", norsca="nurgle=12"),
            "log-ruin",
            [{"region": "region-norsca", "number": 1}],
        ),
        (
            lambda: given(phase="end", kislev="hero leper"),
            "log-removed",
            [
                {
                    "figure": "follower-leper",
                    "id": "leper_1",
                    "power": "power-nurgle",
                    "region": "region-kislev",
                    "cause": "token-hero",
                }
            ],
        ),
        (
            lambda: given(phase="end", track=("grail_is_found", None), kislev="event leper").play("claim"),
            "log-points",
            [{"power": "power-nurgle", "points": 3, "cause": "old-grail_is_found"}],
        ),
        (
            lambda: given(
                phase="end", track=("bretonnian_knights", None), hand={"nurgle": "influenza"}, bretonnia="leper"
            ),
            "log-discard",
            [{"power": "power-nurgle", "card": "card-influenza"}],
        ),
    ],
)
def test_what_happens_is_told(table: Callable[[], Table], key: str, told: list[dict[str, Any]]) -> None:
    assert table().heard(key) == told


def test_nothing_is_told_of_what_did_not_happen() -> None:
    assert given(phase="corruption", kislev="left:great_foul_consumption bloodletter").heard("log-consume") == []
    assert given(phase="corruption", norsca="nurgle=12").heard("log-points") == []
