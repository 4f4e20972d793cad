"""coven analyse, calibrate and balance, from the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Coven

QUICK = ("--playouts", 4, "--workers", 1)


def test_an_analysis_tells_chances_choices_and_luck(coven: Coven, finished: Path) -> None:
    ran = coven("analyse", finished, *QUICK)
    assert ran.code == 0
    assert "Familiars: a look back at 12 moves" in ran.out
    assert "Luck" in ran.out


def test_no_doubt_is_told_as_an_interval_of_nothing(coven: Coven, finished: Path) -> None:
    assert "± 0%" not in coven("analyse", finished, *QUICK).out


def test_an_analysis_as_json_and_as_a_picture(coven: Coven, finished: Path, tmp_path: Path) -> None:
    ran = coven("analyse", finished, *QUICK, "--json", "--plot", "game.svg")
    found = json.loads(ran.out)
    assert [point["number"] for point in found["points"]][::3] == [0, 6, 12]
    assert b"<svg" in (tmp_path / "game.svg").read_bytes()


def test_a_calibration_tells_brier_scores(coven: Coven, tmp_path: Path) -> None:
    ran = coven("calibrate", "familiars", "-n", 3, *QUICK, "--seed", "s", "--plot", "reliability.png")
    assert ran.code == 0
    assert "Brier score" in ran.out
    assert (tmp_path / "reliability.png").read_bytes().startswith(b"\x89PNG")
    assert json.loads(coven("calibrate", "familiars", "-n", 3, *QUICK, "--json").out)["games"] == 3


def test_a_page_of_balance(coven: Coven, tmp_path: Path) -> None:
    ran = coven("balance", "familiars", "-n", 40, "--workers", 1, "--bots", "random")
    assert ran.out == "balance-familiars.html: the balance of 40 games.\n"
    assert "<h2>Seats</h2>" in (tmp_path / "balance-familiars.html").read_text("utf-8")


def test_a_balance_as_json(coven: Coven) -> None:
    found = json.loads(coven("balance", "familiars", "-n", 5, "--workers", 1, "--json", "--seed", "s").out)
    assert (found["games"], found["moves"]["mean"]["value"]) == (5, 12)


USAGE = [
    ("analyse", "See: coven analyse --help"),
    ("analyse finished.jsonl --playouts 0", "--playouts must be between 2 and 1,000,000"),
    ("analyse finished.jsonl --options 0", "--options must be between 1 and 1,000,000"),
    ("analyse finished.jsonl --plot game.doc", "png"),
    ("calibrate chess", "There is no game chess"),
    ("calibrate familiars -n 0", "--games must be between 1 and 1,000,000"),
    ("calibrate familiars --bots clever", "There is no bot clever"),
    ("calibrate familiars -p 9", "2 to 4 players, not 9"),
    ("balance chess", "There is no game chess"),
    ("balance familiars -n 0", "--games must be between 1 and 1,000,000"),
    ("balance familiars --bots clever", "There is no bot clever"),
    ("balance familiars --budget fast", "--budget takes seconds"),
    ("balance familiars --budget 0s", "--budget takes seconds"),
    ("balance familiars -p 9", "2 to 4 players, not 9"),
]

FAILURES = [
    ("analyse nowhere.jsonl", "Can’t read nowhere.jsonl"),
    ("analyse file", "file: This is not a Coven record."),
    ("analyse unfinished.jsonl", "The record stops before the end of the game."),
    ("analyse finished.jsonl --plot nowhere/game.png", "There is no folder nowhere."),
    ("balance familiars -n 1 --page nowhere/page.html", "There is no folder nowhere."),
    ("balance familiars -n 1 --workers 1 --page .", "Can’t write"),
]


@pytest.mark.usefixtures("finished")
@pytest.mark.parametrize("command, hint", USAGE)
def test_wrong_usage_is_one_line_and_ends_with_2(coven: Coven, command: str, hint: str) -> None:
    failed = coven(*command.split())
    assert hint in failed.one_line()
    assert failed.code == 2


@pytest.mark.usefixtures("finished", "unfinished")
@pytest.mark.parametrize("command, hint", FAILURES)
def test_what_cannot_be_done_is_one_line_and_ends_with_1(coven: Coven, tmp_path: Path, command: str, hint: str) -> None:
    (tmp_path / "file").write_bytes(b"hello\n")
    failed = coven(*command.split())
    assert hint in failed.one_line()
    assert failed.code == 1


def test_a_record_of_a_game_that_is_not_here(coven: Coven, finished: Path) -> None:
    finished.write_bytes(finished.read_bytes().replace(b'"familiars"', b'"chess"'))
    assert "There is no game chess" in coven("analyse", finished).one_line()
