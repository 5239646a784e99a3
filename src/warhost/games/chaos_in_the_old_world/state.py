"""The state as the engine asks for it: copies, views, results, what may be declared, what must always hold."""

from __future__ import annotations

from typing import Any

from warhost.engine.chance import Chance
from warhost.engine.errors import Reason, demand
from warhost.engine.state import Result
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.documents import Table
from warhost.games.chaos_in_the_old_world.effects.old_world import HORNED_ONES_DUE
from warhost.games.chaos_in_the_old_world.effects.upgrade import upgraded
from warhost.games.chaos_in_the_old_world.effects.upgrades import HORROR_SORT, LEPER
from warhost.games.chaos_in_the_old_world.model import (
    ABSENT,
    BATTLE,
    BLOCKED,
    CREPT,
    DECK_EMPTY,
    EMPTY,
    ENDINGS,
    HORROR,
    ON_SPACE,
    RUNNING,
    SETUP,
    SUMMONING,
    TIPPED,
    OldWorld,
)
from warhost.games.chaos_in_the_old_world.phases.battle import Revenge
from warhost.games.chaos_in_the_old_world.phases.ending import declare, winner_texts
from warhost.games.chaos_in_the_old_world.phases.old_world import Instruct
from warhost.games.chaos_in_the_old_world.phases.summoning import PlayOn
from warhost.games.chaos_in_the_old_world.position import whole_table
from warhost.games.chaos_in_the_old_world.redeal import redeal
from warhost.games.chaos_in_the_old_world.tables import (
    CARDS,
    FIGURES,
    PEASANT,
    POWERS,
    REGIONS,
    SLOTS,
    TOKENS,
)
from warhost.games.chaos_in_the_old_world.view import table_view


class OldWorldState(OldWorld):
    """A game with everything the engine asks of a state."""

    def clone(self) -> OldWorldState:
        twin = OldWorldState(self.setting, self.terms)
        self.copy_flow(twin)
        # what is not copied is replaced, never changed in place: statistics, dice on the table, history …
        twin.power_of = self.power_of
        twin.seat_of = self.seat_of
        twin.vp = self.vp[:]
        twin.points = self.points[:]
        twin.dial = self.dial[:]
        twin.counters = self.counters[:]
        twin.upgrades = self.upgrades[:]
        twin.peasants = self.peasants[:]
        twin.cost = self.cost
        twin.attack = self.attack
        twin.defense = self.defense
        twin.where = self.where[:]
        twin.holder = self.holder[:]
        twin.marks = self.marks[:]
        twin.waiting = self.waiting[:]
        twin.present = self.present[:]
        twin.spread = self.spread[:]
        twin.slots = self.slots[:]
        twin.lying = self.lying
        twin.tokens = self.tokens[:]
        twin.stock = self.stock[:]
        twin.corruption = self.corruption[:]
        twin.ruin = self.ruin[:]
        twin.ruined = self.ruined
        twin.face_down = self.face_down
        twin.hand = self.hand[:]
        twin.known = self.known[:]
        twin.discard = self.discard[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.announced = self.announced
        twin.old_world_deck = self.old_world_deck[:]
        twin.old_world_aside = self.old_world_aside  # replaced by redeal, never changed in place
        twin.old_world_out = self.old_world_out[:]
        twin.track = self.track[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.ruiners = self.ruiners
        twin.killers = self.killers
        twin.khorne_kills = self.khorne_kills[:]
        twin.fallen = self.fallen
        twin.dice_region = self.dice_region
        twin.rolls = self.rolls
        twin.losses = self.losses
        twin.ending = self.ending
        twin.winners = self.winners
        twin.history = self.history
        return twin

    def table(self, seat: int | None) -> Table:
        return table_view(self, seat)

    def misfit(self) -> int:
        """A game that is over has nothing left to do, and one that runs has."""
        if self.ending != RUNNING:
            return 0 if self.frames else -1
        return super().misfit() if self.frames else 0

    def whole_table(self) -> dict[str, Any]:
        return whole_table(self)

    # -- results

    def result(self) -> Result | None:
        if self.ending == RUNNING:
            return None
        seats = self.setting.seats
        everybody = tuple(range(seats))
        scores = tuple([self.vp[power] if power >= 0 else 0 for power in self.power_of])
        reason = Text(f"result-{ENDINGS[self.ending]}", winners=winner_texts(self))
        if self.ending == DECK_EMPTY:
            return Result((), (everybody,), scores, reason)
        first = tuple([seat for seat in everybody if self.winners >> seat & 1])
        return Result(first, (first, *self._also_ran(first)), scores, reason)

    def _also_ran(self, winners: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """The others by victory points, then Threat; who conceded comes last."""
        standing: dict[tuple[bool, int, int], list[int]] = {}
        for seat in range(self.setting.seats):
            if seat not in winners:
                power = self.power_of[seat]
                stayed = not self.conceded >> seat & 1
                key = (stayed, self.vp[power], int(self.threat(power))) if power >= 0 else (stayed, 0, 0)
                standing.setdefault(key, []).append(seat)
        return tuple([tuple(standing[key]) for key in sorted(standing, reverse=True)])

    def over_reason(self) -> Reason:
        return Reason("citow.game_end.when_checked", Text("why-over"))

    def declarations(self, seat: int) -> tuple[str, ...]:
        """To concede, once and for all, and to offer, accept or take back a draw."""
        if self.ending != RUNNING or self.conceded >> seat & 1:
            return ()
        return ("refuse-draw" if self.draw_offers >> seat & 1 else "draw", "concede")

    def declared(self, seat: int, what: str) -> None:
        declare(self, seat, what)

    # -- hidden things

    def redeal(self, seat: int | None, chance: Chance) -> None:
        redeal(self, seat, chance)

    # -- what must always hold

    def check(self) -> None:
        self._check_figures()
        self._check_tokens()
        self._check_cards()
        self._check_round()

    def _check_figures(self) -> None:
        tables = self.tables
        present = [0] * (REGIONS * POWERS)
        for figure in range(FIGURES):
            here = self.where[figure]
            owner = tables.owner[figure]
            absent = self.seat_of[owner] < 0 or self.phase == SETUP
            demand((here == ABSENT) == absent, f"figure {figure} of a Power that is or is not played")
            demand(ABSENT <= here < REGIONS, f"figure {figure} is nowhere")
            if here >= 0:
                present[here * POWERS + self.holder[figure]] += 1
                demand(self.seat_of[self.holder[figure]] >= 0, f"nobody controls figure {figure}")
            else:
                demand(self.holder[figure] == owner and self.marks[figure] == 0, f"figure {figure} off the board")
            standing = [slot for slot in range(SLOTS) if self.slots[slot] == HORROR + figure]
            demand(len(standing) == (1 if self.marks[figure] & ON_SPACE else 0), f"spaces of figure {figure}")
            demand(not standing or standing[0] // 2 == here, f"figure {figure} stands on a space elsewhere")
        demand(present == self.present, "figures are miscounted")
        for power in range(POWERS):
            spread = sum([1 << r for r in range(REGIONS) if present[r * POWERS + power] > 0])
            demand(spread == self.spread[power], f"regions of Power {power}")
        for hit in self.waiting:
            demand(self.where[hit // POWERS] >= 0, "early hits wait on a figure off the board")
        self._check_marks()

    def _check_marks(self) -> None:
        """What lasts for a phase is gone when the phase is over."""
        demand(self.phase == BATTLE or self.ending != RUNNING or not self.waiting, "early hits outside of battle")
        for figure in range(FIGURES):
            marks = self.marks[figure]
            sort = self.tables.sort[figure]
            if self.ending == RUNNING:
                demand(self.phase == BATTLE or not marks & TIPPED, f"figure {figure} tipped outside of battle")
                demand(self.phase == SUMMONING or not marks & CREPT, f"figure {figure} crept outside of summoning")
            demand(not marks & CREPT or (sort == LEPER and upgraded(self, LEPER)), f"figure {figure} crept")
            demand(not marks & ON_SPACE or upgraded(self, HORROR_SORT), f"figure {figure} on a card space")

    def _check_tokens(self) -> None:
        for kind in range(TOKENS):
            on_board = sum([self.token(region, kind) for region in range(REGIONS)])
            claimed = sum(self.peasants) if kind == PEASANT else 0
            total = on_board + claimed + self.stock[kind]
            demand(total == self.tables.stock[kind], f"{total} tokens of kind {kind}")
        demand(min(self.tokens) >= 0 and min(self.stock) >= 0, "a negative number of tokens")
        demand(min(self.corruption) >= 0, "a negative number of corruption tokens")
        numbers = sorted([number for number in self.ruin if number > 0])
        demand(numbers == list(range(1, len(numbers) + 1)), "ruination cards")
        for region in range(REGIONS):
            ruined = self.ruined >> region & 1 == 1
            demand(ruined == (self.ruin[region] > 0), f"ruin of region {region}")
            if self.face_down >> region & 1:
                demand(ruined and self.corruption_in(region) == 0, f"corruption in the ruins of region {region}")

    def _check_cards(self) -> None:
        tables = self.tables
        if self.phase == SETUP:
            lying = [*self.tokens, *self.corruption, *self.ruin, *self.vp, *self.points, *self.dial, *self.counters]
            lying += [*self.upgrades, *self.peasants, *self.hand, *self.discard, self.round, self.ruiners, self.killers]
            bare = self.slots == [EMPTY] * SLOTS and self.track == [-1, -1] and self.announced < 0
            cards = self.old_world_deck + self.old_world_aside + self.old_world_out
            demand(bare and not any(lying) and not cards, "something lies on the table before the game")
            return
        counts = [self.hand[card] + self.discard[card] for card in range(CARDS)]
        demand(min(self.known) >= 0 and min(self.discard) >= 0, "a negative number of cards")
        for card in range(CARDS):
            demand(self.known[card] <= self.hand[card], f"copies of card {card} that are known to be in hand")
        for power in range(POWERS):
            for card in self.decks[power]:
                demand(tables.card_power[card] == power, f"card {card} in the deck of Power {power}")
                counts[card] += 1
        lying = [card for card in self.slots if 0 <= card < CARDS]
        for card in lying:
            counts[card] += 1
        demand(self.lying == sum([1 << card for card in set(lying)]), "the kinds of cards on the spaces")
        for card in range(CARDS):
            wanted = tables.card_copies[card] if self.seat_of[tables.card_power[card]] >= 0 else 0
            demand(counts[card] == wanted, f"{counts[card]} copies of card {card}")
        old = self.old_world_deck + self.old_world_aside + self.old_world_out + [c for c in self.track if c >= 0]
        drawn = [frame.card for frame in self.frames if isinstance(frame, Instruct)]
        demand(sorted(old + drawn) == tables.old_world_cards, f"{len(old + drawn)} Old World cards")
        blocked = self.slots.count(BLOCKED)
        demand(blocked <= self.on_track(HORNED_ONES_DUE) + drawn.count(HORNED_ONES_DUE), "blocked card spaces")
        top = self.frames[-1] if self.frames else None
        demand((self.announced >= 0) == isinstance(top, PlayOn), "the card that was announced")
        if isinstance(top, PlayOn):
            demand(top.card == self.announced and self.hand[top.card] > 0, "the card that was announced")

    def _check_round(self) -> None:
        demand((self.dice_region < 0) == (not self.rolls), "the region of the dice on the table")
        demand(bool(self.rolls) or not self.losses, "losses without dice")
        demand((self.acting < 0) == (self.ending != RUNNING), "a game that is over asks nobody")
        demand(self.ending == RUNNING or not self.frames, "something is left to do in a game that is over")
        demand(
            self.fallen == 0 or any([isinstance(frame, Revenge) for frame in self.frames]), "Plaguebearers to avenge"
        )
        self._check_seats()
        self.check_frames()
        for power in range(POWERS):
            seat = self.seat_of[power]
            demand(seat < 0 or self.power_of[seat] == power, f"the seat of Power {power}")
            demand(0 <= self.dial[power] < len(self.tables.dial[power]), f"dial of Power {power}")
            demand(self.points[power] >= 0 and self.vp[power] >= 0, f"points of Power {power}")
            idle = self.vp[power] + self.points[power] + self.counters[power] + self.upgrades[power]
            deeds = sum([(self.ruiners | self.killers) >> (r * POWERS + power) & 1 for r in range(REGIONS)])
            demand(seat >= 0 or idle + self.peasants[power] + deeds == 0, f"Power {power} is not played")
        unsettled = self.phase == SETUP or self.ending != RUNNING
        demand(unsettled or min(self.power_of) >= 0, "a seat without a Power")
        for seat in range(self.setting.seats):
            power = self.power_of[seat]
            demand(power < 0 or self.seat_of[power] == seat, f"the Power of seat {seat}")

    def _check_seats(self) -> None:
        """Who has won, given up, or offered a draw."""
        left = [seat for seat in range(self.setting.seats) if not self.conceded >> seat & 1]
        offers = [seat for seat in range(self.setting.seats) if self.draw_offers >> seat & 1]
        demand((self.winners != 0) == (self.ending not in (RUNNING, DECK_EMPTY)), "who has won")
        demand(self.winners & self.conceded == 0, "who has conceded has not won")
        demand(self.draw_offers & self.conceded == 0, "who has conceded offers no draw")
        demand(bool(left) and (self.ending != RUNNING or len(left) > 1), "all but one have conceded")
        demand(self.ending != RUNNING or offers != left, "all have agreed to a draw")
