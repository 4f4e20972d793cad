"""Games against time, in a real terminal: Hocus Focus."""

import json
from pathlib import Path

from tests.cli.terminal import Terminal

PROMPT = "Your move (? for help):"


def moves_of(path: Path, seat: int) -> list[dict]:
    lines = map(json.loads, path.read_bytes().splitlines()[1:])
    return [line["move"] for line in lines if line.get("seat") == seat]


def test_own_time_is_measured_from_call_to_point(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    with Terminal("play", "hocus_focus", "-p", 2, "--bots", "apprentice", "--seed", "l", "--save", path) as race:
        race.until("Ready?")
        race.type("\n")
        race.until(PROMPT)
        race.type("1\n")
        assert "Ada called “Kazaam!” after" in race.until(PROMPT)
        race.type("12\n")
        race.until("Ready?")
        race.type("\x03")
        assert race.end()[0] == 130
    call, point = moves_of(path, 0)
    assert (call["move"], point["move"], point["place"]) == ("kazaam", "point", 12)
    assert 0 <= call["ms"] <= point["ms"]


def test_a_bot_that_calls_first_interrupts(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    with Terminal("play", "hocus_focus", "-p", 2, "--bots", "master", "--seed", "q", "--save", path) as race:
        race.until("Ready?")
        race.type("\n")
        race.until(PROMPT)
        race.type("1")
        race.until("Too slow!")
        assert "Nan called" in race.until("Ready?")
        race.type("\n")
        race.until(PROMPT)
        race.type("q\n")
        assert race.end()[0] == 0
    assert moves_of(path, 0) == [{"move": "wait", "opening": 1}]


def test_what_comes_next_is_not_shown_before_one_is_ready(tmp_path: Path) -> None:
    with Terminal("play", "hocus_focus", "-p", 2, "--bots", "apprentice", "--save", tmp_path / "race.jsonl") as race:
        race.until("Ready?")
        race.type("\n")
        race.until(PROMPT)
        race.type("3\n")
        assert "New target" not in race.until("Ready?")
        race.type("\n")
        shown = race.until(PROMPT)
        assert "New target" in shown or "open again" in shown
