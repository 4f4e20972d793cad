"""coven simulate: many games between bots, and what they add up to."""

import os
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table as Grid

from coven.bots.match import Match, Result, play_all
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
from coven.cli.plot import check_plot, draw_plot
from coven.cli.screen import Screen
from coven.cli.tally import Tally, tally
from coven.lab.estimate import Estimate
from coven.lab.workers import batches
from coven.text import Text


def simulate(
    game: str,
    /,
    *,
    players: Annotated[int | None, Parameter(name=["--players", "-p"])] = None,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 100,
    bots: str = "adept",
    option: OptionList = None,
    budget: BudgetText = None,
    workers: int | None = None,
    seed: str | None = None,
    save: Path | None = None,
    plot: Path | None = None,
    json: AsJson = False,
    lang: Language = None,
) -> int:
    """Let bots play many games and count who wins and how.

    It shows wins by seat, scores, lengths and endings. The same seed gives the same games, however many workers play
    them. Ctrl-C stops early and counts the finished games.

    Parameters
    ----------
    game
        The game; coven games lists them all.
    players
        How many players. Default: as few as the game allows.
    games
        How many games.
    bots
        apprentice, adept, master or random: one for all seats, or one for each: adept,random,random
    workers
        How many processes. Default: one per processor.
    seed
        Any text. Default: a random one, which is shown.
    save
        A folder for the records, each written when its game ends.
    plot
        Also draw the result into a picture, such as wins.png.
    """
    text = words(lang)
    chosen, match = open_match(game, text, players=players, option=option, bots=bots, seed=seed, budget=budget)
    match = msgspec.structs.replace(match, save=str(save) if save else None)
    check_range(text, games=games, workers=workers)
    if plot is not None:
        check_plot(plot, text)
    _make_folder(match, text)
    crowd: Crowd[Result] = Crowd(text, min(games, workers or os.cpu_count() or 1))
    crowd.do(partial(play_all, match), batches(games, crowd.workers), games)
    results = sorted(crowd.items, key=lambda result: result.number)
    if results:
        _report(tally(match, results), Text(text.language, chosen), plot, json)
    if crowd.stopped:
        raise Failure(text("cli-stopped-early", number=len(results), high=games), 130)
    return 0


def _make_folder(match: Match, text: Text) -> None:
    """A folder that can be written to and holds no records of this game yet."""
    if match.save is None:
        return
    folder = Path(match.save)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = match.path(0).with_suffix(".part")
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise Failure(text("cli-cannot-write", file=match.save, detail=reason(error)), 1) from None
    if any(folder.glob(f"{match.game}-*.jsonl")):
        raise Failure(text("cli-folder-in-use", file=match.save), 1)


def _report(result: Tally, text: Text, plot: Path | None, json: bool) -> None:
    """What was counted, also where somebody stopped early."""
    print(msgspec.json.encode(result).decode()) if json else show_tally(result, text, Screen())
    if plot is not None:
        draw_plot(result, plot, text)


def show_tally(result: Tally, text: Text, screen: Screen) -> None:
    match = result.match
    title = text("cli-tally-title", name=text("game"), number=match.players, high=result.games, given=match.seed)
    screen.print(title, style="bold", markup=False)
    grid = Grid(box=None, padding=(0, 2))
    for column in ("cli-seat", "cli-bot", "cli-wins", "cli-win-rate", "cli-mean-score"):
        grid.add_column(text(column), justify="left" if column == "cli-bot" else "right")
    for seat in result.seats:
        grid.add_row(str(seat.seat + 1), seat.bot, f"{seat.wins:.6g}", _percent(seat.win_rate), _number(seat.score))
    screen.print(grid)
    length = result.moves
    mean = f"{length.mean:.1f}"
    screen.print(text("cli-lengths", given=mean, low=length.shortest, high=length.longest), markup=False)
    for reason_, number in result.endings.items():
        screen.print(f"{number:>7} × {text(f'outcome-{reason_}')}", markup=False)


def _percent(estimate: Estimate) -> str:
    return f"{estimate.value:.1%}  [dim]{estimate.low:.1%} – {estimate.high:.1%}[/]"


def _number(estimate: Estimate) -> str:
    """A single game has no interval."""
    interval = f"  [dim]{estimate.low:.2f} – {estimate.high:.2f}[/]" if estimate.low < estimate.high else ""
    return f"{estimate.value:.2f}{interval}"
