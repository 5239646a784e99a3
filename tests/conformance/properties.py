"""The promises of the engine's contract, one listener each."""

from __future__ import annotations

import json
from collections import deque
from functools import lru_cache
from itertools import pairwise
from typing import Final

from jsonschema_rs import Draft202012Validator

import warhost
from tests.conformance.walk import (
    ROOT,
    Broken,
    Listener,
    Walk,
    canonical,
    demand,
    document,
    endless,
    fresh_chance,
    languages,
    same_lines,
    view_text,
    wander,
)
from tests.test_contract import writer
from warhost import BadNotation, BadOption, Game, Illegal, Reason, Replay, Result, State
from warhost.engine.event import Event, Fact
from warhost.engine.text import Text, Thing
from warhost.rules import Rulebook

RING: Final = 20  # earlier copies kept
FOLLOWED: Final = 12  # choices that an earlier copy plays once more
RESTORED_EACH: Final = 8  # so many first decisions are saved and restored one by one
WORLDS: Final = 2  # how often what a seat cannot know is drawn anew


@lru_cache
def rules_of(game: Game) -> frozenset[str]:
    return frozenset(Rulebook(game).ids)


class Ends(Listener):
    """A game ends within its bound, and has a result exactly when it is over."""

    name = "ends"

    def every(self) -> None:
        walk = self.walk
        demand(walk.number < walk.game.bound, f"{walk.number} decisions, the bound is {walk.game.bound}")

    def closely(self) -> None:
        demand(self.walk.state.result() is None, "a result although the game runs")

    def end(self) -> None:
        if not endless(self.walk.game, self.walk.plan) and self.walk.limit is None:
            demand(self.walk.state.seat is None, "the game did not end")


class LegalList(Listener):
    """`legal()` is never empty while the game runs, sorted, without doubles, below `game.choices`."""

    name = "legal"

    def every(self) -> None:
        state = self.walk.state
        legal = state.legal()
        demand(bool(legal), "nothing is legal although the game runs")
        demand(all(a < b for a, b in pairwise(legal)), f"not sorted or not unique: {legal}")
        demand(legal[0] >= 0 and legal[-1] < self.walk.game.choices, f"out of range: {legal}")
        demand(state.seat in range(self.walk.plan.seats), f"seat {state.seat} decides")

    def closely(self) -> None:
        self.walk.state.legal().clear()  # the list is the caller's own

    def end(self) -> None:
        if self.walk.state.seat is None:
            demand(self.walk.state.legal() == [], "something is legal although the game is over")


class Reasons(Listener):
    """`why_not` is None exactly for legal choices; a reason names a known rule; `play` refuses with it."""

    name = "why_not"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.rules = rules_of(walk.game)

    def closely(self) -> None:
        state = self.walk.state
        legal = set(state.legal())
        demand(state.decision().rule in self.rules, f"unknown rule of the decision: {state.decision().rule!r}")
        for choice in range(self.walk.game.choices):
            reason = state.why_not(choice)
            demand((reason is None) == (choice in legal), f"choice {choice}: legal {choice in legal}, reason {reason}")
            if reason is not None:
                self.check(reason)
        self.refused([choice for choice in range(self.walk.game.choices) if choice not in legal])

    def check(self, reason: Reason | None) -> None:
        demand(isinstance(reason, Reason), "no reason is given")
        assert reason is not None
        demand(reason.rule in self.rules, f"unknown rule {reason.rule!r} in {reason}")
        self.walk.hear(reason.text)

    def refused(self, illegal: list[int]) -> None:
        state = self.walk.state
        for choice in self.walk.dice.sample(illegal, min(3, len(illegal))):
            try:
                state.play(choice)
            except Illegal as error:
                demand(error.reason == state.why_not(choice), "play refuses with another reason than why_not gives")
            else:
                raise Broken(f"play accepted the illegal choice {choice}")
        for choice in (-1, self.walk.game.choices):
            try:
                state.why_not(choice)
            except BadOption:
                continue
            raise Broken(f"why_not answers for {choice}, which no decision knows")

    def end(self) -> None:
        if self.walk.state.seat is None:
            self.refused(list(range(self.walk.game.choices)))
            self.check(self.walk.state.why_not(0))
            self.check(self.walk.state.why_not_text(self.walk.record.choices[0]))


class Notation(Listener):
    """The text of a choice is unique within its decision and reads back as the same choice."""

    name = "notation"

    def every(self) -> None:
        state = self.walk.state
        choice = self.walk.dice.choice(state.legal())
        demand(state.parse(state.notation(choice)) == choice, f"{state.notation(choice)!r} reads as another choice")

    def closely(self) -> None:
        state = self.walk.state
        legal = state.legal()
        texts = [state.notation(choice) for choice in legal]
        demand(len(set(texts)) == len(texts), f"two choices with one text: {texts}")
        for choice, text in zip(legal, texts):
            demand(state.parse(text) == choice, f"{text!r} reads as {state.parse(text)}, not {choice}")
            demand(state.parse(f"  {text.replace(' ', '   ')} ") == choice, f"{text!r} with more spaces is not read")
            demand(state.why_not_text(text) is None, f"{text!r} is legal and yet refused")
            self.walk.speak(state.label(choice))


class OtherDecisions(Listener):
    """A choice of another decision, as text, is refused with a rule; what is no choice at all is named so."""

    name = "why_not_text"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.rules = rules_of(walk.game)
        self.met: dict[str, dict[str, None]] = {}  # texts of each kind of decision, oldest first

    def closely(self) -> None:
        state = self.walk.state
        here = {state.notation(choice) for choice in state.legal()}
        for texts in self.met.values():
            for text in texts:
                reason = state.why_not_text(text)
                demand((reason is None) == (text in here), f"{text!r}: legal {text in here}, reason {reason}")
                if reason is not None:
                    demand(reason.rule in self.rules, f"unknown rule {reason.rule!r} in {reason}")
                    self.walk.speak(reason.text)
        try:
            state.why_not_text("flibbertigibbet 7")
        except BadNotation as error:
            self.walk.hear(error.text)
        else:
            raise Broken("a word that means nothing is taken for a choice")
        known = self.met.setdefault(state.decision().kind, {})
        known.update(dict.fromkeys(self.walk.dice.sample(sorted(here), min(3, len(here)))))
        while len(known) > 6:
            del known[next(iter(known))]


class Copy:
    """A copy kept aside, with what it looked like, and where the next choices led."""

    def __init__(self, walk: Walk) -> None:
        self.state = walk.state.clone()
        self.number = walk.number
        self.record = Replay.of(self.state)
        self.looks = fingerprint(self.state)
        self.goal = ""

    def unchanged(self) -> None:
        demand(fingerprint(self.state) == self.looks, f"the copy made after {self.number} choices has changed since")

    def lives_on(self) -> None:
        """The copy also behaves as ever: the choices made after it lead to where they led."""
        self.unchanged()
        self.state.check()
        if self.goal:
            for number in range(FOLLOWED):
                self.record.step(self.state, number)
            demand(document(self.state) == self.goal, f"the copy made after {self.number} choices plays otherwise now")


class Clones(Listener):
    """A copy is equal, and from then on neither changes the other."""

    name = "clones"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.ring: deque[Copy] = deque()

    def closely(self) -> None:
        walk = self.walk
        copy = walk.state.clone()
        demand(document(copy) == walk.document(), "a copy differs from its original")
        log = walk.state.log_for(None)
        wander(copy, walk.dice, 6)
        demand(document(walk.state) == walk.document(), "playing in a copy changed the original")
        demand(same_lines(walk.state.log_for(None), log), "playing in a copy changed the log of the original")
        self.ring.append(Copy(walk))
        if len(self.ring) > RING:
            self.ring.popleft().lives_on()

    def played(self, choice: int) -> None:
        self.follow()
        if self.ring and self.ring[-1].number == self.walk.number - 1:
            self.ring[-1].unchanged()

    def declared(self, seat: int, what: str) -> None:
        self.follow()

    def follow(self) -> None:
        for copy in self.ring:
            if not copy.goal:
                copy.record.choices.append(self.walk.record.choices[-1])
                if len(copy.record.choices) == FOLLOWED:
                    copy.goal = document(self.walk.state)

    def end(self) -> None:
        for copy in self.ring:
            copy.lives_on()


def fingerprint(state: State) -> str:
    """A state as text, the end of its log included."""
    log = state.log_for(None)
    return canonical([document(state), len(log), [line.to_doc() for line in log[-20:]]])


class Restored(Listener):
    """A position that is saved and restored is equal in every view, and goes on in the same way to the end."""

    name = "restored"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.twin = self.restore()
        self.elder = self.restore()  # kept to the end, as the younger one is made anew again and again

    def restore(self) -> State:
        doc = json.loads(json.dumps(self.walk.state.to_position()))
        return self.walk.game.from_position(doc)

    def every(self) -> None:
        state = self.walk.state
        demand(self.twin.seat == state.seat, f"restored, seat {self.twin.seat} decides instead of {state.seat}")
        demand(self.twin.legal() == state.legal(), f"restored, {self.twin.legal()} are legal, not {state.legal()}")
        if self.walk.number < RESTORED_EACH and not self.walk.sparing:
            self.compare()

    def closely(self) -> None:
        self.compare()
        if self.walk.dice.random() * 8 < 1:
            self.elder = self.restore()

    def compare(self) -> None:
        walk = self.walk
        demand(document(self.twin) == walk.document(), "the restored game has gone another way")
        self.twin = self.restore()
        demand(document(self.twin) == walk.document(), "a restored position differs from the one saved")
        for seat in walk.viewers:
            demand(
                view_text(self.twin, seat) == view_text(walk.state, seat), f"restored, seat {seat} sees other things"
            )

    def played(self, choice: int) -> None:
        self.twin.apply(choice)
        self.elder.apply(choice)

    def declared(self, seat: int, what: str) -> None:
        self.twin.declare(seat, what)
        self.elder.declare(seat, what)

    def end(self) -> None:
        here = document(self.walk.state)
        demand(document(self.twin) == here, "the restored game ends otherwise")
        demand(document(self.elder) == here, "the game restored long ago ends otherwise")
        demand(document(self.restore()) == here, "the last position cannot be restored")
        demand(self.twin.result() == self.walk.state.result(), "the restored game has another result")


class Replays(Listener):
    """The record of a game, from its beginning or from a position, plays it again to the same end and log."""

    name = "replay"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.late: Replay | None = None

    def closely(self) -> None:
        if self.walk.number > 60 and self.late is None:
            self.late = Replay.of(self.walk.state)

    def played(self, choice: int) -> None:
        if self.late is not None:
            self.late.choices.append(self.walk.record.choices[-1])

    def declared(self, seat: int, what: str) -> None:
        self.played(-1)

    def end(self) -> None:
        state = self.replayed(self.walk.record)
        for seat in self.walk.viewers:
            demand(
                same_lines(state.log_for(seat), self.walk.state.log_for(seat)), f"replayed, the log of {seat} differs"
            )
        if self.late is not None:
            self.replayed(self.late)

    def replayed(self, record: Replay) -> State:
        replay = Replay.from_doc(json.loads(json.dumps(record.to_doc())))
        demand(replay.to_doc() == record.to_doc(), "the document of the replay does not read back")
        demand(replay.differs(self.walk.game) is None, "the replay claims to be of other rules or content")
        state = replay.begin(self.walk.game)
        for number in range(len(replay.choices)):
            replay.step(state, number)
        demand(document(state) == document(self.walk.state), "the replay ends in another position")
        return state


class Invariants(Listener):
    """`check()` holds after every choice."""

    name = "check"

    def every(self) -> None:
        self.walk.state.check()

    def end(self) -> None:
        self.walk.state.check()


class Hidden(Listener):
    """What a seat cannot know may be anything: drawn anew, the seat sees, may do and reads the same."""

    name = "hidden"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.worlds = 0
        self.others = 0  # worlds that differ from the true one

    def closely(self) -> None:
        state = self.walk.state
        for seat in self.walk.viewers:
            view = view_text(state, seat)
            demand(json.loads(view) == state.view(seat), f"the view of seat {seat} is not JSON-ready")
            log = state.log_for(seat)
            for _ in range(WORLDS):
                world = state.determinize(seat, fresh_chance(self.walk.dice))
                demand(view_text(world, seat) == view, f"the view of seat {seat} tells what it cannot know")
                demand(same_lines(world.log_for(seat), log), f"the log of seat {seat} tells what it cannot know")
                demand(world.seat == state.seat, f"drawn anew for seat {seat}, seat {world.seat} decides")
                if seat is not None:
                    demand(world.declarations(seat) == state.declarations(seat), f"declarations of seat {seat}")
                if seat == state.seat:
                    self.same_decision(world)
                self.sound(world)
        wander(world, self.walk.dice, 4)
        world.check()

    def same_decision(self, world: State) -> None:
        state = self.walk.state
        demand(world.legal() == state.legal(), "the legal choices tell the seat what it cannot know")
        demand(world.decision() == state.decision(), "the prompt tells the seat what it cannot know")
        for choice in state.legal():
            demand(world.notation(choice) == state.notation(choice), "a notation tells what the seat cannot know")
            demand(world.label(choice) == state.label(choice), "a label tells what the seat cannot know")
            hints = canonical(state.hints(choice))
            demand(canonical(world.hints(choice)) == hints, "a hint tells what the seat cannot know")
            demand(json.loads(hints) == state.hints(choice), "hints are not JSON-ready")
        for choice in some_choices(self.walk):
            demand(world.why_not(choice) == state.why_not(choice), "a reason tells what the seat cannot know")

    def sound(self, world: State) -> None:
        """The world imagined is a possible one."""
        self.worlds += 1
        self.others += world.whole_table() != self.walk.state.whole_table()
        world.check()
        demand(bool(world.legal()), "drawn anew, nothing is legal")

    def end(self) -> None:
        # a game may open with everything in the open, but not go on so
        few = self.walk.number < 300 or self.walk.sparing
        demand(self.others > 0 or few, f"in {self.worlds} worlds drawn anew nothing was different")


def some_choices(walk: Walk) -> list[int]:
    """A few choices of the game, legal or not."""
    return walk.dice.sample(range(walk.game.choices), min(8, walk.game.choices))


class Texts(Listener):
    """Every prompt, log line, reason and result has words in English and French, and all they ask for."""

    name = "texts"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        walk.languages = languages(walk.game)
        self.read = 0

    def closely(self) -> None:
        state = self.walk.state
        self.walk.speak(state.decision().prompt)
        for seat in self.walk.viewers:
            decision = state.view(seat)["decision"]
            assert decision is not None
            self.walk.speak(warhost.Text.from_doc(decision["prompt"]))
        for choice in some_choices(self.walk):
            reason = state.why_not(choice)
            if reason is not None:
                self.walk.speak(reason.text)
        self.listen()

    def listen(self) -> None:
        log = self.walk.state.log or []
        for telling in log[self.read :][-40:]:
            self.walk.speak(telling.event.text)
            if telling.others is not None:
                self.walk.speak(telling.others.text)
        self.read = len(log)

    def end(self) -> None:
        self.listen()
        state = self.walk.state
        result = state.result()
        if result is not None:
            self.walk.speak(result.reason)
            reason = state.why_not(0)
            assert reason is not None
            self.walk.speak(reason.text)


class Documents(Listener):
    """Views, choices and lines of the log are what the contract says (`docs/schema`), with no field more or less.

    An event has just its facts, each of its kind.
    """

    name = "documents"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.read = 0  # events whose facts were looked at,
        self.held = 0  # and those that were held against the schema
        self.contract = contract_of(walk.game)

    def every(self) -> None:
        log = self.walk.state.log or []
        for telling in log[self.read :]:
            for event in (telling.event, telling.others):
                if event is not None:
                    demand(told_as_declared(self.walk.game, event), f"{event.to_doc()} is not told as it is declared")
        self.read = len(log)

    def closely(self) -> None:
        self.shown()
        state = self.walk.state
        for choice in state.legal():
            self.hold("Choice", state.describe(choice))

    def shown(self) -> None:
        state = self.walk.state
        for seat in self.walk.viewers:
            self.hold("View", state.view(seat))
        log = state.log or []
        for telling in log[self.held :][-40:]:
            for event in (telling.event, telling.others):
                if event is not None:
                    self.hold("Line", {**event.to_doc(), "number": 0})
        self.held = len(log)

    def hold(self, name: str, document: object) -> None:
        for error in self.contract[name].iter_errors(document):
            where = "".join(f"/{step}" for step in error.instance_path)
            raise Broken(f"{name}{where} is not what the contract says: {error.message[:400]}")

    def end(self) -> None:
        self.every()
        self.shown()


@lru_cache
def contract_of(game: Game) -> dict[str, Draft202012Validator]:
    """Validators of what a game says, from the schema that is published; that of the example is not."""
    path = ROOT / "docs" / "schema" / f"{game.id}.json"
    schema = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"$defs": writer().of_game(game)}
    return {name: Draft202012Validator({**schema, "$ref": f"#/$defs/{name}"}) for name in ("View", "Choice", "Line")}


def told_as_declared(game: Game, event: Event) -> bool:
    facts = game.events.get(event.name)
    if facts is None or list(facts) != list(event.facts):
        return False
    return all(kind_fits(value, facts[name].strip("[]").split("|"), facts[name]) for name, value in event.facts.items())


def kind_fits(value: Fact, kinds: list[str], declared: str) -> bool:
    if isinstance(value, tuple):
        return declared.startswith("[") and all(kind_fits(part, kinds, "") for part in value)
    if isinstance(value, int):
        return declared == "number"
    if isinstance(value, Thing):
        return value.kind in kinds
    return "text" in kinds if isinstance(value, Text) else not {"number", "text"}.intersection(kinds)


class Results(Listener):
    """The result names every seat once; the winners are the first of the ranking, or nobody."""

    name = "result"

    def end(self) -> None:
        result = self.walk.state.result()
        demand((result is None) == (self.walk.state.seat is not None), f"seat {self.walk.state.seat}, result {result}")
        if result is not None:
            consistent(result, self.walk.plan.seats)
            self.walk.hear(result.reason)


def consistent(result: Result, seats: int) -> None:
    ranked = [seat for group in result.ranking for seat in group]
    demand(sorted(ranked) == list(range(seats)), f"the ranking {result.ranking} does not name every seat once")
    demand(all(group and list(group) == sorted(group) for group in result.ranking), f"groups of {result.ranking}")
    demand(result.winners in ((), result.ranking[0]), f"winners {result.winners} with ranking {result.ranking}")
    demand(len(result.scores) == seats, f"{len(result.scores)} scores for {seats} seats")


class Declarations(Listener):
    """Whatever a seat may declare can be declared, has an effect, and is recorded; the rest is refused."""

    name = "declarations"

    def closely(self) -> None:
        state = self.walk.state
        seat = self.walk.dice.randrange(self.walk.plan.seats)
        offered = state.declarations(seat)
        for what in self.walk.dice.sample(offered, min(2, len(offered))) if self.walk.sparing else offered:
            record = Replay.of(state)
            copy = state.clone()
            record.declare(copy, seat, what)
            demand(document(copy) != self.walk.document(), f"to declare {what!r} changes nothing")
            copy.check()
            self.carried_on(copy)
            again = record.begin(self.walk.game)
            record.step(again, 0)
            demand(document(again) == document(copy), f"{what!r} replayed leads elsewhere")
        try:
            state.clone().declare(seat, "flibbertigibbet")
        except BadOption as error:
            self.walk.hear(error.text)
        else:
            raise Broken("anything can be declared")

    def carried_on(self, copy: State) -> None:
        result = copy.result()
        demand((result is None) == (copy.seat is not None), f"seat {copy.seat}, result {result}")
        if result is None:
            demand(bool(copy.legal()), "after a declaration nothing is legal")
        else:
            consistent(result, self.walk.plan.seats)
            self.walk.hear(result.reason)

    def end(self) -> None:
        if self.walk.state.seat is not None:
            return
        for seat in range(self.walk.plan.seats):
            demand(self.walk.state.declarations(seat) == (), "a declaration is offered although the game is over")
        try:
            self.walk.state.declare(0, "flibbertigibbet")
        except Illegal:
            return
        raise Broken("something can be declared although the game is over")


class Silent(Listener):
    """Without a log, and with trusted instead of checked choices, the very same game is played."""

    name = "log"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        plan = walk.plan
        self.twin = walk.game.new(seats=plan.seats, seed=plan.seed, log=False, **plan.options)

    def every(self) -> None:
        demand(self.twin.legal() == self.walk.state.legal(), "without a log other choices are legal")

    def closely(self) -> None:
        demand(document(self.twin) == self.walk.document(), "without a log the game goes another way")

    def played(self, choice: int) -> None:
        self.twin.apply(choice)

    def declared(self, seat: int, what: str) -> None:
        self.twin.declare(seat, what)

    def end(self) -> None:
        demand(document(self.twin) == document(self.walk.state), "without a log the game ends otherwise")
        demand(self.twin.log is None, "a log is kept although nobody listens")


ALL: Final[tuple[type[Listener], ...]] = (
    Ends,
    LegalList,
    Invariants,
    Reasons,
    Notation,
    OtherDecisions,
    Clones,
    Restored,
    Hidden,
    Texts,
    Documents,
    Results,
    Declarations,
    Silent,
    Replays,
)
