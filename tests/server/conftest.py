"""Servers and databases for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres, binaries
from tests.server.running import Server, serving
from tests.tables.conftest import folder

__all__ = ["folder"]


@pytest.fixture
def server(folder: Path) -> Iterator[Server]:
    """A server with a SQLite file, that lets one address do as much as it likes."""
    with serving(folder) as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    programs = binaries()
    if programs is None:
        pytest.skip("no PostgreSQL here: neither the wheel pgserver nor the system has its programs")
    cluster = Postgres(programs)
    yield cluster
    cluster.stop()
