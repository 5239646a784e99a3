"""Positions edited by hand, as it were: changed anywhere, then read and played on.

The document of an edit follows from the game, a seed and the edit's number alone. The seed's random game gives the
positions, of every kind of decision some; one to three changes are made to one of them. Then the position has to be
refused in words that say what is wrong, or to be a game that can be looked at, asked, saved and played on.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple

from tests.conformance.properties import consistent
from tests.conformance.walk import Listener, Walk, canonical, demand, document, fresh_chance, languages, mistakes, plan
from warhost import Game, State, WarhostError

PER_SEED: Final = 100  # edits of the positions of one random game
PER_KIND: Final = 2  # positions kept for each kind of decision
FURTHER: Final = 200  # choices that a position that was taken must bear
ASKED: Final = 50  # every so many of them all questions are asked
SHOWN: Final = 6  # choices whose words are asked for, and as many that are refused

Doc = dict[str, Any]
Key = str | int

DEEP: Final[list[Any]] = json.loads("[" * 60 + "]" * 60)
STRANGE: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 2, 3, 7, 8, 25, 99, 255, 256, 10**6, 2**31, 2**63, 2**70, -(2**63), 1.0, 1.5, -0.5),
    *("", "x", "d8", "a1", "0", "-1", "None", "é", "x" * 3000),
    *([], [0], [-1], [None], [[]], {}, {"x": 1}, {"0": 0}, DEEP),
)


# -- positions to edit


class Collect(Listener):
    """Keeps copies of some states of a game, of each kind of decision some, and the last one."""

    name = "collect"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.kept: dict[str, list[State]] = {}
        self.met: dict[str, int] = {}

    def every(self) -> None:
        state = self.walk.state
        kind = type(state.frames[-1]).__name__
        kept = self.kept.setdefault(kind, [])
        self.met[kind] = met = self.met.get(kind, 0) + 1
        place = len(kept) if met <= PER_KIND else self.walk.dice.randrange(met)
        if place < PER_KIND:
            kept[place:] = [state.clone(), *kept[place + 1 :]]

    def end(self) -> None:
        self.kept["the end"] = [self.walk.state]


@lru_cache(maxsize=2)
def positions(game: Game, seed: int) -> list[Doc]:
    """Positions of the random game of a seed."""
    walk = Walk(game, plan(game, seed), [Collect]).run()
    (collected,) = walk.listeners
    assert isinstance(collected, Collect)
    return [plain(state.to_position()) for states in collected.kept.values() for state in states]


def plain(doc: Any) -> Any:
    """A document as it comes out of a file; a copy that shares nothing."""
    return json.loads(json.dumps(doc))


# -- changes


class Place(NamedTuple):
    """Where in a document something stands."""

    holder: Any  # a mapping or a list
    key: Any
    path: str

    @property
    def value(self) -> Any:
        return self.holder[self.key]

    @property
    def name(self) -> str:
        """The field, for an item of a list the one that holds the list."""
        return self.path.rsplit(".", 1)[-1].split("[")[0]


def keys_of(holder: Any) -> list[Any]:
    return list(holder) if isinstance(holder, dict) else list(range(len(holder)))


def inside(holder: Any, key: Any, path: str) -> Place:
    return Place(holder, key, f"{path}.{key}" if isinstance(holder, dict) else f"{path}[{key}]")


def places(holder: Any, path: str = "position") -> list[Place]:
    """All places of a document."""
    found: list[Place] = []
    for key in keys_of(holder):
        place = inside(holder, key, path)
        found.append(place)
        if isinstance(place.value, dict | list):
            found += places(place.value, place.path)
    return found


def short(value: Any) -> str:
    text = canonical(value)
    return text if len(text) <= 120 else f"{text[:117]}…"


class Editor:
    """Makes changes to a document, and tells them in words."""

    def __init__(self, game: Game, doc: Doc, others: list[Doc], dice: random.Random) -> None:
        self.game = game
        self.doc = doc
        self.others = others
        self.dice = dice

    def change_something(self, kinds: Sequence[Callable[[Editor], str]] = ()) -> str:
        """Make a change of one of these kinds; told in words."""
        while not (words := self.dice.choice(kinds or CHANGES)(self)):
            pass
        return words

    # what to change

    def place(self) -> Place:
        """Any place: fields of all depths have a fair part, however long the lists."""
        weights = {"table": 20.0, "options": 3.0, "frames": 3.0}
        top = keys_of(self.doc)
        key = self.dice.choices(top, [weights.get(name, 0.5) for name in top])[0]
        place = inside(self.doc, key, "position")
        while isinstance(place.value, dict | list) and place.value and self.dice.random() < 0.9:
            place = inside(place.value, self.dice.choice(keys_of(place.value)), place.path)
        return place

    def container(self, kind: type) -> Place | None:
        """A mapping or a list that holds something."""
        found = [place for place in places(self.doc) if isinstance(place.value, kind) and place.value]
        return self.dice.choice(found) if found else None

    def value_for(self, place: Place) -> Any:
        """Another value: like the old one, one that stands elsewhere, or a strange one."""
        dice, old = self.dice, place.value
        how = dice.randrange(4)
        if how == 0:
            return copy.deepcopy(dice.choice(STRANGE))
        if how == 1 and isinstance(old, bool):
            return not old
        if how == 1 and isinstance(old, int):
            return old + dice.choice((-2, -1, 1, 2))
        everywhere = [other for doc in (self.doc, dice.choice(self.others)) for other in places(doc)]
        if how == 2:
            namesakes = [other for other in everywhere if other.name == place.name]
            return copy.deepcopy(dice.choice(namesakes).value)
        alike = [other for other in everywhere if type(other.value) is type(old)]
        return copy.deepcopy(dice.choice(alike).value)

    # changes of anything

    def change(self) -> str:
        place = self.place()
        old, new = place.value, self.value_for(place)
        if canonical(old) == canonical(new):
            return ""
        place.holder[place.key] = new
        return f"{place.path}: {short(old)} → {short(new)}"

    def remove(self) -> str:
        place = self.place()
        words = f"{place.path}: {short(place.value)} → removed"
        del place.holder[place.key]
        return words

    def add(self) -> str:
        """A field or an item more."""
        mapping = self.dice.random() < 0.5
        place = self.container(dict if mapping else list)
        if place is None:
            return ""
        donor = self.dice.choice(places(self.dice.choice(self.others)))
        new = copy.deepcopy(self.dice.choice((donor.value, self.dice.choice(STRANGE), self.value_for(place))))
        if mapping:
            key = self.dice.choice((str(donor.key), "x", ""))
            if key in place.value:
                return ""
            place.value[key] = new
            return f"{place.path}.{key}: added {short(new)}"
        at = self.dice.randrange(len(place.value) + 1)
        place.value.insert(at, new)
        return f"{place.path}[{at}]: added {short(new)}"

    def double(self) -> str:
        """A thing lies there twice."""
        place = self.container(self.dice.choice((dict, list)))
        if place is None:
            return ""
        keys = keys_of(place.value)
        one = inside(place.value, self.dice.choice(keys), place.path)
        new = copy.deepcopy(one.value)
        if isinstance(place.value, list):
            at = self.dice.randrange(len(keys) + 1)
            place.value.insert(at, new)
            return f"{one.path}: {short(new)} → doubled at [{at}]"
        other = inside(place.value, self.dice.choice(keys), place.path)
        old = other.value
        if canonical(old) == canonical(new):
            return ""
        place.value[other.key] = new
        return f"{other.path}: {short(old)} → {short(new)}, as {one.path}"

    def swap(self) -> str:
        place = self.container(self.dice.choice((dict, list)))
        if place is None or len(place.value) < 2:
            return ""
        a, b = (inside(place.value, key, place.path) for key in self.dice.sample(keys_of(place.value), 2))
        old, new = a.value, b.value
        if canonical(old) == canonical(new):
            return ""
        place.value[a.key], place.value[b.key] = new, old
        return f"{a.path}: {short(old)} ↔ {b.path}: {short(new)}"

    def move(self) -> str:
        """A piece lies elsewhere: out of one list or mapping, into another."""
        kind = self.dice.choice((dict, list))
        start, goal = self.container(kind), self.dice.choice(places(self.doc))
        if start is None or not isinstance(goal.value, kind) or goal.path.startswith(start.path):
            return ""
        key = self.dice.choice(keys_of(start.value))
        moved = start.value.pop(key)
        words = f"{inside(start.value, key, start.path).path}: {short(moved)} → moved to {goal.path}"
        if isinstance(goal.value, dict):
            goal.value[key] = moved
        else:
            goal.value.insert(self.dice.randrange(len(goal.value) + 1), moved)
        return words

    def borrow(self) -> str:
        """What stands there in another position of this game."""
        place = self.place()
        donor: Any = self.dice.choice(self.others)
        for other in places(donor):
            if other.path == place.path and canonical(other.value) != canonical(place.value):
                words = f"{place.path}: {short(place.value)} → {short(other.value)}, as in another position"
                place.holder[place.key] = copy.deepcopy(other.value)
                return words
        return ""

    # changes of what is to be done next

    def frames(self) -> list[Doc]:
        frames = self.doc.get("frames")
        return [frame for frame in frames if isinstance(frame, dict)] if isinstance(frames, list) else []

    def change_frame(self) -> str:
        frames = self.frames()
        if not frames:
            return ""
        at = len(frames) - 1 - min(int(self.dice.expovariate(0.7)), len(frames) - 1)  # rather near the top
        fields = [name for name in frames[at] if name != "frame"]
        if not fields:
            return ""
        place = inside(frames[at], self.dice.choice(fields), f"position.frames[{at}] {frames[at].get('frame')}")
        old = place.value
        new = self.dice.choice((self.number(), self.value_for(place)))
        if canonical(old) == canonical(new):
            return ""
        place.holder[place.key] = new
        return f"{place.path}: {short(old)} → {short(new)}"

    def number(self) -> int:
        dice = self.dice
        return dice.choice((-1, 0, 1, dice.randrange(8), dice.randrange(64), dice.randrange(self.game.choices), 10**6))

    def other_frame(self) -> str:
        """A frame of another position, or one never met, put in or in place of another."""
        frames = self.frames()
        if self.dice.random() < 0.5:
            kind = self.dice.choice(self.game.frames)
            new: Doc = {"frame": kind.__name__, **{name: self.number() for name in kind.fields}}
        else:
            theirs = self.dice.choice(self.others)["frames"]
            if not theirs:
                return ""
            new = copy.deepcopy(self.dice.choice(theirs))
        at = self.dice.randrange(len(frames) + 1)
        if self.dice.random() < 0.5 or at == len(frames):
            self.doc["frames"] = [*frames[:at], new, *frames[at:]]
            return f"position.frames[{at}]: added {short(new)}"
        if new == frames[at]:
            return ""
        words = f"position.frames[{at}]: {short(frames[at])} → {short(new)}"
        self.doc["frames"] = [*frames[:at], new, *frames[at + 1 :]]
        return words

    def reorder_frames(self) -> str:
        """A frame removed, doubled or exchanged with another; some of the top or the bottom gone."""
        frames = self.frames()
        if not frames:
            return ""
        new = frames[:]
        at, to = self.dice.randrange(len(frames)), self.dice.randrange(len(frames))
        how = self.dice.randrange(5)
        if how == 0:
            del new[at]
        elif how == 1:
            new.insert(to, copy.deepcopy(frames[at]))
        elif how == 2:
            new[at], new[to] = frames[to], frames[at]
        else:
            new = frames[:at] if how == 3 else frames[at:]
        if new == frames:
            return ""
        self.doc["frames"] = new
        return f"position.frames: {order(frames)} → {order(new)}"

    def other_frames(self) -> str:
        """What is to be done next as in another position, or left for the game to find out."""
        old = self.frames()
        if self.dice.random() < 0.2:
            self.doc.pop("frames", None)
            return f"position.frames: {order(old)} → removed"
        new = copy.deepcopy(self.dice.choice(self.others)["frames"])
        if new == old:
            return ""
        self.doc["frames"] = new
        return f"position.frames: {short(old)} → {short(new)}, as in another position"


CHANGES: Final[tuple[Callable[[Editor], str], ...]] = (
    *(Editor.change, Editor.change, Editor.change, Editor.borrow, Editor.borrow),
    *(Editor.remove, Editor.add, Editor.double, Editor.swap, Editor.move, Editor.move),
)
FRAME_CHANGES: Final[tuple[Callable[[Editor], str], ...]] = (
    *(Editor.change_frame, Editor.change_frame, Editor.change_frame, Editor.other_frame, Editor.other_frame),
    *(Editor.reorder_frames, Editor.other_frames),
)


def order(frames: list[Doc]) -> str:
    return "[" + ", ".join(str(frame.get("frame")) for frame in frames) + "]"


def edited(game: Game, seed: int, number: int) -> tuple[Doc, list[str]]:
    """The document of an edit, and what was changed."""
    dice = random.Random(f"{game.id} edit {seed} {number}")
    found = positions(game, seed)
    editor = Editor(game, copy.deepcopy(dice.choice(found)), found, dice)
    changes = []
    for _ in range(dice.choice((1, 1, 1, 1, 1, 1, 1, 2, 2, 3))):
        changes.append(editor.change_something(CHANGES + FRAME_CHANGES if dice.random() < 0.6 else CHANGES))
    return plain(editor.doc), changes


# -- what must hold


class Trial:
    """An edited position is read, and played on if it is taken; raises whatever goes wrong."""

    languages: ClassVar[dict[str, tuple[Any, ...]]] = {}

    def __init__(self, game: Game, doc: Doc, dice: random.Random) -> None:
        self.game = game
        self.doc = doc
        self.dice = dice
        if game.id not in self.languages:
            self.languages[game.id] = languages(game)
        self.tongues = self.languages[game.id]
        self.at = "reading it"

    def run(self) -> bool:
        """Whether the position was taken."""
        try:
            state = self.game.from_position(self.doc)
        except WarhostError as error:
            self.at = "refusing it"
            self.clear(error)
            return False
        self.at = "having read it"
        state.log = []
        self.sound(state)
        self.questions(state)
        self.declarations(state)
        self.restored(state)
        for number in range(1, FURTHER + 1):
            if state.seat is None:
                break
            self.at = f"choice {number} of {type(state.frames[-1]).__name__}"
            state.apply(self.dice.choice(state.legal()))
            self.at = f"having made {number} choices"
            self.sound(state)
            if number % ASKED == 0:
                self.questions(state)
        self.at = "the end of it"
        self.questions(state)
        self.restored(state)
        for seat in [*range(state.setting.seats), None]:
            canonical([line.to_doc() for line in state.log_for(seat)])
        return True

    def clear(self, error: WarhostError) -> None:
        """A refusal has words in every language, all they ask for, and names the field or what cannot be."""
        for tongue in self.tongues:
            demand(error.text.key == "verbatim" or tongue.knows(error.text.key), f"no words for '{error.text.key}'")
            for mistake in mistakes(tongue, error.text):
                demand(False, f"'{error.text.key}' in {tongue.code}: {mistake}")
        if error.text.key == "position-impossible":
            demand(str(error.text.params["error"]).strip() != "", "refused without a word of what cannot be")

    def sound(self, state: State) -> None:
        """What must hold at every decision."""
        state.check()
        legal = state.legal()
        result = state.result()
        demand(bool(legal) == (state.seat is not None), f"seat {state.seat} decides, legal {legal}")
        demand((result is None) == (state.seat is not None), f"seat {state.seat} decides, result {result}")
        demand(state.seat is None or 0 <= state.seat < state.setting.seats, f"seat {state.seat} decides")
        demand(legal == sorted(set(legal)), f"not sorted or not unique: {legal}")
        demand(all(0 <= choice < self.game.choices for choice in legal), f"out of range: {legal}")
        if result is not None:
            consistent(result, state.setting.seats)

    def questions(self, state: State) -> None:
        """All that an app and a bot ask."""
        at = self.at
        for seat in [*range(state.setting.seats), None]:
            self.at = f"{at}, the view of seat {seat}"
            canonical(state.view(seat))
            self.at = f"{at}, drawn anew for seat {seat}"
            world = state.determinize(seat, fresh_chance(self.dice))
            world.check()
            demand(world.seat is None or bool(world.legal()), "drawn anew, nothing is legal")
        self.at = at
        if state.seat is None:
            return
        self.at = f"{at}, words of choices"
        legal = state.legal()
        for choice in self.dice.sample(legal, min(SHOWN, len(legal))):
            demand(state.parse(state.notation(choice)) == choice, f"{state.notation(choice)!r} reads as another choice")
            canonical([state.label(choice).to_doc(), state.hints(choice)])
        self.at = f"{at}, reasons"
        for choice in self.dice.sample(range(self.game.choices), min(SHOWN, self.game.choices)):
            demand((state.why_not(choice) is None) == (choice in legal), f"why_not of choice {choice}")
        self.at = at

    def declarations(self, state: State) -> None:
        at = self.at
        for seat in range(state.setting.seats):
            for what in state.declarations(seat):
                self.at = f"{at}, seat {seat} declares {what}"
                heir = state.clone()
                heir.declare(seat, what)
                self.sound(heir)
        self.at = at

    def restored(self, state: State) -> None:
        """Saved and read again, it is the same."""
        self.at += ", saved and read again"
        again = self.game.from_position(plain(state.to_position()))
        demand(document(again) == document(state), "it differs")
