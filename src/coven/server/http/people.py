"""Guests, accounts and tokens by HTTP."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from coven.play.problems import missing
from coven.server.backend import Backend
from coven.server.http.dependencies import Caller, TheBackend
from coven.server.http.visitors import address_of, cookie_for, credential_of
from coven.server.people.names import skeleton
from coven.server.people.ratings import RatingInfo, shown
from coven.server.people.sessions import COOKIE
from coven.server.store.rows import Person, Token

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Label = Annotated[str, Meta(min_length=1, max_length=60)]


class GuestWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class PasswordWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest who sets a password becomes an account."""

    password: Password
    old: str | None = None


class TokenWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Label


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    guest: bool


class PersonInfo(msgspec.Struct, frozen=True):
    name: str
    since: int
    ratings: list[RatingInfo]


class TokenInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """`token` is shown once, when it is made."""

    id: str
    label: str
    created: int
    token: str | None = None


async def _signed_in(backend: Backend, person: Person) -> Response[Me]:
    return _me(backend, person, await backend.people.begin_session(person))


def _me(backend: Backend, person: Person, secret: str) -> Response[Me]:
    body = Me(person.id, person.name, person.guest)
    return Response(body, cookies=[cookie_for(backend, secret)])


@post("/guests", status_code=201)
async def be_guest(request: Request[Any, Any, Any], backend: TheBackend, data: JSONBody[GuestWish]) -> Response[Me]:
    """Play as a guest under a name: the answer sets a cookie."""
    backend.sign_ins.check(address_of(request))
    return await _signed_in(backend, await backend.people.guest(data.name))


@post("/accounts", status_code=201)
async def register(request: Request[Any, Any, Any], backend: TheBackend, data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account: the answer sets a cookie."""
    backend.sign_ins.check(address_of(request))
    person = await backend.people.register(data.name, data.password, address=address_of(request))
    return await _signed_in(backend, person)


@post("/session", status_code=200)
async def sign_in(request: Request[Any, Any, Any], backend: TheBackend, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in to an account: the answer sets a cookie."""
    backend.sign_ins.check(address_of(request))
    person = await backend.people.sign_in(data.name, data.password, address=address_of(request))
    return await _signed_in(backend, person)


@delete("/session", status_code=204)
async def sign_out(request: Request[Any, Any, Any], backend: TheBackend) -> Response[None]:
    """End the session, here and on the server, and what is connected under it."""
    credential = credential_of(request)
    if credential is not None and not credential.key:
        await backend.people.end_session(credential.hash)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/people/{name:str}")
async def look_at(backend: TheBackend, name: FromPath[str]) -> PersonInfo:
    """An account as everybody may see it: its ratings."""
    person = await backend.services.store.account(skeleton(name))
    if person is None:
        raise missing("person")
    return PersonInfo(
        person.name, person.created, [shown(each) for each in await backend.services.store.ratings([person.id])]
    )


@get("/me")
async def who_am_i(person: Caller) -> Me:
    return Me(person.id, person.name, person.guest)


@post("/me/name", status_code=200)
async def rename(request: Request[Any, Any, Any], backend: TheBackend, person: Caller, data: JSONBody[GuestWish]) -> Me:
    """Another name, also at the tables that wait or run."""
    backend.sign_ins.check(address_of(request))
    await backend.lobby.check_rename(person, data.name)
    renamed = await backend.people.rename(person, data.name)
    await backend.lobby.rename(person, renamed.name)
    return Me(renamed.id, renamed.name, renamed.guest)


@post("/me/password", status_code=200)
async def set_password(
    request: Request[Any, Any, Any], backend: TheBackend, person: Caller, data: JSONBody[PasswordWish]
) -> Response[Me]:
    """Set a password: all sessions, keys and open sockets end, and the answer sets a cookie for a new session."""
    backend.sign_ins.check(address_of(request))
    changed = await backend.people.set_password(person, data.old, data.password, address=address_of(request))
    return _me(backend, *changed)


@get("/me/tokens")
async def list_tokens(backend: TheBackend, person: Caller) -> list[TokenInfo]:
    return [_token_info(token) for token in await backend.services.store.tokens(person.id)]


@post("/me/tokens", status_code=201)
async def add_token(backend: TheBackend, person: Caller, data: JSONBody[TokenWish]) -> TokenInfo:
    """A key for a program: send it as `Authorization: Bearer …`."""
    token, secret = await backend.people.add_token(person, data.label)
    return _token_info(token, secret)


@delete("/me/tokens/{token_id:str}", status_code=204)
async def drop_token(backend: TheBackend, person: Caller, token_id: FromPath[str]) -> None:
    """From now on the key is refused; sockets that were opened with it are closed."""
    await backend.people.drop_token(person, token_id)


def _token_info(token: Token, secret: str | None = None) -> TokenInfo:
    return TokenInfo(token.id, token.label, token.created, secret)


ROUTER = Router(
    "/api",
    route_handlers=[
        be_guest,
        register,
        sign_in,
        sign_out,
        look_at,
        who_am_i,
        rename,
        set_password,
        list_tokens,
        add_token,
        drop_token,
    ],
    tags=["people"],
)
