"""What people type, as it is meant."""

import unicodedata

LONGEST = 18
"""Digits: a number with more is higher than anything that is counted here, and so are its first ones."""


def plain(text: str) -> str:
    """Small letters without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def letters(text: str) -> str:
    """The same without spaces and other signs between them."""
    return "".join(letter for letter in plain(text) if letter.isalnum())


def whole_number(typed: str) -> int | None:
    """The number, where it is one."""
    return int(typed[:LONGEST]) if typed.isdecimal() else None
