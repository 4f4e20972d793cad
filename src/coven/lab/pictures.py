"""Pictures, with matplotlib: what they have in common, and those of a tournament."""

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from coven.lab.estimate import Estimate
from coven.lab.standings import Standings
from coven.text import Text

COLOURS = ("#8e63b5", "#2a9d8f", "#e76f51", "#264653", "#e9c46a", "#457b9d", "#a44a3f", "#6a994e", "#b56576", "#5c677d")
"""Of the seats, in order."""


def reach(estimates: Sequence[Estimate]) -> list[list[float]]:
    """How far the intervals go below and above their values."""
    below = [estimate.value - estimate.low for estimate in estimates]
    return [below, [estimate.high - estimate.value for estimate in estimates]]


def bars(axes: Axes, labels: Sequence[str], estimates: Sequence[Estimate], title: str) -> None:
    """A column with its interval for each label."""
    values = [estimate.value for estimate in estimates]
    axes.bar(labels, values, yerr=reach(estimates), capsize=4, color=COLOURS[0])
    axes.set_title(title)


def draw_standings(result: Standings, text: Text) -> Figure:
    """Ratings, and shares of the wins beside what is fair."""
    figure = Figure(figsize=(9, 4), layout="constrained")
    figure.suptitle(text("lab-arena-title", name=text("game"), number=result.arena.players, high=result.games))
    labels = [standing.bot for standing in result.standings]
    left, right = figure.subplots(1, 2)
    ratings = [standing.rating for standing in result.standings]
    left.errorbar(labels, [each.value for each in ratings], yerr=reach(ratings), fmt="o", capsize=4, color=COLOURS[0])
    left.margins(x=0.2)
    left.set_title(text("lab-rating"))
    bars(right, labels, [standing.beside_fair for standing in result.standings], text("lab-beside-fair"))
    right.axhline(1, color="#444444", linestyle="--", linewidth=1)
    return figure
