"""What a Hocus would change: gems, the worth of everybody's cards, and the Cauldron."""

from collections.abc import Sequence

from coven.bots.hocus_pocus.standing import UNSEEN, worth
from coven.engine import Card, Seat

INSIGHT = 1.0
"""What a look into the Crystal Ball is worth."""


class Stake:
    """Gems, worth of cards and the Cauldron, as they are or as they would be."""

    __slots__ = ("cards", "cauldron", "gems")

    def __init__(self, gems: Sequence[int], cards: Sequence[float], cauldron: int) -> None:
        self.gems = list(gems)
        self.cards = list(cards)
        self.cauldron = cauldron

    def copy(self) -> "Stake":
        return Stake(self.gems, self.cards, self.cauldron)

    def take(self, seat: Seat, number: int) -> None:
        """HP-28, HP-45: from the Cauldron; the last gem only for a sole lead."""
        taken = min(number, self.cauldron)
        self.gems[seat] += taken
        self.cauldron -= taken
        if not self.cauldron and self.gems.count(max(self.gems)) > 1:
            self.gems[seat] -= 1
            self.cauldron = 1

    def rob(self, seat: Seat, target: Seat, number: int) -> None:
        """HP-29."""
        taken = min(number, self.gems[target])
        self.gems[target] -= taken
        self.gems[seat] += taken

    def finish(self, seat: Seat, reach: int, thieves: Sequence[int]) -> None:
        """As a seat would end the game in a turn: its Thieves rob the richest, and it takes what is in reach."""
        for number in thieves:
            self.rob(seat, richest_but(seat, self.gems), number)
        self.take(seat, reach)

    def won_by(self, seat: Seat) -> bool:
        """HP-42."""
        return not self.cauldron and self.gems[seat] == max(self.gems)

    def put_back(self, target: Seat, number: int) -> None:
        """HP-27."""
        given = min(number, self.gems[target])
        self.gems[target] -= given
        self.cauldron += given

    def move_cards(self, giver: Seat, taker: Seat | None, value: float) -> None:
        """Cards of this worth change hands, or are discarded."""
        self.cards[giver] -= value
        if taker is not None:
            self.cards[taker] += value

    def strike(self, kind: str, number: int, caster: Seat, target: Seat, grimoire: tuple[Card, ...]) -> None:
        """A Hocus with a target resolves. Of a Grimoire the best cards go."""
        match kind:
            case "thief":
                self.rob(caster, target, number)
            case "sacrifice":
                self.put_back(target, number)
            case "owl" | "curse":
                self.move_cards(target, caster if kind == "owl" else None, best_of(grimoire, number))

    def inspire(self, caster: Seat, number: int, top: Sequence[Card | None] = ()) -> None:
        """HP-25: cards from the Library, of which some may be known."""
        known = [card for card in top[:number] if card]
        self.cards[caster] += sum(map(worth, known)) + UNSEEN * (number - len(known))

    def whirl(self, grimoires: Sequence[float]) -> None:
        """HP-30: each Grimoire, of this worth, passes to the left neighbour."""
        for seat, grimoire in enumerate(grimoires):
            self.cards[seat] += grimoires[seat - 1] - grimoire


def best_of(grimoire: tuple[Card, ...], number: int) -> float:
    return sum(sorted(map(worth, grimoire))[-number:])


def richest_but(seat: Seat, gems: Sequence[int]) -> Seat:
    """Who of the others has the most gems."""
    return max([other for other in range(len(gems)) if other != seat], key=gems.__getitem__)
