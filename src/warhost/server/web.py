"""The browser app's built files; an address the app itself makes sense of gets its start page."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse

from warhost.engine.text import Text
from warhost.language import first_known, language
from warhost.server.answers import names, taken
from warhost.tables.errors import Unknown

FOLDER: Final = Path(__file__).parent.parent / "web"
FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable"}  # names of assets hold their hash
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
ENDINGS: Final = {"br": ".br", "gzip": ".gz"}  # of what the build has compressed, the smallest first


def router(folder: Path = FOLDER) -> APIRouter:
    """The routes, to be added last."""
    routes = APIRouter(include_in_schema=False)
    built = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    files = {name: path for name, path in built.items() if path.suffix not in ENDINGS.values()}

    @routes.get("/{path:path}")
    def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise Unknown("server-no-such-call")
        name = path if path in files else "index.html"
        if name not in files or (name != path and "." in path.rpartition("/")[2]):
            wanted = request.headers.get("accept-language", "").split(",")
            speak = language(first_known(code.strip() for code in wanted)).say
            return PlainTextResponse(speak(Text("server-no-page")), 404)
        file = files[name]
        kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        headers = dict(FOREVER) if path.startswith("assets/") else {}
        smaller = [coding for coding, ending in ENDINGS.items() if name + ending in built]
        if smaller:
            headers["vary"] = "accept-encoding"
        if coding := taken(request.headers.get("accept-encoding", ""), smaller):
            headers["content-encoding"] = coding
            file = built[name + ENDINGS[coding]]
        response = FileResponse(file, media_type=kind, headers=headers, stat_result=file.stat())
        if names(request, response.headers["etag"]):
            headers.pop("content-encoding", None)
            return Response(status_code=304, headers={**headers, "etag": response.headers["etag"]})
        return response

    return routes
