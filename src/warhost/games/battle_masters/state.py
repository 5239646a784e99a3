"""The state of a battle: copies, results, what may be declared, what must always hold."""

from __future__ import annotations

from typing import Any, Final

from warhost.engine.chance import Chance
from warhost.engine.errors import Reason, demand
from warhost.engine.state import Result
from warhost.engine.text import Text
from warhost.games.battle_masters.documents import Table
from warhost.games.battle_masters.model import (
    ASIDE,
    DRAW,
    ENDINGS,
    OUT,
    RUNNING,
    Battle,
    campaign_totals,
    side_text,
)
from warhost.games.battle_masters.phases.cards import TurnCard
from warhost.games.battle_masters.phases.deployment import DeployHex
from warhost.games.battle_masters.phases.ending import declare
from warhost.games.battle_masters.position import whole_table
from warhost.games.battle_masters.redeal import redeal
from warhost.games.battle_masters.tables import CARDS, CHAOS, HEXES, IMPERIAL, UNITS
from warhost.games.battle_masters.view import table_view

# The rule behind each way a battle ends.
ENDING_RULES: Final = (
    "bm.end.army_eliminated",
    "bm.end.concession_and_draw",
    "bm.end.concession_and_draw",
    "bm.end.stalemate",
    "bm.end.no_other_victory",
)


class BattleState(Battle):
    """A battle with everything the engine asks of a state."""

    def clone(self) -> BattleState:
        twin = BattleState(self.setting, self.terms)
        self.copy_flow(twin)
        twin.ground = self.ground
        twin.portion = self.portion
        twin.pieces = self.pieces  # replaced, never changed in place
        twin.zones = self.zones
        twin.tower = self.tower
        twin.rubble = self.rubble
        twin.pos = self.pos[:]
        twin.skulls = self.skulls[:]
        twin.board = self.board[:]
        twin.living = self.living[:]
        twin.elite = self.elite
        twin.hidden = self.hidden
        twin.in_hand = self.in_hand
        twin.draw_pile = self.draw_pile[:]
        twin.played = self.played[:]
        twin.removed = self.removed[:]
        twin.card = self.card
        twin.ogre_moves = self.ogre_moves
        twin.ogre_attacks = self.ogre_attacks
        twin.quiet = self.quiet
        twin.quiet_passes = self.quiet_passes
        twin.winner = self.winner
        twin.ending = self.ending
        twin.scenario = self.scenario
        twin.victories = self.victories  # replaced, never changed in place
        return twin

    def table(self, seat: int | None) -> Table:
        return table_view(self, seat)

    def whole_table(self) -> dict[str, Any]:
        return whole_table(self)

    def declared(self, seat: int, what: str) -> None:
        declare(self, seat, what)

    def result(self) -> Result | None:
        if self.acting >= 0:
            return None
        campaign = self.terms.scenario == "campaign"
        points = campaign_totals(self.terms.campaign_points, self.victories)
        if campaign:
            winner = DRAW if points[0] == points[1] else (IMPERIAL if points[0] > points[1] else CHAOS)
        else:
            points = [self.army_life(IMPERIAL), self.army_life(CHAOS)]
            winner = self.winner
        reason = Text("result-campaign" if campaign else f"result-{ENDINGS[self.ending]}", winner=side_text(winner))
        seats = self.terms.side_seats
        scores = tuple([points[side] for side in self.terms.seat_side])
        if winner == DRAW:
            everybody = tuple(range(self.setting.seats))
            return Result(everybody, (everybody,), scores, reason)
        first = tuple(seats[winner])
        return Result(first, (first, tuple(seats[1 - winner])), scores, reason)

    def over_reason(self) -> Reason:
        if self.terms.scenario == "campaign":
            return Reason("bm.campaign.winner", Text("why-campaign-over"))
        return Reason(ENDING_RULES[self.ending], Text("why-over"))

    def redeal(self, seat: int | None, chance: Chance) -> None:
        redeal(self, seat, chance)

    def check(self) -> None:
        tables = self.tables
        for unit in range(UNITS):
            h = self.pos[unit]
            demand(h < 0 or self.board[h] == unit, f"unit {unit} is not where it stands")
            demand(h < 0 or self.ground.open[h], f"unit {unit} stands in closed ground {h}")
            demand(h < 0 or h != self.tower or tables.may_garrison[unit], f"unit {unit} garrisons the tower")
            demand(0 <= self.skulls[unit] <= tables.life_points[unit], f"skulls of unit {unit}")
            dead = self.skulls[unit] == tables.life_points[unit]
            demand(not dead or h == OUT, f"unit {unit} has no life left and is in play")
        for h in range(HEXES):
            demand(self.board[h] < 0 or self.pos[self.board[h]] == h, f"hex {h} holds a unit that is elsewhere")
        for side in (IMPERIAL, CHAOS):
            alive = len([u for u in tables.army[side] if self.pos[u] != OUT])
            demand(self.living[side] == alive, f"living units of side {side}")
        deck = self.draw_pile + self.played + self.removed + ([] if self.card < 0 else [self.card])
        demand(sorted(deck) in ([], tables.full_deck), f"the deck holds {len(deck)} of {CARDS} cards")
        if self.pos[tables.ogre] != OUT and deck:
            cards = tables.ogre_moves + tables.ogre_attacks - self.skulls[tables.ogre]
            demand(self.ogre_moves + self.ogre_attacks == cards, "cards of the Ogre")
        demand(0 <= self.rubble < tables.rubble_to_destroy or self.tower < 0, "rubble on the tower")
        demand((self.acting < 0) == (self.winner != RUNNING), "a battle that is over asks nobody")
        self._check_flow(deck)

    def _check_flow(self, deck: list[int]) -> None:
        """The frames say what the table says."""
        fought = len(self.victories)
        if self.acting < 0:
            demand(fought == self.battles(), f"{fought} of {self.battles()} battles were fought")
            return
        self.check_frames()
        begun = len(self.frames) > 1 and isinstance(self.frames[1], TurnCard)
        demand(begun == (self.card >= 0) == (len(deck) > 0), "the card in play")
        demand(not (begun and self.hidden), "tokens lie face down in a battle that has begun")
        demand(not (begun and ASIDE in self.pos), "a unit is still to be deployed in a battle that has begun")
        demand(isinstance(self.frames[-1], DeployHex) == (self.in_hand >= 0), "the unit in hand")
        demand(self.in_hand < 0 or self.pos[self.in_hand] == ASIDE, "the unit in hand is on the mat")
