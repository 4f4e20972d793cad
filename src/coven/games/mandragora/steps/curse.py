"""MD-27 to MD-29: who has the curse marker."""

from typing import ClassVar

from coven.engine import Illegal, Move, Seat, Step
from coven.games.mandragora.events import MarkerPassed, MarkerReturned, MarkerTaken
from coven.games.mandragora.moves import PassMarker
from coven.games.mandragora.state import MandragoraState
from coven.games.mandragora.steps.questions import Question, must


class Comparison(Step[MandragoraState], frozen=True):
    """MD-27: one witch alone with the most curses takes the marker. MD-29: without curses it goes back."""

    rule: ClassVar[str] = "MD-27"
    automatic: ClassVar[bool] = True

    def run(self, table: MandragoraState) -> None:
        match most_cursed(table), table.marker:
            case [], int():
                table.marker = None
                table.tell(MarkerReturned)
            case [alone], holder if alone != holder:
                table.marker = alone
                table.tell(MarkerTaken, alone)
            case [_, _, *_], int(holder):
                must(table, Tie(holder))


class Tie(Question, frozen=True):
    """MD-28, MD-29: in a tie the holder passes the marker to one of the tied, and cannot keep it."""

    rule: ClassVar[str] = "MD-28"

    def moves(self, table: MandragoraState, seat: Seat) -> list[PassMarker]:
        """MD-40: the first is the first clockwise."""
        tied = most_cursed(table)
        return [PassMarker(other) for other in table.clockwise(seat) if other in tied]

    def play(self, table: MandragoraState, seat: Seat, move: PassMarker) -> None:
        table.marker = move.target
        table.tell(MarkerPassed, seat, move.target)

    def why_not(self, table: MandragoraState, seat: Seat, move: Move) -> Illegal:
        match move:
            case PassMarker(target) if target == seat:
                return Illegal("MD-28", "cannot-keep-the-marker")
            case PassMarker():
                return Illegal(self.rule if seat in most_cursed(table) else "MD-29", "not-tied")
        return Illegal(self.rule)


def most_cursed(table: MandragoraState) -> list[Seat]:
    """Those with the most curses; nobody if there are none."""
    curses = table.curses()
    most = max(curses)
    return [seat for seat, number in enumerate(curses) if number == most > 0]
