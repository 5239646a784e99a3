"""Files of the user: read with care, written only where nothing is lost."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from warhost.cli.screen import Mistake, Screen, in_file
from warhost.engine.errors import BadPosition, BadReplay
from warhost.engine.game import Game
from warhost.engine.replay import Replay, read_json
from warhost.engine.state import State
from warhost.server.settings import data_folder

# -- reading


def read_game(path: Path) -> Replay | dict[str, Any]:
    """A replay, or the document of a position."""
    doc = read_json(path, BadPosition)
    with in_file(path):
        if isinstance(doc, dict) and "warhost_replay" in doc:
            return Replay.from_doc(doc)
        if not isinstance(doc, dict) or not isinstance(doc.get("game"), str):
            raise Mistake("cli-no-game-in-file")
        return doc


def read_replay(path: Path) -> Replay:
    doc = read_json(path, BadReplay)
    with in_file(path):
        return Replay.from_doc(doc)


def position(game: Game, doc: dict[str, Any], path: Path) -> State:
    """The state a position document of a file describes; one that other rules wrote is told so if it does not fit."""
    try:
        with in_file(path):
            state = game.from_position(doc)
    except Mistake as error:
        rules = doc.get("rules")
        if not isinstance(rules, int) or rules == game.version:
            raise
        raise Mistake("cli-other-rules", problem=error.text, rules=rules, current=game.version) from None
    state.log = []
    return state


# -- writing


def save(replay: Replay, path: Path) -> None:
    """Write a replay; the folder must be there."""
    try:
        replay.save(path)
    except OSError as problem:
        raise Mistake("cli-not-written", file=str(path), error=problem.strerror or str(problem)) from None


class Autosave:
    """A file of our own in the user's data folder, brought up to date after every choice."""

    def __init__(self, screen: Screen, game: str) -> None:
        self.screen = screen
        self.path: Path | None = None
        folder = data_folder() / "replays"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.path = _fresh(folder, f"{game}-{time.strftime('%Y%m%d-%H%M%S')}")
        except OSError as problem:
            self._give_up(folder, problem)

    def keep(self, replay: Replay) -> None:
        if self.path is not None:
            try:
                replay.save(self.path)
            except OSError as problem:
                self._give_up(self.path, problem)

    def _give_up(self, path: Path, problem: OSError) -> None:
        self.path = None
        self.screen.tell("cli-no-autosave", "bold yellow", file=str(path), error=problem.strerror or str(problem))


def _fresh(folder: Path, stem: str) -> Path:
    """A name in the folder that nobody uses; taking it creates the file, so two games never share one."""
    number = 1
    while True:
        path = folder / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path
