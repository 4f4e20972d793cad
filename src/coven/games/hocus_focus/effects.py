"""What a race comes to: somebody wins a card, somebody is barred, or the target is set aside."""

from coven.engine import Card, Seat, ranked
from coven.games.hocus_focus.events import Barred, Forfeited, Pointed, PointedLate, SetAside, Won
from coven.games.hocus_focus.moves import Point, Wait
from coven.games.hocus_focus.state import HocusFocusState


def judge_point(table: HocusFocusState, seat: Seat, point: Point | Wait, deadline: int) -> None:
    """HF-8 to HF-10: a match is won, and the target takes its place; any other card, late or none is incorrect."""
    if isinstance(point, Wait) or point.ms > deadline:
        table.tell(PointedLate, seat)
        bar(table, seat)
        return
    card = table.area[point.place - 1]
    table.pointed = point.place
    table.tell(Pointed, seat, point.place, card)
    if card in table.matches():
        table.area[point.place - 1] = table.take_target()
        win(table, seat, card)
    else:
        bar(table, seat)


def judge_no_match(table: HocusFocusState, seat: Seat) -> None:
    """HF-11: wins the target if no card of the area matches it."""
    if table.matches().isdisjoint(table.area):
        win(table, seat, table.take_target())
    else:
        bar(table, seat)


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
