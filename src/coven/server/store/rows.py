"""What the store keeps, as plain values."""

from typing import Any

import msgspec

from coven.engine import SPECTATOR, Seat
from coven.play.log import Entry
from coven.play.pace import AnyPace, NoClock
from coven.play.protocol import Status
from coven.play.schedule import DueDate


class Person(msgspec.Struct, frozen=True):
    """Somebody who may sit down. Guests have no password."""

    id: str
    name: str
    skeleton: str
    created: int
    password: str | None = None

    @property
    def guest(self) -> bool:
        return self.password is None


class Session(msgspec.Struct, frozen=True):
    """Somebody is signed in, until then. Only the hash of what the cookie says is kept."""

    hash: str
    person: str
    created: int
    until: int


class Token(msgspec.Struct, frozen=True):
    """A personal access token; only its hash is kept."""

    id: str
    person: str
    label: str
    hash: str
    created: int


class Sitter(msgspec.Struct, frozen=True):
    """Who has a seat: a person or a bot. `stand_in`: a bot plays on for the person."""

    seat: Seat
    name: str
    nonce: str
    person: str | None = None
    bot: str | None = None
    stand_in: bool = False
    muted: bool = False
    place: int | None = None
    """Where the game ended for this seat: 1 has won."""
    score: int | None = None
    orders: str | None = None
    """What the table answers for the person, as JSON (`coven.play.orders.Standing`)."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table but for its log. Every change of it, a move included, raises `version` by one."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    public: bool
    link: str
    host: str
    pace: AnyPace = NoClock()
    leave_delay: int | None
    autostart: bool
    secret: str
    created: int
    status: Status = "open"
    started: int = 0
    ended: int = 0
    rematch: str | None = None
    version: int = 0
    number: int = 0
    sitters: tuple[Sitter, ...] = ()

    def changed(self, **changes: Any) -> "TableRow":
        """The row after one more change."""
        return msgspec.structs.replace(self, version=self.version + 1, **changes)

    def sitter_of(self, person: str | None) -> Sitter | None:
        """Where a person sits; the first seat of somebody who has several on one device."""
        for sitter in self.sitters:
            if person is not None and sitter.person == person:
                return sitter
        return None

    def seat_of(self, person: str | None, wanted: Seat | None = None) -> Seat:
        """Where a person sits, who may have several seats and want one of them; -1: nowhere, as a spectator."""
        if person is not None and wanted is not None:
            return wanted if wanted in self.seats_of(person) else SPECTATOR
        sitter = self.sitter_of(person)
        return sitter.seat if sitter else SPECTATOR

    def seats_of(self, person: str) -> list[Seat]:
        """All seats of a person: several, where people share one device."""
        return [sitter.seat for sitter in self.sitters if sitter.person == person]

    def at(self, seat: Seat) -> Sitter | None:
        for sitter in self.sitters:
            if sitter.seat == seat:
                return sitter
        return None

    @property
    def counts(self) -> bool:
        """Whether everybody plays for themselves: no bots, and nobody has two seats."""
        people = {sitter.person for sitter in self.sitters if sitter.person}
        return len(people) == len(self.sitters)

    @property
    def solo(self) -> bool:
        """Whether one person plays against bots: nobody else is played against."""
        return sum(1 for sitter in self.sitters if sitter.person) <= 1

    @property
    def patience(self) -> int | None:
        """How long after its last sign a seat is handed to a bot; None: never, as where nobody else waits."""
        people = {sitter.person for sitter in self.sitters if sitter.person}
        return self.leave_delay if self.status == "playing" and len(people) > 1 else None

    @property
    def free(self) -> list[Seat]:
        taken = {sitter.seat for sitter in self.sitters}
        return [seat for seat in range(self.seats) if seat not in taken]


class EndedTable(msgspec.Struct, frozen=True, kw_only=True):
    """What a record is made of, but for the log."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    secret: str
    number: int
    sitters: tuple[Sitter, ...]


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One step in the life of a table, carried out whole or not at all: only while its version is still one less."""

    table: TableRow
    sitters: bool = False
    """Whether the seats have changed."""
    entry: Entry | None = None
    dues: tuple[DueDate, ...] | None = None
    """What is due from now on (those of kind `absent` are kept by `touch`); None: as before."""
    snapshot: bytes | None = None


class ChatRow(msgspec.Struct, frozen=True):
    """One line of chat."""

    number: int
    seat: Seat
    name: str
    text: str
    at: int


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays a game, as a guess and its uncertainty, and from how many games that is known."""

    person: str
    game: str
    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0


class Presence(msgspec.Struct, frozen=True):
    """Until when somebody counts as present at a seat, and when the table stops waiting after that."""

    table: str
    seat: Seat
    until: int
    patience: int | None
