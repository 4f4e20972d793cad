"""HC-36: who knows where a card is. Each card has a bit for every seat that does, and one for spectators."""

from itertools import chain

from coven.engine import Seat
from coven.games.hocus.state import Batch, HocusState


def eye(seat: Seat) -> int:
    """The bit of a seat. A spectator, seat -1, has the lowest: what it knows is public."""
    return 1 << (seat + 1)


def everybody(table: HocusState) -> int:
    return (2 << table.players) - 1


def leave_openly(table: HocusState, seat: Seat, card: int) -> None:
    """A card leaves a Hand face up: all know it, and what they know of the others in that Hand stays true."""
    table.hands[seat].remove(card)
    table.known[card] = everybody(table)


def leave_unseen(table: HocusState, seat: Seat, card: int) -> None:
    """HC-36: a card leaves a Hand face down. Who knew cards of that Hand cannot tell any more where they are.

    Only the last card of a Hand can be followed.
    """
    hand = table.hands[seat]
    if len(hand) > 1:
        known, owner = table.known, eye(seat)
        for each in hand:
            known[each] = owner
    hand.remove(card)


def show(table: HocusState, cards: list[int]) -> None:
    """Cards are turned up for everybody."""
    for card in cards:
        table.known[card] = everybody(table)


def learn(table: HocusState, seat: Seat, cards: list[int]) -> None:
    """A Spell lets a seat look at cards."""
    for card in cards:
        table.known[card] |= eye(seat)


def redeal(table: HocusState, seat: Seat) -> None:
    """Let the cards that `seat` cannot place change places, at random.

    What others know stays with the place: whoever has looked there knows the card that lies there now.
    """
    watcher = eye(seat)
    for hand in table.hands:
        hand.sort(key=table.known.__getitem__)
    places = [table.deck, *table.hands, *chain(*table.pockets), *table.communities, *table.pots]
    unseen = [card for place in places for card in place if not table.known[card] & watcher]
    deal = deal_unseen(table, unseen, watcher)
    known = table.known[:]
    for before, after in deal.items():
        table.known[after] = known[before]
    for place in places:
        place[:] = [deal.get(card, card) for card in place]
    for hand in table.hands:
        hand.sort()
    table.face_down = tuple(deal.get(card, card) for card in table.face_down)
    if table.batches:
        table.batches = tuple([dealt_again(batch, deal, watcher) for batch in table.batches])


def deal_unseen(table: HocusState, unseen: list[int], watcher: int) -> dict[int, int]:
    """For each unseen card another one, or the same. Cards RETURNed together still lie in their order (HC-12).

    They are higher than those of them that the watcher saw leave the deck. Where the fewest cards are high enough they
    are dealt first: so there are always enough, and no deal is likelier than another.
    """
    left = sorted(unseen)
    table.shuffle(left)
    deal: dict[int, int] = {}
    hidden = [batch for batch in table.batches if not table.known[batch.cards[0]] & watcher]
    for batch in sorted(hidden, key=lambda batch: batch.above(watcher), reverse=True):
        lowest = batch.above(watcher)
        higher = [card for card in left if card > lowest][: len(batch.cards)]
        left = [card for card in left if card not in higher]
        deal.update(zip(batch.cards, sorted(higher), strict=True))
    deal.update(zip([card for card in unseen if card not in deal], left, strict=True))
    return deal


def dealt_again(batch: Batch, deal: dict[int, int], watcher: int) -> Batch:
    """The rest of the cards RETURNed together, and those gone that the watcher knows of."""
    gone = tuple([(card, known) for card, known in batch.gone if known & watcher])
    return Batch(tuple([deal.get(card, card) for card in batch.cards]), gone)
