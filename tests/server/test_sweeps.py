"""The rounds a server makes: tables that cannot go on do not hold up those that can."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from tests.tables.evening import BOT, ME, OPEN, Evening, Sitting
from warhost.server import thinking
from warhost.server.app import GRACE, Application
from warhost.server.settings import Limits, Settings
from warhost.tables import playing, schema, seating
from warhost.tables.errors import Unavailable

CROWD = 201


def damage(table: Sitting) -> None:
    """Let the log say something else than it led to, as after a change of the rules."""
    rows = update(schema.log).where(schema.log.c.table == table.made.table).values(turn=7)
    table.hall.store.write(lambda connection: connection.execute(rows).rowcount)
    table.hall.drop(table.live)


def copies(evening: Evening, table: Sitting, count: int) -> None:
    """More tables of the same kind, without playing each."""

    def copy(connection: Connection) -> None:
        mine = table.made.table
        head = connection.execute(schema.tables.select().where(schema.tables.c.id == mine)).mappings().one()
        seats = connection.execute(schema.seats.select().where(schema.seats.c.table == mine)).mappings().all()
        rows = connection.execute(schema.log.select().where(schema.log.c.table == mine)).mappings().all()
        for name in [f"copy{number}" for number in range(count)]:
            connection.execute(schema.tables.insert(), {**head, "id": name, "spectator": name})
            connection.execute(schema.seats.insert(), [{**seat, "table": name, "invitation": None} for seat in seats])
            connection.execute(schema.log.insert(), [{**row, "table": name} for row in rows])

    evening.hall.store.write(copy)


def test_frozen_tables_do_not_hold_up_the_clocks_of_others(folder: Path) -> None:
    evening = Evening.at(folder)
    server = Application(Settings(data=folder, limits=Limits.none()), evening.hall)
    frozen, _, _ = evening.duel(clock={"budget": 10}, scenario="plains")
    damage(frozen)
    copies(evening, frozen, CROWD)
    evening.time += 10
    alive, _, _ = evening.duel(clock={"budget": 10}, scenario="plains")
    for table in (frozen.made.table, alive.made.table, *(f"copy{number}" for number in range(CROWD))):
        evening.hall.presence.arrive(table, 0)
    for _ in range(int(GRACE / 10) + 1):
        evening.time += 10
        server.overdue()
    asyncio.run(server._clocks())
    assert alive.live.seats[alive.acting].kind == "bot"
    assert len(evening.hall.frozen) == CROWD + 1
    assert server.overdue() == []
    evening.hall.close()


def test_frozen_tables_do_not_hold_up_the_bots_of_others(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "AT_ONCE", 1)
    evening = Evening.at(folder)
    server = Application(Settings(data=folder, limits=Limits.none()), evening.hall)
    frozen = evening.table(BOT, BOT)
    damage(frozen)
    evening.time += 10
    alive = evening.table(BOT, BOT)
    evening.time += 10
    bots = server.thinking
    assert bots._orphans() == [frozen.made.table]
    assert bots._task(frozen.made.table) is None
    assert bots._orphans() == [alive.made.table]
    evening.hall.close()


def test_a_bot_takes_up_a_turn_after_a_question_without_answer(folder: Path) -> None:
    evening = Evening.at(folder)
    server = Application(Settings(data=folder, limits=Limits.none()), evening.hall)
    table = evening.table(ME, OPEN, BOT, BOT, scenario="plains", teams="2+2")
    seating.join(evening.hall, evening.guest(), table.made.invitations[1], "", "")
    while table.acting != 2 or not any(entry.row.seat == 0 for entry in table.course.entries):
        if table.acting in (2, 3):
            playing.choose_for_bot(evening.hall, table.live, table.acting, table.number, table.choices()[0])
        else:
            table.choose(table.choices()[0])
    playing.ask_undo(evening.hall, table.live, table.owner, 0)
    evening.time += playing.ANSWER_SECONDS - 1
    assert (server.thinking._orphans(), server.thinking._task(table.made.table)) == ([], None)
    evening.time += 1
    assert server.thinking._orphans() == [table.made.table]
    task = server.thinking._task(table.made.table)
    assert task is not None
    assert task.seat == 2
    evening.hall.close()


def test_a_bot_whose_choice_cannot_be_kept_is_not_asked_again_at_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening.at(folder)
    server = Application(Settings(data=folder, limits=Limits.none()), evening.hall)
    table = evening.table(BOT, BOT)
    bots = server.thinking

    class Worker:
        asked = 0

        async def ask(self, doc: dict[str, Any], seconds: float) -> str:
            self.asked += 1
            assert self.asked == 1
            return table.choices()[0]

    async def run() -> None:
        worker = Worker()
        bots._idle.put_nowait(worker)  # type: ignore[arg-type]
        monkeypatch.setattr(evening.hall.store, "write", refuse)
        await bots._play(table.made.table)
        assert worker.asked == 1

    asyncio.run(run())
    assert table.number == 1


def refuse(_work: object) -> None:
    raise Unavailable("table-storage")
