"""Guests: whom a cookie stands for, and where they want their turns told."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from warhost.tables import schema
from warhost.tables.errors import Unavailable
from warhost.tables.people import digest, new_token
from warhost.tables.store import Store

REMEMBERED: Final = 10_000  # cookies we need not look up again


@dataclass(frozen=True, slots=True)
class Mailbox:
    """The address a guest gave, whether it has agreed to our mail, and the language to write in."""

    address: str | None
    confirmed: bool
    language: str

    @property
    def open(self) -> str | None:
        """Where we may write to."""
        return self.address if self.confirmed else None


class Guests:
    """Everybody who ever came. Calls may come from any thread."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._known: dict[str, int] = {}

    def of(self, cookie: str | None) -> int | None:
        """The guest a cookie belongs to; nobody for a cookie we never gave."""
        if not cookie or len(cookie) > 64:
            return None
        hashed = digest(cookie)
        guest = self._known.get(hashed)
        if guest is None:
            query = select(schema.guests.c.id).where(schema.guests.c.token == hashed)
            guest = self._store.read(lambda connection: connection.execute(query).scalar())
            if guest is not None:
                if len(self._known) > REMEMBERED:
                    self._known.clear()
                self._known[hashed] = guest
        return guest

    def new(self, language: str = "en") -> tuple[int, str]:
        """A guest and the cookie to give."""
        cookie = new_token()
        row = insert(schema.guests).values(
            token=digest(cookie), created=self._now(), mail_confirmed=False, language=language
        )

        def add(connection: Connection) -> int:
            key = connection.execute(row).inserted_primary_key
            assert key is not None
            return int(key[0])

        return self._store.write(add), cookie

    def forget(self, guest: int) -> None:
        """A guest who got no seat was never here."""
        with contextlib.suppress(Unavailable):
            self._store.write(
                lambda connection: connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))
            )

    # -- mail

    def mailbox(self, guest: int | None) -> Mailbox | None:
        columns = schema.guests.c
        query = select(columns.mail, columns.mail_confirmed, columns.language).where(columns.id == guest)
        row = self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else Mailbox(row.mail, row.mail_confirmed, row.language)

    def set_mail(self, guest: int, address: str, language: str) -> str:
        """Note an address, or with an empty one none; gives the token by which the address may agree."""
        token = new_token()
        values = {
            "mail": address or None,
            "mail_confirmed": False,
            "mail_token": digest(token) if address else None,
            "language": language,
        }
        step = update(schema.guests).where(schema.guests.c.id == guest).values(values)
        self._store.write(lambda connection: connection.execute(step))
        return token

    def confirm_mail(self, token: str) -> str | None:
        """The owner of an address agrees; gives the language to thank in, None for a token we never gave."""
        columns = schema.guests.c
        query = select(columns.id, columns.language).where(columns.mail_token == digest(token))
        row = self._store.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        step = update(schema.guests).where(columns.id == row.id).values(mail_confirmed=True, mail_token=None)
        self._store.write(lambda connection: connection.execute(step))
        return str(row.language)
