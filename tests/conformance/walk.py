"""One random game with listeners: they see every decision, and look closely at some of them."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

import warhost
from warhost import FastChance, Game, Replay, State, Text
from warhost.engine.game import OptionValue
from warhost.language import Language, language

ROOT = Path(__file__).resolve().parents[2]
DUMPS = ROOT / "build" / "dumps"

BLOCK = 24  # so many seeds in a row try all values of all options
DRAFTS = 40  # candidates from which the plan of a seed is taken
CLOSE_FIRST = 2  # decisions of each kind that are looked at closely
CLOSE_RATE = 100  # and one in so many of the others
SPARE_RATE = 300  # the same in a game that is played for its length, and there the first ones are not special
ENDLESS_LIMIT = 2000  # decisions after which a game that need not end is left


# -- what to play


class Plan(NamedTuple):
    """How a random game is set up; decided by the seed alone."""

    seed: int
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.options.items() if value != ""]
        return f"seed {self.seed}: " + ", ".join([f"seats={self.seats}", *words])


def knowledge(game: Game) -> ModuleType:
    """The module of this folder that tells what random play has to know of a game."""
    return import_module(f"tests.conformance.{game.id}")


def plan(game: Game, seed: int) -> Plan:
    """The plan of a seed: of some drafts the one that tries most that its block has not tried yet."""
    return _block(game, seed // BLOCK)[seed % BLOCK]


@lru_cache(maxsize=64)
def _block(game: Game, number: int) -> list[Plan]:
    tried: set[tuple[str, OptionValue]] = set()
    plans: list[Plan] = []
    for seed in range(number * BLOCK, (number + 1) * BLOCK):
        dice = random.Random(f"{game.id} plan {seed}")
        drafts = [_draft(game, seed, dice) for _ in range(DRAFTS)]
        best = max(drafts, key=lambda draft: len(_values(draft) - tried))
        tried |= _values(best)
        plans.append(best)
    return plans


def _values(draft: Plan) -> set[tuple[str, OptionValue]]:
    return {("seats", draft.seats), *draft.options.items()}


def _draft(game: Game, seed: int, dice: random.Random) -> Plan:
    """Random values, each kept only if it goes with those before it."""
    seats = dice.choice(game.seats)
    chosen: dict[str, OptionValue] = {}
    for name in game.options:
        values = list(option_values(game, name))
        dice.shuffle(values)
        for value in values:
            try:
                game.blank(game.setting(seats, game.read_options({**chosen, name: value})))
            except warhost.BadOption:
                continue
            chosen[name] = value
            break
    return Plan(seed, seats, chosen)


def option_values(game: Game, name: str) -> Sequence[OptionValue]:
    values: Sequence[OptionValue] = game.options[name].values or knowledge(game).FREE_TEXT[name]
    return values


def endless(game: Game, plan: Plan) -> bool:
    """Whether the plan allows a game that does not end by itself."""
    return any(plan.options[name] == value for name, value in knowledge(game).ENDLESS.items())


def limit_of(game: Game, plan: Plan) -> int | None:
    """Decisions after which a game is left: one that need not end, or that takes too long for a suite."""
    lengthy: Callable[[Plan], int | None] = getattr(knowledge(game), "lengthy", lambda _: None)
    limits = [limit for limit in (ENDLESS_LIMIT if endless(game, plan) else None, lengthy(plan)) if limit is not None]
    return min(limits, default=None)


# -- what can go wrong


class Broken(AssertionError):
    """A property does not hold."""


class Failure(AssertionError):
    """A walk that failed: which property, where, and how to see it again."""

    def __init__(self, walk: Walk, prop: str, error: BaseException) -> None:
        self.prop = prop
        self.command = walk.command
        self.dump = walk.dump(prop)
        what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        super().__init__(
            f"{walk.game.id} breaks '{prop}' after {walk.number} choices: {what}\n"
            f"  {walk.plan}\n"
            f"  last choice: {walk.last}\n"
            f"  reproduce: {self.command}\n"
            f"  position before that choice: {self.dump}"
        )


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


class Listener:
    """Watches one property of the contract. What it finds wrong it raises as Broken."""

    name: ClassVar[str]

    def __init__(self, walk: Walk) -> None:
        self.walk = walk

    def every(self) -> None:
        """At every decision."""

    def closely(self) -> None:
        """At some decisions, among them the first ones of each kind."""

    def played(self, choice: int) -> None:
        """After a choice."""

    def declared(self, seat: int, what: str) -> None:
        """After a declaration."""

    def end(self) -> None:
        """When the game is over, or has been left."""


class Walk:
    """A random game in progress, with its record, and the listeners that watch it."""

    def __init__(
        self,
        game: Game,
        plan: Plan,
        listeners: Sequence[type[Listener]] = (),
        dumps: Path = DUMPS,
        limit: int | None = None,
        sparing: bool = False,
    ) -> None:
        self.game = game
        self.plan = plan
        self.dumps = dumps
        self.fate = random.Random(f"{game.id} fate {plan.seed}")  # decides the game alone, whoever listens
        self.dice = random.Random(f"{game.id} dice {plan.seed}")  # for listeners
        self.sparing = sparing
        self.command = f".venv/bin/pytest tests/conformance --game {game.id} --seed {plan.seed} -k conforms"
        self.close_first, self.close_rate = (0, SPARE_RATE) if sparing else (CLOSE_FIRST, CLOSE_RATE)
        self.limit = limit if limit is not None else limit_of(game, plan)
        self.declaring = plan.seed % 3 == 1  # in every third game the seats concede and offer draws now and then
        self.eager = plan.seed % 4 == 3  # in every fourth game they seek out what random play seldom meets
        self.record, self.state = Replay.new(game, seats=plan.seats, seed=plan.seed, log=True, **plan.options)
        self.number = 0
        self.looks = 0  # decisions looked at closely
        self.before = self.state.clone()
        self.last = "(none yet)"
        self.heard: set[str] = set()  # message keys met so far
        self.languages: tuple[Language, ...] = ()  # in which every text must exist
        self._read = 0  # lines of the log heard so far
        self._kinds: Counter[str] = Counter()
        self._document = ""
        self._at = "begin"
        self.listeners = [kind(self) for kind in listeners]

    # -- what listeners ask

    def document(self) -> str:
        """The position at this decision as JSON text."""
        if not self._document:
            self._document = document(self.state)
        return self._document

    @property
    def viewers(self) -> list[int | None]:
        return [*range(self.plan.seats), None]

    def hear(self, text: Text) -> None:
        """Note a text that people get to see."""
        for key in text.keys():  # noqa: SIM118 - a text is no mapping
            if key not in self.heard:
                self.heard.add(key)
                for tongue in self.languages:
                    demand(key == "verbatim" or tongue.knows(key), f"no words for '{key}' in {tongue.code}")

    def speak(self, text: Text) -> None:
        """Say a text in every language; whatever its message misses is an error."""
        self.hear(text)
        for tongue in self.languages:
            for mistake in mistakes(tongue, text):
                raise Broken(f"'{text.key}' in {tongue.code}: {mistake}")

    # -- the game

    def run(self) -> Walk:
        """Play to the end; raises Failure."""
        try:
            while self.state.seat is not None and (self.limit is None or self.number < self.limit):
                self._look()
                self._step()
            self._at = "log"
            self._listen()
            for listener in self.listeners:
                self._at = listener.name
                listener.end()
        except Exception as error:
            raise Failure(self, self._at, error) from error
        return self

    def _look(self) -> None:
        self._at = "decision"
        decision = self.state.decision()
        self._at = "texts"
        self.hear(decision.prompt)
        self._listen()
        for listener in self.listeners:
            self._at = listener.name
            listener.every()
        self._kinds[decision.kind] += 1
        if self._kinds[decision.kind] <= self.close_first or self.dice.random() * self.close_rate < 1:
            self.looks += 1
            before = self.document()
            for listener in self.listeners:
                self._at = listener.name
                listener.closely()
                demand(document(self.state) == before, "a question changed the state")

    def _step(self) -> None:
        self._at = "play"
        state = self.state
        legal = state.legal()
        demand(bool(legal), "nothing may be chosen although the game runs")
        choice = self.fate.choice((self._sought(legal) if self.eager else []) or legal)
        self.before = state.clone()
        self.last = state.notation(choice)
        self.record.play(state, choice)
        self.number += 1
        self._document = ""
        for listener in self.listeners:
            self._at = listener.name
            listener.played(choice)
        if self.declaring and state.seat is not None and self.fate.random() * 150 < 1:
            self._declare()

    def _sought(self, legal: list[int]) -> list[int]:
        """The choices that lead to what random play seldom meets, for games that know of any."""
        seek: Callable[[State, list[int]], list[int]] = getattr(knowledge(self.game), "seek", lambda *_: [])
        return seek(self.state, legal)

    def _declare(self) -> None:
        self._at = "declarations"
        seats = [seat for seat in range(self.plan.seats) if self.state.declarations(seat)]
        seat = self.fate.choice(seats)
        what = self.fate.choice(self.state.declarations(seat))
        self.before = self.state.clone()
        self.last = f"@{seat} {what}"
        self.record.declare(self.state, seat, what)
        self._document = ""
        for listener in self.listeners:
            self._at = listener.name
            listener.declared(seat, what)

    def _listen(self) -> None:
        log = self.state.log or []
        for event in log[self._read :]:
            self.hear(event.text)
            if event.others is not None:
                self.hear(event.others)
        self._read = len(log)

    def dump(self, prop: str) -> Path:
        """Write the position before the last choice as a file that `game.from_position` reads."""
        self.dumps.mkdir(parents=True, exist_ok=True)
        path = self.dumps / f"{self.game.id}-{self.plan.seed}-{prop}.json"
        path.write_text(json.dumps(self.before.to_position(), ensure_ascii=False, indent=1), encoding="utf-8")
        return path


def used_content(game: Game, seed: int) -> set[str]:
    """Message keys of all that comes into play in a random game."""
    walk = Walk(game, plan(game, seed)).run()
    result = walk.state.result()
    return walk.heard | set(result.reason.keys() if result is not None else ())


# -- comparing


_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def canonical(doc: Any) -> str:
    return _ENCODER.encode(doc)


def document(state: State) -> str:
    """Everything there is to know of a state but the log, as text."""
    return canonical([state.to_position(), state.seat, state.legal()])


def view_text(state: State, seat: int | None) -> str:
    return canonical(state.view(seat))


def same_lines(ours: Sequence[Text], theirs: Sequence[Text]) -> bool:
    """Whether two logs are equal to the byte."""
    if len(ours) != len(theirs):
        return False
    pairs = [(a, b) for a, b in zip(ours, theirs) if a is not b]
    return canonical([a.to_doc() for a, _ in pairs]) == canonical([b.to_doc() for _, b in pairs])


def wander(state: State, dice: random.Random, choices: int) -> None:
    """Play a few random choices."""
    for _ in range(choices):
        if state.seat is None:
            return
        state.apply(dice.choice(state.legal()))


def fresh_chance(dice: random.Random) -> FastChance:
    return FastChance(dice.getrandbits(60))


def mistakes(tongue: Language, text: Text) -> list[str]:
    """What goes wrong when a language says a text: parameters its message asks for and does not get."""
    found: list[str] = []
    if text.key == "verbatim" or not tongue.knows(text.key):
        return found
    params = tongue.params(text)
    pattern = tongue.bundle.get_message(text.key).value
    assert pattern is not None, f"'{text.key}' in {tongue.code} has no words"
    _, errors = tongue.bundle.format_pattern(pattern, params)
    found += [str(error) for error in errors]
    for value in text.params.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Text):
                found += mistakes(tongue, part)
    return found


def languages(game: Game) -> tuple[Language, ...]:
    return tuple(language(code, game) for code in ("en", "fr"))
