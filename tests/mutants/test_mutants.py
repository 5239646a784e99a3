"""The hunter of mutants finds what tests miss: tried on a small module of its own."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from tests.mutants.mutate import Module

SOURCE = '''
    """A shop."""

    class Till:
        def __init__(self, place: int) -> None:
            self.place = place

        def price(self, count: int, member: bool) -> int:
            """`bm.shop.price`: three coins each, one less for members."""
            total = count * 3
            if member and count > 2:
                total -= 1  # bm.shop.members
            self.log_sale(total)
            return total

    def spare(state: object) -> None:
        """Spare cards are put away."""
        if state:
            state.clear()
        elif state.log is not None:
            state.whisper(1)

    def hint_price(count: int) -> int:
        return count + 1
'''


@pytest.fixture
def shop(tmp_path: Path) -> Module:
    (tmp_path / "shop.py").write_text(textwrap.dedent(SOURCE).lstrip(), encoding="utf-8")
    return Module(tmp_path, "shop.py")


def test_every_small_change_is_a_mutant(shop: Module) -> None:
    changes = [mutant.change for mutant in shop.mutants if mutant.function == "Till.price"]
    assert changes == [
        "count * 3 → count + 3",
        "3 → 4",
        "member and count > 2 → count > 2",
        "member and count > 2 → member",
        "count > 2 → count >= 2",
        "count > 2 → not count > 2",
        "total -= 1 → nothing",
        "1 → 2",
        "total -= 1 → total += 1",
    ]


def test_what_is_only_said_is_left_alone(shop: Module) -> None:
    assert {mutant.function for mutant in shop.mutants} == {"Till.price", "spare"}
    assert not any("log" in mutant.change or "whisper" in mutant.change for mutant in shop.mutants)


def test_a_mutant_knows_the_rule_named_nearest(shop: Module) -> None:
    rules = {mutant.change: mutant.rules for mutant in shop.mutants}
    assert rules["count * 3 → count + 3"] == ("bm.shop.price",)
    assert rules["total -= 1 → nothing"] == ("bm.shop.members",)
    assert rules["state.clear() → nothing"] == ()


def test_the_changed_code_does_what_the_mutant_says(shop: Module) -> None:
    def price(change: str, count: int, member: bool) -> int:
        class Till:
            def price(self, count: int, member: bool) -> int:
                return 0

            def log_sale(self, total: int) -> None: ...

        mutant = next(mutant for mutant in shop.mutants if mutant.change == change)
        Till.price.__code__ = shop.code(mutant)
        return Till().price(count, member)

    assert price("count * 3 → count + 3", 5, False) == 8
    assert price("3 → 4", 5, False) == 20
    assert price("member and count > 2 → member", 1, True) == 2
    assert price("count > 2 → count >= 2", 2, True) == 5
    assert price("total -= 1 → nothing", 5, True) == 15
    assert price("total -= 1 → total += 1", 5, True) == 16
