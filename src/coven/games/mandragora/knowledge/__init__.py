"""MD-10: what seats know of hidden cards, and how these are dealt again for a guess."""

from coven.engine import Seat
from coven.games.mandragora.cards import NAMES
from coven.games.mandragora.knowledge.histories import imagine
from coven.games.mandragora.state import MandragoraState


def redeal(table: MandragoraState, seat: Seat) -> None:
    """MD-2, MD-10: hidden are the spells below the top, the pile, night shops and all unseen cards in hands."""
    for value, spells in enumerate(table.spell_piles):
        below = sorted(spells)
        table.shuffle(below)
        table.spell_piles[value] = tuple(below)
    nights = [position for position in range(len(table.ring)) if table.is_night(position)]
    unseen = table.pile + [kind for position in nights for kind in table.shops[position]]
    if table.outcome is None:  # MD-34: at the end the hands are shown
        unseen = redeal_hands(table, seat, unseen)
    unseen.sort()
    table.shuffle(unseen)
    for position in nights:
        table.shops[position] = tuple([unseen.pop() for _ in table.shops[position]])
    table.pile = unseen


def redeal_hands(table: MandragoraState, seat: Seat, unseen: list[int]) -> list[int]:
    """Write another ledger, and hands that follow from it. Returns what is left of the unseen cards."""
    hidden = [*map(unseen.count, range(len(NAMES)))]
    for kind, numbers in enumerate(zip(*table.hands, strict=True)):
        hidden[kind] += sum(numbers)
    history = imagine(table.ledger, table.players, seat, hidden, table)
    table.ledger = history.ledger(table.ledger)
    table.hands = history.holdings()
    for kind, numbers in enumerate(zip(*table.hands, strict=True)):
        hidden[kind] -= sum(numbers)
    return [kind for kind, number in enumerate(hidden) for _ in range(number)]
