"""What the descriptions say is what is really sent."""

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator

from coven.engine import seed_from
from coven.play.pace import NoClock
from coven.play.protocol import ByeReason, ClientMessage, ServerMessage
from coven.play.timeline import advance, begin
from coven.server.http.docs.specs import REF, describe_socket
from tests.contract.cases import GAMES, step_randomly
from tests.server.kit import NOON, Ears, Running, play_along
from tests.server.test_problems import codes

pytestmark = pytest.mark.anyio


def validator(document: dict[str, Any], operation: str) -> Draft202012Validator:
    """Of the messages of an operation, found as a reader of AsyncAPI finds them."""
    found = []
    for reference in document["operations"][operation]["messages"]:
        message = resolve(document, resolve(document, reference["$ref"])["$ref"])
        found.append(message["payload"])
    return Draft202012Validator({"oneOf": found, "components": document["components"]})


def resolve(document: dict[str, Any], reference: str) -> Any:
    for part in reference.removeprefix("#/").split("/"):
        document = document[part]
    return document


async def test_the_socket_is_described_as_it_is(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.visitor() as nobody:
        document = (await nobody.get("/api/asyncapi.json")).json()
        table = await ann.table(pace={"pace": "live"})
        async with ann.socket(table, chat=0) as here:
            await bob.join(table)
            async with bob.socket(table) as there, nobody.socket(table) as looking:
                await here.ask(say="play", id="x", at=0, move={})
                await here.connection.send("nonsense")
                await here.say(say="chat", id="y", text="hello")
                await there.until("chat")
                await here.sync()
                await asyncio.gather(play_along(here), play_along(there))
                await looking.sync()
                assert server.server is not None
                server.server.should_exit = True
                await looking.until("bye")
    told, said = validator(document, "tell"), validator(document, "say")
    for raw in here.heard + there.heard + looking.heard:
        told.validate(json.loads(raw))
    assert len(kinds(here) | kinds(looking)) >= 8
    said.validate({"say": "play", "id": "x", "at": 3, "move": {"move": "send", "card": "moth-1"}})
    for wrong in (
        {"say": "play"},
        {"say": "shout", "id": "x"},
        {"say": "ping", "id": ""},
        {"say": "ping", "id": "x", "y": 1},
    ):
        assert not said.is_valid(wrong)


def kinds(ears: Ears) -> set[str]:
    return {json.loads(raw)["tell"] for raw in ears.heard}


def test_every_message_is_described_and_every_reference_leads_somewhere() -> None:
    document = describe_socket(GAMES)
    assert set(document["components"]["messages"]) == {
        kind.__name__ for kind in (*get_args(ClientMessage), *get_args(ServerMessage))
    }
    for reference in references(document):
        assert resolve(document, reference)


FIELDS = {
    "": ("asyncapi", "info", "defaultContentType", "channels", "operations", "components"),
    "info": ("title", "version", "description"),
    "channels": ("address", "description", "parameters", "bindings", "messages"),
    "operations": ("action", "channel", "messages", "security"),
    "messages": ("name", "summary", "payload"),
}
"""Of what kind each object of AsyncAPI 3 is here: these are fields that the specification knows for it."""


def test_the_document_is_built_as_asyncapi_3_wants_it() -> None:
    document = describe_socket(GAMES)
    assert document["asyncapi"] == "3.0.0"
    assert tuple(document) == FIELDS[""]
    assert set(document["info"]) <= set(FIELDS["info"]) >= {"title", "version"}
    for kind, objects in (*document.items(), ("messages", document["components"]["messages"])):
        for name, each in objects.items() if kind in ("channels", "operations", "messages") else ():
            assert re.fullmatch(r"[\w.-]+", name)
            assert set(each) <= set(FIELDS[kind])
    assert all(re.fullmatch(r"[\w.-]+", name) for name in document["components"]["schemas"])
    for channel in document["channels"].values():
        assert set(re.findall(r"{(\w+)}", channel["address"])) == set(channel["parameters"])
    for operation in document["operations"].values():
        assert operation["action"] in ("send", "receive")
        inside = operation["channel"]["$ref"] + "/messages/"
        assert all(message["$ref"].startswith(inside) for message in operation["messages"])
    for schema in document["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


@pytest.mark.parametrize("name", GAMES)
def test_views_moves_and_events_are_of_their_game(name: str) -> None:
    """Along a game of careless players; and none of them passes for one of another game."""
    game, random = GAMES[name], Random(name)
    components = describe_socket({name: game})["components"]
    update = Draft202012Validator({"$ref": REF + "Update", "components": components})
    move = Draft202012Validator({"$ref": f"{REF}{name}.Move", "components": components})
    timeline, updates = begin(game.deal(game.players[0], {}, chance=seed_from("described", ())), NoClock(), NOON)
    for number in range(12):
        for message in updates.values():
            update.validate(json.loads(message))
        if timeline.over:
            break
        seat, played = step_randomly(timeline.table, random)
        move.validate(json.loads(msgspec.json.encode(played)))
        timeline, updates = advance(timeline, seat, played, number)
    assert not update.is_valid(json.loads(message) | {"view": {"seat": -1}})
    assert not move.is_valid({"move": "no such move"})


def references(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return own.union(*map(references, value.values()))
    return set().union(*map(references, value)) if isinstance(value, list) else set()


async def test_every_answer_by_http_is_of_its_description(server: Running) -> None:
    """A whole evening by HTTP, each answer held against the schema of its door."""
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        document = (await ann.get("/api/openapi.json")).json()
        assert not references(document) - {REF + name for name in document["components"]["schemas"]}
        table = await ann.table()
        await bob.join(table)
        async with ann.socket(table) as here, bob.socket(table) as there:
            await asyncio.gather(play_along(here), play_along(there))
        seen = 0
        for path, doors in document["paths"].items():
            if "get" not in doors or path.endswith("/events"):
                continue
            address = path.replace("{table_id}", table).replace("{name}", "Ann").replace("{game}", "familiars")
            answer = await ann.get(address)
            status = str(answer.status_code) if answer.status_code < 400 else "4XX"
            content = doors["get"]["responses"][status].get("content", {})
            if "application/json" in content:
                schema = {**content["application/json"]["schema"], "components": document["components"]}
                Draft202012Validator(schema).validate(answer.json())
                seen += status == "200"
        assert seen >= 10


def test_the_pages_that_people_read_name_what_is_served() -> None:
    pages = "".join(
        (Path(__file__).parents[3] / "docs" / name).read_text("utf-8") for name in ("server.md", "hosting.md")
    )
    for address in ("/api/openapi.json", "/api/asyncapi.json", "/api/docs", "/metrics", "coven backup"):
        assert address in pages


async def test_the_page_to_be_read_has_all_doors_and_nothing_from_elsewhere(server: Running) -> None:
    async with server.visitor() as visitor:
        document = (await visitor.get("/api/openapi.json")).json()
        answer = await visitor.get("/api/docs")
        assert answer.headers["content-type"].startswith("text/html")
        assert (await visitor.get("/api/docs.css")).headers["content-type"].startswith("text/css")
    for path in document["paths"]:
        assert f"<code>{path}</code>" in answer.text
    assert set(re.findall(r'(?:src|href)="([^#"][^"]*)"', answer.text)) == {
        "/api/docs.css",
        "/icon.svg",
        "/api/openapi.json",
        "/api/asyncapi.json",
    }
    assert not re.search(r"<script|style=|https?://|<[^>]*\son\w+=", answer.text)
    links, names = (set(re.findall(pattern, answer.text)) for pattern in (r'href="#([^"]+)"', r'id="([^"]+)"'))
    assert links <= names


async def test_doors_say_how_to_prove_who_one_is(server: Running) -> None:
    async with server.visitor() as visitor:
        document = (await visitor.get("/api/openapi.json")).json()
    schemes = document["components"]["securitySchemes"]
    assert (schemes["key"]["type"], schemes["key"]["scheme"]) == ("http", "bearer")
    assert (schemes["session"]["type"], schemes["session"]["in"], schemes["session"]["name"]) == (
        "apiKey",
        "cookie",
        "coven",
    )
    said = {
        (path, method): door.get("security")
        for path, ways in document["paths"].items()
        for method, door in ways.items()
    }
    named, anybody = [{"key": []}, {"session": []}], [{}, {"key": []}, {"session": []}]
    assert (
        said["/api/tables", "post"] == said["/api/me", "get"] == said["/api/tables/{table_id}/moves", "post"] == named
    )
    assert said["/api/tables/{table_id}", "get"] == said["/api/tables/{table_id}/events", "get"] == anybody
    assert said["/api/games", "get"] is said["/api/guests", "post"] is None


async def test_doors_that_need_a_name_are_those_that_say_so(server: Running) -> None:
    async with server.guest("Ann") as ann, server.visitor() as nobody:
        table = await ann.table()
        document = (await nobody.get("/api/openapi.json")).json()
        for path, ways in document["paths"].items():
            for method, door in ways.items():
                address = path.replace("{table_id}", table).replace("{seat}", "0")
                if path.endswith("/events"):  # has no end
                    continue
                answer = await nobody.http.request(method, address, json={} if "requestBody" in door else None)
                if answer.status_code != 400:  # a body that does not fit is refused first
                    needed = door.get("security") == [{"key": []}, {"session": []}]
                    assert (answer.status_code == 401) == needed, (path, method)


def test_the_socket_says_how_to_prove_who_one_is_and_which_seat() -> None:
    document = describe_socket(GAMES)
    assert set(document["components"]["securitySchemes"]) == {"key", "session"}
    for operation in document["operations"].values():
        assert [resolve(document, each["$ref"])["type"] for each in operation["security"]] == ["http", "httpApiKey"]
    query = document["channels"]["table"]["bindings"]["ws"]["query"]["properties"]
    assert set(query) == {"since", "chat", "team", "seat"}


async def test_the_guide_has_every_code_every_farewell_and_the_limits_of_this_server(server: Running) -> None:
    async with server.visitor() as visitor:
        page = (await visitor.get("/api/docs")).text
        described = (await visitor.get("/api/openapi.json")).json()["info"]["description"]
    named = set(re.findall(r"<code>([a-z-]+)</code>", page))
    assert codes() - {"not-here", "not-over"} <= named, "those two are of a table on one device"
    assert set(get_args(ByeReason)) - {"bad-message"} <= named
    settings = server.backend.services.settings
    for name in (
        "requests",
        "frames",
        "sign_ins",
        "most_tables",
        "most_head",
        "most_body",
        "most_frame",
        "most_unsent",
    ):
        assert str(getattr(settings, name)) in page
    for word in ("view.outcome", "since=0", "commitment", "Bearer", "signed-out", "canonical"):
        assert word in page
        assert word in described
    assert "$" not in page


async def test_what_the_guide_says_of_numbers_is_so(server: Running) -> None:
    """If since is the newest number, nothing is sent; left out, the newest update is."""
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table()
        await bob.join(table)
        newest = (await ann.view(table))["number"]
        for query, told in (({"since": newest}, 0), ({}, 1), ({"since": 0}, newest)):
            async with ann.socket(table, **query) as ears:
                await ears.sync()
                assert len(ears.updates()) == told
