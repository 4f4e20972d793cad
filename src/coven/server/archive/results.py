"""How a game ended, for the people who played it."""

from coven.play.api import PlayedGame
from coven.server.store.rows import Person, TableRow


def played(row: TableRow, person: Person) -> PlayedGame:
    sitter = row.sitter_of(person.id)
    assert sitter is not None
    names = tuple(each.name for each in row.sitters)
    return PlayedGame(row.id, row.game, row.ended, names, sitter.seat, sitter.place, sitter.score, sitter.stand_in)
