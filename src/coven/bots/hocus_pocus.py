"""Rules of thumb for Hocus Pocus: every move gets a score, and the best one is played."""

from functools import cache
from random import Random
from typing import Any

from coven.bots import Sight
from coven.engine import Card, Move
from coven.games.hocus_pocus.cards import REMOVERS
from coven.games.hocus_pocus.moves import Arrange, Cast, Choose, Discard, Draw, Lay, Pass, Refill, TakeGem
from coven.games.hocus_pocus.view import HocusPocusView, HocusView

WORTH = {
    "spell": 1.0,
    "thief": 0.9,
    "inspiration": 1.2,
    "owl": 1.2,
    "curse": 0.4,
    "sacrifice": 0.5,
    "crystal-ball": 0.5,
    "abracadabra": 1.0,
    "vortex": 0.3,
    "amulet": 2.0,
    "magic-wand": 2.2,
    "enchanted-mirror": 2.0,
    "pumpkin": 1.8,
    "counterspell": 2.0,
    "hourglass": 0.8,
    "black-cat": 2.5,
    "lightning": 1.5,
}
"""What a card is worth in gems; times its printed number, if it has one."""

NEVER = -1.0
WIN = 100.0


def choose(sight: Sight, random: Random) -> Move:
    view = sight.view
    assert isinstance(view, HocusPocusView)
    move: Move = max(sight.moves, key=lambda move: score(view, move))
    return move


def score(view: HocusPocusView, move: Any) -> float:
    """Above 0 is better than passing; casting comes before ending the turn."""
    match move:
        case Cast():
            gain = cast_gain(view, move)
            return 10 + gain if gain > 0 else NEVER
        case Lay():
            assert view.hocus
            return lay_gain(view, view.hocus, move)
        case TakeGem():
            return 1.0 if view.cauldron > 1 else last_gems(view, 1)
        case Draw():
            return 1.5 if view.hand_sizes[view.seat] < 4 and view.cauldron > 3 else 0.5
        case Choose(cards):
            return sum(map(worth, cards))
        case Refill(cards) | Discard(cards):
            return -sum(map(worth, cards))
        case Arrange(cards):
            return sum(worth(card) / place for place, card in enumerate(cards, 1))
        case Pass():
            return 0.0
    return NEVER


@cache
def worth(card: Card) -> float:
    kind, number = split(card)
    return WORTH[kind] * (number or 1)


@cache
def split(card: Card) -> tuple[str, int]:
    """`thief-3` is a thief with a 3."""
    kind, _, number = card.removeprefix("marked-").rpartition("-")
    return (kind, int(number)) if number.isdigit() else (card.removeprefix("marked-"), 0)


def cast_gain(view: HocusPocusView, move: Cast) -> float:
    """What a Hocus brings, in gems."""
    kind, number = split(move.card)
    mine, theirs = view.gems[view.seat], view.gems[move.target] if move.target is not None else 0
    match kind:
        case "inspiration":
            return 5.0 + number
        case "spell":
            return float(number) if number < view.cauldron else last_gems(view, view.cauldron)
        case "thief":
            return min(number, theirs) + theirs / 100 if 2 * theirs >= number else NEVER
        case "sacrifice":
            return min(number, theirs) / 2 if theirs >= mine else NEVER
        case "owl" | "curse":
            assert move.target is not None
            best = sorted(map(worth, view.grimoires[move.target]))[-number:]
            return WORTH[kind] * sum(best) / 2
        case "abracadabra":
            assert move.target is not None
            return float(view.hand_sizes[move.target] - view.hand_sizes[view.seat] - 1)
        case "crystal-ball":
            return 0.5
    return sum(map(worth, view.grimoires[view.seat - 1])) - sum(map(worth, view.grimoires[view.seat]))


def last_gems(view: HocusPocusView, number: int) -> float:
    """Taking all that is left wins, or it is not worth losing."""
    rivals = [gems for seat, gems in enumerate(view.gems) if seat != view.seat]
    return WIN if view.gems[view.seat] + number > max(rivals) else NEVER


def lay_gain(view: HocusPocusView, hocus: HocusView, move: Lay) -> float:
    """What a Pocus saves or brings, in gems, less what the card is worth elsewhere."""
    stopped = any(pocus.card in REMOVERS and not pocus.void for pocus in hocus.pocus)
    threat = damage(view, hocus)
    mine = hocus.seat == view.seat
    match move.card:
        case "lightning":
            return hocus.number - 2.0 if mine and stopped else NEVER
        case "magic-wand":
            return hocus.number - 2.0 if mine and not stopped and gains(view, hocus) else NEVER
        case "hourglass":
            rich = view.hand_sizes[hocus.seat] >= 3
            return 0.1 if rich and not mine and not stopped and not hocus.hourglass else NEVER
    if mine or stopped or hocus.struck:
        return NEVER
    booty = worth(hocus.card) / 10 if move.card == "black-cat" else 0.0
    richest = view.gems[move.target] / 100 if move.target is not None else 0.0
    return threat - 1.3 - worth(move.card) / 10 + booty + richest


def gains(view: HocusPocusView, hocus: HocusView) -> bool:
    """Whether twice as much can be had."""
    target = view.cauldron if hocus.target is None else view.gems[hocus.target]
    return split(hocus.card)[0] in {"spell", "thief"} and target >= 2 * hocus.number


def damage(view: HocusPocusView, hocus: HocusView) -> float:
    """How much another player's Hocus hurts: fully if it is aimed here, a little if it only helps its caster."""
    kind, _ = split(hocus.card)
    if kind not in {"spell", "thief", "sacrifice"}:
        return 1.6 if hocus.target == view.seat else 0.0
    if hocus.target == view.seat:
        return float(min(hocus.number, view.gems[view.seat]))
    if kind == "spell" and hocus.number >= view.cauldron:
        return WIN
    return hocus.number / 2 if kind != "sacrifice" else 0.0
