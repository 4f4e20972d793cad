"""Every way to fill in a text, described rather than listed: the last choice changes fastest.

`rest` is what follows in the text and leaves no choice.
"""

from collections.abc import Callable

from coven.engine import Ways
from coven.games.hocus.cards import NAMES, POCKET_SIZE
from coven.games.hocus.effects import AnyPart, Text
from coven.games.hocus.effects.changing import Exchange, ExchangePocket, LayBeside, MovePocket, Scorching, Swap
from coven.games.hocus.effects.choices import Choices, Heap, Pick, Two
from coven.games.hocus.effects.laying import IntoPocket
from coven.games.hocus.effects.parts_by_card import (
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

Hand = list[int]
Texts = Callable[[Choices], Ways[Text]]


# One Hand card


def into_community(*rest: AnyPart) -> Texts:
    def text(card: int, place: int) -> Text:
        return INTO_COMMUNITY[card][place], *rest

    return lambda choices: Ways(text, choices.hand, choices.communities)


def face_down(choices: Choices) -> Ways[Text]:
    return Ways(lambda card, place: (FACE_DOWN[card][place],), choices.hand, choices.communities)


def into_pot(*rest: AnyPart) -> Texts:
    def text(card: int, pot: int) -> Text:
        return INTO_POT[card][pot], *rest

    return lambda choices: Ways(text, choices.hand, choices.pots)


def into_pot_and_there(part: Callable[[int], AnyPart]) -> Texts:
    """Into a Pot, and then something with the same Pot."""
    there = [part(place) for place in PLACES]

    def text(card: int, pot: int) -> Text:
        return INTO_POT[card][pot], there[pot]

    return lambda choices: Ways(text, choices.hand, choices.pots)


def return_card(*rest: AnyPart) -> Texts:
    return lambda choices: Ways(lambda card: (RETURN[card], *rest), choices.hand)


# Two Hand cards


def two_into_pot(*rest: AnyPart) -> Texts:
    def text(hand: Hand, pick: Pick, pot: int) -> Text:
        one, two = pick(hand)
        return TWO_INTO_POT[pot][one][two], *rest

    return lambda choices: Ways(text, [choices.hand], choices.pairs, choices.pots)


def two_into_communities(choices: Choices) -> Ways[Text]:
    def text(hand: Hand, pick: Pick, places: Two) -> Text:
        (one, two), (place, other) = pick(hand), places
        return INTO_COMMUNITY[one][place], INTO_COMMUNITY[two][other]

    return Ways(text, [choices.hand], choices.pairs, choices.pairs_of_communities)


def into_pot_and_return(*rest: AnyPart) -> Texts:
    """A Hand card into a Pot, another one RETURNed."""

    def text(hand: Hand, pick: Pick, pot: int) -> Text:
        card, other = pick(hand)
        return INTO_POT[card][pot], RETURN[other], *rest

    return lambda choices: Ways(text, [choices.hand], choices.successions, choices.pots)


def into_community_and_pot(*rest: AnyPart) -> Texts:
    """A Hand card into a Community, another one into any Pot."""

    def text(hand: Hand, place: int, pick: Pick, pot: int) -> Text:
        card, other = pick(hand)
        return INTO_COMMUNITY[card][place], INTO_POT[other][pot], *rest

    return lambda choices: Ways(text, [choices.hand], choices.communities, choices.successions, choices.pots)


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

    return lambda choices: Ways(text, [choices.hand], choices.heaps)


def one_into_pocket(choices: Choices) -> Ways[Text]:
    def text(hand: Hand, heap: Heap) -> Text:
        return (pocket_part(hand, heap),)

    return Ways(text, [choices.hand], [heap for heap in choices.heaps if len(heap[1]) == 1])


def into_pocket_and_top_into_pot(choices: Choices) -> Ways[Text]:
    def text(hand: Hand, heap: Heap, pot: int) -> Text:
        return pocket_part(hand, heap), TOP_INTO_POT[pot]

    return Ways(text, [choices.hand], choices.heaps, choices.pots)


def into_pocket_and_look(choices: Choices) -> Ways[Text]:
    """A look at somebody's Pocket if there is one."""

    def text(hand: Hand, heap: Heap, look: Text) -> Text:
        return pocket_part(hand, heap), *look

    looks: list[Text] = [(look,) for look in choices.looks] or [()]
    return Ways(text, [choices.hand], choices.heaps, looks)


def into_pocket_and_beside(spell: str) -> Texts:
    beside = [LayBeside(spell, "beside-pocket", pocket) for pocket in (1, 2)]

    def text(hand: Hand, heap: Heap) -> Text:
        return pocket_part(hand, heap), beside[heap[0]]

    return lambda choices: Ways(text, [choices.hand], choices.heaps)


def move_between_pockets(choices: Choices) -> Ways[Text]:
    """To the other Pocket, if that has room."""

    def text(pocketed: Two) -> Text:
        number, card = pocketed
        return (MovePocket(NAMES[card], number),)

    pockets = choices.table.pockets[choices.seat]
    return Ways(text, [each for each in choices.pocketed if len(pockets[2 - each[0]]) < POCKET_SIZE])


def exchange_with_pocket(choices: Choices) -> Ways[Text]:
    def text(pocketed: Two, card: int) -> Text:
        number, taken = pocketed
        return (ExchangePocket(NAMES[card], NAMES[taken], number),)

    return Ways(text, choices.pocketed, choices.hand)


# Exchanges, then a card into a Pot: one of the Hand, or the one just taken


def exchange_with_pocket_and_pot(choices: Choices) -> Ways[Text]:
    """Into any Pot."""

    def text(hand: Hand, pocketed: Two, pick: Pick, pot: int) -> Text:
        number, taken = pocketed
        card, other = pick([*hand, taken])
        return ExchangePocket(NAMES[card], NAMES[taken], number), INTO_POT[other][pot]

    return Ways(text, [choices.hand], choices.pocketed, choices.exchanges, choices.pots)


def exchange_and_pot(exchange: type[Exchange]) -> Texts:
    """With a Community, and into its own Pot. There is a Pot for each Community."""

    def text(hand: Hand, open_card: Two, pick: Pick) -> Text:
        place, taken = open_card
        card, other = pick([*hand, taken])
        return exchange(NAMES[card], NAMES[taken], place + 1), INTO_POT[other][place]

    def texts(choices: Choices) -> Ways[Text]:
        places = choices.pots if exchange.full_too else choices.communities
        return Ways(text, [choices.hand], choices.face_up(places), choices.exchanges)

    return texts


# Communities, the deck and Enchantments


def scorch(choices: Choices) -> Ways[Text]:
    """A face-up card goes into the Pot, and a Hand card into its Community."""

    def text(open_card: Two, card: int) -> Text:
        place, burnt = open_card
        return Scorching(NAMES[burnt], place + 1), INTO_COMMUNITY[card][place]

    return Ways(text, choices.face_up(choices.communities), choices.hand)


def swap_and_pot(choices: Choices) -> Ways[Text]:
    def text(swap: Swap, card: int, pot: int) -> Text:
        return swap, INTO_POT[card][pot]

    return Ways(text, choices.swaps, choices.hand, choices.pots)


def top_into_community(*rest: AnyPart) -> Texts:
    return lambda choices: Ways(lambda place: (TOP_INTO_COMMUNITY[place], *rest), choices.communities)


def beside_community(spell: str) -> Texts:
    beside = [(LayBeside(spell, "beside-community", place),) for place in PLACES]
    return lambda choices: Ways(beside.__getitem__, choices.communities)


def beside_pot(spell: str) -> Texts:
    beside = [(LayBeside(spell, "beside-pot", place),) for place in PLACES]
    return lambda choices: Ways(beside.__getitem__, choices.pots)


def no_choice(*text: AnyPart) -> Texts:
    return lambda choices: Ways(lambda: text)
