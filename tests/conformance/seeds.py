"""Looks for random games that together use all content: `python -m tests.conformance.seeds GAME [GAMES]`."""

import sys

import warhost
from tests.conformance.walk import knowledge, used_content


def main(game_id: str, games: int) -> None:
    game = warhost.load(game_id)
    wanted: set[str] = knowledge(game).content(game)
    used: dict[int, set[str]] = {seed: used_content(game, seed) & wanted for seed in range(games)}
    chosen: list[int] = []
    while any(keys & wanted for keys in used.values()):
        best = max(used, key=lambda seed: len(used[seed] & wanted))
        chosen.append(best)
        wanted -= used[best]
    print("CONTENT_SEEDS:", tuple(chosen))
    print("never used:", ", ".join(sorted(wanted)) or "nothing")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 400)
