"""The commands and their options. The help texts are keys of messages, put into words when the command starts."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text as Ink
from typer.exceptions import TyperException

from warhost.cli.screen import Mistake, Screen, options_of, seat_number, whole
from warhost.cli.usage import Commands, Spoken, mistake
from warhost.engine.errors import WarhostError
from warhost.engine.game import Game
from warhost.engine.text import Text
from warhost.language import LANGUAGES, language, pick

MOST = (1 << 63) - 1


class Warhost(Commands):
    """The command in the user's language: its help, and one message for whatever a user got wrong."""

    def main(self, args: Sequence[str] | None = None, *others: Any, **extra: Any) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        screen = Screen(pick(asked_language(given)))
        translate(self, screen)
        try:
            code = super().main(given, *others, obj=screen, **{**extra, "standalone_mode": False})
        except TyperException as error:
            told = mistake(error)
            if told is None:
                print(error.format_message(), file=sys.stderr)
            else:
                screen.complain(told)
            sys.exit(2)
        except WarhostError as error:
            screen.complain(error)
            sys.exit(2)
        except typer.Abort:
            sys.exit(1)
        sys.exit(code or 0)


def asked_language(args: Sequence[str]) -> str | None:
    """The language an option names, before the options are read; one we do not know is refused later."""
    for i, word in enumerate(args):
        name, _, value = word.partition("=")
        if name == "--lang":
            code = value or (args[i + 1] if i + 1 < len(args) else "")
            return code if code in LANGUAGES else None
    return None


def translate(command: Any, screen: Screen) -> None:
    """Put the help of a command, its options and the commands below it into words."""
    command.context_class = Spoken
    for thing in (command, *command.params):
        key = getattr(thing, "help", None)
        if key is not None and screen.language.knows(key):
            thing.help = screen.words(key)
    for inner in getattr(command, "commands", {}).values():
        translate(inner, screen)


# Rich would double the time to print a help
PLAIN: Any = {"cls": Commands, "no_args_is_help": True, "rich_markup_mode": None}
app = typer.Typer(**{**PLAIN, "cls": Warhost}, add_completion=False, pretty_exceptions_enable=False)
content_app = typer.Typer(**PLAIN)
position_app = typer.Typer(**PLAIN)
app.add_typer(content_app, name="content", help="cli-help-content")
app.add_typer(position_app, name="position", help="cli-help-position")

GameId = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr", help="cli-help-lang")]
Pack = Annotated[Path | None, typer.Option("--content", metavar="DIR", help="cli-help-pack")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="cli-help-option")]
Seats = Annotated[str | None, typer.Option(metavar="N", help="cli-help-seats")]
Seed = Annotated[str | None, typer.Option(metavar="N", help="cli-help-seed")]
Viewpoint = Annotated[str | None, typer.Option("--seat", metavar="S", help="cli-help-viewpoint")]


def screen_of(context: typer.Context, lang: str | None) -> Screen:
    screen: Screen = context.obj
    if lang is not None:
        screen.code = pick(lang)
    return screen


def load_game(screen: Screen, game: str, content: Path | None) -> Game:
    """The game, whose words the screen speaks from now on."""
    import warhost

    screen.game = warhost.load(game, content)
    return screen.game


def seat_count(game: Game, seats: str | None) -> int | None:
    return None if seats is None else whole("--seats", seats, 1, max(game.seats))


@app.callback(invoke_without_command=True, help="cli-help")
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
    further: Annotated[Path | None, typer.Option("--games", metavar="DIR", help="cli-help-games-folder")] = None,
    lang: Lang = None,
) -> None:
    screen = screen_of(context, lang)
    if further is not None:
        os.environ["WARHOST_GAMES"] = str(further.resolve())  # for the processes that are started from here, too
    if version:
        from importlib.metadata import version as installed

        screen.tell("cli-version", version=installed("warhost"))
        screen.tell("cli-notice", "dim")
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command(help="cli-help-games")
def games(context: typer.Context, lang: Lang = None) -> None:
    import warhost
    from warhost.rules import Rulebook

    screen = screen_of(context, lang)
    for name in warhost.games():
        game = load_game(screen, name, None)
        screen.show(Ink.assemble((name, "bold cyan"), "  ", (screen.words(f"game-{name}"), "bold")))
        screen.tell(f"game-{name}-about")
        seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        screen.tell("cli-game-line", rules=len(Rulebook(game).rules), version=game.version, seats=seats)
        screen.tell("cli-game-options")
        for option in game.options.values():
            about = screen.words(f"option-{option.name}")
            values = " | ".join(str(value).lower() for value in option.values)
            screen.show(Ink.assemble("  ", (option.name, "cyan"), " ", (values, "dim"), "\n      ", about))
    screen.tell("cli-game-how", game=warhost.games()[0])
    screen.tell("cli-notice", "dim")


@app.command(help="cli-help-play")
def play(
    context: typer.Context,
    game: GameId,
    scenario: Annotated[str | None, typer.Option(metavar="X", help="cli-help-scenario")] = None,
    option: Options = None,
    seats: Seats = None,
    seat: Annotated[list[str] | None, typer.Option(metavar="S", help="cli-help-seat")] = None,
    seed: Seed = None,
    opponent: Annotated[str | None, typer.Option(metavar="LEVEL", help="cli-help-opponent")] = None,
    start: Annotated[Path | None, typer.Option("--from", metavar="FILE", help="cli-help-from")] = None,
    content: Pack = None,
    lang: Lang = None,
) -> None:
    from warhost.bots.bot import levels
    from warhost.cli import play as table
    from warhost.engine.errors import BadOption
    from warhost.engine.text import Text

    screen = screen_of(context, lang)
    loaded = load_game(screen, game, content)
    options = options_of(option or ())
    if scenario is not None:
        options["scenario"] = scenario
    loaded.read_options(options)
    level = opponent or table.best_level(loaded)
    if level not in (*levels(loaded), table.HUMAN):
        known = tuple(Text("verbatim", text=name) for name in (*levels(loaded), table.HUMAN))
        raise BadOption("unknown-bot", bot=level, known=known)
    number = None if seed is None else whole("--seed", seed, 0, MOST)
    count = seat_count(loaded, seats)
    try:
        if start is not None:
            if options or count is not None or number is not None:
                raise Mistake("cli-from-alone")
            replay, state = table.resume(loaded, start)
        else:
            replay, state = table.begin(screen, loaded, count, number, options)
        people = [seat_number(text, state.setting.seats) for text in seat or ()]
        if level == table.HUMAN:
            people = list(range(state.setting.seats))
        elif not people:
            people = [table.choose_seat(screen, loaded, state)]
    except (EOFError, KeyboardInterrupt):
        screen.show("")
        raise typer.Exit from None
    flags = ["--opponent", level]
    if level != table.HUMAN:
        flags += [word for person in people for word in ("--seat", str(person + 1))]
    if content is not None:
        flags += ["--content", str(content)]
    bots = table.opponents(loaded, state, people, level, secrets.randbelow(1 << 31) if number is None else number)
    table.Session(screen, loaded, replay, state, bots, flags).run()


@app.command(help="cli-help-replay")
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-replay-file")],
    step: Annotated[str | None, typer.Option(metavar="N", help="cli-help-step")] = None,
    seat: Viewpoint = None,
    content: Pack = None,
    lang: Lang = None,
) -> None:
    from warhost.cli.files import read_replay
    from warhost.cli.replaying import Film, Viewer
    from warhost.cli.screen import in_file

    screen = screen_of(context, lang)
    record = read_replay(file)
    with in_file(file):
        game = load_game(screen, record.game, content)
        film = Film(game, record)
    differs = record.differs(game)
    if differs is not None:
        screen.warn(differs)
    viewer = Viewer(screen, game, film, None if seat is None else seat_number(seat, record.seats))
    number = 0 if step is None else whole("--step", step, 0, film.length)
    if screen.interactive:
        viewer.run(number)
    elif step is not None:
        viewer.show(number)
    else:
        viewer.tell_all()
    if film.problem is not None:
        with in_file(file):
            raise film.problem
    if differs is not None:
        raise typer.Exit(2)


@app.command(help="cli-help-simulate")
def simulate(
    context: typer.Context,
    game: GameId,
    games: Annotated[str, typer.Option("-n", "--games", metavar="N", help="cli-help-n")] = "100",
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="cli-help-bots")] = "random",
    seats: Seats = None,
    scenario: Annotated[str | None, typer.Option(metavar="X", help="cli-help-scenario")] = None,
    option: Options = None,
    seed: Seed = None,
    jobs: Annotated[str, typer.Option(metavar="J", help="cli-help-jobs")] = "1",
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
    content: Pack = None,
    lang: Lang = None,
) -> None:
    from warhost.cli import simulate as many

    screen = screen_of(context, lang)
    loaded = load_game(screen, game, content)
    options = options_of(option or ())
    if scenario is not None:
        options["scenario"] = scenario
    plan = many.Plan(
        game,
        None if content is None else str(content),
        seat_count(loaded, seats),
        dict(loaded.read_options(options)),
        tuple(name.strip() for name in bots.split(",")),
        0 if seed is None else whole("--seed", seed, 0, MOST >> 8),
        whole("-n", games, 1, 10_000_000),
        whole("--jobs", jobs, 1, 256),
    )
    report = many.simulate(loaded, plan, as_json)
    if as_json:
        print(json.dumps(report.to_doc(), ensure_ascii=False, indent=1))
    else:
        report.show(screen)


@app.command(help="cli-help-rules")
def rules(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME|coverage", help="cli-help-rules-game")],
    wanted: Annotated[list[str] | None, typer.Argument(metavar="ID|WORD", help="cli-help-rules-wanted")] = None,
    tests: Annotated[Path, typer.Option(metavar="DIR", help="cli-help-tests")] = Path("tests"),
    every: Annotated[bool, typer.Option("--all", help="cli-help-every")] = False,
    lang: Lang = None,
) -> None:
    import warhost
    from warhost.cli import reference
    from warhost.rules import rulebook

    screen = screen_of(context, lang)
    if game == "coverage":
        reference.show_coverage(screen, wanted or warhost.games(), tests, every)
        return
    book = rulebook(game, screen.code)
    if wanted:
        reference.show_rules(screen, book, " ".join(wanted))
    elif every:
        for section in book.sections:
            reference.show_rules(screen, book, section.id)
    else:
        reference.show_contents(screen, book)


@content_app.command("check", help="cli-help-check")
def check(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="cli-help-check-dir")],
    lang: Lang = None,
) -> None:
    import warhost
    from warhost.engine.content import read_pack

    screen = screen_of(context, lang)
    name, packed = read_pack(folder, warhost.games())
    screen.tell("cli-pack", "bold", name=name)
    for game in packed:
        changed, printed = load_game(screen, game, folder), warhost.load(game, "")
        same = changed.content.hash == printed.content.hash
        key = "cli-pack-game" if not same else "cli-pack-names" if renames(changed, printed) else "cli-pack-same"
        screen.tell(key, game=game, hash=changed.content.hash, printed=printed.content.hash)


def renames(changed: Game, printed: Game) -> bool:
    """Whether a pack calls anything otherwise than we do."""
    return any(
        language(code, changed).say(Text(key)) != language(code, printed).say(Text(key))
        for code, messages in changed.content.words.items()
        if code in LANGUAGES
        for key in messages
    )


@position_app.command("show", help="cli-help-show")
def show(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-show-file")],
    seat: Viewpoint = None,
    content: Pack = None,
    lang: Lang = None,
) -> None:
    from warhost.cli import files, layout
    from warhost.cli.screen import in_file
    from warhost.engine.replay import Replay
    from warhost.engine.text import Text

    screen = screen_of(context, lang)
    found = files.read_game(file)
    if isinstance(found, Replay):
        raise Mistake("cli-is-replay", file=str(file))
    with in_file(file):
        game = load_game(screen, found["game"], content)
    state = files.position(game, found, file)
    viewer = None if seat is None else seat_number(seat, state.setting.seats)
    mine = viewer is not None and viewer == state.seat
    offers = [state.notation(choice) for choice in state.legal()] if mine else []
    view = state.view(viewer)
    drawing = layout.draw(screen, game, view, offers)
    screen.show(layout.page(drawing, (), screen.space, layout.roomy(screen.space)))
    if view["result"] is not None:
        screen.show(Ink(screen.language.say(Text.from_doc(view["result"]["reason"])), "bold green"))
    if view["decision"] is None:
        return
    names = layout.seat_names(screen, game, view, state.setting.seats)
    prompt = Text.from_doc(view["decision"]["prompt"])
    screen.show(Ink(f"{names[state.acting]} – {screen.language.say(prompt)}", "bold"))
    if mine:
        labels = [screen.language.say(state.label(choice)) for choice in state.legal()]
        screen.show(layout.choices(labels, offers, drawing.tags, screen.space, drawing.marks))


import warhost.cli.army  # noqa: E402 - adds the commands of the army builder
import warhost.cli.serve  # noqa: E402, F401 - adds the commands of a host
