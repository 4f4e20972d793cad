"""MD-6, MD-30 to MD-32: whose turn it is, and the last rounds."""

from typing import ClassVar

from coven.engine import Seat, Step
from coven.games.mandragora.effects.scoring import score
from coven.games.mandragora.events import LastRound
from coven.games.mandragora.state import MandragoraState
from coven.games.mandragora.steps.turns import Turn

ROUNDS = 3


class NextTurn(Step[MandragoraState], frozen=True):
    """MD-6, MD-30 to MD-32: the next witch clockwise who has not passed, until the last rounds are over."""

    rule: ClassVar[str] = "MD-6"
    automatic: ClassVar[bool] = True
    seat: Seat

    def run(self, table: MandragoraState) -> None:
        following = (self.seat + 1) % table.players
        if len(table.passed) == table.players:
            return score(table, "all-passed")
        if following == table.end_seat and table.last_round == ROUNDS:
            return score(table, "rounds-played")
        if following == table.end_seat or not (table.pile or table.last_round):
            begin_last_round(table, following)
        if following in table.passed:
            table.then(NextTurn(following))
        else:
            table.then(Turn(following), NextTurn(following))


def begin_last_round(table: MandragoraState, seat: Seat) -> None:
    """MD-30: the witch after the one who emptied the pile takes the end marker, turns it, discards it."""
    table.end_seat = seat
    table.last_round += 1
    table.tell(LastRound, seat, table.last_round)
