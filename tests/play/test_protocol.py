"""What goes over the wire reads back as what it was."""

import msgspec
import pytest

from coven.play.pace import Days, Live, NoClock
from coven.play.protocol import (
    Ack,
    Back,
    Bye,
    Chat,
    ClientMessage,
    Line,
    Ping,
    Play,
    Pong,
    Probe,
    Refused,
    Reply,
    SeatInfo,
    ServerMessage,
    Table,
    TableInfo,
    Update,
    Welcome,
    encode,
    read_message,
)

INFO = TableInfo(
    id="t",
    game="familiars",
    rules=1,
    options={"copies": 3},
    public=True,
    pace=Live(30, 60),
    leave_delay=None,
    autostart=True,
    status="open",
    host=0,
    seats=(SeatInfo(0, "Ann"), SeatInfo(1)),
    created=1,
    started=0,
    ended=0,
    commitment="c",
)
SAID: list[ClientMessage] = [
    Play("a", 3, {"move": "send", "card": "moth-1"}),
    Chat("b", "hello"),
    Chat("b", "psst", True),
    Ping("c"),
]
SAID += [Back("d", 4), Reply("e")]
TOLD = [
    Welcome(0, 5, INFO),
    Table(INFO),
    Update(1, 1, [{"event": "drew"}], {"seat": 0}, [{"move": "pass"}], 99, True),
    Ack("a", 2),
    Refused("a", "illegal", "refusal-not-asked", rule="FA-2"),
    Line(1, 0, "Ann", "hello", 5),
    Pong("c", 5),
    Probe("f"),
    Bye("restarting"),
]


@pytest.mark.parametrize("said", SAID, ids=repr)
def test_what_a_client_says_reads_back(said: ClientMessage) -> None:
    assert read_message(encode(said).decode()) == said


@pytest.mark.parametrize("told", TOLD, ids=lambda told: type(told).__name__)
def test_what_a_client_is_told_reads_back(told: ServerMessage) -> None:
    assert msgspec.json.decode(encode(told), type=ServerMessage) == told


@pytest.mark.parametrize("pace", [NoClock(), Live(), Live(5, 0), Days(2)], ids=repr)
def test_paces_read_back(pace: NoClock | Live | Days) -> None:
    assert msgspec.json.decode(encode(pace), type=NoClock | Live | Days) == pace


def test_every_message_says_what_it_is() -> None:
    tags = [msgspec.json.decode(encode(told))["tell"] for told in TOLD]
    assert tags == ["welcome", "table", "update", "ack", "refused", "chat", "pong", "ping", "bye"]
