"""How fast a table plays, and when a seat's time runs out."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from coven.play.durations import DAY, MINUTE, SECOND

Speed = Literal["calm", "normal", "fast"]
"""How fast bots move, as a player wishes."""
SPEEDS: Mapping[Speed, float] = {"calm": 2.0, "normal": 1.0, "fast": 0.4}
"""How long bots take for an answer, compared with what the server says."""


def slowest(speeds: Iterable[Speed]) -> float:
    """Bots wait for whoever wants to follow most calmly."""
    return max((SPEEDS[speed] for speed in speeds), default=1.0)


class Pace(msgspec.Struct, frozen=True, tag_field="pace", forbid_unknown_fields=True):
    """How long a seat may think."""

    def allowance(self) -> int | None:
        """Milliseconds for one decision; None: for ever."""
        return None

    def bank(self) -> int:
        """Milliseconds to draw on, over the whole game, when a decision takes longer."""
        return 0

    def patience(self) -> int | None:
        """How long a table waits for a leaver unless it says otherwise; None: for ever."""
        return 10 * MINUTE


class NoClock(Pace, frozen=True, tag="none"):
    """As long as one likes."""


class Live(Pace, frozen=True, tag="live"):
    """Seconds for each decision, and a reserve for the whole game."""

    seconds: Annotated[int, Meta(ge=3, le=600)] = 30
    reserve: Annotated[int, Meta(ge=0, le=3600)] = 120

    def allowance(self) -> int | None:
        return self.seconds * SECOND

    def bank(self) -> int:
        return self.reserve * SECOND

    def patience(self) -> int | None:
        return MINUTE


class Days(Pace, frozen=True, tag="days"):
    """Days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3

    def allowance(self) -> int | None:
        return self.days * DAY

    def patience(self) -> int | None:
        return None


AnyPace = NoClock | Live | Days
