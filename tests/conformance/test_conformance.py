"""Every game keeps the engine's contract in random play, and random play meets all of its content."""

from __future__ import annotations

import pytest

import warhost
from tests.conformance.properties import ALL
from tests.conformance.walk import BLOCK, Walk, endless, knowledge, option_values, plan, used_content
from warhost import Game

CONTENT_GAMES = 400  # so many random games must suffice to meet all content


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    config = metafunc.config
    wanted = config.getoption("--game")
    games = [game for game in warhost.games() if wanted in (None, game)]
    seed = config.getoption("--seed")
    seeds = range(config.getoption("--games")) if seed is None else [seed]
    if "seed" in metafunc.fixturenames:
        metafunc.parametrize(("game", "seed"), [(game, seed) for seed in seeds for game in games], indirect=["game"])
    else:
        metafunc.parametrize("game", games, indirect=True)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game:
    return warhost.load(request.param)


def test_conforms(game: Game, seed: int) -> None:
    chosen = plan(game, seed)
    print(game.id, chosen)
    Walk(game, chosen, ALL).run()


def test_every_option_value_is_tried(game: Game) -> None:
    plans = [plan(game, seed) for seed in range(BLOCK)]
    assert {chosen.seats for chosen in plans} == set(game.seats)
    for name in game.options:
        assert {chosen.options[name] for chosen in plans} == set(option_values(game, name)), name


def test_all_content_is_used(game: Game, request: pytest.FixtureRequest) -> None:
    unused = {name for name in knowledge(game).content(game) if "." not in name}  # a form of a name is no thing
    games = max(CONTENT_GAMES, request.config.getoption("--games"))
    seeds = [*knowledge(game).CONTENT_SEEDS, *range(games)]
    for seed in seeds:
        if not unused:
            break
        unused -= used_content(game, seed)
    assert not unused, f"never used in {len(seeds)} random games: {', '.join(sorted(unused))}"


def test_most_plans_end_by_themselves(game: Game) -> None:
    plans = [plan(game, seed) for seed in range(BLOCK)]
    assert sum(endless(game, chosen) for chosen in plans) <= BLOCK * 2 // 3
