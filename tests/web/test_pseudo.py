"""A made-up language is picked up from its files alone, and no word of the pages escapes it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.pseudo import CODE, environment, spoken_there, unmarked
from tests.server.running import Server, serving
from tests.web.browsing import PATIENCE, Reader
from warhost import games

# Everything that a page says: its visible text, and what is read out or shown in place of it.
SAID: Final = """() => {
    const said = new Set(), foreign = one => one.closest('[lang]:not(html)');
    const seen = one => one.checkVisibility({checkOpacity: true, checkVisibilityCSS: true});
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
        const one = node.parentElement;
        if (one.closest('script, style') || foreign(one) || !seen(one)) continue;
        if (node.data.trim()) said.add(node.data.trim());
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        for (const one of document.querySelectorAll(`[${name}]`)) {
            if (!foreign(one) && one.getAttribute(name)) said.add(one.getAttribute(name));
        }
    }
    return [document.title, ...said];
}"""
# the program's own name, ids of rules and files, what a browser itself says of times and rows of things
CODES: Final = re.compile(r"Warhost|\S*[._/]\S+|\b(kaj|antaŭ|post|nun|hodiaŭ|ago|now|min)\b")


@pytest.fixture
def there(_possible: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = spoken_there(tmp_path_factory.mktemp("pseudo"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(folder)["PYTHONPATH"])
        with serving(tmp_path_factory.mktemp("web"), bot_seconds=PATIENCE / 1000) as server:
            yield server


def test_no_word_of_the_pages_escapes_translation(there: Server, browser: Browser) -> None:
    reader = Reader(browser, there.base, language=CODE)
    escaped: dict[str, list[str]] = {}

    def look(where: str) -> None:
        found = [text for text in reader.page.evaluate(SAID) if unmarked(text, CODES)]
        if found:
            escaped[where] = found

    reader.go("/")
    begin = reader.page.locator("article button, li button, section button")
    expect(begin.first).to_be_visible()
    expect(reader.page.locator("html")).to_have_attribute("lang", CODE)
    look("lobby")
    for game in games():
        table = reader.page.evaluate(
            """async game => {
                const {games} = await (await fetch('/api/games')).json();
                const seats = games.find(one => one.id === game).seats[0];
                const bot = {kind: 'bot', level: 'random'};
                const players = Array.from({length: seats}, (_, i) => i ? bot : {kind: 'me'});
                const body = JSON.stringify({game, seats, players, salt: 'salt'});
                const headers = {'content-type': 'application/json'};
                return (await (await fetch('/api/tables', {method: 'POST', headers, body})).json()).table;
            }""",
            game,
        )
        reader.go(f"/tables/{table}")
        reader.at_table()
        for _ in range(3):
            turn = reader.turn()
            look(game)
            reader.click(turn.legal[0])
            reader.moved_on(turn.number)
        look(game)
        reader.go(f"/rules/{game}")
        expect(reader.page.locator("main .book").first).to_be_visible()
        look(f"rules of {game}")
    reader.go("/credits")
    expect(reader.page.locator("main .house").first).to_be_visible()
    look("credits")
    reader.close()
    assert not escaped, "\n".join(f"{where}: {text}" for where, texts in escaped.items() for text in texts)
