"""Guests, accounts, and what they sign in with."""

from functools import partial

import msgspec
import structlog
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from coven.play.problems import Problem, missing
from coven.server.ids import draw_hex, draw_id
from coven.server.people.names import check_name, skeleton
from coven.server.people.sessions import PREFIX, draw_session, hash_of, tell_ended
from coven.server.services import Services
from coven.server.store.rows import Person, Token

MOST_TOKENS = 20
log = structlog.get_logger()
NO_PASSWORD = "$argon2id$v=19$m=65536,t=3,p=4$MDAwMDAwMDAwMDAwMDAwMA$kMBFv4yrmk8RqmVXuOz0Rk4pQ4cXvAcb4yqkkVkkqfM"
"""Tried for unknown names, so that they take as long to refuse as known ones."""


class Accounts:
    """Who somebody is."""

    def __init__(self, services: Services, hasher: PasswordHasher) -> None:
        self.services = services
        self._hasher = hasher

    async def guest(self, name: str) -> Person:
        """A new guest. Names of accounts are theirs alone; guests may share one."""
        person = self._new(name)
        await self._check_free(person)
        await self.services.store.add_person(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """The same person under another name."""
        checked = check_name(name)
        renamed = msgspec.structs.replace(person, name=checked, skeleton=skeleton(checked))
        await self._check_free(renamed)
        if not await self.services.store.rename(renamed):
            raise Problem("name-taken", 409, field="name")
        return renamed

    async def register(self, name: str, password: str, *, address: str = "") -> Person:
        """A new account."""
        person = self._new(name)
        hashed = await self._hash(password, address)
        account = msgspec.structs.replace(person, password=hashed)
        if not await self.services.store.add_person(account):
            raise Problem("name-taken", 409, field="name")
        return account

    async def sign_in(self, name: str, password: str, *, address: str = "") -> Person:
        person = await self.services.store.account(skeleton(name))
        hashed = person.password if person and person.password else NO_PASSWORD
        pool = self.services.pools.passwords
        if not await pool.run(address, partial(self._fits, hashed, password)) or person is None:
            log.warning("sign-in failed", person=person.id if person else None, address=address)
            raise Problem("wrong-password", 403)
        return person

    async def set_password(self, person: Person, old: str | None, new: str, *, address: str = "") -> tuple[Person, str]:
        """A guest becomes an account by it, and keeps seat and games.

        All sessions and keys end, and all that is connected under them. Returns the secret of a new session.
        """
        if person.password is not None:
            await self.sign_in(person.name, old or "", address=address)
        hashed = await self._hash(new, address)
        session, secret = draw_session(self.services, person)
        ended = await self.services.store.set_password(person.id, hashed, session)
        if ended is None:
            raise Problem("name-taken", 409, field="name")
        tell_ended(self.services, ended)
        return msgspec.structs.replace(person, password=hashed), secret

    # Sessions

    async def begin_session(self, person: Person) -> str:
        """What the cookie is to say."""
        session, secret = draw_session(self.services, person)
        if not await self.services.store.add_session(session, person):
            raise Problem("wrong-password", 403)
        return secret

    async def end_session(self, hash_: str) -> None:
        """Also for whoever is connected under it."""
        if await self.services.store.end_session(hash_):
            tell_ended(self.services, [hash_])

    async def by_session(self, hash_: str) -> Person | None:
        return await self.services.store.signed_in(hash_, self.services.clock.now())

    # Tokens

    async def add_token(self, person: Person, label: str) -> tuple[Token, str]:
        """The token itself is shown this once."""
        if len(await self.services.store.tokens(person.id)) >= MOST_TOKENS:
            raise Problem("too-many-tokens", 429, most=MOST_TOKENS)
        secret = PREFIX + draw_hex(self.services.draw, 20)
        token = Token(draw_id(self.services.draw), person.id, label, hash_of(secret), self.services.clock.now())
        if not await self.services.store.add_token(token, person):
            raise Problem("sign-in", 401)
        return token, secret

    async def drop_token(self, person: Person, id_: str) -> None:
        ended = await self.services.store.drop_token(person.id, id_)
        if ended is None:
            raise missing("token")
        tell_ended(self.services, [ended])

    async def by_token(self, hash_: str) -> Person | None:
        return await self.services.store.bearer(hash_)

    async def _check_free(self, person: Person) -> None:
        """Names of accounts are theirs alone."""
        owner = await self.services.store.account(person.skeleton)
        if owner is not None and owner.id != person.id:
            raise Problem("name-taken", 409, field="name")

    def _new(self, name: str) -> Person:
        checked = check_name(name)
        return Person(draw_id(self.services.draw, 12), checked, skeleton(checked), self.services.clock.now())

    async def _hash(self, password: str, address: str) -> str:
        return await self.services.pools.passwords.run(address, partial(self._hasher.hash, password))

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False
