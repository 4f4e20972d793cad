"""coven verify."""

import io
import json
import sys
from pathlib import Path
from random import Random

import pytest

from coven.cli import main
from tests.cli.conftest import Coven


def test_a_good_record(coven: Coven, finished: Path) -> None:
    checked = coven("verify", finished)
    assert checked.code == 0
    assert checked.out == f"✓ {finished}: verified. Familiars, 12 moves. Ada and Morgana win!\n"


def test_the_first_bad_move_is_named(coven: Coven, finished: Path) -> None:
    lines = finished.read_bytes().splitlines(keepends=True)
    lines[3] = lines[4]
    finished.write_bytes(b"".join(lines))
    checked = coven("verify", finished)
    assert checked.code == 1
    assert "finished.jsonl: move 3: " in checked.one_line()


def test_an_unfinished_record(coven: Coven, unfinished: Path) -> None:
    checked = coven("verify", unfinished)
    assert checked.code == 1
    assert "move 5: The record stops before the end of the game." in checked.one_line()


def test_one_bad_record_among_good_ones(coven: Coven, finished: Path, unfinished: Path) -> None:
    checked = coven("verify", finished, unfinished, finished)
    assert checked.code == 1
    assert checked.out.count("verified") == 2
    assert checked.err.count("\n") == 1


def test_as_json(coven: Coven, finished: Path, unfinished: Path) -> None:
    checked = coven("verify", "--json", finished, unfinished, "nowhere")
    good, bad, missing = map(json.loads, checked.out.splitlines())
    assert checked.code == 1
    assert (good["verified"], good["game"], good["moves"]) == (True, "familiars", 12)
    assert (bad["verified"], bad["number"], bad["message"]) == (False, 5, "record-unfinished")
    assert (missing["verified"], missing["message"]) == (False, "cli-cannot-read")


def test_standard_input(finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(finished.read_bytes())))
    with pytest.raises(SystemExit, match="0"):
        main(["verify", "-"])
    assert capsys.readouterr().out.startswith("✓ -: verified.")


def test_no_damage_goes_unnoticed(coven: Coven, finished: Path) -> None:
    """A byte changed anywhere: one line, never a traceback."""
    whole, random = finished.read_bytes(), Random(7)
    for _ in range(60):
        place = random.randrange(len(whole) - 1)
        finished.write_bytes(whole[:place] + bytes([whole[place] ^ random.randrange(1, 256)]) + whole[place + 1 :])
        checked = coven("verify", finished)
        assert checked.code == 1
        assert checked.one_line()
