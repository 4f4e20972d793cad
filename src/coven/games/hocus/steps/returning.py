"""Foresight and Wild Surge: the cards to RETURN are chosen in a move of their own."""

from itertools import chain, combinations
from typing import ClassVar

from coven.engine import Illegal, Move, Prompt, Seat, Step
from coven.games.hocus.cards import NAMES, NUMBERS
from coven.games.hocus.effects.deck import draw, return_cards
from coven.games.hocus.effects.parts import not_in_hand
from coven.games.hocus.moves import Return
from coven.games.hocus.state import HocusState


class Returning(Step[HocusState], frozen=True):
    """HC-11, HC-12: one card to `most` cards go under the deck; Wild Surge then draws as many."""

    rule: ClassVar[str] = "HC-12"
    seat: Seat
    most: int
    redraw: bool

    def actors(self, table: HocusState) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, table: HocusState, seat: Seat) -> list[Return]:
        names = [NAMES[card] for card in table.hands[seat]]
        return [Return(cards) for cards in chain(*(combinations(names, size + 1) for size in range(self.most)))]

    def play(self, table: HocusState, seat: Seat, move: Return) -> None:
        return_cards(table, seat, [NUMBERS[name] for name in move.cards])
        if self.redraw:
            draw(table, seat, len(move.cards))

    def why_not(self, table: HocusState, seat: Seat, move: Move) -> Illegal:
        if not isinstance(move, Return):
            return Illegal(self.rule, "return-first")
        misnamed = not_in_hand(table, seat, self.rule, *move.cards)
        return misnamed or Illegal("HC-11", "return-number", most=self.most)

    def prompt(self, table: HocusState, viewer: Seat) -> Prompt:
        yours = viewer == self.seat
        return Prompt("returning", {"seat": self.seat, "yours": yours, "most": self.most, "redraw": self.redraw})
