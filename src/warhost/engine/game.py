# not compiled: made once per process.
"""A game as a whole: who may play it, with which options, and how its states begin."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from warhost.engine.alphabet import Alphabet
from warhost.engine.chance import Chance, FastChance, chance_from_doc
from warhost.engine.collect import classes_in, modules_in
from warhost.engine.content import Content
from warhost.engine.documents import Documents
from warhost.engine.errors import BadOption, BadPosition, BrokenInvariant, WarhostError
from warhost.engine.position import Reader
from warhost.engine.state import Frame, Procedure, Setting, State
from warhost.engine.text import Text
from warhost.engine.words import Named

OptionValue = str | int | bool


class Option:
    """A choice made before the game: its name, the values it takes, the default.

    `values` empty means free text that the game reads itself. The texts `option-NAME` and, for each value, `text`
    explain it.
    """

    def __init__(self, name: str, values: Sequence[OptionValue], default: OptionValue) -> None:
        self.name = name
        self.values = tuple(values)
        self.default = default

    def text(self, value: OptionValue) -> Text:
        """A value in words: `option-NAME-VALUE`, with a hyphen for the plus sign that no message key may have."""
        if not self.values:
            return Text("verbatim", text=str(value))
        return Text(f"option-{self.name}-{str(value).lower().replace('+', '-')}")

    def read(self, value: object) -> OptionValue:
        """The value itself, or what its text form stands for; raises BadOption."""
        for known in self.values:
            if type(value) is type(known) and value == known:
                return known
            if isinstance(value, str) and value.strip().lower() == str(known).lower():
                return known
        if not self.values and isinstance(value, str):
            return value
        raise BadOption(
            "bad-option-value",
            option=self.name,
            value=str(value)[:40],
            known=tuple(Text("verbatim", text=str(known).lower()) for known in self.values) or (Text("free-text"),),
        )


def read_options(options: Mapping[str, Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """What was given for some options, defaults filled in; raises BadOption."""
    for name in given:
        if name not in options:
            known = tuple(Text("verbatim", text=option) for option in options)
            raise BadOption("unknown-option", option=name[:40], known=known)
    return {name: option.read(given[name]) if name in given else option.default for name, option in options.items()}


class Game:
    """A game's rules with one set of content. States of one game share its tables."""

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules; raised whenever a replay could play out otherwise
    complete: ClassVar[bool] = False  # every rule has a test, or `make test` fails
    seats: ClassVar[tuple[int, ...]]
    choices: ClassVar[int]  # all choices are whole numbers below this
    bound: ClassVar[int]  # no game with default options has more decisions than this
    events: ClassVar[dict[str, dict[str, str]]] = {}  # all that can happen, with the facts told of it
    told: ClassVar[dict[str, object]] = {}  # the type of a fact of some kind, where it is not just an id
    documents: ClassVar[Documents] = Documents(dict[str, Any], dict[str, Any])  # what the game shows, as types

    def __init__(self, content: Content) -> None:
        self.content = content
        self.alphabet = Alphabet((), {})
        self.options: dict[str, Option] = {}
        self.questions: dict[str, dict[str, Option]] = {}  # what `consult` answers

    @cached_property
    def frames(self) -> tuple[type[Frame[Any]], ...]:
        """All kinds of frames, in the order of their names, so that saved ones can be restored."""
        package, _, name = type(self).__module__.rpartition(".")
        modules = modules_in(package) if name == "game" else [sys.modules[type(self).__module__]]  # a game of one file
        kinds = classes_in(modules, Frame)
        asked = [kind for kind in kinds if kind.kind or issubclass(kind, Procedure)]  # not what some have in common
        return tuple(sorted(asked, key=lambda kind: kind.__name__))

    def new(
        self,
        seats: int | None = None,
        seed: int = 0,
        chance: Chance | None = None,
        log: bool = False,
        **options: object,
    ) -> State:
        """A fresh game, advanced to its first decision; `log=True` keeps a log for people."""
        if seats is None:
            seats = self.seats[0]
        if seats not in self.seats:
            raise BadOption("bad-seats", seats=seats, known=tuple(Text("verbatim", text=str(n)) for n in self.seats))
        return self.start(seats, chance or FastChance(seed), self.read_options(options), log)

    def read_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values, defaults filled in; unknown ones are refused."""
        return read_options(self.options, given)

    def setting(self, seats: int, options: dict[str, OptionValue]) -> Setting:
        content = self.content
        return Setting(self.id, self.version, content.hash, content.pack, seats, dict(options), self.alphabet)

    def start(self, seats: int, chance: Chance, options: dict[str, OptionValue], log: bool) -> State:
        """A state that has run to its first decision."""
        state = self.blank(self.setting(seats, options))
        state.chance = chance
        state.log = [] if log else None
        state.frames = self.opening()
        state.advance()
        return state

    def from_position(self, doc: Mapping[str, Any]) -> State:
        """The state a position document describes; raises BadPosition if it cannot be."""
        read = Reader(doc, "position")
        read.one_of("game", (self.id,), self.id)
        read.whole("rules", 1, 1_000_000, self.version)
        read.anything("content")
        read.anything("pack")
        seats = read.one_of("seats", self.seats, self.seats[0])
        given = read.inner("options")
        state = self.blank(self.setting(seats, self.read_options(given.doc)))
        state.chance = chance_from_doc(read.inner("chance").doc) if read.has("chance") else FastChance(0)
        self.lay_table(state, read.inner("table").doc)
        try:
            saved = [self._frame(item) for item in read.items("frames")]
            state.frames = saved if read.has("frames") else self.resumption(state)
            read.nothing_else()
            misfit = state.misfit()
            if misfit >= 0:
                raise BadPosition("position-misfit", path=f"{read.path}.frames[{misfit}]")
            state.advance()
            state.check()
        except WarhostError:
            raise
        except BrokenInvariant as error:
            raise BadPosition("position-impossible", error=str(error)) from None
        except Exception:  # a frame asked for what is not on the table
            raise BadPosition("position-misfit", path=f"{read.path}.frames") from None
        return state

    def _frame(self, read: Reader) -> Frame[Any]:
        known = {kind.__name__: kind for kind in self.frames}
        kind = known[read.one_of("frame", tuple(known))]
        make: Callable[..., Frame[Any]] = kind
        frame = make(*[read.number(name) for name in kind.fields])
        read.nothing_else()
        return frame

    # -- words

    def names(self) -> frozenset[str]:
        """The keys of the messages that tell names and texts of the content; the locale folders have them."""
        return frozenset(named.key for named in self.named())

    def house(self) -> frozenset[str]:
        """The keys of the names of things that were designed here, as their `source` says."""
        return frozenset(
            named.key for named in self.named() if named.field == "name" and named.record.get("source") == "house"
        )

    # -- outside of play

    def consult(self, what: str, given: Mapping[str, object]) -> Mapping[str, Any]:
        """Ask the game something outside of play, such as what an army builder needs; raises BadOption.

        `questions` names what can be asked, and what can be said with each.
        """
        if what not in self.questions:
            known = tuple(Text("verbatim", text=name) for name in self.questions)
            raise BadOption("unknown-question", game=self.id, question=what[:40], known=known)
        return self.answer(what, read_options(self.questions[what], given))

    def answer(self, what: str, asked: Mapping[str, OptionValue]) -> Mapping[str, Any]:
        """The answer to one of the game's questions."""
        raise NotImplementedError

    # -- what each game provides

    def named(self) -> Iterator[Named]:
        """What the content gives words to: the key of each message, and what of which record it tells."""
        return iter(())

    def blank(self, setting: Setting) -> State:
        """A state with nothing on the table; raises BadOption if the options do not go together."""
        raise NotImplementedError

    def opening(self) -> list[Frame[Any]]:
        """The frames of a new game."""
        raise NotImplementedError

    def resumption(self, state: State) -> list[Frame[Any]]:
        """The frames of a position that names none: go on in the natural way."""
        raise NotImplementedError

    def lay_table(self, state: State, doc: Mapping[str, Any]) -> None:
        """Put on the table what the document says."""
        raise NotImplementedError
