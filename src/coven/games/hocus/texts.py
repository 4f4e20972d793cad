"""Every way to fill in a text, described rather than listed: the last choice changes fastest.

`rest` is what follows in the text and leaves no choice.
"""

from collections.abc import Callable

from coven.engine import Ways
from coven.games.hocus.cards import NAMES, POCKET_SIZE
from coven.games.hocus.changing import Exchange, ExchangePocket, LayBeside, MovePocket, Scorching, Swap
from coven.games.hocus.choices import (
    FACE_DOWN,
    INTO_COMMUNITY,
    INTO_POCKET,
    INTO_POT,
    PLACES,
    RETURN,
    TOP_INTO_COMMUNITY,
    TOP_INTO_POT,
    TWO_INTO_POCKET,
    TWO_INTO_POT,
)
from coven.games.hocus.laying import IntoPocket
from coven.games.hocus.moves import AnyPart
from coven.games.hocus.reach import Heap, Pick, Reach, Two

Hand = list[int]
Text = tuple[AnyPart, ...]
Texts = Callable[[Reach], Ways[Text]]


# One Hand card


def into_community(*rest: AnyPart) -> Texts:
    def text(card: int, place: int) -> Text:
        return INTO_COMMUNITY[card][place], *rest

    return lambda reach: Ways(text, reach.hand, reach.communities)


def face_down(reach: Reach) -> Ways[Text]:
    return Ways(lambda card, place: (FACE_DOWN[card][place],), reach.hand, reach.communities)


def into_pot(*rest: AnyPart) -> Texts:
    def text(card: int, pot: int) -> Text:
        return INTO_POT[card][pot], *rest

    return lambda reach: Ways(text, reach.hand, reach.pots)


def into_pot_and_there(part: Callable[[int], AnyPart]) -> Texts:
    """Into a Pot, and then something with the same Pot."""
    there = [part(place) for place in PLACES]

    def text(card: int, pot: int) -> Text:
        return INTO_POT[card][pot], there[pot]

    return lambda reach: Ways(text, reach.hand, reach.pots)


def return_card(*rest: AnyPart) -> Texts:
    return lambda reach: Ways(lambda card: (RETURN[card], *rest), reach.hand)


# Two Hand cards


def two_into_pot(*rest: AnyPart) -> Texts:
    def text(hand: Hand, pick: Pick, pot: int) -> Text:
        one, two = pick(hand)
        return TWO_INTO_POT[pot][one][two], *rest

    return lambda reach: Ways(text, [reach.hand], reach.pairs, reach.pots)


def two_into_communities(reach: Reach) -> Ways[Text]:
    def text(hand: Hand, pick: Pick, places: Two) -> Text:
        (one, two), (place, other) = pick(hand), places
        return INTO_COMMUNITY[one][place], INTO_COMMUNITY[two][other]

    return Ways(text, [reach.hand], reach.pairs, reach.pairs_of_communities)


def into_pot_and_return(*rest: AnyPart) -> Texts:
    """A Hand card into a Pot, another one RETURNed."""

    def text(hand: Hand, pick: Pick, pot: int) -> Text:
        card, other = pick(hand)
        return INTO_POT[card][pot], RETURN[other], *rest

    return lambda reach: Ways(text, [reach.hand], reach.successions, reach.pots)


def into_community_and_pot(*rest: AnyPart) -> Texts:
    """A Hand card into a Community, another one into any Pot."""

    def text(hand: Hand, place: int, pick: Pick, pot: int) -> Text:
        card, other = pick(hand)
        return INTO_COMMUNITY[card][place], INTO_POT[other][pot], *rest

    return lambda reach: Ways(text, [reach.hand], reach.communities, reach.successions, reach.pots)


# Pockets


def pocket_part(hand: Hand, heap: Heap) -> IntoPocket:
    pocket, places = heap
    if len(places) == 1:
        return INTO_POCKET[pocket][hand[places[0]]]
    one, two = places
    return TWO_INTO_POCKET[pocket][hand[one]][hand[two]]


def into_pocket(*rest: AnyPart) -> Texts:
    """One Hand card, or two where they have room."""

    def text(hand: Hand, heap: Heap) -> Text:
        return pocket_part(hand, heap), *rest

    return lambda reach: Ways(text, [reach.hand], reach.heaps)


def one_into_pocket(reach: Reach) -> Ways[Text]:
    def text(hand: Hand, heap: Heap) -> Text:
        return (pocket_part(hand, heap),)

    return Ways(text, [reach.hand], [heap for heap in reach.heaps if len(heap[1]) == 1])


def into_pocket_and_top_into_pot(reach: Reach) -> Ways[Text]:
    def text(hand: Hand, heap: Heap, pot: int) -> Text:
        return pocket_part(hand, heap), TOP_INTO_POT[pot]

    return Ways(text, [reach.hand], reach.heaps, reach.pots)


def into_pocket_and_look(reach: Reach) -> Ways[Text]:
    """A look at somebody's Pocket if there is one."""

    def text(hand: Hand, heap: Heap, look: Text) -> Text:
        return pocket_part(hand, heap), *look

    looks: list[Text] = [(look,) for look in reach.looks] or [()]
    return Ways(text, [reach.hand], reach.heaps, looks)


def into_pocket_and_beside(spell: str) -> Texts:
    beside = [LayBeside(spell, "beside-pocket", pocket) for pocket in (1, 2)]

    def text(hand: Hand, heap: Heap) -> Text:
        return pocket_part(hand, heap), beside[heap[0]]

    return lambda reach: Ways(text, [reach.hand], reach.heaps)


def move_between_pockets(reach: Reach) -> Ways[Text]:
    """To the other Pocket, if that has room."""

    def text(pocketed: Two) -> Text:
        number, card = pocketed
        return (MovePocket(NAMES[card], number),)

    pockets = reach.table.pockets[reach.seat]
    return Ways(text, [each for each in reach.pocketed if len(pockets[2 - each[0]]) < POCKET_SIZE])


def exchange_with_pocket(reach: Reach) -> Ways[Text]:
    def text(pocketed: Two, card: int) -> Text:
        number, taken = pocketed
        return (ExchangePocket(NAMES[card], NAMES[taken], number),)

    return Ways(text, reach.pocketed, reach.hand)


# Exchanges, then a card into a Pot: one of the Hand, or the one just taken


def exchange_with_pocket_and_pot(reach: Reach) -> Ways[Text]:
    """Into any Pot."""

    def text(hand: Hand, pocketed: Two, pick: Pick, pot: int) -> Text:
        number, taken = pocketed
        card, other = pick([*hand, taken])
        return ExchangePocket(NAMES[card], NAMES[taken], number), INTO_POT[other][pot]

    return Ways(text, [reach.hand], reach.pocketed, reach.exchanges, reach.pots)


def exchange_and_pot(exchange: type[Exchange]) -> Texts:
    """With a Community, and into its own Pot. There is a Pot for each Community."""

    def text(hand: Hand, open_card: Two, pick: Pick) -> Text:
        place, taken = open_card
        card, other = pick([*hand, taken])
        return exchange(NAMES[card], NAMES[taken], place + 1), INTO_POT[other][place]

    def texts(reach: Reach) -> Ways[Text]:
        places = reach.pots if exchange.full_too else reach.communities
        return Ways(text, [reach.hand], reach.face_up(places), reach.exchanges)

    return texts


# Communities, the deck and Enchantments


def scorch(reach: Reach) -> Ways[Text]:
    """A face-up card goes into the Pot, and a Hand card into its Community."""

    def text(open_card: Two, card: int) -> Text:
        place, burnt = open_card
        return Scorching(NAMES[burnt], place + 1), INTO_COMMUNITY[card][place]

    return Ways(text, reach.face_up(reach.communities), reach.hand)


def swap_and_pot(reach: Reach) -> Ways[Text]:
    def text(swap: Swap, card: int, pot: int) -> Text:
        return swap, INTO_POT[card][pot]

    return Ways(text, reach.swaps, reach.hand, reach.pots)


def top_into_community(*rest: AnyPart) -> Texts:
    return lambda reach: Ways(lambda place: (TOP_INTO_COMMUNITY[place], *rest), reach.communities)


def beside_community(spell: str) -> Texts:
    beside = [(LayBeside(spell, "beside-community", place),) for place in PLACES]
    return lambda reach: Ways(beside.__getitem__, reach.communities)


def beside_pot(spell: str) -> Texts:
    beside = [(LayBeside(spell, "beside-pot", place),) for place in PLACES]
    return lambda reach: Ways(beside.__getitem__, reach.pots)


def no_choice(*text: AnyPart) -> Texts:
    return lambda reach: Ways(lambda: text)
