"""Where secrets, ids and nonces come from."""

import secrets
from collections.abc import Callable

Draw = Callable[[int], bytes]
"""That many random bytes. Tests draw from a seed."""

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""No 0, 1, i, l, o: ids are read aloud."""

draw_securely: Draw = secrets.token_bytes


def draw_id(draw: Draw, length: int = 10) -> str:
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in draw(length))


def draw_hex(draw: Draw, bytes_: int = 32) -> str:
    return draw(bytes_).hex()
