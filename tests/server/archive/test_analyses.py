"""How the chances of a finished game went, and how much of it was luck."""

from dataclasses import replace
from pathlib import Path

import pytest

from examples.familiars import GAME as FAMILIARS
from examples.familiars.setup import FamiliarsTable
from tests.contract.cases import GAMES
from tests.server.archive.played import finished
from tests.server.kit import Running, running

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[2] / "golden"


async def test_the_chances_of_a_game_end_with_its_outcome(database: Path) -> None:
    game = GAMES["hocus_pocus"]
    record = (GOLDEN / "hocus_pocus" / "racing-apprentices.jsonl").read_text("utf-8")
    async with running(database, games={game.name: game}, analyses=3) as server, server.visitor() as visitor:
        curve = (await visitor.post("/api/records/chances", record=record)).json()
        points = curve["points"]
        assert [point["number"] for point in points] == sorted({point["number"] for point in points})
        sure, end = [0.0, 1.0, 0.0], len(record.splitlines()) - 2
        assert points[-1] == {"number": end, "chances": sure, "low": sure, "high": sure}
        for point in points:
            assert sum(point["chances"]) == pytest.approx(1, abs=0.01)
            intervals = zip(point["low"], point["chances"], point["high"], strict=True)
            assert all(low <= chance <= high for low, chance, high in intervals)
        numbers = [turn["number"] for turn in curve["turns"]]
        assert numbers == sorted(numbers)
        assert numbers[-1] == end, "Apprentices who race leave it open to the last"
        assert curve == (await visitor.post("/api/records/chances", record=record)).json()
        bad = await visitor.post("/api/records/chances", record=record.replace('"seat":1', '"seat":0', 1))
        assert (bad.status_code, bad.json()["code"]) == (400, "bad-record")
        assert (await visitor.post("/api/records/chances", record=record)).status_code == 429


async def test_a_game_of_a_few_moves_has_chances_too(server: Running) -> None:
    async with server.visitor() as visitor:
        _, record = await finished(server)
        points = (await visitor.post("/api/records/chances", record=record)).json()["points"]
        assert [point["number"] for point in points] == list(range(len(record.splitlines()) - 1))


class UntaughtTable(FamiliarsTable):
    """Beside this one lies no bot."""


async def test_a_game_that_no_bot_was_taught_has_no_chances(database: Path) -> None:
    games = {"familiars": replace(FAMILIARS, table=UntaughtTable)}
    async with running(database, games=games) as server, server.visitor() as visitor:
        _, record = await finished(server)
        assert (await visitor.post("/api/records/chances", record=record)).json() == {"points": [], "turns": []}
        assert (await visitor.post("/api/records/accounts", record=record)).json() == {"accounts": [], "mistakes": []}


async def test_a_result_is_what_is_fair_and_choices_and_luck(database: Path) -> None:
    game = GAMES["hocus_pocus"]
    record = (GOLDEN / "hocus_pocus" / "racing-apprentices.jsonl").read_text("utf-8")
    async with running(database, games={game.name: game}, analyses=1) as server, server.visitor() as visitor:
        told = (await visitor.post("/api/records/accounts", record=record)).json()["accounts"]
        assert [account["result"] for account in told] == [0, 1, 0]
        for account in told:
            parts = sum(account[part]["value"] for part in ("choices", "others", "luck"))
            assert account["fair"] + parts == pytest.approx(account["result"])
        assert (await visitor.post("/api/records/accounts", record=record)).status_code == 429
