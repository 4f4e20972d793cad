"""The page for browsers, as `make web` built it. What is there is listed once: no address leads to any other file."""

import gzip
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, Request, Response, Router, route
from litestar.exceptions import NotFoundException

STATIC = Path(__file__).parents[1] / "static"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SQUEEZED = frozenset({".css", ".html", ".js", ".svg"})
FOREVER = "public, max-age=31536000, immutable"
"""For files with a hash in their name."""
ASK_AGAIN = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Coven</title>
<h1>Coven is running, but its page has not been built.</h1>
<p>Run <code>make web</code> in the folder of Coven and start <code>coven serve</code> again.
Scripts can play without it: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


class File(msgspec.Struct, frozen=True):
    """A file, ready to be sent. `squeezed` is the same by gzip, where that is worth it."""

    type: str
    body: bytes
    squeezed: bytes | None
    tag: str
    caching: str


class Page:
    """The files under a folder by their addresses, read at once: they belong together, also when others are built."""

    def __init__(self, folder: Path = STATIC) -> None:
        found = [path for path in folder.rglob("*") if path.suffix in TYPES]
        self._bodies = {f"/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in found}
        self.built = "/index.html" in self._bodies
        self._ready = cache(self._make_ready)

    def get(self, address: str) -> File | None:
        name = "/index.html" if address == "/" else address
        return self._ready(name) if name in self._bodies and address != "/index.html" else None

    def _make_ready(self, name: str) -> File:
        """When it is first asked for."""
        body, suffix = self._bodies[name], Path(name).suffix
        squeezed = gzip.compress(body, mtime=0) if suffix in SQUEEZED else None
        caching = FOREVER if name.startswith("/assets/") else ASK_AGAIN
        return File(TYPES[suffix], body, squeezed, f'"{sha256(body).hexdigest()[:20]}"', caching)

    def router(self) -> Router:
        """The doors to it."""

        @route(
            ["/", "/{name:str}", "/assets/{name:str}"],
            http_method=[HttpMethod.GET, HttpMethod.HEAD],
            include_in_schema=False,
        )
        async def send(request: Request[Any, Any, Any]) -> Response[bytes]:
            file = self.get(request.scope["path"])
            if file is not None:
                return _answer(request, file)
            if request.scope["path"] == "/":
                return Response(NOT_BUILT.encode(), media_type=TYPES[".html"], status_code=404)
            raise NotFoundException

        return Router("/", route_handlers=[send])


def _answer(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    headers = {"Cache-Control": file.caching, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if file.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.squeezed, media_type=file.type, headers=headers | {"Content-Encoding": "gzip"})
    return Response(file.body, media_type=file.type, headers=headers)
