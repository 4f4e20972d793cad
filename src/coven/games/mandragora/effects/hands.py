"""How cards leave hands and come into them. Every one of them is a line in the ledger (MD-10)."""

from coven.engine import Seat
from coven.games.mandragora.cards import NAMES, listed
from coven.games.mandragora.events import Handed, HandedCard
from coven.games.mandragora.state import Line, MandragoraState


def pick_up(table: MandragoraState, seat: Seat, kind: int, seen: tuple[Seat, ...] | None) -> None:
    """A card from a shop."""
    table.hands[seat][kind] += 1
    table.ledger.append(Line(kind, None, seat, seen))


def lay(table: MandragoraState, seat: Seat, kind: int) -> None:
    """A card laid open for a spell."""
    table.hands[seat][kind] -= 1
    table.ledger.append(Line(kind, seat, None))


def hand_over(table: MandragoraState, giver: Seat, taker: Seat, kind: int, back: int | None = None) -> None:
    """MD-20, MD-37: a card from hand to hand, perhaps for another; only the two see the faces."""
    both = (giver, taker)
    table.ledger.append(Line(kind, giver, taker, both, back))
    _move(table, giver, taker, kind)
    if back is not None:
        _move(table, taker, giver, back)


def _move(table: MandragoraState, giver: Seat, taker: Seat, kind: int) -> None:
    table.hands[giver][kind] -= 1
    table.hands[taker][kind] += 1
    table.tell(Handed, giver, taker)
    for seat in (giver, taker):
        table.whisper(seat, HandedCard.of, giver, taker, kind)


def any_card(table: MandragoraState, seat: Seat) -> int:
    """A random card of a hand."""
    cards = listed(table.hands[seat])
    return cards[table.below(len(cards))]


def held(table: MandragoraState, seat: Seat) -> list[str]:
    """The different cards of a hand."""
    return [NAMES[kind] for kind, number in enumerate(table.hands[seat]) if number]
