"""Tables named by what a host copies: an id, the address in the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update

from tests.cli.conftest import Command
from tests.tables.evening import Evening
from warhost.tables import schema


def test_a_table_by_its_id_or_its_address(warhost: Command, evening: Evening, folder: Path) -> None:
    table, _, _ = evening.duel()
    name = table.made.table
    for text in (
        f"  {name}\n",
        f"http://127.0.0.1:8000/tables/{name}",
        f" https://games.example.org/tables/{name}/replay?at=12#x ",
        f"/tables/{name}",
    ):
        assert name in warhost.does("tables", "show", text, "--data", folder)
        assert "Play the same: 1" in warhost.does("tables", "verify", text, "--data", folder)


@pytest.mark.parametrize("command", ["show", "verify"])
def test_what_names_no_table(warhost: Command, evening: Evening, folder: Path, command: str) -> None:
    table, _, _ = evening.duel()
    unknown = warhost.refuses("tables", command, "A" * 22, "--data", folder)
    assert "There is no such table" in unknown
    assert "warhost tables list" in unknown
    for text in ("http://127.0.0.1:8000/join#secret", "http://127.0.0.1:8000/", "two words", "  "):
        told = warhost.refuses("tables", command, text, "--data", folder)
        assert "is not a table" in told
        assert "/tables/" in told
    assert "identifiant" in warhost.refuses("tables", command, "x/y", "--data", folder, "--lang", "fr")
    assert table.made.table not in unknown


def test_one_table_alone_is_verified_and_the_way_out_is_told(warhost: Command, evening: Evening, folder: Path) -> None:
    table, _, _ = evening.duel()
    other, _, _ = evening.duel()
    wrong = update(schema.log).where(schema.log.c.table == table.made.table).values(turn=7)
    evening.hall.store.write(lambda connection: connection.execute(wrong).rowcount)
    assert "Play the same: 1; would change: 0" in warhost.does("tables", "verify", other.made.table, "--data", folder)
    result = warhost("tables", "verify", table.made.table, "--data", folder)
    assert result.exit_code == 1
    assert "Play the same: 0; would change: 1" in result.stdout
    assert "version of Warhost from before the upgrade" in result.stdout
