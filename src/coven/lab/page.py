"""The balance of a game as a page: one HTML file with its pictures in it, and nothing from anywhere else."""

from collections.abc import Iterable, Sequence
from html import escape
from io import StringIO
from itertools import groupby

import matplotlib
from matplotlib.figure import Figure

from coven.lab.balance import Balance, Spread
from coven.lab.contributions import Contribution
from coven.lab.estimate import Estimate
from coven.lab.pictures import COLOURS, bars, reach
from coven.text import MissingText, Text

VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">'
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { display: block; overflow-x: auto; border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .2rem .8rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr:nth-child(even) { background: #f4f1f8; }
svg { max-width: 100%; height: auto; } h2 { margin-top: 2.5rem; }
@media (max-width: 40rem) { body { font-size: 14px; } th, td { padding: .2rem .4rem; } }
"""


def balance_page(found: Balance, text: Text) -> str:
    match = found.match
    title = text("cli-tally-title", name=text("game"), number=match.players, high=found.games, given=match.seed)
    bots = ", ".join(dict.fromkeys(match.bots))
    options = ", ".join(f"{name}={value}" for name, value in match.options.items())
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(text('lab-balance-note', given=bots, option=options or '–'))}</p>",
        _section(text("lab-seats"), _seat_rows(found, text), [_draw_seats(found, text)]),
        _section(text("lab-length"), _length_rows(found, text), []),
        *([_section(text("lab-measures"), _measure_rows(found, text), [])] if found.measures else []),
        f"<h2>{escape(text('lab-contributions'))}</h2><p>{escape(text('lab-contributions-note'))}</p>",
    ]
    for family, group in groupby(found.contributions, key=lambda each: each.trait.family):
        contributions = list(group)
        rows = _contribution_rows(contributions, text)
        parts.append(_section(family or text("lab-kinds"), rows, [_draw_contributions(contributions, text)], level=3))
    head = f'<meta charset="utf-8">{VIEWPORT}<title>{escape(title)}</title><style>{STYLE}</style>'
    return (
        f'<!doctype html>\n<html lang="{text.language}"><head>{head}</head><body>\n'
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def _section(title: str, rows: Sequence[Sequence[str]], figures: Iterable[Figure], level: int = 2) -> str:
    """A heading, pictures, and a table whose first row has the names of its columns."""
    head, *body = rows
    cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body)
    pictures = "".join(map(_svg, figures))
    return f"<h{level}>{escape(title)}</h{level}>{pictures}<table><tr>{cells}</tr>{lines}</table>"


def _svg(figure: Figure) -> str:
    drawn = StringIO()
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "coven"}):
        figure.savefig(drawn, format="svg", metadata={"Date": None})
    return "<svg" + drawn.getvalue().partition("<svg")[2]


def _seat_rows(found: Balance, text: Text) -> list[list[str]]:
    head = [text("cli-seat"), text("cli-win-rate"), text("lab-fair"), text("cli-mean-score")]
    fair = f"{found.fair:.1%}"
    return [head, *([str(each.seat + 1), _percent(each.share), fair, _number(each.score)] for each in found.seats)]


def _length_rows(found: Balance, text: Text) -> list[list[str]]:
    rows = [["", text("lab-mean"), text("lab-nine-of-ten"), text("lab-middle")]]
    rows += [[text("lab-moves"), *_spread(found.moves)], [text("lab-offers"), *_spread(found.offers)]]
    rows.append([text("lab-choice-rate"), _percent(found.choices), "", ""])
    endings = found.endings.items()
    return rows + [[text(f"outcome-{reason}"), f"{number / found.games:.1%}", "", ""] for reason, number in endings]


def _spread(spread: Spread) -> list[str]:
    return [_number(spread.mean), f"{spread.low:.1f} – {spread.high:.1f}", f"{spread.middle:.1f}"]


def _measure_rows(found: Balance, text: Text) -> list[list[str]]:
    """What the game itself counts. Where it counts the same of several things, the name ends with that thing."""
    rows = [["", text("lab-mean"), text("lab-nine-of-ten"), text("lab-middle"), text("lab-times")]]
    for each in found.measures:
        measure, _, thing = each.name.partition(" ")
        name = text(f"tally-{measure}", detail=text.card(thing) if thing else "")
        middle = f"{each.median.value:.1f} ({each.median.low:.1f} – {each.median.high:.1f})"
        rows.append([name, _number(each.mean), f"{each.low:.1f} – {each.high:.1f}", middle, str(each.count)])
    return rows


def _contribution_rows(contributions: Sequence[Contribution], text: Text) -> list[list[str]]:
    rows = [[text("lab-what"), text("lab-uses"), text("lab-worth"), text("lab-certain")]]
    for each in contributions:
        worth = f"{each.worth.value:+.1%} ({each.worth.low:+.1%} – {each.worth.high:+.1%})"
        certain = text("yes") if each.certain else ""
        rows.append([name_of(each, text), f"{each.uses:.2f}", worth, certain])
    return rows


def name_of(contribution: Contribution, text: Text) -> str:
    """A card as people call it; the word itself where the game has no name for it."""
    name = contribution.trait.name
    try:
        return text.card(name)
    except MissingText:
        return name


def _draw_seats(found: Balance, text: Text) -> Figure:
    figure = Figure(figsize=(9, 3.2), layout="constrained")
    shares, scores = figure.subplots(1, 2)
    labels = [str(each.seat + 1) for each in found.seats]
    bars(shares, labels, [each.share for each in found.seats], text("cli-win-rate"))
    shares.axhline(found.fair, color="#444444", linestyle="--", linewidth=1)
    shares.yaxis.set_major_formatter("{x:.0%}")
    bars(scores, labels, [each.score for each in found.seats], text("cli-mean-score"))
    return figure


def _draw_contributions(contributions: Sequence[Contribution], text: Text) -> Figure:
    """A line for each, the best above."""
    figure = Figure(figsize=(9, 1 + 0.28 * len(contributions)), layout="constrained")
    axes = figure.subplots()
    shown = list(contributions)[::-1]
    worths = [each.worth for each in shown]
    places = range(len(shown))
    axes.axvline(0, color="#444444", linestyle="--", linewidth=1)
    axes.errorbar([each.value for each in worths], places, xerr=reach(worths), fmt="o", capsize=3, color=COLOURS[0])
    axes.set_yticks(places, [name_of(each, text) for each in shown])
    axes.xaxis.set_major_formatter("{x:+.0%}")
    axes.set_title(text("lab-worth"))
    return figure


def _percent(estimate: Estimate) -> str:
    return f"{estimate.value:.1%} ({estimate.low:.1%} – {estimate.high:.1%})"


def _number(estimate: Estimate) -> str:
    return f"{estimate.value:.2f} ({estimate.low:.2f} – {estimate.high:.2f})"
