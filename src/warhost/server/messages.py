"""What goes over a socket: what a viewer may say to us, and what we tell a viewer."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi.encoders import jsonable_encoder
from pydantic import Field, TypeAdapter

from warhost.server.models import Answer, ChatDoc, DoneDoc, Problem, StateDoc, Summary, WhyDoc
from warhost.tables.acts import AnyAct, Asked, Id

# -- what a viewer says


class Ping(Asked):
    """Whether the line is alive."""

    type: Literal["ping"] = "ping"
    id: Id = None


TO_SERVER: Final[TypeAdapter[AnyAct | Ping]] = TypeAdapter(Annotated[AnyAct | Ping, Field(discriminator="type")])

# -- what we tell


class StateNews(StateDoc):
    """Something happened: the newest state, with all the lines of the log since the one before."""

    type: Literal["state"]


class TableNews(Answer):
    """Who is here, or who plays a seat, changed, and nothing in the game."""

    type: Literal["table"]
    table: Summary
    now: float


class ChatNews(Answer):
    """Somebody said something."""

    type: Literal["chat"]
    chat: list[ChatDoc]


class Pong(Answer):
    type: Literal["pong"]
    id: Id


class Failure(Problem):
    """What was asked is refused; without an `id` it is the line itself that is."""

    type: Literal["error"]
    id: Id


Told = StateNews | TableNews | ChatNews | DoneDoc | WhyDoc | Pong | Failure

TO_VIEWER: Final[TypeAdapter[Told]] = TypeAdapter(Annotated[Told, Field(discriminator="type")])


def schemas() -> dict[str, Any]:
    """Both kinds of messages as components of the OpenAPI document, which has no place of its own for sockets."""
    whole: dict[str, TypeAdapter[Any]] = {"ToServer": TO_SERVER, "ToViewer": TO_VIEWER}
    roots, parts = TypeAdapter.json_schemas(
        [(name, "validation", adapter) for name, adapter in whole.items()],
        ref_template="#/components/schemas/{model}",
    )
    named = {name: {"title": name, **roots[(name, "validation")]} for name in whole}
    found: dict[str, Any] = jsonable_encoder({**parts["$defs"], **named}, exclude_none=True)  # as FastAPI's own
    return found
