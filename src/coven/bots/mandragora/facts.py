"""What a witch can see at a glance: the facts that reasons are made of."""

from typing import Any

from coven.bots.mandragora.hand import Hand, colours_in
from coven.bots.mandragora.outlook import LAST_ROUNDS, Outlook
from coven.engine import Card, Seat
from coven.games.mandragora.view import MandragoraView

ALWAYS_FIT = ("mandrake", "black-grimoire-3")


def fits(view: MandragoraView, card: Card) -> bool:
    """Whether a card goes with another of the hand."""
    return card in ALWAYS_FIT or same_colour(view, card) > 0


def same_colour(view: MandragoraView, card: Card) -> int:
    return sum([held.partition("-")[0] == card.partition("-")[0] for held in view.hand])


def costly(outlook: Outlook, hand: Hand) -> int:
    """MD-34: how many points the colours of a hand cost at the end."""
    return max(0, colours_in(hand) - outlook.spared)


def is_scroll(card: Card) -> bool:
    return card.startswith("scroll")


def most_curses(view: MandragoraView) -> int:
    """The most that another witch has."""
    return max([curses for seat, curses in enumerate(view.curses) if seat != view.seat])


def partner(view: MandragoraView) -> Seat:
    """MD-36: who sits opposite."""
    assert view.partner is not None
    return view.partner


def within_reach(view: MandragoraView, seat: Seat, place: int) -> list[int]:
    """MD-7: the shops to which a witch can send the assistant from a place; all are counted from 0."""
    return [(place + step) % len(view.shops) for step in range(1, view.reach[seat] + 1)]


def left_for_next(view: MandragoraView, place: int) -> dict[str, Any]:
    """The next witch, if one has a turn yet, and how many cards the fullest shop within her reach has."""
    following = next_witch(view)
    if following is None:
        return {"target": None, "found": 0}
    return {"target": following, "found": max([view.shop_sizes[shop] for shop in within_reach(view, following, place)])}


def next_witch(view: MandragoraView) -> Seat | None:
    """MD-30, MD-31: who has passed has no turn, and in the last round nobody has one after the last."""
    players = len(view.curses)
    for step in range(1, players):
        seat = (view.seat + step) % players
        if view.last_round == LAST_ROUNDS and seat == view.end_seat:
            return None
        if seat not in view.passed:
            return seat
    return None
