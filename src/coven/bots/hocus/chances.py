"""How likely a Pocket wins its showdown in Hocus: how many Pockets of unseen cards beat it, and what may still come.

The numbers were fitted to the showdowns of many games between bots, as log-odds.
"""

from collections.abc import Sequence
from math import exp, log

from coven.bots.hocus.cards import unseen_cards
from coven.bots.hocus.sets import FLUSH, PAIR, Grade, Unseen, grade
from coven.games.hocus.cards import COMMUNITY_SIZE
from coven.games.hocus.effects.sets import SET_SIZE
from coven.games.hocus.view import HocusView

EVEN = -2.2
"""A Pocket that most others beat."""
RARE = 0.75
"""How much it helps that few do; rivals choose their Pockets, so even a few are dangerous."""
SURE = 0.003
RIVALS = 1.1
"""How much more rivals cost."""
SIGNAL = -0.1
"""What it costs for each card more that rivals have laid into that Pot."""
OPEN = -0.5
"""A Community in which nothing lies yet may help the others."""
THIRD = 0.4
"""A Hand card that makes a Pair three of a kind."""
SECOND = 0.3
"""A Hand card that makes a Pair."""
SUITED = (0.0, 0.2, 0.0, 0.0)
"""One, two or three cards are missing for a Flush; and if the Hand has them all:"""
SUITED_IN_HAND = (0.0, 0.8, 0.4, 0.25)


class Chances:
    """What the seat can tell of showdowns, from the cards that it has not seen."""

    def __init__(self, view: HocusView) -> None:
        self.unseen = Unseen(unseen_cards(view))
        self.ways: dict[tuple[int, ...], list[tuple[Grade, int]]] = {}
        self.shares: dict[tuple[tuple[int, ...], Grade], float] = {}

    def beating(self, pocket: Sequence[int], community: Sequence[int]) -> float:
        """Which part of the Pockets that unseen cards can make is better there."""
        place = tuple(community)
        mine = grade((*pocket, *place))
        share = self.shares.get((place, mine))
        if share is None:
            if place not in self.ways:
                self.ways[place] = self.unseen.ways(place)
            share = self.shares[place, mine] = self.unseen.beating(mine, self.ways[place])
        return share

    def chance(
        self, pocket: Sequence[int], community: Sequence[int], hand: Sequence[int], rivals: int, signal: float
    ) -> float:
        """How likely this Pocket wins there, with these cards in Hand to help it and such a `signal` of rivals."""
        if not rivals:
            return 1.0
        odds = EVEN - RARE * log(self.beating(pocket, community) + SURE) - RIVALS * log(rivals) + SIGNAL * signal
        room = COMMUNITY_SIZE - len(community)
        if room:
            odds += OPEN * room / COMMUNITY_SIZE + help_from_hand(pocket, community, hand, room)
        return 1 / (1 + exp(-odds))


def help_from_hand(pocket: Sequence[int], community: Sequence[int], hand: Sequence[int], room: int) -> float:
    """Hand cards that could make the Set better there."""
    kind, _ = grade((*pocket, *community))
    hope = suited(pocket, community, hand, room) if kind < FLUSH else 0.0
    if kind <= PAIR and hand:
        strengths = {card >> 2 for card in pocket}
        fitting = min(sum([card >> 2 in strengths for card in hand]), room)
        hope += THIRD * fitting if len(pocket) > len(strengths) else SECOND * min(fitting, 1)
    return hope


def suited(pocket: Sequence[int], community: Sequence[int], hand: Sequence[int], room: int) -> float:
    """The hope of a Flush."""
    hope = 0.0
    for suit in {card & 3 for card in pocket}:
        missing = SET_SIZE - sum([card & 3 == suit for card in (*pocket, *community)])
        if 0 < missing <= min(room, 3):
            held = min(sum([card & 3 == suit for card in hand]), missing)
            hope = max(hope, SUITED[missing] + SUITED_IN_HAND[missing] * held / missing)
    return hope
