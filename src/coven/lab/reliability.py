"""The picture of a calibration."""

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from coven.lab.calibration import Calibration
from coven.lab.pictures import COLOURS, reach
from coven.text import Text


def draw_calibration(found: Calibration, text: Text) -> Figure:
    """A picture of one game."""
    figure = Figure(figsize=(6, 6), layout="constrained")
    figure.suptitle(text("lab-calibration-title", name=text("game"), number=found.match.players, high=found.games))
    draw_reliability(figure.subplots(), found, text)
    return figure


def draw_reliability(axes: Axes, found: Calibration, text: Text) -> None:
    """What was foretold and what came true: on the diagonal they are the same."""
    axes.plot([0, 1], [0, 1], color="#999999", linestyle="--", linewidth=1)
    for colour, message, kind in zip(COLOURS, ("lab-seen", "lab-actual"), (found.seen, found.actual), strict=False):
        won = [each.won for each in kind.bins]
        foretold = [each.foretold for each in kind.bins]
        label = f"{text(message)}: {kind.brier.value:.3f}"
        values = [each.value for each in won]
        axes.errorbar(foretold, values, yerr=reach(won), fmt="o-", capsize=3, color=colour, label=label)
    axes.set_xlabel(text("lab-foretold"))
    axes.set_ylabel(text("lab-came-true"))
    axes.xaxis.set_major_formatter("{x:.0%}")
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.legend(loc="upper left", fontsize="x-small", title=text("lab-brier"), title_fontsize="x-small")
