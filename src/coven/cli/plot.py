"""Pictures as files, with matplotlib where it is installed."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from coven.cli.common import reason
from coven.cli.extras import missing
from coven.cli.failure import Failure
from coven.cli.tally import Tally
from coven.text import Text

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def check_plot(path: Path, text: Text) -> None:
    """Before hours of playing: can the picture be drawn, and written there?"""
    check_matplotlib("--plot", text)
    from matplotlib.figure import Figure

    known = sorted(Figure().canvas.get_supported_filetypes())
    if path.suffix.removeprefix(".") not in known:
        raise Failure(text("cli-bad-picture", file=str(path), known=", ".join(known)))
    check_folder(path, text)


def check_matplotlib(wanted_by: str, text: Text) -> None:
    if find_spec("matplotlib") is None:
        raise missing("plot", wanted_by, text)


def check_folder(path: Path, text: Text) -> None:
    """Whether there is a place for a file."""
    if not path.parent.is_dir():
        raise Failure(text("cli-no-folder", file=str(path.parent)), 1)


def save_figure(figure: "Figure", path: Path, text: Text) -> None:
    try:
        figure.savefig(path)
    except OSError as error:
        raise Failure(text("cli-cannot-write", file=str(path), detail=reason(error)), 1) from None


def draw_plot(result: Tally, path: Path, text: Text) -> None:
    """Win rates by seat with their intervals, and mean scores beside them."""
    from matplotlib.figure import Figure

    from coven.lab.pictures import bars

    figure = Figure(figsize=(9, 4), layout="constrained")
    figure.suptitle(text("cli-plot-title", name=text("game"), number=result.games))
    labels = [f"{seat.seat + 1}\n{seat.bot}" for seat in result.seats]
    rates, scores = figure.subplots(1, 2)
    bars(rates, labels, [seat.win_rate for seat in result.seats], text("cli-win-rate"))
    bars(scores, labels, [seat.score for seat in result.seats], text("cli-mean-score"))
    save_figure(figure, path, text)
