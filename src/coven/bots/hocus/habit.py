"""Quick play of Hocus for playouts: from Sets as they lie, without counting."""

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

from coven.bots.hocus.sets import rating
from coven.engine import Move, Seat
from coven.games.hocus.cards import CUPS, NAMES, NUMBERS, OWLS, POCKET_SIZE, WANDS, points, suit
from coven.games.hocus.effects import AnyPart
from coven.games.hocus.effects.choices import open_communities
from coven.games.hocus.effects.laying import IntoCommunity, IntoPot
from coven.games.hocus.effects.parts_by_card import INTO_COMMUNITY, INTO_POCKET, INTO_POT, TWO_INTO_POCKET
from coven.games.hocus.effects.spells import DRAW_ONE, DRAW_TWO, RETURN_ONE, SCHOOLS
from coven.games.hocus.moves import Cast, Commit, NameOrder, Return
from coven.games.hocus.setup import HocusTable
from coven.games.hocus.steps.refusals import hindrance
from coven.games.hocus.steps.returning import Returning
from coven.games.hocus.steps.schools import SchoolChoice
from coven.games.hocus.steps.showdowns import DECLINE, Committing, NamingOrder
from coven.games.hocus.steps.turns import OwlAfter, Turn

WITH_A_CARD: dict[tuple[str, str], tuple[str, tuple[AnyPart, ...]]] = {
    ("alchemy", "build-community"): ("transmute", (DRAW_ONE,)),
    ("flame", "build-community"): ("kindle", (DRAW_ONE,)),
    ("divination", "build-community"): ("foresight", (DRAW_TWO, RETURN_ONE)),
    ("conjuration", "build-community"): ("summon", (DRAW_ONE,)),
    ("conjuration", "build-pot"): ("familiar", (DRAW_ONE,)),
    ("conjuration", "build-pocket"): ("manifest", (DRAW_ONE,)),
}
"""The Spells that do what a Basic Spell does, and then draw a card; and what follows in their texts."""
ONLY = {"transmute": CUPS, "kindle": WANDS, "familiar": OWLS}
"""Those that take one suit alone."""
PAIRED, UNPAIRED = 0.4, 0.1
"""How often cards go into a Pocket: a Pair, and others while there is time."""
HURRY = 3
"""With so few cards in Hand there is none for a first Pocket."""
HELPING = 0.8
"""How often a Hand card goes into a Community where it helps a Pocket."""
FILLING = 0.2
"""How often any card does."""
GOOD = 2.5
"""The rating of a Set that often wins: a Pair of 4s."""
ANY_SET, EMPTY_POT = 0.1, 0.5
"""What a showdown promises at least, for a Set and for its Pot."""


def roll(table: HocusTable, seat: Seat, random: Random) -> Move:
    step = table.step
    return ROLLS[type(step)](table, seat, random, step)


def roll_turn(table: HocusTable, seat: Seat, random: Random, step: Turn) -> Move:
    """Pairs into the Pockets, what helps them into the Communities, all else into the Pots."""
    hand, pockets = table.hands[seat], table.pockets[seat]
    number = next((number for number, pocket in enumerate(pockets) if len(pocket) < POCKET_SIZE), None)
    if number is not None and random.random() < readiness(table, seat, pockets[number]):
        return spell(table, seat, "build-pocket", fill(hand, number, pockets[number]))
    places = open_communities(table)
    if places:
        mine = {card >> 2 for pocket in pockets for card in pocket}
        helping = [card for card in hand if card >> 2 in mine]
        if (helping and random.random() < HELPING) or random.random() < FILLING:
            card, place = random.choice(helping or hand), random.choice(places)
            return spell(table, seat, "build-community", INTO_COMMUNITY[card][place])
    return spell(table, seat, "build-pot", pot_part(table, seat, random))


def readiness(table: HocusTable, seat: Seat, pocket: list[int]) -> float:
    """How likely cards go into this Pocket now."""
    hand = table.hands[seat]
    if not any(table.pockets[seat]) and (len(hand) <= HURRY or table.final_turns is not None):
        return 1.0
    return PAIRED if not pocket and len({card >> 2 for card in hand}) < len(hand) else UNPAIRED


def fill(hand: list[int], number: int, pocket: list[int]) -> AnyPart:
    """A Pair, the second of a Pair, or at least the strongest card."""
    if pocket:
        fitting = [card for card in hand if card >> 2 == pocket[0] >> 2]
        return INTO_POCKET[number][(fitting or hand)[-1]]
    pairs = [(one, two) for one, two in combinations(hand, 2) if one >> 2 == two >> 2]
    if pairs or len(hand) > 1:
        one, two = pairs[-1] if pairs else hand[-2:]
        return TWO_INTO_POCKET[number][one][two]
    return INTO_POCKET[number][hand[0]]


def pot_part(table: HocusTable, seat: Seat, random: Random) -> AnyPart:
    """A good card where the own Pockets do well, into the fullest Pot there; a bad one if they do badly everywhere."""
    ratings = [
        (max([rating(pocket + community) for pocket in table.pockets[seat] if pocket], default=0.0), len(pot))
        for community, pot in zip(table.communities, table.pots, strict=True)
    ]
    best = max(ratings)
    hand = table.hands[seat]
    card = hand[-1] if best[0] > GOOD else hand[0] if random.random() < HELPING else random.choice(hand)
    return INTO_POT[card][ratings.index(best)]


def spell(table: HocusTable, seat: Seat, basic: str, part: AnyPart) -> Move:
    """The Basic Spell, or the one of the own school that also draws."""
    school = table.schools[seat] or ""
    if (school, basic) in WITH_A_CARD:
        better, rest = WITH_A_CARD[school, basic]
        if not hindrance(table, seat, SCHOOLS[school][better]) and fits(part, ONLY.get(better)):
            return Cast(better, (part, *rest))
    return Cast(basic, (part,))


def fits(part: AnyPart, only: int | None) -> bool:
    """Whether the card that is laid is of that suit; None: any will do."""
    match part:
        case _ if only is None:
            return True
        case IntoPot(cards):
            return suit(NUMBERS[cards[0]]) == only
    assert isinstance(part, IntoCommunity)
    return suit(NUMBERS[part.card]) == only


def roll_return(table: HocusTable, seat: Seat, random: Random, step: Returning) -> Move:
    return Return((NAMES[table.hands[seat][0]],))


def roll_commitment(table: HocusTable, seat: Seat, random: Random, step: Committing) -> Move:
    """The Pocket that brings most here, unless another showdown promises more."""
    promised = promises(table, seat, table.order[table.order.index(step.community) :])
    best = best_later([*promised.values()])
    move: Move = DECLINE
    for number, promise in promised.items():
        gain = promise[0] + best_later([others for other, others in promised.items() if other != number])
        if gain > best:
            best, move = gain, Commit(number)
    return move


def promises(table: HocusTable, seat: Seat, places: tuple[int, ...]) -> dict[int, list[float]]:
    """What each Pocket promises in these showdowns: the better the Set and the fuller the Pot, the more."""
    stakes = [(table.communities[place - 1], EMPTY_POT + points(table.pots[place - 1])) for place in places]
    return {
        number: [(ANY_SET + rating(pocket + community)) * stake for community, stake in stakes]
        for number, pocket in enumerate(table.pockets[seat], 1)
        if pocket
    }


def best_later(promised: list[list[float]]) -> float:
    return max([promise for row in promised for promise in row[1:]], default=0.0)


def roll_order(table: HocusTable, seat: Seat, random: Random, step: NamingOrder) -> Move:
    """The fullest Pot first."""
    places = range(len(table.pots))
    return NameOrder(tuple([place + 1 for place in sorted(places, key=lambda place: -len(table.pots[place]))]))


def roll_any(table: HocusTable, seat: Seat, random: Random, step: Any) -> Move:
    move: Move = random.choice(table.offers(seat))
    return move


ROLLS: dict[type, Callable[[HocusTable, Seat, Random, Any], Move]] = {
    Turn: roll_turn,
    Returning: roll_return,
    Committing: roll_commitment,
    NamingOrder: roll_order,
    OwlAfter: roll_any,
    SchoolChoice: roll_any,
}
