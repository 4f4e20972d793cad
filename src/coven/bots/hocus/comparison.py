"""How a Master of Hocus searches: the best-looking moves are tried on the same guesses, the worse half is dropped.

The moves of a turn differ little beside what others may hold, so that only a comparison on the same cards can tell.
"""

from collections import Counter
from math import log
from random import Random

from coven.bots.hocus.likely import choose_pockets
from coven.bots.search import Budget, Search
from coven.engine import Move, Table
from coven.games.hocus.showdowns import Committing
from coven.games.hocus.state import HocusTable
from coven.games.hocus.turns import Turn

WIDE, NARROW = 8, 3
"""How many moves are compared at first and at last."""
EACH = 2
"""How many of each Spell are compared at first, however they look."""
GUESSES = 8
"""After how many guesses the worse half is dropped."""
TRUST = 0.015
"""How much of the win it is worth that a move looks a point better to the Adept."""


class Comparison(Search):
    """A search that looks far beyond a move only where a showdown has begun; else the turn is ended, and judged."""

    def run(self, budget: Budget) -> None:
        enough = budget.watch(window=self.window)
        considered, guesses = self.considered(), 0
        while not enough(self.iterations):
            guessed, luck = self.guess(), self.random.getrandbits(64)
            for move in considered:
                self.try_out(guessed.clone(), move, Random(luck))
            self.iterations += len(considered)
            guesses += 1
            if guesses % GUESSES == 0 and len(considered) > NARROW:
                favourite, *others = considered
                others.sort(key=self.merit, reverse=True)
                considered = [favourite, *others[: max(len(considered) // 2, NARROW) - 1]]
        self.offers = considered

    def considered(self) -> list[Move]:
        """What looks best, and the best of each Spell: the Adept may be wrong about a Spell as a whole."""
        found, spells = [], Counter[str]()
        for number, move in enumerate(self.offers):
            spell = getattr(move, "spell", "")
            spells[spell] += 1
            if number < WIDE or spells[spell] <= EACH:
                found.append(move)
        return found

    def guess(self) -> Table:
        """The others have chosen their Pockets, and not laid any cards there."""
        table = super().guess()
        assert isinstance(table, HocusTable)
        choose_pockets(table, self.seat, self.random)
        return table

    def try_out(self, table: Table, move: Move, random: Random) -> None:
        """The move, and the rest of the turn by habit."""
        seat = self.seat
        table.apply(seat, move)
        while table.actors() == (seat,) and not (type(table.stack[-1]) is Committing or table.stack[-1] == Turn(seat)):
            table.apply(seat, self.roll(table, seat, random))
        self.root.add(move, self.prospects(table)[seat])

    def merit(self, move: Move) -> float:
        """How the move has fared, and what the Adept thinks of it."""
        arm = self.root.arms[move]
        return arm.total / arm.visits + TRUST * log(arm.prior)

    def decide(self) -> Move:
        """The Adept's favourite, unless another move has more merit by the margin."""
        favourite, best = self.offers[0], max(self.offers, key=self.merit)
        return best if self.merit(best) > self.merit(favourite) + self.margin else favourite
