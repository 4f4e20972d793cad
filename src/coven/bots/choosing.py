"""Ways to choose from what was weighed."""

from random import Random

from coven.bots.sight import Choose, Sight, Weigh
from coven.engine import Move


def choose_first_best(weigh: Weigh) -> Choose:
    """The best move; the first of equals."""

    def choose(sight: Sight, random: Random) -> Move:
        weights = weigh(sight.view, sight.moves)
        move: Move = sight.moves[weights.index(max(weights))]
        return move

    return choose


def choose_best(weigh: Weigh) -> Choose:
    """The best move; luck decides between equals."""

    def choose(sight: Sight, random: Random) -> Move:
        weights = weigh(sight.view, sight.moves)
        best = max(weights)
        move: Move = random.choice([move for move, weight in zip(sight.moves, weights, strict=True) if weight == best])
        return move

    return choose
