"""What a host may choose: where to listen, where data lies, how players are told, how much one may ask for."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from warhost.engine.text import Text
from warhost.tables.errors import Unfit


@dataclass(frozen=True)
class Limits:
    """How much one address, seat or socket may ask for. A rate is (per second, at once)."""

    calls: tuple[float, int] = (20.0, 200)  # HTTP calls of an address
    news: tuple[float, int] = (0.2, 20)  # new tables, imports and mails of an address
    links: tuple[float, int] = (0.5, 30)  # links tried by an address
    messages: tuple[float, int] = (10.0, 60)  # messages of a socket
    choices: tuple[float, int] = (20.0, 60)  # choices of a seat
    sockets: int = 64  # open sockets of an address
    table_sockets: int = 256  # open sockets of a table
    body: int = 64 * 1024  # bytes of a request
    replay: int = 4 * 1024 * 1024  # bytes of an imported replay
    message: int = 16 * 1024  # bytes of a socket's message
    slow: float = 10.0  # seconds a reader may keep us waiting
    excess: int = 200  # messages too many before a socket is closed
    work: tuple[float, int] = (0.25, 20)  # seconds of computing for an address: replays, earlier moments, reasons
    tables_a_day: int = 200  # new tables of an address
    guests_a_day: int = 300  # new guests of an address
    chat_a_day: int = 3000  # lines of chat of an address
    storage_a_day: int = 64 * 1024 * 1024  # bytes of imported replays of an address
    mails_a_day: int = 5  # mails that ask or remind one recipient
    headers: float = 10.0  # seconds a request may take until its headers are there
    upload: float = 30.0  # seconds its body may take

    @staticmethod
    def none() -> Limits:
        """For measurements, where one address plays many tables."""
        much = (1e9, 1_000_000)
        most = 1_000_000_000
        return Limits(
            much, much, much, much, much, 1_000_000, 1_000_000,
            work=much, tables_a_day=most, guests_a_day=most, chat_a_day=most, storage_a_day=most, mails_a_day=most,
        )  # fmt: skip

    @staticmethod
    def from_text(text: str) -> Limits:
        """Limits as a host writes them: `tables_a_day=500 calls=50/400`, what is not named stays as it is."""
        named: dict[str, Any] = {}
        kinds = {part.name: part.default for part in fields(Limits)}
        for part in text.replace(",", " ").split():
            name, _, value = part.partition("=")
            usual = kinds.get(name)
            try:
                if isinstance(usual, tuple):
                    rate, _, size = value.partition("/")
                    named[name] = (float(rate), int(size))
                    fits = float(rate) >= 0 and int(size) > 0
                else:
                    named[name] = int(value) if isinstance(usual, int) else float(value)
                    fits = usual is not None and named[name] > 0
            except ValueError:
                fits = False
            if not fits:
                raise Unfit(
                    "server-bad-limit", limit=part, known=tuple(Text("verbatim", text=known) for known in kinds)
                )
        return Limits(**named)


@dataclass(frozen=True)
class Settings:
    """A server as its host set it up."""

    host: str = "127.0.0.1"
    port: int = 8000
    public: str = ""  # the address players use, if it is another one
    data: Path = field(default_factory=lambda: data_folder(os.environ))
    database: str = ""  # of PostgreSQL; SQLite in the data folder if empty
    trusted: str = "127.0.0.1"  # proxies whose word on the caller's address is taken
    smtp: str = ""
    sender: str = ""
    webhook: str = ""
    notice_after: float = 120.0  # seconds a player is left in peace
    bot_seconds: float = 20.0  # that a bot may think about a turn
    bot_workers: int = 1
    limits: Limits = field(default_factory=Limits)
    metrics_for_all: bool = False

    @property
    def origin(self) -> str:
        """The origin players' browsers name; empty if it is whatever they called us by."""
        if not self.public:
            return ""
        parts = urlsplit(self.public)
        usual = {"http": ":80", "https": ":443"}[parts.scheme]  # which browsers leave out
        return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"

    @property
    def secure(self) -> bool:
        return self.public.startswith("https://")

    @property
    def shared(self) -> bool:
        """Whether several processes may serve the same tables."""
        return self.database.startswith("postgresql")

    def check(self) -> None:
        """Refuse addresses that could never work."""
        if self.public and not (is_address(self.public, "http", "https") and is_bare(self.public)):
            raise Unfit("server-bad-public", url=self.public)
        if self.webhook and not is_address(self.webhook, "http", "https"):
            raise Unfit("server-bad-webhook")
        if self.smtp and not is_address(self.smtp, "smtp", "smtps"):
            raise Unfit("server-bad-smtp")

    @staticmethod
    def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
        """What the environment says; the command line has the last word."""
        get = environment.get
        return Settings(
            public=get("WARHOST_PUBLIC", "").rstrip("/"),
            data=Path(get("WARHOST_DATA") or data_folder(environment)),
            database=get("WARHOST_DATABASE", ""),
            trusted=get("WARHOST_PROXIES", "127.0.0.1"),
            smtp=get("WARHOST_SMTP", ""),
            sender=get("WARHOST_SENDER", ""),
            webhook=get("WARHOST_WEBHOOK", ""),
            metrics_for_all=get("WARHOST_METRICS", "") == "all",
            limits=Limits.from_text(get("WARHOST_LIMITS", "")),
        )


def is_address(text: str, *schemes: str) -> bool:
    """Whether a text is the address of a host."""
    try:
        parts = urlsplit(text)
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def is_bare(address: str) -> bool:
    """Whether nothing stands behind the host."""
    parts = urlsplit(address)
    return parts.path in ("", "/") and not parts.query and not parts.fragment


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The user's folder for data, as the system has it."""
    home = Path(environment.get("HOME") or Path.home())
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData/Local") / "warhost"
    if platform == "darwin":
        return home / "Library/Application Support/warhost"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local/share") / "warhost"
