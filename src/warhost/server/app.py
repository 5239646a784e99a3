"""The application: everything put together, started and stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.metadata import version
from typing import Annotated, Any, Final

from fastapi import FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from warhost.engine.errors import WarhostError
from warhost.engine.text import Text
from warhost.server import library, messages, models, routes, web
from warhost.server.answers import Compressed, answer
from warhost.server.faults import TooFast, fault, problem, status_of
from warhost.server.guard import Guard
from warhost.server.hub import Hub, Socket
from warhost.server.limits import address_of, is_local
from warhost.server.notices import Notices
from warhost.server.service import COOKIE, NOT_TEXT, Caller, Service, set_cookie
from warhost.server.settings import Settings
from warhost.server.thinking import Thinking
from warhost.tables import due, playing
from warhost.tables.errors import Unavailable
from warhost.tables.hall import Hall
from warhost.tables.store import Store

GRACE: Final = 60.0  # seconds after a start, or a pause, in which no clock runs out that ran before it
PAUSE: Final = 30.0  # seconds between two looks at the clocks that mean we slept, or the system's clock was set

KNOWN: Final = {
    404: Text("server-no-such-call"),
    405: Text("server-no-such-call"),
    408: Text("server-too-slow"),
    413: Text("server-too-large"),
}

PROBE: Final = 1.0  # seconds that the answer about our health holds
INSPECTED: Final = 50  # times as long as it takes to read all tables passes before they are read again

logger: Final = logging.getLogger(__name__)


def open_store(settings: Settings) -> Store:
    """The database the host chose, in its newest layout."""
    store = Store(settings.database) if settings.database else Store.at(settings.data)
    try:
        store.claim()
        store.migrate()
    except WarhostError:
        store.close()
        raise
    return store


class Api(FastAPI):
    """The calls, described together with the messages of sockets."""

    def openapi(self) -> dict[str, Any]:
        doc = super().openapi()
        doc["components"]["schemas"] |= messages.schemas()
        return doc


class Application:
    """A server that is being put together; `asgi` is what uvicorn runs."""

    def __init__(self, settings: Settings, hall: Hall | None = None) -> None:
        settings.check()
        self.settings = settings
        self.hall = hall or Hall(open_store(settings))
        self.began = self.looked = self.hall.now()
        self._probing = threading.Lock()
        self._probed = -math.inf
        self._sick: WarhostError | None = None
        self._inspect_at = 0.0
        self.service = Service(settings, self.hall)
        self.library = library.Library(self.service)
        self.hub = Hub(self.service)
        self.thinking = Thinking(self.service)
        self.notices = Notices(settings, self.hall)
        self.api = self._api()
        self.asgi = Guard(Compressed(self.api), settings, self.service.metrics)
        self.service.metrics.gauge("tables_in_memory", "Tables in memory", lambda: len(self.hall.in_memory()))
        self.service.metrics.gauge("info", "A server that runs", lambda: 1)

    # -- life

    @contextlib.asynccontextmanager
    async def life(self, _app: FastAPI) -> AsyncIterator[None]:
        self.hub.begin()
        self.thinking.begin()
        self.hall.listen()
        chores = [
            asyncio.create_task(self._warm_up()),
            asyncio.create_task(self._every(1.0, self._clocks)),
            asyncio.create_task(self._every(3.0, self.thinking.orphans)),
            asyncio.create_task(self._every(3.0, self._catch_up)),
            asyncio.create_task(self._every(10.0, self._tidy)),
            asyncio.create_task(self._every(10.0, self._tell)),
            asyncio.create_task(self._every(5.0, self._inspect)),
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.hub.close()
            await self.thinking.close()
            await self.service.run(self.hall.close)
            self.service.threads.shutdown(wait=False, cancel_futures=True)

    async def _warm_up(self) -> None:
        """Read the games before the first visitor asks for them."""
        try:
            await self.service.run(self.library.games)
        except Exception:
            logger.exception("chore-failed")

    async def _every(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        """Do a chore again and again; one that fails is tried again next time."""
        while True:
            try:
                await chore()
            except Exception:
                logger.exception("chore-failed")
            await asyncio.sleep(seconds)

    async def _clocks(self) -> None:
        """Clocks that ran out do what their tables agreed on."""
        for table in await self.service.run(self.overdue):
            try:
                await self.service.run(lambda table=table: playing.expire(self.hall, self.hall.open(table)))  # type: ignore[misc]
            except WarhostError as error:
                logger.warning("clock-waits", extra={"table": table, "error": error.text.key})

    def overdue(self) -> list[str]:
        """Tables whose clock ran out before somebody's eyes; in our first minute only those moved at since we began."""
        now = self.hall.now()
        if not 0 <= now - self.looked < PAUSE:
            self.began = now
        self.looked = now
        attended = self.hall.presence.attended()
        if not attended:
            return []  # a game does not end behind everybody's back
        return due.clocks(self.hall, attended, self.began if now - self.began < GRACE else 0.0)

    async def _catch_up(self) -> None:
        await self.service.run(self.hall.catch_up, list(self.hub.sockets))

    async def _tidy(self) -> None:
        await self.service.run(self.hall.tidy)
        await self.service.run(self.hall.presence.renew)

    async def _tell(self) -> None:
        await self.service.run(self.notices.sweep)

    def probe(self) -> None:
        """Raise unless something written is kept; asked often, the last answer will do."""
        with self._probing:
            now = time.monotonic()
            if now - self._probed < PROBE:
                if self._sick is not None:
                    raise self._sick
                return
            self._sick, self._probed = None, now
            try:
                self.hall.store.demand_health()
            except WarhostError as error:
                self._sick = error
                raise

    async def _inspect(self) -> None:
        """Read all tables anew now and then; a large file seldom, so that it costs little of our time."""
        if time.monotonic() < self._inspect_at:
            return
        began = time.monotonic()
        await self.service.run(self.hall.store.inspect)
        self._inspect_at = time.monotonic() + INSPECTED * (time.monotonic() - began)

    # -- calls

    def _api(self) -> FastAPI:
        api = Api(
            title="Warhost",
            version=version("warhost"),
            description="Tables of fantasy war games. Texts are keys of Fluent files that /api/words gives.",
            lifespan=self.life,
            docs_url=None,
            redoc_url=None,
            openapi_url="/api/openapi.json",
        )
        api.add_exception_handler(WarhostError, self._refused)
        api.add_exception_handler(RequestValidationError, self._invalid)
        api.add_exception_handler(HTTPException, self._http)
        api.add_exception_handler(Exception, self._failed)
        self._own_routes(api)
        api.include_router(library.router(self.library))
        api.include_router(routes.router(self.service, self.notices))
        api.include_router(web.router())
        return api

    def _own_routes(self, api: FastAPI) -> None:
        @api.get("/health", response_model=models.HealthDoc, tags=["host"], responses={503: {"model": models.Problem}})
        def health() -> Any:
            """Whether the server can read its tables, and write to them: both are tried."""
            self.probe()
            return {"status": "ok", "version": version("warhost")}

        @api.get("/metrics", include_in_schema=False)
        def metrics(request: Request) -> Response:
            if not (self.settings.metrics_for_all or is_local(request.scope.get("client"))):
                raise HTTPException(404)
            return Response(self.service.metrics.text(), media_type="text/plain; version=0.0.4")

        @api.websocket("/api/tables/{table}/socket")
        async def socket(
            connection: WebSocket,
            table: str,
            seat: Annotated[int | None, Query(ge=0, le=63)] = None,
            after: Annotated[int, Query(ge=0)] = 0,
            chat: Annotated[int, Query(ge=0)] = 0,
        ) -> None:
            try:
                guest = await self.service.run(self.hall.guests.of, connection.cookies.get(COOKIE))
                caller = Caller(self.service, self.notices, address_of(connection.scope.get("client")))
                viewer = Socket(
                    self.service, caller, connection, table, guest, seat, min(after, 1 << 31), min(chat, 1 << 62)
                )
                await self.hub.serve(connection, table, viewer)
            except Unavailable:
                await self.hub.turn_away(connection)

    # -- errors

    async def _refused(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, WarhostError)
        self.service.metrics.count("refused", why=error.text.key)
        headers = {"retry-after": str(error.seconds)} if isinstance(error, TooFast) else None
        response = answer(problem(error), status_of(error), headers)
        if hasattr(request.state, "cookie"):
            set_cookie(response, *request.state.cookie)
        return response

    async def _invalid(self, _request: Request, error: Exception) -> Response:
        """Where the request is wrong and what was expected; never what was sent."""
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join(str(part)[:40] for part in first["loc"]).encode(errors="replace").decode()
        text = Text("server-bad-request", where=where, why=str(first["msg"]))
        return answer(fault(text), 422)

    async def _http(self, _request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        text = KNOWN.get(error.status_code, Text("server-bad-body"))
        if error.detail == NOT_TEXT or isinstance(error.__cause__, UnicodeDecodeError):
            text = Text("server-not-text")
        return answer(fault(text), error.status_code, dict(error.headers or {}))

    async def _failed(self, request: Request, error: Exception) -> Response:
        logger.error("call-failed", exc_info=error, extra={"path": getattr(request.scope.get("route"), "path", "-")})
        return answer(fault(Text("server-failed")), 500)
