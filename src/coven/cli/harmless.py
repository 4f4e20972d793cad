"""Text from elsewhere, such as the names in a record, that is shown in a terminal."""

import unicodedata

KEPT = frozenset("\n\t")
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e")
"""Characters that turn the direction of writing for all that follows."""
STAND_IN = "\N{REPLACEMENT CHARACTER}"


def harmless(text: str) -> str:
    """Without what would steer a terminal: escape sequences and their like."""
    return text if text.isprintable() else "".join(STAND_IN if _steers(sign) else sign for sign in text)


def _steers(sign: str) -> bool:
    return sign in TURNING or (unicodedata.category(sign) == "Cc" and sign not in KEPT)
