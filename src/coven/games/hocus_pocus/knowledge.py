"""HP-47: who knows which hidden card, how cards move in and out of hiding, and how they are dealt again.

`knows[card]` has a bit for each seat, beside the owner of the Hand, that knows which card lies at that place of a Hand
or of the Library; one more bit is the spectators', who know what everybody knows.

A card leaves a Hand by its name. If the Hand holds another of that name nobody else can tell which of them left, and
each seat that could count on some of them counts on one less.

A Crystal Ball may move cards that others knew from an earlier one. They know then only that these are somewhere among
those places: `mixed[card]` is the number of such a mix of places, `among[card]` has the bits of those who know that the
card is in it. That holds in the Library and into the Hands that draw from it, until a card leaves one of those Hands.
"""

from bisect import insort

from coven.engine import Seat
from coven.games.hocus_pocus.cards import NAME
from coven.games.hocus_pocus.state import HocusPocusState

EVERYBODY = 0b1111111


def bit(seat: Seat) -> int:
    """The bit of a seat; a spectator has the lowest."""
    return 2 << seat if seat >= 0 else 1


def enter_openly(table: HocusPocusState, seat: Seat, card: int) -> None:
    """All see the card go into the Hand."""
    insort(table.hands[seat], card)
    table.knows[card] = EVERYBODY


def leave(table: HocusPocusState, seat: Seat, card: int) -> None:
    """All see a card of this name leave the Hand."""
    hand = table.hands[seat]
    hand.remove(card)
    lost = table.knows[card]
    table.knows[card] = 0
    for twin in hand:
        if NAME[twin] == NAME[card] and table.name(twin) == table.name(card):
            confused = table.knows[twin] & ~lost
            table.knows[twin] ^= confused
            lost |= confused
    if table.mixes:
        _forget_mixes(table, {table.mixed[place] for place in (card, *hand)})


def _forget_mixes(table: HocusPocusState, numbers: set[int]) -> None:
    """Nobody can tell any more which of the mixed places are left."""
    for card, number in enumerate(table.mixed):
        if number in numbers:
            table.mixed[card] = table.among[card] = 0


def show_top(table: HocusPocusState, seat: Seat, number: int) -> list[int]:
    """The top cards of the Library, the first on top, known to the seat from now on."""
    top = table.library[: -number - 1 : -1]
    for card in top:
        table.knows[card] |= bit(seat)
    return top


def put_on_top(table: HocusPocusState, seat: Seat, cards: list[int]) -> None:
    """HP-23: the same cards in an order that only the seat knows. Who knew some of them knows that they are here."""
    table.library[-len(cards) :] = cards[::-1]
    mine = bit(seat)
    if any(table.knows[card] & ~mine or table.mixed[card] for card in cards):
        _mix(table, cards)
    for card in cards:
        table.among[card] |= table.knows[card] & ~mine
        table.knows[card] = mine


def _mix(table: HocusPocusState, cards: list[int]) -> None:
    """Make the places of these cards one mix, together with the mixes that they belong to already."""
    joined = {table.mixed[card] for card in cards} - {0}
    table.mixes += 1
    for card, number in enumerate(table.mixed):
        if number in joined or card in cards:
            table.mixed[card] = table.mixes


def swap_hands(table: HocusPocusState, one: Seat, other: Seat) -> None:
    """HP-22: both keep in mind the Hand that they gave."""
    hands = table.hands
    for giver in (one, other):
        for card in hands[giver]:
            table.knows[card] |= bit(giver)
    hands[one], hands[other] = hands[other], hands[one]


# Another deal of all that a seat cannot know


def redeal(table: HocusPocusState, seat: Seat) -> None:
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


def _by_knowledge(table: HocusPocusState, hand: list[int], mine: int) -> list[int]:
    """The hidden cards of a Hand, in an order that hangs on what others know of its places, not on the cards."""
    hidden = [card for card in hand if not table.knows[card] & mine]
    return sorted(hidden, key=lambda card: (table.knows[card], table.among[card] & ~mine, table.mixed[card]))


def _others(table: HocusPocusState, seat: Seat) -> list[list[int]]:
    return [hand for other, hand in enumerate(table.hands) if other != seat]


def _deal(table: HocusPocusState, hidden: list[int], mine: int) -> dict[int, int]:
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


def _known_places(table: HocusPocusState, card: int, mine: int) -> list[int]:
    """HP-34: a marked card would be seen in a Hand. HP-23: a card that another Crystal Ball has moved is near by."""
    if card in table.marked:
        return table.library
    if table.among[card] & mine:
        return [place for place, number in enumerate(table.mixed) if number == table.mixed[card]]
    return []


def _move_knowledge(table: HocusPocusState, dealt: dict[int, int], mine: int) -> None:
    """What others know goes with the place, what the seat itself knows roughly stays with the card."""
    knows, among, mixed = table.knows[:], table.among[:], table.mixed[:]
    for place, card in dealt.items():
        table.knows[card] = knows[place]
        table.among[card] = among[place] & ~mine | among[card] & mine
        table.mixed[card] = mixed[place]
