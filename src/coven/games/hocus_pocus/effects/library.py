"""HP-14: the Library, and drawing from it."""

from bisect import insort

from coven.engine import Seat
from coven.games.hocus_pocus.events import Drew, Received, Shuffled
from coven.games.hocus_pocus.knowledge import EVERYBODY
from coven.games.hocus_pocus.state import HocusPocusState


def renew(table: HocusPocusState) -> None:
    """HP-14: when a card is needed and there is none, the Discard (not the Zone) is shuffled into a new Library."""
    if not table.library and table.discard:
        table.library, table.discard = table.discard, []
        table.shuffle(table.library)
        table.tell(Shuffled, len(table.library))


def draw(table: HocusPocusState, seat: Seat, number: int) -> None:
    """HP-14: card by card; what the Library and the Discard do not have is lost."""
    hand = table.hands[seat]
    drawn: list[int] = []
    for _ in range(number):
        renew(table)
        if table.library:
            drawn.append(table.library.pop())
            insort(hand, drawn[-1])
    table.tell(Drew, seat, len(drawn))
    for card in drawn:
        if card in table.marked:  # HP-34: all see the mark
            table.knows[card] = EVERYBODY
    if table.listened:
        table.whisper(seat, Received, table.names(sorted(drawn)))
