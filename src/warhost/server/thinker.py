"""The worker process in which bots think: reads a position a line, writes a choice a line."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from warhost.bots.bot import bot
from warhost.bots.knowledge import Knowledge
from warhost.games import load


def think(task: dict[str, Any]) -> dict[str, Any]:
    """What a bot of this level chooses in a position that its seat believes possible."""
    game = load(task["game"])
    state = game.from_position(task["position"])
    choice = bot(task["level"], game, task["seed"]).choose(Knowledge(state, task["seat"]))
    return {"choice": state.notation(choice)}


def main() -> None:
    """Serve until the other end hangs up."""
    os.nice(5)  # people come first
    answers = sys.stdout.fileno()
    for line in sys.stdin:
        try:
            answer = think(json.loads(line))
        except Exception as error:
            answer = {"failed": type(error).__name__}
        try:
            os.write(answers, json.dumps(answer).encode() + b"\n")
        except OSError:
            return  # the server is gone, and with it whoever wanted to know


if __name__ == "__main__":
    main()
