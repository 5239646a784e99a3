"""The file of the tables vanishes under a running server: nothing is acknowledged that nobody would find again."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tables.evening import Evening, new_store
from warhost.tables.errors import Unavailable


def removed(folder: Path) -> None:
    for path in folder.glob("warhost.db*"):
        path.unlink()


def replaced(folder: Path) -> None:
    shutil.copy(folder / "warhost.db", folder / "copy")
    (folder / "copy").replace(folder / "warhost.db")


@pytest.mark.parametrize("harm", [removed, replaced])
def test_nothing_is_acknowledged_that_would_be_lost(folder: Path, harm: Callable[[Path], None]) -> None:
    evening = Evening(new_store(folder))
    table, anna, _ = evening.duel()
    number = table.number
    harm(folder)
    with pytest.raises(Unavailable, match="removed or replaced"):
        table.choose(table.choices()[0])
    with pytest.raises(Unavailable, match="removed or replaced"):
        evening.hall.store.demand_place()
    assert table.document(anna, 0)["number"] == number  # what was there can still be looked at
    evening.hall.close()  # a clean stop all the same
