"""The browser app's built files; an address the app itself makes sense of gets its start page."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse

from warhost.engine.text import Text
from warhost.language import language
from warhost.tables.errors import Unknown

FOLDER: Final = Path(__file__).parent.parent / "web"
FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable"}  # names of assets hold their hash
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}


def router(folder: Path = FOLDER) -> APIRouter:
    """The routes, to be added last."""
    routes = APIRouter(include_in_schema=False)
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}

    @routes.get("/{path:path}")
    def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise Unknown("server-no-such-call")
        found = files.get(path)
        if found is None:
            found = files.get("index.html")
            if found is None or "." in path.rpartition("/")[2]:
                speak = language("fr" if request.headers.get("accept-language", "").startswith("fr") else "en").say
                return PlainTextResponse(speak(Text("server-no-page")), 404)
        kind = KINDS.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        return FileResponse(found, media_type=kind, headers=FOREVER if path.startswith("assets/") else None)

    return routes
