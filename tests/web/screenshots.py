"""Takes the pictures of docs/pictures: lobby, table, replay, rules and phone, in both languages."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))  # run as a script, it finds the words of the tests

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.server.running import Server, Visitor, serving  # noqa: E402
from tests.web.browsing import Reader, chromium, obstacle, play_over_api  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
BATTLE = {"scenario": "borderlands", "borderlands_setup": "fixed"}
SETTLED = 1500  # milliseconds in which fonts and the painted mat arrive


def main() -> None:
    reason = obstacle()
    if reason is not None:
        sys.exit(reason)
    PICTURES.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    with serving(folder, bot_seconds=1.0) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        visitor = server.visitor()
        running, over = battles(server, visitor)
        for language in ("en", "fr"):
            take(browser, server, visitor, language, "dark", running, over)
        take(browser, server, visitor, "en", "light", running, over)
        browser.close()


def battles(server: Server, visitor: Visitor) -> tuple[str, str]:
    """Two battles of one visitor: one in full swing, one that is over."""
    over = visitor.table("me", "me", options=BATTLE)["table"]
    play_over_api(visitor, over, lambda state: state["number"] > 150 or state["view"]["result"])
    if visitor.get(f"/api/tables/{over}")["status"] != "over":
        visitor.post(f"/api/tables/{over}/declare", seat=1, what="concede")
    running = visitor.table("me", "simple", options=BATTLE, salt="picture")["table"]
    fighting = ("attack", "shoot", "fire")

    def in_full_swing(state: dict[str, object]) -> bool:
        choices = state["choices"]
        number = state["number"]
        assert isinstance(choices, list)
        assert isinstance(number, int)
        return number > 60 and any(str(one["choice"]).startswith(fighting) for one in choices)

    play_over_api(visitor, running, in_full_swing)
    visitor.table("me", "open", options={"scenario": "altdorf"}, title="Altdorf")
    return running, over


def take(
    browser: Browser, server: Server, visitor: Visitor, language: str, theme: str, running: str, over: str
) -> None:
    suffix = language if theme == "dark" else f"{language}.{theme}"
    pages = {
        "lobby": "/",
        "table": f"/tables/{running}",
        "replay": f"/tables/{over}/replay?at=80",
        "rules": "/rules/battle_masters",
    }
    desk = Reader(browser, server.base, language=language, theme=theme)
    desk.as_visitor(visitor)
    for name, path in pages.items():
        snap(desk, path, f"{name}.{suffix}")
    desk.close()
    phone = Reader(browser, server.base, size=(390, 844), language=language, theme=theme, touch=True)
    phone.as_visitor(visitor)
    snap(phone, pages["table"], f"phone.{suffix}")
    phone.close()


def snap(reader: Reader, path: str, name: str) -> None:
    reader.go(path)
    reader.page.wait_for_load_state("networkidle")
    reader.page.wait_for_timeout(SETTLED)
    reader.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=84)
    print(f"docs/pictures/{name}.jpg")


if __name__ == "__main__":
    main()
