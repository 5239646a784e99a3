"""The compiled build and the interpreted one play the same games, to the last choice and the last word."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from hatch_build import PACKAGE, compiled_modules

TWIN = os.environ.get("WARHOST_TWIN")
COMPILED = {".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in compiled_modules()}

pytestmark = pytest.mark.skipif(TWIN is None, reason="WARHOST_TWIN names no compiled build; make test does")


def played(path: str | None) -> dict[str, Any]:
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "WARHOST_CONTENT")}
    if path is not None:
        environment["PYTHONPATH"] = str(Path(path).resolve())
    script = Path(__file__).with_name("checksums.py")
    run = subprocess.run([sys.executable, str(script)], env=environment, check=True, stdout=subprocess.PIPE, text=True)
    report: dict[str, Any] = json.loads(run.stdout)
    return report


@pytest.fixture(scope="module")
def reports() -> tuple[dict[str, Any], dict[str, Any]]:
    with ThreadPoolExecutor() as pool:
        interpreted, compiled = pool.map(played, (None, TWIN))
    return interpreted, compiled


def test_each_build_is_what_it_says(reports: tuple[dict[str, Any], dict[str, Any]]) -> None:
    interpreted, compiled = reports
    assert {name for name, file in interpreted["files"].items() if not file.endswith(".py")} == set()
    extensions = {name for name, file in compiled["files"].items() if file.endswith(tuple(EXTENSION_SUFFIXES))}
    loaded = COMPILED & set(compiled["files"])
    assert loaded, "no module that should be compiled was loaded"
    assert loaded - extensions == set(), "loaded as Python although they are to be compiled"
    assert {"warhost.engine.state", "warhost.engine.chance", "warhost.bots.playout"} <= extensions


def test_both_builds_play_the_same_games(reports: tuple[dict[str, Any], dict[str, Any]]) -> None:
    interpreted, compiled = (report["sums"] for report in reports)
    assert interpreted
    assert compiled.keys() == interpreted.keys()
    different = [
        f"{game}: from the stretch after {sum(a == b for a, b in zip(sums, compiled[game])) * 250} decisions on"
        for game, sums in interpreted.items()
        if compiled[game] != sums
    ]
    assert not different, "\n".join(different)
