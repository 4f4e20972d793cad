"""Who asks, and from where: cookies, tokens, origins, and headers that keep browsers in line."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from coven.play.problems import Problem
from coven.server.backend import Backend
from coven.server.http.dependencies import TheBackend, Visitor
from coven.server.people.sessions import COOKIE
from coven.server.store.rows import Person

Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
NOT_KEPT = (b"cache-control", b"no-store")
"""For answers that say nothing else: they are about one person at one moment."""


async def find_visitor(connection: Connection, backend: Backend) -> Person | None:
    """By token or by cookie. A token that is wrong is refused, a cookie that is wrong is ignored."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        person = await backend.people.by_token(token.strip())
        if person is None:
            raise Problem("bad-token", 401)
        return person
    cookie = connection.cookies.get(COOKIE)
    return await backend.people.by_cookie(cookie) if cookie else None


async def provide_visitor(request: Request[Any, Any, Any], backend: TheBackend) -> Person | None:
    return await find_visitor(request, backend)


async def provide_person(visitor: Visitor) -> Person:
    """Somebody with a name."""
    if visitor is None:
        raise Problem("sign-in", 401)
    return visitor


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else "unknown"


def check_origin(connection: Connection, backend: Backend) -> None:
    """A page of somebody else must not act with the visitor's cookie. Who is no browser sends neither header."""
    headers = connection.headers
    if headers.get("authorization"):
        return
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if origin in [each.strip() for each in backend.services.settings.origins.split(",") if each.strip()]:
        return
    if site is not None and site not in ("same-origin", "none"):
        raise Problem("cross-site", 403)
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        raise Problem("cross-site", 403)


def cookie_for(backend: Backend, person: Person) -> Cookie:
    settings = backend.services.settings
    return Cookie(
        key=COOKIE,
        value=backend.people.cookie(person),
        max_age=settings.session // 1000,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        path="/",
    )


class Headers:
    """Puts the same headers on every answer, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                kept = any(name.lower() == b"cache-control" for name, _ in headers)
                message["headers"] = [*headers, *HEADERS, *([] if kept else [NOT_KEPT])]
            await send(message)

        await self.app(scope, receive, send_with_headers)
