"""HP-15, HP-16: Grimoires are refilled."""

from typing import ClassVar

from coven.engine import Illegal, Move, Prompt, Seat, Step
from coven.games.hocus_pocus.cards import GRIMOIRE_SIZE
from coven.games.hocus_pocus.effects.grimoire import refill
from coven.games.hocus_pocus.moves import Refill
from coven.games.hocus_pocus.state import HocusPocusState
from coven.games.hocus_pocus.steps.base import HocusPocusStep


class Refills(Step[HocusPocusState], frozen=True):
    """HP-15: all Grimoires that fell short are refilled, clockwise from the player on turn.

    HP-21: where the whole Hand must go there is nothing to ask.
    """

    rule: ClassVar[str] = "HP-15"
    automatic: ClassVar[bool] = True

    def run(self, table: HocusPocusState) -> None:
        hands, grimoires = table.hands, table.grimoires
        for seat in [seat for seat in table.clockwise() if hands[seat] and len(grimoires[seat]) < GRIMOIRE_SIZE]:
            if len(hands[seat]) + len(grimoires[seat]) > GRIMOIRE_SIZE:
                table.then(Refilling(seat), self)
                return
            refill(table, seat, hands[seat][:])


REFILLS = Refills()


class Refilling(HocusPocusStep, frozen=True):
    """HP-15: the owner lays cards from the Hand into the Grimoire until it holds three; own choice which.

    HP-16: never from the Library, never more than three.
    """

    rule: ClassVar[str] = "HP-15"
    seat: Seat

    def actors(self, table: HocusPocusState) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, table: HocusPocusState, seat: Seat) -> list[Refill]:
        missing = GRIMOIRE_SIZE - len(table.grimoires[seat])
        return [*map(Refill, table.choices(table.hands[seat], missing))]

    def play(self, table: HocusPocusState, seat: Seat, move: Refill) -> None:
        refill(table, seat, table.find(table.hands[seat], move.cards))

    def why_not(self, table: HocusPocusState, seat: Seat, move: Move) -> Illegal:
        missing = GRIMOIRE_SIZE - len(table.grimoires[seat])
        if isinstance(move, Refill) and len(move.cards) > missing:
            return Illegal("HP-16", "grimoire-full", number=missing)
        return Illegal("HP-15", "refill-first", number=missing)

    def prompt(self, table: HocusPocusState, viewer: Seat) -> Prompt:
        missing = GRIMOIRE_SIZE - len(table.grimoires[self.seat])
        return Prompt("refilling", {"seat": self.seat, "yours": viewer == self.seat, "number": missing})
