"""Answers that a table gives for its players: by their standing orders, and where against bots there is no choice.

When an order answers hangs on what everybody sees and on what its player wished, never on a hand: so neither the answer
nor its moment tells what the player holds.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from coven.engine import SPECTATOR, Game, Move, Order, Seat
from coven.play.durations import SECOND
from coven.play.pace import Speed
from coven.play.problems import Problem
from coven.play.protocol import OrderInfo, Orders, OrderWish
from coven.play.timeline import Timeline

PATIENCE = 3 * SECOND
"""How long a player has to step in before an order answers, unless the server says otherwise."""


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one player has told the table. `given`: these orders hold; None: those that are standard."""

    given: tuple[str, ...] | None = None
    turn: int = 0
    """In which turn those for one turn were given."""
    held: int = 0
    """The question that the player wants to think about, whatever the orders say."""
    bots: Speed = "normal"

    def holds(self, order: Order, turn: int) -> bool:
        if self.given is None:
            return order.standard
        return order.name in self.given and (not order.for_turn or self.turn == turn)


NOTHING_SAID = Standing()
ASK_ALWAYS = Standing(given=())
"""Where several people share a device, nobody else can step in for whoever does not hold it."""


@lru_cache(1024)
def read_standing(kept: str | None) -> Standing:
    """From where it was kept; nothing was said where nothing is."""
    return msgspec.json.decode(kept, type=Standing) if kept else NOTHING_SAID


class Holding(NamedTuple):
    """The orders of one player that hold, and how the player is told of all that there are."""

    orders: tuple[Order, ...]
    infos: tuple[OrderInfo, ...]


@lru_cache(1024)
def _holding(game: Game, standing: Standing, turn: int) -> Holding:
    held = tuple(order for order in game.orders if standing.holds(order, turn))
    return Holding(held, tuple(OrderInfo(order.name, order in held) for order in game.orders))


class Answer(NamedTuple):
    """What is answered for a player, and when."""

    at: int
    move: Move


class TableOrders(msgspec.Struct, frozen=True, kw_only=True):
    """The orders at one table. `standing` has every person's."""

    game: Game
    standing: Mapping[Seat, Standing]
    alone: bool = False
    """Whether there is one person among bots: a move without a choice is made at once, and tells nobody anything."""
    learning: bool = False
    """Whether this is a guided game: its lessons wait."""
    patience: int = PATIENCE
    delay: int = 0
    """How long bots take, in ms, and orders that leave no time to step in."""

    def told(self, timeline: Timeline | None, seat: Seat) -> Orders:
        """What its player is told: the orders, and when one of them answers."""
        standing = self.standing.get(seat, NOTHING_SAID)
        orders = _holding(self.game, standing, timeline.table.turn_number if timeline else 0).infos
        seen = timeline.seen[seat] if timeline else None
        answer = self.answer(timeline, seat) if timeline and seen and seen.asked else None
        if seen is None or answer is None:
            return Orders(orders, standing.bots)
        return Orders(orders, standing.bots, seen.question, answer.at)

    def answer(self, timeline: Timeline, seat: Seat) -> Answer | None:
        """For a seat that is asked; None: the player is waited for."""
        if self.learning or timeline.race is not None or seat not in self.standing:
            return None
        seen = timeline.seen[seat]
        if self.alone and len(seen.moves) == 1:
            return Answer(timeline.started + seen.since, seen.moves[0])
        if not self.game.orders or self.standing[seat].held == seen.question:
            return None
        return self._ordered(timeline, seat)

    def _ordered(self, timeline: Timeline, seat: Seat) -> Answer | None:
        """The first to answer. The time counts from when everybody saw the question."""
        asked, table = timeline.started + timeline.seen[SPECTATOR].since, timeline.table
        first: Answer | None = None
        for order in _holding(self.game, self.standing[seat], table.turn_number).orders:
            move = table.by_order(seat, order.name)
            at = asked + (self.delay if order.quick else self.patience)
            if move is not None and (first is None or at < first.at):
                first = Answer(at, move)
        return first


def changed(game: Game, standing: Standing, wish: OrderWish, timeline: Timeline | None, seat: Seat) -> Standing:
    """What the player wants from now on. Raises `Problem` for an order that the game does not know."""
    changes: dict[str, Any] = {}
    if wish.orders is not None:
        check_orders(game, wish.orders)
        turn = timeline.table.turn_number if timeline else 0
        changes |= {"given": tuple(dict.fromkeys(wish.orders)), "turn": turn, "held": 0}
    if wish.hold is not None and timeline is not None and wish.hold == timeline.seen[seat].question:
        changes["held"] = wish.hold
    if wish.bots is not None:
        changes["bots"] = wish.bots
    return msgspec.structs.replace(standing, **changes)


def check_orders(game: Game, names: tuple[str, ...]) -> None:
    known = [order.name for order in game.orders]
    for name in names:
        if name not in known:
            raise Problem("unknown-order", field="orders", given=name, known=", ".join(known) or "–")
