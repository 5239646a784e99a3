"""The documents of the API, as its OpenAPI description gives them to the browser app and to others."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from warhost.language import LANGUAGES
from warhost.tables.absence import LONGEST, PATIENCE, SHORTEST

SeatNumber = Annotated[int, Field(ge=0, le=63)]
Number = Annotated[int, Field(ge=0, le=2_000_000_000)]
Line = Annotated[str, Field(max_length=200)]
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


class Asked(BaseModel):
    """What a caller sends; a field we do not know is a mistake the caller wants to hear of."""

    model_config = ConfigDict(extra="forbid")


# -- what is asked


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


class Choose(Asked):
    seat: SeatNumber
    number: Number
    choice: Line


class UndoIn(Asked):
    seat: SeatNumber
    to: Number | None = None


class UndoAnswer(Asked):
    seat: SeatNumber
    yes: bool
    to: Number | None = None  # what was asked, so that nobody agrees to another question asked meanwhile


class Declare(Asked):
    seat: SeatNumber
    what: Annotated[str, Field(max_length=64)]


class Say(Asked):
    text: Annotated[str, Field(max_length=2000)]


class SeatChange(Asked):
    """Exactly one of these: a bot's level, a new link, no link any more, a new name, or coming back to one's seat."""

    bot: Annotated[str, Field(max_length=32)] | None = None
    invite: bool = False
    open: bool = False
    back: bool = False
    name: Line | None = None


class CallIn(Asked):
    """Seat `seat` wants a bot to play for somebody who is away, or agrees to it, or does not."""

    seat: SeatNumber
    yes: bool = True


class Remind(Asked):
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


class TextDoc(BaseModel):
    """A sentence as a key of the Fluent files and parameters."""

    key: str
    params: dict[str, Any] = {}


class Fault(BaseModel):
    key: str
    text: TextDoc
    rule: str | None


class Problem(BaseModel):
    error: Fault
    number: int | None = None  # where the table stands, when the caller's number is stale
    retry: int | None = None  # seconds to wait, when it was too much


class OptionDoc(BaseModel):
    name: str
    values: list[str | int | bool]
    default: str | int | bool


class GameDoc(BaseModel):
    id: str
    seats: list[int]
    options: list[OptionDoc]
    levels: list[str]
    minutes: int | None
    complete: bool
    rules: int
    content: str


class GamesDoc(BaseModel):
    games: list[GameDoc]


class LanguageDoc(BaseModel):
    code: str
    name: str  # in itself: Français


class LanguagesDoc(BaseModel):
    languages: list[LanguageDoc]


class DesignedDoc(BaseModel):
    file: str  # of the content
    key: str  # of the message that names it or, if it is a ruling, says it
    named: bool


class HouseDoc(BaseModel):
    house: list[DesignedDoc]


class RuleDoc(BaseModel):
    id: str
    section: str
    kind: str
    text: str
    ruling: str | None


class SectionDoc(BaseModel):
    id: str
    title: str


class TermDoc(BaseModel):
    id: str
    term: str
    meaning: str | None


class RulesDoc(BaseModel):
    sections: list[SectionDoc]
    rules: list[RuleDoc]
    glossary: list[TermDoc]


class SeatDoc(BaseModel):
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


class ResultDoc(BaseModel):
    winners: list[int]
    ranking: list[list[int]]
    scores: list[int]
    reason: TextDoc


class Summary(BaseModel):
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
    watching: int
    clock: ClockTerms | None
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


class TablesDoc(BaseModel):
    mine: list[Summary]
    open: list[Summary]


class Invitation(BaseModel):
    seat: int
    url: str


class CreatedDoc(BaseModel):
    table: str
    invitations: list[Invitation]
    spectate: str | None


class Joined(BaseModel):
    table: str
    seats: list[int]


class InvitationDoc(BaseModel):
    """Where a link leads, for whoever has not followed it yet."""

    seat: int | None  # null: a place to watch from
    game: str
    title: str
    options: dict[str, str | int | bool]
    status: Literal["open", "running", "over"]
    seats: list[SeatDoc]
    clock: ClockTerms | None
    patience: int | None
    table: str | None  # for whoever has a place there already
    yours: bool  # the very place the link leads to


class LinkDoc(BaseModel):
    url: str | None = None


class ThingDoc(BaseModel):
    """A thing of the game: what it is, and its id."""

    kind: str
    id: str


class ChoiceDoc(BaseModel):
    """A choice in notation (what is sent back), as data and in words; the hints are the game's own."""

    choice: str
    verb: str
    object: ThingDoc | None
    label: TextDoc
    hints: dict[str, Any]


class LineDoc(BaseModel):
    """Something that happened, as data and in words; `number` is the row that brought it about."""

    number: int
    event: str
    facts: dict[str, Any]
    text: TextDoc


class ClockDoc(BaseModel):
    budget: int
    increment: int
    zero: Literal["bot", "concede"]
    left: list[float]
    running: int | None
    now: float


class UndoDoc(BaseModel):
    open: bool
    why: TextDoc | None
    to: int | None
    points: list[int]


class UndoAsked(BaseModel):
    seat: int
    to: int
    waiting: list[int]


class CallAsked(BaseModel):
    """Whether a bot shall play for somebody who is away."""

    seat: int  # of who is away
    asked: int  # the seat that put the question
    agreed: list[int]
    waiting: list[int]  # seats of those who are here and have not answered
    refused: int | None  # the seat that does not want it


class OffersDoc(BaseModel):
    declarations: list[str]
    undo: UndoAsked | None
    ask_undo: int | None
    call: CallAsked | None


class ChatDoc(BaseModel):
    id: int
    seat: int
    name: str
    text: str
    time: float


class StateDoc(BaseModel):
    number: int
    seat: int | None
    status: Literal["open", "running", "over"]
    frozen: TextDoc | None
    since: int  # the log up to here still holds; later lines the viewer had are void
    view: dict[str, Any] | None
    choices: list[ChoiceDoc]
    log: list[LineDoc]
    clock: ClockDoc | None
    patience: int | None
    now: float  # the server's time
    people: list[SeatDoc]
    watching: bool
    undo: UndoDoc | None
    offers: OffersDoc
    chat: list[ChatDoc]


class MomentDoc(BaseModel):
    number: int
    last: int
    seat: int | None
    since: int
    view: dict[str, Any]
    choices: list[ChoiceDoc]
    log: list[LineDoc]


class DoneDoc(BaseModel):
    number: int
    repeated: bool = False


class ReasonDoc(BaseModel):
    rule: str
    text: TextDoc


class WhyDoc(BaseModel):
    reason: ReasonDoc | None


class StepDoc(BaseModel):
    number: int
    choice: str
    at: int
    draws: list[list[int]]


class DepartsDoc(BaseModel):
    number: int
    text: TextDoc


class CheckedDoc(BaseModel):
    steps: list[StepDoc]
    departs: DepartsDoc | None


class NoticeDoc(BaseModel):
    possible: bool
    mail: str | None
    confirmed: bool


class HealthDoc(BaseModel):
    status: Literal["ok"]
    version: str
