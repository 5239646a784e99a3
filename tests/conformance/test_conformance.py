"""Every game keeps the engine's contract in random play, and random play meets all of its content."""

from __future__ import annotations

import pytest

import warhost
from tests.conformance.properties import ALL
from tests.conformance.walk import BLOCK, ROOT, Walk, endless, knowledge, option_values, plan, used_content
from warhost import Game

EXAMPLE = "duel"  # what an author of a game copies keeps the contract too
CONTENT_GAMES = 400  # so many random games must suffice to meet all content


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    config = metafunc.config
    wanted = config.getoption("--game")
    example = pytest.param(EXAMPLE, marks=pytest.mark.interpreted)  # a game of its own folder is never compiled
    known = {**{name: pytest.param(name) for name in warhost.games()}, EXAMPLE: example}
    games = [param for name, param in known.items() if wanted in (None, name)]
    seed = config.getoption("--seed")
    seeds = range(config.getoption("--games")) if seed is None else [seed]
    if "seed" in metafunc.fixturenames:
        both = [pytest.param(*game.values, seed, marks=game.marks) for seed in seeds for game in games]
        metafunc.parametrize(("game", "seed"), both, indirect=["game"])
    else:
        metafunc.parametrize("game", games, indirect=True)


@pytest.fixture
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game:
    if request.param == EXAMPLE:
        monkeypatch.setenv("WARHOST_GAMES", str(ROOT / "examples"))
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
