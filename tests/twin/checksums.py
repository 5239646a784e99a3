"""Plays whole random games of every kind and prints what was played, asked and seen as check sums, in JSON."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import warhost
from warhost import FastChance, Game, Replay
from warhost.bots.playout import playout

LIMIT = 1500  # decisions of one game
CLOSE = 199  # one decision in so many is looked at closely
EACH = 250  # decisions between two sums, so that a difference can be found


def plans(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats, and every value of every option beside the defaults of the others."""
    found: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in game.seats]
    for name, option in game.options.items():
        for value in option.values:
            for seats in game.seats:
                try:
                    game.blank(game.setting(seats, game.read_options({name: value})))
                except warhost.BadOption:
                    continue
                found.append((seats, {name: value}))
                break
    return found


def checksum(game: Game, seats: int, options: dict[str, Any], seed: int) -> list[str]:
    """Running sums over a random game."""
    sha = hashlib.sha256()

    def note(thing: Any) -> None:
        sha.update(json.dumps(thing, sort_keys=True).encode())

    # The choices come from a generator of our own, so that both builds make the same ones.
    pick = FastChance(1000 + seed)
    record, state = Replay.new(game, seats=seats, seed=seed, **options)
    sums: list[str] = []
    number = 0
    while state.seat is not None and number < LIMIT:
        legal = state.legal()
        choice = legal[pick.below(len(legal))]
        note([state.seat, legal, choice])
        if number < 6 or number % CLOSE == 0:
            for seat in (*range(seats), None):
                note(state.view(seat))
                world = state.determinize(seat, FastChance(number))
                note([world.to_position(), world.legal()])
            note(playout(world, FastChance(number), 60))
            note([world.to_position(), world.legal()])
            note([str(state.why_not(c)) for c in range(game.choices)])
            note([(state.notation(c), repr(state.label(c)), state.hints(c)) for c in legal])
            note(game.from_position(state.to_position()).to_position())
        record.play(state, choice)
        number += 1
        if number % EACH == 0:
            sums.append(sha.hexdigest()[:16])
    note([line.to_doc() for line in state.log_for(None)])
    note([state.to_position(), str(state.result()), record.to_doc()])
    return [*sums, sha.hexdigest()[:16]]


def main() -> None:
    sums = {}
    for name in warhost.games():
        game = warhost.load(name)
        for seed, (seats, options) in enumerate(plans(game)):
            sums[f"{name}, {seats} seats, {options or 'defaults'}, seed {seed}"] = checksum(game, seats, options, seed)
    files = {name: module.__file__ for name, module in sys.modules.items() if name.split(".")[0] == "warhost"}
    print(json.dumps({"files": files, "sums": sums}))


main()
