"""Many games between bots: each follows from its seed and number alone, whoever plays it and in whatever order."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from coven import bots, games
from coven.bots.search import Budget
from coven.engine import Outcome, Record, seed_from


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


class Result(msgspec.Struct, frozen=True):
    """One game of a match."""

    number: int
    moves: int
    outcome: Outcome


def play(match: Match, numbers: Iterable[int]) -> Iterator[Result]:
    """Play the games of these numbers; where records are wanted, each is complete before its result is known."""
    for number in numbers:
        yield _play_recorded(match, number) if match.save else _play_quickly(match, number)


def play_all(match: Match, numbers: Iterable[int]) -> list[Result]:
    return list(play(match, numbers))


def _play_quickly(match: Match, number: int) -> Result:
    game, secret = games.find(match.game), f"{match.seed}/{number}"
    table = game.deal(match.players, match.options, chance=seed_from(secret, ()))
    chosen = [bots.find(name, game, match.budget) for name in match.bots]
    moves = bots.play_out(table, chosen, Random(secret))
    assert table.outcome is not None
    return Result(number, moves, table.outcome)


def _play_recorded(match: Match, number: int) -> Result:
    """The same game, as a record, which takes its name when it is complete."""
    record = play_record(match, number)
    path = match.path(number)
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(record.encode())
    unfinished.replace(path)
    assert record.table.outcome is not None
    return Result(number, len(record.played), record.table.outcome)


def play_record(match: Match, number: int) -> Record:
    """The same game, move by move into a record."""
    game, secret = games.find(match.game), f"{match.seed}/{number}"
    seats = [f"{name} {seat}" for seat, name in enumerate(match.bots, 1)]
    record = Record.start(game, match.players, match.options, secret=secret, seats=seats)
    chosen, random = [bots.find(name, game, match.budget) for name in match.bots], Random(secret)
    while actors := record.table.actors():
        record.play(actors[0], bots.answer(record.table, actors[0], chosen, random))
    return record
