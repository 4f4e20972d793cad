"""Every offered move has a reason that can be read."""

from collections.abc import Callable
from random import Random

from coven.bots import Sight
from coven.bots.reason import Reason
from coven.engine import CLOCK, Game, Move, Table
from coven.text import LANGUAGES, Text


def reasons_given(game: Game, table: Table, why: Callable[[Sight, Move], Reason], often: float = 0.2) -> set[str]:
    """Plays a game at random to its end, reads reasons in all languages now and then, and tells which there were."""
    random = Random(1)
    texts = [Text(language, game) for language in LANGUAGES]
    seen = set()
    while actors := table.actors():
        seat = random.choice(actors)
        moves = table.moves(seat)
        if seat != CLOCK and random.random() < often:
            sight = Sight(table, seat)
            reasons = [why(sight, move) for move in moves]
            assert all(text(f"why-{reason.message}", **reason.args) for reason in reasons for text in texts)
            seen |= {reason.message for reason in reasons}
        table.apply(seat, random.choice(moves))
    return seen
