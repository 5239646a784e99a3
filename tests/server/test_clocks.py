"""Clocks across a restart: nobody loses time in which nobody could choose."""

from __future__ import annotations

from pathlib import Path

from tests.tables.evening import Evening
from warhost.server.app import GRACE, Application
from warhost.server.settings import Settings
from warhost.tables.presence import WATCHING


def test_a_clock_that_ran_out_while_the_server_was_down_waits_a_minute(folder: Path) -> None:
    evening = Evening.at(folder)
    old, _, _ = evening.duel(clock={"budget": 10}, scenario="plains")
    evening.hall.presence.arrive(old.made.table, 1)
    evening.time += 100
    server = Application(Settings(data=folder), evening.hall)
    assert server.overdue() == []
    new, _, _ = evening.duel(clock={"budget": 10}, scenario="plains")
    evening.hall.presence.arrive(new.made.table, 1)
    evening.time += 11
    assert server.overdue() == [new.made.table]
    wait(evening, server, GRACE)
    assert set(server.overdue()) == {old.made.table, new.made.table}
    evening.hall.close()


def test_a_clock_that_ran_out_while_the_machine_slept_waits_a_minute(folder: Path) -> None:
    evening = Evening.at(folder)
    server = Application(Settings(data=folder), evening.hall)
    wait(evening, server, GRACE)
    table, _, _ = evening.duel(clock={"budget": 3600}, scenario="plains")
    evening.hall.presence.arrive(table.made.table, 0)
    evening.time += 8 * 3600
    assert server.overdue() == []
    wait(evening, server, GRACE)
    assert server.overdue() == [table.made.table]
    evening.hall.close()


def test_no_clock_ends_a_game_that_everybody_has_left(folder: Path) -> None:
    evening = Evening.at(folder)
    server = Application(Settings(data=folder), evening.hall)
    wait(evening, server, GRACE)
    table, _, _ = evening.duel(clock={"budget": 10, "zero": "concede"}, scenario="plains")
    name = table.made.table
    for seat in (0, 1, WATCHING):
        evening.hall.presence.arrive(name, seat)
    for seat in (0, 1):
        evening.hall.presence.leave(name, seat)
    wait(evening, server, 3600)
    assert server.overdue() == []  # somebody watches, but nobody who plays
    evening.hall.presence.arrive(name, 1)
    assert server.overdue() == [name]
    evening.hall.close()


def wait(evening: Evening, server: Application, seconds: float) -> None:
    """Let time pass while the server looks at its clocks."""
    for _ in range(int(seconds / 10)):
        evening.time += 10
        server.overdue()
