"""Plays very many random games, or edited positions, in processes of their own: `make fuzz`, `make fuzz-positions`.

What is played follows from numbers alone, so every failure is told with the command that plays it again. A game that
takes down its process, or does not come to an end, is a failure like any other: the work goes on behind it.
"""

from __future__ import annotations

import argparse
import faulthandler
import itertools
import math
import multiprocessing
import multiprocessing.connection
import os
import random
import re
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, TextIO

import warhost
from tests.conformance.editing import PER_SEED, Trial, edited
from tests.conformance.properties import ALL
from tests.conformance.walk import ROOT, Broken, Failure, Listener, Walk, plan
from warhost import Game
from warhost.engine import state

PATIENCE: Final = 30.0  # seconds of computing for one decision, or one edit, before it counts as endless
MEMORY: Final = 4 << 30  # bytes a process may take, so that what grows without end fails instead
SHOWN: Final = 3  # failures of one sort that are printed whole

COMPILED: Final = (state.__file__ or "").endswith(".so")
PYTHON: Final = ("PYTHONPATH=build/compiled " if COMPILED else "") + ".venv/bin/python -m tests.conformance.fuzz"


class Task(NamedTuple):
    """Something to play: a random game, or the edits of its positions from one on."""

    game: str
    seed: int
    start: int = 0


class Fault(NamedTuple):
    """What went wrong, and the sort it is told under."""

    sort: str
    words: str


class Report(NamedTuple):
    """What a process tells about a task: how far it is, what was counted so far, what went wrong."""

    number: int
    counts: dict[str, int]
    fault: Fault | None = None


Player = Callable[[Task], Iterator[Report]]


# -- random games


class Pulse(Listener):
    """Every decision has its own time."""

    name = "pulse"

    def every(self) -> None:
        be_patient()


def play_game(task: Task) -> Iterator[Report]:
    """One random game with all listeners."""
    game = warhost.load(task.game)
    walk = Walk(game, plan(game, task.seed), [Pulse, *ALL])
    fault = None
    try:
        walk.run()
    except Failure as failure:
        cause = failure.__cause__
        assert cause is not None
        fault = Fault(f"{failure.prop}: {sort_of(cause)}", f"{failure}\n  {again('games', task)}")
    yield Report(1, {"games": 1, "decisions": walk.number, "closely": walk.looks}, fault)


# -- edited positions


def play_edits(task: Task) -> Iterator[Report]:
    """Edits of the positions of one random game."""
    game = warhost.load(task.game)
    for number in range(task.start, PER_SEED):
        yield Report(number, {})
        be_patient()
        fault, taken = try_edit(game, task.seed, number)
        yield Report(number + 1, {"edits": 1, "taken": int(taken)}, fault)


def try_edit(game: Game, seed: int, number: int) -> tuple[Fault | None, bool]:
    """What an edit brings to light, and whether the position was taken."""
    doc, changes = edited(game, seed, number)
    trial = Trial(game, doc, random.Random(f"{game.id} trial {seed} {number}"))
    try:
        return None, trial.run()
    except Exception as error:
        what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        words = "\n  ".join(
            [
                f"{game.id}, seed {seed}, edit {number}: {trial.at}: {what}",
                *changes,
                again("positions", Task(game.id, seed), f" --edit {number}"),
            ]
        )
        return Fault(sort_of(error), words), False


def again(what: str, task: Task, further: str = "") -> str:
    return f"again: {PYTHON} {what} {task.game} --seed {task.seed}{further}"


def sort_of(error: BaseException) -> str:
    """Failures of one sort come from one place of the rules, whatever the numbers."""
    place = ""
    for step in traceback.extract_tb(error.__traceback__):
        if "/warhost/" in step.filename or step.filename.startswith("src/"):
            place = f" in {step.filename.rpartition('warhost/')[2]}:{step.lineno} {step.name}"
    what = re.sub(r"\d+", "#", str(error))[:80]
    return f"{type(error).__name__}: {what}{place}"


# -- processes


def be_patient() -> None:
    """The process dies when it has computed for so long; compiled code would heed no signal that it can catch."""
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)


def serve(player: Player, tasks: multiprocessing.connection.Connection, last_words: str) -> None:
    """A process: plays what it is given until there is no more."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with Path(last_words).open("w", encoding="utf-8") as file:
        faulthandler.enable(file)
        faulthandler.register(signal.SIGPROF, file, chain=True)
        while (task := tasks.recv()) is not None:
            be_patient()
            for report in player(task):
                tasks.send(report)
            signal.setitimer(signal.ITIMER_PROF, 0)
            tasks.send(None)


class Hand:
    """A process, what it is at, and how far."""

    def __init__(self, player: Player, folder: Path) -> None:
        context = multiprocessing.get_context("spawn")
        self.last_words = folder / f"{os.getpid()}-{id(self)}.txt"
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(player, theirs, str(self.last_words)), daemon=True)
        self.process.start()
        theirs.close()
        self.task: Task | None = None
        self.number = 0

    def give(self, task: Task | None) -> None:
        self.task = task
        self.number = task.start if task is not None else 0
        self.pipe.send(task)

    def death(self) -> Fault:
        """Why the process is no more."""
        self.process.join()
        code = self.process.exitcode or 0
        endless = code == -signal.SIGPROF
        name = "endless" if endless else signal.Signals(-code).name if code < 0 else f"exit code {code}"
        steps = re.findall(r'File ".*?warhost/(\S+)", line (\d+) in (\S+)', self.last_words.read_text("utf-8"))
        place = f" in {steps[0][0]}:{steps[0][1]} {steps[0][2]}" if steps else ""
        why = f"no end after {PATIENCE:.0f} s of computing" if endless else f"the process died: {name}"
        return Fault(f"{name}{place}", f"{why}{place}")

    def end(self) -> None:
        if self.process.is_alive():
            self.give(None)
            self.process.join()
        self.last_words.unlink(missing_ok=True)


class Fuzz:
    """Hands tasks to processes, counts, and tells of failures."""

    def __init__(self, player: Player, processes: int, out: TextIO, what: str) -> None:
        self.player = player
        self.processes = processes
        self.out = out
        self.what = what  # the command that plays it, "games" or "positions"
        self.counts: dict[str, int] = {}
        self.faults: dict[str, list[str]] = {}
        self.begun = time.monotonic()
        self.told = self.begun
        self.folder = ROOT / "build" / "fuzz"

    def run(self, tasks: Iterable[Task], enough: Callable[[], bool] = lambda: False) -> None:
        """Play all tasks, or until it is enough."""
        self.folder.mkdir(parents=True, exist_ok=True)
        waiting = iter(tasks)
        hands: list[Hand] = []
        for _ in range(self.processes):
            hands += self.begin(waiting, enough)
        while hands:
            for pipe in multiprocessing.connection.wait([hand.pipe for hand in hands]):
                hand = next(hand for hand in hands if hand.pipe is pipe)
                try:
                    report: Report | None = hand.pipe.recv()
                except EOFError:
                    hands.remove(hand)
                    hands += self.bury(hand, waiting, enough)
                    continue
                if report is not None:
                    hand.number = report.number
                    self.note(report)
                elif (task := None if enough() else next(waiting, None)) is not None:
                    hand.give(task)
                else:
                    hands.remove(hand)
                    hand.end()

    def begin(self, waiting: Iterator[Task], enough: Callable[[], bool]) -> list[Hand]:
        task = None if enough() else next(waiting, None)
        if task is None:
            return []
        hand = Hand(self.player, self.folder)
        hand.give(task)
        return [hand]

    def bury(self, hand: Hand, waiting: Iterator[Task], enough: Callable[[], bool]) -> list[Hand]:
        """A process died: note it, and let another go on with what is left of its task."""
        assert hand.task is not None
        task, number = hand.task, hand.number
        sort, why = hand.death()
        hand.end()
        if self.what == "positions":
            _, changes = edited(warhost.load(task.game), task.seed, number)
            words = [f"{task.game}, seed {task.seed}, edit {number}: {why}", *changes]
            words.append(again(self.what, task, f" --edit {number}"))
            self.note(Report(number, {"edits": 1}, Fault(sort, "\n  ".join(words))))
            rest = [task._replace(start=number + 1)] if number + 1 < PER_SEED else []
        else:
            words = [f"{task.game}: {why}", str(plan(warhost.load(task.game), task.seed)), again(self.what, task)]
            self.note(Report(number, {"games": 1}, Fault(sort, "\n  ".join(words))))
            rest = []
        if rest:
            heir = Hand(self.player, self.folder)
            heir.give(rest[0])
            return [heir]
        return self.begin(waiting, enough)

    def note(self, report: Report) -> None:
        for name, count in report.counts.items():
            self.counts[name] = self.counts.get(name, 0) + count
        if report.fault is not None:
            known = self.faults.setdefault(report.fault.sort, [])
            known.append(report.fault.words)
            if len(known) <= SHOWN:
                self.say(f"\n{report.fault.words}")
        if time.monotonic() - self.told > 10:
            self.told = time.monotonic()
            self.say(self.progress())

    def say(self, words: str) -> None:
        print(words, file=self.out, flush=True)

    def progress(self) -> str:
        seconds = time.monotonic() - self.begun
        counted = ", ".join(f"{count:,} {name}" for name, count in self.counts.items())
        main = self.counts.get("decisions", self.counts.get("edits", 0))
        failed = sum(len(words) for words in self.faults.values())
        return (
            f"{counted or 'nothing'} in {seconds:,.0f} s ({main / max(seconds, 0.01):,.0f} a second), {failed} failed"
        )

    def summary(self) -> str:
        """All failures by sort, the most frequent first, each with its first example."""
        lines = []
        for sort, words in sorted(self.faults.items(), key=lambda item: -len(item[1])):
            lines.append(f"{len(words):6} × {sort}\n         {words[0].splitlines()[-1].strip()}")
        return "\n".join(lines)


def fuzz_positions(game: str, seeds: Iterable[int], processes: int = 1, out: TextIO = sys.stdout) -> Fuzz:
    """Edit and try positions of the random games of some seeds, of each PER_SEED."""
    work = Fuzz(play_edits, processes, out, "positions")
    work.run(Task(game, seed) for seed in seeds)
    return work


# -- the command


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.fuzz")
    commands = parser.add_subparsers(dest="what", required=True)
    for name in ("games", "positions"):
        command = commands.add_parser(name)
        command.add_argument("game", nargs="?", default="", help="id of the game; all of them if left out")
        command.add_argument("--first", type=int, default=0, help="the first seed")
        command.add_argument("--seed", type=int, default=None, help="this seed only")
        command.add_argument("--processes", type=int, default=os.cpu_count() or 1)
        if name == "games":
            command.add_argument("--decisions", type=int, default=20_000, help="enough for a game")
        else:
            command.add_argument("--edits", type=int, default=2_000, help="of positions of each game")
            command.add_argument("--edit", type=int, default=None, help="this edit only")
    given = parser.parse_args()
    print(f"{'The compiled' if COMPILED else 'The interpreted'} build, {given.processes} processes", flush=True)
    failed = False
    for game in [given.game] if given.game else warhost.games():
        failed |= run(given, warhost.load(game))
    sys.exit(failed)


def run(given: argparse.Namespace, game: Game) -> bool:
    """Whether anything failed."""
    if given.what == "positions" and given.edit is not None:
        return one_edit(game, given.seed or 0, given.edit)
    print(f"\n== {game.id}", flush=True)
    if given.what == "positions":
        last = given.first + math.ceil(given.edits / PER_SEED)
        seeds = range(given.first, last) if given.seed is None else [given.seed]
        work = fuzz_positions(game.id, seeds, given.processes)
    else:
        endless = itertools.count(given.first) if given.seed is None else iter([given.seed])
        work = Fuzz(play_game, given.processes, sys.stdout, "games")
        work.run((Task(game.id, seed) for seed in endless), lambda: work.counts.get("decisions", 0) >= given.decisions)
    print(f"\n{game.id}: {work.progress()}")
    print(work.summary() or "Nothing failed.", flush=True)
    return bool(work.faults)


def one_edit(game: Game, seed: int, number: int) -> bool:
    """Try one edit here, with the whole traceback of what goes wrong."""
    doc, changes = edited(game, seed, number)
    print(f"{game.id}, seed {seed}, edit {number}", *changes, sep="\n  ", flush=True)
    faulthandler.register(signal.SIGPROF, chain=True)
    be_patient()
    trial: Any = Trial(game, doc, random.Random(f"{game.id} trial {seed} {number}"))
    try:
        print("taken, and played on" if trial.run() else "refused")
    except Exception:
        print(f"fails at: {trial.at}", flush=True)
        traceback.print_exc()
        return True
    return False


if __name__ == "__main__":
    main()
