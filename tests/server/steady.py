"""A server as any other, in which chance is the same every time, whatever else it plays: `python -m … SETTINGS`.

The dice of a table follow from the server's secret and the players' salts. Here the secret is the same for all tables,
and a bot's ideas follow from the number of the moment; so a test that brings its own salts plays the same game whenever
it runs, and beside whatever other tests.
"""

from __future__ import annotations

import hashlib
import sys
from dataclasses import replace
from unittest.mock import patch

from warhost import FastChance
from warhost.server import app, thinking
from warhost.server.run import from_text, serve
from warhost.server.thinking import Task, Thinking
from warhost.tables import creating

SECRET = hashlib.sha256(b"the same for all tables").digest()


async def nothing(_application: app.Application) -> None:
    """Games are read when somebody asks for them: most tests play one only."""


class SteadyThinking(Thinking):
    """Bots that are asked the same way in the same moment."""

    def _task(self, table: str) -> Task | None:
        task = super()._task(table)
        return None if task is None else replace(task, doc={**task.doc, "seed": task.number})


def main() -> None:
    with (
        patch.object(creating, "new_secret", lambda: SECRET),
        patch.object(thinking, "fresh_chance", lambda: FastChance(0)),
        patch.object(app, "Thinking", SteadyThinking),
        patch.object(app.Application, "_warm_up", nothing),
    ):
        serve(from_text(sys.argv[1]))


if __name__ == "__main__":
    main()
