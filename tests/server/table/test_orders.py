"""Standing orders on a server: kept with the seat, told to nobody else, answered after a fixed time."""

from pathlib import Path
from typing import Any

import pytest

from coven.games import find
from coven.server.store.rows import TableRow
from tests.games.hocus_pocus.tables import lay_out
from tests.server.kit import Running, Visitor, running

pytestmark = pytest.mark.anyio
GAMES = {"hocus_pocus": find("hocus_pocus")}
DELAY = 3000
CAST = {"move": "cast", "card": "spell-1", "source": "hand"}


def deal(_: Any, row: TableRow) -> Any:
    """Seat 0 may cast; seat 1 holds a Pocus that fits, seat 2 none."""
    hands = ("spell-1 owl-1", "counterspell owl-1", "owl-1 owl-2")
    return lay_out(*hands[: row.seats])


async def two(ann: Visitor, bob: Visitor, **wish: Any) -> str:
    table = await ann.table(game="hocus_pocus", seats=2, leave_delay=None, **wish)
    await bob.join(table)
    return table


async def orders(player: Visitor, table: str) -> dict[str, Any]:
    answer = await player.get(f"/api/tables/{table}/orders")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def on(told: dict[str, Any]) -> list[str]:
    return [order["name"] for order in told["orders"] if order["on"]]


async def passed(player: Visitor, table: str) -> list[int]:
    """Who has passed since the newest Pocus, as the player sees it."""
    seen = (await player.view(table))["view"]
    return [seat for seat in range(len(seen["gems"])) if seat not in seen["asked"]]


async def later(server: Running, ms: int) -> None:
    server.clock.advance(ms)
    await server.do_due()


async def test_a_player_who_says_nothing_passes_after_the_delay(database: Path) -> None:
    async with (
        running(database, games=GAMES, deal=deal) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        table = await two(ann, bob)
        await ann.play(table, move=CAST)
        told = await orders(bob, table)
        assert (on(told), told["at"]) == (["unless-target"], server.clock.now() + DELAY)
        await later(server, DELAY - 1)
        assert await passed(ann, table) == []
        await later(server, 1)
        assert (await ann.view(table))["view"].get("hocus") is None  # both have passed, and it has resolved


async def test_ask_me_always_survives_a_restart_and_is_waited_for(database: Path) -> None:
    async with (
        running(database, games=GAMES, deal=deal) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        table = await two(ann, bob)
        cookie = bob.http.cookies["coven"]
        answer = await bob.post(f"/api/tables/{table}/orders", orders=[])
        assert (answer.status_code, on(answer.json())) == (200, [])
        await ann.play(table, move=CAST)
    async with running(database, games=GAMES, deal=deal) as again, again.visitor() as bob:
        bob.http.cookies.set("coven", cookie)
        told = await orders(bob, table)
        assert (on(told), told["at"]) == ([], None)
        await later(again, 10 * DELAY)
        assert await passed(bob, table) == [0]


async def test_orders_are_told_to_their_player_alone(database: Path) -> None:
    async with (
        running(database, games=GAMES, deal=deal) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        table = await two(ann, bob)
        async with ann.socket(table, since=0) as hers, bob.socket(table, since=0) as his:
            await hers.sync()
            await his.sync()
            heard = len(hers.heard)
            await his.say(say="orders", id="o", orders=["pass-turn", "own-hocus"], bots="calm")
            told = await his.until("orders", bots="calm")
            assert on(told) == ["pass-turn", "own-hocus"]
            await hers.sync()
            assert all('"pong"' in raw for raw in hers.heard[heard:])


async def test_a_question_is_held_by_who_wants_to_think(database: Path) -> None:
    async with (
        running(database, games=GAMES, deal=deal) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        table = await two(ann, bob)
        async with bob.socket(table, since=0) as his:
            await ann.play(table, move=CAST)
            told = await his.until("orders", at=server.clock.now() + DELAY)
            await his.say(say="orders", id="h", hold=told["question"])
            assert (await his.until("orders"))["at"] is None
            await later(server, 10 * DELAY)
            assert await passed(bob, table) == [0]


async def test_bad_orders_get_a_clear_answer(database: Path) -> None:
    async with (
        running(database, games=GAMES, deal=deal) as server,
        server.guest("Ann") as ann,
        server.guest("Eve") as eve,
    ):
        table = await ann.table(game="hocus_pocus", seats=2)
        answer = await ann.post(f"/api/tables/{table}/orders", orders=["sing"])
        assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "unknown-order", "orders")
        assert (await ann.post(f"/api/tables/{table}/orders", bots="slow")).status_code == 400
        assert (await eve.post(f"/api/tables/{table}/orders", orders=[])).json()["code"] == "not-seated"
        before_the_start = await ann.post(f"/api/tables/{table}/orders", orders=["own-hocus"])
        assert on(before_the_start.json()) == ["own-hocus"]


async def test_against_bots_alone_a_forced_pass_is_made_at_once(database: Path) -> None:
    forced = lambda _, row: lay_out("spell-1 owl-1", "owl-1 owl-2")  # noqa: E731
    async with running(database, games=GAMES, deal=forced, bot_delay=500) as server, server.guest("Ann") as ann:
        table = await ann.table(game="hocus_pocus", seats=2)
        assert (await ann.post(f"/api/tables/{table}/bots", bot="random")).status_code == 200
        await ann.play(table, move=CAST)
        await server.do_due()
        assert await passed(ann, table) == [0]


async def test_among_people_a_forced_pass_takes_as_long_as_any_other(database: Path) -> None:
    forced = lambda _, row: lay_out("spell-1 owl-1", "owl-1 owl-2")  # noqa: E731
    async with (
        running(database, games=GAMES, deal=forced) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        table = await two(ann, bob)
        await ann.play(table, move=CAST)
        await later(server, DELAY - 1)
        assert await passed(ann, table) == []
        await later(server, 1)
        assert (await ann.view(table))["view"].get("hocus") is None


async def test_who_shares_a_device_is_always_asked(database: Path) -> None:
    async with running(database, games=GAMES, deal=deal) as server, server.guest("Ann") as ann:
        table = await ann.table(game="hocus_pocus", seats=2, here=["Bob"])
        assert on(await orders(ann, table)) == []
