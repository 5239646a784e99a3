# not compiled: made once per process.
"""Chaos in the Old World as a whole: options, names, and how a game begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from warhost.engine.content import Content
from warhost.engine.documents import Documents
from warhost.engine.errors import BadOption
from warhost.engine.game import Game, Option
from warhost.engine.state import Frame, Setting, State
from warhost.engine.text import Text
from warhost.engine.words import Named
from warhost.games.chaos_in_the_old_world.alphabet import alphabet
from warhost.games.chaos_in_the_old_world.check import check_content
from warhost.games.chaos_in_the_old_world.documents import Hints, Table
from warhost.games.chaos_in_the_old_world.effects.binding import bind
from warhost.games.chaos_in_the_old_world.events import EVENTS, TOLD
from warhost.games.chaos_in_the_old_world.model import (
    ASSIGNMENTS,
    CHOICES,
    KHORNE_COUNTERS,
    RUNNING,
    SETUP,
    OldWorld,
    Terms,
)
from warhost.games.chaos_in_the_old_world.phases.rounds import Phase, begin_phase
from warhost.games.chaos_in_the_old_world.phases.setup import Preparation
from warhost.games.chaos_in_the_old_world.position import lay_table
from warhost.games.chaos_in_the_old_world.state import OldWorldState
from warhost.games.chaos_in_the_old_world.tables import POWER_IDS, Tables

bind()


class ChaosInTheOldWorld(Game):
    """Chaos in the Old World: three or four Ruinous Powers, by the publisher's FAQ unless the players say otherwise."""

    id = "chaos_in_the_old_world"
    version = 1
    complete = True
    seats = (3, 4)
    choices = CHOICES
    events = EVENTS
    told = TOLD
    documents = Documents(Table, Hints)
    # Eight rounds; in each a Power with at most 12 power points and 24 cards takes at most 40 turns of six decisions,
    # and every hit, loss and token of the other phases is one decision more.
    bound = 8 * (4 * 40 * 6 + 1000)

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        check_content(content)
        self.tables = Tables(content.files)
        self.alphabet = alphabet(self.tables)
        self.options = {
            option.name: option
            for option in (
                Option("powers", ASSIGNMENTS, ASSIGNMENTS[0]),
                Option("absent", ("anyone", *POWER_IDS), "anyone"),
                Option("ruiners", ("round", "step"), "round"),
                Option("khorne_counter", KHORNE_COUNTERS, KHORNE_COUNTERS[0]),
                Option("slaanesh_counter", ("noble_or_hero", "anywhere"), "noble_or_hero"),
            )
        }

    def named(self) -> Iterator[Named]:
        content = self.content
        for region in content["board"]["regions"]:
            yield Named(f"region-{region['id']}", region)
        for power in content["powers"]["powers"]:
            yield Named(f"power-{power['id']}", power)
            yield Named(f"title-{power['id']}", power, "title")
            yield Named(f"draw-rule-{power['id']}", power["draw_rule"], "text")
            yield Named(f"dial-condition-{power['id']}", power["dial_condition"], "text")
            for follower in power["followers"]:
                yield Named(f"follower-{follower['id']}", follower)
            for upgrade in power["upgrades"]:
                yield Named(f"upgrade-{upgrade['id']}", upgrade)
                yield Named(f"upgrade-text-{upgrade['id']}", upgrade, "ability")
                yield Named(f"upgrade-details-{upgrade['id']}", upgrade, "details")
        for deck in content["chaos_cards"]["decks"]:
            for card in deck["cards"]:
                yield Named(f"card-{card['id']}", card)
                yield Named(f"card-text-{card['id']}", card, "effect")
                yield Named(f"card-details-{card['id']}", card, "details")
        for card in content["old_world_cards"]["cards"]:
            yield Named(f"old-{card['id']}", card)
            yield Named(f"old-immediate-{card['id']}", card, "immediate")
            if card["persistent_timing"] is not None:
                yield Named(f"old-persistent-{card['id']}", card, "persistent")
            yield Named(f"old-details-{card['id']}", card, "details")

    # -- beginning

    def blank(self, setting: Setting) -> State:
        return OldWorldState(setting, self._terms(setting.seats, setting.options))

    def opening(self) -> list[Frame[Any]]:
        return [Preparation()]

    def resumption(self, state: State) -> list[Frame[Any]]:
        """A hand-written position goes on at the beginning of its phase."""
        assert isinstance(state, OldWorld)
        if state.ending != RUNNING:
            return []
        if state.phase == SETUP:
            return [Preparation()]
        state.frames = [Phase(state.phase + 1)]
        begin_phase(state, state.phase)
        return state.frames

    def lay_table(self, state: State, doc: Mapping[str, Any]) -> None:
        assert isinstance(state, OldWorld)
        lay_table(state, doc)

    def _terms(self, seats: int, options: Mapping[str, Any]) -> Terms:
        terms = Terms(self.tables)
        terms.assignment = ASSIGNMENTS.index(options["powers"])
        if options["absent"] != "anyone":
            if seats == len(POWER_IDS):
                known = (Text("verbatim", text="anyone"),)
                raise BadOption("bad-option-value", option="absent", value=options["absent"], known=known)
            terms.absent = POWER_IDS.index(options["absent"])
        terms.ruiners_of_step = options["ruiners"] == "step"
        terms.khorne_counter = KHORNE_COUNTERS.index(options["khorne_counter"])
        terms.slaanesh_anywhere = options["slaanesh_counter"] == "anywhere"
        return terms
