"""Who plays together, what they got of the win, and how it is shown."""

from coven.engine import Outcome, Seat, Table
from coven.lab.estimate import Estimate


def partners(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The seat and those who win with it."""
    return table.confidants(seat) or (seat,)


def share(outcome: Outcome, seat: Seat) -> float:
    """What a seat's side got of the win: all, a part of a shared one, or nothing."""
    return (seat in outcome.winners) / len(outcome.ranking[0])


def spread(got: Estimate) -> str:
    """A rate with its interval of 95 %."""
    return f"{got.value:.2f} ({got.low:.2f} – {got.high:.2f})"
