"""Why a bot would make a move."""

from typing import Any

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """The Fluent message `why-<message>` of the game, with numbers that the bot's seat could know."""

    message: str
    args: dict[str, Any] = {}
