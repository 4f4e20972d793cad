"""What the others have in their Pockets: not any cards, but the best of those from which they could choose."""

from itertools import chain, combinations, pairwise
from random import Random

from coven.bots.hocus.sets import rating
from coven.engine import Seat
from coven.games.hocus.cards import POCKET_SIZE
from coven.games.hocus.knowledge import eye
from coven.games.hocus.setup import HocusTable
from coven.games.hocus.steps.showdowns import Committing

CHOICE = 8
"""From how many cards the Pockets of Adepts seem to be chosen."""

Places = dict[int, list[int]]


def choose_pockets(table: HocusTable, seat: Seat, random: Random) -> None:
    """Make a guess more likely: each Pocket that the seat has not seen is chosen from cards that it cannot place."""
    places = unseen_places(table, seat)
    hidden = [
        (pocket, communities_for(table, owner, number))
        for owner, pockets in enumerate(table.pockets)
        for number, pocket in enumerate(pockets, 1)
        if len(pocket) == POCKET_SIZE and places.keys() >= {*pocket}
    ]
    random.shuffle(hidden)
    for pocket, communities in hidden:
        chosen = best_two(random.sample(list(places), min(CHOICE, len(places))), communities)
        gone = [card for card in pocket if card not in chosen]
        come = [card for card in chosen if card not in pocket]
        for card, better in zip(gone, come, strict=True):
            change_places(table, places, card, better)
        for card in chosen:
            del places[card]
    for hand in table.hands:
        hand.sort()


def unseen_places(table: HocusTable, seat: Seat) -> Places:
    """Where in this guess each card lies that the seat cannot place, but those RETURNed together or face down."""
    watcher = eye(seat)
    bound = {*chain(*[batch.cards for batch in table.batches]), *table.face_down}
    places = [table.deck, *table.hands, *chain(*table.pockets), *table.pots]
    return {card: place for place in places for card in place if not table.known[card] & watcher and card not in bound}


def communities_for(table: HocusTable, owner: Seat, number: int) -> list[list[int]]:
    """Where a Pocket should be good: in the showdown for which it is committed, or else anywhere."""
    step = table.step
    if isinstance(step, Committing) and table.committed[owner] == number:
        return [table.communities[step.community - 1]]
    return table.communities


def best_two(cards: list[int], communities: list[list[int]]) -> tuple[int, int]:
    """What an Adept likes in a Pocket: two of a strength, and of these whatever is best with a Community."""
    pairs = [(one, two) for one, two in pairwise(sorted(cards)) if one >> 2 == two >> 2]
    return max(pairs or combinations(cards, 2), key=lambda two: max([rating([*two, *place]) for place in communities]))


def change_places(table: HocusTable, places: Places, one: int, other: int) -> None:
    """What others know stays with the place."""
    here, there, known = places[one], places[other], table.known
    here[here.index(one)], there[there.index(other)] = other, one
    places[one], places[other] = there, here
    known[one], known[other] = known[other], known[one]
