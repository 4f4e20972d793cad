"""How good the moves of Stupéfix look to an Adept, in points of one's house."""

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Any

from coven.bots.sight import Choose, Sight, Weigh
from coven.bots.stupefix.duel import CROWD, Duel, shield_chance
from coven.bots.stupefix.houses import COMMON_OFFER
from coven.bots.stupefix.memory import recall, rivals, stakes_of, supposed
from coven.bots.stupefix.position import Seen
from coven.bots.stupefix.rewards import Stakes, late_cost
from coven.engine import Card, Move, Seat, View
from coven.games.stupefix.cards import FIZZLE, STUNNER
from coven.games.stupefix.moves import Aim, Cast, Prepare, Shield, Take
from coven.games.stupefix.state import team
from coven.games.stupefix.view import Counts, StupefixView

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
SAFE = 20.0
"""Nobody shields himself against nobody."""


def choose_by(weigh: Weigh) -> Choose:
    """By what the seat sees and remembers."""

    def choose(sight: Sight, random: Random) -> Move:
        return draw(sight.moves, weigh(recall(sight), sight.moves), random)

    return choose


def draw(moves: Sequence[Any], weights: list[float], random: Random) -> Move:
    """Secret choices are drawn by lot, as likely as they are good; a reward is simply the best."""
    best = max(weights)
    if isinstance(moves[0], Take):
        reward: Move = moves[weights.index(best)]
        return reward
    drawn: Move = random.choices(moves, [exp(weight - best) for weight in weights])[0]
    return drawn


def weigh(view: View, moves: Sequence[Any]) -> list[float]:
    """Who does not remember the rewards that others have taken supposes something."""
    assert isinstance(view, StupefixView)
    return weigh_with(view, moves, view.counts or supposed(view))


def weigh_with(seen: Seen, moves: Sequence[Any], known: Counts) -> list[float]:
    stakes = stakes_of(seen, known)
    match moves[0]:
        case Prepare():
            return [weight_of_preparing(seen, stakes, move) for move in moves]
        case Aim():
            shares = rivals(seen, known)
            return [weight_of_aim(seen, stakes, shares, move.target) for move in moves]
        case Cast() | Shield():
            nerve = worth_of_casting(seen, stakes, rivals(seen, known)) / NERVE if seen.seat in seen.aims else SAFE
            return [0.0 if isinstance(move, Shield) else nerve for move in moves]
    worths = [worth_of_taking(seen, stakes, move) for move in moves]
    return [(worth - max(worths)) / CHOICE for worth in worths]


def weight_of_preparing(seen: Seen, stakes: Stakes, move: Prepare) -> float:
    """Stunners spread over the rounds left, more of them where there is more to win."""
    stunners = seen.hand.count(STUNNER)
    if move.card == FIZZLE or stunners == len(seen.hand):
        return 0.0
    rich = stakes.offer(seen.offered, seen.seat) / COMMON_OFFER - 1
    return log(stunners / (len(seen.hand) - stunners)) + EAGERNESS * rich


def weight_of_aim(seen: Seen, stakes: Stakes, shares: list[float], target: Seat | None) -> float:
    """With a Fizzle just as with a Stunner: where a Stunner would do most, if it is not held off."""
    if target is None:
        return AT_NOBODY
    share = stakes.offer(seen.offered, target) / (USUALLY_STAND * len(seen.houses))
    harm = shares[target] * (share + late_cost(seen.late, target, 1, stakes.rounds_left))
    return (1 - shield_chance(seen, target, CROWD)) * harm / CHOICE


def worth_of_casting(seen: Seen, stakes: Stakes, shares: list[float]) -> float:
    """How many points casting is worth more than shielding oneself."""
    duel, me, target = Duel(seen), seen.seat, seen.aims[seen.seat]
    others = [seat for seat in range(len(seen.houses)) if seat != me]
    mates = [seat for seat in team(seen.houses, me) if seat != me]
    standing, standing_mates = duel.standing(others, me), duel.standing(mates, me)
    offer = stakes.offer(seen.offered, me)
    felled, harm = 0.0, 0.0
    if seen.prepared == STUNNER and target is not None:
        unshielded = 1 - duel.shields[target]
        felled = unshielded * duel.unharmed(target, me)
        tokens = unshielded * late_cost(seen.late, target, 1, stakes.rounds_left)
        harm = shares[target] * (felled * offer / (standing + 1) + tokens)
    with_me = (standing_mates + 1) / (standing - felled + 1)
    without_me = standing_mates / max(standing, 1.0)
    gain = RELATIVE * offer * duel.unharmed(me) * (with_me - without_me)
    return gain + harm - duel.expected_hits(me) * late_cost(seen.late, me, 1, stakes.rounds_left)


def worth_of_taking(seen: Seen, stakes: Stakes, move: Take) -> float:
    """What it is worth to us, and a little of what it would be worth to the rival who wants it most."""
    rival = rival_for(seen, stakes, move.card)
    denied = stakes.reward(move.card, rival) if rival is not None else 0.0
    return stakes.reward(move.card, seen.seat, move.owner) + DENIAL * denied


def rival_for(seen: Seen, stakes: Stakes, card: Card) -> Seat | None:
    """Of those of other houses who still stand, the one to whom a reward is worth most."""
    own = seen.houses[seen.seat]
    others = [seat for seat, stands in enumerate(seen.flags) if stands and seen.houses[seat] != own]
    return max(others, key=lambda seat: stakes.reward(card, seat), default=None)
