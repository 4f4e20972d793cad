"""How a game ended, for people."""

from rich.table import Table as Grid
from rich.text import Text as Styled

from coven.cli.screen import Screen, with_names
from coven.engine import Outcome
from coven.text import Text


def show_outcome(outcome: Outcome, text: Text, screen: Screen) -> None:
    """Why the game is over, who won, and everybody's place and score."""
    screen.print()
    screen.rule(text("cli-game-over"), style="magenta")
    screen.print(text(f"outcome-{outcome.reason}"), markup=False)
    screen.print(with_names(Styled(text("cli-winners", winners=outcome.winners), "bold"), text.names))
    screen.print(ranking(outcome, text))


def ranking(outcome: Outcome, text: Text) -> Grid:
    """A line a side; those who share a place have the same number."""
    grid = Grid(box=None, padding=(0, 2), show_header=True)
    grid.add_column(text("cli-place"), justify="right")
    grid.add_column(text("cli-player"))
    grid.add_column(text("cli-score"), justify="right")
    place = 1
    for sides in outcome.ranking:
        for side in sides:
            names = Styled(text.word("seats", outcome.sides[side]))
            grid.add_row(f"{place}.", with_names(names, text.names), str(outcome.scores[side]))
        place += len(sides)
    return grid
