"""What a seat has of the outcome of a game."""

from coven.engine import Outcome, Seat


def win(outcome: Outcome, seat: Seat) -> float:
    """A win shared by several sides is a part of one for each; partners win it together."""
    return 1 / len(outcome.ranking[0]) if seat in outcome.winners else 0.0


def score(outcome: Outcome, seat: Seat) -> int:
    """That of its side."""
    return next(score for side, score in zip(outcome.sides, outcome.scores, strict=True) if seat in side)
