"""Why a move of Mandragora is good or not, with numbers that its witch could know."""

from typing import Any

from coven.bots.mandragora.hand import colours_in, without
from coven.bots.mandragora.outlook import LAST_ROUNDS, Outlook, from_view, points
from coven.bots.reason import Reason
from coven.bots.sight import Sight
from coven.engine import Card, Move, Seat
from coven.games.mandragora.cards import VALUES
from coven.games.mandragora.casting import laid
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

ALWAYS_FIT = ("mandrake", "black-grimoire-3")


def why(sight: Sight, move: Move) -> Reason:
    view = sight.view
    assert isinstance(view, MandragoraView)
    match move:
        case Send(shops):
            return why_send(view, from_view(view), shops)
        case Cast():
            return why_cast(view, from_view(view), move)
        case Pass():
            outlook = from_view(view)
            costly = max(0, colours_in(outlook.hand) - outlook.spared)
            return Reason("pass", {"colours": costly, "number": outlook.turns})
        case Decline():
            return Reason("decline")
        case Levitate(shop, None):
            return Reason("levitate-unseen", {"shop": shop, "number": view.shop_sizes[shop - 1]})
        case Levitate(_, str(card)):
            return why_article(view, card)
        case Give(card) | Swap(card):
            return why_give(view, card)
        case Receive():
            return Reason("receive", {"partner": partner(view), "number": view.hand_sizes[partner(view)]})
    return why_against(view, move)


def why_against(view: MandragoraView, move: Move) -> Reason:
    """Scrolls, the marker and the cards of rivals."""
    mine = view.curses[view.seat]
    match move:
        case Banish(scroll):
            return Reason("banish", {"curses": mine - VALUES[scroll], "most": most_curses(view)})
        case GiveScroll(scroll, target):
            theirs = view.curses[target] + VALUES[scroll]
            return Reason("give-scroll", {"target": target, "number": theirs, "curses": mine - VALUES[scroll]})
        case PassMarker(target):
            return Reason("pass-marker", {"target": target, "points": points(view.spells[target])})
        case Draw(target):
            known = len(view.known[target])
            return Reason("draw", {"target": target, "number": view.hand_sizes[target], "known": known})
    return Reason("no-exchange")


def why_send(view: MandragoraView, outlook: Outlook, shops: int) -> Reason:
    """The curse first, then the cards, and what the next witch finds."""
    place = (outlook.assistant + shops) % len(outlook.shops)
    cards = view.shops[place]
    curses = sum([VALUES[card] for card in cards if card.startswith("scroll")])
    if not view.shop_sizes[place]:
        return Reason("send-empty", {"shop": place + 1, **left_for_next(view, place)})
    if curses:
        return why_curse(view, place, curses)
    if not cards:
        unseen = {"shop": place + 1, "number": view.shop_sizes[place]}
        return Reason("send-unseen", {**unseen, **left_for_next(view, place)})
    fitting = sum([fits(view, card) for card in cards])
    args = {"shop": place + 1, "cards": cards, "number": fitting, **left_for_next(view, place)}
    if outlook.counted and outlook.turns == 1:
        return Reason("send-too-late", {"shop": place + 1, "cards": cards})
    return Reason("send", args)


def why_curse(view: MandragoraView, place: int, curses: int) -> Reason:
    """MD-27, MD-28: whether the marker comes with the scrolls, or may come in a tie."""
    total, most = view.curses[view.seat] + curses, most_curses(view)
    args = {"shop": place + 1, "number": curses, "curses": total, "most": most}
    if total == most and view.marker != view.seat:
        return Reason("send-tied", args)
    return Reason("send-cursed" if total > most else "send-scroll", args)


def left_for_next(view: MandragoraView, place: int) -> dict[str, Any]:
    """The next witch, if one has a turn yet, and how many cards the fullest shop within her reach has."""
    following = next_witch(view)
    if following is None:
        return {"target": None, "most": 0}
    within = [(place + step) % len(view.shops) for step in range(1, view.reach[following] + 1)]
    return {"target": following, "most": max([view.shop_sizes[shop] for shop in within])}


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


def why_cast(view: MandragoraView, outlook: Outlook, cast: Cast) -> Reason:
    """What it scores, and what else there is to it."""
    gained = VALUES[cast.spell] + VALUES[cast.grimoire]
    left = without(outlook.hand, laid(cast))
    curses = view.curses[view.seat]
    match cast.spell:
        case "doubling-2":
            return Reason("cast-doubling", {"points": gained, "number": sum(left)})
        case "banishment-1" | "transfer-1" if curses:
            return Reason("cast-against-curses", {"points": gained, "curses": curses, "most": most_curses(view)})
        case _ if outlook.counted:
            return Reason("cast-last", {"points": gained, "colours": colours_in(left), "number": outlook.turns - 1})
    spare = cast.ingredients - VALUES[cast.spell]
    if spare:
        return Reason("cast-wasteful", {"points": gained, "number": spare})
    return Reason("cast", {"points": gained, "number": sum(left), "turns": outlook.turns - 1})


def why_article(view: MandragoraView, card: Card) -> Reason:
    if card.startswith("scroll"):
        return Reason("levitate-scroll", {"curses": view.curses[view.seat] + VALUES[card], "most": most_curses(view)})
    return Reason("levitate" if fits(view, card) else "levitate-new-colour", {"card": card})


def why_give(view: MandragoraView, card: Card) -> Reason:
    """MD-20, MD-37: what stays of its colour, and to whom it goes."""
    assert view.prompt is not None
    stays = same_colour(view, card) - 1
    if view.prompt.message == "giving-back":
        return Reason("give-back", {"target": view.prompt.args["target"], "number": stays})
    theirs = sum([held.partition("-")[0] == card.partition("-")[0] for held in view.known[partner(view)]])
    return Reason("give-partner", {"partner": partner(view), "number": theirs, "stays": stays})


def fits(view: MandragoraView, card: Card) -> bool:
    """Whether a card goes with another of the hand."""
    return card in ALWAYS_FIT or same_colour(view, card) > 0


def same_colour(view: MandragoraView, card: Card) -> int:
    return sum([held.partition("-")[0] == card.partition("-")[0] for held in view.hand])


def partner(view: MandragoraView) -> Seat:
    """MD-36: who sits opposite."""
    assert view.partner is not None
    return view.partner


def most_curses(view: MandragoraView) -> int:
    """The most that another witch has."""
    return max([curses for seat, curses in enumerate(view.curses) if seat != view.seat])
