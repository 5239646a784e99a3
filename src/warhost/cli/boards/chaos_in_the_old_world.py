"""Chaos in the Old World in a terminal: nine regions as boxes joined by their borders, the Powers and the hand below.

Powers are told apart by their initial, classes by their letter, so that no colour is needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text as Ink

from warhost.cli.boards import Drawing, Space, Start
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.mechanics.dice import HIT_FACE
from warhost.language import Language

LETTERS: Final = {"khorne": "K", "nurgle": "N", "tzeentch": "T", "slaanesh": "S"}
STARTS: Final = (
    Start({"powers": "in_order"}, Text("cli-citow-start-four"), Text("cli-citow-start-newcomers"), 4),
    Start({"powers": "choice"}, Text("cli-citow-start-four"), Text("cli-citow-start-choice"), 4),
    Start({"powers": "random"}, Text("cli-citow-start-four"), Text("cli-citow-start-random"), 4),
    *[
        Start(
            {"powers": "in_order", "absent": power},
            Text("cli-citow-start-three"),
            Text("cli-citow-start-without", power=Text(f"power-{power}")),
            3,
        )
        for power in LETTERS
    ],
    Start({"powers": "choice"}, Text("cli-citow-start-three"), Text("cli-citow-start-choice"), 3),
)
STYLES: Final = {
    "khorne": "bold red",
    "nurgle": "bold green",
    "tzeentch": "bold blue",
    "slaanesh": "bold magenta",
}
EARLY: Final = {"blood_frenzy": "card-blood_frenzy", "first_strike": "follower-bloodletter"}  # causes of early dice
SPACES: Final = {"left": "<", "right": ">"}
CLASSES: Final = {"cultist": "c", "warrior": "w", "greater_daemon": "D"}

# -- the sheet: three rows of three boxes, and the borders that the gaps between them show

GRID: Final = (
    ("norsca", "troll_country", "kislev"),
    ("estalia", "bretonnia", "empire"),
    ("tilea", "border_princes", "badlands"),
)
INSIDE: Final = 23  # columns inside a box
WIDTH: Final = INSIDE + 2
GAP: Final = 2
MAP_WIDTH: Final = 3 * WIDTH + 2 * GAP
ASIDE: Final = 34  # columns that what stands beside the map needs at least
ROOMY: Final = 45  # lines of a window in which the texts of cards find room


def draw(view: Mapping[str, Any], game: Game, language: Language, space: Space, offers: Sequence[str]) -> Drawing:
    """The map with all that lies on it, the Powers, and the reader's hand."""
    table = view["table"]
    words = Words(language)
    offered = {_region(name) for offer in offers for name in offer.split()[1:]}
    beside = space.width >= MAP_WIDTH + 2 + ASIDE
    lines = Map(table, game, words, offered).lines() if table["regions"] else []
    in_full = space.height is None or space.height >= ROOMY
    aside = Aside(view, game, words).lines(in_full)
    legend = [Ink(words.say("cli-citow-legend"), "dim")]
    marks = {
        words.say("choice-block", region="", side=Text(f"side-{side}")): f" {mark}" for side, mark in SPACES.items()
    }
    return Drawing(lines or aside, aside if lines else [], beside and bool(lines), legend, {}, {}, marks)


def seat_names(view: Mapping[str, Any], seats: int, language: Language) -> list[str]:
    """The Powers; a seat that has not chosen yet is called by its number."""
    names: list[str] = []
    for seat in range(seats):
        power = view["table"]["seats"][seat]
        names.append(language.say(Text("cli-seat", seat=seat + 1) if power is None else Text(f"power-{power}")))
    return names


def _region(name: str) -> str:
    """The region of a choice: itself, or that of a card space."""
    return name.removesuffix("_left").removesuffix("_right")


class Words:
    """What a reader's language calls things."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, key: str, **params: Any) -> str:
        return self.language.say(Text(key, **params))

    def tokens(self, tokens: Mapping[str, int]) -> str:
        """Tokens by short names and numbers."""
        return " ".join(self.say(f"cli-citow-token-{name}") + str(count) for name, count in tokens.items())


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "."


# -- the map


class Map:
    """Nine boxes, as high as the fullest of each row."""

    def __init__(self, table: Mapping[str, Any], game: Game, words: Words, offered: set[str]) -> None:
        self.table = table
        self.words = words
        self.offered = offered
        regions = game.content["board"]["regions"]
        self.near = {region["id"]: region["adjacent"] for region in regions}

    def lines(self) -> list[Ink]:
        found: list[Ink] = []
        for number, row in enumerate(GRID):
            if number:
                found.append(self._between(GRID[number - 1], row))
            found += self._row(row)
        return found

    def _row(self, names: Sequence[str]) -> list[Ink]:
        boxes = [self._box(name) for name in names]
        height = max(len(box) for box in boxes)
        lines = [self._edge(names)]
        for i in range(height):
            ink = Ink(no_wrap=True)
            for number, box in enumerate(boxes):
                inside = box[i].copy() if i < len(box) else Ink()
                inside.truncate(INSIDE, pad=True)
                ink.append(" " * GAP if number and i else self._side(names, number) if number else "")
                ink.append("|", "dim").append_text(inside).append("|", "dim")
            lines.append(ink)
        return [*lines, self._edge(names)]

    def _edge(self, names: Sequence[str]) -> Ink:
        return Ink((" " * GAP).join("+" + "-" * INSIDE + "+" for _ in names), "dim", no_wrap=True)

    def _side(self, names: Sequence[str], number: int) -> str:
        """The gap before a box: a line if it borders on the one before."""
        joined = names[number] in self.near[names[number - 1]]
        return "=" * GAP if joined else " " * GAP

    def _between(self, above: Sequence[str], below: Sequence[str]) -> Ink:
        """The gap between two rows: strokes where regions share a border, slanted ones across."""
        line = [" "] * MAP_WIDTH
        for i, name in enumerate(above):
            centre = i * (WIDTH + GAP) + WIDTH // 2
            for j, other in enumerate(below):
                if other in self.near[name]:
                    if i == j:
                        line[centre] = line[centre + 1] = "|"
                    elif j < i:
                        line[i * (WIDTH + GAP) - GAP] = line[i * (WIDTH + GAP) - 1] = "/"
                    else:
                        line[i * (WIDTH + GAP) + WIDTH] = line[i * (WIDTH + GAP) + WIDTH + 1] = "\\"
        return Ink("".join(line).rstrip(), "dim", no_wrap=True)

    def _box(self, name: str) -> list[Ink]:
        region = self.table["regions"][name]
        lines = [self._header(name, region)]
        for side, mark in SPACES.items():
            card = self._space(region["spaces"][side])
            if card is not None:
                lines.append(Ink(f"{mark} ").append_text(card))
        lines += self._powers(region)
        if region["tokens"]:
            lines.append(Ink(self.words.tokens(region["tokens"])))
        lines += self._forecast(region)
        return lines

    def _header(self, name: str, region: Mapping[str, Any]) -> Ink:
        mark = ">" if name in self.offered else " "
        title = self.words.say(f"region-{name}")
        if region["ruin"] is not None:
            values = self.words.say("cli-citow-ruined", card=region["ruin"]["card"])
        else:
            values = self.words.say(
                "cli-citow-values", resistance=region["resistance"], conquest=region["conquest_value"]
            )
        if region["populous"]:
            values = "*" + values
        room = INSIDE - len(values) - 2
        style = "bold green" if name in self.offered else "bold"
        return Ink.assemble((f"{mark}{_cut(title, room):<{room}} ", style), values)

    def _space(self, space: Mapping[str, Any] | None) -> Ink | None:
        if space is None:
            return None
        if "blocked" in space:
            return Ink(self.words.say("cli-citow-blocked"), "dim")
        if "figure" in space:
            return Ink(self.words.say("cli-citow-horror"), STYLES["tzeentch"])
        name = _cut(self.words.say(f"card-{space['card']}"), INSIDE - 5)
        style = "dim strike" if space["cancelled"] else STYLES[space["power"]]
        text = f"({name})" if space["cancelled"] else name
        return Ink.assemble((f"{LETTERS[space['power']]} {text}", style))

    def _powers(self, region: Mapping[str, Any]) -> list[Ink]:
        """A line for each Power that has anything here: figures, domination value, corruption."""
        forecast = region["forecast"]["domination"]
        lines = []
        for power, letter in LETTERS.items():
            figures = [figure for figure in region["figures"] if figure["controlled_by"] == power]
            value = forecast["values"].get(power, 0) if forecast is not None else 0
            corruption = region["corruption"].get(power, 0)
            if not figures and not value and not corruption:
                continue
            signs = _cut(self._figures(figures), INSIDE - 10)
            shown = str(value) if forecast is not None else ""
            lines.append(
                Ink.assemble(
                    (f"{letter} ", STYLES[power]), f"{signs:<{INSIDE - 10}}{shown:>3}", f"{'.' + str(corruption):>5}"
                )
            )
        return lines

    def _figures(self, figures: Sequence[Mapping[str, Any]]) -> str:
        """Classes with their numbers; ! protected, ^ taken from another, x killed, _ on a card space."""
        counts: Counter[str] = Counter()
        for figure in figures:
            sign = CLASSES[figure["class"]]
            sign += "^" if figure["controlled_by"] != figure["power"] else ""
            sign += "!" if figure["shielded"] else ""
            sign += "x" if figure["tipped"] else ""
            sign += "_" if figure["on_space"] else ""
            counts[sign] += 1
        return " ".join(f"{count if count > 1 else ''}{sign}" for sign, count in counts.items())

    def _forecast(self, region: Mapping[str, Any]) -> list[Ink]:
        lines = []
        battle = region["forecast"]["battle"]
        if battle:
            dice = " ".join(f"{LETTERS[power]}{one['dice']}" for power, one in battle.items())
            lines.append(Ink(self.words.say("cli-citow-dice", dice=dice), "yellow"))
        corruption = region["forecast"]["corruption"]
        if corruption is not None and corruption["after"]:
            domination = region["forecast"]["domination"]
            winner = domination["dominates"]
            gain = f"{LETTERS[winner]}+{domination['points']} " if winner is not None else ""
            ruin = self.words.say(
                "cli-citow-ruin", now=corruption["now"], after=corruption["after"], threshold=corruption["threshold"]
            )
            ink = Ink.assemble((gain, STYLES[winner] if winner is not None else ""), ruin)
            lines.append(ink)
        elif region["forecast"]["domination"] is not None:
            domination = region["forecast"]["domination"]
            if domination["dominates"] is not None:
                winner = domination["dominates"]
                lines.append(Ink(f"{LETTERS[winner]}+{domination['points']}", STYLES[winner]))
        return lines


# -- beside the map


class Aside:
    """The round, the Old World track, the Powers with their dials, and the reader's hand."""

    def __init__(self, view: Mapping[str, Any], game: Game, words: Words) -> None:
        self.view = view
        self.table = view["table"]
        self.words = words
        self.cards = {card["id"]: card for deck in game.content["chaos_cards"]["decks"] for card in deck["cards"]}
        self.old = {card["id"]: card for card in game.content["old_world_cards"]["cards"]}

    def lines(self, in_full: bool) -> list[Ink]:
        return [
            *self._round(),
            *self._track(in_full),
            *self._powers(),
            *self._battle(),
            *self._hand(in_full),
            *self._declared(),
        ]

    def _round(self) -> list[Ink]:
        table = self.table
        phase = self.words.say(f"cli-citow-phase-{table['phase']}")
        lines = [
            Ink(self.words.say("cli-citow-round", round=table["round"], rounds=table["rounds"], phase=phase), "bold")
        ]
        if table["announced"] is not None:
            lines.append(Ink(self.words.say("cli-citow-announced", card=Text(f"card-{table['announced']}"))))
        return lines

    def _track(self, in_full: bool) -> list[Ink]:
        """The cards of the track with what they still do."""
        old = self.table["old_world"]
        lines = []
        for card in [old["drawn"], *old["track"]]:
            if card is None:
                continue
            ink = Ink(self.words.say("cli-citow-track", card=Text(f"old-{card}")) + self._house(self.old[card]))
            if in_full and self.old[card]["persistent_timing"] is not None:
                ink.append(" " + self.words.say(f"old-persistent-{card}"), "dim")
            lines.append(ink)
        stock = self.words.tokens(self.table["stock"])
        lines.append(
            Ink(
                self.words.say(
                    "cli-citow-stock", deck=old["deck_size"], ruins=self.table["ruination"]["left"], stock=stock
                ),
                "dim",
            )
        )
        return lines

    def _powers(self) -> list[Ink]:
        lines = []
        for power, one in self.table["powers"].items():
            dial = one["dial"]
            ahead: Mapping[str, Any] = dial["ahead"][0] if dial["ahead"] else {"instruction": "victory", "amount": 0}
            reserve = " ".join(
                f"{follower['reserve']}{CLASSES[follower['class']]}"
                for follower in one["followers"].values()
                if follower["reserve"]
            )
            text = self.words.say(
                "cli-citow-power",
                points=one["victory_points"],
                power=one["power_points"],
                hand=one["hand_size"],
                peasants=one["peasants"],
                reserve=reserve or "-",
            )
            turning = self.words.say(
                "cli-citow-dial",
                position=dial["position"],
                length=dial["position"] + len(dial["ahead"]),
                threat="-" if dial["threat"] is None else str(dial["threat"]),
                counters=dial["counters"],
                next=Text(f"instruction-{ahead['instruction']}", amount=ahead["amount"]),
            )
            name = self.words.say(f"power-{power}")
            lines.append(Ink.assemble((f"{name:<9}", STYLES[power]), text))
            lines.append(Ink(f"  {turning}", "dim"))
            if one["upgrades"]:
                names = ", ".join(self.words.say(f"upgrade-{upgrade}") for upgrade in one["upgrades"])
                lines.append(Ink(f"  {names}"))
        return lines

    def _battle(self) -> list[Ink]:
        battle = self.table["battle"]
        if battle is None:
            return []
        lines = [Ink(self.words.say("cli-citow-battle", region=Text(f"region-{battle['region']}")), "bold yellow")]
        dice = self.table["dice"]
        if dice is not None and dice["region"] == battle["region"]:
            lines += [self._roll(roll) for roll in dice["rolls"]]
        return lines

    def _roll(self, roll: Mapping[str, Any]) -> Ink:
        """Dice as they fell, those that hit in bold; what let a Power roll early behind them."""
        ink = Ink.assemble((f"  {LETTERS[roll['power']]}", STYLES[roll["power"]]))
        for face in roll["faces"]:
            ink.append(f" {face}", "bold" if face >= HIT_FACE else "dim")
        if roll["cause"] in EARLY:
            ink.append(f" ({self.words.say(EARLY[roll['cause']])})", "dim")
        return ink

    def _hand(self, in_full: bool) -> list[Ink]:
        """The reader's own cards: how many, cost, magic symbol, and the text where there is room."""
        lines: list[Ink] = []
        for power, one in self.table["powers"].items():
            for card, count in Counter(one.get("hand", [])).items():
                record = self.cards[card]
                magic = "*" if record["magic_symbol"] else ""
                times = f" x{count}" if count > 1 else ""
                name = f"{record['cost']}{magic} {self.words.say(f'card-{card}')}{times}{self._house(record)}"
                ink = Ink.assemble((name, STYLES[power]))
                if in_full:
                    ink.append(self.words.say("cli-citow-card-text", text=Text(f"card-text-{card}")), "dim")
                lines.append(ink)
        if lines:
            lines.insert(0, Ink(self.words.say("cli-citow-hand"), "underline"))
        return lines

    def _house(self, record: Mapping[str, Any]) -> str:
        """Content that nobody found printed is marked."""
        return " " + self.words.say("cli-citow-house") if record["source"] == "house" else ""

    def _declared(self) -> list[Ink]:
        return [
            Ink(self.words.say(f"cli-citow-declared-{what}", seat=seat + 1), "bold yellow")
            for what, seats in self.view["declared"].items()
            for seat in seats
        ]
