"""MD-7 to MD-17, MD-22, MD-23 and MD-30 to MD-33: turns, and what follows from them."""

from collections.abc import Callable
from typing import ClassVar

from coven.engine import Card, Illegal, Move, Prompt, Seat, Step
from coven.games.mandragora.cards import VALUES
from coven.games.mandragora.casting import casts, laid, why_not_cast
from coven.games.mandragora.events import (
    Declined,
    ExtraTurnEarned,
    LastRound,
    NoEffect,
    Passed,
    PileRanOut,
    ReachGrew,
    Restocked,
    Sent,
    SpellCast,
    Uncovered,
)
from coven.games.mandragora.hands import lay
from coven.games.mandragora.moves import DECLINE, PASS, Cast, Decline, Pass, Send
from coven.games.mandragora.scoring import score
from coven.games.mandragora.spells import Banishment, Levitation, Substitution, Transfer
from coven.games.mandragora.state import MandragoraTable, Question, must
from coven.games.mandragora.taking import take

SENDS = [Send(shops) for shops in range(1, 7)]
ROUNDS = 3


class Turn(Question, frozen=True):
    """Send the assistant (MD-7) or cast a spell (MD-11); in the last rounds, or pass (MD-31)."""

    rule: ClassVar[str] = "MD-7"

    def moves(self, table: MandragoraTable, seat: Seat) -> list[Move]:
        offers: list[Move] = [*SENDS[: table.reach[seat]], *casts(table.hands[seat], table.tops)]
        if table.last_round:
            offers.append(PASS)
        return offers

    def play(self, table: MandragoraTable, seat: Seat, move: Move) -> None:
        match move:
            case Send(shops):
                send(table, seat, shops)
            case Cast():
                cast(table, seat, move)
            case Pass():
                table.passed += (seat,)
                table.tell(Passed, seat)

    def why_not_asked(self, table: MandragoraTable, seat: Seat, move: Move) -> Illegal:
        """MD-6: each in her turn. MD-31: who has passed has none."""
        return Illegal("MD-31" if seat in table.passed else "MD-6", "not-asked")

    def why_not(self, table: MandragoraTable, seat: Seat, move: Move) -> Illegal:
        match move:
            case Send():
                return Illegal("MD-7", "out-of-reach", reach=table.reach[seat])
            case Cast():
                return why_not_cast(table.hands[seat], table.tops, move)
            case Pass():
                return Illegal("MD-31", "no-passing-yet")
            case Decline():
                return Illegal("MD-22", "no-extra-turn")
        return Illegal(self.rule)

    def timeout(self, table: MandragoraTable, seat: Seat) -> Move:
        """MD-40."""
        return PASS if table.last_round else SENDS[0]

    def question(self, table: MandragoraTable) -> Prompt:
        return Prompt(self.tag(), {"number": table.last_round})


class ExtraTurn(Turn, frozen=True):
    """MD-22: one more turn, which may be declined."""

    rule: ClassVar[str] = "MD-22"

    def moves(self, table: MandragoraTable, seat: Seat) -> list[Move]:
        return [*Turn.moves(self, table, seat), DECLINE]

    def play(self, table: MandragoraTable, seat: Seat, move: Move) -> None:
        match move:
            case Decline():
                table.tell(Declined, seat)
            case _:
                Turn.play(self, table, seat, move)

    def timeout(self, table: MandragoraTable, seat: Seat) -> Move:
        return DECLINE


def send(table: MandragoraTable, seat: Seat, shops: int) -> None:
    """MD-7, MD-8: move, take everything; then what scrolls bring about, then restock."""
    start = table.assistant
    stop = table.assistant = (start + shops) % len(table.ring)
    articles = table.shops[stop]
    table.shops[stop] = ()
    table.tell(Sent, seat, shops, stop + 1)
    table.then(Restock(start, shops))
    take(table, seat, articles, table.is_night(stop))


class Restock(Step[MandragoraTable], frozen=True):
    """MD-9, MD-33: one article on each shop left behind, in the order of the walk, while the pile lasts."""

    rule: ClassVar[str] = "MD-9"
    automatic: ClassVar[bool] = True
    start: int
    shops: int

    def run(self, table: MandragoraTable) -> None:
        pile = table.pile
        for step in range(self.start, self.start + min(self.shops, len(pile))):
            position = step % len(table.ring)
            article = pile.pop()
            table.shops[position] += (article,)
            table.tell(Restocked.of, table.ring, position, article)
            if not pile:
                table.tell(PileRanOut)


def cast(table: MandragoraTable, seat: Seat, move: Cast) -> None:
    """MD-11, MD-16: lay the cards, take the spell, uncover the next one, apply it. MD-17: the assistant stays."""
    for kind in laid(move):
        lay(table, seat, kind)
    table.spells[seat] += (move,)
    table.tell(SpellCast.of, seat, move)
    uncover(table, VALUES[move.spell] - 1)
    effect = EFFECTS.get(move.spell)
    if effect is not None and not effect(table, seat):
        table.tell(NoEffect, seat, move.spell)


def uncover(table: MandragoraTable, pile: int) -> None:
    """MD-16: the next spell of a pile, if there is one."""
    *below, top = table.spell_piles[pile] or (None,)
    table.spell_piles[pile] = tuple(below)
    table.tops = (*table.tops[:pile], top, *table.tops[pile + 1 :])
    if top is not None:
        table.tell(Uncovered, top)


def double(table: MandragoraTable, seat: Seat) -> bool:
    """MD-22."""
    table.tell(ExtraTurnEarned, seat)
    table.then(ExtraTurn(seat))
    return True


def hurry(table: MandragoraTable, seat: Seat) -> bool:
    """MD-23: Celerity lasts for the rest of the game."""
    table.reach[seat] += 1
    table.tell(ReachGrew, seat, table.reach[seat])
    return True


EFFECTS: dict[Card, Callable[[MandragoraTable, Seat], bool]] = {
    "banishment-1": lambda table, seat: must(table, Banishment(seat)),
    "transfer-1": lambda table, seat: must(table, Transfer(seat)),
    "substitution-1": lambda table, seat: must(table, Substitution(seat)),
    "levitation-2": lambda table, seat: must(table, Levitation(seat)),
    "doubling-2": double,
    "celerity-3": hurry,
}
"""What spells do now, and whether they can (MD-26). Vanishing and Purification wait for the end (MD-24, MD-25)."""


class NextTurn(Step[MandragoraTable], frozen=True):
    """MD-6, MD-30 to MD-32: the next witch clockwise who has not passed, until the last rounds are over."""

    rule: ClassVar[str] = "MD-6"
    automatic: ClassVar[bool] = True
    seat: Seat

    def run(self, table: MandragoraTable) -> None:
        following = (self.seat + 1) % table.players
        if len(table.passed) == table.players:
            return score(table, "all-passed")
        if following == table.end_seat and table.last_round == ROUNDS:
            return score(table, "rounds-played")
        if following == table.end_seat or not (table.pile or table.last_round):
            begin_last_round(table, following)
        if following in table.passed:
            table.then(NextTurn(following))
        else:
            table.then(Turn(following), NextTurn(following))


def begin_last_round(table: MandragoraTable, seat: Seat) -> None:
    """MD-30: the witch after the one who emptied the pile takes the end marker, turns it, discards it."""
    table.end_seat = seat
    table.last_round += 1
    table.tell(LastRound, seat, table.last_round)
