"""What the parts of the server are given to work with. There are no globals."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random, SystemRandom

from coven import bots
from coven.engine import Game, Move, Seat, Table, seed_from
from coven.play.problems import Problem
from coven.server.bot_pool import BotPool
from coven.server.clock import Alarm, Clock, SystemClock
from coven.server.config import Settings
from coven.server.fanout import Fanout
from coven.server.fanout.in_process import InProcess
from coven.server.ids import Draw, draw_securely
from coven.server.line import LineOf, line_of
from coven.server.metrics import Metrics
from coven.server.origins import Origins
from coven.server.pools import Pools
from coven.server.store import Store
from coven.server.store.rows import TableRow

Deal = Callable[[Game, TableRow], Table]
"""How a table that starts gets its first position."""


def deal_from_secret(game: Game, row: TableRow) -> Table:
    """As the players were promised: the committed secret mixed with a nonce from each seat."""
    chance = seed_from(row.secret, [sitter.nonce for sitter in row.sitters])
    return game.deal(row.seats, row.options, chance=chance, rules=row.rules)


@dataclass(frozen=True, kw_only=True, slots=True)
class Services:
    settings: Settings
    store: Store
    games: Mapping[str, Game]
    fanout: Fanout = field(default_factory=InProcess)
    clock: Clock = field(default_factory=SystemClock)
    draw: Draw = draw_securely
    deal: Deal = deal_from_secret
    line_of: LineOf = line_of
    """How far away the other end of a socket is."""
    random: Random = field(default_factory=SystemRandom)
    """The luck of the bots, which has nothing to do with that of the games."""
    bot_pool: BotPool = field(default_factory=BotPool)
    pools: Pools = field(default_factory=Pools)
    origins: Origins = field(default_factory=Origins)
    metrics: Metrics = field(default_factory=Metrics)
    alarm: Alarm = field(default_factory=Alarm)

    async def think(
        self, game: Game, bot: str, table: Table, seat: Seat, *, host: str, within: float | None = None
    ) -> Move:
        """A bot's choice, made beside the loop, when it is the turn of whoever made the table."""
        luck, turn = self.random.getrandbits(64), self.origins.of(host)
        return await self.bot_pool.choose(game, bot, table, seat, luck, host=turn, within=within)

    async def glance(self, game: Game, bot: str, table: Table, seat: Seat, *, host: str) -> Move:
        """The choice of a bot that does not search, whatever its name says."""
        luck, turn = self.random.getrandbits(64), self.origins.of(host)
        return await self.bot_pool.glance(game, bot, table, seat, luck, host=turn)

    def game(self, name: str) -> Game:
        if name not in self.games:
            raise Problem("unknown-game", field="game", given=name, known=", ".join(self.games))
        return self.games[name]

    def bot(self, name: str, game: Game) -> bots.Choose:
        """A bot for a game. Not every game has every bot."""
        try:
            return bots.find(name, game)
        except bots.UnknownBot:
            raise Problem("unknown-bot", field="bot", given=name, known=", ".join(bots.names(game))) from None
