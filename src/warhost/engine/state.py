"""The contract every game fulfils: a state that asks one seat at a time to choose among a few whole numbers.

The flow of a game lives in the state as a stack of frames, plain immutable data. The frame on top is what happens
now: a decision somebody has to take, or a procedure that simply runs. Frames push further frames.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64

from warhost.engine import documents
from warhost.engine.alphabet import Alphabet
from warhost.engine.bits import bits
from warhost.engine.chance import Chance
from warhost.engine.errors import BadNotation, BadOption, BrokenInvariant, Illegal, Reason
from warhost.engine.event import EVERYBODY, Event, Fact, Telling
from warhost.engine.text import Text, Thing

S = TypeVar("S", bound="State")

NOTHING: Final[list[int]] = []  # what a frame without a decision offers
NO_CHANCE: Final = Chance()  # of a state under construction
BOTTOM: Final = ""  # what the first frame of a game lies on


class Decision:
    """Who decides what: the kind of decision, the thing it is about, the prompt to show, the rule behind it."""

    __slots__ = ("kind", "prompt", "rule", "seat", "subject")

    def __init__(self, seat: int, kind: str, prompt: Text, rule: str, subject: Thing | None = None) -> None:
        self.seat = seat
        self.kind = kind
        self.subject = subject
        self.prompt = prompt
        self.rule = rule

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, prompt={self.prompt!r}, rule={self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.to_doc() == other.to_doc()

    def __hash__(self) -> int:
        return hash((self.seat, self.kind, self.prompt, self.rule))

    def to_doc(self) -> documents.Decision:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "subject": None if self.subject is None else {"kind": self.subject.kind, "id": self.subject.id},
            "prompt": self.prompt.to_doc(),
            "rule": self.rule,
        }


class Result:
    """How a game ended. `ranking` lists groups of equal seats, best first; there may be no winner, or several."""

    __slots__ = ("ranking", "reason", "scores", "winners")

    def __init__(
        self,
        winners: tuple[int, ...],
        ranking: tuple[tuple[int, ...], ...],
        scores: tuple[int, ...],
        reason: Text,
    ) -> None:
        self.winners = winners
        self.ranking = ranking
        self.scores = scores
        self.reason = reason

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, ranking={self.ranking}, scores={self.scores}, reason={self.reason!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_doc() == other.to_doc()

    def __hash__(self) -> int:
        return hash((self.winners, self.ranking, self.scores, self.reason))

    def to_doc(self) -> documents.Result:
        return {
            "winners": list(self.winners),
            "ranking": [list(group) for group in self.ranking],
            "scores": list(self.scores),
            "reason": self.reason.to_doc(),
        }


class Setting:
    """What is fixed for a whole game and shared by all its states: which game, rules, content, seats, options."""

    def __init__(
        self,
        game: str,
        version: int,
        content: str,
        pack: str | None,
        seats: int,
        options: dict[str, Any],
        alphabet: Alphabet,
    ) -> None:
        self.game = game
        self.version = version
        self.content = content
        self.pack = pack
        self.seats = seats
        self.options = options
        self.alphabet = alphabet
        self.choices = alphabet.choices

    def to_doc(self) -> dict[str, Any]:
        doc: dict[str, Any] = {"game": self.game, "rules": self.version, "content": self.content}
        if self.pack is not None:
            doc["pack"] = self.pack
        doc["seats"] = self.seats
        doc["options"] = dict(self.options)
        return doc


class Frame(Generic[S]):
    """One thing the rules still have to do. Never changed once made, so clones share it; holds only ints.

    `fields` names what the constructor takes, in order: a frame is saved and restored by them. `lies_on`, `on_top`
    and `fits` say where it can be, so that a position with frames that cannot be is refused before any of them runs.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    lies_on: ClassVar[tuple[str, ...]] = ()  # the classes it may be laid on, BOTTOM among them; none named: any
    on_top: ClassVar[bool] = False  # it is settled at once: nothing ever lies on it
    kind: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    secret: ClassVar[bool] = False  # ask even when there is a single choice, as skipping would tell others something

    def options(self, state: S) -> list[int]:
        """What may be chosen, sorted; nothing when there is nothing to decide and the frame is over."""
        raise NotImplementedError

    def choose(self, state: S, choice: i64) -> None:
        """Carry out a choice; the frame has already left the stack."""
        raise NotImplementedError

    def seat(self, state: S) -> i64:
        """Who decides."""
        raise NotImplementedError

    def prompt(self, state: S) -> Text:
        """What the deciding seat is asked."""
        raise NotImplementedError

    def prompt_for_others(self, state: S) -> Text:
        """What everybody else sees: without anything the deciding seat alone may know."""
        return self.prompt(state)

    def subject(self, state: S) -> Thing | None:
        """The thing on the table that the decision is about, if there is one and everybody may know."""
        return None

    def why_not(self, state: S, choice: i64) -> Reason:
        """The rule against a choice that is not among the options."""
        raise NotImplementedError

    def why_not_text(self, state: S, text: str) -> Reason:
        """The rule against a choice of another kind, given as text; raises BadNotation if it is no choice at all."""
        raise NotImplementedError

    def verb(self, state: S, choice: i64) -> str:
        """What it means here to choose this."""
        raise NotImplementedError

    def thing(self, state: S, choice: i64) -> Thing | None:
        """The thing that a choice is about; None for a bare word."""
        raise NotImplementedError

    def notation(self, state: S, choice: i64) -> str:
        """A choice as stable text."""
        raise NotImplementedError

    def parse(self, state: S, text: str) -> int:
        """The choice that `notation` writes as this text, legal or not; -1 if there is none."""
        raise NotImplementedError

    def label(self, state: S, choice: i64) -> Text:
        """A choice in words, for people."""
        raise NotImplementedError

    def hints(self, state: S, choice: i64) -> Mapping[str, Any]:
        """Facts about a choice for a board to show, JSON-ready: odds, forecasts."""
        return {}

    def fits(self, state: S, at: i64) -> bool:
        """Whether it goes with the table and the frames around it, of which it is the one at this place."""
        return True

    def to_doc(self) -> dict[str, Any]:
        doc: dict[str, Any] = {"frame": type(self).__name__}
        for name in self.fields:
            doc[name] = getattr(self, name)
        return doc

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.to_doc() == other.to_doc()

    def __hash__(self) -> int:
        return hash(repr(self.to_doc()))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)}" for name in self.fields)
        return f"{type(self).__name__}({inside})"


class Procedure(Frame[S]):
    """A frame that asks nobody: it runs at once."""

    def run(self, state: S) -> None:
        raise NotImplementedError

    def options(self, state: S) -> list[int]:
        self.run(state)
        return NOTHING


class State:
    """A game in progress. Subclasses add what is on the table, as flat lists of ints."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.chance: Chance = NO_CHANCE
        self.frames: list[Frame[Any]] = []
        self.options: list[int] = NOTHING  # of the decision on top; never changed in place, shared by clones
        self.acting: i64 = -1  # the seat that decides, -1 when the game is over
        self.conceded: i64 = 0  # masks of seats: who has given up,
        self.draw_offers: i64 = 0  # and who would agree to a draw
        self.reveals: i64 = 0  # how often something hidden was shown to somebody: no undo goes back beyond that
        self.log: list[Telling] | None = None  # None: nobody listens

    # -- what a game's state provides

    def clone(self) -> State:
        """An independent copy, cheap."""
        raise NotImplementedError

    def copy_flow(self, twin: State) -> None:
        """The part of `clone` that is the same in all games."""
        twin.chance = self.chance.clone()
        twin.frames = self.frames[:]
        twin.options = self.options
        twin.acting = self.acting
        twin.conceded = self.conceded
        twin.draw_offers = self.draw_offers
        twin.reveals = self.reveals
        if self.log is not None:
            twin.log = self.log[:]

    def redeal(self, seat: int | None, chance: Chance) -> None:
        """Resample in place all that the seat (None: a spectator) cannot know, frames included."""
        raise NotImplementedError

    def table(self, seat: int | None) -> Mapping[str, Any]:
        """What the seat may see of the table, built field by field."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """None while the game runs."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise BrokenInvariant if this state cannot be."""
        raise NotImplementedError

    def whole_table(self) -> dict[str, Any]:
        """Everything on the table, hidden things included, readable and JSON-ready."""
        raise NotImplementedError

    def declarations(self, seat: int) -> tuple[str, ...]:
        """What a seat may declare now, apart from any decision: to concede, and to offer or take back a draw."""
        if self.acting < 0:
            return ()
        draw = "refuse-draw" if self.draw_offers >> seat & 1 else "draw"
        return (draw,) if self.conceded >> seat & 1 else (draw, "concede")

    def declared(self, seat: int, what: str) -> None:
        """Carry out a declaration that `declarations` offers."""
        raise NotImplementedError

    def over_reason(self) -> Reason:
        """Why nothing can be chosen once the game is over."""
        raise NotImplementedError

    def limits(self) -> dict[str, tuple[int, int]]:
        """The lowest and the highest number that a field of this name can hold in any frame."""
        return {}

    # -- the flow

    def advance(self) -> None:
        """Run until a decision stands on top of the stack, or nothing is left to do."""
        frames = self.frames
        while frames:
            frame = frames.pop()
            options: list[int] = frame.options(self)
            if not options:
                frames = self.frames
                continue
            if len(options) == 1 and not frame.secret:
                frame.choose(self, options[0])
                frames = self.frames
                continue
            frames.append(frame)
            self.options = options
            self.acting = frame.seat(self)
            return
        self.options = NOTHING
        self.acting = -1

    def apply(self, choice: i64) -> None:
        """Carry out a choice that is known to be legal."""
        self.frames.pop().choose(self, choice)
        self.advance()

    def play(self, choice: int) -> None:
        """Carry out a choice, or raise Illegal with the reason."""
        reason = self.why_not(choice)
        if reason is not None:
            raise Illegal(reason)
        self.apply(choice)

    def declare(self, seat: int, what: str) -> None:
        """Concede, offer a draw …: things a seat may do whoever is to decide. Raises Illegal if it may not."""
        self.demand_seat(seat)
        if what not in self.declarations(seat):
            if self.acting < 0:
                raise Illegal(self.over_reason())
            known: tuple[Text, ...] = tuple([Text("verbatim", text=name) for name in self.declarations(seat)])
            raise BadOption("bad-declaration", what=what, known=known or (Text("nothing"),))
        self.declared(seat, what)
        self.advance()

    def note(self, seat: i64, what: str) -> None:
        """Keep that a seat gives up, plays on, offers a draw or takes the offer back."""
        mine = 1 << seat
        if what == "concede":
            self.conceded |= mine
        elif what == "play-on":
            self.conceded &= ~mine
        elif what == "draw":
            self.draw_offers |= mine
        else:
            assert what == "refuse-draw"
            self.draw_offers &= ~mine

    # -- whether the flow can be

    def misfit(self) -> int:
        """The place of the first frame that cannot be where it is, -1 if all can; nothing has to have run for it."""
        limits = self.limits()
        below = BOTTOM
        for at, frame in enumerate(self.frames):
            if frame.lies_on and below not in frame.lies_on:
                return at
            if frame.on_top and at + 1 < len(self.frames):
                return at
            for name in frame.fields:
                if name in limits:
                    value: int = getattr(frame, name)
                    low, high = limits[name]
                    if not low <= value <= high:
                        return at
            if not frame.fits(self, at):
                return at
            below = type(frame).__name__
        return -1

    def check_frames(self) -> None:
        """The part of `check` that is the same in all games: every frame is where it can be."""
        at = self.misfit()
        if at >= 0:
            raise BrokenInvariant(f"{self.frames[at]!r} does not fit what lies on the table")

    # -- questions

    @property
    def seat(self) -> int | None:
        """The seat that must decide now; None when the game is over."""
        return None if self.acting < 0 else self.acting

    def legal(self) -> list[int]:
        """The legal choices, sorted; empty only when the game is over."""
        return self.options[:]

    def decision(self) -> Decision:
        """What is to be decided now. The prompt is for the eyes of the deciding seat."""
        frame = self._top()
        return Decision(self.acting, frame.kind, frame.prompt(self), frame.rule, frame.subject(self))

    def _top(self) -> Frame[Any]:
        """The decision to be taken; once the game is over there is none."""
        if self.acting < 0:
            raise BadNotation("game-is-over")
        return self.frames[-1]

    def why_not(self, choice: int) -> Reason | None:
        """None for a legal choice, else the rule against it."""
        if not 0 <= choice < self.setting.choices:
            raise BadOption("choice-out-of-range", choice=choice, choices=self.setting.choices)
        if self.acting < 0:
            return self.over_reason()
        if choice in self.options:
            return None
        return self.frames[-1].why_not(self, choice)

    def why_not_text(self, text: str) -> Reason | None:
        """As `why_not`, for a choice written as text, also one that belongs to another decision."""
        if self.acting < 0:
            return self.over_reason()
        try:
            return self.why_not(self.parse(text))
        except BadNotation:
            return self.frames[-1].why_not_text(self, text)

    def notation(self, choice: int) -> str:
        """A choice as stable, readable text; replays store it."""
        return self._top().notation(self, choice)

    def label(self, choice: int) -> Text:
        """A choice in words, for people."""
        return self._top().label(self, choice)

    def hints(self, choice: int) -> Mapping[str, Any]:
        """Facts about a choice for a board to show, JSON-ready: odds, forecasts. For the deciding seat."""
        return self._top().hints(self, choice)

    def describe(self, choice: int) -> documents.Choice:
        """A choice as data: its notation, the verb, the thing it is about, words and hints; JSON-ready."""
        frame = self._top()
        thing = frame.thing(self, choice)
        return {
            "choice": frame.notation(self, choice),
            "verb": frame.verb(self, choice),
            "object": None if thing is None else {"kind": thing.kind, "id": thing.id},
            "label": frame.label(self, choice).to_doc(),
            "hints": frame.hints(self, choice),
        }

    def parse(self, text: str) -> int:
        """The choice that `notation` writes as this text; any choice of this decision's kinds, legal or not."""
        wanted = " ".join(text.split())
        frame = self._top()
        choice = frame.parse(self, wanted)
        if choice >= 0:
            return choice
        example = frame.notation(self, self.options[0])
        raise BadNotation("notation-unknown", text=wanted, example=example)

    def view(self, seat: int | None) -> documents.View:
        """What a seat (None: a spectator) may know, JSON-ready."""
        self.demand_seat(seat)
        decision: documents.Decision | None = None
        if self.acting >= 0:
            frame = self.frames[-1]
            prompt = frame.prompt(self) if seat == self.acting else frame.prompt_for_others(self)
            decision = Decision(self.acting, frame.kind, prompt, frame.rule, frame.subject(self)).to_doc()
        result = self.result()
        return {
            "seat": seat,
            "decision": decision,
            "result": None if result is None else result.to_doc(),
            "declared": {"concede": bits(self.conceded), "draw": bits(self.draw_offers)},
            "table": self.table(seat),
        }

    def to_position(self) -> dict[str, Any]:
        """The whole position as a JSON-ready document; `game.from_position` reads it back."""
        return {
            **self.setting.to_doc(),
            "chance": self.chance.to_doc(),
            "table": self.whole_table(),
            "frames": [frame.to_doc() for frame in self.frames],
        }

    def determinize(self, seat: int | None, chance: Chance) -> State:
        """A copy in which all that the seat cannot know is drawn anew; it goes on with the given chance."""
        self.demand_seat(seat)
        twin = self.clone()
        twin.chance = chance
        twin.redeal(seat, chance)
        if twin.acting >= 0 and twin.acting != seat:
            twin.options = twin.frames[-1].options(twin)
        return twin

    def demand_seat(self, seat: int | None) -> None:
        """Refuse a seat that this game does not have."""
        if seat is not None and not 0 <= seat < self.setting.seats:
            raise BadOption("bad-seat", seat=str(seat), seats=self.setting.seats)

    def say(self, happening: str, **facts: Fact) -> None:
        """Tell everybody what happened. Callers ask `self.log is not None` first, so that simulations stay fast."""
        self.tell(Event(happening, facts))

    def tell(self, event: Event, audience: int = EVERYBODY, others: Event | None = None) -> None:
        """Tell some seats (a mask) an event, and those outside of it another one or nothing."""
        if self.log is not None:
            self.log.append(Telling(event, audience, others))

    def events_for(self, seat: int | None) -> list[Event]:
        """What happened, as far as a seat (None: a spectator) may know."""
        seen = [telling.seen_by(seat) for telling in self.log or ()]
        return [event for event in seen if event is not None]

    def log_for(self, seat: int | None) -> list[Text]:
        """The log as a seat (None: a spectator) may read it."""
        return [event.text for event in self.events_for(seat)]
