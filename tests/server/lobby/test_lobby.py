"""Tables are made, filled, started and left."""

from pathlib import Path

import pytest

from tests.server.kit import Running, running

pytestmark = pytest.mark.anyio


async def test_public_tables_are_listed_and_private_ones_are_not(server: Running) -> None:
    async with server.guest("Ann") as ann:
        public = await ann.table()
        private = await ann.table(public=False)
        listed = [table["id"] for table in (await ann.get("/api/tables")).json()]
        assert listed == [public]
        assert {table["id"] for table in (await ann.get("/api/me/tables")).json()} == {public, private}


async def test_the_list_shows_who_is_there(server: Running) -> None:
    async def there() -> list[bool]:
        (table,) = (await ann.get("/api/tables")).json()
        return [seat["connected"] for seat in table["seats"]]

    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table(seats=3)
        await bob.join(table)
        assert await there() == [False, False, False]
        async with bob.socket(table) as ears:
            await ears.until("welcome")
            assert await there() == [False, True, False]
        while await there() != [False, False, False]:
            await ann.get("/health")


async def test_a_full_table_starts_by_itself(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table()
        assert (await bob.join(table))["table"]["status"] == "playing"
        async with server.guest("Cy") as cy:
            assert (await cy.post(f"/api/tables/{table}/join")).json()["code"] == "not-open"


async def test_the_host_starts_with_those_who_are_there(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table(seats=4)
        assert (await ann.post(f"/api/tables/{table}/start")).json()["rule"] == "FA-1"
        await bob.join(table, seat=3)
        assert (await bob.post(f"/api/tables/{table}/start")).json()["code"] == "not-host"
        async with bob.socket(table) as ears:
            assert (await ears.until("welcome"))["seat"] == 3
            answer = (await ann.post(f"/api/tables/{table}/start")).json()["table"]
            again = await ears.until("welcome")
            assert (again["seat"], again["table"]["seats"][1]["connected"]) == (1, True)
            assert (await ears.until("update"))["view"]["seat"] == 1
        assert [seat["name"] for seat in answer["seats"]] == ["Ann", "Bob"]


async def test_seats_are_taken_once(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest("Ann") as other:
        table = await ann.table(seats=3)
        assert (await bob.post(f"/api/tables/{table}/join", seat=0)).json()["code"] == "seat-taken"
        assert (await bob.join(table, seat=2))["seat"] == 2
        assert (await bob.join(table, seat=1))["seat"] == 2
        assert (await other.post(f"/api/tables/{table}/join")).json()["code"] == "name-taken"


async def test_who_leaves_before_the_start_leaves_a_free_seat(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table(seats=3)
        await bob.join(table)
        left = (await ann.post(f"/api/tables/{table}/leave")).json()
        assert (left["seat"], left["table"]["host"]) == (-1, 1)
        closed = (await bob.post(f"/api/tables/{table}/leave")).json()["table"]
        assert closed["status"] == "closed"
        assert (await bob.post(f"/api/tables/{table}/leave")).json()["code"] == "not-seated"


async def test_the_host_removes_a_sitter_before_the_start(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table(seats=3)
        await bob.join(table)
        assert (await bob.http.delete(f"/api/tables/{table}/seats/0")).json()["code"] == "not-host"
        assert (await ann.http.delete(f"/api/tables/{table}/seats/2")).json()["code"] == "no-sitter"
        gone = (await ann.http.delete(f"/api/tables/{table}/seats/1")).json()["table"]
        assert gone["seats"][1]["name"] is None
        await bob.join(table)
        await ann.post(f"/api/tables/{table}/start")
        assert (await ann.http.delete(f"/api/tables/{table}/seats/1")).json()["code"] == "not-open"


async def test_who_is_removed_from_a_private_table_is_shown_out(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        made = (await ann.post("/api/tables", game="familiars", seats=3, public=False)).json()
        table = made["table"]["id"]
        await bob.join(table, link=made["link"])
        async with bob.socket(table) as ears:
            await ann.http.delete(f"/api/tables/{table}/seats/1")
            assert (await ears.until("bye"))["reason"] == "removed"


async def test_bots_take_seats(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.table(seats=3, bots=["random"])
        answer = await ann.post(f"/api/tables/{table}/bots", bot="genius")
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown-bot")
        answer = await ann.post(f"/api/tables/{table}/bots", bot="random")
        assert answer.json()["table"]["status"] == "playing"
        assert [seat["bot"] for seat in answer.json()["table"]["seats"]] == [None, "random", "random"]


@pytest.mark.parametrize(
    "wish, code, field",
    [
        ({"game": "chess", "seats": 2}, "unknown-game", "game"),
        ({"game": "familiars", "seats": 7}, "illegal", "seats"),
        ({"game": "familiars", "seats": 2, "options": {"copies": 9}}, "illegal", "options"),
        ({"game": "familiars", "seats": 2, "options": {"colour": 1}}, "illegal", "options"),
        ({"game": "familiars", "seats": 2, "bots": ["random"] * 2}, "too-many-bots", "bots"),
        ({"game": "familiars", "seats": 2, "pace": {"pace": "live", "seconds": 1}}, "invalid", "pace.seconds"),
        ({"game": "familiars", "seats": 2, "surprise": 1}, "invalid", "surprise"),
        ({"game": "familiars"}, "invalid", "seats"),
    ],
    ids=str,
)
async def test_a_wish_that_cannot_be_is_refused(server: Running, wish: dict, code: str, field: str) -> None:
    async with server.guest("Ann") as ann:
        answer = await ann.post("/api/tables", **wish)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert field in (answer.json().get("field") or "") + str(answer.json()["args"])


async def test_one_person_hosts_so_many_tables(database: Path) -> None:
    async with running(database, most_tables=2) as server, server.guest("Ann") as ann:
        await ann.table()
        await ann.table()
        answer = await ann.post("/api/tables", game="familiars", seats=2)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")


async def test_the_games_are_listed_with_options_and_bots(server: Running) -> None:
    async with server.visitor() as visitor:
        (game,) = (await visitor.get("/api/games")).json()
        assert (game["name"], game["fewest"], game["most"], game["bots"]) == ("familiars", 2, 4, ["random", "adept"])
        assert game["options"][0]["name"] == "copies"


async def test_chat_reaches_everybody_and_a_mute_ends_it(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.visitor() as onlooker:
        table = await ann.table(seats=3)
        await bob.join(table)
        async with onlooker.socket(table) as ears, bob.socket(table) as mouth:
            await mouth.say(say="chat", id="c1", text="hello\u202e \x07there")
            line = await ears.until("chat")
            assert (line["number"], line["seat"], line["name"], line["text"]) == (1, 1, "Bob", "hello there")
            await ann.post(f"/api/tables/{table}/seats/1/mute", muted=True)
            assert (await mouth.ask(say="chat", id="c2", text="again"))["code"] == "muted"
            assert (await ears.ask(say="chat", id="c3", text="me too"))["code"] == "sign-in"
        async with ann.socket(table, chat=0) as later:
            assert (await later.until("chat"))["text"] == "hello there"
        assert (await bob.post(f"/api/tables/{table}/chat", text="x")).status_code == 403
        assert (await bob.post(f"/api/tables/{table}/seats/0/mute", muted=True)).json()["code"] == "not-host"


async def test_chat_has_a_limit(database: Path) -> None:
    async with running(database, chat_lines=3) as server, server.guest("Ann") as ann:
        table = await ann.table()
        answers = [await ann.post(f"/api/tables/{table}/chat", text="x") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        server.clock.advance(40_000)
        assert (await ann.post(f"/api/tables/{table}/chat", text="x")).status_code == 201
        assert (await ann.post(f"/api/tables/{table}/chat", text=" \x07 ")).json()["code"] == "empty"
