"""coven calibrate: whether the chances of an analysis come true."""

import os
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table as Grid

from coven.cli.common import AsJson, Language, OptionList, check_range, open_match, words
from coven.cli.crowd import Crowd
from coven.cli.failure import Failure
from coven.cli.plot import check_plot, save_figure
from coven.cli.screen import Screen
from coven.lab.calibration import LATE, Calibration, Foretold, calibration, foretell
from coven.lab.estimate import Estimate
from coven.lab.workers import batches
from coven.text import Text


def calibrate(
    game: str,
    /,
    *,
    players: Annotated[int | None, Parameter(name=["--players", "-p"])] = None,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 100,
    bots: str = "adept",
    option: OptionList = None,
    playouts: int = 40,
    workers: int | None = None,
    seed: str | None = None,
    plot: Path | None = None,
    json: AsJson = False,
    lang: Language = None,
) -> int:
    """Test whether the chances shown by coven analyse come true.

    Bots play games, and the winning chances at some positions are compared with who won in the end. A good prediction
    of 70% comes true 70 times in 100. The Brier score is the mean squared error of all predictions, next to that of
    always predicting a fair share; a slope of 1 means that the chances are neither too bold nor too timid.

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
    playouts
        How many times each position is played to the end.
    workers
        How many processes. Default: one per processor.
    seed
        Any text. Default: a random one, which is shown.
    plot
        Also draw a picture, such as reliability.png.
    """
    text = words(lang)
    chosen, match = open_match(game, text, players=players, option=option, bots=bots, seed=seed)
    check_range(text, games=games, playouts=playouts, workers=workers)
    if plot is not None:
        check_plot(plot, text)
    crowd: Crowd[Foretold] = Crowd(text, min(games, workers or os.cpu_count() or 1))
    crowd.do(partial(foretell, match, playouts), batches(games, crowd.workers), games)
    if crowd.items:
        found, own = calibration(match, playouts, crowd.items), Text(text.language, chosen)
        print(msgspec.json.encode(found).decode()) if json else show_calibration(found, own, Screen())
        if plot is not None:
            from coven.lab.reliability import draw_calibration

            save_figure(draw_calibration(found, own), plot, text)
    if crowd.stopped:
        raise Failure(text("cli-stopped-early", number=len(crowd.items), high=games), 130)
    return 0


def show_calibration(found: Calibration, text: Text, screen: Screen) -> None:
    match = found.match
    title = text("cli-tally-title", name=text("game"), number=match.players, high=found.games, given=match.seed)
    screen.print(title, style="bold", markup=False)
    scores = Grid("", text("lab-brier"), text("lab-slope"), box=None, padding=(0, 2))
    anywhere, late = (found.fair, found.seen, found.actual), (found.late_fair, found.late_seen, found.late_actual)
    for title, (fair, seen, actual) in ((text("lab-anywhere"), anywhere), (text("lab-late", number=LATE), late)):
        scores.add_row(f"[bold]{title}[/]")
        scores.add_row(text("lab-fair"), _three(fair), "")
        for message, kind in (("lab-seen", seen), ("lab-actual", actual)):
            scores.add_row(text(message), _three(kind.brier), _three(kind.slope))
    screen.print(scores)
    bins = Grid(text("lab-foretold"), text("lab-came-true"), text("lab-forecasts"), box=None, padding=(0, 2))
    for each in found.seen.bins:
        came = f"{each.won.value:.0%} [dim]{each.won.low:.0%} – {each.won.high:.0%}[/]"
        bins.add_row(f"{each.foretold:.0%}", came, str(each.forecasts))
    screen.print()
    screen.print(bins)


def _three(estimate: Estimate) -> str:
    return f"{estimate.value:.3f} [dim]{estimate.low:.3f} – {estimate.high:.3f}[/]"
