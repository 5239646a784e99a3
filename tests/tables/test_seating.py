"""Sitting down and getting up: links that work once, seats nobody else can take, bots and people taking over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.tables.evening import BOT, ME, OPEN, Evening
from warhost import BadOption
from warhost.engine.errors import BadPosition, UnknownGame
from warhost.tables import chat, creating, listing, playing, rematching, schema, seating
from warhost.tables.creating import Player
from warhost.tables.documents import document, summary
from warhost.tables.errors import Closed, Forbidden, Unfit, Unknown, Used
from warhost.tables.people import authorise, new_token
from warhost.tables.rematching import rematch


def kinds(table: object) -> list[str]:
    return [seat.kind for seat in table.live.seats]  # type: ignore[attr-defined]


# -- links


def test_a_link_gives_its_seat_once(evening: Evening) -> None:
    table = evening.table(ME, OPEN)
    token = table.made.invitations[1]
    anna, berta = evening.guest(), evening.guest()
    assert table.live.head.status == "open"
    live, access = seating.join(evening.hall, anna, token, "Anna", "salt of hers")
    assert access.seats == (1,)
    assert live.head.status == "running"
    assert table.course.salts == ("my salt", "salt of hers")
    with pytest.raises(Used):
        seating.join(evening.hall, berta, token, "Berta", "")
    assert table.guest_of(1) == anna
    _, again = seating.join(evening.hall, anna, token, "", "")  # the same browser goes back to the link
    assert again.seats == (1,)


def test_a_token_is_a_word_of_a_link_and_of_a_command() -> None:
    tokens = {new_token() for _ in range(500)}
    assert len(tokens) == 500
    assert all(re.fullmatch("[0-9A-Za-z]{22}", token) for token in tokens)


def test_an_unknown_link(evening: Evening) -> None:
    evening.table(ME, OPEN)
    for token in ("", "x", "A" * 22, "\ud800"):
        with pytest.raises(Unknown):
            seating.join(evening.hall, evening.guest(), token, "", "")


def test_a_new_link_ends_the_old_one_and_a_link_can_be_taken_back(evening: Evening) -> None:
    table = evening.table(ME, OPEN)
    old = table.made.invitations[1]
    new = seating.invite(evening.hall, table.live, table.owner, 1)
    with pytest.raises(Unknown):
        seating.join(evening.hall, evening.guest(), old, "", "")
    seating.revoke(evening.hall, table.live, table.owner, 1)
    with pytest.raises(Unknown):
        seating.join(evening.hall, evening.guest(), new, "", "")
    assert kinds(table) == ["human", "open"]


def test_no_token_is_stored(evening: Evening, folder: Path) -> None:
    table = evening.table(ME, OPEN)
    guest, cookie = evening.hall.guests.new()
    seating.join(evening.hall, guest, table.made.invitations[1], "", "")
    evening.hall.store.write(lambda _connection: None)
    stored = b"".join(path.read_bytes() for path in folder.iterdir())
    assert table.made.table.encode() in stored
    for token in (cookie, table.made.spectate, *table.made.invitations.values()):
        assert token.encode() not in stored


def test_a_spectators_link_lets_many_watch_and_nobody_play(evening: Evening) -> None:
    table, _, _ = evening.duel()
    watchers = [evening.guest(), evening.guest()]
    for guest in watchers:
        _, access = seating.join(evening.hall, guest, table.made.spectate, "", "")
        assert (access.seats, access.spectator) == ((), True)
        assert table.document(guest, None)["choices"] == []
        with pytest.raises(Forbidden):
            table.document(guest, 0)
        with pytest.raises(Forbidden):
            chat.say(evening.hall, table.live, guest, "psst, he has the Ogre")
    new = seating.spectator_link(evening.hall, table.live, table.owner)
    with pytest.raises(Unknown):
        seating.join(evening.hall, evening.guest(), table.made.spectate, "", "")
    seating.join(evening.hall, evening.guest(), new, "", "")


def test_a_person_moves_to_another_device(evening: Evening) -> None:
    table, anna, _ = evening.duel()
    token = seating.invite(evening.hall, table.live, anna, 0)
    phone = evening.guest()
    seating.join(evening.hall, phone, token, "Anna", "")
    assert table.guest_of(0) == phone
    with pytest.raises(Forbidden):
        document(evening.hall, table.live, anna, 0)  # she still owns the table, but her seat is elsewhere


def test_nobody_can_call_another_person_off_a_seat(evening: Evening) -> None:
    table, anna, berta = evening.duel()
    for attempt in (
        lambda: seating.invite(evening.hall, table.live, anna, 1),
        lambda: seating.revoke(evening.hall, table.live, anna, 1),
        lambda: seating.fill(evening.hall, table.live, anna, 1, "random"),
        lambda: seating.rename(evening.hall, table.live, anna, 1, "Nobody"),
        lambda: playing.come_back(evening.hall, table.live, anna, 1),
    ):
        with pytest.raises(Forbidden):
            attempt()
    assert (table.guest_of(1), kinds(table)) == (berta, ["human", "human"])


def test_a_player_cannot_take_a_second_seat_of_a_running_game(evening: Evening) -> None:
    table = evening.table(ME, BOT)
    token = seating.invite(evening.hall, table.live, table.owner, 1)
    with pytest.raises(Closed) as caught:
        seating.join(evening.hall, table.owner, token, "", "")
    assert caught.value.text.key == "table-one-seat"
    friend = evening.guest()
    seating.join(evening.hall, friend, token, "Carla", "")
    assert (kinds(table), table.guest_of(1)) == (["human", "human"], friend)
    assert table.log()[-1] == "table-log-person"


# -- tables


def test_a_table_begins_when_no_seat_is_open(evening: Evening) -> None:
    table = evening.table(ME, OPEN, OPEN, teams="1+2")
    assert (table.live.head.status, table.number) == ("open", 0)
    assert document(evening.hall, table.live, table.owner, 0)["view"] is None
    with pytest.raises(Closed):
        playing.choose(evening.hall, table.live, table.owner, 0, 0, "pass")
    seating.fill(evening.hall, table.live, table.owner, 1, "random")
    assert table.live.head.status == "open"
    seating.fill(evening.hall, table.live, table.owner, 2, "simple")
    assert (table.live.head.status, table.number) == ("running", 1)


def test_taking_the_last_seat_and_beginning_are_one_stroke(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    table = evening.table(ME, OPEN)
    guest = evening.guest()
    writes: list[object] = []
    write = evening.hall.store.write

    def counting(work: Any) -> Any:
        writes.append(work)
        return write(work)

    monkeypatch.setattr(evening.hall.store, "write", counting)
    seating.join(evening.hall, guest, table.made.invitations[1], "", "")
    assert (len(writes), table.live.head.status) == (1, "running")
    evening.table(ME, ME, owner=guest)
    assert len(writes) == 2


def test_before_the_game_only_the_owner_fills_seats(evening: Evening) -> None:
    table = evening.table(ME, OPEN, OPEN, teams="1+2")
    anna = evening.guest()
    seating.join(evening.hall, anna, table.made.invitations[1], "Anna", "")
    with pytest.raises(Forbidden):
        seating.fill(evening.hall, table.live, anna, 2, "random")
    with pytest.raises(Forbidden):
        seating.invite(evening.hall, table.live, anna, 2)
    with pytest.raises(Unknown):
        seating.fill(evening.hall, table.live, evening.guest(), 2, "random")
    seating.rename(evening.hall, table.live, anna, 1, " An\u202ena\n the  Great ")
    assert table.live.seats[1].name == "Anna the Great"
    with pytest.raises(Unfit):
        seating.rename(evening.hall, table.live, anna, 1, "A" * 41)


def test_a_listed_table_takes_whoever_comes(evening: Evening) -> None:
    guest = evening.guest()
    made = creating.create(
        evening.hall, guest, "battle_masters", 2, {}, [ME, OPEN], "", listed=True, title="Come\x00 in"
    )
    live = evening.hall.open(made.table)
    assert [head.title for head in listing.open_tables(evening.hall)] == ["Come in"]
    anna = evening.guest()
    assert seating.sit(evening.hall, live, anna, None, "Anna", "s") == 1
    assert live.head.status == "running"
    assert listing.open_tables(evening.hall) == []
    with pytest.raises(Closed):
        seating.sit(evening.hall, live, evening.guest(), None, "", "")
    hidden = evening.table(ME, OPEN)
    with pytest.raises(Unknown):
        seating.sit(evening.hall, hidden.live, anna, None, "", "")


@pytest.mark.parametrize(
    ("error", "game", "options", "players", "salt", "clock"),
    [
        (UnknownGame, "chess", {}, [ME, ME], "", None),
        (BadOption, "battle_masters", {"scenario": "moon"}, [ME, ME], "", None),
        (BadOption, "battle_masters", {"magic": True}, [ME, ME], "", None),
        (BadOption, "battle_masters", {}, [ME], "", None),
        (BadOption, "battle_masters", {}, [ME, Player("bot", "genius")], "", None),
        (Unfit, "battle_masters", {}, [ME, ME], "s" * 65, None),
        (Unfit, "battle_masters", {}, [ME, ME], "a\nb", None),
        (BadPosition, "battle_masters", {}, [ME, ME], "", {"budget": 1}),
        (BadPosition, "battle_masters", {}, [ME, ME], "", {"budget": 60, "zero": "explode"}),
    ],
)
def test_a_table_that_cannot_be(
    evening: Evening,
    error: type[Exception],
    game: str,
    options: dict[str, object],
    players: list[Player],
    salt: str,
    clock: object,
) -> None:
    guest = evening.guest()
    with pytest.raises(error):
        creating.create(evening.hall, guest, game, None, options, players, salt, clock)
    assert listing.tables_of(evening.hall, guest) == []


def test_one_guest_cannot_fill_the_hall(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "TABLES_PER_GUEST", 2)
    guest = evening.guest()
    for _ in range(2):
        evening.table(ME, OPEN, owner=guest)
    with pytest.raises(Closed):
        evening.table(ME, OPEN, owner=guest)


def test_hot_seat_shows_each_seat_its_own(evening: Evening) -> None:
    table = evening.table(ME, ME, scenario="plains")
    access = table.live.access(table.owner)
    assert access.seats == access.hands == (0, 1)
    views = [table.document(table.owner, seat)["view"] for seat in (0, 1, None)]
    assert views[0] != views[1] != views[2]


# -- leaving and coming back


def test_who_leaves_before_the_game_leaves_the_seat_open(evening: Evening) -> None:
    table = evening.table(ME, OPEN, OPEN, teams="1+2")
    anna = evening.guest()
    seating.join(evening.hall, anna, table.made.invitations[1], "Anna", "s")
    seating.leave(evening.hall, table.live, anna)
    assert kinds(table) == ["human", "open", "open"]
    assert not table.live.access(anna).any


def test_who_leaves_the_game_is_replaced_by_a_bot_and_then_by_a_person(evening: Evening) -> None:
    table, anna, berta = evening.duel()
    seating.leave(evening.hall, table.live, berta)
    assert (kinds(table), table.live.seats[1].level) == (["human", "bot"], "simple")
    assert table.log()[-1] == "table-log-left"
    with pytest.raises(Unknown):
        table.document(berta, 1)
    carla = evening.guest()
    token = seating.invite(evening.hall, table.live, anna, 1)
    seating.join(evening.hall, carla, token, "Carla", "")
    assert (kinds(table), table.guest_of(1)) == (["human", "human"], carla)
    assert table.course.salts == ("my salt", "her salt")  # the dice are those agreed on at the start


def test_leaving_while_the_game_begins_elsewhere_leaves_a_bot(evening: Evening) -> None:
    table = evening.table(ME, OPEN, OPEN, teams="1+2")
    anna, berta = evening.guest(), evening.guest()
    seating.join(evening.hall, anna, table.made.invitations[1], "Anna", "s")
    other = evening.another_hall(evening.hall.store)
    theirs = other.open(table.made.table)
    seating.join(evening.hall, berta, table.made.invitations[2], "Berta", "s")
    assert table.live.head.status == "running"
    seating.leave(other, theirs, anna)  # for all that process knows, the table still waits
    assert [seat.kind for seat in theirs.seats] == ["human", "bot", "human"]


def test_leaving_a_seat_that_another_device_has_taken_changes_nothing(evening: Evening) -> None:
    table, _, berta = evening.duel()
    other = evening.another_hall(evening.hall.store)
    theirs = other.open(table.made.table)
    tablet = evening.guest()
    seating.join(evening.hall, tablet, seating.invite(evening.hall, table.live, berta, 1), "Berta", "")
    seating.leave(other, theirs, berta)
    assert (theirs.seats[1].kind, theirs.seats[1].guest) == ("human", tablet)


def test_nobody_gives_away_the_seat_of_somebody_who_may_come_back(evening: Evening) -> None:
    table, anna, berta = evening.duel(clock={"budget": 600})
    seat = table.acting
    here, away = (berta, anna) if seat == 0 else (anna, berta)
    evening.time += 600
    assert playing.expire(evening.hall, table.live)
    for take in (seating.invite, seating.revoke):
        with pytest.raises(Forbidden):
            take(evening.hall, table.live, here, seat)
    substitute = evening.guest()
    seating.join(evening.hall, substitute, seating.invite(evening.hall, table.live, away, seat), "Sub", "")
    assert table.guest_of(seat) == substitute


def test_a_bot_may_play_for_a_person_who_comes_back(evening: Evening) -> None:
    table, anna, _ = evening.duel()
    seating.fill(evening.hall, table.live, anna, 0, "random")
    assert table.live.seats[0].kind == "bot"
    assert table.document(anna, 0)["table"]["seats"][0]["away"]
    with pytest.raises(Forbidden):
        playing.choose(evening.hall, table.live, anna, 0, table.number, "pass")
    with pytest.raises(Forbidden):
        playing.come_back(evening.hall, table.live, anna, 1)
    playing.come_back(evening.hall, table.live, anna, 0)
    playing.come_back(evening.hall, table.live, anna, 0)
    assert (table.live.seats[0].kind, table.number) == ("human", 3)


def test_a_bot_that_fails_gives_its_seat_to_the_simple_one(evening: Evening) -> None:
    table = evening.table(BOT, BOT)
    playing.bot_failed(evening.hall, table.live, 1, "random", table.number)
    assert table.live.seats[1].level == "simple"
    assert table.log()[-1] == "table-log-failed"
    playing.bot_failed(evening.hall, table.live, 1, "random", table.number)  # said twice, done once
    assert table.number == 2


# -- chat, rematch, lists


def test_chat(evening: Evening) -> None:
    table, anna, berta = evening.duel()
    chat.say(evening.hall, table.live, anna, "good\r\nluck")
    chat.say(evening.hall, table.live, berta, "and to you")
    lines = table.document(berta, 1)["chat"]
    assert [(line["seat"], line["text"]) for line in lines] == [(0, "good luck"), (1, "and to you")]
    newer = document(evening.hall, table.live, berta, 1, chat_after=lines[0]["id"])["chat"]
    assert [line["text"] for line in newer] == ["and to you"]
    for text in ("", " \u200b ", "x" * 501):
        with pytest.raises(Unfit):
            chat.say(evening.hall, table.live, anna, text)
    with pytest.raises(Unknown):
        chat.say(evening.hall, table.live, evening.guest(), "let me in")


def test_everybody_gets_back_the_line_they_said_themselves(evening: Evening) -> None:
    table, anna, berta = evening.duel()
    other = evening.another_hall(evening.hall.store)
    theirs = other.open(table.made.table)
    chat.say(evening.hall, table.live, anna, "first")
    assert chat.say(other, theirs, berta, "second").text == "second"
    assert [line.text for line in theirs.chat] == ["first", "second"]
    seating.leave(evening.hall, table.live, berta)
    with pytest.raises(Unknown):
        chat.say(other, theirs, berta, "from outside")


def test_two_processes_that_make_the_same_rematch_make_one(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    table, anna, berta = evening.duel()
    playing.declare(evening.hall, table.live, anna, 0, "concede")
    other = evening.another_hall(evening.hall.store)
    theirs = other.open(table.made.table)
    made: list[str] = []

    def too_late(*given: Any, **more: Any) -> Any:
        monkeypatch.setattr(rematching, "create", create)
        made.append(rematch(evening.hall, table.live, anna, "Anna", "s"))
        return create(*given, **more)

    create = creating.create
    monkeypatch.setattr(rematching, "create", too_late)
    assert rematch(other, theirs, berta, "Berta", "s") == made[0]
    assert [seat.guest for seat in other.open(made[0]).seats] == [anna, berta]


def test_a_rematch_keeps_the_seats_and_asks_for_new_salts(evening: Evening) -> None:
    table, anna, berta = evening.duel(scenario="tengin")
    with pytest.raises(Closed):
        rematch(evening.hall, table.live, anna, "", "")
    playing.declare(evening.hall, table.live, anna, 0, "concede")
    following = rematch(evening.hall, table.live, berta, "Berta", "fresh B")
    live = evening.hall.open(following)
    assert [(seat.kind, seat.guest) for seat in live.seats] == [("open", anna), ("human", berta)]
    assert live.head.options["scenario"] == "tengin"
    stranger = evening.guest()
    with pytest.raises(Unknown):
        seating.sit(evening.hall, live, stranger, None, "", "")
    assert rematch(evening.hall, table.live, anna, "Anna", "fresh A") == following
    assert live.head.status == "running"
    assert live.course is not None
    assert live.course.salts == ("fresh A", "fresh B")
    assert live.head.secret != table.live.head.secret
    with pytest.raises(Unknown):
        rematch(evening.hall, table.live, stranger, "", "")


def test_lists(evening: Evening) -> None:
    table, anna, berta = evening.duel()
    watcher = evening.guest()
    seating.join(evening.hall, watcher, table.made.spectate, "", "")
    for guest in (anna, berta, watcher):
        assert [head.id for head in listing.tables_of(evening.hall, guest)] == [table.made.table]
    assert listing.tables_of(evening.hall, evening.guest()) == []
    assert listing.tables_of(evening.hall, None) == []


def test_a_summary_says_nothing_of_tokens_or_secrets(evening: Evening) -> None:
    table, anna, _ = evening.duel()
    live = table.live
    text = repr(summary(evening.hall, live.head, live.seats, live.access(anna)))
    assert live.head.commitment is not None
    assert live.head.commitment in text
    for hidden in (live.head.secret.hex(), repr(live.head.secret), live.head.spectator, "salt"):
        assert hidden not in text


def test_one_function_authorises(evening: Evening) -> None:
    table, anna, berta = evening.duel()
    seats = table.live.seats
    assert authorise(anna, seats, (), anna).hands == (0,)
    assert authorise(berta, seats, (), anna).seats == (1,)
    assert not authorise(None, seats, (), anna).any
    assert not authorise(berta + 1, seats, (), anna).any
    assert authorise(berta + 1, seats, {berta + 1}, anna).may_see(None)
    assert not authorise(berta + 1, seats, {berta + 1}, anna).may_see(0)


# -- what a table keeps


def test_of_what_is_said_only_so_much_is_kept(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "CHAT_STORED", 3)
    table, anna, _ = evening.duel()
    other, berta, _ = evening.duel()
    chat.say(evening.hall, other.live, berta, "elsewhere")
    for number in range(6):
        assert chat.say(evening.hall, table.live, anna, f"line {number}").text == f"line {number}"
    query = select(schema.chat.c.text).order_by(schema.chat.c.id)
    kept = [row.text for row in evening.hall.store.read(lambda connection: connection.execute(query).all())]
    assert kept == ["elsewhere", "line 3", "line 4", "line 5"]


def test_a_game_whose_log_is_full_goes_forward_only(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, _ = evening.duel(scenario="tengin")
    seat, guest = table.acting, table.guest_of(table.acting)
    table.choose(table.choices()[0])
    table.choose(table.choices()[0])
    monkeypatch.setattr(playing, "LOG_LENGTH", table.number)
    for back in (playing.undo, playing.ask_undo):
        with pytest.raises(Closed) as caught:
            back(evening.hall, table.live, guest, seat)
        assert caught.value.text.key == "table-log-full"
    with pytest.raises(Closed):
        seating.fill(evening.hall, table.live, guest, seat, "simple")
    table.choose(table.choices()[0])
