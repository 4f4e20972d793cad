"""Guests, accounts and tokens."""

import asyncio

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from coven.play.problems import Problem, missing
from coven.server.ids import draw_hex, draw_id
from coven.server.people.names import check_name, skeleton
from coven.server.people.sessions import PREFIX, Signer, hash_of
from coven.server.services import Services
from coven.server.store.rows import Person, Token

MOST_TOKENS = 20
NO_PASSWORD = "$argon2id$v=19$m=65536,t=3,p=4$MDAwMDAwMDAwMDAwMDAwMA$kMBFv4yrmk8RqmVXuOz0Rk4pQ4cXvAcb4yqkkVkkqfM"
"""Tried for unknown names, so that they take as long to refuse as known ones."""


class Accounts:
    """Who somebody is."""

    def __init__(self, services: Services, signer: Signer, hasher: PasswordHasher) -> None:
        self.services = services
        self.signer = signer
        self._hasher = hasher

    async def guest(self, name: str) -> Person:
        """A new guest. Names of accounts are theirs alone; guests may share one."""
        person = self._new(name)
        if await self.services.store.account(person.skeleton) is not None:
            raise Problem("name-taken", 409, field="name")
        await self.services.store.add_person(person)
        return person

    async def register(self, name: str, password: str) -> Person:
        """A new account."""
        person = self._new(name)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        account = msgspec.structs.replace(person, password=hashed)
        if not await self.services.store.add_person(account):
            raise Problem("name-taken", 409, field="name")
        return account

    async def sign_in(self, name: str, password: str) -> Person:
        person = await self.services.store.account(skeleton(name))
        hashed = person.password if person and person.password else NO_PASSWORD
        if not await asyncio.to_thread(self._fits, hashed, password) or person is None:
            raise Problem("wrong-password", 403)
        return person

    async def set_password(self, person: Person, old: str | None, new: str) -> Person:
        """A new password ends all sessions; a guest becomes an account by it, and keeps seat and games."""
        if person.password is not None:
            await self.sign_in(person.name, old or "")
        hashed = await asyncio.to_thread(self._hasher.hash, new)
        if not await self.services.store.set_password(person.id, hashed):
            raise Problem("name-taken", 409, field="name")
        return msgspec.structs.replace(person, password=hashed, epoch=person.epoch + 1)

    def cookie(self, person: Person) -> str:
        return self.signer.sign(person, self.services.clock.now() + self.services.settings.session)

    async def by_cookie(self, cookie: str) -> Person | None:
        session = self.signer.read(cookie, self.services.clock.now())
        person = await self.services.store.person(session.person) if session else None
        return person if person and session and person.epoch == session.epoch else None

    # Tokens

    async def add_token(self, person: Person, label: str) -> tuple[Token, str]:
        """The token itself is shown this once."""
        if len(await self.services.store.tokens(person.id)) >= MOST_TOKENS:
            raise Problem("too-many-tokens", 429, most=MOST_TOKENS)
        secret = PREFIX + draw_hex(self.services.draw, 20)
        token = Token(draw_id(self.services.draw), person.id, label, hash_of(secret), self.services.clock.now())
        await self.services.store.add_token(token)
        return token, secret

    async def drop_token(self, person: Person, id_: str) -> None:
        if not await self.services.store.drop_token(person.id, id_):
            raise missing("token")

    async def by_token(self, token: str) -> Person | None:
        return await self.services.store.bearer(hash_of(token))

    def _new(self, name: str) -> Person:
        checked = check_name(name)
        return Person(draw_id(self.services.draw, 12), checked, skeleton(checked), self.services.clock.now())

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False
