"""Watching a replay: any moment of it, forward and back, as far as it replays."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Ink

from warhost.cli import layout
from warhost.cli.screen import Screen
from warhost.engine.errors import BadReplay
from warhost.engine.game import Game
from warhost.engine.replay import Replay
from warhost.engine.state import State

KEYFRAMES: Final = 100  # choices between two states that are kept
RECENT: Final = 20


class Film:
    """The states of a replay by number; `problem` tells why it stops before its end."""

    def __init__(self, game: Game, replay: Replay) -> None:
        self.replay = replay
        state = replay.begin(game)
        self.keyframes = [state.clone()]
        self.length = 0
        self.problem: BadReplay | None = None
        try:
            for number in range(len(replay.choices)):
                replay.step(state, number)
                self.length = number + 1
                if self.length % KEYFRAMES == 0:
                    self.keyframes.append(state.clone())
        except BadReplay as problem:
            self.problem = problem

    def at(self, number: int) -> State:
        """The state after so many choices."""
        start = number // KEYFRAMES
        state = self.keyframes[start].clone()
        for step in range(start * KEYFRAMES, number):
            self.replay.step(state, step)
        return state


class Viewer:
    """Shows a film to somebody in a seat, or to a spectator."""

    def __init__(self, screen: Screen, game: Game, film: Film, seat: int | None) -> None:
        self.screen = screen
        self.game = game
        self.film = film
        self.seat = seat
        self.number = 0

    def show(self, number: int) -> None:
        """The table after so many choices, the choice that led there, and the next one to come."""
        self.number = max(0, min(number, self.film.length))
        state = self.film.at(self.number)
        space = self.screen.space
        lines = state.log_for(self.seat)
        log = [self.screen.language.say(line) for line in lines[max(0, len(lines) - RECENT) :]]
        drawing = layout.draw(self.screen, self.game, state.view(self.seat), (), space)
        self.screen.show("", layout.page(drawing, log, space, layout.roomy(space)))
        self.screen.tell("cli-replay-place", "bold", number=self.number, length=self.film.length)
        self._tell_result(state)

    def _tell_result(self, state: State) -> None:
        result = state.result()
        if result is not None:
            self.screen.show(Ink(self.screen.language.say(result.reason), "bold green"))

    def tell_all(self) -> None:
        """The whole log and the last table, for somebody who cannot answer."""
        state = self.film.at(self.film.length)
        for line in state.log_for(self.seat):
            self.screen.show(Ink(f"› {self.screen.language.say(line)}"))
        self.show(self.film.length)

    def run(self, number: int) -> None:
        """Forward, back, anywhere, until the person has seen enough."""
        self.show(number)
        hint = self.screen.words("cli-replay-hint")
        while True:
            try:
                answer = self.screen.ask(f"{hint} > ").casefold()
            except (EOFError, KeyboardInterrupt):
                self.screen.show("")
                return
            if answer == "q":
                return
            target = self._target(answer)
            if target is None:
                self.screen.tell("cli-replay-keys", "yellow", length=self.film.length)
            else:
                self.show(target)

    def _target(self, answer: str) -> int | None:
        if answer.isdecimal():
            return int(answer)
        steps = {"": 1, "n": 1, "p": -1, "b": -self.number, "e": self.film.length}
        return self.number + steps[answer] if answer in steps else None
