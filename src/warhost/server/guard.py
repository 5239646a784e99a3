"""The gate every request passes: origin, size, rate, security headers, and a line in the log."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from warhost.engine.text import Text
from warhost.server.faults import fault
from warhost.server.limits import Buckets, address_of
from warhost.server.metrics import Metrics
from warhost.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
TOO_MUCH: Final = 1008  # why a socket is closed
CSP: Final = (
    "default-src 'none'; script-src 'self'; "
    # pieces are placed by style attributes; no script can come of them
    "style-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'{socket}; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

logger: Final = logging.getLogger("warhost.server.access")


class TooLarge(HTTPException):
    """A body goes on beyond what is allowed."""

    def __init__(self) -> None:
        super().__init__(413)


class TooSlow(HTTPException):
    """A body does not come to its end."""

    def __init__(self) -> None:
        super().__init__(408, headers={"connection": "close"})


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.calls = Buckets(settings.limits.calls)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # -- WebSocket

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        if not self.origin_allowed(headers):
            self.metrics.count("refused", why="socket")
            await receive()  # the wish to connect
            await send({"type": "websocket.close", "code": 4403})
            return
        if not self.calls.take(address_of(scope.get("client"))):
            self.metrics.count("refused", why="socket")
            await receive()
            await send({"type": "websocket.accept"})  # else a browser would not be told why
            await send({"type": "websocket.close", "code": TOO_MUCH})
            return
        await self.app(scope, receive, send)

    # -- HTTP

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        answered = {"status": 500}

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered["status"] = message["status"]
                self._decorate(scope, message)
            await send(message)

        try:
            refused = self._refuse(scope)
            if refused is not None:
                await reply(sending, *refused)
            else:
                if scope["method"] == "HEAD":
                    scope = {**scope, "method": "GET"}  # uvicorn leaves out the body
                await self.app(scope, self._limited(scope, receive), sending)
        except TooLarge:
            await reply(sending, 413, fault(Text("server-too-large")))
        except TooSlow:
            await reply(sending, 408, fault(Text("server-too-slow")))
        finally:
            seconds = time.perf_counter() - began
            route = route_of(scope)
            self.metrics.count("calls", route=route, status=str(answered["status"]))
            self.metrics.time("call", seconds)
            logger.info(
                "call",
                extra={
                    "method": scope["method"],
                    "path": route,
                    "status": answered["status"],
                    "milliseconds": round(seconds * 1000, 1),
                },
            )

    def _refuse(self, scope: Scope) -> tuple[int, dict[str, Any], int | None] | None:
        headers = headers_of(scope)
        if scope["method"] not in SAFE and not self.origin_allowed(headers):
            self.metrics.count("refused", why="origin")
            return 403, fault(Text("server-foreign-origin")), None
        if not scope["path"].startswith("/api/"):
            return None
        if wait := self.calls.spend(address_of(scope.get("client"))):
            self.metrics.count("refused", why="rate")
            seconds = math.ceil(wait)
            return 429, fault(Text("server-too-fast")) | {"retry": seconds}, seconds
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length[:12]) > self._most(scope):
            return 413, fault(Text("server-too-large")), None
        return None

    def _most(self, scope: Scope) -> int:
        limits = self.settings.limits
        return limits.replay if scope["path"].startswith("/api/replays") else limits.body

    def _limited(self, scope: Scope, receive: Receive) -> Receive:
        """Bodies that do not say how long they are are counted as they come, and must come within a time."""
        left = self._most(scope)
        until: float | None = asyncio.get_running_loop().time() + self.settings.limits.upload

        async def receiving() -> Message:
            nonlocal left, until
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                raise TooSlow from None
            if not message.get("more_body"):
                until = None
            left -= len(message.get("body", b""))
            if left < 0:
                raise TooLarge
            return message

        return receiving

    def origin_allowed(self, headers: dict[bytes, bytes]) -> bool:
        """A browser names the page that asks: it must be ours. Programs that are no browsers name none."""
        if headers.get(b"sec-fetch-site", b"none") not in (b"none", b"same-origin"):
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return True
        named = origin.decode("latin-1").lower()
        if self.settings.origin:
            return named == self.settings.origin.lower()
        parts = urlsplit(named)
        return parts.scheme in ("http", "https") and parts.netloc == headers.get(b"host", b"").decode("latin-1").lower()

    def _decorate(self, scope: Scope, message: Message) -> None:
        headers = list(message.get("headers", ()))
        known = {name.lower() for name, _ in headers}
        socket = " " + self.settings.origin.replace("http", "ws", 1) if self.settings.origin else ""
        for name, value in (
            (b"content-security-policy", CSP.format(socket=socket).encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"x-frame-options", b"DENY"),
            (b"referrer-policy", b"no-referrer"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-resource-policy", b"same-origin"),
            (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
            (b"cache-control", b"no-store" if scope["path"].startswith("/api/") else b"no-cache"),
        ):
            if name not in known:
                headers.append((name, value))
        if self.settings.secure:
            headers.append((b"strict-transport-security", b"max-age=31536000"))
        message["headers"] = headers


def headers_of(scope: Scope) -> dict[bytes, bytes]:
    pairs: Iterable[tuple[bytes, bytes]] = scope.get("headers", ())
    return dict(pairs)


def route_of(scope: Scope) -> str:
    """The route's pattern: what a caller put into an address is not for the log."""
    route = scope.get("route")
    return str(getattr(route, "path", "")) or "-"


async def reply(send: Send, status: int, doc: dict[str, Any], retry: int | None = None) -> None:
    body = msgspec.json.encode(doc)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if retry is not None:
        headers.append((b"retry-after", str(retry).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
