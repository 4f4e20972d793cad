"""MD-18 to MD-21: the spells that ask something of their caster."""

from typing import ClassVar

from coven.engine import Illegal, Move, Prompt, Seat
from coven.games.mandragora.cards import KINDS, NAMES, SCROLLS, names
from coven.games.mandragora.effects.hands import any_card, hand_over, held
from coven.games.mandragora.events import Banished, Levitated, ScrollGiven
from coven.games.mandragora.moves import Banish, Draw, Give, GiveScroll, Levitate
from coven.games.mandragora.state import MandragoraState
from coven.games.mandragora.steps.curse import Comparison
from coven.games.mandragora.steps.questions import Question
from coven.games.mandragora.steps.shops import gain_scrolls, take


class Banishment(Question, frozen=True):
    """MD-18: one of your scrolls leaves the game, then curses are compared."""

    rule: ClassVar[str] = "MD-18"

    def moves(self, table: MandragoraState, seat: Seat) -> list[Banish]:
        return [Banish(scroll) for scroll in own_scrolls(table, seat)]

    def play(self, table: MandragoraState, seat: Seat, move: Banish) -> None:
        lose_scroll(table, seat, KINDS[move.scroll])
        table.banished += (KINDS[move.scroll],)
        table.tell(Banished, seat, move.scroll)
        table.then(Comparison())

    def why_not(self, table: MandragoraState, seat: Seat, move: Move) -> Illegal:
        return Illegal("MD-18", "not-your-scroll") if isinstance(move, Banish) else Illegal(self.rule)


class Transfer(Question, frozen=True):
    """MD-19: one of your scrolls goes to an opponent."""

    rule: ClassVar[str] = "MD-19"

    def moves(self, table: MandragoraState, seat: Seat) -> list[GiveScroll]:
        opponents = table.opponents(seat)
        return [GiveScroll(scroll, opponent) for scroll in own_scrolls(table, seat) for opponent in opponents]

    def play(self, table: MandragoraState, seat: Seat, move: GiveScroll) -> None:
        lose_scroll(table, seat, KINDS[move.scroll])
        table.tell(ScrollGiven, seat, move.target, move.scroll)
        gain_scrolls(table, move.target, [KINDS[move.scroll]])

    def why_not(self, table: MandragoraState, seat: Seat, move: Move) -> Illegal:
        match move:
            case GiveScroll(scroll) if scroll not in own_scrolls(table, seat):
                return Illegal("MD-19", "not-your-scroll")
            case GiveScroll():
                return Illegal("MD-19", "not-an-opponent")
        return Illegal(self.rule)


class Substitution(Question, frozen=True):
    """MD-20: draw a card at random from an opponent's hand, then give her one."""

    rule: ClassVar[str] = "MD-20"

    def moves(self, table: MandragoraState, seat: Seat) -> list[Draw]:
        return [Draw(opponent) for opponent in table.opponents(seat) if any(table.hands[opponent])]

    def play(self, table: MandragoraState, seat: Seat, move: Draw) -> None:
        hand_over(table, move.target, seat, any_card(table, move.target))
        table.then(GivingBack(seat, move.target))

    def why_not(self, table: MandragoraState, seat: Seat, move: Move) -> Illegal:
        match move:
            case Draw(target) if target in table.opponents(seat):
                return Illegal("MD-20", "no-card-to-draw")
            case Draw():
                return Illegal("MD-20", "not-an-opponent")
        return Illegal(self.rule)


class GivingBack(Question, frozen=True):
    """MD-20: a card for the one drawn, which is the last line of the ledger."""

    rule: ClassVar[str] = "MD-20"
    target: Seat

    def moves(self, table: MandragoraState, seat: Seat) -> list[Give]:
        return [Give(card) for card in held(table, seat)]

    def play(self, table: MandragoraState, seat: Seat, move: Give) -> None:
        hand_over(table, seat, self.target, KINDS[move.card])

    def why_not(self, table: MandragoraState, seat: Seat, move: Move) -> Illegal:
        return Illegal("MD-20", "not-in-hand") if isinstance(move, Give) else Illegal(self.rule)

    def timeout(self, table: MandragoraState, seat: Seat) -> Give:
        """MD-40: the drawn card goes back."""
        return Give(NAMES[table.ledger[-1].kind])

    def prompt(self, table: MandragoraState, viewer: Seat) -> Prompt:
        drawn = table.ledger[-1]
        card = NAMES[drawn.kind] if drawn.seen_by(viewer) else None
        return Prompt("giving-back", {"seat": self.seat, "target": self.target, "card": card})


class Levitation(Question, frozen=True):
    """MD-21: take one card lying on any shop; of a night shop one at random."""

    rule: ClassVar[str] = "MD-21"

    def moves(self, table: MandragoraState, seat: Seat) -> list[Levitate]:
        """Clockwise from the assistant."""
        offers: list[Levitate] = []
        for position in walk(table):
            if table.is_night(position):
                offers += [Levitate(position + 1, None)] if table.shops[position] else []
            else:
                offers += [Levitate(position + 1, card) for card in dict.fromkeys(names(table.shops[position]))]
        return offers

    def play(self, table: MandragoraState, seat: Seat, move: Levitate) -> None:
        articles = list(table.shops[move.shop - 1])
        index = table.below(len(articles)) if move.card is None else articles.index(KINDS[move.card])
        lifted = articles.pop(index)
        table.shops[move.shop - 1] = tuple(articles)
        table.tell(Levitated, seat, move.shop)
        take(table, seat, [lifted], night=move.card is None)

    def why_not(self, table: MandragoraState, seat: Seat, move: Move) -> Illegal:
        match move:
            case Levitate(shop, card) if 1 <= shop <= len(table.ring):
                face_down = card is not None and table.is_night(shop - 1)
                return Illegal("MD-21", "face-down" if face_down else "not-on-that-shop")
            case Levitate(shop):
                return Illegal("MD-21", "no-such-shop", number=shop)
        return Illegal(self.rule)

    def timeout(self, table: MandragoraState, seat: Seat) -> Levitate:
        """MD-40: the first card that is seen to be no scroll, else the first card."""
        offers = self.moves(table, seat)
        good = (move for move in offers if move.card is not None and KINDS[move.card] not in SCROLLS)
        return next(good, offers[0])


def walk(table: MandragoraState) -> list[int]:
    """The shops, clockwise from the assistant."""
    return [(table.assistant + step) % len(table.ring) for step in range(len(table.ring))]


def own_scrolls(table: MandragoraState, seat: Seat) -> list[str]:
    """The different scrolls before a witch; the most curses first (MD-40)."""
    return list(names(sorted(set(table.scrolls[seat]), reverse=True)))


def lose_scroll(table: MandragoraState, seat: Seat, scroll: int) -> None:
    scrolls = list(table.scrolls[seat])
    scrolls.remove(scroll)
    table.scrolls[seat] = tuple(scrolls)
