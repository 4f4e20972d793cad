"""How a Master of Hocus searches: the best-looking moves are tried on the same guesses, the worse half is dropped.

The moves of a turn differ little beside what others may hold, so that only a comparison on the same cards can tell.
"""

from collections import Counter
from math import log
from random import Random

from coven.bots.budget import Budget
from coven.bots.hocus.rival_pockets import choose_pockets
from coven.bots.search import Search
from coven.engine import Move
from coven.games.hocus.setup import HocusTable
from coven.games.hocus.steps.showdowns import Committing
from coven.games.hocus.steps.turns import Turn

WIDE, NARROW = 8, 4
"""How many moves are compared at first and at last."""
EACH = 2
"""How many of each Spell are compared at first, however they look."""
GUESSES = 8
"""After how many guesses the worse half is dropped."""
LATE = 12
"""With so few cards in all Hands every round is played to its end."""
TRUST = 0.01
"""How much of the win it is worth that a move looks a point better to the Adept."""
WRONG = 0.05**2
"""How wrong a judgement, or many rounds played by habit, are about the difference of two moves, as a variance."""


class Comparison(Search):
    """A search that ends the turn and judges the table; with few moves left the round is played to its end besides."""

    def run(self, budget: Budget) -> None:
        enough = budget.watch(window=self.window)
        self.trials = {move: Trial(self.trust(move)) for move in self.considered()}
        guesses = 0
        while not enough(self.iterations):
            self.compare(self.guess(), self.random.getrandbits(64))
            self.iterations += len(self.trials)
            guesses += 1
            if guesses % GUESSES == 0 and len(self.trials) > NARROW:
                self.drop_the_worse()
        self.offers = list(self.trials)

    def considered(self) -> list[Move]:
        """What looks best, and the best of each Spell: the Adept may be wrong about a Spell as a whole.

        Of ways to cast it that look the same to him one is enough.
        """
        found: list[Move] = []
        spells, looks = Counter[str](), set[tuple[str, float]]()
        for move, liking in zip(self.offers, self.likings, strict=True):
            spell = getattr(move, "spell", "")
            if (len(found) < WIDE or spells[spell] < EACH) and (spell, liking) not in looks:
                found.append(move)
                spells[spell] += 1
                looks.add((spell, liking))
        return found

    def trust(self, move: Move) -> float:
        """How much better than the favourite the Adept thinks the move; mostly it is less than nothing."""
        arms = self.root.arms
        return TRUST * log(arms[move].prior / arms[self.offers[0]].prior)

    def drop_the_worse(self) -> None:
        """The favourite and the better half stay."""
        favourite, *others = self.trials
        others.sort(key=self.merit, reverse=True)
        kept = [favourite, *others[: max(len(self.trials) // 2, NARROW) - 1]]
        self.trials = {move: self.trials[move] for move in kept}

    def guess(self) -> HocusTable:
        """The others have chosen their Pockets, and not laid any cards there."""
        table = super().guess()
        assert isinstance(table, HocusTable)
        choose_pockets(table, self.seat, self.random)
        return table

    def compare(self, guessed: HocusTable, luck: int) -> None:
        """Every move with the same luck, first of all the favourite."""
        ends = [self.end_turn(guessed.clone(), move) for move in self.trials]
        judged = [self.prospects(table)[self.seat] for table in ends]
        for trial, share in zip(self.trials.values(), judged, strict=True):
            trial.judge(share - judged[0])
        if len(ends) <= NARROW or sum(map(len, guessed.hands)) <= LATE:
            played = [self.play_round(table, guessed.round, Random(luck)) for table in ends]
            for trial, share in zip(self.trials.values(), played, strict=True):
                trial.play(share - played[0])

    def end_turn(self, table: HocusTable, move: Move) -> HocusTable:
        """The move, and the rest of the turn as an Adept."""
        seat = self.seat
        table.apply(seat, move)
        while table.actors() == (seat,) and not (type(table.step) is Committing or table.step == Turn(seat)):
            moves = table.offers(seat)
            weights = self.weigh(table.view(seat), moves)
            table.apply(seat, moves[weights.index(max(weights))])
        return table

    def play_round(self, table: HocusTable, number: int, random: Random) -> float:
        """The seat's share of the win when all have played this round to its end by habit."""
        while table.step and table.round == number:
            seat = table.actors()[0]
            table.apply(seat, self.roll(table, seat, random))
        return self.prospects(table)[self.seat]

    def merit(self, move: Move) -> float:
        return self.trials[move].merit

    def decide(self) -> Move:
        """The Adept's favourite, unless another move has more merit by the margin."""
        best = max(self.offers, key=self.merit)
        return best if self.merit(best) > self.margin else self.offers[0]


class Trial:
    """By how much of the win a move seems better than the Adept's favourite, on the same guesses."""

    __slots__ = ("guesses", "judged", "played", "rounds", "squares", "trust")

    def __init__(self, trust: float) -> None:
        self.trust = trust
        """By how much the Adept thinks so."""
        self.guesses = self.rounds = 0
        self.judged = self.played = self.squares = 0.0

    def judge(self, better: float) -> None:
        """So it looks when the turn is over."""
        self.guesses += 1
        self.judged += better

    def play(self, better: float) -> None:
        """So it came when the round was played to its end."""
        self.rounds += 1
        self.played += better
        self.squares += better * better

    @property
    def merit(self) -> float:
        """What was judged and what was played, each for as much as it is sure."""
        if not self.guesses:
            return self.trust
        judged = self.trust + self.judged / self.guesses
        if not self.rounds:
            return judged
        noise = (1 + self.squares) / self.rounds**2
        return judged + (self.played / self.rounds - judged) * WRONG / (WRONG + WRONG + noise)
