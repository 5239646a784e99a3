# not compiled: made once per process.
"""Lords of Ragnarok as a whole: options, names, and how a game begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from warhost.engine.content import Content
from warhost.engine.documents import Documents
from warhost.engine.game import Game, Option
from warhost.engine.state import Frame, Setting, State
from warhost.engine.words import Named
from warhost.games.lords_of_ragnarok.alphabet import alphabet
from warhost.games.lords_of_ragnarok.check import check_coherence
from warhost.games.lords_of_ragnarok.documents import Hints, Table
from warhost.games.lords_of_ragnarok.effects.binding import bind
from warhost.games.lords_of_ragnarok.events import EVENTS, TOLD
from warhost.games.lords_of_ragnarok.model import CHOICES, NOBODY, Saga, Terms
from warhost.games.lords_of_ragnarok.phases.hero_draft import (
    DealDraft,
)
from warhost.games.lords_of_ragnarok.phases.setup import SetUp
from warhost.games.lords_of_ragnarok.phases.turn import Steps, Turns
from warhost.games.lords_of_ragnarok.position import lay_table
from warhost.games.lords_of_ragnarok.schema import check_content
from warhost.games.lords_of_ragnarok.state import SagaState
from warhost.games.lords_of_ragnarok.tables import Tables


class LordsOfRagnarok(Game):
    """Lords of Ragnarok for two to four players."""

    id = "lords_of_ragnarok"
    version = 1
    complete = True
    seats = (2, 3, 4)
    choices = CHOICES
    events = EVENTS
    told = TOLD
    documents = Documents(Table, Hints)
    # Nine levels can be built, and between two of them each of four players places at most six markers; then all pass.
    # A turn with a hunt of fourteen attack cards and battles in several steps takes some hundred decisions at most.
    bound = (10 * 6 * 4 + 9 + 100) * 1500

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        check_content(content)
        check_coherence(content)
        self.tables = Tables(content.files)
        self.alphabet = alphabet(self.tables)
        self.book = bind(content.files, self.tables)
        self.options = {option.name: option for option in (Option("drafts", (2, 3), 2),)}

    # -- names

    def _records(self) -> Iterator[tuple[str, Mapping[str, Any], bool]]:
        """Every thing of the content that has a name: the kind of its key, its record, whether it has a text too."""
        content = self.content
        plain = (
            ("player", content["components"]["player_colors"]),
            ("attribute", content["components"]["attributes"]),
            ("rune", content["rune_actions"]["rune_names"]),
            ("weapon", content["combat_cards"]["weapon_names"]),
            ("god", content["gods"]["gods"]),
            ("realm", content["realms"]["realms"]),
            ("hero", content["heroes"]["heroes"]),
            ("figure", [*content["monsters"]["monsters"], content["monsters"]["boss"]]),
            ("track", content["temple_tracks"]["tracks"]),
            ("card", content["combat_cards"]["cards"]),
            ("attack", content["monster_attack_cards"]["cards"]),
        )
        told = (
            ("source", content["blessings"]["blessings"]),
            ("source", content["artifacts"]["divine_artifacts"]),
            ("source", content["artifacts"]["monster_artifacts"]),
            ("origin", content["origins"]["origins"]),
            ("event", content["events"]["events"]),
            ("omen", content["augurs"]["augurs"]),
            ("action", content["special_actions"]["special_actions"]),
            ("invoke", content["rune_actions"]["rune_actions"]),
            ("trophy", content["monsters"]["trophy_types"]),
            ("die", content["monster_die"]["results"]),
        )
        for kind, records in plain:
            yield from ((kind, record, False) for record in records)
        for kind, records in told:
            yield from ((kind, record, True) for record in records)

    def named(self) -> Iterator[Named]:
        for kind, record, told in self._records():
            yield Named(f"{kind}-{record['id']}", record)
            if told:
                yield Named(f"{kind}-{record['id']}-about", record, "text")
        yield from self._places()
        yield from self._effects()

    def _places(self) -> Iterator[Named]:
        for side in self.content["board"]["sides"]:
            yield from (Named(f"region-{region['number']}", region) for region in side["regions"])
            yield from (Named(f"land-{land['id']}", land) for land in side["territories"])
            bracket = side["side"].replace("-", "")
            yield from (Named(f"sea-{bracket}-{sea['id']}", sea) for sea in side["seas"])

    def _effects(self) -> Iterator[Named]:
        content = self.content
        for hero in content["heroes"]["heroes"]:
            yield Named(f"hero-{hero['id']}-title", hero, "title")
            yield Named(f"hero-{hero['id']}-about", hero["ability"], "text")
        for realm in content["realms"]["realms"]:
            yield Named(f"realm-{realm['id']}-about-34", realm["bonus"], "text")
            yield Named(f"realm-{realm['id']}-about-2", realm["two_player"]["bonus"], "text")
        for card in content["combat_cards"]["cards"]:
            yield Named(f"card-{card['id']}-hunt", card["hunt"], "text")
            yield Named(f"card-{card['id']}-battle", card["battle"], "text")
        for card in content["monster_attack_cards"]["cards"]:
            yield Named(f"attack-{card['id']}-about", card["effect"], "text")
        for sheet in (*content["monsters"]["monsters"], content["monsters"]["boss"]):
            for attack in ("region", "special"):
                record = sheet[f"{attack}_attack"]
                yield Named(f"{attack}-attack-{sheet['id']}", record)
                yield Named(f"{attack}-attack-{sheet['id']}-about", record, "text")
        boss = content["monsters"]["boss"]
        yield Named(f"figure-{boss['id']}-activation", boss["activation"], "text")
        for god in content["gods"]["gods"]:
            for level in god["levels"]:
                yield Named(f"god-{god['id']}-level-{level['level']}", level, "text")

    # -- beginning

    def blank(self, setting: Setting) -> State:
        track = 0 if setting.options["drafts"] == 2 else 1
        return SagaState(setting, Terms(self.tables, self.book, setting.seats, track))

    def opening(self) -> list[Frame[Any]]:
        return [SetUp()]

    def resumption(self, state: State) -> list[Frame[Any]]:
        """A hand-written position: the active player goes on with the step that it names."""
        assert isinstance(state, Saga)
        if state.winner != NOBODY:
            return []
        if state.drafted < state.seats:
            return [DealDraft()]
        return [Turns(), Steps(state.step)]

    def lay_table(self, state: State, doc: Mapping[str, Any]) -> None:
        assert isinstance(state, Saga)
        lay_table(state, doc)
