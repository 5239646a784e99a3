"""The engine's contract for a saga: copies, views, results, what may be declared, what must always hold."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from warhost.engine.bits import bits
from warhost.engine.chance import Chance
from warhost.engine.errors import Reason, demand
from warhost.engine.state import Result
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.documents import Table
from warhost.games.lords_of_ragnarok.flow import check_flow
from warhost.games.lords_of_ragnarok.frames import Ask
from warhost.games.lords_of_ragnarok.model import ENDINGS, KILLED, NOBODY, RAGNAROK, STALL, Saga
from warhost.games.lords_of_ragnarok.phases.ending import around_yggdrasil, declare, last_turn_order
from warhost.games.lords_of_ragnarok.position import whole_table
from warhost.games.lords_of_ragnarok.tables import (
    ARTIFACT,
    ARTIFACTS,
    BLESSING_SOURCES,
    BOXES,
    FIGURES,
    GODS,
    HERO,
    HIGHEST,
    LEGION,
    LOWEST,
    MONSTERS,
    PRIESTS,
    RINGS,
    RUNE_TYPES,
    SEATS,
    SLAYER_TOKENS,
    TOP,
)
from warhost.games.lords_of_ragnarok.view import table_view


class Contract(Saga):
    """A saga with everything the engine asks of a state."""

    def clone(self) -> Contract:
        twin = Contract(self.setting, self.terms)
        self.copy_flow(twin)
        twin.active = self.active
        twin.step = self.step
        twin.turns = self.turns
        twin.first = self.first
        twin.last_turns = self.last_turns
        twin.doom = self.doom
        twin.stalls = self.stalls
        twin.used = self.used
        twin.rune_actions = self.rune_actions
        twin.army_moved = self.army_moved
        twin.stirred = self.stirred
        twin.before = self.before  # replaced, never changed in place
        twin.fought = self.fought
        twin.starter = self.starter
        twin.drafted = self.drafted
        if self.drafted < self.seats:
            twin.hero_pool = self.hero_pool[:]
            twin.origin_pool = self.origin_pool[:]
        else:
            twin.hero_pool = self.hero_pool
            twin.origin_pool = self.origin_pool
        twin.offered_heroes = self.offered_heroes
        twin.offered_origins = self.offered_origins
        twin.hero_of = self.hero_of[:]
        twin.origin_of = self.origin_of[:]
        twin.hero_at = self.hero_at[:]
        twin.drakkar = self.drakkar[:]
        twin.attribute = self.attribute[:]
        twin.injured = self.injured[:]
        twin.runes = self.runes[:]
        twin.priests = self.priests[:]
        twin.powers = self.powers[:]
        twin.slayer_tokens = self.slayer_tokens[:]
        twin.army_at = self.army_at[:]
        twin.army_value = self.army_value[:]
        twin.control = self.control[:]
        twin.owned = self.owned[:]
        twin.temples = self.temples
        twin.temples_built = self.temples_built
        twin.level = self.level[:]
        twin.priests_on = self.priests_on[:]
        twin.forge_type = self.forge_type  # fixed once the table is set
        twin.forge_full = self.forge_full
        twin.rune_supply = self.rune_supply[:]
        twin.allies = self.allies[:]
        twin.wheel = self.wheel[:]
        twin.artifact_owner = self.artifact_owner[:]
        twin.omens_down = self.omens_down
        twin.figure_at = self.figure_at[:]
        twin.ring = self.ring[:]
        twin.killer = self.killer[:]
        twin.sheets = self.sheets  # fixed once the table is set
        twin.marks = self.marks[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.hands = self.hands[:]  # a hand is replaced, never changed in place
        twin.known = self.known[:]
        twin.blessing_deck = self.blessing_deck[:]
        twin.blessing_discard = self.blessing_discard[:]
        twin.display = self.display[:]
        twin.event_deck = self.event_deck[:]
        twin.event_discard = self.event_discard[:]
        twin.event = self.event
        if self.hunter >= 0:
            self._copy_hunt(twin)
        twin.in_play = self.in_play[:]
        if self.battle >= 0:
            self._copy_battle(twin)
        twin.winner = self.winner
        twin.ending = self.ending
        return twin

    def _copy_hunt(self, twin: Contract) -> None:
        twin.hunter = self.hunter
        twin.prey = self.prey
        twin.keeper = self.keeper
        twin.hunt_over = self.hunt_over
        twin.hunt_won = self.hunt_won
        twin.attack_deck = self.attack_deck[:]
        twin.attack_hand = self.attack_hand[:]
        twin.attack_discard = self.attack_discard[:]
        twin.attack = self.attack
        twin.hand_shown = self.hand_shown
        twin.played = self.played  # replaced, never changed in place
        twin.draw_skipped = self.draw_skipped
        twin.draw_less = self.draw_less
        twin.dealt = self.dealt
        twin.cap = self.cap
        twin.next_cap = self.next_cap
        twin.wild_left = self.wild_left
        twin.ignored_left = self.ignored_left
        twin.placed = self.placed[:]
        twin.looted = self.looted

    def _copy_battle(self, twin: Contract) -> None:
        twin.battle = self.battle
        twin.sides = self.sides
        twin.laid = self.laid  # replaced, never changed in place
        twin.passed = self.passed
        twin.bonus = self.bonus[:]
        twin.ignored = self.ignored[:]
        twin.winning = self.winning

    def table(self, seat: int | None) -> Table:
        return table_view(self, seat)

    def whole_table(self) -> dict[str, Any]:
        return whole_table(self)

    def result(self) -> Result | None:
        if self.acting >= 0:
            return None
        scores = tuple([int(around_yggdrasil(self, seat)) for seat in range(self.seats)])
        winner: int = self.winner
        others: list[tuple[int, ...]] = []
        if self.ending in (RAGNAROK, STALL):
            order = [seat for seat in last_turn_order(self) if seat != winner]
            order.sort(key=lambda seat: -scores[seat])  # stable, so that ties stay in the order of last turns
            others = [(seat,) for seat in order]
        else:
            others = [tuple([seat for seat in range(self.seats) if seat != winner])]
        key = f"result-{ENDINGS[self.ending]}"
        reason = Text(key, player=self.player_text(winner))
        if self.ending in (RAGNAROK, STALL):
            reason = Text(key, player=self.player_text(winner), tied=scores.count(scores[winner]))
        return Result((winner,), ((winner,), *others), scores, reason)

    def over_reason(self) -> Reason:
        return Reason("lor.victory.game_length", Text("why-over"))

    def declarations(self, seat: int) -> tuple[str, ...]:
        """To give up, and to take it back: the last player who has not given up wins."""
        if self.acting < 0:
            return ()
        return ("play-on",) if self.conceded >> seat & 1 else ("concede",)

    def declared(self, seat: int, what: str) -> None:
        declare(self, seat, what)

    # -- what a seat cannot know

    def redeal(self, seat: int | None, chance: Chance) -> None:
        """Decks, hands of others but for the cards the seat has seen in them, and attack cards.

        Things are sorted before they are shuffled, so that a sample depends on the chance alone, not on the truth.
        """
        self._redeal_combat_cards(-1 if seat is None else seat, chance)
        for deck in (self.blessing_deck, self.event_deck):
            deck.sort()
            chance.shuffle(deck)
        if self.hunter >= 0:
            self._redeal_attacks(-1 if seat is None else seat, chance)

    def _redeal_combat_cards(self, seat: i64, chance: Chance) -> None:
        pool = self.deck
        fixed: list[list[int]] = [[] for _ in range(self.seats)]
        for holder in range(self.seats):
            if holder == seat:
                continue
            known = self.known[seat * SEATS + holder] if seat >= 0 else 0
            fixed[holder] = [card for card in self.hands[holder] if known >> card & 1]
            pool = pool + [card for card in self.hands[holder] if not known >> card & 1]
        pool = sorted(pool)
        chance.shuffle(pool)
        if self.acting >= 0 and self.acting != seat:
            self._keep_promise(fixed[self.acting], pool)
        for holder in range(self.seats):
            if holder == seat:
                continue
            missing = len(self.hands[holder]) - len(fixed[holder])
            self.hands[holder] = fixed[holder] + pool[:missing]
            pool = pool[missing:]
        self.deck = pool
        self._forget_what_others_know(seat)

    def _keep_promise(self, fixed: list[int], pool: list[int]) -> None:
        """Whoever decides holds a card that the decision calls for: take one from the pool unless it is known."""
        asked = self.frames[-1]
        kinds = asked.promised(self) if isinstance(asked, Ask) else []
        if not kinds or any([self.tables.kind[card] in kinds for card in fixed]):
            return
        for place, card in enumerate(pool):
            if self.tables.kind[card] in kinds:
                fixed.append(pool.pop(place))
                return

    def _forget_what_others_know(self, seat: i64) -> None:
        """What others have seen of third hands stays true of as many cards."""
        for onlooker in range(self.seats):
            for holder in range(self.seats):
                known = self.known[onlooker * SEATS + holder]
                if known == 0 or onlooker == seat or holder == seat:
                    continue
                kept: i64 = 0
                for card in sorted(self.hands[holder])[: len(bits(known))]:
                    kept |= 1 << card
                self.known[onlooker * SEATS + holder] = kept

    def _redeal_attacks(self, seat: i64, chance: Chance) -> None:
        """`lor.ownership.hidden_information`: attack cards in hand are for their player, and who was shown them."""
        knows_hand = seat == self.keeper or (seat == self.hunter and self.hand_shown)
        if not knows_hand:
            size = len(self.attack_hand)
            pool = sorted(self.attack_deck + self.attack_hand)
            chance.shuffle(pool)
            self.attack_hand = pool[:size]
            self.attack_deck = pool[size:]
            return
        self.attack_deck.sort()
        chance.shuffle(self.attack_deck)

    # -- invariants

    def check(self) -> None:
        self._check_board()
        self._check_players()
        self._check_cards()
        self._check_monsters()
        demand((self.acting < 0) == (self.winner != NOBODY), "a game that is over asks nobody")
        check_flow(self)

    def _check_board(self) -> None:
        for army in range(len(self.army_at)):
            at = self.army_at[army]
            value = self.army_value[army]
            demand(at < self.board.regions and (at < 0) == (value == 0), f"army {army} at {at} of value {value}")
            demand(0 <= value <= HIGHEST, f"value of army {army}")
            demand(army // LEGION < self.seats or at < 0, f"army {army} of nobody")
        for region in range(self.board.regions):
            owner = self.control[region]
            for seat in range(self.seats):
                demand((owner == seat) == (self.owned[seat] >> region & 1 == 1), f"owner of region {region}")
        demand(self.temples & ~self.board.shrines == 0, "temples without shrines")
        demand(len(bits(self.temples)) == self.temples_built <= self.terms.temples, "temples on the track")
        for god in range(len(GODS)):
            demand(0 <= self.level[god] <= TOP, f"level of monument {god}")
            sent = sum(self.priests_on[god * SEATS : god * SEATS + SEATS])
            demand(sent <= self.tables.slots[god][self.level[god]], f"priests on monument {god}")
            owner = self.control[self.board.monument_region[god]]
            demand(owner == self.artifact_owner[god], f"divine artifact of {god}")
        for rune in range(RUNE_TYPES):
            held = sum([self.runes[seat * RUNE_TYPES + rune] for seat in range(self.seats)])
            forges = len([r for r in bits(self.forge_full) if self.forge_type[r] == rune])
            total = self.rune_supply[rune] + held + forges
            demand(self.rune_supply[rune] >= 0, f"supply of rune {rune}")
            demand(total == self.tables.rune_supply[rune], f"{total} runes {rune}")
        for action, stack in enumerate(self.wheel):
            owners: list[int] = []
            while stack:
                owners.append((stack & 7) - 1)
                stack >>= 3
            demand(len(set(owners)) == len(owners), f"two markers of one player on action {action}")

    def _check_players(self) -> None:
        for seat in range(self.seats):
            demand(0 <= self.priests_left(seat) <= PRIESTS, f"priests of {seat}")
            for token in self.attribute[3 * seat : 3 * seat + 3]:
                demand(LOWEST <= token <= HIGHEST, f"attributes of {seat}")
            demand(len(self.monsters_of(seat)) <= RINGS, f"rings of {seat}")
            hero = self.powers[seat] >> HERO
            demand(hero in (0, 1 << self.hero_of[seat] if self.hero_of[seat] >= 0 else 0), f"hero of {seat}")
        blessed = 0
        for seat in range(self.seats):
            own = self.powers[seat] & BLESSING_SOURCES
            demand(blessed & own == 0, "a blessing with two owners")
            blessed |= own
        cards = sorted(bits(blessed) + self.blessing_deck + self.blessing_discard + self.display)
        demand(cards == list(range(len(self.tables.blessing_ids))), "blessings")
        for artifact in range(ARTIFACTS):
            for seat in range(self.seats):
                charged = self.powers[seat] >> ARTIFACT + artifact & 1
                demand(not charged or self.artifact_owner[artifact] == seat, f"charge of artifact {artifact}")
        demand(sum(self.slayer_tokens) <= SLAYER_TOKENS, "slayer tokens")

    def _check_cards(self) -> None:
        cards = self.deck + self.discard + self.in_play + self.laid[0] + self.laid[1]
        for seat in range(self.seats):
            cards = cards + self.hands[seat]
            held = 0
            for card in self.hands[seat]:
                held |= 1 << card
            for onlooker in range(self.seats):
                demand(self.known[onlooker * SEATS + seat] & ~held == 0, f"{onlooker} knows cards {seat} has not")
        demand(sorted(cards) == list(range(len(self.tables.kind))), f"{len(cards)} combat cards")
        events = sorted(self.event_deck + self.event_discard + ([self.event] if self.event >= 0 else []))
        demand(events == self.tables.event_deck[self.terms.bracket], "event cards")
        attacks = self.attack_deck + self.attack_hand + self.attack_discard
        attacks = attacks + ([self.attack] if self.attack >= 0 else [])
        if attacks:
            demand(sorted(attacks) == self.tables.attack_deck, "attack cards")

    def _check_monsters(self) -> None:
        for figure in range(FIGURES):
            demand(self.figure_at[figure] < self.board.regions, f"place of figure {figure}")
            for box in range(BOXES):
                marked = self.marks[figure * BOXES + box] >= 0
                demand(not marked or box < self.tables.boxes[figure], f"box {box} of {figure}")
                demand(not marked or self.figure_at[figure] >= 0, f"marks on the sheet of {figure}")
        for monster in range(MONSTERS):
            dead = self.figure_at[monster] == KILLED
            demand(dead == (self.killer[monster] >= 0), f"killer of {monster}")
            demand(self.ring[monster] < 0 or self.figure_at[monster] >= 0, f"ring of {monster}")
