"""HP-23, HP-24, HP-26: what a caster chooses while the Hocus resolves."""

from itertools import permutations
from typing import ClassVar

from coven.engine import Illegal, Move, Prompt, Seat
from coven.games.hocus_pocus.cards import CARDS_IN_BALL
from coven.games.hocus_pocus.events import Arranged, Cursed, OwlTook
from coven.games.hocus_pocus.knowledge import enter_openly, put_on_top
from coven.games.hocus_pocus.moves import Arrange, Choose
from coven.games.hocus_pocus.state import HocusPocusState
from coven.games.hocus_pocus.steps.base import HocusStep


class GrimoireChoice(HocusStep, frozen=True):
    """HP-24, HP-26: N cards of the target's Grimoire, all together; all of them if there are fewer."""

    def actors(self, table: HocusPocusState) -> tuple[Seat, ...]:
        return (self.hocus.caster,)

    def moves(self, table: HocusPocusState, seat: Seat) -> list[Choose]:
        grimoire = table.grimoires[self.hocus.aimed_at]
        return [Choose(cards) for cards in table.choices(grimoire, self.number(table))]

    def number(self, table: HocusPocusState) -> int:
        return min(self.hocus.number, len(table.grimoires[self.hocus.aimed_at]))

    def take(self, table: HocusPocusState, move: Choose) -> list[int]:
        """The chosen cards, out of the Grimoire."""
        grimoire = table.grimoires[self.hocus.aimed_at]
        cards = table.find(grimoire, move.cards)
        for card in cards:
            grimoire.remove(card)
        return cards

    def why_not(self, table: HocusPocusState, seat: Seat, move: Move) -> Illegal:
        return Illegal(self.rule, "choose-first", card=table.name(self.hocus.card), number=self.number(table))

    def prompt(self, table: HocusPocusState, viewer: Seat) -> Prompt:
        hocus = self.hocus
        args = {"seat": hocus.caster, "target": hocus.aim, "number": self.number(table)}
        return Prompt(self.tag(), args | {"yours": viewer == hocus.caster})


class OwlChoice(GrimoireChoice, frozen=True):
    """HP-24: the chosen cards go to the caster's Hand."""

    rule: ClassVar[str] = "HP-24"

    def play(self, table: HocusPocusState, seat: Seat, move: Choose) -> None:
        for card in self.take(table, move):
            enter_openly(table, seat, card)
        table.tell(OwlTook, seat, self.hocus.aimed_at, move.cards)


class CurseChoice(GrimoireChoice, frozen=True):
    """HP-26: the chosen cards are discarded."""

    rule: ClassVar[str] = "HP-26"

    def play(self, table: HocusPocusState, seat: Seat, move: Choose) -> None:
        table.discard += self.take(table, move)
        table.tell(Cursed, seat, self.hocus.aimed_at, move.cards)


def choose_or_take_all(table: HocusPocusState, step: OwlChoice | CurseChoice) -> None:
    """HP-21: a Grimoire is public, so where it leaves one choice nobody is asked."""
    choices = step.moves(table, step.hocus.caster)
    if len(choices) > 1:
        table.then(step)
    else:
        step.play(table, step.hocus.caster, choices[0])


class Gazing(HocusStep, frozen=True):
    """HP-23: the top cards of the Library go back in any order. Left alone they stay as they are."""

    rule: ClassVar[str] = "HP-23"

    def actors(self, table: HocusPocusState) -> tuple[Seat, ...]:
        return (self.hocus.caster,)

    def moves(self, table: HocusPocusState, seat: Seat) -> list[Arrange]:
        return [Arrange(cards) for cards in dict.fromkeys(permutations(table.names(self.top(table))))]

    def play(self, table: HocusPocusState, seat: Seat, move: Arrange) -> None:
        put_on_top(table, seat, table.find(self.top(table), move.cards))
        table.tell(Arranged, seat, len(move.cards))

    def top(self, table: HocusPocusState) -> list[int]:
        return table.library[: -CARDS_IN_BALL - 1 : -1]

    def why_not(self, table: HocusPocusState, seat: Seat, move: Move) -> Illegal:
        return Illegal("HP-23", "arrange-first")

    def prompt(self, table: HocusPocusState, viewer: Seat) -> Prompt:
        yours = viewer == self.hocus.caster
        return Prompt("gazing", {"seat": self.hocus.caster, "yours": yours, "number": len(self.top(table))})
