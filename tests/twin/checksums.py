"""Plays whole random games of every kind and prints what was played as one check sum per game, in JSON."""

import json
import sys

import warhost
import warhost.engine.state


def checksum(game_id: str, games: int) -> int:
    game = warhost.load(game_id)
    total = 0
    for seed in range(games):
        # The choices come from a generator of our own, so that both builds make the same ones.
        pick = seed + 1
        state = game.new(seats=min(game.seats), seed=seed)
        while state.seat is not None:
            legal = state.legal()
            pick = (pick * 6364136223846793005 + 1442695040888963407) % 2**64
            choice = legal[(pick >> 32) % len(legal)]
            total = (total * 31 + sum(legal) * 7 + choice) % (2**61 - 1)
            state.apply(choice)
        total = (total * 31 + sum(f"{state.result()}".encode())) % (2**61 - 1)
    return total


def main() -> None:
    games = int(sys.argv[1])
    sums = {game_id: checksum(game_id, games) for game_id in warhost.games()}
    print(json.dumps({"module": warhost.engine.state.__file__, "sums": sums}))


main()
