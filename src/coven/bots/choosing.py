"""Ways to choose from what was weighed."""

from random import Random

from coven.bots.bot import Weigh
from coven.bots.sight import Choose, Sight
from coven.engine import Move


def choose_best(weigh: Weigh) -> Choose:
    """The best move; luck decides between equals."""

    def choose(sight: Sight, random: Random) -> Move:
        weights = weigh(sight.view, sight.moves)
        best = max(weights)
        move: Move = random.choice([move for move, weight in zip(sight.moves, weights, strict=True) if weight == best])
        return move

    return choose
