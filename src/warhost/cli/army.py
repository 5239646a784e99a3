"""The army builder of Stratego Legends in a terminal: find units, check an army, fill it up, keep and share it."""

from __future__ import annotations

import secrets
import textwrap
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text as Ink

from warhost.cli.app import MOST, PLAIN, Lang, Pack, Seed, app, load_game, screen_of
from warhost.cli.kept_armies import keep, kept, kept_file
from warhost.cli.screen import Mistake, Screen, own_command, whole
from warhost.engine.game import Game
from warhost.engine.text import Text

GAME = "stratego_legends"

army_app = typer.Typer(**PLAIN)
app.add_typer(army_app, name="army", help="cli-help-army")

Army = Annotated[list[str] | None, typer.Argument(metavar="ARMY", help="cli-help-army-text")]
Side = Annotated[str | None, typer.Option(metavar="beige|grey", help="cli-help-army-side")]
Copies = Annotated[str, typer.Option(metavar="any|three|two|one", help="cli-help-army-copies")]
NoRare = Annotated[bool, typer.Option("--no-rare", help="cli-help-army-rare")]
Save = Annotated[str | None, typer.Option(metavar="NAME", help="cli-help-army-save")]
Bare = Annotated[bool, typer.Option("--text", help="cli-help-army-bare")]


# -- the commands


class Builder:
    """One call of the army builder, and what is shown of the answer."""

    def __init__(self, context: typer.Context, lang: str | None, content: Path | None) -> None:
        self.screen: Screen = screen_of(context, lang)
        self.game: Game = load_game(self.screen, GAME, content)

    def answer(
        self, do: str, words: list[str] | None, side: str | None, copies: str, no_rare: bool, **more: str
    ) -> Mapping[str, Any]:
        text = " ".join(words or ())
        text = kept().get(text, text)
        wanted = side or self.side_of(text)
        asked: dict[str, object] = {"do": do, "army": text, "side": wanted, "copies": copies, "rare": not no_rare}
        return self.game.consult("army", {**asked, **more})

    def side_of(self, text: str) -> str:
        """The side of an army's first unit; beige for one without units."""
        units = self.game.consult("army", {"army": text})["units"]
        known = set(self.game.consult("units", {"side": "grey"})["units"])
        return "grey" if units and units[0] in known else "beige"

    def show(self, doc: Mapping[str, Any], name: str | None, bare: bool) -> None:
        if name is not None:
            doc = self.game.consult("army", {"army": doc["text"], "side": doc["side"], "name": name})
            if not doc["name"]:
                raise Mistake("cli-army-no-name")
            keep(doc["name"], doc["text"])
        if bare:
            print(doc["text"])
            return
        self.show_rows(doc)
        self.show_problems(doc)
        if name is not None:
            self.screen.tell("cli-army-kept", "bold green", name=doc["name"], file=str(kept_file()))

    def show_rows(self, doc: Mapping[str, Any]) -> None:
        screen = self.screen
        title = doc["name"] or screen.words(f"side-{doc['side']}")
        count = screen.words("cli-army-count", count=len(doc["units"]), size=doc["size"])
        screen.show(Ink.assemble((title, "bold"), f" – {count}"))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for row in doc["rows"]:
            units = [screen.words(f"unit-{unit}") for unit in dict.fromkeys(row["units"])]
            copies = [row["units"].count(unit) for unit in dict.fromkeys(row["units"])]
            names = [name if n == 1 else f"{name} ×{n}" for name, n in zip(units, copies)]
            full = len(row["units"]) == row["wanted"]
            counts = Ink(f"{len(row['units'])}/{row['wanted']}", "green" if full else "red")
            grid.add_row(screen.words(f"row-{row['row']}"), counts, ", ".join(names))
        screen.show(grid)

    def is_kept(self, doc: Mapping[str, Any]) -> bool:
        return bool(doc["name"]) and kept().get(doc["name"]) == doc["text"]

    def show_problems(self, doc: Mapping[str, Any]) -> None:
        screen = self.screen
        if not doc["problems"]:
            screen.tell("cli-army-ready", "bold green")
            option = f"{doc['side']}_lists={doc['text']}"
            print(own_command("play", GAME, "-o", "armies=lists", "-o", option))  # on one line, to be copied
            secret = own_command("play", GAME, "-o", "armies=muster")
            screen.tell(
                "cli-army-in-secret", command=secret, text=f"army {doc['name'] if self.is_kept(doc) else doc['text']}"
            )
            return
        screen.tell("cli-army-not-ready", "bold red")
        for problem in doc["problems"]:
            text = screen.language.say(Text.from_doc(problem["text"]))
            screen.show(Ink.assemble(f"  {text} ", (problem["rule"], "dim")))
        if doc["units"]:
            print(doc["text"])


@army_app.command("check", help="cli-help-army-check")
def check(
    context: typer.Context,
    army: Army = None,
    side: Side = None,
    copies: Copies = "any",
    no_rare: NoRare = False,
    save: Save = None,
    text: Bare = False,
    content: Pack = None,
    lang: Lang = None,
) -> None:
    builder = Builder(context, lang, content)
    builder.show(builder.answer("check", army, side, copies, no_rare), save, text)


@army_app.command("fill", help="cli-help-army-fill")
def fill(
    context: typer.Context,
    army: Army = None,
    side: Side = None,
    copies: Copies = "any",
    no_rare: NoRare = False,
    seed: Seed = None,
    save: Save = None,
    text: Bare = False,
    content: Pack = None,
    lang: Lang = None,
) -> None:
    builder = Builder(context, lang, content)
    builder.show(builder.answer("fill", army, side, copies, no_rare, seed=some(seed)), save, text)


@army_app.command("surprise", help="cli-help-army-surprise")
def surprise(
    context: typer.Context,
    side: Side = None,
    copies: Copies = "any",
    no_rare: NoRare = False,
    seed: Seed = None,
    save: Save = None,
    text: Bare = False,
    content: Pack = None,
    lang: Lang = None,
) -> None:
    builder = Builder(context, lang, content)
    builder.show(builder.answer("surprise", None, side, copies, no_rare, seed=some(seed)), save, text)


def some(seed: str | None) -> str:
    """The seed that was given, or any."""
    return str(secrets.randbelow(1 << 31) if seed is None else whole("--seed", seed, 0, min(MOST, 10**18 - 1)))


@army_app.command("list", help="cli-help-army-list")
def list_armies(context: typer.Context, content: Pack = None, lang: Lang = None) -> None:
    builder = Builder(context, lang, content)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name, text in kept().items():
        doc = builder.answer("check", [text], None, "any", False)
        ready = "cli-army-ready" if doc["ready"] else "cli-army-unfinished"
        grid.add_row(Ink(name, "bold cyan"), builder.screen.words(f"side-{doc['side']}"), builder.screen.words(ready))
    files = builder.game.content["armies"]
    for kind in ("starter_armies", "box_armies", "expansion_armies"):
        for army in files[kind]:
            title = f"army-{army['id']}"
            known = builder.screen.language.knows(title)
            name = builder.screen.words(title) if known else ""
            grid.add_row(Ink(army["id"], "cyan"), builder.screen.words(f"side-{army['army']}"), name)
    builder.screen.show(grid)


@army_app.command("units", help="cli-help-army-units")
def units(
    context: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="WORD", help="cli-help-army-words")] = None,
    side: Side = None,
    nation: Annotated[str, typer.Option(metavar="COLOUR", help="cli-help-army-nation")] = "any",
    strength: Annotated[str, typer.Option(metavar="1–10|magic|castle", help="cli-help-army-strength")] = "any",
    kind: Annotated[str, typer.Option("--type", metavar="TYPE", help="cli-help-army-type")] = "any",
    power: Annotated[str, typer.Option(metavar="POWER", help="cli-help-army-power")] = "any",
    no_rare: NoRare = False,
    content: Pack = None,
    lang: Lang = None,
) -> None:
    builder = Builder(context, lang, content)
    screen = builder.screen
    asked: dict[str, object] = {
        "words": " ".join(words or ()),
        "side": side or "any",
        "nation": nation,
        "strength": strength,
        "type": kind,
        "power": power,
        "rare": not no_rare,
    }
    found = builder.game.consult("units", asked)["units"]
    records = {unit["id"]: unit for unit in builder.game.content["units"]["units"]}
    for unit in found:
        record = records[unit]
        line = screen.words(
            "cli-army-unit",
            number=record["number"],
            row=Text(f"row-{record['strength']}"),
            nation=Text(f"nation-{record['color']}"),
            type=Text(f"type-{record['type'].lower()}"),
        )
        screen.show(Ink.assemble((screen.words(f"unit-{unit}"), "bold"), f"  {line}  ", (unit, "dim")))
        for place in range(len(record["powers"])):
            power_text = screen.words(f"power-{unit}-{place + 1}")
            for part in textwrap.wrap(power_text, screen.console.width - 4, break_on_hyphens=False):
                screen.show(f"    {part}")
    screen.tell("cli-army-found", "dim", count=len(found))
