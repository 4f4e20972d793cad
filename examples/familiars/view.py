"""What a seat is shown."""

from coven.engine import Card, Seat, View
from examples.familiars.state import FamiliarsState
from examples.familiars.steps import Call


class FamiliarsView(View, frozen=True, kw_only=True):
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    sent: tuple[Card, ...]
    deck_size: int
    points: tuple[int, ...]
    chosen: Card | None


def look(table: FamiliarsState, seat: Seat) -> FamiliarsView:
    step = table.step
    return FamiliarsView(
        seat=seat,
        asked=table.asked(seat),
        prompt=table.prompt(seat),
        outcome=table.outcome,
        hand=tuple(table.hands[seat]) if seat >= 0 else (),
        hand_sizes=tuple(map(len, table.hands)),
        sent=tuple(table.sent),
        deck_size=len(table.deck),
        points=tuple(table.points),
        chosen=step.chosen[seat] if isinstance(step, Call) and seat >= 0 else None,
    )
