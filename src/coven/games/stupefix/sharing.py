"""How those who still stand share the rewards, and what the rewards do."""

from collections.abc import Callable
from typing import ClassVar

from coven.engine import Card, Illegal, Move, Prompt, Seat, Step
from coven.games.stupefix.cards import FIZZLE, LESSON, PET, POINTS, REWARDS, STUNNER, TIME_TURNER, House
from coven.games.stupefix.knowledge import Lesson, face_down_stunners
from coven.games.stupefix.moves import (
    Announced,
    BecamePet,
    NobodyStands,
    NoFizzle,
    NoStunner,
    SharingBegan,
    Swapped,
    Take,
    Took,
    TurnedBack,
)
from coven.games.stupefix.state import StupefixTable, team
from coven.games.stupefix.view import points_in

TAKE = {card: Take(card) for card in [*REWARDS, PET]}


class Share(Step[StupefixTable], frozen=True):
    """ST-18, ST-19: the standing flags share, clockwise from the Pet; if there is none, the rewards are discarded."""

    rule: ClassVar[str] = "ST-18"
    automatic: ClassVar[bool] = True

    def run(self, table: StupefixTable) -> None:
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


class Sharing(Step[StupefixTable], frozen=True):
    """ST-18: each takes one reward, round and round, until all are gone."""

    rule: ClassVar[str] = "ST-18"
    order: tuple[Seat, ...]

    def actors(self, table: StupefixTable) -> tuple[Seat, ...]:
        return self.order[:1]

    def moves(self, table: StupefixTable, seat: Seat) -> list[Take]:
        """ST-30: in the order revealed, the first of which the clock takes."""
        offers = [TAKE[card] for card in dict.fromkeys(table.offered)]
        if TIME_TURNER in table.offered:
            here = offers.index(TAKE[TIME_TURNER])
            offers[here : here + 1] = time_turns(table, seat)
        return offers

    def play(self, table: StupefixTable, seat: Seat, move: Take) -> None:
        table.offered.remove(move.card)
        table.tell(Took, seat, move.card)
        EFFECTS.get(move.card, keep)(table, seat, move)
        if table.offered:
            table.then(Sharing((*self.order[1:], seat)))

    def why_not(self, table: StupefixTable, seat: Seat, move: Move) -> Illegal:
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

    def prompt(self, table: StupefixTable, viewer: Seat) -> Prompt:
        return Prompt("sharing") if viewer == self.order[0] else Prompt("waiting", {"seats": self.order[:1]})

    def seconds(self, table: StupefixTable) -> int:
        return table.options.pick_seconds


class Urns(Step[StupefixTable], frozen=True):
    """ST-23: every house's Points of this sharing are announced, and go to its Urn."""

    rule: ClassVar[str] = "ST-23"
    automatic: ClassVar[bool] = True

    def run(self, table: StupefixTable) -> None:
        sums = []
        for side, house in enumerate(table.sides()):
            taken = tuple([card for seat in seats_of(table, house) for card in table.rewards[seat] if card in POINTS])
            table.urns[side] += taken
            sums.append(points_in(taken))
            table.tell(Announced, house, sums[-1])
        table.announced = tuple(sums)
        table.rewards = [tuple([card for card in cards if card not in POINTS]) for cards in table.rewards]


def seats_of(table: StupefixTable, house: House) -> tuple[Seat, ...]:
    return team(table.houses, table.houses.index(house))


# What a reward does when it is taken


def keep(table: StupefixTable, seat: Seat, move: Take) -> None:
    """ST-23: Points lie open until the end of the sharing; Potions and Favours stay, face down."""
    table.rewards[seat] += (move.card,)


def private_lesson(table: StupefixTable, seat: Seat, move: Take) -> None:
    """ST-20: a Fizzle from the hand for a Stunner from the discard, face up if there is one; else nothing."""
    table.rewards_discard.append(LESSON)
    if not table.fizzles[seat]:
        table.lessons += (Lesson(seat, table.round, "no-fizzle"),)
        table.tell(NoFizzle, seat)
    elif STUNNER in table.discard:
        table.discard.remove(STUNNER)
        swap(table, Lesson(seat, table.round, "face-up"))
    elif face_down_stunners(table):
        swap(table, Lesson(seat, table.round, "face-down"))
    else:
        table.lessons += (Lesson(seat, table.round, "no-stunner"),)
        table.tell(NoStunner, seat)


def swap(table: StupefixTable, lesson: Lesson) -> None:
    """ST-20: all or nothing, so that a hand always equals the rounds left."""
    table.lessons += (lesson,)
    table.fizzles[lesson.seat] -= 1
    table.discard.append(FIZZLE)
    table.stunners[lesson.seat] += 1
    table.tell(Swapped, lesson.seat, lesson.result == "face-down")


def time_turns(table: StupefixTable, seat: Seat) -> list[Take]:
    """ST-21: whose Late token may go back: one's own first, then clockwise, as the clock chooses (ST-30)."""
    late = [Take(TIME_TURNER, owner) for owner in team(table.houses, seat) if table.late[owner]]
    return late or [TAKE[TIME_TURNER]]


def time_turner(table: StupefixTable, seat: Seat, move: Take) -> None:
    """ST-21: a Late token of the house goes back; the card is discarded all the same."""
    table.rewards_discard.append(TIME_TURNER)
    if move.owner is not None:
        table.late[move.owner] -= 1
    table.tell(TurnedBack, seat, move.owner)


def become_the_pet(table: StupefixTable, seat: Seat, move: Take) -> None:
    """ST-6, ST-22: Pet of the next round, and a Late token less; the order of this sharing is settled already."""
    table.pet = seat
    token = table.late[seat] > 0
    table.late[seat] -= token
    table.tell(BecamePet, seat, token)


EFFECTS: dict[Card, Callable[[StupefixTable, Seat, Take], None]] = {
    LESSON: private_lesson,
    TIME_TURNER: time_turner,
    PET: become_the_pet,
}
