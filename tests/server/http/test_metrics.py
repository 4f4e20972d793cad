"""Numbers for those who run the server, and for nobody else."""

import asyncio
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.kit import Running, play_along, running

pytestmark = pytest.mark.anyio


async def test_without_a_key_there_is_no_such_page(server: Running) -> None:
    async with server.visitor(Authorization="Bearer x") as visitor:
        answer = await visitor.get("/metrics")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-page")


async def test_who_has_the_key_reads_numbers_and_no_secrets(database: Path) -> None:
    async with running(database, metrics_key="open sesame") as server, server.guest("Ann") as ann:
        async with server.guest("Bob") as bob:
            table = await ann.table()
            await bob.join(table)
            async with ann.socket(table) as here, bob.socket(table) as there:
                await asyncio.gather(play_along(here), play_along(there))
                for wrong in ({}, {"Authorization": "Bearer sesame"}, {"Authorization": "open sesame"}):
                    assert (await ann.http.get("/metrics", headers=wrong)).status_code == 401
                answer = await ann.http.get("/metrics", headers={"Authorization": "Bearer open sesame"})
        row = (await server.backend.tables.get(table)).row
    numbers = {
        (sample.name, *dict(sorted(sample.labels.items())).values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }
    assert numbers["coven_moves_total", "player", "familiars"] == row.number
    assert numbers["coven_move_seconds_count", "familiars"] >= row.number
    assert (numbers["coven_connections",], numbers["coven_tables_ended",]) == (2, 1)
    assert numbers["coven_request_seconds_count", "POST", "/api/tables/{table_id}/join", "200"] == 1
    assert not any(hidden in answer.text for hidden in (table, row.secret, row.link, row.host, "Ann", "sesame"))
