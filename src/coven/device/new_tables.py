"""New tables on one device: who sits where, and the deal that is committed to."""

from collections.abc import Callable, Sequence
from typing import Any

from coven.bots import UnknownBot
from coven.bots import find as find_bot
from coven.bots import names as bot_names
from coven.bots.cast import bot_named, others_than, read_bot
from coven.device.kept import Kept
from coven.engine import Game, Illegal, Record, Seat
from coven.play.api import NewTable, QuickWish
from coven.play.bot_moves import GUIDE
from coven.play.problems import Problem, Refusal, missing

Draw = Callable[[int], str]
"""So many random bytes, in hexadecimal."""

Deal = tuple[str, Sequence[str]]
"""The secret, and the nonces of the seats."""
Bots = dict[Seat, str]

PREFIX = "here-"
"""How the ids of tables on a device begin: no server has such a one."""


class NewTables:
    """Makes them, with luck and time that are brought along."""

    def __init__(self, find: Callable[[str], Game], draw: Draw, now: Callable[[], int]) -> None:
        self.find = find
        self.draw = draw
        self.now = now

    def quick(self, name: str, wish: QuickWish) -> Kept:
        """One person against bots."""
        game = self.find(wish.game)
        if wish.guided:
            return self.guided(name, game)
        players = wish.players or game.players[0]
        bots = (wish.bot or ("adept" if "adept" in bot_names(game) else "random"),) * (players - 1)
        table = NewTable(game=wish.game, seats=players, options=wish.options, bots=bots, nonce=wish.nonce)
        return self.table(name, table)

    def table(self, name: str, wish: NewTable) -> Kept:
        """One or more people at this device, and bots. Nobody else can come. Raises `Problem`."""
        game = self.find(wish.game)
        people = _people(game, name, wish)
        if len(people) + len(wish.bots) != wish.seats:
            raise Problem("not-here", field="seats")
        cast = self._cast(game, wish.bots, people)
        bots = {seat: bot_named(*each) for seat, each in enumerate(cast, len(people))}
        seats = [*people, *(each for each, _ in cast)]
        return self._dealt(game, seats, wish.options, deal=self._deal(len(seats), wish.nonce), bots=bots)

    def guided(self, name: str, game: Game) -> Kept:
        """A guided first game: the deal and the bots' part of it are in the game's script."""
        script = game.guided
        if script is None:
            raise missing("guide")
        seats = [name, *(member.name for member in others_than([name]))][: script.players]
        bots = dict.fromkeys(range(1, script.players), GUIDE)
        return self._dealt(game, seats, script.options, deal=(script.secret, script.nonces), bots=bots)

    def rematch(self, old: Kept, nonce: str | None) -> Kept:
        """The same people and bots; whoever was guided plays the usual bots."""
        game, header = self.find(old.header.game), old.header
        usual = {seat: bot_named(header.seats[seat], "adept") for seat in old.bots}
        bots = {seat: usual[seat] if bot == GUIDE else bot for seat, bot in old.bots.items()}
        deal = self._deal(header.players, nonce)
        return self._dealt(game, header.seats, header.options, deal=deal, bots=bots)

    def _deal(self, number: int, first: str | None) -> Deal:
        """A secret, and a nonce for each seat: the first one is the page's own."""
        return self.draw(32), [first or self.draw(16), *(self.draw(16) for _ in range(number - 1))]

    def _cast(self, game: Game, wanted: Sequence[str], people: Sequence[str]) -> list[tuple[str, str]]:
        """Names and levels of the bots, all of them different from each other and from the people."""
        found: list[tuple[str, str]] = []
        for bot in wanted:
            member, level = read_bot(bot)
            try:
                find_bot(level, game)
            except UnknownBot:
                raise Problem("unknown-bot", field="bots", given=level, known=", ".join(bot_names(game))) from None
            free = others_than([*people, *(name for name, _ in found)])
            if member not in free:
                member = free[int(self.draw(2), 16) % len(free)] if free else None
            found.append((member.name if member else f"Bot {len(people) + len(found) + 1}", level))
        return found

    def _dealt(self, game: Game, seats: Sequence[str], options: dict[str, Any], *, deal: Deal, bots: Bots) -> Kept:
        try:
            record = Record.start(game, len(seats), options, secret=deal[0], seats=seats, nonces=deal[1])
        except Illegal as illegal:
            raise Refusal(illegal, 400, field="seats" if illegal.message == "wrong-players" else "options") from None
        people = tuple(seat for seat in range(len(seats)) if seat not in bots)
        return Kept(id=PREFIX + self.draw(8), header=record.header, bots=bots, people=people, created=self.now())


def _people(game: Game, name: str, wish: NewTable) -> list[str]:
    """Whoever asks, and everybody beside them. In a race there is no time to pass the device on."""
    if wish.here and game.timed:
        raise Problem("one-device", field="here")
    names = [name, *(each.strip() for each in wish.here)]
    if len({each.casefold() for each in names}) < len(names) or not all(names):
        raise Problem("name-taken", 409, field="here")
    return names
