"""Options of the test run that several suites share."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("warhost")
    group.addoption("--games", type=int, default=12, help="random games for each game of the conformance suite")
    group.addoption("--game", default=None, help="id of the one game to play in the conformance suite")
    group.addoption("--seed", type=int, default=None, help="the one random game to play in the conformance suite")
    group.addoption("--update-playthroughs", action="store_true", help="write the playthrough files anew")
