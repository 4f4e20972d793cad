"""Literal tables of Mandragora: what a test says lies there, and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from coven.engine import Card, Move, Seat, seed_from
from coven.games.mandragora import GAME
from coven.games.mandragora.cards import HAND_KINDS, KINDS, listed, names
from coven.games.mandragora.effects.hands import pick_up
from coven.games.mandragora.moves import Cast
from coven.games.mandragora.setup import MandragoraTable
from coven.games.mandragora.state import MandragoraOptions
from coven.games.mandragora.steps.rounds import NextTurn
from coven.games.mandragora.steps.turns import Turn

RING = ("start-shop", *["day-shop"] * 6, *["night-shop"] * 3)
"""Shops 8, 9 and 10 are night shops."""
TOPS = ("banishment-1", "levitation-2", "celerity-3", "vanishing-4", "purification-5")
MANDRAKE = "mandrake"


def kinds(cards: Sequence[Card]) -> tuple[int, ...]:
    return tuple(KINDS[card] for card in cards)


def table(
    hands: Sequence[Sequence[Card]],
    *,
    secret: Mapping[Seat, Sequence[Card]] | None = None,
    shops: Mapping[int, Sequence[Card]] | None = None,
    pile: Sequence[Card] = ("green-ingredient",) * 20,
    tops: Sequence[Card | None] = TOPS,
    below: Sequence[Sequence[Card]] = ((),) * 5,
    scrolls: Mapping[Seat, Sequence[Card]] | None = None,
    spells: Mapping[Seat, Sequence[Cast]] | None = None,
    seat: Seat = 0,
    teams: bool = False,
    seed: object = 1,
    **fields: Any,
) -> MandragoraTable:
    """The turn of `seat`. Everybody saw the `hands`, but not `secret` cards; the last of a pile is on top."""
    players = len(hands)
    laid = MandragoraTable(
        players=players,
        options=MandragoraOptions(teams=teams),
        chance=seed_from(str(seed), ()),
        rules=GAME.rules_version,
        ring=RING,
        shops=[kinds((shops or {}).get(number, ())) for number in range(1, 11)],
        pile=list(kinds(pile)),
        tops=tuple(tops),
        spell_piles=[tuple(spells) for spells in below],
        hands=[[0] * len(HAND_KINDS) for _ in hands],
        ledger=[],
        scrolls=[kinds((scrolls or {}).get(each, ())) for each in range(players)],
        spells=[tuple((spells or {}).get(each, ())) for each in range(players)],
        reach=[3] * players,
        discarded=[()] * players,
        stack=[NextTurn(seat), Turn(seat)],
    )
    for each, hand in enumerate(hands):
        for card in hand:
            pick_up(laid, each, KINDS[card], None)
        for card in (secret or {}).get(each, ()):
            pick_up(laid, each, KINDS[card], (each,))
    for field, value in fields.items():
        setattr(laid, field, value)
    return laid


def play(laid: MandragoraTable, *moves: Move) -> MandragoraTable:
    """Each move is played by whoever is asked."""
    for move in moves:
        laid.play(laid.actors()[0], move)
    return laid


def hand(laid: MandragoraTable, seat: Seat) -> list[Card]:
    return list(names(listed(laid.hands[seat])))


def shop(laid: MandragoraTable, number: int) -> list[Card]:
    return list(names(laid.shops[number - 1]))


def scrolls(laid: MandragoraTable) -> list[list[Card]]:
    return [list(names(each)) for each in laid.scrolls]


def deal(players: int, seed: object = 1, **options: Any) -> MandragoraTable:
    dealt = GAME.deal(players, options, chance=seed_from(str(seed), ()))
    assert isinstance(dealt, MandragoraTable)
    return dealt


def red(spell: Card, number: int = 1, **more: Any) -> Cast:
    """A spell cast with the red grimoire."""
    return Cast(spell, "red-grimoire-1", red=number, **more)
