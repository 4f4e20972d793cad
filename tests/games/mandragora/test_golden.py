"""Finished games that must replay for ever."""

from pathlib import Path

import pytest

from coven.engine.replay import verify
from coven.games import find

RECORDS = sorted((Path(__file__).parents[2] / "golden" / "mandragora").glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_outcome(path: Path) -> None:
    record = verify(path.read_bytes(), find)
    assert record.table.outcome is not None


@pytest.mark.rule("MD-32", "MD-38")
def test_the_golden_games_end_in_every_way() -> None:
    records = [verify(path.read_bytes(), find) for path in RECORDS]
    assert {record.table.outcome.reason for record in records if record.table.outcome} == {
        "rounds-played",
        "all-passed",
    }
    assert {record.header.players for record in records} == {2, 3, 4}
    assert any(record.header.options.get("teams") for record in records)
