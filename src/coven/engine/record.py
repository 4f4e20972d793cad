"""A game is its record: options, seed and moves replay to the same state, and a hash chain proves it."""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from coven.engine.chance import Chance
from coven.engine.game import Game
from coven.engine.refusal import Illegal
from coven.engine.values import Move, Outcome, Seat, Told

FORMAT = 1


class BadRecord(Exception):
    """A record that does not hold, and the number of the first bad move (0: the heading)."""

    def __init__(self, number: int, message: str, /, **args: Any) -> None:
        super().__init__(number, message, args)
        self.number = number
        self.message = message
        self.args_of_message = args


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a record. Without its secret it is sealed: the deal is committed to and not yet shown."""

    coven: int
    game: str
    rules: int
    players: int
    seats: tuple[str, ...]
    options: dict[str, Any]
    commitment: str
    nonces: tuple[str, ...]
    secret: str | None = None


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a record: a move, when it was made (in ms, where somebody measured), and the chain up to it."""

    number: int
    seat: Seat
    move: Any
    hash: str
    at: int | None = None


class Closing(msgspec.Struct, frozen=True):
    """The last line of a finished record."""

    outcome: Outcome


def commitment(secret: str) -> str:
    """What the players get before the first move, to hold the dealer to the deal."""
    return sha256(secret.encode()).hexdigest()


def seed_from(secret: str, nonces: Sequence[str]) -> Chance:
    """The seed of a game: the dealer's secret mixed with a nonce from each seat, so that nobody alone decides it."""
    return Chance(sha256(msgspec.json.encode([secret, *nonces])).digest())


class Record:
    """A game being played or played again: its heading, its moves, the table that they lead to, and the last news."""

    def __init__(self, game: Game, header: Header) -> None:
        if header.secret is None:
            raise BadRecord(0, "record-sealed")
        self.game = game
        self.header = header
        self.played: list[Played] = []
        self.told: list[Told] = []
        chance = seed_from(header.secret, header.nonces)
        self.table = game.deal(header.players, header.options, chance=chance)
        shown = msgspec.structs.replace(header, secret=None)
        self.hash = sha256(msgspec.json.encode(shown) + self.table.snapshot()).hexdigest()

    @classmethod
    def start(
        cls,
        game: Game,
        players: int,
        options: dict[str, Any] | None = None,
        *,
        secret: str,
        seats: Sequence[str] = (),
        nonces: Sequence[str] = (),
    ) -> "Record":
        """A new game."""
        header = Header(
            coven=FORMAT,
            game=game.name,
            rules=game.rules_version,
            players=players,
            seats=tuple(seats) or tuple(f"Seat {number}" for number in range(1, players + 1)),
            options=options or {},
            commitment=commitment(secret),
            nonces=tuple(nonces),
            secret=secret,
        )
        return cls(game, header)

    def play(self, seat: Seat, move: Move, at: int | None = None) -> list[Told]:
        """Play a move on the table and write it down."""
        self.told = self.table.play(seat, move)
        line = msgspec.json.encode([seat, move, at])
        self.hash = sha256(self.hash.encode() + line + self.table.snapshot()).hexdigest()
        self.played.append(Played(len(self.played) + 1, seat, move, self.hash, at))
        return self.told

    def first_line(self) -> bytes:
        return msgspec.json.encode(self.header) + b"\n"

    def last_line(self) -> bytes:
        """The newest line: what a saver appends after each move."""
        return msgspec.json.encode(self.played[-1]) + b"\n"

    def closing_line(self) -> bytes:
        return msgspec.json.encode(Closing(self.table.outcome)) + b"\n" if self.table.outcome else b""

    def encode(self) -> bytes:
        """The whole record as JSON lines: the heading, a line a move, and the outcome once there is one."""
        lines = [msgspec.json.encode(played) + b"\n" for played in self.played]
        return b"".join([self.first_line(), *lines, self.closing_line()])


def replay(data: bytes, find: Callable[[str], Game]) -> Iterator[Record]:
    """Play a record again: yields it after the heading and after each move, the same object each time.

    Every line is checked, and the first bad one raises `BadRecord` with its number. A record may stop before the end
    of its game, at the end of a line.
    """
    first, *lines = data.splitlines() or [b""]
    record = _open(first, find)
    yield record
    for number, line in enumerate(lines, 1):
        if record.table.outcome is not None:
            return _check_closing(record, lines[number - 1 :])
        _play_line(record, number, line)
        yield record


def verify(data: bytes, find: Callable[[str], Game]) -> Record:
    """A finished game with every line checked, from the committed deal to the outcome."""
    *_, record = replay(data, find)
    moves = len(record.played)
    if len(data.splitlines()) < moves + 2:
        raise BadRecord(moves + 1, "record-unfinished")
    return record


def _open(line: bytes, find: Callable[[str], Game]) -> Record:
    """The heading: of this format, of a game and rules version that are here, with the secret that was committed to."""
    try:
        header = msgspec.json.decode(line, type=Header)
    except ValueError:
        raise BadRecord(0, "record-foreign") from None
    if header.coven != FORMAT:
        raise BadRecord(0, "record-format", given=header.coven, known=FORMAT)
    game = find(header.game)
    if header.rules != game.rules_version:
        raise BadRecord(0, "record-rules", given=header.rules, known=game.rules_version)
    if header.secret is not None and commitment(header.secret) != header.commitment:
        raise BadRecord(0, "record-commitment")
    try:
        return Record(game, header)
    except Illegal as illegal:
        raise BadRecord(0, "record-deal", rule=illegal.rule) from illegal


def _play_line(record: Record, number: int, line: bytes) -> None:
    """A move that is legal where it stands, and leads to the state that was hashed."""
    try:
        played = msgspec.json.decode(line, type=Played)
        move = record.game.read_move(record.table, played.move)
        record.play(played.seat, move, played.at)
    except ValueError:
        raise BadRecord(number, "record-not-a-move") from None
    except Illegal as illegal:
        raise BadRecord(number, "record-illegal", rule=illegal.rule) from illegal
    if (played.number, played.hash) != (number, record.hash):
        raise BadRecord(number, "record-hash")


def _check_closing(record: Record, lines: list[bytes]) -> None:
    """After the last move only the outcome that it led to."""
    number = len(record.played) + 1
    if len(lines) != 1:
        raise BadRecord(number, "record-goes-on")
    try:
        closing = msgspec.json.decode(lines[0], type=Closing)
    except ValueError:
        raise BadRecord(number, "record-not-a-move") from None
    if closing.outcome != record.table.outcome:
        raise BadRecord(number, "record-outcome")
