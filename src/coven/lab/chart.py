"""The picture of an analysed game."""

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from coven.lab.analysis import Analysis
from coven.lab.pictures import COLOURS
from coven.text import Text


def draw_analysis(found: Analysis, text: Text) -> Figure:
    """Everybody's chances from the deal to the end, and below them what choices gave away."""
    figure = Figure(figsize=(10, 6.5), layout="constrained")
    figure.suptitle(text("lab-analysis-title", name=text("game"), number=found.moves))
    chances, losses = figure.subplots(2, 1, sharex=True, height_ratios=(3, 1))
    _draw_chances(chances, found, text)
    _draw_losses(losses, found, text)
    return figure


def _draw_chances(axes: Axes, found: Analysis, text: Text) -> None:
    numbers = [point.number for point in found.points]
    for seat in range(len(found.seats)):
        colour = COLOURS[seat % len(COLOURS)]
        seen = [point.seen[seat] for point in found.points]
        axes.plot(numbers, [each.value for each in seen], color=colour, label=text.seat(seat))
        axes.fill_between(numbers, [each.low for each in seen], [each.high for each in seen], color=colour, alpha=0.15)
        actual = [point.actual[seat].value for point in found.points]
        axes.plot(numbers, actual, color=colour, linestyle=":", linewidth=1)
    for turn in found.turns:
        axes.axvline(turn.number, color="#999999", linewidth=0.8, linestyle="--")
    axes.plot([], [], color="#444444", linestyle=":", linewidth=1, label=text("lab-actual"))
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.set_ylabel(text("lab-seen"))
    axes.legend(loc="upper left", fontsize="small")


def _draw_losses(axes: Axes, found: Analysis, text: Text) -> None:
    for decision in found.decisions:
        loss, colour = decision.loss, COLOURS[decision.seat % len(COLOURS)]
        axes.bar(decision.number, max(0.0, loss.value), color=colour, width=0.8)
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.set_ylabel(text("lab-lost"))
    axes.set_xlabel(text("lab-move"))
