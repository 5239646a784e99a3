"""Turn notices: one a turn, never while the player looks, only to addresses that agreed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from http.client import BadStatusLine
from pathlib import Path
from typing import Any

import pytest

from tests.tables.evening import Evening, Sitting
from warhost.server.faults import TooFast
from warhost.server.notices import Notices, plausible
from warhost.server.settings import Limits, Settings
from warhost.tables.errors import Closed, Unfit, Unknown

SETTINGS = Settings(
    public="https://games.example.org", smtp="smtp://mail.example.org", sender="w@example.org", notice_after=120.0
)


class Post:
    """Mail and webhook that only write down what they were given."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, str, str]] = []
        self.calls: list[dict[str, Any]] = []
        self.broken = False

    def mail(self, _settings: Settings, to: str, subject: str, body: str) -> None:
        if self.broken:
            raise OSError
        self.mails.append((to, subject, body))

    def call(self, _settings: Settings, doc: dict[str, Any]) -> None:
        if self.broken:
            raise OSError
        self.calls.append(doc)


@pytest.fixture
def evening(folder: Path) -> Iterator[Evening]:
    evening = Evening.at(folder)
    yield evening
    evening.hall.close()


def confirmed(notices: Notices, post: Post, guest: int, mail: str, language: str = "en") -> None:
    notices.ask(guest, mail, language)
    token = post.mails.pop()[2].partition("token=")[2].split()[0]
    assert notices.confirm(token) == language


def waiting(evening: Evening) -> tuple[Sitting, Notices, Post, int]:
    """A table at which somebody with a mail address is to decide."""
    table, _, _ = evening.duel()
    post = Post()
    notices = Notices(SETTINGS, evening.hall, post.mail, post.call)
    seat = table.acting
    guest = table.guest_of(seat)
    assert guest is not None
    confirmed(notices, post, guest, "anna@example.org")
    return table, notices, post, seat


def test_one_notice_a_turn_after_a_while(evening: Evening) -> None:
    table, notices, post, _ = waiting(evening)
    evening.time += 119
    assert notices.sweep() == 0
    evening.time += 1
    assert notices.sweep() == 1
    (to, subject, body), *_ = post.mails
    assert to == "anna@example.org"
    assert subject.startswith("Your turn")
    assert f"https://games.example.org/tables/{table.made.table}" in body
    assert "#" not in body  # no link that opens a seat
    evening.time += 100_000
    assert notices.sweep() == 0


def test_a_new_turn_is_told_again(evening: Evening) -> None:
    table, notices, post, seat = waiting(evening)
    evening.time += 200
    notices.sweep()
    table.random_until(lambda table: table.acting != seat)
    evening.time += 200
    assert notices.sweep() == 0  # the other has given no address
    table.random_until(lambda table: table.acting == seat)
    evening.time += 200
    assert notices.sweep() == 1
    assert len(post.mails) == 2


def test_never_while_the_player_looks(evening: Evening) -> None:
    table, notices, post, seat = waiting(evening)
    evening.time += 200
    evening.hall.presence.arrive(table.made.table, seat)
    assert notices.sweep() == 0
    evening.hall.presence.leave(table.made.table, seat)
    evening.hall.presence.arrive(table.made.table, 1 - seat)
    assert notices.sweep() == 1
    assert len(post.mails) == 1


def test_two_processes_tell_once(evening: Evening) -> None:
    _, notices, post, _ = waiting(evening)
    other = Notices(SETTINGS, evening.another_hall(evening.hall.store), post.mail, post.call)
    evening.time += 200
    assert notices.sweep() + other.sweep() == 1


def test_a_notice_that_could_not_be_sent_is_tried_again_later(evening: Evening) -> None:
    _, notices, post, _ = waiting(evening)
    evening.time += 200
    post.broken = True
    assert notices.sweep() == 0
    post.broken = False
    assert notices.sweep() == 0
    evening.time += 700
    assert notices.sweep() == 1


def test_what_got_through_is_not_sent_again_because_another_way_did_not(evening: Evening) -> None:
    table, _, post, _ = waiting(evening)

    def broken(_settings: Settings, _doc: dict[str, Any]) -> None:
        raise BadStatusLine("nonsense")

    settings = replace(SETTINGS, webhook="https://example.org/turns")
    notices = Notices(settings, evening.hall, post.mail, broken)
    evening.time += 200
    assert notices.sweep() == 1
    evening.time += 10_000
    assert notices.sweep() == 0
    assert len(post.mails) == 1
    assert table.live.head.status == "running"


def test_the_hosts_webhook(evening: Evening) -> None:
    table, _, _ = evening.duel()
    post = Post()
    notices = Notices(replace(SETTINGS, webhook="https://hook.example.org"), evening.hall, post.mail, post.call)
    evening.time += 200
    assert notices.sweep() == 1
    assert post.calls[0]["event"] == "turn"
    assert post.calls[0]["seat"] == table.acting
    assert post.mails == []


def test_an_address_must_agree_first_and_can_be_taken_back(evening: Evening) -> None:
    table, _, _ = evening.duel()
    post = Post()
    notices = Notices(SETTINGS, evening.hall, post.mail, post.call)
    guest = table.guest_of(table.acting)
    assert guest is not None
    notices.ask(guest, "anna@example.org", "fr")
    assert notices.of(guest) == {"possible": True, "mail": "anna@example.org", "confirmed": False}
    evening.time += 200
    assert notices.sweep() == 0
    token = post.mails[0][2].partition("token=")[2].split()[0]
    notices.confirm(token)
    with pytest.raises(Unknown):
        notices.confirm(token)
    assert notices.sweep() == 1
    assert post.mails[-1][1].startswith("À vous de jouer")
    notices.ask(guest, "", "fr")
    assert notices.of(guest)["mail"] is None


def test_without_mail_there_is_none(evening: Evening) -> None:
    notices = Notices(Settings(), evening.hall)
    assert notices.of(None) == {"possible": False, "mail": None, "confirmed": False}
    with pytest.raises(Closed):
        notices.ask(evening.guest(), "anna@example.org", "en")
    assert notices.sweep() == 0


@pytest.mark.parametrize(
    "address",
    [
        "",
        "anna",
        "anna@",
        "@example.org",
        "a b@example.org",
        "a@example",
        "a@example.org\nBcc: b@x.org",
        "a@x.org,b@x.org",
        "a<b@x.org>",
        "é@x.org",
    ],
)
def test_what_is_no_address(evening: Evening, address: str) -> None:
    assert not plausible(address)
    if address:
        notices = Notices(SETTINGS, evening.hall, Post().mail)
        with pytest.raises(Unfit):
            notices.ask(evening.guest(), address, "en")


def test_a_reminder_tells_whoever_is_away_that_they_are_waited_for(evening: Evening) -> None:
    table, notices, post, seat = waiting(evening)
    evening.time += 60
    notices.remind(table.live, table.guest_of(1 - seat), 1 - seat, seat)
    ((to, subject, body),) = post.mails
    assert (to, subject) == ("anna@example.org", "A game is waiting for you: Battle Masters")
    assert f"https://games.example.org/tables/{table.made.table}" in body
    with pytest.raises(Closed):
        notices.remind(table.live, table.guest_of(1 - seat), 1 - seat, seat)


def test_who_left_no_address_cannot_be_reminded(evening: Evening) -> None:
    table, notices, post, seat = waiting(evening)
    notices.ask(table.guest_of(seat) or 0, "", "en")  # thought better of it
    evening.time += 60
    for _ in range(2):  # it was no reminder: nobody has to wait an hour for the next
        with pytest.raises(Closed) as caught:
            notices.remind(table.live, table.guest_of(1 - seat), 1 - seat, seat)
        assert caught.value.text.key == "server-remind-unknown"
    assert post.mails == []


def test_a_reminder_that_does_not_get_through_may_be_tried_again(evening: Evening) -> None:
    table, notices, post, seat = waiting(evening)
    evening.time += 60
    post.broken = True
    with pytest.raises(Closed) as caught:
        notices.remind(table.live, table.guest_of(1 - seat), 1 - seat, seat)
    assert caught.value.text.key == "server-remind-failed"
    post.broken = False
    notices.remind(table.live, table.guest_of(1 - seat), 1 - seat, seat)
    assert len(post.mails) == 1


def test_the_webhook_gets_reminders_too(evening: Evening) -> None:
    table, _, post, seat = waiting(evening)
    notices = Notices(replace(SETTINGS, webhook="https://example.org/hook"), evening.hall, post.mail, post.call)
    evening.time += 60
    notices.remind(table.live, table.guest_of(1 - seat), 1 - seat, seat)
    assert [(call["event"], call["seat"]) for call in post.calls] == [("reminder", seat)]


def test_nobodys_box_is_filled_by_others(evening: Evening) -> None:
    post = Post()
    settings = replace(SETTINGS, limits=replace(Limits(), mails_a_day=2))
    notices = Notices(settings, evening.hall, post.mail, post.call)
    for address in ("anna@example.org", "Anna@Example.org"):
        notices.ask(evening.guest(), address, "en")
    stranger = evening.guest()
    with pytest.raises(TooFast) as caught:
        notices.ask(stranger, "anna@example.org", "en")
    assert caught.value.text.key == "server-limit-mails"
    assert notices.of(stranger)["mail"] is None
    notices.ask(stranger, "berta@example.org", "en")
    assert len(post.mails) == 3
