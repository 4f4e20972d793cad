"""Many games between bots. Each depends only on the seed and its number, wherever and whenever it is played."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from coven import bots, games
from coven.bots import Budget
from coven.bots.cast import read_bot
from coven.engine import Outcome, Record, Seat, Table, seed_from

Look = Callable[[Table, Seat, Any], None]
"""Called just before each move with the table, the seat and the move."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What all games of a match have in common. It can be sent to another process."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    save: str | None = None
    """The folder for the records, where they are wanted."""
    budget: Budget = Budget()
    """What the Masters have for a decision."""

    def path(self, number: int) -> Path:
        assert self.save is not None
        return Path(self.save) / f"{self.game}-{number:06}.jsonl"

    def secret(self, number: int) -> str:
        """All luck of one game comes from this."""
        return f"{self.seed}/{number}"

    def answers(self, table: Table, number: int) -> Iterator[tuple[Seat, Any]]:
        """What the bots do in one game, move by move."""
        game = games.find(self.game)
        chosen = [bots.find(name, game, self.budget) for name in self.bots]
        return bots.answers(table, chosen, Random(self.secret(number)))


class Result(msgspec.Struct, frozen=True):
    """One game of a match."""

    number: int
    moves: int
    outcome: Outcome


def play(match: Match, numbers: Iterable[int]) -> Iterator[Result]:
    """Play the games of these numbers; where records are wanted, each is complete before its result is known."""
    for number in numbers:
        yield _play_recorded(match, number) if match.save else watch(match, number)


def play_all(match: Match, numbers: Iterable[int]) -> list[Result]:
    return list(play(match, numbers))


def watch(match: Match, number: int, look: Look | None = None) -> Result:
    """Play the game of that number; `look` sees every move."""
    game, moves = games.find(match.game), 0
    table = game.deal(match.players, match.options, chance=seed_from(match.secret(number), ()))
    for seat, move in match.answers(table, number):
        if look:
            look(table, seat, move)
        table.apply(seat, move)
        moves += 1
    assert table.outcome is not None
    return Result(number, moves, table.outcome)


def _play_recorded(match: Match, number: int) -> Result:
    """The same game, saved as a record. The file gets its name when it is complete."""
    record = play_record(match, number)
    path = match.path(number)
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(record.encode())
    unfinished.replace(path)
    assert record.table.outcome is not None
    return Result(number, len(record.played), record.table.outcome)


def seat_label(bot: str, number: int) -> str:
    """How a record names the seat of a bot: `adept 2`; somebody of the cast as everywhere, `Nan (adept)`."""
    member, level = read_bot(bot)
    return f"{member.name} ({level})" if member else f"{bot} {number}"


def play_record(match: Match, number: int) -> Record:
    """The same game, written move by move into a record."""
    seats = [seat_label(name, seat) for seat, name in enumerate(match.bots, 1)]
    game, secret = games.find(match.game), match.secret(number)
    record = Record.start(game, match.players, match.options, secret=secret, seats=seats)
    for seat, move in match.answers(record.table, number):
        record.play(seat, move)
    return record
