"""A tournament of bots: everybody meets everybody, in every seat, and on request on the same deals.

In a bout one bot has one side of the table (a seat, a team or a house) and another bot has all other sides. Each bot of
a pair has each side once, alone and among the others: that is a round. With two sides a round has two bouts.
"""

from itertools import combinations
from typing import Any

import msgspec

from coven.bots import Budget
from coven.bots import match as matches
from coven.bots.match import Match
from coven.engine import Outcome, Seat


class Arena(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides a tournament: whoever plays the bouts, in whatever order, they come out the same."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    """How many a pair of bots; rounds are played to their end."""
    duplicate: bool = False
    """Whether every bout of a round, and the round of that number of every pair, has the same deal."""
    budget: Budget = Budget()
    """What the Masters have for a decision."""
    seed: str

    def match(self, seats: tuple[str, ...]) -> Match:
        return Match(
            game=self.game,
            players=self.players,
            options=self.options,
            bots=seats,
            seed=self.seed,
            budget=self.budget,
        )


class Bout(msgspec.Struct, frozen=True):
    """One game of the tournament."""

    number: int
    deal: int
    side: int
    """Which side the lone bot has."""
    lone: str
    others: str


class BoutResult(msgspec.Struct, frozen=True):
    """How a bout ended."""

    number: int
    seats: tuple[str, ...]
    """The bots, by seat."""
    moves: int
    outcome: Outcome


class Finished(msgspec.Struct, frozen=True):
    """A bout that was played, and its record where that is kept."""

    result: BoutResult
    record: bytes | None = None


def bouts(arena: Arena) -> list[Bout]:
    """Every bout of the tournament, numbered from 1."""
    sides = len(sides_of(arena, 1))
    found: list[Bout] = []
    for pair in combinations(arena.bots, 2):
        seatings = _round(pair, sides)
        rounds = -(-arena.games // len(seatings))
        for number in range(rounds * len(seatings)):
            deal = number // len(seatings) + 1 if arena.duplicate else len(found) + 1
            found.append(Bout(len(found) + 1, deal, *seatings[number % len(seatings)]))
    return found


def _round(pair: tuple[str, str], sides: int) -> list[tuple[int, str, str]]:
    """Each side for the one bot, then each for the other; between two sides that would be the same again."""
    one, other = pair
    alone = [(side, one, other) for side in range(sides)]
    return alone if sides == 2 else alone + [(side, other, one) for side in range(sides)]


def sides_of(arena: Arena, deal: int) -> tuple[tuple[Seat, ...], ...]:
    """Which seats play together in a deal: any game of it tells."""
    (result,) = matches.play(arena.match(("random",) * arena.players), [deal])
    return result.outcome.sides


def play_bouts(arena: Arena, given: list[Bout], *, records: bool) -> list[Finished]:
    return [play_bout(arena, bout, records) for bout in given]


def play_bout(arena: Arena, bout: Bout, records: bool) -> Finished:
    """A bout, with its record where that is wanted."""
    alone = sides_of(arena, bout.deal)[bout.side]
    seats = tuple(bout.lone if seat in alone else bout.others for seat in range(arena.players))
    match = arena.match(seats)
    if not records:
        (result,) = matches.play(match, [bout.deal])
        return Finished(BoutResult(bout.number, seats, result.moves, result.outcome))
    record = matches.play_record(match, bout.deal)
    assert record.table.outcome is not None
    return Finished(BoutResult(bout.number, seats, len(record.played), record.table.outcome), record.encode())
