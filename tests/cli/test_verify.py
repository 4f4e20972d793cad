"""coven verify."""

import io
import json
import sys
from pathlib import Path
from random import Random

import pytest

from coven.cli import main
from tests.cli.conftest import Coven
from tests.engine.records import chained_again, edit, in_format_1


def test_a_good_record(coven: Coven, finished: Path) -> None:
    checked = coven("verify", finished)
    assert checked.code == 0
    assert checked.out == f"✓ {finished}: verified. Familiars, 12 moves. Ada wins!\n"


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


@pytest.fixture
def old(finished: Path) -> Path:
    """The same game as records were written before."""
    path = finished.with_name("old.jsonl")
    path.write_bytes(in_format_1(data=finished.read_bytes()))
    return path


def test_a_record_of_format_1_is_played_again_and_does_not_look_verified(coven: Coven, old: Path) -> None:
    checked = coven("verify", old)
    assert checked.code == 1
    assert checked.one_line().startswith(f"? {old}: played again, but not verified. Familiars, 12 moves. Ada wins!")
    assert "can no longer be checked" in checked.err
    told = json.loads(coven("verify", "--json", old).out)
    assert (told["verified"], told["doubt"], told["message"]) == (False, True, "record-unproved")
    assert (told["game"], told["moves"]) == ("familiars", 12)


def test_a_bad_record_of_format_1_is_bad(coven: Coven, old: Path) -> None:
    old.write_bytes(old.read_bytes().replace(b"hands-empty", b"resigned"))
    assert coven("verify", old).one_line().startswith(f"✗ {old}: move 13: ")


def unknown_here(record: Path, old: bytes, new: bytes) -> Path:
    """The same record of a game or of rules that nobody knows, with a chain that holds."""
    record.write_bytes(chained_again(edit(0, old, new), record.read_bytes()))
    return record


def test_of_unknown_rules_the_chain_alone_is_checked(coven: Coven, finished: Path) -> None:
    checked = coven("verify", unknown_here(finished, b'"rules":1', b'"rules":9'))
    assert checked.code == 1
    assert checked.one_line().startswith(f"? {finished}: not verified. This record follows version 9")
    assert "The hash chain is intact" in checked.err


def test_of_an_unknown_game_the_chain_alone_is_checked(coven: Coven, finished: Path) -> None:
    unknown_here(finished, b'"familiars"', b'"whist"')
    assert coven("verify", finished).one_line().startswith(f"? {finished}: not verified. There is no game whist")
    told = json.loads(coven("verify", "--json", finished).out)
    assert (told["verified"], told["doubt"], told["moves"]) == (False, True, 12)
    finished.write_bytes(finished.read_bytes().replace(b'"seat": 1', b'"seat": 0', 1))
    assert coven("verify", finished).one_line().startswith(f"✗ {finished}: move ")


STEERING = rb"\u001b]0;owned\u0007\u001b[2JAda\u009b31m\r\u202e"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_names_in_a_record_do_not_steer_the_terminal(coven: Coven, finished: Path, command: str) -> None:
    finished.write_bytes(chained_again(edit(0, b"Ada", STEERING), finished.read_bytes()))
    shown = coven(command, finished)
    assert shown.code == 0
    assert "Ada" in shown.out
    assert not set("\x1b\x07\x9b\r\u202e") & set(shown.out + shown.err)


def test_what_is_wrong_with_a_record_does_not_steer_the_terminal_either(coven: Coven, finished: Path) -> None:
    finished.write_bytes(chained_again(edit(0, b"familiars", rb"\u001b[2Jwhist"), finished.read_bytes()))
    shown = coven("verify", finished)
    assert shown.code == 1
    assert "whist" in shown.err
    assert "\x1b" not in shown.err


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
