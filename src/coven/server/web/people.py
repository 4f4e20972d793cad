"""Guests, accounts and tokens by HTTP."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from coven.server.house import House
from coven.server.names import skeleton
from coven.server.problems import missing
from coven.server.ratings import RatingInfo, shown
from coven.server.sessions import COOKIE
from coven.server.store.rows import Person, Token
from coven.server.web.given import Caller, TheHouse
from coven.server.web.visitors import address_of, cookie_for

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


def _me(house: House, person: Person) -> Response[Me]:
    body = Me(person.id, person.name, person.guest)
    return Response(body, cookies=[cookie_for(house, person)])


@post("/guests", status_code=201)
async def be_guest(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[GuestWish]) -> Response[Me]:
    """Play as a guest under a name: the answer sets a cookie."""
    house.sign_ins.check(address_of(request))
    return _me(house, await house.people.guest(data.name))


@post("/accounts", status_code=201)
async def register(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account: the answer sets a cookie."""
    house.sign_ins.check(address_of(request))
    return _me(house, await house.people.register(data.name, data.password))


@post("/session", status_code=200)
async def sign_in(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in to an account: the answer sets a cookie."""
    house.sign_ins.check(address_of(request))
    return _me(house, await house.people.sign_in(data.name, data.password))


@delete("/session", status_code=204)
async def sign_out() -> Response[None]:
    """Forget the cookie."""
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/people/{name:str}")
async def look_at(house: TheHouse, name: FromPath[str]) -> PersonInfo:
    """An account as everybody may see it: its ratings."""
    person = await house.tools.store.account(skeleton(name))
    if person is None:
        raise missing("person")
    return PersonInfo(
        person.name, person.created, [shown(each) for each in await house.tools.store.ratings([person.id])]
    )


@get("/me")
async def who_am_i(person: Caller) -> Me:
    return Me(person.id, person.name, person.guest)


@post("/me/password", status_code=200)
async def set_password(
    request: Request[Any, Any, Any], house: TheHouse, person: Caller, data: JSONBody[PasswordWish]
) -> Response[Me]:
    """Set a password; all other sessions end."""
    house.sign_ins.check(address_of(request))
    return _me(house, await house.people.set_password(person, data.old, data.password))


@get("/me/tokens")
async def list_tokens(house: TheHouse, person: Caller) -> list[TokenInfo]:
    return [_token_info(token) for token in await house.tools.store.tokens(person.id)]


@post("/me/tokens", status_code=201)
async def add_token(house: TheHouse, person: Caller, data: JSONBody[TokenWish]) -> TokenInfo:
    """A token for scripts and bots: send it as `Authorization: Bearer …`."""
    token, secret = await house.people.add_token(person, data.label)
    return _token_info(token, secret)


@delete("/me/tokens/{token_id:str}", status_code=204)
async def drop_token(house: TheHouse, person: Caller, token_id: FromPath[str]) -> None:
    """From now on the token is refused."""
    await house.people.drop_token(person, token_id)


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
        set_password,
        list_tokens,
        add_token,
        drop_token,
    ],
    tags=["people"],
)
