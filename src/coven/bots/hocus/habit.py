"""Quick play of Hocus for searches, and a quick look at who will win: from Sets as they lie, without counting."""

from collections.abc import Callable
from itertools import combinations
from math import exp
from random import Random
from typing import Any

from coven.bots.hocus.sets import rating
from coven.engine import Move, Seat
from coven.games.hocus.cards import NAMES, POCKET_SIZE, points
from coven.games.hocus.choices import INTO_COMMUNITY, INTO_POCKET, INTO_POT, TWO_INTO_POCKET, open_communities
from coven.games.hocus.moves import AnyPart, Cast, Commit
from coven.games.hocus.refusals import hindrance
from coven.games.hocus.returning import Return, Returning
from coven.games.hocus.rounds import SchoolChoice
from coven.games.hocus.showdowns import DECLINE, Committing, NamingOrder
from coven.games.hocus.spells import DRAW_ONE, SCHOOLS
from coven.games.hocus.state import HocusTable
from coven.games.hocus.turns import OwlAfter, Turn

WITH_A_CARD = {
    ("flame", "build-pot"): "kindle",
    ("chronomancy", "build-pot"): "stasis",
    ("conjuration", "build-pocket"): "manifest",
    ("conjuration", "build-community"): "summon",
}
"""The Spells that do what a Basic Spell does, and then draw a card."""
HELPING = 0.8
"""How often a Hand card goes into a Community where it helps a Pocket."""
GOOD = 3.2
"""The rating of a Set that often wins: a Pair of 9s."""
FILLING = 0.2
"""How often any card does."""


def roll(table: HocusTable, seat: Seat, random: Random) -> Move:
    step = table.stack[-1]
    return ROLLS[type(step)](table, seat, random, step)


def roll_turn(table: HocusTable, seat: Seat, random: Random, step: Turn) -> Move:
    """Fill the Pockets, help them in the Communities, and then the Pots."""
    hand = table.hands[seat]
    for number, pocket in enumerate(table.pockets[seat]):
        if len(pocket) < POCKET_SIZE:
            return spell(table, seat, "build-pocket", fill(hand, number, pocket))
    places = open_communities(table)
    if places:
        mine = {card >> 2 for pocket in table.pockets[seat] for card in pocket}
        helping = [card for card in hand if card >> 2 in mine]
        if (helping and random.random() < HELPING) or random.random() < FILLING:
            card, place = random.choice(helping or hand), random.choice(places)
            return spell(table, seat, "build-community", INTO_COMMUNITY[card][place])
    return spell(table, seat, "build-pot", pot_part(table, seat, random))


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
    """A good card where the own Pockets do well; a bad one if they do badly everywhere."""
    ratings = [
        max([rating(pocket + community) for pocket in table.pockets[seat] if pocket], default=0.0)
        for community in table.communities
    ]
    best = max(ratings)
    hand = table.hands[seat]
    card = hand[-1] if best > GOOD else hand[0] if random.random() < HELPING else random.choice(hand)
    return INTO_POT[card][ratings.index(best)]


def spell(table: HocusTable, seat: Seat, basic: str, part: AnyPart) -> Move:
    """The Basic Spell, or the one of the own school that also draws."""
    school = table.schools[seat]
    better = WITH_A_CARD.get((school or "", basic))
    if school and better and not hindrance(table, seat, SCHOOLS[school][better]):
        return Cast(better, (part, DRAW_ONE))
    return Cast(basic, (part,))


def roll_return(table: HocusTable, seat: Seat, random: Random, step: Returning) -> Move:
    return Return((NAMES[table.hands[seat][0]],))


def roll_commitment(table: HocusTable, seat: Seat, random: Random, step: Committing) -> Move:
    """The Pocket that brings most here, unless another showdown promises more."""
    order = table.order
    later = order[order.index(step.community) + 1 :]
    pockets = [number for number, pocket in enumerate(table.pockets[seat]) if pocket]
    best = best_later(table, seat, pockets, later)
    move: Move = DECLINE
    for number in pockets:
        others = [other for other in pockets if other != number]
        gain = promise(table, seat, number, step.community) + best_later(table, seat, others, later)
        if gain > best:
            best, move = gain, Commit(number + 1)
    return move


def best_later(table: HocusTable, seat: Seat, pockets: list[int], later: tuple[int, ...]) -> float:
    return max([promise(table, seat, number, place) for number in pockets for place in later], default=0.0)


def promise(table: HocusTable, seat: Seat, number: int, community: int) -> float:
    place = community - 1
    return exp(rating(table.pockets[seat][number] + table.communities[place])) * (1 + points(table.pots[place]))


def roll_any(table: HocusTable, seat: Seat, random: Random, step: Any) -> Move:
    move: Move = random.choice(table.moves(seat))
    return move


ROLLS: dict[type, Callable[[HocusTable, Seat, Random, Any], Move]] = {
    Turn: roll_turn,
    Returning: roll_return,
    Committing: roll_commitment,
    NamingOrder: roll_any,
    OwlAfter: roll_any,
    SchoolChoice: roll_any,
}
