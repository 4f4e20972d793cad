"""What a seat sees, in words: for language models, for people who cannot see a board, and for pictures of it."""

from collections.abc import Sequence

from rich.text import Text as Styled

from coven.engine import Event, Game, Outcome, View
from coven.text import Text


def board(game: Game, view: View, text: Text) -> Styled:
    """The board as the terminal draws it."""
    return Styled.from_markup(game.board(view, text))


def describe(game: Game, view: View, text: Text) -> str:
    """The board and the question, or how the game ended."""
    lines = [board(game, view, text).plain, ""]
    if view.outcome is not None:
        lines += ending(view.outcome, text)
    elif view.prompt is not None:
        lines.append(text.prompt(view.prompt))
    return "\n".join(lines)


def ending(outcome: Outcome, text: Text) -> list[str]:
    """Why it is over, who has won, and the scores by place."""
    lines = [text(f"outcome-{outcome.reason}"), text("cli-winners", winners=outcome.winners)]
    place = 1
    for sides in outcome.ranking:
        lines += [f"{place}. {text.word('seats', outcome.sides[side])}: {outcome.scores[side]}" for side in sides]
        place += len(sides)
    return lines


def news(events: Sequence[Event], text: Text) -> str:
    """What was heard, a line for each event."""
    return "\n".join(f"- {text.event(event)}" for event in events)
