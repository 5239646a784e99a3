"""Asking the others for an undo: the asker may take it back, and whoever a computer plays for is asked too."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import Server, Visitor
from tests.web.browsing import Reader, play_over_api
from tests.web.conftest import Readers

Words = dict[str, str]
ENGLISH: Words = {
    "undo": "Undo",
    "ask": "Ask the others",
    "waits": "Waiting for an answer from Berta.",
    "back": "Withdraw the request",
    "asks": "Anna asks to take",
    "agree": "Agree",
}
FRENCH: Words = {
    "undo": "Annuler",
    "ask": "Demander aux autres",
    "waits": "Réponse attendue de la part de\u00a0: Berta.",
    "back": "Retirer la demande",
    "asks": "Anna demande à annuler",
    "agree": "Accepter",
}


def stood_in(server: Server) -> tuple[Visitor, Visitor, str]:
    """Anna has played, and a computer plays for Berta, who may come back; it is Anna's turn again."""
    anna, berta = server.visitor(), server.visitor()
    players = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = anna.post("/api/tables", game="battle_masters", players=players, options={"scenario": "plains"}, salt="")
    berta.post("/api/join", token=made["invitations"][0]["url"].partition("#")[2], name="Berta", salt="")
    table = made["table"]
    berta.post(f"/api/tables/{table}/seats/1", bot="random")

    def far_enough(state: dict[str, Any]) -> bool:
        closed = state["seat"] == 0 and state["undo"] is not None and not state["undo"]["open"]
        return closed and state["offers"]["ask_undo"] is not None and bool(state["choices"])

    play_over_api(anna, table, far_enough)
    return anna, berta, table


def ask(reader: Reader, say: Words) -> None:
    reader.page.get_by_role("button", name=say["undo"], exact=True).click()
    reader.page.get_by_role("button", name=say["ask"]).click()


@pytest.mark.parametrize(("language", "say"), [("en", ENGLISH), ("fr", FRENCH)])
def test_whoever_a_computer_plays_for_is_asked(server: Server, readers: Readers, language: str, say: Words) -> None:
    anna, berta, table = stood_in(server)
    one, other = readers(language=language), readers(language=language, size=(390, 844), touch=True)
    one.as_visitor(anna)
    other.as_visitor(berta)
    for reader in (one, other):
        reader.go(f"/tables/{table}")
        reader.at_table()
    other.page.locator(".side > .inside").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    ask(one, say)
    expect(one.page.get_by_text(say["waits"])).to_be_visible()
    question = other.page.get_by_role("alert").filter(has_text=re.compile(say["asks"]))
    expect(question).to_be_in_viewport()
    one.page.get_by_role("button", name=say["back"]).click()
    expect(question).to_have_count(0)

    ask(one, say)
    number = one.number()
    question.get_by_role("button", name=say["agree"]).click()
    one.moved_on(number)
    expect(one.page.get_by_text(say["waits"])).to_have_count(0)
