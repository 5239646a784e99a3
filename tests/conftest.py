"""What several suites share: the options of the test run, its luck, and a PostgreSQL."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.postgres import Postgres


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("warhost")
    group.addoption("--games", type=int, default=12, help="random games for each game of the conformance suite")
    group.addoption("--game", default=None, help="id of the one game to play in the conformance suite")
    group.addoption("--seed", type=int, default=None, help="the one random game to play in the conformance suite")
    group.addoption("--update-playthroughs", action="store_true", help="write the playthrough files anew")


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is secret otherwise, and so the dice of all tables, follows from a seed."""
    source = random.Random(0)
    monkeypatch.setattr(secrets, "token_bytes", source.randbytes)
    monkeypatch.setattr(secrets, "randbits", source.getrandbits)
    monkeypatch.setattr(secrets, "randbelow", source.randrange)
    monkeypatch.setattr(secrets, "choice", source.choice)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    from tests.postgres import Postgres, binaries  # the driver is an extra, and takes its time

    programs = binaries()
    if programs is None:
        pytest.skip("no PostgreSQL here: neither the wheel pgserver nor the system has its programs")
    cluster = Postgres(programs, waits_for_the_disk=False)
    yield cluster
    cluster.stop()
