"""The documents of the API, as its OpenAPI description gives them to the browser app and to others."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from warhost.language import LANGUAGES
from warhost.tables.absence import LONGEST, PATIENCE, SHORTEST
from warhost.tables.acts import Asked, Id, Line, Number, SeatNumber

Token = Annotated[str, Field(min_length=1, max_length=64)]
Salt = Annotated[str, Field(max_length=64)]
Question = Annotated[
    dict[Annotated[str, Field(max_length=64)], Annotated[str, Field(max_length=4000)] | int | bool],
    Field(max_length=64),
]


def known_language(code: str) -> str:
    """A language we have words in; any other is refused with those."""
    if code not in LANGUAGES:
        raise ValueError(" | ".join(LANGUAGES))
    return code


# -- what is asked; acts stand with the tables


class PlayerIn(Asked):
    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Field(max_length=32)] | None = None
    name: Line | None = None


class ClockTerms(Asked):
    budget: Annotated[int, Field(ge=10, le=366 * 86400)]
    increment: Annotated[int, Field(ge=0, le=31 * 86400)] = 0
    zero: Literal["bot", "concede"] = "bot"


class NewTable(Asked):
    game: Annotated[str, Field(max_length=64)]
    seats: Annotated[int, Field(ge=1, le=64)] | None = None
    options: dict[Annotated[str, Field(max_length=64)], str | int | bool] = Field(default_factory=dict, max_length=64)
    players: list[PlayerIn] = Field(min_length=1, max_length=64)
    clock: ClockTerms | None = None
    listed: bool = False
    title: Line = ""
    salt: Salt = ""
    patience: Annotated[int, Field(ge=SHORTEST, le=LONGEST)] | None = PATIENCE  # null: whoever is away is waited for


class Join(Asked):
    token: Token
    name: Line = ""
    salt: Salt = ""


class Look(Asked):
    token: Token


class Sit(Asked):
    seat: SeatNumber | None = None
    name: Line = ""
    salt: Salt = ""


class SeatChange(Asked):
    """Exactly one of these: a bot's level, a new link, no link any more, a new name, or coming back to one's seat."""

    bot: Annotated[str, Field(max_length=32)] | None = None
    invite: bool = False
    open: bool = False
    back: bool = False
    name: Line | None = None


class Call(Asked):
    """Seat `seat` wants a bot to play for the seat in the address, or agrees to it, or does not."""

    seat: SeatNumber
    yes: bool = True


class Reminder(Asked):
    seat: SeatNumber  # of who asks for it


class Rematch(Asked):
    name: Line = ""
    salt: Salt = ""


class Fork(Asked):
    number: Number
    players: list[PlayerIn] = Field(default_factory=list, max_length=64)
    name: Line = ""
    salt: Salt = ""


class Notice(Asked):
    mail: Annotated[str, Field(max_length=254)]
    language: Annotated[str, Field(max_length=8), AfterValidator(known_language)] = "en"


# -- what is answered


class Answer(BaseModel):
    """What we send: these fields and no others."""

    model_config = ConfigDict(extra="forbid")


class TextDoc(Answer):
    """A sentence as a key of the Fluent files and parameters: words, numbers, other sentences or several of them."""

    key: str
    params: dict[str, str | int | TextDoc | list[TextDoc]] = Field(default_factory=dict)


class Fault(Answer):
    key: str
    text: TextDoc
    rule: str | None


class Problem(Answer):
    error: Fault
    number: int | None = None  # where the table stands, when the caller's number is stale
    retry: int | None = None  # seconds to wait, when it was too much


class OptionDoc(Answer):
    name: str
    values: list[str | int | bool]
    default: str | int | bool


class GameDoc(Answer):
    id: str
    seats: list[int]
    options: list[OptionDoc]
    levels: list[str]
    complete: bool
    rules: int
    content: str


class GamesDoc(Answer):
    games: list[GameDoc]


class LanguageDoc(Answer):
    code: str
    name: str  # in itself: Français


class LanguagesDoc(Answer):
    languages: list[LanguageDoc]


class DesignedDoc(Answer):
    file: str  # of the content
    key: str  # of the message that names it or, if it is a ruling, says it
    named: bool


class HouseDoc(Answer):
    house: list[DesignedDoc]


class RuleDoc(Answer):
    id: str
    section: str
    kind: str
    text: str
    ruling: str | None


class SectionDoc(Answer):
    id: str
    title: str


class TermDoc(Answer):
    id: str
    term: str
    meaning: str | None


class RulesDoc(Answer):
    sections: list[SectionDoc]
    rules: list[RuleDoc]
    glossary: list[TermDoc]


class SeatDoc(Answer):
    seat: int
    kind: Literal["open", "human", "bot"]
    name: str | None
    level: str | None
    here: bool  # its person has the table open
    gone: float | None  # since when its person is away
    call_at: float | None  # from when on a bot may be called in for them: the game waits for who is away
    remind_at: float | None  # from when on they may be reminded
    away: bool  # a bot stands in for a person who may come back
    kept: bool  # an open seat that is kept for a person
    invited: bool  # a link to this seat is out


class ClockTermsDoc(Answer):
    budget: int
    increment: int
    zero: Literal["bot", "concede"]


class ResultDoc(Answer):
    winners: list[int]
    ranking: list[list[int]]
    scores: list[int]
    reason: TextDoc


class Summary(Answer):
    table: str
    game: str
    rules: int
    content: str
    options: dict[str, str | int | bool]
    title: str
    listed: bool
    status: Literal["open", "running", "over"]
    archive: bool  # an imported game
    frozen: TextDoc | None  # why the present rules cannot continue it
    number: int
    turn: int | None
    seats: list[SeatDoc]
    watching: bool  # whether anybody looks on
    clock: ClockTermsDoc | None
    patience: int | None  # seconds whoever is away is waited for; null: for ever
    deadline: float | None
    commitment: str | None
    result: ResultDoc | None
    mine: list[int]  # seats this guest plays
    eyes: list[int]  # seats this guest sees through
    kept: list[int]  # open seats kept for this guest
    owner: bool
    spectator: bool
    created: float
    changed: float
    rematch: str | None
    forked: str | None


class TablesDoc(Answer):
    mine: list[Summary]
    open: list[Summary]


class Invitation(Answer):
    seat: int
    url: str


class CreatedDoc(Answer):
    table: str
    invitations: list[Invitation]
    spectate: str | None


class Joined(Answer):
    table: str
    seats: list[int]


class InvitationDoc(Answer):
    """Where a link leads, for whoever has not followed it yet."""

    seat: int | None  # null: a place to watch from
    game: str
    title: str
    options: dict[str, str | int | bool]
    status: Literal["open", "running", "over"]
    seats: list[SeatDoc]
    clock: ClockTermsDoc | None
    patience: int | None
    table: str | None  # for whoever has a place there already
    yours: bool  # the very place the link leads to


class LinkDoc(Answer):
    url: str | None = None


class ThingDoc(Answer):
    """A thing of the game: what it is, and its id."""

    kind: str
    id: str


class ChoiceDoc(Answer):
    """A choice in notation (what is sent back), as data and in words; the hints are the game's own."""

    choice: str
    verb: str
    object: ThingDoc | None
    label: TextDoc
    hints: dict[str, Any]


class LineDoc(Answer):
    """Something that happened, as data and in words; `number` is the row that brought it about."""

    number: int
    event: str
    facts: dict[str, Any]
    text: TextDoc


class ClockDoc(Answer):
    left: list[float]  # seconds of every seat
    running: int | None  # the seat whose seconds pass


class UndoDoc(Answer):
    open: bool
    why: TextDoc | None
    to: int | None
    points: list[int]


class UndoAsked(Answer):
    seat: int
    to: int
    waiting: list[int]


class CallAsked(Answer):
    """Whether a bot shall play for somebody who is away."""

    seat: int  # of who is away
    asked: int  # the seat that put the question
    agreed: list[int]
    waiting: list[int]  # seats of those who are here and have not answered
    refused: int | None  # the seat that does not want it


class OffersDoc(Answer):
    declarations: list[str]
    undo: UndoAsked | None
    ask_undo: int | None
    call: CallAsked | None


class ChatDoc(Answer):
    id: int
    seat: int
    name: str
    text: str
    time: float


class StateDoc(Answer):
    """A table as one pair of eyes sees it."""

    table: Summary
    number: int
    seat: int | None
    since: int  # the log up to here still holds; later lines the viewer had are void
    view: dict[str, Any] | None
    choices: list[ChoiceDoc]
    log: list[LineDoc]
    clock: ClockDoc | None
    now: float  # the server's time
    undo: UndoDoc | None
    offers: OffersDoc
    chat: list[ChatDoc]


class MomentDoc(Answer):
    number: int
    last: int
    seat: int | None
    since: int
    view: dict[str, Any]
    choices: list[ChoiceDoc]
    log: list[LineDoc]


class DoneDoc(Answer):
    """An act is on the disk; a choice as row `number`."""

    type: Literal["done"]
    id: Id
    number: int
    repeated: bool


class ReasonDoc(Answer):
    rule: str
    text: TextDoc


class WhyDoc(Answer):
    """Why something cannot be chosen; null if it can."""

    type: Literal["why"]
    id: Id
    reason: ReasonDoc | None


class StepDoc(Answer):
    number: int
    choice: str
    at: int
    draws: list[list[int]]


class DepartsDoc(Answer):
    number: int
    text: TextDoc


class CheckedDoc(Answer):
    steps: list[StepDoc]
    departs: DepartsDoc | None


class NoticeDoc(Answer):
    possible: bool
    mail: str | None
    confirmed: bool


class HealthDoc(Answer):
    status: Literal["ok"]
    version: str
