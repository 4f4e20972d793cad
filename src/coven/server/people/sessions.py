"""Signed cookies and personal access tokens."""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as BadBase64
from hashlib import sha256

import msgspec

from coven.server.store.rows import Person

COOKIE = "coven"
PREFIX = "coven_"
"""Tokens begin like this, so that scanners of published code know them."""


class Session(msgspec.Struct, frozen=True, array_like=True):
    """What a cookie says, and the server has signed."""

    person: str
    epoch: int
    until: int


class Signer:
    """Makes cookies and reads its own ones back."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def sign(self, person: Person, until: int) -> str:
        body = urlsafe_b64encode(msgspec.json.encode(Session(person.id, person.epoch, until)))
        return f"{body.decode()}.{self._mark(body)}"

    def read(self, cookie: str, now: int) -> Session | None:
        """None for a cookie that is forged, garbled or out of date."""
        body, _, mark = cookie.partition(".")
        raw = body.encode()
        if not hmac.compare_digest(self._mark(raw).encode(), mark.encode()):
            return None
        try:
            session = msgspec.json.decode(urlsafe_b64decode(raw), type=Session)
        except (BadBase64, msgspec.DecodeError):
            return None
        return session if session.until > now else None

    def _mark(self, body: bytes) -> str:
        return hmac.new(self._key, body, sha256).hexdigest()


def hash_of(token: str) -> str:
    """A token has 160 random bits: no slow hash is needed."""
    return sha256(token.encode()).hexdigest()
