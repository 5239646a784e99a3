"""Starting and stopping: uvicorn with our settings, one process or several."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections import deque
from types import FrameType
from typing import Any, Final, NoReturn

import uvicorn
from pydantic import TypeAdapter
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from warhost.server import logs
from warhost.server.app import Application, open_store
from warhost.server.guard import Guard
from warhost.server.settings import Limits, Settings

SEND_BUFFER: Final = 32 * 1024  # bytes the system keeps for a slow reader; by itself it would keep megabytes
GOODBYE: Final = 1.0  # seconds to send what is still to be sent when we stop
STOP_SECONDS: Final = 10  # a clean stop takes no longer

logger: Final = logging.getLogger(__name__)


class Protocol(WebSocketsSansIOProtocol):
    """WebSockets whose line can be cut: a reader that never reads would else hold it open for ever."""

    async def run_asgi(self) -> None:
        line = self.transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self.scope["warhost.abort"] = self.transport.abort  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(GOODBYE, self.transport.abort)  # who does not read does not hear it anyway


class Requests(HttpToolsProtocol):
    """HTTP whose requests must come to their end, and whose answers must be read: half of either would else hold a line
    open for ever."""

    _late: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._open: deque[RequestResponseCycle] = deque()  # requests without their whole answer
        transport.set_write_buffer_limits(high=0)  # whatever the system does not take is not read
        self._allow(self._limits.headers)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_be()
        for cycle in self._open:
            cycle.disconnected = True  # of several at once uvicorn tells the last one only
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._allow(self._limits.headers)

    def on_headers_complete(self) -> None:
        self._allow(2 * self._limits.upload)  # who is late with a body is first told so
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._open.append(self.cycle)

    def on_response_complete(self) -> None:
        self._open.popleft()
        super().on_response_complete()

    def on_message_complete(self) -> None:
        self._allow(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._let_be()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_reader()

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
        self._unread = None
        super().resume_writing()

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(GOODBYE, self._part)

    def _part(self) -> None:
        """The server stops: who is still to send or to read something cannot be waited for."""
        if self._late is not None or self._unread is not None:
            self._hang_up()

    @property
    def _guard(self) -> Guard:
        guard: Any = self.config.app
        assert isinstance(guard, Guard)
        return guard

    @property
    def _limits(self) -> Limits:
        return self._guard.settings.limits

    def _allow(self, seconds: float | None) -> None:
        if self._late is not None:
            self._late.cancel()
        self._late = None if seconds is None else self.loop.call_later(seconds, self._hang_up)

    def _await_reader(self) -> None:
        left = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(self._limits.slow, self._look, left)

    def _look(self, before: int) -> None:
        """A slow reader may go on, one that does not read at all may not."""
        if self.transport.get_write_buffer_size() < before:
            self._await_reader()
        else:
            self._guard.metrics.count("dropped", why="unread")
            self._hang_up()

    def _let_be(self) -> None:
        for timer in (self._late, self._unread):
            if timer is not None:
                timer.cancel()
        self._late = self._unread = None

    def _hang_up(self) -> None:
        self._let_be()
        self.transport.abort()


def config(application: Application, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        application.asgi,
        host=settings.host,
        port=settings.port,
        http=Requests,
        ws=Protocol,
        ws_max_size=settings.limits.message,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,  # a message's length says nothing but what the viewer may see anyway
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_keep_alive=30,
        timeout_graceful_shutdown=STOP_SECONDS,
        h11_max_incomplete_event_size=32 * 1024,
    )


def prepare(settings: Settings) -> socket.socket:
    """Take the port and reach the tables: what cannot work is said here, once, before anybody is told that we serve."""
    logs.set_up()
    listener = listen(settings)
    try:
        open_store(settings).close()
    except BaseException:
        listener.close()
        raise
    return listener


def serve(settings: Settings, listener: socket.socket | None = None) -> None:
    """Serve until told to stop, in this process."""
    logs.set_up()
    sys.setswitchinterval(0.001)  # the loop that talks to sockets should not wait long for a thread that thinks
    with listener or listen(settings) as line:
        application = Application(settings)
        server = uvicorn.Server(config(application, settings))
        # uvicorn stops cleanly and then sends itself the signal again: by then it has done its work
        signal.signal(signal.SIGTERM, lambda _signal, _frame: None)
        logger.info("serving", extra={"port": settings.port, "pid": os.getpid()})
        server.run(sockets=[line])
        logger.info("stopped", extra={"pid": os.getpid()})
    end()


def end() -> NoReturn:
    """All is on the disk, and everybody has been told: the system frees our memory quicker than we would."""
    logging.shutdown()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def serve_together(settings: Settings, processes: int, listener: socket.socket) -> None:
    """Serve in several processes that share a port and a PostgreSQL."""
    stopping = False
    context = multiprocessing.get_context("spawn")

    def start() -> Any:
        child = context.Process(target=_child, args=(settings, listener), daemon=False)
        child.start()
        return child

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True
        for child in children:
            if child.pid is not None and child.is_alive():
                os.kill(child.pid, signal.SIGTERM)

    children = [start() for _ in range(processes)]
    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    while any(child.is_alive() for child in children):
        for i, child in enumerate(children):
            child.join(0.5)
            if not child.is_alive() and not stopping:
                logger.error("process-died", extra={"pid": child.pid, "status": child.exitcode})
                children[i] = start()


def listen(settings: Settings) -> socket.socket:
    """The port, ours from now on; raises OSError if it cannot be."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


def _child(settings: Settings, listener: socket.socket) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent passes on what it is told
    listener.set_inheritable(False)  # else our bots' workers would hold the port when we are gone
    threading.Thread(target=_follow_parent, name="warhost-parent", daemon=True).start()
    serve(settings, listener)


def _follow_parent() -> None:
    """When the parent is gone nobody could stop us, and its successor could not have the port."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def to_text(settings: Settings) -> str:
    """Settings for a process that is started by command line: tests and measurements."""
    return TypeAdapter(Settings).dump_json(settings).decode()


def from_text(text: str) -> Settings:
    return TypeAdapter(Settings).validate_json(text)


if __name__ == "__main__":
    serve(from_text(sys.argv[1]))
