"""Every choice that a part of a text leaves, and how parts combine. Parts are interned by the numbers of the cards."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, product

from coven.engine import Seat
from coven.games.hocus.cards import COMMUNITY_SIZE, NAMES, POCKET_SIZE
from coven.games.hocus.changing import (
    Exchange,
    ExchangeAny,
    ExchangePocket,
    LayBeside,
    LookAtPocket,
    MovePocket,
    Scorching,
    Swap,
)
from coven.games.hocus.laying import (
    FaceDown,
    IntoCommunity,
    IntoPocket,
    IntoPot,
    ReturnCard,
    TopIntoCommunity,
    TopIntoPot,
)
from coven.games.hocus.moves import AnyPart
from coven.games.hocus.parts import visible_names
from coven.games.hocus.state import HocusTable

Text = tuple[AnyPart, ...]
Choices = Callable[[HocusTable, Seat], Sequence[AnyPart]]
Texts = Callable[[HocusTable, Seat], Iterable[Text]]

PLACES = (1, 2, 3)
INTO_COMMUNITY = [[IntoCommunity(name, place) for place in PLACES] for name in NAMES]
FACE_DOWN = [[FaceDown(name, place) for place in PLACES] for name in NAMES]
INTO_POT = [[IntoPot((name,), place) for place in PLACES] for name in NAMES]
RETURN = [ReturnCard(name) for name in NAMES]
INTO_POCKET = [[IntoPocket((name,), pocket) for name in NAMES] for pocket in (1, 2)]
TWO_INTO_POCKET = [[[IntoPocket((one, two), pocket) for two in NAMES] for one in NAMES] for pocket in (1, 2)]
TWO_INTO_POT = [[[IntoPot((one, two), place) for two in NAMES] for one in NAMES] for place in PLACES]
TOP_INTO_COMMUNITY = [TopIntoCommunity(place) for place in PLACES]
TOP_INTO_POT = [TopIntoPot(place) for place in PLACES]


# Places


def open_communities(table: HocusTable) -> list[int]:
    return [number for number, cards in enumerate(table.communities) if len(cards) < COMMUNITY_SIZE]


def face_up(table: HocusTable, community: int) -> list[int]:
    return [card for card in table.communities[community] if card not in table.face_down]


def open_pockets(table: HocusTable, seat: Seat) -> list[tuple[int, int]]:
    """HC-7: the Pockets with room, and how much. Two empty ones are one choice."""
    first, second = table.pockets[seat]
    pockets = enumerate([first, second] if first or second else [first])
    return [(number, POCKET_SIZE - len(cards)) for number, cards in pockets if len(cards) < POCKET_SIZE]


# One part


def into_community(table: HocusTable, seat: Seat) -> list[IntoCommunity]:
    places = open_communities(table)
    return [INTO_COMMUNITY[card][place] for card in table.hands[seat] for place in places]


def face_down(table: HocusTable, seat: Seat) -> list[FaceDown]:
    places = open_communities(table)
    return [FACE_DOWN[card][place] for card in table.hands[seat] for place in places]


def into_pot(table: HocusTable, seat: Seat) -> list[IntoPot]:
    places = range(len(table.pots))
    return [INTO_POT[card][place] for card in table.hands[seat] for place in places]


def two_into_pot(table: HocusTable, seat: Seat) -> list[IntoPot]:
    places = range(len(table.pots))
    return [TWO_INTO_POT[place][one][two] for one, two in combinations(table.hands[seat], 2) for place in places]


def into_pocket(table: HocusTable, seat: Seat) -> list[IntoPocket]:
    """One Hand card, or two where they have room."""
    parts = into_pocket_alone(table, seat)
    for pocket, room in open_pockets(table, seat):
        if room > 1:
            both = TWO_INTO_POCKET[pocket]
            parts += [both[one][two] for one, two in combinations(table.hands[seat], 2)]
    return parts


def into_pocket_alone(table: HocusTable, seat: Seat) -> list[IntoPocket]:
    return [INTO_POCKET[pocket][card] for pocket, _ in open_pockets(table, seat) for card in table.hands[seat]]


def return_card(table: HocusTable, seat: Seat) -> list[ReturnCard]:
    return [RETURN[card] for card in table.hands[seat]]


def top_into_community(table: HocusTable, seat: Seat) -> list[TopIntoCommunity]:
    return [TOP_INTO_COMMUNITY[place] for place in open_communities(table)]


def top_into_pot(table: HocusTable, seat: Seat) -> list[TopIntoPot]:
    return [TOP_INTO_POT[place] for place in range(len(table.pots))]


def exchange_pocket(table: HocusTable, seat: Seat) -> list[ExchangePocket]:
    return [
        ExchangePocket(NAMES[card], NAMES[taken], number)
        for number, pocket in enumerate(table.pockets[seat], 1)
        for taken in pocket
        for card in table.hands[seat]
    ]


def move_pocket(table: HocusTable, seat: Seat) -> list[MovePocket]:
    """From each Pocket to the other, if that has room."""
    first, second = table.pockets[seat]
    ways = ((1, first, second), (2, second, first))
    return [
        MovePocket(NAMES[card], number) for number, pocket, other in ways if len(other) < POCKET_SIZE for card in pocket
    ]


def swaps(table: HocusTable, seat: Seat) -> list[Swap]:
    """A card each of two Communities that are not full."""
    return [
        Swap(card, one + 1, other_card, other + 1)
        for one, other in combinations(open_communities(table), 2)
        for card in visible_names(table, one + 1)
        for other_card in visible_names(table, other + 1)
    ]


def looks(table: HocusTable, seat: Seat) -> list[LookAtPocket]:
    """Each Pocket of another player that has cards."""
    return [
        LookAtPocket(other, number)
        for other, pockets in enumerate(table.pockets)
        for number, pocket in enumerate(pockets, 1)
        if pocket and other != seat
    ]


# Several parts


def each(parts: Choices, *rest: AnyPart) -> Texts:
    """A choice, and then what leaves no choice."""
    return lambda table, seat: product(parts(table, seat), *[(part,) for part in rest])


def pairs(parts: Choices, others: Choices) -> Texts:
    """Two choices that have nothing to do with one another."""
    return lambda table, seat: product(parts(table, seat), others(table, seat))


def into_pot_and_return(last: AnyPart) -> Texts:
    """A Hand card into a Pot, another one RETURNed, and what follows."""

    def texts(table: HocusTable, seat: Seat) -> list[Text]:
        hand, pots = table.hands[seat], range(len(table.pots))
        return [
            (INTO_POT[card][pot], RETURN[other], last)
            for card in hand
            for other in hand
            if other != card
            for pot in pots
        ]

    return texts


def into_community_and_pot(last: AnyPart) -> Texts:
    """A Hand card into a Community, another one into any Pot, and what follows."""

    def texts(table: HocusTable, seat: Seat) -> list[Text]:
        hand, pots = table.hands[seat], range(len(table.pots))
        return [
            (INTO_COMMUNITY[card][place], INTO_POT[other][pot], last)
            for place in open_communities(table)
            for card in hand
            for other in hand
            if other != card
            for pot in pots
        ]

    return texts


def into_pot_and_there(part: Callable[[int], AnyPart]) -> Texts:
    """A Hand card into a Pot, and then something with the same Pot."""
    there = [part(place) for place in PLACES]

    def texts(table: HocusTable, seat: Seat) -> list[Text]:
        pots = range(len(table.pots))
        return [(INTO_POT[card][pot], there[pot]) for card in table.hands[seat] for pot in pots]

    return texts


def two_into_communities(table: HocusTable, seat: Seat) -> list[Text]:
    """Two Hand cards into Communities: into one with room for both, or into two."""
    places = open_communities(table)
    ways = [
        (one, two) for one in places for two in places if one != two or len(table.communities[one]) < COMMUNITY_SIZE - 1
    ]
    return [
        (INTO_COMMUNITY[card][one], INTO_COMMUNITY[other][two])
        for card, other in combinations(table.hands[seat], 2)
        for one, two in ways
    ]


def scorch(table: HocusTable, seat: Seat) -> list[Text]:
    """A face-up card goes into the Pot, and a Hand card into its Community."""
    return [
        (Scorching(NAMES[burnt], place + 1), INTO_COMMUNITY[card][place])
        for place in open_communities(table)
        for burnt in face_up(table, place)
        for card in table.hands[seat]
    ]


def dissolve(table: HocusTable, seat: Seat) -> list[Text]:
    return exchange_and_pot(table, seat, ExchangeAny, range(len(table.communities)))


def rewind(table: HocusTable, seat: Seat) -> list[Text]:
    return exchange_and_pot(table, seat, Exchange, open_communities(table))


def exchange_and_pot(table: HocusTable, seat: Seat, exchange: type[Exchange], places: Iterable[int]) -> list[Text]:
    """Exchange with a Community, then a card into its Pot: one of the Hand, or the one just taken."""
    hand = table.hands[seat]
    return [
        (change, INTO_POT[other][place])
        for place in places
        for taken in face_up(table, place)
        for card in hand
        for change in (exchange(NAMES[card], NAMES[taken], place + 1),)
        for other in (*hand, taken)
        if other != card
    ]


def sleight_of_hand(table: HocusTable, seat: Seat) -> list[Text]:
    """Exchange with a Pocket, then a card into any Pot: one of the Hand, or the one just taken."""
    hand, pots = table.hands[seat], range(len(table.pots))
    return [
        (change, INTO_POT[other][pot])
        for number, pocket in enumerate(table.pockets[seat], 1)
        for taken in pocket
        for card in hand
        for change in (ExchangePocket(NAMES[card], NAMES[taken], number),)
        for other in (*hand, taken)
        if other != card
        for pot in pots
    ]


def second_sight(table: HocusTable, seat: Seat) -> list[Text]:
    """Cards into a Pocket, and a look at somebody's Pocket if there is one."""
    seen: list[Text] = [(look,) for look in looks(table, seat)] or [()]
    return [(part, *look) for part in into_pocket(table, seat) for look in seen]


def beside_community(spell: str) -> Texts:
    return lambda table, seat: [(LayBeside(spell, "beside-community", place + 1),) for place in open_communities(table)]


def beside_pot(spell: str) -> Texts:
    return lambda table, seat: [(LayBeside(spell, "beside-pot", place + 1),) for place in range(len(table.pots))]


def into_pocket_and_beside(spell: str) -> Texts:
    beside = [LayBeside(spell, "beside-pocket", pocket) for pocket in (1, 2)]

    def texts(table: HocusTable, seat: Seat) -> list[Text]:
        return [(part, beside[part.pocket - 1]) for part in into_pocket(table, seat)]

    return texts
