"""`make bench`: speed of every game, interpreted and compiled, beside OpenSpiel in the same run."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
TWIN = ROOT / "build" / "compiled"

SUBJECTS: list[dict[str, Any]] = [
    {"game": "battle_masters", "label": "borderlands", "seats": 2, "options": {"scenario": "borderlands"}},
    {"game": "battle_masters", "label": "altdorf", "seats": 2, "options": {"scenario": "altdorf"}},
    {"game": "battle_masters", "label": "free battle", "seats": 2, "options": {"scenario": "free"}},
    {"game": "battle_masters", "label": "plains, 6 seats", "seats": 6, "options": {"scenario": "plains"}},
    {"game": "chaos_in_the_old_world", "label": "four Powers", "seats": 4, "options": {}},
    {"game": "chaos_in_the_old_world", "label": "three Powers", "seats": 3, "options": {}},
    {"game": "lords_of_ragnarok", "label": "2 players", "seats": 2, "options": {}},
    {"game": "lords_of_ragnarok", "label": "4 players", "seats": 4, "options": {}},
    {"game": "stratego_legends", "label": "starter armies", "seats": 2, "options": {}},
    {
        "game": "stratego_legends",
        "label": "surprise, all stops",
        "seats": 2,
        "options": {"armies": "surprise", "stops": "all"},
    },
    {"game": "stratego_legends", "label": "teams of 4", "seats": 8, "options": {"armies": "box", "boards": "all"}},
]

AIMS = {"interpreted": 60_000, "compiled": 250_000}
AIMS_OF = {"lords_of_ragnarok": {"interpreted": 50_000, "compiled": 200_000}}  # the most intricate of the games
CLONE_AIM = 5.0  # µs, compiled
BYTES_AIM = 20_000
PEER_AIM = 3.0  # times OpenSpiel's backgammon, in playouts


def child(module: str, *arguments: str, twin: bool = False) -> dict[str, Any]:
    """The figures that a module of this folder prints, run in an interpreter of its own."""
    paths = [str(TWIN), str(ROOT)] if twin else [str(ROOT)]
    paths += os.environ.get("PYTHONPATH", "").split(os.pathsep)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    environment.pop("WARHOST_CONTENT", None)
    command = [sys.executable, "-m", f"bench.{module}", *arguments]
    run = subprocess.run(command, env=environment, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    report: dict[str, Any] = json.loads(run.stdout)
    return report


def measured() -> dict[str, Any]:
    subjects = json.dumps(SUBJECTS)
    report: dict[str, Any] = {
        "machine": {
            "python": platform.python_version(),
            "system": platform.platform(),
            "cores": os.cpu_count(),
            "load_before": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        },
        "subjects": SUBJECTS,
        "builds": {"interpreted": child("measure", subjects)["figures"]},
        "peers": child("peers"),
    }
    if any(TWIN.rglob("*.so")) or any(TWIN.rglob("*.pyd")):
        compiled = child("measure", subjects, twin=True)
        if compiled["compiled"]:
            report["builds"]["compiled"] = compiled["figures"]
    return report


def games_table(report: dict[str, Any], game: str) -> Table:
    table = Table(title=f"{game}: random play on one core, best of five rounds", box=None, padding=(0, 1))
    for name in ("", "build", "decisions/s", "games/s", "playouts*", "clone µs", "bytes"):
        table.add_column(name, justify="left" if name in ("", "build") else "right", no_wrap=True)
    for i, subject in enumerate(report["subjects"]):
        if subject["game"] != game:
            continue
        for build, rows in report["builds"].items():
            row = rows[i]
            table.add_row(
                subject["label"],
                build,
                f"{row['decisions']:,.0f}",
                f"{row['games']:,.1f}",
                f"{row['playout_decisions']:,.0f}",
                f"{row['clone_us']:.2f}",
                f"{row['bytes']:,}",
            )
    return table


def peers_table(report: dict[str, Any]) -> Table:
    """OpenSpiel's figures, and how many times as fast our first row is."""
    table = Table(title="OpenSpiel through its Python API, and our first row beside it", box=None, padding=(0, 1))
    for name in ("", "decisions/s", "games/s", *(f"{build}{star}" for build in report["builds"] for star in ("", "*"))):
        table.add_column(name, justify="right" if name else "left", no_wrap=True)
    for name, row in report["peers"].items():
        ratios = []
        for rows in report["builds"].values():
            ratios.append(f"{rows[0]['decisions'] / row['decisions']:.1f} ×")
            ratios.append(f"{rows[0]['playout_decisions'] / row['decisions']:.1f} ×")
        table.add_row(name, f"{row['decisions']:,.0f}", f"{row['games']:,.1f}", *ratios)
    return table


def aims(report: dict[str, Any]) -> list[tuple[str, bool]]:
    """What was aimed at, and whether this run reached it."""
    found: list[tuple[str, bool]] = []
    for build, rows in report["builds"].items():
        for game in dict.fromkeys(subject["game"] for subject in SUBJECTS):
            own = [row for row, subject in zip(rows, SUBJECTS, strict=True) if subject["game"] == game]
            aim = AIMS_OF.get(game, AIMS)[build]
            worst = min(row["decisions"] for row in own)
            found.append((f"{build}: {game}: at least {aim:,} decisions/s in every row ({worst:,.0f})", worst >= aim))
        size = max(row["bytes"] for row in rows)
        found.append((f"{build}: a state below {BYTES_AIM:,} bytes ({size:,})", size < BYTES_AIM))
    compiled = report["builds"].get("compiled")
    if compiled is not None:
        slowest = max(row["clone_us"] for row in compiled)
        found.append((f"compiled: a clone within {CLONE_AIM} µs ({slowest:.2f})", slowest <= CLONE_AIM))
        if "backgammon" in report["peers"]:
            ratio = min(row["playout_decisions"] for row in compiled) / report["peers"]["backgammon"]["decisions"]
            found.append((f"compiled: playouts at least {PEER_AIM} times backgammon ({ratio:.1f})", ratio >= PEER_AIM))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    arguments = parser.parse_args()
    console = Console()
    report = measured()
    for game in dict.fromkeys(subject["game"] for subject in SUBJECTS):
        console.print(games_table(report, game))
    if "compiled" not in report["builds"]:
        console.print("No compiled build found: run [bold]make compile[/bold] first.")
    if report["peers"]:
        console.print(peers_table(report))
    else:
        console.print("OpenSpiel is not installed: nothing to compare with.")
    console.print("* decisions/s of random playouts in the engine's own loop")
    for aim, reached in aims(report):
        console.print(f"{'[green]reached[/green]' if reached else '[red]missed[/red] '} {aim}")
    machine = report["machine"]
    console.print(
        f"Python {machine['python']}, {machine['cores']} cores, load before the run {machine['load_before']:.1f}"
    )
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
