"""coven analyse: what decided a finished game."""

import os
from functools import partial
from pathlib import Path

import msgspec
from rich.table import Table as Grid

from coven import games
from coven.cli.common import AsJson, Language, check_range, find_bot, read_file, words
from coven.cli.crowd import Crowd
from coven.cli.failure import Failure
from coven.cli.players import from_label
from coven.cli.plot import check_plot, save_figure
from coven.cli.recording import bad_record, unknown_game
from coven.cli.screen import Screen
from coven.engine import BadRecord, Record
from coven.engine.replay import verify
from coven.lab.analysis import Account, Analysis, Turn, assembled
from coven.lab.estimate import Estimate
from coven.lab.judging import Decision, Effort, Judged, judge
from coven.lab.workers import batches
from coven.text import Text


def analyse(
    file: Path,
    /,
    *,
    playouts: int = 40,
    options: int = 4,
    workers: int | None = None,
    seed: str = "",
    plot: Path | None = None,
    json: AsJson = False,
    lang: Language = None,
) -> int:
    """Look back at a finished game: what decided it.

    It shows everybody's chances, turning points, good and bad choices, and luck. A choice is judged by what its player
    could know at the time: hidden cards are dealt again many times, and all compared moves are tried on the same deals.
    Chances are those of Adepts who play on from there.

    Parameters
    ----------
    file
        The record of a finished game.
    playouts
        How many times each position is played to the end: four times as many halve the intervals.
    options
        How many other moves each choice is compared with.
    workers
        How many processes. Default: one per processor.
    seed
        Any text: the same seed gives the same numbers, however many workers there are.
    plot
        Also draw a picture, such as game.png or game.svg.
    """
    text = words(lang)
    check_range(text, low=2, playouts=playouts)
    check_range(text, options=options, workers=workers)
    if plot is not None:
        check_plot(plot, text)
    data = read_file(file, text)
    record = _verified(data, file, text)
    find_bot("adept", record.game, text)
    effort, count = Effort(playouts=playouts, options=options), len(record.played)
    crowd: Crowd[Judged] = Crowd(text, workers or os.cpu_count() or 1)
    crowd.do(partial(judge, data, effort, seed), batches(count, crowd.workers), count)
    if crowd.stopped:
        raise Failure(text("cli-stopped"), 130)
    found = assembled(data, effort, seed, crowd.items)
    own = Text(text.language, record.game, [from_label(label).name for label in record.header.seats])
    print(msgspec.json.encode(found).decode()) if json else show_analysis(found, record, own, Screen())
    if plot is not None:
        from coven.lab.chart import draw_analysis

        save_figure(draw_analysis(found, own), plot, text)
    return 0


def _verified(data: bytes, file: Path, text: Text) -> Record:
    try:
        return verify(data, games.find)
    except BadRecord as bad:
        raise Failure(f"{file}: {bad_record(bad, text)}", 1) from None
    except games.UnknownGame as unknown:
        raise Failure(f"{file}: {unknown_game(unknown, text)}", 1) from None


def show_analysis(found: Analysis, record: Record, text: Text, screen: Screen) -> None:
    screen.print(text("lab-analysis-title", name=text("game"), number=found.moves), style="bold", markup=False)
    screen.print(_accounts(found.accounts, text))
    screen.print(text("lab-analysis-note"), style="dim", markup=False)
    if found.turns:
        screen.print()
        screen.print(text("lab-turns-title"), style="bold", markup=False)
        screen.print(_turns(found.turns, record, text))
    if found.mistakes:
        screen.print()
        screen.print(text("lab-costly-title"), style="bold", markup=False)
        screen.print(_costly(found.mistakes, text))


def _grid(text: Text, *columns: str) -> Grid:
    grid = Grid(box=None, padding=(0, 1))
    words = {"cli-player", "lab-made", "lab-whose", "lab-better", "lab-why"}
    for column in columns:
        grid.add_column(text(column), justify="left" if column in words else "right")
    return grid


def _accounts(accounts: tuple[Account, ...], text: Text) -> Grid:
    grid = _grid(text, "cli-player", "lab-result", "lab-fair", "lab-choices", "lab-others", "lab-luck")
    for each in accounts:
        parts = [_signed(part) for part in (each.choices, each.others, each.luck)]
        grid.add_row(text.seat(each.seat), f"{each.result:.0%}", f"{each.fair:.0%}", *parts)
    return grid


def _turns(turns: tuple[Turn, ...], record: Record, text: Text) -> Grid:
    grid = _grid(text, "lab-move", "cli-player", "lab-made", "lab-whose", "lab-before", "lab-after", "lab-choice")
    for turn in turns:
        made = text.move(record.played[turn.number - 1].move)
        chances = f"{turn.before.value:.0%}", f"{turn.after.value:.0%}", f"{turn.choice:+.0%}"
        grid.add_row(str(turn.number), text.seat(turn.mover), made, text.seat(turn.seat), *chances)
    return grid


def _costly(decisions: tuple[Decision, ...], text: Text) -> Grid:
    grid = _grid(text, "lab-move", "cli-player", "lab-made", "lab-better", "lab-lost", "lab-why")
    for decision in decisions:
        made, best = (text.move(decision.choices[index].move) for index in (0, decision.best))
        why = "" if decision.why is None else text(f"why-{decision.why.message}", **decision.why.args)
        grid.add_row(str(decision.number), text.seat(decision.seat), made, best, _signed(decision.loss), why)
    return grid


def _signed(estimate: Estimate) -> str:
    """With half of its interval, where there is any doubt."""
    value, reach = f"{estimate.value:+z.0%}", (estimate.high - estimate.low) / 2
    if not reach:
        return value
    return f"{value} [dim]± {f'{reach:.0%}' if reach >= 0.005 else '<1%'}[/]"
