"""Take-back: exactly while nobody has learned anything by a move, and nobody else has acted since."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from coven.engine.replay import verify
from examples.familiars import GAME
from tests.server.kit import Running, Visitor, running

pytestmark = pytest.mark.anyio


async def two(ann: Visitor, bob: Visitor, **wish: Any) -> str:
    table = await ann.table(leave_delay=None, **wish)
    await bob.join(table)
    return table


async def offered(player: Visitor, table: str) -> bool:
    return bool((await player.get(f"/api/tables/{table}/back")).json()["offered"])


async def take_back(player: Visitor, table: str, id_: str = "back") -> tuple[int, Any]:
    at = (await player.view(table))["number"]
    answer = await player.post(f"/api/tables/{table}/back", id=id_, at=at)
    return answer.status_code, answer.json()


async def test_a_secret_choice_can_be_taken_back_until_somebody_acts(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob)
        before = await ann.view(table)
        assert not await offered(ann, table)
        await ann.play(table)
        assert (await offered(ann, table), await offered(bob, table)) == (True, False)
        assert (await take_back(bob, table))[1]["code"] == "no-take-back"
        assert await take_back(ann, table) == (200, {"tell": "ack", "id": "back", "number": 3})
        after = await ann.view(table)
        assert (after["view"], after["moves"], after["taken_back"]) == (before["view"], before["moves"], True)
        assert not await offered(ann, table)
        await ann.play(table, -1)
        await bob.play(table)
        assert (await take_back(ann, table, "again"))[1]["code"] == "no-take-back"
        assert not await offered(bob, table)


async def test_a_resend_takes_back_once(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob)
        await ann.play(table)
        first = await take_back(ann, table)
        await ann.play(table)
        assert await take_back(ann, table) == first
        assert await offered(ann, table)


async def test_by_socket_and_everybody_sees_it(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob)
        async with ann.socket(table) as here, bob.socket(table) as there:
            seen = await here.until("update")
            await here.ask(say="play", id="x", at=1, move=seen["moves"][0])
            assert (await here.ask(say="back", id="y", at=2))["number"] == 3
            assert (await here.ask(say="back", id="z", at=3))["code"] == "no-take-back"
            assert (await there.until("update", number=3))["taken_back"] is True
        async with bob.socket(table, since=0) as again:
            await again.until("update", number=3)
            assert again.updates() == there.updates()


async def test_the_record_holds_the_moves_that_stand(database: Path) -> None:
    async with running(database, snapshot_every=2) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob)
        turns = 0
        while (await ann.info(table))["status"] != "ended":
            for player in (ann, bob):
                if (await player.view(table))["moves"]:
                    await player.play(table)
                    turns += 1
                    if turns % 3 == 0 and await offered(player, table):
                        assert (await take_back(player, table, f"b{turns}"))[0] == 200
                        await player.play(table)
        record = verify((await ann.get(f"/api/tables/{table}/record")).content, lambda _: GAME)
        store = server.backend.services.store
        log = await store.entries(table, 0, 1000)
        assert len(record.played) == len(log) - 2 * len([entry for entry in log if entry.by == "back"]) < len(log)
        views = [(await player.view(table))["view"] for player in (ann, bob)]
    async with running(database, seed=1) as server:
        live = await server.backend.tables.get(table)
        assert live.timeline is not None
        assert [msgspec.to_builtins(live.timeline.table.view(seat)) for seat in (0, 1)] == [
            msgspec.to_builtins(record.table.view(seat)) for seat in (0, 1)
        ]
        assert [view["points"] for view in views] == [list(record.table.view(0).points)] * 2  # type: ignore[attr-defined]
