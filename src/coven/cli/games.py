"""coven games: what there is to play."""

from typing import Any

import msgspec
from rich.padding import Padding
from rich.table import Table as Grid

from coven import games as shelf
from coven.cli.common import AsJson, Language, find_game, language_of, words
from coven.cli.screen import Screen
from coven.engine import Game
from coven.text import Text


def games(game: str | None = None, /, *, json: AsJson = False, lang: Language = None) -> None:
    """List the games: players, what they are about, options.

    Parameters
    ----------
    game
        Only this one.
    """
    screen = Screen()
    found = [shelf.find(name) for name in shelf.names()] if game is None else [find_game(game, words(lang))]
    texts = [Text(language_of(lang), each) for each in found]
    if json:
        print(msgspec.json.encode([_data(each, text) for each, text in zip(found, texts, strict=True)]).decode())
    else:
        for each, text in zip(found, texts, strict=True):
            _show(each, text, screen)


def _show(game: Game, text: Text, screen: Screen) -> None:
    players = text("cli-players", low=game.players[0], high=game.players[-1])
    screen.print(f"[bold magenta]{game.name}[/]  [bold]{text('game')}[/] · {players}")
    screen.print(Padding(text("game-about"), (0, 2)), markup=False)
    grid = Grid.grid(padding=(0, 2))
    for _ in ("name", "text"):
        grid.add_column(overflow="fold")
    for info in game.option_infos():
        default = "–" if info.default is None else str(info.default).lower()
        allowed = text("cli-allowed", allowed=info.allowed, given=default)
        grid.add_row(f"[cyan]{info.name}[/]", f"{text(f'option-{info.name}')} · {allowed} · [dim]{info.rule}[/]")
    if grid.row_count:
        screen.print(Padding(grid, (0, 2)))
    screen.print()


def _data(game: Game, text: Text) -> dict[str, Any]:
    options = [
        {**msgspec.to_builtins(info), "allowed": info.allowed, "text": text(f"option-{info.name}")}
        for info in game.option_infos()
    ]
    return {
        "name": game.name,
        "title": text("game"),
        "about": text("game-about"),
        "players": {"low": game.players[0], "high": game.players[-1]},
        "rules_version": game.rules_version,
        "known_rules": list(game.known_rules),
        "options": options,
    }
