"""Literal tables of Hocus, and short words for what happens at them."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from coven.engine import Card, Illegal, Move, Seat, seed_from
from coven.games.hocus import GAME
from coven.games.hocus.cards import NAMES, NUMBERS
from coven.games.hocus.effects import AnyPart
from coven.games.hocus.effects.laying import IntoCommunity, IntoPocket, IntoPot
from coven.games.hocus.knowledge import everybody, eye
from coven.games.hocus.moves import Cast
from coven.games.hocus.setup import HocusTable
from coven.games.hocus.state import HocusOptions, Lying
from coven.games.hocus.steps.rounds import EndOfRound
from coven.games.hocus.steps.showdowns import EndOfTurns
from coven.games.hocus.steps.turns import Turn

DECK = "wands-2 wands-3 wands-4 wands-5 wands-6 wands-7"
NOTHING: Mapping[Any, Any] = {}


def cards(names: str) -> list[int]:
    return [NUMBERS[name] for name in names.split()]


def names(cards: Sequence[int]) -> str:
    return " ".join(NAMES[card] for card in cards)


def lay(
    *hands: str,
    schools: Sequence[str | None] = (),
    deck: str = DECK,
    communities: Sequence[str] = ("", ""),
    pots: Sequence[str] = ("", ""),
    pockets: Mapping[Seat, Sequence[str]] = NOTHING,
    owls: Mapping[Seat, str] = NOTHING,
    veiled: Mapping[Card, Seat] = NOTHING,
    known: Mapping[Card, Sequence[Seat]] = NOTHING,
    enchantments: Sequence[Lying] = (),
    turn: Seat = 0,
    first: Seat = 0,
    points: Sequence[int] = (),
    **options: Any,
) -> HocusTable:
    """In the middle of a round: `turn` is to move. Cards that are not named are not in the game."""
    players = len(hands)
    table = HocusTable(
        players=players,
        options=HocusOptions(**options),
        chance=seed_from("literal", ()),
        rules=GAME.rules_version,
        round=1,
        first=first,
        schools=(*schools, *[None] * (players - len(schools))),
        points=list(points) or [0] * players,
        deck=cards(deck),
        hands=[sorted(cards(hand)) for hand in hands],
        pockets=[[cards(pocket) for pocket in pockets.get(seat, ("", ""))] for seat in range(players)],
        communities=[cards(community) for community in communities],
        pots=[cards(pot) for pot in pots],
        owls=[cards(owls.get(seat, "")) for seat in range(players)],
        shown=[],
        known=[0] * len(NAMES),
        face_down=tuple(NUMBERS[card] for card in veiled),
        enchantments=tuple(enchantments),
        committed=[0] * players,
        stack=[EndOfRound(), EndOfTurns(), Turn(turn)],
    )
    know(table, veiled, known)
    return table


def know(table: HocusTable, veiled: Mapping[Card, Seat], known: Mapping[Card, Sequence[Seat]]) -> None:
    """HC-36: everybody knows what lies open, each player the own cards, and some what they have seen."""
    for community in (*table.communities, *table.owls):
        for card in community:
            table.known[card] = everybody(table)
    for seat in range(table.players):
        for card in [*table.hands[seat], *table.pockets[seat][0], *table.pockets[seat][1]]:
            table.known[card] = eye(seat)
    for name, seat in veiled.items():
        table.known[NUMBERS[name]] = eye(seat)
    for name, seats in known.items():
        for seat in seats:
            table.known[NUMBERS[name]] |= eye(seat)


def cast(spell: str, *parts: AnyPart) -> Cast:
    return Cast(spell, parts)


def open_(card: Card, community: int) -> IntoCommunity:
    return IntoCommunity(card, community)


def pot(cards: str, number: int) -> IntoPot:
    return IntoPot(tuple(cards.split()), number)


def pocket(cards: str, number: int) -> IntoPocket:
    return IntoPocket(tuple(cards.split()), number)


def build_pot(card: Card, number: int = 1) -> Cast:
    return cast("build-pot", pot(card, number))


def build_community(card: Card, number: int = 1) -> Cast:
    return cast("build-community", open_(card, number))


def spells(table: HocusTable, seat: Seat = 0) -> set[str]:
    """The names of the Spells on offer."""
    return {move.spell for move in table.moves(seat) if isinstance(move, Cast)}


def refused(table: HocusTable, seat: Seat, move: Move) -> tuple[str, str]:
    """The rule and the message of a refusal, which leaves the table as it was."""
    before = table.snapshot()
    with pytest.raises(Illegal) as refusal:
        table.play(seat, move)
    assert table.snapshot() == before
    return refusal.value.rule, refusal.value.message


def told(table: HocusTable, seat: Seat, move: Move, viewer: Seat = -1) -> list[str]:
    """Play, and the events that `viewer` hears of, by their tags."""
    return [each.event.__struct_config__.tag for each in table.play(seat, move) if each.reaches(viewer)]
