"""What players and the clock can do.

Every `ms` is own time since the race opened, as `steps.timing.own_time` makes it (HF-21): no clock runs in here.
"""

from functools import lru_cache

from coven.engine import Move, Seat, Timed

PLACES = range(1, 13)

# What is on offer to players without a stopwatch: some times near each other, some far apart.
CALL_TIMES = (800, 900, 1500, 2500, 4000, 6000)
POINT_TIME = 700


class Kazaam(Timed, frozen=True):
    """HF-6. HF-24: the opening is counted through the whole game, so its number names the target too."""

    opening: int
    ms: int


class NoMatch(Timed, frozen=True):
    """HF-11."""

    opening: int
    ms: int


class Point(Timed, frozen=True):
    """HF-10: at one of the places 1 to 12."""

    place: int
    ms: int


class Wait(Move, frozen=True):
    """To let the time run out: no call in this opening, or no point after a call. Who stays silent needs no move."""

    opening: int


class Tick(Timed, frozen=True):
    """From the clock: so much time has passed, and all that was made before has arrived (HF-22)."""

    ms: int


class Leave(Move, frozen=True):
    """From the clock: a player has left the table (HF-9)."""

    seat: Seat


class Return(Move, frozen=True):
    """From the clock: a player is back (HF-9)."""

    seat: Seat


Moves = Kazaam | NoMatch | Point | Wait | Tick | Leave | Return


@lru_cache
def calls_on_offer(opening: int) -> list[Kazaam | NoMatch | Wait]:
    """HF-6: the same whether there is a match or not."""
    kazaams = [Kazaam(opening, ms) for ms in CALL_TIMES]
    no_matches = [NoMatch(opening, ms) for ms in CALL_TIMES]
    return [*kazaams, *no_matches, Wait(opening)]


@lru_cache
def points_on_offer(opening: int, called: int) -> list[Point | Wait]:
    """HF-6: all 12 places, always."""
    return [*(Point(place, called + POINT_TIME) for place in PLACES), Wait(opening)]
