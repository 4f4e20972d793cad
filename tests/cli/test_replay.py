"""coven replay without a terminal."""

import json
from pathlib import Path

from coven.cli.replay import together
from coven.engine import Told
from examples.familiars.events import Received
from tests.cli.conftest import Coven


def lines(coven: Coven, *arguments: object) -> list[dict]:
    """The moves."""
    printed = [json.loads(line) for line in coven("replay", *arguments, "--json").out.splitlines()]
    return [line for line in printed if "outcome" not in line]


def test_a_line_for_each_move(coven: Coven, finished: Path) -> None:
    shown = coven("replay", finished)
    assert shown.code == 0
    assert "   1  Ada has chosen.\n   2  Nan has chosen.\n" in shown.out
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


def test_all_eyes_see_who_heard_a_whisper(coven: Coven, finished: Path) -> None:
    events = lines(coven, finished, "--seat", "ALL")[1]["events"]
    whispers = {(event["event"], *event["audience"]) for event in events if "audience" in event}
    assert whispers == {("received", 0), ("received", 1)}
    assert not any("audience" in event for event in lines(coven, finished, "--seat", 1)[1]["events"])


def test_what_several_were_told_alike_is_shown_once() -> None:
    toad, cat = Received("toad-2"), Received("cat-3")
    told = [Told(toad, (0,)), Told(toad, (1,)), Told(cat, (1,)), Told(cat, (1,)), Told(toad), Told(toad)]
    assert together(told) == [Told(toad, (0, 1)), *told[2:]]


def test_the_outcome_comes_last(coven: Coven, finished: Path, unfinished: Path) -> None:
    outcome = json.loads(finished.read_bytes().splitlines()[-1])
    printed = coven("replay", finished, "--json").out.splitlines()
    assert json.loads(printed[-1]) == {"outcome": outcome["outcome"]}
    assert "outcome" not in coven("replay", unfinished, "--json").out


def test_from_a_move_on(coven: Coven, finished: Path) -> None:
    assert [move["number"] for move in lines(coven, finished, "--from", 11)] == [11, 12]


def test_an_unfinished_record_can_be_seen(coven: Coven, unfinished: Path) -> None:
    assert len(lines(coven, unfinished)) == 4
