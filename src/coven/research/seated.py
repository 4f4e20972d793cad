"""A game at which somebody sits who reads and writes: bots play the other seats, and everything is said in words."""

from collections.abc import Sequence
from random import Random

from coven.bots import Choose, answer
from coven.engine import Event, Game, Move, Seat, Table
from coven.research import text as wording
from coven.text import Text

MOST_SHOWN = 40
"""So many moves are listed at once."""


class Seated:
    """One seat at a table: what it has heard, and what it can do."""

    def __init__(
        self, game: Game, table: Table, seat: Seat, *, bots: Sequence[Choose], random: Random, text: Text
    ) -> None:
        self.game = game
        self.table = table
        self.seat = seat
        self.text = text
        self._bots = bots
        self._random = random
        self._unread: list[Event] = []
        self._let_others_play()

    def observe(self) -> str:
        """What happened since the last look, the board, and the question."""
        told = [self.text("mcp-news"), wording.news(self._unread, self.text), ""] if self._unread else []
        self._unread = []
        asked = [self.text("mcp-your-move")] if self.moves() else []
        return "\n".join([*told, wording.describe(self.game, self.table.view(self.seat), self.text), *asked])

    def moves(self) -> Sequence[Move]:
        return self.table.moves(self.seat)

    def list_moves(self, find: str = "") -> str:
        """The moves with some words in them, by number; very many are cut short."""
        wanted = find.casefold().split()
        lines = [f"{number}. {self.text.move(move)}" for number, move in enumerate(self.moves(), 1)]
        found = [line for line in lines if all(word in line.casefold() for word in wanted)]
        if lines and not found:
            return self.text("mcp-no-move", given=find)
        more = [self.text("mcp-more", number=len(found) - MOST_SHOWN)] if len(found) > MOST_SHOWN else []
        return "\n".join([self.text("mcp-moves", number=len(lines)), *found[:MOST_SHOWN], *more])

    def play(self, move: Move) -> None:
        """Make a move, and let the others play until the seat is asked again."""
        self._play(self.seat, move)
        self._let_others_play()

    def _let_others_play(self) -> None:
        while (actors := self.table.actors()) and actors[0] != self.seat:
            self._play(actors[0], answer(self.table, actors[0], self._bots, self._random))

    def _play(self, seat: Seat, move: Move) -> None:
        told = self.table.play(seat, move)
        self._unread += [each.event for each in told if each.reaches(self.seat)]
