"""MD-36 to MD-38: partners. They talk as freely as they like; what they exchange is here."""

from typing import ClassVar

from coven.engine import Card, Illegal, Move, Prompt, Seat
from coven.games.mandragora.cards import KINDS
from coven.games.mandragora.effects.hands import any_card, hand_over, held
from coven.games.mandragora.events import ExchangeChosen
from coven.games.mandragora.moves import AT_RANDOM, NO_EXCHANGE, RECEIVE, Give, GiveAtRandom, Receive, Swap
from coven.games.mandragora.state import MandragoraState
from coven.games.mandragora.steps.questions import Question


class Exchange(Question, frozen=True):
    """MD-37: who has gained scrolls may give her partner a card, receive one, or exchange one, each her own choice."""

    rule: ClassVar[str] = "MD-37"
    partner: Seat

    def moves(self, table: MandragoraState, seat: Seat) -> list[Move]:
        """MD-40: the first is no exchange."""
        mine = held(table, seat)
        offers: list[Move] = [NO_EXCHANGE, *[Give(card) for card in mine]]
        if any(table.hands[self.partner]):
            offers += [RECEIVE, *[Swap(card) for card in mine]]
        return offers

    def play(self, table: MandragoraState, seat: Seat, move: Move) -> None:
        table.tell(ExchangeChosen, seat, self.partner, str(move.__struct_config__.tag))
        match move:
            case Give(card):
                hand_over(table, seat, self.partner, KINDS[card])
            case Receive():
                table.then(Answer(self.partner, seat, None))
            case Swap(card):
                table.then(Answer(self.partner, seat, card))

    def why_not(self, table: MandragoraState, seat: Seat, move: Move) -> Illegal:
        match move:
            case Give(card) | Swap(card) if card not in held(table, seat):
                return Illegal("MD-37", "not-in-hand")
            case Receive() | Swap():
                return Illegal("MD-37", "partner-has-no-card")
        return Illegal(self.rule)


class Answer(Question, frozen=True):
    """MD-37: the partner chooses a card, before she sees the one that she gets for it, if any."""

    rule: ClassVar[str] = "MD-37"
    taker: Seat
    offer: Card | None

    def moves(self, table: MandragoraState, seat: Seat) -> list[Give]:
        return [Give(card) for card in held(table, seat)]

    def play(self, table: MandragoraState, seat: Seat, move: Give | GiveAtRandom) -> None:
        kind = any_card(table, seat) if isinstance(move, GiveAtRandom) else KINDS[move.card]
        hand_over(table, seat, self.taker, kind, None if self.offer is None else KINDS[self.offer])

    def allows(self, table: MandragoraState, seat: Seat, move: Move) -> bool:
        """MD-40: chance may choose for her."""
        return move == AT_RANDOM or move in self.moves(table, seat)

    def why_not(self, table: MandragoraState, seat: Seat, move: Move) -> Illegal:
        return Illegal("MD-37", "not-in-hand") if isinstance(move, Give) else Illegal(self.rule)

    def timeout(self, table: MandragoraState, seat: Seat) -> Move:
        return AT_RANDOM

    def prompt(self, table: MandragoraState, viewer: Seat) -> Prompt:
        offer = self.offer if viewer == self.taker else None
        return Prompt("answer", {"seat": self.seat, "taker": self.taker, "swap": self.offer is not None, "card": offer})

    def guessed(self, table: MandragoraState, viewer: Seat) -> "Answer":
        """Only who offers a card knows which."""
        if self.offer is None or viewer == self.taker:
            return self
        cards = held(table, self.taker)
        return Answer(self.seat, self.taker, cards[table.below(len(cards))])


def after_scrolls(table: MandragoraState, seat: Seat) -> list[Exchange]:
    """MD-37: the exchange that scrolls bring about, if anything can be exchanged."""
    partner = table.partner(seat)
    if partner is None or not any(table.hands[seat] + table.hands[partner]):
        return []
    return [Exchange(seat, partner)]
