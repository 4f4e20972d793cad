"""Quick play of Mandragora for playouts: the best of all sends and of a few spells."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from coven.bots.mandragora.hand import Hand, Tops, cheapest, promise, without
from coven.bots.mandragora.position import from_table, points
from coven.bots.mandragora.turns import effect, left_to_next, worth_of_send
from coven.engine import Card, Move, Seat, Table
from coven.games.mandragora.cards import VALUES
from coven.games.mandragora.moves import DECLINE, PASS, Banish, Cast, GiveScroll, NoExchange
from coven.games.mandragora.setup import MandragoraTable
from coven.games.mandragora.steps.casting import casts, laid
from coven.games.mandragora.steps.turns import SENDS, ExtraTurn, Turn

WHIM = 0.2
"""How far luck sways the moves that are rolled."""
FIRST_IS_BEST = (Banish, GiveScroll, NoExchange)
"""Questions whose first answer is a good one: the scroll with most curses, and no exchange."""


def roll(table: Table, seat: Seat, random: Random) -> Move:
    """A sensible move at once: the best of all sends and of a few spells, with a little luck."""
    assert isinstance(table, MandragoraTable)
    if isinstance(table.step, Turn):
        return max(turns(table, seat), key=lambda turn: turn[1] + WHIM * random.random())[0]
    moves: Sequence[Move] = table.offers(seat)
    return moves[0] if isinstance(moves[0], FIRST_IS_BEST) else random.choice(moves)


def turns(table: MandragoraTable, seat: Seat) -> Iterator[tuple[Move, float]]:
    """The turns worth a thought, and what they are worth."""
    position = from_table(table, seat)
    for send in SENDS[: table.reach[seat]]:
        yield send, worth_of_send(position, send.shops)
    stay = left_to_next(position, position.assistant)
    for cast, gained in best_casts(position.hand, position.tops, position.turns, position.counted, position.spared):
        yield cast, gained + effect(position, cast.spell) - stay
    if isinstance(table.step, ExtraTurn):
        yield DECLINE, position.promise(position.hand, position.turns - 1)
    if position.counted:
        yield PASS, position.promise(position.hand, 0)


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
