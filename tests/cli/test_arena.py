"""coven arena, from the command line."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Coven

QUICK = ("--bots", "random,adept", "--workers", 1)


def test_a_table_of_ratings_and_meetings(coven: Coven) -> None:
    ran = coven("arena", "familiars", *QUICK, "-n", 10, "--seed", "s")
    assert ran.code == 0
    assert "Familiars, 2 players, 10 games, seed s" in ran.out
    assert "Wins above a fair share" in ran.out
    assert ran.out.count("50.0%") == 2  # what is fair, for each


def test_a_drawn_seed_is_told_and_gives_the_same_games(coven: Coven) -> None:
    first = json.loads(coven("arena", "familiars", *QUICK, "-n", 4, "--json").out)
    seed = first["arena"]["seed"]
    assert json.loads(coven("arena", "familiars", *QUICK, "-n", 4, "--json", "--seed", seed).out) == first


def test_the_number_of_workers_changes_nothing(coven: Coven) -> None:
    def run(workers: int) -> str:
        command = ["arena", "hocus_focus", "-n", 6, "--bots", "random,adept", "--json", "--duplicate", "--seed", "s"]
        return coven(*command, "--workers", workers).out

    assert run(1) == run(2) != ""


def test_records_are_kept_and_a_finished_tournament_is_shown_again(coven: Coven, tmp_path: Path) -> None:
    command = ["arena", "familiars", *QUICK, "-n", 4, "--json", "--save", "games"]
    first = coven(*command)
    records = sorted((tmp_path / "games").glob("familiars-*.jsonl"))
    assert len(records) == 4
    assert coven("verify", *records).code == 0
    assert coven(*command).out == first.out


def test_an_interrupted_tournament_goes_on_to_the_same_result(coven: Coven, tmp_path: Path) -> None:
    command = ["arena", "hocus_focus", "--bots", "random,adept", "-n", "60", "--json", "--seed", "s", "--save"]
    arguments = [sys.executable, "-m", "coven.cli", *command, str(tmp_path / "cut"), "--workers", "2"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(arguments, text=True, start_new_session=True, **pipes) as process:
        while not any((tmp_path / "cut").glob("hocus_focus-*.jsonl")) and process.poll() is None:
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        _, complaint = process.communicate()
    played = len(list((tmp_path / "cut").glob("hocus_focus-*.jsonl")))
    assert process.returncode == 130
    assert f"Stopped after {played} games" in complaint
    assert "to continue" in complaint
    assert 0 < played < 60
    again, whole = (coven(*command, folder, "--workers", 1) for folder in ("cut", "whole"))
    assert (again.out, again.code) == (whole.out, 0)
    records = list((tmp_path / "whole").glob("hocus_focus-*.jsonl"))
    assert len(records) == 60
    assert all(record.read_bytes() == (tmp_path / "cut" / record.name).read_bytes() for record in records)


def test_a_picture(coven: Coven, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    assert coven("arena", "familiars", *QUICK, "-n", 4, "--plot", "arena.svg").code == 0
    assert b"<svg" in (tmp_path / "arena.svg").read_bytes()


BAD = [
    ("arena", "See: coven arena --help"),
    ("arena chess", "There is no game chess"),
    ("arena familiars --bots adept", "two different bots"),
    ("arena familiars --bots adept,adept", "two different bots"),
    ("arena familiars --bots adept,clever", "There is no bot clever"),
    ("arena familiars --bots random,adept -n 0", "--games must be between 1 and 1,000,000"),
    ("arena familiars --bots random,adept --workers 0", "--workers must be between 1 and 1,000,000"),
    ("arena familiars --bots random,adept -p 9", "2 to 4 players, not 9"),
    ("arena familiars --bots random,adept -o copies=9", "2 – 4"),
    ("arena familiars --bots random,adept --plot wins.doc", "png"),
]


@pytest.mark.parametrize("command, hint", BAD)
def test_wrong_usage_is_one_line_and_ends_with_2(coven: Coven, command: str, hint: str) -> None:
    failed = coven(*command.split())
    assert hint in failed.one_line()
    assert failed.code == 2


def test_a_folder_that_cannot_be_written(coven: Coven, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    failed = coven("arena", "familiars", *QUICK, "--save", "file")
    assert "Can’t write file" in failed.one_line()
    assert failed.code == 1


def test_a_folder_with_another_tournament(coven: Coven) -> None:
    coven("arena", "familiars", *QUICK, "-n", 2, "--save", "games")
    failed = coven("arena", "familiars", *QUICK, "-n", 4, "--save", "games")
    assert "holds another tournament" in failed.one_line()
    assert failed.code == 1


def test_a_cluster_without_ray(coven: Coven, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coven.cli.crowd.find_spec", lambda name: None)
    assert 'pip install "coven-games[cluster]"' in coven("arena", "familiars", *QUICK, "--cluster", "local").one_line()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:here"])
def test_a_cluster_that_does_not_answer(coven: Coven, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setattr("coven.cli.crowd.find_spec", lambda name: "there")
    failed = coven("arena", "familiars", *QUICK, "--cluster", address)
    assert failed.one_line() == f"No Ray cluster answers at {address}."
    assert failed.code == 1
