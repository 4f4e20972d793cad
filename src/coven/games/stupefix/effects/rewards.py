"""ST-20 to ST-23: what a reward does when it is taken."""

from collections.abc import Callable

from coven.engine import Card, Seat
from coven.games.stupefix.cards import FIZZLE, LESSON, PET, STUNNER, TIME_TURNER
from coven.games.stupefix.events import BecamePet, NoFizzle, NoStunner, Swapped, TurnedBack
from coven.games.stupefix.knowledge import face_down_stunners
from coven.games.stupefix.moves import Take
from coven.games.stupefix.state import Lesson, StupefixState


def keep(table: StupefixState, seat: Seat, move: Take) -> None:
    """ST-23: Points lie open until the end of the sharing; Potions and Favours stay, face down."""
    table.rewards[seat] += (move.card,)


def private_lesson(table: StupefixState, seat: Seat, move: Take) -> None:
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


def swap(table: StupefixState, lesson: Lesson) -> None:
    """ST-20: all or nothing, so that a hand always equals the rounds left."""
    table.lessons += (lesson,)
    table.fizzles[lesson.seat] -= 1
    table.discard.append(FIZZLE)
    table.stunners[lesson.seat] += 1
    table.tell(Swapped, lesson.seat, lesson.result == "face-down")


def time_turner(table: StupefixState, seat: Seat, move: Take) -> None:
    """ST-21: a Late token of the house goes back; the card is discarded all the same."""
    table.rewards_discard.append(TIME_TURNER)
    if move.owner is not None:
        table.late[move.owner] -= 1
    table.tell(TurnedBack, seat, move.owner)


def become_the_pet(table: StupefixState, seat: Seat, move: Take) -> None:
    """ST-6, ST-22: Pet of the next round, and a Late token less; the order of this sharing is settled already."""
    table.pet = seat
    token = table.late[seat] > 0
    table.late[seat] -= token
    table.tell(BecamePet, seat, token)


EFFECTS: dict[Card, Callable[[StupefixState, Seat, Take], None]] = {
    LESSON: private_lesson,
    TIME_TURNER: time_turner,
    PET: become_the_pet,
}
