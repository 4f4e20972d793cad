"""Sessions and keys: secrets of which only the hash is kept."""

from collections.abc import Collection
from hashlib import sha256

import msgspec

from coven.server.ids import draw_hex
from coven.server.services import Services
from coven.server.store.rows import Person, Session

COOKIE = "coven"
PREFIX = "coven_"
"""Tokens begin like this, so that scanners of published code know them."""
ENDED = "signed-out"
"""The topic under which workers tell each other which sessions and keys have ended: their hashes, as JSON."""


def hash_of(secret: str) -> str:
    """Cookies have 256 random bits and tokens 160: no slow hash is needed."""
    return sha256(secret.encode()).hexdigest()


def draw_session(services: Services, person: Person) -> tuple[Session, str]:
    """A session that begins now, and what its cookie says."""
    secret, now = draw_hex(services.draw), services.clock.now()
    return Session(hash_of(secret), person.id, now, now + services.settings.session), secret


def tell_ended(services: Services, hashes: Collection[str]) -> None:
    """Whoever is connected under one of them is hung up on, at every worker."""
    if hashes:
        services.fanout.publish(ENDED, msgspec.json.encode(sorted(hashes)))
