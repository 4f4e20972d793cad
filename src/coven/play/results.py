"""How a game ended for each seat."""

import msgspec

from coven.engine import Outcome, Seat


class Result(msgspec.Struct, frozen=True):
    """A place (1 has won) and a score."""

    place: int
    score: int


def results(outcome: Outcome) -> dict[Seat, Result]:
    """Everybody on a side has its place and score. Sides that share a place push the next ones back."""
    places = {
        side: 1 + sum(map(len, outcome.ranking[:at])) for at, sides in enumerate(outcome.ranking) for side in sides
    }
    return {
        seat: Result(places[side], outcome.scores[side]) for side, seats in enumerate(outcome.sides) for seat in seats
    }
