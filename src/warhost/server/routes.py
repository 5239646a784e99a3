"""The calls about tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from starlette.exceptions import HTTPException

from warhost.engine.errors import BadReplay, WarhostError
from warhost.engine.replay import Replay
from warhost.engine.text import Text
from warhost.language import language
from warhost.server import links, models
from warhost.server.answers import answer
from warhost.server.limits import address_of
from warhost.server.notices import Notices
from warhost.server.service import COOKIE, NOT_TEXT, Caller, Service, set_cookie
from warhost.tables import acts, archive, creating, dice, documents, listing, rematching, seating
from warhost.tables.errors import Unavailable, Unfit, Unknown
from warhost.tables.live import Head, Live
from warhost.tables.people import authorise, demand_sight

TableId = Annotated[str, Path(max_length=64, description="A table's id")]
Eyes = Annotated[int | None, Query(ge=0, le=63, description="Through whose eyes; a spectator's if left out")]
SeatId = Annotated[int, Path(ge=0, le=63)]
After = Annotated[int, Query(ge=0, le=2_000_000_000)]
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Problem} for status in (400, 403, 404, 409, 410, 413, 422, 429, 503)
}
ANYTHING: dict[str, Any] = {"requestBody": {"required": True, "content": {"application/json": {"schema": {}}}}}


def address(request: Request) -> str:
    """For whom a request counts."""
    return address_of(request.scope.get("client"))


class Desk:
    """Finds guest and table of a request."""

    def __init__(self, service: Service, notices: Notices) -> None:
        self.service = service
        self.notices = notices
        self.hall = service.hall

    def guest(self, request: Request) -> int | None:
        return self.hall.guests.of(request.cookies.get(COOKIE))

    def act(self, request: Request, table: str, act: acts.Act) -> Response:
        """Carry out an act, and give its answer."""
        caller = Caller(self.service, self.notices, address(request))
        return answer(caller.act(act, table, self.guest(request), fresh=True))

    @contextmanager
    def welcome(self, request: Request, response: Response) -> Iterator[int]:
        """The guest, made known by a cookie if there is none yet; one for whom nothing came of it is forgotten."""
        known = self.guest(request)
        if known is not None:
            yield known
            return
        self.service.demand_new_guest(address(request))
        guest, token = self.hall.guests.new()
        secure = self.service.settings.secure or request.url.scheme == "https"
        try:
            yield guest
        except Unavailable:
            request.state.cookie = (token, secure)  # it may have happened all the same: then the seat is theirs
            raise
        except WarhostError:
            self.hall.guests.forget(guest)
            self.service.guests.charge(address(request), -1)
            raise
        set_cookie(response, token, secure)

    def demand_news(self, request: Request) -> None:
        self.service.demand_rate(self.service.news, address(request), "news")

    def demand_link(self, request: Request) -> None:
        self.service.demand_rate(self.service.links, address(request), "links")

    def created(self, made: creating.Created) -> dict[str, Any]:
        settings = self.service.settings
        return {
            "table": made.table,
            "invitations": [
                {"seat": seat, "url": links.joining(settings, token)} for seat, token in made.invitations.items()
            ],
            "spectate": links.joining(settings, made.spectate),
        }

    def summary(self, live: Live, guest: int | None) -> dict[str, Any]:
        if not live.access(guest).any and not live.head.listed:
            raise Unknown("table-unknown")
        return documents.glance(self.hall, live, guest)

    def replay(self, body: bytes) -> Any:
        try:
            return msgspec.json.decode(body)
        except UnicodeDecodeError:
            raise HTTPException(400, NOT_TEXT) from None
        except (msgspec.DecodeError, RecursionError):
            raise BadReplay("server-bad-json") from None


def router(service: Service, notices: Notices) -> APIRouter:
    """The routes."""
    desk = Desk(service, notices)
    routes = APIRouter(tags=["tables"], responses=PROBLEMS)
    _lists(routes, desk)
    _play(routes, desk)
    _seats(routes, desk)
    _past(routes, desk)
    _notices(routes, desk, notices)
    return routes


def _lists(routes: APIRouter, desk: Desk) -> None:
    hall = desk.hall

    @routes.post("/api/tables", response_model=models.CreatedDoc)
    def create_table(request: Request, response: Response, body: models.NewTable) -> Any:
        """A new table. The links are shown only now: the server keeps nothing but their hashes."""
        desk.demand_news(request)
        desk.service.demand_new_table(address(request))
        players = [creating.Player(player.kind, player.level, player.name) for player in body.players]
        clock = None if body.clock is None else body.clock.model_dump()
        with desk.welcome(request, response) as guest:
            made = creating.create(
                hall,
                guest,
                body.game,
                body.seats,
                dict(body.options),
                players,
                body.salt,
                clock,
                body.listed,
                body.title,
                patience=body.patience,
            )
        return desk.created(made)

    @routes.get("/api/tables", response_model=models.TablesDoc)
    def list_tables(request: Request) -> Response:
        """My tables, and those with a seat for anybody."""
        guest = desk.guest(request)
        mine = listing.tables_of(hall, guest)
        known = {head.id for head in mine}
        free = [head for head in listing.open_tables(hall) if head.id not in known]
        seats = listing.seats_of(hall, [head.id for head in (*mine, *free)])
        watched = listing.watched_by(hall, guest)

        def doc(head: Head) -> dict[str, Any]:
            access = authorise(guest, seats[head.id], watched.get(head.id, ()), head.owner)
            return documents.summary(hall, head, seats[head.id], access)

        return answer({"mine": [doc(head) for head in mine], "open": [doc(head) for head in free]})

    @routes.get("/api/tables/{table}", response_model=models.Summary)
    def table_summary(request: Request, table: TableId) -> Response:
        """A table at a glance."""
        return answer(desk.summary(hall.open(table, fresh=True), desk.guest(request)))

    @routes.post("/api/join", response_model=models.Joined)
    def join(request: Request, response: Response, body: models.Join) -> Any:
        """Exchange the token of a link for a seat, or for a place to watch from."""
        desk.demand_link(request)
        with desk.welcome(request, response) as guest:
            live, access = seating.join(hall, guest, body.token, body.name, body.salt)
        return {"table": live.id, "seats": list(access.seats)}

    @routes.post("/api/join/look", response_model=models.InvitationDoc)
    def look(request: Request, body: models.Look) -> Response:
        """Where a link leads. It is not used up by that."""
        desk.demand_link(request)
        return answer(seating.look(hall, desk.guest(request), body.token))

    @routes.post("/api/tables/{table}/sit", response_model=models.Joined)
    def sit(request: Request, response: Response, table: TableId, body: models.Sit) -> Any:
        """Take an open seat of a listed table, or one that is kept for me."""
        desk.demand_link(request)
        live = hall.open(table, fresh=True)
        with desk.welcome(request, response) as guest:
            seating.sit(hall, live, guest, body.seat, body.name, body.salt)
        return {"table": live.id, "seats": list(live.access(guest).seats)}


def _play(routes: APIRouter, desk: Desk) -> None:
    hall = desk.hall

    @routes.get("/api/tables/{table}/state", response_model=models.StateDoc)
    def state(request: Request, table: TableId, seat: Eyes = None, after: After = 0, chat: After = 0) -> Response:
        """The table as one seat sees it; the log and the chat only after what is already known."""
        return answer(documents.document(hall, hall.open(table, fresh=True), desk.guest(request), seat, after, chat))

    @routes.post("/api/tables/{table}/choices", response_model=models.DoneDoc)
    def choose(request: Request, table: TableId, body: acts.Choose) -> Response:
        """Choose at a moment; the same choice sent twice counts once."""
        return desk.act(request, table, body)

    @routes.get("/api/tables/{table}/why", response_model=models.WhyDoc)
    def why(
        request: Request,
        table: TableId,
        seat: Annotated[acts.SeatNumber, Query()],
        choice: Annotated[acts.Line, Query()],
    ) -> Response:
        """Why something cannot be chosen now; null if it can."""
        return desk.act(request, table, acts.Why(seat=seat, choice=choice))

    @routes.post("/api/tables/{table}/undo", response_model=models.DoneDoc)
    def undo(request: Request, table: TableId, body: acts.Undo) -> Response:
        """Take back own decisions."""
        return desk.act(request, table, body)

    @routes.post("/api/tables/{table}/undo/ask", response_model=models.DoneDoc)
    def ask_undo(request: Request, table: TableId, body: acts.AskUndo) -> Response:
        """Ask everybody to go back further."""
        return desk.act(request, table, body)

    @routes.post("/api/tables/{table}/undo/answer", response_model=models.DoneDoc)
    def answer_undo(request: Request, table: TableId, body: acts.AnswerUndo) -> Response:
        """Agree to an undo or not; who asked takes the question back by a no."""
        return desk.act(request, table, body)

    @routes.post("/api/tables/{table}/declare", response_model=models.DoneDoc)
    def declare(request: Request, table: TableId, body: acts.Declare) -> Response:
        """Concede, offer a draw …"""
        return desk.act(request, table, body)

    @routes.post("/api/tables/{table}/chat", response_model=models.DoneDoc)
    def chat(request: Request, table: TableId, body: acts.Chat) -> Response:
        """Say something at the table."""
        return desk.act(request, table, body)

    @routes.post("/api/tables/{table}/seats/{absent}/call", response_model=models.DoneDoc)
    def call_in(request: Request, table: TableId, absent: SeatId, body: models.Call) -> Response:
        """Have a bot play for somebody who is away, once all who are here agree; or answer who asks for it."""
        return desk.act(request, table, acts.CallIn(seat=body.seat, absent=absent, yes=body.yes))

    @routes.post("/api/tables/{table}/seats/{absent}/remind", response_model=models.DoneDoc)
    def remind(request: Request, table: TableId, absent: SeatId, body: models.Reminder) -> Response:
        """Remind somebody who is away, by mail or the host's webhook, that the game waits for them."""
        return desk.act(request, table, acts.Remind(seat=body.seat, absent=absent))


def _seats(routes: APIRouter, desk: Desk) -> None:
    hall = desk.hall

    @routes.post("/api/tables/{table}/seats/{seat}", response_model=models.LinkDoc)
    def change_seat(request: Request, table: TableId, seat: SeatId, body: models.SeatChange) -> Response:
        """Fill a seat with a bot, make or take back its link, rename it, come back to it."""
        live = hall.open(table, fresh=True)
        guest = desk.guest(request)
        wishes = [body.bot is not None, body.invite, body.open, body.back, body.name is not None]
        if sum(wishes) != 1:
            raise Unfit("server-one-change")
        demand_sight(live.access(guest), None)
        if seat >= live.head.seats:
            raise Unfit("table-no-such-seat", seats=live.head.seats)
        url = None
        if body.bot is not None:
            seating.fill(hall, live, guest, seat, body.bot)
        elif body.invite:
            url = links.joining(desk.service.settings, seating.invite(hall, live, guest, seat))
        elif body.open:
            seating.revoke(hall, live, guest, seat)
        elif body.back:
            desk.act(request, table, acts.ComeBack(seat=seat))
        else:
            seating.rename(hall, live, guest, seat, body.name or "")
        return answer({"url": url})

    @routes.post("/api/tables/{table}/spectate", response_model=models.LinkDoc)
    def spectate(request: Request, table: TableId) -> Response:
        """A new link for spectators; the older one stops working."""
        token = seating.spectator_link(hall, hall.open(table, fresh=True), desk.guest(request))
        return answer({"url": links.joining(desk.service.settings, token)})

    @routes.post("/api/tables/{table}/leave", status_code=204)
    def leave(request: Request, table: TableId) -> Response:
        """Get up; in a running game a bot plays on."""
        seating.leave(hall, hall.open(table, fresh=True), desk.guest(request))
        return Response(status_code=204)

    @routes.post("/api/tables/{table}/dismiss", status_code=204)
    def dismiss(request: Request, table: TableId) -> Response:
        """Give up a table of mine whose game has not begun."""
        seating.dismiss(hall, hall.open(table, fresh=True), desk.guest(request))
        return Response(status_code=204)

    @routes.post("/api/tables/{table}/rematch", response_model=models.CreatedDoc)
    def rematch(request: Request, table: TableId, body: models.Rematch | None = None) -> Response:
        """The same game again, with the same seats; everybody who asks sits down."""
        desk.service.demand_new_table(address(request))
        asked = body or models.Rematch()
        made = rematching.rematch(hall, hall.open(table, fresh=True), desk.guest(request), asked.name, asked.salt)
        return answer({"table": made, "invitations": [], "spectate": None})


def _past(routes: APIRouter, desk: Desk) -> None:
    hall = desk.hall

    @routes.get("/api/tables/{table}/moments/{number}", response_model=models.MomentDoc)
    def moment(
        request: Request,
        table: TableId,
        number: Annotated[int, Path(ge=0, le=2_000_000_000)],
        eyes: Eyes = None,
        after: Annotated[int | None, Query(ge=0, le=2_000_000_000)] = None,
    ) -> Response:
        """An earlier moment: through own eyes while the game runs, through any when it is over."""
        with desk.service.costly(address(request)):
            return answer(documents.moment(hall.open(table, fresh=True), desk.guest(request), number, eyes, after))

    @routes.get("/api/tables/{table}/replay", response_model=dict[str, Any])
    def replay(request: Request, table: TableId) -> Response:
        """The replay of a game that is over: it holds the secret of the dice."""
        with desk.service.costly(address(request)):
            doc = archive.export(hall.open(table, fresh=True), desk.guest(request)).to_doc()
        response = answer(doc)
        response.headers["content-disposition"] = f'attachment; filename="{doc["game"]}-{table}.json"'
        return response

    @routes.post("/api/tables/{table}/fork", response_model=models.CreatedDoc)
    def fork(request: Request, table: TableId, body: models.Fork) -> Any:
        """A new table from a moment of a finished game."""
        desk.demand_news(request)
        live = hall.open(table, fresh=True)
        guest = desk.guest(request)
        demand_sight(live.access(guest), None)
        assert guest is not None
        desk.service.demand_new_table(address(request))
        players = [creating.Player(player.kind, player.level, player.name) for player in body.players]
        with desk.service.costly(address(request)):
            return desk.created(archive.fork(hall, live, guest, body.number, body.salt, players, body.name))

    @routes.post("/api/replays", response_model=models.CreatedDoc, openapi_extra=ANYTHING)
    async def import_replay(request: Request, response: Response) -> Any:
        """A replay as a table to look at, and to go on from."""
        desk.demand_news(request)
        body = await request.body()
        doc = desk.replay(body)

        def work() -> str:
            desk.service.demand_new_table(address(request))
            desk.service.demand_storage(address(request), len(body))
            with desk.welcome(request, response) as guest, desk.service.costly(address(request)):
                return archive.take_in(hall, guest, doc)

        return {"table": await desk.service.run(work), "invitations": [], "spectate": None}

    @routes.post("/api/replays/check", response_model=models.CheckedDoc, openapi_extra=ANYTHING)
    async def check_replay(request: Request) -> Response:
        """Every number the replay draws, for a browser to compute again, and where the rules refuse to follow."""
        desk.demand_news(request)
        doc = desk.replay(await request.body())

        def work() -> dict[str, Any]:
            replay = Replay.from_doc(doc)
            if len(replay.choices) > archive.IMPORT_LIMIT:
                raise Unfit("table-replay-long", count=archive.IMPORT_LIMIT)
            game = hall.load(replay.game)
            with desk.service.costly(address(request)):
                steps, departs = dice.draws(replay, game)
                fault = departs or dice.verify(replay, game).fault
            return {
                "steps": steps,
                "departs": None if fault is None else {"number": len(steps), "text": fault.to_doc()},
            }

        return answer(await desk.service.run(work))


def _notices(routes: APIRouter, desk: Desk, notices: Notices) -> None:
    @routes.get("/api/notice", response_model=models.NoticeDoc)
    def notice(request: Request) -> Response:
        """Whether this server can send mail, and the address it knows of me."""
        return answer(notices.of(desk.guest(request)))

    @routes.post("/api/notice", response_model=models.NoticeDoc)
    def ask_notice(request: Request, response: Response, body: models.Notice) -> Any:
        """Have my turns told by mail, once the address has agreed; an empty address ends it."""
        desk.demand_news(request)
        with desk.welcome(request, response) as guest:
            notices.ask(guest, body.mail, body.language)
        return notices.of(guest)

    @routes.get("/api/notice/confirm", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
    def confirm_notice(token: Annotated[str, Query(min_length=1, max_length=64)]) -> Response:
        """The link in the mail that asks whether an address wants ours."""
        speak = language(notices.confirm(token)).say
        return Response(speak(Text("server-mail-confirmed")), media_type="text/plain; charset=utf-8")
