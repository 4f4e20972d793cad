"""Familiars in the terminal."""

from coven.engine import Words
from examples.familiars.view import FamiliarsView


def board(view: FamiliarsView, words: Words) -> str:
    lines = [
        words("board-seat", seat=seat, points=points, number=view.hand_sizes[seat])
        for seat, points in enumerate(view.points)
    ]
    return "\n".join([words("board-deck", number=view.deck_size), *lines, words("board-hand", cards=view.hand)])
