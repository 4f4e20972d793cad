"""Literal tables of Hocus Pocus for tests: cards by name, the first of the Library on top."""

from collections.abc import Sequence
from typing import Any

import pytest

from coven.engine import Chance, Illegal, Move, Seat
from coven.games.hocus_pocus import GAME
from coven.games.hocus_pocus.cards import KIND, NAME, POCUS, pack
from coven.games.hocus_pocus.moves import PASS, Cast, Lay
from coven.games.hocus_pocus.setup import HocusPocusTable
from coven.games.hocus_pocus.state import HocusPocusOptions
from coven.games.hocus_pocus.steps.turns import Turn
from coven.games.hocus_pocus.steps.window import Window


def lay_out(
    *hands: str,
    grimoires: Sequence[str] = (),
    library: str | None = None,
    discard: str = "",
    gems: Sequence[int] = (),
    cauldron: int = 20,
    turn: Seat = 0,
    **options: Any,
) -> HocusPocusTable:
    """A table with a Hand for each player. A Grimoire that is not given has three Hocus.

    Without a Library all other cards are in it; with one they are out of the game.
    """
    left = pack(len(hands))

    def take(names: str) -> list[int]:
        found = []
        for name in names.split():
            card = next(card for card in left if NAME[card] == name)
            left.remove(card)
            found.append(card)
        return found

    held = [sorted(take(names)) for names in hands]
    open_cards = [sorted(take(names)) for names in grimoires]
    top, discarded = take(library or ""), take(discard)
    for _ in hands[len(open_cards) :]:
        fillers = [card for card in left if KIND[card] not in POCUS][-3:]
        left = [card for card in left if card not in fillers]
        open_cards.append(fillers)
    return HocusPocusTable(
        players=len(hands),
        options=HocusPocusOptions(**options),
        chance=Chance(b"test"),
        rules=GAME.rules_version,
        turn=turn,
        cauldron=cauldron,
        gems=list(gems) or [5] * len(hands),
        hands=held,
        grimoires=open_cards,
        library=left if library is None else top[::-1],
        discard=discarded,
        zone=[],
        marked=[],
        knows=[0] * len(KIND),
        among=[0] * len(KIND),
        mixed=[0] * len(KIND),
        stack=[Turn()],
    )


def cast(card: str, at: Seat | None = None, *, grimoire: bool = False) -> Cast:
    return Cast(card, "grimoire" if grimoire else "hand", at)


def lay(card: str, at: Seat | None = None, *, grimoire: bool = False) -> Lay:
    return Lay(card, "grimoire" if grimoire else "hand", at)


def play(table: HocusPocusTable, *moves: tuple[Seat, Move]) -> HocusPocusTable:
    """Play moves, and after them let all pass who are asked for a Pocus."""
    for seat, move in moves:
        table.play(seat, move)
    return close(table)


def close(table: HocusPocusTable) -> HocusPocusTable:
    while isinstance(table.step, Window):
        table.play(table.actors()[0], PASS)
    return table


def refused(table: HocusPocusTable, seat: Seat, move: Move) -> str:
    """The rule and the message with which a move is refused."""
    with pytest.raises(Illegal) as refusal:
        table.play(seat, move)
    return f"{refusal.value.rule} {refusal.value.message}"


def names(table: HocusPocusTable, cards: Sequence[int]) -> str:
    return " ".join(table.names(list(cards)))
