"""Many games between bots, and what came of them."""

from __future__ import annotations

import json
import math
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as Ink

from warhost.bots.bot import bot
from warhost.bots.knowledge import Knowledge
from warhost.cli.boards import board
from warhost.cli.screen import Mistake, Screen
from warhost.engine.errors import BadOption
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.games import load

BATCH = 20  # games a process takes at a time


class Plan(NamedTuple):
    """What is played: everything a process needs to know."""

    game: str
    content: str | None
    seats: int | None
    options: dict[str, Any]  # read and found good
    bots: tuple[str, ...]
    seed: int
    games: int
    jobs: int


class Outcome(NamedTuple):
    """How one game ended."""

    seed: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    reason: str  # the text, as JSON: it crosses from process to process


def fight(plan: Plan, seeds: Sequence[int]) -> list[Outcome]:
    """Play the games of some seeds."""
    game = load(plan.game, plan.content)
    return [_fight_one(game, plan, seed) for seed in seeds]


def _fight_one(game: Game, plan: Plan, seed: int) -> Outcome:
    state = game.new(seats=plan.seats, seed=seed, **plan.options)
    names = bots_of(plan, state.setting.seats)
    players = [bot(name, game, seed * 64 + seat) for seat, name in enumerate(names)]
    decisions = 0
    while state.acting >= 0:
        state.apply(players[state.acting].choose(Knowledge(state, state.acting)))
        decisions += 1
    result = state.result()
    assert result is not None
    return Outcome(seed, result.winners, result.scores, decisions, json.dumps(result.reason.to_doc()))


def bots_of(plan: Plan, seats: int) -> tuple[str, ...]:
    """One name for all seats, or one for each."""
    names = plan.bots * seats if len(plan.bots) == 1 else plan.bots
    if len(names) != seats:
        raise BadOption("bots-per-seat", bots=len(names), seats=seats)
    return names


def outcomes(plan: Plan) -> Iterator[list[Outcome]]:
    """The games as they are finished, batch by batch."""
    seeds = range(plan.seed, plan.seed + plan.games)
    size = max(1, min(BATCH, plan.games // (plan.jobs * 4)))
    batches = [seeds[i : i + size] for i in range(0, plan.games, size)]
    if plan.jobs == 1:
        for batch in batches:
            yield fight(plan, batch)
        return
    context = get_context("spawn")  # forking while a progress bar is drawn by a thread is unsafe
    with ProcessPoolExecutor(plan.jobs, mp_context=context) as pool:
        try:
            for done in as_completed([pool.submit(fight, plan, batch) for batch in batches]):
                yield done.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval for a share, which keeps its sense near 0 and 1."""
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


class Report:
    """What many games tell together."""

    def __init__(self, game: Game, plan: Plan, found: list[Outcome], seconds: float) -> None:
        state = game.new(seats=plan.seats, seed=plan.seed, **plan.options)
        self.game = game
        self.plan = plan
        self.view = state.view(None)
        self.options = state.setting.options
        self.seats = state.setting.seats
        self.bots = bots_of(plan, self.seats)
        self.found = sorted(found)
        self.seconds = seconds
        drawn = [game for game in self.found if len(game.winners) == self.seats]
        self.draws = len(drawn)
        self.wins = [
            len([game for game in self.found if seat in game.winners and len(game.winners) < self.seats])
            for seat in range(self.seats)
        ]
        self.lengths = sorted(game.decisions for game in self.found)
        self.endings = Counter(game.reason for game in self.found).most_common()

    @property
    def speed(self) -> float:
        return sum(self.lengths) / self.seconds if self.seconds else 0.0

    def to_doc(self) -> dict[str, Any]:
        """For machines. Seats are counted from 1, as everywhere on the command line."""
        games = len(self.found)
        return {
            "game": self.game.id,
            "rules": self.game.version,
            "content": self.game.content.hash,
            "pack": self.game.content.pack,
            "options": self.options,
            "seed": self.plan.seed,
            "games": games,
            "seats": [
                {
                    "seat": seat + 1,
                    "bot": self.bots[seat],
                    "wins": wins,
                    "share": wins / games,
                    "interval": list(wilson(wins, games)),
                    "mean_score": sum(game.scores[seat] for game in self.found) / games,
                }
                for seat, wins in enumerate(self.wins)
            ],
            "draws": self.draws,
            "decisions": {
                "total": sum(self.lengths),
                "least": self.lengths[0],
                "median": self.lengths[games // 2],
                "most": self.lengths[-1],
            },
            "endings": [{"reason": json.loads(reason), "games": count} for reason, count in self.endings],
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.speed),
        }

    def show(self, screen: Screen) -> None:
        """For people."""
        games = len(self.found)
        screen.tell("cli-simulated", "bold", games=games, seed=str(self.plan.seed), last=str(self.found[-1].seed))
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        for key in ("seat", "bot", "wins", "share", "interval"):
            table.add_column(screen.words(f"cli-column-{key}"), justify="left" if key in ("seat", "bot") else "right")
        names = board(self.game).seat_names(self.view, self.seats, screen.language)
        for seat, wins in enumerate(self.wins):
            table.add_row(names[seat], self.bots[seat], *_share(wins, games))
        table.add_row(screen.words("cli-draws"), "", *_share(self.draws, games))
        screen.show(table)
        doc = self.to_doc()["decisions"]
        screen.tell("cli-length", least=doc["least"], median=doc["median"], most=doc["most"])
        for reason, count in self.endings:
            words = screen.language.say(Text.from_doc(json.loads(reason)))
            screen.show(Ink.assemble(f"{count:>6} ", (_percent(count / games), "dim"), "  ", words))
        screen.tell("cli-speed", "dim", speed=round(self.speed), seconds=f"{self.seconds:.1f}")


def _share(wins: int, games: int) -> tuple[str, str, str]:
    low, high = wilson(wins, games)
    return str(wins), _percent(wins / games), f"{_percent(low)} – {_percent(high)}"


def _percent(share: float) -> str:
    return f"{100 * share:5.1f} %"


def simulate(game: Game, plan: Plan, quiet: bool) -> Report:
    """Play the games with a progress bar on the error stream; Ctrl-C stops and reports what there is."""
    bots_of(plan, game.new(seats=plan.seats, seed=plan.seed, **plan.options).setting.seats)
    for name in plan.bots:
        bot(name, game, 0)
    found: list[Outcome] = []
    begun = time.perf_counter()
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task("", total=plan.games)
        try:
            for batch in outcomes(plan):
                found += batch
                progress.advance(task, len(batch))
        except KeyboardInterrupt:
            if not found:
                raise
    if not found:
        raise Mistake("cli-nothing-played")
    return Report(game, plan, found, time.perf_counter() - begun)
