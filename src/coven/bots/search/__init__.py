"""The Master's search: Monte-Carlo tree search over information sets, with a tree for each seat.

Every iteration starts from a guess at what the seat cannot see. Each seat chooses for
itself, in a tree of its own. Where a seat is in its tree depends on what it was told since the search began, and on its
own moves. So no seat answers a secret choice that it cannot know of, whatever the order in which seats are asked.
"""

from collections.abc import Sequence
from heapq import nlargest
from random import Random

from msgspec import UNSET

from coven.bots.bot import Bot
from coven.bots.budget import Budget
from coven.bots.search.node import Node
from coven.bots.shares import shares
from coven.bots.sight import Sight
from coven.engine import Chance, Move, Seat, Table, Told

__all__ = ["Search"]

REUSE = 4
"""How many iterations start from the same guess: it costs more than they do."""
RIPE = 24
"""How often a seat must have been at a point before what was learnt there counts more than habit."""
HORIZON = 3
"""How many moves a player makes by habit, more or less, before the position is judged."""
LATEST = 4
"""How many more, if no quiet point comes."""


class Search:
    """The search of one seat for one decision."""

    def __init__(self, bot: Bot, sight: Sight, random: Random) -> None:
        assert bot.weigh
        assert bot.roll
        assert bot.prospects
        self.sight, self.seat, self.random = sight, sight.seat, random
        self.weigh, self.roll, self.prospects, self.quiet = bot.weigh, bot.roll, bot.prospects, bot.quiet
        self.guessed = self.guess()
        self.players = self.guessed.players
        self.margin = bot.margin / self.players
        self.window = self.guessed.window
        self.secret = self.guessed.secret(self.seat)
        self.trees = [Node() for _ in range(self.players)]
        self.root = self.trees[self.seat]
        self.root.learn_priors(sight.moves, self.first_sight(bot))
        self.offers: list[Move] = sorted(sight.moves, key=lambda move: self.root.arms[move].prior, reverse=True)
        self.likings = [self.root.arms[move].prior for move in self.offers]
        if self.secret:
            self.root.learn_priors(self.offers, [0.0] * len(self.offers))
        self.iterations = 0

    def first_sight(self, bot: Bot) -> list[float]:
        """What the Adept thinks of the moves."""
        view = bot.recall(self.sight) if bot.recall else self.sight.view
        return self.weigh(view, self.sight.moves)

    def run(self, budget: Budget) -> None:
        enough = budget.watch(window=self.window)
        while not enough(self.iterations):
            if self.iterations % REUSE == 0:
                self.guessed = self.guess()
            self.iterate(self.guessed.clone())
            self.iterations += 1

    def decide(self) -> Move:
        """What the Adept likes best, unless another move is surely better.

        Secret choices are drawn by lot, so that nobody can foresee them: the likelier the more the Adept likes them and
        the better their results are.
        """
        arms, favourite = self.root.arms, self.offers[0]
        if self.secret:
            chances = [liking * self.root.odds(move) for liking, move in zip(self.likings, self.offers, strict=True)]
            return self.random.choices(self.offers, chances)[0]
        best = max(self.offers, key=self.root.floor)
        doubtful = arms[favourite].total / arms[favourite].visits + self.margin
        return best if self.root.floor(best) > doubtful else favourite

    def guess(self) -> Table:
        """A table as it may be. Others who have already chosen in secret choose again."""
        table = self.sight.guess(Chance(self.random.randbytes(32)))
        table.reopen(self.seat)
        return table

    def iterate(self, table: Table) -> None:
        """Down the trees to a point where nobody has been, on by habit from there, and back with the result."""
        nodes, path = self.trees[:], []
        actors: tuple[Seat, ...] = (self.seat,)
        known = True
        while actors and known:
            seat = actors[0]
            node, moves = nodes[seat], table.offers(seat)
            move = moves[0]
            if len(moves) > 1:
                known = node.visits > 0
                move = self.pick(table, seat, node, moves)
                path.append((seat, node, move))
            told: list[Told] = []
            table.told = told
            table.apply(seat, move)
            table.told = UNSET
            hear(nodes, told, seat, move)
            actors = table.actors()
        result = self.play_on(table)
        for seat, node, move in path:
            node.add(move, result[seat])

    def pick(self, table: Table, seat: Seat, node: Node, moves: Sequence[Move]) -> Move:
        if node is self.root:
            return node.select(self.offers[: node.width()])
        if node.visits < RIPE or self.foreign(table, seat):
            return self.roll(table, seat, self.random)
        arms = node.arms
        if not all(move in arms and arms[move].prior for move in moves):
            node.learn_priors(moves, self.weigh(table.view(seat), moves))
        return node.select(nlargest(node.width(), moves, key=lambda move: arms[move].prior))

    def foreign(self, table: Table, seat: Seat) -> bool:
        """Whether somebody else chooses in secret. They do so by habit.

        Our own cards are the same in all guesses. Others who learnt from results would answer cards that nobody has
        shown.
        """
        return seat != self.seat and table.secret(seat)

    def play_on(self, table: Table) -> Sequence[float]:
        """Each seat's share of the win, judged after some moves by habit, at a quiet point.

        In the middle of a turn or a window a judgement would miss half of what was begun, so it waits until the stack
        is as short as it has ever been. A game can name its quiet points itself.
        """
        roll, random = self.roll, self.random
        left, quiet = HORIZON * self.players, table.depth
        while depth := table.depth:
            quiet = min(quiet, depth)
            late = left <= 0 and (depth == quiet or left <= -LATEST * self.players)
            if self.quiet(table) if self.quiet else late:
                return self.prospects(table)
            seat = table.actors()[0]
            table.apply(seat, roll(table, seat, random))
            left -= 1
        assert table.outcome is not None
        return shares(table.outcome, self.players)


def hear(nodes: list[Node], told: list[Told], actor: Seat, move: Move) -> None:
    """Move every seat on in its tree, by what it was told. The actor also knows the move."""
    public = tuple([one.event for one in told if one.audience is None])
    private = len(public) < len(told)
    for seat, node in enumerate(nodes):
        heard = tuple([one.event for one in told if one.reaches(seat)]) if private else public
        nodes[seat] = node.after((move, heard) if seat == actor else heard)
