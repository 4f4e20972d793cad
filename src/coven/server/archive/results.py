"""How a game ended, for the people who played it."""

import msgspec

from coven.engine import Seat
from coven.server.store.rows import Person, TableRow, Tally


class PlayedGame(msgspec.Struct, frozen=True):
    """A game that somebody has played to its end. `left`: a bot played it to the end for them."""

    table: str
    game: str
    ended: int
    names: tuple[str, ...]
    seat: Seat
    place: int | None
    score: int | None
    left: bool


class Past(msgspec.Struct, frozen=True):
    """What somebody has played. Games of private tables are listed for those who sat there only."""

    name: str
    guest: bool
    tallies: list[Tally]
    games: list[PlayedGame]


def played(row: TableRow, person: Person) -> PlayedGame:
    sitter = row.sitter_of(person.id)
    assert sitter is not None
    names = tuple(each.name for each in row.sitters)
    return PlayedGame(row.id, row.game, row.ended, names, sitter.seat, sitter.place, sitter.score, sitter.stand_in)
