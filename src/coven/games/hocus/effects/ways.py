"""Every way to fill in a text, described rather than listed: the last choice changes fastest.

`rest` is what follows in the text and leaves no choice.
"""

from collections.abc import Callable

from coven.engine import Recipe
from coven.games.hocus.cards import NAMES, POCKET_SIZE
from coven.games.hocus.effects import AnyPart, Text
from coven.games.hocus.effects.changing import (
    Dissolving,
    Exchange,
    ExchangePocket,
    LayBeside,
    MovePocket,
    Palming,
    Scorching,
    Swap,
)
from coven.games.hocus.effects.choices import Choices, Heap, Pick, Two
from coven.games.hocus.effects.laying import IntoPocket
from coven.games.hocus.effects.parts_by_card import (
    FACE_DOWN,
    INTO_COMMUNITY,
    INTO_POCKET,
    INTO_POT,
    LOOK_INTO_POT,
    PLACES,
    RETURN,
    TOP_INTO_COMMUNITY,
    TWO_INTO_POCKET,
)

Hand = list[int]
Texts = Callable[[Choices], Recipe[Text]]


# One Hand card


def into_community(*rest: AnyPart, only: int | None = None) -> Texts:
    """Any card, or only those of one suit."""

    def text(card: int, place: int) -> Text:
        return INTO_COMMUNITY[card][place], *rest

    return lambda choices: (text, choices.of_suit(only), choices.communities)


def face_down(*rest: AnyPart, only: int | None = None) -> Texts:
    def text(card: int, place: int) -> Text:
        return FACE_DOWN[card][place], *rest

    return lambda choices: (text, choices.of_suit(only), choices.communities)


def into_pot(*rest: AnyPart, only: int | None = None) -> Texts:
    def text(card: int, pot: int) -> Text:
        return INTO_POT[card][pot], *rest

    return lambda choices: (text, choices.of_suit(only), choices.pots)


def into_community_and_there(part: Callable[[int], AnyPart]) -> Texts:
    """Into a Community, and then something with the same Community."""
    there = [part(place) for place in PLACES]

    def text(card: int, place: int) -> Text:
        return INTO_COMMUNITY[card][place], there[place]

    return lambda choices: (text, choices.hand, choices.communities)


def into_pot_and_there(part: Callable[[int], AnyPart], *rest: AnyPart) -> Texts:
    """Into a Pot, and then something with the same Pot."""
    there = [part(place) for place in PLACES]

    def text(card: int, pot: int) -> Text:
        return INTO_POT[card][pot], there[pot], *rest

    return lambda choices: (text, choices.hand, choices.pots)


def into_pot_and_look(*rest: AnyPart) -> Texts:
    """Into a Pot in which there is something to see."""

    def text(card: int, pot: int) -> Text:
        return INTO_POT[card][pot], LOOK_INTO_POT[pot], *rest

    return lambda choices: (text, choices.hand, choices.pots_to_look_into)


def return_card(*rest: AnyPart) -> Texts:
    return lambda choices: (lambda card: (RETURN[card], *rest), choices.hand)


# Two Hand cards


def two_into_communities(*rest: AnyPart) -> Texts:
    def text(hand: Hand, pick: Pick, places: Two) -> Text:
        (one, two), (place, other) = pick(hand), places
        return INTO_COMMUNITY[one][place], INTO_COMMUNITY[two][other], *rest

    return lambda choices: (text, [choices.hand], choices.pairs, choices.pairs_of_communities)


def into_community_and_return(*rest: AnyPart) -> Texts:
    """A Hand card into a Community, another one RETURNed."""

    def text(hand: Hand, pick: Pick, place: int) -> Text:
        card, other = pick(hand)
        return INTO_COMMUNITY[card][place], RETURN[other], *rest

    return lambda choices: (text, [choices.hand], choices.successions, choices.communities)


def into_pot_and_return(*rest: AnyPart) -> Texts:
    """A Hand card into a Pot, another one RETURNed."""

    def text(hand: Hand, pick: Pick, pot: int) -> Text:
        card, other = pick(hand)
        return INTO_POT[card][pot], RETURN[other], *rest

    return lambda choices: (text, [choices.hand], choices.successions, choices.pots)


def into_community_and_its_pot(*rest: AnyPart) -> Texts:
    """A Hand card into a Community, another one into its Pot."""

    def text(hand: Hand, pick: Pick, place: int) -> Text:
        card, other = pick(hand)
        return INTO_COMMUNITY[card][place], INTO_POT[other][place], *rest

    return lambda choices: (text, [choices.hand], choices.successions, choices.communities)


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

    return lambda choices: (text, [choices.hand], choices.heaps)


def one_into_pocket(choices: Choices) -> Recipe[Text]:
    def text(hand: Hand, heap: Heap) -> Text:
        return (pocket_part(hand, heap),)

    return (text, [choices.hand], [heap for heap in choices.heaps if len(heap[1]) == 1])


def into_pocket_and_top_into_community(*rest: AnyPart) -> Texts:
    def text(hand: Hand, heap: Heap, place: int) -> Text:
        return pocket_part(hand, heap), TOP_INTO_COMMUNITY[place], *rest

    return lambda choices: (text, [choices.hand], choices.heaps, choices.communities)


def into_pocket_and_look(*rest: AnyPart) -> Texts:
    """A look at somebody's Pocket if there is one."""

    def text(hand: Hand, heap: Heap, look: Text) -> Text:
        return pocket_part(hand, heap), *look, *rest

    def texts(choices: Choices) -> Recipe[Text]:
        looks: list[Text] = [(look,) for look in choices.looks] or [()]
        return (text, [choices.hand], choices.heaps, looks)

    return texts


def into_pocket_and_beside(spell: str, *rest: AnyPart) -> Texts:
    beside = [LayBeside(spell, "beside-pocket", pocket) for pocket in (1, 2)]

    def text(hand: Hand, heap: Heap) -> Text:
        return pocket_part(hand, heap), beside[heap[0]], *rest

    return lambda choices: (text, [choices.hand], choices.heaps)


def move_between_pockets(choices: Choices) -> Recipe[Text]:
    """To the other Pocket, if that has room."""

    def text(pocketed: Two) -> Text:
        number, card = pocketed
        return (MovePocket(NAMES[card], number),)

    pockets = choices.table.pockets[choices.seat]
    return (text, [each for each in choices.pocketed if len(pockets[2 - each[0]]) < POCKET_SIZE])


def exchange_with_pocket(choices: Choices) -> Recipe[Text]:
    def text(pocketed: Two, card: int) -> Text:
        number, taken = pocketed
        return (ExchangePocket(NAMES[card], NAMES[taken], number),)

    return (text, choices.pocketed, choices.hand)


def palming(choices: Choices) -> Recipe[Text]:
    """A card of a Pocket into any Pot, a Hand card into its place."""

    def text(pocketed: Two, card: int, pot: int) -> Text:
        number, taken = pocketed
        return (Palming(NAMES[card], NAMES[taken], number, pot + 1),)

    return (text, choices.pocketed, choices.hand, choices.pots)


# Communities, the deck and Enchantments


def exchange_and_pot(choices: Choices) -> Recipe[Text]:
    """With a Community; then another Hand card into its Pot."""

    def text(hand: Hand, open_card: Two, pick: Pick) -> Text:
        place, taken = open_card
        card, other = pick(hand)
        return Exchange(NAMES[card], NAMES[taken], place + 1), INTO_POT[other][place]

    return (text, [choices.hand], choices.face_up(choices.communities), choices.successions)


def scorch(choices: Choices) -> Recipe[Text]:
    """A face-up card goes into the Pot, and a Hand card into its Community, which may be full."""

    def text(open_card: Two, card: int) -> Text:
        place, burnt = open_card
        return Scorching(NAMES[burnt], place + 1), INTO_COMMUNITY[card][place]

    return (text, choices.face_up(choices.pots), choices.hand)


def dissolve(choices: Choices) -> Recipe[Text]:
    """A face-up card goes under the deck, and a Hand card into its Community, which may be full."""

    def text(open_card: Two, card: int) -> Text:
        place, dissolved = open_card
        return Dissolving(NAMES[dissolved], place + 1), INTO_COMMUNITY[card][place]

    return (text, choices.face_up(choices.pots), choices.hand)


def swap_and_pot(choices: Choices) -> Recipe[Text]:
    def text(swap: Swap, card: int, pot: int) -> Text:
        return swap, INTO_POT[card][pot]

    return (text, choices.swaps, choices.hand, choices.pots)


def top_into_community(*rest: AnyPart) -> Texts:
    """Into one that is not nearly full."""
    return lambda choices: (lambda place: (TOP_INTO_COMMUNITY[place], *rest), choices.sparse_communities)


def beside(spell: str, place: str) -> Callable[[int], AnyPart]:
    """HC-33: the Spell's own card, beside the Community or Pot of that number."""
    return lambda number: LayBeside(spell, place, number)


def no_choice(*text: AnyPart) -> Texts:
    return lambda choices: (lambda: text,)
