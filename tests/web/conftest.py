"""A server, a browser and readers for the tests of the web app."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import Server, serving
from tests.web.browsing import FLAGS, PATIENCE, Reader, chromium, obstacle

Readers = Callable[..., Reader]


@pytest.fixture(scope="session", autouse=True)
def _possible() -> None:
    reason = obstacle()
    if reason is not None:
        pytest.skip(reason)


@pytest.fixture(scope="session")
def server(_possible: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process; each test has tables of its own."""
    with serving(tmp_path_factory.mktemp("web"), bot_seconds=PATIENCE / 1000) as server:
        yield server


@pytest.fixture(scope="session")
def browser(_possible: None) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS, timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture
def readers(server: Server, browser: Browser) -> Iterator[Readers]:
    """Make readers; when the test is over, nothing may have gone wrong for any of them."""
    made: list[Reader] = []

    def make(**more: Any) -> Reader:
        made.append(Reader(browser, server.base, **more))
        return made[-1]

    yield make
    for reader in made:
        reader.close()


@pytest.fixture
def reader(readers: Readers) -> Reader:
    return readers()
