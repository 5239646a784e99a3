# not compiled: made once per process.
"""Chaos in the Old World as a whole: options, names, and how a game begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from warhost.engine.content import Content
from warhost.engine.errors import BadOption
from warhost.engine.game import Game, Option
from warhost.engine.state import Frame, Setting, State
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.alphabet import alphabet
from warhost.games.chaos_in_the_old_world.check import check_content
from warhost.games.chaos_in_the_old_world.effects.binding import bind
from warhost.games.chaos_in_the_old_world.events import EVENTS
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

# what stands before a French name in a sentence, by the article that goes with it or begins it: alone, in it, from it
FRENCH_PLACES: Final = {
    "": ("", "à ", "de "),
    "le": ("le ", "au ", "du "),
    "la": ("la ", "en ", "de "),
    "l’": ("l’", "en ", "d’"),
    "Le ": ("le ", "dans le ", "du "),
    "La ": ("la ", "dans la ", "de la "),
    "L’": ("l’", "dans l’", "de l’"),
    "Les ": ("les ", "dans les ", "des "),
}


class ChaosInTheOldWorld(Game):
    """Chaos in the Old World: three or four Ruinous Powers, by the publisher's FAQ unless the players say otherwise."""

    id = "chaos_in_the_old_world"
    version = 1
    complete = True
    seats = (3, 4)
    choices = CHOICES
    events = EVENTS
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

    def names(self) -> dict[str, tuple[str, str]]:
        content = self.content
        found: dict[str, tuple[str, str]] = {}

        def name(kind: str, record: Mapping[str, Any]) -> None:
            found[f"{kind}-{record['id']}"] = (record["name_en"], record["name_fr"])

        def text(kind: str, record: Mapping[str, Any], field: str) -> None:
            if record.get(field):
                found[f"{kind}-{record['id']}"] = (record[field], record[f"{field}_fr"])

        for region in content["board"]["regions"]:
            name("region", region)
            found |= {f"region-{region['id']}.{form}": words for form, words in place_in_a_sentence(region)}
        for power in content["powers"]["powers"]:
            name("power", power)
            found[f"title-{power['id']}"] = (power["title_en"], power["title_fr"])
            found[f"draw-rule-{power['id']}"] = (power["draw_rule"]["text"], power["draw_rule"]["text_fr"])
            condition = power["dial_condition"]
            found[f"dial-condition-{power['id']}"] = (condition["text"], condition["text_fr"])
            for follower in power["followers"]:
                name("follower", follower)
                article = "an" if follower["name_en"][0] in "AEIOU" else "a"
                one = (f"{article} {follower['name_en']}", f"{follower['article_fr']} {follower['name_fr']}")
                found[f"follower-{follower['id']}.a"] = one
            for upgrade in power["upgrades"]:
                name("upgrade", upgrade)
                text("upgrade-text", upgrade, "ability")
                text("upgrade-details", upgrade, "details")
        for deck in content["chaos_cards"]["decks"]:
            for card in deck["cards"]:
                name("card", card)
                text("card-text", card, "effect")
                text("card-details", card, "details")
        for card in content["old_world_cards"]["cards"]:
            name("old", card)
            text("old-immediate", card, "immediate")
            text("old-persistent", card, "persistent")
            text("old-details", card, "details")
        return found

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


def place_in_a_sentence(record: Mapping[str, Any]) -> Iterator[tuple[str, tuple[str, str]]]:
    """A region's name as it stands in a sentence: the Empire, in the Empire, from the Empire."""
    english, french = record["name_en"], record["name_fr"]
    the = "the " + english.removeprefix("The ") if english.startswith("The ") else english
    begins = [article for article in FRENCH_PLACES if article.istitle() and french.startswith(article)]
    article = begins[0] if begins else record.get("article_fr", "")
    bare = french.removeprefix(article)
    for form, before, french_before in zip(("the", "in", "from"), ("", "in ", "from "), FRENCH_PLACES[article]):
        yield form, (before + the, french_before + bare)
