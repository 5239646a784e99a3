"""Alliances with realms."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.effects.book import FIRST_ALLY_ALWAYS
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.mechanics.hands import draw
from warhost.games.lords_of_ragnarok.model import ARMY, REALM, Saga
from warhost.games.lords_of_ragnarok.tables import REALMS


def allied(state: Saga, seat: i64, realm: i64) -> bool:
    return state.allies[realm] >> seat & 1 == 1


def form_alliance(state: Saga, seat: i64, realm: i64) -> None:
    """Place a marker; the first ally also draws a combat card."""
    # lor.realms.first_ally_card
    first = state.allies[realm] == 0 or state.modifier(seat, FIRST_ALLY_ALWAYS) > 0
    state.allies[realm] |= 1 << seat
    if state.log is not None:
        state.say("alliance", player=state.player_text(seat), realm=state.realm_text(realm))
    if first:
        draw(state, seat, 1)


class AllyAny(Ask):
    """Ally with any realm that does not bear the seat's marker (`lor.trophies.realm`)."""

    fields = ("who",)
    kind = "ally"
    rule = "lor.realms.one_alliance_each"

    def options(self, state: Saga) -> list[int]:
        return [REALM + realm for realm in range(REALMS) if not allied(state, self.who, realm)]

    def choose(self, state: Saga, choice: i64) -> None:
        form_alliance(state, self.who, choice - REALM)

    def prompt(self, state: Saga) -> Text:
        return Text("prompt-ally")

    def why_not(self, state: Saga, choice: i64) -> Reason:
        if REALM <= choice < ARMY:
            return Reason(self.rule, Text("why-allied", realm=state.realm_text(choice - REALM)))
        return self.wrong_kind(state, choice)
