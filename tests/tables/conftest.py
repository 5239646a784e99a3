"""An evening for every test."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables.evening import Evening

MEMORY = Path("/dev/shm")  # most of these tests play a lot and do not ask the disk to keep it


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
