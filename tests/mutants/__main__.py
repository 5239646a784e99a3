"""Break the rules of a game one by one, and see that its tests notice: `python -m tests.mutants GAME`.

A mutant is one small change of the rules' code. It must be killed by a test of the game; where the code names a rule at
that place, by a test marked with that rule. What is not has a verdict in verdicts/GAME.yaml, or the run fails.
What has a verdict is taken at its word and not tried, as surviving takes all tests; `--judged` tries these too.
Results are kept in build/mutants, so that a run can be taken up again and a later one repeats only what has changed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

import warhost
from tests.mutants.mutate import Module, Mutant
from tests.mutants.session import Hunt, Outcome

ROOT = Path(__file__).resolve().parents[2]
VERDICTS = Path(__file__).resolve().parent / "verdicts"
# Not rules: how things are read, checked, written, shown, drawn anew and built. Other tests and the fuzz hold these.
ASIDE = {
    "__init__",
    "tables",
    "schema",
    "view",
    "position",
    "alphabet",
    "check",
    "binding",
    "vocabulary",
    "redeal",
    "state",
    "builder",
    "book",
    "game",
    "forecast",
    "odds",
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("game", choices=warhost.games())
    parser.add_argument("--only", default="", help="mutants whose name holds this, for example phases/battle.py")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--afresh", action="store_true", help="forget the results of earlier runs")
    parser.add_argument("--judged", action="store_true", help="try mutants with a verdict too: does it still hold?")
    asked = parser.parse_args()
    return Run(asked.game, asked.only, asked.processes, asked.afresh, asked.judged).run()


class Run:
    def __init__(self, game: str, only: str, processes: int, afresh: bool, judged: bool) -> None:
        self.game = game
        self.processes = processes
        self.root = ROOT / "src" / "warhost" / "games" / game
        paths = sorted(path for path in self.root.rglob("*.py") if path.stem not in ASIDE)
        self.modules = [Module(self.root, str(path.relative_to(self.root))) for path in paths]
        everything = [mutant for module in self.modules for mutant in module.mutants]
        self.all = {mutant.name: mutant for mutant in everything}
        assert len(self.all) == len(everything), "two mutants of one name"
        self.mutants = [mutant for mutant in everything if only in mutant.name]
        self.kept = ROOT / "build" / "mutants" / f"{game}.jsonl"
        self.digests = {
            (module.path, function): _digest(source)
            for module in self.modules
            for function, source in module.sources.items()
        }
        tests = sorted((ROOT / "tests" / game).glob("*.py")) + [ROOT / "tests" / "vocabulary.py"]
        self.tests = _digest(*(path.read_text(encoding="utf-8") for path in tests))
        self.results = {} if afresh else dict(self._read())
        self.verdicts = _verdicts(VERDICTS / f"{game}.yaml")
        self.judged = judged
        self.began = time.monotonic()
        self.counted = 0

    def run(self) -> int:
        trusted = set() if self.judged else set(self.verdicts)
        left = [mutant for mutant in self.mutants if mutant.name not in self.results and mutant.name not in trusted]
        print(f"{self.game}: {len(self.mutants)} mutants, {len(left)} to try", flush=True)
        if left:
            self.kept.parent.mkdir(parents=True, exist_ok=True)
            self._write_all()
            self.left = len(left)
            hunt = Hunt(f"warhost.games.{self.game}", self.root, self.modules, left, self.processes, self._done)
            folder = str(ROOT / "tests" / self.game)
            quick = ["--assert=plain", "--tb=native"]  # nobody reads why a test fails
            unneeded = [argument for name in ("cacheprovider", "xdist", "cov") for argument in ("-p", f"no:{name}")]
            pytest.main(["-q", *quick, *unneeded, folder], plugins=[hunt])
            if hunt.broken:
                print("These tests fail without any mutant:", *hunt.broken, sep="\n  ")
                return 2
        return self._compare()

    # -- keeping results

    def _read(self) -> Iterator[tuple[str, Outcome]]:
        """What earlier runs found and still holds: a survivor only for the same tests, a kill for the same function."""
        if not self.kept.exists():
            return
        for line in self.kept.read_text(encoding="utf-8").splitlines():
            try:
                doc = json.loads(line)
            except ValueError:  # the run was killed while it wrote
                continue
            mutant = self.all.get(doc["mutant"])
            if mutant is None or doc.get("function") != self.digests[mutant.path, mutant.function]:
                continue
            sound = doc["killer"] is not None and (doc["marked"] or not mutant.rules)
            if sound or doc["tests"] == self.tests:
                yield mutant.name, Outcome(doc["killer"], doc["marked"])

    def _line(self, mutant: Mutant, outcome: Outcome) -> str:
        doc = {
            "mutant": mutant.name,
            "function": self.digests[mutant.path, mutant.function],
            "tests": self.tests,
            "killer": outcome.killer,
            "marked": outcome.marked,
        }
        return json.dumps(doc, ensure_ascii=False) + "\n"

    def _write_all(self) -> None:
        lines = [self._line(self.all[name], outcome) for name, outcome in self.results.items()]
        fresh = self.kept.with_suffix(".new")
        fresh.write_text("".join(lines), encoding="utf-8")
        fresh.replace(self.kept)

    def _done(self, mutant: Mutant, outcome: Outcome) -> None:
        self.results[mutant.name] = outcome
        with self.kept.open("a", encoding="utf-8") as file:
            file.write(self._line(mutant, outcome))
        self.counted += 1
        if self.counted % 100 == 0 or self.counted == self.left:
            rate = self.counted / (time.monotonic() - self.began)
            wait = (self.left - self.counted) / rate / 60
            alive = sum(self._verdict_needed(self.all[name]) is not None for name in self.results)
            print(f"  {self.counted} of {self.left}, {alive} to be judged, about {wait:.0f} min left", flush=True)

    # -- judging

    def _verdict_needed(self, mutant: Mutant) -> str | None:
        """Why a mutant needs a verdict; None if it was killed as it should be."""
        outcome = self.results.get(mutant.name)
        if outcome is None:
            return None
        if outcome.killer is None:
            return "survived"
        if mutant.rules and not outcome.marked:
            return (
                f"killed by {outcome.killer.partition('::')[2]} only, which is not marked {' or '.join(mutant.rules)}"
            )
        return None

    def _compare(self) -> int:
        path = VERDICTS / f"{self.game}.yaml"
        needed = {mutant.name: why for mutant in self.mutants if (why := self._verdict_needed(mutant)) is not None}
        unjudged = [name for name in needed if name not in self.verdicts]
        stale = [name for name in self.verdicts if self._stale(name)]
        tried = [self.results[mutant.name] for mutant in self.mutants if mutant.name in self.results]
        killed = sum(1 for outcome in tried if outcome.killer is not None)
        print(f"{killed} of {len(self.mutants)} mutants killed, {len(unjudged)} in need of a verdict,", end=" ")
        print(f"{len(self.verdicts)} with one")
        for name in unjudged:
            print(f"\nNo verdict: {name}\n  line {self.all[name].line}: {needed[name]}")
        for name in stale:
            print(f"\nVerdict on a mutant that {'is killed now' if name in self.all else 'does not exist'}: {name}")
        if unjudged or stale:
            print(f"\n{len(unjudged)} without a verdict, {len(stale)} verdicts out of date: {path.relative_to(ROOT)}")
            return 1
        return 0

    def _stale(self, name: str) -> bool:
        """Whether a verdict is on a mutant that is gone, or was killed as it should be when it was last tried."""
        if name not in self.all:
            return True
        return name in self.results and self._verdict_needed(self.all[name]) is None


def _verdicts(path: Path) -> list[str]:
    groups = yaml.safe_load(path.read_text(encoding="utf-8")) if path.exists() else None
    return [name for group in groups or () if group.get("verdict") for name in group["mutants"]]


def _digest(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(main())
