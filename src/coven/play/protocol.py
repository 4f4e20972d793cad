"""All that goes over the wire, both ways, by socket and by HTTP: JSON, one object a message.

What a client says has the tag `say`, what it is told has the tag `tell`. Every seat has its own numbering of updates:
it counts what this seat was told and nothing else, so that a gap or a jump tells nothing about the others.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from coven.engine import Seat
from coven.play.pace import AnyPace, Speed

ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
MOST = 2**31 - 1
Number = Annotated[int, Meta(ge=0, le=MOST)]
SeatWanted = Annotated[int, Meta(ge=-1, le=19)]
"""Which of one's seats a connection speaks for, where people share a device; -1: that of spectators."""
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Status = Literal["open", "playing", "ended", "closed"]
ByeReason = Literal["restarting", "too-slow", "too-fast", "removed", "closed", "bad-message", "signed-out"]


# What a client says


class Say(msgspec.Struct, frozen=True, tag=str.lower, tag_field="say", forbid_unknown_fields=True):
    """A message from a client."""


class Play(Say, frozen=True):
    """One of the moves on offer. `at` is the number of the newest update seen; `id` makes a resend harmless."""

    id: ClientId
    at: Number
    move: dict[str, Any]


class Back(Say, frozen=True):
    """Take back the last move, while nobody has learned anything by it. `at` and `id` as for a move."""

    id: ClientId
    at: Number


class Chat(Say, frozen=True):
    """A line for everybody at the table; `team`: for one's own side alone, where the game allows it."""

    id: ClientId
    text: ChatText
    team: bool = False


OrderName = Annotated[str, Meta(min_length=1, max_length=64)]
OrderNames = Annotated[tuple[OrderName, ...], Meta(max_length=16)]


class OrderWish(Say, frozen=True, tag="orders"):
    """What the table answers for this seat from now on. What is left out stays as it is.

    `orders`: those that hold, none for "ask me always". `hold`: the question to be asked all the same, this once.
    `bots`: how fast bots should move.
    """

    id: ClientId
    orders: OrderNames | None = None
    hold: Number | None = None
    bots: Speed | None = None


class Ping(Say, frozen=True):
    """Answered with a pong at once."""

    id: ClientId


class Reply(Say, frozen=True, tag="pong"):
    """The answer to the server's ping, at once: how the server measures the way to and fro."""

    id: ClientId


ClientMessage = Play | Back | Chat | OrderWish | Ping | Reply


# What a client is told


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `stand_in`: a bot plays on for somebody who has left."""

    seat: Seat
    name: str | None = None
    bot: str | None = None
    nonce: str | None = None
    connected: bool = False
    stand_in: bool = False
    muted: bool = False
    rating: int | UnsetType = UNSET
    """Told in lists of tables, of accounts with rated games."""
    portrait: str | UnsetType = UNSET
    """Whose face it is, of the cast."""
    doubted: bool | UnsetType = UNSET
    """In games where time counts: this player's way is not made up for, since answers or claims do not fit it."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody sees it. The secret is shown once the game has ended, and proves the deal."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    public: bool
    pace: AnyPace
    leave_delay: int | None
    autostart: bool
    status: Status
    host: Seat | None
    seats: tuple[SeatInfo, ...]
    created: int
    started: int
    ended: int
    commitment: str
    secret: str | None = None
    rematch: str | None = None
    yours: bool | UnsetType = UNSET
    """Told in the list of your own tables: whether you are asked."""
    hints: bool = False
    """Whether hints can be asked for: only where nobody else is played against."""
    waits: bool = False
    """Whether the server cannot save anything at the moment: nobody can move, and nothing is lost."""
    hurried: bool = False
    """Whether Masters here answer as Adepts for now, since too many of them think at the same time."""


class Tell(msgspec.Struct, frozen=True, tag=str.lower, tag_field="tell"):
    """A message from the server."""


class Welcome(Tell, frozen=True):
    """The first message of a connection: the seat that it speaks for (-1: spectators) and the server's time in ms."""

    seat: Seat
    now: int
    table: TableInfo


class Table(Tell, frozen=True):
    """Who sits where, who is missing, what the table waits for: sent whenever any of it changes."""

    table: TableInfo


class Update(Tell, frozen=True):
    """What a seat sees after something happened: the events it heard, its view, and the moves it has.

    `question` is the number of the first update with what is asked now: a move made at that number or later is an
    answer to it. `due` is the time at which this seat's time runs out. `taken_back`: somebody took back the last move.
    """

    number: int
    question: int
    events: list[Any]
    view: Any
    moves: Any
    due: int | None = None
    taken_back: bool | UnsetType = UNSET


class Ack(Tell, frozen=True):
    """The move is in the log; `number` is the update in which its maker sees it. A resend gets the same answer."""

    id: str
    number: int


class OrderInfo(msgspec.Struct, frozen=True):
    """A standing order that the game understands, and whether it holds for this seat."""

    name: str
    on: bool


class Orders(Tell, frozen=True):
    """This seat's standing orders, told to nobody else: whenever they change, and whenever one is going to answer.

    `at` is when one answers the question of that number, unless the player does so before or holds it.
    """

    orders: tuple[OrderInfo, ...]
    bots: Speed
    question: int = 0
    at: int | None = None


class Refused(Tell, frozen=True, omit_defaults=True):
    """The message was not obeyed: a code for programs, a Fluent message for people."""

    id: str | None
    code: str
    message: str
    args: dict[str, Any] = {}
    rule: str | None = None
    field: str | None = None


class Line(Tell, frozen=True, tag="chat"):
    """A line of chat. Lines for everybody are numbered for the table, lines of a team for the team."""

    number: int
    seat: Seat
    name: str
    text: str
    at: int
    team: bool = False


class Pong(Tell, frozen=True):
    id: str
    now: int


class Probe(Tell, frozen=True, tag="ping"):
    """In games where time counts: to be answered with a pong at once."""

    id: str


class Bye(Tell, frozen=True):
    """The last message of a connection."""

    reason: ByeReason


ServerMessage = Welcome | Table | Update | Orders | Ack | Refused | Line | Pong | Probe | Bye

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def read_message(raw: str | bytes) -> ClientMessage:
    """Raises `msgspec.DecodeError`."""
    return _decoder.decode(raw)
