"""HC-26, HC-27: the Sets, and the best one out of some cards."""

from coven.games.hocus.cards import SUITS, strength, suit

SETS = (
    "high-card",
    "pair",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
)
"""HC-26: from worst to best."""

SET_SIZE = 5


def best_set(cards: list[int]) -> tuple[str, list[int]]:
    """HC-22: the best Set of at most five cards, and its cards in the order in which they break ties."""
    cards = sorted(cards, reverse=True)
    kind, same = of_a_kind(cards)
    if len(cards) < SET_SIZE:
        return kind, same
    suited = of_a_suit(cards)
    if run := straight(suited):
        return "straight-flush", run
    if kind in ("four-of-a-kind", "full-house"):
        return kind, same
    if suited:
        return "flush", suited[:SET_SIZE]
    run = straight(cards)
    return ("straight", run) if run else (kind, same)


def of_a_kind(cards: list[int]) -> tuple[str, list[int]]:
    """The best Set by equal strengths: the more cards the better, then the stronger. Nothing else counts (HC-27)."""
    alike: dict[int, list[int]] = {}
    for card in cards:
        alike.setdefault(card // len(SUITS), []).append(card)
    groups = sorted(alike.values(), key=len, reverse=True)
    match [len(same) for same in groups]:
        case [4, *_]:
            return "four-of-a-kind", groups[0]
        case [3, 3 | 2, *_]:
            return "full-house", groups[0] + groups[1][:2]
        case [3, *_]:
            return "three-of-a-kind", groups[0]
        case [2, 2, *_]:
            return "two-pair", groups[0] + groups[1]
        case [2, *_]:
            return "pair", groups[0]
        case _:
            return "high-card", groups[0]


def of_a_suit(cards: list[int]) -> list[int]:
    """All cards of the suit that has five, if one has: there are never more than six cards in all."""
    suits = [card % len(SUITS) for card in cards]
    flush = max(suits, key=suits.count)
    return [card for card in cards if suit(card) == flush] if suits.count(flush) >= SET_SIZE else []


def straight(cards: list[int]) -> list[int]:
    """The strongest five in sequence. It never wraps around."""
    by_strength = {strength(card): card for card in cards}
    for high in by_strength:
        run = [by_strength[low] for low in range(high, high - SET_SIZE, -1) if low in by_strength]
        if len(run) == SET_SIZE:
            return run
    return []


def value(kind: str, cards: list[int]) -> tuple[int, ...]:
    """What decides a showdown: the kind, then the strengths. Equal is a tie; suits never break it."""
    return (SETS.index(kind), *map(strength, cards))
