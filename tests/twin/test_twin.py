"""The compiled build and the interpreted one play the same games, to the last choice."""

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

TWIN = os.environ.get("WARHOST_TWIN")
GAMES = 20


def played(path: str | None) -> dict[str, Any]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(Path(path).resolve())
    script = Path(__file__).with_name("checksums.py")
    run = subprocess.run(
        [sys.executable, str(script), str(GAMES)],
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    report: dict[str, Any] = json.loads(run.stdout)
    return report


@pytest.mark.skipif(TWIN is None, reason="WARHOST_TWIN names no compiled build; make test does")
def test_compiled_and_interpreted_play_the_same_games() -> None:
    interpreted = played(None)
    compiled = played(TWIN)
    assert interpreted["module"].endswith(".py")
    assert compiled["module"].endswith(tuple(EXTENSION_SUFFIXES))
    assert compiled["sums"] == interpreted["sums"]
    assert compiled["sums"]
