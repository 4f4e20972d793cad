"""A picture of a tally, with matplotlib where it is installed."""

from importlib.util import find_spec
from pathlib import Path

from coven.cli.common import reason
from coven.cli.failure import Failure
from coven.cli.tally import Tally
from coven.text import Text


def check_plot(path: Path, text: Text) -> None:
    """Before hours of playing: can the picture be drawn, and written there?"""
    if find_spec("matplotlib") is None:
        raise Failure(text("cli-no-matplotlib"), 1)
    from matplotlib.figure import Figure

    known = sorted(Figure().canvas.get_supported_filetypes())
    if path.suffix.removeprefix(".") not in known:
        raise Failure(text("cli-bad-picture", file=str(path), known=", ".join(known)))
    if not path.parent.is_dir():
        raise Failure(text("cli-no-folder", file=str(path.parent)), 1)


def draw_plot(result: Tally, path: Path, text: Text) -> None:
    """Win rates by seat with their intervals, and mean scores beside them."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4), layout="constrained")
    figure.suptitle(text("cli-plot-title", name=text("game"), number=result.games))
    labels = [f"{seat.seat}\n{seat.bot}" for seat in result.seats]
    rates, scores = figure.subplots(1, 2)
    for axes, message, estimates in (
        (rates, "cli-win-rate", [seat.win_rate for seat in result.seats]),
        (scores, "cli-mean-score", [seat.score for seat in result.seats]),
    ):
        values = [estimate.value for estimate in estimates]
        below = [estimate.value - estimate.low for estimate in estimates]
        above = [estimate.high - estimate.value for estimate in estimates]
        axes.bar(labels, values, yerr=[below, above], capsize=4, color="#8e63b5")
        axes.set_title(text(message))
    try:
        figure.savefig(path)
    except OSError as error:
        raise Failure(text("cli-cannot-write", file=str(path), detail=reason(error)), 1) from None
