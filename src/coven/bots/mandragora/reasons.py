"""Why a move of Mandragora is good or not, with numbers that its witch could know."""

from typing import Any

from coven.bots.mandragora.hand import Hand, colours_in, joined, without
from coven.bots.mandragora.judgement import partner
from coven.bots.mandragora.position import LAST_ROUNDS, Position, from_view, points
from coven.bots.reason import Reason
from coven.bots.sight import Sight
from coven.engine import Card, Move, Seat
from coven.games.mandragora.cards import KINDS, VALUES, colour
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
from coven.games.mandragora.steps.casting import laid
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
            position = from_view(view)
            return Reason("pass", {"colours": costly(position, position.hand), "number": position.turns})
        case Decline():
            return why_decline(view, from_view(view))
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


def why_send(view: MandragoraView, position: Position, shops: int) -> Reason:
    """The curse first, then the cards, and what the next witch finds."""
    place = (position.assistant + shops) % len(position.shops)
    cards, size = view.shops[place], view.shop_sizes[place]
    shop, left = {"shop": place + 1}, left_for_next(view, place)
    if not size:
        return Reason("send-empty", {**shop, **left})
    if not cards:
        return Reason("send-unseen", {**shop, "number": size, **left})
    if any(map(is_scroll, cards)):
        return why_curse(view, place)
    if position.counted and position.turns == 1:
        after = joined(position.hand, [KINDS[card] for card in cards])
        points_lost = costly(position, after) - costly(position, position.hand)
        return Reason("send-too-late", {**shop, "cards": cards, "number": points_lost})
    fitting = sum([fits(view, card) for card in cards])
    return Reason("send", {**shop, "cards": cards, "number": fitting, **left})


def why_curse(view: MandragoraView, place: int) -> Reason:
    """MD-27, MD-28: whether the marker comes with the scrolls, at once or in a tie, and what comes along."""
    others = [card for card in view.shops[place] if not is_scroll(card)]
    curses = sum([VALUES[card] for card in view.shops[place] if is_scroll(card)])
    total, most = view.curses[view.seat] + curses, most_curses(view)
    args = {"shop": place + 1, "number": curses, "curses": total, "most": most, "tied": view.curses.count(most)}
    along = {"others": len(others), "fitting": sum([fits(view, card) for card in others])}
    if view.marker == view.seat:
        message = "send-still-cursed"
    elif total == most:
        message = "send-tied"
    else:
        message = "send-cursed" if total > most else "send-scroll"
    return Reason(message, {**args, **along, **left_for_next(view, place)})


def why_decline(view: MandragoraView, position: Position) -> Reason:
    """MD-22: what the turn might bring: new colours in the last rounds, else scrolls, or more for the next witch."""
    if position.counted:
        return Reason("decline-last", {"colours": costly(position, position.hand), "number": position.turns - 1})
    places, here = within_reach(view, view.seat, position.assistant), left_for_next(view, position.assistant)
    cursed = sum([any(map(is_scroll, view.shops[place])) for place in places])
    if cursed:
        return Reason("decline-cursed", {"number": cursed, "reach": len(places), **here})
    least = min([left_for_next(view, place)["found"] for place in places])
    if least > here["found"]:
        return Reason("decline-opens", {"least": least, **here})
    return Reason("decline", here)


def why_cast(view: MandragoraView, position: Position, cast: Cast) -> Reason:
    """What it scores, and what else there is to it."""
    gained = VALUES[cast.spell] + VALUES[cast.grimoire]
    left = without(position.hand, laid(cast))
    curses = view.curses[view.seat]
    match cast.spell:
        case "doubling-2":
            return Reason("cast-doubling", {"points": gained, "number": sum(left)})
        case "banishment-1" | "transfer-1" if curses:
            return Reason("cast-against-curses", {"points": gained, "curses": curses, "most": most_curses(view)})
        case _ if position.counted:
            return Reason("cast-last", {"points": gained, "colours": colours_in(left), "number": position.turns - 1})
    spare = cast.ingredients - VALUES[cast.spell]
    if spare:
        return Reason("cast-wasteful", {"points": gained, "number": spare})
    return Reason("cast", {"points": gained, "number": sum(left), "turns": position.turns - 1})


def why_article(view: MandragoraView, card: Card) -> Reason:
    if is_scroll(card):
        return Reason("levitate-scroll", {"curses": view.curses[view.seat] + VALUES[card], "most": most_curses(view)})
    return Reason("levitate" if fits(view, card) else "levitate-new-colour", {"card": card})


def why_give(view: MandragoraView, card: Card) -> Reason:
    """MD-20, MD-37: what stays of its colour, and to whom it goes."""
    assert view.prompt is not None
    stays = same_colour(view, card) - 1
    if view.prompt.message == "giving-back":
        return Reason("give-back", {"target": view.prompt.args["target"], "number": stays})
    theirs = sum([colour(held) == colour(card) for held in view.known[partner(view)]])
    return Reason("give-partner", {"partner": partner(view), "number": theirs, "stays": stays})


# What a witch can see


def fits(view: MandragoraView, card: Card) -> bool:
    """Whether a card goes with another of the hand."""
    return card in ALWAYS_FIT or same_colour(view, card) > 0


def same_colour(view: MandragoraView, card: Card) -> int:
    return sum([colour(held) == colour(card) for held in view.hand])


def costly(position: Position, hand: Hand) -> int:
    """MD-34: how many points the colours of a hand cost at the end."""
    return max(0, colours_in(hand) - position.spared)


def is_scroll(card: Card) -> bool:
    return card.startswith("scroll")


def most_curses(view: MandragoraView) -> int:
    """The most that another witch has."""
    return max([curses for seat, curses in enumerate(view.curses) if seat != view.seat])


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
