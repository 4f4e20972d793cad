"""What every request has: an id, a type, a limit with an end, and a line in the log if that is wanted."""

import gzip
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from structlog.testing import capture_logs

from tests.server.kit import Running, running

pytestmark = pytest.mark.anyio
ID = "x-request-id"


async def test_every_answer_has_an_id_of_its_own(server: Running) -> None:
    async with server.visitor(**{"X-Request-ID": "mine"}) as visitor:
        answers = [await visitor.get(path) for path in ("/health", "/api/games", "/api/nothing", "/api/me", "/")]
    ids = [answer.headers[ID] for answer in answers]
    assert len(set(ids)) == len(ids)
    assert "mine" not in ids


async def test_a_socket_has_an_id_too(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.table()
        async with ann.socket(table) as ears, ann.socket("none") as refused:
            heads = [each.connection.response.headers[ID] for each in (ears, refused) if each.connection.response]
    assert len(set(heads)) == 2


@pytest.fixture
def log() -> Iterator[list[Any]]:
    """Lines of the log from `info` on, with what belongs to their request."""
    before = structlog.get_config()["wrapper_class"]
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.INFO))
    with capture_logs(processors=[structlog.contextvars.merge_contextvars]) as lines:
        yield lines
    structlog.configure(wrapper_class=before)


async def test_what_goes_wrong_is_in_the_log_under_the_id_of_the_request(
    server: Running, log: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(server.backend.services.store, "lobby", fail)
    async with server.visitor() as visitor:
        answer = await visitor.get("/api/tables")
    assert answer.status_code == 500
    assert [line["request"] for line in log if line["event"] == "request failed"] == [answer.headers[ID]]


@pytest.mark.parametrize("wanted", [False, True])
async def test_the_access_log_is_a_choice_and_keeps_links_and_cookies_to_itself(
    database: Path, log: list[Any], wanted: bool
) -> None:
    async with running(database, access_log=wanted) as server, server.guest("Ann") as ann:
        made = (await ann.post("/api/tables", game="familiars", seats=2, public=False)).json()
        path = f"/api/tables/{made['table']['id']}"
        looked = await ann.get(path, link=made["link"])
        async with ann.socket(made["table"]["id"]) as ears:
            await ears.until("welcome")
    lines = {line["path"]: line for line in log if line["event"] == "access"}
    assert (lines.keys() >= {path, f"{path}/socket"}) == wanted
    if wanted:
        line = lines[path]
        assert line["ms"] >= 0
        assert (line["request"], line["method"], line["status"]) == (looked.headers[ID], "GET", 200)
        assert line["address"] == "127.0.0.1"
    assert not any(secret in str(log) for secret in (made["link"], ann.http.cookies["coven"]))


@pytest.mark.parametrize("type_", ["text/plain", "text/plain;charset=UTF-8", "application/x-www-form-urlencoded", None])
async def test_json_that_does_not_say_so_is_refused(server: Running, type_: str | None) -> None:
    """Forms of foreign pages can send these, and nothing else."""
    async with server.guest("Ann") as ann:
        body, headers = b'{"game":"familiars","seats":2}', {"Content-Type": type_} if type_ else {}
        answer = await ann.http.post("/api/tables", content=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
        fine = await ann.http.post(
            "/api/tables", content=body, headers={"Content-Type": "Application/JSON; charset=utf-8"}
        )
        assert fine.status_code == 201
        assert (await ann.http.post(f"/api/tables/{fine.json()['table']['id']}/leave")).status_code == 200


async def test_whoever_is_too_fast_is_told_when_to_come_back(database: Path) -> None:
    async with running(database, requests=1, sign_ins=2) as server, server.visitor() as visitor:
        for _ in range(2):
            await visitor.post("/api/guests", name="Ann")
        refused = await visitor.post("/api/guests", name="Ann")
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "30")
        while (answer := await visitor.get("/api/games")).status_code == 200:
            pass
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")
        server.clock.advance(1_000)
        assert (await visitor.get("/api/games")).status_code == 200


async def test_failed_sign_ins_are_in_the_log_without_names_or_passwords(server: Running) -> None:
    async with server.visitor() as ann, server.visitor() as eve:
        me = (await ann.post("/api/accounts", name="Ann", password="correct horse")).json()
        with capture_logs() as lines:
            await eve.post("/api/session", name="Ann", password="battery staple")
            await eve.post("/api/session", name="my secret", password="typed into the wrong field")
            await eve.post("/api/session", name="Ann", password="correct horse")
    failed = [line for line in lines if line["event"] == "sign-in failed"]
    assert [(line["person"], line["address"]) for line in failed] == [(me["id"], "127.0.0.1"), (None, "127.0.0.1")]
    assert not any(word in str(lines) for word in ("battery", "secret", "wrong field", "horse"))


async def test_descriptions_are_made_once_and_not_sent_again_to_those_who_have_them(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.visitor() as visitor:
        for path in ("/api/openapi.json", "/api/asyncapi.json", "/api/docs"):
            first = await visitor.get(path)
            assert first.status_code == 200
            monkeypatch.setattr("coven.server.http.docs.routes._describe", None)  # nobody may ask it again
            again = await visitor.http.get(path, headers={"If-None-Match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            async with visitor.http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as squeezed:
                raw = b"".join([part async for part in squeezed.aiter_raw()])
            assert gzip.decompress(raw) == first.content
