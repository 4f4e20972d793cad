"""Questions before a game: which one, and how many players."""

from coven import games
from coven.cli.common import find_game
from coven.cli.failure import Failure
from coven.cli.keyboard import Keyboard, Quit
from coven.cli.spelling import whole_number
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
        typed = _answer(text("cli-which-game", high=len(known)), keyboard)
        place = whole_number(typed)
        if place is not None and 1 <= place <= len(known):
            return known[place - 1]
        try:
            return find_game(typed, text)
        except Failure as failure:
            keyboard.screen.say(failure.line)


def ask_players(game: Game, text: Text, keyboard: Keyboard) -> int:
    low, high = game.players[0], game.players[-1]
    while True:
        typed = _answer(text("cli-how-many", low=low, high=high), keyboard)
        number = whole_number(typed)
        if number is not None and number in game.players:
            return number
        keyboard.screen.say(text("refusal-wrong-players", low=low, high=high, given=typed))


def _answer(question: str, keyboard: Keyboard) -> str:
    """What is typed, once something is; q leaves."""
    typed = ""
    while not typed:
        typed = keyboard.line(question)
    if typed in {"q", "Q"}:
        raise Quit
    return typed
