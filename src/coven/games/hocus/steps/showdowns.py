"""HC-19 to HC-25: the end of a round, and its showdowns."""

from itertools import permutations
from typing import ClassVar

from coven.engine import Illegal, Move, Prompt, Seat, Step
from coven.games.hocus.cards import named, points
from coven.games.hocus.effects.showdown import (
    bonuses,
    claimed_owls,
    judge,
    open_pot,
    reveal_pockets,
    score,
    tell_result,
)
from coven.games.hocus.events import Committed, Declined, OrderNamed, OwlsReturned, Revealed
from coven.games.hocus.knowledge import show
from coven.games.hocus.moves import Commit, Decline, NameOrder
from coven.games.hocus.state import HocusState, Result

DECLINE = Decline()


class EndOfTurns(Step[HocusState], frozen=True):
    """HC-19, HC-20: unused Owls go under the deck, cards that lie face down in Communities are revealed."""

    rule: ClassVar[str] = "HC-19"
    automatic: ClassVar[bool] = True

    def run(self, table: HocusState) -> None:
        table.results, table.final_turns = (), None
        for seat, owls in enumerate(table.owls):
            if owls:
                table.deck += sorted(owls)
                table.tell(OwlsReturned, seat, named(sorted(owls)))
                owls.clear()
        for number, cards in enumerate(table.communities, 1):
            hidden = [card for card in cards if card in table.face_down]
            if hidden:
                show(table, hidden)
                table.tell(Revealed, number, named(hidden))
        table.face_down = ()
        table.then(NamingOrder(table.first))


class NamingOrder(Step[HocusState], frozen=True):
    """HC-20: the first player names the whole order of the showdowns."""

    rule: ClassVar[str] = "HC-20"
    seat: Seat

    def actors(self, table: HocusState) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, table: HocusState, seat: Seat) -> list[NameOrder]:
        return [NameOrder(order) for order in permutations(range(1, len(table.communities) + 1))]

    def play(self, table: HocusState, seat: Seat, move: NameOrder) -> None:
        table.order = move.communities
        table.tell(OrderNamed, seat, move.communities)
        table.then(*(Showdown(community) for community in move.communities))

    def why_not(self, table: HocusState, seat: Seat, move: Move) -> Illegal:
        return Illegal(self.rule, "name-all")

    def prompt(self, table: HocusState, viewer: Seat) -> Prompt:
        return Prompt("naming-order", {"seat": self.seat, "yours": viewer == self.seat})


class Showdown(Step[HocusState], frozen=True):
    """HC-21: from the first player clockwise all who have a Pocket are asked; the others pass by themselves."""

    rule: ClassVar[str] = "HC-21"
    automatic: ClassVar[bool] = True
    community: int

    def run(self, table: HocusState) -> None:
        table.committed = [0] * table.players
        around = [(table.first + turn) % table.players for turn in range(table.players)]
        able = [seat for seat in around if any(table.pockets[seat])]
        for seat in around:
            if seat not in able:
                table.tell(Declined, seat, self.community)
        table.then(*(Committing(seat, self.community) for seat in able), Reveal(self.community))


class Committing(Step[HocusState], frozen=True):
    """HC-21: commit an unused Pocket with at least one card, or pass and keep it."""

    rule: ClassVar[str] = "HC-21"
    seat: Seat
    community: int

    def actors(self, table: HocusState) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, table: HocusState, seat: Seat) -> list[Move]:
        return [DECLINE, *(Commit(number) for number, pocket in enumerate(table.pockets[seat], 1) if pocket)]

    def play(self, table: HocusState, seat: Seat, move: Move) -> None:
        match move:
            case Commit(pocket):
                table.committed[seat] = pocket
                table.tell(Committed, seat, pocket, self.community)
            case Decline():
                table.tell(Declined, seat, self.community)

    def why_not(self, table: HocusState, seat: Seat, move: Move) -> Illegal:
        return Illegal(self.rule, "no-unused-pocket" if isinstance(move, Commit) else "commit-or-pass")

    def prompt(self, table: HocusState, viewer: Seat) -> Prompt:
        yours = viewer == self.seat
        return Prompt("committing", {"seat": self.seat, "yours": yours, "community": self.community})


class Reveal(Step[HocusState], frozen=True):
    """HC-22 to HC-25: Pockets are revealed, the best Set wins the Pot, equal ones split it."""

    rule: ClassVar[str] = "HC-22"
    automatic: ClassVar[bool] = True
    community: int

    def run(self, table: HocusState) -> None:
        contenders = reveal_pockets(table, self.community)
        reason, winners = judge(contenders)
        pot = open_pot(table, self.community) if winners else []
        result = Result(
            self.community,
            named(table.communities[self.community - 1]),
            contenders,
            reason,
            winners,
            points=points(pot) // len(winners) if winners else 0,
            pot=named(pot),
            owls=named(claimed_owls(table, winners, pot)),
            bonuses=bonuses(table, self.community, contenders, winners),
        )
        score(table, result)
        tell_result(table, result)
        table.results += (result,)
        table.committed = [0] * table.players
