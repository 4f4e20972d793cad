"""Model Context Protocol: the games as tools, for language models and for whoever likes to play in words."""

from random import Random
from secrets import token_hex
from typing import Any, NoReturn

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from coven import __version__, bots, games, rulebook
from coven.engine import Game, Illegal, seed_from
from coven.research.seated import Seated
from coven.text import Text

INSTRUCTIONS = """Card games about magic. Call list_games, read the rules, then start a table: bots take the other
seats. From then on: observe shows what you see, moves lists what you can do by number, play makes a move and shows
what followed. You are shown only what your seat may know."""


class House:
    """All tables of one connection, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.tables: dict[str, Seated] = {}

    def list_games(self) -> str:
        """The games: their names, how many can play, what they are about, and their options."""
        return "\n\n".join(self._about(games.find(name)) for name in games.names())

    def rules(self, game: str, rule: str | None = None) -> str:
        """The rules of a game, or one rule by its id, such as HP-12."""
        book = rulebook.read(self._game(game), self.language)
        if rule is None:
            return book.page
        return book.rule(rule) or self._refuse("cli-unknown-rule", given=rule, known=book.range)

    def start(
        self,
        game: str,
        *,
        players: int | None = None,
        seat: int = 1,
        bots: str = "adept",
        options: dict[str, Any] | None = None,
        seed: str | None = None,
    ) -> str:
        """Start a game and sit down; returns the name of the table and what you see.

        `seat` counts from 1. `bots` is apprentice, adept, master or random: one for all other seats. The same seed
        deals the same cards.
        """
        chosen = self._game(game)
        secret = seed or token_hex(8)
        name = f"{chosen.name}-{len(self.tables) + 1}"
        number = chosen.players[0] if players is None else players
        seated = self._sit(chosen, number, seat, bot=bots, options=options or {}, secret=secret)
        self.tables[name] = seated
        title = seated.text("mcp-table", name=name, detail=seated.text("game"), seat=seated.seat)
        return f"{title}\n\n{seated.observe()}"

    def observe(self, table: str) -> str:
        """What you see: what has happened since you last looked, the board, and what you have to decide."""
        return self._table(table).observe()

    def moves(self, table: str, find: str = "") -> str:
        """Your moves by number; with words in `find`, only those that contain all of them."""
        return self._table(table).list_moves(find)

    def play(self, table: str, move: int) -> str:
        """Make the move with this number from the list of moves; returns what happened and what you see now."""
        seated = self._table(table)
        offered = seated.moves()
        if not offered:
            self._refuse("refusal-game-over")
        if not 1 <= move <= len(offered):
            self._refuse("cli-no-such-number", high=len(offered))
        seated.play(offered[move - 1])
        return seated.observe()

    def _sit(self, game: Game, players: int, seat: int, *, bot: str, options: dict[str, Any], secret: str) -> Seated:
        text = Text(self.language, game)
        try:
            table = game.deal(players, {**game.simulation, **options}, chance=seed_from(secret, ()))
            others = [bots.find(bot, game)] * players
        except Illegal as illegal:
            raise ToolError(text.refusal(illegal)) from None
        except bots.UnknownBot:
            self._refuse("cli-unknown-bot", given=bot, known=", ".join(bots.names(game)))
        if not 1 <= seat <= players:
            self._refuse("mcp-no-seat", given=str(seat), high=players)
        return Seated(game, table, seat - 1, bots=others, random=Random(secret), text=text)

    def _about(self, game: Game) -> str:
        text = Text(self.language, game)
        players = text("cli-players", low=game.players[0], high=game.players[-1])
        lines = [f"{game.name}: {text('game')}, {players}. {text('game-about')}"]
        for info in game.option_infos():
            allowed = text("cli-allowed", allowed=info.allowed, given=str(info.default).lower())
            lines.append(f"- {info.name}: {text(f'option-{info.name}')} · {allowed}")
        return "\n".join(lines)

    def _game(self, name: str) -> Game:
        try:
            return games.find(name)
        except games.UnknownGame as unknown:
            self._refuse("cli-unknown-game", given=name, known=", ".join(unknown.known))

    def _table(self, name: str) -> Seated:
        if name not in self.tables:
            self._refuse("mcp-no-table", given=name, known=", ".join(self.tables) or "–")
        return self.tables[name]

    def _refuse(self, message: str, **args: Any) -> NoReturn:
        raise ToolError(Text(self.language)(message, **args))


def server(language: str = "en") -> MCPServer:
    """The server, with a house of its own."""
    house = House(language)
    made: MCPServer = MCPServer("coven", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    for tool in (house.list_games, house.rules, house.start, house.observe, house.moves, house.play):
        made.add_tool(tool, structured_output=False)
    return made
