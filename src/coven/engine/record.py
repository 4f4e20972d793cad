"""A game is its record: heading and moves lead to the same table, and a hash chain shows what was changed."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from coven.engine.canonical import lean, lean_told
from coven.engine.chain import FORMAT, BadRecord, Closing, Line, heading_hash, next_hash
from coven.engine.chance import Chance
from coven.engine.game import Game
from coven.engine.values import Move, Seat, Told


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


class Played(msgspec.Struct, frozen=True):
    """A move of a record, when it was made (in ms, where somebody measured), and the chain up to it."""

    number: int
    seat: Seat
    move: Move
    hash: str
    at: int | None = None


def commitment(secret: str) -> str:
    """What the players get before the first move, to hold the dealer to the deal."""
    return sha256(secret.encode()).hexdigest()


def seed_from(secret: str, nonces: Sequence[str]) -> Chance:
    """The seed of a game: the dealer's secret mixed with a nonce from each seat, so that nobody alone decides it."""
    return Chance(sha256(msgspec.json.encode([secret, *nonces])).digest())


class Record:
    """A game being played or played again: its heading, its moves, the table that they lead to, and the last news."""

    proved = True
    """Whether the chain was checked. One of format 1 was only played again."""

    def __init__(self, game: Game, header: Header) -> None:
        if header.secret is None:
            raise BadRecord(0, "record-sealed")
        self.game = game
        self.header = header
        self.played: list[Played] = []
        self.told: list[Told] = []
        self.lines = [_encode(header)]
        self.hash = heading_hash(msgspec.structs.asdict(header))
        chance = seed_from(header.secret, header.nonces)
        self.table = game.deal(header.players, header.options, chance=chance, rules=header.rules)

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
        rules: int | None = None,
    ) -> "Record":
        """A new game, under the newest rules if no others are wanted."""
        header = Header(
            coven=FORMAT,
            game=game.name,
            rules=game.rules_version if rules is None else rules,
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
        number, written, told = len(self.lines), lean(move), [lean_told(each) for each in self.told]
        self.hash = next_hash(self.hash, [number, seat, written, at, told])
        self.lines.append(_encode(Line(number=number, seat=seat, move=written, at=at, told=told, hash=self.hash)))
        self.played.append(Played(number, seat, move, self.hash, at))
        return self.told

    def first_line(self) -> bytes:
        return self.lines[0]

    def last_line(self) -> bytes:
        """The newest line: what a saver appends after each move."""
        return self.lines[-1]

    def closing_line(self) -> bytes:
        if self.table.outcome is None:
            return b""
        outcome = lean(self.table.outcome)
        return _encode(Closing(outcome, next_hash(self.hash, outcome)))

    def encode(self) -> bytes:
        """The whole record as JSON lines: the heading, a line a move, and the outcome once there is one."""
        return b"".join([*self.lines, self.closing_line()])


def _encode(line: msgspec.Struct) -> bytes:
    return msgspec.json.encode(line) + b"\n"
