"""Whole games written down step by step: a change of the rules that nobody meant shows as a changed line."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import warhost
from warhost import FastChance, State
from warhost.language import Language, language


class Playthrough(NamedTuple):
    """What is played: a random game, of which so many steps are shown in full before the rest is summed up."""

    game: str
    name: str
    seats: int
    seed: int
    steps: int
    options: dict[str, Any]
    declared: dict[int, tuple[int, str]] = {}

    @property
    def path(self) -> Path:
        return Path(__file__).parent / f"{self.game}.{self.name}.txt"


BM = "battle_masters"
OLD_WORLD = "chaos_in_the_old_world"
LOR = "lords_of_ragnarok"
SL = "stratego_legends"
ALL = (
    Playthrough(BM, "free", 2, 1, 150, {"scenario": "free", "terrain_layer": "chaos"}),
    Playthrough(BM, "borderlands", 2, 2, 150, {"scenario": "borderlands"}),
    Playthrough(BM, "plains", 4, 3, 130, {"scenario": "plains"}),
    Playthrough(BM, "altdorf", 3, 4, 120, {"scenario": "altdorf", "teams": "1+2", "pinned_shooters": True}),
    Playthrough(BM, "quick_start", 2, 5, 100, {"scenario": "quick_start", "point_blank_misfire": True}),
    Playthrough(BM, "campaign", 2, 6, 60, {"scenario": "campaign"}),
    Playthrough(BM, "conceded", 3, 7, 90, {"scenario": "tengin"}, {40: (0, "draw"), 70: (0, "concede")}),
    Playthrough(OLD_WORLD, "four", 4, 1, 150, {}),
    Playthrough(OLD_WORLD, "three", 3, 2, 120, {"powers": "choice", "absent": "khorne", "ruiners": "step"}),
    Playthrough(OLD_WORLD, "conceded", 3, 3, 60, {"powers": "random"}, {30: (1, "concede"), 45: (0, "concede")}),
    Playthrough(LOR, "two", 2, 1, 150, {}),
    Playthrough(LOR, "three", 3, 2, 120, {"drafts": 3}, {30: (1, "concede"), 60: (1, "play-on")}),
    Playthrough(LOR, "four", 4, 3, 120, {}),
    Playthrough(SL, "starter", 2, 1, 160, {}),
    Playthrough(SL, "boxes", 2, 2, 120, {"armies": "box", "boards": "all", "stops": "all"}, {20: (1, "ask-usual")}),
    Playthrough(SL, "muster", 2, 3, 90, {"armies": "muster", "boards": "bring", "copies": "two", "rare": False}),
    Playthrough(SL, "forgetful", 2, 4, 120, {"armies": "expansion", "memory_aid": False, "sides": "drawn"}),
    Playthrough(SL, "team", 4, 5, 100, {"armies": "surprise", "team_order": "free", "boards": "set_3"}),
    Playthrough(SL, "campaign", 2, 6, 60, {"campaign": "three", "armies": "box"}),
    Playthrough(SL, "conceded", 2, 7, 80, {"open_lists": True}, {50: (0, "draw"), 70: (1, "concede")}),
)


def lines(play: Playthrough) -> Iterator[str]:
    game = warhost.load(play.game)
    tongue = language("en", game)
    state = game.new(seats=play.seats, seed=play.seed, log=True, **play.options)
    dice = FastChance(play.seed)
    yield f"# {play.game}: {play.name}"
    yield f"rules {game.version}, content {game.content.hash}, choices {game.choices}, bound {game.bound}"
    yield from (f"option {name} = {value}" for name, value in state.setting.options.items())
    yield from log_lines(state, tongue, 0)
    number = 0
    rest = hashlib.sha256()
    while state.seat is not None:
        if number in play.declared:
            seat, what = play.declared[number]
            yield f"@{seat} {what}"
            told = len(state.log or ())
            state.declare(seat, what)
            yield from log_lines(state, tongue, told)
            if state.result() is not None:
                break
        legal = state.legal()
        choice = legal[dice.below(len(legal))]
        told = len(state.log or ())
        if number < play.steps:
            yield from before(state, tongue, number)
            yield f"> {state.notation(choice)} — {tongue.say(state.label(choice))}"
        else:
            rest.update(f"{state.seat} {legal} {choice}\n".encode())
        state.play(choice)
        number += 1
        if number <= play.steps:
            yield from log_lines(state, tongue, told)
    if number > play.steps:
        yield ""
        yield f"… and {number - play.steps} more choices: {rest.hexdigest()[:16]}"
        yield from log_lines(state, tongue, max(0, len(state.log or ()) - 5))
    yield from ending(state, tongue)


def before(state: State, tongue: Language, number: int) -> Iterator[str]:
    """What the contract shows at a decision."""
    decision = state.decision()
    yield ""
    yield f"[{number}] seat {decision.seat}, {decision.kind} ({decision.rule}): {tongue.say(decision.prompt)}"
    texts = [state.notation(choice).partition(" ") for choice in state.legal()]
    for verb, row in groupby(texts, key=lambda text: text[0]):
        yield f"  {verb} {' '.join(thing for _, _, thing in row)}".rstrip()
    seen = " ".join(view_sum(state, seat) for seat in viewers(state))
    # without the hash of the content, which changes with every word of a card
    yield f"  views {seen}, position {summed({**state.to_position(), 'content': ''})}"


def viewers(state: State) -> list[int | None]:
    return [*range(state.setting.seats), None]


def view_sum(state: State, seat: int | None) -> str:
    return f"{'-' if seat is None else seat}:{summed(state.view(seat))}"


def summed(doc: Any) -> str:
    return hashlib.sha256(json.dumps(doc, sort_keys=True).encode()).hexdigest()[:8]


def log_lines(state: State, tongue: Language, told: int) -> Iterator[str]:
    """New lines of the log, with the other wording for those who may not know."""
    for telling in (state.log or [])[told:]:
        yield f"| {tongue.say(telling.event.text)}"
        others = telling.seen_by(None)
        if others is not telling.event:
            yield f"|   others: {tongue.say(others.text) if others is not None else '(nothing)'}"


def ending(state: State, tongue: Language) -> Iterator[str]:
    result = state.result()
    assert result is not None
    yield ""
    yield f"winners {result.winners}, ranking {result.ranking}, scores {result.scores}: {tongue.say(result.reason)}"
    yield from json.dumps(state.view(None)["table"], ensure_ascii=False, indent=1).splitlines()


@pytest.mark.parametrize("play", ALL, ids=[f"{play.game}.{play.name}" for play in ALL])
def test_the_game_is_played_as_written(play: Playthrough, request: pytest.FixtureRequest) -> None:
    now = list(lines(play))
    if request.config.getoption("--update-playthroughs"):
        play.path.write_text("\n".join(now) + "\n", encoding="utf-8")
    written = play.path.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(written, now), 1):
        assert old == new, (
            f"{play.path.name}:{number} reads otherwise; if so meant: pytest tests/playthroughs --update-playthroughs"
        )
    assert len(now) == len(written)


@pytest.mark.parametrize("game", warhost.games())
def test_every_game_has_a_playthrough(game: str) -> None:
    assert game in {play.game for play in ALL}


def test_no_file_is_left_over() -> None:
    assert set(Path(__file__).parent.glob("*.txt")) == {play.path for play in ALL}
