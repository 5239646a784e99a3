"""Who may do what at a table: guests, their seats, links, and the one function that authorises."""

from __future__ import annotations

import hashlib
import secrets
import string
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from warhost.tables.errors import Forbidden, Unfit, Unknown

OPEN: Final = "open"
HUMAN: Final = "human"
BOT: Final = "bot"

NAME_LENGTH: Final = 40
TITLE_LENGTH: Final = 80
SALT_LENGTH: Final = 64
CHAT_LENGTH: Final = 500
LETTERS: Final = string.ascii_letters + string.digits  # of a token
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # Unicode categories without a shape of their own


def new_token() -> str:
    """At least 128 random bits, fit for a link, a cookie and a command: no dash makes an option of it."""
    return "".join(secrets.choice(LETTERS) for _ in range(22))


def new_secret() -> bytes:
    """From which, with the players' salts, all dice of a table follow."""
    return secrets.token_bytes(32)


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and who plays it. An open seat with a guest is kept for that guest; a bot with one stands in for them."""

    seat: int
    kind: str
    guest: int | None
    level: str | None
    name: str | None
    salt: str
    invitation: str | None
    invitation_used: bool
    noticed: int
    seen: float
    reminded: float


@dataclass(frozen=True, slots=True)
class Access:
    """What a guest may do at a table: see through the eyes of `seats`, choose for `hands`, watch, run the table."""

    seats: tuple[int, ...]
    hands: tuple[int, ...]
    kept: tuple[int, ...]
    spectator: bool
    owner: bool

    @property
    def any(self) -> bool:
        return bool(self.seats or self.kept) or self.spectator or self.owner

    def may_see(self, seat: int | None) -> bool:
        return self.any if seat is None else seat in self.seats


def authorise(guest: int | None, seats: Iterable[Seat], spectators: Iterable[int], owner: int) -> Access:
    """What a guest may do. Every read, subscription and choice asks here."""
    if guest is None:
        return Access((), (), (), False, False)
    mine = [seat for seat in seats if seat.guest == guest]
    return Access(
        tuple(seat.seat for seat in mine if seat.kind != OPEN),
        tuple(seat.seat for seat in mine if seat.kind == HUMAN),
        tuple(seat.seat for seat in mine if seat.kind == OPEN),
        guest in spectators,
        guest == owner,
    )


def demand_sight(access: Access, seat: int | None) -> None:
    """A stranger learns nothing, not even that there is a table."""
    if not access.any:
        raise Unknown("table-unknown")
    if not access.may_see(seat):
        raise Forbidden("table-not-your-seat")


def demand_hand(access: Access, seat: int) -> None:
    demand_sight(access, seat)
    if seat not in access.hands:
        raise Forbidden("table-seat-is-bot")


def clean(text: str, length: int, what: str) -> str:
    """A line people wrote, without what cannot be seen; too long a line is refused."""
    spaced = " ".join(text.split())
    kept = "".join(c for c in spaced if unicodedata.category(c) not in UNSEEN).strip()
    if len(kept) > length:
        raise Unfit("table-too-long", what=what, length=length)
    return kept
