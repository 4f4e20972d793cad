"""What the bots of a table do, and when."""

from collections.abc import Mapping
from random import Random

import msgspec

from coven import bots
from coven.bots import Sight
from coven.bots.cast import read_bot
from coven.engine import Game, Move, Seat, Table, Timed
from coven.play.guide import guide_to
from coven.play.timeline import Timeline

GUIDE = "guide"
"""The name of the bots of a guided game."""


class TableBots(msgspec.Struct, frozen=True, kw_only=True):
    """The bots at the seats of one table."""

    game: Game
    names: Mapping[Seat, str]
    """The bot of each seat that has one: a level, or somebody of the cast at a level (`nan:adept`)."""
    stand_in: str = "adept"
    """Who plays where a script ends."""
    seed: str
    """From which chances in a race and the luck of hints are drawn."""
    delay: int = 0
    """How long a bot takes for every answer, in ms."""

    @property
    def guided(self) -> bool:
        return GUIDE in self.names.values()

    def level(self, seat: Seat) -> str:
        """Who thinks for a seat; where the game does not have that bot, the one that every game has."""
        name = self.stand_in if self.names[seat] == GUIDE else self.names[seat]
        return name if read_bot(name)[1] in bots.names(self.game) else "random"

    def move(self, table: Table, seat: Seat, random: Random) -> Move:
        """What the bot of a seat does now."""
        return self.scripted(table, seat) or bots.find(self.level(seat), self.game)(Sight(table, seat), random)

    def scripted(self, table: Table, seat: Seat) -> Move | None:
        """What the script of a guided game says, as long as the learner keeps to it."""
        guide = guide_to(self.game) if self.names[seat] == GUIDE else None
        step = guide.step(table.view(seat)) if guide else None
        return step.move if step else None

    def race_move(self, timeline: Timeline, seat: Seat) -> Move:
        """What a bot will do in a race and at which own time: it looks and reacts, there is no time for more.

        The same whenever it is asked: nobody has to remember it.
        """
        table = timeline.table
        luck = Random(f"{self.seed} {seat} {timeline.seen[seat].question}")
        move = self.move(table, seat, luck)
        return table.timeout(seat) if table.refusal(seat, move) else move

    def answers_at(self, timeline: Timeline, seat: Seat) -> int:
        """When a bot acts: in a race at its own time, elsewhere and where it has none after the usual delay."""
        move = None if timeline.race is None else self.race_move(timeline, seat)
        if isinstance(move, Timed):
            return timeline.race_time(move.ms)
        return timeline.started + timeline.seen[seat].since + self.delay
