"""What the race and the pointing share: time runs, and the clock may play."""

from abc import abstractmethod

from coven.engine import CLOCK, Illegal, Move, Seat, Step
from coven.games.hocus_focus.moves import Leave, Left, Return, Returned, Tick, Wait
from coven.games.hocus_focus.refusals import bad_presence
from coven.games.hocus_focus.state import HocusFocusTable


class Moment(Step[HocusFocusTable], frozen=True):
    """HF-22: the clock may always play here, but is named among the actors only where nobody else can act."""

    @abstractmethod
    def due(self, table: HocusFocusTable) -> int:
        """The own time after which the clock ends this step."""

    def timeout(self, table: HocusFocusTable, seat: Seat) -> Move:
        """Silence. For the clock itself, the tick that ends this step: its time says when it is due."""
        return Tick(self.due(table)) if seat == CLOCK else Wait(table.opening)

    def refusal(self, table: HocusFocusTable, seat: Seat, move: Move) -> Illegal | None:
        """Why a seat, asked or not, may not make this move; None if it may."""
        match move:
            case Tick() if seat == CLOCK:
                return None if move.ms >= self.due(table) else Illegal(self.rule, "too-early")
            case Leave() | Return() if seat == CLOCK:
                return bad_presence(table, move)
        if seat in range(table.players):
            return self.refusal_to_player(table, seat, move)
        return Illegal(self.rule, "not-asked")

    @abstractmethod
    def refusal_to_player(self, table: HocusFocusTable, seat: Seat, move: Move) -> Illegal | None:
        """The same for a player, whose rules each step has of its own."""

    def play(self, table: HocusFocusTable, seat: Seat, move: Move) -> None:
        """HF-9: who has left counts as barred while away."""
        match move:
            case Leave(leaver):
                table.away.append(leaver)
                table.tell(Left, leaver)
                self.go_on_without(table, leaver)
            case Return(returner):
                table.away.remove(returner)
                table.tell(Returned, returner)
                self.go_on_with(table, returner)

    def go_on_without(self, table: HocusFocusTable, leaver: Seat) -> None:
        table.then(self)

    def go_on_with(self, table: HocusFocusTable, returner: Seat) -> None:
        table.then(self)
