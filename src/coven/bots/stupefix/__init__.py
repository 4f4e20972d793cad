"""Stupéfix as an Adept plays it: bluffs that look like threats, nerves measured against the cards unseen, a good pick.

All is reckoned in points of one's house. What is chosen in secret is mixed, so that nobody can read it.
"""

from math import exp, log
from random import Random
from typing import Any

from coven.bots.sight import Sight
from coven.bots.stupefix.duel import CROWD, Duel, shield_chance
from coven.bots.stupefix.habit import roll
from coven.bots.stupefix.memory import remembered, rivals, stakes_of, supposed
from coven.bots.stupefix.reasons import why
from coven.bots.stupefix.standing import COMMON_OFFER, prospects
from coven.bots.stupefix.worth import Stakes, late_cost
from coven.engine import Move, Seat, View
from coven.games.stupefix.cards import FIZZLE, STUNNER
from coven.games.stupefix.moves import Aim, Cast, Prepare, Shield, Take
from coven.games.stupefix.state import team
from coven.games.stupefix.view import Counts, StupefixView

__all__ = ["choose", "prospects", "roll", "weigh", "why"]

EAGERNESS = 2.0
"""How much likelier a Stunner is where the offer is twice the common one, in log-odds."""
NERVE = 20.0
"""How many points make up one's mind to cast or to shield."""
CHOICE = 6.0
"""How many points make a target, or a reward, clearly the better one."""
USUALLY_STAND = 0.6
"""Which part of all players shares the rewards of a round."""
RELATIVE = 1.3
"""What one does not take goes to rivals."""
DENIAL = 0.3
"""How much it counts that a rival does not get a reward."""
AT_NOBODY = -5.0
SAFE = 6.0
"""Nobody shields himself against nobody."""


def choose(sight: Sight, random: Random) -> Move:
    """Secret choices are drawn by lot, as likely as they are good; a reward is simply the best."""
    view = sight.view
    assert isinstance(view, StupefixView)
    weights = weigh_with(view, sight.moves, remembered(sight))
    best = max(weights)
    if isinstance(sight.moves[0], Take):
        reward: Move = sight.moves[weights.index(best)]
        return reward
    drawn: Move = random.choices(sight.moves, [exp(weight - best) for weight in weights])[0]
    return drawn


def weigh(view: View, moves: list[Any]) -> list[float]:
    assert isinstance(view, StupefixView)
    return weigh_with(view, moves, view.counts or supposed(view))


def weigh_with(view: StupefixView, moves: list[Any], known: Counts) -> list[float]:
    stakes = stakes_of(view, known)
    match moves[0]:
        case Prepare():
            return [weight_of_preparing(view, stakes, move) for move in moves]
        case Aim():
            shares = rivals(view, known)
            return [weight_of_aim(view, stakes, shares, move.target) for move in moves]
        case Cast() | Shield():
            nerve = worth_of_casting(view, stakes, rivals(view, known)) / NERVE if view.seat in view.aims else SAFE
            return [0.0 if isinstance(move, Shield) else nerve for move in moves]
    worths = [worth_of_taking(view, stakes, move) for move in moves]
    return [(worth - max(worths)) / CHOICE for worth in worths]


def weight_of_preparing(view: StupefixView, stakes: Stakes, move: Prepare) -> float:
    """Stunners spread over the rounds left, more of them where there is more to win."""
    stunners = view.hand.count(STUNNER)
    if move.card == FIZZLE or stunners == len(view.hand):
        return 0.0
    rich = stakes.offer(view.offered, view.seat) / COMMON_OFFER - 1
    return log(stunners / (len(view.hand) - stunners)) + EAGERNESS * rich


def weight_of_aim(view: StupefixView, stakes: Stakes, shares: list[float], target: Seat | None) -> float:
    """With a Fizzle just as with a Stunner: where a Stunner would do most, if it is not held off."""
    if target is None:
        return AT_NOBODY
    share = stakes.offer(view.offered, target) / (USUALLY_STAND * len(view.houses))
    harm = shares[target] * (share + late_cost(view.late, target, 1, stakes.rounds_left))
    return (1 - shield_chance(view, target, CROWD)) * harm / CHOICE


def worth_of_casting(view: StupefixView, stakes: Stakes, shares: list[float]) -> float:
    """How many points casting is worth more than shielding oneself."""
    duel, me, target = Duel(view), view.seat, view.aims[view.seat]
    others = [seat for seat in range(len(view.houses)) if seat != me]
    mates = [seat for seat in team(view.houses, me) if seat != me]
    standing, standing_mates = duel.standing(others, me), duel.standing(mates, me)
    offer = stakes.offer(view.offered, me)
    felled, harm = 0.0, 0.0
    if view.prepared == STUNNER and target is not None:
        unshielded = 1 - duel.shields[target]
        felled = unshielded * duel.unharmed(target, me)
        tokens = unshielded * late_cost(view.late, target, 1, stakes.rounds_left)
        harm = shares[target] * (felled * offer / (standing + 1) + tokens)
    with_me = (standing_mates + 1) / (standing - felled + 1)
    without_me = standing_mates / max(standing, 1.0)
    gain = RELATIVE * offer * duel.unharmed(me) * (with_me - without_me)
    return gain + harm - duel.expected_hits(me) * late_cost(view.late, me, 1, stakes.rounds_left)


def worth_of_taking(view: StupefixView, stakes: Stakes, move: Take) -> float:
    """What it is worth to us, and a little of what it would be worth to the rival who wants it most."""
    others = [
        stakes.reward(move.card, seat)
        for seat, stands in enumerate(view.flags)
        if stands and view.houses[seat] != view.houses[view.seat]
    ]
    return stakes.reward(move.card, view.seat, move.owner) + DENIAL * max(others, default=0.0)
