"""coven replay without a terminal."""

import json
from pathlib import Path

from tests.cli.conftest import Coven


def lines(coven: Coven, *arguments: object) -> list[dict]:
    return [json.loads(line) for line in coven("replay", *arguments, "--json").out.splitlines()]


def test_a_line_for_each_move(coven: Coven, finished: Path) -> None:
    shown = coven("replay", finished)
    assert shown.code == 0
    assert "   1  Ada has chosen.\n   2  Morgana has chosen.\n" in shown.out
    assert "The game is over" in shown.out


def test_a_spectator_sees_no_secret(coven: Coven, finished: Path) -> None:
    assert lines(coven, finished)[0] == {"number": 1, "events": [{"event": "chose", "seat": 0}]}


def test_a_seat_sees_its_own_moves_and_cards_alone(coven: Coven, finished: Path) -> None:
    first, second, *_ = lines(coven, finished, "--seat", 1)
    assert first["move"] == {"move": "send", "card": "cat-3"}
    assert "move" not in second
    assert [event["event"] for event in second["events"]] == ["chose", "revealed", "drew", "received"]


def test_everybody_sees_everything(coven: Coven, finished: Path) -> None:
    moves = lines(coven, finished, "--seat", "all")
    assert all("move" in move for move in moves)
    assert [event["event"] for event in moves[1]["events"]].count("received") == 2
    assert "You draw Toad. (only for Ada)" in coven("replay", finished, "--seat", "all").out


def test_from_a_move_on(coven: Coven, finished: Path) -> None:
    assert [move["number"] for move in lines(coven, finished, "--from", 11)] == [11, 12]


def test_an_unfinished_record_can_be_seen(coven: Coven, unfinished: Path) -> None:
    assert len(lines(coven, unfinished)) == 4
