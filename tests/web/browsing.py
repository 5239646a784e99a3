"""The words that tests of the web app are written in: a browser, readers with a page of their own, what they do."""

from __future__ import annotations

import gzip
import re
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

from tests.server.running import COOKIE, Visitor
from warhost import Replay, State
from warhost.server.web import FOLDER

CHROMIUMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS: Final = ("--no-sandbox", "--disable-gpu")  # drawn by the processor either way, and so with less ado
DESK: Final = (1440, 900)
PATIENCE: Final = 240_000  # milliseconds after which a test gives up; no test waits that long when all is well
expect.set_options(timeout=PATIENCE)


def obstacle() -> str | None:
    """Why the web app cannot be tested here."""
    if not any(shutil.which(name) for name in CHROMIUMS):
        return "no Chromium here (on Debian and Ubuntu: apt install chromium)"
    if not (FOLDER / "index.html").exists():
        return "the web app is not built: make web"
    return None


def chromium() -> str:
    return next(found for name in CHROMIUMS if (found := shutil.which(name)))


# One look at the page instead of many questions: a battle has hundreds of moments.
TURN: Final = """after => {
    const number = Number(document.querySelector('main.table')?.dataset.number ?? -1);
    const over = !!document.querySelector('.ending');
    const legal = [...document.querySelectorAll('button.choice')].map(one => one.dataset.choice);
    return number > after && (over || legal.length) ? {number, over, legal} : null;
}"""
# The middle of an element, or a point of it that nothing else covers, or none: a region is no box, and pieces stand in
# it. It is looked for when the element has come to rest, as a page that is still being laid out moves under a click.
SPOT: Final = """async ([selector, middle]) => {
    const place = () => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box ? [box.x, box.y, box.width, box.height].join() : '';
    };
    document.querySelector(selector)?.scrollIntoView({block: 'nearest'});
    for (let still = 0, was = place(); still < 3; ) {
        await new Promise(requestAnimationFrame);
        still = place() === was ? still + 1 : 0;
        was = place();
    }
    const one = document.querySelector(selector);
    if (!one) return null;
    const box = one.getBoundingClientRect();
    if (middle) return {x: box.x + box.width / 2, y: box.y + box.height / 2};
    for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
        const x = box.x + box.width * ((i * 7) % 24) / 24, y = box.y + box.height * ((j * 11) % 24) / 24;
        const top = document.elementFromPoint(x, y);
        if (top && one.contains(top)) return {x, y};
    }
    return null;
}"""


# A browser's part in the dice is a salt that it sends, in armies made up for it a seed; here a test decides on both.
LUCK: Final = """{
    const luck = LUCK, ask = fetch, chance = crypto.getRandomValues.bind(crypto);
    const salt = `"salt":"${luck.toString(16).padStart(2, '0').repeat(16)}"`;
    window.fetch = (where, how) =>
        ask(where, typeof how?.body === 'string' ? {...how, body: how.body.replace(/"salt":"\\w{32}"/, salt)} : how);
    crypto.getRandomValues = into => into instanceof Uint32Array ? into.fill(luck) : chance(into);
}"""

# What a page takes away by itself after some seconds (a notice, the end of an attack) stays until the test has seen it.
STAYS: Final = """{
    const later = setTimeout, some_seconds = [4000, 4500, 9000];
    window.setTimeout = (work, wait, ...more) => later(work, some_seconds.includes(wait) ? 2 ** 31 - 1 : wait, ...more);
}"""

# What a page copies is kept for the test, as reading the clipboard back depends on which window has the focus.
COPIED: Final = """{
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = text => { window.copied = text; return write(text); };
}"""

# Loading styles once more would only serve rules that are off.
AXE: Final = {"resultTypes": ["violations"], "preload": False}


class Turn(NamedTuple):
    """What a reader sees when it is their turn: how far the game is, whether it is over, what they may choose."""

    number: int
    over: bool
    legal: list[str]


class Reader:
    """A person with a browser of their own. At the end nothing may have gone wrong behind the page."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: str = "dark",
        motion: str = "reduce",
        touch: bool = False,
        luck: int = 7,
    ) -> None:
        self.base = base
        self.context: BrowserContext = browser.new_context(
            base_url=base,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}.get(language, language),
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            has_touch=touch,
            is_mobile=touch,
        )
        self.context.grant_permissions(["clipboard-write"], origin=base)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LUCK.replace("LUCK", str(luck)))
        self.context.add_init_script(STAYS)
        self.context.add_init_script(COPIED)
        if theme != "dark":
            self.context.add_init_script(
                f"localStorage.warhost ??= JSON.stringify({{language: '{language}', theme: '{theme}'}})"
            )
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self.offline = False
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(error.stack or str(error)))
        self.page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.offline:
            self.wrong.append(message.text)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.base, self.base.replace("http", "ws"), "data:", "blob:")):
            self.wrong.append(f"asks another site: {request.url}")

    def close(self) -> None:
        self.context.close()
        assert not self.wrong, self.wrong[:3]

    def as_visitor(self, visitor: Visitor) -> None:
        """Take over the cookie of somebody who has played over the API."""
        self.context.add_cookies([{"name": COOKIE, "value": visitor.cookie, "url": self.base}])

    # -- going somewhere

    def go(self, path: str) -> None:
        self.page.goto(path)
        expect(self.page.locator("main")).to_be_visible()

    def play_now(self) -> None:
        """From the lobby into a battle against the computer."""
        self.go("/")
        game = "Battle Masters|Seigneurs de Guerre"
        self.page.get_by_role("button", name=re.compile(f"(Play now|Jouer).*({game})")).click()
        self.at_table()

    def at_table(self) -> None:
        expect(self.board).to_be_visible()

    @property
    def table(self) -> str:
        """The id of the table in the address bar."""
        found = re.search(r"/tables/([\w-]+)", self.page.url)
        assert found is not None, self.page.url
        return found.group(1)

    # -- what a table shows

    @property
    def board(self) -> Locator:
        return self.page.locator(".board")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt h2")

    @property
    def choices(self) -> Locator:
        return self.page.locator("button.choice")

    @property
    def ending(self) -> Locator:
        return self.page.locator(".ending h2")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("tabpanel").locator(".line")

    def to_act(self) -> None:
        """Wait until there is something to choose, or nothing any more."""
        expect(self.choices.or_(self.ending).first).to_be_visible()

    def legal(self) -> list[str]:
        """The notations on offer."""
        found: list[str] = self.choices.evaluate_all("all => all.map(one => one.dataset.choice)")
        return found

    def number(self) -> int:
        """How many choices have been made, as the page knows it."""
        return int(self.page.locator("main.table").get_attribute("data-number") or 0)

    def moved_on(self, number: int) -> None:
        """Wait until the game stands elsewhere than at this number."""
        self.page.wait_for_function(
            "was => !document.querySelector('main.table')?.dataset.number.match(`^${was}$`)", arg=str(number)
        )

    def turn(self, after: int = -1) -> Turn:
        """What is to be chosen at the next moment that is ours, once the number `after` has passed."""
        found = self.page.wait_for_function(TURN, arg=after)
        return Turn(**found.json_value())

    def glance(self, after: int = -1) -> Turn | None:
        """As `turn`, but without waiting: None if there is nothing to choose now."""
        found = self.page.evaluate(TURN, after)
        return None if found is None else Turn(**found)

    def click(self, choice: str) -> None:
        """Click a choice of the list where it stands, as a hand with a mouse does."""
        self.page.locator(f'button.choice[data-choice="{choice}"]').click()

    def click_at(self, selector: str, middle: bool = False) -> bool:
        """Click a place of the board, where it shows or in its middle; False when it is not there or all covered."""
        spot = self.page.evaluate(SPOT, [selector, middle])
        if spot is None:
            return False
        self.page.mouse.click(spot["x"], spot["y"])
        return True

    def copied(self, button: Locator) -> str:
        """What a button puts into the clipboard, which may take a moment."""
        self.page.evaluate("window.copied = ''")
        button.click()
        # A function, as the page's CSP bars the evaluation of a bare expression once it is polled.
        text: str = self.page.wait_for_function("() => window.copied").json_value()
        return text

    def reason(self) -> Locator:
        return self.page.get_by_role("alert").filter(has_text=re.compile("Not possible|Impossible"))

    # -- for everybody

    def serious(self) -> list[tuple[str, list[str]]]:
        """What axe finds on the page that keeps people out."""
        found = Axe().run(self.page, options=AXE).response["violations"]
        return [
            (one["id"], [node["html"][:160] for node in one["nodes"]][:3])
            for one in found
            if one["impact"] in ("serious", "critical")
        ]

    def overflow(self) -> int:
        """By how much the page is wider than its window."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return wide


# What ends a battle soonest: fight where one can, walk where one cannot, and hold nobody back.
EAGER: Final = ("attack", "shoot", "fire", "use", "disc", "move", "enter")


def idle(legal: list[str]) -> str:
    """The choice of somebody who lets everything pass, so that a battle lasts and cards are turned up fast."""
    return legal[-1]


def eager(legal: list[str], verbs: Sequence[str] = EAGER) -> str:
    """The choice of somebody in a hurry."""
    for verb in verbs:
        for choice in legal:
            if choice.startswith(verb):
                return choice
    return legal[0]


def play_over_api(
    visitor: Visitor, table: str, until: Callable[[dict[str, Any]], object], pick: Callable[[list[str]], str] = eager
) -> dict[str, Any]:
    """Play the visitor's seats of a table until the state document pleases; gives that document."""
    seats = visitor.get(f"/api/tables/{table}")["mine"]
    wires = {seat: visitor.socket(table, seat) for seat in seats}
    states = {seat: wire.state() for seat, wire in wires.items()}
    while True:
        newest = max(states.values(), key=lambda state: int(state["number"]))
        if until(newest):
            for wire in wires.values():
                visitor.wires.remove(wire)
                wire.close()
            return newest
        seat = newest["view"]["decision"]["seat"]
        if seat not in wires:  # the computer thinks
            states[seats[0]] = wires[seats[0]].state()
            continue
        while not states[seat]["choices"] or states[seat]["number"] < newest["number"]:
            states[seat] = wires[seat].state()
        choice = pick([one["choice"] for one in states[seat]["choices"]])
        number = states[seat]["number"]
        wires[seat].say(type="choose", seat=seat, number=number, choice=choice)
        while states[seat]["number"] <= number:
            states[seat] = wires[seat].state()


def table_at(visitor: Visitor, state: State, seats: int) -> str:
    """A table that goes on from a position; the visitor has the seat that decides, random bots the others."""
    past = visitor.post("/api/replays", **Replay.of(state).to_doc())["table"]
    players = [{"kind": "me"} if seat == state.seat else {"kind": "bot", "level": "random"} for seat in range(seats)]
    table: str = visitor.post(f"/api/tables/{past}/fork", number=1, players=players, salt="there")["table"]
    return table


def gzipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))
