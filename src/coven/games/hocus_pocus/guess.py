"""HP-47: another deal of all that a seat cannot know."""

from typing import TYPE_CHECKING

from coven.engine import Seat
from coven.games.hocus_pocus.knowledge import bit

if TYPE_CHECKING:
    from coven.games.hocus_pocus.state import HocusPocusTable


def deal_again(table: "HocusPocusTable", seat: Seat) -> None:
    """Hidden are the Library and the others' Hands, but for the cards that the seat knows.

    A place is named by the card that lies there, and keeps what other seats know of it.
    """
    mine = bit(seat)
    hidden = [card for hand in _others(table, seat) for card in _by_knowledge(table, hand, mine)]
    hidden += [card for card in table.library if not table.knows[card] & mine]
    dealt = _deal(table, hidden, mine)
    for hand in _others(table, seat):
        hand[:] = sorted([dealt.get(card, card) for card in hand])
    table.library = [dealt.get(card, card) for card in table.library]
    _move_knowledge(table, dealt, mine)


def _by_knowledge(table: "HocusPocusTable", hand: list[int], mine: int) -> list[int]:
    """The hidden cards of a Hand, in an order that hangs on what others know of its places, not on the cards."""
    hidden = [card for card in hand if not table.knows[card] & mine]
    return sorted(hidden, key=lambda card: (table.knows[card], table.among[card] & ~mine, table.mixed[card]))


def _others(table: "HocusPocusTable", seat: Seat) -> list[list[int]]:
    return [hand for other, hand in enumerate(table.hands) if other != seat]


def _deal(table: "HocusPocusTable", hidden: list[int], mine: int) -> dict[int, int]:
    """Which card comes to which place. Cards of which the seat knows roughly where they are stay there."""
    places = hidden[:]
    table.shuffle(places)
    dealt: dict[int, int] = {}
    free = []
    for card in sorted(hidden):
        allowed = _known_places(table, card, mine)
        if allowed:
            place = next(place for place in places if place in allowed)
            places.remove(place)
            dealt[place] = card
        else:
            free.append(card)
    dealt.update(zip(places, free, strict=True))
    return dealt


def _known_places(table: "HocusPocusTable", card: int, mine: int) -> list[int]:
    """HP-34: a marked card would be seen in a Hand. HP-23: a card that another Crystal Ball has moved is near by."""
    if card in table.marked:
        return table.library
    if table.among[card] & mine:
        return [place for place, number in enumerate(table.mixed) if number == table.mixed[card]]
    return []


def _move_knowledge(table: "HocusPocusTable", dealt: dict[int, int], mine: int) -> None:
    """What others know goes with the place, what the seat itself knows roughly stays with the card."""
    knows, among, mixed = table.knows[:], table.among[:], table.mixed[:]
    for place, card in dealt.items():
        table.knows[card] = knows[place]
        table.among[card] = among[place] & ~mine | among[card] & mine
        table.mixed[card] = mixed[place]
