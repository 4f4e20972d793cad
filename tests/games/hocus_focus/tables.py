"""Positions to test on: skinny Target among skinny wizards, and perhaps one Match at place 1."""

from typing import Any

from coven.engine import CLOCK, Event, Illegal, Move, Seat, Told
from coven.games.hocus_focus import GAME
from coven.games.hocus_focus.cards import WIZARDS
from coven.games.hocus_focus.moves import Tick
from coven.games.hocus_focus.setup import HocusFocusTable
from coven.games.hocus_focus.state import HocusFocusOptions
from coven.games.hocus_focus.steps.race import Race
from coven.games.hocus_focus.steps.rounds import Round
from tests.contract.cases import luck

TARGET = "skinny-red-red-red-red"
MATCH = "wide-green-turquoise-purple-purple"
SKINNY = [card for card in WIZARDS if card.startswith("skinny-") and card != TARGET]


def race(
    players: int = 3,
    *,
    match: bool = True,
    won: tuple[int, ...] = (),
    aside: int = 0,
    pile: int | None = None,
    barred: tuple[Seat, ...] = (),
    **options: Any,
) -> HocusFocusTable:
    """Opening 7 of some game, without pauses. Cards that are won, set aside or left in the pile are any others."""
    area = [MATCH, *SKINNY[:11]] if match else SKINNY[:12]
    supply = [card for card in WIZARDS if card not in (TARGET, *area)]
    table = HocusFocusTable(
        players=players,
        options=HocusFocusOptions(**{"pause_ms": 0} | options),
        chance=b"luck",
        rules=GAME.rules_version,
        area=area,
        target=TARGET,
        won=[[supply.pop() for _ in range(number)] for number in won or (0,) * players],
        aside=[supply.pop() for _ in range(aside)],
        pile=supply[:pile],
        forfeited=[],
        barred=list(barred),
        away=[],
        opening=7,
    )
    table.stack = [Round(), Race(table.free(), ())]
    return table


def dealt(players: int, seed: object, **options: Any) -> HocusFocusTable:
    """A game whose first race has been counted in, without pauses after races."""
    table = GAME.deal(players, {"pause_ms": 0} | options, chance=luck(seed))
    assert isinstance(table, HocusFocusTable)
    play(table, (CLOCK, Tick(0)), (CLOCK, Tick(3000)))
    return table


def play(table: HocusFocusTable, *moves: tuple[Seat, Move]) -> list[Event]:
    """Play moves of seats, one after the other, and return what everybody heard of the last one."""
    told: list[Told] = []
    for seat, move in moves:
        told = table.play(seat, move)
    return [each.event for each in told]


def refusal(table: HocusFocusTable, seat: Seat, move: Move) -> str:
    """The rule and the message with which a move is refused, or `legal`."""
    try:
        table.check(seat, move)
    except Illegal as illegal:
        return f"{illegal.rule} {illegal.message}"
    return "legal"
