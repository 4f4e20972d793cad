"""The points of the game at which somebody is asked, or something happens by itself."""

from typing import ClassVar

from coven.engine import Card, Illegal, Move, Seat, Step, ranked
from examples.familiars.effects import draw, reveal
from examples.familiars.events import Chose
from examples.familiars.moves import Send
from examples.familiars.state import FamiliarsState


class Call(Step[FamiliarsState], frozen=True):
    """FA-2: all choose a card in secret; the last choice reveals them."""

    rule: ClassVar[str] = "FA-2"
    chosen: tuple[Card | None, ...]

    def actors(self, table: FamiliarsState) -> tuple[Seat, ...]:
        return tuple(seat for seat, card in enumerate(self.chosen) if card is None)

    def moves(self, table: FamiliarsState, seat: Seat) -> list[Send]:
        return [Send(card) for card in sorted(set(table.hands[seat]))]

    def play(self, table: FamiliarsState, seat: Seat, move: Send) -> None:
        chosen = (*self.chosen[:seat], move.card, *self.chosen[seat + 1 :])
        table.tell(Chose, seat)
        table.then(Reveal(chosen) if None not in chosen else Call(chosen))

    def why_not(self, table: FamiliarsState, seat: Seat, move: Move) -> Illegal:
        return Illegal("FA-2", "not-in-hand")

    def guessed(self, table: FamiliarsState, viewer: Seat) -> "Call":
        """What the others have chosen comes from their guessed hands."""
        known = (seat == viewer or card is None for seat, card in enumerate(self.chosen))
        guesses = (hand[0] if hand else None for hand in table.hands)
        return Call(
            tuple(mine if sure else guess for mine, sure, guess in zip(self.chosen, known, guesses, strict=True))
        )


class Reveal(Step[FamiliarsState], frozen=True):
    """FA-3 to FA-5: the best card scores, everybody draws while the deck lasts for all, and no hands are the end."""

    rule: ClassVar[str] = "FA-3"
    automatic: ClassVar[bool] = True
    chosen: tuple[Card, ...]

    def run(self, table: FamiliarsState) -> None:
        reveal(table, self.chosen)
        if len(table.deck) >= table.players:
            draw(table)
        if table.hands[0]:
            table.then(Call((None,) * table.players))
        else:
            table.finish(ranked("hands-empty", table.points))


Steps = Call | Reveal
