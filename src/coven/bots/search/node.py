"""What a search remembers of one point of the game, as one seat sees it."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any

from coven.engine import Move

EXPLORATION = 1.5
"""How strongly moves are tried that were tried little, in spreads of all results."""
NARROW, WIDENING = 6, 0.6
"""The search begins with so many of the best-looking moves, and adds `visits ** WIDENING` of the others."""
CAUTION = 2.0
"""By how many standard errors a mean result may be too good. In `odds`: what each standard error counts in log-odds."""
SURE = 50.0
"""The most that results can count, in log-odds."""
DOUBT = 0.1
"""How much of the prior is spread evenly: the Adept may be wrong."""


class Arm:
    """A move and its results."""

    __slots__ = ("offered", "prior", "total", "visits")

    def __init__(self) -> None:
        self.prior = 0.0
        self.offered = 0
        self.visits = 0
        self.total = 0.0


class Node:
    """All moments that a seat cannot tell apart. What the seat was told since the search began leads here."""

    __slots__ = ("arms", "next", "squares", "total", "visits")

    def __init__(self) -> None:
        self.arms: dict[Move, Arm] = {}
        self.next: dict[Any, Node] = {}
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def after(self, heard: object) -> "Node":
        """Where the seat is after it has heard that."""
        found = self.next.get(heard)
        if found is None:
            found = self.next[heard] = Node()
        return found

    def arm(self, move: Move) -> Arm:
        found = self.arms.get(move)
        if found is None:
            found = self.arms[move] = Arm()
        return found

    def add(self, move: Move, share: float) -> None:
        """The move was made here, and led to that share of the win."""
        arm = self.arm(move)
        arm.visits += 1
        arm.total += share
        self.visits += 1
        self.total += share
        self.squares += share * share

    @property
    def spread(self) -> float:
        """The standard deviation of all results."""
        mean = self.total / self.visits
        return sqrt(max(self.squares / self.visits - mean * mean, 1e-6))

    def learn_priors(self, moves: Sequence[Move], weights: Sequence[float]) -> None:
        """How likely the Adept would make each move, with some doubt."""
        best = max(weights)
        odds = [exp(weight - best) for weight in weights]
        sure, even = (1 - DOUBT) / sum(odds), DOUBT / len(odds)
        for move, odd in zip(moves, odds, strict=True):
            self.arm(move).prior = sure * odd + even

    def select(self, moves: Sequence[Move]) -> Move:
        """The best of those on offer, by their results and by how little they were tried (PUCT).

        A move that is seldom on offer is tried seldom: what counts is how often it could have been chosen.
        """
        if not self.visits:
            return max(moves, key=lambda move: self.arms[move].prior)
        mean, curiosity = self.total / self.visits, EXPLORATION * self.spread
        best, chosen = -1e9, moves[0]
        for move in moves:
            arm = self.arms[move]
            arm.offered += 1
            value = arm.total / arm.visits if arm.visits else mean
            value += curiosity * arm.prior * sqrt(arm.offered) / (1 + arm.visits)
            if value > best:
                best, chosen = value, move
        return chosen

    def floor(self, move: Move) -> float:
        """What the move is worth at least: its mean result less some standard errors."""
        arm = self.arms[move]
        return arm.total / arm.visits - CAUTION * self.spread / sqrt(arm.visits) if arm.visits else -CAUTION

    def odds(self, move: Move) -> float:
        """How much likelier a secret choice becomes by its results: by how many standard errors they beat the mean."""
        arm = self.arms[move]
        if not arm.visits:
            return 1.0
        better = arm.total / arm.visits - self.total / self.visits
        return exp(min(CAUTION * better * sqrt(arm.visits) / self.spread, SURE))

    def width(self) -> int:
        return NARROW + int(self.visits**WIDENING)
