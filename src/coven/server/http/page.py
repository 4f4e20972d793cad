"""The page for browsers, as `make web` built it. What is there is listed once: no address leads to any other file."""

from functools import cache
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, Router, route
from litestar.exceptions import NotFoundException

from coven.server.http.files import ASK_AGAIN, FOREVER, File, answer, make_file

STATIC = Path(__file__).parents[1] / "static"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
SQUEEZED = frozenset({".css", ".html", ".js", ".mjs", ".svg", ".wasm"})

LARGE = "/assets/python-"
"""Read when they are asked for: few want them, and their folder has another name in another build."""

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Coven</title>
<h1>Coven is running, but its page has not been built.</h1>
<p>Run <code>make web</code> in the folder of Coven and start <code>coven serve</code> again.
Scripts can play without it: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


class Page:
    """The files under a folder by their addresses, read at once: they belong together, also when others are built."""

    def __init__(self, folder: Path = STATIC) -> None:
        found = [path for path in folder.rglob("*") if path.suffix in {*TYPES, ".gz"}]
        self._files = {f"/{path.relative_to(folder).as_posix()}": path for path in found}
        self._bodies = {name: path.read_bytes() for name, path in self._files.items() if not name.startswith(LARGE)}
        self.built = "/index.html" in self._bodies
        self._ready = cache(self._make_ready)

    def get(self, address: str) -> File | None:
        name = "/index.html" if address == "/" else address
        known = name in self._files and not name.endswith(".gz")
        return self._ready(name) if known and address != "/index.html" else None

    def _make_ready(self, name: str) -> File:
        """When it is first asked for."""
        body, suffix = self._read(name), Path(name).suffix
        caching = FOREVER if name.startswith("/assets/") else ASK_AGAIN
        ready = self._read(f"{name}.gz") if f"{name}.gz" in self._files else None
        return make_file(body, TYPES[suffix], squeeze=suffix in SQUEEZED, squeezed=ready, caching=caching)

    def _read(self, name: str) -> bytes:
        return self._bodies.get(name) or self._files[name].read_bytes()

    def router(self) -> Router:
        """The doors to it."""

        @route(
            ["/", "/{name:str}", "/assets/{name:path}"],
            http_method=[HttpMethod.GET, HttpMethod.HEAD],
            include_in_schema=False,
        )
        async def send(request: Request[Any, Any, Any]) -> Response[bytes]:
            file = self.get(request.scope["path"])
            if file is not None:
                return answer(request, file)
            if request.scope["path"] == "/":
                return Response(NOT_BUILT.encode(), media_type=TYPES[".html"], status_code=404)
            raise NotFoundException

        return Router("/", route_handlers=[send])
