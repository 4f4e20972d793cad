"""Who asks, and from where: cookies, tokens, origins, and headers that keep browsers in line."""

from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from coven.play.problems import Problem
from coven.server.backend import Backend
from coven.server.http.dependencies import TheBackend, Visitor
from coven.server.origins import network_of
from coven.server.people.sessions import COOKIE, hash_of
from coven.server.store.rows import Person

Connection = ASGIConnection[Any, Any, Any, Any]
JSON = "application/json"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html coven-worker"
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


class Credential(NamedTuple):
    """By what a connection says who it is: one of them counts, never two. `key`: of a program; else a session."""

    hash: str
    key: bool


def credential_of(connection: Connection) -> Credential | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Credential(hash_of(token.strip()), key=True)
    cookie = connection.cookies.get(COOKIE)
    return Credential(hash_of(cookie), key=False) if cookie else None


async def find_visitor(backend: Backend, credential: Credential | None) -> Person | None:
    """A key that is wrong is refused, a session that has ended is ignored."""
    if credential is None:
        return None
    if not credential.key:
        return await backend.people.by_session(credential.hash)
    person = await backend.people.by_token(credential.hash)
    if person is None:
        raise Problem("bad-token", 401)
    return person


async def provide_visitor(request: Request[Any, Any, Any], backend: TheBackend) -> Person | None:
    person = await find_visitor(backend, credential_of(request))
    if person is not None:
        backend.services.origins.note(person.id, address_of(request))
    return person


async def provide_person(visitor: Visitor) -> Person:
    """Somebody with a name."""
    if visitor is None:
        raise Problem("sign-in", 401)
    return visitor


def address_of(connection: Connection) -> str:
    """What counts as one address for limits."""
    return network_of(connection.client.host) if connection.client else "unknown"


def check_origin(connection: Connection, backend: Backend) -> None:
    """A page of somebody else must not act with the visitor's cookie. Who is no browser sends neither header."""
    headers, credential = connection.headers, credential_of(connection)
    if credential is not None and credential.key:
        return
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if origin in [each.strip() for each in backend.services.settings.origins.split(",") if each.strip()]:
        return
    if site is not None and site not in ("same-origin", "none"):
        raise Problem("cross-site", 403)
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        raise Problem("cross-site", 403)


def check_type(request: Request[Any, Any, Any]) -> None:
    """A body must say that it is JSON: forms of foreign pages can send plain text, but not that."""
    headers = request.headers
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    given = headers.get("content-type", "").partition(";")[0].strip().lower()
    if given != JSON:
        raise Problem("not-json", 415, given=given or "–")


def cookie_for(backend: Backend, secret: str) -> Cookie:
    settings = backend.services.settings
    return Cookie(
        key=COOKIE,
        value=secret,
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
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                kept = any(name.lower() == b"cache-control" for name, _ in headers)
                message["headers"] = [*headers, *HEADERS, *([] if kept else [NOT_KEPT])]
            await send(message)

        await self.app(scope, receive, send_with_headers)
