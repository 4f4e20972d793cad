"""HC-37: what each seat may know, and nothing else."""

import msgspec

from coven.engine import Card, Seat, View
from coven.games.hocus.cards import NAMES, named
from coven.games.hocus.knowledge import eye
from coven.games.hocus.state import HocusState, Look, Lying, Result
from coven.games.hocus.view.notes import Notes, notes

Cards = tuple[Card | None, ...]
"""Cards side by side: those that the seat knows by name, the others as nothing."""


class CommunityView(msgspec.Struct, frozen=True, gc=False):
    cards: Cards
    face_down: tuple[int, ...]
    """Which of them lie face down; the first is 1."""


class HocusView(View, frozen=True, kw_only=True):
    goal: int
    round_limit: int | None
    round: int
    first: Seat
    schools: tuple[str | None, ...]
    points: tuple[int, ...]
    hands: tuple[Cards, ...]
    """By seat. In another's Hand, and in a Pot, known cards come first."""
    pockets: tuple[tuple[Cards, ...], ...]
    """By seat, then both Pockets."""
    communities: tuple[CommunityView, ...]
    pots: tuple[Cards, ...]
    deck: Cards
    """From the top to the bottom."""
    owls: tuple[tuple[Card, ...], ...]
    """Claimed, by seat."""
    enchantments: tuple[Lying, ...]
    looks: tuple[Look, ...]
    """Who has looked where in this round."""
    final_turns: int | None
    """How many are still due after this turn, once all Communities were full and until the showdowns."""
    order: tuple[int, ...]
    """Of the showdowns, once it is named."""
    committed: tuple[int, ...]
    """In the showdown that is going on: each seat's Pocket, or 0."""
    results: tuple[Result, ...]
    """Of this round's showdowns, or of the last round's."""
    notes: Notes | None = None
    """For people, of what the rest of the view tells anyway; none for spectators."""


def look(table: HocusState, seat: Seat) -> HocusView:
    known, watcher = table.known, eye(seat)

    def in_place(cards: list[int]) -> Cards:
        return tuple([NAMES[card] if known[card] & watcher else None for card in cards])

    def heaped(cards: list[int]) -> Cards:
        seen = [NAMES[card] for card in sorted(cards) if known[card] & watcher]
        return (*seen, *[None] * (len(cards) - len(seen)))

    def community(cards: list[int]) -> CommunityView:
        face_down = tuple([place for place, card in enumerate(cards, 1) if card in table.face_down])
        return CommunityView(in_place(cards), face_down)

    return HocusView(
        seat=seat,
        asked=table.asked(seat),
        prompt=table.prompt(seat),
        outcome=table.outcome,
        goal=table.options.goal,
        round_limit=table.options.round_limit,
        round=table.round,
        first=table.first,
        schools=table.schools,
        points=tuple(table.points),
        hands=tuple([heaped(hand) for hand in table.hands]),
        pockets=tuple([(in_place(first), in_place(second)) for first, second in table.pockets]),
        communities=tuple([community(cards) for cards in table.communities]),
        pots=tuple([heaped(pot) for pot in table.pots]),
        deck=in_place(table.deck),
        owls=tuple([named(owls) for owls in table.owls]),
        enchantments=table.enchantments,
        looks=table.looks,
        final_turns=table.final_turns,
        order=table.order,
        committed=tuple(table.committed),
        results=table.results,
        notes=notes(table, seat) if seat >= 0 else None,
    )
