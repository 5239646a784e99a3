"""The open sockets: each is told the newest state of its table, as far as its seat may know it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from warhost.engine.errors import WarhostError
from warhost.engine.text import Text
from warhost.server.answers import encode
from warhost.server.faults import fault, problem, status_of
from warhost.server.guard import TOO_MUCH
from warhost.server.limits import Bucket, address_of
from warhost.server.messages import TO_SERVER, Ping
from warhost.server.service import Caller, Service
from warhost.tables.acts import AnyAct, Choose, Id
from warhost.tables.documents import document
from warhost.tables.errors import Forbidden, Unavailable, Unknown
from warhost.tables.live import Live
from warhost.tables.presence import WATCHING

ANSWERS: Final = 64  # waiting for a slow reader
AGAIN: Final = 1012  # come back: the server stops, or its tables do not answer
CODES: Final = {404: 4404, 403: 4403}  # why a viewer cannot be shown a table

logger: Final = logging.getLogger(__name__)


class Hub:
    """All sockets of this process."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.loop: asyncio.AbstractEventLoop | None = None
        self.sockets: dict[str, set[Socket]] = {}
        self.addresses: dict[str, int] = {}
        service.metrics.gauge("sockets", "Open sockets", lambda: sum(map(len, list(self.sockets.values()))))

    def begin(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.service.hall.listeners.append(self.hear)

    def hear(self, table: str, _own: bool) -> None:
        """A table has changed; called from any thread."""
        if table in self.sockets and self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.wake, table)

    def wake(self, table: str) -> None:
        for socket in self.sockets.get(table, ()):
            socket.refresh()

    async def close(self) -> None:
        """Ask everybody to come back soon: the server stops."""
        for socket in [socket for found in self.sockets.values() for socket in found]:
            socket.leave(AGAIN)
        for _ in range(50):
            if not self.sockets:
                return
            await asyncio.sleep(0.02)

    # -- one socket's life

    async def turn_away(self, connection: WebSocket) -> None:
        """Our tables do not answer: one may come back."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            if connection.application_state == WebSocketState.CONNECTING:
                await connection.accept()  # else a browser would not be told why
            await connection.close(AGAIN)

    async def serve(self, connection: WebSocket, table: str, socket: Socket) -> None:
        """From the handshake to the end; raises Unavailable."""
        limits = self.service.settings.limits
        address = address_of(connection.scope.get("client"))
        full = self.addresses.get(address, 0) >= limits.sockets
        if full or len(self.sockets.get(table, ())) >= limits.table_sockets:
            await connection.accept()  # else a browser would not be told why
            await connection.close(TOO_MUCH)
            return
        self.addresses[address] = self.addresses.get(address, 0) + 1
        try:
            await connection.accept()
            await self._attend(table, socket)
        finally:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    async def _attend(self, table: str, socket: Socket) -> None:
        try:
            await socket.show()
        except WarhostError as error:
            await socket.refuse(error)
            return
        except (WebSocketDisconnect, TimeoutError):
            return
        self.sockets.setdefault(table, set()).add(socket)
        place = WATCHING if socket.seat is None else socket.seat
        writer = asyncio.create_task(socket.write())
        try:
            if await self.service.run(self.service.hall.presence.arrive, table, place):
                self.wake(table)
            socket.refresh()  # what happened while we were not yet among the sockets
            await socket.read()
        except Unavailable:
            socket.leave(AGAIN)
        finally:
            self.sockets[table].discard(socket)
            if not self.sockets[table]:
                del self.sockets[table]
            socket.leave()
            await asyncio.gather(writer, return_exceptions=True)
            if await self.service.run(self.service.hall.presence.leave, table, place):
                self.wake(table)


class Socket:
    """One viewer at one table."""

    def __init__(
        self,
        service: Service,
        caller: Caller,
        connection: WebSocket,
        table: str,
        guest: int | None,
        seat: int | None,
        after: int,
        chat: int,
    ) -> None:
        self.service = service
        self.caller = caller
        self.connection = connection
        self.table = table
        self.guest = guest
        self.seat = seat
        self.after = after
        self.chat = chat
        self._shown: bytes = b""
        self._around: bytes = b""
        self._answers: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._dirty = False
        self._closing: int | None = None
        self._ended = False
        self._bucket = Bucket(*service.settings.limits.messages)
        self._excess = 0

    # -- telling

    def refresh(self) -> None:
        self._dirty = True
        self._wake.set()

    def answer(self, message: bytes) -> None:
        if len(self._answers) >= ANSWERS:
            self.leave(TOO_MUCH)
            return
        self._answers.append(message)
        self._wake.set()

    def leave(self, code: int = 1000) -> None:
        if self._closing is None:
            self._closing = code
        self._wake.set()

    async def write(self) -> None:
        """Send answers, and the newest state whenever something changed; nothing piles up for a slow reader."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._answers:
                    await self._send(self._answers.popleft())
                if self._dirty and self._closing is None:
                    self._dirty = False
                    await self.show()
                if self._closing is not None:
                    await self._close(self._closing)
                    return
        except WarhostError as error:  # the seat is no longer ours to see
            await self.refuse(error)
        except TimeoutError:
            self.service.metrics.count("dropped", why="slow")
            self._abort()
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception:
            logger.exception("socket-failed", extra={"table": self.table})
            self._abort()

    async def show(self) -> None:
        """Tell what changed since we last told; raises if the viewer may not see it."""
        live = self.service.hall.at_hand(self.table) if self._shown else None
        if live is not None and live.lock.acquire(blocking=False):
            try:  # nothing to wait for: a thread would cost more than the work
                doc, parts = self._look(live)
            finally:
                live.lock.release()
        else:
            doc, parts = await self.service.run(self._open)
        for part in parts:
            await self._send(part)
        self.after = doc["number"]
        if doc["chat"]:
            self.chat = doc["chat"][-1]["id"]

    def _open(self) -> tuple[dict[str, Any], list[bytes]]:
        hall = self.service.hall
        try:
            return self._look(hall.open(self.table, fresh=not self._shown))
        except (Unknown, Forbidden):  # by what we heard; another process may have died before it told us
            return self._look(hall.open(self.table, fresh=True))

    def _look(self, live: Live) -> tuple[dict[str, Any], list[bytes]]:
        doc = document(self.service.hall, live, self.guest, self.seat, self.after, self.chat)
        clock, table = doc["clock"], doc["table"]
        running = None if clock is None else (clock["running"], clock["left"] if clock["running"] is None else None)
        shown = encode([doc["number"], table["status"], table["frozen"], doc["offers"], running])
        around = encode(table)
        parts: list[bytes] = []
        if shown != self._shown:
            parts.append(encode({"type": "state", **doc}))
        else:
            if doc["chat"]:
                parts.append(encode({"type": "chat", "chat": doc["chat"]}))
            if around != self._around:
                parts.append(encode({"type": "table", "table": table, "now": doc["now"]}))
        self._shown, self._around = shown, around
        return doc, parts

    async def _send(self, message: bytes) -> None:
        async with asyncio.timeout(self.service.settings.limits.slow):
            await self.connection.send_text(message.decode())

    async def refuse(self, error: WarhostError) -> None:
        try:
            await self._send(encode(failure(problem(error))))
            await self._close(CODES.get(status_of(error), AGAIN))
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            self._abort()

    async def _close(self, code: int) -> None:
        self._ended = True
        if self.connection.application_state == WebSocketState.CONNECTED:
            async with asyncio.timeout(self.service.settings.limits.slow):
                await self.connection.close(code)

    def _abort(self) -> None:
        """Hang up without waiting for the other side."""
        self._ended = True
        self._closing = self._closing or TOO_MUCH
        hang_up = self.connection.scope.get("warhost.abort")
        if hang_up is not None:
            hang_up()

    # -- hearing

    async def read(self) -> None:
        """Hear what the viewer says until it goes."""
        while not self._ended:
            try:
                message = await self.connection.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] != "websocket.receive":
                return
            if self._closing is not None or not self._bucket.take():
                self._too_fast()
            else:
                await self._hear(message.get("text"))
            await asyncio.sleep(0)  # in a flood others have their turn too, and our answers go out

    def _too_fast(self) -> None:
        self._excess += 1
        self.service.metrics.count("refused", why="messages")
        if self._excess == 1 or self._excess % 50 == 0:
            self.answer(encode(failure(fault(Text("server-too-fast")))))
        if self._excess > self.service.settings.limits.excess:
            self.leave(TOO_MUCH)

    async def _hear(self, text: str | None) -> None:
        identity: Id = None
        try:
            if text is None or len(text) > self.service.settings.limits.message:
                raise BadMessage("server-bad-message")
            message = read(text)
            identity = message.id
            self.answer(encode(await self._do(message)))
        except WarhostError as error:
            self.answer(encode(failure(problem(error), identity)))
        except Exception:
            logger.exception("message-failed", extra={"table": self.table})
            self.answer(encode(failure(fault(Text("server-failed")), identity)))

    async def _do(self, message: AnyAct | Ping) -> dict[str, Any]:
        if isinstance(message, Ping):
            return {"type": "pong", "id": message.id}
        began = time.perf_counter()
        done = await self.service.run(self.caller.act, message, self.table, self.guest, False)
        if isinstance(message, Choose):
            self.service.metrics.time("choice", time.perf_counter() - began)
        return done


class BadMessage(WarhostError):
    """A message that means nothing to us."""


def read(text: str) -> AnyAct | Ping:
    """What a viewer says; raises BadMessage."""
    try:
        return TO_SERVER.validate_json(text)
    except ValueError:
        raise BadMessage("server-bad-message") from None


def failure(problem: dict[str, Any], identity: Id = None) -> dict[str, Any]:
    """An error as an answer to what was said under this id."""
    return {"type": "error", "id": identity, **problem}
