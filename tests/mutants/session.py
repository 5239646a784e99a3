"""Tests against mutants: pytest collects once, then forks for every mutant and runs what could kill it."""

from __future__ import annotations

import contextlib
import gc
import importlib
import io
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NoReturn

import coverage
import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.mutate import Module, Mutant

PATIENCE = 3  # seconds of computing beyond five times what a test takes: longer means that it never ends


class Outcome:
    """What became of a mutant: the test that killed it, and whether that test is marked with a rule named there."""

    def __init__(self, killer: str | None, marked: bool) -> None:
        self.killer = killer
        self.marked = marked


class Hunt:
    """The plugin: first all tests on the sound code, to learn what each of them reaches; then the mutants."""

    def __init__(
        self,
        package: str,
        root: Path,
        modules: list[Module],
        wanted: list[Mutant],
        processes: int,
        done: Callable[[Mutant, Outcome], None],
    ) -> None:
        self.package = package
        self.root = root
        self.modules = {module.path: module for module in modules}
        self.wanted = wanted
        self.processes = processes
        self.done = done
        self.broken: list[str] = []
        self.reached: dict[tuple[str, int], list[pytest.Item]] = {}
        self.seconds: dict[str, float] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._learn(session.items)
        if not self.broken:
            self._hunt()
        return True

    # -- learning

    def _learn(self, items: list[pytest.Item]) -> None:
        ways = coverage.Coverage(data_file=None, source=[str(self.root)], config_file=False)
        ways.start()
        for item in items:
            ways.switch_context(item.nodeid)
            began = time.process_time()
            if not _passes(item):
                self.broken.append(item.nodeid)
            self.seconds[item.nodeid] = time.process_time() - began
        ways.stop()
        by_name = {item.nodeid: item for item in items}
        data = ways.get_data()
        for path in self.modules:
            for line, contexts in data.contexts_by_lineno(str(self.root / path)).items():
                tests = [by_name[context] for context in contexts if context in by_name]
                self.reached[path, line] = sorted(tests, key=lambda item: self.seconds[item.nodeid])

    def _tests(self, mutant: Mutant) -> list[tuple[pytest.Item, bool]]:
        """Who reaches the place: first those marked with a rule that is named there, then the quick ones."""
        reaching = self.reached.get((mutant.path, mutant.line), [])
        ranked = [(item, bool(_rules(item).intersection(mutant.rules))) for item in reaching]
        return sorted(ranked, key=lambda pair: not pair[1])

    # -- hunting

    def _hunt(self) -> None:
        gc.disable()  # so that the children go on sharing the memory
        running: dict[int, tuple[Mutant, int]] = {}
        for mutant in self.wanted:
            tests = self._tests(mutant)
            if not tests:
                self.done(mutant, Outcome(None, False))
                continue
            code = self.modules[mutant.path].code(mutant)
            while len(running) >= self.processes:
                self._gather(running)
            reader, writer = os.pipe()
            child = os.fork()
            if child == 0:
                os.close(reader)
                self._try(mutant, code, tests, writer)
            os.close(writer)
            running[child] = (mutant, reader)
        while running:
            self._gather(running)

    def _gather(self, running: dict[int, tuple[Mutant, int]]) -> None:
        child, _ = os.wait()
        mutant, reader = running.pop(child)
        with os.fdopen(reader, encoding="utf-8") as pipe:
            told = pipe.read()
        doc = json.loads(told)
        self.done(mutant, Outcome(doc["killer"], doc["marked"]))

    def _try(self, mutant: Mutant, code: CodeType, tests: list[tuple[pytest.Item, bool]], writer: int) -> NoReturn:
        """In the child: change the function, and run the tests until one fails or does not end."""

        def tell(killer: str | None, marked: bool) -> NoReturn:
            os.write(writer, json.dumps({"killer": killer, "marked": marked}).encode())
            os._exit(0)

        _function(self.package, mutant).__code__ = code
        for item, marked in tests:
            signal.signal(signal.SIGPROF, lambda *_, item=item, marked=marked: tell(item.nodeid, marked))
            signal.setitimer(signal.ITIMER_PROF, PATIENCE + 5 * self.seconds[item.nodeid])
            if not _passes(item):
                tell(item.nodeid, marked)
        tell(None, False)


def _passes(item: pytest.Item) -> bool:
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def _rules(item: pytest.Item) -> set[str]:
    return {rule for mark in item.iter_markers("rule") for rule in mark.args}


def _function(package: str, mutant: Mutant) -> FunctionType:
    module = importlib.import_module(".".join([package, *Path(mutant.path).with_suffix("").parts]))
    found: Any = module
    for name in mutant.function.split("."):
        found = found.__dict__[name]
    return next(part for part in _unwrapped(found) if isinstance(part, FunctionType))


def _unwrapped(found: Any) -> Iterator[Any]:
    while found is not None:
        yield found
        found = getattr(found, "__func__", None) or getattr(found, "fget", None) or getattr(found, "__wrapped__", None)
