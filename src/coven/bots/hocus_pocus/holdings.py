"""Everybody's gems and cards in Hocus Pocus, what a Hocus would change there, and how likely a seat wins with them."""

from collections.abc import Sequence
from math import exp, log, tanh

from coven.bots.hocus_pocus.cards import UNSEEN, worth
from coven.engine import Card, Seat

INSIGHT = 1.0
"""What a look into the Crystal Ball is worth."""
FADING = 2.3
"""With so many gems left in the Cauldron, cards are worth half: there is little time to use them."""
NOISE, NOISE_OF_A_GEM = 1.25, 0.55
"""How much a lead can still change: a little always, and more with every gem in the Cauldron."""
CERTAIN = 5.0
"""The log-odds of a game that is over: one that goes on is never quite as certain."""


class Holdings:
    """Gems, worth of cards and the Cauldron, as they are or as they would be."""

    __slots__ = ("cards", "cauldron", "gems")

    def __init__(self, gems: Sequence[int], cards: Sequence[float], cauldron: int) -> None:
        self.gems = list(gems)
        self.cards = list(cards)
        self.cauldron = cauldron

    def copy(self) -> "Holdings":
        return Holdings(self.gems, self.cards, self.cauldron)

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


def fading(cauldron: int) -> float:
    return cauldron / (cauldron + FADING)


def noise(cauldron: int) -> float:
    return NOISE + NOISE_OF_A_GEM * cauldron


def odds(seat: Seat, gems: list[int], cards: list[float], cauldron: int) -> float:
    """The log-odds of winning, against the average rival, from the gems and the worth of the cards of each seat."""
    if not cauldron:
        return CERTAIN if gems[seat] == max(gems) else -CERTAIN
    fade, scale = fading(cauldron), noise(cauldron)
    strengths = [exp((gem + fade * card) / scale) for gem, card in zip(gems, cards, strict=True)]
    own = strengths[seat]
    return CERTAIN * tanh(log(own * (len(gems) - 1) / (sum(strengths) - own)) / CERTAIN)
