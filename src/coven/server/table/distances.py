"""How far away a player is, as far as anybody but the player can tell.

A program can hold back its answers, and look farther away than it is. It cannot hold back those of its kernel. So a
long way counts as far as a kernel shows it: ours, of a socket that leads to the player, or a trusted proxy's.
"""

from collections.abc import Sequence
from statistics import median_high

import msgspec

from coven.engine import Distance
from coven.server.line import Shown

PONGS_ALONE = 30
"""What is made up for at most, in ms, where nothing but the player's own pongs speaks for a long way."""
LEAST_JITTER = 10
"""How much longer than its best trip the typical trip of a line may be, in ms; or half as long again as that trip."""
LAG = 100
"""Pongs that come so much later than the line explains, in ms, are held back, or wait for a busy device."""
ENOUGH = 5
"""So many pongs, or calls, in a row before anything is said against them."""
SHORT = 150
"""A claim so much earlier than the line allows, in ms, is no accident."""


class Trip(msgspec.Struct, frozen=True, array_like=True):
    """One pong, and what was known of its socket then."""

    pong: int
    shown: Shown | None = None


def distance(trips: Sequence[Trip]) -> Distance:
    """Of one socket, from its trips lately, of which there is one at least.

    What is typical is the median of the pongs: not the best moment of the line, nor its worst. But a kernel must show
    that the line is that long.
    """
    pong, shown = typical_pong(trips), trips[-1].shown
    if shown is None:
        return Distance(min(trip.pong for trip in trips), min(pong, PONGS_ALONE))
    return Distance(shown.best, max(shown.best, min(pong, longest(shown))))


def typical_pong(trips: Sequence[Trip]) -> int:
    return median_high([trip.pong for trip in trips])


def longest(shown: Shown) -> int:
    """The longest trip that counts as typical of a line."""
    most = shown.best + max(LEAST_JITTER, shown.best // 2)
    return most if shown.usual is None else min(most, shown.usual)


def lags(trips: Sequence[Trip]) -> bool:
    """Whether the pongs come much later than the line explains."""
    shown = trips[-1].shown
    if shown is None or len(trips) < ENOUGH:
        return False
    return typical_pong(trips) > max(shown.usual or 0, longest(shown)) + LAG


def falls_short(claims: Sequence[int]) -> bool:
    """Whether claim after claim is far earlier than the line allows. They are counted from the newest back."""
    return len(claims) >= ENOUGH and min(claims[-ENOUGH:]) > SHORT
