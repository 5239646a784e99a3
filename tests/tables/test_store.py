"""The database: settings that keep data safe, writes that share a commit but not their fate, one layout everywhere."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select, text

from tests.tables.evening import new_store
from warhost.tables import schema
from warhost.tables.errors import Unavailable, Unfit
from warhost.tables.store import Store


def guests(store: Store) -> int:
    query = select(func.count()).select_from(schema.guests)
    return store.read(lambda connection: connection.execute(query).scalar() or 0)


def add_guest(connection: Connection, token: str) -> None:
    connection.execute(insert(schema.guests).values(token=token, created=0.0, mail_confirmed=False, language="en"))


def test_sqlite_writes_to_the_disk_before_it_answers(folder: Path) -> None:
    store = new_store(folder)
    asked = ("journal_mode", "synchronous", "foreign_keys")

    def settings(connection: Connection) -> list[object]:
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in asked]

    full = 2
    assert store.read(settings) == ["wal", full, 1]
    assert store.write(settings) == ["wal", full, 1]
    store.close()


def test_the_migrations_lead_to_the_layout_that_the_code_knows(folder: Path) -> None:
    store = new_store(folder)
    store.migrate()  # a second time changes nothing

    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    assert store.read(difference) == []
    store.close()


def test_writes_that_share_a_commit_fail_alone(folder: Path) -> None:
    store = new_store(folder)
    gate = threading.Event()
    entered = threading.Event()
    failures: list[int] = []

    def hold(_connection: Connection) -> None:
        entered.set()
        gate.wait(10)

    def write(number: int) -> None:
        def work(connection: Connection) -> None:
            add_guest(connection, f"token {number}")
            if number % 3 == 0:
                raise RuntimeError

        try:
            store.write(work)
        except RuntimeError:
            failures.append(number)

    first = threading.Thread(target=store.write, args=(hold,))
    first.start()
    entered.wait(10)
    others = [threading.Thread(target=write, args=(number,)) for number in range(12)]
    for thread in others:
        thread.start()
    gate.set()
    for thread in (first, *others):
        thread.join()
    assert sorted(failures) == [0, 3, 6, 9]
    assert guests(store) == 8
    store.close()


def test_a_write_the_database_refuses_says_only_that_it_is_unavailable(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = new_store(folder)
    store.write(lambda connection: add_guest(connection, "the secret token"))
    with pytest.raises(Unavailable) as caught:
        store.write(lambda connection: add_guest(connection, "the secret token"))
    assert "secret" not in str(caught.value) + caplog.text
    assert guests(store) == 1
    store.close()


@pytest.mark.parametrize("url", ["", "nonsense", "sqlite://", "sqlite:///:memory:", "mysql://root@localhost/x"])
def test_a_database_that_cannot_keep_tables(url: str) -> None:
    with pytest.raises(Unfit):
        Store(url)


def test_what_was_written_is_there_after_closing(folder: Path) -> None:
    store = new_store(folder)
    for number in range(5):
        store.write(lambda connection, number=number: add_guest(connection, str(number)))  # type: ignore[misc]
    store.close()
    again = Store.at(folder)
    assert guests(again) == 5
    again.close()
