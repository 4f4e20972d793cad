"""Mandragora for search: quick moves, and how a game is likely to end."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp
from random import Random

from coven.bots.mandragora.hand import Hand, Tops, cheapest, promise, without
from coven.bots.mandragora.outlook import from_table, points, turns_left
from coven.bots.mandragora.turns import effect, left_to_next, worth_of_send
from coven.engine import Card, Move, Seat, Table
from coven.games.mandragora.cards import VALUES
from coven.games.mandragora.casting import casts, laid
from coven.games.mandragora.moves import DECLINE, PASS, Banish, Cast, GiveScroll, NoExchange
from coven.games.mandragora.rules import SENDS, ExtraTurn, Turn
from coven.games.mandragora.state import MandragoraTable

WHIM = 0.2
"""How far luck sways the moves that are rolled."""
FIRST_IS_BEST = (Banish, GiveScroll, NoExchange)
"""Questions whose first answer is a good one: the scroll with most curses, and no exchange."""
SPREAD, SPREAD_A_TURN = 0.6, 0.28
"""How many points are still uncertain at the end, and for every turn before it."""


def roll(table: Table, seat: Seat, random: Random) -> Move:
    """A sensible move at once: the best of all sends and of a few spells, with a little luck."""
    assert isinstance(table, MandragoraTable)
    if isinstance(table.step, Turn):
        return max(turns(table, seat), key=lambda turn: turn[1] + WHIM * random.random())[0]
    moves: Sequence[Move] = table.moves(seat)
    return moves[0] if isinstance(moves[0], FIRST_IS_BEST) else random.choice(moves)


def turns(table: MandragoraTable, seat: Seat) -> Iterator[tuple[Move, float]]:
    """The turns worth a thought, and what they are worth."""
    outlook = from_table(table, seat)
    for send in SENDS[: table.reach[seat]]:
        yield send, worth_of_send(outlook, send.shops)
    stay = left_to_next(outlook, outlook.assistant)
    for cast, gained in best_casts(outlook.hand, outlook.tops, outlook.turns, outlook.counted, outlook.spared):
        yield cast, gained + effect(outlook, cast.spell) - stay
    if isinstance(table.step, ExtraTurn):
        yield DECLINE, outlook.promise(outlook.hand, outlook.turns - 1)
    if outlook.counted:
        yield PASS, outlook.promise(outlook.hand, 0)


@lru_cache(20_000)
def best_casts(hand: Hand, tops: Tops, turns: int, counted: bool, spared: int) -> list[tuple[Cast, float]]:
    """The best way to cast each spell, with the points made and promised."""
    best: dict[Card, tuple[Cast, float]] = {}
    for cast in few_casts(hand, tops, turns, counted):
        left, turns_left = without(hand, laid(cast)), turns - (cast.spell != "doubling-2")
        gained = points([cast]) + promise(left, tops, turns_left, counted, spared)
        if cast.spell not in best or gained > best[cast.spell][1]:
            best[cast.spell] = (cast, gained)
    return list(best.values())


def few_casts(hand: Hand, tops: Tops, turns: int, counted: bool) -> Iterator[Cast]:
    """No more ingredients than a spell needs, unless in the last rounds to be rid of a colour.

    If they are of different colours, those that are missed least.
    """
    cheap = cheapest(hand, tops, turns)
    for cast in casts(hand, tops):
        if cast.ingredients == VALUES[cast.spell] or (counted and uses_up(cast.colours, hand)):
            used = [colour for colour, number in enumerate(cast.colours) if number]
            if len(used) < 2 or {*used} == {*cheap[: len(used)]}:
                yield cast


def uses_up(colours: Sequence[int], hand: Hand) -> bool:
    """Whether no ingredient is left of the colours that are laid."""
    return all(number in (0, held) for number, held in zip(colours, hand, strict=False))


def prospects(table: Table) -> tuple[float, ...]:
    """Each seat's share of the win: points made and promised, the more certain the fewer turns are left."""
    assert isinstance(table, MandragoraTable)
    seats = range(table.players)
    expected = [expectation(table, seat) for seat in seats]
    spread = SPREAD + SPREAD_A_TURN * turns_left(len(table.pile), table.players, table.last_round)
    if table.options.teams:
        sides = shared([expected[0] + expected[2], expected[1] + expected[3]], spread * 2**0.5)
        return tuple([sides[seat % 2] / 2 for seat in seats])
    return tuple(shared(expected, spread))


def expectation(table: MandragoraTable, seat: Seat) -> float:
    outlook = from_table(table, seat)
    return points(table.spells[seat]) + outlook.promise(outlook.hand, outlook.turns) - outlook.burden(seat)


def shared(points: list[float], spread: float) -> list[float]:
    """The win, by the points that each side may expect."""
    best = max(points)
    odds = [exp((each - best) / spread) for each in points]
    total = sum(odds)
    return [each / total for each in odds]
