"""What a race comes to: somebody wins a card, somebody is barred, or the target is set aside."""

import msgspec

from coven.engine import Card, Seat, ranked
from coven.games.hocus_focus.cards import in_common
from coven.games.hocus_focus.events import Barred, Compared, Forfeited, Pointed, PointedLate, Searched, SetAside, Won
from coven.games.hocus_focus.mends import CALM
from coven.games.hocus_focus.moves import Point, Wait
from coven.games.hocus_focus.state import HocusFocusState


class Verdict(msgspec.Struct, frozen=True):
    """How a race ended, before any card moves."""

    seat: Seat | None = None
    """Whose call was judged; None: nobody's, and the target is set aside."""
    right: bool = False
    place: int | None = None
    """At which that player pointed in time."""


NOBODY = Verdict()


def judge_point(table: HocusFocusState, seat: Seat, point: Point | Wait, deadline: int) -> Verdict:
    """HF-8 to HF-10: a match is right; any other card, late or none is incorrect."""
    if isinstance(point, Wait) or point.ms > deadline:
        table.tell(PointedLate, seat)
        return Verdict(seat)
    assert table.target
    card = table.area[point.place - 1]
    table.pointed = point.place
    table.tell(Pointed, seat, point.place, card)
    if table.follows(CALM):
        table.tell(Compared, card, table.target, in_common(card, table.target))
    return Verdict(seat, card in table.matches(), point.place)


def judge_no_match(table: HocusFocusState, seat: Seat) -> Verdict:
    """HF-11: right if no card of the area matches the target."""
    right = table.matches().isdisjoint(table.area)
    if table.follows(CALM):
        table.tell(Searched, not right)
    return Verdict(seat, right)


def settle(table: HocusFocusState, verdict: Verdict) -> None:
    """HF-8, HF-9, HF-11, HF-13: now cards move. The target takes the place of a match that was won."""
    if verdict.seat is None:
        set_aside(table)
    elif not verdict.right:
        bar(table, verdict.seat)
    elif verdict.place is None:
        win(table, verdict.seat, table.take_target())
    else:
        card = table.area[verdict.place - 1]
        table.area[verdict.place - 1] = table.take_target()
        win(table, verdict.seat, card)


def win(table: HocusFocusState, seat: Seat, card: Card) -> None:
    """HF-13: with all that was set aside. HF-16: who reaches the goal wins at once."""
    table.tell(Won, seat, card, len(table.aside))
    table.won[seat] += [card, *table.aside]
    table.aside.clear()
    if table.options.ending == "race" and len(table.won[seat]) >= table.options.goal:
        table.finish(ranked("goal-reached", table.scores()))


def bar(table: HocusFocusState, seat: Seat) -> None:
    """HF-9: until the next round. HF-19: experts also lose the card they won last."""
    table.barred.append(seat)
    table.tell(Barred, seat)
    if table.options.expert and table.won[seat]:
        table.forfeited.append(table.won[seat].pop())
        table.tell(Forfeited, seat, table.forfeited[-1])


def set_aside(table: HocusFocusState) -> None:
    """HF-13, HF-14, HF-25: nobody wins; the target waits for the winner of a coming round."""
    table.aside.append(table.take_target())
    table.tell(SetAside, table.aside[-1])
