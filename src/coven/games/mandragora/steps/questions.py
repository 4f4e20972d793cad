"""Questions to one witch."""

from coven.engine import Prompt, Seat, Step
from coven.games.mandragora.state import MandragoraState


class Question(Step[MandragoraState], frozen=True):
    """A step that asks one witch."""

    seat: Seat

    def actors(self, table: MandragoraState) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, table: MandragoraState, viewer: Seat) -> Prompt:
        return self.question(table) if viewer == self.seat else Prompt("waiting", {"seats": (self.seat,)})

    def question(self, table: MandragoraState) -> Prompt:
        """What is asked, as the asked witch reads it."""
        return Prompt(self.tag())


def must(table: MandragoraState, question: Question) -> bool:
    """MD-26: ask for what must happen if it can; a choice of one is no choice. Returns whether it can happen.

    This is for choices of which everybody can see how many there are.
    """
    match question.moves(table, question.seat):
        case []:
            return False
        case [only]:
            question.play(table, question.seat, only)
        case _:
            table.then(question)
    return True
