"""What the race and the pointing share: time runs, and the clock may play."""

from abc import abstractmethod
from collections.abc import Mapping

from msgspec.structs import replace

from coven.engine import CLOCK, Distance, Illegal, Move, RaceStep, Seat
from coven.games.hocus_focus.events import Left, Returned
from coven.games.hocus_focus.moves import Kazaam, Leave, NoMatch, Point, Return, Tick, Wait
from coven.games.hocus_focus.state import HocusFocusState
from coven.games.hocus_focus.steps.refusals import bad_presence
from coven.games.hocus_focus.steps.timing import all_arrived, own_time


class Moment(RaceStep[HocusFocusState], frozen=True):
    """HF-22: the clock may always play here, but is named among the actors only where nobody else can act."""

    def timeout(self, table: HocusFocusState, seat: Seat) -> Move:
        """Silence. For the clock itself, the tick that ends this step: its time says when it is due."""
        return Tick(self.due(table)) if seat == CLOCK else Wait(table.opening)

    def race(self, table: HocusFocusState) -> int:
        return table.opening

    def stamped(self, table: HocusFocusState, seat: Seat, move: Move, *, waited: int, distance: Distance) -> Move:
        """HF-21: whatever is claimed, own time decides. HF-24: nobody can have seen the target so soon."""
        if not isinstance(move, Kazaam | NoMatch | Point):
            return move
        ms = own_time(move.ms, waited=waited, distance=distance, lag_cap=table.options.lag_cap_ms)
        if ms is None:
            raise Illegal("HF-24", "unseen-opening")
        return replace(move, ms=max(ms, self.earliest(seat)))

    @abstractmethod
    def earliest(self, seat: Seat) -> int:
        """HF-10: nobody points before the own call, even if the way has become shorter meanwhile."""

    def deadline(self, table: HocusFocusState, seat: Seat, distances: Mapping[Seat, Distance]) -> int:
        """HF-22: the clock waits for all who might still have answered in time."""
        if seat != CLOCK:
            return self.last_chance(table, seat)
        allowed = [distances[other].typical for other in self.awaited(table) if other in distances]
        return all_arrived(self.due(table), allowed=allowed, lag_cap=table.options.lag_cap_ms) + 1

    def awaited(self, table: HocusFocusState) -> tuple[Seat, ...]:
        """HF-22: whose messages may still count: of all who are not barred."""
        return table.free()

    @abstractmethod
    def last_chance(self, table: HocusFocusState, seat: Seat) -> int:
        """The own time at which an answer of this player comes too late, as far as the player may know."""

    def presence(self, table: HocusFocusState, seat: Seat, *, here: bool) -> Move:
        """HF-9: no bot plays on for a leaver, who counts as barred while away."""
        return Return(seat) if here else Leave(seat)

    def refusal(self, table: HocusFocusState, seat: Seat, move: Move) -> Illegal | None:
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
    def refusal_to_player(self, table: HocusFocusState, seat: Seat, move: Move) -> Illegal | None:
        """The same for a player, whose rules each step has of its own."""

    def play(self, table: HocusFocusState, seat: Seat, move: Move) -> None:
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

    def go_on_without(self, table: HocusFocusState, leaver: Seat) -> None:
        table.then(self)

    def go_on_with(self, table: HocusFocusState, returner: Seat) -> None:
        table.then(self)
