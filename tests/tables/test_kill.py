"""Kill -9 at random moments: nothing acknowledged is lost, nothing is applied twice."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.postgres import Postgres

KILLS = 200


def kill(url: str, processes: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.tables.killing", url, str(KILLS), str(processes), "7"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-3000:]
    report: dict[str, Any] = json.loads(run.stdout)
    return report


def test_200_kills_on_sqlite(tmp_path: Path) -> None:
    report = kill(f"sqlite:///{tmp_path}/warhost.db", 1)
    assert report["kills"] == KILLS
    assert report["acknowledged"] > KILLS
    assert report["in_flight"] > KILLS / 4  # many were hit in the middle of a choice
    assert report["repeated"] + report["applied"] > 0


def test_200_kills_on_postgresql_of_one_of_two_processes(postgres: Postgres) -> None:
    report = kill(postgres.database("kill"), 2)
    assert report["kills"] == KILLS
    assert report["acknowledged"] > KILLS
    assert report["in_flight"] > KILLS / 4
    assert report["repeated"] + report["applied"] > 0
