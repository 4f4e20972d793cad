"""How all choose at once and in secret."""

from typing import Any, ClassVar, Self

from coven.engine import Illegal, Move, Prompt, Seat, Step
from coven.games.stupefix.events import ChoiceMade
from coven.games.stupefix.moves import Choice
from coven.games.stupefix.state import StupefixState


class Secret(Step[StupefixState], frozen=True):
    """All choose at once and in secret; that a choice is in is public, and the last one ends the step.

    ST-30: nobody hears whether a player or the clock chose, and a choice cannot be changed.
    """

    final: ClassVar[bool] = True
    made: ClassVar[type[ChoiceMade]]
    """What is told when a choice is in."""

    chosen: tuple[Any, ...]
    """The move of each seat, or None while it is waited for."""

    def actors(self, table: StupefixState) -> tuple[Seat, ...]:
        return tuple([seat for seat, move in enumerate(self.chosen) if move is None])

    def play(self, table: StupefixState, seat: Seat, move: Move) -> None:
        chosen = (*self.chosen[:seat], move, *self.chosen[seat + 1 :])
        table.tell(self.made, seat)
        if None in chosen:
            table.then(type(self)(chosen))
        else:
            self.reveal(table, chosen)

    def why_not_asked(self, table: StupefixState, seat: Seat, move: Move) -> Illegal:
        """ST-30: a choice cannot be changed once made."""
        if choice(table, seat) is not None:
            return Illegal("ST-30", "already-chosen")
        return super().why_not_asked(table, seat, move)

    def reveal(self, table: StupefixState, chosen: tuple[Any, ...]) -> None:
        """What follows when all have chosen. This step has left the stack already."""

    def ask(self, table: StupefixState, seat: Seat) -> Prompt:
        """What a seat reads that has not chosen yet."""
        return Prompt(self.tag())

    def prompt(self, table: StupefixState, viewer: Seat) -> Prompt:
        if viewer >= 0 and self.chosen[viewer] is None:
            return self.ask(table, viewer)
        return Prompt("waiting", {"seats": self.actors(table)})

    def guessed(self, table: StupefixState, viewer: Seat) -> Self:
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

    def any_move(self, table: StupefixState, seat: Seat) -> Any:
        moves = self.moves(table, seat)
        return moves[table.below(len(moves))]


def choice(table: StupefixState, seat: Seat) -> Choice | None:
    """What the seat has chosen in secret while others still choose."""
    step = table.step
    if isinstance(step, Secret) and 0 <= seat < table.players:
        move: Choice | None = step.chosen[seat]
        return move
    return None
