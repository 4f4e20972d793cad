"""The table of Mandragora: all that lies on it, and how it is copied and guessed at."""

from functools import cached_property
from typing import Annotated, Self

from coven.engine import SPECTATOR, Card, Options, Prompt, Seat, Step, Table, option
from coven.games.mandragora.cards import CURSES, NAMES, NIGHT_SHOP
from coven.games.mandragora.events import Scored
from coven.games.mandragora.knowledge import Line, Memory
from coven.games.mandragora.moves import Cast
from coven.games.mandragora.stories import imagine
from coven.games.mandragora.view import MandragoraView, look


class MandragoraOptions(Options, frozen=True):
    teams: Annotated[bool, option("MD-36")] = False


class MandragoraTable(Table, kw_only=True, dict=True):
    """MD-39: every article in the game is in the pile, on a shop, in a hand, a scroll, laid, banished or discarded.

    Hands are numbers of cards by kind; all else lists kinds.
    """

    end_rule = "MD-32"

    options: MandragoraOptions
    ring: tuple[Card, ...]
    assistant: int = 0
    shops: list[tuple[int, ...]]
    pile: list[int]
    tops: tuple[Card | None, ...]
    """MD-2: the top spell of each pile; `spell_piles` are the spells below."""
    spell_piles: list[tuple[Card, ...]]
    hands: list[list[int]]
    ledger: list[Line]
    scrolls: list[tuple[int, ...]]
    spells: list[tuple[Cast, ...]]
    reach: list[int]
    marker: Seat | None = None
    last_round: int = 0
    """MD-30: 0 until the last rounds begin, then 1 to 3."""
    end_seat: Seat | None = None
    """Who begins each of the last rounds."""
    passed: tuple[Seat, ...] = ()
    banished: tuple[int, ...] = ()
    discarded: list[tuple[int, ...]]
    scored: tuple[Scored, ...] = ()

    def clone(self) -> Self:
        other = super().clone()
        other.shops = self.shops[:]
        other.pile = self.pile[:]
        other.spell_piles = self.spell_piles[:]
        other.hands = [hand[:] for hand in self.hands]
        other.ledger = self.ledger[:]
        other.scrolls = self.scrolls[:]
        other.spells = self.spells[:]
        other.reach = self.reach[:]
        other.discarded = self.discarded[:]
        return other

    def view(self, seat: Seat) -> MandragoraView:
        return look(self, seat)

    @cached_property
    def memories(self) -> list[Memory]:
        """What each seat remembers, and at last a spectator: it follows from the ledger, and no copy has it."""
        return [Memory(self.players, seat) for seat in (*range(self.players), SPECTATOR)]

    def is_night(self, position: int) -> bool:
        return self.ring[position] == NIGHT_SHOP

    def curses(self) -> list[int]:
        return [sum([CURSES[kind] for kind in scrolls]) for scrolls in self.scrolls]

    def clockwise(self, seat: Seat) -> list[Seat]:
        """The other witches, beginning at the left."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    def opponents(self, seat: Seat) -> list[Seat]:
        """MD-36: in teams only the other team."""
        return [other for other in self.clockwise(seat) if other != self.partner(seat)]

    def partner(self, seat: Seat) -> Seat | None:
        """MD-36: who sits opposite."""
        return (seat + 2) % 4 if self.options.teams else None

    def confidants(self, seat: Seat) -> tuple[Seat, ...]:
        """MD-38: partners may talk freely."""
        partner = self.partner(seat)
        return () if partner is None else tuple(sorted((seat, partner)))

    def redeal(self, seat: Seat) -> None:
        """MD-2, MD-10: hidden are the spells below the top, the pile, night shops and all unseen cards in hands."""
        for value, spells in enumerate(self.spell_piles):
            below = sorted(spells)
            self.shuffle(below)
            self.spell_piles[value] = tuple(below)
        nights = [position for position in range(len(self.ring)) if self.is_night(position)]
        unseen = self.pile + [kind for position in nights for kind in self.shops[position]]
        if self.outcome is None:  # MD-34: at the end the hands are shown
            unseen = self._redeal_hands(seat, unseen)
        unseen.sort()
        self.shuffle(unseen)
        for position in nights:
            self.shops[position] = tuple([unseen.pop() for _ in self.shops[position]])
        self.pile = unseen

    def _redeal_hands(self, seat: Seat, unseen: list[int]) -> list[int]:
        """Write another ledger, and hands that follow from it. Returns what is left of the unseen cards."""
        hidden = [*map(unseen.count, range(len(NAMES)))]
        for kind, numbers in enumerate(zip(*self.hands, strict=True)):
            hidden[kind] += sum(numbers)
        story = imagine(self.ledger, self.players, seat, hidden, self)
        self.ledger = story.ledger(self.ledger)
        self.hands = story.holdings()
        for kind, numbers in enumerate(zip(*self.hands, strict=True)):
            hidden[kind] -= sum(numbers)
        return [kind for kind, number in enumerate(hidden) for _ in range(number)]


class Question(Step[MandragoraTable], frozen=True):
    """A step that asks one witch."""

    seat: Seat

    def actors(self, table: MandragoraTable) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, table: MandragoraTable, viewer: Seat) -> Prompt:
        return self.question(table) if viewer == self.seat else Prompt("waiting", {"seats": (self.seat,)})

    def question(self, table: MandragoraTable) -> Prompt:
        """What is asked, as the asked witch reads it."""
        return Prompt(self.tag())


def must(table: MandragoraTable, question: Question) -> bool:
    """MD-26: ask for what must happen if it can; a choice of one is no choice. Returns whether it can happen.

    This is for choices of which everybody can see how many there are.
    """
    match question.moves(table, question.seat):
        case []:
            return False
        case [only]:
            question.play(table, question.seat, only)
        case _:
            table.then(question)
    return True
