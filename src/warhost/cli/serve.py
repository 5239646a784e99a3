"""The commands of a host: run a server, look after its tables, check the dice of a replay."""

from __future__ import annotations

import errno
import logging
import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text as Ink

from warhost.cli.app import PLAIN, Lang, Pack, app, load_game, screen_of
from warhost.cli.screen import Mistake, whole

if TYPE_CHECKING:
    from warhost.tables.hall import Hall
    from warhost.tables.live import Live

tables_app = typer.Typer(**PLAIN)
app.add_typer(tables_app, name="tables", help="cli-help-tables")

COLUMNS = ("cli-column-id", "cli-column-game", "cli-column-status", "cli-column-number", "cli-column-changed")
SITTING = {"open": "cli-seat-open", "human": "cli-seat-human", "bot": "cli-seat-bot"}

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="cli-help-data")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="cli-help-database")]


@contextmanager
def server_parts() -> Iterator[None]:
    """The server's packages are an extra: who has not installed them is told how."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.split(".")[0] == "warhost":
            raise
        raise Mistake("cli-no-server", package=missing.name) from None


@app.command(help="cli-help-serve")
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="cli-help-host")] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="N", help="cli-help-port")] = "8000",
    public: Annotated[str | None, typer.Option("--public-url", metavar="URL", help="cli-help-public")] = None,
    data: Data = None,
    database: Database = None,
    processes: Annotated[str, typer.Option(metavar="N", help="cli-help-processes")] = "1",
    bots: Annotated[str, typer.Option("--bot-workers", metavar="N", help="cli-help-bot-workers")] = "1",
    lang: Lang = None,
) -> None:
    screen = screen_of(context, lang)
    with server_parts():
        from warhost.server.run import prepare, serve_together
        from warhost.server.run import serve as run
        from warhost.server.settings import Settings
    from dataclasses import replace

    usual = Settings.from_environment()
    settings = replace(
        usual,
        host=host,
        port=whole("--port", port, 1, 65535),
        public=usual.public if public is None else public.rstrip("/"),
        data=data or usual.data,
        database=usual.database if database is None else database,
        bot_workers=whole("--bot-workers", bots, 0, 64),
    )
    settings.check()
    count = whole("--processes", processes, 1, 64)
    if count > 1 and not settings.shared:
        raise Mistake("cli-processes-share")
    place = settings.public or f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
    check_pack()
    try:
        with reached(settings.database):
            listener = prepare(settings)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Mistake("cli-port-taken", place=place) from None
        raise Mistake("cli-cannot-listen", place=place, error=error.strerror or str(error)) from None
    screen.tell("cli-serving", "bold", url=place)
    if settings.shared:
        screen.tell("cli-serving-database")
    elif not settings.database:
        screen.tell("cli-serving-folder", folder=str(settings.data))
    if count > 1:
        serve_together(settings, count, listener)
    else:
        run(settings, listener)


@contextmanager
def reached(database: str) -> Iterator[None]:
    """A database that does not answer from the start is not a moment's trouble: the host has something to mend."""
    from warhost.tables.errors import Unavailable

    try:
        yield
    except Unavailable as error:
        if not database or error.text.key != "table-storage":
            raise
        raise Mistake("cli-no-database") from None


def check_pack() -> None:
    """A content pack or a game that cannot be used is refused now, not when the first player comes."""
    import warhost

    if os.environ.get("WARHOST_CONTENT") or os.environ.get("WARHOST_GAMES"):
        for name in warhost.games():
            warhost.load(name)


@contextmanager
def hall(data: Path | None, database: str | None, newest: bool = True) -> Iterator[Hall]:
    """The tables of a data folder or database, in its newest layout if asked; the server may go on running."""
    with server_parts():
        from warhost.server.settings import Settings
        from warhost.tables.hall import Hall
        from warhost.tables.store import Store
    logging.getLogger("warhost").addHandler(logging.NullHandler())  # what fails is said in words
    settings = Settings.from_environment()
    url = settings.database if database is None else database
    folder = data or settings.data
    if not url and not (folder / "warhost.db").exists():
        raise Mistake("cli-no-tables", folder=str(folder))
    store = Store(url) if url else Store.at(folder)
    try:
        with reached(url):
            if newest:
                store.migrate()
            yield Hall(store)
    finally:
        store.close()


@app.command(help="cli-help-backup")
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-backup-file")],
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    screen = screen_of(context, lang)
    # a copy made before an upgrade must open with the version before it
    with hall(data, database, newest=False) as opened:
        from warhost.tables.backup import backup as copy

        size = copy(opened.store, file)
    screen.tell("cli-backed-up", file=str(file), size=size // 1024)


@tables_app.command("list", help="cli-help-tables-list")
def list_tables(context: typer.Context, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    screen = screen_of(context, lang)
    with hall(data, database) as opened:
        from warhost.tables.listing import all_tables

        heads = all_tables(opened)
    grid = Grid(box=None, pad_edge=False)
    for heading in COLUMNS:
        grid.add_column(screen.words(heading))
    for head in heads:
        grid.add_row(head.id, head.game, head.status, str(head.number), moment(head.moved))
    screen.show(grid)
    screen.tell("cli-tables-count", count=len(heads))


def table_id(text: str) -> str:
    """The id in what a user pasted: the id itself, or the address of the table or of its replay."""
    words = text.strip()
    address = re.search(r"/tables/([^/?#\s]+)", words)
    if address is not None:
        return address[1]
    if re.search(r"[/#\s]", words) or not words:
        raise Mistake("cli-no-table-id", text=words)
    return words


def open_table(opened: Hall, text: str) -> Live:
    from warhost.tables.errors import Unknown

    table = table_id(text)
    try:
        return opened.open(table)
    except Unknown:
        raise Mistake("cli-unknown-table", table=table) from None


@tables_app.command("show", help="cli-help-tables-show")
def show_table(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="ID", help="cli-help-table-id")],
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    screen = screen_of(context, lang)
    with hall(data, database) as opened:
        live = open_table(opened, table)
        head = live.head
        screen.show(Ink.assemble((head.id, "bold cyan"), "  ", head.game, "  ", head.title))
        screen.tell("cli-table-rules", rules=head.rules, content=head.content[:12])
        screen.tell("cli-table-status", status=head.status, number=head.number, changed=moment(head.moved))
        for seat in live.seats:
            screen.tell(SITTING[seat.kind], seat=seat.seat + 1, name=seat.name or "–", level=seat.level or "")
        if head.commitment is not None:
            screen.tell("cli-table-commitment", commitment=head.commitment)
        if live.frozen is not None:
            screen.warn(live.frozen.why)


@tables_app.command("verify", help="cli-help-tables-verify")
def verify_tables(
    context: typer.Context,
    table: Annotated[str | None, typer.Argument(metavar="ID", help="cli-help-verify-id")] = None,
    everything: Annotated[bool, typer.Option("--all", help="cli-help-tables-all")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    screen = screen_of(context, lang)
    counts = {"same": 0, "changed": 0, "gone": 0}
    with hall(data, database) as opened:
        from warhost.tables.archive import verify_tables as check

        only = None if table is None else open_table(opened, table).id
        for verdict in check(opened, everything, only):
            counts[verdict.verdict] += 1
            if verdict.why is not None:
                if verdict.verdict == "changed":
                    load_game(screen, verdict.game, None)
                screen.show(Ink.assemble((verdict.table, "bold red"), "  ", verdict.game))
                key = "cli-table-changed" if verdict.verdict == "changed" else "cli-table-gone"
                screen.tell(key, number=verdict.number, why=verdict.why)
    screen.tell("cli-tables-verified", same=counts["same"], changed=counts["changed"], gone=counts["gone"])
    if counts["changed"] or counts["gone"]:
        screen.tell("cli-tables-finish")
        raise typer.Exit(1)


@app.command(help="cli-help-verify")
def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-verify-file")],
    commitment: Annotated[str | None, typer.Option(metavar="HEX", help="cli-help-commitment")] = None,
    salt: Annotated[list[str] | None, typer.Option(metavar="SEAT=SALT", help="cli-help-salt")] = None,
    content: Pack = None,
    lang: Lang = None,
) -> None:
    from warhost.cli.files import read_replay
    from warhost.cli.screen import in_file
    from warhost.tables.dice import verify as check

    screen = screen_of(context, lang)
    replay = read_replay(file)
    salts = dict(_salt(text, replay.seats) for text in salt or ())
    with in_file(file):
        game = load_game(screen, replay.game, content)
        finding = check(replay, game, commitment, salts)
    if finding.fault is not None:
        screen.show(Ink(screen.language.say(finding.fault), "bold red"))
        raise typer.Exit(1)
    screen.tell("cli-verify-replayed", choices=finding.choices, numbers=finding.numbers)
    if finding.commitment is None:
        screen.tell("cli-verify-not-secure")
        return
    screen.tell("cli-verify-commitment", commitment=finding.commitment)
    if commitment is None:
        screen.tell("cli-verify-compare")
    if not finding.proven:
        screen.tell("cli-verify-unproven")
    screen.tell("cli-verify-good", "bold green")


def _salt(text: str, seats: int) -> tuple[int, str]:
    seat, equals, salt = text.partition("=")
    if not equals:
        raise Mistake("cli-salt-form", text=text)
    return whole("--salt", seat, 1, seats) - 1, salt


def moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
