"""A real PostgreSQL for tests and measurements, started and ended by themselves, without root's help or harm."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg

UNPRIVILEGED = "nobody"  # PostgreSQL refuses to run as root


def binaries() -> Path | None:
    """Where PostgreSQL's programs are: those of the wheel `pgserver`, or Debian's."""
    found: list[Path] = []
    for folder in map(Path, sys.path):
        found += folder.glob("pgserver/pginstall/bin/initdb")
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if path := shutil.which("initdb"):
        found.append(Path(path))
    return next((program.parent for program in found if _runs(program)), None)


def _runs(program: Path) -> bool:
    try:
        run = subprocess.run([program, "--version"], capture_output=True, check=False, **_identity())
    except OSError:
        return False
    return run.returncode == 0


def _identity() -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    who = pwd.getpwnam(UNPRIVILEGED)
    return {
        "user": who.pw_uid,
        "group": who.pw_gid,
        "extra_groups": [],
        "env": {"PATH": os.environ["PATH"], "LC_ALL": "C"},
    }


class Postgres:
    """A cluster of its own in a temporary folder, listening on a socket in that folder only.

    Measurements want it to wait for the disk as a host's would; tests, in which it never dies itself, need not.
    """

    def __init__(self, programs: Path, waits_for_the_disk: bool = True) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="warhost-pg-", dir="/tmp"))
        identity = _identity()
        if identity:
            os.chown(self.folder, identity["user"], identity["group"])
        data = self.folder / "data"
        subprocess.run(
            [programs / "initdb", "-D", data, "-U", "warhost", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
            check=True,
            capture_output=True,
            **identity,
        )
        command: list[str | Path] = [
            programs / "postgres",
            *("-D", data, "-k", self.folder, "-c", "listen_addresses="),
            *("-c", "max_connections=60", "-c", "logging_collector=off"),
            *("-c", f"fsync={'on' if waits_for_the_disk else 'off'}"),
        ]
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, **identity)
        self._await()

    def _await(self) -> None:
        for _ in range(3600):
            try:
                psycopg.connect(self.server("postgres")).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)  # until it accepts connections; there is nothing else to wait on
        raise RuntimeError((self.folder / "log").read_text())

    def server(self, database: str) -> str:
        return f"postgresql://warhost@/{database}?host={self.folder}"

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        with psycopg.connect(self.server("postgres"), autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.server(name)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # the fast way: whoever is still connected is cut off
        self.process.wait(180)
        shutil.rmtree(self.folder, ignore_errors=True)


if __name__ == "__main__":
    found = binaries()
    print(found)
    if found:
        began = time.time()
        server = Postgres(found)
        print(server.database("x"), time.time() - began)
        server.stop()
