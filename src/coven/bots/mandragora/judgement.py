"""What each move of Mandragora is worth to its team, in points; those it gives to rivals are taken off."""

from collections.abc import Sequence
from typing import Any

from coven.bots.mandragora.hand import joined
from coven.bots.mandragora.position import UNSEEN, Position, from_view, points
from coven.bots.mandragora.turns import left_to_next, loss, worth_of_article, worth_of_cast, worth_of_send
from coven.engine import Card, Move, Seat, View
from coven.games.mandragora.cards import KINDS, VALUES
from coven.games.mandragora.moves import (
    Banish,
    Cast,
    Decline,
    Draw,
    Give,
    GiveScroll,
    Levitate,
    Pass,
    PassMarker,
    Receive,
    Send,
    Swap,
)
from coven.games.mandragora.view import MandragoraView

SHARPNESS = 2.0
"""How much a point more makes a move likelier to be made."""
RECEIVED, SWAPPED = 0.5, 0.6
"""What a card of the partner's choice is worth."""
NEVER = -10.0
RIVAL = 0.4
"""How much a rival's loss of a point is worth."""
LEADER = 0.03
"""How much more, for every point that she has."""
HELD = 0.3
"""How many points a card in another hand promises."""


def weigh(view: View, moves: Sequence[Any]) -> list[float]:
    assert isinstance(view, MandragoraView)
    position = from_view(view)
    worths = [worth(view, position, move) for move in moves]
    best = max(worths)
    return [SHARPNESS * (each - best) for each in worths]


def worth(view: MandragoraView, position: Position, move: Move) -> float:
    """How good a move is, in points."""
    match move:
        case Send(shops):
            return worth_of_send(position, shops)
        case Cast():
            return worth_of_cast(position, move)
        case Pass():
            return position.promise(position.hand, 0)
        case Decline():
            return position.promise(position.hand, position.turns - 1) - left_to_next(position, position.assistant)
        case Levitate(_, card):
            return UNSEEN if card is None else worth_of_article(position, KINDS[card])
        case Give(card):
            return worth_of_gift(view, position, KINDS[card])
        case Swap(card):
            return loss(position, KINDS[card]) + SWAPPED
        case Receive():
            return RECEIVED
    return worth_against(view, position, move)


def worth_against(view: MandragoraView, position: Position, move: Move) -> float:
    """Scrolls, the marker and the cards of rivals."""
    match move:
        case Banish(scroll):
            return -position.burden(view.seat, -VALUES[scroll])
        case GiveScroll(scroll, target):
            return worth_of_transfer(view, position, scroll, target)
        case PassMarker(target):
            return NEVER if target == view.partner else standing(view, target)
        case Draw(target):
            return LEADER * standing(view, target) + view.hand_sizes[target] / 10
    return 0.0


# Other witches


def worth_of_transfer(view: MandragoraView, position: Position, scroll: Card, target: Seat) -> float:
    """MD-19: rid of the scroll, and best where the marker would follow it to somebody who might win."""
    curses = VALUES[scroll]
    theirs = position.burden(target, curses) - position.burden(target)
    return RIVAL * theirs + LEADER * standing(view, target) - position.burden(view.seat, -curses)


def worth_of_gift(view: MandragoraView, position: Position, kind: int) -> float:
    """MD-20, MD-37: what the hand loses with a card, and what it brings to whoever gets it."""
    assert view.prompt is not None
    receiver = view.prompt.args["target"] if view.prompt.message == "giving-back" else partner(view)
    known = [KINDS[card] for card in view.known[receiver]]
    hers = tuple([known.count(each) for each in range(len(position.hand))])
    turns = position.turns - 1
    gain = position.promise(joined(hers, [kind]), turns) - position.promise(hers, turns)
    return loss(position, kind) + (gain if receiver == view.partner else -RIVAL * gain)


def standing(view: MandragoraView, seat: Seat) -> float:
    """How near a witch is to winning."""
    return points(view.spells[seat]) + HELD * view.hand_sizes[seat]


def partner(view: MandragoraView) -> Seat:
    """MD-36: who sits opposite."""
    assert view.partner is not None
    return view.partner
