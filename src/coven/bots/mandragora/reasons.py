"""Why a move of Mandragora is good or not, with numbers that its witch could know."""

from coven.bots.mandragora.facts import (
    costly,
    fits,
    is_scroll,
    left_for_next,
    most_curses,
    partner,
    same_colour,
    within_reach,
)
from coven.bots.mandragora.hand import colours_in, joined, without
from coven.bots.mandragora.outlook import Outlook, from_view, points
from coven.bots.reason import Reason
from coven.bots.sight import Sight
from coven.engine import Card, Move
from coven.games.mandragora.cards import KINDS, VALUES
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
            return Reason("pass", {"colours": costly(outlook, outlook.hand), "number": outlook.turns})
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


def why_send(view: MandragoraView, outlook: Outlook, shops: int) -> Reason:
    """The curse first, then the cards, and what the next witch finds."""
    place = (outlook.assistant + shops) % len(outlook.shops)
    cards, size = view.shops[place], view.shop_sizes[place]
    shop, left = {"shop": place + 1}, left_for_next(view, place)
    if not size:
        return Reason("send-empty", {**shop, **left})
    if not cards:
        return Reason("send-unseen", {**shop, "number": size, **left})
    if any(map(is_scroll, cards)):
        return why_curse(view, place)
    if outlook.counted and outlook.turns == 1:
        after = joined(outlook.hand, [KINDS[card] for card in cards])
        points_lost = costly(outlook, after) - costly(outlook, outlook.hand)
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


def why_decline(view: MandragoraView, outlook: Outlook) -> Reason:
    """MD-22: what the turn might bring: new colours in the last rounds, else scrolls, or more for the next witch."""
    if outlook.counted:
        return Reason("decline-last", {"colours": costly(outlook, outlook.hand), "number": outlook.turns - 1})
    places, here = within_reach(view, view.seat, outlook.assistant), left_for_next(view, outlook.assistant)
    cursed = sum([any(map(is_scroll, view.shops[place])) for place in places])
    if cursed:
        return Reason("decline-cursed", {"number": cursed, "reach": len(places), **here})
    least = min([left_for_next(view, place)["found"] for place in places])
    if least > here["found"]:
        return Reason("decline-opens", {"least": least, **here})
    return Reason("decline", here)


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
    if is_scroll(card):
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
