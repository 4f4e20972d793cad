"""What `coven balance` counts in a game of Hocus: how long rounds are, how full Pots, and who casts what."""

from typing import Any

from coven.engine import Seat, Tally
from coven.games.hocus.effects.spells import SPELLS
from coven.games.hocus.moves import Cast, UseOwl
from coven.games.hocus.state import HocusState


class HocusTally(Tally[HocusState]):
    def __init__(self) -> None:
        super().__init__()
        self.round = 1
        self.casts = self.owls = 0

    def see(self, table: HocusState, seat: Seat, move: Any) -> None:
        if table.round > self.round:
            self.round = table.round
            self.showdowns(table)
        match move:
            case Cast(spell):
                self.casts += 1
                for each in SPELLS[table.schools[seat]]:
                    self.note(f"casts {each}", each == spell)
            case UseOwl():
                self.owls += 1

    def end(self, table: HocusState) -> None:
        self.showdowns(table)
        self.note("rounds", table.round)
        self.note("several-rounds", table.round > 1)
        self.note("spells", self.casts / table.players / table.round)
        self.note("owl-used", self.owls > 0)
        self.note("owls", self.owls)

    def showdowns(self, table: HocusState) -> None:
        """The results of a round lie there until the showdowns of the next."""
        for result in table.results:
            if result.winners:
                self.note("pot", len(result.pot))
                self.note("pot-points", result.points * len(result.winners))
