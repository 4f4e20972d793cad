"""Who will win a game of Hocus: how strong the Pockets are, who wins which Pot, and what the points are then.

The numbers were fitted to the showdowns and the winners of many games between Adepts.
"""

from functools import lru_cache
from itertools import pairwise, product
from math import exp, prod
from operator import sub
from random import Random

from coven.bots.hocus.chances import help_from_hand
from coven.bots.hocus.habit import roll
from coven.bots.hocus.schools import SCHOOL_SHARES
from coven.bots.hocus.sets import HIGH_CARD, PAIR, grade
from coven.bots.hocus.showdowns import EMPTY_POT, Row, best_committed
from coven.bots.shares import shares
from coven.engine import Seat
from coven.games.hocus.cards import COMMUNITY_SIZE, POCKET_SIZE, points
from coven.games.hocus.setup import HocusTable
from coven.games.hocus.steps.showdowns import Committing, NamingOrder

SETS = (0.0, 1.2, 2.0, 4.2, 5.2, 5.5, 6.7, 8.5)
"""What each Set is worth in a showdown, from the worst to the best."""
STRONGER = 0.165
"""What a stronger card in it is worth."""
SHARPNESS = (2.1, 0.9, 0.7, 0.75, 0.7)
"""How much this counts, by how many cards may still come into the Community."""
HALF = -0.6
"""A Pocket of one card."""
NO_POCKET, NO_CARD = 0.1, -6.0
"""A Pocket without a card while the Hand has two for it, and for ever."""
HELP = 1.4
"""What it counts that a Hand card may help."""
GROWTH = 0.27
"""How many points each card that is still to come brings into each Pot."""
NOISE, NOISE_OF_CARDS = 1.4, 0.3
"""By how many points a guess at the final scores is wrong, at least and for each card that is still to come."""
ANOTHER_ROUND = 5.0
"""By how many more, if the goal is not reached."""
OTHERWISE = 1e-6
"""The chance of a seat that would commit its Pockets elsewhere."""
SLIGHT = 0.02
"""A chance to win a Pot that is left out of account."""


def prospects(table: HocusTable) -> tuple[float, ...]:
    """Each seat's share of the win."""
    table = after_showdowns(table)
    if table.outcome:
        return tuple(shares(table.outcome, table.players))
    coming = sum(map(len, table.hands)) if table.final_turns is None else table.final_turns + 1
    stakes = [points(pot) + GROWTH * coming + EMPTY_POT for pot in table.pots]
    return foretold(table, stakes, winners(table, stakes, coming), NOISE + NOISE_OF_CARDS * coming)


def after_showdowns(table: HocusTable) -> HocusTable:
    """If the turns are over, the showdowns are played to their end by habit."""
    if isinstance(table.step, NamingOrder | Committing):
        table, random = table.clone(), Random(0)
        while isinstance(table.step, NamingOrder | Committing):
            seat = table.actors()[0]
            table.apply(seat, roll(table, seat, random))
    return table


def winners(table: HocusTable, stakes: Row, coming: int) -> list[Row]:
    """For each Pot how likely each seat wins it, its Pockets being committed where they promise most."""
    strengths = [seat_strengths(table, seat, coming) for seat in range(table.players)]
    best = [list(map(max, one, two)) for one, two in strengths]
    total = list(map(sum, zip(*best, strict=True)))
    chances = []
    for (one, two), mine in zip(strengths, best, strict=True):
        rivals = list(map(sub, total, mine))
        first, second = ([own / (own + theirs) for own, theirs in zip(row, rivals, strict=True)] for row in (one, two))
        chances.append(best_committed(first, second, stakes))
    return [
        [(chance + OTHERWISE) / (sum(row) + len(row) * OTHERWISE) for chance in row]
        for row in zip(*chances, strict=True)
    ]


def seat_strengths(table: HocusTable, seat: Seat, coming: int) -> list[Row]:
    """How strong each Pocket of the seat is in each Community, if so many cards are still to come."""
    hand = tuple(table.hands[seat])
    skill = SCHOOL_SHARES.get(table.schools[seat] or "", 1.0) if hand else 1.0
    return [
        [
            skill * strength(tuple(pocket), tuple(place), hand, min(coming, COMMUNITY_SIZE))
            for place in table.communities
        ]
        for pocket in table.pockets[seat]
    ]


@lru_cache(1 << 15)
def strength(pocket: tuple[int, ...], community: tuple[int, ...], hand: tuple[int, ...], coming: int) -> float:
    """How strong a Pocket is there, with these cards in Hand: the odds to win are as the strengths."""
    room = min(COMMUNITY_SIZE - len(community), coming)
    if not pocket:
        return exp(SHARPNESS[room] * worth(*best_of_hand(hand)) + (NO_POCKET if len(hand) > 1 else NO_CARD))
    odds = SHARPNESS[room] * worth(*grade((*pocket, *community)))
    if room:
        odds += HELP * help_from_hand(pocket, community, hand, room)
    return exp(odds if len(pocket) == POCKET_SIZE else odds + HALF)


def worth(kind: int, best: int) -> float:
    return SETS[kind] + STRONGER * best


def best_of_hand(hand: tuple[int, ...]) -> tuple[int, int]:
    """The best Pair, or the strongest card. Hands are sorted."""
    pairs = [one >> 2 for one, two in pairwise(hand) if one >> 2 == two >> 2]
    return (PAIR, pairs[-1]) if pairs else (HIGH_CARD, hand[-1] >> 2 if hand else 0)


def foretold(table: HocusTable, stakes: Row, chances: list[Row], noise: float) -> tuple[float, ...]:
    """Each seat's share of the win, by all that the showdowns may bring."""
    found = [0.0] * table.players
    able = [[(seat, chance) for seat, chance in enumerate(row) if chance > SLIGHT] for row in chances]
    for way in product(*able):
        scores = [float(score) for score in table.points]
        for (seat, _), stake in zip(way, stakes, strict=True):
            scores[seat] += stake
        likely = prod([chance for _, chance in way])
        for seat, share in enumerate(shares_by(scores, noise, table)):
            found[seat] += likely * share
    return tuple([share / sum(found) for share in found])


def shares_by(scores: Row, noise: float, table: HocusTable) -> Row:
    """Each seat's share of the win if these are the points when the round ends, more or less."""
    best = max(scores)
    if best >= table.options.goal:
        odds = [exp((score - best) / noise) for score in scores]
    else:
        noise += ANOTHER_ROUND
        odds = [
            exp((score - best) / noise) * SCHOOL_SHARES.get(school or "", 1.0)
            for score, school in zip(scores, table.schools, strict=True)
        ]
    total = sum(odds)
    return [each / total for each in odds]
