"""How long a choice takes from being sent until all sides are told, with many live tables on one machine.

Scripted players sit at real sockets of a real server, at a pace of people who play fast. Run: make bench-server
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import websockets

from tests.postgres import Postgres, binaries
from tests.server.running import COOKIE, Server

PACE = 2.0  # seconds between the choices of a table, on average
SIZES = (50, 100, 200, 400)


class Choice(msgspec.Struct):
    choice: str


class Told(msgspec.Struct):
    """What a scripted player reads of a message."""

    type: str
    number: int = 0
    status: str = ""
    choices: list[Choice] = []


decode = msgspec.json.Decoder(Told).decode


@dataclass
class Figures:
    """One measurement."""

    store: str
    tables: int
    choices_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    server_cpu_percent: float
    memory_mb: float
    idle_cpu_percent: float
    kb_per_idle_table: float


class Table:
    """Two scripted players at one table."""

    def __init__(self, servers: list[Server], seed: int) -> None:
        self.rng = random.Random(seed)
        self.bases = [servers[(seed + side) % len(servers)].base for side in (0, 1)]
        self.wires: list[websockets.ClientConnection] = []
        self.told = [Told(""), Told("")]
        self.news = asyncio.Event()

    async def sit(self) -> None:
        players = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "battle_masters", "options": {"scenario": "quick_start"}, "players": players, "salt": "a"}
        made = await post(self.bases[0] + "/api/tables", body)
        cookies = [made.cookies[COOKIE]]
        token = made.json()["invitations"][0]["url"].partition("#")[2]
        joined = await post(self.bases[1] + "/api/join", {"token": token, "salt": "b"})
        cookies.append(joined.cookies[COOKIE])
        for seat in (0, 1):
            address = self.bases[seat].replace("http", "ws") + f"/api/tables/{made.json()['table']}/socket?seat={seat}"
            head = {"Cookie": f"{COOKIE}={cookies[seat]}"}
            self.wires.append(await websockets.connect(address, additional_headers=head, compression=None))
        self.listeners = [asyncio.create_task(self.listen(seat)) for seat in (0, 1)]

    async def listen(self, seat: int) -> None:
        async for message in self.wires[seat]:
            told = decode(message)
            if told.type == "state":
                self.told[seat] = told
                self.news.set()
            elif told.type == "error":
                raise RuntimeError(str(message)[:300])

    async def play(self, until: float, times: list[float]) -> None:
        """Choose at a pace, and note how long until both sides knew."""
        await asyncio.sleep(self.rng.random() * PACE)
        while time.perf_counter() < until:
            seat = 0 if self.told[0].choices else 1
            if not self.told[seat].choices:
                return  # the game is over
            number = self.told[seat].number
            choice = self.rng.choice(self.told[seat].choices).choice
            message = json.dumps({"type": "choose", "seat": seat, "number": number, "choice": choice})
            began = time.perf_counter()
            await self.wires[seat].send(message)
            while min(told.number for told in self.told) <= number:
                self.news.clear()
                await asyncio.wait_for(self.news.wait(), 30)
            times.append(time.perf_counter() - began)
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * PACE)

    async def leave(self) -> None:
        for wire in self.wires:
            await wire.close()
        await asyncio.gather(*self.listeners, return_exceptions=True)


async def post(address: str, body: dict[str, Any]) -> httpx2.Response:
    async with httpx2.AsyncClient(timeout=60) as http:  # a browser of its own, without anybody's cookie
        answer = await http.post(address, json=body)
    return answer.raise_for_status()


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kb(pid: int) -> int:
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


async def measure(store: str, servers: list[Server], count: int, seconds: float) -> Figures:
    pids = [server.process.pid for server in servers]
    before = sum(map(memory_kb, pids))
    tables = [Table(servers, seed) for seed in range(count)]
    for some in range(0, count, 10):
        await asyncio.gather(*[table.sit() for table in tables[some : some + 10]])
    await asyncio.sleep(2)
    idle_from, idle_cpu = time.perf_counter(), sum(map(cpu_seconds, pids))
    await asyncio.sleep(3)
    idle = (sum(map(cpu_seconds, pids)) - idle_cpu) / (time.perf_counter() - idle_from)
    idle_kb = (sum(map(memory_kb, pids)) - before) / count
    times: list[float] = []
    began, cpu = time.perf_counter(), sum(map(cpu_seconds, pids))
    await asyncio.gather(*[table.play(began + seconds, times) for table in tables])
    took = time.perf_counter() - began
    used = (sum(map(cpu_seconds, pids)) - cpu) / took
    memory = sum(map(memory_kb, pids)) / 1024
    await asyncio.gather(*[table.leave() for table in tables])
    cuts = statistics.quantiles(times, n=100)
    return Figures(
        store,
        count,
        round(len(times) / took, 1),
        round(cuts[49] * 1000, 1),
        round(cuts[94] * 1000, 1),
        round(cuts[98] * 1000, 1),
        round(used * 100),
        round(memory),
        round(idle * 100, 1),
        round(idle_kb),
    )


@contextmanager
def stores() -> Iterator[dict[str, tuple[str, int]]]:
    """The databases to compare, each with how many server processes share it."""
    found = {"SQLite": ("", 1)}
    programs = binaries()
    cluster = Postgres(programs) if programs is not None else None
    if cluster is None:
        print("PostgreSQL is left out: neither the wheel pgserver nor the system has its programs.")
    else:
        found["PostgreSQL"] = (cluster.database("one"), 1)
        found["PostgreSQL, 2 processes"] = (cluster.database("two"), 2)
    try:
        yield found
    finally:
        if cluster is not None:
            cluster.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=12.0, help="of play for each measurement")
    parser.add_argument("--tables", type=int, nargs="*", default=SIZES, help="how many tables at once")
    parser.add_argument("--only", default="", help="measure this store alone")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    given = parser.parse_args()
    found: list[Figures] = []
    head = f"{'store':24} {'tables':>6} {'choices/s':>9} {'p50 ms':>7} {'p95 ms':>7} {'p99 ms':>7}"
    print(f"Two sockets a table, a choice every {PACE:g} s at each, {os.cpu_count()} cores shared with the players")
    print(f"{head} {'CPU %':>6} {'MB':>5} {'idle CPU %':>10} {'kB/idle table':>13}")
    with tempfile.TemporaryDirectory(prefix="warhost-bench-") as name, stores() as databases:
        for store, (database, processes) in databases.items():
            if given.only and store != given.only:
                continue
            for count in given.tables:
                folder = Path(name) / f"{len(found)}"
                folder.mkdir()
                with ExitStack() as stack:
                    servers = []
                    for _ in range(processes):
                        server = Server(folder, database)
                        stack.callback(server.stop)
                        servers.append(server.ready())
                    one = asyncio.run(measure(store, servers, count, given.seconds))
                found.append(one)
                print(
                    f"{one.store:24} {one.tables:6} {one.choices_per_second:9} {one.p50_ms:7} {one.p95_ms:7} "
                    f"{one.p99_ms:7} {one.server_cpu_percent:6} {one.memory_mb:5} {one.idle_cpu_percent:10} "
                    f"{one.kb_per_idle_table:13}",
                    flush=True,
                )
    if given.json:
        given.json.write_text(json.dumps([asdict(one) for one in found], indent=1) + "\n")


if __name__ == "__main__":
    main()
