"""What somebody who makes a table may wish for."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from coven.play.durations import DAY, SECOND
from coven.play.pace import AnyPace, NoClock

Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]*$")]
LeaveDelay = Annotated[int, Meta(ge=5 * SECOND, le=30 * DAY)]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish for a table. The one who asks sits down at it first."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, Any] = {}
    public: bool = True
    pace: AnyPace = NoClock()
    leave_delay: LeaveDelay | UnsetType | None = UNSET
    """How long (ms) a leaver is waited for before a bot plays on; null: for ever; left out: as the pace suggests."""
    autostart: bool = True
    """Whether the game starts as soon as all seats are taken; else the host starts it."""
    bots: Annotated[tuple[str, ...], Meta(max_length=20)] = ()
    """Bots that take seats at once."""
    here: Annotated[tuple[str, ...], Meta(max_length=20)] = ()
    """Names of others who play on the same device: they sit next to who asks, and pass it on."""
    nonce: Nonce | None = None
