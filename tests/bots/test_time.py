"""A Master keeps to its time in every game that it searches, whatever kind of search that is."""

from collections.abc import Callable
from itertools import count, islice
from random import Random

import msgspec
import pytest

from coven import bots
from coven.bots import Budget, Sight
from coven.games import find
from tests.contract.cases import luck

DECISIONS = 6
SECONDS, WINDOW, TICK = 0.19, 0.09, 0.04


class Counted(Budget, frozen=True):
    """Time that passes a tick whenever somebody looks at the clock, and what was seen there."""

    looks: list[tuple[bool, bool]] = msgspec.field(default_factory=list)

    def watch(self, *, window: bool, clock: Callable[[], float] | None = None) -> Callable[[int], bool]:
        ticks = count()
        enough = super().watch(window=window, clock=lambda: next(ticks) * TICK)

        def look(iterations: int) -> bool:
            self.looks.append((window, enough(iterations)))
            return self.looks[-1][1]

        return look


@pytest.mark.parametrize("name", ["hocus_pocus", "hocus", "stupefix", "mandragora"])
def test_a_master_looks_at_the_clock_until_its_time_is_up_and_not_once_more(name: str) -> None:
    game, random = find(name), Random(1)
    table = game.deal(4, game.simulation, chance=luck(f"time {name}"))
    for looks in islice(decisions(table, game, random), DECISIONS):
        window = looks[0][0]
        assert [over for _, over in looks] == [False] * (len(looks) - 1) + [True]
        assert len(looks) == (3 if window else 5)


def decisions(table, game, random):
    """What a Master saw of the clock at each decision in which it had a choice."""
    while actors := table.actors():
        budget = Counted(seconds=SECONDS, window=WINDOW)
        sight = Sight(table, actors[0])
        move = bots.find("master", game, budget)(sight, random)
        if budget.looks:
            yield budget.looks
        table.apply(actors[0], move)
