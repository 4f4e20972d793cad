"""Nobody gets at a private table, a seat, a record or a secret without the right to it."""

import json
from pathlib import Path
from typing import Any

import pytest

from coven.server.store.sqlite import SqliteStore
from tests.server.kit import Running, running

pytestmark = pytest.mark.anyio

PAGES = ("", "/view", "/events", "/chat", "/record", "/replay")
ACTIONS = {
    "/join": {},
    "/leave": {},
    "/start": {},
    "/bots": {"bot": "random"},
    "/seats/0/mute": {"muted": True},
    "/rematch": {},
    "/moves": {"id": "x", "at": 1, "move": {}},
    "/back": {"id": "x", "at": 1},
    "/chat": {"text": "x"},
}


async def test_a_private_table_looks_like_none(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Eve") as eve, server.visitor() as nobody:
        table = await ann.table(public=False)
        for visitor in (eve, nobody):
            for page in PAGES:
                answer = await visitor.get(f"/api/tables/{table}{page}")
                unknown = await visitor.get(f"/api/tables/unknown{page}")
                assert (answer.status_code, answer.text) == (404, unknown.text)
            async with visitor.socket(table) as ears:
                assert (await ears.next())["code"] == "no-table"
        for action, body in ACTIONS.items():
            answer = await eve.post(f"/api/tables/{table}{action}", **body)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-table")
        assert (await eve.http.delete(f"/api/tables/{table}/seats/0")).status_code == 404


class WatchedStore:
    """Notes all that the store is asked."""

    def __init__(self, path: Path) -> None:
        self._store = SqliteStore(path)
        self.asked: list[str] = []

    def __getattr__(self, name: str) -> Any:
        if name != "next_due":  # the scheduler, whoever asks
            self.asked.append(name)
        return getattr(self._store, name)


@pytest.mark.parametrize("known", [True, False], ids=["in memory", "on the disk"])
async def test_for_a_private_table_nothing_more_is_done_than_for_one_that_is_not_there(
    database: Path, known: bool
) -> None:
    """So the time that an answer takes does not tell them apart either."""
    async with running(database) as first, first.guest("Ann") as ann, first.guest("Eve") as eve:
        table, cookie = await ann.table(public=False), eve.http.cookies["coven"]
        mine = ann.http.cookies["coven"]
    store = WatchedStore(database)
    async with (
        running(database, store=store) as server,
        server.visitor(Cookie=f"coven={cookie}") as eve,
        server.visitor(Cookie=f"coven={mine}") as ann,
    ):
        if known:
            assert (await ann.get(f"/api/tables/{table}")).status_code == 200
        done = []
        for id_ in (table, "unknown"):
            for path in (f"/api/tables/{id_}", f"/api/tables/{id_}/view", f"/api/tables/{id_}?link=wrong"):
                store.asked.clear()
                assert (await eve.get(path)).status_code == 404
                done.append(tuple(store.asked))
        assert set(done) == {("signed_in", "table")}
        assert bool(server.backend.tables.all()) == known


async def test_the_link_opens_a_private_table(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        made = (await ann.post("/api/tables", game="familiars", seats=3, public=False)).json()
        table, link = made["table"]["id"], made["link"]
        assert (await bob.get(f"/api/tables/{table}", link=f"{link}x")).status_code == 404
        looked = (await bob.get(f"/api/tables/{table}", link=link)).json()
        assert (looked["seat"], looked.get("link")) == (-1, None)
        assert (await bob.get(f"/api/tables/{table}/view", link=link)).status_code == 404
        assert (await bob.join(table, link=link))["seat"] == 1
        assert (await bob.get(f"/api/tables/{table}")).json()["link"] == link


async def test_without_a_name_nothing_can_be_done(server: Running) -> None:
    async with server.guest("Ann") as ann, server.visitor() as nobody:
        table = await ann.table()
        for action, body in ACTIONS.items():
            answer = await nobody.post(f"/api/tables/{table}{action}", **body)
            assert (answer.status_code, answer.json()["code"]) == (401, "sign-in")
        for path in ("/api/me", "/api/me/tables", "/api/me/tokens"):
            assert (await nobody.get(path)).status_code == 401
        assert (await nobody.post("/api/tables", game="familiars", seats=2)).status_code == 401


async def test_the_secret_is_nowhere_before_the_end(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.visitor() as nobody:
        table = await ann.table()
        await bob.join(table)
        await ann.play(table)
        live = await server.backend.tables.get(table)
        hidden = [live.row.secret, live.timeline.table.chance.hex()]  # type: ignore[union-attr]
        for visitor in (ann, bob, nobody):
            async with visitor.socket(table, since=0, chat=0) as ears:
                await ears.sync()
            pages = [
                await visitor.get(f"/api/tables/{table}{page}") for page in ("", "/view", "/record", "/replay", "/chat")
            ]
            pages += [await visitor.get("/api/tables"), await visitor.get("/api/me/tables")]
            shown = "".join([*ears.heard, *(page.text for page in pages)])
            assert not any(secret in shown for secret in hidden)


async def test_a_seat_is_shown_its_own_cards_alone(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.visitor() as nobody:
        table = await ann.table()
        await bob.join(table)
        live = await server.backend.tables.get(table)
        assert live.timeline is not None
        hands = live.timeline.table.hands  # type: ignore[attr-defined]
        seen = [(await visitor.view(table))["view"]["hand"] for visitor in (ann, bob, nobody)]
        assert seen == [hands[0], hands[1], []]
        own = (await nobody.get(f"/api/tables/{table}/record")).text
        assert [json.loads(line)["view"]["hand"] for line in own.splitlines()] == [[]]


async def test_links_and_people_are_not_told_to_onlookers(server: Running) -> None:
    async with server.guest("Ann") as ann, server.visitor() as nobody:
        table = await ann.table()
        row = (await server.backend.tables.get(table)).row
        async with nobody.socket(table) as ears:
            await ears.sync()
        shown = (await nobody.get(f"/api/tables/{table}")).text + (await nobody.get("/api/tables")).text
        shown += "".join(ears.heard)
        assert row.link not in shown
        assert row.host not in shown
