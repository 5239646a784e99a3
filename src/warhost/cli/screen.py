"""Where the command line speaks and listens: one console, one language, one voice for mistakes."""

from __future__ import annotations

import codecs
import difflib
import os
import shlex
import shutil
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console, ConsoleDimensions
from rich.text import Text as Ink

from warhost.cli.boards import Space
from warhost.engine.errors import WarhostError
from warhost.engine.game import Game
from warhost.engine.text import Param, Text
from warhost.language import Language, language


class Mistake(WarhostError):
    """Something wrong with what was asked on the command line."""


class Screen:
    """A console that speaks a language, the words of a game included once one is loaded."""

    def __init__(self, code: str, console: Console | None = None) -> None:
        self.code = code
        self.game: Game | None = None
        self.console = console or _console(stderr=False)

    @property
    def language(self) -> Language:
        return language(self.code, self.game)

    @property
    def space(self) -> Space:
        """The room there is to draw in; the height counts only where somebody looks at a window of that height."""
        known = self.console.is_terminal or "LINES" in os.environ
        height = self.console.height if known else None
        return Space(self.console.width, height, not self.console.encoding.lower().startswith("utf"))

    # -- speaking

    def words(self, key: str, **params: Param) -> str:
        return self.language.say(Text(key, **params))

    def tell(self, key: str, style: str = "", **params: Param) -> None:
        self.show(Ink(self.words(key, **params), style))

    def show(self, *things: object) -> None:
        for thing in things:
            self.console.print(thing)

    def complain(self, error: WarhostError) -> None:
        """One message on the error stream: what is wrong, and what may have been meant."""
        console = _console(stderr=True)
        console.print(Ink.assemble((self.words("cli-error"), "bold red"), " ", self.language.say(error.text)))
        near = meant(error.text)
        if near:
            console.print(Ink(self.words("cli-did-you-mean", known=tuple(_verbatim(word) for word in near))))

    def warn(self, text: Text) -> None:
        """Something to know that stops nobody."""
        _console(stderr=True).print(Ink.assemble((self.words("cli-note"), "bold yellow"), " ", self.language.say(text)))

    # -- listening

    @property
    def interactive(self) -> bool:
        """Whether a person sits at both ends."""
        return sys.stdin.isatty() and self.console.is_terminal

    def ask(self, question: str) -> str:
        """A line from the person; raises EOFError when there are no more."""
        self.console.file.flush()
        return input(question).strip()

    def agrees(self, key: str, **params: Param) -> bool:
        """Whether the answer to a question is a clear yes."""
        answer = self.ask(self.words(key, **params) + " ").casefold()
        return answer in ("y", "yes", "o", "oui")


def own_command(*words: str) -> str:
    """A call of this command as the user can type it, also where it is not on the search path."""
    if shutil.which("warhost"):
        program = ["warhost"]
    elif Path(sys.argv[0]).stem == "warhost":
        program = [sys.argv[0]]
    else:
        program = [sys.executable, "-m", "warhost"]
    further = os.environ.get("WARHOST_GAMES")
    if further:
        program += ["--games", further]
    return shlex.join([*program, *words])


NEAREST = "warhost.nearest"  # a terminal that lacks a letter shows the nearest it has, or a question mark
PLAIN = str.maketrans({"’": "'", "‘": "'", "–": "-", "—": "-", "«": '"', "»": '"', "…": "...", "×": "x", "·": "-"})


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(PLAIN))
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return kept.encode("ascii", "replace").decode(), error.end


codecs.register_error(NEAREST, _nearest)


def _console(stderr: bool) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors=NEAREST)
    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if console.is_dumb_terminal:  # for which Rich assumes a width
        console.size = ConsoleDimensions(*shutil.get_terminal_size())
    return console


def _verbatim(word: str) -> Text:
    return Text("verbatim", text=word)


def meant(text: Text) -> list[str]:
    """The known words nearest to the one a message refuses."""
    known = text.params.get("known")
    if not isinstance(known, tuple):
        return []
    words = [str(word.params["text"]) for word in known if word.key == "verbatim"]
    for name in ("game", "option", "value", "language", "bot", "command"):
        wrong = text.params.get(name)
        if isinstance(wrong, str) and (name != "option" or "value" not in text.params):
            return difflib.get_close_matches(wrong.lower(), words, n=2)
    return []


@contextmanager
def in_file(path: os.PathLike[str] | str) -> Iterator[None]:
    """Mistakes found in a file are told with its name."""
    try:
        yield
    except WarhostError as error:
        if "file" in error.text.params:
            raise
        raise Mistake("cli-in-file", file=str(path), problem=error.text) from None


def whole(name: str, text: str, low: int, high: int) -> int:
    """The whole number an option was given."""
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise Mistake("cli-not-a-number", name=name, text=text, low=str(low), high=str(high))
    return number


def seat_number(text: str, seats: int) -> int:
    """A seat as people count them, from 1, as the engine counts them."""
    return whole("--seat", text, 1, seats) - 1


def options_of(given: Sequence[str]) -> dict[str, str]:
    """`NAME=VALUE` texts as a mapping."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Mistake("cli-option-form", text=text)
        options[name.strip()] = value.strip()
    return options
