"""coven simulate, and what it counts."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from coven.bots import Bot
from coven.bots.match import Match, Result
from coven.cli.tally import tally
from coven.engine import Outcome, ranked
from tests.cli.conftest import Coven


def test_a_table_of_wins_scores_lengths_and_endings(coven: Coven) -> None:
    ran = coven("simulate", "familiars", "-n", 20, "--bots", "adept,random", "--workers", 1, "--seed", "s")
    assert ran.code == 0
    assert "Familiars, 2 players, 20 games, seed s" in ran.out
    assert "Moves per game: 12.0 on average, 12 to 12" in ran.out
    assert "20 × All familiars have been sent." in ran.out


def test_seats_count_from_0_in_json_and_from_1_for_people(coven: Coven) -> None:
    command = ["simulate", "familiars", "-n", 1, "--workers", 1, "--seed", "s"]
    found = json.loads(coven(*command, "--json").out)["seats"]
    assert [seat["seat"] for seat in found] == [0, 1]
    rows = [line.split() for line in coven(*command).out.splitlines() if "adept" in line]
    assert [row[0] for row in rows] == ["1", "2"]
    assert [row[-1] for row in rows] == [f"{seat['score']['value']:.2f}" for seat in found]


def test_the_same_seed_gives_the_same_games(coven: Coven) -> None:
    def run(seed: str) -> str:
        options = ["-n", 10, "--bots", "random", "--workers", 1, "--json", "--seed", seed]
        return coven("simulate", "familiars", *options).out

    assert run("a") == run("a") != run("b")


def test_the_number_of_workers_changes_nothing(coven: Coven) -> None:
    def run(workers: int) -> str:
        return coven("simulate", "hocus_focus", "-n", 6, "--json", "--seed", "s", "--workers", workers).out

    assert run(1) == run(2) != ""


def test_an_interrupt_among_workers_counts_what_is_finished(tmp_path: Path) -> None:
    command = ["simulate", "hocus_focus", "-n", "100000", "--workers", "2", "--save", str(tmp_path)]
    arguments = [sys.executable, "-m", "coven.cli", *command]
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "start_new_session": True}
    with subprocess.Popen(arguments, **options) as process:
        while not any(tmp_path.glob("*.jsonl")) and process.poll() is None:
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        shown, complaint = process.communicate()
    kept = len(list(tmp_path.glob("*.jsonl")))
    assert process.returncode == 130
    assert complaint == f"Stopped after {kept:,} of 100,000 games.\n"
    assert f"{kept:,} games" in shown
    assert not list(tmp_path.glob("*.part"))


def test_records_are_saved_and_the_result_is_the_same(coven: Coven, tmp_path: Path) -> None:
    command = ["simulate", "familiars", "-n", 5, "--bots", "random", "--workers", 1, "--json", "--seed", "s"]
    quick, saved = json.loads(coven(*command).out), json.loads(coven(*command, "--save", "games").out)
    assert quick["seats"] == saved["seats"]
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [f"familiars-{number:06}.jsonl" for number in range(1, 6)]
    assert coven("verify", *files).code == 0
    again = coven(*command, "--save", "games")
    assert "already holds records of this game" in again.one_line()


def test_an_interrupt_counts_what_is_finished(coven: Coven, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def choose(sight, random):
        asked.append(sight)
        if len(asked) == 30:
            os.kill(os.getpid(), signal.SIGINT)
        return sight.moves[0]

    monkeypatch.setattr("examples.familiars.bot.BOT", Bot(choose=choose))
    ran = coven("simulate", "familiars", "-n", 50, "--workers", 1, "--save", "games")
    assert ran.code == 130
    assert "2 games" in ran.out
    assert ran.err == "Stopped after 2 of 50 games.\n"
    assert len(list((tmp_path / "games").iterdir())) == 2


def test_a_picture(coven: Coven, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    ran = coven("simulate", "familiars", "-n", 5, "--workers", 1, "--plot", "wins.png")
    assert ran.code == 0
    assert (tmp_path / "wins.png").read_bytes().startswith(b"\x89PNG")


def test_a_picture_without_matplotlib(coven: Coven, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coven.cli.plot.find_spec", lambda name: None)
    refused = coven("simulate", "familiars", "-n", 5, "--plot", "wins.png")
    assert 'pip install "coven-games[plot]"' in refused.one_line()


def test_shared_wins_are_parts_and_partners_win_together() -> None:
    match = Match(game="g", players=4, options={}, bots=("adept",) * 4, seed="s")
    teams = Outcome("end", ((0, 2), (1, 3)), (5, 3), ((0,), (1,)))
    counted = tally(match, [Result(1, 10, teams), Result(2, 20, ranked("end", (2, 2, 0, 1)))])
    assert [seat.wins for seat in counted.seats] == [1.5, 0.5, 1.0, 0.0]
    assert [seat.score.value for seat in counted.seats] == [3.5, 2.5, 2.5, 2.0]
    assert (counted.moves.mean, counted.moves.shortest, counted.moves.longest) == (15, 10, 20)
