"""Bots at tables: asked in worker processes, within a time per turn, replaced when they fail."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sys
import time
from dataclasses import dataclass
from typing import Any, Final

from warhost.bots.bot import RANDOM
from warhost.engine.errors import WarhostError
from warhost.server.service import Service
from warhost.tables import due
from warhost.tables.errors import Stale, Unavailable
from warhost.tables.live import RUNNING
from warhost.tables.people import BOT
from warhost.tables.playing import answer_due, best_level, bot_failed, choose_for_bot, fresh_chance

ANSWER_LIMIT: Final = 1 << 20  # bytes of an answer
ORPHANED: Final = 5.0  # seconds after which another process takes up a bot's turn
AT_ONCE: Final = 200  # such turns that are taken up together
LEAST: Final = 2.0  # seconds even a bot that has used up its turn gets, with the quick level

logger: Final = logging.getLogger(__name__)


class Failed(Exception):
    """A bot gave no answer, or none that can be used."""


@dataclass(frozen=True, slots=True)
class Task:
    """One decision of a bot, as a position in which all that its seat cannot know is drawn anew."""

    table: str
    number: int
    turn_since: int
    seat: int
    level: str
    quick: str
    doc: dict[str, Any]


class Worker:
    """A process that thinks about one position at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, doc: dict[str, Any], seconds: float) -> str:
        """The choice, in notation; raises Failed. A worker that is late or odd is ended and comes back fresh."""
        try:
            async with asyncio.timeout(seconds):
                process = await self._running()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(json.dumps(doc).encode() + b"\n")
                await process.stdin.drain()
                answer = json.loads(await process.stdout.readline())
                return str(answer["choice"])
        except KeyError:
            raise Failed(str(answer.get("failed", ""))) from None
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise Failed(type(error).__name__) from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "warhost.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=ANSWER_LIMIT,
                start_new_session=True,  # Ctrl-C is for us alone
            )
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            try:
                process.kill()
            except ProcessLookupError:
                return
            await process.wait()


class Thinking:
    """Plays all bots of the tables this process moved last."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers: list[Worker] = []
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._spent: dict[str, tuple[int, float]] = {}  # table: its bot's turn, seconds used in it
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closing = False

    def begin(self) -> None:
        self._loop = asyncio.get_running_loop()
        for _ in range(self.service.settings.bot_workers):
            self._workers.append(Worker())
            self._idle.put_nowait(self._workers[-1])
        self.service.hall.listeners.append(self.hear)

    async def close(self) -> None:
        self._closing = True
        at_work = list(self._at_work.values())
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
        for worker in self._workers:
            await worker.stop()

    def hear(self, table: str, own: bool) -> None:
        """A table has changed; called from any thread. What another process did is for that process to go on with."""
        live = self.service.hall.at_hand(table)
        if live is not None and (live.head.turn < 0 or live.seats[live.head.turn].kind != BOT):
            return
        if own and self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self.take_up, table)

    def take_up(self, table: str) -> None:
        """See to a table, now or after what is under way there."""
        if self._closing:
            return
        if table in self._at_work:
            self._again.add(table)
            return
        self._at_work[table] = asyncio.create_task(self._play(table))

    async def orphans(self) -> None:
        """Take up tables whose bot's turn nobody sees to: after a start, or when another process has died."""
        for table in await self.service.run(self._orphans):
            self.take_up(table)

    def _orphans(self) -> list[str]:
        return due.bots(self.service.hall, ORPHANED)[:AT_ONCE]

    async def _play(self, table: str) -> None:
        try:
            while not self._closing:
                self._again.discard(table)
                task = await self.service.run(self._task, table)
                if task is None:
                    self._spent.pop(table, None)
                    if table in self._again:
                        continue
                    return
                await self._decide(task)
        except WarhostError as error:
            logger.warning("bot-waits", extra={"table": table, "error": error.text.key})
        except Exception:
            logger.exception("bots-failed", extra={"table": table})
        finally:
            self._at_work.pop(table, None)

    def _task(self, table: str) -> Task | None:
        """The decision a bot has to take at a table, if it is one's turn."""
        hall = self.service.hall
        live = hall.open(table)
        with live.lock:
            if live.head.status != RUNNING or live.frozen is not None or answer_due(hall, live.head.asking):
                return None
            assert live.course is not None
            state = live.course.now
            seat = int(state.acting)
            mine = live.seats[seat]
            if mine.kind != BOT:
                return None
            twin = state.determinize(seat, fresh_chance())
            twin.log = None
            quick = best_level(live.course.game)
            doc = {
                "game": live.head.game,
                "seat": seat,
                "level": mine.level,
                "seed": secrets.randbits(60),
                "position": twin.to_position(),
            }
            return Task(table, live.number, live.head.turn_since, seat, mine.level or quick, quick, doc)

    async def _decide(self, task: Task) -> None:
        """Ask the bot; if it fails, the quick one takes the seat; if that fails too, any legal choice will do."""
        turn, spent = self._spent.get(task.table, (task.turn_since, 0.0))
        if turn != task.turn_since:
            spent = 0.0
        left = self.service.settings.bot_seconds - spent
        doc = task.doc if left > 0 else {**task.doc, "level": task.quick}
        worker = await self._idle.get()
        began = time.monotonic()
        try:
            choice = await worker.ask(doc, max(left, LEAST))
            await self.service.run(self._choose, task, choice)
        except Failed as failure:
            self.service.metrics.count("bots_failed", level=task.level)
            logger.error(
                "bot-failed",
                extra={"table": task.table, "seat": task.seat, "bot": task.level, "error": str(failure)},
            )
            if task.level not in (task.quick, RANDOM):
                await self.service.run(self._replace, task)
            else:
                await self.service.run(self._any, task)
        finally:
            self._idle.put_nowait(worker)
            self.service.metrics.time("bot", time.monotonic() - began)
            self._spent[task.table] = (task.turn_since, spent + time.monotonic() - began)

    def _choose(self, task: Task, choice: str) -> None:
        hall = self.service.hall
        try:
            choose_for_bot(hall, hall.open(task.table), task.seat, task.number, choice)
            self.service.metrics.count("bot_choices", level=task.level)
        except Stale:
            return
        except Unavailable:
            raise  # the turn is taken up again when a while has passed
        except WarhostError as error:  # it chose what is not allowed
            raise Failed(error.text.key) from None

    def _replace(self, task: Task) -> None:
        hall = self.service.hall
        bot_failed(hall, hall.open(task.table), task.seat, task.level, task.number)

    def _any(self, task: Task) -> None:
        hall = self.service.hall
        live = hall.open(task.table)
        with live.lock:
            state = live.state
            if state is None or live.number != task.number:
                return
            legal = state.legal()
            choice = state.notation(secrets.choice(legal))
            choose_for_bot(hall, live, task.seat, task.number, choice)
