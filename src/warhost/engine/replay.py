# not compiled: reads and writes files.
"""A whole game as a document: what was agreed, where chance came from, and every choice in words."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from warhost.engine.chance import Chance, FastChance, SecureChance, chance_from_doc
from warhost.engine.errors import BadNotation, BadOption, BadReplay, Illegal, OutOfChance, WarhostError
from warhost.engine.game import Game
from warhost.engine.position import Reader
from warhost.engine.state import State
from warhost.engine.text import Text

FORMAT = 1


class Replay:
    """The record of a game. A choice is its notation; a declaration is written `@SEAT WHAT`.

    `!N` lets secure chance go on with its number N: those before it were drawn by choices undone since, and no number
    is drawn twice. `start` is the chance at the beginning as a document (`{"kind": "fast", "seed": 7}`); `position` is
    there when the game did not begin at its beginning; `proof` is what a table adds so that its dice can be checked.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        content: str,
        seats: int,
        options: Mapping[str, Any],
        start: Mapping[str, Any],
        choices: list[str] | None = None,
        pack: str | None = None,
        position: Mapping[str, Any] | None = None,
        proof: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.content = content
        self.pack = pack
        self.seats = seats
        self.options = dict(options)
        self.start = dict(start)
        self.position = position
        self.proof = proof
        self.choices = list(choices or ())

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int | None = None,
        seed: int = 0,
        chance: Chance | None = None,
        log: bool = True,
        **options: object,
    ) -> tuple[Replay, State]:
        """A new game and its record, to be kept up with `play` and `declare`."""
        source = chance or FastChance(seed)
        start = source.to_doc()
        state = game.new(seats=seats, seed=0, chance=source, log=log, **options)
        return cls._of(state, start, None), state

    @classmethod
    def of(cls, state: State) -> Replay:
        """An empty record of a game that goes on from this state."""
        return cls._of(state, state.chance.to_doc(), state.to_position())

    @classmethod
    def _of(cls, state: State, start: Mapping[str, Any], position: Mapping[str, Any] | None) -> Replay:
        setting = state.setting
        return cls(
            setting.game,
            setting.version,
            setting.content,
            setting.seats,
            setting.options,
            start,
            pack=setting.pack,
            position=position,
        )

    # -- recording

    def play(self, state: State, choice: int) -> None:
        """Play a choice in the state and write it down."""
        text = state.notation(choice) if choice in state.options else ""
        state.play(choice)
        self.choices.append(text)

    def declare(self, state: State, seat: int, what: str) -> None:
        """Declare something in the state and write it down."""
        state.declare(seat, what)
        self.choices.append(f"@{seat} {what}")

    # -- replaying

    def differs(self, game: Game) -> Text | None:
        """What to know before replaying with this game: other rules or other content; None if all is equal."""
        if self.rules != game.version:
            return Text("replay-other-rules", rules=self.rules, current=game.version)
        if not game.content.was(self.content):
            return Text("replay-other-content", content=self.content, current=game.content.hash)
        return None

    def begin(self, game: Game, log: bool = True) -> State:
        """The first state of the recorded game."""
        if game.id != self.game:
            raise BadReplay("replay-other-game", game=self.game, current=game.id)
        if self.position is not None:
            state = game.from_position(self.position)
            state.log = [] if log else None
            return state
        game.read_options(self.options)  # so that an edited option cannot pass for an argument
        return game.new(seats=self.seats, chance=self.chance(), log=log, **self.options)

    def chance(self) -> Chance:
        """The source of chance as it was at the beginning."""
        return chance_from_doc(self.start)

    def step(self, state: State, number: int) -> None:
        """Play entry `number` in the state that stands before it; raises BadReplay if it cannot be played."""
        text = self.choices[number]
        try:
            if text.startswith("@"):
                seat, _, what = text[1:].partition(" ")
                if not seat.isdecimal() or int(seat) >= state.setting.seats:
                    raise BadOption("bad-seat", seat=seat, seats=state.setting.seats)
                state.declare(int(seat), what)
            elif text.startswith("!"):
                _jump(state, text)
            else:
                state.play(state.parse(text))
        except Illegal as error:
            raise BadReplay(
                "replay-illegal",
                number=number + 1,
                choice=text,
                why=error.reason.text,
                rule=error.reason.rule,
            ) from None
        except (BadNotation, BadOption, OutOfChance) as error:
            raise BadReplay("replay-unreadable-choice", number=number + 1, choice=text, why=error.text) from None

    def states(self, game: Game, log: bool = True) -> Iterator[State]:
        """All states in turn, the first before any choice. Each is a copy that nothing changes later."""
        state = self.begin(game, log)
        yield state.clone()
        for number in range(len(self.choices)):
            self.step(state, number)
            yield state.clone()

    # -- as a file

    def to_doc(self) -> dict[str, Any]:
        doc: dict[str, Any] = {
            "warhost_replay": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "content": self.content,
        }
        if self.pack is not None:
            doc["pack"] = self.pack
        doc["seats"] = self.seats
        doc["options"] = self.options
        doc["chance"] = self.start
        if self.position is not None:
            doc["position"] = self.position
        doc["choices"] = self.choices
        doc["count"] = len(self.choices)
        if self.proof is not None:
            doc["proof"] = self.proof
        return doc

    @classmethod
    def from_doc(cls, doc: object) -> Replay:
        """Raises BadReplay with the field that is wrong."""
        try:
            read = Reader(doc, "replay")
            read.whole("warhost_replay", 1, FORMAT)
            choices = read.strings("choices")
            count = read.whole("count", 0, 10_000_000)
            if count != len(choices):
                raise read.wrong("choices", "replay-count", count=count, found=len(choices))
            position = dict(read.inner("position").doc) if read.has("position") else None
            proof = dict(read.inner("proof").doc) if read.has("proof") else None
            replay = cls(
                read.string("game"),
                read.whole("rules", 1, 1_000_000),
                read.string("content"),
                read.whole("seats", 1, 64),
                read.inner("options").doc,
                read.inner("chance").doc,
                choices,
                read.string("pack") if read.has("pack") else None,
                position,
                proof,
            )
            read.nothing_else()
        except WarhostError as error:
            raise BadReplay(error.text.key, **error.text.params) from None
        return replay

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the replay as a file; an older file of that name is replaced only when all is written."""
        write_json(Path(path), self.to_doc())

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Replay:
        """Read a replay; raises BadReplay with file and line."""
        return cls.from_doc(read_json(Path(path), BadReplay))


def _jump(state: State, text: str) -> None:
    chance = state.chance
    number = text[1:]
    readable = number.isdecimal() and len(number) < 16
    if not isinstance(chance, SecureChance) or not readable or int(number) < chance.numbers:
        used = chance.numbers if isinstance(chance, SecureChance) else 0
        raise BadNotation("replay-bad-jump", text=text, used=used)
    chance.numbers = int(number)


def write_json(path: Path, doc: Mapping[str, Any]) -> None:
    """Write a document so that a crash in the middle leaves the old file whole."""
    draft = path.with_name(path.name + ".part")
    draft.write_text(json.dumps(doc, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    draft.replace(path)


def read_json(path: Path, error: Callable[..., WarhostError]) -> Any:
    """The data of a JSON file; whatever is wrong with it is raised as the given error."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise error("file-unreadable", file=str(path), error=problem.strerror or str(problem)) from None
    except UnicodeDecodeError:
        raise error("file-not-text", file=str(path)) from None
    except json.JSONDecodeError as problem:
        raise error(
            "file-not-json", file=str(path), line=problem.lineno, column=problem.colno, error=problem.msg
        ) from None
    except ValueError as problem:  # a number of thousands of digits
        raise error("file-not-json", file=str(path), line=1, column=1, error=str(problem)) from None
    except RecursionError:
        raise error("file-not-json", file=str(path), line=1, column=1, error="nesting too deep") from None
