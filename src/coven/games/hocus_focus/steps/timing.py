"""How the server makes, from the clocks of its clients and its own, the one number that the rules know."""

from collections.abc import Iterable

from coven.engine import Distance


def own_time(claimed: int, *, waited: int, distance: Distance, lag_cap: int) -> int | None:
    """HF-21: the later of the time that the client claims and (waited − lag), in ms since the race opened.

    None for a message that came back sooner than its sender can have seen the target (HF-24): the way is as long as it
    is, and only what is made up for has a cap. A claim cannot be later than the arrival, so that nobody holds up a race
    by claiming to have called tomorrow.
    """
    if waited < distance.best:
        return None
    return min(max(claimed, waited - min(distance.typical, lag_cap), 0), waited)


def all_arrived(ms: int, *, allowed: Iterable[int], lag_cap: int) -> int:
    """HF-22: when, in ms since the race opened, everything has arrived that these players did up to own time `ms`.

    Then the server may play `table.timeout(CLOCK)`, which is a `Tick` with that `ms`: a closing race waits for every
    player who is not barred, a late point (HF-10) for the caller alone, an idle race (HF-25) for everybody.
    """
    return ms + max((min(each, lag_cap) for each in allowed), default=0)
