"""Single positions of a finished game: what everybody's chances were, and what each decision did to them."""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from coven import bots, games
from coven.bots.reason import Reason
from coven.bots.sight import Weigh
from coven.engine import CLOCK, SPECTATOR, Game, Move, Played, Record, Seat, Table, View
from coven.engine.replay import replay, verify
from coven.lab.candidates import candidates
from coven.lab.estimate import Estimate
from coven.lab.foresight import Chances, Foresight, chance, difference, estimated, guessed, luck_of
from coven.lab.outcomes import win


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How much is played to find out: the more, the narrower the intervals."""

    playouts: int = 40
    """For every point of a curve."""
    options: int = 4
    """How many moves are compared with the one that was made: all on the same guesses, with the same luck."""


class Point(msgspec.Struct, frozen=True):
    """Everybody's chance of winning after so many moves."""

    number: int
    seen: tuple[Estimate, ...]
    """For a spectator, who sees nobody's hidden cards."""
    actual: tuple[Estimate, ...]
    """With every card as it truly lies."""


class Choice(msgspec.Struct, frozen=True):
    """A move that could have been made, and the chance of its player then, as far as that player could know."""

    move: Any
    chance: Estimate


class Decision(msgspec.Struct, frozen=True):
    """A move that was made where others were possible, and the best that its player could have known of."""

    number: int
    seat: Seat
    offered: int
    choices: tuple[Choice, ...]
    """The move that was made, then the others that were compared with it."""
    best: int
    """Which of the choices promised most."""
    gains: tuple[Estimate, ...]
    """What it changed for every seat, against the best."""
    why: Reason | None = None
    """What speaks for the best."""

    @property
    def loss(self) -> Estimate:
        """What it gave away."""
        own = self.gains[self.seat]
        return Estimate(-own.value, -own.high, -own.low)


class Judged(msgspec.Struct, frozen=True):
    """What there is to say of a move and of the position in which it was made."""

    number: int
    point: Point | None
    decision: Decision | None


class Position(msgspec.Struct, frozen=True):
    """A moment of the game: what had been seen just before, the table, and the move that was made."""

    before: View | None
    table: Table
    played: Played


def judge(data: bytes, effort: Effort, seed: str, numbers: Collection[int]) -> list[Judged]:
    """The moves of these numbers, in a finished record."""
    record, positions = positions_of(data)
    judges = Judges(record, effort, seed)
    return [judges.judge(positions[number - 1]) for number in numbers]


@lru_cache(maxsize=1)
def positions_of(data: bytes) -> tuple[Record, list[Position]]:
    return moments(data, games.find)


def moments(data: bytes, find: Callable[[str], Game]) -> tuple[Record, list[Position]]:
    """A finished game and all its moments."""
    tables = [record.table.clone() for record in replay(data, find)]
    record = verify(data, find)
    seen = [None, *(table.view(SPECTATOR) for table in tables)]
    return record, [Position(*each) for each in zip(seen, tables, record.played, strict=False)]


class Judges:
    """Judges the positions of one game."""

    def __init__(self, record: Record, effort: Effort, seed: str) -> None:
        assert record.table.outcome is not None
        self.record = record
        self.game = record.game
        self.foresight = Foresight(record.game, record.table.outcome.sides)
        self.effort = effort
        self.seed = seed

    def judge(self, position: Position) -> Judged:
        table, played = position.table, position.played
        changed = position.before is None or _lasting(position.before) != _lasting(table.view(SPECTATOR))
        point = self.point(table, played.number - 1) if changed else None
        return Judged(played.number, point, self.decision(table, played))

    def point(self, table: Table, number: int) -> Point:
        playouts, seed = self.effort.playouts, f"{self.seed}/{number}"
        seen = self.foresight.chances(table, SPECTATOR, playouts, seed)
        actual = self.foresight.chances(table, None, playouts, seed)
        return Point(number, estimated(seen), estimated(actual))

    def decision(self, table: Table, played: Played) -> Decision | None:
        """Nothing where there was nothing to decide."""
        seat = played.seat
        if seat == CLOCK:
            return None
        moves = candidates(self.game, table, seat, played.move, most=self.effort.options, seed=self.seed)
        if len(moves) < 2:
            return None
        return self.compared(table, played, moves)

    def compared(self, table: Table, played: Played, moves: Sequence[Move]) -> Decision:
        """The first of these moves was made. Who won with it at once gave nothing away."""
        seat = played.seat
        results = self.compare(table, seat, moves, f"{self.seed}/{played.number}")
        own = [[chances[seat] for chances in column] for column in results]
        won = wins_at_once(table, seat, played.move)
        best = 0 if won else max(range(len(own)), key=lambda index: fmean(own[index]))
        return Decision(
            number=played.number,
            seat=seat,
            offered=len(table.moves(seat)),
            choices=tuple(Choice(move, chance(column)) for move, column in zip(moves, own, strict=True)),
            best=best,
            gains=(Estimate(0, 0, 0),) * table.players if won else _gains(results, seat),
            why=why_better(self.game, bots.Sight(table, seat), moves[best], played.move),
        )

    def compare(self, table: Table, seat: Seat, moves: Sequence[Move], seed: str) -> list[list[Chances]]:
        """For each move everybody's chances after it, on the same guesses and with the same luck."""
        results: list[list[Chances]] = [[] for _ in moves]
        for number in range(self.effort.playouts):
            guess = guessed(table, seat, luck_of(f"{seed}/{number}"))
            for column, move in zip(results, moves, strict=True):
                copy = guess.clone()
                copy.apply(seat, move)
                column.append(self.foresight.play_on(copy, Random(f"{seed}/{number}")))
        return results


def _lasting(view: View) -> View:
    """What is seen, apart from who is asked for what: a pass in a window leaves everybody's chances as they were."""
    return msgspec.structs.replace(view, asked=(), prompt=None)


def wins_at_once(table: Table, seat: Seat, move: Move) -> bool:
    """With every card as it truly lies."""
    copy = table.clone()
    copy.apply(seat, move)
    return copy.outcome is not None and win(copy.outcome, seat) == 1


def _gains(results: Sequence[Sequence[Chances]], seat: Seat) -> tuple[Estimate, ...]:
    """What every seat has more after the first move than after the one that is best for its player.

    The best of one half of the guesses is measured on the other half: what looks best by luck does not do so twice.
    """
    found: list[Iterable[float]] = []
    for half in (0, 1):
        best = max(results, key=lambda column: fmean(chances[seat] for chances in column[half::2]))
        pairs = zip(results[0][1 - half :: 2], best[1 - half :: 2], strict=True)
        found += [[one - other for one, other in zip(made, better, strict=True)] for made, better in pairs]
    return tuple(difference(column) for column in zip(*found, strict=True))


def why_better(game: Game, sight: bots.Sight, best: Move, made: Move) -> Reason | None:
    """Why an Adept finds the best move better; None where it prefers the move that was made."""
    bot = bots.bot_of(game)
    if bot.why is None or best not in sight.moves or (bot.weigh and _likes_less(bot.weigh, sight, best, made)):
        return None
    return bot.why(sight, best)


def _likes_less(weigh: Weigh, sight: bots.Sight, one: Move, other: Move) -> bool:
    first, second = weigh(sight.view, [one, other])
    return first < second
