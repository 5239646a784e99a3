# not compiled: made once per process.
"""Battle Masters as a whole: options, teams, and how a battle begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from warhost.engine.content import Content
from warhost.engine.documents import Documents
from warhost.engine.errors import BadOption, BadPosition
from warhost.engine.game import Game, Option
from warhost.engine.state import Frame, Setting, State
from warhost.engine.text import Text
from warhost.engine.words import Named
from warhost.games.battle_masters.alphabet import alphabet
from warhost.games.battle_masters.check import check_counts_and_names, check_plans
from warhost.games.battle_masters.documents import Hints, Table
from warhost.games.battle_masters.events import EVENTS, TOLD
from warhost.games.battle_masters.mechanics.ground import Grounds
from warhost.games.battle_masters.model import CHOICES, RUNNING, Battle, Terms
from warhost.games.battle_masters.phases.campaign import Battles
from warhost.games.battle_masters.phases.cards import ShuffleDeck, TurnCard, begin_card
from warhost.games.battle_masters.phases.deployment import Deployment, room_to_deploy
from warhost.games.battle_masters.position import lay_table
from warhost.games.battle_masters.schema import check_content
from warhost.games.battle_masters.state import BattleState
from warhost.games.battle_masters.tables import CHAOS, IMPERIAL, SIDES, UNITS, Tables

OTHER_EDITION_POINTS = [1, 1, 1, 2, 2]
OTHER_EDITION_CANNON_RANGE = 8


class BattleMasters(Game):
    """Battle Masters / Seigneurs de Guerre: free battle, five scenarios, campaign; two players or teams up to six."""

    id = "battle_masters"
    version = 1
    complete = True
    seats = (2, 3, 4, 5, 6)
    choices = CHOICES
    events = EVENTS
    told = TOLD
    documents = Documents(Table, Hints)
    # Every three passes of 59 cards bring a skull, an elimination or an arrival, of which a battle has at most 128;
    # a card takes at most 40 decisions (13 units: use, two steps, attack).
    bound = 128 * 3 * 59 * 40

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        check_content(content)
        check_counts_and_names(content)
        self.tables = Tables(content.files)
        self.alphabet = alphabet(self.tables)
        check_plans(content, self.tables)
        self.grounds = Grounds(self.tables)
        scenarios = ("free", "quick_start", *self.tables.scenario_of_name, "campaign")
        self.options = {
            option.name: option
            for option in (
                Option("scenario", scenarios, "free"),
                Option("terrain_layer", ("random", *SIDES), "random"),
                Option("teams", ("even", "1+2", "2+1", "1+3", "2+2", "3+1", "2+3", "3+2", "3+3"), "even"),
                Option("split", (), ""),
                Option("stalemate_guard", (True, False), True),
                Option("borderlands_setup", ("arrival", "fixed"), "arrival"),
                Option("tower_capture", (False, True), False),
                Option("close_shot_penalty", (False, True), False),
                Option("pinned_shooters", (False, True), False),
                Option("point_blank_misfire", (False, True), False),
                Option("ditch_always_protects", (False, True), False),
                Option("cannon_range_eight", (False, True), False),
                Option("campaign_points", ("rulebook", "other_edition"), "rulebook"),
            )
        }

    def named(self) -> Iterator[Named]:
        content = self.content
        board, units, scenarios = content["board"], content["units"], content["scenarios"]
        rows = (
            ("unit", "id", units["units"]),
            ("type", "id", units["types"]),
            ("side", "id", units["armies"]),
            ("side", "id", board["deployment_zones"]),
            ("card", "id", content["battle_cards"]["cards"]),
            ("mat", "id", board["mat_portions"]),
            ("lay", "id", board["terrain_types"]),
            ("lay", "id", content["tokens"]["ditch_shapes"]),
            ("face", "face", content["dice"]["faces"]),
            ("modifier", "id", content["dice"]["modifiers"]),
            ("disc", "id", content["cannon_discs"]["discs"]),
            ("scenario", "short_id", scenarios["scenarios"]),
            ("setup", "id", scenarios["setup_modes"]),
        )
        yield from (Named(f"{kind}-{record[name]}", record) for kind, name, records in rows for record in records)
        for battle in scenarios["scenarios"]:
            yield Named(f"scenario-{battle['short_id']}-about", battle, "summary")
        for mode in scenarios["setup_modes"]:
            yield Named(f"setup-{mode['id']}-about", mode, "text")
        free = scenarios["free_battle"]
        for name, record in (("free", free), ("quick_start", free["preset"])):
            yield Named(f"scenario-{name}", record)
            yield Named(f"scenario-{name}-about", record, "text")
        told = (board["placement_rules"], content["dice"]["rules"], content["ogre_cards"]["rules"])
        for record in (*chain(*told), *scenarios["campaign"]["rules"], *content["tokens"]["limits"], *units["notes"]):
            if record.get("source") == "house":
                yield Named(f"ruling-{record['id']}", record, "text")

    # -- beginning

    def blank(self, setting: Setting) -> State:
        return BattleState(setting, self._terms(setting.seats, setting.options))

    def opening(self) -> list[Frame[Any]]:
        return [Battles(0)]

    def resumption(self, state: State) -> list[Frame[Any]]:
        """A hand-written position: armies are deployed, the card in play is acted on, or the next one is turned up."""
        assert isinstance(state, Battle)
        if len(state.victories) == state.battles():
            return []
        bottom = Battles(len(state.victories) + 1)
        if state.winner != RUNNING:
            return [bottom]
        if not state.dealt():
            for side, room in enumerate(room_to_deploy(state)):
                if not room:
                    raise BadPosition("position-no-room", path=f"table.zones.{SIDES[side]}")
            return [bottom, ShuffleDeck(), Deployment(CHAOS)]
        state.frames = [bottom, TurnCard()]
        if state.card >= 0:
            begin_card(state)
        return state.frames

    def lay_table(self, state: State, doc: Mapping[str, Any]) -> None:
        assert isinstance(state, Battle)
        lay_table(state, doc)

    def _terms(self, seats: int, options: Mapping[str, Any]) -> Terms:
        terms = Terms(self.grounds)
        terms.scenario = options["scenario"]
        terms.stalemate_guard = options["stalemate_guard"]
        terms.terrain_layer = {"random": -1, "imperial": IMPERIAL, "chaos": CHAOS}[options["terrain_layer"]]
        terms.borderlands_fixed = options["borderlands_setup"] == "fixed"
        terms.tower_capture = options["tower_capture"]
        terms.close_shot_penalty = options["close_shot_penalty"]
        terms.pinned_shooters = options["pinned_shooters"]
        terms.point_blank_misfire = options["point_blank_misfire"]
        terms.ditch_always_protects = options["ditch_always_protects"]
        terms.cannon_range = OTHER_EDITION_CANNON_RANGE if options["cannon_range_eight"] else 0
        if options["campaign_points"] == "other_edition":
            terms.campaign_points = OTHER_EDITION_POINTS
        imperial = self._imperial_seats(seats, options["teams"])
        terms.side_seats = [list(range(imperial)), list(range(imperial, seats))]
        terms.seat_side = [IMPERIAL] * imperial + [CHAOS] * (seats - imperial)
        terms.owner = self._split(terms, options["split"])
        return terms

    def _imperial_seats(self, seats: int, teams: str) -> int:
        """How many seats, the first ones, command the Imperial Army; Chaos, the larger army, gets the odd one."""
        if teams == "even":
            return seats // 2
        imperial, chaos = (int(count) for count in teams.split("+"))
        if imperial + chaos != seats:
            raise BadOption("bad-teams", teams=teams, seats=seats)
        return imperial

    def _split(self, terms: Terms, split: str) -> list[int]:
        """`bm.teams.split_before_play`: units dealt one by one in seat order; `unit:seat, …` overrides single ones."""
        owner = [0] * UNITS
        for side, army in enumerate(self.tables.army):
            team = terms.side_seats[side]
            for i, unit in enumerate(army):
                owner[unit] = team[i % len(team)]
        for entry in split.replace(",", " ").split():
            name, _, seat = entry.partition(":")
            if name not in self.tables.unit_of_id:
                known = tuple(Text("verbatim", text=known) for known in self.tables.unit_ids)
                raise BadOption("bad-split-unit", unit=name, known=known)
            unit = self.tables.unit_of_id[name]
            team = terms.side_seats[self.tables.side[unit]]
            if not seat.isdecimal() or int(seat) not in team:
                seats = tuple(Text("verbatim", text=str(mate)) for mate in team)
                raise BadOption("bad-split-seat", unit=name, seat=seat, known=seats)
            owner[unit] = int(seat)
        return owner
