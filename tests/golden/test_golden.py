"""Finished games of every kind replay for ever: if one does not, the rules have changed and need a new version."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from coven.engine.replay import verify
from coven.games import find, names

GOLDEN = Path(__file__).parent
OLD = sorted(GOLDEN.glob("format_1/*.jsonl"))
RECORDS = [path for path in sorted(GOLDEN.glob("*/*.jsonl")) if path not in OLD]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_still_replays(path: Path) -> None:
    record = verify(path.read_bytes(), find)
    assert record.proved
    assert record.game.name == path.parent.name
    assert record.encode() == path.read_bytes()


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_golden_game_of_format_1_is_still_played_again(path: Path) -> None:
    record = verify(path.read_bytes(), find)
    assert not record.proved
    assert record.game.name == path.stem


@pytest.mark.parametrize("name", names())
def test_every_version_of_the_rules_that_is_known_has_golden_games(name: str) -> None:
    records = [verify(path.read_bytes(), find) for path in RECORDS if path.parent.name == name]
    assert {record.header.rules for record in records} == set(find(name).known_rules)


@pytest.mark.parametrize("name", names())
def test_every_way_of_ending_has_a_golden_game(name: str) -> None:
    records = [verify(path.read_bytes(), find) for path in RECORDS if path.parent.name == name]
    reasons = {record.table.outcome.reason for record in records if record.table.outcome}
    assert len(records) >= 2
    assert reasons == set(re.findall(r"^outcome-([\w-]+) =", text_of(name), re.MULTILINE))


@pytest.mark.rule("MD-32", "MD-38")
def test_the_golden_games_of_mandragora_have_every_number_of_players_and_teams() -> None:
    records = [verify(path.read_bytes(), find) for path in RECORDS if path.parent.name == "mandragora"]
    assert {record.header.players for record in records} == {2, 3, 4}
    assert any(record.header.options.get("teams") for record in records)


def text_of(name: str) -> str:
    return (files(f"coven.games.{name}") / "text" / "en.ftl").read_text("utf-8")
