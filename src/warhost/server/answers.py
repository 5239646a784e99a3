"""Answers to calls, and what a caller takes: which compression, and whether it has the answer already."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
from brotli_asgi import BrotliMiddleware
from fastapi import Request, Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

CODINGS: Final = ("br", "gzip")  # the smallest first
LEAST: Final = 1000  # bytes from which on an answer is compressed

encode: Final = msgspec.json.Encoder().encode


def answer(doc: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A document that is right by the way it was made: it is written down as it is."""
    return Response(encode(doc), status, headers, media_type="application/json")


class Compressed:
    """Compresses the documents that are made anew; what the app is built of comes compressed from the build."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.compressing = BrotliMiddleware(app, minimum_size=LEAST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        # it would take `br;q=0` for a wish: let it read what was meant
        headers = MutableHeaders(raw=list(scope["headers"]))
        headers["accept-encoding"] = taken(Headers(scope=scope).get("accept-encoding", ""), CODINGS) or "identity"
        scope["headers"] = headers.raw
        await self.compressing(scope, receive, send)


def taken(accept: str, codings: Iterable[str]) -> str | None:
    """The first of these codings that the caller can read, by what it says of them or of all."""
    said: dict[str, bool] = {}
    for part in accept.lower().split(","):
        name, _, further = part.partition(";")
        quality = further.replace(" ", "").partition(";")[0]
        said[name.strip()] = not (quality.startswith("q=0") and not quality.removeprefix("q=0").strip(".0"))
    return next((coding for coding in codings if said.get(coding, said.get("*", False))), None)


def names(request: Request, tag: str) -> bool:
    """Whether the caller has what a tag stands for."""
    return tag in request.headers.get("if-none-match", "")
