"""Mandragora by rules of thumb: take what fits the hand, cast what is worth a turn, keep the curse away."""

from collections import Counter
from random import Random

from coven.bots import Sight
from coven.engine import Card, Move, Seat
from coven.games.mandragora.cards import COLOURS, VALUES
from coven.games.mandragora.moves import Banish, Cast, Draw, Give, GiveScroll, Levitate, PassMarker, Receive, Send, Swap
from coven.games.mandragora.view import MandragoraView

UNSEEN = 0.6
"""What a face-down card is worth, in points."""
EFFECTS = {"substitution-1": 0.2, "levitation-2": 0.8, "doubling-2": 1.0, "vanishing-4": 1.0, "purification-5": 1.0}


def choose(sight: Sight, random: Random) -> Move:
    """The move that seems worth most; luck decides between equals."""
    view = sight.view
    assert isinstance(view, MandragoraView)
    best: Move = max(sight.moves, key=lambda move: (worth(view, move), random.random()))
    return best


def worth(view: MandragoraView, move: Move) -> float:
    """How good a move seems, in points. To pass, to decline and not to exchange are worth nothing."""
    match move:
        case Send(shops):
            return worth_of_shop(view, (view.assistant - 1 + shops) % len(view.ring))
        case Cast():
            return worth_of_cast(view, move)
        case Levitate(_, card):
            return UNSEEN if card is None else worth_of_card(view, card)
        case Banish(scroll):
            return VALUES[scroll]
        case GiveScroll(scroll, target):
            return VALUES[scroll] + view.curses[target] / 10
        case PassMarker(target):
            return -1 if is_partner(view, target) else points(view, target)
        case Draw(target):
            return view.hand_sizes[target]
        case Give(card) | Swap(card):
            return -worth_of_card(view, card)
        case Receive():
            return 0.1
    return 0


def worth_of_shop(view: MandragoraView, index: int) -> float:
    """All that lies there. When the end is near there is no time left to use it."""
    unseen = view.shop_sizes[index] - len(view.shops[index])
    late = 1.5 if view.last_round > 1 else 0
    return unseen * UNSEEN + sum(worth_of_card(view, card) for card in view.shops[index]) - late


def worth_of_card(view: MandragoraView, card: Card) -> float:
    """A card is worth more when another of its colour is in the hand already."""
    colour, _, kind = card.partition("-")
    match colour:
        case "scroll":
            return -0.7 * VALUES[card] - would_be_cursed(view, VALUES[card])
        case "mandrake":
            return 1.5
        case "black":
            return 3.0
    fits = any(held.startswith(colour) and held != card for held in view.hand)
    return (1.0 if kind == "ingredient" else 0.8 + 0.6 * VALUES[card]) + 0.5 * fits


def worth_of_cast(view: MandragoraView, cast: Cast) -> float:
    """Points and effect; early on less what the cards might bring later, late in the game with the colours shed."""
    gained = VALUES[cast.spell] + VALUES[cast.grimoire] + worth_of_effect(view, cast.spell)
    if view.last_round:
        return gained + shed(view, cast)
    mandrake = cast.mandrake or cast.grimoire == "mandrake"
    return gained - 0.2 * cast.ingredients - 0.8 * mandrake - 1.5 * min(view.pile_size / 30, 1)


def worth_of_effect(view: MandragoraView, spell: Card) -> float:
    match spell:
        case "banishment-1" | "transfer-1":
            return 1.5 * bool(view.scrolls[view.seat]) + (view.marker == view.seat)
        case "celerity-3":
            return view.pile_size / 40
    return EFFECTS[spell]


def shed(view: MandragoraView, cast: Cast) -> int:
    """How many colours would leave the hand with this spell: each left at the end costs a point."""
    held = Counter(card.partition("-")[0] for card in view.hand)
    used = Counter(dict(zip(COLOURS, cast.colours, strict=True)))
    used[cast.grimoire.partition("-")[0]] += 1
    used["mandrake"] += cast.mandrake
    return sum(held[colour] == number > 0 for colour, number in used.items())


def would_be_cursed(view: MandragoraView, more: int) -> bool:
    """Whether with so many more curses the marker would come."""
    others = [curses for seat, curses in enumerate(view.curses) if seat != view.seat]
    return view.curses[view.seat] + more > max(others)


def is_partner(view: MandragoraView, seat: Seat) -> bool:
    return view.teams and seat % 2 == view.seat % 2


def points(view: MandragoraView, seat: Seat) -> int:
    return sum(VALUES[cast.spell] + VALUES[cast.grimoire] for cast in view.spells[seat])
