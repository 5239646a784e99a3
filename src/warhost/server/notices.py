"""Telling players that it is their turn, by mail or by the host's webhook: once a turn, never while they look."""

from __future__ import annotations

import json
import logging
import smtplib
import ssl
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from email.message import EmailMessage
from http.client import HTTPException
from itertools import islice
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from sqlalchemy import select, update

from warhost.engine.errors import WarhostError
from warhost.engine.text import Text
from warhost.language import language
from warhost.server import links
from warhost.server.faults import TooFast
from warhost.server.limits import Buckets, a_day
from warhost.server.settings import Settings
from warhost.tables import absence, schema
from warhost.tables.errors import Closed, Unfit, Unknown
from warhost.tables.hall import Hall
from warhost.tables.live import RUNNING, Live
from warhost.tables.people import HUMAN, digest, new_token

TIMEOUT: Final = 15.0
AT_ONCE: Final = 200  # players told in one round
RETRY: Final = 600.0  # seconds before a notice that could not be sent is tried again

logger: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Due:
    """A player who has not been told."""

    table: str
    game: str
    title: str
    seat: int
    turn_since: int
    name: str
    mail: str | None
    language: str
    reminds: bool = False  # somebody at the table asks for it


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
        for due in islice(self._due(), AT_ONCE):
            if self._claim(due, due.turn_since):
                told += self._tell(due)
        return told

    def _due(self) -> Iterator[Due]:
        """Whom to tell, who waits longest first."""
        tables, seats, guests = schema.tables.c, schema.seats.c, schema.guests.c
        query = (
            select(tables.id, tables.game, tables.title, tables.turn, tables.turn_since)
            .add_columns(seats.name, guests.mail, guests.mail_confirmed, guests.language)
            .join(schema.seats, (seats.table == tables.id) & (seats.seat == tables.turn))
            .join(schema.guests, guests.id == seats.guest)
            .where(
                tables.status == RUNNING,
                seats.kind == HUMAN,
                seats.noticed != tables.turn_since,
                tables.moved <= self.hall.now() - self.settings.notice_after,
            )
            .order_by(tables.moved)
        )
        if not self.settings.webhook:
            query = query.where(guests.mail_confirmed)
        rows = self.hall.store.read(lambda connection: connection.execute(query).all())
        for row in rows:
            mail = row.mail if row.mail_confirmed else None
            due = Due(row.id, row.game, row.title, row.turn, row.turn_since, row.name or "", mail, row.language)
            if due.table not in self.hall.frozen and not self._rests(due) and not self._looks(due):
                yield due

    def remind(self, live: Live, guest: int | None, seat: int, absent: int) -> None:
        """Tell somebody who is away that the game waits for them; raises if that is not possible now."""
        columns = schema.guests.c
        noted = absence.remind(self.hall, live, guest, seat, absent)
        query = select(columns.mail, columns.mail_confirmed, columns.language).where(columns.id == noted.guest)
        found = self.hall.store.read(lambda connection: connection.execute(query).one())
        head = live.head
        mail = found.mail if found.mail_confirmed else None
        due = Due(live.id, head.game, head.title, absent, head.turn_since, noted.name or "", mail, found.language, True)
        try:
            if not self._ways(due):
                raise Closed("server-remind-unknown")
            if due.mail is not None:
                self._demand_mail(due.mail)
            if not self._told(due):
                raise Closed("server-remind-failed")
        except WarhostError:
            absence.not_reminded(self.hall, live, noted)
            raise

    def _demand_mail(self, address: str) -> None:
        """Nobody's box is filled by others, however many guests they pretend to be."""
        if wait := self._mailed.spend(address.lower()):
            raise TooFast("server-limit-mails", wait, count=self.settings.limits.mails_a_day)

    def _rests(self, due: Due) -> bool:
        """Whether telling them failed a while ago."""
        return self._retry.get((due.table, due.seat), 0.0) > self.hall.now()

    def _looks(self, due: Due) -> bool:
        self.hall.presence.learn(due.table)
        return due.seat in self.hall.presence.of(due.table)

    def _claim(self, due: Due, mark: int) -> bool:
        """Whether it is ours to tell: of several processes one only gets to."""
        columns = schema.seats.c
        step = (
            update(schema.seats)
            .where(columns.table == due.table, columns.seat == due.seat, columns.noticed != mark)
            .values(noticed=mark)
        )
        return self.hall.store.write(lambda connection: connection.execute(step).rowcount) == 1

    def _tell(self, due: Due) -> int:
        """Try every way; if none gets through it is tried again later, but nothing that did is ever sent twice."""
        told = self._told(due)
        if not told:
            self._retry[(due.table, due.seat)] = self.hall.now() + RETRY
            self._claim(due, -1)
        return told

    def _ways(self, due: Due) -> list[Callable[[Due], None]]:
        ways: list[Callable[[Due], None]] = [self._by_mail] if due.mail is not None and self.mails else []
        if self.settings.webhook:
            ways.append(self._by_webhook)
        return ways

    def _told(self, due: Due) -> int:
        told = 0
        for way in self._ways(due):
            try:
                way(due)
                told = 1
            except (OSError, HTTPException, ValueError) as error:
                logger.error("notice-failed", extra={"table": due.table, "error": type(error).__name__})
        return told

    def _by_mail(self, due: Due) -> None:
        speak = language(due.language, self.hall.load(due.game)).say
        address = links.table(self.settings, due.table)
        what = Text("verbatim", text=due.title) if due.title else Text(f"game-{due.game}")
        if not due.reminds:
            subject = speak(Text("server-mail-turn", table=what))
            body = speak(Text("server-mail-turn-body", name=due.name, table=what, url=address))
        else:
            subject = speak(Text("server-mail-reminder", table=what))
            body = speak(Text("server-mail-reminder-body", name=due.name, table=what, url=address))
        assert due.mail is not None
        self._send_mail(self.settings, due.mail, subject, body)

    def _by_webhook(self, due: Due) -> None:
        self._call_webhook(self.settings, self._doc(due))

    def _doc(self, due: Due) -> dict[str, Any]:
        return {
            "event": "turn" if not due.reminds else "reminder",
            "table": due.table,
            "game": due.game,
            "title": due.title,
            "seat": due.seat,
            "name": due.name,
            "url": links.table(self.settings, due.table),
        }

    # -- addresses

    def of(self, guest: int | None) -> dict[str, Any]:
        """What a guest has asked for."""
        columns = schema.guests.c
        query = select(columns.mail, columns.mail_confirmed).where(columns.id == guest)
        found = self.hall.store.read(lambda connection: connection.execute(query).first())
        return {
            "possible": self.mails,
            "mail": found.mail if found else None,
            "confirmed": bool(found and found.mail_confirmed),
        }

    def ask(self, guest: int, mail: str, language_code: str) -> None:
        """Ask an address whether it wants our mail; an empty one ends it."""
        if not self.mails:
            raise Closed("server-no-mail")
        token = new_token()
        address = mail.strip()
        if address and not plausible(address):
            raise Unfit("server-bad-mail")
        if address:
            self._demand_mail(address)
        values = {
            "mail": address or None,
            "mail_confirmed": False,
            "mail_token": digest(token) if address else None,
            "language": language_code,
        }
        step = update(schema.guests).where(schema.guests.c.id == guest).values(values)
        self.hall.store.write(lambda connection: connection.execute(step).rowcount)
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
        columns = schema.guests.c
        hashed = digest(token)
        query = select(columns.id, columns.language).where(columns.mail_token == hashed)
        found = self.hall.store.read(lambda connection: connection.execute(query).first())
        if found is None:
            raise Unknown("server-unknown-mail-link")
        step = update(schema.guests).where(columns.id == found.id).values(mail_confirmed=True, mail_token=None)
        self.hall.store.write(lambda connection: connection.execute(step).rowcount)
        return str(found.language)


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
