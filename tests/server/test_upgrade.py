"""A house is upgraded while tables are played: none is lost, though a rule was mended and positions look different."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from coven.engine import BadRecord, Game, Record
from coven.engine.replay import verify
from coven.server.archive.audit import audit
from coven.server.store.sqlite import SqliteStore
from examples.familiars import GAME as FAMILIARS
from tests.engine.mended import GAME as MENDED
from tests.engine.mended import mend
from tests.engine.records import chained_again, edit
from tests.server.kit import Visitor, play_along, running

pytestmark = pytest.mark.anyio
PLAYED = 5
"""Moves before the upgrade, with snapshots after each second one."""


async def play_out(ann: Visitor, bob: Visitor, table: str) -> None:
    async with ann.socket(table) as here, bob.socket(table) as there:
        await asyncio.gather(play_along(here), play_along(there))


async def play_some(ann: Visitor, bob: Visitor, table: str) -> None:
    for number in range(PLAYED):
        assert (await (ann, bob)[number % 2].play(table)).status_code == 200


async def record_of(visitor: Visitor, table: str) -> bytes:
    return (await visitor.get(f"/api/tables/{table}/record")).content


class Before:
    """What an older house left: cookies, a finished table with its record, one half played, and one that waits."""

    def __init__(self, ann: Visitor, bob: Visitor) -> None:
        self.ann, self.bob = ({"Cookie": f"coven={each.http.cookies['coven']}"} for each in (ann, bob))
        self.finished = self.half = self.waiting = ""
        self.record = b""


@pytest.fixture
async def before(database: Path) -> Before:
    async with running(database, snapshot_every=2) as house, house.guest("Ann") as ann, house.guest("Bob") as bob:
        left = Before(ann, bob)
        left.finished, left.half, left.waiting = [await ann.table() for _ in range(3)]
        for table in (left.finished, left.half):
            await bob.join(table)
        await play_out(ann, bob, left.finished)
        await play_some(ann, bob, left.half)
        left.record = await record_of(ann, left.finished)
    return left


def checked(data: bytes, game: Game) -> Record:
    return verify(data, lambda _: game)


async def test_an_upgrade_loses_no_table(database: Path, before: Before, monkeypatch: pytest.MonkeyPatch) -> None:
    mend(monkeypatch)
    async with (
        running(database, games={"familiars": MENDED}, seed=1) as house,
        house.visitor(**before.ann) as ann,
        house.visitor(**before.bob) as bob,
    ):
        new = await ann.table()
        for table in (before.waiting, new):
            await bob.join(table)
        for table in (before.half, before.waiting, new):
            await play_out(ann, bob, table)
        finished, half, waited, newest = [
            await record_of(ann, table) for table in (before.finished, before.half, before.waiting, new)
        ]
    assert finished == before.record
    assert [each.bad async for each in audit(SqliteStore(database), lambda _: MENDED)] == [None] * 4
    for record, rules in ((finished, 1), (half, 1), (waited, 1), (newest, 2)):
        assert checked(record, MENDED).header.rules == rules
    with pytest.raises(BadRecord, match="record-"):  # they would have gone otherwise under the new rules
        checked(chained_again(edit(0, b'"rules":1', b'"rules":2'), half), MENDED)
    monkeypatch.undo()
    for record in (finished, half, waited):
        assert checked(record, FAMILIARS).table.outcome


async def test_a_table_that_goes_on_shows_what_it_showed(
    database: Path, before: Before, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as house, house.visitor(**before.ann) as ann:
        shown = await ann.view(before.half)
    mend(monkeypatch)
    async with running(database, games={"familiars": MENDED}) as house, house.visitor(**before.ann) as ann:
        assert await ann.view(before.half) == shown


async def test_rules_that_are_no_longer_known_are_said_to_be(database: Path, before: Before) -> None:
    game = replace(MENDED, oldest_rules=2)
    async with running(database, games={"familiars": game}) as house, house.visitor(**before.ann) as ann:
        for page in (f"{before.half}/view", f"{before.finished}/record"):
            answer = await ann.get(f"/api/tables/{page}")
            assert (answer.status_code, answer.json()["code"]) == (409, "rules-changed")
            assert answer.json()["args"] == {"given": 1, "known": "2"}
