"""MD-7 to MD-17, MD-22, MD-23: turns."""

from collections.abc import Callable
from typing import ClassVar

from coven.engine import Card, Illegal, Move, Prompt, Seat
from coven.games.mandragora.cards import VALUES
from coven.games.mandragora.effects.hands import lay
from coven.games.mandragora.effects.spells import hurry, uncover
from coven.games.mandragora.events import Declined, ExtraTurnEarned, NoEffect, Passed, Sent, SpellCast
from coven.games.mandragora.moves import DECLINE, PASS, Cast, Decline, Pass, Send
from coven.games.mandragora.state import MandragoraState
from coven.games.mandragora.steps.casting import casts, laid, why_not_cast
from coven.games.mandragora.steps.questions import Question, must
from coven.games.mandragora.steps.shops import Restock, take
from coven.games.mandragora.steps.spells import Banishment, Levitation, Substitution, Transfer

SENDS = [Send(shops) for shops in range(1, 7)]


class Turn(Question, frozen=True):
    """Send the assistant (MD-7) or cast a spell (MD-11); in the last rounds, or pass (MD-31)."""

    rule: ClassVar[str] = "MD-7"

    def moves(self, table: MandragoraState, seat: Seat) -> list[Move]:
        offers: list[Move] = [*SENDS[: table.reach[seat]], *casts(table.hands[seat], table.tops)]
        if table.last_round:
            offers.append(PASS)
        return offers

    def play(self, table: MandragoraState, seat: Seat, move: Move) -> None:
        match move:
            case Send(shops):
                send(table, seat, shops)
            case Cast():
                cast(table, seat, move)
            case Pass():
                table.passed += (seat,)
                table.tell(Passed, seat)

    def why_not_asked(self, table: MandragoraState, seat: Seat, move: Move) -> Illegal:
        """MD-6: each in her turn. MD-31: who has passed has none."""
        return Illegal("MD-31" if seat in table.passed else "MD-6", "not-asked")

    def why_not(self, table: MandragoraState, seat: Seat, move: Move) -> Illegal:
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

    def timeout(self, table: MandragoraState, seat: Seat) -> Move:
        """MD-40."""
        return PASS if table.last_round else SENDS[0]

    def question(self, table: MandragoraState) -> Prompt:
        return Prompt(self.tag(), {"number": table.last_round})


class ExtraTurn(Turn, frozen=True):
    """MD-22: one more turn, which may be declined."""

    rule: ClassVar[str] = "MD-22"

    def moves(self, table: MandragoraState, seat: Seat) -> list[Move]:
        return [*Turn.moves(self, table, seat), DECLINE]

    def play(self, table: MandragoraState, seat: Seat, move: Move) -> None:
        match move:
            case Decline():
                table.tell(Declined, seat)
            case _:
                Turn.play(self, table, seat, move)

    def timeout(self, table: MandragoraState, seat: Seat) -> Move:
        return DECLINE


def send(table: MandragoraState, seat: Seat, shops: int) -> None:
    """MD-7, MD-8: move, take everything; then what scrolls bring about, then restock."""
    start = table.assistant
    stop = table.assistant = (start + shops) % len(table.ring)
    articles = table.shops[stop]
    table.shops[stop] = ()
    table.tell(Sent, seat, shops, stop + 1)
    table.then(Restock(start, shops))
    take(table, seat, articles, table.is_night(stop))


def cast(table: MandragoraState, seat: Seat, move: Cast) -> None:
    """MD-11, MD-16: lay the cards, take the spell, uncover the next one, apply it. MD-17: the assistant stays."""
    for kind in laid(move):
        lay(table, seat, kind)
    table.spells[seat] += (move,)
    table.tell(SpellCast.of, seat, move)
    uncover(table, VALUES[move.spell] - 1)
    effect = EFFECTS.get(move.spell)
    if effect is not None and not effect(table, seat):
        table.tell(NoEffect, seat, move.spell)


def double(table: MandragoraState, seat: Seat) -> bool:
    """MD-22."""
    table.tell(ExtraTurnEarned, seat)
    table.then(ExtraTurn(seat))
    return True


EFFECTS: dict[Card, Callable[[MandragoraState, Seat], bool]] = {
    "banishment-1": lambda table, seat: must(table, Banishment(seat)),
    "transfer-1": lambda table, seat: must(table, Transfer(seat)),
    "substitution-1": lambda table, seat: must(table, Substitution(seat)),
    "levitation-2": lambda table, seat: must(table, Levitation(seat)),
    "doubling-2": double,
    "celerity-3": hurry,
}
"""What spells do now, and whether they can (MD-26). Vanishing and Purification wait for the end (MD-24, MD-25)."""
