"""The state of a saga as the engine asks for it: copies, results, what may be declared, what must always hold."""

from __future__ import annotations

from typing import Any, Final

from warhost.engine.bits import bits, mask_of
from warhost.engine.chance import Chance
from warhost.engine.errors import Reason, demand
from warhost.engine.state import Frame, Result
from warhost.engine.text import Text
from warhost.games.lords_of_ragnarok.documents import Table
from warhost.games.lords_of_ragnarok.effects.book import TRIGGERS
from warhost.games.lords_of_ragnarok.effects.on_monsters import WHICH
from warhost.games.lords_of_ragnarok.effects.scopes import SCOPES
from warhost.games.lords_of_ragnarok.mechanics.battles import OVER
from warhost.games.lords_of_ragnarok.mechanics.boxes import CoverBox
from warhost.games.lords_of_ragnarok.mechanics.hands import Limits, ShedCards, ShedRunes, cards_over, runes_over
from warhost.games.lords_of_ragnarok.mechanics.hunts import HuntFloor
from warhost.games.lords_of_ragnarok.model import (
    BEFORE_PRAYER,
    ENDINGS,
    KILLED,
    NOBODY,
    PRAYER,
    RAGNAROK,
    RUNE_ACTIONS_STEP,
    SPECIAL_ACTION,
    STALL,
    STEPS,
    Saga,
)
from warhost.games.lords_of_ragnarok.phases.battle import Battles, BattleStep
from warhost.games.lords_of_ragnarok.phases.battle_cards import LayCard
from warhost.games.lords_of_ragnarok.phases.blessing_draft import PickBlessing
from warhost.games.lords_of_ragnarok.phases.ending import around_yggdrasil, declare, last_turn_order
from warhost.games.lords_of_ragnarok.phases.events import EventActivation
from warhost.games.lords_of_ragnarok.phases.hero_draft import ChooseHero, ChooseOrigin, LayTile, landed
from warhost.games.lords_of_ragnarok.phases.hero_step import HeroStep
from warhost.games.lords_of_ragnarok.phases.hunt import Reckoning, SecondCard
from warhost.games.lords_of_ragnarok.phases.prayer import Prayer
from warhost.games.lords_of_ragnarok.phases.rune_step import RuneStep
from warhost.games.lords_of_ragnarok.phases.turn import EndOfStep, Steps, Turns
from warhost.games.lords_of_ragnarok.position import whole_table
from warhost.games.lords_of_ragnarok.redeal import redeal
from warhost.games.lords_of_ragnarok.tables import (
    ACTIONS,
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
    REALMS,
    RINGS,
    RUNE_TYPES,
    SEATS,
    SLAYER_TOKENS,
    SOURCES,
    TOP,
    TROPHIES,
    WEAPONS,
)
from warhost.games.lords_of_ragnarok.view import table_view

FEW: Final = 99  # more of anything is not asked for
# What the other fields of frames count, and what they only say to be so.
AMOUNTS: Final = ("at", "cards", "injuries", "least", "left", "most", "paid", "points", "stage", "stride")
FLAGS: Final = ("begun", "chosen", "far", "forged", "free", "freely", "more", "optional", "sent", "side", "strikes")


class SagaState(Saga):
    """A saga with everything the engine asks of a state."""

    def clone(self) -> SagaState:
        twin = SagaState(self.setting, self.terms)
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

    def _copy_hunt(self, twin: SagaState) -> None:
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

    def _copy_battle(self, twin: SagaState) -> None:
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

    def redeal(self, seat: int | None, chance: Chance) -> None:
        redeal(self, NOBODY if seat is None else seat, chance)

    # -- invariants

    def check(self) -> None:
        self._check_board()
        self._check_players()
        self._check_cards()
        self._check_monsters()
        demand((self.acting < 0) == (self.winner != NOBODY), "a game that is over asks nobody")
        self._check_flow()

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

    # -- the flow

    def limits(self) -> dict[str, tuple[int, int]]:
        armies = self.seats * LEGION
        programs = len(self.book.programs)
        cards = len(self.tables.card_ids)
        limits: dict[str, tuple[int, int]] = dict.fromkeys(AMOUNTS, (0, FEW))
        for name in FLAGS:
            limits[name] = (0, 1)
        for name in ("who", "owner", "holder"):
            limits[name] = (0, self.seats - 1)
        for name in ("program", "then"):
            limits[name] = (0, programs - 1)
        for name in ("target", "place"):  # a seat, an army, a region … or nothing
            limits[name] = (-1, FEW)
        for name in ("done", "spared"):  # sets of armies
            limits[name] = (0, (1 << armies) - 1)
        limits["army"] = (0, armies - 1)
        limits["figure"] = (-1, FIGURES - 1)
        limits["trigger"] = (0, len(TRIGGERS) - 1)
        limits["region"] = (0, self.board.regions - 1)
        limits["realm"] = (0, REALMS - 1)
        limits["action"] = (0, len(ACTIONS) - 1)
        limits["trophy"] = (0, len(TROPHIES) - 1)
        limits["card"] = (0, cards - 1)
        limits["second"] = (-1, cards - 1)
        limits["first"] = (-1, max(MONSTERS, cards) - 1)  # a monster, or the kind of a card
        limits["weapon"] = (-1, len(WEAPONS) - 1)
        limits["scope"] = (0, len(SCOPES) - 1)
        limits["which"] = (0, len(WHICH) - 1)
        limits["step"] = (0, OVER)
        limits["used"] = (0, (1 << SOURCES) - 1)
        return limits

    def _check_flow(self) -> None:
        """The frames are where they can be, and there are those that the table calls for."""
        demand(0 <= self.step < len(STEPS), "the step")
        demand(self.drafted <= self.seats, "how many have drafted")
        if not self.frames:
            return
        self.check_frames()
        demand(self.stalls < self.seats, "how many have passed")
        if self.drafted < self.seats:
            self._check_draft()
        else:
            self._check_turn()
        about = self._about()
        demand(self.battle < 0 or isinstance(about, BattleStep), "the battle")
        demand(self.hunter == NOBODY or isinstance(about, Reckoning), "the reckoning of a hunt")
        hunts = any([isinstance(frame, HuntFloor) for frame in self.frames])
        demand(hunts == (self.hunter != NOBODY and not self.hunt_over), "the hunt")
        demand(self.event < 0 or isinstance(about, EventActivation), "the event")
        demand(not self.display or isinstance(about, PickBlessing), "the blessings to choose from")
        using = any([isinstance(frame, (SecondCard, CoverBox, LayCard)) for frame in self.frames])
        demand(using or not self.in_play, "the cards in play")
        for seat in range(self.seats):
            if cards_over(self, seat) > 0 or runes_over(self, seat) > 0:
                pending = [frame.who for frame in self.frames if isinstance(frame, (Limits, ShedCards, ShedRunes))]
                demand(seat in pending, f"seat {seat} holds too much")

    def _about(self) -> Frame[Any] | None:
        """What the step of the turn, or its end, is about now: what lies on its end."""
        for at in range(1, len(self.frames)):
            if isinstance(self.frames[at - 1], (EndOfStep, Battles)):
                return self.frames[at]
        return None

    def _check_draft(self) -> None:
        demand(0 <= self.starter < self.seats, "who begins the draft")
        bottom = self.frames[0]
        demand(isinstance(bottom, (ChooseHero, ChooseOrigin, LayTile)), "who drafts")
        demand(len(self.frames) == 1 or isinstance(bottom, LayTile), "what comes before the draft")
        chosen = not isinstance(bottom, ChooseHero)
        demand(chosen or self.offered_heroes & ~mask_of(self.hero_pool) == 0, "the heroes that are offered")
        odinson = self.tables.odinson
        origins = self.origin_pool + ([] if odinson in self.origin_of else [odinson])
        demand(self.offered_origins & ~mask_of(origins) == 0, "the origins that are offered")
        for place in range(self.seats):
            seat = (self.starter + place) % self.seats
            done = place < self.drafted
            demand(done == (self.powers[seat] != 0), f"whether {seat} has drafted")
            demand(not done or (landed(self, seat) and self.hero_of[seat] >= 0), f"place of {seat}")
            mine = place <= self.drafted
            demand(mine or max(self.hero_of[seat], self.origin_of[seat]) < 0, f"hero of {seat}")

    def _check_turn(self) -> None:
        """The steps that are still to come lie at the bottom, above them the end of this one, then what it is about."""
        frames = self.frames
        demand(self.first != NOBODY, "the first player")
        demand(isinstance(frames[0], Turns), "the turns")
        for seat in range(self.seats):
            demand(self.hero_of[seat] >= 0 and landed(self, seat), f"place of {seat}")
        floor = 1
        if self.step < SPECIAL_ACTION:
            demand(len(frames) > 1 and isinstance(frames[1], Steps), "the steps to come")
            floor = 2
        demand(len(frames) > floor, "what is to be done in the step")
        ends = isinstance(frames[floor], (EndOfStep, Battles))
        demand(ends == (self.step > BEFORE_PRAYER), "the end of the step")
        if PRAYER <= self.step <= RUNE_ACTIONS_STEP and isinstance(frames[floor], EndOfStep):
            demand(isinstance(self._about(), (Prayer, HeroStep, RuneStep)), "what the step is about")
