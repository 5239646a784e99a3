"""A game that nobody drew is played in the browser all the same: the example, from a folder of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Server, serving
from tests.web.browsing import PATIENCE, Reader

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture
def there(_possible: None, tmp_path: Path) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WARHOST_GAMES", str(EXAMPLES))
        with serving(tmp_path, bot_seconds=PATIENCE / 1000) as server:
            yield server


@pytest.mark.interpreted  # a game of its own folder is never compiled
def test_the_example_is_played_to_its_end(there: Server, browser: Browser) -> None:
    reader = Reader(browser, there.base)
    reader.go("/")
    card = reader.page.locator("article", has_text="Five cards, two dice")
    card.get_by_role("button", name="Play now").click()
    reader.at_table()
    board = reader.page.locator("section.plain")
    expect(board).to_contain_text("Hand")
    expect(board).to_contain_text("Hits")
    for _ in range(5):
        turn = reader.turn()
        reader.click(turn.legal[0])
        reader.moved_on(turn.number)
    expect(reader.page.get_by_text(re.compile(r"wins the duel\.|The duel is drawn\.")).first).to_be_visible()
    reader.close()
