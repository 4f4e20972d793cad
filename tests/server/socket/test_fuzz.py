"""The socket, told anything at all: every message is answered, and nothing is played that was not offered."""

import json
from itertools import product
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from coven.play.protocol import ClientMessage
from tests.server.kit import Running
from tests.server.scene import Scene, served

TOO_BIG = 1009
SILENT = ("pong", "chat")
"""What is obeyed without an answer to it, or with one that all hear."""

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
values = st.recursive(scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner))
numbers = st.integers(-2, 12) | st.sampled_from([2**31, 2**63, 2**70, -(2**70), 1.5, "3", None])
ids = st.sampled_from(["x", "y", "", "z" * 65, "\ud800", "é"]) | values


@st.composite
def half_right(draw: st.DrawFn) -> dict[str, Any]:
    """A message of some kind with fields of that kind, some of them wrong, missing, or too many."""
    kind = draw(st.sampled_from(get_args(ClientMessage)))
    message: dict[str, Any] = {"say": kind.__struct_config__.tag}
    for field in msgspec.structs.fields(kind):
        message[field.name] = draw({"id": ids, "at": numbers}.get(field.name, values))
    if draw(st.booleans()):
        message.pop(draw(st.sampled_from(sorted(message))), None)
    if draw(st.integers(0, 4)) == 0:
        message[draw(st.text(max_size=6))] = draw(values)
    return message


def dump(value: Any) -> str:
    return json.dumps(value).encode("utf-8", "surrogatepass").decode("utf-8", "replace")


deep = st.builds(lambda sign, times: sign * times, st.sampled_from(["[", '{"a":', '[{"say":']), st.integers(1, 3_000))
in_a_move = st.integers(1, 2_000).map(
    lambda n: '{"say":"play","id":"x","at":1,"move":' + '{"a":' * n + "1" + "}" * n + "}"
)
too_long = st.integers(10_000, 40_000).map(lambda n: '{"say":"ping","id":"' + "x" * n + '"}')
noise: st.SearchStrategy[str | bytes] = (
    st.text(max_size=60)
    | st.binary(max_size=60)
    | values.map(dump)
    | half_right().map(dump)
    | deep
    | in_a_move
    | too_long
)


def others_moves(scene: Scene) -> st.SearchStrategy[str]:
    """Moves that were offered to Ann and Bob, sent with any number and by anybody."""
    table = scene.tables[0]
    offered = [move for who in (scene.ann, scene.bob) for move in who.get(f"/api/tables/{table}/view").json()["moves"]]
    move = st.sampled_from(offered or [{}]) | st.fixed_dictionaries({"move": st.text(max_size=8), "card": values})
    play = st.fixed_dictionaries(
        {"say": st.just("play"), "id": st.text(min_size=1, max_size=3), "at": numbers, "move": move}
    )
    return play.map(dump)


def talk(scene: Scene, client: httpx.Client | None, messages: list[str | bytes]) -> list[dict[str, Any]]:
    """Say it all, each message followed by a ping; what was answered. A connection that was closed is opened again."""
    heard: list[dict[str, Any]] = []
    while messages:
        cookie = {"Cookie": f"coven={client.cookies['coven']}"} if client else {}
        address = f"{scene.base.replace('http', 'ws')}/api/tables/{scene.tables[0]}/socket"
        with connect(address, additional_headers=cookie, proxy=None) as socket:
            code = None
            try:
                exchange(socket, "the welcome is no answer")
                while messages:
                    heard += exchange(socket, messages.pop(0))
            except ConnectionClosed as closed:
                code = closed.rcvd and closed.rcvd.code
        assert code in (None, TOO_BIG)
    return heard


def exchange(socket: ClientConnection, message: str | bytes) -> list[dict[str, Any]]:
    socket.send(message)
    socket.send('{"say":"ping","id":"fuzz"}')
    answers = []
    while (answer := json.loads(socket.recv(timeout=20))) != answer | {"tell": "pong", "id": "fuzz"}:
        assert answer["tell"] != "bye", (message, answer)
        answers.append(answer)
    refused = [answer for answer in answers if answer["tell"] == "refused"]
    assert all(answer["code"] and answer["message"] for answer in refused)
    assert answers or _kind(message) in SILENT, message
    return answers


def _kind(message: str | bytes) -> str | None:
    said = json.loads(message)
    return str(said["say"]) if isinstance(said, dict) else None


def position(server: Running, scene: Scene) -> bytes:
    live = server.backend.tables._known[scene.tables[0]][0]
    assert live.timeline is not None
    return live.timeline.table.snapshot()


def fuzz(database: Path, examples: int) -> None:
    with served(database) as server, Scene(server) as scene:
        people = st.sampled_from([scene.ann, scene.bob, scene.eve, None])
        before = [position(server, scene)]

        @seed(20261115)
        @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(who=people, messages=st.lists(noise | others_moves(scene), min_size=1, max_size=6))
        def say(who: httpx.Client | None, messages: list[str | bytes]) -> None:
            heard = talk(scene, who, list(messages))
            played = any(answer["tell"] == "ack" for answer in heard)
            assert not played or who in (scene.ann, scene.bob)
            now = position(server, scene)
            assert played or now == before[0]
            before[0] = now

        say()
        assert httpx.get(f"{scene.base}/health").json()["status"] == "ok"


NO_NUMBERS = ("-1", "-3", "1.5", "x", "", "99999999999999999999", "%00", "[]")


def test_an_address_with_a_number_that_is_none_is_refused(database: Path) -> None:
    """A negative one once kept the server busy for ever."""
    with served(database) as server, Scene(server) as scene:
        for name, number in product(("since", "chat", "team"), NO_NUMBERS):
            no_number(scene, name, number)


def no_number(scene: Scene, name: str, number: str) -> None:
    cookie = {"Cookie": f"coven={scene.ann.cookies['coven']}"}
    door = f"/api/tables/{scene.tables[0]}/{{}}?{name}={number}"
    address = f"{scene.base.replace('http', 'ws')}{door.format('socket')}"
    with connect(address, additional_headers=cookie, proxy=None) as socket:
        refused = json.loads(socket.recv(timeout=20))
        assert (refused["tell"], refused["code"], refused["field"]) == ("refused", "invalid", name)
    if number:  # without one it is as if it had not been named
        answer = scene.ann.get(door.format("events"))
        assert (answer.status_code, answer.json()["code"]) == (400, "invalid")


def test_the_socket_stands_anything(database: Path) -> None:
    fuzz(database, examples=120)


@pytest.mark.soak
def test_the_socket_stands_anything_for_minutes(database: Path) -> None:
    fuzz(database, examples=20_000)
