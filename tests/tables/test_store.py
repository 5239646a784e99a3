"""The database: settings that keep data safe, writes that share a commit but not their fate, one layout everywhere."""

from __future__ import annotations

import sqlite3
import stat
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select, text

from tests.tables.evening import Evening, new_store
from warhost.tables import hall, schema, snapshots
from warhost.tables.errors import Unavailable, Unfit, Unknown
from warhost.tables.hall import Hall
from warhost.tables.presence import LEASE, Presence
from warhost.tables.store import Store

PATIENCE = 180.0  # seconds; nobody waits that long when all is well


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

    def adding(number: int) -> Callable[[Connection], None]:
        def work(connection: Connection) -> None:
            add_guest(connection, f"token {number}")
            if number % 3 == 0:
                raise RuntimeError

        return work

    told = together(store, *[adding(number) for number in range(12)])
    assert [number for number, error in enumerate(told) if isinstance(error, RuntimeError)] == [0, 3, 6, 9]
    assert guests(store) == 8
    store.close()


def test_a_disk_that_fills_up_loses_nothing_that_was_acknowledged(folder: Path) -> None:
    store = new_store(folder)
    store.write(lambda connection: add_guest(connection, "kept"))
    # SQLite then takes back all that the commit shares, not only the write that did not fit
    store.write(lambda connection: connection.execute(text("PRAGMA max_page_count = 1")).scalar())

    told = together(
        store,
        lambda connection: add_guest(connection, "one"),
        lambda connection: add_guest(connection, "x" * 1_000_000),
        lambda connection: add_guest(connection, "two"),
    )
    assert isinstance(told[0], Unavailable)
    assert isinstance(told[1], Unavailable)
    acknowledged = [error for error in told if error is None]
    assert guests(store) == 1 + len(acknowledged)
    store.close()


def test_a_locked_database_is_said_to_be_unavailable(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warhost.tables.sqlite.BUSY", 1)
    store = new_store(folder)
    other = sqlite3.connect(folder / "warhost.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable):
        store.write(lambda connection: add_guest(connection, "waits"))
    other.execute("COMMIT")
    other.close()
    store.write(lambda connection: add_guest(connection, "comes in"))
    assert guests(store) == 1
    store.close()


def test_a_file_that_is_no_database(folder: Path) -> None:
    (folder / "warhost.db").write_bytes(b"a letter to a friend, long enough to be a page " * 200)
    store = Store.at(folder)
    with pytest.raises(Unavailable) as caught:
        store.migrate()
    assert caught.value.text.key == "table-damaged"
    store.close()


def test_a_store_that_is_closed_takes_no_more_and_keeps_nobody_waiting(folder: Path) -> None:
    store = new_store(folder)
    store.close()
    with pytest.raises(Unavailable):
        store.write(lambda connection: add_guest(connection, "too late"))


def test_tables_of_a_newer_version_are_refused_and_left_alone(folder: Path) -> None:
    store = new_store(folder)
    store.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")).rowcount)
    with pytest.raises(Unfit) as caught:
        store.migrate()
    assert caught.value.text.key == "table-newer-database"
    found = store.read(lambda connection: connection.execute(text("SELECT version_num FROM alembic_version")).scalar())
    assert found == "9999"
    store.close()


def test_the_file_is_for_its_owner_only_also_in_a_folder_for_all(folder: Path) -> None:
    folder.chmod(0o755)
    new_store(folder).close()
    assert stat.S_IMODE((folder / "warhost.db").stat().st_mode) == 0o600


@pytest.mark.parametrize("name", ["what?", "50%", "a#b", "x:y@z"])
def test_a_folder_may_have_any_name(folder: Path, name: str) -> None:
    store = new_store(folder / name)
    assert guests(store) == 0
    store.close()
    assert (folder / name / "warhost.db").stat().st_size > 0


def test_a_folder_that_cannot_be(folder: Path) -> None:
    (folder / "file").touch()
    for place in (folder / "file", folder / "file" / "below"):
        with pytest.raises(Unfit) as caught:
            Store.at(place)
        assert caught.value.text.key == "table-bad-folder"


def test_a_folder_whose_lock_cannot_be_held_is_named(folder: Path) -> None:
    (folder / "warhost.lock").mkdir()
    store = Store.at(folder)
    with pytest.raises(Unfit) as caught:
        store.claim()
    assert (caught.value.text.key, caught.value.text.params["folder"]) == ("table-bad-folder", str(folder))
    store.close()


def test_who_looked_through_a_process_that_died_looks_no_longer(folder: Path) -> None:
    now = 0.0
    store = new_store(folder)
    store.shared = True  # as PostgreSQL is
    first, second = Presence(store, lambda: now, "first"), Presence(store, lambda: now, "second")
    first.arrive("table", 1)
    second.learn("table")
    assert second.of("table") == {1}
    now += LEASE / 2
    first.renew()
    now += LEASE - 1
    second.renew()
    assert second.of("table") == {1}
    now += 1
    second.renew()  # nothing was heard of the first for as long as it is believed
    assert second.of("table") == set()
    store.close()


def test_a_name_no_table_can_have_is_not_looked_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(new_store(folder))
    monkeypatch.setattr(hall.store, "read", None)  # PostgreSQL would not even bear the question
    for name in ("", "\x00", "é", "a b\n", "x" * 23, "\ud800"):
        with pytest.raises(Unknown):
            hall.open(name)
    hall.close()


def together(store: Store, *works: Callable[[Connection], None]) -> list[BaseException | None]:
    """Let writes share one commit; what each was told."""
    gate, entered = threading.Event(), threading.Event()

    def hold(_connection: Connection) -> None:
        entered.set()
        gate.wait(PATIENCE)

    assert store._writer is not None
    with ThreadPoolExecutor(len(works) + 1) as threads:
        first: Future[None] = threads.submit(store.write, hold)
        entered.wait(PATIENCE)
        waiting = []
        for number, work in enumerate(works):
            waiting.append(threads.submit(store.write, work))
            while store._writer.waiting.qsize() <= number:
                time.sleep(0.001)
        gate.set()
        first.exception()
        return [one.exception() for one in waiting]


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


@pytest.mark.parametrize(
    "url", ["", "nonsense", "sqlite://", "sqlite:///:memory:", "mysql://root@localhost/x", "postgresql://host:port/x"]
)
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


def test_whoever_stops_takes_no_longer_for_pictures_than_they_are_worth(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seconds, taken in ((60.0, 3), (-1.0, 0)):
        evening = Evening.at(folder / str(taken))
        for _ in range(3):
            evening.duel()
        pictures: list[str] = []
        monkeypatch.setattr(hall, "FAREWELL", seconds)
        monkeypatch.setattr(snapshots, "take", lambda _store, live, pictures=pictures: pictures.append(live.id))
        evening.hall.close()
        assert len(pictures) == taken
