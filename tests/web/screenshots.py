"""Takes the pictures of docs/pictures: lobby, table, replay, rules and phone in both languages, and of each game."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))  # run as a script, it finds the words of the tests

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.server.running import Server, Visitor, serving  # noqa: E402
from tests.web.browsing import Reader, chromium, obstacle, play_over_api  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
BATTLE = {"scenario": "borderlands", "borderlands_setup": "fixed"}
OLD_WORLD = "chaos_in_the_old_world"
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
        world, ended = old_world(visitor)
        for language in ("en", "fr"):
            take(browser, server, visitor, language, "dark", running, over)
            take_old_world(browser, server, visitor, language, world, ended)
        take(browser, server, visitor, "en", "light", running, over)
        legends(browser, server)
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


def old_world(visitor: Visitor) -> tuple[str, str]:
    """Two games of Chaos in the Old World: one in which a figure is being summoned, one that is over."""
    players = [{"kind": "me"}, *[{"kind": "bot", "level": "simple"}] * 3]
    tables = [
        str(visitor.post("/api/tables", game=OLD_WORLD, options={}, players=players, salt="picture")["table"])
        for _ in range(2)
    ]

    def summoning(state: dict[str, Any]) -> bool:
        table = state["view"]["table"]
        return bool(state["choices"]) and table["round"] > 2 and state["view"]["decision"]["kind"] == "summon_to"

    play_over_api(visitor, tables[0], summoning)
    play_over_api(visitor, tables[1], lambda state: state["view"]["result"])
    return tables[0], tables[1]


def take_old_world(browser: Browser, server: Server, visitor: Visitor, language: str, running: str, over: str) -> None:
    desk = Reader(browser, server.base, language=language)
    desk.as_visitor(visitor)
    snap(desk, f"/tables/{running}", f"old_world.{language}")
    snap(desk, f"/tables/{over}", f"old_world_end.{language}")
    desk.close()


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


def legends(browser: Browser, server: Server) -> None:
    """Stratego Legends: the field, an attack whose strengths have reasons, and the army builder."""
    visitor = server.visitor()
    players = [{"kind": "me"}, {"kind": "bot", "level": "simple"}]
    turn = attack = ""
    while not (turn and attack):  # a battle may end before there is much to see
        table = visitor.post("/api/tables", game="stratego_legends", players=players)["table"]
        state = play_over_api(visitor, table, strengths_with_reasons if turn else late_turn, restless)
        if state["view"]["result"] is None:
            turn, attack = (turn or table, table if turn else "")
    desk = Reader(browser, server.base)
    desk.as_visitor(visitor)
    snap(desk, f"/tables/{turn}", "legends.en")
    snap(desk, f"/tables/{attack}", "legends.attack.en")
    desk.page.goto("/games/stratego_legends/armies?army=beige/1 3 5 6 8 9 11 12 14 15 17 18 20 21 23 31 32")
    desk.page.wait_for_timeout(SETTLED)
    desk.page.screenshot(path=PICTURES / "armies.en.jpg", type="jpeg", quality=84)
    desk.close()


def late_turn(state: dict[str, Any]) -> bool:
    decision = state["view"]["decision"]
    return decision is None or (state["number"] > 60 and decision["kind"] == "turn" and bool(state["choices"]))


def strengths_with_reasons(state: dict[str, Any]) -> bool:
    attack = state["view"]["table"]["attack"] or {}
    sums = [len(attack.get(side, {}).get("parts", ())) for side in ("attacker", "defender")]
    return state["view"]["decision"] is None or (min(sums) > 0 and sum(sums) > 3 and bool(state["choices"]))


def restless(legal: list[str]) -> str:
    """Somebody who attacks where possible and else moves a unit near the enemy."""
    for verb in ("keep", "attack", "pass", "move", "pick", "to"):
        found = [one for one in legal if one.split()[0] == verb]
        if found:
            return found[len(found) // 2]
    return legal[len(legal) // 2]


def snap(reader: Reader, path: str, name: str) -> None:
    reader.go(path)
    reader.page.wait_for_load_state("networkidle")
    reader.page.wait_for_timeout(SETTLED)
    reader.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=84)
    print(f"docs/pictures/{name}.jpg")


if __name__ == "__main__":
    main()
