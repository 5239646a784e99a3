"""Dice that anyone can check: what a table adds to its replay, and how a replay is held against it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Final

from warhost.engine import documents
from warhost.engine.chance import Chance, SecureChance
from warhost.engine.errors import BadReplay, BrokenInvariant, WarhostError
from warhost.engine.game import Game
from warhost.engine.position import Reader
from warhost.engine.replay import Replay
from warhost.engine.state import State
from warhost.engine.text import Text
from warhost.tables.course import numbers, position_hash

DIGEST: Final = 16  # hex digits kept of a moment's hash
FAULTS: Final = (BrokenInvariant, LookupError, TypeError, ValueError, AttributeError, ArithmeticError)


def fingerprint(state: State) -> str:
    """A moment of a game in a few digits: the whole table with every shuffled pile, and all that was said up to now."""
    said = [
        [line.audience, line.event.text.to_doc(), None if line.others is None else line.others.text.to_doc()]
        for line in state.log or ()
    ]
    doc = json.dumps([position_hash(state), said], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(doc.encode()).hexdigest()[:DIGEST]


def prove(replay: Replay, game: Game) -> None:
    """Add to a replay what lets others find the first place where a copy was changed."""
    moments: list[list[Any]] = []
    for state in _walk(replay, game):
        moments.append([numbers(state.chance), fingerprint(state)])
    source = replay.chance()
    replay.proof = {
        "commitment": source.commitment if isinstance(source, SecureChance) else None,
        "moments": moments,
    }


def draws(replay: Replay, game: Game) -> tuple[list[dict[str, Any]], Text | None]:
    """Every number the game drew, entry by entry, and where the rules refuse to follow the file."""
    source = replay.chance()
    if isinstance(source, SecureChance):
        source.drawn = []
    if replay.position is None:
        state = game.new(seats=replay.seats, chance=source, **replay.options)
    else:
        state = replay.begin(game, log=False)
    chance = state.chance
    steps = [{"number": 0, "choice": "", "at": numbers(replay.chance()), "draws": _drawn(chance)}]
    for number, text in enumerate(replay.choices):
        at = numbers(chance)
        if isinstance(chance, SecureChance):
            chance.drawn = []
        try:
            replay.step(state, number)
        except WarhostError as error:
            return steps, error.text
        except FAULTS:
            return steps, Text("table-verify-broken", number=number + 1)
        if text.startswith("!"):
            at = numbers(chance)
        steps.append({"number": number + 1, "choice": text, "at": at, "draws": _drawn(chance)})
    return steps, None


def _drawn(chance: Chance) -> list[list[int]]:
    drawn = chance.drawn if isinstance(chance, SecureChance) else None
    return [[size, value] for size, value in drawn or ()]


def _walk(replay: Replay, game: Game) -> Any:
    """Each state in turn, with only the lines its own entry said."""
    state = replay.begin(game)
    yield state
    for number in range(len(replay.choices)):
        state.log = []
        replay.step(state, number)
        yield state


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check found: the commitment that the secret makes, how much was recomputed, and the first fault."""

    commitment: str | None
    choices: int
    numbers: int
    fault: Text | None
    proven: bool  # the file holds fingerprints to compare with
    result: documents.Result | None


def verify(replay: Replay, game: Game, commitment: str | None = None, salts: dict[int, str] | None = None) -> Finding:
    """Recompute every roll and shuffle. A commitment or a salt noted before the game is compared too."""
    source = replay.chance()
    secure = isinstance(source, SecureChance)
    made = source.commitment if isinstance(source, SecureChance) else None
    claim, moments = _claims(replay)
    fault = _first_words(replay, game, source, made, claim, commitment, salts or {})
    done = 0
    state: State | None = None
    if fault is None:
        try:
            for done, state in enumerate(_walk(replay, game)):
                fault = _departs(replay, state, done, moments)
                if fault is not None:
                    break
        except WarhostError as error:
            fault = error.text
        except FAULTS:
            fault = Text("table-verify-broken", number=done + 1)
    result = None if state is None else state.result()
    return Finding(
        made,
        done,
        numbers(state.chance) if state is not None and secure else 0,
        fault,
        moments is not None,
        None if result is None else result.to_doc(),
    )


def _claims(replay: Replay) -> tuple[str | None, list[Any] | None]:
    """What the file says of itself."""
    if replay.proof is None:
        return None, None
    read = Reader(replay.proof, "replay.proof")
    claim = read.anything("commitment")
    moments = read.anything("moments")
    if not isinstance(moments, list) or not (claim is None or isinstance(claim, str)):
        raise BadReplay("table-verify-proof")
    return claim, moments


def _first_words(
    replay: Replay,
    game: Game,
    source: object,
    made: str | None,
    claim: str | None,
    commitment: str | None,
    salts: dict[int, str],
) -> Text | None:
    """What is wrong before the first choice."""
    if (differs := replay.differs(game)) is not None:
        return differs
    if isinstance(source, SecureChance) and source.numbers != 0:
        return Text("table-verify-numbers", numbers=source.numbers)
    for noted in (claim, commitment):
        if noted is not None and noted.strip().lower() != made:
            return Text("table-verify-commitment", noted=noted, made=made or "–")
    given = source.salts if isinstance(source, SecureChance) else ()
    for seat, salt in salts.items():
        if seat >= len(given) or given[seat] != salt:
            return Text("table-verify-salt", seat=seat + 1, noted=salt, given=given[seat] if seat < len(given) else "–")
    if replay.position is not None and replay.position.get("chance") != replay.start:
        return Text("table-verify-numbers", numbers=0)
    return None


def _departs(replay: Replay, state: State, done: int, moments: list[Any] | None) -> Text | None:
    """The first choice after which file and rules disagree."""
    if moments is None:
        return None
    choice = replay.choices[done - 1] if done else "–"
    if done >= len(moments):
        return Text("table-verify-longer", number=done, choice=choice)
    if moments[done] != [numbers(state.chance), fingerprint(state)]:
        return Text("table-verify-departs", number=done, choice=choice)
    if done == len(replay.choices) and len(moments) != done + 1:
        return Text("table-verify-shorter", number=done, moments=len(moments) - 1)
    return None
