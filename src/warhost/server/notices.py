"""Telling players that it is their turn, by mail or by the host's webhook: once a turn, never while they look."""

from __future__ import annotations

import json
import logging
import smtplib
import ssl
import urllib.request
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from http.client import HTTPException
from itertools import islice
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from warhost.engine.errors import WarhostError
from warhost.engine.text import Text
from warhost.language import language
from warhost.server import links
from warhost.server.faults import TooFast
from warhost.server.limits import Buckets, a_day
from warhost.server.settings import Settings
from warhost.tables import absence
from warhost.tables.due import Turn, claim_notice, release_notice, turns
from warhost.tables.errors import Closed, Unfit, Unknown
from warhost.tables.hall import Hall
from warhost.tables.live import Live

TIMEOUT: Final = 15.0
AT_ONCE: Final = 200  # players told in one round
RETRY: Final = 600.0  # seconds before a notice that could not be sent is tried again

logger: Final = logging.getLogger(__name__)


class Notices:
    """The host's ways to reach players."""

    def __init__(
        self,
        settings: Settings,
        hall: Hall,
        send_mail: Callable[[Settings, str, str, str], None] | None = None,
        call_webhook: Callable[[Settings, dict[str, Any]], None] | None = None,
    ) -> None:
        self.settings = settings
        self.hall = hall
        self._send_mail = send_mail or send_mail_by_smtp
        self._call_webhook = call_webhook or post_to_webhook
        self._retry: dict[tuple[str, int], float] = {}
        self._mailed = Buckets(a_day(settings.limits.mails_a_day))
        hall.reminds = self.mails or bool(settings.webhook)

    @property
    def mails(self) -> bool:
        return bool(self.settings.smtp and self.settings.sender and self.settings.public)

    # -- turns

    def sweep(self) -> int:
        """Tell everybody who is due; how many were told."""
        if not (self.mails or self.settings.webhook):
            return 0
        told = 0
        for turn in islice(self._due(), AT_ONCE):
            if claim_notice(self.hall, turn.table, turn.seat, turn.since):
                told += self._tell(turn)
        return told

    def _due(self) -> Iterator[Turn]:
        """Turns to tell, the longest first."""
        for turn in turns(self.hall, self.settings.notice_after, by_mail_only=not self.settings.webhook):
            if not self._rests(turn) and not self._looks(turn):
                yield turn

    def remind(self, live: Live, guest: int | None, seat: int, absent: int) -> None:
        """Tell somebody who is away that the game waits for them; raises if that is not possible now."""
        noted = absence.remind(self.hall, live, guest, seat, absent)
        mailbox = self.hall.guests.mailbox(noted.guest)
        assert mailbox is not None
        head = live.head
        turn = Turn(live.id, head.game, head.title, absent, head.turn_since, noted.name or "", mailbox)
        try:
            if not self._ways(turn):
                raise Closed("server-remind-unknown")
            if mailbox.open is not None:
                self._demand_mail(mailbox.open)
            if not self._told(turn, reminds=True):
                raise Closed("server-remind-failed")
        except WarhostError:
            absence.not_reminded(self.hall, live, noted)
            raise

    def _demand_mail(self, address: str) -> None:
        """Nobody's box is filled by others, however many guests they pretend to be."""
        if wait := self._mailed.spend(address.lower()):
            raise TooFast("server-limit-mails", wait, count=self.settings.limits.mails_a_day)

    def _rests(self, turn: Turn) -> bool:
        """Whether telling it failed a while ago."""
        return self._retry.get((turn.table, turn.seat), 0.0) > self.hall.now()

    def _looks(self, turn: Turn) -> bool:
        self.hall.presence.learn(turn.table)
        return turn.seat in self.hall.presence.of(turn.table)

    def _tell(self, turn: Turn) -> bool:
        """Try every way; if none gets through it is tried again later, but nothing that did is ever sent twice."""
        told = self._told(turn)
        if not told:
            self._retry[(turn.table, turn.seat)] = self.hall.now() + RETRY
            release_notice(self.hall, turn.table, turn.seat)
        return told

    def _ways(self, turn: Turn) -> list[Callable[[Turn, bool], None]]:
        ways: list[Callable[[Turn, bool], None]] = []
        if turn.mailbox.open is not None and self.mails:
            ways.append(self._by_mail)
        if self.settings.webhook:
            ways.append(self._by_webhook)
        return ways

    def _told(self, turn: Turn, reminds: bool = False) -> bool:
        """Whether any way got through; `reminds` says that somebody at the table asked for it."""
        told = False
        for way in self._ways(turn):
            try:
                way(turn, reminds)
                told = True
            except (OSError, HTTPException, ValueError) as error:
                logger.error("notice-failed", extra={"table": turn.table, "error": type(error).__name__})
        return told

    def _by_mail(self, turn: Turn, reminds: bool) -> None:
        speak = language(turn.mailbox.language, self.hall.load(turn.game)).say
        address = links.table(self.settings, turn.table)
        what = Text("verbatim", text=turn.title) if turn.title else Text(f"game-{turn.game}")
        if not reminds:
            subject = speak(Text("server-mail-turn", table=what))
            body = speak(Text("server-mail-turn-body", name=turn.name, table=what, url=address))
        else:
            subject = speak(Text("server-mail-reminder", table=what))
            body = speak(Text("server-mail-reminder-body", name=turn.name, table=what, url=address))
        assert turn.mailbox.open is not None
        self._send_mail(self.settings, turn.mailbox.open, subject, body)

    def _by_webhook(self, turn: Turn, reminds: bool) -> None:
        self._call_webhook(
            self.settings,
            {
                "event": "turn" if not reminds else "reminder",
                "table": turn.table,
                "game": turn.game,
                "title": turn.title,
                "seat": turn.seat,
                "name": turn.name,
                "url": links.table(self.settings, turn.table),
            },
        )

    # -- addresses

    def of(self, guest: int | None) -> dict[str, Any]:
        """What a guest has asked for."""
        mailbox = self.hall.guests.mailbox(guest)
        return {
            "possible": self.mails,
            "mail": mailbox.address if mailbox else None,
            "confirmed": bool(mailbox and mailbox.confirmed),
        }

    def ask(self, guest: int, mail: str, language_code: str) -> None:
        """Ask an address whether it wants our mail; an empty one ends it."""
        if not self.mails:
            raise Closed("server-no-mail")
        address = mail.strip()
        if address and not plausible(address):
            raise Unfit("server-bad-mail")
        if address:
            self._demand_mail(address)
        token = self.hall.guests.set_mail(guest, address, language_code)
        if not address:
            return
        speak = language(language_code).say
        url = f"{self.settings.public}/api/notice/confirm?token={token}"
        try:
            self._send_mail(
                self.settings,
                address,
                speak(Text("server-mail-confirm")),
                speak(Text("server-mail-confirm-body", url=url)),
            )
        except (OSError, ValueError) as error:
            logger.error("notice-failed", extra={"error": type(error).__name__})
            raise Closed("server-mail-failed") from None

    def confirm(self, token: str) -> str:
        """The owner of an address agrees; gives the language to thank in."""
        spoken = self.hall.guests.confirm_mail(token)
        if spoken is None:
            raise Unknown("server-unknown-mail-link")
        return spoken


def plausible(address: str) -> bool:
    """One address, and nothing that could add a line to the head of a mail."""
    local, _, domain = address.partition("@")
    return (
        bool(local and "." in domain)
        and address.isascii()
        and address.isprintable()
        and not set(address) & set(' ,;<>"()')
    )


def send_mail_by_smtp(settings: Settings, to: str, subject: str, body: str) -> None:
    """`smtp://user:password@host:587` talks TLS after a greeting, `smtps://` from the start."""
    parts = urlsplit(settings.smtp)
    message = EmailMessage()
    message["From"] = settings.sender
    message["To"] = to
    message["Subject"] = subject
    message.set_content(body)
    host = parts.hostname or "localhost"
    context = ssl.create_default_context()
    connection: smtplib.SMTP
    if parts.scheme == "smtps":
        connection = smtplib.SMTP_SSL(host, parts.port or 465, timeout=TIMEOUT, context=context)
    else:
        connection = smtplib.SMTP(host, parts.port or 25, timeout=TIMEOUT)
    with connection:
        if parts.scheme != "smtps" and (parts.username or parts.port == 587):
            connection.starttls(context=context)
        if parts.username:
            connection.login(unquote(parts.username), unquote(parts.password or ""))
        connection.send_message(message)


def post_to_webhook(settings: Settings, doc: dict[str, Any]) -> None:
    request = urllib.request.Request(
        settings.webhook, json.dumps(doc).encode(), {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=TIMEOUT):
        return
