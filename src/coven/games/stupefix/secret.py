"""How all choose at once and in secret."""

from typing import TYPE_CHECKING, Any, ClassVar, Self

from coven.engine import Illegal, Move, Prompt, Seat, Step
from coven.games.stupefix.moves import ChoiceMade

if TYPE_CHECKING:
    from coven.games.stupefix.state import StupefixTable


class Secret(Step["StupefixTable"], frozen=True):
    """All choose at once and in secret; that a choice is in is public, and the last one ends the step.

    ST-30: nobody hears whether a player or the clock chose, and a choice cannot be changed.
    """

    final: ClassVar[bool] = True
    made: ClassVar[type[ChoiceMade]]
    """What is told when a choice is in."""

    chosen: tuple[Any, ...]
    """The move of each seat, or None while it is waited for."""

    def actors(self, table: "StupefixTable") -> tuple[Seat, ...]:
        return tuple([seat for seat, move in enumerate(self.chosen) if move is None])

    def play(self, table: "StupefixTable", seat: Seat, move: Move) -> None:
        chosen = (*self.chosen[:seat], move, *self.chosen[seat + 1 :])
        table.tell(self.made, seat)
        if None in chosen:
            table.then(type(self)(chosen))
        else:
            self.reveal(table, chosen)

    def why_not_asked(self, table: "StupefixTable", seat: Seat, move: Move) -> Illegal:
        """ST-30: a choice cannot be changed once made."""
        if table.choice(seat) is not None:
            return Illegal("ST-30", "already-chosen")
        return super().why_not_asked(table, seat, move)

    def reveal(self, table: "StupefixTable", chosen: tuple[Any, ...]) -> None:
        """What follows when all have chosen. This step has left the stack already."""

    def ask(self, table: "StupefixTable", seat: Seat) -> Prompt:
        """What a seat reads that has not chosen yet."""
        return Prompt(self.tag())

    def prompt(self, table: "StupefixTable", viewer: Seat) -> Prompt:
        if viewer >= 0 and self.chosen[viewer] is None:
            return self.ask(table, viewer)
        return Prompt("waiting", {"seats": self.actors(table)})

    def guessed(self, table: "StupefixTable", viewer: Seat) -> Self:
        """What others have chosen may be anything that their guessed cards allow."""
        return type(self)(
            tuple(
                [
                    move if move is None or seat == viewer else self.any_move(table, seat)
                    for seat, move in enumerate(self.chosen)
                ]
            )
        )

    def reopened(self, viewer: Seat) -> Self:
        """What others have chosen is as unknown as what they will choose."""
        return type(self)(tuple([move if seat == viewer else None for seat, move in enumerate(self.chosen)]))

    def any_move(self, table: "StupefixTable", seat: Seat) -> Any:
        moves = self.moves(table, seat)
        return moves[table.below(len(moves))]
