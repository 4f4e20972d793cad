"""coven balance: whether a game is fair to all seats, and what wins it."""

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from coven.cli.common import (
    AsJson,
    BudgetText,
    Language,
    OptionList,
    check_range,
    open_match,
    reason,
    words,
)
from coven.cli.crowd import Crowd
from coven.cli.failure import Failure
from coven.cli.plot import check_folder, check_matplotlib
from coven.cli.screen import Screen
from coven.engine import Game
from coven.lab.workers import batches
from coven.text import Text

if TYPE_CHECKING:
    from coven.lab.balance import Balance, Observed


def balance(
    game: str,
    /,
    *,
    players: Annotated[int | None, Parameter(name=["--players", "-p"])] = None,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 400,
    bots: str = "adept",
    option: OptionList = None,
    budget: BudgetText = None,
    workers: int | None = None,
    seed: str | None = None,
    page: Path | None = None,
    json: AsJson = False,
    lang: Language = None,
) -> int:
    """Let bots test whether a game is fair and what wins it.

    The report shows what each seat wins, how long games are, and what goes with winning: for every card, spell or kind
    of move, how much more players win who use it once more than the others. That is a correlation, not proof: a player
    who is winning may also get to use it more often.

    Parameters
    ----------
    game
        The game; coven games lists them all.
    players
        How many players. Default: as few as the game allows.
    games
        How many games.
    bots
        Who plays: one bot for all seats, or one for each, separated by commas.
    workers
        How many processes. Default: one per processor.
    seed
        Any text. Default: a random one, which is shown.
    page
        The page to write. Default: balance-GAME.html in this folder.
    """
    text = words(lang)
    chosen, match = open_match(game, text, players=players, option=option, bots=bots, seed=seed, budget=budget)
    check_range(text, games=games, workers=workers)
    path = page or Path(f"balance-{chosen.name}.html")
    check_matplotlib("coven balance", text)
    if not json:
        check_folder(path, text)
    from coven.lab.balance import balance as weighed
    from coven.lab.balance import observe

    crowd: Crowd[Observed] = Crowd(text, min(games, workers or os.cpu_count() or 1))
    crowd.do(partial(observe, match), batches(games, crowd.workers), games)
    if crowd.items:
        found = weighed(match, crowd.items)
        print(msgspec.json.encode(found).decode()) if json else _write_page(found, chosen, path, text)
    if crowd.stopped:
        raise Failure(text("cli-stopped-early", number=len(crowd.items), high=games), 130)
    return 0


def _write_page(found: "Balance", game: Game, path: Path, text: Text) -> None:
    from coven.lab.page import balance_page

    try:
        path.write_text(balance_page(found, Text(text.language, game)), "utf-8")
    except OSError as error:
        raise Failure(text("cli-cannot-write", file=str(path), detail=reason(error)), 1) from None
    Screen().print(text("lab-page-written", file=str(path), number=found.games), markup=False, soft_wrap=True)
