"""ST-9: the eight rounds."""

from typing import ClassVar

from coven.engine import Step
from coven.games.stupefix.cards import OFFERED, PET, ROUNDS
from coven.games.stupefix.effects.scoring import score
from coven.games.stupefix.events import RoundBegan
from coven.games.stupefix.state import StupefixState
from coven.games.stupefix.steps.duel import Aiming, Casting, Preparing
from coven.games.stupefix.steps.sharing import Share


class Round(Step[StupefixState], frozen=True):
    """ST-9, ST-24: all flags up, 8 rewards face up beside "Become the Pet"; after 8 rounds the scores."""

    rule: ClassVar[str] = "ST-9"
    automatic: ClassVar[bool] = True

    def run(self, table: StupefixState) -> None:
        if table.round == ROUNDS:
            return score(table)
        table.round += 1
        table.flags = [True] * table.players
        table.offered = [*[table.pile.pop() for _ in range(OFFERED)], PET]
        table.tell(RoundBegan, table.round, tuple(table.offered))
        nobody = (None,) * table.players
        table.then(Preparing(nobody), Aiming(nobody), Casting(nobody), Share(), self)
