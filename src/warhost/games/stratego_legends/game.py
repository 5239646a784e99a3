# not compiled: made once per process.
"""Stratego Legends as a whole: options, sides, and how a battle begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from warhost.engine.content import Content
from warhost.engine.documents import Documents
from warhost.engine.errors import BadOption, BadPosition, BrokenInvariant
from warhost.engine.game import Game, Option, OptionValue
from warhost.engine.state import Frame, Setting, State
from warhost.engine.text import Text
from warhost.engine.words import Named
from warhost.games.stratego_legends.alphabet import alphabet
from warhost.games.stratego_legends.builder import (
    COPIES,
    Catalogue,
    answer_army,
    army_questions,
    unit_questions,
)
from warhost.games.stratego_legends.check import check_armies, check_names_and_boards
from warhost.games.stratego_legends.documents import ArmyReport, Hints, Table, UnitsFound
from warhost.games.stratego_legends.effects.catalogue import catalogue
from warhost.games.stratego_legends.events import EVENTS, TOLD
from warhost.games.stratego_legends.mechanics.armies import BETWEEN_LISTS, Muster, demand_army
from warhost.games.stratego_legends.model import ALL_STOPS, CHOICES, RUNNING, USUAL_STOPS, Battle, Terms
from warhost.games.stratego_legends.phases.campaign import Battles
from warhost.games.stratego_legends.phases.turn import StartTurn
from warhost.games.stratego_legends.position import lay_table
from warhost.games.stratego_legends.schema import check_content
from warhost.games.stratego_legends.state import LegendsState
from warhost.games.stratego_legends.tables import SIDES, Tables

CAMPAIGNS: Final = {"single": 1, "two": 2, "three": 3, "five": 5, "ten": 10}


class StrategoLegends(Game):
    """Stratego Legends / Le pays du chaos: two players, or teams of four, six and eight; campaigns."""

    id = "stratego_legends"
    version = 1
    complete = True
    seats = (2, 4, 6, 8)
    choices = CHOICES
    events = EVENTS
    told = TOLD
    documents = Documents(Table, Hints, {"army": ArmyReport, "units": UnitsFound})
    # A hundred quiet turns end a battle; of the events that break the quiet a battle has a few hundred, and a turn
    # rarely has more than fifty decisions.
    bound = 1_000_000

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        check_content(content)
        check_names_and_boards(content)
        self.tables = Tables(content.files, catalogue())
        self.alphabet = alphabet(self.tables)
        check_armies(content, self.tables)
        sets = tuple(f"set_{number}" for number in sorted(set(self.tables.board_sets)))
        self.options = {
            option.name: option
            for option in (
                Option("campaign", tuple(CAMPAIGNS), "single"),
                Option("sides", ("agreed", "drawn"), "agreed"),
                Option("first", ("drawn", *SIDES), "drawn"),
                Option("armies", ("starter", "box", "expansion", "surprise", "muster", "lists"), "starter"),
                Option("beige_lists", (), ""),
                Option("grey_lists", (), ""),
                Option("open_lists", (False, True), False),
                Option("copies", tuple(COPIES), "any"),
                Option("rare", (True, False), True),
                Option("boards", ("rulebook", "photo", *sets, "all", "bring"), "rulebook"),
                Option("memory_aid", (True, False), True),
                Option("hints", (True, False), True),
                Option("stops", ("attacks", "all"), "attacks"),
                Option("repetition", (True, False), True),
                Option("team_order", ("fixed", "free"), "fixed"),
                Option("siege_allies", (False, True), False),
                Option("empty_zone", ("loses", "passes"), "loses"),
            )
        }

        self.questions = {"army": army_questions(), "units": unit_questions(self.tables)}
        self.catalogue = Catalogue(self.tables, content)

    def answer(self, what: str, asked: Mapping[str, OptionValue]) -> Mapping[str, Any]:
        """The army builder: an army checked, completed or drawn; units found."""
        return answer_army(self.tables, asked) if what == "army" else self.catalogue.find(asked)

    def named(self) -> Iterator[Named]:
        units = self.content["units"]
        boards = self.content["boards"]
        armies = self.content["armies"]
        for unit in units["units"]:
            yield Named(f"unit-{unit['id']}", unit)
            for place, power in enumerate(unit["powers"]):
                yield Named(f"power-{unit['id']}-{place + 1}", power, "text")
        for name, record in units["vocabulary"]["keywords"].items():
            yield Named(f"keyword-{name}", record)
            yield Named(f"keyword-{name}-rule", record, "rule")
        tables = (("type", units["types"]), ("nation", units["nations"]), ("terrain", boards["terrain"]))
        for kind, table in tables:
            yield from (Named(f"{kind}-{name.lower()}", record) for name, record in table.items())
        for kind, records in (
            ("board", boards["boards"]),
            ("army", armies["starter_armies"]),
            ("army", armies["expansion_armies"]),
        ):
            yield from (Named(f"{kind}-{record['id']}", record) for record in records)

    # -- beginning

    def blank(self, setting: Setting) -> State:
        return LegendsState(setting, self._terms(setting.seats, setting.options))

    def opening(self) -> list[Frame[Any]]:
        return [Battles(0)]

    def resumption(self, state: State) -> list[Frame[Any]]:
        """A hand-written position: the battle goes on with the turn of the seat it names."""
        assert isinstance(state, Battle)
        bottom = Battles(len(state.victories) + 1)
        if state.winner != RUNNING:
            return [bottom]
        return [bottom, StartTurn(state.active if state.active >= 0 else state.order[0])]

    def lay_table(self, state: State, doc: Mapping[str, Any]) -> None:
        assert isinstance(state, Battle)
        lay_table(state, doc)

    def from_position(self, doc: Mapping[str, Any]) -> State:
        """A position whose frames were edited may break only when it goes on: so every choice is tried once."""
        state = super().from_position(doc)
        for choice in state.legal():
            twin = state.clone()
            try:
                twin.apply(choice)
                twin.check()
            except BrokenInvariant as error:
                raise BadPosition("position-impossible", error=str(error)) from None
            except Exception:  # a frame asked for what is not on the table
                raise BadPosition("position-misfit", path="position.frames") from None
        return state

    # -- options

    def _terms(self, seats: int, options: Mapping[str, Any]) -> Terms:
        terms = Terms(self.tables, seats)
        terms.campaign = options["campaign"]
        terms.games = CAMPAIGNS[options["campaign"]]
        terms.sides = options["sides"]
        terms.first = options["first"]
        terms.armies = options["armies"]
        terms.open_lists = options["open_lists"]
        terms.copies = COPIES[options["copies"]]
        terms.rare = options["rare"]
        terms.boards = options["boards"]
        terms.memory_aid = options["memory_aid"]
        terms.hints = options["hints"]
        terms.stops = ALL_STOPS if options["stops"] == "all" else USUAL_STOPS
        terms.repetition = options["repetition"]
        terms.free_order = options["team_order"] == "free"
        terms.siege_allies = options["siege_allies"]
        terms.empty_zone_passes = options["empty_zone"] == "passes"
        if terms.boards == "photo" and seats != 2:
            raise BadOption("bad-photo", seats=seats)
        terms.lists = self._lists(terms, options)
        return terms

    def _lists(self, terms: Terms, options: Mapping[str, Any]) -> list[list[int]]:
        """The armies that are written out, the beige ones first; a seat without one leads the starter army."""
        found: list[list[int]] = []
        for side, name in enumerate(SIDES):
            text: str = options[f"{name}_lists"]
            if terms.armies != "lists":
                if text:
                    known = (Text("verbatim", text="armies=lists"),)
                    raise BadOption("bad-lists", option=f"{name}_lists", known=known)
                continue
            texts = [part.strip() for part in text.split(BETWEEN_LISTS)]
            if len(texts) > terms.pairs:
                raise BadOption("bad-list-count", option=f"{name}_lists", lists=len(texts), seats=int(terms.pairs))
            muster = Muster(self.tables, side, int(terms.copies), terms.rare)
            for i in range(terms.pairs):
                part = texts[i] if i < len(texts) else texts[-1]
                starter = self.tables.army_ids[self.tables.starters[side]]
                found.append(demand_army(muster, part or starter))
        return found
