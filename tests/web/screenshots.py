"""Takes the pictures of docs/pictures: lobby, replay, rules, army builder, phones and the tables of every game."""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))  # run as a script, it finds the words of the tests

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.server.running import Server, Visitor, serving  # noqa: E402
from tests.web.browsing import FLAGS, Reader, chromium, eager, obstacle, play_over_api  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
BATTLE = {"scenario": "borderlands", "borderlands_setup": "fixed"}
BATTLE_MASTERS, OLD_WORLD, LEGENDS, RAGNAROK = (
    "battle_masters",
    "chaos_in_the_old_world",
    "stratego_legends",
    "lords_of_ragnarok",
)
ARMY = "beige/1 3 5 6 8 9 11 12 14 15 17 18 20 21 23 31 32"
PHONE = (390, 844)
SETTLED = 1500  # milliseconds in which fonts arrive and everything comes to rest
# A board shows a sketch until its ground is painted, which a slow machine takes its time for.
PAINTED = """{
    const blob = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (done, ...how) {
        blob.call(this, picture => { done(picture); window.painted = true; }, ...how);
    };
}"""
TRIES = 6  # a game may be over before it was worth a picture

State = dict[str, Any]


class Shot(NamedTuple):
    """A picture: its name, the page, and the choice that the pointer rests on."""

    name: str
    path: str
    pointed: str = ""


def main() -> None:
    reason = obstacle()
    if reason is not None:
        sys.exit(reason)
    PICTURES.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    with serving(folder, bot_seconds=10.0) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        visitor = server.visitor()
        tables = [battle(visitor), old_world(visitor), *legends(visitor), *saga(visitor)]
        battle_over, world_over = ended_battle(visitor), ended_world(visitor)
        visitor.table("me", "open", options={"scenario": "altdorf"}, title="Altdorf")
        pages = [
            Shot("lobby", "/"),
            Shot("rules", "/rules/battle_masters"),
            Shot("replay", f"/tables/{battle_over}/replay?at=80"),
            Shot("armies", f"/games/{LEGENDS}/armies?army={ARMY}"),
            Shot("old_world_end", f"/tables/{world_over}"),
        ]
        for language in ("en", "fr"):
            take(browser, server, visitor, [*pages, *tables], language)
            take(browser, server, visitor, [tables[0]._replace(name="phone")], language, size=PHONE)
            take(browser, server, visitor, [tables[1]._replace(name="phone.old_world")], language, size=PHONE)
        take(browser, server, visitor, [pages[0], tables[0]], "en", theme="light")
        browser.close()


def take(
    browser: Browser,
    server: Server,
    visitor: Visitor,
    shots: list[Shot],
    language: str,
    theme: str = "dark",
    size: tuple[int, int] = (1440, 900),
) -> None:
    """Look at pages through the eyes of a visitor."""
    touch = size[0] < 760
    reader = Reader(browser, server.base, size=size, language=language, theme=theme, touch=touch)
    reader.as_visitor(visitor)
    reader.context.add_init_script(PAINTED)
    for shot in shots:
        name = ".".join([shot.name, language] if theme == "dark" else [shot.name, language, theme])
        reader.go(shot.path)
        reader.page.wait_for_load_state("networkidle")
        if shot.path.startswith("/tables/"):
            reader.page.wait_for_function("() => window.painted")
        reader.page.wait_for_timeout(SETTLED)
        if shot.pointed and not touch:
            reader.page.locator(f'button.choice[data-choice="{shot.pointed}"]').hover()
            reader.page.wait_for_timeout(SETTLED // 3)
        reader.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=80)
        print(f"docs/pictures/{name}.jpg")
    reader.close()


def played(
    visitor: Visitor,
    game: str,
    players: list[str],
    until: Callable[[State], object],
    pick: Callable[[list[str]], str],
    **options: str,
) -> tuple[str, State]:
    """A table that was played until its state pleased, or at least until it was over."""
    named = [{"kind": "me"} if kind == "me" else {"kind": "bot", "level": kind} for kind in players]
    for attempt in range(TRIES):
        salt = f"picture {attempt}"
        table = visitor.post("/api/tables", game=game, options=options, players=named, salt=salt)["table"]
        state = play_over_api(visitor, table, lambda state: state["view"]["result"] or until(state), pick)
        if until(state):
            break
    return str(table), state


def over(state: State) -> bool:
    return state["view"]["result"] is not None


def offers(state: State, *verbs: str) -> list[State]:
    """The choices of these verbs."""
    return [one for one in state["choices"] or () if one["choice"].split()[0] in verbs]


def busy(seed: int) -> Callable[[list[str]], str]:
    """Somebody who does things as long as there is something to do."""
    rng = random.Random(seed)
    return lambda legal: rng.choice([choice for choice in legal if choice not in ("pass", "finish")] or legal)


# -- Battle Masters


def battle(visitor: Visitor) -> Shot:
    """In full swing, an attack in the air."""

    def in_full_swing(state: State) -> bool:
        return state["number"] > 90 and len(offers(state, "attack", "shoot")) > 1

    table, state = played(visitor, BATTLE_MASTERS, ["me", "simple"], in_full_swing, eager, **BATTLE)
    target = offers(state, "attack", "shoot")
    return Shot("table", f"/tables/{table}", target[0]["choice"] if target else "")


def ended_battle(visitor: Visitor) -> str:
    return played(visitor, BATTLE_MASTERS, ["me", "me"], over, eager, **BATTLE)[0]


# -- Chaos in the Old World


def old_world(visitor: Visitor) -> Shot:
    """A figure is being summoned, and several regions are open to it."""

    def summoning(state: State) -> bool:
        late = state["view"]["table"]["round"] > 3
        return late and state["view"]["decision"]["kind"] == "summon_to" and len(offers(state, "to")) > 2

    table, state = played(visitor, OLD_WORLD, ["simple", "simple", "me", "simple"], summoning, busy(2))
    regions = sorted(offers(state, "to"), key=lambda one: "empire" not in one["choice"])
    return Shot("old_world", f"/tables/{table}", regions[0]["choice"] if regions else "")


def ended_world(visitor: Visitor) -> str:
    return played(visitor, OLD_WORLD, ["me", "simple", "simple", "simple"], over, busy(5))[0]


# -- Stratego Legends


def legends(visitor: Visitor) -> list[Shot]:
    """A unit with much in its reach, and an attack whose strengths have reasons."""

    def reach(choice: State) -> int:
        return len(choice.get("attacks") or ()) + sum(map(len, (choice.get("actions") or {}).values()))

    def units(state: State) -> list[State]:
        """Those whose line in the list is in sight without scrolling."""
        return offers(state, "take")[:6]

    def ranging(state: State) -> bool:
        return state["number"] > 40 and any(reach(one) > 2 for one in units(state))

    def reasoned(state: State) -> bool:
        attack = state["view"]["table"]["attack"] or {}
        sums = [len(attack.get(side, {}).get("parts", ())) for side in ("attacker", "defender")]
        return min(sums) > 0 and sum(sums) > 2 and bool(state["choices"])

    turn, state = played(visitor, LEGENDS, ["me", "simple"], ranging, restless)
    fight, _ = played(visitor, LEGENDS, ["me", "simple"], reasoned, restless)
    widest = max(units(state), key=reach, default={"choice": ""})
    return [
        Shot("legends", f"/tables/{turn}", widest["choice"]),
        Shot("legends.attack", f"/tables/{fight}"),
    ]


def restless(legal: list[str]) -> str:
    """Somebody who attacks where possible and else moves a unit near the enemy."""
    for verb in ("keep", "attack", "pass", "move", "pick", "to"):
        found = [one for one in legal if one.split()[0] == verb]
        if found:
            return found[len(found) // 2]
    return legal[len(legal) // 2]


# -- Lords of Ragnarok


def saga(visitor: Visitor) -> list[Shot]:
    """Some turns into a saga of four, where a Special Action is to be chosen; and a hunt."""

    def under_way(state: State) -> bool:
        raised = any(god["level"] for god in state["view"]["table"]["monuments"].values())
        return raised and state["number"] > 200 and len(offers(state, "act")) > 2

    def defending(state: State) -> bool:
        return bool(state["view"]["table"]["hunt"]) and len(offers(state, "defend")) > 1

    wishes = ("activate", "move", "act mobilize", "act build_monument", "pray", "finish")
    island, _ = played(
        visitor, RAGNAROK, ["me", "simple", "simple", "simple"], under_way, lambda legal: eager(legal, wishes)
    )
    hunter = ("hunt", "act prepare", "prepare card", "act monsters", "activate", "move")
    hunt, _ = played(visitor, RAGNAROK, ["me", "simple"], defending, lambda legal: eager(legal, hunter))
    return [Shot("ragnarok", f"/tables/{island}"), Shot("ragnarok.hunt", f"/tables/{hunt}")]


if __name__ == "__main__":
    main()
