"""HP-9, HP-15, HP-16: Grimoires, their refills, and rearranging."""

from typing import ClassVar

from coven.engine import Card, Illegal, Move, Prompt, Seat, Step
from coven.games.hocus_pocus.cards import GRIMOIRE_SIZE
from coven.games.hocus_pocus.events import Rearranged, Refilled
from coven.games.hocus_pocus.knowledge import enter_openly, leave
from coven.games.hocus_pocus.moves import Rearrange, Refill
from coven.games.hocus_pocus.state import HocusPocusStep, HocusPocusTable


class Refills(Step[HocusPocusTable], frozen=True):
    """HP-15: all Grimoires that fell short are refilled, clockwise from the player on turn.

    HP-21: where the whole Hand must go there is nothing to ask.
    """

    rule: ClassVar[str] = "HP-15"
    automatic: ClassVar[bool] = True

    def run(self, table: HocusPocusTable) -> None:
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

    def actors(self, table: HocusPocusTable) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, table: HocusPocusTable, seat: Seat) -> list[Refill]:
        missing = GRIMOIRE_SIZE - len(table.grimoires[seat])
        return [*map(Refill, table.choices(table.hands[seat], missing))]

    def play(self, table: HocusPocusTable, seat: Seat, move: Refill) -> None:
        refill(table, seat, table.find(table.hands[seat], move.cards))

    def why_not(self, table: HocusPocusTable, seat: Seat, move: Move) -> Illegal:
        missing = GRIMOIRE_SIZE - len(table.grimoires[seat])
        if isinstance(move, Refill) and len(move.cards) > missing:
            return Illegal("HP-16", "grimoire-full", number=missing)
        return Illegal("HP-15", "refill-first", number=missing)

    def prompt(self, table: HocusPocusTable, viewer: Seat) -> Prompt:
        missing = GRIMOIRE_SIZE - len(table.grimoires[self.seat])
        return Prompt("refilling", {"seat": self.seat, "yours": viewer == self.seat, "number": missing})


def refill(table: HocusPocusTable, seat: Seat, cards: list[int]) -> None:
    """HP-15: these cards go from the Hand into the Grimoire."""
    for card in cards:
        leave(table, seat, card)
    table.grimoires[seat] = sorted(table.grimoires[seat] + cards)
    if table.listened:
        table.tell(Refilled, seat, table.names(cards))


def rearrange(table: HocusPocusTable, seat: Seat, names: tuple[Card, ...]) -> None:
    """HP-9: cards of these names form the Grimoire; what is in it already stays, the rest changes places openly."""
    hand, grimoire = table.hands[seat], table.grimoires[seat]
    wanted, staying, outgoing = list(names), [], []
    for card in grimoire:
        name = table.name(card)
        if name in wanted:
            wanted.remove(name)
            staying.append(card)
        else:
            outgoing.append(card)
    incoming = table.find(hand, wanted)
    for card in incoming:
        leave(table, seat, card)
    for card in outgoing:
        enter_openly(table, seat, card)
    table.grimoires[seat] = sorted(staying + incoming)
    table.tell(Rearranged, seat, names)


def arrangements(table: HocusPocusTable, seat: Seat) -> list[Rearrange]:
    """HP-9: every other Grimoire that the seat's cards can form, both sizes unchanged."""
    hand, grimoire = table.hands[seat], table.grimoires[seat]
    choices = table.choices(sorted(hand + grimoire), len(grimoire))
    del choices[table.ordered(grimoire)]
    return [*map(Rearrange, choices)]
