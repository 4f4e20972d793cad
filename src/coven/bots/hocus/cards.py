"""Cards of Hocus as numbers, as far as a seat knows them."""

from coven.engine import Card
from coven.games.hocus.cards import NUMBERS, POINTS, cards_in_play
from coven.games.hocus.view import HocusView

UNSEEN_POINTS = 1.4
"""What a card is worth in a Pot if nobody knows it."""


def exchanged(cards: list[int], gone: int | None, come: int | None) -> list[int]:
    """The cards with one instead of another; a face-down card that the seat does not know is left out of account."""
    kept = [card for card in cards if card != gone]
    return kept if come is None else [*kept, come]


def numbers(cards: tuple[Card | None, ...]) -> list[int]:
    return [NUMBERS[card] for card in cards if card]


def points_of(card: Card) -> int:
    return POINTS[NUMBERS[card]]


def signal(pot: tuple[Card | None, ...], pots: tuple[tuple[Card | None, ...], ...]) -> float:
    """How many more cards than elsewhere the others have laid there: they seem to like their chances."""
    return pot.count(None) - sum([each.count(None) for each in pots]) / len(pots)


def pot_points(pot: tuple[Card | None, ...]) -> float:
    return sum([points_of(card) if card else UNSEEN_POINTS for card in pot])


def unseen_cards(view: HocusView) -> list[int]:
    """All cards in play whose place the seat does not know."""
    places = [*view.hands, *view.pots, *view.owls, view.deck, *[community.cards for community in view.communities]]
    places += [pocket for pockets in view.pockets for pocket in pockets]
    if view.order:
        places += [result.pot for result in view.results]
        places += [contender.cards for result in view.results for contender in result.contenders]
    seen = {NUMBERS[card] for cards in places for card in cards if card}
    return [card for card in cards_in_play(len(view.points)) if card not in seen]
