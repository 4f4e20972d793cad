"""ST-18 to ST-24: how those who still stand share the rewards."""

from typing import ClassVar

from coven.engine import Illegal, Move, Prompt, Seat, Step
from coven.games.stupefix.cards import PET, POINTS, REWARDS, TIME_TURNER, points_in
from coven.games.stupefix.effects.rewards import EFFECTS, keep
from coven.games.stupefix.events import Announced, NobodyStands, SharingBegan, Took
from coven.games.stupefix.moves import Take
from coven.games.stupefix.state import StupefixState, seats_of, team

TAKE = {card: Take(card) for card in [*REWARDS, PET]}


class Share(Step[StupefixState], frozen=True):
    """ST-18, ST-19: the standing flags share, clockwise from the Pet; if there is none, the rewards are discarded."""

    rule: ClassVar[str] = "ST-18"
    automatic: ClassVar[bool] = True

    def run(self, table: StupefixState) -> None:
        clockwise = [*range(table.pet, table.players), *range(table.pet)]
        standing = tuple([seat for seat in clockwise if table.flags[seat]])
        if standing:
            table.tell(SharingBegan, standing)
            table.then(Sharing(standing), Urns())
        else:
            table.tell(NobodyStands)
            table.offered.remove(PET)
            table.rewards_discard += table.offered
            table.offered = []


class Sharing(Step[StupefixState], frozen=True):
    """ST-18: each takes one reward, round and round, until all are gone."""

    rule: ClassVar[str] = "ST-18"
    order: tuple[Seat, ...]

    def actors(self, table: StupefixState) -> tuple[Seat, ...]:
        return self.order[:1]

    def moves(self, table: StupefixState, seat: Seat) -> list[Take]:
        """ST-30: in the order revealed, the first of which the clock takes."""
        offers = [TAKE[card] for card in dict.fromkeys(table.offered)]
        if TIME_TURNER in table.offered:
            here = offers.index(TAKE[TIME_TURNER])
            offers[here : here + 1] = time_turns(table, seat)
        return offers

    def play(self, table: StupefixState, seat: Seat, move: Take) -> None:
        table.offered.remove(move.card)
        table.tell(Took, seat, move.card)
        EFFECTS.get(move.card, keep)(table, seat, move)
        if table.offered:
            table.then(Sharing((*self.order[1:], seat)))

    def why_not(self, table: StupefixState, seat: Seat, move: Move) -> Illegal:
        match move:
            case Take(card=card) if card not in table.offered:
                return Illegal("ST-18", "not-on-offer")
            case Take(card="time-turner", owner=None):
                return Illegal("ST-21", "whose-token")
            case Take(card="time-turner", owner=owner) if owner not in team(table.houses, seat):
                return Illegal("ST-21", "not-of-your-house")
            case Take(card="time-turner"):
                return Illegal("ST-21", "no-token")
            case Take():
                return Illegal("ST-21", "no-time-turner")
        return Illegal(self.rule)

    def prompt(self, table: StupefixState, viewer: Seat) -> Prompt:
        return Prompt("sharing") if viewer == self.order[0] else Prompt("waiting", {"seats": self.order[:1]})

    def seconds(self, table: StupefixState) -> int:
        return table.options.pick_seconds


def time_turns(table: StupefixState, seat: Seat) -> list[Take]:
    """ST-21: whose Late token may go back: one's own first, then clockwise, as the clock chooses (ST-30)."""
    late = [Take(TIME_TURNER, owner) for owner in team(table.houses, seat) if table.late[owner]]
    return late or [TAKE[TIME_TURNER]]


class Urns(Step[StupefixState], frozen=True):
    """ST-23: every house's Points of this sharing are announced, and go to its Urn."""

    rule: ClassVar[str] = "ST-23"
    automatic: ClassVar[bool] = True

    def run(self, table: StupefixState) -> None:
        sums = []
        for side, house in enumerate(table.sides()):
            taken = tuple([card for seat in seats_of(table, house) for card in table.rewards[seat] if card in POINTS])
            table.urns[side] += taken
            sums.append(points_in(taken))
            table.tell(Announced, house, sums[-1])
        table.announced = tuple(sums)
        table.rewards = [tuple([card for card in cards if card not in POINTS]) for cards in table.rewards]
