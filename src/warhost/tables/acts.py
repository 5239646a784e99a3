"""What a guest can do at a table: each act once, with its fields and what it does, however it reached us."""

from __future__ import annotations

from abc import abstractmethod
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Annotated, Any, Literal, Protocol

from pydantic import BaseModel, ConfigDict, Field

from warhost.tables import absence, chat, playing
from warhost.tables.hall import Hall
from warhost.tables.live import Live
from warhost.tables.people import demand_sight

SeatNumber = Annotated[int, Field(ge=0, le=63)]
Number = Annotated[int, Field(ge=0, le=2_000_000_000)]
Line = Annotated[str, Field(max_length=200)]
Id = Annotated[str, Field(max_length=64)] | Annotated[int, Field(ge=0, le=1 << 53)] | None
Doc = dict[str, Any]


class Host(Protocol):
    """What those who run the tables add to acts: limits, and ways to reach people."""

    def demand_choice(self, table: str, seat: int) -> None:
        """Raise if a seat chooses too fast."""

    def demand_chat(self, table: str, guest: int | None) -> None:
        """Raise if somebody says too much."""

    def costly(self) -> AbstractContextManager[None]:
        """Around what takes long to compute; raises if somebody has had their share of it."""

    def remind(self, live: Live, guest: int | None, seat: int, absent: int) -> None:
        """Tell whoever is away that the game waits for them; raises if that is not possible now."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts, and where."""

    hall: Hall
    live: Live
    guest: int | None
    host: Host


class Asked(BaseModel):
    """What a caller sends; a field we do not know is a mistake the caller wants to hear of."""

    model_config = ConfigDict(extra="forbid")


class Act(Asked):
    """Something a guest does at a table; `id` is the caller's own, and comes back with the answer."""

    model_config = ConfigDict(strict=True, frozen=True)

    id: Id = None

    @property
    def eyes(self) -> int | None:
        """The seat that acts; None for whoever has any place at the table."""
        return None

    def carry_out(self, actor: Actor) -> Doc:
        """Do it, and give the answer; raises WarhostError if it is refused."""
        # before all else, or strangers could use up what a seat may ask for
        demand_sight(actor.live.access(actor.guest), self.eyes)
        return self._do(actor)

    @abstractmethod
    def _do(self, actor: Actor) -> Doc: ...

    def _done(self, actor: Actor) -> Doc:
        """It is on the disk."""
        return {"type": "done", "id": self.id, "number": actor.live.number, "repeated": False}


class SeatAct(Act):
    """Something a seat does."""

    seat: SeatNumber

    @property
    def eyes(self) -> int | None:
        return self.seat


class Choose(SeatAct):
    """Choose at the moment `number`; the same choice sent twice counts once."""

    type: Literal["choose"] = "choose"
    number: Number
    choice: Line

    def _do(self, actor: Actor) -> Doc:
        actor.host.demand_choice(actor.live.id, self.seat)
        chosen = playing.choose(actor.hall, actor.live, actor.guest, self.seat, self.number, self.choice)
        return {"type": "done", "id": self.id, "number": chosen.number, "repeated": chosen.repeated}


class Why(SeatAct):
    """Ask why something cannot be chosen now."""

    type: Literal["why"] = "why"
    choice: Line

    def _do(self, actor: Actor) -> Doc:
        with actor.host.costly():
            reason = playing.why(actor.live, actor.guest, self.seat, self.choice)
        told = None if reason is None else {"rule": reason.rule, "text": reason.text.to_doc()}
        return {"type": "why", "id": self.id, "reason": told}


class Undo(SeatAct):
    """Take back own decisions, to the moment `to` or the last one."""

    type: Literal["undo"] = "undo"
    to: Number | None = None

    def _do(self, actor: Actor) -> Doc:
        playing.undo(actor.hall, actor.live, actor.guest, self.seat, self.to)
        return self._done(actor)


class AskUndo(SeatAct):
    """Ask everybody to go back further."""

    type: Literal["ask_undo"] = "ask_undo"
    to: Number | None = None

    def _do(self, actor: Actor) -> Doc:
        playing.ask_undo(actor.hall, actor.live, actor.guest, self.seat, self.to)
        return self._done(actor)


class AnswerUndo(SeatAct):
    """Agree to an undo or not; who asked takes the question back by a no."""

    type: Literal["answer_undo"] = "answer_undo"
    yes: bool
    to: Number | None = None  # what was asked, so that nobody agrees to another question asked meanwhile

    def _do(self, actor: Actor) -> Doc:
        playing.answer_undo(actor.hall, actor.live, actor.guest, self.seat, self.yes, self.to)
        return self._done(actor)


class Declare(SeatAct):
    """Concede, offer a draw …"""

    type: Literal["declare"] = "declare"
    what: Annotated[str, Field(max_length=64)]

    def _do(self, actor: Actor) -> Doc:
        playing.declare(actor.hall, actor.live, actor.guest, self.seat, self.what)
        return self._done(actor)


class ComeBack(SeatAct):
    """Take one's seat again that a bot has played."""

    type: Literal["come_back"] = "come_back"

    def _do(self, actor: Actor) -> Doc:
        playing.come_back(actor.hall, actor.live, actor.guest, self.seat)
        return self._done(actor)


class CallIn(SeatAct):
    """Want a bot to play for somebody who is away, or agree to it, or not."""

    type: Literal["call_in"] = "call_in"
    absent: SeatNumber
    yes: bool = True

    def _do(self, actor: Actor) -> Doc:
        absence.call_in(actor.hall, actor.live, actor.guest, self.seat, self.absent, self.yes)
        return self._done(actor)


class Remind(SeatAct):
    """Have somebody who is away reminded that the game waits for them."""

    type: Literal["remind"] = "remind"
    absent: SeatNumber

    def _do(self, actor: Actor) -> Doc:
        actor.host.remind(actor.live, actor.guest, self.seat, self.absent)
        return self._done(actor)


class Chat(Act):
    """Say something at the table."""

    type: Literal["chat"] = "chat"
    text: Annotated[str, Field(max_length=2000)]

    def _do(self, actor: Actor) -> Doc:
        actor.host.demand_chat(actor.live.id, actor.guest)
        chat.say(actor.hall, actor.live, actor.guest, self.text)
        return self._done(actor)


AnyAct = Choose | Why | Undo | AskUndo | AnswerUndo | Declare | ComeBack | CallIn | Remind | Chat
