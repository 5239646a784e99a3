"""A game at the terminal: people and bots in their seats, one decision after the other."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from rich.text import Text as Ink

from warhost.bots.bot import Bot, bot, levels
from warhost.bots.knowledge import Knowledge
from warhost.cli import layout
from warhost.cli.boards import Drawing, Start, board
from warhost.cli.files import Autosave, position, read_game, save
from warhost.cli.reference import show_rule, show_rules
from warhost.cli.screen import Mistake, Screen, in_file, own_command
from warhost.cli.undo import Undo
from warhost.engine.chance import FastChance
from warhost.engine.errors import BadNotation, Reason, WarhostError
from warhost.engine.game import Game
from warhost.engine.replay import Replay
from warhost.engine.state import State
from warhost.engine.text import Text
from warhost.language import LANGUAGES, pick
from warhost.rules import Rulebook, rulebook

COMMANDS: Final = (
    "help",
    "why",
    "rule",
    "undo",
    "log",
    "map",
    "card",
    "save",
    "lang",
    "concede",
    "draw",
    "declare",
    "quit",
)
HUMAN: Final = "human"
RECENT: Final = 20  # lines of the log shown when nobody says how many
NEWS: Final = 25  # lines of the log told before a decision; the rest is a command away


class Leave(Exception):
    """The person leaves the table."""


# -- how a game begins


def begin(
    screen: Screen, game: Game, seats: int | None, seed: int | None, options: dict[str, Any]
) -> tuple[Replay, State]:
    """A new game; whoever left open how it begins is offered a few ways."""
    starts = board(game).STARTS
    if starts and undecided(starts, seats, options):
        start = choose_start(screen, starts)
        options = {**start.options, **options}
        seats = start.seats if seats is None else seats
    number = secrets.randbelow(1 << 31) if seed is None else seed
    return Replay.new(game, seats=seats, chance=FastChance(number), **options)


def undecided(starts: Sequence[Start], seats: int | None, options: Mapping[str, Any]) -> bool:
    """Whether nothing yet names what every one of the ways to begin settles."""
    settled = set.intersection(*[set(start.options) for start in starts])
    by_seats = all(start.seats is not None for start in starts)
    return not settled & options.keys() and not (by_seats and seats is not None)


def choose_start(screen: Screen, starts: Sequence[Start]) -> Start:
    """The way to begin that a person picks; Enter takes the first."""
    screen.tell("cli-choose-start", "bold")
    for number, start in enumerate(starts, 1):
        name = screen.language.say(start.name)
        about = screen.language.say(start.about)
        screen.show(Ink.assemble((f"{number:>2}", "bold green"), " ", name, (f" – {about}", "dim")))
    return starts[pick_number(screen, len(starts))]


def choose_seat(screen: Screen, game: Game, state: State) -> int:
    """The seat a person picks; Enter takes the first."""
    screen.tell("cli-choose-seat", "bold")
    for number, name in enumerate(layout.seat_names(screen, game, state.view(None), state.setting.seats), 1):
        screen.show(Ink.assemble((f"{number:>2}", "bold green"), " ", name))
    return pick_number(screen, state.setting.seats)


def pick_number(screen: Screen, count: int) -> int:
    """An answer from 1 to count, Enter meaning 1; counted from 0."""
    while True:
        answer = screen.ask(f"1–{count} [1] > " if not screen.space.ascii else f"1-{count} [1] > ")
        if not answer:
            return 0
        if answer.isdecimal() and 1 <= int(answer) <= count:
            return int(answer) - 1
        screen.tell("cli-pick-number", "yellow", count=count)


def resume(game: Game, path: Path) -> tuple[Replay, State]:
    """The game a file holds, to be played on: a position, or a replay that still replays to its end."""
    found = read_game(path)
    if not isinstance(found, Replay):
        state = position(game, found, path)
        return Replay.of(state), state
    with in_file(path):
        if found.differs(game) is not None and found.game == game.id:
            raise Mistake("cli-from-other", file=str(path), rules=found.rules, content=found.content)
        state = found.begin(game)
        for number in range(len(found.choices)):
            found.step(state, number)
    return found, state


def opponents(game: Game, state: State, people: Sequence[int], level: str, seed: int) -> dict[int, Bot]:
    """A bot for every seat that no person takes."""
    empty = [seat for seat in range(state.setting.seats) if seat not in people]
    return {seat: bot(level, game, seed * 64 + seat) for seat in empty}


def best_level(game: Game) -> str:
    return levels(game)[-1]


# -- the game itself


class Session:
    """One game from here to its end, or until the person leaves."""

    def __init__(
        self,
        screen: Screen,
        game: Game,
        replay: Replay,
        state: State,
        bots: dict[int, Bot],
        flags: Sequence[str] = (),
    ) -> None:
        self.screen = screen
        self.game = game
        self.replay = replay
        self.state = state
        self.bots = bots
        self.flags = list(flags)  # what the command to play on needs besides the file
        self.autosave = Autosave(screen, game.id)
        self.undo = Undo()
        people = [seat for seat in range(state.setting.seats) if seat not in bots]
        self.reader = state.seat if state.seat in people else people[0]  # the person at the keyboard
        self.told = [0] * state.setting.seats  # lines of its log that each seat has read
        self.drawing: Drawing | None = None
        self.first = True
        self.commands: dict[str, Callable[[str], None]] = {name: getattr(self, f"do_{name}") for name in COMMANDS}

    @property
    def rulebook(self) -> Rulebook:
        return rulebook(self.game.id, self.screen.code)

    def run(self) -> None:
        """Play until the end; whoever leaves is told how to come back."""
        self.autosave.keep(self.replay)
        if self.screen.interactive:
            with suppress(ImportError):  # not on every system: earlier lines can be edited where it is
                import readline  # noqa: F401
        try:
            while self.state.seat is not None:
                if self.state.seat in self.bots:
                    self.bot_decides(self.state.seat)
                else:
                    self.person_decides(self.state.seat)
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
            return
        self.finish()

    def bot_decides(self, seat: int) -> None:
        choice = self.bots[seat].choose(Knowledge(self.state, seat))
        self.replay.play(self.state, choice)
        self.undo.close("cli-undo-other")
        self.tell_news()

    def person_decides(self, seat: int) -> None:
        """Ask until a choice, or something else that moves the game on, is made."""
        self.hand_over(seat)
        self.tell_news(layout.LOG_LINES)
        self.show_table()
        self.show_choices()
        before = len(self.replay.choices)
        asked = self.state
        while self.state is asked and len(self.replay.choices) == before and seat not in self.bots:
            line = self.screen.ask(self.screen.words("cli-hint") + " > ")
            if line:
                self.obey(line)
        self.autosave.keep(self.replay)

    # -- what the person sees

    def hand_over(self, seat: int) -> None:
        """Another person sits down: nothing that only the last one may see stays on the screen."""
        if seat == self.reader:
            return
        secret = self.state.view(seat)["table"] != self.state.view(self.reader)["table"]
        self.reader = seat
        self.undo.close("cli-undo-other")
        if secret:
            if self.screen.console.is_terminal:
                self.screen.console.clear()
            self.screen.ask(self.screen.words("cli-hand-over", seat=self.name_of(seat)) + " ")

    def name_of(self, seat: int) -> str:
        names = layout.seat_names(self.screen, self.game, self.state.view(self.reader), self.state.setting.seats)
        return names[seat]

    def log(self, last: int) -> list[str]:
        """The last lines of the log as the reader may see them."""
        lines = self.state.log_for(self.reader)
        return [self.screen.language.say(line) for line in lines[max(0, len(lines) - last) :]]

    def tell_news(self, shown: int = 0) -> None:
        """What happened since the reader last looked, unless so few lines are shown beside the map anyway."""
        length = len(self.state.log_for(self.reader))
        news = length - self.told[self.reader]
        self.told[self.reader] = length
        if news > NEWS:
            self.screen.tell("cli-earlier-news", "dim", count=news - NEWS)
        for line in self.log(min(news, NEWS)) if news > shown else ():
            self.screen.show(Ink(f"› {line}", "dim"))

    def offers(self) -> list[str]:
        return [self.state.notation(choice) for choice in self.state.legal()]

    def show_table(self, legend: bool = False) -> None:
        space = self.screen.space
        mine = self.state.seat == self.reader
        view = self.state.view(self.reader)
        self.drawing = layout.draw(self.screen, self.game, view, self.offers() if mine else (), space)
        self.screen.show(
            "", layout.page(self.drawing, self.log(RECENT), space, legend or self.first or layout.roomy(space))
        )
        self.first = False

    def show_choices(self) -> None:
        assert self.drawing is not None
        state = self.state
        prompt = self.screen.language.say(state.decision().prompt)
        labels = [self.screen.language.say(state.label(choice)) for choice in state.legal()]
        self.screen.show(
            Ink(f"{self.name_of(self.reader)} – {prompt}", "bold"),
            layout.choices(labels, self.offers(), self.drawing.tags, self.screen.space, self.drawing.marks),
        )

    # -- what the person says

    def obey(self, line: str) -> None:
        """A choice by number or in words, a command, or a line that stands for several choices."""
        choice = self.choice_of(line)
        if choice is not None:
            self.choose(choice)
            return
        word, _, rest = line.partition(" ")
        name = self.command_of(word)
        try:
            if name is not None:
                self.commands[name](rest.strip())
                return
            row = layout.row(self.game, self.state.view(self.reader), line)
            for text in row:
                self.choose(self.state.parse(text))
            if not row:
                self.refuse(line)
        except WarhostError as error:
            self.screen.show(Ink(self.screen.language.say(error.text), "yellow"))

    def command_of(self, word: str) -> str | None:
        """The command a word means, in English or in the language spoken."""
        for name in COMMANDS:
            if word.casefold() in (name, self.screen.words(f"cli-command-{name}").casefold()):
                return name
        return None

    def choice_of(self, line: str) -> int | None:
        """The legal choice that a number, its notation, or the thing it names stands for."""
        legal = self.state.legal()
        if line.isdecimal() and 1 <= int(line) <= len(legal):
            return legal[int(line) - 1]
        offers = self.offers()
        readings = [text.casefold() for text in self.readings(line, offers)]
        offers = [offer.casefold() for offer in offers]
        for reading in readings:
            if reading in offers:
                return legal[offers.index(reading)]
        return None

    def readings(self, line: str, like: Sequence[str]) -> list[str]:
        """What a line may mean: as written, with the map's short names spelt out, with a verb of choices like these."""
        assert self.drawing is not None
        codes = self.drawing.codes
        words = line.split()
        full = " ".join([codes.get(word.casefold(), word) for word in words])
        found = [" ".join(words), full, full.casefold()]
        if len(words) == 1:
            verbs = list(dict.fromkeys(offer.partition(" ")[0] for offer in like if " " in offer))
            found += [f"{verb} {thing}" for verb in verbs for thing in (full, full.casefold())]
        return list(dict.fromkeys(found))

    def choose(self, choice: int) -> None:
        before = self.state.clone()
        number = len(self.replay.choices)
        self.replay.play(self.state, choice)
        self.undo.chosen(before, number, self.state)

    def refuse(self, line: str) -> None:
        """Say why a line moves nothing."""
        if line.isdecimal():
            self.screen.tell("cli-no-such-number", "yellow", number=line, count=len(self.state.legal()))
            return
        self.tell_reason(self.reason_against(line))

    def reason_against(self, line: str) -> Reason | None:
        """Why a choice is not possible; raises BadNotation for what is no choice at all."""
        every = [self.state.notation(choice) for choice in range(self.game.choices)]
        for reading in self.readings(line, every):
            try:
                return self.state.why_not_text(reading)
            except BadNotation:
                continue
        raise Mistake("cli-not-understood", text=line)

    def tell_reason(self, reason: Reason | None) -> None:
        if reason is None:
            self.screen.tell("cli-allowed", "green")
            return
        self.screen.show(Ink(self.screen.language.say(reason.text), "yellow"))
        show_rule(self.screen, self.rulebook.rule(reason.rule))

    # -- commands

    def do_help(self, _: str) -> None:
        self.screen.tell("cli-play-help", choice=self.offers()[0])

    def do_why(self, what: str) -> None:
        if not what:
            self.screen.tell("cli-why-what", "yellow", choice=self.offers()[0])
        elif self.choice_of(what) is not None:
            self.screen.tell("cli-allowed", "green")
        else:
            self.refuse(what)

    def do_rule(self, what: str) -> None:
        if what:
            show_rules(self.screen, self.rulebook, what)
        else:
            show_rule(self.screen, self.rulebook.rule(self.state.decision().rule))

    def do_undo(self, _: str) -> None:
        moment = self.undo.back()
        if moment is None:
            self.screen.tell(self.undo.closed, "yellow")
            return
        self.state, number = moment
        del self.replay.choices[number:]
        self.told[self.reader] = min(self.told[self.reader], len(self.state.log_for(self.reader)))
        self.screen.tell("cli-undone", "green")

    def do_log(self, count: str) -> None:
        for line in self.log(int(count) if count.isdecimal() else RECENT):
            self.screen.show(Ink(f"› {line}"))

    def do_map(self, _: str) -> None:
        self.show_table(legend=True)
        self.show_choices()

    def do_card(self, what: str) -> None:
        """What is known of a thing on the table or in the game."""
        lines = layout.card(self.screen, self.game, self.state.view(self.reader), what)
        if not lines:
            self.screen.tell("cli-card-unknown", "yellow", what=what)
        self.screen.show(*lines)

    def do_save(self, name: str) -> None:
        if not name:
            self.screen.tell("cli-save-where", "yellow")
            return
        self.save_to(Path(name).expanduser())

    def save_to(self, path: Path) -> bool:
        """Write the replay; an older file stays unless the person says otherwise."""
        if path.exists():
            if not self.screen.interactive:
                raise Mistake("cli-file-exists", file=str(path))
            if not self.screen.agrees("cli-overwrite", file=str(path)):
                self.screen.tell("cli-not-saved", "yellow")
                return False
        save(self.replay, path)
        self.screen.tell("cli-saved", "green", file=str(path))
        return True

    def do_lang(self, code: str) -> None:
        following = (LANGUAGES.index(self.screen.code) + 1) % len(LANGUAGES)
        self.screen.code = pick(code or LANGUAGES[following])
        self.show_table()
        self.show_choices()

    def do_concede(self, _: str) -> None:
        """Give up; if the others go on, a bot plays the seat from now on."""
        if self.screen.agrees("cli-concede-sure"):
            self.declare("concede")
            if self.state.seat is not None:
                self.bots[self.reader] = bot(best_level(self.game), self.game, len(self.replay.choices))
                self.screen.tell("cli-conceded-bot", "green")

    def do_draw(self, _: str) -> None:
        """Offer a draw, accept one, or take the offer back; bots never answer."""
        if self.bots:
            self.screen.tell("cli-draw-bots", "yellow")
            return
        offers = self.state.declarations(self.reader)
        what = "draw" if "draw" in offers else "refuse-draw"
        self.declare(what)
        if self.state.seat is not None:
            self.screen.tell(f"cli-declared-{what}", "green")

    def do_declare(self, what: str) -> None:
        """Whatever the game lets one say apart from choices; without a word, what that is."""
        offers = self.state.declarations(self.reader)
        if what not in offers:
            self.screen.tell("cli-declare-what", "yellow", known=tuple(Text("verbatim", text=word) for word in offers))
        elif what == "concede":
            self.do_concede("")
        elif what in ("draw", "refuse-draw"):
            self.do_draw("")
        else:
            self.declare(what)

    def declare(self, what: str) -> None:
        self.replay.declare(self.state, self.reader, what)
        self.undo.close("cli-undo-declared")
        self.tell_news()

    def do_quit(self, _: str) -> None:
        name = self.screen.ask(self.screen.words("cli-quit-save") + " ")
        if name and not self.save_to(Path(name).expanduser()):
            return
        raise Leave

    # -- the end

    def leave(self) -> None:
        """Nothing is lost: the game lies in the data folder, and can be taken up again."""
        self.autosave.keep(self.replay)
        self.screen.show("")
        if self.autosave.path is not None:
            again = own_command("play", self.game.id, "--from", str(self.autosave.path), *self.flags)
            self.screen.tell("cli-left", file=str(self.autosave.path))
            self.screen.console.print(Ink(f"  {again}", "bold"), soft_wrap=True)

    def finish(self) -> None:
        """The result, and where the replay lies."""
        self.tell_news()
        self.show_table()
        result = self.state.result()
        assert result is not None
        self.screen.tell("cli-over", "bold")
        self.screen.show(Ink(self.screen.language.say(result.reason), "bold green"))
        self.autosave.keep(self.replay)
        if self.autosave.path is not None:
            self.screen.tell("cli-replay-kept")
            watch = own_command("replay", str(self.autosave.path))
            self.screen.console.print(Ink(f"  {watch}", "bold"), soft_wrap=True)
