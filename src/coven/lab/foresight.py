"""Chances of winning: bots play on for some moves, as Adepts and then by habit; then the table is judged."""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

from coven import bots
from coven.bots.shares import shares
from coven.engine import CLOCK, Chance, Game, Move, Seat, Table, seed_from
from coven.lab.estimate import Estimate, doubted, wilson

HORIZON = 4
"""How many moves a player makes, more or less, before the position is judged."""
PLANNED = 2
"""How many of them as an Adept: the first move of a plan is worth what comes of the plan. The rest is habit."""

Chances = tuple[float, ...]
"""Each seat's chance of winning; partners have it together."""


class Foresight:
    """What may become of positions of one game, in which these seats play together."""

    def __init__(self, game: Game, sides: Sequence[tuple[Seat, ...]]) -> None:
        bot = bots.bot_of(game)
        self.choose = bot.choose
        self.roll = bot.roll or self._as_adept
        self.prospects = bot.prospects
        self.slope = bot.slope
        self.sides = {seat: side for side in sides for seat in side}

    def _as_adept(self, table: Table, seat: Seat, random: Random) -> Move:
        """Also by habit, where a game has no quick way to play on."""
        return self.choose(bots.Sight(table, seat), random)

    def play_on(self, table: Table, random: Random) -> Chances:
        """For some moves, on this very table, or to the end where nobody can judge what is before it."""
        made, last = 0, HORIZON * table.players if self.prospects else -1
        while (actors := table.actors()) and made != last:
            seat = actors[0]
            go_on = self._as_adept if made < PLANNED * table.players else self.roll
            move: Any = table.moves(CLOCK)[0] if seat == CLOCK else go_on(table, seat, random)
            table.apply(seat, move)
            made += 1
        won = self._judged(table)
        return tuple(sum(won[partner] for partner in self.sides[seat]) for seat in range(table.players))

    def _judged(self, table: Table) -> Sequence[float]:
        """Each seat's share of the win, where it is known or as it looks."""
        if table.outcome is not None:
            return shares(table.outcome, table.players)
        assert self.prospects is not None
        judged = [share**self.slope for share in self.prospects(table)]
        whole = sum(judged)
        return [share / whole for share in judged]

    def chances(self, table: Table, eye: Seat | None, playouts: int, seed: str) -> list[Chances]:
        """From so many starts: as the table may be for all that `eye` knows, or with every card as it lies."""
        found = []
        for number in range(playouts):
            luck = luck_of(f"{seed}/{number}")
            start = as_it_lies(table, luck) if eye is None else guessed(table, eye, luck)
            found.append(self.play_on(start, Random(f"{seed}/{number}")))
        return found


def luck_of(seed: str) -> Chance:
    return seed_from(seed, ())


def guessed(table: Table, eye: Seat, luck: Chance) -> Table:
    """A table as it may be, for all that `eye` knows; what others have chosen in secret they choose again."""
    guess = table.guess(eye, luck)
    guess.reopen(eye)
    return guess


def as_it_lies(table: Table, luck: Chance) -> Table:
    """The table with every card where it truly is. Only what has not been drawn by lot yet is open."""
    copy = table.clone()
    copy.chance = luck
    return copy


def estimated(found: Sequence[Chances]) -> tuple[Estimate, ...]:
    """Each seat's chance, from all that was found."""
    return tuple(chance(column) for column in zip(*found, strict=True))


def chance(found: Sequence[float]) -> Estimate:
    """The mean. Even if all judgements agree, a game is won or lost: the interval includes the luck of one such game.

    Where a seat always won, or always lost, it is Wilson's interval: this may be luck.
    """
    middle = fmean(found)
    if middle in {0.0, 1.0}:
        return wilson(sum(found), len(found))
    plain = doubted(found, middle * (1 - middle))
    return Estimate(middle, max(0.0, plain.low), min(1.0, plain.high))


def difference(found: Sequence[float]) -> Estimate:
    """The mean of what one move brings more than another. The interval includes one game that this decides or not.

    Where no playout tells two moves apart, their difference is exactly 0.
    """
    return doubted(found, abs(fmean(found)))
