"""An evening for every test, with the same luck whenever it runs."""

from __future__ import annotations

import os
import random
import secrets
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables.evening import Evening

MEMORY = Path("/dev/shm")  # most of these tests play a lot and do not ask the disk to keep it


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is secret otherwise, and so the dice of all tables, follows from a seed."""
    source = random.Random(0)
    monkeypatch.setattr(secrets, "token_bytes", source.randbytes)
    monkeypatch.setattr(secrets, "randbits", source.getrandbits)
    monkeypatch.setattr(secrets, "randbelow", source.randrange)
    monkeypatch.setattr(secrets, "choice", source.choice)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A place for a database, quick where the system has one in memory."""
    if not os.access(MEMORY, os.W_OK):
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=MEMORY) as name:
        yield Path(name)


@pytest.fixture
def evening(folder: Path) -> Iterator[Evening]:
    evening = Evening.at(folder)
    yield evening
    evening.hall.close()
