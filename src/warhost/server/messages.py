"""What a socket may say to us."""

from __future__ import annotations

from typing import Annotated

import msgspec

Short = Annotated[str, msgspec.Meta(max_length=200)]
Id = Annotated[str, msgspec.Meta(max_length=64)] | Annotated[int, msgspec.Meta(ge=0, le=1 << 53)] | None
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2_000_000_000)]


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    seat: SeatNumber
    number: Number
    choice: Short
    id: Id = None


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    seat: SeatNumber
    to: Number | None = None
    id: Id = None


class AskUndo(msgspec.Struct, tag="ask_undo", forbid_unknown_fields=True):
    seat: SeatNumber
    to: Number | None = None
    id: Id = None


class AnswerUndo(msgspec.Struct, tag="answer_undo", forbid_unknown_fields=True):
    seat: SeatNumber
    yes: bool
    to: Number | None = None
    id: Id = None


class Declare(msgspec.Struct, tag="declare", forbid_unknown_fields=True):
    seat: SeatNumber
    what: Short
    id: Id = None


class CallIn(msgspec.Struct, tag="call_in", forbid_unknown_fields=True):
    seat: SeatNumber
    absent: SeatNumber
    yes: bool = True
    id: Id = None


class Remind(msgspec.Struct, tag="remind", forbid_unknown_fields=True):
    seat: SeatNumber
    absent: SeatNumber
    id: Id = None


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=2000)]
    id: Id = None


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    seat: SeatNumber
    choice: Short
    id: Id = None


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    id: Id = None


Message = Choose | Undo | AskUndo | AnswerUndo | Declare | CallIn | Remind | Chat | Why | Ping

decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
