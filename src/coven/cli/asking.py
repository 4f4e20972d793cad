"""Questions before a game: which one, and how many players."""

from coven import games
from coven.cli.keyboard import Keyboard
from coven.engine import Game
from coven.text import Text


def ask_game(text: Text, keyboard: Keyboard) -> Game:
    """A numbered list of games; the number or the name chooses."""
    known = [games.find(name) for name in games.names()]
    for number, game in enumerate(known, 1):
        own = Text(text.language, game)
        players = text("cli-players", low=game.players[0], high=game.players[-1])
        keyboard.screen.print(f"[bold cyan]{number:>3}[/]  [bold]{own('game')}[/] · {players}")
        keyboard.screen.print(f"     {own('game-about')}", style="dim", markup=False)
    while True:
        typed = keyboard.line(text("cli-which-game", high=len(known)))
        for number, game in enumerate(known, 1):
            if typed in {str(number), game.name}:
                return game


def ask_players(game: Game, text: Text, keyboard: Keyboard) -> int:
    low, high = game.players[0], game.players[-1]
    while True:
        typed = keyboard.line(text("cli-how-many", low=low, high=high))
        if typed.isdecimal() and int(typed) in game.players:
            return int(typed)
