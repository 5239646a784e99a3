"""Old World tokens: from the stock to the board, from region to region, and back; and who decides where they go."""

from __future__ import annotations

from mypy_extensions import i64

from warhost.engine.errors import Reason
from warhost.engine.text import Text
from warhost.games.chaos_in_the_old_world.frames import Ask, step_before, told_by_dial
from warhost.games.chaos_in_the_old_world.model import (
    FIGURE,
    PASS,
    OldWorld,
    region_text,
    token_text,
)
from warhost.games.chaos_in_the_old_world.tables import (
    AMONG_ADJACENT,
    AMONG_NEAR_WARPSTONE,
    AMONG_POPULOUS,
    AMONG_WARPSTONE_FIRST,
    CHOOSE,
    EVERYWHERE,
    NOBLE,
    PLACE_NOBLE,
    PLACE_WARPSTONE,
    REGIONS,
    TOKENS,
    WARPSTONE,
    Step,
)


def place_tokens(state: OldWorld, token: i64, region: i64, count: i64) -> None:
    """Into a region that is not ruined, as many as the stock holds (`citow.components.old_world_tokens_fixed`)."""
    if state.ruined >> region & 1:  # citow.ruined.no_new_tokens
        return
    placed = min(count, state.stock[token])
    if placed > 0:
        state.stock[token] -= placed
        state.tokens[region * TOKENS + token] += placed
        if state.log is not None:
            state.say("token", token=token_text(token), region=region_text(region), count=placed)


def move_token(state: OldWorld, token: i64, source: i64, region: i64) -> None:
    state.tokens[source * TOKENS + token] -= 1
    state.tokens[region * TOKENS + token] += 1
    if state.log is not None:
        state.say("token-moves", token=token_text(token), start=region_text(source), region=region_text(region))


def return_token(state: OldWorld, token: i64, region: i64) -> None:
    """`citow.tokens.return_to_stock`: off the board, to be placed again some time."""
    state.tokens[region * TOKENS + token] -= 1
    state.stock[token] += 1
    if state.log is not None:
        state.say("token-returns", token=token_text(token), region=region_text(region))


def among(state: OldWorld, step: Step) -> i64:
    """The regions a choice is made among, ruined ones not yet left out."""
    if step.among == AMONG_POPULOUS:
        return state.tables.populous_mask
    if step.among == AMONG_ADJACENT:
        return state.tables.near[step.next_to]
    if step.among == AMONG_NEAR_WARPSTONE:
        warpstone = holding(state, WARPSTONE)
        return state.tables.reach[warpstone] if warpstone else 0
    if step.among == AMONG_WARPSTONE_FIRST:
        warpstone = holding(state, WARPSTONE) & ~state.ruined
        return warpstone if warpstone else EVERYWHERE
    return EVERYWHERE


def holding(state: OldWorld, token: i64) -> i64:
    """Mask of the regions that hold a token of a kind."""
    mask: i64 = 0
    for region in range(REGIONS):
        if state.tokens[region * TOKENS + token] > 0:
            mask |= 1 << region
    return mask


def place_by_choice(state: OldWorld, frame: PlaceTokens) -> None:
    """Ask where tokens go, unless every region that may have one gets one anyway."""
    regions = state.tables.members[frame.allowed & ~state.ruined]
    if len(regions) > frame.left or len(regions) * frame.each > state.stock[frame.token]:
        state.frames.append(frame)
        return
    for region in regions:
        place_tokens(state, frame.token, region, frame.each)


class PlaceTokens(Ask):
    """In which region the next tokens of a kind are placed."""

    fields = ("power", "token", "left", "each", "allowed", "apart")
    lies_on = ("Instruct",)
    on_top = True
    kind = "place"
    rule = "citow.old_world_phase.lowest_threat_decides"
    verbs = {"region": "place"}

    def __init__(self, power: i64, token: i64, left: i64, each: i64, allowed: i64, apart: bool) -> None:
        self.power = power
        self.token = token
        self.left = left  # regions still to be chosen
        self.each = each  # tokens for each of them
        self.allowed = allowed  # mask of regions
        self.apart = apart  # all in different regions

    def fits(self, state: OldWorld, at: i64) -> bool:
        """The choices that are left of an instruction."""
        step = step_before(state, at)
        if step.do != CHOOSE or (self.power, self.token, self.each) != (state.lowest_threat(), step.token, step.each):
            return False
        inside = self.allowed & ~(among(state, step) & ~step.barred) == 0
        return 1 <= self.left <= step.count and inside and bool(self.apart)

    def decider(self, state: OldWorld) -> i64:
        return self.power

    def options(self, state: OldWorld) -> list[int]:
        if self.left == 0 or state.stock[self.token] == 0:
            return []
        return state.tables.members[self.allowed & ~state.ruined]

    def choose(self, state: OldWorld, choice: i64) -> None:
        place_tokens(state, self.token, choice, self.each)
        allowed = self.allowed & ~(1 << choice) if self.apart else self.allowed
        state.frames.append(self.following(allowed))

    def following(self, allowed: i64) -> PlaceTokens:
        return PlaceTokens(self.power, self.token, self.left - 1, self.each, allowed, self.apart)

    def prompt(self, state: OldWorld) -> Text:
        return Text("prompt-place", token=token_text(self.token), each=self.each, count=self.left)

    def why_not(self, state: OldWorld, choice: i64) -> Reason:
        if choice == PASS:
            return Reason(self.must(), Text("why-mandatory"))
        if choice >= FIGURE:
            return self.wrong_kind(state, choice)
        if state.ruined >> choice & 1:
            return Reason("citow.ruined.no_new_tokens", Text("why-ruined", region=region_text(choice)))
        return Reason(self.rule, Text("why-not-named", region=region_text(choice)))

    def must(self) -> str:
        """The rule that says that the instruction is no offer."""
        return "citow.old_world_phase.as_much_as_possible"


class PlaceByDial(PlaceTokens):
    """The same by a dial instruction: any regions, one or several (`citow.dials.place_tokens`)."""

    lies_on = ("AdvanceDials",)
    on_top = True
    kind = "place_by_dial"
    rule = "citow.dials.place_tokens"

    def fits(self, state: OldWorld, at: i64) -> bool:
        amount: i64 = 0
        if self.token == WARPSTONE:
            amount = told_by_dial(state, self.power, PLACE_WARPSTONE, at)
        elif self.token == NOBLE:
            amount = told_by_dial(state, self.power, PLACE_NOBLE, at)
        return 1 <= self.left <= amount and (self.each, self.allowed, bool(self.apart)) == (1, EVERYWHERE, False)

    def following(self, allowed: i64) -> PlaceTokens:
        return PlaceByDial(self.power, self.token, self.left - 1, self.each, allowed, self.apart)

    def must(self) -> str:
        return "citow.dials.instruction_mandatory"
