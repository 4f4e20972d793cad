"""What can be cast and what can be laid, as small tables: a window asks everybody, after every card."""

from collections.abc import Mapping
from functools import cache

from coven.engine import Move, Seat
from coven.games.hocus_pocus.cards import AIMED, HOCUS, KIND, NAME, POCUS
from coven.games.hocus_pocus.moves import Cast, Lay, Source

Offers = Mapping[int, tuple[Move, ...]]
"""What can be done with a card; the same value for all copies."""


def offered(offers: Offers, cards: list[int]) -> list[Move]:
    """What can be done with these cards, which are in order. Identical cards are one choice."""
    moves: list[Move] = []
    last: tuple[Move, ...] | None = None
    for card in cards:
        offer = offers.get(card)
        if offer is not None and offer is not last:
            moves += offer
            last = offer
    return moves


@cache
def cast_offers(players: int, seat: Seat, inspired: bool) -> tuple[Offers, Offers]:
    """HP-6: each Hocus, from Hand and from Grimoire. HP-25: once an Inspiration has resolved, no other."""
    kinds = [kind for kind in HOCUS if not (inspired and kind == "inspiration")]
    others = tuple(other for other in range(players) if other != seat)
    return _casts("hand", kinds, others), _casts("grimoire", kinds, others)


def _casts(source: Source, kinds: list[str], others: tuple[Seat, ...]) -> Offers:
    """HP-7: a Hocus with a target may be cast at every other player."""
    offers = {
        name: tuple(Cast(name, source, target) for target in (others if kind in AIMED else (None,)))
        for name, kind in zip(NAME, KIND, strict=True)
        if kind in kinds
    }
    return {card: offers[name] for card, name in enumerate(NAME) if name in offers}


@cache
def lay_offers(hocus: str, doubled: bool, thirds: tuple[Seat, ...] | None) -> tuple[Offers, Offers]:
    """HP-17: each Pocus that fits a Hocus of this kind, from Hand and from Grimoire.

    `thirds` are those whom a Mirror may name; None for a seat that is not the current target.
    """
    return _lays("hand", hocus, doubled, thirds), _lays("grimoire", hocus, doubled, thirds)


def _lays(source: Source, hocus: str, doubled: bool, thirds: tuple[Seat, ...] | None) -> Offers:
    """HP-38: a Mirror names somebody, no other Pocus does."""
    named = {"enchanted-mirror": thirds or ()}
    offers = {
        pocus: tuple(Lay(pocus, source, target) for target in named.get(pocus, (None,)))
        for pocus in POCUS
        if objection(pocus, source, hocus, doubled, aimed_at=thirds is not None) is None
    }
    return {card: offers[name] for card, name in enumerate(NAME) if name in offers}


@cache
def third_players(players: int, caster: Seat, seat: Seat) -> tuple[Seat, ...]:
    """HP-38: whom a Mirror may name, neither the caster nor its layer."""
    return tuple(third for third in range(players) if third not in (caster, seat))


def objection(pocus: str, source: Source, hocus: str, doubled: bool, aimed_at: bool) -> tuple[str, str] | None:
    """The rule that keeps a Pocus off a Hocus, and its message. HP-37: Lightning keeps nothing off."""
    match pocus:
        case "amulet" | "enchanted-mirror" | "magic-wand" | "black-cat" if hocus == "vortex":
            return "HP-30", "not-on-vortex"
        case "pumpkin" | "counterspell" if hocus == "vortex" and source == "grimoire":
            return "HP-30", "vortex-from-hand"
        case "amulet" | "enchanted-mirror" if hocus not in AIMED:
            return "HP-40", "no-target"
        case "amulet" if not aimed_at:
            return "HP-31", "not-the-target"
        case "enchanted-mirror" if not aimed_at:
            return "HP-38", "not-the-target"
        case "magic-wand" if 0 in HOCUS[hocus]:
            return "HP-32", "no-number"
        case "magic-wand" if doubled:
            return "HP-32", "one-wand"
    return None
