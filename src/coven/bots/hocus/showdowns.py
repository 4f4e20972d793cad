"""Which Pocket to commit in which showdown of Hocus."""

from itertools import permutations

from coven.bots.hocus.cards import numbers, pot_points, signal
from coven.bots.hocus.chances import Chances
from coven.bots.hocus.sets import grade
from coven.engine import Move, Seat
from coven.games.hocus.cards import POCKETS
from coven.games.hocus.moves import Commit
from coven.games.hocus.view import HocusView

Row = list[float]
"""A number for each Community."""

EMPTY_POT = 0.5
"""A showdown is worth a little more than its Pot: the others do not win it."""
SEEN_TO_LOSE = 0.2
"""What is left of a chance if a rival is known to have a better Pocket, which may be committed elsewhere."""


def commitment(view: HocusView, chances: Chances, move: Move) -> float:
    """What the Pockets bring, in points, if this one is committed now and the best of the others later."""
    now = showdown(view)
    later = view.order[view.order.index(now) + 1 :]
    pockets = {number: numbers(pocket) for number, pocket in enumerate(view.pockets[view.seat], 1) if pocket}
    gain = 0.0
    if isinstance(move, Commit):
        gain = expected(view, chances, pockets.pop(move.pocket), now)
    return gain + max(
        [expected(view, chances, pocket, place) for pocket in pockets.values() for place in later], default=0.0
    )


def showdown(view: HocusView) -> int:
    """The Community whose showdown is going on."""
    assert view.prompt is not None
    community: int = view.prompt.args["community"]
    return community


def expected(view: HocusView, chances: Chances, pocket: list[int], community: int) -> float:
    """Points of the Pot, as likely as they are won with this Pocket."""
    rivals = rivals_in(view, community)
    place = numbers(view.communities[community - 1].cards)
    likely = chances.chance(pocket, place, (), len(rivals), signal(view.pots[community - 1], view.pots))
    if any(grade(seen + place) > grade(pocket + place) for seat in rivals for seen in seen_pockets(view, seat)):
        likely *= SEEN_TO_LOSE
    return likely * (pot_points(view.pots[community - 1]) + EMPTY_POT)


def rivals_in(view: HocusView, community: int) -> list[Seat]:
    """HC-21: the others that have a Pocket to commit there, and have not passed already."""
    able = [seat for seat, pockets in enumerate(view.pockets) if seat != view.seat and any(pockets)]
    if community != showdown(view):
        return able
    players = len(view.points)
    my_turn = (view.seat - view.first) % players
    return [seat for seat in able if view.committed[seat] or (seat - view.first) % players > my_turn]


def seen_pockets(view: HocusView, seat: Seat) -> list[list[int]]:
    """HC-36: the Pockets of another player at which this seat has looked."""
    return [numbers(pocket) for pocket in view.pockets[seat] if pocket and all(pocket)]


WAYS = {number: list(permutations(range(number), POCKETS)) for number in (2, 3)}
"""To which two Communities the two Pockets can be committed."""


def best_committed(one: Row, two: Row, stakes: Row) -> Row:
    """What two Pockets are worth in each Community, each being committed to one, where both bring most; else 0."""
    a, b = max(WAYS[len(stakes)], key=lambda way: one[way[0]] * stakes[way[0]] + two[way[1]] * stakes[way[1]])
    row = [0.0] * len(stakes)
    row[a], row[b] = one[a], two[b]
    return row
