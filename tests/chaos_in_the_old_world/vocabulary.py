"""The words tests of Chaos in the Old World are written in: given a position, when these choices and dice, then facts.

A region is a row of words: followers (`bloodletter*2`, `leper@slaanesh` under control, `acolyte!` protected), tokens
(`peasant*2`), corruption (`nurgle=5`), cards (`left:blood_frenzy`), ruin (`ruin=1` scored, `ruin=1:up` still to be
scored), and what happened this round (`ruiner=khorne`, `killer=tzeentch`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import warhost
from tests.vocabulary import Trial, flat
from warhost import FastChance, Illegal, ScriptedChance
from warhost.games.chaos_in_the_old_world.game import ChaosInTheOldWorld
from warhost.games.chaos_in_the_old_world.model import PHASES, OldWorld
from warhost.games.chaos_in_the_old_world.phases.rounds import Phase
from warhost.games.chaos_in_the_old_world.tables import (
    CARD_IDS,
    CARDS,
    OLD_WORLD_IDS,
    POWER_IDS,
    POWERS,
    REGION_IDS,
    TOKEN_IDS,
    TOKENS,
    UPGRADE_IDS,
    UPGRADES_EACH,
)


def game() -> ChaosInTheOldWorld:
    """The game as shipped."""
    loaded = warhost.load("chaos_in_the_old_world", content="")
    assert isinstance(loaded, ChaosInTheOldWorld)
    return loaded


class Faces(ScriptedChance):
    """Dice that show these faces, and then nothing but ones."""

    def __init__(self, faces: str) -> None:
        super().__init__([int(face) - 1 for face in faces.split()])

    def below(self, n: int) -> int:
        assert n == 6
        return 0 if self.used == len(self.script) else super().below(n)

    def shuffle(self, items: list[int]) -> None:
        """Cards stay as they are."""


class Table(Trial[OldWorld]):
    """A game to try things on. It stops where its last phase ends, so that a test sees one phase at a time."""

    def __init__(self, state: OldWorld, stop: int) -> None:
        super().__init__(state)
        self.stop = stop  # the phase before which it halts, counted on from the Old World phase of this round

    # -- when

    def play(self, *choices: str) -> Table:
        """Make choices, in notation."""
        for text in choices:
            choice = self.state.parse(text)
            reason = self.state.why_not(choice)
            if reason is not None:
                raise Illegal(reason)
            self.state.frames.pop().choose(self.state, choice)
            self.run()
        return self

    def dice(self, faces: str) -> Table:
        """The faces the next dice show; after them all dice show 1."""
        self.state.chance = Faces(faces)
        return self

    def shuffled(self, *orders: Sequence[int]) -> Table:
        """The order the next shuffles give."""
        self.state.chance = ScriptedChance(list(orders))
        return self

    def on(self, last: str = "end") -> Table:
        """Go on to the end of a later phase."""
        self.stop = PHASES.index(last) + 1
        return self.run()

    def run(self) -> Table:
        """Go on until somebody decides, the stop, or the end."""
        state = self.state
        state.acting = -1
        while state.frames:
            frame = state.frames[-1]
            if isinstance(frame, Phase) and frame.number >= self.stop:
                return self
            state.frames.pop()
            options = frame.options(state)
            if len(options) > 1 or (options and frame.secret):
                state.frames.append(frame)
                state.options = options
                state.acting = frame.seat(state)
                state.check()
                return self
            if options:
                frame.choose(state, options[0])
        state.options = []
        return self

    def sample(self, seat: int, seed: int) -> OldWorld:
        """A game as it may be for all that a seat knows."""
        world = self.state.determinize(seat, FastChance(seed))
        assert isinstance(world, OldWorld)
        return world

    # -- then: decisions

    @property
    def asked(self) -> str | None:
        """The Power that decides; None when nobody does."""
        return None if self.state.acting < 0 else POWER_IDS[self.state.power_of[self.state.acting]]

    def sorts(self, verb: str) -> set[str]:
        """The followers that may follow a verb now, without their numbers."""
        return {follower(name) for name in self.offers(verb)}

    # -- then: facts

    def figures(self, region: str, power: str | None = None) -> list[str]:
        """Followers in a region, by control, without their numbers."""
        tables = self.state.tables
        return [
            follower(tables.figure_ids[f])
            for f in self.state.figures_in(REGION_IDS.index(region))
            if power is None or POWER_IDS[self.state.holder[f]] == power
        ]

    def figure(self, name: str) -> dict[str, Any]:
        """A figure on the board as everybody sees it."""
        for region in self.view["regions"].values():
            for one in region["figures"]:
                if one["id"] == name:
                    return dict(one)
        raise AssertionError(f"{name} is not on the board")

    def where(self, name: str) -> str | None:
        here = self.state.where[self.state.tables.figure_of_id[name]]
        return REGION_IDS[here] if here >= 0 else None

    def vp(self, power: str) -> int:
        return self.state.vp[POWER_IDS.index(power)]

    def points(self, power: str) -> int:
        return self.state.points[POWER_IDS.index(power)]

    def counters(self, power: str) -> int:
        return self.state.counters[POWER_IDS.index(power)]

    def dial(self, power: str) -> int:
        return self.state.dial[POWER_IDS.index(power)]

    def threat(self, power: str) -> int:
        return int(self.state.threat(POWER_IDS.index(power)))

    def peasants(self, power: str) -> int:
        return self.state.peasants[POWER_IDS.index(power)]

    def upgrades(self, power: str) -> list[str]:
        upgrades: list[str] = self.view["powers"][power]["upgrades"]
        return upgrades

    def hand(self, power: str) -> list[str]:
        mine = self.state.tables.cards_of[POWER_IDS.index(power)]
        return [CARD_IDS[card] for card in mine for _ in range(self.state.hand[card])]

    def discard(self, power: str) -> list[str]:
        mine = self.state.tables.cards_of[POWER_IDS.index(power)]
        return [CARD_IDS[card] for card in mine for _ in range(self.state.discard[card])]

    def deck(self, power: str) -> list[str]:
        """From the top."""
        return [CARD_IDS[card] for card in reversed(self.state.decks[POWER_IDS.index(power)])]

    def cards(self, region: str) -> list[str]:
        """Chaos cards in a region, left before right."""
        left = 2 * REGION_IDS.index(region)
        return [CARD_IDS[card] for card in self.state.slots[left : left + 2] if 0 <= card < CARDS]

    def tokens(self, region: str) -> dict[str, int]:
        first = REGION_IDS.index(region) * TOKENS
        found = dict(zip(TOKEN_IDS, self.state.tokens[first : first + TOKENS], strict=True))
        return {name: count for name, count in found.items() if count}

    def token_places(self, token: str) -> list[str]:
        """Regions that hold a kind of token, once for each token."""
        return [name for name in REGION_IDS for _ in range(self.tokens(name).get(token, 0))]

    def stock(self, token: str) -> int:
        return self.state.stock[TOKEN_IDS.index(token)]

    def corruption(self, region: str) -> dict[str, int]:
        first = REGION_IDS.index(region) * POWERS
        found = dict(zip(POWER_IDS, self.state.corruption[first : first + POWERS], strict=True))
        return {name: count for name, count in found.items() if count}

    def ruin(self, region: str) -> int:
        """Number of its ruination card; 0: not ruined."""
        return self.state.ruin[REGION_IDS.index(region)]

    @property
    def ruined(self) -> list[str]:
        return [name for name in REGION_IDS if self.ruin(name)]

    @property
    def track(self) -> list[str | None]:
        return [None if card < 0 else OLD_WORLD_IDS[card] for card in self.state.track]

    def region(self, name: str) -> dict[str, Any]:
        view: dict[str, Any] = self.view["regions"][name]
        return view

    @property
    def view(self) -> Mapping[str, Any]:
        """The table as a spectator sees it."""
        return self.state.table(None)

    @property
    def winners(self) -> list[str] | None:
        """The Powers that win; None while the game runs."""
        result = self.state.result()
        return None if result is None else [POWER_IDS[self.state.power_of[seat]] for seat in result.winners]

    @property
    def rolled(self) -> list[tuple[str, str, int]]:
        """Battle dice rolled so far: Power, region, number of dice."""
        return [
            (str(line["power"]).partition("-")[2], str(line["region"]).partition("-")[2], int(line["dice"]))
            for line in (flat(told.event.text) for told in self.state.log or () if told.event.name.startswith("roll"))
        ]


def follower(name: str) -> str:
    """A figure's id without its number."""
    stem, _, number = name.rpartition("_")
    return stem if number.isdecimal() else name


# -- given


def given(
    phase: str = "summoning",
    through: str | None = None,
    seats: int = 4,
    absent: str = "slaanesh",
    round: int = 1,
    dice: str | None = None,
    points: Mapping[str, int] | None = None,
    vp: Mapping[str, int] | None = None,
    dial: Mapping[str, int] | None = None,
    counters: Mapping[str, int] | None = None,
    upgrades: Mapping[str, str] | None = None,
    peasants: Mapping[str, int] | None = None,
    hand: Mapping[str, str] | None = None,
    discard: Mapping[str, str] | None = None,
    deck: Mapping[str, str] | None = None,
    track: Sequence[str | None] = (None, None),
    old_world: str | None = None,
    options: Mapping[str, Any] | None = None,
    table: Mapping[str, Any] | None = None,
    board: Mapping[str, str] | None = None,
    box: ChaosInTheOldWorld | None = None,
    **regions: str,
) -> Table:
    """A position at the beginning of a phase; regions come by name, or as a `board` where the names vary.

    Power points that are not given are 0 if any are, else the sheet's. A `box` is a game with other content.
    """
    powers: dict[str, Any] = {}
    for power in POWER_IDS:
        if seats == 3 and power == absent:
            continue
        one: dict[str, Any] = {}
        if points is not None:
            one["power_points"] = points.get(power, 0)
        for field, values in (("victory_points", vp), ("dial", dial), ("counters", counters), ("peasants", peasants)):
            if values is not None and power in values:
                one[field] = values[power]
        for field, words in (("hand", hand), ("discard", discard), ("deck", deck)):
            if words is not None and power in words:
                one[field] = words[power].split()
        if "deck" in one:
            one["rest_of_deck"] = True
        if upgrades is not None and power in upgrades:
            one["upgrades"] = [f"{power}_{name}" for name in upgrades[power].split()]
        powers[power] = one
    numbers: Counter[str] = Counter()
    figures: dict[str, Any] = {}
    places = {name: _region(words, name, figures, numbers) for name, words in {**(board or {}), **regions}.items()}
    old: dict[str, Any] = {"track": list(track)}
    if old_world is not None:
        old["deck"] = old_world.split()
    doc = {
        "phase": phase,
        "round": round,
        "powers": powers,
        "figures": figures,
        "regions": places,
        "old_world": old,
        **(table or {}),
    }
    one_game = box or game()
    chosen = dict(options or {})
    state = one_game.blank(one_game.setting(seats, one_game.read_options(chosen)))
    assert isinstance(state, OldWorld)
    state.chance = FastChance(1) if dice is None else Faces(dice)
    state.log = []
    one_game.lay_table(state, doc)
    state.frames = one_game.resumption(state)
    return Table(state, PHASES.index(through or phase) + 1).run()


def _region(words: str, name: str, figures: dict[str, Any], numbers: Counter[str]) -> dict[str, Any]:
    place: dict[str, Any] = {"tokens": {}, "corruption": {}, "spaces": {}, "ruiners": [], "killers": []}
    for word in words.split():
        if ":" in word and word.partition(":")[0] in ("left", "right"):
            side, _, card = word.partition(":")
            if card.startswith("horror"):
                number = _count(card, numbers)
                figures[number] = {"region": name, "space": side}
            else:
                place["spaces"][side] = card
        elif "=" in word:
            field, _, value = word.partition("=")
            if field == "ruin":
                place["ruin"] = int(value.partition(":")[0])
                place["scored"] = not value.endswith(":up")
            elif field in ("ruiner", "killer"):
                place[f"{field}s"].append(value)
            else:
                place["corruption"][field] = int(value)
        else:
            stem, _, count = word.partition("*")
            for _ in range(int(count or 1)):
                _piece(stem, name, place, figures, numbers)
    return place


def _piece(word: str, name: str, place: dict[str, Any], figures: dict[str, Any], numbers: Counter[str]) -> None:
    if word in TOKEN_IDS:
        place["tokens"][word] = place["tokens"].get(word, 0) + 1
        return
    stem, _, holder = word.partition("@")
    marks = []
    for sign, mark in (("!", "shielded"), ("~", "tipped"), ("^", "crept")):
        if stem.endswith(sign):
            stem = stem[:-1]
            marks.append(mark)
    doc: dict[str, Any] = {"region": name}
    if holder:
        doc["controlled_by"] = holder
    if marks:
        doc["marks"] = marks
    figures[_count(stem, numbers)] = doc


def _count(stem: str, numbers: Counter[str]) -> str:
    """The id of the next figure of a kind."""
    ids = game().tables.figure_of_id
    if stem in ids:
        return stem
    numbers[stem] += 1
    return f"{stem}_{numbers[stem]}"


def new(seats: int = 4, seed: int = 0, **options: Any) -> Table:
    """A fresh game with a log, at its first decision."""
    state = game().new(seats=seats, seed=seed, log=True, **options)
    assert isinstance(state, OldWorld)
    return Table(state, 99)


def upgrade_ids(power: str) -> tuple[str, ...]:
    first = POWER_IDS.index(power) * UPGRADES_EACH
    return UPGRADE_IDS[first : first + UPGRADES_EACH]
