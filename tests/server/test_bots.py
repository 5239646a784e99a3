"""Bots: they think elsewhere, in time, on what their seat may know; one that fails is replaced and the log says so."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import PATIENCE
from tests.tables.evening import new_store
from warhost import Game, load
from warhost.server.app import Application
from warhost.server.settings import Limits, Settings
from warhost.server.thinking import Failed, Worker
from warhost.tables import creating, playing
from warhost.tables.creating import Player
from warhost.tables.hall import Hall
from warhost.tables.live import Live


def game() -> Game:
    return load("battle_masters", content="")


class Stub(Worker):
    """A worker that does as it is told instead of starting a process."""

    def __init__(self, answer: Callable[[dict[str, Any]], str]) -> None:
        super().__init__()
        self.answer = answer
        self.asked: list[dict[str, Any]] = []

    async def ask(self, doc: dict[str, Any], seconds: float) -> str:
        self.asked.append(json.loads(json.dumps({**doc, "seconds": seconds})))
        return self.answer(doc)


def first_legal(doc: dict[str, Any]) -> str:
    state = game().from_position(doc["position"])
    assert state.acting == doc["seat"]
    return state.notation(state.legal()[0])


@asynccontextmanager
async def thinking(folder: Path, worker: Worker, **more: Any) -> AsyncIterator[Application]:
    settings = Settings(data=folder, limits=Limits.none(), bot_workers=0, **more)
    application = Application(settings, Hall(new_store(folder), load=lambda _name: game()))
    async with application.life(application.api):
        application.thinking._workers.append(worker)
        application.thinking._idle.put_nowait(worker)
        yield application


async def table(application: Application, *players: Player, scenario: str = "plains") -> Live:
    hall = application.hall

    def make() -> Live:
        guest = hall.guests.new()[0]
        made = creating.create(hall, guest, "battle_masters", None, {"scenario": scenario}, list(players), "")
        return hall.open(made.table)

    return await application.service.run(make)


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.005)


BOT = Player("bot", "random")
ME = Player("me")


def test_a_bot_plays_its_turn_and_leaves_the_rest_to_the_person(folder: Path) -> None:
    async def run() -> None:
        stub = Stub(first_legal)
        async with thinking(folder, stub) as application:
            live = await table(application, ME, BOT)
            await until(lambda: live.state is not None and live.state.acting == 0)
            assert {row.seat for row in live.rows[1:]} == {1}
            number = live.number
            await asyncio.sleep(0.05)
            assert live.number == number

    asyncio.run(run())


def test_a_bot_gets_a_position_in_which_the_hidden_is_dealt_anew_never_the_truth(folder: Path) -> None:
    async def run() -> None:
        stub = Stub(first_legal)
        async with thinking(folder, stub) as application:
            live = await table(application, BOT, BOT)
            await until(lambda: live.number > 45)
            for doc in stub.asked:
                assert set(doc) == {"game", "seat", "level", "seed", "position", "seconds"}
                assert doc["position"]["chance"]["kind"] == "fast"
                assert live.head.secret.hex() not in json.dumps(doc)
            # asked again and again about the same hidden army, a bot sees it lie differently each time
            asked = [doc["position"]["table"] for doc in stub.asked if doc["seat"] == 0]
            late = [table for table in asked if table["hidden"]][-6:]
            assert len(late) == 6
            enemy = [{name: unit for name, unit in table["units"].items() if name[:3] == "cha"} for table in late]
            assert all(one != two for one, two in pairwise(enemy))

    asyncio.run(run())


@pytest.mark.parametrize("answer", ["crash", "dance", "late"])
def test_a_bot_that_fails_is_replaced_by_the_simple_one(
    folder: Path, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import warhost.bots.bot as bots

    monkeypatch.setattr(bots, "levels", lambda _game: ("random", "simple", "grand"))
    for module in (creating, playing):
        monkeypatch.setattr(module, "levels", lambda _game: ("random", "simple", "grand"))

    def choose(doc: dict[str, Any]) -> str:
        if doc["level"] != "grand":
            return first_legal(doc)
        if answer == "dance":
            return "dance"
        raise Failed("TimeoutError" if answer == "late" else "RuntimeError")

    async def run() -> None:
        async with thinking(folder, Stub(choose)) as application:
            live = await table(application, ME, Player("bot", "grand"))
            await until(lambda: live.state is not None and live.state.acting == 0)
            assert live.seats[1].level == "simple"
            assert (live.rows[1].kind, live.rows[1].text) == ("replace", "failed simple")
            assert live.course is not None
            assert "table-log-failed" in [line.telling.event.text.key for line in live.course.lines]

    asyncio.run(run())


def test_even_if_every_bot_fails_the_game_goes_on(folder: Path) -> None:
    def fail(_doc: dict[str, Any]) -> str:
        raise Failed("RuntimeError")

    async def run() -> None:
        async with thinking(folder, Stub(fail)) as application:
            live = await table(application, ME, BOT)
            await until(lambda: live.state is not None and live.state.acting == 0)
            assert [row.kind for row in live.rows[1:]] == ["choice"] * (live.number - 1)

    asyncio.run(run())


def test_the_time_is_for_a_turn_and_when_it_is_used_up_the_quick_bot_decides(folder: Path) -> None:
    async def run() -> None:
        stub = Stub(first_legal)
        async with thinking(folder, stub, bot_seconds=-1.0) as application:
            live = await table(application, ME, BOT)
            await until(lambda: live.state is not None and live.state.acting == 0)
            assert {doc["level"] for doc in stub.asked} == {"simple"}
            assert live.seats[1].level == "random"  # it keeps its seat

    asyncio.run(run())


def test_a_real_worker_answers_is_ended_when_late_and_comes_back(folder: Path) -> None:
    state = game().new(seats=2, seed=3, scenario="plains")
    doc = {"game": "battle_masters", "seat": int(state.acting), "level": "simple", "seed": 1}
    doc["position"] = state.to_position()

    async def run() -> None:
        worker = Worker()
        choice = await worker.ask(doc, PATIENCE)
        assert state.parse(choice) in state.legal()
        first = worker._process
        assert first is not None
        assert os.getsid(first.pid) == first.pid  # a host's Ctrl-C does not reach it, whatever it is just doing
        with pytest.raises(Failed):
            await worker.ask({**doc, "level": "genius"}, PATIENCE)
        assert worker._process is first  # it said that it failed, and lives on
        with pytest.raises(Failed):
            await worker.ask(doc, 0.0)
        assert first.returncode is not None
        assert await worker.ask(doc, PATIENCE) == choice
        second = worker._process
        assert second is not None
        second.kill()
        await second.wait()
        assert await worker.ask(doc, PATIENCE) == choice
        await worker.stop()

    asyncio.run(run())


def test_a_bots_turn_that_nobody_sees_to_is_taken_up(folder: Path) -> None:
    async def run() -> None:
        stub = Stub(first_legal)
        async with thinking(folder, stub) as application:
            hall = application.hall
            hall.listeners.remove(application.thinking.hear)
            live = await table(application, BOT, BOT)
            await application.thinking.orphans()
            assert live.number == 1  # just now: whoever moved it may still be thinking
            hall.now = lambda: live.head.moved + 10
            await application.thinking.orphans()
            await until(lambda: live.number > 1)

    asyncio.run(run())
